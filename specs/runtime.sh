#!/usr/bin/env bash
# Runs the tests on a library that checks its contracts while it runs. specs/runtime.sh --help
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<'END'
Usage: specs/runtime.sh [TESTS]

Compiles the verified classes with OpenJML's runtime assertion checking, against the contracts
in specs/runtime, and runs the tests on them: all, or those that the Maven pattern TESTS names.
Then it breaks a class on purpose, which the checks must notice.

The contracts in specs/org speak of real numbers, which cannot be computed with; those in
specs/runtime say the same in the operations of the field, as far as that can be executed.

Needed are OpenJML ($OPENJML, or openjml on the PATH), its runtime library ($JMLRUNTIME, or
jmlruntime.jar beside it) and a Java that runs the class files it writes: 21 or later
($JMLJAVA, or java on the PATH).

Exit code: 0 if all tests pass and the broken class is noticed, 1 if not.
END
}

fail() {
  echo "specs: $*" >&2
  exit 1
}

case ${1:-} in
  --help | -h) usage && exit 0 ;;
esac
tests=${1:-org/certigjk/**}

source specs/openjml.sh
runtime=${JMLRUNTIME:-$(dirname "$openjml")/jmlruntime.jar}
[ -e "$runtime" ] || fail "$runtime is missing: set JMLRUNTIME to OpenJML's jmlruntime.jar"
java=${JMLJAVA:-java}
"$java" --version | awk 'NR == 1 { exit !($2 + 0 >= 21) }' ||
  fail "$java is not Java 21 or later: set JMLJAVA to one that is"

build=target/runtime
core=$build/certigjk-core
rm -rf $build
mvn -q -B -ntp -P '!analysis' -Dcertigjk.build=$build test-compile
jars=$(jars)

# What is instrumented is what has a contract in specs/runtime, interfaces left out: they have
# nothing to instrument. The loop invariants speak of real numbers: they go.
for contract in $(cd specs/runtime && find org -name '*.jml' | sort); do
  source=${contract%.jml}.java
  grep -q '^public interface' "src/core/main/java/$source" && continue
  mkdir -p "$build/sources/$(dirname "$source")"
  sed -e '/^ *\/\*@ .* @\*\/$/d' -e '/^ *\/\*@ /,/ @\*\/$/d' "src/core/main/java/$source" \
    >"$build/sources/$source"
done
sources=$(find $build/sources -name '*.java' | sort)

#   instrument FOLDER SOURCES…
instrument() {
  local into=$1
  shift
  # Null is the business of NullAway and the Checker Framework. What the contracts of the JDK promise is not
  # checked: in OpenJML's words for Arrays.copyOf, that is refused where it holds.
  "$openjml" --rac --nullable-by-default --rac-check-assumptions=false -g -cp "$jars:$core/classes" -d "$into" \
    --specs-path specs/runtime "$@" >$build/openjml.log 2>&1 ||
    { cat $build/openjml.log && fail "OpenJML did not compile the classes"; }
}

#   run_tests PATTERN
run_tests() {
  mvn -B -ntp -P '!analysis' -Dmaven.main.skip -Dmaven.compiler.useIncrementalCompilation=false -Dcertigjk.build=$build -Djvm="$(command -v "$java")" \
    -Dmaven.test.additionalClasspath="$runtime" \
    -DargLine=-Dorg.jmlspecs.openjml.rac=exception -Dtest="$1" test </dev/null
}

instrument $build/instrumented $sources
cp -r $build/instrumented/. $core/classes
# The instrumented library needs OpenJML's, which ArchitectureTest does not allow.
run_tests "$tests,!org/certigjk/ArchitectureTest*" | tee $build/tests.log
echo "specs: the tests pass on $(wc -w <<<"$sources") instrumented classes"

# The scan of the checker starts late. The tests themselves are not asked: only the contract.
checker=$build/sources/org/certigjk/certificate/CertificateChecker.java
mkdir -p $build/broken
sed 's/for (int k = 1; k < polytope.size(); k++)/for (int k = 2; k < polytope.size(); k++)/' $checker \
  >$build/broken/CertificateChecker.java
! cmp -s $checker $build/broken/CertificateChecker.java || fail "the loop to break was not found"
instrument $build/broken-classes $build/broken/CertificateChecker.java
cp -r $build/broken-classes/. $core/classes
run_tests 'org/certigjk/certificate/**' >$build/broken.log 2>&1 &&
  fail "a scan that starts late was not noticed (log: $build/broken.log)"
grep -q 'JML postcondition is false' $build/broken.log ||
  fail "the broken class failed for another reason (log: $build/broken.log)"
echo "specs: a scan that starts late was noticed"
