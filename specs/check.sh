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
  proofs       z3, or cvc5, proves the obligation that OpenJML makes of the method
  obligations  they are those under proofs/obligations, byte for byte, of which the assertions
               that the proof does not need are marked as unused there
  clients      the classes of specs/clients, which use the contracts, are proved
  vacuity      "assert false" wherever a method or a client ends is not proved, in each case of
               its contract, but for those that docs/verification.md names
  bite tests   no mutant of specs/mutants.tsv is proved, and no method of specs/false-clients
  lock         nothing has changed since specs/lock.tsv was written

  --class NAME  only this class, such as geometry.Polytope or clients.KeptArrays; without the lock
  --no-bite     only the proofs, the obligations and the lock
  --jobs N      N runs of OpenJML and of the solvers at a time, 2 unless said
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
for tool in java javac z3 cvc5 xz prlimit; do
  command -v $tool >/dev/null ||
    fail "$tool was not found; on Debian 12: apt-get install openjdk-17-jdk-headless z3 cvc5 xz-utils util-linux"
done
jars=$(jars)

# Classes whose integers are meant to wrap around; in all others an overflow is an error.
wrapping="exact.Sum192"

# The order of an obligation follows the hash codes of objects: HotSpot is asked to count them, and to
# read no classes from an archive, whose objects have theirs. What is kept is sorted besides:
# CanonicalObligation.java.
repeatable="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:off -XX:+UnlockExperimentalVMOptions -XX:hashCode=3"

# --- Scratch copies ------------------------------------------------------------------------------

work=$PWD/target/specs
answers=$PWD/target/specs-answers
written=$PWD/target/specs-written
rm -rf "$work"
mkdir -p "$work/tool" "$work/classes" "$answers" "$written"
javac -proc:none -nowarn -d "$work/tool" -sourcepath src/app/test/java \
  src/app/test/java/org/certigjk/specs/Main.java
tool() { java -XX:TieredStopAtLevel=1 -cp "$work/tool" org.certigjk.specs.Main "$@"; }
tool problems || fail "specs/verified.tsv and the classes differ"
tool copy "$work/copy" "$work/contradictions"
# The classes that are not proved in a run are read compiled, without the numbers of lines.
javac -g:none -proc:none -nowarn -cp "$jars" -d "$work/classes" \
  $(find src/core/main/java/org/certigjk/{field,geometry,certificate,simplex,gjk} \
    src/library/main/java/org/certigjk/{exact,number} src/check/main/java/org/certigjk/check -name '*.java')

