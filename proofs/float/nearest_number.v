(** * The nearest number of a binary format

    Of any format of IEEE 754: what a number rounded to nearest is, with its sign and with
    overflow, that a pattern is read so, and 0.0 - x. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From Flocq Require Binary.

Local Open Scope R_scope.

Section Format.

Variables prec emax : Z.
Context (prec_gt_0_ : Prec_gt_0 prec) (prec_lt_emax_ : Prec_lt_emax prec emax).

Definition rounded_to (x : R) : R := round radix2 (FLT_exp (3 - emax - prec) prec) ZnearestE x.

(** The number nearest to x, ties to even: an infinity from 2^emax - 2^(emax - prec - 1) on, and
    0, never -0, for what is nearest to 0. *)
Definition is_nearest_number (x : R) (f : binary_float prec emax) : Prop :=
  if Rlt_bool (Rabs (rounded_to x)) (bpow radix2 emax)
  then [/\ is_finite f = true, B2R f = rounded_to x & rounded_to x = 0 -> Bsign f = false]
  else f = B754_infinity (Rlt_bool x 0).

Lemma rounded_to_ge0 x : 0 < x -> 0 <= rounded_to x.
Proof. by move=> x0; apply: round_ge_generic; [exact: generic_format_0 | lra]. Qed.

Lemma read_nearest_number x f (valid : Binary.valid_binary prec emax f = true) : 0 < x ->
  (if Rlt_bool (rounded_to x) (bpow radix2 emax)
   then Binary.is_finite_FF f = true /\ Binary.sign_FF f = false /\ Binary.FF2R radix2 f = rounded_to x
   else f = Binary.F754_infinity false) ->
  is_nearest_number x (Binary.B2BSN prec emax (Binary.FF2B prec emax f valid)).
Proof.
move=> x0; have r0 := rounded_to_ge0 x x0.
rewrite /is_nearest_number Rabs_pos_eq //.
case: Rlt_bool_spec => _; last first.
  move=> e; case: f valid e => //= s H [->]; rewrite Rlt_bool_false //; lra.
move=> [fin [sign val]].
have nan : Binary.is_nan prec emax (Binary.FF2B prec emax f valid) = false.
  by rewrite Binary.is_nan_FF2B; case: (f) fin.
split=> [||_].
- by rewrite Binary.is_finite_B2BSN Binary.is_finite_FF2B.
- by rewrite Binary.B2R_B2BSN Binary.B2R_FF2B.
- by rewrite Binary.Bsign_B2BSN // Binary.Bsign_FF2B.
Qed.

Lemma zero_nearest_number : is_nearest_number 0 (B754_zero false).
Proof. by rewrite /is_nearest_number /rounded_to round_0 Rabs_R0 Rlt_bool_true //; exact: bpow_gt_0. Qed.

(** 0.0 - x *)
Lemma negative_nearest_number x f : 0 < x -> is_nearest_number x f ->
  is_nearest_number (- x) (Bminus mode_NE (B754_zero false) f).
Proof.
move=> x0; have r0 := rounded_to_ge0 x x0.
have opp : rounded_to (- x) = - rounded_to x by exact: round_NE_opp.
rewrite /is_nearest_number opp Rabs_Ropp; case: Rlt_bool_spec => [lt [fin val sign]|_ ->]; last first.
  have -> : Rlt_bool x 0 = false by apply: Rlt_bool_false; lra.
  by have -> : Rlt_bool (- x) 0 = true by apply: Rlt_bool_true; lra.
have round_r : rounded_to (- rounded_to x) = - rounded_to x.
  by apply: round_generic; apply: generic_format_opp; apply: generic_format_round.
have := Bminus_correct prec emax _ _ mode_NE (B754_zero false) f eq_refl fin.
rewrite [B2R (B754_zero _)]/= val Rminus_0_l -/(rounded_to (- rounded_to x)) round_r Rabs_Ropp Rlt_bool_true //.
move=> [v [fi sg]]; split=> //; rewrite sg => z.
by rewrite z Rcompare_Eq.
Qed.

End Format.
