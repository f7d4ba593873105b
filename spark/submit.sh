#!/usr/bin/env bash
# Runs a job on Apache Spark: spark/submit.sh --help
set -euo pipefail
unset CDPATH
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

usage() {
  cat <<'END'
Usage: spark/submit.sh [MASTER] generate OUTPUT SHARDS NAME=VALUE...
       spark/submit.sh [MASTER] judge OUTPUT RESULTS...
       spark/submit.sh [MASTER] grid OUTPUT SHARDS ENGINE DIMENSION K

Makes test vectors, judges results of the referee, or asks an engine about every pair of simplices of the
grid {0, ..., K} in all dimensions, on Apache Spark: the same bytes (those of a .gz before compression) as
one machine would make.

  MASTER       spark://HOST:7077 of a cluster, or local[4], which needs none; default: local[*]
  NAME=VALUE   as in the header of a file of vectors: family=gap,grid dimension=3 size=8 seed=1 count=1000
               (single and posed need no value; posed=quaternion is another), or set=space
  SHARDS       how many tasks make them: each keeps its part in memory, several times; some 1000 vectors are
               enough for one
  RESULTS      files of results; each machine must see them, and the vectors that they name, under these
               names. OUTPUT has what certigjk referee judge --charges would write.
  ENGINE       the command line of a program that speaks the engine protocol, which each machine has.
               OUTPUT has what certigjk referee fuzz --grid K --charges would write.

SPARK_SUBMIT has further options for Spark, such as --executor-memory 4g.

Exit code: that of Spark.
END
}

case ${1:-} in
  --help | -h) usage && exit 0 ;;
  spark://* | local*) master=$1 && shift ;;
  *) master='local[*]' ;;
esac
case ${1:-} in
  generate | judge | grid) ;;
  *) usage >&2 && exit 2 ;;
esac

jar=$home/target/launcher/certigjk.jar
job=$home/target/spark/certigjk-spark.jar
"$home/certigjk" --version >/dev/null # builds its jar
if [ ! -f "$job" ] || [ -n "$(find "$home/spark" "$jar" -newer "$job" -print -quit)" ]; then
  mvn -B -q -f "$home/spark/pom.xml" package </dev/null
fi
. "$home/spark/environment.sh"
case $master in local*) export SPARK_LOCAL_IP=${SPARK_LOCAL_IP:-127.0.0.1} ;; esac
# Spark has an older Jackson than the library. shellcheck disable=SC2086 # options are words
exec "${spark[@]}" org.apache.spark.deploy.SparkSubmit ${SPARK_SUBMIT:-} --master "$master" \
  --conf spark.driver.userClassPathFirst=true --conf spark.executor.userClassPathFirst=true \
  --class org.certigjk.spark.Jobs --jars "$jar" "$job" "$@"
