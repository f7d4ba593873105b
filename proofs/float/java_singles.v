(** * Floats, and fractions, of the Java text

    [Conversions.toFloat], [sqrtToFloat] and [sqrtToDouble] of a fraction are correctly
    rounded, in IEEE 754 binary32 and binary64, as Flocq defines them. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From Flocq Require Bits.
From CertiGJKFloat Require Import float_model float_overflow java_model java_integers java_numbers.
From CertiGJKFloat Require Import integer_rounding java_rounding bit_pattern java_nearest java_root nearest_number.
From CertiGJKFloat Require Import java_conversions.

Local Open Scope R_scope.

(** The float nearest to x, ties to even: an infinity from 2^128 - 2^103 on, and 0, never -0,
    for what is nearest to 0. *)
Definition is_nearest_single (x : R) (f : single) : Prop := is_nearest_number 24 128 x f.

Definition value_of (q : BigFraction) : R :=
  IZR (BigFraction_getNumerator q) / IZR (BigFraction_getDenominator q).

Lemma read_nearest_single x b : 0 < x ->
  is_pattern BinaryFormat_BINARY32 (nearest_even BinaryFormat_BINARY32 x) b -> is_nearest_single x (ieee_single_of_bits b).
Proof.
move=> x0 /(pattern_read 23 8 eq_refl eq_refl BinaryFormat_BINARY32 eq_refl eq_refl eq_refl).
by rewrite /is_nearest_single /ieee_single_of_bits /Bits.b32_of_bits /Bits.binary_float_of_bits; exact: (read_nearest_number 24 128).
Qed.

Section Text.

Variable limit : nat.

Local Notation M := ieee_machine.
Local Notation nearest := (Conversions_nearest M ieee_truncated limit).
Local Notation to_float := (Conversions_toFloat M ieee_truncated limit ieee_singles ieee_single_of_bits).
Local Notation root_to_float := (Conversions_sqrtToFloat M ieee_truncated limit ieee_singles ieee_single_of_bits).
Local Notation fraction_root_to_double := (Conversions_sqrtToDouble_1 M ieee_truncated ieee_of_bits limit).

(** The text: the float nearest to the fraction, for all integers of any size; it does not
    throw. *)
Theorem to_float_right (q : BigFraction) : (0 < BigFraction_getDenominator q)%Z ->
  is_nearest_single (value_of q) (to_float q).
Proof.
case: q => p q; rewrite /value_of /Conversions_toFloat /Conversions_nearest.
cbn [BigFraction_getNumerator BigFraction_getDenominator] => q0.
case: Z.eqb_spec => p0.
  have -> : p = 0%Z by lia.
  by rewrite /Rdiv Rmult_0_l; exact: zero_nearest_number.
have a0 : (0 < Z.abs p)%Z by lia.
have := nearest_fraction BinaryFormat_BINARY32 eq_refl ltac:(done) _ _ a0 q0 M ieee_truncated limit.
set x := IZR (Z.abs p) / _; set b := BinaryFormat_nearest _ _ _ _ _ _ _ => pattern.
have x0 : 0 < x by apply: Rdiv_lt_0_compat; apply: IZR_lt.
have near := read_nearest_single x b x0 pattern.
case: Z.ltb_spec => s; last by have e_p : Z.abs p = p by [lia]; rewrite /x e_p in near.
have -> : IZR p / IZR q = - x by rewrite /x Z.abs_neq ?opp_IZR; [lia | rewrite /Rdiv; ring].
exact: negative_nearest_number.
Qed.

Hypothesis limit_enough : enough limit.

Lemma near_in F : (2 * BinaryFormat_precision F + 3 <= 110)%Z -> root_is_near F M ieee_truncated limit.
Proof.
move=> small n [n0 n1] r.
have [|r0 hr] := root_near n.
  by split=> //; apply: Z.lt_le_trans n1 _; apply: Z.pow_le_mono_r.
by split=> //; apply: Z.le_trans hr _; move: limit_enough; rewrite /enough; lia.
Qed.

(** The pattern of the root of a positive fraction. *)
Lemma pattern_of_root F (q : BigFraction) : (1 < BinaryFormat_precision F)%Z ->
  (BinaryFormat_minExponent F <= BinaryFormat_maxExponent F)%Z -> (2 * BinaryFormat_precision F + 3 <= 110)%Z ->
  (0 < BigFraction_getNumerator q)%Z -> (0 < BigFraction_getDenominator q)%Z ->
  0 < sqrt (value_of q) /\ is_pattern F (nearest_even F (sqrt (value_of q))) (nearest F q 2).
Proof.
move=> p1 range small p0 q0; split.
  by apply: sqrt_lt_R0; apply: Rdiv_lt_0_compat; apply: IZR_lt.
rewrite /Conversions_nearest; case: Z.eqb_spec => [|_]; first by lia.
rewrite Z.abs_eq; first by lia.
by apply: nearest_root => //; exact: near_in.
Qed.

Lemma not_negative (q : BigFraction) :
  Conversions_notNegative q = if (0 <=? BigFraction_getNumerator q)%Z then Some q else None.
Proof. by rewrite /Conversions_notNegative; case: Z.ltb_spec; case: Z.leb_spec => //; lia. Qed.

Lemma root_of_zero F (q : BigFraction) : BigFraction_getNumerator q = 0%Z ->
  sqrt (value_of q) = 0 /\ nearest F q 2 = 0%Z.
Proof.
by move=> z; rewrite /value_of /Conversions_nearest z /Rdiv Rmult_0_l sqrt_0.
Qed.

(** The double nearest to the root of a fraction; it throws just where the fraction is
    negative. *)
Theorem fraction_root_to_double_right (q : BigFraction) : (0 < BigFraction_getDenominator q)%Z ->
  if (0 <=? BigFraction_getNumerator q)%Z
  then exists2 f, fraction_root_to_double q = Some f & is_nearest (sqrt (value_of q)) f
  else fraction_root_to_double q = None.
Proof.
move=> q0; rewrite /Conversions_sqrtToDouble_1 not_negative; case: Z.leb_spec => // p0.
eexists; first by [].
case: (Z.eq_dec (BigFraction_getNumerator q) 0) => [z|ne].
  by have [-> ->] := root_of_zero BinaryFormat_BINARY64 q z; exact: zero_nearest_number.
have [|||||x0] := pattern_of_root BinaryFormat_BINARY64 q => //; first by lia.
exact: read_nearest.
Qed.

(** The float nearest to the root of a fraction; it throws just where the fraction is
    negative. *)
Theorem root_to_float_right (q : BigFraction) : (0 < BigFraction_getDenominator q)%Z ->
  if (0 <=? BigFraction_getNumerator q)%Z
  then exists2 f, root_to_float q = Some f & is_nearest_single (sqrt (value_of q)) f
  else root_to_float q = None.
Proof.
move=> q0; rewrite /Conversions_sqrtToFloat not_negative; case: Z.leb_spec => // p0.
eexists; first by [].
case: (Z.eq_dec (BigFraction_getNumerator q) 0) => [z|ne].
  by have [-> ->] := root_of_zero BinaryFormat_BINARY32 q z; exact: zero_nearest_number.
have [|||||x0] := pattern_of_root BinaryFormat_BINARY32 q => //; first by lia.
exact: read_nearest_single.
Qed.

End Text.

(** ** What the text takes for granted of integers of 32 and 64 bits *)

Lemma pattern_bounded F r b : (1 < BinaryFormat_precision F)%Z ->
  (BinaryFormat_minExponent F <= BinaryFormat_maxExponent F)%Z -> is_pattern F r b ->
  (0 <= b <= (BinaryFormat_maxExponent F - BinaryFormat_minExponent F + 2) * 2 ^ (BinaryFormat_precision F - 1))%Z.
Proof.
case: F => p emin emax; rewrite /is_pattern /BinaryFormat_bits.
cbn [BinaryFormat_precision BinaryFormat_minExponent BinaryFormat_maxExponent] => p1 range.
have d := double_pow p ltac:(lia).
have q0 : (0 < 2 ^ (p - 1))%Z by apply: Z.pow_pos_nonneg; lia.
case: Rlt_bool_spec => _; last by move=> ->; rewrite Z.shiftl_mul_pow2; nia.
by case=> m [e [-> _ he hm _]]; rewrite Z.shiftl_mul_pow2; nia.
Qed.

(** The pattern of a double fits into a [long], and that of a float into an [int], so that the
    cast keeps it. *)
Lemma pattern_fits r b :
  (is_pattern BinaryFormat_BINARY32 r b -> (0 <= b < 2 ^ 31)%Z) /\
  (is_pattern BinaryFormat_BINARY64 r b -> (0 <= b < 2 ^ 63)%Z).
Proof.
split=> h.
  have [b0 b1] := pattern_bounded BinaryFormat_BINARY32 r b eq_refl ltac:(done) h.
  by split=> //; apply: Z.le_lt_trans b1 _.
have [b0 b1] := pattern_bounded BinaryFormat_BINARY64 r b eq_refl ltac:(done) h.
by split=> //; apply: Z.le_lt_trans b1 _.
Qed.

(** ** Examples *)

(** 1/3, a tie that goes to the even 2^24, a number that is nearest to the least float, a
    negative tie that goes to 0, and an infinity; the roots of 2, of a negative number, of 0,
    and one that is nearest to 0; and of 2 to a double. *)
Lemma singles_instance (M := ieee_machine) (limit := 11%nat) :
  let fraction (p q : Z) := B2SF (Conversions_toFloat M ieee_truncated limit ieee_singles ieee_single_of_bits (Build_BigFraction p q)) in
  let single_root (p q : Z) :=
    option_map B2SF (Conversions_sqrtToFloat M ieee_truncated limit ieee_singles ieee_single_of_bits (Build_BigFraction p q)) in
  let root (p q : Z) :=
    option_map ieee_bits (Conversions_sqrtToDouble_1 M ieee_truncated ieee_of_bits limit (Build_BigFraction p q)) in
  ([/\ fraction 1 3 = SpecFloat.S754_finite false 11184811 (-25),
      fraction (2 ^ 24 + 1) 1 = SpecFloat.S754_finite false (2 ^ 23) 1,
      fraction 3 (2 ^ 151) = SpecFloat.S754_finite false 1 (-149),
      fraction (-1) (2 ^ 150) = SpecFloat.S754_zero false &
      fraction (-(2 ^ 128 - 2 ^ 103)) 1 = SpecFloat.S754_infinity true] /\
  [/\ single_root 2 1 = Some (SpecFloat.S754_finite false 11863283 (-23)), single_root (-1) 1 = None,
      single_root 0 1 = Some (SpecFloat.S754_zero false) & single_root 1 (3 ^ 500) = Some (SpecFloat.S754_zero false)] /\
  [/\ root 2 1 = Some 4609047870845172685, root 0 1 = Some 0 & root (-1) 2 = None])%Z.
Proof. by vm_compute. Qed.
