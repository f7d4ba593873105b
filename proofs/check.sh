#!/bin/bash
# Checks the proofs and builds the oracle, all from clean, in proofs/build.
#
#   proofs/check.sh           compile every file, look for unproved statements,
#                             check the assumptions of the main theorems, build
#                             the oracles build/oracle and build/java_oracle
#   proofs/check.sh --slow    also have coqchk re-check every compiled file, and see a
#                             proof fail for each weaker constant of ErrorBounds
#   proofs/check.sh --html    also write the statements as HTML into build/html
#
# The packages that it needs are listed in debian-packages.txt.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$here/build
slow=no
html=no

fail() {
  echo "proofs: $*" >&2
  exit 1
}

for option in "$@"; do
  case $option in
    --slow) slow=yes ;;
    --html) html=yes ;;
    *) fail "unknown option $option; possible are --slow and --html" ;;
  esac
done

install="on Debian 12: apt-get install $(tr '\n' ' ' < "$here/debian-packages.txt")"
for tool in coqc coq_makefile make ocamlfind; do
  command -v "$tool" > /dev/null || fail "$tool is missing; $install"
done
for library in mathcomp Flocq; do
  [ -d "$(coqc -where)/user-contrib/$library" ] || fail "Coq's library $library is missing; $install"
done

# The text of a Coq file without its comments, which may be nested.
without_comments() {
  awk '{
    line = $0; kept = ""
    while (line != "") {
      two = substr(line, 1, 2)
      if (two == "(*") { depth++; line = substr(line, 3) }
      else if (two == "*)" && depth > 0) { depth--; line = substr(line, 3) }
      else { if (depth == 0) kept = kept substr(line, 1, 1); line = substr(line, 2) }
    }
    print kept
  }' "$1"
}

# No statement without a proof, and no check of the kernel switched off.
forbidden='Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Unset Guard Checking|Unset Positivity Checking|Unset Universe Checking|bypass_check'
found=no
for file in "$here"/theories/*.v "$here"/float/*.v "$here"/oracle/*.v; do
  if without_comments "$file" | grep -nwE "$forbidden" > /dev/null; then
    echo "in ${file#"$here"/}:" >&2
    without_comments "$file" | grep -nwE "$forbidden" >&2
    found=yes
  fi
done
[ "$found" = no ] || fail "there are statements without a proof"

# _CoqProject lists exactly the files that are there.
listed=$(grep -E '^(theories|float)/.*\.v$' "$here/_CoqProject" | sort)
present=$(cd "$here" && printf '%s\n' theories/*.v float/*.v | sort)
[ "$listed" = "$present" ] ||
  fail "_CoqProject and the files of theories/ and float/ differ:"$'\n'"$(diff <(echo "$listed") <(echo "$present") || true)"

# The pages name only lemmas, Java methods and files that exist.
if command -v python3 > /dev/null; then
  python3 "$here/check_readme.py" || fail "README.md or main_theorems.txt names what does not exist"
fi

# Compile in a copy, so that nothing old is used.
rm -rf "$build"
mkdir -p "$build/work/theories" "$build/work/float" "$build/work/oracle"
cp "$here"/theories/*.v "$build/work/theories/"
cp "$here"/float/*.v "$build/work/float/"
cp "$here"/oracle/*.v "$here"/oracle/*.ml "$build/work/oracle/"
cp "$here/_CoqProject" "$build/work/"
cd "$build/work"
coq_makefile -f _CoqProject -docroot CertiGJK -o Makefile > /dev/null
make -j2 > "$build/make.log" 2>&1 || {
  grep -B 1 -A 20 '^Error' "$build/make.log" >&2 || tail -n 40 "$build/make.log" >&2
  fail "compilation failed; see $build/make.log"
}

# The names of a list of theorems, FILE.NAME each.
theorems_of() { grep -vE '^[[:space:]]*(#|$)' "$1" | tr -d ' \t\r'; }

# What README.md names of a folder, FILE.NAME each: `file.v: lemma, lemma`.
named_of() {
  local file name
  grep -oE '`[a-z0-9_]+\.v: [^`]+`' "$here/README.md" | tr -d '`' | sed 's/\.v: /,/; s/, /,/g' |
    awk -F, '{ for (i = 2; i <= NF; i++) print $1, $i }' | sort -u |
    while read -r file name; do
      if [ -f "$here/$1/$file.v" ]; then echo "$file.$name"; fi
    done
}

# The axioms on which the theorems of a list and the lemmas that README.md names rest:
# print_axioms LIBRARY DIRECTORY LIST writes the output of Print Assumptions for all of
# them together, which is fast because they share most of what they rest on.
print_axioms() {
  local library=$1 directory=$2 names
  mapfile -t names < <({ theorems_of "$3"; named_of "$directory"; } | sort -u)
  [ -n "$(theorems_of "$3")" ] || fail "${3#"$here"/} is empty"
  {
    printf "Require $library.%s.\n" "${names[@]%.*}"
    printf 'Definition main_theorems := (tt'
    printf ", @$library.%s" "${names[@]}"
    printf ').\nPrint Assumptions main_theorems.\n'
  } > assumptions.v
  coqc -q -w none -Q "$directory" "$library" assumptions.v > "$build/assumptions.log" 2>&1 || {
    tail -n 5 "$build/assumptions.log" >&2
    fail "a theorem of ${3#"$here"/} or README.md does not exist; see $build/assumptions.log"
  }
}

# Those axioms of the last output that are not in the given list, one per line.
other_axioms() {
  sed -n '/^[^ ]/{s/[ :].*//;p}' "$build/assumptions.log" | grep -vxE "Axioms|Closed|$1" || true
}

