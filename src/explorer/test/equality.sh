#!/usr/bin/env bash
# Compares the script of the explorer with the command line and the library on the JVM, byte for byte:
# src/explorer/test/equality.sh [SCENES [SEED]], after mvn test-compile.
# Exit code: 0 the same, 1 not, 3 not checked, for something is missing (the last line says what).
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

if ! command -v node >/dev/null 2>&1; then
  echo "NOT CHECKED: node was not found: install Node.js 18 or later (Debian: nodejs)"
  exit 3
fi
classpath=target/certigjk-cli/test-classpath
if [ ! -f $classpath ]; then
  echo "NOT CHECKED: the tests are not compiled: mvn test-compile does that"
  exit 3
fi

expectations=target/explorer/expectations.jsonl
mkdir -p "${expectations%/*}"
java -cp "target/certigjk-cli/classes:target/certigjk-cli/test-classes:$(cat $classpath)" \
  org.certigjk.explorer.ScriptExpectations "$expectations" "${1:-1000}" "${2:-1}"
node src/explorer/test/equality.mjs docs/explorer/explorer.js "$expectations"
