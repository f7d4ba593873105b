(** * The number nearest to a fraction or to its square root *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model java_model java_integers java_numbers integer_rounding java_rounding.

Local Open Scope R_scope.

(** ** The loops: the integer root *)

Definition too_large (s : Z * Z) : bool := let '(rest, root) := s in (rest <? 0)%Z.
Definition lower (s : Z * Z) : Z * Z := let '(rest, root) := s in ((rest + ((2 * root) - 1))%Z, (root - 1)%Z).
Definition too_small (s : Z * Z) : bool := let '(rest, root) := s in (2 * root <? rest)%Z.
Definition higher (s : Z * Z) : Z * Z := let '(rest, root) := s in ((rest - ((2 * root) + 1))%Z, (root + 1)%Z).

Lemma lowered n r limit : (0 <= n)%Z -> (0 <= r)%Z -> (r - Z.sqrt n <= Z.of_nat limit)%Z ->
  let m := Z.min r (Z.sqrt n) in
  while limit too_large lower ((n - r * r)%Z, r) = ((n - m * m)%Z, m).
Proof.
move=> n0; have [h1 h2] := Z.sqrt_spec n n0; have s0 := Z.sqrt_nonneg n; rewrite -Z.add_1_r in h2.
move: (Z.sqrt n) h1 h2 s0 => s h1 h2 s0.
elim: limit r => [|limit IH] r r0 h m.
  by have -> : m = r by rewrite /m; lia.
cbn [while too_large lower]; case: Z.ltb_spec => neg; last first.
  by have -> : m = r by rewrite /m; nia.
have sr : (s < r)%Z by nia.
have -> : (n - r * r + ((2 * r) - 1) = n - (r - 1) * (r - 1))%Z by ring.
have -> : m = Z.min (r - 1) s by rewrite /m; lia.
by apply: IH; lia.
Qed.

Lemma highered n r limit : (0 <= n)%Z -> (0 <= r <= Z.sqrt n)%Z -> (Z.sqrt n - r <= Z.of_nat limit)%Z ->
  while limit too_small higher ((n - r * r)%Z, r) = ((n - Z.sqrt n * Z.sqrt n)%Z, Z.sqrt n).
Proof.
move=> n0; have [h1 h2] := Z.sqrt_spec n n0; have s0 := Z.sqrt_nonneg n; rewrite -Z.add_1_r in h2.
move: (Z.sqrt n) h1 h2 s0 => s h1 h2 s0.
elim: limit r => [|limit IH] r r0 h.
  by have -> : r = s by lia.
cbn [while too_small higher]; case: Z.ltb_spec => more; last first.
  by have -> : r = s by nia.
have sr : (r < s)%Z by nia.
have -> : (n - r * r - ((2 * r) + 1) = n - (r + 1) * (r + 1))%Z by ring.
by apply: IH; lia.
Qed.

Section Nearest.

Variable F : BinaryFormat.
Let p := BinaryFormat_precision F.
Let emin := BinaryFormat_minExponent F.
Let M := BinaryFormat_maxExponent F.
Hypothesis p1 : (1 < p)%Z.
Hypothesis minmax : (emin <= M)%Z.

Variables a b : Z.
Hypothesis a0 : (0 < a)%Z.
Hypothesis b0 : (0 < b)%Z.

Let A := bit_length a.
Let B := bit_length b.

Lemma size_of_fraction :
  bpow radix2 (A - B - 1) < IZR a / IZR b < bpow radix2 (A - B + 1).
Proof.
have [a1 a2] := bit_length_pos a a0; have [b1 b2] := bit_length_pos b b0.
have A1 : (1 <= A)%Z by rewrite /A bit_length_eq //; have := Z.log2_nonneg a; lia.
have B1 : (1 <= B)%Z by rewrite /B bit_length_eq //; have := Z.log2_nonneg b; lia.
rewrite -/A in a1 a2; rewrite -/B in b1 b2.
have b_pos : 0 < IZR b by apply: IZR_lt.
have l1 : bpow radix2 (A - 1) <= IZR a by rewrite -two_power; [lia | apply: IZR_le].
have l2 : IZR a < bpow radix2 A by rewrite -two_power; [lia | apply: IZR_lt].
have l3 : bpow radix2 (B - 1) <= IZR b by rewrite -two_power; [lia | apply: IZR_le].
have l4 : IZR b < bpow radix2 B by rewrite -two_power; [lia | apply: IZR_lt].
have g1 := bpow_gt_0 radix2 (A - B - 1); have g2 := bpow_gt_0 radix2 (A - B + 1).
split; [apply: (Rmult_lt_reg_r (IZR b)) | apply: (Rmult_lt_reg_r (IZR b))] => //.
  have -> : IZR a / IZR b * IZR b = IZR a by field; lra.
  apply: Rlt_le_trans l1.
  have -> : (A - 1 = (A - B - 1) + B)%Z by ring.
  by rewrite bpow_plus; apply: Rmult_lt_compat_l.
have -> : IZR a / IZR b * IZR b = IZR a by field; lra.
apply: Rlt_le_trans l2 _.
have {1}-> : (A = (A - B + 1) + (B - 1))%Z by ring.
by rewrite bpow_plus; apply: Rmult_le_compat_l; lra.
Qed.

(** The quotient and whether something remains, of a/b 2^-shift. *)
Lemma quotient_right shift :
  let q := divide_and_remainder (Z.shiftl a (Z.max (- shift) 0)) (Z.shiftl b (Z.max shift 0)) in
  let y := IZR a / IZR b * bpow radix2 (- shift) in
  [/\ (0 <= q 0)%Z, IZR (q 0%Z) <= y < IZR (q 0%Z) + 1 &
      if negb (Z.sgn (q 1%Z) =? 0)%Z then IZR (q 0%Z) < y else y = IZR (q 0%Z)].
Proof.
move=> q y.
pose a' := Z.shiftl a (Z.max (- shift) 0); pose b' := Z.shiftl b (Z.max shift 0).
have aE : a' = (a * 2 ^ Z.max (- shift) 0)%Z by rewrite /a' Z.shiftl_mul_pow2 //; lia.
have bE : b' = (b * 2 ^ Z.max shift 0)%Z by rewrite /b' Z.shiftl_mul_pow2 //; lia.
have p_a : (0 < 2 ^ Z.max (- shift) 0)%Z by apply: Z.pow_pos_nonneg; lia.
have p_b : (0 < 2 ^ Z.max shift 0)%Z by apply: Z.pow_pos_nonneg; lia.
have a'0 : (0 < a')%Z by nia.
have b'0 : (0 < b')%Z by nia.
have q0 : q 0%Z = (a' / b')%Z by rewrite /q /= -/a' -/b' Z.quot_div_nonneg //; lia.
have q1 : q 1%Z = (a' mod b')%Z by rewrite /q /= -/a' -/b' Z.rem_mod_nonneg //; lia.
rewrite q0 q1.
have b_pos : 0 < IZR b by apply: IZR_lt.
have b'_pos : 0 < IZR b' by apply: IZR_lt.
have yE : y * IZR b' = IZR a'.
  rewrite /y aE bE !mult_IZR !two_power; try lia.
  have -> : bpow radix2 (Z.max (- shift) 0) = bpow radix2 (- shift) * bpow radix2 (Z.max shift 0).
    by rewrite -bpow_plus; congr bpow; lia.
  by field; lra.
