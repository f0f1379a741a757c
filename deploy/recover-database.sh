#!/bin/sh
# In the db container, while PostgreSQL is stopped: replaces the data with a base backup and makes the next start replay the
# archive up to the given time. The old data is kept next to it. Earlier versions of the stack archived without compression.
#   recover-database.sh /archive/base/2026-11-21 '2026-11-21 13:05:00+06'
set -eu
base=${1:?the folder of a base backup}
moment=${2:?the moment to go back to, with its time zone}

test -f "$base/base.tar.gz"
if [ -e "$PGDATA" ]; then
  mv "$PGDATA" "$PGDATA.before-$(date -u +%Y%m%dT%H%M%SZ)"
fi
mkdir -m 700 "$PGDATA"
tar -xzf "$base/base.tar.gz" -C "$PGDATA"
tar -xzf "$base/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
cat >> "$PGDATA/postgresql.auto.conf" <<SETTINGS
restore_command = 'if test -f /archive/wal/%f; then cp /archive/wal/%f %p; else gzip -dc /archive/wal/%f.gz > %p; fi'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
touch "$PGDATA/recovery.signal"
echo "Ready to go back to $moment."
