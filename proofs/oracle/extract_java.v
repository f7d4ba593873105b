(** Extraction of the Java methods in Coq, over any [machine], to OCaml.

    java_main.ml runs them over OCaml's own doubles, and over IEEE 754 as Flocq defines
    it, [ieee_machine]. *)

From Coq Require Import ZArith Extraction.
From CertiGJKFloat Require Import java_model java_methods.
From CertiGJKOracle Require Import mapping.

Extract Inlined Constant Z.land => "Numbers.logand".
Extract Inlined Constant Z.lor => "Numbers.logor".
Extract Inlined Constant Z.lxor => "Numbers.logxor".
Extract Inlined Constant Z.shiftl => "Numbers.shiftl".
Extract Inlined Constant Z.shiftr => "Numbers.shiftr".
Extract Inlined Constant Z.modulo => "Numbers.modulo".
Extract Inlined Constant Z.pow => "Numbers.pow".

Extraction "java_methods.ml" Filter_distance ErrorBounds_image Orientation_sign ieee_machine.
