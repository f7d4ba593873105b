#!/usr/bin/env bash
# Attacks CertiGJK; docs/attack.md says how. ./verify --attack runs this. src/attack/run.sh --help
set -uo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 3

usage() {
  cat <<'END'
Usage: src/attack/run.sh [--for TIME] [--seed N] | --smoke | --replay FILE | --mutants N

Builds the attackers and runs them on two cores: an independent oracle over the answers of the Java API,
Jazzer on every reader, forged records, evil engines. Findings and summary.csv are written to target/attack.

  --for TIME     30s, 10m, 1h, ...; 10m if it is not given
  --seed N       repeats the inputs of another run; if it is not given, the date, as in 20261231
  --smoke        a few seconds: each attacker must find the bug that is planted for it
  --replay FILE  one finding again
  --mutants N    so many mutants of records, seed 1
  --help         this text

Exit code: 0 nothing found, 1 something found, 2 wrong usage, 3 not checked: something is missing.
END
}

out=target/attack
classpath=
limit=86400 # seconds, after which something hangs
main() { timeout -k 10 $limit java -Dcertigjk.attack.oracle=$out/oracle -cp "$classpath" "$@"; }

# seconds TIME
seconds() {
  [[ $1 =~ ^([1-9][0-9]{0,5})([smh])$ ]] || return 1
  case ${BASH_REMATCH[2]} in
    s) echo "${BASH_REMATCH[1]}" ;;
    m) echo $((60 * BASH_REMATCH[1])) ;;
    h) echo $((3600 * BASH_REMATCH[1])) ;;
  esac
}

# Whether a file was written after the last change of a source.
is_new() { [ -f "$1" ] && [ -z "$(find pom.xml src/*/pom.xml src/*/main src/*/test -newer "$1" -print -quit)" ]; }

# Compiles what is not compiled; where all is, Maven has but to name the class path of the fuzzer.
build() {
  mkdir -p $out
  local list=target/certigjk-cli/test-classpath-attack compiled=()
  if is_new target/certigjk-cli/test-classes/org/certigjk/attack/ReaderAttack.class; then
    compiled=(-Dmaven.main.skip -Dmaven.test.skip)
  fi
  is_new $list ||
    mvn -B -ntp -q -Pattack "${compiled[@]}" test-compile </dev/null >$out/build.log 2>&1 || { tail -n 20 $out/build.log && return 1; }
  classpath=target/certigjk-cli/classes:target/certigjk-cli/test-classes:$(cat $list)
}

# Without a compiler or GMP there is no oracle.
build_oracle() {
  g++ -std=c++17 -O2 -Wall -Wextra -Werror -o $out/oracle src/attack/oracle/oracle.cpp -lgmpxx -lgmp \
    >$out/oracle-build.log 2>&1
}

# fuzz READER SECONDS SEED: libFuzzer keeps what it finds in a file finding-READER-…
fuzz() {
  local corpus=$out/corpus/$1 log=$out/reader-$1.log
  rm -rf "$corpus" && main org.certigjk.attack.ReaderAttack seeds "$1" "$corpus" || return 1
  main -Xmx1g com.code_intelligence.jazzer.Jazzer --target_class=org.certigjk.attack.ReaderAttack \
    --target_args="$1" --instrumentation_includes='org.certigjk.**:com.fasterxml.jackson.core.**' \
    --instrumentation_excludes='com.fasterxml.jackson.core.json.async.**' \
    --reproducer_path=$out -artifact_prefix="$out/finding-$1-" -max_total_time="$2" -seed="$3" \
    -timeout=60 -max_len=16384 "$corpus" >"$log" 2>&1
  local code=$? runs
  runs=$(sed -n -E 's/^#([0-9]+)[^0-9].*/\1/p' "$log" | tail -n 1)
  echo "readers,$1,$3,${runs:-0},$((code != 0))" >$out/summary-reader-"$1".csv
  [ $code = 0 ] && return 0
  if [ "$1" != planted ]; then
    echo "FOUND by readers ($1): $(grep -m 1 -E 'Java Exception|ERROR:' "$log" || tail -n 1 "$log") (log: $log)"
    local finding
    for finding in "$out/finding-$1-"*; do
      [ -f "$finding" ] && echo "  again: src/attack/run.sh --replay $finding"
    done
  fi
  return 1
}

readers() { main org.certigjk.attack.ReaderAttack list | grep -v planted; }

# The readers, the records and the engines share one core, one after the other.
second_lane() {
  local reader all
  all=$(readers)
  for reader in $all; do
    fuzz "$reader" $((1 + $1 * 6 / 10 / $(wc -w <<<"$all"))) "$2"
  done
  main org.certigjk.check.RecordAttack corpus $out/corpus/record "$2" $out
  limit=$(($1 + 1800))
  main org.certigjk.check.RecordAttack $(($1 * 25 / 100)) "$2" $out
  main org.certigjk.referee.engine.EngineAttack $(($1 * 15 / 100)) "$2" $out
}

