"""Tables in a browser, without a server: what Pyodide runs in a worker (docs/architecture.md)."""
