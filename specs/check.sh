#!/usr/bin/env bash
# Proves the contracts with OpenJML. specs/check.sh --help
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source specs/solvers.sh

usage() {
  cat <<'END'
Usage: specs/check.sh [--class NAME] [--no-bite] [--jobs N] [--update]

Proves every method that specs/verified.tsv lists as proved, and checks that the proofs
mean something:
  proofs       OpenJML proves the method, or cvc5 proves the obligation that OpenJML writes
  obligations  they are those under proofs/obligations, byte for byte
  clients      the classes of specs/clients, which use the contracts, are proved
  vacuity      "assert false" wherever a method or a client ends is not proved, in each case of
               its contract
  bite tests   each mutant of specs/mutants.tsv is not proved
  lock         nothing has changed since specs/lock.tsv was written

  --class NAME  only this class, such as geometry.Polytope or clients.KeptArrays; without the lock
  --no-bite     only the proofs, the obligations and the lock
  --jobs N      N runs of OpenJML at a time, 2 unless said
  --update      write the obligations, the lock, specs/run.tsv and the pages if all else is
                right; OPENJML_VERSION says in them which OpenJML it is, if it does not say so

Exit code: 0 if all is as listed, 1 if not, 2 for a wrong option.
END
}

fail() {
  echo "specs: $*" >&2
  exit 1
}

only=
bite=true
jobs=2
update=false
while [ $# -gt 0 ]; do
  case $1 in
    --class) only=${2:?a class is missing} && shift ;;
    --no-bite) bite=false ;;
    --jobs) jobs=${2:?a number is missing} && shift ;;
    --update) update=true ;;
    --help | -h) usage && exit 0 ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift
done
[ -z "$only" ] || [ $update = false ] || fail "--update proves every class: leave out --class"

# --- What is needed ------------------------------------------------------------------------------

source specs/openjml.sh
for tool in java javac z3 cvc5 xz; do
  command -v $tool >/dev/null ||
    fail "$tool was not found; on Debian 12: apt-get install openjdk-17-jdk-headless z3 cvc5 xz-utils"
done
jars=$(jars)

# OpenJML stops z3 after this many milliseconds; releases that read seconds never stop it.
z3_timeout=60000
cvc5_seconds=120

# Classes whose integers are meant to wrap around; in all others an overflow is an error.
wrapping="exact.Sum192"

# The order of an obligation, and with it the luck of a solver, follows the hash codes of objects.
# HotSpot is asked for the same code for all of them, where the obligation is kept; elsewhere for
# 1, 2, 3, …, which is repeatable too and much faster.
same_hash="-XX:+UnlockExperimentalVMOptions -XX:hashCode=2"
counted_hash="-XX:+UnlockExperimentalVMOptions -XX:hashCode=3"

# --- Scratch copies ------------------------------------------------------------------------------

work=$PWD/target/specs
rm -rf "$work"
mkdir -p "$work/tool" "$work/classes"
javac -proc:none -nowarn -d "$work/tool" -sourcepath src/app/test/java \
  src/app/test/java/org/certigjk/specs/Main.java
tool() { java -XX:TieredStopAtLevel=1 -cp "$work/tool" org.certigjk.specs.Main "$@"; }
tool problems || fail "specs/verified.tsv and the classes differ"
tool copy "$work/copy" "$work/contradictions"
# The classes that are not proved in a run are read compiled.
javac -proc:none -nowarn -cp "$jars" -d "$work/classes" \
  $(find src/core/main/java/org/certigjk/{field,geometry,certificate,simplex,gjk} \
    src/library/main/java/org/certigjk/{exact,number} src/check/main/java/org/certigjk/check -name '*.java')

# The rows of the list that are looked at; those that are proved.
awk -F '\t' -v only="$only" '!/^#/ && NF > 1 && $1 != "class" && (only == "" || $1 == only)' \
  specs/verified.tsv >"$work/rows"
