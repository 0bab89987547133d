"""Metrics for Prometheus, on /metrics."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("tilewright_entries", "Entries written to logs of tables", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("tilewright_conflicts", "Appends that found their number taken", registry=REGISTRY)
BATCHES = Histogram(
    "tilewright_batch_size", "Changes per transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=REGISTRY
)
SUBMIT_SECONDS = Histogram("tilewright_submit_seconds", "From a command to its durable entry", registry=REGISTRY)
SOCKETS = Gauge("tilewright_sockets", "Open WebSockets", registry=REGISTRY)
CACHED_TABLES = Gauge("tilewright_cached_tables", "Tables held in memory", registry=REGISTRY)
NOTIFICATIONS = Counter(
    "tilewright_turn_notifications", "Attempts to notify players of their turn", ["way", "how"], registry=REGISTRY
)
BOT_SECONDS = Histogram("tilewright_bot_seconds", "Time that bots take, turn by turn", registry=REGISTRY)
BOT_FAILURES = Counter("tilewright_bot_failures", "Bots that crashed or took too long", ["why"], registry=REGISTRY)


@cache
def entries_of_kind(kind: str) -> Counter:
    """The count of entries of this kind; to look it up takes longer than to count."""
    return ENTRIES.labels(kind)
