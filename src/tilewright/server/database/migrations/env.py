"""Alembic's door: migrations run on the connection that the storage hands over."""

from alembic import context

from tilewright.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
