(** * A combination as two doubles

    What [InnerProduct] computes: a combination of three numbers, and a translation, as a
    sum of two doubles, but for squares of the unit roundoff. *)

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

End Formulas.

Arguments of_sum {M}.
Arguments of_difference {M}.
Arguments inner_high {M}.
Arguments inner_low {M}.
Arguments point_high {M}.
Arguments point_low {M}.

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

End Doubles.