awk -F '\t' '$3 == "proved"' "$work/rows" >"$work/proved"
awk -F '\t' -v folder="$work/rows-of" '{ print > (folder "-" $1) }' "$work/proved"
classes=$(awk -F '\t' '!seen[$1]++ { print $1 }' "$work/proved")
clients=$(tool clients | awk -F '\t' -v only="$only" -v folder="$work/rows-of" \
  'only == "" || $1 == only { print > (folder "-" $1); print $1 }' | sort -u)
[ -s "$work/rows" ] || [ -n "$clients" ] || fail "neither specs/verified.tsv nor specs/clients has a class $only"

# --- Running OpenJML -----------------------------------------------------------------------------

# The names, without parameters, of the methods that are left to a solver:  names ROWS SOLVER
names() {
  awk -F '\t' -v solver="$2" '$4 == solver { print $1 "\t" $2 }' "$1" |
    sed -E 's/^.*\.(\w+)\tnew\(.*/\1/; s/^.*\t(\w+)\(.*/\1/' | sort -u | paste -s -d ,
}

# Has OpenJML translate the named methods of a class and ask z3. Writes FOLDER/results: method,
# OpenJML's words, seconds; and the obligations.
#   run_openjml CLASS SOURCES FOLDER NAMES MILLISECONDS
run_openjml() {
  local code=0 math=safe hash=$counted_hash specs=$2/specs
  [ -d "$specs" ] || specs=$work/copy/specs
  [ "$2" != "$work/copy" ] || [[ $1 == clients.* ]] || hash=$same_hash
  [[ " $wrapping " != *" $1 "* ]] || math=java
  mkdir -p "$3/smt"
  JAVA_TOOL_OPTIONS=$hash "$openjml" --esc --progress --esc-max-warnings 1 \
    -cp "$work/classes:$jars" --specs-path "$specs" \
    --code-math "$math" --prover z3_4_8 --exec "$(command -v z3)" --timeout "$5" \
    --method "$4" --smt="$3/smt/%%.smt2" \
    "$2"/src/*/main/java/org/certigjk/"${1//.//}".java </dev/null >"$3/log" 2>&1 || code=$?
  : >"$3/results"
  # 6: something was not proved. Any other code: the texts were not accepted.
  if [ $code = 0 ] || [ $code = 6 ]; then
    tool results "$1" "$3" >"$3/results"
  fi
}

# Proves the methods of some rows of one class. Writes FOLDER/verdicts: class, method, verdict,
# solver, seconds, obligation. The verdict is "proved" or what was said instead.
#   prove ROWS SOURCES FOLDER
prove() {
  local class z3_names cvc5_names
  class=$(head -n 1 "$1" | cut -f 1)
  z3_names=$(names "$1" z3)
  cvc5_names=$(names "$1" cvc5)
  [ -z "$z3_names" ] || run_openjml "$class" "$2" "$3/z3" "$z3_names" $z3_timeout
  # z3 has no time to answer: only the obligations are wanted.
  [ -z "$cvc5_names" ] || run_openjml "$class" "$2" "$3/cvc5" "$cvc5_names" 1
  local method solver file said seconds begin
  while IFS=$'\t' read -r class method _ solver _; do
    file=$(obligation_file "$class.$method")
    file=$3/$solver/smt/${file%.xz}
    said=$(awk -F '\t' -v method="$method" '$1 == method { print $2 }' "$3/$solver/results")
    seconds=$(awk -F '\t' -v method="$method" '$1 == method { print $3 }' "$3/$solver/results")
    if [ -z "$said" ] || [ ! -f "$file" ]; then
      said="not translated"
    elif [ "$solver" = cvc5 ]; then
      begin=$(date +%s%N)
      said=$(answer cvc5 "$file" $cvc5_seconds)
      seconds=$(awk -v t=$(($(date +%s%N) - begin)) 'BEGIN { printf "%.2f", t / 1e9 }')
    fi
    case $solver:$said in
      "z3:no warnings" | cvc5:unsat) said=proved ;;
    esac
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$class" "$method" "$said" "$solver" "${seconds:--}" "$file"
  done <"$1" >"$3/verdicts"
}

# Starts a command as soon as fewer than $jobs run.
start() {
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
  "$@" &
}

problems=0
problem() {
  echo "PROBLEM  $*"
  problems=$((problems + 1))
}
title() { printf '\n== %s\n' "$*"; }

# --- Proofs --------------------------------------------------------------------------------------

title Proofs
for class in $classes; do
  start prove "$work/rows-of-$class" "$work/copy" "$work/proofs/$class"
done
wait
for class in $classes; do cat "$work/proofs/$class/verdicts"; done >"$work/verdicts"

line='%-32s %-44s %-8s %-5s %7s\n'
printf "$line" class method verdict prover seconds
while IFS=$'\t' read -r class method verdict solver _; do
  said=$verdict
  seconds=-
  if [ "$verdict" = proved ]; then
    IFS=$'\t' read -r said seconds < <(awk -F '\t' -v class="$class" -v method="$method" \
      '$1 == class && $2 == method { print $3 "\t" $5 }' "$work/verdicts") || true
  fi
  printf "$line" "$class" "$method" "$said" "$solver" "$seconds"
  [ "$said" = "$verdict" ] || problem "$class.$method is listed as $verdict: see $work/proofs/$class/$solver/log"
done <"$work/rows"

# --- Obligations ---------------------------------------------------------------------------------

kept=proofs/obligations
if [ $update = false ]; then
  title Obligations
  while IFS=$'\t' read -r class method _ _ _ file; do
    name=$(obligation_file "$class.$method")
    if [ ! -f "$kept/$name" ]; then
      problem "$name is missing"
    elif ! xz -dc "$kept/$name" | cmp -s - "$file"; then
      problem "$name differs from what OpenJML writes"
    fi
  done <"$work/verdicts"
fi

# --- Clients -------------------------------------------------------------------------------------

title Clients
for class in $clients; do
  start prove "$work/rows-of-$class" "$work/copy" "$work/proofs/$class"
done
wait
for class in $clients; do cat "$work/proofs/$class/verdicts"; done >"$work/client-verdicts"
while IFS=$'\t' read -r class method said solver seconds _; do
  printf "$line" "$class" "$method" "$said" "$solver" "$seconds"
  [ "$said" = proved ] || problem "$class.$method is not proved: see $work/proofs/$class/$solver/log"
done <"$work/client-verdicts"

# --- Do the proofs mean something? ---------------------------------------------------------------

if [ $bite = true ]; then
  title "Vacuity: assert false wherever a method ends, in each case of its contract"
  for round in "$work"/contradictions*; do
    mkdir "$round/rows-of"
    awk -F '\t' -v only="$only" -v folder="$round/rows-of" \
      'only == "" || $1 == only { print > (folder "/" $1) }' "$round/rows"
    for rows in "$round"/rows-of/*; do
      [ -f "$rows" ] || continue
      start prove "$rows" "$round" "$round/run/${rows##*/}"
    done
  done
  wait
  for rows in "$work"/contradictions*/rows-of/*; do
    [ -f "$rows" ] || continue
    paste <(cut -f 1-3 "${rows%/rows-of/*}/run/${rows##*/}/verdicts") <(cut -f 5 "$rows")
  done >"$work/vacuous"
  while IFS=$'\t' read -r class method said where; do
    case $said in
      proved) problem "$class.$method: the prover believes that it never ends $where" ;;
      "not translated") problem "$class.$method: not translated $where, see $work/contradictions*/run/$class" ;;
    esac
  done <"$work/vacuous"
  echo "$(wc -l <"$work/vacuous") methods and cases of methods"

  title "Bite tests: mutants that must not be proved"
  mkdir -p "$work/mutants"
  tool mutants "$work/mutants"
  rounds=$(find "$work/mutants" -mindepth 1 -maxdepth 1 -name "${only:-*}-*" | sort)
  for round in $rounds; do start prove "$round/rows" "$round" "$round/run"; done
  wait
  for round in $rounds; do
    paste <(cut -f 1-3 "$round/run/verdicts") <(cut -f 5 "$round/rows")
  done >"$work/bites"
  while IFS=$'\t' read -r class method said what; do
    case $said in
      proved) problem "$class.$method is proved with $what" ;;
      "not translated") problem "$class.$method: not translated with $what, see $work/mutants/$class-*" ;;
      *) printf '%-32s %-44s %s\n' "$class" "$method" "$what: $said" ;;
    esac
  done <"$work/bites"
