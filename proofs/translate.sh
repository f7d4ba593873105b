#!/usr/bin/env bash
# Writes float/java_methods.v and float/java_bounds.v again, from the Java methods that
# java-methods.txt and java-bounds.txt of src/app/test/java/org/certigjk/formulas list.
# Needs a JDK, whose compiler reads the sources, and nothing else.
exec "$(dirname "${BASH_SOURCE[0]}")/../specs/tool.sh" formulas.JavaMethods
