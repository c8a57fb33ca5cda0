#!/usr/bin/env bash
# A fail-safe cluster of Tenon on one machine, to try and to drill: three etcd, three PostgreSQL under Patroni, HAProxy, PgBouncer,
# two web processes and two workers. deploy/ha/README.md says what it needs and how the same is set up on several machines.
set -euo pipefail

usage() {
  cat >&2 <<'TEXT'
Use: deploy/ha/cluster.sh up FOLDER            Makes the cluster there, or starts it again, and waits until it serves.
     deploy/ha/cluster.sh status FOLDER        Shows the members and the address of the site.
     deploy/ha/cluster.sh crash FOLDER PART    Kills one process; it is started again after a second, as systemd does.
     deploy/ha/cluster.sh lose FOLDER PART     Kills one part and leaves it down, as a machine that was lost.
     deploy/ha/cluster.sh return FOLDER PART   Starts a lost part again.
     deploy/ha/cluster.sh down FOLDER          Stops everything; the data stay.
Parts: etcd1 etcd2 etcd3 db1 db2 db3 haproxy pgbouncer web1 web2 worker1 worker2. BASE_PORT (7000) is the first of 40 ports.
TEXT
  exit 2
}

[ $# -ge 2 ] || usage
command=$1 part=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
base=${BASE_PORT:-7000}
address=127.0.0.1
parts="etcd1 etcd2 etcd3 db1 db2 db3 haproxy pgbouncer web1 web2 worker1 worker2"
case " $parts " in *" $part "*) ;; *) [ -z "$part" ] || usage ;; esac

port() { # NAME: the port of a part
  case $1 in
    site) echo "$base" ;; primary) echo $((base + 1)) ;; pgbouncer) echo $((base + 2)) ;;
    web?) echo $((base + 4 + ${1#web})) ;; worker?) echo $((base + 6 + ${1#worker})) ;;
    etcd?) echo $((base + 10 + ${1#etcd})) ;; peer?) echo $((base + 20 + ${1#peer})) ;;
    rest?) echo $((base + 14 + ${1#rest})) ;; db?) echo $((base + 30 + ${1#db})) ;;
  esac
}

each() { # SEPARATOR FORMAT: the format for members 1 to 3, with N replaced by calling port on NAME:N
  local separator=$1 format=$2 n text='' one
  for n in 1 2 3; do
    one=${format//%n/$n}
    one=${one//%etcd/$(port etcd$n)} one=${one//%peer/$(port peer$n)} one=${one//%rest/$(port rest$n)} one=${one//%db/$(port db$n)}
    text+="${text:+$separator}$one"
  done
  printf '%s' "$text"
}

# PostgreSQL, and PgBouncer too, refuse to run as root.
as_owner() { if [ "$(id -u)" = 0 ]; then exec runuser -u postgres -- "$@"; else exec "$@"; fi; }
owned() { if [ "$(id -u)" = 0 ]; then chown -R postgres "$@"; fi; }

settings() { # TEMPLATE N: a settings file with its placeholders filled
  local n=$2 web_servers='' i
  for i in 1 2; do web_servers+="  server web$i $address:$(port web$i) check\\n"; done
  sed -e "s|@NODE@|member$n|g; s|@ADDRESS@|$address|g; s|@NETWORK@|$address/32|g; s|@HERE@|$folder/settings|g; s|@PASSWORD@|$password|g" \
    -e "s|@DATA@|$folder/member$n|g; s|@PG_BIN@|$pg_bin|g; s|@CLIENT_PORT@|$(port "etcd${n:-1}")|g; s|@PEER_PORT@|$(port "peer${n:-1}")|g" \
    -e "s|@REST_PORT@|$(port "rest${n:-1}")|g; s|@PG_PORT@|$(port "db${n:-1}")|g; s|@POOLER_PORT@|$(port pgbouncer)|g" \
    -e "s|@MEMBERS@|$(each , "member%n=http://$address:%peer")|; s|@ETCD@|$(each , "$address:%etcd")|" \
    -e "s|@SITE@|$address:$(port site)|; s|@PRIMARY@|$address:$(port primary)|; s|@UPSTREAM@|host=$address port=$(port primary)|" \
    -e "s|@WEB_SERVERS@|${web_servers%\\n}|; s|@PG_SERVERS@|$(each '\n' "  server member%n $address:%db maxconn 150 check port %rest")|" \
    "$here/$1"
}

prepare() {
  local program
  pg_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
  for program in etcd patroni haproxy pgbouncer "$pg_bin/postgres"; do
    PATH=$PATH:/usr/sbin command -v "$program" >/dev/null || { echo "$program is missing: see deploy/ha/README.md." >&2; exit 1; }
  done
  mkdir -p "$folder"/{settings,run,log,site,member1,member2,member3,member}
  chmod 755 "$folder"
  [ -s "$folder/secret" ] || (umask 077; od -An -tx1 -N32 /dev/urandom | tr -d ' \n' >"$folder/secret")
  password=$(cat "$folder/secret")
  cp "$here/create-database.sh" "$folder/settings/"
  for n in 1 2 3; do
    settings etcd.yml $n >"$folder/settings/etcd$n.yml"
    settings patroni.yml $n >"$folder/settings/db$n.yml"
    chmod 700 "$folder/member$n"
  done
  settings haproxy.cfg '' >"$folder/settings/haproxy.cfg"
  settings pgbouncer.ini '' >"$folder/settings/pgbouncer.ini"
  echo "\"tenon\" \"$password\"" >"$folder/member/pgbouncer-users.txt"
  owned "$folder/settings" "$folder"/member*
  chmod 600 "$folder"/settings/db?.yml "$folder/member/pgbouncer-users.txt"
}

tenon() { # ROLE PORT
  local direct password
  direct=$(each , "$address:%db") password=$(cat "$folder/secret")
  exec env ROLE="$1" HOST="$address" PORT="$2" ORIGIN="http://localhost:$(port site)" TRUSTED_PROXIES="$address" \
    DATA_DIR="$folder/site" TENON_SECRET="$password" RATE_LIMITS="${RATE_LIMITS:-on}" \
    DATABASE_URL="postgresql://tenon:$password@$address:$(port pgbouncer)/tenon" \
    DATABASE_DIRECT_URL="postgresql://tenon:$password@$direct/tenon?target_session_attrs=read-write" \
    DATABASE_READ_URL="postgresql://tenon:$password@$direct/tenon" \
    node "$here/../../src/main.ts"
}

run() { # PART: becomes the program of a part
  case $1 in
    etcd?) as_owner etcd --config-file "$folder/settings/$1.yml" ;;
    db?) as_owner patroni "$folder/settings/$1.yml" ;;
    haproxy) exec /usr/sbin/haproxy -db -f "$folder/settings/haproxy.cfg" ;;
    pgbouncer) as_owner /usr/sbin/pgbouncer "$folder/settings/pgbouncer.ini" ;;
    web?) tenon web "$(port "$1")" ;;
    worker?) tenon worker "$(port "$1")" ;;
  esac
}

keep() { # PART: runs it, and starts it again a second after it ended
  while :; do
    (run "$1") &
    echo $! >"$folder/run/$1.child"
    wait $! || true
    sleep 1
  done
}

launch() { # PART, in a process group of its own
  lost "$1" || return 0
  setsid "$0" keep "$folder" "$1" >>"$folder/log/$1.log" 2>&1 </dev/null &
  echo $! >"$folder/run/$1.pid"
}

lost() { ! kill -0 "$(cat "$folder/run/$1.pid" 2>/dev/null || echo none)" 2>/dev/null; }

postmaster() { head -1 "$folder/member${1#db}/postgres/postmaster.pid" 2>/dev/null || echo none; }

lose() { # PART
  local pid
  pid=$(cat "$folder/run/$1.pid" 2>/dev/null || echo none)
  kill -KILL -- "-$pid" 2>/dev/null || true
  rm -f "$folder/run/$1.pid"
  # PostgreSQL left Patroni's group.
  case $1 in db?) kill -KILL "$(postmaster "$1")" 2>/dev/null || true ;; esac
}

crash() { # PART: for a database, PostgreSQL itself
  case $1 in
    db?) kill -KILL "$(postmaster "$1")" ;;
    *)
      local pid
      pid=$(cat "$folder/run/$1.child")
      # runuser stands before those that do not run as root.
      kill -KILL $(pgrep -P "$pid") "$pid" 2>/dev/null || true
      ;;
  esac
}

