#!/usr/bin/env bash
# Compiles and runs one of the programs in src/app/test/java/org/certigjk that write what is made of
# the sources:  specs/tool.sh PACKAGE.CLASS, for example specs.ContractsPage. Needs a JDK.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=${1:?a class is missing}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -proc:none -nowarn -d "$classes" -sourcepath src/app/test/java \
  "src/app/test/java/org/certigjk/${name/.//}.java"
java -XX:TieredStopAtLevel=1 -cp "$classes" "org.certigjk.$name"
