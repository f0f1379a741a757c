#!/bin/sh
# Runs once, when the database is made: the shop's role owns the shop's database and nothing else. The superuser keeps no
# password, so that nobody can be it from outside of this container.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username postgres --dbname haat --set=password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE haat LOGIN PASSWORD :'password';
ALTER DATABASE haat OWNER TO haat;
ALTER ROLE postgres PASSWORD NULL;
SQL
