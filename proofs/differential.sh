#!/usr/bin/env bash
# Compares the Java methods that proofs/translate.sh translates with what Coq extracts of them, bit for
# bit: each method on queries of all families of pairs.
#
#   proofs/differential.sh QUERIES [SEED]            against OCaml's doubles
#   proofs/differential.sh --flocq QUERIES [SEED]    against IEEE 754 as Flocq defines it, which is slower
#   proofs/differential.sh --mutant CLASS OLD NEW QUERIES [SEED]
#       with the first OLD in a copy of the class replaced by NEW: that must be seen
#   proofs/differential.sh --drawn LIST CHANGES QUERIES [SEED]
#       with one of so many small changes that compile, drawn by the seed, at a time, of the methods,
#       the bounds or the numbers, which java-LIST.txt lists: prints each, and whether it was seen,
#       with ten times as many queries if need be, or else by a proof that fails
#
# Prints, for each method, how many calls were equal and how many were different. Needs
# proofs/build/java_oracle, which proofs/check.sh builds, Maven and a JDK.
# Exit code: 0 all equal, or all changes seen, 1 not, 2 wrong usage, 3 not checked: something is missing (the last line says what).
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
drawn=
seconds=600
case ${1:-} in
  --flocq) options=(--flocq) && shift ;;
  --mutant)
    [ $# -ge 5 ] || usage
    class=$2 old=$3 new=$4
    shift 4
    ;;
  --drawn)
    [[ $# -ge 4 && $2 =~ ^(methods|bounds|numbers)$ && $3 =~ ^[1-9][0-9]{0,4}$ ]] || usage
    list=$2 drawn=$3 seconds=60
    shift 3
    ;;
esac
[[ $# -ge 1 && $# -le 2 && $1 =~ ^[1-9][0-9]{0,8}$ && ${2:-1} =~ ^[0-9]{1,18}$ ]] || usage

oracle=proofs/build/java_oracle
[ -x $oracle ] || missing "$oracle is not there: proofs/check.sh builds it"
command -v mvn > /dev/null || missing "Maven (mvn) was not found"

folder=target/differential
rm -rf $folder
mkdir -p $folder
libraries=target/certigjk-cli/test-classpath
if [ ! -f $libraries ] || [ -n "$(find pom.xml src/*/pom.xml src/*/main src/*/test -newer $libraries -print -quit)" ]; then
  mvn -B -ntp -q -P '!analysis' test-compile < /dev/null > $folder/build.log 2>&1 || {
    tail -n 20 $folder/build.log
    missing "the Java sources do not compile"
  }
fi
classpath=target/certigjk-cli/classes:target/certigjk-cli/test-classes:$(cat $libraries)

# changed FOLDER CLASS: compiles a changed class, for the classpath's first place.
changed() { javac -proc:none -nowarn -d "$1/classes" -cp "$classpath" "$1/$2.java"; }

# compare CLASSPATH QUERIES SEED: writes the table; a difference, or an end before all queries are written, fails.
compare() {
  rm -f $folder/ended
  { timeout $seconds java -cp "$1" org.certigjk.formulas.MethodQueries "$2" "$3" || echo $? > $folder/ended; } |
    $oracle ${options[@]+"${options[@]}"} > $folder/table.txt && [ ! -e $folder/ended ]
}

# unproved FOLDER: whether a proof fails with the changed file of the list.
unproved() {
  [ -f "$1/java_$list.v" ] || return 1
  cp "$1/java_$list.v" $work/float/
  ! make -C $work -j2 > "$1/make.log" 2>&1
}

if [ -n "$drawn" ]; then
  work=$folder/work
  cp -rp proofs/build/work $work
  java -cp "$classpath" org.certigjk.formulas.DrawnChanges $list $((2 * drawn)) "${2:-1}" $folder/drawn
  unseen=0
  for ((k = 1; drawn > 0; k++)); do
    own=$folder/drawn/$k
    [ -d "$own" ] || break
    changed "$own" "$(basename "$own"/*.java .java)" 2> "$own/javac.log" || continue
    drawn=$((drawn - 1))
    said=seen
    if compare "$own/classes:$classpath" "$1" "${2:-1}" 2> "$own/java.log" &&
      compare "$own/classes:$classpath" "${1}0" "${2:-1}" 2> "$own/java.log"; then
      if unproved "$own"; then
        said="seen: $(grep -om1 '^File "[^"]*", line [0-9]*' "$own/make.log" | sed 's/^File "[./]*\([^"]*\)"/\1/')"
      else
        said="NOT SEEN"
        unseen=$((unseen + 1))
      fi
    elif [ -e $folder/ended ]; then
      said="seen: it ends before"
      [ "$(cat $folder/ended)" != 124 ] || said="seen: it has not ended after $seconds s"
    fi
    echo "$said: $(sed "s, *$,," "$own/change")"
  done
  [ "$drawn" = 0 ] || missing "$drawn fewer compile"
  [ $unseen = 0 ]
  exit
fi

if [ -n "$class" ]; then
  mapfile -t source < <(find src/library/main src/core/main -name "$class.java")
  [ ${#source[@]} = 1 ] || missing "no single class $class in src/library and src/core"
  text=$(cat "${source[0]}")
  [[ $text == *"$old"* ]] || missing "$class.java does not contain $old"
  printf '%s%s%s\n' "${text%%"$old"*}" "$new" "${text#*"$old"}" > "$folder/$class.java"
  changed $folder "$class" || missing "the mutant does not compile"
  classpath=$folder/classes:$classpath
fi

compare "$classpath" "$1" "${2:-1}" && same=true || same=false
[ ! -e $folder/ended ] || missing "the Java methods ended with an exception, or before their end"
cat $folder/table.txt
awk '/^[A-Z][A-Za-z0-9]*_[A-Za-z0-9_]* [0-9]+ [0-9]+$/ { methods++; equal += $2; different += $3 }
  END { print methods " methods: " equal " calls equal, " different " different" }' $folder/table.txt
$same