{
  find "$work/classes" -type f -print0 | sort -z | xargs -0 cat
  cat src/app/test/java/org/certigjk/specs/{ObligationFiles,CanonicalObligation}.java ${jars//:/ }
} >"$work/compiled"
version=${OPENJML_VERSION:-$("$openjml" --version 2>&1 | tail -n 1)}

# The rows of the list that are looked at; those that are proved.
awk -F '\t' -v only="$only" '!/^#/ && NF > 1 && $1 != "class" && (only == "" || $1 == only)' \
  specs/verified.tsv >"$work/rows"
awk -F '\t' '$3 == "proved"' "$work/rows" >"$work/proved"
awk -F '\t' -v folder="$work/rows-of" '{ print > (folder "-" $1) }' "$work/proved"
classes=$(awk -F '\t' '!seen[$1]++ { print $1 }' "$work/proved")
# Writes the rows of each client that is looked at, and prints its class:  client_rows clients|false-clients
client_rows() {
  tool "$1" | awk -F '\t' -v only="$only" -v folder="$work/rows-of" \
    'only == "" || $1 == only { print > (folder "-" $1); print $1 }' | sort -u
}
clients=$(client_rows clients)
false_clients=$(client_rows false-clients)
[ -s "$work/rows" ] || [ -n "$clients$false_clients" ] ||
  fail "neither specs/verified.tsv nor specs/clients nor specs/false-clients has a class $only"

# --- Running OpenJML -----------------------------------------------------------------------------

# The names, without parameters, of the methods of some rows:  names ROWS
names() {
  cut -f 1,2 "$1" | sed -E 's/^.*\.(\w+)\tnew\(.*/\1/; s/^.*\t(\w+)\(.*/\1/' | sort -u | paste -s -d ,
}

# Has OpenJML write the obligations of the named methods of a class into FOLDER/smt. It asks no
# solver: of the one that is called "test" it gets no answer, only the obligation that it had for it.
# What it has written of the same texts and classes before is taken as it is: an interrupted run goes
# on. After another build of OpenJML with the same name, delete target/specs-written.
#   translate CLASS SOURCES FOLDER NAMES
translate() {
  local math=safe specs=$2/specs source before
  [ -d "$specs" ] || specs=$work/copy/specs
  [[ " $wrapping " != *" $1 "* ]] || math=java
  source=$(echo "$2"/src/*/main/java/org/certigjk/"${1//.//}".java)
  before=$written/$({
    echo "$version $jars $repeatable $math $4"
    cat "$work/compiled" "$source"
    find "$specs" -type f -print0 | sort -z | xargs -0 cat
  } | sha256sum | cut -c 1-64)
  mkdir -p "$3"
  if [ ! -d "$before" ]; then
    mkdir -p "$3/smt"
    local TIMEFORMAT=%U
    { time JAVA_TOOL_OPTIONS=$repeatable "$openjml" --esc --progress \
      -cp "$work/classes:$jars" --specs-path "$specs" --code-math "$math" --prover test --exec "$(command -v true)" \
      --method "$4" --smt="$3/smt/%%.smt2" "$source" </dev/null >"$3/log" 2>&1 || true; } 2>"$3/seconds"
    # Any other error: the texts were not accepted.
    ! grep 'error: ' "$3/log" | grep -qv 'No logic file found for ALL' || return 0
    tool obligations "$1" "$3/smt"
    mv "$3/seconds" "$3/smt"
    mv -T "$3/smt" "$before" 2>/dev/null || true
  fi
  rm -rf "$3/smt"
  ln -s "$before" "$3/smt"
  echo "$before/seconds" >>"$work/translated"
}

# Asks for the methods of some rows of one class. Writes FOLDER/verdicts: class, method, answer,
# solver, CPU seconds, obligation.
#   prove ROWS SOURCES FOLDER LIMIT
prove() {
  local class
  class=$(head -n 1 "$1" | cut -f 1)
  translate "$class" "$2" "$3" "$(names "$1")"
  local method solver file said seconds
  while IFS=$'\t' read -r class method _ solver _; do
    file=$(obligation_file "$class.$method")
    file=$3/smt/${file%.xz}
    said="not translated"
    seconds=-
    [ ! -f "$file" ] || IFS=$'\t' read -r said seconds < <(asked "$solver" "$file" "$4" "$(options_of "$class.$method")")
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$class" "$method" "$said" "$solver" "$seconds" "$file"
  done <"$1" >"$3/verdicts"
  [ "$(wc -l <"$1")" = "$(wc -l <"$3/verdicts")" ] || echo "of $1 not all was asked" >>"$work/missing"
}

# Asks for all rows of classes as they are, and prints the verdicts.
#   prove_classes LIMIT CLASS...
prove_classes() {
  local limit=$1 class
  shift
  for class; do
    start prove "$work/rows-of-$class" "$work/copy" "$work/proofs/$class" "$limit" >&2
  done
  wait
  for class; do cat "$work/proofs/$class/verdicts"; done
}

# An answer and its CPU seconds. An answer is one to the bytes of an obligation, so it is kept for
# the runs after: an interrupted run goes on, and a change costs what it changes.
#   known_answer SOLVER FILE LIMIT OPTIONS
known_answer() {
  local known
  known=$answers/$1-$(solver_version "$1")-$3-${4// /-}-$(sha256sum "$2" | cut -c 1-64)
  if [ ! -s "$known" ]; then
    answer "$@" >"$known.$BASHPID"
    mv "$known.$BASHPID" "$known"
  fi
  echo "$known" >>"$work/asked"
  cat "$known"
}

# The same; but what must not be proved, and is left open, is asked again with other options.
#   asked SOLVER FILE LIMIT OPTIONS
asked() {
  local answer other
  answer=$(known_answer "$@")
  for other in smt.arith.solver=2 smt.case_split=1; do
    [ "$3" = "$bite_limit" ] && [ "${answer%%$'\t'*}" = unknown ] || break
    answer=$(known_answer "$1" "$2" "$3" "$4 $other")
  done
  echo "$answer"
}

# Starts a command as soon as fewer than $jobs run.
start() {
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
  "$@" </dev/null &
}

problems=0
problem() {
  echo "PROBLEM  $*"
  problems=$((problems + 1))
}
title() { printf '\n== %s\n' "$*"; }

# --- Proofs --------------------------------------------------------------------------------------

title Proofs
prove_classes "$proof_limit" $classes >"$work/verdicts"

line='%-32s %-44s %-8s %-5s %7s\n'
printf "$line" class method verdict prover seconds
while IFS=$'\t' read -r class method verdict solver _; do
  said=$verdict
  seconds=-
  if [ "$verdict" = proved ]; then
    IFS=$'\t' read -r said seconds < <(awk -F '\t' -v class="$class" -v method="$method" \
      '$1 == class && $2 == method { print $3 "\t" $5 }' "$work/verdicts") || true
    [ "$said" != unsat ] || said=proved
  fi
  printf "$line" "$class" "$method" "$said" "$solver" "$seconds"
  [ "$said" = "$verdict" ] || problem "$class.$method is listed as $verdict: see $work/proofs/$class"
done <"$work/rows"

# --- Obligations ---------------------------------------------------------------------------------

kept=proofs/obligations
if [ $update = false ]; then
  title Obligations
  while IFS=$'\t' read -r class method _ _ _ file; do
    name=$(obligation_file "$class.$method")
    if [ ! -f "$kept/$name" ]; then
      problem "$name is missing"
    elif ! xz -dc "$kept/$name" | whole | cmp -s - "$file"; then
      problem "$name differs from what OpenJML writes"
    fi
  done <"$work/verdicts"
fi

# --- Clients -------------------------------------------------------------------------------------

title Clients
prove_classes "$proof_limit" $clients >"$work/client-verdicts"
while IFS=$'\t' read -r class method said solver seconds _; do
  [ "$said" != unsat ] || said=proved
  printf "$line" "$class" "$method" "$said" "$solver" "$seconds"
  [ "$said" = proved ] || problem "$class.$method is not proved: see $work/proofs/$class"
done <"$work/client-verdicts"

# --- Do the proofs mean something? ---------------------------------------------------------------

# What must not be proved:  bite FILE, with lines of class, method, answer, and what was asked
bite() {
  while IFS=$'\t' read -r class method said what; do
    case $said in
      unsat) problem "$class.$method is proved $what" ;;
      refuted | unknown) ;;
      *) problem "$class.$method $what: $said, see $work/*/$class*" ;;
    esac
    printf '%-32s %-44s %s\n' "$class" "$method" "$what: $said"
  done <"$1"
}
# How many lines of a file have an answer:  said ANSWER FILE
said() { cut -f 3 "$2" | grep -cx "$1" || true; }

if [ $bite = true ]; then
  title "Vacuity: assert false wherever a method ends, in each case of its contract"
  for round in "$work"/contradictions*; do
    mkdir "$round/rows-of"
    awk -F '\t' -v only="$only" -v folder="$round/rows-of" \
      'only == "" || $1 == only { print > (folder "/" $1) }' "$round/rows"
    for rows in "$round"/rows-of/*; do
      [ -f "$rows" ] || continue
      start prove "$rows" "$round" "$round/run/${rows##*/}" "$bite_limit"
    done
  done
  wait
  for rows in "$work"/contradictions*/rows-of/*; do
    [ -f "$rows" ] || continue
    paste <(cut -f 1-3 "${rows%/rows-of/*}/run/${rows##*/}/verdicts") <(cut -f 5 "$rows" | sed 's/^/never to end /')
  done >"$work/vacuous"
  bite "$work/vacuous"

  title "Bite tests: mutants that must not be proved"
  mkdir -p "$work/mutants"
  tool mutants "$work/mutants"
  rounds=$(find "$work/mutants" -mindepth 1 -maxdepth 1 -name "${only:-*}-*" | sort)
  for round in $rounds; do start prove "$round/rows" "$round" "$round/run" "$bite_limit"; done
  wait
  for round in $rounds; do
    paste <(cut -f 1-3 "$round/run/verdicts") <(cut -f 5 "$round/rows" | sed 's/^/with /')
  done >"$work/bites"
  bite "$work/bites"

  title "False clients: what the contracts do not say must not be proved"
  prove_classes "$bite_limit" $false_clients | cut -f 1-3 | sed 's/$/\tfrom the contracts/' >"$work/false"
  bite "$work/false"
