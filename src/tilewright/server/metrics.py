"""Figures for Prometheus, on /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("tilewright_entries", "Entries written to logs of tables", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("tilewright_conflicts", "Appends that found their number taken", registry=REGISTRY)
BATCHES = Histogram(
    "tilewright_batch_size", "Changes per transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=REGISTRY
)
DOOR = Histogram("tilewright_door_seconds", "From asking to durable, for every change of a table", registry=REGISTRY)
SOCKETS = Gauge("tilewright_sockets", "Open WebSockets", registry=REGISTRY)
HOT_TABLES = Gauge("tilewright_hot_tables", "Tables held in memory", registry=REGISTRY)
CALLS = Counter("tilewright_calls", "Attempts to call players to their turn", ["way", "how"], registry=REGISTRY)
BOT_SECONDS = Histogram("tilewright_bot_seconds", "Thinking of bots, turn by turn", registry=REGISTRY)
BOT_FAILURES = Counter("tilewright_bot_failures", "Bots that crashed or thought too long", ["why"], registry=REGISTRY)
