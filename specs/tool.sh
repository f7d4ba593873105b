#!/usr/bin/env bash
# Compiles and runs one of the programs in src/app/test/java/org/certigjk/specs that write what is made
# from the contracts:  specs/tool.sh CLASS. Needs a JDK.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -proc:none -nowarn -d "$classes" -sourcepath src/app/test/java \
  "src/app/test/java/org/certigjk/specs/${1:?a class is missing}.java"
java -XX:TieredStopAtLevel=1 -cp "$classes" "org.certigjk.specs.$1"
