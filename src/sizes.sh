#!/usr/bin/env bash
# Prints how many files and lines of Java and Kotlin the main part of each module has: src/sizes.sh
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")"

printf '%-10s %6s %7s\n' module files lines
for folder in */main; do
  sources=$(find "$folder" -name '*.java' -o -name '*.kt')
  printf '%-10s %6d %7d\n' "${folder%/main}" "$(wc -l <<<"$sources")" "$(xargs cat <<<"$sources" | wc -l)"
done
