#!/usr/bin/env bash
# From which size on generation on Spark pays: spark/measure.sh [COUNT...] >docs/spark.csv
# Two workers on one core each of this machine, and the driver on the first of the two, stand for two machines,
# one process on one core for one; the cluster is up before, and the bytes are compared. Exit code: as spark/test.sh.
set -euo pipefail
unset CDPATH
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
work=$home/target/spark/measure
. "$home/spark/cluster.sh"

# Says how many seconds a command takes on the first core.
seconds() {
  local start
  start=$(date +%s.%N)
  taskset -c 0 "$@" >>"$work/log" 2>&1 || fail "$*: log" >&2
  awk "BEGIN {printf \"%.1f\", $(date +%s.%N) - $start}"
}

[ $# != 0 ] || set -- 1000 10000 30000 100000 300000 1000000
cluster 'taskset -c 0' 'taskset -c 1'
export SPARK_SUBMIT='--executor-memory 900m'
echo vectors,one_seconds,two_seconds
for count in "$@"; do
  rm -f one.jsonl two.jsonl
  one=$(seconds "$home/certigjk" vectors generate --family random-hulls --dimension 3 --size 32 --count "$count" \
    --output one.jsonl)
  two=$(seconds "$home/spark/submit.sh" "$address" generate two.jsonl $((count / 2500 + 4)) \
    family=random-hulls dimension=3 size=32 seed=1 "count=$count")
  cmp one.jsonl two.jsonl >&2 || fail "other bytes"
  echo "$count,$one,$two"
done