primary() { # the part that is the primary, or nothing
  local n
  for n in 1 2 3; do
    [ "$(curl -s -m 2 -o /dev/null -w '%{http_code}' "http://$address:$(port rest$n)/primary")" = 200 ] && echo "db$n" && return
  done
  return 0
}

serves() { curl -s -m 2 -o /dev/null -f "http://$address:$(port site)/readyz"; }

wait_for() { # WHAT COMMAND
  local tries
  for tries in $(seq 240); do
    if [ -n "$($2 && echo yes)" ]; then return; fi
    sleep 0.5
  done
  echo "Waited two minutes for $1: look into $folder/log." >&2
  exit 1
}

case $command in
  up)
    prepare
    for one in etcd1 etcd2 etcd3 db1 db2 db3 haproxy pgbouncer; do launch $one; done
    has_primary() { [ -n "$(primary)" ]; }
    wait_for 'a primary' has_primary
    for one in web1 web2 worker1 worker2; do launch $one; done
    wait_for 'the site' serves
    "$0" status "$folder"
    ;;
  status)
    patronictl -c "$folder/settings/db1.yml" list || true
    echo "primary: $(primary)"
    for one in $parts; do lost $one && echo "$one is down"; done
    serves && echo "site: http://localhost:$(port site)"
    ;;
  crash | lose) [ -n "$part" ] || usage; $command "$part" ;;
  return) [ -n "$part" ] || usage; launch "$part" ;;
  keep) keep "$part" ;;
  down)
    for one in web1 web2 worker1 worker2 pgbouncer haproxy db1 db2 db3 etcd1 etcd2 etcd3; do lose $one; done
    ;;
  *) usage ;;
esac
