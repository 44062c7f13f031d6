"""The sliding engine: a push and a walk; Old Magic, Sea Charts and Deep Space are data for it."""
