"""Notices that a turn waits, by Web Push: to a device that asked for them, without an account."""
