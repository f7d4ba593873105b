#!/usr/bin/env bash
# Makes vectors and judges results on a cluster of this machine, a master and two workers, of which one is
# killed in mid-run, and compares the bytes with those of one process: spark/test.sh [COUNT]
# COUNT is the number of vectors of each of two families. Exit code: 0 the same, 1 not, 3 not checked.
set -euo pipefail
unset CDPATH
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
work=$home/target/spark/test
count=${1:-20000}
. "$home/spark/cluster.sh"
cluster

echo "Vectors: 64 tasks on two workers; the first is killed when one of its tasks has ended"
SPARK_SUBMIT='--executor-memory 640m' "$home/spark/submit.sh" "$address" generate "$work/cluster.jsonl.gz" 64 \
  family=gap,random-hulls dimension=3 size=8 seed=1 "count=$count" >generate.log 2>&1 &
job=$!
until_true grep -qsr 'Finished task' worker-1
[ ! -f cluster.jsonl.gz ] || fail "the job was over before a worker was killed; COUNT is too small"
kill -9 -- "-${started[1]}"
wait $job || fail "the job did not survive the loss of a worker: generate.log"
grep -q 'Lost executor' generate.log || fail "no executor was lost"
"$home/certigjk" vectors generate --family gap,random-hulls --dimension 3 --size 8 --count "$count" --output one.jsonl
gzip -dc cluster.jsonl.gz | cmp - one.jsonl || fail "other vectors"

echo "Charges: two files of results on the worker that is left"
unset job
results=()
for family in gap flat; do
  "$home/certigjk" vectors generate --family $family --count 100 --output $family.jsonl
  "$home/certigjk" referee run --engine "python3 $home/examples/engine.py" --results $family-results.jsonl \
    --output $family.txt "$work/$family.jsonl" 2>>engine.log || [ $? = 1 ]
  results+=("$work/$family-results.jsonl")
done
"$home/spark/submit.sh" "$address" judge "$work/cluster-charges.jsonl" "${results[@]}" >judge.log 2>&1 || fail "judge.log"
"$home/certigjk" referee judge --charges one-charges.jsonl --output one.txt "${results[@]}" 2>>engine.log || [ $? = 1 ]
[ -s one-charges.jsonl ] || fail "nothing is charged"
cmp cluster-charges.jsonl one-charges.jsonl || fail "other charges"

echo "Every pair of a grid: two engines, one of them wrong, on the worker that is left"
g++ -O2 "$home/examples/gjk-engine.c" -I "$home/examples" -o loop -lm 2>compile.log || fail "compile.log"
for engine in "$work/loop" "python3 $home/examples/engine.py"; do
  "$home/spark/submit.sh" "$address" grid "$work/grid-cluster.jsonl" 5 "$engine" 2 2 >grid.log 2>&1 || fail "grid.log"
  grep -q '^1027 queries: ' grid.log || fail "not all pairs: grid.log"
  "$home/certigjk" referee fuzz --engine "$engine" --dimension 2 --grid 2 --findings 1 --shrink 1 --output grid-findings \
    --charges grid-one.jsonl >grid.txt 2>>engine.log || [ $? = 1 ]
  cmp grid-cluster.jsonl grid-one.jsonl || fail "other charges of a grid"
done
[ -s grid-one.jsonl ] || fail "nothing of the grid is charged"

echo "the same bytes: $(wc -l <one.jsonl) lines of vectors, a worker being killed, and $(wc -l <one-charges.jsonl) of charges"
