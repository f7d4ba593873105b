(** * Rounded points

    What [InnerProduct] and [RoundedPoints] compute: a combination of three numbers and a
    translation as a sum of two doubles, but for squares of the unit roundoff; and the test by
    which the number is rounded correctly.  That the corrections of the weights are right, is
    a hypothesis here. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model float_rounding java_model image_error length_error.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

Definition of_sum (x y s : number) : number := x - (s - (s - x)) + (y - (s - x)).
Definition of_difference (x y h : number) : number := x - (h + (x - h)) + (x - h - y).

Definition inner_high (a0 b0 a1 b1 a2 b2 : number) : number := a0 * b0 + a1 * b1 + a2 * b2.
Definition inner_low (a0 b0 a1 b1 a2 b2 : number) : number :=
  let p0 := a0 * b0 in
  let p1 := a1 * b1 in
  let p2 := a2 * b2 in
  let p01 := p0 + p1 in
  let products := fused a0 b0 (opp p0) + fused a1 b1 (opp p1) + fused a2 b2 (opp p2) in
  of_sum p0 p1 p01 + of_sum p01 p2 (p01 + p2) + products.

(** A coordinate of a point: the combination with the weights w, and t. *)
Definition point_high (w0 p0 w1 p1 w2 p2 t : number) : number := inner_high w0 p0 w1 p1 w2 p2 + t.
Definition point_low (w0 p0 w1 p1 w2 p2 t : number) : number :=
  let sum := inner_high w0 p0 w1 p1 w2 p2 in
  inner_low w0 p0 w1 p1 w2 p2 + of_sum sum t (sum + t).

(** What bounds the errors of a coordinate. *)
Definition point_reach (w0 p0 w1 p1 w2 p2 t : number) : number :=
  abs (w0 * p0) + abs (w1 * p1) + abs (w2 * p2) + abs t.
Definition coordinate_bound (reach error1 d1 error2 d2 : number) : number :=
  constant 128 0 * U * U * reach + error1 * abs d1 + error2 * abs d2.

(** The bound on what is left of a number high + low, and the two ends. *)
Definition decision_bound (low error : number) : number :=
  error * constant 17 (-4) + abs low * constant 1 (-50).
Definition decision_lower (high low error : number) : number :=
  high + (low - decision_bound low error).
Definition decision_upper (high low error : number) : number :=
  high + (low + decision_bound low error).

End Formulas.

Arguments of_sum {M}.
Arguments of_difference {M}.
Arguments inner_high {M}.
Arguments inner_low {M}.
Arguments point_high {M}.
Arguments point_low {M}.
Arguments point_reach {M}.
Arguments coordinate_bound {M}.
Arguments decision_bound {M}.
Arguments decision_lower {M}.
Arguments decision_upper {M}.

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).
Local Notation U := (U : double).

(** ** Exact errors *)

Lemma of_sum_exact (x y : double) :
  double_value (of_sum (M := M) x y (x + y)%D) = x + y - (x + y)%D.
Proof. exact: error_of_sum. Qed.

Lemma of_difference_exact (x y : double) :
  double_value (of_difference (M := M) x y (x - y)%D) = x - y - (x - y)%D.
Proof. exact: error_of_difference. Qed.

(** The error of a product, which is a number but for underflow. *)
Lemma fused_error (x y : double) (e := fused (m := M) x y (dopp (x * y)%D)) :
  Rabs (e - (x * y - (x * y)%D)) <= u64 * (u64 * Rabs (x * y)) + 2 * eta64 /\
  Rabs (x * y - (x * y)%D) <= u64 * Rabs (x * y) + eta64.
Proof.
have hm : near u64 eta64 (x * y) (x * y)%D := mul_near binary64 x y.
have he : near u64 eta64 (x * y + - (x * y)%D) e := rounded_near _.
have w := u64_val; have e0 := eta64_gt0; move: hm he; rewrite /near -/(Rminus _ _).
rewrite (Rabs_minus_sym (x * y)%D); move: (x * y - (x * y)%D) (Rabs (x * y)) => d p hm he.
by split => //; move: he hm; rewrite w; lra.
Qed.

(** ** The inner product, and a translation *)

Lemma sum_step (x y : double) (X Y : R) : Rabs x <= X -> Rabs y <= Y ->
  Rabs ((x + y)%D - (x + y)) <= u64 * (X + Y) /\ Rabs (x + y)%D <= (1 + u64) * (X + Y).
Proof.
move=> hx hy; have w := u64_val.
have h : Rabs ((x + y)%D - (x + y)) <= u64 * Rabs (x + y) + 0 := add_near binary64 x y.
have := Rabs_triang x y; rewrite Rplus_0_r in h.
have t' : Rabs (x + y)%D <= Rabs ((x + y)%D - (x + y)) + Rabs (x + y).
  by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
move=> s; have m : u64 * Rabs (x + y) <= u64 * (X + Y).
  by apply: Rmult_le_compat_l; [exact: Rlt_le u64_gt0 | lra].
by split; lra.
Qed.

Lemma difference_step (x y : double) (X Y : R) : Rabs x <= X -> Rabs y <= Y ->
  Rabs ((x - y)%D - (x - y)) <= u64 * (X + Y) /\ Rabs (x - y)%D <= (1 + u64) * (X + Y).
