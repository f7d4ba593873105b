(** * Errors of the terms of a squared norm

    What [RoundedDistance.norm] loses of the square of a rounded vector, of the errors that
    it adds, and of the low parts; and that near vectors have near norms. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Relative.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_model.
From CertiGJKFloat Require Import float_rounding norm_core.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.

(** ** Roundings, with u as a number *)

Lemma rnd B (x : R) : Rabs x <= B -> Rabs (rounded x - x) <= u * B + eta.
Proof. by move=> h; have := rounded_near x; rewrite /near u64_val; lra. Qed.

Lemma rnd_sum B (x y : double) : Rabs (x + y) <= B -> Rabs ((x + y)%D - (x + y)) <= u * B.
Proof.
by move=> h; have := rounded_sum_near x y (double_format x) (double_format y);
  rewrite /near u64_val -addE; lra.
Qed.

Lemma rnd_sub B (x y : double) : Rabs (x - y) <= B -> Rabs ((x - y)%D - (x - y)) <= u * B.
Proof. by move=> h; have := sub_near binary64 x y; rewrite /near /= u64_val; lra. Qed.

(** Far from underflow. *)
Lemma rnd_normal (x : R) : bpow radix2 (-1022) <= Rabs x -> Rabs (rounded x - x) <= u * Rabs x.
Proof.
move=> h; have := relative_error_N_FLT radix2 (-1074) 53 ltac:(lia) (fun t => negb (Z.even t)) x h.
by rewrite -/(rounded x) /=; lra.
Qed.

Lemma eta_small (r : R) : bpow radix2 (-900) <= r -> 0 < eta <= u * u * u * r.
Proof.
move=> h; split; first exact: eta64_gt0.
have -> : u * u * u = bpow radix2 (-159) by rewrite /=; lra.
apply: Rle_trans (_ : bpow radix2 (-159) * bpow radix2 (-900) <= _).
  by rewrite -bpow_plus; apply: bpow_le; lia.
by apply: Rmult_le_compat_l; [apply: bpow_ge_0 |].
Qed.

Lemma square_ge0 (a : R) : 0 <= a * a.
Proof. exact: Rle_0_sqr. Qed.

Lemma abs_square (a b : R) : 0 <= b -> a * a <= b * b -> Rabs a <= b.
Proof. by move=> b0 h; rewrite -(Rabs_pos_eq b) //; apply: Rsqr_le_abs_0. Qed.

(** ** The square *)

Section Square.

Variables x y z : double.
Let xx := (x * x)%D.
Let yy := (y * y)%D.
Let zz := (z * z)%D.
Let xy := (xx + yy)%D.
Let q := (xy + zz)%D.
Let ex := fl (x * x + dopp xx).
Let ey := fl (y * y + dopp yy).
Let ez := fl (z * z + dopp zz).
Let sx := (xx - xy)%D.
Variables s1 s2 : double.
Hypothesis s1_is : double_value s1 = xx + yy - xy.
Hypothesis s2_is : double_value s2 = xy + zz - q.
Let squares := (ex + ey + ez)%D.
Let sums := (s1 + s2)%D.
Let V := x * x + y * y + z * z.

Lemma square_terms (a : double) (e := fl (a * a + dopp (a * a)%D)) :
  [/\ 0 <= a * a, Rabs ((a * a)%D - a * a) <= u * (a * a) + eta
    & Rabs (e - (a * a - (a * a)%D)) <= u * u * (a * a) + 1.01 * eta].
Proof.
have p := square_ge0 a.
have h : Rabs ((a * a)%D - a * a) <= u * (a * a) + eta by apply: rnd; rewrite Rabs_pos_eq //; lra.
split=> //; have -> : a * a - (a * a)%D = a * a + dopp (a * a)%D by [].
have e0 := eta64_gt0; have := rnd (u * (a * a) + eta) (a * a + dopp (a * a)%D).
rewrite -/(double_value e) => {}h'; apply: Rle_trans (h' _) _; last by lra.
by rewrite -[double_value (dopp _)]/(- (a * a)%D) -Rabs_Ropp Ropp_plus_distr Ropp_involutive Rplus_comm.
Qed.

Lemma square_error : let S := (squares + sums)%D in
  [/\ 0 <= V, Rabs (q - V) <= 3.01 * u * V + 4 * eta,
      Rabs (S - (V - q)) <= 8.3 * (u * u) * V + 2 * eta * 2
    & Rabs S <= 3.02 * u * V + 8 * eta].
Proof.
move=> S; have [x0 hx kx] := square_terms x; have [y0 hy ky] := square_terms y.
have [z0 hz kz] := square_terms z; rewrite -/xx -/ex in hx kx; rewrite -/yy -/ey in hy ky.
rewrite -/zz -/ez in hz kz; have e0 := eta64_gt0.
move: hx kx hy ky hz kz => /Rabs_le_inv hx /Rabs_le_inv kx /Rabs_le_inv hy /Rabs_le_inv ky
  /Rabs_le_inv hz /Rabs_le_inv kz.
