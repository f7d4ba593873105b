# What check.sh and replay.sh share. Sourced, not run.

# What z3 may spend on a proof, and on what must not be proved, in its own unit, of which it spends some two million
# in a second. Unlike time it does not depend on what else the machine does. In its nonlinear arithmetic z3 does not
# count; so it ends besides after so many CPU seconds for each million: "unknown".
proof_limit=100000000
bite_limit=20000000
seconds_per_million=4

# The CPU seconds after which z3 ends, whatever it counts:  cpu_seconds LIMIT
cpu_seconds() { echo $(($1 / 1000000 * seconds_per_million)); }

# Prints what a solver answers to an obligation, a tab, and the CPU seconds that it took: "unsat" if, and only if, it
# proves it; "refuted" if it ends with a counterexample, or with one in which it has not tried all values of a
# quantifier; "unknown" if it ends at the limit or for another reason; and what it says if that is none of these.
#   answer SOLVER FILE LIMIT OPTIONS
answer() {
  local said seconds command=(z3 -smt2 -in "rlimit=$3") TIMEFORMAT=%U output cpu
  cpu=$(cpu_seconds "$3")
  # shellcheck disable=SC2206 # of the options each is a word
  command+=($4)
  [ "$1" = z3 ] || command=(cvc5 --incremental --quiet "--tlimit=$(($3 / 1000))")
  output=$(mktemp)
  seconds=$({
    time prlimit --cpu="$cpu:$((cpu + 5))" "${command[@]}" < <(cat "$2" && echo '(get-info :reason-unknown)') >"$output" 2>&1 ||
      [ $? != 152 ] || echo 'unknown (:reason-unknown "CPU seconds")' >>"$output" # 152: SIGXCPU
  } 2>&1 | tail -n 1)
  # An obligation begins with options of z3, to which cvc5 says "unsupported".
  said=$({ grep -vx unsupported "$output" || true; } | head -c 200 | tr -s '\n\t' '  ')
  rm "$output"
  case $said in
    'unsat (:reason-unknown '*) said=unsat ;;
    'sat (:reason-unknown '* | 'unknown (:reason-unknown '*incomplete*) said=refuted ;;
    'unknown (:reason-unknown '*) said=unknown ;;
  esac
  printf '%s\t%s\n' "${said:-nothing}" "$seconds"
}

# z3 takes the branch that the structure of a formula suggests: of these formulas it proves most sooner than with the
# activity of the last conflicts. For the methods of specs/options.tsv what stands there comes after it, and counts.
#   options_of CLASS.METHOD
options_of() {
  awk -F '\t' -v method="$1" '!/^#/ && $1 "." $2 == method { options = " " $3 } END { print "smt.case_split=3" options }' \
    specs/options.tsv
}

# Prints an obligation with "; unused" before each assertion that z3 did not need for its proof: a comment. What is
# unsatisfiable without these is so with them, and z3 finds it several times as fast. Prints it as it is if z3 does
# not prove it so.
#   cored FILE OPTIONS
cored() {
  local core named
  core=$(mktemp) named=$(mktemp)
  {
    echo '(set-option :produce-unsat-cores true)'
    awk '/^\(assert / { sub(/^\(assert /, "(assert (! "); sub(/\)$/, " :named |line " NR "|))") } 1' "$1"
    echo '(get-unsat-core)'
  } >"$named"
  # shellcheck disable=SC2086 # of the options each is a word
  {
    prlimit --cpu="$(cpu_seconds "$proof_limit")" z3 -smt2 -in "rlimit=$proof_limit" $2 <"$named" |
      grep -oE '\|line [0-9]+\|' | tr -d 'a-z|' || true
  } >"$named.lines"
  awk 'NR == FNR { needed[$1] = 1; next } /^\(assert / && !(FNR in needed) { printf "; unused " } 1' "$named.lines" "$1" >"$core"
  [ "$(answer z3 "$core" "$proof_limit" "$2" | cut -f 1)" = unsat ] || cat "$1" >"$core"
  cat "$core"
  rm -f "$core" "$named" "$named.lines"
}

# What was given to cored.
whole() { sed 's/^; unused //'; }

solver_version() {
  "$1" --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -n 1
}

# The first 16 digits of the SHA-256 of a file.
hash_of() {
  sha256sum "$1" | cut -c 1-16
}

# The file that keeps the obligation of geometry.Polytope.of(Vec[]): no brackets in its name.
obligation_file() {
  echo "$1.smt2.xz" | sed 's/()//; s/)//; s/[(,]/-/g; s/\[\]/_array/g'
}