attack() {
  build || return 1
  rm -rf $out/summary* $out/finding-* $out/corpus
  echo "Seed $2; again: ./verify --attack --for ${1}s --seed $2"
  local lane=
  if build_oracle; then
    main org.certigjk.attack.OracleAttack "$1" "$2" $out &
    lane=$!
    trap 'kill $lane 2>/dev/null' EXIT
  else
    echo "NOT CHECKED: the oracle needs g++ and libgmp-dev (log: $out/oracle-build.log)"
  fi
  second_lane "$1" "$2"
  [ -z $lane ] || wait $lane
  trap - EXIT
  { echo "attacker,kind,seed,tried,findings" && echo "all,seconds,$2,$1,0" && cat $out/summary-*.csv; } >$out/summary.csv
  echo
  column -s, -t $out/summary.csv 2>/dev/null || cat $out/summary.csv
  total oracle answers && total records "mutants of records" && total readers inputs && total engines "sessions and queries"
  local findings
  findings=$(awk -F, 'NR > 1 { sum += $5 } END { print sum + 0 }' $out/summary.csv)
  for part in records engines; do
    [ -f $out/summary-$part.csv ] || { echo "the attack by $part did not end" && findings=$((findings + 1)); }
  done
  [ -z $lane ] || [ -f $out/summary-oracle.csv ] || { echo "the oracle did not end" && findings=$((findings + 1)); }
  echo "${findings} findings in ${1} s with seed $2"
  [ "$findings" = 0 ]
}

total() { awk -F, -v of="$1" -v what="$2" '$1 == of { sum += $4 } END { printf "%d %s\n", sum, what }' $out/summary.csv; }

# must WHAT SUMMARY COMMAND...: the command has to find something, and to say so in its summary.
must() {
  local what=$1 file=$2
  shift 2
  rm -f "$file"
  if "$@" >>$out/smoke.log 2>&1 || ! awk -F, '{ sum += $5 } END { exit sum == 0 }' "$file" 2>>$out/smoke.log; then
    echo "NOT FOUND: what is planted for $what (log: $out/smoke.log)"
    return 1
  fi
  echo "found: what is planted for $what"
}

smoke() {
  build || return 1
  local failed=0 without=
  : >$out/smoke.log
  if build_oracle; then
    must "the oracle" $out/smoke/summary-oracle.csv main org.certigjk.attack.OracleAttack 5 1 $out/smoke plant || failed=1
  else
    without=" but not the oracle, which needs g++ and libgmp-dev"
  fi
  must "the readers" $out/summary-reader-planted.csv fuzz planted 60 1 || failed=1
  must "the records" $out/smoke/summary-records.csv main org.certigjk.check.RecordAttack 1 1 $out/smoke plant || failed=1
  must "the engines" $out/smoke/summary-engines.csv main org.certigjk.referee.engine.EngineAttack 3 1 $out/smoke plant || failed=1
  rm -f $out/finding-planted-* $out/summary-reader-planted.csv
  [ $failed = 0 ] || return 1
  if [ -n "$without" ]; then
    echo "NOT CHECKED: every attacker finds what is planted for it,$without"
    return 3
  fi
  echo "every attacker finds what is planted for it"
}

replay() {
  build && { build_oracle || true; } || return 1
  local name=${1##*/finding-}
  case $name in
    oracle-*) main org.certigjk.attack.OracleAttack replay "$1" ;;
    records-* | corpus-*) main org.certigjk.check.RecordAttack replay "$1" ;;
    engines-*) main org.certigjk.referee.engine.EngineAttack replay "$1" ;;
    *) main org.certigjk.attack.ReaderAttack replay "${name%%-*}" "$1" ;;
  esac
}

mutants() {
  build || return 1
  if main org.certigjk.check.RecordMutants "$1" 1 >$out/mutants.log 2>&1; then
    tail -n 1 $out/mutants.log
  else
    tail -n 3 $out/mutants.log && return 1
  fi
}

time=600
seed=$(date -u +%Y%m%d)
case ${1:-} in
  --help | -h) usage && exit 0 ;;
  --smoke) [ $# = 1 ] && smoke && exit 0 || exit $? ;;
  --replay) [ $# = 2 ] && [ -f "$2" ] || { usage >&2 && exit 2; }
    replay "$2" && exit 0 || exit 1 ;;
  --mutants) [ $# = 2 ] && [[ $2 =~ ^[1-9][0-9]{0,8}$ ]] || { usage >&2 && exit 2; }
    mutants "$2" && exit 0 || exit 1 ;;
esac
while [ $# -gt 0 ]; do
  case $1 in
    --for) time=$(seconds "${2:-}") || { usage >&2 && exit 2; } ;;
    --seed) [[ ${2:-} =~ ^[0-9]{1,9}$ ]] && seed=$2 || { usage >&2 && exit 2; } ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift 2
done
attack "$time" "$seed"
