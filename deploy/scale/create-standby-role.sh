#!/bin/sh
# Runs once, when the database is made: the role with which the standby follows it, and the rule that an order is confirmed only when
# the standby has it, too. In a database that exists already: docs/operations.md.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$STANDBY_PASSWORD" --username postgres <<'SQL'
CREATE ROLE standby REPLICATION LOGIN PASSWORD :'password';
ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