fi

if [ -s "$work/missing" ]; then
  problem "$(cat "$work/missing")"
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
    row 'OpenJML' "$version"
    row 'z3' "$(solver_version z3)"
    row 'cvc5' "$(solver_version cvc5)"
    row 'JDK of the tools' "$(java --version | head -n 1)"
    row 'methods proved' $(($(wc -l <"$work/proved") - $(tool lemmas)))
    row 'lemmas proved' "$(tool lemmas)"
    row 'assumed' "$(count '\tassumed\t')"
    row 'at the edge' "$(count '\tedge\t')"
    row 'methods of clients proved' "$(wc -l <"$work/client-verdicts")"
    row 'methods and cases where "false" at each end is refuted' "$([ $bite = true ] && said refuted "$work/vacuous" || echo "$absent")"
    row 'methods and cases where it is neither proved nor refuted' "$([ $bite = true ] && said unknown "$work/vacuous" || echo "$absent")"
    row 'mutants refuted' "$([ $bite = true ] && said refuted "$work/bites" || echo "$absent")"
    row 'mutants neither proved nor refuted' "$([ $bite = true ] && said unknown "$work/bites" || echo "$absent")"
    row 'methods of false clients refuted' "$([ $bite = true ] && said refuted "$work/false" || echo "$absent")"
    row 'methods of false clients neither proved nor refuted' "$([ $bite = true ] && said unknown "$work/false" || echo "$absent")"
    row 'CPU seconds of OpenJML' "$(sort -u "$work/translated" | xargs -d '\n' cat | sum)"
    row 'CPU seconds of the solvers' "$(sort -u "$work/asked" | xargs -d '\n' cut -f 2 | sum)"
    row 'seconds' $SECONDS
    row 'runs at a time' "$jobs"
  } >"$work/run"
  cp "$work/run" specs/run.tsv
  specs/page.sh
}
row() { printf '%s\t%s\n' "$1" "$2"; }
sum() { awk '{ s += $1 } END { printf "%.0f", s }'; }

