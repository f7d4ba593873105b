#!/usr/bin/env bash
# Writes float/java_methods.v again, from the Java methods that
# src/app/test/java/org/certigjk/formulas/java-methods.txt lists. Needs a JDK, whose
# compiler reads the sources, and nothing else.
exec "$(dirname "${BASH_SOURCE[0]}")/../specs/tool.sh" formulas.JavaMethods
