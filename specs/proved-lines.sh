#!/usr/bin/env bash
# Counts how many of the executed lines lie in proved methods. specs/proved-lines.sh --help
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<'END'
Usage: specs/proved-lines.sh

Runs certigjk-check and the command line on the files of examples/, which have every verdict and every kind of certificate,
while JaCoCo writes down which lines it executes, and counts those that lie in methods that
specs/verified.tsv lists as proved. Writes specs/proved-lines.tsv: a line for each run.

  --help  this text

Exit code: 0 if it is done, 1 if not, 2 for a wrong option.
END
}

case $#:${1:-} in
  0:) ;;
  1:--help | 1:-h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

work=target/proved-lines
rm -rf $work
mkdir -p $work
./certigjk --version >/dev/null
mvn -B -q -ntp -Dquick -Dcertigjk.build=target/launcher -pl src/app -am compile \
  dependency:build-classpath -DincludeScope=test -Dmdep.outputFile="$PWD/$work/classpath" </dev/null
classpath=$(cat $work/classpath)
agent=$(tr ':' '\n' <<<"$classpath" | grep 'org.jacoco.agent-.*-runtime.jar')

# certigjk ARGUMENTS…: 2 says that a record is bad, which one is on purpose.
certigjk() { ./certigjk "$@" 2>/dev/null || [ $? = 2 ]; }

# observed NAME COMMAND…: runs a command, and keeps what it executes in NAME.exec.
observed() {
  local name=$1
  shift
  JAVA_TOOL_OPTIONS="-javaagent:$agent=destfile=$work/$name.exec,includes=org.certigjk.*" "$@" >/dev/null
}

pairs=examples/pairs.jsonl
for field in rational double float; do
  certigjk distance $pairs --field $field
done >$work/distances.jsonl
{
  cat $work/distances.jsonl
  certigjk distance $pairs --engine generic
  certigjk penetration examples/overlapping.json
  certigjk raycast examples/motion.json
} >$work/results.jsonl

# check RESULTS [PAIRS]
check() {
  observed 1-check java -cp target/launcher/certigjk-check/classes org.certigjk.check.program.Main "$@" 2>/dev/null
}
check $work/results.jsonl
cat $pairs $pairs $pairs >$work/pairs.jsonl
check $work/distances.jsonl $work/pairs.jsonl
observed 2-generic certigjk distance $pairs --engine generic
observed 3-certified certigjk distance $pairs
observed 4-penetration certigjk penetration examples/overlapping.json
observed 5-raycast certigjk raycast examples/motion.json

javac -proc:none -nowarn -cp "$classpath" -d $work/tool \
  src/app/test/java/org/certigjk/specs/{ProvedLines,Verified,SourceEntries,ModelMethod,Mutant,Tokens}.java
java -cp "$work/tool:$classpath" org.certigjk.specs.ProvedLines $work target/launcher/*/classes >$work/proved-lines.tsv
mv $work/proved-lines.tsv specs/proved-lines.tsv
cat specs/proved-lines.tsv
