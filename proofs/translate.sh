#!/usr/bin/env bash
# Writes float/java_methods.v again, from the Java methods that
# src/app/test/java/org/certigjk/formulas/java-methods.txt lists. Needs a JDK, whose
# compiler reads the sources, and nothing else.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -proc:none -nowarn -d "$classes" -sourcepath src/app/test/java \
  src/app/test/java/org/certigjk/formulas/JavaMethods.java
java -XX:TieredStopAtLevel=1 -cp "$classes" org.certigjk.formulas.JavaMethods
