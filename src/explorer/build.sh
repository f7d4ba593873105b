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

  --check   puts it together in target/explorer/site, and says whether docs/explorer is the same, but for
            explorer.js
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

# Another javac makes other class files, and so another explorer.js that does the same: what that does
# is compared by src/explorer/test/equality.sh.
if $check && ! diff -qr -x explorer.js docs/explorer "$page"; then
  echo "docs/explorer is not what its sources make: run src/explorer/build.sh and commit docs/explorer." >&2
  exit 1
fi
echo "explorer.js: $(wc -c <"$page/explorer.js") bytes; all scripts: $(cat "$page"/*.js | wc -c) bytes"
