# What check.sh and replay.sh share. Sourced, not run.

# What z3 may spend on a proof, and on what must not be proved, in its own unit, of which it spends some two million
# in a second. Unlike time it does not depend on what else the machine does.
proof_limit=100000000
bite_limit=10000000

# Prints what a solver answers to an obligation, a tab, and the CPU seconds that it took: "unsat" if, and only if, it
# proves it; "refuted" if it ends with a counterexample, or with one in which it has not tried all values of a
# quantifier; "unknown" if it ends at the limit or for another reason; and what it says if that is none of these.
#   answer SOLVER FILE LIMIT SEED
answer() {
  local said seconds command=(z3 -smt2 -in "rlimit=$3" "smt.random_seed=$4") TIMEFORMAT=%U output
  [ "$1" = z3 ] || command=(cvc5 --incremental --quiet "--tlimit=$(($3 / 1000))")
  output=$(mktemp)
  seconds=$({ time timeout -k 5 1800 "${command[@]}" < <(cat "$2" && echo '(get-info :reason-unknown)') >"$output" 2>&1; } 2>&1)
  # An obligation begins with options of z3, to which cvc5 says "unsupported".
  said=$(grep -vx unsupported "$output" | head -c 200 | tr -s '\n\t' '  ')
  rm "$output"
  case $said in
    'unsat (:reason-unknown '*) said=unsat ;;
    'sat (:reason-unknown '* | 'unknown (:reason-unknown '*incomplete*) said=refuted ;;
    'unknown (:reason-unknown '*) said=unknown ;;
  esac
  printf '%s\t%s\n' "${said:-nothing}" "$seconds"
}

# The seed that specs/seeds.tsv gives a method for z3's luck, or 0:  seed_of CLASS.METHOD
seed_of() {
  awk -F '\t' -v method="$1" '!/^#/ && $1 "." $2 == method { seed = $3 } END { print seed + 0 }' specs/seeds.tsv
}

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
