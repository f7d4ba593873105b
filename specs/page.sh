#!/usr/bin/env bash
# Writes docs/contracts.md again, from the contracts and specs/verified.tsv, and what
# docs/verification.md quotes of specs/run.tsv. Needs a JDK.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
tools=src/app/test/java/org/certigjk/specs
javac -proc:none -nowarn -d "$classes" -sourcepath src/app/test/java "$tools/ContractsPage.java"
java -XX:TieredStopAtLevel=1 -cp "$classes" org.certigjk.specs.ContractsPage