Proof.
move=> hx hy; have hy' : Rabs (dopp y) <= Y by rewrite doppE Rabs_Ropp.
have := sum_step x (dopp y) X Y hx hy'.
by rewrite -[double_value (x + dopp y)%D]/(double_value (x - y)%D) doppE.
Qed.

(** The sum of the magnitudes of the products. *)
Definition mass3 (w0 p0 w1 p1 w2 p2 : double) : R :=
  Rabs (w0 * p0) + Rabs (w1 * p1) + Rabs (w2 * p2).

Lemma mass3_ge0 w0 p0 w1 p1 w2 p2 : 0 <= mass3 w0 p0 w1 p1 w2 p2.
Proof.
rewrite /mass3; have := Rabs_pos (w0 * p0); have := Rabs_pos (w1 * p1).
by have := Rabs_pos (w2 * p2); lra.
Qed.

Theorem inner_error (w0 p0 w1 p1 w2 p2 : double) (P := mass3 w0 p0 w1 p1 w2 p2)
    (high := inner_high (M := M) w0 p0 w1 p1 w2 p2) (low := inner_low (M := M) w0 p0 w1 p1 w2 p2) :
  [/\ Rabs (w0 * p0 + w1 * p1 + w2 * p2 - (high + low)) <= 10 * (u64 * (u64 * P)) + 20 * eta64,
      Rabs low <= 4 * (u64 * P) + 30 * eta64 & Rabs high <= 1.001 * P + 4 * eta64].
Proof.
have w := u64_val; have e0 := eta64_gt0.
have q0 : near u64 eta64 (w0 * p0) (w0 * p0)%D := mul_near binary64 w0 p0.
have q1 : near u64 eta64 (w1 * p1) (w1 * p1)%D := mul_near binary64 w1 p1.
have q2 : near u64 eta64 (w2 * p2) (w2 * p2)%D := mul_near binary64 w2 p2.
have [f0 g0] := fused_error w0 p0; have [f1 g1] := fused_error w1 p1.
have [f2 g2] := fused_error w2 p2.
have big (x : R) (y : double) : near u64 eta64 x y -> Rabs y <= (1 + u64) * Rabs x + eta64.
  rewrite /near => h; have : Rabs y <= Rabs (y - x) + Rabs x.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by lra.
