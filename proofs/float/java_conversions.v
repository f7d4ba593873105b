(** * Conversions of the Java text are correctly rounded

    In IEEE 754 binary64, as Flocq defines it: fractions and square roots of fractions, of
    any size, times a power of two; and the bit patterns of binary32 and binary64. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From Flocq Require Binary Bits.
From CertiGJKFloat Require Import float_model float_overflow java_model java_integers java_numbers.
From CertiGJKFloat Require Import integer_rounding java_rounding bit_pattern java_nearest java_root nearest_number.

Local Open Scope R_scope.

(** The double nearest to x, ties to even: an infinity from 2^1024 - 2^970 on, and 0, never
    -0, for what is nearest to 0. *)
Definition is_nearest (x : R) (f : float) : Prop := is_nearest_number 53 1024 x f.

(** For the loops: the limits for which they are not cut off. *)
Definition enough (limit : nat) : Prop := (11 <= limit)%nat.

Lemma read_nearest x b : 0 < x -> is_pattern BinaryFormat_BINARY64 (rounded x) b -> is_nearest x (ieee_of_bits b).
Proof.
move=> x0 /(pattern_read 52 11 eq_refl eq_refl BinaryFormat_BINARY64 eq_refl eq_refl eq_refl).
by rewrite /is_nearest /ieee_of_bits /Bits.b64_of_bits /Bits.binary_float_of_bits; exact: (read_nearest_number 53 1024).
Qed.

(** ** Fractions *)

Section Text.

Variable limit : nat.

Local Notation M := ieee_machine.
Local Notation to_double := (Conversions_toDouble_3 M ieee_truncated ieee_of_bits limit).
Local Notation root_to_double := (Conversions_sqrtToDouble_3 M ieee_truncated ieee_of_bits limit).

Lemma shifted a b e : (0 < a)%Z -> (0 < b)%Z ->
  let a' := Z.shiftl a (Z.max e 0) in let b' := Z.shiftl b (Z.max (- e) 0) in
  [/\ (0 < a')%Z, (0 < b')%Z & IZR a' / IZR b' = IZR a / IZR b * bpow radix2 e].
Proof.
move=> a0 b0; rewrite !Z.shiftl_mul_pow2; try lia.
have p1 : (0 < 2 ^ Z.max e 0)%Z by apply: Z.pow_pos_nonneg; lia.
have p2 : (0 < 2 ^ Z.max (- e) 0)%Z by apply: Z.pow_pos_nonneg; lia.
split; try lia.
rewrite !mult_IZR !two_power; try lia.
have -> : bpow radix2 (Z.max e 0) = bpow radix2 e * bpow radix2 (Z.max (- e) 0) by rewrite -bpow_plus; congr bpow; lia.
have b1 : 0 < IZR b by apply: IZR_lt.
by have := bpow_gt_0 radix2 (Z.max (- e) 0) => g; field; lra.
Qed.

Lemma zero_nearest : is_nearest 0 (B754_zero false).
Proof. exact: zero_nearest_number. Qed.

(** The text: the double nearest to p/q 2^e, for all integers p, q and e; it throws just
    where q is not positive. *)
Theorem to_double_right (p q e : Z) :
  if (0 <? q)%Z then exists2 f, to_double p q e = Some f & is_nearest (IZR p / IZR q * bpow radix2 e) f
  else to_double p q e = None.
Proof.
rewrite /Conversions_toDouble_3; case: Z.ltb_spec => q0; case: Z.leb_spec => // h; try by lia.
case: Z.eqb_spec => p0.
  exists (B754_zero false) => //; have -> : p = 0%Z by lia.
  by rewrite /Rdiv !Rmult_0_l; exact: zero_nearest.
have a0 : (0 < Z.abs p)%Z by lia.
have [a'0 b'0 E] := shifted (Z.abs p) q e a0 q0.
have := nearest_fraction BinaryFormat_BINARY64 eq_refl ltac:(done) _ _ a'0 b'0 M ieee_truncated limit.
rewrite E; set x := IZR (Z.abs p) / _ * _; set b := BinaryFormat_nearest _ _ _ _ _ _ _ => pattern.
have x0 : 0 < x.
  by apply: Rmult_lt_0_compat; [apply: Rdiv_lt_0_compat; apply: IZR_lt | exact: bpow_gt_0].
have near := read_nearest x b x0 pattern.
case: Z.ltb_spec => s.
  exists (Bminus mode_NE (B754_zero false) (ieee_of_bits b)) => //.
  have -> : IZR p / IZR q * bpow radix2 e = - x.
    by rewrite /x Z.abs_neq ?opp_IZR; [lia | rewrite /Rdiv; ring].
  exact: negative_nearest_number.
exists (ieee_of_bits b) => //.
by have e_p : Z.abs p = p by [lia]; rewrite /x e_p in near.
Qed.

Corollary fraction_to_double_right (q : BigFraction) : (0 < BigFraction_getDenominator q)%Z ->
  exists2 f, Conversions_toDouble_1 M ieee_truncated ieee_of_bits limit q = Some f &
    is_nearest (IZR (BigFraction_getNumerator q) / IZR (BigFraction_getDenominator q)) f.
Proof.
move=> q0; have := to_double_right (BigFraction_getNumerator q) (BigFraction_getDenominator q) 0.
by rewrite (proj2 (Z.ltb_lt _ _) q0) Rmult_1_r.
Qed.

Hypothesis limit_enough : enough limit.

(** The double nearest to the root of p/q times 2^e. *)
Theorem root_to_double_right (p q e : Z) :
  if ((0 <=? p) && (0 <? q))%Z
  then exists2 f, root_to_double p q e = Some f & is_nearest (sqrt (IZR p / IZR q) * bpow radix2 e) f
  else root_to_double p q e = None.
Proof.
rewrite /Conversions_sqrtToDouble_3.
have -> : ((Z.sgn p <? 0) || (Z.sgn q <=? 0))%Z = ~~ ((0 <=? p) && (0 <? q))%Z.
  by case: Z.ltb_spec => h1; case: Z.leb_spec => h2; case: Z.leb_spec => h3; case: Z.ltb_spec => h4 //; lia.
case: Z.leb_spec => p0; case: Z.ltb_spec => q0; cbn [andb negb] => //.
case: Z.eqb_spec => z.
  exists (B754_zero false) => //; have -> : p = 0%Z by lia.
  by rewrite /Rdiv Rmult_0_l sqrt_0 Rmult_0_l; exact: zero_nearest.
have a0 : (0 < p)%Z by lia.
have [a'0 b'0 E] := shifted p q (2 * e) a0 q0.
have -> : (Z.neg 2 * e = - (2 * e))%Z by ring.
have near : root_is_near BinaryFormat_BINARY64 M ieee_truncated limit.
  move=> n hn r; have big : (2 ^ (2 * BinaryFormat_precision BinaryFormat_BINARY64 + 3) < 2 ^ 110)%Z by [].
  have [|r0 hr] := root_near n; first by lia.
  by split=> //; apply: Z.le_trans hr _; move: limit_enough; rewrite /enough; lia.
have := nearest_root BinaryFormat_BINARY64 eq_refl ltac:(done) _ _ a'0 b'0 M ieee_truncated limit near.
have b2 := bpow_ge_0 radix2 e; have b1 := bpow_gt_0 radix2 e.
have pq : 0 < IZR p / IZR q by apply: Rdiv_lt_0_compat; apply: IZR_lt.
have -> : sqrt (IZR (Z.shiftl p (Z.max (2 * e) 0)) / IZR (Z.shiftl q (Z.max (- (2 * e)) 0))) =
    sqrt (IZR p / IZR q) * bpow radix2 e.
  rewrite E sqrt_mult; [lra | exact: bpow_ge_0 | ].
  by have -> : (2 * e = e + e)%Z by [ring]; rewrite bpow_plus sqrt_square.
set x := sqrt _ * _; set b := BinaryFormat_nearest _ _ _ _ _ _ _ => pattern.
exists (ieee_of_bits b) => //; apply: read_nearest pattern.
by apply: Rmult_lt_0_compat => //; exact: sqrt_lt_R0.
Qed.

End Text.

(** ** What the text takes for granted of integers of 64 bits *)

(** In the loops the rest and twice the root, and what is added to it, fit into a [long]: the
    roots in them are between the first one and the last, so that no [long] overflows, and
    [longValueExact] does not throw. *)
Lemma rest_fits n m : (0 <= n < 2 ^ 110)%Z -> (0 <= m)%Z -> (Z.abs (m - Z.sqrt n) <= 11)%Z ->
  (Z.abs (n - m * m) + 2 * m + 1 < 2 ^ 63)%Z.
Proof.
move=> [n0 n1] m0 h; have [s1 s2] := Z.sqrt_spec n n0; have s0 := Z.sqrt_nonneg n.
rewrite -Z.add_1_r in s2.
have s3 : (Z.sqrt n < 2 ^ 55)%Z.
  have e : (2 ^ 110 = 2 ^ 55 * 2 ^ 55)%Z by [].
  by nia.
move: (Z.sqrt n) s0 s1 s2 s3 h => s s0 s1 s2 s3 h.
have b : (2 ^ 63 = 256 * 2 ^ 55)%Z by [].
by rewrite b; move: (2 ^ 55)%Z s3 => t s3; nia.
Qed.

(** ** Examples *)

Definition bits_of (f : option float) : option Z := option_map ieee_bits f.

(** 1/3, a number that is nearest to the least double, a tie that goes to 0, a negative number that does so too, and an
    infinity; and the root of 2, and of 1 times 2^-1074. *)
Lemma conversions_instance (M := ieee_machine) (limit := 11%nat) :
  let fraction (p q e : Z) := bits_of (Conversions_toDouble_3 M ieee_truncated ieee_of_bits limit p q e) in
  let root (p q e : Z) := bits_of (Conversions_sqrtToDouble_3 M ieee_truncated ieee_of_bits limit p q e) in
  ([/\ fraction 1 3 0 = Some 4599676419421066581, fraction 3 2 (-1075) = Some 1, fraction 1 1 (-1075) = Some 0,
      fraction (-1) 1 (-1075) = Some 0 & fraction 1 1 1024 = Some (2047 * 2 ^ 52)] /\
  root 2 1 0 = Some 4609047870845172685 /\ root 1 1 (-1074) = Some 1)%Z.
Proof. by vm_compute. Qed.
