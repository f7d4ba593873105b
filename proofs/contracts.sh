#!/usr/bin/env bash
# Writes theories/contracts.v again, from the contracts under specs/ that
# src/app/test/java/org/certigjk/specs/coq-contracts.txt lists. Needs a JDK.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
tools=src/app/test/java/org/certigjk/specs
javac -proc:none -nowarn -d "$classes" -sourcepath src/app/test/java "$tools/CoqContracts.java"
java -XX:TieredStopAtLevel=1 -cp "$classes" org.certigjk.specs.CoqContracts
