#!/usr/bin/env bash
# Runs the benchmarks, and writes docs/bench*.csv, docs/bench-*.svg and the tables of docs/bench.md.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

usage() {
  cat <<'END'
Usage: src/bench/run.sh [--quick | --report | --answers | --fixes | --isa]

Builds the benchmarks and the drivers for other engines, runs them, and writes docs/bench.csv and
docs/bench-answers.csv; from these the plots docs/bench-*.svg and the tables of docs/bench.md. A full
run takes about an hour; one core is enough for it (taskset -c 0), and should do nothing else.

  --quick   shorter measurements of distances, the tables say so; docs/bench-answers.csv stays as it is
  --answers only what other questions cost than the distance of bodies made beforehand
  --report  only the plots and tables, from docs/bench*.csv as they are
  --fixes   what each fix of docs/robustness.md costs: time of the processor, medians with quartiles, and
            support points, in docs/bench-fixes.csv; a quarter of an hour on a machine with nothing else to do
  --isa     the benchmark of van den Bergen 1999, appendix B: time of the processor for a test by each method,
            and its ratio to ISA-GJK, in docs/studies/isa-times.csv; half an hour
  --help    this text
END
}

mode=full
case $#:${1:-} in
  0:) ;;
  1:--quick) mode=quick ;;
  1:--report) mode=report ;;
  1:--answers) mode=answers ;;
  1:--fixes) mode=fixes ;;
  1:--isa) mode=isa ;;
  1:--help | 1:-h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

mvn -B -q -Pbench -Dquick package </dev/null
jar=target/bench/benchmarks.jar
case $mode in
  fixes) exec java -cp $jar org.certigjk.bench.FixSuite docs/bench-fixes.csv ;;
  isa) exec java -cp $jar org.certigjk.bench.IsaSuite docs/studies/isa-times.csv ;;
esac
if [ $mode = full ] || [ $mode = quick ]; then
  ./certigjk bench --help >/dev/null # builds the drivers
  options=()
  [ $mode = full ] || options+=(--quick)
  java -Dcertigjk.engines=target/engines/jars -cp $jar org.certigjk.bench.Suite \
    target/bench/bench.csv ${options[@]+"${options[@]}"}
  mv target/bench/bench.csv docs/bench.csv
fi
if [ $mode = full ] || [ $mode = answers ]; then
  java -cp $jar org.certigjk.bench.AnswerSuite target/bench/answers.csv
  mv target/bench/answers.csv docs/bench-answers.csv
fi
java -cp $jar org.certigjk.bench.Report docs/bench.csv docs/bench-answers.csv docs docs/bench.md
