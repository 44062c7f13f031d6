"""The table server: live games for any edition, over HTTP and WebSockets (docs/protocol.md)."""