have vE : V = x * x + y * y + z * z by [].
have V0 : 0 <= V by lra.
have /Rabs_le_inv hxy : Rabs (xy - (xx + yy)) <= u * (1.001 * V + 2.001 * eta).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv hq : Rabs (q - (xy + zz)) <= u * (1.002 * V + 3.002 * eta).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv h1 : Rabs ((ex + ey)%D - (ex + ey)) <= u * (1.001 * u * V + 2.01 * eta * 2).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv h2 : Rabs (squares - ((ex + ey)%D + ez)) <= u * (1.002 * u * V + 3.02 * eta * 2).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv h3 : Rabs (sums - (s1 + s2)) <= u * (2.005 * u * V + 0.01 * eta).
  by apply: rnd_sum; apply: Rabs_le; rewrite s1_is s2_is; lra.
have /Rabs_le_inv h4 : Rabs (S - (squares + sums)) <= u * (3.01 * u * V + 7 * eta).
  by apply: rnd_sum; apply: Rabs_le; move: h3; rewrite s1_is s2_is; lra.
by move: h3; rewrite s1_is s2_is => h3; split=> //; apply: Rabs_le; lra.
Qed.

End Square.

(** ** The low parts *)

(** What a low part adds to a square. *)
Definition part (l a : double) : R := l * (2 * a + l).

Section Mixed.

Variables (x y z lx ly lz : double) (s L : R).
Hypothesis hs : [/\ Rabs x <= s, Rabs y <= s & Rabs z <= s].
Hypothesis hL : Rabs lx + Rabs ly + Rabs lz <= L.
Let m := fl (lx * (x + x + lx)%D + fl (ly * (y + y + ly)%D + (lz * (z + z + lz))%D)).
Let W := L * (2 * s + L).

Lemma twice (a : double) : double_value (a + a)%D = 2 * a.
Proof.
by rewrite addE (_ : a + a = 2 * a); [ring | apply: rounded_id; apply: format_twice; apply: double_format].
Qed.

Let s0 : 0 <= s.
Proof. by case: hs => h _ _; apply: Rle_trans h; apply: Rabs_pos. Qed.
Let L0 : 0 <= L.
Proof. by have := hL; have := Rabs_pos lx; have := Rabs_pos ly; have := Rabs_pos lz; lra. Qed.

Lemma part_is (l a : double) : Rabs a <= s -> Rabs l <= L ->
  let B := Rabs l * (2 * s + L) in
  [/\ 0 <= B, Rabs (part l a) <= B & Rabs (l * (a + a + l)%D - part l a) <= u * B].
Proof.
move=> ha hl B; have l0 := Rabs_pos l; have b0 : 0 <= 2 * s + L by lra.
have B0 : 0 <= B by apply: Rmult_le_pos.
have h : Rabs (2 * a + l) <= 2 * s + L.
  by have := Rabs_split a; have := Rabs_split l; move=> ? ?; apply: Rabs_le; lra.
split=> //; first by rewrite /part Rabs_mult; apply: Rmult_le_compat_l.
have := rnd_sum (2 * s + L) (a + a)%D l; rewrite twice => /(_ h) k.
rewrite /part (_ : l * (a + a + l)%D - l * (2 * a + l) = l * ((a + a + l)%D - (2 * a + l))); first by ring.
rewrite Rabs_mult (_ : u * B = Rabs l * (u * (2 * s + L))); first by rewrite /B; ring.
by apply: Rmult_le_compat_l.
Qed.

Lemma mixed_error : let exact := part lx x + part ly y + part lz z in
  [/\ 0 <= W, Rabs exact <= W & Rabs (m - exact) <= 4.1 * u * W + 4 * eta].
Proof.
move=> exact; have [h1 h2 h3] := hs; have lx0 := Rabs_pos lx; have ly0 := Rabs_pos ly.
have lz0 := Rabs_pos lz; have e0 := eta64_gt0.
have [bx0 px kx] := part_is lx x h1 ltac:(lra); have [by0 py ky] := part_is ly y h2 ltac:(lra).
have [bz0 pz kz] := part_is lz z h3 ltac:(lra).
have w : Rabs lx * (2 * s + L) + Rabs ly * (2 * s + L) + Rabs lz * (2 * s + L) <= W.
  by rewrite /W -!Rmult_plus_distr_r; apply: Rmult_le_compat_r; lra.
rewrite /exact; move: (Rabs lx * _) (Rabs ly * _) (Rabs lz * _) W bx0 by0 bz0 w px py pz kx ky kz.
move=> bx by_ bz w bx0 by0 bz0 hw /Rabs_le_inv px /Rabs_le_inv py /Rabs_le_inv pz
  /Rabs_le_inv kx /Rabs_le_inv ky /Rabs_le_inv kz.
