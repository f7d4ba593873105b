(** Extraction of the verified program and checker to OCaml, as they were proved. *)

From Coq Require Import QArith Extraction.
From CertiGJK Require Import program checker program_total.
From CertiGJKOracle Require Import mapping.

Extraction "certigjk.ml" gjk check.