fi

# Of the mutants that are not proved the solver has refuted most; of some it does not know.
if [ $bite = true ]; then
  undecided=$(grep -c -i -E 'unknown|timeout|nothing' <(cut -f 3 "$work/bites") || true)
  mutants=$(wc -l <"$work/bites")
fi

# --- The lock ------------------------------------------------------------------------------------

count() { grep -c -P "$1" "$work/rows" || true; }

# Writes specs/run.tsv. What --no-bite leaves out was not run.
write_run() {
  local absent="not run"
  {
    grep '^#' specs/run.tsv
    row what found
    row 'date' "$(date -u +%F)"
    row 'OpenJML' "${OPENJML_VERSION:-$("$openjml" --version 2>&1 | head -n 1)}"
    row 'z3' "$(solver_version z3)"
    row 'cvc5' "$(solver_version cvc5)"
    row 'JDK of the tools' "$(java --version | head -n 1)"
    row 'methods proved' $(($(wc -l <"$work/proved") - $(tool lemmas)))
    row 'lemmas proved' "$(tool lemmas)"
    row 'assumed' "$(count '\tassumed\t')"
    row 'at the edge' "$(count '\tedge\t')"
    row 'methods of clients proved' "$(wc -l <"$work/client-verdicts")"
    row 'ends at which "false" was asked for and not proved' "$([ $bite = true ] && wc -l <"$work/vacuous" || echo "$absent")"
    row 'mutants refuted' "$([ $bite = true ] && echo $((mutants - undecided)) || echo "$absent")"
    row 'mutants neither proved nor refuted' "$([ $bite = true ] && echo "$undecided" || echo "$absent")"
    row 'seconds' $SECONDS
    row 'runs of OpenJML at a time' "$jobs"
  } >"$work/run"
  cp "$work/run" specs/run.tsv
  specs/page.sh
}
row() { printf '%s\t%s\n' "$1" "$2"; }

