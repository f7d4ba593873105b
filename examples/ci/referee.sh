#!/bin/sh
# What a build does: asks an engine, prints the new failures, and, if anything was asked, leaves referee.junit.xml, referee.sarif and
# referee.html in this folder. The environment has CERTIGJK (the launcher), ENGINE (as --engine takes it), VECTORS
# (files of test vectors or pairs) and, if wanted, BASELINE (what --write-baseline has written), PROFILE, FORMAT of
# what is printed, github (default) or, elsewhere, text, and EXPLORER, where the links of the page lead; without
# it the page has commands, for its readers are elsewhere. The exit code is that of "referee run".
set -u
set -- --profile "${PROFILE:-16}"
[ -z "${BASELINE:-}" ] || set -- "$@" --baseline "$BASELINE"
set -- "$@" --explorer "${EXPLORER:-}"
results=referee.results.jsonl
# shellcheck disable=SC2086 # files, by blanks
"$CERTIGJK" referee run --engine "$ENGINE" --results "$results" --overwrite --format "${FORMAT:-github}" "$@" $VECTORS
code=$?
[ "$code" -le 1 ] || exit "$code"
for form in junit sarif html; do
  extension=$form
  [ "$form" != junit ] || extension=junit.xml
  "$CERTIGJK" referee judge --format "$form" --output "referee.$extension" "$@" "$results" 2>referee.log ||
    [ "$?" -eq 1 ] || { cat referee.log >&2; exit 3; }
done
exit "$code"
