#!/usr/bin/env bash
# Runs the benchmarks, and writes docs/bench.csv, docs/bench-*.svg and the tables of docs/bench.md.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

usage() {
  cat <<'END'
Usage: src/bench/run.sh [--quick | --report | --answers]

Builds the benchmarks and the drivers for other engines, runs them, and writes docs/bench.csv; from that
the plots docs/bench-*.svg and the tables of docs/bench.md.

  --quick   shorter measurements; the tables say so
  --report  only the plots and tables, from docs/bench.csv as it is
  --answers what other questions cost than those of docs/bench.md (bodies made for a query, turned or
            deformed, closest points, depth, impact, results, batches): medians with quartiles in
            target/bench/answers.csv; half an hour
  --help    this text
END
}

mode=full
case $#:${1:-} in
  0:) ;;
  1:--quick) mode=quick ;;
  1:--report) mode=report ;;
  1:--answers) mode=answers ;;
  1:--help | 1:-h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

mvn -B -q -Pbench -Dquick package </dev/null
jar=target/bench/benchmarks.jar
if [ $mode = answers ]; then
  java -cp $jar org.certigjk.bench.AnswerSuite target/bench/answers.csv
  exit
fi
if [ $mode != report ]; then
  ./certigjk bench --help >/dev/null # builds the drivers
  options=()
  [ $mode = full ] || options+=(--quick)
  java -Dcertigjk.engines=target/engines/jars -cp $jar org.certigjk.bench.Suite \
    target/bench/bench.csv ${options[@]+"${options[@]}"}
  mv target/bench/bench.csv docs/bench.csv
fi
java -cp $jar org.certigjk.bench.Report docs/bench.csv docs docs/bench.md
