#!/bin/sh
# Starts the standby: copies the primary the first time, then follows it from the slot that create-standby-role.sh made.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host db --username standby --slot standby --pgdata "$PGDATA" --write-recovery-conf --checkpoint=fast; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
fi
exec postgres -c cluster_name=standby -c hot_standby=on