have /Rabs_le_inv rz : Rabs ((lz * (z + z + lz))%D - lz * (z + z + lz)%D) <= u * (1.001 * bz) + eta.
  by apply: rnd; apply: Rabs_le; lra.
rewrite /m; set my := fl (ly * _ + _).
have /Rabs_le_inv ry : Rabs (my - (ly * (y + y + ly)%D + (lz * (z + z + lz))%D)) <= u * (1.002 * (by_ + bz) + 1.1 * eta) + eta.
  by apply: rnd; apply: Rabs_le; lra.
have /Rabs_le_inv rx : Rabs (fl (lx * (x + x + lx)%D + my) - (lx * (x + x + lx)%D + my)) <= u * (1.003 * w + 2.2 * eta) + eta.
  by apply: rnd; apply: Rabs_le; lra.
by split; [lra | apply: Rabs_le; lra | apply: Rabs_le; lra].
Qed.

End Mixed.

(** ** The norm *)

(** Two vectors that differ by little have norms that do. *)
Lemma norms_near (p n : vec R) (a b D : R) : 0 <= a -> a * a = rdot p p -> 0 <= b -> b * b = rdot n n ->
  Rabs (vx p - vx n) + Rabs (vy p - vy n) + Rabs (vz p - vz n) <= D -> Rabs (b - a) <= D.
Proof.
have one (p' n' : vec R) (a' b' : R) : 0 <= a' -> a' * a' = rdot p' p' -> 0 <= b' -> b' * b' = rdot n' n' ->
    Rabs (vx p' - vx n') + Rabs (vy p' - vy n') + Rabs (vz p' - vz n') <= D -> b' <= a' + D.
  case: p' n' => p1 p2 p3 [n1 n2 n3]; rewrite /rdot /= => a0 aa b0.
  have q1 := square_ge0 p1; have q2 := square_ge0 p2; have q3 := square_ge0 p3.
  have h1 := abs_square p1 a' a0 ltac:(lra); have h2 := abs_square p2 a' a0 ltac:(lra).
  have h3 := abs_square p3 a' a0 ltac:(lra).
  have [d1 ->] : exists d, n1 = p1 - d by exists (p1 - n1); ring.
  have [d2 ->] : exists d, n2 = p2 - d by exists (p2 - n2); ring.
  have [d3 ->] : exists d, n3 = p3 - d by exists (p3 - n3); ring.
  have back (s d : R) : s - (s - d) = d by ring.
  rewrite !back => bb; have := Rabs_pos d1; have := Rabs_pos d2; have := Rabs_pos d3.
  have m (s e : R) : Rabs s <= a' -> - (2 * s * e) <= 2 * a' * Rabs e /\ e * e = Rabs e * Rabs e.
    move=> hs; split; last by rewrite -Rabs_mult Rabs_pos_eq //; nra.
    have := Rle_abs (- (s * e)); rewrite Rabs_Ropp Rabs_mult.
    have : Rabs s * Rabs e <= a' * Rabs e by apply: Rmult_le_compat_r => //; apply: Rabs_pos.
    by lra.
  have [m1 s1] := m p1 d1 h1; have [m2 s2] := m p2 d2 h2; have [m3 s3] := m p3 d3 h3.
  have bE : b' * b' = a' * a' + (- (2 * p1 * d1) + d1 * d1) + (- (2 * p2 * d2) + d2 * d2) +
    (- (2 * p3 * d3) + d3 * d3) by rewrite bb aa; ring.
  move: bE m1 m2 m3; rewrite s1 s2 s3; move: (Rabs d1) (Rabs d2) (Rabs d3).
  move=> e1 e2 e3 bE m1 m2 m3 e30 e20 e10 hD.
  have : b' * b' <= (a' + D) * (a' + D).
    have : (e1 + e2 + e3) * (e1 + e2 + e3) <= D * D by apply: Rmult_le_compat; lra.
    have : a' * (e1 + e2 + e3) <= a' * D by apply: Rmult_le_compat_l.
    have := Rmult_le_pos _ _ e10 e20; have := Rmult_le_pos _ _ e10 e30; have := Rmult_le_pos _ _ e20 e30.
    by move=> ? ? ? ? ?; rewrite bE; lra.
  move=> sq; case: (Rle_or_lt b' (a' + D)) => // lt; exfalso.
  have : (a' + D) * (a' + D) < b' * b' by apply: Rmult_le_0_lt_compat; lra.
  by lra.
move=> a0 aa b0 bb h; have h1 := one p n a b a0 aa b0 bb h.
have h2 := one n p b a b0 bb a0 aa; rewrite (Rabs_minus_sym (vx n)) (Rabs_minus_sym (vy n)) (Rabs_minus_sym (vz n)) in h2.
by have {}h2 := h2 h; apply: Rabs_le; lra.
Qed.
