#!/usr/bin/env bash
# Has 5000 answers of six engines judged twice, by "certigjk referee" and by judge.py, and compares what
# they charge: examples/judge/compare.sh [ANSWERS [FOLDER]]. All files are kept in the folder, target/judges.
# Exit code: 0 the same charges, 1 not, 3 not checked, for something is missing (the last line says what).
set -uo pipefail
unset CDPATH
answers=${1:-5000}
folder=${2:-$(dirname "${BASH_SOURCE[0]}")/../../target/judges}
mkdir -p "$folder" && folder=$(cd "$folder" && pwd) && cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 3

if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null; then
  echo "NOT CHECKED: python3 was not found: install Python 3.8 or later (Debian: python3)"
  exit 3
fi

# one_of ENGINE:VECTORS ENGINE:VECTORS: the first if its driver, in C++, was built; else the second.
one_of() { if [ -x "target/engines/native/${1%:*}" ]; then echo "$1"; else echo "$2"; fi; }

# sample FILE COUNT: the header of a file of vectors, and so many vectors, evenly spread.
sample() {
  local step=$((($(gzip -dc "$1" | wc -l) - 1) / $2))
  gzip -dc "$1" | awk -v step=$step -v end=$((step * $2 + 1)) 'NR == 1 || NR <= end && (NR - 2) % step == 0'
}

# ask ENGINE FILE COUNT: asks an engine so many vectors; the first judge is that of the run.
ask() {
  local file=$folder/$1
  rm -f "$file".*
  sample "$2" "$3" >"$file.vectors.jsonl" || return 1
  ./certigjk referee run --engine "$1" --results "$file.jsonl" --charges "$file.java" \
    --output "$file.txt" "$file.vectors.jsonl" </dev/null >"$file.log" 2>&1
  [ $? -le 1 ] && [ "$(wc -l <"$file.jsonl")" = $(($3 + 1)) ]
}

engines=()
judges=()
for pair in dyn4j:plane jbullet:space-single generic:posed "$(one_of fcl:space ode4j:space)" \
  "$(one_of libccd:space jts:plane)" "$(one_of cgal:other-dimensions kernel:other-dimensions)"; do
  engine=${pair%:*}
  count=$(((answers + ${#engines[@]}) / 6))
  if ! ask "$engine" "vectors/${pair#*:}.jsonl.gz" $count; then
    echo "$engine was not asked all $count vectors (log: $folder/$engine.log)"
    exit 1
  fi
  python3 examples/judge/judge.py 16 "$folder/$engine.jsonl" "$folder/$engine.vectors.jsonl" \
    >"$folder/$engine.python" &
  engines+=("$engine")
  judges+=($!)
done

same=true
charges=0
for k in "${!engines[@]}"; do
  file=$folder/${engines[k]}
  wait "${judges[k]}" || same=false
  diff -u "$file.java" "$file.python" || same=false
  of_engine=$(grep -o '"fault"' "$file.java" | wc -l)
  echo "${engines[k]}: $(($(wc -l <"$file.jsonl") - 1)) answers, $of_engine charges"
  charges=$((charges + of_engine))
done
if ! $same || [ $charges = 0 ]; then
  echo "the two judges do not charge the same, or nothing (files: $folder)"
  exit 1
fi
echo "$answers answers of six engines: the same $charges charges"
