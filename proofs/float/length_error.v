(** * Lengths

    The rounded length of a rounded vector, and the bounds of two filters that compare a
    height with a length: [Threshold], whether bodies are closer than a number, and
    [InnerBall], whether a facet is as far as the depth. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model filter_weights image_error.

Local Open Scope R_scope.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

(** ** Over the real numbers *)

Definition len (x : vec R) : R := sqrt (rdot x x).

Lemma square_ge0 (x : vec R) : 0 <= rdot x x.
Proof.
by rewrite /rdot; have := Rle_0_sqr (vx x); have := Rle_0_sqr (vy x);
  have := Rle_0_sqr (vz x); rewrite /Rsqr; lra.
Qed.

Lemma len_ge0 x : 0 <= len x.
Proof. exact: sqrt_pos. Qed.

Lemma len_square x : len x * len x = rdot x x.
Proof. by apply: sqrt_sqrt; apply: square_ge0. Qed.

Lemma sqrt_scaled c q r : 0 <= c -> 0 <= r -> q <= c * c * r -> sqrt q <= c * sqrt r.
Proof.
move=> c0 r0 qr; apply: Rle_trans (sqrt_le_1_alt _ _ qr) _.
rewrite (sqrt_mult (c * c) r) //; first by nra.
by rewrite sqrt_square //; exact: Rle_refl.
Qed.

(** Cauchy's inequality. *)
Lemma rdot_len x y : rdot x y <= len x * len y.
Proof.
have h : rdot x y * rdot x y <= rdot x x * rdot y y.
  have -> : rdot x x * rdot y y = rdot x y * rdot x y + rdot (rcross x y) (rcross x y).
    by rewrite /rdot /rcross /=; ring.
  by have := square_ge0 (rcross x y); lra.
have p0 : 0 <= len x * len y by apply: Rmult_le_pos; apply: len_ge0.
case: (Rle_or_lt (rdot x y) (len x * len y)) => // lt.
have : len x * len y * (len x * len y) < rdot x y * rdot x y by nra.
have -> : len x * len y * (len x * len y) = len x * len x * (len y * len y) by ring.
by rewrite !len_square; lra.
Qed.

Lemma len_triangle x y : len (radd x y) <= len x + len y.
Proof.
have h : rdot (radd x y) (radd x y) = rdot x x + 2 * rdot x y + rdot y y.
  by rewrite /rdot /=; ring.
have := rdot_len x y; have := len_ge0 x; have := len_ge0 y.
move=> y0 x0 c; have s : rdot (radd x y) (radd x y) <= (len x + len y) * (len x + len y).
  by rewrite h -!len_square; lra.
by apply: Rle_trans (sqrt_le_1_alt _ _ s) _; rewrite sqrt_square; lra.
Qed.

(** The maximum of the coordinates, times the root of 3, which is less than 7/4. *)
Lemma len_largest e x : Rabs (vx x) <= e -> Rabs (vy x) <= e -> Rabs (vz x) <= e ->
  len x <= 1.75 * e.
Proof.
move=> /Rabs_le_inv hx /Rabs_le_inv hy /Rabs_le_inv hz; have e0 : 0 <= e by lra.
have s : rdot x x <= 1.75 * e * (1.75 * e).
  by rewrite /rdot; have : vx x * vx x <= e * e; [nra |]; have : vy x * vy x <= e * e;
    [nra |]; have : vz x * vz x <= e * e; [nra |]; nra.
by apply: Rle_trans (sqrt_le_1_alt _ _ s) _; rewrite sqrt_square; lra.
Qed.

(** ** Rounded *)

(** The computed length. *)
Definition length_of (v : point) : double := fl (sqrt (dot v v)).

Lemma length_of_ge0 v : 0 <= length_of v.
Proof. by apply: rounded_ge0; apply: sqrt_pos. Qed.

(** Underflow is far below a rounding of what is not tiny. *)
Lemma eta_below (x : R) : bpow radix2 (-990) <= x -> eta64 <= / 1000000 * (u64 * x).
Proof.
move=> h; have b0 := bpow_gt_0 radix2 (-990).
have -> : eta64 = bpow radix2 (-32) * (u64 * bpow radix2 (-990)).
  by rewrite /eta64 /u64 -!bpow_plus; congr bpow.
have : u64 * bpow radix2 (-990) <= u64 * x.
  by apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
have : 0 <= u64 * bpow radix2 (-990) by apply: Rmult_le_pos; [exact: Rlt_le u64_gt0 | lra].
have -> : bpow radix2 (-32) = / 4294967296 by [].
by move: (u64 * bpow radix2 (-990)) (u64 * x) => p q; lra.
Qed.

(** The square is wrong by less than four roundings. *)
Lemma square_rounding (v : point) : bpow radix2 (-960) <= dot v v ->
  rdot (stored v) (stored v) * (1 - 3.01 * u64) <= dot v v.
Proof.
move=> large; have := dot_rounding (A := binary64) u64 (Rle_refl _) _ v v.
have -> : mass (stored v) (stored v) = rdot (stored v) (stored v).
  rewrite /mass /rdot /= !Rabs_mult.
  have sq r : Rabs r * Rabs r = r * r by rewrite -[LHS]/(Rsqr (Rabs r)) -Rsqr_abs.
  by rewrite !sq.
have s0 := square_ge0 (stored v); have w := u64_val.
have large' : bpow radix2 (-990) <= dot v v by apply: Rle_trans large; apply: bpow_le.
have e := eta_below _ large'; move=> h; have {h} := h ltac:(rewrite w; lra).
change (value (dot v v)) with (double_value (dot v v)).
change (underflow_unit binary64) with eta64.
move: (double_value (dot v v)) (rdot (stored v) (stored v)) s0 e => q s s0 e /Rabs_le_inv h.
by move: h e; rewrite w; lra.
Qed.

Theorem length_enough (v : point) : bpow radix2 (-960) <= dot v v ->
  len (stored v) <= length_of v * (1 + 3 * u64).
Proof.
move=> large; have sq := square_rounding v large; have w := u64_val.
have q0 : 0 <= dot v v by apply: Rle_trans large; apply: bpow_ge_0.
have s0 := square_ge0 (stored v).
have up : len (stored v) <= (1 + 1.51 * u64) * sqrt (dot v v).
  apply: sqrt_scaled => //; first by rewrite w; lra.
  move: sq; set s := rdot _ _ in s0 *; move: (double_value (dot v v)) q0 => q q0 sq.
  have : (1 + 1.51 * u64) * (1 + 1.51 * u64) * (s * (1 - 3.01 * u64)) <=
      (1 + 1.51 * u64) * (1 + 1.51 * u64) * q by apply: Rmult_le_compat_l => //; nra.
  by move: sq; rewrite w; lra.
have r0 : bpow radix2 (-480) <= sqrt (dot v v).
  rewrite -(sqrt_square (bpow radix2 (-480))); first by apply: bpow_ge_0.
  by rewrite -bpow_plus; apply: sqrt_le_1_alt.
have r1 : bpow radix2 (-990) <= sqrt (dot v v) by apply: Rle_trans r0; apply: bpow_le.
have low := rounded_mul_lower (sqrt (dot v v)) (sqrt_pos _); have e := eta_below _ r1.
rewrite /length_of -[double_value (fl _)]/(rounded (sqrt (dot v v))).
have p0 := sqrt_pos (dot v v).
move: (rounded (sqrt (dot v v))) (sqrt (dot v v)) (len (stored v)) up low e p0 => r s l.
by rewrite w; lra.
Qed.

Lemma norm1_square (x : vec R) : norm1 x * norm1 x <= 3 * rdot x x.
Proof.
rewrite /norm1 /rdot.
have sq r : Rabs r * Rabs r = r * r by rewrite -[LHS]/(Rsqr (Rabs r)) -Rsqr_abs.
rewrite -(sq (vx x)) -(sq (vy x)) -(sq (vz x)).
move: (Rabs (vx x)) (Rabs (vy x)) (Rabs (vz x)) => a b c.
have := Rle_0_sqr (a - b); have := Rle_0_sqr (b - c); have := Rle_0_sqr (c - a).
by rewrite /Rsqr; lra.
Qed.

Lemma norm_dot (v : point) : bpow radix2 (-300) <= norm v ->
  bpow radix2 (-610) <= dot v v.
Proof.
move=> large; have up := norm_upper v; have w := u64_val.
have n0 : bpow radix2 (-301) <= norm1 (stored v).
  have E : bpow radix2 (-300) = 2 * bpow radix2 (-301) by rewrite -(bpow_plus radix2 1 (-301)).
  by have := norm1_ge0 (stored v); rewrite E in large; lra.
have sq := norm1_square (stored v); have b0 := bpow_gt_0 radix2 (-301).
have s : bpow radix2 (-604) <= rdot (stored v) (stored v).
  have E : bpow radix2 (-301) * bpow radix2 (-301) = 4 * bpow radix2 (-604).
    by rewrite -(bpow_plus radix2 2 (-604)) -bpow_plus.
  have : bpow radix2 (-301) * bpow radix2 (-301) <= norm1 (stored v) * norm1 (stored v) by nra.
  by rewrite E; have := bpow_gt_0 radix2 (-604); lra.
have := dot_rounding (A := binary64) u64 (Rle_refl _) _ v v.
have -> : mass (stored v) (stored v) = rdot (stored v) (stored v).
  rewrite /mass /rdot /= !Rabs_mult.
  have q r : Rabs r * Rabs r = r * r by rewrite -[LHS]/(Rsqr (Rabs r)) -Rsqr_abs.
  by rewrite !q.
move=> h; have {h} := h ltac:(rewrite w; lra).
change (value (dot v v)) with (double_value (dot v v)).
change (underflow_unit binary64) with eta64.
have large' : bpow radix2 (-990) <= rdot (stored v) (stored v) by apply: Rle_trans s; apply: bpow_le.
have e := eta_below _ large'.
have E : bpow radix2 (-604) = 64 * bpow radix2 (-610) by rewrite -(bpow_plus radix2 6 (-610)).
have b1 := bpow_gt_0 radix2 (-610); rewrite E in s.
move: (double_value (dot v v)) (rdot (stored v) (stored v)) s e => q r s e /Rabs_le_inv h.
by move: h e; rewrite w; lra.
Qed.
