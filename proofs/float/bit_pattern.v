(** * The bit patterns of IEEE 754

    Which number Flocq reads in the pattern that [BinaryFormat] makes. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Binary Bits.
From CertiGJKFloat Require Import float_model java_model java_integers java_numbers integer_rounding java_rounding.

Local Open Scope Z_scope.

Section Pattern.

Variables mw ew : Z.
Hypothesis mw0 : 0 < mw.
Hypothesis ew0 : 0 < ew.
Let prec := mw + 1.
Let emax := 2 ^ (ew - 1).
Hypothesis fits : prec < emax.

Let emin := 3 - emax - prec.
Let read (b : Z) : full_float := binary_float_of_bits_aux mw ew b.

(** The number with the fraction m and the biased exponent e. *)
Lemma read_subnormal m : 0 <= m < 2 ^ mw ->
  let f := read m in is_finite_FF f = true /\ sign_FF f = false /\ FF2R radix2 f = (IZR m * bpow radix2 emin)%R.
Proof.
move=> hm; rewrite /read /binary_float_of_bits_aux.
have e0 : 0 < 2 ^ ew by apply: Z.pow_pos_nonneg; lia.
have -> : split_bits mw ew m = (false, m, 0).
  by rewrite -(split_join_bits mw ew false m 0) // /join_bits Z.shiftl_0_l.
by case: m hm => [|n|n] hm; [rewrite /= Rmult_0_l | | lia].
Qed.

Lemma read_normal m e : 0 <= m < 2 ^ mw -> 0 < e < 2 ^ ew - 1 ->
  let f := read (e * 2 ^ mw + m) in
  is_finite_FF f = true /\ sign_FF f = false /\ FF2R radix2 f = (IZR (m + 2 ^ mw) * bpow radix2 (e + emin - 1))%R.
Proof.
move=> hm he; rewrite /read /binary_float_of_bits_aux.
have -> : e * 2 ^ mw + m = join_bits mw ew false m e by rewrite /join_bits Z.shiftl_mul_pow2; lia.
rewrite split_join_bits; try lia.
case: Zeq_bool_spec => [|_]; first by lia.
case: Zeq_bool_spec => [|_]; first by rewrite -[Zpower _ _]/(2 ^ ew); lia.
have : 0 < m + 2 ^ mw by lia.
by rewrite -[Zpower _ _]/(2 ^ mw); case: (m + 2 ^ mw).
Qed.

Lemma read_infinity : read ((2 ^ ew - 1) * 2 ^ mw) = F754_infinity false.
Proof.
rewrite /read /binary_float_of_bits_aux.
have e0 : 2 <= 2 ^ ew by apply: (Z.pow_le_mono_r 2 1); lia.
have m0 : 0 < 2 ^ mw by apply: Z.pow_pos_nonneg; lia.
have -> : (2 ^ ew - 1) * 2 ^ mw = join_bits mw ew false 0 (2 ^ ew - 1) by rewrite /join_bits Z.shiftl_mul_pow2; lia.
rewrite split_join_bits; try lia.
case: Zeq_bool_spec => [|_]; first by lia.
by case: Zeq_bool_spec => // ne; case: ne.
Qed.

Variable F : BinaryFormat.
Hypothesis precision : BinaryFormat_precision F = prec.
Hypothesis least : BinaryFormat_minExponent F = emin.
Hypothesis greatest : BinaryFormat_maxExponent F = emax - prec.

(** The pattern is that of r, if r is not too large, or else that of infinity. *)
Lemma pattern_read r b : is_pattern F r b ->
  let f := read b in
  if Rlt_bool r (bpow radix2 emax) then is_finite_FF f = true /\ sign_FF f = false /\ FF2R radix2 f = r
  else f = F754_infinity false.
Proof.
have m0 : 0 < 2 ^ mw by apply: Z.pow_pos_nonneg; lia.
have two : 2 ^ ew = 2 * emax by apply: double_pow.
have dbl : 2 ^ prec = 2 * 2 ^ mw by rewrite /prec double_pow ?Z.add_simpl_r //; lia.
have shift e m : BinaryFormat_bits F e m = (e - emin) * 2 ^ mw + m.
  by rewrite /BinaryFormat_bits precision least /prec Z.add_simpl_r Z.shiftl_mul_pow2 //; lia.
rewrite /is_pattern precision greatest Z.sub_add.
have top : (emax - prec - emin) * 2 ^ mw + 2 ^ prec = (2 ^ ew - 1) * 2 ^ mw.
  by rewrite dbl two /emin; ring.
case: Rlt_bool_spec => lt; last by move=> ->; rewrite shift top; exact: read_infinity.
rewrite least => -[m [e [-> rE he hm hn]]]; rewrite shift rE /=.
have fp : prec - 1 = mw by rewrite /prec; ring.
rewrite fp in hn.
case: (Z_lt_le_dec m (2 ^ mw)) => [small|large].
  have -> : e = emin by lia.
  by rewrite Z.sub_diag Z.mul_0_l Z.add_0_l; apply: read_subnormal; lia.
case: (Z.eq_dec m (2 ^ prec)) => [full|ne].
  have inf : e < emax - prec.
    case: (Z_lt_le_dec e (emax - prec)) => // ge.
    have e_eq : e = emax - prec by lia.
    move: lt; rewrite rE full e_eq (IZR_Zpower radix2); first by lia.
    by rewrite -bpow_plus Zplus_minus; lra.
  have -> : (e - emin) * 2 ^ mw + m = (e - emin + 2) * 2 ^ mw + 0 by rewrite full dbl; ring.
  have [||f1 [f2 ->]] := read_normal 0 (e - emin + 2); [lia | by rewrite two /emin in he |- *; lia | ].
  split=> //; split=> //; rewrite full dbl Z.add_0_l.
  have -> : e - emin + 2 + emin - 1 = e + 1 by ring.
  by rewrite bpow_plus mult_IZR -[bpow radix2 1]/2%R; ring.
have -> : (e - emin) * 2 ^ mw + m = (e - emin + 1) * 2 ^ mw + (m - 2 ^ mw) by ring.
have [||f1 [f2 ->]] := read_normal (m - 2 ^ mw) (e - emin + 1); [lia | by rewrite two /emin in he |- *; lia | ].
split=> //; split=> //.
by have -> : e - emin + 1 + emin - 1 = e by [ring]; rewrite Z.sub_add.
Qed.

End Pattern.
