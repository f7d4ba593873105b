(** How the extractions of this folder write Coq's types in OCaml.

    Trusted here, because no proof covers it: that the functions of numbers.ml
    are those of Coq's standard library of the same name, and Coq's extraction
    itself.  [bool], [list], [option], [unit] and pairs become OCaml's own types.
    [nat], which is only used for indices and sizes, stays unary, so that it needs
    no trust.  Everything else is extracted as it stands. *)

From Coq Require Import ZArith Extraction.

Extraction Language OCaml.
Set Extraction Optimize.
Extraction Blacklist Z Numbers List String.

Extract Inductive bool => "bool" [ "true" "false" ].
Extract Inductive option => "option" [ "Some" "None" ].
Extract Inductive list => "list" [ "[]" "(::)" ].
Extract Inductive prod => "(*)" [ "(,)" ].
Extract Inductive unit => "unit" [ "()" ].

Extract Inductive positive => "Numbers.t"
  [ "Numbers.double_plus_one" "Numbers.double" "Numbers.one" ]
  "Numbers.match_positive".
Extract Inductive Z => "Numbers.t"
  [ "Numbers.zero" "" "Numbers.opp" ] "Numbers.match_integer".

Extract Inlined Constant Z.add => "Numbers.add".
Extract Inlined Constant Z.sub => "Numbers.sub".
Extract Inlined Constant Z.mul => "Numbers.mul".
Extract Inlined Constant Z.opp => "Numbers.opp".
Extract Inlined Constant Z.min => "Numbers.min".
Extract Inlined Constant Z.max => "Numbers.max".
Extract Inlined Constant Z.eqb => "Numbers.eqb".
Extract Inlined Constant Z.ltb => "Numbers.ltb".
Extract Inlined Constant Z.leb => "Numbers.leb".
Extract Inlined Constant Z.gcd => "Numbers.gcd".
Extract Inlined Constant Z.lcm => "Numbers.lcm".
Extract Inlined Constant Z.div => "Numbers.div".
Extract Inlined Constant Z.to_pos => "Numbers.to_pos".
