#!/bin/sh
# Creates the role of the shop, which owns the shop's database and nothing else. Runs at each start of the stack and does
# nothing if the role can already connect. Afterwards the superuser has no password, so that nobody can log in as it from
# outside the database's container. PGPASSWORD is the password of both.
set -eu
export PGHOST=db PGDATABASE=haat

if psql --no-psqlrc --quiet --username haat --command 'SELECT' > /dev/null 2>&1; then
  exit 0
fi
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$PGPASSWORD" --single-transaction --username postgres <<'SQL'
CREATE ROLE haat LOGIN PASSWORD :'password';
ALTER DATABASE haat OWNER TO haat;
ALTER ROLE postgres PASSWORD NULL;
SQL
