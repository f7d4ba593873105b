#!/usr/bin/env bash
# Gives the kept obligations of the contracts to z3 and cvc5 again. Needs no OpenJML.
#
#   specs/replay.sh [--jobs N]     N solvers at a time, 2 unless said
#
# An obligation is the negation of what is to be proved: each must be answered "unsat". The assertions that its proof
# does not need are left out ("; unused").
# Exit code: 0 if each is, 1 if one is not or is not that of the lock, 2 for a wrong
# option, 3 if nothing is wrong, but a program that is needed was not found.
set -uo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
source specs/solvers.sh

jobs=2
case $#:${1:-} in
  0:) ;;
  2:--jobs) jobs=$2 ;;
  *) echo "Usage: specs/replay.sh [--jobs N]" >&2 && exit 2 ;;
esac
for tool in xz prlimit; do
  command -v $tool >/dev/null || { echo "$tool was not found: no obligation was replayed" && exit 3; }
done

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export work proof_limit seconds_per_million kept=proofs/obligations

# One line for each proved method: the file of its obligation, the hash, the solver, its options.
awk -F '\t' '$6 == "proved" { print $1 "." $2 "\t" $5 "\t" $7 }' specs/lock.tsv |
  while IFS=$'\t' read -r method hash solver; do
    printf '%s\t%s\t%s\t%s\n' "$(obligation_file "$method")" "$hash" "$solver" "$(options_of "$method")"
  done >"$work/named"
[ -s "$work/named" ] || { echo "specs/lock.tsv names no proved method" && exit 1; }

# Prints what is wrong with an obligation:  replay FILE HASH SOLVER OPTIONS
replay() {
  local text=$work/${1%.xz} said
  if ! xz -dc "$kept/$1" >"$text" 2>/dev/null; then
    echo "$1 is missing or damaged"
  elif [ "$(whole <"$text" | hash_of -)" != "$2" ]; then
    echo "$1 is not the obligation of specs/lock.tsv"
  else
    said=$(answer "$3" "$text" "$proof_limit" "$4" | cut -f 1)
    [ "$said" = unsat ] || echo "$1: $3 answers $said"
  fi
  rm -f "$text"
}
export -f replay answer cpu_seconds hash_of whole

start=$(date +%s)
absent=
for solver in z3 cvc5; do
  awk -F '\t' -v solver=$solver '$3 == solver' "$work/named" >"$work/$solver"
  count=$(wc -l <"$work/$solver")
  [ "$count" -gt 0 ] || continue
  if command -v $solver >/dev/null; then
    replayed="${replayed:+$replayed, }$count with $solver $(solver_version $solver)"
    tr '\t' '\n' <"$work/$solver" |
      xargs -d '\n' -n 4 -P "$jobs" bash -c 'replay "$@"' replay >>"$work/problems" ||
      echo "not all was replayed: xargs ended with $?" >>"$work/problems"
  else
    absent="$absent; $count not replayed: $solver was not found"
  fi
done
# A file that the lock does not name.
cut -f 1 "$work/named" | sort | comm -13 - <(ls $kept | sort) |
  sed "s/$/ is not named in specs\/lock.tsv/" >>"$work/problems"

sort "$work/problems"
if [ -s "$work/problems" ]; then
  echo "$(wc -l <"$work/problems") problems"
  exit 1
fi
echo "obligations replayed: ${replayed:-none} in $(($(date +%s) - start)) s$absent"
[ -z "$absent" ] || exit 3