# keep SOLVER FILE KEPT OPTIONS
keep() {
  if [ "$1" = z3 ]; then cored "$2" "$4"; else cat "$2"; fi | xz -9e -c >"$3.new" && mv "$3.new" "$3" ||
    echo "$3 was not written" >>"$work/missing"
}

if [ $update = true ] && [ $problems = 0 ]; then
  title "Writing $kept and specs/lock.tsv"
  mkdir -p $kept
  while IFS=$'\t' read -r class method _ solver seconds file; do
    name=$(obligation_file "$class.$method")
    echo "$name" >>"$work/names"
    # Another version of xz may compress otherwise, and of z3 need another part: what has not changed stays.
    xz -dc "$kept/$name" 2>/dev/null | whole | cmp -s - "$file" ||
      start keep "$solver" "$file" "$kept/$name" "$(options_of "$class.$method")"
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$class" "$method" "$(hash_of "$file")" \
      "$solver" "$(solver_version "$solver")" "$seconds" >>"$work/results"
  done <"$work/verdicts"
  wait
  [ ! -s "$work/missing" ] || fail "$(cat "$work/missing")"
  ls $kept | sort | comm -23 - <(sort "$work/names") | (cd $kept && xargs -r -d '\n' rm)
  tool lock "$work/results"
  write_run
elif [ $update = false ] && [ -z "$only" ]; then
  title Lock
  tool stale || problem "specs/lock.tsv is stale: specs/check.sh --update proves all again and writes it"
fi

if [ $problems -gt 0 ]; then
  fail "$problems problems"
fi
bites=$([ $bite = false ] || echo ", $(wc -l <"$work/bites") mutants not proved, of which $(said unknown "$work/bites") not refuted either")
echo "$(wc -l <"$work/proved") methods and lemmas proved, $(count '\t(assumed|edge)\t') assumed or at the edge$bites, $SECONDS s"