have b0 := big _ _ q0; have b1 := big _ _ q1; have b2 := big _ _ q2.
have z0 := Rabs_pos (w0 * p0); have z1 := Rabs_pos (w1 * p1); have z2 := Rabs_pos (w2 * p2).
have [s01 c01] := sum_step _ _ _ _ b0 b1.
have [s012 c012] := sum_step _ _ _ _ c01 b2.
have r1 := of_sum_exact (w0 * p0)%D (w1 * p1)%D.
have r2 := of_sum_exact (w0 * p0 + w1 * p1)%D (w2 * p2)%D.
pose e0' := fused (m := M) w0 p0 (dopp (w0 * p0)%D).
pose e1' := fused (m := M) w1 p1 (dopp (w1 * p1)%D).
pose e2' := fused (m := M) w2 p2 (dopp (w2 * p2)%D).
pose t1 : double := of_sum (M := M) (w0 * p0)%D (w1 * p1)%D (w0 * p0 + w1 * p1)%D.
pose t2 : double := of_sum (M := M) (w0 * p0 + w1 * p1)%D (w2 * p2)%D (w0 * p0 + w1 * p1 + w2 * p2)%D.
have lowE : low = (t1 + t2 + (e0' + e1' + e2'))%D by [].
have highE : high = (w0 * p0 + w1 * p1 + w2 * p2)%D by [].
rewrite -/t1 in r1; rewrite -/t2 in r2.
have P0 : 0 <= P := mass3_ge0 _ _ _ _ _ _.
have PE : Rabs (w0 * p0) + Rabs (w1 * p1) + Rabs (w2 * p2) = P by [].
rewrite -/e0' in f0; rewrite -/e1' in f1; rewrite -/e2' in f2.
have m1 : Rabs t1 <= 1.001 * (u64 * P) + 4 * eta64.
  rewrite r1 Rabs_minus_sym; apply: Rle_trans s01 _.
  by move: z0 z1 z2 PE; rewrite w; lra.
have m2 : Rabs t2 <= 1.001 * (u64 * P) + 4 * eta64.
  by rewrite r2 Rabs_minus_sym; apply: Rle_trans s012 _; move: z0 z1 z2 PE; rewrite w; lra.
have n (f g x : R) (p : R) : Rabs (f - g) <= u64 * (u64 * p) + 2 * eta64 -> Rabs g <= u64 * p + eta64 ->
    0 <= p -> Rabs f <= 1.001 * (u64 * p) + 3.1 * eta64.
  move=> h k p0'; have : Rabs f <= Rabs (f - g) + Rabs g.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by move: h k; rewrite w; lra.
have n0 := n _ _ 0 _ f0 g0 z0; have n1 := n _ _ 0 _ f1 g1 z1; have n2 := n _ _ 0 _ f2 g2 z2.
have [a1 d1] := sum_step _ _ _ _ m1 m2; have [a2 d2] := sum_step _ _ _ _ n0 n1.
have [a3 d3] := sum_step _ _ _ _ d2 n2; have [a4 d4] := sum_step _ _ _ _ d1 d3.
have total : w0 * p0 + w1 * p1 + w2 * p2 = high + (t1 + t2 + (w0 * p0 - (w0 * p0)%D)
    + (w1 * p1 - (w1 * p1)%D) + (w2 * p2 - (w2 * p2)%D)) by rewrite r1 r2 highE; ring.
rewrite -lowE in a4 d4; rewrite -highE in c012.
have B1 : Rabs low <= 4 * (u64 * P) + 30 * eta64.
  by apply: Rle_trans d4 _; move: z0 z1 z2 PE; rewrite w; lra.
have B2 : Rabs high <= 1.001 * P + 4 * eta64.
  by apply: Rle_trans c012 _; move: z0 z1 z2 PE; rewrite w; lra.
split=> //; rewrite total; move: a1 a2 a3 a4 f0 f1 f2.
move: (double_value (t1 + t2)%D) (double_value (e0' + e1')%D) (double_value (e0' + e1' + e2')%D)
  (double_value low) => A B C L.
move: (double_value t1) (double_value t2) (double_value high)
  (double_value e0') (double_value e1') (double_value e2') => T1 T2 H E0 E1 E2.
move: (w0 * p0 - (w0 * p0)%D) (w1 * p1 - (w1 * p1)%D) (w2 * p2 - (w2 * p2)%D) => F0 F1 F2.
move: (Rabs (w0 * p0)) (Rabs (w1 * p1)) (Rabs (w2 * p2)) z0 z1 z2 PE => P0' P1' P2' z0 z1 z2 PE.
move=> /Rabs_le_inv a1 /Rabs_le_inv a2 /Rabs_le_inv a3 /Rabs_le_inv a4
  /Rabs_le_inv f0 /Rabs_le_inv f1 /Rabs_le_inv f2.
by apply: Rabs_le; move: a1 a2 a3 a4 f0 f1 f2; rewrite w; lra.
Qed.

Definition exact_reach (w0 p0 w1 p1 w2 p2 t : double) : R :=
  Rabs (w0 * p0) + Rabs (w1 * p1) + Rabs (w2 * p2) + Rabs t.

Theorem point_error (w0 p0 w1 p1 w2 p2 t : double) (P := exact_reach w0 p0 w1 p1 w2 p2 t)
    (high := point_high (M := M) w0 p0 w1 p1 w2 p2 t) (low := point_low (M := M) w0 p0 w1 p1 w2 p2 t) :
  Rabs (w0 * p0 + w1 * p1 + w2 * p2 + t - (high + low)) <= 16 * (u64 * (u64 * P)) + 21 * eta64 /\
  Rabs low <= 6 * (u64 * P) + 40 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have [err lowb highb] := inner_error w0 p0 w1 p1 w2 p2.
have [s c] := sum_step _ _ _ _ highb (Rle_refl (Rabs t)).
have r := of_sum_exact (inner_high (M := M) w0 p0 w1 p1 w2 p2) t.
pose t3 : double := of_sum (M := M) (inner_high (M := M) w0 p0 w1 p1 w2 p2) t high.
have r' : double_value t3 = inner_high (M := M) w0 p0 w1 p1 w2 p2 + t - high := r.
have lowE : low = (inner_low (M := M) w0 p0 w1 p1 w2 p2 + t3)%D by [].
have m0 := mass3_ge0 w0 p0 w1 p1 w2 p2; have t0 := Rabs_pos t.
have PE : P = mass3 w0 p0 w1 p1 w2 p2 + Rabs t by [].
have m3 : Rabs t3 <= u64 * (1.001 * mass3 w0 p0 w1 p1 w2 p2 + 4 * eta64 + Rabs t).
  by rewrite r' Rabs_minus_sym.
have [a d] := sum_step _ _ _ _ lowb m3; rewrite -lowE in a d.
rewrite PE; split; last by apply: Rle_trans d _; rewrite w; lra.
move: err a; rewrite r'; move: (double_value high) (double_value low) => H L.
move: (double_value (inner_high (M := M) _ _ _ _ _ _)) (double_value (inner_low (M := M) _ _ _ _ _ _)) => h l.
move: (w0 * p0 + w1 * p1 + w2 * p2) (mass3 _ _ _ _ _ _) (Rabs t) (double_value t) m0 t0 => x m T t' m0 t0.
by move=> /Rabs_le_inv err /Rabs_le_inv a; apply: Rabs_le; move: err a; rewrite w; lra.
Qed.

(** Without a translation nothing changes. *)
Lemma point_still (w0 p0 w1 p1 w2 p2 : double) (zero := dyadic 0 0) :
  double_value (point_high (M := M) w0 p0 w1 p1 w2 p2 zero) =
    double_value (inner_high (M := M) w0 p0 w1 p1 w2 p2) /\
  double_value (point_low (M := M) w0 p0 w1 p1 w2 p2 zero) =
    double_value (inner_low (M := M) w0 p0 w1 p1 w2 p2).
Proof.
have z : double_value zero = 0 by rewrite dyadicE // Rmult_0_l.
have unchanged (x y : double) : double_value y = 0 -> double_value (x + y)%D = x.
  by move=> y0; rewrite addE y0 Rplus_0_r; apply: rounded_id; apply: double_format.
split; first exact: unchanged.
have lowE : point_low (M := M) w0 p0 w1 p1 w2 p2 zero = (inner_low (M := M) w0 p0 w1 p1 w2 p2 +
  of_sum (M := M) (inner_high (M := M) w0 p0 w1 p1 w2 p2) zero (inner_high (M := M) w0 p0 w1 p1 w2 p2 + zero))%D by [].
rewrite lowE; apply: (unchanged _ _); rewrite of_sum_exact (unchanged _ _ z) z; ring.
Qed.

(** ** The test *)

(** A number that is not tiny, and what is far nearer to it than its neighbours. *)
Lemma rounded_next_to (h y : R) : format h -> bpow radix2 (-420) <= h ->
  Rabs (y - h) <= bpow radix2 (-800) -> rounded y = h.
Proof.
move=> Fh large /Rabs_le_inv near_y; have b0 := bpow_gt_0 radix2 (-420).
have h0 : 0 < h by lra.
have mag_h : (-419 <= mag radix2 h)%Z.
  by apply: mag_ge_bpow; rewrite Rabs_pos_eq; [exact: Rlt_le | exact: large].
have small e : (-480 <= e)%Z -> 4 * bpow radix2 (-800) < bpow radix2 e.
  move=> he; apply: (Rlt_le_trans _ (bpow radix2 (-480))); last by apply: bpow_le.
  have -> : 4 * bpow radix2 (-800) = bpow radix2 (-798) by rewrite -(bpow_plus radix2 2 (-800)).
  exact: bpow_lt.
apply: Rle_antisym.
  apply: round_N_le_midp => //.
  rewrite succ_eq_pos; first exact: Rlt_le.
  have : 4 * bpow radix2 (-800) < ulp radix2 (FLT_exp (-1074) 53) h.
    rewrite ulp_neq_0; first by lra.
    by apply: small; rewrite /cexp /FLT_exp; lia.
  by have := bpow_gt_0 radix2 (-800); lra.
apply: round_N_ge_midp => //.
have : pred radix2 (FLT_exp (-1074) 53) h <= h - 4 * bpow radix2 (-800).
  rewrite pred_eq_pos; first exact: Rlt_le.
  rewrite /pred_pos; case: Req_bool_spec => _.
    have : 4 * bpow radix2 (-800) < bpow radix2 (FLT_exp (-1074) 53 (mag radix2 h - 1)).
      by apply: small; rewrite /FLT_exp; lia.
    by lra.
  have : 4 * bpow radix2 (-800) < ulp radix2 (FLT_exp (-1074) 53) h.
    rewrite ulp_neq_0; first by lra.
    by apply: small; rewrite /cexp /FLT_exp; lia.
  by lra.
by have := bpow_gt_0 radix2 (-800); lra.
Qed.

Lemma rounded_next (h y : R) : format h -> bpow radix2 (-420) <= Rabs h ->
  Rabs (y - h) <= bpow radix2 (-800) -> rounded y = h.
Proof.
move=> Fh; case: (Rle_or_lt 0 h) => sign.
  by rewrite (Rabs_pos_eq _ sign); apply: rounded_next_to.
rewrite (Rabs_left _ sign) => large near_y.
have : rounded (- y) = - h.
  apply: rounded_next_to => //; first exact: format_opp.
  by rewrite -Rabs_Ropp (_ : - (- y - - h) = y - h) //; ring.
by rewrite rounded_opp; lra.
Qed.

(** If the ends of an interval are the same double, then it is the number, correctly rounded:
    where the half-width B pays for the error and for the rounding of the ends, or where all is
    tiny beside the high part. *)
Lemma two_ends (high low B : double) (x : R) : 0 <= B ->
  Rabs (x - (high + low)) + u64 * (Rabs low + B) <= B \/
  Rabs (x - (high + low)) + 2 * (Rabs low + B) <= bpow radix2 (-800) /\ bpow radix2 (-420) <= Rabs high ->
  double_value (high + (low - B))%D = double_value (high + (low + B))%D ->
  rounded x = double_value (high + (low - B))%D.
Proof.
move=> B0 which same; have w := u64_val.
have self : Rabs B <= B by rewrite Rabs_pos_eq //; exact: Rle_refl.
have [r1 c1] := difference_step _ _ _ _ (Rle_refl (Rabs low)) self.
have [r2 _] := sum_step _ _ _ _ (Rle_refl (Rabs low)) self.
have /Rabs_le_inv d := Rle_refl (Rabs (x - (high + low))).
case: which => [enough | [tiny large]].
  move: r1 r2 => /Rabs_le_inv r1 /Rabs_le_inv r2.
  apply: (rounded_between (high + (low - B)%D) x (high + (low + B)%D)); last exact: same.
    by move: d enough r1; move: (Rabs (x - _)) => e; lra.
  by move: d enough r2; move: (Rabs (x - _)) => e; lra.
have l0 := Rabs_pos low; have x0 := Rabs_pos (x - (high + low)).
have next : rounded x = high.
  apply: rounded_next; [exact: double_format | exact: large |].
  have : Rabs (x - high) <= Rabs (x - (high + low)) + Rabs low.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by lra.
rewrite next; symmetry; apply: rounded_next; [exact: double_format | exact: large |].
rewrite (_ : high + (low - B)%D - high = (low - B)%D); first by ring.
by move: c1; rewrite w; lra.
Qed.

Section Decision.

Variables (high low error : double).
Hypothesis error_ge0 : 0 <= error.
Let B : double := decision_bound (M := M) low error.
Let lower : double := decision_lower (M := M) high low error.
Let upper : double := decision_upper (M := M) high low error.

Lemma decision_bound_lower : 0 <= B /\
  (1.0625 * error + 8 * (u64 * Rabs low)) * (1 - 2 * u64) - 3 * eta64 <= B.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have cE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have dE : double_value (dyadic 1 (-50)) = 8 * u64 by rewrite dyadicE // w /=; lra.
have c0 : 0 <= dyadic 17 (-4) by rewrite cE; lra.
have d0 : 0 <= dyadic 1 (-50) by rewrite dE w; lra.
have a0 : 0 <= dabs low by apply: Rabs_pos.
have [p0 p] := mul_lower error _ error_ge0 c0; have [q0 q] := mul_lower (dabs low) _ a0 d0.
have [b0 b] := add_lower _ _ p0 q0; split; first exact: b0.
change (Rabs low) with (double_value (dabs low)).
change (double_value B) with (double_value (error * dyadic 17 (-4) + dabs low * dyadic 1 (-50))%D).
move: p q b; rewrite cE dE; move: (double_value (error * _)%D) (double_value (dabs low * _)%D)
  (double_value (_ + _)%D) (double_value (dabs low)) a0 => P Q BB L a0.
by rewrite w; lra.
Qed.

Lemma decision_bound_upper : B <= 2 * (error + Rabs low) + 3 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0; have l0 := Rabs_pos low.
have cE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have dE : double_value (dyadic 1 (-50)) = 8 * u64 by rewrite dyadicE // w /=; lra.
have p : near u64 eta64 (error * dyadic 17 (-4)) (error * dyadic 17 (-4))%D := mul_near binary64 _ _.
have q : near u64 eta64 (Rabs low * dyadic 1 (-50)) (dabs low * dyadic 1 (-50))%D
  := mul_near binary64 (dabs low) _.
have s : near u64 0 ((error * dyadic 17 (-4))%D + (dabs low * dyadic 1 (-50))%D) B := add_near binary64 _ _.
move: p q s; rewrite /near cE dE (Rabs_pos_eq (error * _)); first by lra.
rewrite (Rabs_pos_eq (Rabs low * _)); first by apply: Rmult_le_pos => //; rewrite w; lra.
move: (double_value (error * _)%D) (double_value (dabs low * _)%D) => P Q /Rabs_le_inv p /Rabs_le_inv q.
move: (double_value B) (Rabs low) l0 p q => b L l0 p q.
have h : Rabs (P + Q) <= 1.5 * (error + L) + 2.5 * eta64.
  by apply: Rabs_le; move: p q; rewrite w; lra.
move=> r; have {}r : Rabs (b - (P + Q)) <= u64 * (1.5 * (error + L) + 2.5 * eta64).
  rewrite Rplus_0_r in r; apply: Rle_trans r _; apply: Rmult_le_compat_l => //.
  exact: Rlt_le u64_gt0.
move: r h => /Rabs_le_inv r /Rabs_le_inv h; move: r h p q; rewrite w; lra.
Qed.

(** If both ends are the same double, and it is not tiny, then it is the number, correctly
    rounded. *)
Theorem decided_right (x : R) : Rabs (x - (high + low)) <= 1.05 * error ->
  double_value lower = double_value upper -> bpow radix2 (-200) <= Rabs lower ->
  rounded x = double_value lower.
Proof.
move=> near_x same size; have w := u64_val; have e0 := eta64_gt0.
have [b0 b] := decision_bound_lower; have up := decision_bound_upper.
have l0 := Rabs_pos low.
have small : bpow radix2 (-900) = / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite (bpow_plus radix2 (-100) (-800)).
have b800 := bpow_gt_0 radix2 (-800).
apply: (two_ends _ _ B) => //.
case: (Rle_or_lt (bpow radix2 (-900)) (error + Rabs low)) => [large | tiny]; [left | right].
  have e := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-900) ltac:(lia)) large).
  by move: near_x b e; move: (Rabs (x - _)) (double_value B) b0 => d BB b0; rewrite w; lra.
have te : eta64 <= / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite -small; apply: bpow_le.
rewrite small in tiny.
have all : Rabs (x - (high + low)) + 2 * (Rabs low + B) <= / 1000 * bpow radix2 (-800).
  by move: near_x up tiny te; move: (Rabs (x - _)) => d; lra.
split; first by lra.
have self : Rabs B <= B by rewrite Rabs_pos_eq //; exact: Rle_refl.
have [_ c] := difference_step _ _ _ _ (Rle_refl (Rabs low)) self.
have a : Rabs (lower - (high + (low - B)%D)) <= u64 * Rabs (high + (low - B)%D) + 0
  := add_near binary64 high (low - B)%D.
have E200 : bpow radix2 (-200) = 1267650600228229401496703205376 * bpow radix2 (-300).
  by rewrite -(bpow_plus radix2 100 (-300)).
have E800 : bpow radix2 (-800) <= bpow radix2 (-300) by apply: bpow_le.
have E420 : bpow radix2 (-420) <= bpow radix2 (-300) by apply: bpow_le.
have t1 : Rabs (high + (low - B)%D) <= Rabs high + Rabs (low - B)%D by apply: Rabs_triang.
have t2 : Rabs lower <= Rabs (lower - (high + (low - B)%D)) + Rabs (high + (low - B)%D).
  by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
have x0 := Rabs_pos (x - (high + low)); rewrite E200 in size; rewrite Rplus_0_r in a.
move: a size t1 t2 c all.
move: (Rabs (lower - _)) (Rabs (high + (low - B)%D)) (Rabs lower) (Rabs high) (Rabs (low - B)%D)
  (Rabs (x - _)) x0 => A' C' D' H K d x0.
by rewrite w; lra.
Qed.

End Decision.

(** ** A coordinate *)

(** The weights w are corrected by D; the exact corrections are delta, and each may be wrong by
    what its bound says, which has room for roundings besides. *)
Section Coordinate.

Variables w0 p0 w1 p1 w2 p2 t D1 D2 err1 err2 : double.
Variables delta1 delta2 : R.
Hypothesis right1 : Rabs (D1 - delta1) + 8 * (u64 * Rabs D1) <= err1.
Hypothesis right2 : Rabs (D2 - delta2) + 8 * (u64 * Rabs D2) <= err2.

Let d1 : double := (p1 - p0)%D.
Let d2 : double := (p2 - p0)%D.
Let reach : double := point_reach (M := M) w0 p0 w1 p1 w2 p2 t.
Let high : double := point_high (M := M) w0 p0 w1 p1 w2 p2 t.
Let low : double := (point_low (M := M) w0 p0 w1 p1 w2 p2 t + (D1 * d1 + D2 * d2))%D.
Let error : double := coordinate_bound (M := M) reach err1 d1 err2 d2.

(** From here on underflow is negligible. *)
Hypothesis large : bpow radix2 (-300) <= reach.

Let P : R := exact_reach w0 p0 w1 p1 w2 p2 t.

Lemma reach_lower : P * (1 - 5 * u64) - 4 * eta64 <= reach /\ reach <= 1.001 * P + 4 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have q0 : near u64 eta64 (w0 * p0) (w0 * p0)%D := mul_near binary64 w0 p0.
have q1 : near u64 eta64 (w1 * p1) (w1 * p1)%D := mul_near binary64 w1 p1.
have q2 : near u64 eta64 (w2 * p2) (w2 * p2)%D := mul_near binary64 w2 p2.
have a (x : R) (y : double) : near u64 eta64 x y ->
    (1 - u64) * Rabs x - eta64 <= dabs y /\ dabs y <= (1 + u64) * Rabs x + eta64.
  rewrite /near => h; change (double_value (dabs y)) with (Rabs y).
  have t1 : Rabs y <= Rabs (y - x) + Rabs x.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  have t2 : Rabs x <= Rabs (y - x) + Rabs y.
    rewrite -(Rabs_Ropp (y - x)); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by lra.
have [l0 u0] := a _ _ q0; have [l1 u1] := a _ _ q1; have [l2 u2] := a _ _ q2.
have z0 : 0 <= dabs (w0 * p0)%D by apply: Rabs_pos.
have z1 : 0 <= dabs (w1 * p1)%D by apply: Rabs_pos.
have z2 : 0 <= dabs (w2 * p2)%D by apply: Rabs_pos.
have zt : 0 <= dabs t by apply: Rabs_pos.
have [s0 s] := add_lower _ _ z0 z1; have [r0 r] := add_lower _ _ s0 z2.
have [_ v] := add_lower _ _ r0 zt.
have self (x : double) : Rabs (dabs x) <= dabs x by rewrite Rabs_pos_eq; [apply: Rabs_pos | exact: Rle_refl].
have [_ S] := sum_step _ _ _ _ (self (w0 * p0)%D) (self (w1 * p1)%D).
have [_ T] := sum_step _ _ _ _ S (self (w2 * p2)%D).
have [_ V] := sum_step _ _ _ _ T (self t).
have reachE : reach = (dabs (w0 * p0) + dabs (w1 * p1) + dabs (w2 * p2) + dabs t)%D by [].
rewrite -reachE in v V; have vv := Rle_trans _ _ _ (Rle_abs _) V.
change (Rabs t) with (double_value (dabs t)) in *.
have PE : P = Rabs (w0 * p0) + Rabs (w1 * p1) + Rabs (w2 * p2) + dabs t by [].
have y0 := Rabs_pos (w0 * p0); have y1 := Rabs_pos (w1 * p1); have y2 := Rabs_pos (w2 * p2).
move: l0 u0 l1 u1 l2 u2 s r v vv; rewrite PE.
move: (double_value (dabs (w0 * p0)%D)) (double_value (dabs (w1 * p1)%D)) (double_value (dabs (w2 * p2)%D))
  (double_value (dabs t)) z0 z1 z2 zt => A B C T' z0 z1 z2 zt.
move: (double_value (_ + dabs (w1 * p1))%D) (double_value (_ + dabs (w2 * p2))%D) (double_value reach) => X Y Z.
move: (Rabs (w0 * p0)) (Rabs (w1 * p1)) (Rabs (w2 * p2)) y0 y1 y2 => A' B' C' y0 y1 y2.
by move=> l0 u0 l1 u1 l2 u2 s r v vv; split; move: l0 u0 l1 u1 l2 u2 s r v vv; rewrite w; lra.
Qed.

(** The product of a correction with a difference. *)
Lemma corrected (D p q err : double) (delta : R) (d := (p - q)%D) :
  Rabs (D - delta) + 8 * (u64 * Rabs D) <= err ->
  Rabs ((D * d)%D - delta * (p - q)) + 5 * (u64 * Rabs (D * d)) <= 1.0001 * (err * Rabs d) + eta64 /\
  Rabs (D * d)%D <= 1.001 * Rabs (D * d) + eta64.
Proof.
move=> right; have w := u64_val; have e0 := eta64_gt0.
have m : near u64 eta64 (D * d) (D * d)%D := mul_near binary64 D d.
have s := sub_computed p q; rewrite -/d in s.
have D0 := Rabs_pos D; have d0 := Rabs_pos d; have n0 := Rabs_pos (D - delta).
have split_ : (D * d)%D - delta * (p - q) = ((D * d)%D - D * d) + (D - delta) * (p - q) + D * (d - (p - q)).
  by ring.
have q' : Rabs (p - q) <= (1 + u64) * Rabs d.
  have : Rabs (p - q) <= Rabs (d - (p - q)) + Rabs d.
    rewrite -(Rabs_Ropp (d - (p - q))); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by lra.
have h1 : Rabs ((D - delta) * (p - q)) <= (1 + u64) * (Rabs (D - delta) * Rabs d).
  rewrite Rabs_mult; have := Rmult_le_compat_l _ _ _ n0 q'; lra.
have h2 : Rabs (D * (d - (p - q))) <= u64 * (Rabs D * Rabs d).
  by rewrite Rabs_mult; have := Rmult_le_compat_l _ _ _ D0 s; lra.
have h3 : Rabs (D - delta) * Rabs d + 8 * (u64 * (Rabs D * Rabs d)) <= err * Rabs d.
  by have := Rmult_le_compat_r _ _ _ d0 right; lra.
move: m; rewrite /near Rabs_mult => m; split; last first.
  have : Rabs (D * d)%D <= Rabs ((D * d)%D - D * d) + Rabs (D * d).
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by rewrite Rabs_mult; have := Rmult_le_pos _ _ D0 d0; move: m; rewrite w; lra.
have t1 : Rabs ((D * d)%D - delta * (p - q)) <= Rabs ((D * d)%D - D * d) + Rabs ((D - delta) * (p - q)) +
    Rabs (D * (d - (p - q))).
  rewrite split_; apply: Rle_trans (Rabs_triang _ _) _; apply: Rplus_le_compat_r.
  exact: Rabs_triang.
have Dd := Rmult_le_pos _ _ D0 d0; have nd := Rmult_le_pos _ _ n0 d0.
move: m h1 h2 h3 t1 Dd nd; move: (Rabs D * Rabs d) (Rabs (D - delta) * Rabs d) (err * Rabs d).
move: (Rabs ((D * d)%D - D * d)) (Rabs ((D - delta) * _)) (Rabs (D * (d - _))) (Rabs (_ - delta * _)).
by move=> a b c e f g h; rewrite w; lra.
Qed.

Theorem coordinate_error :
  let x := w0 * p0 + w1 * p1 + w2 * p2 + t + delta1 * (p1 - p0) + delta2 * (p2 - p0) in
  0 <= error /\ Rabs (x - (high + low)) <= 1.05 * error.
Proof.
move=> x; have w := u64_val; have e0 := eta64_gt0.
have [c1 n1] := corrected D1 p1 p0 err1 delta1 right1; have [c2 n2] := corrected D2 p2 p0 err2 delta2 right2.
rewrite -/d1 in c1 n1; rewrite -/d2 in c2 n2.
have [pe pl] := point_error w0 p0 w1 p1 w2 p2 t.
have [rl ru] := reach_lower.
have [a1 m1] := sum_step _ _ _ _ n1 n2.
have [a2 _] := sum_step _ _ _ _ pl m1.
have err10 : 0 <= err1 by have := Rabs_pos (D1 - delta1); have := Rmult_le_pos _ _ (Rlt_le _ _ u64_gt0) (Rabs_pos D1); lra.
have err20 : 0 <= err2 by have := Rabs_pos (D2 - delta2); have := Rmult_le_pos _ _ (Rlt_le _ _ u64_gt0) (Rabs_pos D2); lra.
have kE : double_value (dyadic 128 0 * U * U)%D = 128 * (u64 * u64).
  have e : double_value (dyadic 128 0 * U)%D = 128 * u64.
    rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
    exact: (format_dyadic 128 (-53)).
  rewrite mulE e U_val; have -> : 128 * u64 * u64 = IZR 128 * bpow radix2 (-106).
    by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
  rewrite rounded_id; first by apply: format_dyadic.
  by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
have k0 : 0 <= (dyadic 128 0 * U * U)%D by rewrite kE; have := u64_gt0; nra.
have r0 : 0 <= reach by apply: Rle_trans large; apply: bpow_ge_0.
have [x0 xl] := mul_lower _ _ k0 r0; rewrite kE in xl.
have b10 : 0 <= dabs d1 by apply: Rabs_pos.
have b20 : 0 <= dabs d2 by apply: Rabs_pos.
have [y0 yl] := mul_lower _ _ err10 b10; have [z0 zl] := mul_lower _ _ err20 b20.
have [s0 sl] := add_lower _ _ x0 y0; have [t0 tl] := add_lower _ _ s0 z0.
have errorE : error = (dyadic 128 0 * U * U * reach + err1 * dabs d1 + err2 * dabs d2)%D by [].
rewrite -errorE in tl t0; split; first exact: t0.
have lowE : low = (point_low (M := M) w0 p0 w1 p1 w2 p2 t + (D1 * d1 + D2 * d2))%D by [].
rewrite -lowE in a2; rewrite -/high in pe.
have eP : eta64 <= / 1000000 * (u64 * (u64 * P)).
  have b := bpow_gt_0 radix2 (-400).
  have l4 : bpow radix2 (-301) <= P.
    have E : bpow radix2 (-300) = 2 * bpow radix2 (-301) by rewrite -(bpow_plus radix2 1 (-301)).
    have : 4 * eta64 <= bpow radix2 (-1000).
      have -> : 4 * eta64 = bpow radix2 (-1073) by rewrite /eta64 -(bpow_plus radix2 2 (-1075)).
      by apply: bpow_le.
    have : bpow radix2 (-1000) <= / 1000 * bpow radix2 (-301).
      have -> : bpow radix2 (-1000) = bpow radix2 (-699) * bpow radix2 (-301) by rewrite -bpow_plus.
      apply: Rmult_le_compat_r; first exact: bpow_ge_0.
      by apply: (Rle_trans _ (bpow radix2 (-10))); [apply: bpow_le | rewrite /=; lra].
    by move: ru large; rewrite E; have := bpow_gt_0 radix2 (-301); lra.
  apply: eta_below; apply: (Rle_trans _ (bpow radix2 (-53) * bpow radix2 (-301))).
    by rewrite -bpow_plus; apply: bpow_le.
  by apply: Rmult_le_compat_l => //; exact: bpow_ge_0.
have P0 : 0 <= P.
  by rewrite /P /exact_reach; have := Rabs_pos (w0 * p0); have := Rabs_pos (w1 * p1);
    have := Rabs_pos (w2 * p2); have := Rabs_pos t; lra.
rewrite -/P in pe pl a2.
change (double_value (dabs d1)) with (Rabs d1) in yl; change (double_value (dabs d2)) with (Rabs d2) in zl.
have E1 := Rmult_le_pos _ _ err10 (Rabs_pos d1); have E2 := Rmult_le_pos _ _ err20 (Rabs_pos d2).
have F1 := Rabs_pos (D1 * d1); have F2 := Rabs_pos (D2 * d2).
rewrite /x; move: pe pl a1 a2 c1 c2 n1 n2 rl xl yl zl sl tl eP E1 E2 F1 F2.
move: (double_value (point_low (M := M) _ _ _ _ _ _ _)) (double_value (D1 * d1 + D2 * d2)%D) (double_value low) => pl' cs L.
move: (double_value (D1 * d1)%D) (double_value (D2 * d2)%D) => X1 X2.
move: (double_value (dyadic 128 0 * U * U * reach)%D) (double_value (err1 * dabs d1)%D) (double_value (err2 * dabs d2)%D)
  (double_value (_ + err1 * dabs d1)%D) (double_value error) => K1 K2 K3 K4 K5.
move: (err1 * Rabs d1) (err2 * Rabs d2) (Rabs (D1 * d1)) (Rabs (D2 * d2)) => E1 E2 F1 F2.
move: (delta1 * _) (delta2 * _) (w0 * p0 + w1 * p1 + w2 * p2 + t) => y1 y2 y.
have /Rabs_le_inv g1 := Rle_refl (Rabs (X1 - y1)); have /Rabs_le_inv g2 := Rle_refl (Rabs (X2 - y2)).
move=> /Rabs_le_inv pe pl /Rabs_le_inv a1 /Rabs_le_inv a2 c1 c2 n1 n2 rl xl yl zl sl tl eP E10 E20 F10 F20.
apply: Rabs_le.
by split; move: pe a1 a2 c1 c2 rl xl yl zl sl tl eP; rewrite w; lra.
Qed.

(** So the coordinate is rounded correctly, if the test says so. *)
Theorem coordinate_right
    (x := w0 * p0 + w1 * p1 + w2 * p2 + t + delta1 * (p1 - p0) + delta2 * (p2 - p0)) :
  double_value (decision_lower (M := M) high low error) =
    double_value (decision_upper (M := M) high low error) ->
  bpow radix2 (-200) <= Rabs (double_value (decision_lower (M := M) high low error)) ->
  rounded x = double_value (decision_lower (M := M) high low error).
Proof. by have [e0 near_x] := coordinate_error; apply: decided_right. Qed.

End Coordinate.

End Doubles.
