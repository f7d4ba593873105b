(** * The rounding of the Java text

    [BinaryFormat.round], for any precision and least exponent: the pattern that it answers is
    that of the nearest number of the format, ties to even, or of the overflow. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model java_model java_integers java_numbers integer_rounding.

Local Open Scope R_scope.

Lemma shiftl1 n : (0 <= n)%Z -> Z.shiftl 1 n = (2 ^ n)%Z.
Proof. by move=> n0; rewrite Z.shiftl_mul_pow2 // Z.mul_1_l. Qed.

Section Round.

Variable F : BinaryFormat.
Let p := BinaryFormat_precision F.
Let emin := BinaryFormat_minExponent F.
Let M := BinaryFormat_maxExponent F.
Hypothesis p1 : (1 < p)%Z.
Hypothesis minmax : (emin <= M)%Z.

#[local] Instance p_gt0 : Prec_gt_0 p.
Proof. by rewrite /Prec_gt_0; lia. Qed.

Definition nearest_even (x : R) : R := round radix2 (FLT_exp emin p) ZnearestE x.

(** The pattern of r = m 2^e, with e as small as can be, or of the overflow if there is none:
    what the comment of the Java class says of patterns. *)
Definition is_pattern (r : R) (b : Z) : Prop :=
  if Rlt_bool r (bpow radix2 (M + p)) then
    exists m e, [/\ b = BinaryFormat_bits F e m, r = IZR m * bpow radix2 e, (emin <= e <= M)%Z,
      (0 <= m <= 2 ^ p)%Z & e = emin \/ (2 ^ (p - 1) <= m)%Z]
  else b = BinaryFormat_bits F M (2 ^ p).

Lemma round_right (n unit : Z) (more : bool) (x : R) : (0 <= n)%Z ->
  unit = (emin - 1)%Z \/ (emin - 1 <= unit)%Z /\ (2 ^ p <= n)%Z ->
  0 < x -> IZR n <= x * bpow radix2 (- unit) < IZR n + 1 ->
  (if more then IZR n < x * bpow radix2 (- unit) else x * bpow radix2 (- unit) = IZR n) ->
  is_pattern (nearest_even x) (BinaryFormat_round F n unit more).
Proof.
move=> n0 hu x0; set y := x * _ => hy hm.
rewrite /BinaryFormat_round -/p -/emin -/M.
set d := Z.max _ _; set L := bit_length n in d *.
have xy : x = y * bpow radix2 unit.
  by rewrite /y Rmult_assoc -bpow_plus Z.add_opp_diag_l Rmult_1_r.
have hL : n = 0%Z /\ L = 0%Z \/ (0 < n)%Z /\ (2 ^ (L - 1) <= n < 2 ^ L)%Z /\ (1 <= L)%Z.
  case: (Z.eq_dec n 0) => [z|ne]; first by left; rewrite /L z.
  right; have n1 : (0 < n)%Z by lia.
  by have := bit_length_pos n n1; have := bit_length_eq n n1; have := Z.log2_nonneg n; rewrite -/L; lia.
have Lp : (2 ^ p <= n)%Z -> (p < L)%Z.
  move=> h; case: hL => [[z _]|[_ [hn _]]]; first by move: h; rewrite z; have := Z.pow_pos_nonneg 2 p; lia.
  by case: (Z_lt_le_dec p L) => // g; have := Z.pow_le_mono_r 2 L p; lia.
have d1 : (0 < d)%Z by case: hu => [|[? /Lp]]; rewrite /d; lia.
have ce : cexp radix2 (FLT_exp emin p) x = (unit + d)%Z.
  rewrite /cexp /FLT_exp.
  case: hL => [[n_0 L_0]|[n_pos [hn L1]]].
    have hunit : unit = (emin - 1)%Z.
      by case: hu => // -[_]; rewrite n_0; have := Z.pow_pos_nonneg 2 p; lia.
    have m1 : (mag radix2 x <= unit)%Z.
      apply: mag_le_bpow; first by lra.
      rewrite Rabs_pos_eq; first by lra.
      by rewrite xy -[X in _ < X]Rmult_1_l; apply: Rmult_lt_compat_r; [exact: bpow_gt_0 | move: hy; rewrite n_0; lra].
    by rewrite /d L_0; lia.
  have -> : mag radix2 x = (unit + L)%Z :> Z.
    apply: mag_unique; rewrite Rabs_pos_eq; first by lra.
    have b0 := bpow_gt_0 radix2 unit.
    have l1 : bpow radix2 (L - 1) <= IZR n by rewrite -two_power; [lia | apply: IZR_le; lia].
    have l2 : IZR n + 1 <= bpow radix2 L by rewrite -two_power; [lia | rewrite -plus_IZR; apply: IZR_le; lia].
    have -> : (unit + L - 1 = (L - 1) + unit)%Z by ring.
    rewrite xy (Z.add_comm unit) 2!(bpow_plus radix2 _ unit); split; [apply: Rmult_le_compat_r | apply: Rmult_lt_compat_r]; lra.
  by rewrite /d; lia.
have E := nearest_shift n d more y d1 n0 hy hm.
set k := Z.shiftr n d in E *.
set m := (k + _)%Z in E *.
have r_eq : nearest_even x = IZR m * bpow radix2 (unit + d).
  rewrite /nearest_even /round /scaled_mantissa ce /F2R /= -E /y Rmult_assoc -bpow_plus.
  by have -> : (- unit + - d = - (unit + d))%Z by ring.
have up01 : (k <= m <= k + 1)%Z by rewrite /m; case: ifP; lia.
have pd : (0 < 2 ^ d)%Z by apply: Z.pow_pos_nonneg; lia.
have kE : k = (n / 2 ^ d)%Z by rewrite /k Z.shiftr_div_pow2 //; lia.
have k0 : (0 <= k)%Z by rewrite kE; apply: Z.div_pos.
have kp : (k < 2 ^ p)%Z.
  rewrite kE; apply: Z.div_lt_upper_bound => //; rewrite -Z.pow_add_r; try lia.
  case: hL => [[-> _]|[_ [hn _]]]; first by apply: Z.pow_pos_nonneg; lia.
  by apply: (Z.lt_le_trans _ (2 ^ L)); [lia | apply: Z.pow_le_mono_r; rewrite /d; lia].
have normal : (unit + d)%Z = emin \/ (2 ^ (p - 1) <= m)%Z.
  case: (Z.eq_dec (unit + d) emin) => [|ne]; [by left | right].
  apply: Z.le_trans (proj1 up01); rewrite kE; apply: Z.div_le_lower_bound => //.
  rewrite -Z.pow_add_r; try lia.
  have dL : d = (L - p)%Z by rewrite /d in ne |- *; lia.
  case: hL => [[_ z]|[_ [hn _]]]; first by lia.
  by have -> : (d + (p - 1) = L - 1)%Z by [lia]; lia.
have pp : (0 < 2 ^ (p - 1))%Z by apply: Z.pow_pos_nonneg; lia.
have ge_min : (emin <= unit + d)%Z by rewrite /d; lia.
rewrite /is_pattern r_eq.
case: Z.ltb_spec => over.
  case: Rlt_bool_spec => [lt|_]; last by rewrite shiftl1 //; lia.
  case: normal => [e|nm]; first by lia.
  have : bpow radix2 (M + p) <= IZR m * bpow radix2 (unit + d).
    apply: (Rle_trans _ (bpow radix2 (p - 1) * bpow radix2 (unit + d))).
      by rewrite -bpow_plus; apply: bpow_le; lia.
    apply: Rmult_le_compat_r; first by exact: bpow_ge_0.
    by rewrite -two_power; [lia | apply: IZR_le].
  by lra.
case: Rlt_bool_spec => [lt|ge].
  by exists m, (unit + d)%Z; split=> //; lia.
have le : IZR m * bpow radix2 (unit + d) <= bpow radix2 p * bpow radix2 M.
  apply: Rmult_le_compat; [apply: IZR_le; lia | exact: bpow_ge_0 | | apply: bpow_le; lia].
  by rewrite -two_power; [lia | apply: IZR_le; lia].
rewrite Z.add_comm bpow_plus in ge.
have eM : (unit + d = M)%Z.
  case: (Z_lt_le_dec (unit + d) M) => [lt|]; last by lia.
  have b0 := bpow_gt_0 radix2 p; have : bpow radix2 (unit + d) < bpow radix2 M by apply: bpow_lt.
  have : IZR m <= bpow radix2 p by rewrite -two_power; [lia | apply: IZR_le; lia].
  by have := bpow_ge_0 radix2 (unit + d); nra.
have mp : m = (2 ^ p)%Z.
  apply: Z.le_antisymm; first by lia.
  apply: le_IZR; rewrite two_power; first by lia.
  by rewrite eM in ge; apply: Rmult_le_reg_r ge; exact: bpow_gt_0.
by rewrite eM mp.
Qed.

End Round.
