(** * The fraction of a double, and of a float

    [Conversions.toRational]: exact, for every finite double or float of IEEE 754. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_overflow java_model java_integers java_numbers integer_rounding.

Local Open Scope R_scope.

(** The text asks for the exponent of the last place. *)
Lemma exponent_of_place s m e (b : SpecFloat.bounded 53 1024 m e = true) :
  (Z.max (ieee_exponent (B754_finite s m e b)) Double_MIN_EXPONENT - 52 = e)%Z /\ (Z.pos m < 2 ^ 53)%Z.
Proof.
have /andb_prop[c _] := b.
have E : e = SpecFloat.fexp 53 1024 (mag radix2 (F2R (Float radix2 (Z.pos m) e))) :=
  canonical_canonical_mantissa 53 1024 false m e c.
have [l1 l2] := Z.log2_spec (Z.pos m) eq_refl; have l0 := Z.log2_nonneg (Z.pos m).
have mg : mag radix2 (F2R (Float radix2 (Z.pos m) e)) = (Z.log2 (Z.pos m) + 1 + e)%Z :> Z.
  rewrite mag_F2R //; congr Z.add; apply: mag_unique_pos.
  rewrite Z.add_simpl_r -!two_power; try lia.
  by split; [apply: IZR_le | apply: IZR_lt].
rewrite mg /SpecFloat.fexp /SpecFloat.emin in E.
split; first by rewrite /ieee_exponent /Double_MIN_EXPONENT; lia.
apply: (Z.lt_le_trans _ _ _ l2); apply: Z.pow_le_mono_r; lia.
Qed.

(** The text: the value of the fraction is the number; it throws just where there is none. *)
Theorem to_rational_right (x : float) :
  let answer := Conversions_toRational_1 ieee_machine ieee_is_finite ieee_truncated x in
  if is_finite x then exists q, [/\ answer = Some q, (0 < BigFraction_getDenominator q)%Z &
    IZR (BigFraction_getNumerator q) / IZR (BigFraction_getDenominator q) = B2R x]
  else answer = None.
Proof.
case: x => [s|s||s m e b] //.
  eexists; split; [by [] | by [] | by rewrite /= /Rdiv Rmult_0_l].
cbv zeta; set x := B754_finite _ _ _ _.
have [eE mE] := exponent_of_place s m e b.
have -> : Conversions_toRational_1 ieee_machine ieee_is_finite ieee_truncated x =
    let e' := (Z.max (ieee_exponent x) Double_MIN_EXPONENT - 52)%Z in
    let significand := ieee_truncated (scaled (m := ieee_machine) x (- e')) in
    Some (if (0 <=? e')%Z then Build_BigFraction (Z.shiftl significand e') 1
          else Build_BigFraction significand (Z.shiftl BigInteger_ONE (- e'))) by [].
rewrite [is_finite x]/= eE; cbv zeta.
set z := cond_Zopp s (Z.pos m).
have xE : B2R x = IZR z * bpow radix2 e by [].
have tE : ieee_truncated (scaled (m := ieee_machine) x (- e)) = z.
  apply: eq_IZR; rewrite /ieee_truncated Btrunc_correct // round_FIX_IZR.
  have cancel : B2R x * bpow radix2 (- e) = IZR z.
    by rewrite xE Rmult_assoc -bpow_plus Z.add_opp_diag_r Rmult_1_r.
  have zE : (Z.abs z < 2 ^ 53)%Z by rewrite /z abs_cond_Zopp.
  have fmt : format (IZR z).
    apply: generic_format_FLT; exists (Float radix2 z 0) => //.
    by rewrite /F2R /= Rmult_1_r.
  have rz : rounded (IZR z) = IZR z by apply: round_generic.
  have := Bldexp_correct 53 1024 eq_refl eq_refl mode_NE x (- e).
  rewrite cancel -/(rounded (IZR z)) rz Rlt_bool_true.
    rewrite -abs_IZR; apply: (Rlt_le_trans _ (IZR (2 ^ 53))); first exact: IZR_lt.
    by rewrite two_power //; apply: bpow_le.
  by move=> [v _]; rewrite -[scaled _ _]/(Bldexp mode_NE x (- e)) v Ztrunc_IZR.
rewrite tE; case: Z.leb_spec => e0; eexists; (split; [by [] | |]); cbn [BigFraction_getNumerator BigFraction_getDenominator BigInteger_ONE].
- by [].
- by rewrite Z.shiftl_mul_pow2 // mult_IZR two_power // xE /Rdiv Rinv_1 Rmult_1_r.
- by rewrite Z.shiftl_mul_pow2; [lia | apply: Z.mul_pos_pos => //; apply: Z.pow_pos_nonneg; lia].
- rewrite xE Z.shiftl_mul_pow2; first by lia.
  by rewrite Z.mul_1_l two_power; [lia | rewrite bpow_opp /Rdiv Rinv_inv].
Qed.

(** Every float is a double. *)
Lemma widened_right (x : single) : is_finite (ieee_widened x) = is_finite x /\ B2R (ieee_widened x) = B2R x.
Proof.
case E: x => [s|s||s m e b] //.
have -> : ieee_widened (B754_finite s m e b) = binary_normalize 53 1024 _ _ mode_NE (cond_Zopp s (Z.pos m)) e s by [].
have := binary_normalize_correct 53 1024 prec53 emax1024 mode_NE (cond_Zopp s (Z.pos m)) e s.
cbv zeta; rewrite -[F2R _]/(B2R (B754_finite s m e b)) -E -/(rounded (B2R x)).
have -> : rounded (B2R x) = B2R x.
  apply: round_generic; have [g gE g1 g2] := FLT_format_generic _ _ _ _ (generic_format_B2R 24 128 x).
  apply: generic_format_FLT; exists g => //; first by apply: Z.lt_trans g1 _.
  by apply: Z.le_trans g2.
rewrite Rlt_bool_true; last by case=> -> [-> _]; rewrite E.
by apply: Rlt_trans (abs_B2R_lt_emax 24 128 x) _; apply: bpow_lt.
Qed.

(** The text, of a float. *)
Theorem float_to_rational_right (x : single) :
  let answer := Conversions_toRational_float ieee_machine ieee_is_finite ieee_truncated ieee_singles ieee_widened x in
  if is_finite x then exists q, [/\ answer = Some q, (0 < BigFraction_getDenominator q)%Z &
    IZR (BigFraction_getNumerator q) / IZR (BigFraction_getDenominator q) = B2R x]
  else answer = None.
Proof. by have [fin val] := widened_right x; have := to_rational_right (ieee_widened x); rewrite fin val. Qed.
