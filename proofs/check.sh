#!/bin/bash
# Checks the proofs and builds the oracle, all from clean, in proofs/build.
#
#   proofs/check.sh           compile every file, look for unproved statements,
#                             check the assumptions of the main theorems, build
#                             the oracle build/oracle
#   proofs/check.sh --slow    also have coqchk re-check every compiled file
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

for tool in coqc coq_makefile make ocamlfind; do
  command -v "$tool" > /dev/null ||
    fail "$tool is missing; on Debian 12: apt-get install $(tr '\n' ' ' < "$here/debian-packages.txt")"
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
for file in "$here"/theories/*.v "$here"/oracle/*.v; do
  if without_comments "$file" | grep -nwE "$forbidden" > /dev/null; then
    echo "in ${file#"$here"/}:" >&2
    without_comments "$file" | grep -nwE "$forbidden" >&2
    found=yes
  fi
done
[ "$found" = no ] || fail "there are statements without a proof"

# _CoqProject lists exactly the files that are there.
listed=$(grep -E '^theories/.*\.v$' "$here/_CoqProject" | sort)
present=$(cd "$here" && printf '%s\n' theories/*.v | sort)
[ "$listed" = "$present" ] ||
  fail "_CoqProject and theories/ differ:"$'\n'"$(diff <(echo "$listed") <(echo "$present") || true)"

# The pages name only lemmas, Java methods and files that exist.
if command -v python3 > /dev/null; then
  python3 "$here/check_readme.py" || fail "README.md or main_theorems.txt names what does not exist"
fi

# Compile in a copy, so that nothing old is used.
rm -rf "$build"
mkdir -p "$build/work/theories" "$build/work/oracle"
cp "$here"/theories/*.v "$build/work/theories/"
cp "$here"/oracle/*.v "$here"/oracle/*.ml "$build/work/oracle/"
cp "$here/_CoqProject" "$build/work/"
cd "$build/work"
coq_makefile -f _CoqProject -o Makefile > /dev/null
make -j2 > "$build/make.log" 2>&1 || {
  grep -B 1 -A 20 '^Error' "$build/make.log" >&2 || tail -n 40 "$build/make.log" >&2
  fail "compilation failed; see $build/make.log"
}

# The main theorems rest on no axiom.  A list of all of them is printed first,
# which is fast because they share most of what they rest on; only if it is not
# closed are they printed one by one, to name the theorem.
mapfile -t theorems < <(grep -vE '^[[:space:]]*(#|$)' "$here/main_theorems.txt" | tr -d ' \t\r')
[ "${#theorems[@]}" -gt 0 ] || fail "main_theorems.txt is empty"
closed_line='Closed under the global context'
{
  printf 'Require CertiGJK.%s.\n' "${theorems[@]%.*}"
  printf 'Definition main_theorems := (tt'
  printf ', @CertiGJK.%s' "${theorems[@]}"
  printf ').\nPrint Assumptions main_theorems.\n'
} > assumptions.v
coqc -q -w none -Q theories CertiGJK assumptions.v > "$build/assumptions.log" 2>&1 || {
  tail -n 5 "$build/assumptions.log" >&2
  fail "a theorem of main_theorems.txt does not exist; see $build/assumptions.log"
}
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

# Extract the program and the checker, and build the oracle.
cd "$build/work/oracle"
coqc -q -w none -Q ../theories CertiGJK extract.v > "$build/extract.log" 2>&1 || {
  tail -n 20 "$build/extract.log" >&2
  fail "the extraction failed"
}
# Extracted code has unused definitions; the warnings about them say nothing.
ocamlfind ocamlopt -O3 -w -a -package zarith -linkpkg \
  numbers.ml certigjk.mli certigjk.ml main.ml -o "$build/oracle" > "$build/ocaml.log" 2>&1 || {
  tail -n 20 "$build/ocaml.log" >&2
  fail "the oracle does not compile"
}
# The triangle (1, 1), (1, -1), (3, 0) and the origin: distance 1.
reply=$(printf 'gjk smoke 2 3 1 1 1 1 -1 3 0 0 0 0\n' | "$build/oracle")
[ "$reply" = "smoke gjk 1/1 1 ; 1/1 0/1 ; 0 0 | 0 0 1 0 ; 1/2 1/2 ; 1/1 0/1 ; 0/1 0/1" ] ||
  fail "the oracle answers: $reply"

cd "$build/work"
modules=()
for file in theories/*.v; do
  name=$(basename "$file" .v)
  modules+=("CertiGJK.$name")
done

if [ "$slow" = yes ]; then
  coqchk -silent -o -Q theories CertiGJK "${modules[@]}" > "$build/coqchk.log" 2>&1 || {
    tail -n 20 "$build/coqchk.log" >&2
    fail "coqchk rejects a file"
  }
  # coqchk also lists the primitive numbers of Coq's own library, because the
  # plugin of the ring tactic loads them; no theorem uses them (see above).
  axioms=$(awk '/^\* Axioms:/ { listed = 1; sub(/^\* Axioms:/, ""); }
                /^\* / { listed = 0 }
                listed && NF && $1 != "<none>" { print $1 }' "$build/coqchk.log" |
    grep -vE '^Coq\.(Numbers\.Cyclic\.Int63\.PrimInt63|Floats\.PrimFloat)\.' || true)
  [ -z "$axioms" ] || fail "coqchk found axioms:"$'\n'"$axioms"
  grep -q '^\* Axioms:' "$build/coqchk.log" || fail "coqchk gave no summary; see $build/coqchk.log"
  for weakness in 'type-in-type' 'unsafe (co)fixpoints' 'positivity is assumed'; do
    grep -F "$weakness" "$build/coqchk.log" | grep -q '<none>' ||
      fail "coqchk found: $weakness; see $build/coqchk.log"
  done
  echo "coqchk accepts ${#modules[@]} files and finds no axiom in them"
fi

if [ "$html" = yes ]; then
  mkdir -p "$build/html"
  coqdoc --html --utf8 --gallina --interpolate --no-externals --toc \
    --title "CertiGJK: the proofs" -d "$build/html" -Q theories CertiGJK theories/*.v \
    > "$build/coqdoc.log" 2>&1 || {
    tail -n 20 "$build/coqdoc.log" >&2
    fail "coqdoc failed"
  }
  echo "the statements are in $build/html/toc.html"
fi

echo "${#modules[@]} files, ${#theorems[@]} theorems closed under the global context"
