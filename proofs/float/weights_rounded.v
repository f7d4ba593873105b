(** * The weights of the nearest point, rounded

    A weight is a quotient of two numbers that are known up to their bounds; it is rounded
    to a multiple of 2^-52, in which 1 minus it is exact.  What it is wrong, times the size
    of the edges, is at most what [RoundedDistance] is given for it. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Sterbenz.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import norm_core norm_error.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.
Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

Lemma eta_unit : 0 < eta <= u * u * u.
Proof.
have h : bpow radix2 (-900) <= 1 by apply: (bpow_le radix2 (-900) 0); lia.
by have := eta_small 1 h; lra.
Qed.

(** ** Norms *)

Lemma norm1_near (x y : vec R) (e : R) :
  Rabs (vx x - vx y) <= e -> Rabs (vy x - vy y) <= e -> Rabs (vz x - vz y) <= e -> norm1 y <= norm1 x + 3 * e.
Proof.
have one (a b : R) : Rabs (a - b) <= e -> Rabs b <= Rabs a + e.
  by move=> /Rabs_le_inv h; have := Rabs_split a => ?; apply: Rabs_le; lra.
by rewrite /norm1 => /one ? /one ? /one ?; lra.
Qed.

Lemma norm1_norm (x : point) : norm1 (stored x) <= 1.00001 * norm x /\ 0 <= norm x.
Proof.
have low := norm_lower x; rewrite u64_val in low; have [h _ _] := norm_at_most x.
by have n0 := Rle_trans _ _ _ (Rabs_pos _) h; split; lra.
Qed.

Lemma rdot_norm1 (x : vec R) : rdot x x <= norm1 x * norm1 x /\ 0 <= norm1 x.
Proof.
rewrite /rdot /norm1; have a0 := Rabs_pos (vx x); have b0 := Rabs_pos (vy x); have c0 := Rabs_pos (vz x).
have sq (a : R) : a * a = Rabs a * Rabs a by rewrite -Rabs_mult Rabs_pos_eq //; exact: square_ge0.
rewrite (sq (vx x)) (sq (vy x)) (sq (vz x)); have := Rmult_le_pos _ _ a0 b0.
by have := Rmult_le_pos _ _ a0 c0; have := Rmult_le_pos _ _ b0 c0; lra.
Qed.

Lemma dot_norm (x : point) : Rabs (double_value (dot x x)) <= 1.0001 * (norm x * norm x) + 4 * eta.
Proof.
have [h0 n0] := norm1_norm x; have [h1 m0] := rdot_norm1 (stored x).
have e0 := eta64_gt0; rewrite /rdot /= in h1.
have one (a : double) : Rabs ((a * a)%D - a * a) <= u * (a * a) + eta.
  by apply: rnd; rewrite Rabs_pos_eq; [exact: square_ge0 | lra].
have a0 := square_ge0 (vx x); have b0 := square_ge0 (vy x); have c0 := square_ge0 (vz x).
set p : double := (vx x * vx x)%D; set q : double := (vy x * vy x)%D; set r : double := (vz x * vz x)%D.
have /Rabs_le_inv a : Rabs (p - vx x * vx x) <= _ := one (vx x).
have /Rabs_le_inv b : Rabs (q - vy x * vy x) <= _ := one (vy x).
have /Rabs_le_inv c : Rabs (r - vz x * vz x) <= _ := one (vz x).
have mm : norm1 (stored x) * norm1 (stored x) <= 1.00001 * norm x * (1.00001 * norm x) by apply: Rmult_le_compat.
have nn := Rmult_le_pos _ _ n0 n0.
set s : double := (p + q)%D; set t : double := (s + r)%D; rewrite -[dot x x]/t.
move: (vx x * vx x) (vy x * vy x) (vz x * vz x) a0 b0 c0 h1 a b c => A B C a0 b0 c0 h1 a b c.
have /Rabs_le_inv hs : Rabs (s - (p + q)) <= u * (1.001 * (A + B) + 2.1 * eta).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv ht : Rabs (t - (s + r)) <= u * (1.002 * (A + B + C) + 3.2 * eta).
  by apply: rnd_sum; apply: Rabs_le; lra.
by apply: Rabs_le; lra.
Qed.

(** The square is larger than twice its bound only if the error is small. *)
Lemma square_decided (n e s : double) (x : point) : double_value n = norm x -> 0 <= e ->
  double_value s = dot x x -> 1.99 * bound_dot U TINY n e n e <= s ->
  [/\ 0 < n, e <= 0.082 * n, bpow radix2 (-532) <= n & 0.99 * TINY <= s].
Proof.
move=> nE e0 sE test; have [_ n0] := norm1_norm x; rewrite -nE in n0.
have := dot_norm x; rewrite -nE => /Rabs_le_inv [_]; rewrite -sE => up.
have low := dot_lower U TINY U_TINY n e n e n0 e0 n0 e0.
have tl := tiny_large U TINY U_TINY; have p0 := eta64_gt0.
have u0 := u_pos _ _ U_TINY; have nn := Rmult_le_pos _ _ n0 n0; have ne := Rmult_le_pos _ _ n0 e0.
have ee := Rmult_le_pos _ _ e0 e0; have unn := Rmult_le_pos _ _ (Rlt_le _ _ u0) nn.
move: (double_value (bound_dot _ _ _ _ _ _)) test low => b test low.
have n1 : 0 < n.
  by case: (Rle_lt_or_eq_dec _ _ n0) => // z; rewrite -z in up low ne nn unn; lra.
have tE : bpow radix2 (-1060) <= TINY by case: U_TINY.
split=> //; last by lra.
  case: (Rle_or_lt e (0.082 * n)) => // h; exfalso.
  have : n * (0.082 * n) < n * e by apply: Rmult_lt_compat_l.
  by lra.
case: (Rle_or_lt (bpow radix2 (-532)) n) => // h; exfalso.
have : n * n <= bpow radix2 (-532) * bpow radix2 (-532) by apply: Rmult_le_compat; lra.
rewrite -bpow_plus (bpow_plus radix2 (-4) (-1060)) (_ : bpow radix2 (-4) = / 16) //.
by lra.
Qed.

(** ** Weights *)

(** w/s is the weight g, up to the bounds b of w and c of s. *)
Lemma ratio_error (w s g W S b c : R) : g * S = W -> 0 <= g <= 1 ->
  Rabs (w - W) <= 0.98 * b -> Rabs (s - S) <= 0.98 * c -> Rabs (w - g * s) <= 0.98 * (b + c).
Proof.
move=> gS g1 /Rabs_le_inv h1 h2; have -> : w - g * s = (w - W) + - (g * (s - S)) by rewrite -gS; ring.
have : Rabs (g * (s - S)) <= 0.98 * c.
  rewrite Rabs_mult (Rabs_pos_eq g); first by lra.
  by have := Rabs_pos (s - S); nra.
by move=> /Rabs_le_inv h3; apply: Rabs_le; lra.
Qed.

(** A double from 1 to 2 is a multiple of 2^-52. *)
Lemma on_grid (x : double) : 1 <= x <= 2 -> exists2 k, (2 ^ 52 <= k <= 2 ^ 53)%Z & double_value x = IZR k * bpow radix2 (-52).
Proof.
move=> x1; have [[m e] xE me e0] := FLT_format_generic radix2 (-1074) 53 _ (double_format x).
rewrite /F2R in xE; cbn [Fnum Fexp] in xE, me, e0.
have e52 : (-52 <= e)%Z.
  case: (Z_le_gt_dec (-52) e) => // h; exfalso.
  have b : bpow radix2 e <= u.
    by rewrite (_ : u = bpow radix2 (-53)) //; apply: bpow_le; lia.
  have b0 := bpow_gt_0 radix2 e.
  case: (Z_le_gt_dec m 0) => s.
    have : IZR m * bpow radix2 e <= 0 * bpow radix2 e by apply: Rmult_le_compat_r; [lra | apply: IZR_le].
    by lra.
  have : IZR m * bpow radix2 e <= 9007199254740991 * u.
    by apply: Rmult_le_compat => //; [apply: IZR_le; lia | lra | apply: IZR_le; move: me; rewrite /=; lia].
  by lra.
have E : double_value x = IZR (m * 2 ^ (e + 52)) * bpow radix2 (-52).
  by rewrite mult_IZR (IZR_Zpower radix2) ?Rmult_assoc -?bpow_plus; [lia | rewrite xE; congr (_ * bpow _ _); lia].
have b : bpow radix2 (-52) = / 4503599627370496 by [].
exists (m * 2 ^ (e + 52))%Z => //; move: x1; rewrite E b => x1.
by split; apply: le_IZR; rewrite /=; lra.
Qed.

(** The rounded weight: x - 1 for a double x from 1 to 2. *)
Theorem weight_rounded (w s : double) (inverse := fl (dyadic 1 0 / s)) (l := (w * inverse)%D)
    (x := (l + dyadic 1 0)%D) : 0 < s <= bpow radix2 1000 -> 0 <= w <= (1 - 2 * u) * s ->
  [/\ 1 <= x <= 2, double_value (x - dyadic 1 0)%D = x - 1, Rabs ((x - 1) * s - w) <= 4.03 * u * s
    & Rabs (inverse * s - 1) <= u].
Proof.
move=> [s0 s1] [w0 ws]; have oneE : double_value (dyadic 1 0) = 1 by rewrite dyadicE // Rmult_1_l.
have [e0 e1] := eta_unit.
have is_ : / s * s = 1 by rewrite Rinv_l //; lra.
have i0 : 0 < / s by apply: Rinv_0_lt_compat.
have /Rabs_le_inv hi : Rabs (inverse - / s) <= u * / s.
  rewrite -{2}(Rabs_pos_eq (/ s)); first by lra.
  rewrite /inverse oneE (_ : 1 / s = / s); first by rewrite /Rdiv Rmult_1_l.
  apply: rnd_normal; rewrite Rabs_pos_eq; first by lra.
  apply: Rle_trans (_ : / bpow radix2 1000 <= _); last by apply: Rinv_le_contravar.
  by rewrite -bpow_opp; apply: bpow_le; lia.
have i_s : 1 - u <= inverse * s <= 1 + u.
  have : inverse * s <= (1 + u) * / s * s by apply: Rmult_le_compat_r; lra.
  have : (1 - u) * / s * s <= inverse * s by apply: Rmult_le_compat_r; lra.
  by rewrite !Rmult_assoc is_; lra.
have wi0 : 0 <= w * inverse by apply: Rmult_le_pos; lra.
have wi1 : w * inverse <= (1 - 2 * u) * (1 + u).
  have : w * inverse <= (1 - 2 * u) * s * inverse by apply: Rmult_le_compat_r; lra.
  have : (1 - 2 * u) * (inverse * s) <= (1 - 2 * u) * (1 + u) by apply: Rmult_le_compat_l; lra.
  by lra.
have hl : Rabs (l - w * inverse) <= u * (w * inverse) + eta by apply: rnd; rewrite Rabs_pos_eq //; lra.
have l0 : 0 <= l by apply: rounded_ge0.
have F1 : format 1 by rewrite -oneE; exact: double_format.
have l1 : l <= 1 by have := rounded_le (w * inverse) 1 ltac:(lra); rewrite (rounded_id 1 F1).
have hx : Rabs (x - (l + 1)) <= 2 * u.
  have := rnd_sum 2 l (dyadic 1 0); rewrite oneE => h; rewrite (_ : 2 * u = u * 2); first by ring.
  by apply: h; apply: Rabs_le; lra.
have x1 : 1 <= x <= 2.
  have F2 : format 2 by rewrite (_ : 2 = bpow radix2 1) //; apply: format_bpow; lia.
  have xE : double_value x = rounded (l + 1) by rewrite -oneE.
  have := rounded_le 1 (l + 1) ltac:(lra); have := rounded_le (l + 1) 2 ltac:(lra).
  by rewrite (rounded_id 1 F1) (rounded_id 2 F2) xE.
split=> //; last by apply: Rabs_le; lra.
  rewrite -[LHS]/(rounded (x - dyadic 1 0)) oneE; apply: rounded_id.
  by apply: sterbenz => //; [exact: double_format | lra].
move: hl hx => /Rabs_le_inv hl /Rabs_le_inv hx.
have d : Rabs (x - 1 - w * inverse) <= 3.01 * u by apply: Rabs_le; lra.
have -> : (x - 1) * s - w = (x - 1 - w * inverse) * s + w * (inverse * s - 1) by ring.
have p1 : Rabs ((x - 1 - w * inverse) * s) <= 3.01 * u * s.
  by rewrite Rabs_mult (Rabs_pos_eq s); [lra | apply: Rmult_le_compat_r; lra].
have p2 : Rabs (w * (inverse * s - 1)) <= s * u.
  by rewrite Rabs_mult (Rabs_pos_eq w) //; apply: Rmult_le_compat; try lra; [exact: Rabs_pos | apply: Rabs_le; lra].
by move: p1 p2 => /Rabs_le_inv p1 /Rabs_le_inv p2; apply: Rabs_le; lra.
Qed.

(** What the text gives for the error of a weight: enough, and for edges that are a
    quarter longer than their size; also if no bound is needed. *)
Theorem tau_enough (b c s n : double) (inverse := fl (dyadic 1 0 / s))
    (tau := ((dyadic 5 (-2) * (b + c) * inverse + dyadic 1 (-50)) * n)%D) :
  0 < s -> Rabs (inverse * s - 1) <= u -> 0 <= b -> 0 <= c -> b + c = 0 \/ 1000 * eta <= b + c -> bpow radix2 (-900) <= n ->
  (1.24 * (b + c) + 7.9 * u * s) * n <= tau * s.
Proof.
move=> s0 /Rabs_le_inv i_s b0 c0 bc hn; have [q0 qn] := eta_small n hn; have u3 := eta_unit.
have n0 : 0 < n := Rlt_le_trans _ _ _ (bpow_gt_0 _ _) hn.
have kE : double_value (dyadic 5 (-2)) = 1.25 by rewrite dyadicE //=; lra.
have fE : double_value (dyadic 1 (-50)) = 8 * u by rewrite dyadicE //=; lra.
have inv0 : 0 <= inverse.
  case: (Rle_or_lt 0 inverse) => // neg; exfalso.
  have : inverse * s < 0 * s by apply: Rmult_lt_compat_r.
  by lra.
have [a0 a] := add_lower b c b0 c0.
have [k0 k] := mul_lower (dyadic 5 (-2)) (b + c)%D ltac:(lra) a0.
have [m0 m] := mul_lower _ inverse k0 inv0.
have [t0 t] := add_lower _ (dyadic 1 (-50)) m0 ltac:(lra).
have [_ last] := mul_lower _ n t0 (Rlt_le _ _ n0).
rewrite u64_val kE in a k m t last; rewrite fE in t.
set z := (_ + dyadic 1 (-50))%D in t t0 last.
have k' : 1.248 * (b + c) <= (dyadic 5 (-2) * (b + c))%D by case: bc => [->|?]; lra.
have : 1.248 * (b + c) * inverse <= (dyadic 5 (-2) * (b + c))%D * inverse by apply: Rmult_le_compat_r.
move: (double_value (dyadic 5 (-2) * (b + c))%D) k0 k' m {k} => kk k0 k' m k.
have z1 : (1.2479 * (b + c) * inverse + 7.99 * u) <= z.
  have : 0 <= 1.248 * (b + c) * inverse by apply: Rmult_le_pos; lra.
  by case: bc => [-> _|_ ?]; move: m t; rewrite -/inverse; lra.
have z2 : (1.2478 * (b + c) + 7.98 * u * s) <= z * s.
  have : (1.2479 * (b + c) * inverse + 7.99 * u) * s <= z * s by apply: Rmult_le_compat_r; lra.
  have : 1.2479 * (b + c) * (1 - u) <= 1.2479 * (b + c) * (inverse * s) by apply: Rmult_le_compat_l; lra.
  by lra.
have z3 : (1.2478 * (b + c) + 7.98 * u * s) * n <= z * s * n by apply: Rmult_le_compat_r; lra.
have : (z * n * (1 - u) - eta) * s <= tau * s by apply: Rmult_le_compat_r; [lra | exact: last].
have sn := Rmult_lt_0_compat _ _ s0 n0; have bn : 0 <= (b + c) * n by apply: Rmult_le_pos; lra.
have : eta * s <= u * u * u * n * s by apply: Rmult_le_compat_r; lra.
by lra.
Qed.
