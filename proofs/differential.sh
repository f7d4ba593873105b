#!/usr/bin/env bash
# Compares the Java methods that proofs/translate.sh translates with what Coq extracts of them, bit for
# bit: each method on queries of all families of pairs.
#
#   proofs/differential.sh QUERIES [SEED]            against OCaml's doubles
#   proofs/differential.sh --flocq QUERIES [SEED]    against IEEE 754 as Flocq defines it, which is slower
#   proofs/differential.sh --mutant CLASS OLD NEW QUERIES [SEED]
#       with the first OLD in a copy of the class replaced by NEW: that must be seen
#
# Prints, for each method, how many calls were equal and how many were different. Needs
# proofs/build/java_oracle, which proofs/check.sh builds, Maven and a JDK.
# Exit code: 0 all equal, 1 not, 2 wrong usage, 3 not checked: something is missing (the last line says what).
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  sed -n '2,/^set/{/^#/s/^# \{0,1\}//p;}' proofs/differential.sh >&2
  exit 2
}

missing() {
  echo "NOT CHECKED: $*"
  exit 3
}

options=()
class=
case ${1:-} in
  --flocq) options=(--flocq) && shift ;;
  --mutant)
    [ $# -ge 5 ] || usage
    class=$2 old=$3 new=$4
    shift 4
    ;;
esac
[[ $# -ge 1 && $# -le 2 && $1 =~ ^[1-9][0-9]{0,8}$ && ${2:-1} =~ ^[0-9]{1,18}$ ]] || usage

oracle=proofs/build/java_oracle
[ -x $oracle ] || missing "$oracle is not there: proofs/check.sh builds it"
command -v mvn > /dev/null || missing "Maven (mvn) was not found"

folder=target/differential
rm -rf $folder
mkdir -p $folder
list=target/certigjk-cli/test-classpath
if [ ! -f $list ] || [ -n "$(find pom.xml src/*/pom.xml src/*/main src/*/test -newer $list -print -quit)" ]; then
  mvn -B -ntp -q -P '!analysis' test-compile < /dev/null > $folder/build.log 2>&1 || {
    tail -n 20 $folder/build.log
    missing "the Java sources do not compile"
  }
fi
classpath=target/certigjk-cli/classes:target/certigjk-cli/test-classes:$(cat $list)

if [ -n "$class" ]; then
  mapfile -t source < <(find src/library/main src/core/main -name "$class.java")
  [ ${#source[@]} = 1 ] || missing "no single class $class in src/library and src/core"
  text=$(cat "${source[0]}")
  [[ $text == *"$old"* ]] || missing "$class.java does not contain $old"
  printf '%s%s%s\n' "${text%%"$old"*}" "$new" "${text#*"$old"}" > "$folder/$class.java"
  javac -proc:none -nowarn -d $folder/mutant -cp "$classpath" "$folder/$class.java" || missing "the mutant does not compile"
  classpath=$folder/mutant:$classpath
fi

{ java -cp "$classpath" org.certigjk.formulas.MethodQueries "$1" "${2:-1}" || touch $folder/ended; } |
  $oracle ${options[@]+"${options[@]}"} > $folder/table.txt && same=true || same=false
[ ! -e $folder/ended ] || missing "the Java methods ended with an exception, or before their end"
cat $folder/table.txt
awk '/^[A-Z][A-Za-z0-9]*_[A-Za-z0-9_]* [0-9]+ [0-9]+$/ { methods++; equal += $2; different += $3 }
  END { print methods " methods: " equal " calls equal, " different " different" }' $folder/table.txt
$same
