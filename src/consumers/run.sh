#!/usr/bin/env bash
# Builds the jars (reproducible.sh) and runs small projects that know them only from the local repository that
# they were installed into: on the JDK that Maven finds, and on JDK 25 where that is in /usr/lib/jvm. What they print
# must be what is expected. Exit code: 0 if it is, 1 if not; what was not checked is said.
set -uo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 1
projects=$PWD
./reproducible.sh || exit 1
out=$(cd ../../target/consumers && pwd) || exit 1
repository=$out/first/repository
failed=0
passed=()

maven() { mvn -B -q -ntp "-Dmaven.repo.local=$repository" "$@" </dev/null; }

# What each project prints, without what Maven says.
maven_java() { maven compile exec:java; }
maven_kotlin() { maven compile exec:java; }
variant_author() { maven test && grep -l 'tests="[1-9]' target/surefire-reports/TEST-*.xml; }
module_path() { maven package && "$JAVA_HOME/bin/java" -p target/modules:target/classes -m example.modules/example.modules.Distances; }
gradle_run() { gradle -q --no-daemon "-Dmaven.repo.local=$repository" run </dev/null; }

# consumer FOLDER EXPECTED COMMAND: COMMAND in a copy of FOLDER prints what is in EXPECTED.
consumer() {
  local folder=$out/jdk$version/$1
  mkdir -p "$out/jdk$version" && cp -R "$projects/$1" "$folder" || exit 1
  if (cd "$folder" && $3) >"$folder.out" 2>"$folder.err" &&
    sed 's/\x1b\[[0-9;]*m//g' "$folder.out" | grep -v -e '^\[' -e '^$' | diff "$projects/$2" - >"$folder.diff"; then
    echo "$1 on JDK $version: as expected"
    return
  fi
  failed=1
  cat "$folder.out" "$folder.err" "$folder.diff" 2>/dev/null
  echo "$1 on JDK $version: FAILED (see $folder.out)"
}

# on HOME: all projects on the JDK in HOME.
on() {
  export JAVA_HOME=$1
  version=$("$JAVA_HOME/bin/java" -version 2>&1 | sed -n -E 's/.* version "([0-9]+).*/\1/p')
  consumer maven-java distances.txt maven_java
  consumer maven-kotlin distances.txt maven_kotlin
  consumer variant-author tests.txt variant_author
  consumer module-path modules.txt module_path
  if [ "$gradle" = true ]; then
    consumer gradle distances.txt gradle_run
  fi
  passed+=("$version")
}

gradle_version=$(gradle --version 2>/dev/null | sed -n -E 's/^Gradle ([0-9]+).*/\1/p')
gradle=false
if [ "${gradle_version:-0}" -ge 8 ]; then
  gradle=true
else
  echo "NOT CHECKED: the Gradle project: Gradle 8 or later was not found"
fi

on "${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")}"
newest=$(find /usr/lib/jvm -maxdepth 1 -name '*25*' -print -quit 2>/dev/null)
if [ "${passed[0]}" != 25 ]; then
  if [ -x "$newest/bin/javac" ]; then
    on "$newest"
  else
    echo "NOT CHECKED: JDK 25 was not found in /usr/lib/jvm"
  fi
fi
[ $failed = 0 ] || exit 1
echo "$(cat "$out/same"); the projects that use them on JDK ${passed[*]}"
