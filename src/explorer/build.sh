#!/usr/bin/env bash
# Puts the explorer together in docs/explorer: the files of src/explorer/page, explorer.js, which Maven
# compiles from Java, and preset-data.js, the examples and what the ledger says of them.
# src/explorer/build.sh --help
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

usage() {
  cat <<'END'
Usage: src/explorer/build.sh [--check]

Puts the explorer together in docs/explorer.

  --check   puts it together in target/explorer/site, and says whether docs/explorer is the same; of
            explorer.js whether it answers the same
  --help    this text

Exit code: 0 if it is done (or the same), 1 if not, 2 for a wrong option.
END
}

page=docs/explorer
check=false
case $#:${1:-} in
  0:) ;;
  1:--check) check=true page=target/explorer/site ;;
  1:--help | 1:-h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

# From nothing: what an earlier compilation has left would change the names in the script.
rm -rf target/explorer/certigjk* target/explorer/page
mvn -B -q -ntp -Dstyle.color=never -Pexplorer -Dquick process-classes </dev/null
rm -rf "$page"
mkdir -p "$page"
cp src/explorer/page/* "$page"
cp target/explorer/page/*.js "$page"
cp LICENSE "$page/LICENSE.txt"

# Another javac makes other class files, and so another explorer.js that does the same: that it does is
# asked of both here, and, beside the JVM, by src/explorer/test/equality.sh.
stale() {
  echo "docs/explorer is not what its sources make: run src/explorer/build.sh and commit docs/explorer." >&2
  exit 1
}
if $check; then
  diff -qr -x explorer.js docs/explorer "$page" || stale
  if command -v node >/dev/null 2>&1; then
    node src/explorer/test/same.mjs docs/explorer/explorer.js "$page/explorer.js" || stale
  else
    echo "explorer.js was not compared: node was not found (Debian: nodejs)"
  fi
fi
echo "explorer.js: $(wc -c <"$page/explorer.js") bytes; all scripts: $(cat "$page"/*.js | wc -c) bytes"
