# What check.sh and runtime.sh share. Sourced, not run, after "fail" is defined.

openjml=$(command -v "${OPENJML:-openjml}") ||
  fail "OpenJML was not found: unpack a release of https://github.com/OpenJML/OpenJML/releases" \
    "and set OPENJML to its program openjml, or have it on the PATH"

# A jar of the local Maven repository:  jar GROUP ARTIFACT PROPERTY
jar() {
  local version file
  version=$(sed -n "s|.*<$3>\(.*\)</$3>.*|\1|p" pom.xml)
  file=${MAVEN_REPOSITORY:-$HOME/.m2/repository}/${1//.//}/$2/$version/$2-$version.jar
  [ -f "$file" ] || mvn -B -q -ntp -Dquick compile </dev/null >&2 || true
  [ -f "$file" ] || fail "$file is missing: is Maven's local repository elsewhere? Set MAVEN_REPOSITORY"
  echo "$file"
}

# The jars that the library needs, with a colon between them.
jars() {
  local math jspecify
  math=$(jar org.apache.commons commons-math3 commons-math.version) &&
    jspecify=$(jar org.jspecify jspecify jspecify.version) && echo "$math:$jspecify"
}