have E := Z.div_mod a' b' ltac:(lia); have hr := Z.mod_pos_bound a' b' b'0.
have dp : (0 <= a' / b')%Z by apply: Z.div_pos; lia.
move: (a' / b')%Z (a' mod b')%Z E hr dp => k r E hr dp.
have ER : IZR a' = IZR b' * IZR k + IZR r by rewrite E plus_IZR mult_IZR.
have r0 : 0 <= IZR r by apply: IZR_le; lia.
have r1 : IZR r < IZR b' by apply: IZR_lt; lia.
split=> //; first by nra.
case: Z.eqb_spec => s /=.
  have z : IZR r = 0 by apply: f_equal; lia.
  by apply: (Rmult_eq_reg_r (IZR b')); lra.
have : 0 < IZR r by apply: IZR_lt; lia.
by nra.
Qed.

(** A bit below the last place is known. *)
Lemma enough_bits (x : R) (n log : Z) : let unit := Z.max (log - p) (emin - 1) in
  bpow radix2 log < x -> x * bpow radix2 (- unit) < IZR n + 1 ->
  unit = (emin - 1)%Z \/ (emin - 1 <= unit)%Z /\ (2 ^ p <= n)%Z.
Proof.
move=> unit lx hx; case: (Z_le_gt_dec (log - p) (emin - 1)) => h; first by left; rewrite /unit; lia.
right; split; first by rewrite /unit; lia.
suff : (2 ^ p < n + 1)%Z by lia.
apply: lt_IZR; rewrite plus_IZR two_power; try lia.
apply: Rlt_trans hx.
have -> : (p = log + - unit)%Z by rewrite /unit; lia.
by rewrite bpow_plus; apply: Rmult_lt_compat_r => //; exact: bpow_gt_0.
Qed.

Variables (MM : machine) (truncated : number MM -> Z) (limit : nat).

(** Of the root of an integer in doubles only this is needed: it is off by no more turns
    of the loops than their limit. *)
Definition root_is_near : Prop := forall n, (0 <= n < 2 ^ (2 * p + 3))%Z ->
  let r := truncated (java_model.root (constant n 0)) in
  (0 <= r)%Z /\ (Z.abs (r - Z.sqrt n) <= Z.of_nat limit)%Z.

Theorem nearest_fraction :
  is_pattern F (nearest_even F (IZR a / IZR b)) (BinaryFormat_nearest MM truncated limit F a b 1).
Proof.
rewrite /BinaryFormat_nearest -/p -/emin -/A -/B Z.div_1_r Z.mul_1_l [(1 =? 1)%Z]/=.
set unit := Z.max (A - B - 1 - p) (emin - 1).
have [] := quotient_right unit; set q := divide_and_remainder _ _ => n0 hy hm.
have x0 : 0 < IZR a / IZR b by apply: Rdiv_lt_0_compat; apply: IZR_lt.
refine (round_right F p1 minmax _ _ _ _ n0 _ x0 hy hm).
by case: size_of_fraction hy => l _ [_ u]; exact: (enough_bits _ (q 0%Z) (A - B - 1) l u).
Qed.

Theorem nearest_root : root_is_near ->
  is_pattern F (nearest_even F (sqrt (IZR a / IZR b))) (BinaryFormat_nearest MM truncated limit F a b 2).
Proof.
move=> near.
have -> : BinaryFormat_nearest MM truncated limit F a b 2 =
    let unit := Z.max ((A - B - 1) / 2 - p) (emin - 1) in
    let q := divide_and_remainder (Z.shiftl a (Z.max (- (2 * unit)) 0)) (Z.shiftl b (Z.max (2 * unit) 0)) in
    let r := truncated (java_model.root (constant (q 0%Z) 0)) in
    let '(rest, root) := while limit too_small higher (while limit too_large lower ((q 0 - r ^ 2)%Z, r)) in
    BinaryFormat_round F root unit (negb (Z.sgn (q 1) =? 0)%Z || negb (rest =? 0)%Z).
  by rewrite /BinaryFormat_nearest -/p -/emin -/A -/B; case: (while _ _ _ _).
cbv zeta; set log := ((A - B - 1) / 2)%Z; set unit := Z.max (log - p) (emin - 1).
have [] := quotient_right (2 * unit).
set q := divide_and_remainder _ _; set y2 := _ * bpow _ _ => n0 hy hm.
set x := sqrt _.
have ab0 : 0 < IZR a / IZR b by apply: Rdiv_lt_0_compat; apply: IZR_lt.
have x0 : 0 < x by apply: sqrt_lt_R0.
have xx : x * x = IZR a / IZR b by apply: sqrt_sqrt; lra.
have [size1 size2] := size_of_fraction.
have hlog : (2 * log <= A - B - 1 <= 2 * log + 1)%Z.
  by have := Z.div_mod (A - B - 1) 2 ltac:(done); have := Z.mod_pos_bound (A - B - 1) 2 eq_refl; rewrite -/log; lia.
have lx : bpow radix2 log < x.
  have l0 := bpow_gt_0 radix2 log.
  have : bpow radix2 log * bpow radix2 log < x * x.
    rewrite xx -bpow_plus; apply: Rle_lt_trans size1; apply: bpow_le; lia.
  by nra.
have y2E : y2 = (x * bpow radix2 (- unit)) * (x * bpow radix2 (- unit)).
  rewrite /y2 -xx; have -> : (- (2 * unit) = - unit + - unit)%Z by ring.
  by rewrite bpow_plus; ring.
set n := q 0%Z in n0 hy hm *.
have n1 : (n < 2 ^ (2 * p + 3))%Z.
  apply: lt_IZR; rewrite two_power; first by lia.
  apply: (Rle_lt_trans _ y2); first by lra.
  apply: (Rlt_le_trans _ (bpow radix2 (A - B + 1) * bpow radix2 (- (2 * unit)))).
    by apply: Rmult_lt_compat_r => //; exact: bpow_gt_0.
  by rewrite -bpow_plus; apply: bpow_le; rewrite /unit; lia.
have [] := near n (conj n0 n1); set r := truncated _ => r0 hr.
have s0 := Z.sqrt_nonneg n.
have down := lowered n r limit n0 r0 ltac:(lia).
have up := highered n (Z.min r (Z.sqrt n)) limit n0 ltac:(have := Z.sqrt_nonneg n; lia) ltac:(lia).
rewrite Z.pow_2_r down up.
have [s1 s2] := Z.sqrt_spec n n0.
set s := Z.sqrt n in s0 s1 s2 *; rewrite -Z.add_1_r in s2.
set y := x * bpow radix2 (- unit) in y2E.
have y0 : 0 < y by apply: Rmult_lt_0_compat => //; exact: bpow_gt_0.
have S0 : 0 <= IZR s by apply: IZR_le.
have S1 : IZR s * IZR s <= IZR n by rewrite -mult_IZR; apply: IZR_le.
have S2 : IZR n + 1 <= (IZR s + 1) * (IZR s + 1) by rewrite -!plus_IZR -mult_IZR; apply: IZR_le; lia.
have hs : IZR s <= y < IZR s + 1 by split; nra.
refine (round_right F p1 minmax _ _ _ _ s0 _ x0 hs _).
  by case: hs => _; exact: (enough_bits x s log lx).
rewrite -/y; case: (negb _) hm => /= hm; first by nra.
case: Z.eqb_spec => e /=.
  have sn : IZR s * IZR s = IZR n by rewrite -mult_IZR; apply: f_equal; lia.
  have : (y - IZR s) * (y + IZR s) = 0 by lra.
  by case/Rmult_integral; lra.
have : IZR s * IZR s < IZR n by rewrite -mult_IZR; apply: IZR_lt; lia.
by nra.
Qed.

End Nearest.
