#!/bin/sh
# Runs once, when the database is created: makes the role the standby replicates with, and requires that an order is confirmed only once
# the standby has it too. The slot keeps changes for a standby that is down, but never more than fit on the disk: one that needs older
# changes must be rebuilt. For an existing database: docs/operations.md.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$STANDBY_PASSWORD" --username postgres <<'SQL'
CREATE ROLE standby REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
ALTER SYSTEM SET max_slot_wal_keep_size = '4GB';
ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
