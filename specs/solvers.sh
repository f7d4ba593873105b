# What check.sh and replay.sh share. Sourced, not run.

# Prints what a solver answers to an obligation: "unsat" if, and only if, it proves it.
#   answer SOLVER FILE SECONDS
answer() {
  local command=(z3 -smt2)
  [ "$1" = z3 ] || command=(cvc5 --incremental --quiet)
  # An obligation begins with options of z3, to which cvc5 says "unsupported".
  local said
  said=$(timeout -k 5 "$3" "${command[@]}" "$2" 2>&1 | grep -vx unsupported | head -c 200 | tr -s '\n\t' '  ')
  said=${said% }
  echo "${said:-nothing}"
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
