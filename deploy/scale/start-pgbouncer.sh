#!/bin/sh
# PgBouncer in transaction mode in front of the shop's database. It sets the statement limits itself, because it does not pass on the client's.
set -eu
umask 077
echo "\"haat\" \"$POSTGRES_PASSWORD\"" > /tmp/users.txt
cat > /tmp/pgbouncer.ini <<INI
[databases]
haat = host=db port=5432 dbname=haat user=haat password=$POSTGRES_PASSWORD connect_query='SET statement_timeout = ''4s''; SET lock_timeout = ''3s''; SET idle_in_transaction_session_timeout = ''10s'''

[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
default_pool_size = 40
max_client_conn = 2000
# The default of 15 s would delay finding a primary that has moved.
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
INI
exec pgbouncer /tmp/pgbouncer.ini
