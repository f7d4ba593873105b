# What check.sh and replay.sh share. Sourced, not run.

# Prints what a solver answers to an obligation: "unsat" if, and only if, it proves it.
#   answer SOLVER FILE SECONDS
answer() {
  local attempt command=(cvc5 --incremental --quiet) said attempts=0:$3
  # What z3 does not find soon from one seed it may find from another.
  [ "$1" != z3 ] || attempts="0:30 1:60 0:$3"
  for attempt in $attempts; do
    [ "$1" != z3 ] || command=(z3 -smt2 "smt.random_seed=${attempt%:*}")
    # An obligation begins with options of z3, to which cvc5 says "unsupported".
    said=$(timeout -k 5 "${attempt#*:}" "${command[@]}" "$2" 2>&1 | grep -vx unsupported | head -c 200 | tr -s '\n\t' '  ')
    said=${said% }
    [ "$said" != unsat ] || break
  done
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
