#!/usr/bin/env bash
# Builds the jars twice, from two copies of the sources in folders of different names, the second one in another
# time zone and language, and installs them into two local repositories below target/consumers. What is installed
# must be the same, byte for byte, and must have no tests, no POM with a parent and no variable that Maven did not
# replace. Exit code: 0 if it is, 1 if not.
set -uo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
out=$PWD/target/consumers

# local_repository FOLDER: a local repository of Maven that has all that ~/.m2 has, but org/certigjk, and gives
# it what it downloads.
local_repository() {
  local shared=$HOME/.m2/repository entry
  mkdir -p "$1/org" || return 1
  for entry in "$shared"/* "$shared"/org/*; do
    case $entry in
      "$shared/org" | "$shared/org/certigjk" | */'*') ;;
      *) ln -s "$entry" "$1/${entry#"$shared/"}" || return 1 ;;
    esac
  done
}

# build FOLDER REPOSITORY: a copy of the sources in FOLDER, installed into REPOSITORY.
build() {
  mkdir -p "$1/docs" && cp -R pom.xml .mvn LICENSE src "$1" && cp -R docs/explorer "$1/docs" && local_repository "$2" &&
    (cd "$1" && mvn -B -ntp -Dquick "-Dmaven.repo.local=$2" install) </dev/null >"$1/maven.log" 2>&1 && return
  tail -n 30 "$1/maven.log"
  echo "the build failed (log: $1/maven.log)"
  exit 1
}

# The jars and POMs in a repository, with their hashes.
installed() {
  (cd "$1/org/certigjk" && find . -name '*.jar' -o -name '*.pom' | LC_ALL=C sort | xargs sha256sum)
}

fail() {
  echo "$*"
  exit 1
}

# Maven takes the rights of folders in a jar from the disk.
umask 022
rm -rf "$out" && mkdir -p "$out" || exit 1
build "$out/first/source" "$out/first/repository"
(
  export TZ=Pacific/Auckland LC_ALL=C
  build "$out/second/with a name of another length" "$out/second/repository"
) || exit 1

installed "$out/first/repository" >"$out/first/hashes"
installed "$out/second/repository" >"$out/second/hashes"
diff "$out/first/hashes" "$out/second/hashes" || fail "two builds are not the same: see the hashes above"
grep -q -- '-tests\.jar' "$out/first/hashes" && fail "tests were installed: see $out/first/hashes"
[ -e "$out/first/repository/org/certigjk/certigjk-parent" ] && fail "the parent was installed, which nothing needs"
poms=$(find "$out/first/repository/org/certigjk" -name '*.pom')
grep -l -e '<parent>' -e '<profile' -e '\${' -e '<scope>test' $poms && fail "these POMs are not flat"
count() { grep -c "\\.$1\$" "$out/first/hashes"; }
echo "two builds in two folders are the same, byte for byte: $(count jar) jars, $(count pom) POMs" | tee "$out/same"
