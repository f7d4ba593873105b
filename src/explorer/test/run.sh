#!/usr/bin/env bash
# Drives the explorer's page in headless Chromium, and in Firefox, when that is there, as a user does:
# src/explorer/test/run.sh [FOLDER OF THE PAGE] [TEST NAME]
# The page is docs/explorer/ unless another folder is given. Screenshots: target/explorer/screenshots/.
# CHROMIUM and FIREFOX name the browsers, if they are not on the path.
# Exit code: 0 passed, 1 failed, 3 not checked, for something is missing (the last line says what).
set -uo pipefail
unset CDPATH
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P) || exit 3
tests=$home/src/explorer/test
build=$home/target/explorer/test

missing() {
  echo "NOT CHECKED: $*"
  exit 3
}

have() { command -v "$1" >/dev/null 2>&1; }

page=${1:-$home/docs/explorer}
page=$(cd "$page" 2>/dev/null && pwd -P) || missing "there is no page in ${1:-docs/explorer}; src/explorer/build.sh makes it"
[ -f "$page/index.html" ] || missing "there is no index.html in $page; src/explorer/build.sh makes it"

have node || missing "node was not found: install Node.js 18 or later (Debian: nodejs)"
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 18 || (a == 18 && b >= 15) ? 0 : 1)' ||
  missing "Node.js 18.15 or later is needed; this is $(node --version)"
# Reading files and writing numbers need no browser.
if [ -z "${2:-}" ]; then
  node --test-reporter=spec --test "$tests/files-read.mjs" "$tests/numbers.mjs" || exit 1
fi

have npm || missing "npm was not found: it fetches what drives the browsers (Debian: npm)"

browser=${CHROMIUM:-}
for name in chromium chromium-browser google-chrome google-chrome-stable; do
  [ -n "$browser" ] || browser=$(command -v "$name" || true)
done
[ -n "$browser" ] && [ -x "$browser" ] ||
  missing "Chromium was not found: install it (Debian: chromium) or let CHROMIUM name it"

# The node modules stand below target/, and so does the copy of the tests that finds them.
mkdir -p "$build" || missing "cannot write to $build"
if ! cmp -s "$tests/package-lock.json" "$build/installed.json"; then
  cp "$tests/package.json" "$tests/package-lock.json" "$build/" || missing "cannot write to $build"
  (cd "$build" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) </dev/null ||
    missing "npm could not fetch $(node -p "Object.keys(require('$tests/package.json').devDependencies).join(', ')") (offline?)"
  cp "$tests/package-lock.json" "$build/installed.json"
fi
rm -f "$build"/*.mjs
cp "$tests"/*.mjs "$build/" || missing "cannot write to $build"

# Only the scripts of the page of this folder are typed.
node "$build/node_modules/typescript/bin/tsc" -p "$tests/tsconfig.json" || exit 1

# The fractions on the page are compared with the command line's.
"$home/certigjk" --version >/dev/null || missing "./certigjk does not start"

firefox=${FIREFOX:-$(command -v firefox-esr || command -v firefox || true)}

export CERTIGJK_HOME=$home CERTIGJK_PAGE=$page CHROMIUM=$browser FIREFOX=$firefox

# Runs tests:  suite FILE BROWSER; said then tells how many passed in which version.
said=
suite() {
  local log=$build/${1%.mjs}.log
  node --test-reporter=spec ${name:+"--test-name-pattern=$name"} "$build/$1" 2>&1 | tee "$log"
  [ "${PIPESTATUS[0]}" = 0 ] || exit 1
  said="${said:+$said, }$(sed -n 's/^. pass //p' "$log") in $("$2" --version 2>/dev/null | sed -E 's/ built.*//; s/^Mozilla //')"
}
name=${2:-}
suite suite.mjs "$browser"
if [ -n "$firefox" ]; then
  suite firefox.mjs "$firefox"
else
  said="$said; not in Firefox, which was not found (Debian: firefox-esr)"
fi
echo "tests of the page passed: $said"
