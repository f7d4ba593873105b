(** * From the Java text to the rounded norm

    What [RoundedDistance.norm] returns, as it is translated, is the norm of a vector,
    correctly rounded: of a vector that is the rounded one plus the low parts, up to 20.2
    u^2 P, less what the weights are wrong.  Rounding, and underflow where the square is
    at least 2^-900, are paid for by the bound of the text: over rounded real numbers. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Relative.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_model optimality.
From CertiGJKFloat Require Import float_rounding norm_core norm_error java_model java_methods java_formulas.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.

Section Norm.

Variables x y z lx ly lz reach tau : double.
Variables (N v : vec R) (wrong : R).

(** The room for the sum of all magnitudes. *)
Let P := 1.25 * reach.

Hypothesis range : reach <= bpow radix2 500.
Hypothesis size : Rabs x + Rabs y + Rabs z <= 1.0001 * P.
Hypothesis low_size : Rabs lx + Rabs ly + Rabs lz <= 5.03 * u * P + bpow radix2 (-1000).
Hypothesis near : Rabs (x + lx - vx N) + Rabs (y + ly - vy N) + Rabs (z + lz - vz N)
  <= 20.2 * (u * u) * P + bpow radix2 (-1000).
Hypothesis second : rdot v v = rdot N N - wrong.
Hypothesis wrong_is : 0 <= wrong <= tau * tau.

Let xx := (x * x)%D.
Let yy := (y * y)%D.
Let zz := (z * z)%D.
Let xy := (xx + yy)%D.
Let q := (xy + zz)%D.
Variables s1 s2 : double.
Hypothesis s1_is : double_value s1 = xx + yy - xy.
Hypothesis s2_is : double_value s2 = xy + zz - q.
Let S := (fl (x * x + dopp xx) + fl (y * y + dopp yy) + fl (z * z + dopp zz) + (s1 + s2))%D.
Let mixed := fl (lx * (x + x + lx)%D + fl (ly * (y + y + ly)%D + (lz * (z + z + lz))%D)).
Let r := fl (sqrt q).
Let half := (r * fl (dyadic 1 (-1) / q))%D.
Let A := (fl (dopp r * r + q) + (S + mixed))%D.
Let rest := (A * half)%D.
Let bound := ((dyadic 1 (-97) * (reach * reach) + dyadic 2296835809958953 (-51) * (tau * tau)) * half)%D.
Let V := x * x + y * y + z * z.

Hypothesis large : bpow radix2 (-900) <= q.

Let e0 := eta_small _ large.

Lemma V_is : 0 <= V /\ Rabs (q - V) <= 3.02 * u * q /\ V <= 1.0001 * q.
Proof.
have [V0 /Rabs_le_inv h _ _] := square_error x y z s1 s2 s1_is s2_is.
rewrite -/xx -/yy -/zz -/xy -/q -/V in V0 h.
by split=> //; split; [apply: Rabs_le; lra | lra].
Qed.

Lemma P_pos : 0 <= P.
Proof. by have := size; have := Rabs_pos x; have := Rabs_pos y; have := Rabs_pos z; lra. Qed.

Lemma V_P : V <= 1.0003 * (P * P).
Proof.
have x0 := Rabs_pos x; have y0 := Rabs_pos y; have z0 := Rabs_pos z.
have sq (a : R) : a * a = Rabs a * Rabs a by rewrite -Rabs_mult Rabs_pos_eq //; nra.
rewrite /V (sq x) (sq y) (sq z); have := size; move: (Rabs x) (Rabs y) (Rabs z) x0 y0 z0 => a b c a0 b0 c0 h.
have : (a + b + c) * (a + b + c) <= 1.0001 * P * (1.0001 * P) by apply: Rmult_le_compat; lra.
have P0 := P_pos; have := Rmult_le_pos _ _ P0 P0.
by have := Rmult_le_pos _ _ a0 b0; have := Rmult_le_pos _ _ a0 c0; have := Rmult_le_pos _ _ b0 c0; lra.
Qed.

Lemma q_range : q <= bpow radix2 1002.
Proof.
have [_ [/Rabs_le_inv h _]] := V_is; have VP := V_P; have P0 := P_pos.
have PP : P * P <= 1.25 * bpow radix2 500 * (1.25 * bpow radix2 500).
  by apply: Rmult_le_compat => //; rewrite /P; have := range; lra.
have b : bpow radix2 500 * bpow radix2 500 = bpow radix2 1000 by rewrite -bpow_plus.
have -> : bpow radix2 1002 = 4 * bpow radix2 1000 by rewrite (bpow_plus radix2 2 1000).
by have := bpow_gt_0 radix2 1000; lra.
Qed.

Lemma root_is : [/\ bpow radix2 (-451) <= r, r <= bpow radix2 502 & Rabs (r * r - q) <= 2.01 * u * (r * r)].
Proof.
have q0 : 0 < q := Rlt_le_trans _ _ _ (bpow_gt_0 _ _) large.
have ss : sqrt q * sqrt q = q by apply: sqrt_sqrt; lra.
have low : bpow radix2 (-450) <= sqrt q.
  rewrite -(sqrt_square (bpow radix2 (-450))); first exact: bpow_ge_0.
  by apply: sqrt_le_1_alt; rewrite -bpow_plus; exact: large.
have high : sqrt q <= bpow radix2 501.
  rewrite -(sqrt_square (bpow radix2 501)); first exact: bpow_ge_0.
  by apply: sqrt_le_1_alt; rewrite -bpow_plus; exact: q_range.
have s0 : 0 < sqrt q := Rlt_le_trans _ _ _ (bpow_gt_0 _ _) low.
have : Rabs (r - sqrt q) <= u * sqrt q.
  rewrite -{2}(Rabs_pos_eq (sqrt q)); first by lra.
  by apply: rnd_normal; rewrite Rabs_pos_eq; [lra | apply: Rle_trans low; apply: bpow_le; lia].
move: (double_value r) (sqrt q) ss low high s0 => t s ss low high s0 /Rabs_le_inv h.
have b1 : bpow radix2 (-450) = 2 * bpow radix2 (-451) by rewrite (bpow_plus radix2 1 (-451)).
have b2 : bpow radix2 502 = 2 * bpow radix2 501 by rewrite (bpow_plus radix2 1 501).
have b3 := bpow_gt_0 radix2 501; have b4 := bpow_gt_0 radix2 (-451).
split; [lra | lra |]; rewrite -ss; apply: Rabs_le.
have t1 : t * t <= (1 + u) * s * ((1 + u) * s) by apply: Rmult_le_compat; lra.
have t2 : (1 - u) * s * ((1 - u) * s) <= t * t by apply: Rmult_le_compat; lra.
by have ss0 := Rmult_lt_0_compat _ _ s0 s0; lra.
Qed.

Let r0 : 0 < r.
Proof. by have [h _ _] := root_is; apply: Rlt_le_trans h; apply: bpow_gt_0. Qed.

Lemma half_is : Rabs (2 * r * half - 1) <= 4.1 * u.
Proof.
have q0 : 0 < q := Rlt_le_trans _ _ _ (bpow_gt_0 _ _) large.
have [low high /Rabs_le_inv sq] := root_is.
have hE : double_value (dyadic 1 (-1)) = / 2 by rewrite dyadicE // Rmult_1_l.
set c := / 2 / q; have cq : c * q = / 2 by rewrite /c; field; lra.
have i0 : 0 < / q by apply: Rinv_0_lt_compat.
have c0 : 0 < c by rewrite /c /Rdiv; lra.
have ib : bpow radix2 (-1002) <= / q.
  by rewrite (bpow_opp radix2 1002); apply: Rinv_le_contravar => //; exact: q_range.
have cb : bpow radix2 (-1022) <= c.
  apply: Rle_trans (_ : / 2 * bpow radix2 (-1002) <= _); last by rewrite /c /Rdiv; lra.
  by rewrite half_bpow; apply: bpow_le; lia.
rewrite /half; set h := fl _.
have /Rabs_le_inv h1 : Rabs (h - c) <= u * c.
  rewrite -{2}(Rabs_pos_eq c); first by lra.
  by rewrite /h hE; apply: (rnd_normal c); rewrite Rabs_pos_eq; lra.
set k := r * r * c; have k0 : 0 < k by apply: Rmult_lt_0_compat => //; apply: Rmult_lt_0_compat.
have kh : Rabs (k - / 2) <= 2.01 * u * k.
  have -> : k - / 2 = (r * r - q) * c by rewrite /k Rmult_minus_distr_r (Rmult_comm q) cq.
  rewrite Rabs_mult (Rabs_pos_eq c); first by lra.
  have -> : 2.01 * u * k = 2.01 * u * (r * r) * c by rewrite /k; ring.
  by apply: Rmult_le_compat_r; [lra | apply: Rabs_le].
move: kh => /Rabs_le_inv kh.
have rr : 0 < r * r by apply: Rmult_lt_0_compat.
have m1 : r * r * h <= r * r * ((1 + u) * c) by apply: Rmult_le_compat_l; lra.
have m2 : r * r * ((1 - u) * c) <= r * r * h by apply: Rmult_le_compat_l; lra.
have rh0 : 0 <= r * h by apply: Rmult_le_pos; lra.
have rh : bpow radix2 (-1022) <= r * h.
  case: (Rle_or_lt (bpow radix2 (-504)) (r * h)) => [b|b]; first by apply: Rle_trans b; apply: bpow_le; lia.
  have : r * (r * h) <= bpow radix2 502 * bpow radix2 (-504) by apply: Rmult_le_compat; lra.
  have -> : bpow radix2 502 * bpow radix2 (-504) = / 4 by rewrite -bpow_plus.
  by rewrite /k in kh; lra.
have /Rabs_le_inv h2 : Rabs ((r * h)%D - r * h) <= u * (r * h).
  by rewrite -{2}(Rabs_pos_eq (r * h)) //; apply: rnd_normal; rewrite Rabs_pos_eq.
have n1 : r * (r * h)%D <= r * ((1 + u) * (r * h)) by apply: Rmult_le_compat_l; lra.
have n2 : r * ((1 - u) * (r * h)) <= r * (r * h)%D by apply: Rmult_le_compat_l; lra.
by rewrite /k in kh; apply: Rabs_le; lra.
Qed.

Let i := / r.
Let theta := u * P * i.

Lemma i_pos : 0 < i.
Proof. exact: Rinv_0_lt_compat. Qed.

Lemma ri : r * i = 1.
Proof. by rewrite /i Rinv_r //; lra. Qed.

Lemma theta_is : u * P = theta * r.
Proof. by rewrite /theta Rmult_assoc (Rmult_comm i) ri; ring. Qed.

Lemma eta_r : [/\ eta <= u * u * u * (1.001 * (r * r)), eta <= u * u * u * r & bpow radix2 (-1000) <= u * u * u * r].
Proof.
have [low _ /Rabs_le_inv sq] := root_is; split; first by have rr := Rmult_lt_0_compat _ _ r0 r0; lra.
  by apply: (proj2 (eta_small r _)); apply: Rle_trans low; apply: bpow_le; lia.
have -> : u * u * u = bpow radix2 (-159) by rewrite /=; lra.
apply: Rle_trans (_ : bpow radix2 (-159) * bpow radix2 (-451) <= _).
  by rewrite -bpow_plus; apply: bpow_le; lia.
by apply: Rmult_le_compat_l; [apply: bpow_ge_0 |].
Qed.

Lemma r_P : r <= 1.001 * P.
Proof.
have [_ [_ Vq]] := V_is; have [_ [/Rabs_le_inv qV _]] := V_is; have VP := V_P; have P0 := P_pos.
have [_ _ /Rabs_le_inv sq] := root_is; have rr := Rmult_lt_0_compat _ _ r0 r0.
case: (Rle_or_lt r (1.001 * P)) => // lt.
by have : 1.001 * P * (1.001 * P) <= r * r; [apply: Rmult_le_compat; lra | have := Rmult_le_pos _ _ P0 P0; lra].
Qed.

Lemma theta_enough : 0.99 * u <= theta.
Proof.
have := r_P => h; have : r * i <= 1.001 * P * i by apply: Rmult_le_compat_r => //; exact: Rlt_le i_pos.
by rewrite ri /theta; lra.
Qed.

Let mu := 10.09 * theta + 25.5 * (theta * theta).
Let exact := V - r * r + (part lx x + part ly y + part lz z).

Lemma A_is : Rabs exact <= (5.04 * u + mu) * (r * r) /\
  Rabs (A - exact) <= (18.5 * (u * u) + 6.15 * (u * mu)) * (r * r).
Proof.
have [er1 er2 er3] := eta_r; have [eq1 eq2] := e0; have [V0 [/Rabs_le_inv qV Vq]] := V_is.
have [_ _ /Rabs_le_inv sq] := root_is; have rr := Rmult_lt_0_compat _ _ r0 r0.
have t0 := theta_enough; have tP := theta_is; have rP := r_P.
have V_r : V <= 1.0002 * (r * r) by lra.
have coordinate (a : R) : a * a <= V -> Rabs a <= 1.0001 * r.
  by move=> h; apply: abs_square; lra.
have q1 := square_ge0 x; have q2 := square_ge0 y; have q3 := square_ge0 z.
have L : Rabs lx + Rabs ly + Rabs lz <= 5.04 * theta * r.
  have : 5.04 * theta * r = 5.04 * (u * P) by rewrite theta_is; ring.
  by have := low_size; lra.
have [W0 /Rabs_le_inv p1 /Rabs_le_inv p2] := mixed_error x y z lx ly lz (1.0001 * r) (5.04 * theta * r)
  (And3 (coordinate x ltac:(rewrite /V; lra)) (coordinate y ltac:(rewrite /V; lra))
    (coordinate z ltac:(rewrite /V; lra))) L.
rewrite -/mixed in p2.
have Wmu : 5.04 * theta * r * (2 * (1.0001 * r) + 5.04 * theta * r) <= mu * (r * r).
  have -> : 5.04 * theta * r * (2 * (1.0001 * r) + 5.04 * theta * r) =
    (10.081008 * theta + 25.4016 * (theta * theta)) * (r * r) by lra.
  apply: Rmult_le_compat_r; first by lra.
  by have := Rmult_le_pos theta theta ltac:(lra) ltac:(lra); rewrite /mu; lra.
have [_ _ /Rabs_le_inv k1 /Rabs_le_inv k2] := square_error x y z s1 s2 s1_is s2_is.
rewrite -/xx -/yy -/zz -/xy -/q -/V -/S in k1 k2.
move: (5.04 * theta * r * _) W0 p1 p2 Wmu => W W0 p1 p2 Wmu.
set m' := part lx x + _ + _ in p1 p2; have eE : exact = V - r * r + m' by [].
have mr0 : 0 <= mu * (r * r) by lra.
have dE : double_value (dopp r) = - r by [].
have : Rabs (fl (dopp r * r + q) - (dopp r * r + q)) <= u * (2.01 * u * (r * r)) + eta.
  by apply: rnd; rewrite dE; apply: Rabs_le; lra.
rewrite /A; set g := fl (dopp r * r + q); rewrite dE => /Rabs_le_inv f1.
have /Rabs_le_inv f2 : Rabs ((S + mixed)%D - (S + mixed)) <= u * (3.05 * u * (r * r) + 1.01 * (mu * (r * r))).
  by apply: rnd_sum; apply: Rabs_le; lra.
have /Rabs_le_inv f3 : Rabs ((g + (S + mixed))%D - (g + (S + mixed)%D)) <= u * (5.1 * u * (r * r) + 1.02 * (mu * (r * r))).
  by apply: rnd_sum; apply: Rabs_le; lra.
have v1 : V - q <= 3.02 * u * (1.0001 * (r * r)) by lra.
have v2 : q - V <= 3.02 * u * (1.0001 * (r * r)) by lra.
have t1 : (5.04 * u + mu) * (r * r) = 5.04 * u * (r * r) + mu * (r * r) by ring.
have t2 : (18.5 * (u * u) + 6.15 * (u * mu)) * (r * r) = 18.5 * (u * u) * (r * r) + 6.15 * u * (mu * (r * r)) by ring.
rewrite eE t1 t2; move: (mu * (r * r)) mr0 Wmu f2 f3 => K K0 Wmu f2 f3 {t1 t2}.
by split; apply: Rabs_le; lra.
Qed.

Lemma bound_is : 163.8 * (theta * theta) + 0.5099 * (tau * tau * i * i) <= bound * i.
Proof.
have [er1 er2 er3] := eta_r; have ip := i_pos; have /Rabs_le_inv h := half_is.
have [eq1 eq2] := e0; have rr := Rmult_lt_0_compat _ _ r0 r0; have P0 := P_pos.
have R0 : 0 <= reach by move: P0; rewrite /P; lra.
have RR := Rmult_le_pos _ _ R0 R0; have TT := square_ge0 tau.
have cE : double_value (dyadic 1 (-97)) = / 158456325028528675187087900672.
  by rewrite dyadicE // Rmult_1_l.
have dE : 1.0199999 <= double_value (dyadic 2296835809958953 (-51)) by rewrite dyadicE //=; lra.
rewrite /bound; set c := dyadic 1 (-97) in cE *; set d := dyadic 2296835809958953 _ in dE *.
have b1 := rounded_mul_lower _ RR; have b2 := rounded_mul_lower _ TT.
rewrite -mulE u64_val in b1; rewrite -mulE u64_val in b2.
have g1 : 0 <= (reach * reach)%D by apply: rounded_ge0.
have g2 : 0 <= (tau * tau)%D by apply: rounded_ge0.
have c0 : 0 <= double_value c by rewrite cE; lra.
have d0 : 0 <= double_value d by lra.
have [l1 l2] := mul_lower c (reach * reach)%D c0 g1; have [l3 l4] := mul_lower d (tau * tau)%D d0 g2.
have [l5 l6] := add_lower _ _ l1 l3.
have half0 : 0 <= half.
  case: (Rle_or_lt 0 half) => // neg; exfalso.
  have : r * half < r * 0 by apply: Rmult_lt_compat_l; lra.
  by lra.
have [l7 l8] := mul_lower _ half l5 half0; rewrite u64_val in l2 l4 l6 l8.
set s := (c * _ + _)%D in l5 l6 l7 l8 *.
have dt : 1.0199999 * (tau * tau)%D <= d * (tau * tau)%D by apply: Rmult_le_compat_r.
have sum : 0.9999999 * (c * (reach * reach) + 1.0199999 * (tau * tau)) - 4 * eta <= s.
  have : c * (reach * reach * (1 - u) - eta) <= c * (reach * reach)%D by apply: Rmult_le_compat_l.
  have : 0 <= c * (reach * reach) by apply: Rmult_le_pos.
  have : c * eta <= eta / 100 by rewrite cE; lra.
  by lra.
have hi : (1 - 4.1 * u) / 2 * i <= half.
  have : half * (r * i) = half by rewrite ri Rmult_1_r.
  have : (1 - 4.1 * u) / 2 * i <= (r * half) * i by apply: Rmult_le_compat_r; lra.
  by lra.
have ii := Rmult_lt_0_compat _ _ ip ip.
have tt : theta * theta = u * u * (P * P) * (i * i) by rewrite /theta; ring.
have ri2 : r * r * (i * i) = 1 by transitivity (r * i * (r * i)); [ring | rewrite ri; ring].
have ei1 : eta * i <= u * u * u.
  have : eta * i <= u * u * u * r * i by apply: Rmult_le_compat_r; lra.
  by rewrite Rmult_assoc ri; lra.
have ei2 : eta * (i * i) <= 1.001 * (u * u * u).
  have : eta * (i * i) <= u * u * u * (1.001 * (r * r)) * (i * i) by apply: Rmult_le_compat_r; lra.
  have -> : u * u * u * (1.001 * (r * r)) * (i * i) = u * u * u * 1.001 * (r * r * (i * i)) by ring.
  by rewrite ri2; lra.
have t0 := theta_enough; have uT : 0.99 * u * (0.99 * u) <= theta * theta by apply: Rmult_le_compat; lra.
case: (Rle_or_lt s 0) => [neg|pos].
  exfalso; have : (0.9999999 * (c * (reach * reach) + 1.0199999 * (tau * tau)) - 4 * eta) * (i * i) <= 0 * (i * i).
    by apply: Rmult_le_compat_r; lra.
  have : 0 <= tau * tau * (i * i) by apply: Rmult_le_pos; lra.
  have : c * (reach * reach) * (i * i) = 327.68 * (theta * theta).
    by rewrite tt cE /P; lra.
  by lra.
have : s * ((1 - 4.1 * u) / 2 * i) <= s * half by apply: Rmult_le_compat_l; lra.
move=> sh; have : (s * half * (1 - u) - eta) * i <= (s * half)%D * i by apply: Rmult_le_compat_r; lra.
have : s * ((1 - 4.1 * u) / 2 * i) * i <= s * half * i by apply: Rmult_le_compat_r; lra.
have : (0.9999999 * (c * (reach * reach) + 1.0199999 * (tau * tau)) - 4 * eta) * (i * i) <= s * (i * i).
  by apply: Rmult_le_compat_r; lra.
have : 0 <= tau * tau * (i * i) by apply: Rmult_le_pos; lra.
have : c * (reach * reach) * (i * i) = 327.68 * (theta * theta) by rewrite tt cE /P; lra.
by lra.
Qed.

Theorem norm_interval (low := (rest - bound)%D) (high := (rest + bound)%D) :
  double_value (r + low)%D = double_value (r + high)%D -> double_value (r + low)%D = rounded (sqrt (rdot v v)).
Proof.
move=> eq; have ip := i_pos; have rri := ri; have [er1 er2 er3] := eta_r; have [eq1 eq2] := e0.
have scale (X B : R) : Rabs X <= B -> Rabs (X * i) <= B * i.
  by move=> h; rewrite Rabs_mult (Rabs_pos_eq i); [lra | apply: Rmult_le_compat_r; lra].
have ii : r * r * (i * i) = 1 by transitivity (r * i * (r * i)); [ring | rewrite rri; ring].
have scale2 (X B : R) : Rabs X <= B * (r * r) -> Rabs (X * (i * i) / 2) <= B / 2.
  move=> h; have p : 0 <= i * i by apply: Rmult_le_pos; lra.
  rewrite /Rdiv Rabs_mult (Rabs_pos_eq (/ 2)); first by lra.
  rewrite Rabs_mult (Rabs_pos_eq (i * i)) //; apply: Rmult_le_compat_r; first by lra.
  apply: Rle_trans (Rmult_le_compat_r _ _ _ p h) _.
  by rewrite Rmult_assoc ii; lra.
have [/scale2 a1 /scale2] := A_is.
rewrite (_ : (A - exact) * (i * i) / 2 = A * (i * i) / 2 - exact * (i * i) / 2); first by field.
move=> a2.
set a' := exact * (i * i) / 2 in a1 a2; set a := A * (i * i) / 2 in a2.
have hs := half_is.
have e2 : Rabs (rest * i - a) <= 5.3 * u * Rabs a + u * u / 1000.
  have ah : A * half * i = a * (2 * r * half).
    transitivity (A * half * i * (r * i)); first by rewrite rri; ring.
    by rewrite /a; field.
  have k1 : Rabs (A * half * i - a) <= 4.1 * u * Rabs a.
    rewrite ah (_ : a * (2 * r * half) - a = (2 * r * half - 1) * a); first by ring.
    by rewrite Rabs_mult; apply: Rmult_le_compat_r => //; apply: Rabs_pos.
  have k2 : Rabs (rest * i - A * half * i) <= u * Rabs (A * half * i) + eta * i.
    have -> : u * Rabs (A * half * i) + eta * i = (u * Rabs (A * half) + eta) * i.
      by rewrite (Rabs_mult (A * half)) (Rabs_pos_eq i); [lra | ring].
    rewrite (_ : rest * i - A * half * i = (rest - A * half) * i); first by ring.
    by apply: scale; apply: rnd; exact: Rle_refl.
  have ei : eta * i <= u * u * u * r * i by apply: Rmult_le_compat_r; lra.
  rewrite (Rmult_assoc _ r) rri in ei; have A0 := Rabs_pos a.
  have k3 := Rabs_split (A * half * i); have k4 := Rabs_split a.
  have k5 : Rabs (A * half * i) <= 1.001 * Rabs a by move: k1 => /Rabs_le_inv k1; apply: Rabs_le; lra.
  by move: k1 k2 => /Rabs_le_inv k1 /Rabs_le_inv k2; apply: Rabs_le; lra.
have bE := bound_is.
set p := Vec (x + lx) (y + ly) (z + lz).
have pp : rdot p p * (i * i) = 1 + 2 * a'.
  rewrite -ii /a' /exact /V /part /rdot /p /=; field.
have near' : Rabs (x + lx - vx N) + Rabs (y + ly - vy N) + Rabs (z + lz - vz N) <= 20.3 * u * (u * P).
  by have h := near; have rP := r_P; lra.
have roots (w : vec R) : sqrt (rdot w w) * sqrt (rdot w w) = rdot w w by apply: sqrt_sqrt; apply: rdot_ge0.
have d := norms_near p N (sqrt (rdot p p)) (sqrt (rdot N N)) _ (sqrt_pos _) (roots p) (sqrt_pos _) (roots N) near'.
have nn (w : vec R) : sqrt (rdot w w) * i * (sqrt (rdot w w) * i) = rdot w w * (i * i).
  by rewrite -{3}(roots w); ring.
have pos (w : vec R) : 0 <= sqrt (rdot w w) * i by apply: Rmult_le_pos; [exact: sqrt_pos | lra].
have ii0 : 0 <= i * i by apply: Rmult_le_pos; lra.
have sub1 (s t : double) : Rabs ((s - t)%D - (s - t)) <= u * Rabs (s - t) by apply: rnd_sub; exact: Rle_refl.
have add1 (s t : double) : Rabs ((s + t)%D - (s + t)) <= u * Rabs (s + t) by apply: rnd_sum; exact: Rle_refl.
have unit (X Y : R) : Rabs (X - Y) <= u * Rabs Y -> Rabs (X * i - Y * i) <= u * Rabs (Y * i).
  move=> /scale; rewrite (_ : (X - Y) * i = X * i - Y * i); first by ring.
  by rewrite (Rabs_mult Y) (Rabs_pos_eq i); lra.
have c1 : Rabs (low * i - (rest * i - bound * i)) <= u * Rabs (rest * i - bound * i).
  by rewrite -Rmult_minus_distr_r; apply: unit; exact: sub1.
have c2 : Rabs (high * i - (rest * i + bound * i)) <= u * Rabs (rest * i + bound * i).
  by rewrite -Rmult_plus_distr_r; apply: unit; exact: add1.
have one (s : R) : 1 + s * i = (r + s) * i by rewrite Rmult_plus_distr_r rri.
have c3 : Rabs ((r + low)%D * i - (1 + low * i)) <= u * Rabs (1 + low * i).
  by rewrite one; apply: unit; exact: add1.
have c4 : Rabs ((r + low)%D * i - (1 + high * i)) <= u * Rabs (1 + high * i).
  by rewrite one eq; apply: unit; exact: add1.
have te := theta_enough; have tt0 := square_ge0 theta.
have [||||||||k1 k2] := norm_between theta a a' (rest * i) (bound * i) (low * i) (high * i) ((r + low)%D * i)
  c1 c2 c3 c4 (u * u / 1000) (tau * tau * i * i) te _ _ e2 _ _ bE (sqrt (rdot p p) * i) (sqrt (rdot N N) * i)
  (pos p) _ _ (sqrt (rdot v v) * i) (wrong * (i * i)) (pos N) (pos v) _ _.
- by move: a1; rewrite /mu; lra.
- by move: a2; rewrite /mu; lra.
- by lra.
- by rewrite Rmult_assoc; apply: Rmult_le_pos => //; exact: square_ge0.
- by rewrite nn.
- rewrite -Rmult_minus_distr_r; apply: Rle_trans (scale _ _ d) _.
  rewrite (_ : 20.3 * u * (u * P) * i = 20.3 * (u * theta)); first by rewrite /theta; ring.
  by lra.
- by rewrite !nn second; ring.
- have [w0 w1] := wrong_is; rewrite (Rmult_assoc (tau * tau)).
  by split; [apply: Rmult_le_pos | apply: Rmult_le_compat_r].
- rewrite !one in k1 k2; symmetry; apply: (correctly_rounded r low high) => //.
    by apply: (Rmult_le_reg_r i).
  by apply: (Rmult_le_reg_r i).
Qed.

End Norm.

(** ** The text *)

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

Lemma same_true (a b : number M) : same a b = true -> double_value a = double_value b.
Proof. by rewrite /same /=; case: Req_bool_spec. Qed.

(** [norm] without its last test, and with it. *)
Theorem java_norm_right (x y z lx ly lz reach tau : number M) (N v : vec R) (wrong : R) :
  reach <= bpow radix2 500 ->
  Rabs x + Rabs y + Rabs z <= 1.00005 * (1.25 * reach) + bpow radix2 (-1000) ->
  Rabs lx + Rabs ly + Rabs lz <= 5.03 * u * (1.25 * reach) + bpow radix2 (-1000) ->
  Rabs (x + lx - vx N) + Rabs (y + ly - vy N) + Rabs (z + lz - vz N)
    <= 20.2 * (u * u) * (1.25 * reach) + bpow radix2 (-1000) ->
  rdot v v = rdot N N - wrong -> 0 <= wrong <= tau * tau ->
  let answer := RoundedDistance_norm_8 M x y z lx ly lz reach tau in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> range size low near second small; rewrite /RoundedDistance_norm_8; cbv zeta.
set xx := mul x x; set yy := mul y y; set zz := mul z z; set q := add (add xx yy) zz.
case: ifP => [/andP[/le_true enough /same_true equal] _|_ bad]; last by case: bad.
have s1 := java_error_of_sum none none_is xx yy; have s2 := java_error_of_sum none none_is (add xx yy) zz.
have e : double_value (dyadic 1 (-900)) = bpow radix2 (-900) by rewrite dyadicE // Rmult_1_l.
have large : bpow radix2 (-900) <= q by rewrite -e; exact: enough.
have size' : Rabs x + Rabs y + Rabs z <= 1.0001 * (1.25 * reach).
  have [_ [/Rabs_le_inv qV _]] := V_is x y z _ _ s1 s2 large.
  have x0 := Rabs_pos x; have y0 := Rabs_pos y; have z0 := Rabs_pos z.
  have sq (a : R) : a * a = Rabs a * Rabs a by rewrite -Rabs_mult Rabs_pos_eq //; exact: square_ge0.
  rewrite (sq x) (sq y) (sq z) in qV; move: (Rabs x) (Rabs y) (Rabs z) x0 y0 z0 qV size => d1 d2 d3 x0 y0 z0 qV size.
  have b : bpow radix2 (-451) * bpow radix2 (-451) = / 4 * bpow radix2 (-900).
    by rewrite -bpow_plus (bpow_plus radix2 (-2) (-900)).
  have b' : bpow radix2 (-1000) <= / 1000000 * bpow radix2 (-451).
    apply: Rle_trans (_ : bpow radix2 (-20) * bpow radix2 (-451) <= _).
      by rewrite -bpow_plus; apply: bpow_le; lia.
    by apply: Rmult_le_compat_r; [exact: bpow_ge_0 | rewrite /=; lra].
  have b0 := bpow_gt_0 radix2 (-451).
  case: (Rle_or_lt (d1 + d2 + d3) (bpow radix2 (-451))) => h; last by lra.
  have : (d1 + d2 + d3) * (d1 + d2 + d3) <= bpow radix2 (-451) * bpow radix2 (-451) by apply: Rmult_le_compat; lra.
  have := Rmult_le_pos _ _ x0 y0; have := Rmult_le_pos _ _ x0 z0; have := Rmult_le_pos _ _ y0 z0.
  rewrite b; move: (bpow radix2 (-900)) (double_value q) large qV (bpow_gt_0 radix2 (-900)) => t q' *; lra.
exact: (norm_interval x y z lx ly lz reach tau N v wrong range size' low near second small _ _ s1 s2 large equal).
Qed.

End Text.
