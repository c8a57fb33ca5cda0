#!/bin/sh
# Called by Patroni once, on the first primary, with the password and the address of its superuser: makes Tenon's role and database.
set -eu
psql "$2" -v ON_ERROR_STOP=1 -v password="$1" <<'SQL'
create role tenon login password :'password';
create database tenon owner tenon encoding 'UTF8';
SQL
