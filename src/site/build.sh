#!/usr/bin/env bash
# Makes the site in target/site, and docs/index.html. src/site/build.sh --help
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

usage() {
  cat <<'END'
Usage: src/site/build.sh [--check]

Makes the site in target/site, to be opened at target/site/index.html: the pages of the documentation, the
explorer, the Javadoc, the pages for Kotlin, and those of the Coq files, which proofs/check.sh --html has made
before. It fails if a link leads nowhere. docs/index.html is written anew.

  --check   does not write docs/index.html, but says whether it is what docs/README.md makes
  --help    this text

Exit code: 0 if it is done (or the same), 1 if not, 2 for a wrong option.
END
}

check=false
case $#:${1:-} in
  0:) ;;
  1:--check) check=true ;;
  1:--help | 1:-h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac

rm -rf target/site
mkdir -p target/site
left_out=none
if [ -d proofs/build/html ]; then
  cp -r proofs/build/html target/site/coqdoc
else
  left_out=coqdoc
fi
mvn -B -q -ntp -Dstyle.color=never -Psite -Dquick "-Dsite.left-out=$left_out" -pl src/site,src/kotlin -am package </dev/null
made=target/site-build/index.html
if $check; then
  if ! diff docs/index.html "$made"; then
    echo "docs/index.html is not what docs/README.md makes: run src/site/build.sh and commit it." >&2
    exit 1
  fi
else
  cp "$made" docs/index.html
fi
pages=$(find target/site -name '*.html' | wc -l)
if [ $left_out = coqdoc ]; then
  echo "$pages pages, without those of the Coq files: proofs/check.sh --html makes them"
else
  echo "$pages pages"
fi
