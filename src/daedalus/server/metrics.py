"""What an operator can watch: Prometheus metrics, one registry per app."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("daedalus_tables", "Tables with a room here", registry=registry)
        self.clients = Gauge("daedalus_clients", "WebSockets open", registry=registry)
        self.created = Counter("daedalus_tables_made", "Tables made", registry=registry)
        self.aside = Gauge(
            "daedalus_tables_set_aside", "Tables that cannot be opened", registry=registry
        )
        self.dropped = Counter(
            "daedalus_clients_dropped", "WebSockets closed by us", ["why"], registry=registry
        )
        self.messages = Counter(
            "daedalus_messages", "Messages of clients", ["kind"], registry=registry
        )
        self.refused = Counter("daedalus_refused", "Refusals", ["code"], registry=registry)
        self.latency = Histogram(
            "daedalus_act_seconds",
            "From an act's arrival to its commit and the queued answers",
            buckets=_BUCKETS,
            registry=registry,
        )
        self.database = Histogram(
            "daedalus_database_seconds", "Database", ["what"], buckets=_BUCKETS, registry=registry
        )
        self.failures = Counter(
            "daedalus_database_failures", "Failures of the database", ["what"], registry=registry
        )
        for what in ("read", "write"):
            self.failures.labels(what)  # so that it exists before the first failure
        self.bots = Histogram(
            "daedalus_bot_seconds",
            "Thinking of bots",
            ["level"],
            buckets=_BUCKETS,
            registry=registry,
        )

        self.waits = Histogram(
            "daedalus_worker_wait_seconds",
            "Waiting for a worker process",
            ["what"],
            buckets=_BUCKETS,
            registry=registry,
        )

        # Looking up a label takes longer than counting, and every act counts several times.
        self._heard = cache(lambda name: self.messages.labels(name.lower()))
        self._took = cache(lambda what: self.database.labels(what))

    def heard(self, message: object) -> None:
        """Count a message of a client."""
        self._heard(type(message).__name__).inc()

    def bot_waited(self, seconds: float) -> None:
        self.waits.labels("bot").observe(seconds)

    def reading_waited(self, seconds: float) -> None:
        self.waits.labels("reading").observe(seconds)

    def bot_took(self, level: str, seconds: float) -> None:
        self.bots.labels(level).observe(seconds)

    def database_took(self, what: str, seconds: float) -> None:
        self._took(what).observe(seconds)

    def database_failed(self, what: str) -> None:
        self.failures.labels(what).inc()

    def text(self, tables: int, clients: int) -> bytes:
        """Return the page that Prometheus reads."""
        self.tables.set(tables)
        self.clients.set(clients)
        return generate_latest(self.registry)