# The theorems of theories/ rest on no axiom.  If the list is not closed, the
# theorems are printed one by one, to name those that are not.
closed_line='Closed under the global context'
mapfile -t theorems < <({ theorems_of "$here/main_theorems.txt"; named_of theories; } | sort -u)
print_axioms CertiGJK theories "$here/main_theorems.txt"
if [ "$(cat "$build/assumptions.log")" != "$closed_line" ]; then
  for theorem in "${theorems[@]}"; do
    printf 'Require CertiGJK.%s.\n' "${theorem%.*}"
    printf 'Goal True. idtac "THEOREM %s". Abort.\n' "$theorem"
    printf 'Print Assumptions CertiGJK.%s.\n' "$theorem"
  done > each.v
  coqc -q -w none -Q theories CertiGJK each.v > "$build/assumptions.log" 2>&1 || true
  bad=$(awk -v line="$closed_line" '
    /^THEOREM / { if (name != "" && !closed) print name; name = $2; closed = 0 }
    $0 == line { closed = 1 }
    END { if (name != "" && !closed) print name }' "$build/assumptions.log")
  fail "these theorems rest on axioms (see $build/assumptions.log):"$'\n'"$bad"
fi

# Those of float/ rest on the axioms of Coq's real numbers and excluded middle,
# on which Flocq rests, and on no other.
real_axioms='ClassicalDedekindReals\.sig_forall_dec|ClassicalDedekindReals\.sig_not_dec'
real_axioms+='|FunctionalExtensionality\.functional_extensionality_dep|Classical_Prop\.classic'
mapfile -t float_theorems < <({ theorems_of "$here/float/main_theorems.txt"; named_of float; } | sort -u)
print_axioms CertiGJKFloat float "$here/float/main_theorems.txt"
other=$(other_axioms "$real_axioms")
[ -z "$other" ] || fail "theorems of float/main_theorems.txt rest on other axioms:"$'\n'"$other"

# Extract the program, the checker and the Java methods, and build the two oracles.
cd "$build/work/oracle"
for file in mapping extract extract_java; do
  coqc -q -w none -Q ../theories CertiGJK -Q ../float CertiGJKFloat -Q . CertiGJKOracle \
    $file.v > "$build/extract.log" 2>&1 || {
    tail -n 20 "$build/extract.log" >&2
    fail "the extraction failed"
  }
done
# Extracted code has unused definitions; the warnings about them say nothing.
compile() {
  ocamlfind ocamlopt -O3 -w -a -package zarith -linkpkg \
    numbers.ml "$1.mli" "$1.ml" "$2.ml" -o "$build/$3" > "$build/ocaml.log" 2>&1 || {
    tail -n 20 "$build/ocaml.log" >&2
    fail "the $3 does not compile"
  }
}
compile certigjk main oracle
compile java_methods java_main java_oracle
# The triangle (1, 1), (1, -1), (3, 0) and the origin: distance 1.
reply=$(printf 'gjk smoke 2 3 1 1 1 1 -1 3 0 0 0 0\n' | "$build/oracle")
[ "$reply" = "smoke gjk 1/1 1 ; 1/1 0/1 ; 0 0 | 0 0 1 0 ; 1/2 1/2 ; 1/1 0/1 ; 0/1 0/1" ] ||
  fail "the oracle answers: $reply"
# |1| + |-2| + |0| = 3, and not the double after it.
call='ErrorBounds_norm 3ff0000000000000 c000000000000000 0000000000000000 400800000000000'
for option in '' --flocq; do
  reply=$(printf '%s\n' "${call}0" "${call}1" | "$build/java_oracle" $option) &&
    fail "the java_oracle finds all results right"
  grep -qx 'ErrorBounds_norm 1 1' <<< "$reply" || fail "the java_oracle answers: $reply"
done

cd "$build/work"
modules=()
for file in theories/*.v; do
  name=$(basename "$file" .v)
  modules+=("CertiGJK.$name")
done
float_modules=()
for file in float/*.v; do
  name=$(basename "$file" .v)
  float_modules+=("CertiGJKFloat.$name")
done

# The axioms that coqchk found.  It also lists the primitive numbers of Coq's own
# library, because the plugin of the ring tactic loads them; no theorem uses them
# (see above).
coqchk_axioms() {
  awk '/^\* Axioms:/ { listed = 1; sub(/^\* Axioms:/, ""); }
       /^\* / { listed = 0 }
       listed && NF && $1 != "<none>" { print $1 }' "$build/coqchk.log" |
    grep -vE '^Coq\.(Numbers\.Cyclic\.Int63\.PrimInt63|Floats\.PrimFloat)\.' || true
}

# The rest of the summary of coqchk.
coqchk_summary() {
  local weakness
  grep -q '^\* Axioms:' "$build/coqchk.log" || fail "coqchk gave no summary; see $build/coqchk.log"
  for weakness in 'type-in-type' 'unsafe (co)fixpoints' 'positivity is assumed'; do
    grep -F "$weakness" "$build/coqchk.log" | grep -q '<none>' ||
      fail "coqchk found: $weakness; see $build/coqchk.log"
  done
}

if [ "$slow" = yes ]; then
  coqchk -silent -o -Q theories CertiGJK "${modules[@]}" > "$build/coqchk.log" 2>&1 || {
    tail -n 20 "$build/coqchk.log" >&2
    fail "coqchk rejects a file"
  }
  axioms=$(coqchk_axioms)
  [ -z "$axioms" ] || fail "coqchk found axioms:"$'\n'"$axioms"
  coqchk_summary
  echo "coqchk accepts ${#modules[@]} files of theories/ and finds no axiom in them"

  coqchk -silent -o -Q float CertiGJKFloat "${float_modules[@]}" > "$build/coqchk.log" 2>&1 || {
    tail -n 20 "$build/coqchk.log" >&2
    fail "coqchk rejects a file of float/"
  }
  other=$(coqchk_axioms | sed 's/^.*\.\([^.]*\.[^.]*\)$/\1/' | grep -vxE "$real_axioms" || true)
  [ -z "$other" ] || fail "coqchk found other axioms:"$'\n'"$other"
  coqchk_summary
  echo "coqchk accepts ${#float_modules[@]} files of float/ and finds the axioms of the real numbers"
fi

# The proofs about the Java text fail if a constant of ErrorBounds is weakened below
# what they need: weaken_java EXPRESSION of sed, on the translated methods.
weaken_java() {
  local weakened=$build/work/weakened
  rm -rf "$weakened"
  mkdir "$weakened"
  sed "$1" float/java_methods.v > "$weakened/java_methods.v"
  ! cmp -s float/java_methods.v "$weakened/java_methods.v" || fail "nothing to weaken: $1"
  cp float/*.vo float/java_formulas.v "$weakened/"
  coqc -q -w none -Q "$weakened" CertiGJKFloat "$weakened/java_methods.v"
  if coqc -q -w none -Q "$weakened" CertiGJKFloat "$weakened/java_formulas.v" > "$build/weakened.log" 2>&1; then
    fail "no proof fails with a weaker constant: $1"
  fi
  grep -q 'No applicable tactic' "$build/weakened.log" || fail "no proof was tried; see $build/weakened.log"
}

if [ "$slow" = yes ]; then
  for constant in '/ErrorBounds_cross/,/\./s/constant 5 0/constant 4 0/' \
    '/ErrorBounds_cross/,/\./s/constant 17 (-3)/constant 2 0/' \
    '/ErrorBounds_dot/,/\./s/constant 10 0/constant 9 0/' \
    '/ErrorBounds_dot/,/\./s/constant 25 (-3)/constant 3 0/' \
    '/ErrorBounds_sweep/,/\./s/constant 17 (-2)/constant 4 0/' \
    '/ErrorBounds_plane/,/\./s/constant 8 0/constant 6 0/' \
    '/ErrorBounds_translated/,/\./s/constant 17 (-4)/constant 1 0/'; do
    weaken_java "$constant"
  done
  echo "a proof fails for each weaker constant of ErrorBounds"
fi

if [ "$html" = yes ]; then
  mkdir -p "$build/html"
  coqdoc --html --utf8 --gallina --no-externals --toc \
    --title "CertiGJK: the proofs" -d "$build/html" -Q theories CertiGJK theories/*.v \
    -Q float CertiGJKFloat float/*.v \
    > "$build/coqdoc.log" 2>&1 || {
    tail -n 20 "$build/coqdoc.log" >&2
    fail "coqdoc failed"
  }
  echo "the statements are in $build/html/toc.html"
fi

echo "${#modules[@]} files, ${#theorems[@]} theorems closed under the global context"
echo "${#float_modules[@]} files on floating point, ${#float_theorems[@]} theorems on the axioms of the real numbers"