if [ $update = true ] && [ $problems = 0 ]; then
  title "Writing $kept and specs/lock.tsv"
  mkdir -p $kept
  while IFS=$'\t' read -r class method _ solver seconds file; do
    name=$(obligation_file "$class.$method")
    echo "$name" >>"$work/names"
    # Another version of xz may compress otherwise: what has not changed stays.
    xz -dc "$kept/$name" 2>/dev/null | cmp -s - "$file" || xz -9e -c "$file" >"$kept/$name"
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$class" "$method" "$(hash_of "$file")" \
      "$solver" "$(solver_version "$solver")" "$seconds" >>"$work/results"
  done <"$work/verdicts"
  ls $kept | sort | comm -23 - <(sort "$work/names") | (cd $kept && xargs -r -d '\n' rm)
  tool lock "$work/results"
  specs/replay.sh --jobs "$jobs" || problem "the solvers do not prove what OpenJML has proved"
  [ $problems -gt 0 ] || write_run
elif [ $update = false ] && [ -z "$only" ]; then
  title Lock
  tool stale || problem "specs/lock.tsv is stale: specs/check.sh --update proves all again and writes it"
fi

if [ $problems -gt 0 ]; then
  fail "$problems problems"
fi
bites=$([ $bite = false ] || echo ", $mutants mutants not proved, of which $undecided not refuted either")
echo "$(wc -l <"$work/proved") methods and lemmas proved, $(count '\t(assumed|edge)\t') assumed or at the edge$bites, $SECONDS s"
