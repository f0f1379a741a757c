#!/bin/sh
# Runs once, when the database is created: makes the role the standby replicates with, and requires that an order is confirmed only once
# the standby has it too. For an existing database: docs/operations.md.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$STANDBY_PASSWORD" --username postgres <<'SQL'
CREATE ROLE standby REPLICATION LOGIN PASSWORD :'password';
ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
