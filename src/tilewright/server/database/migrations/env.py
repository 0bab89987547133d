"""Alembic's environment: migrations run on the connection of the storage."""

from alembic import context

from tilewright.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
