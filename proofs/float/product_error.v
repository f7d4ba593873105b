(** * Errors of differences, products, inner and cross products

    For computed operands with known bounds on their errors, the bounds of the
    class [ErrorBounds] are true, as they are computed. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds.

Local Open Scope R_scope.

Section Errors.

Variables (A : arithmetic) (u tiny : double).
Hypothesis ut : parameters u tiny.

(** The bounds are for the arithmetic [A]: u is at least its unit roundoff, and
    [tiny] at least 64 times what its products lose to underflow. *)
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis tiny_enough : 64 * underflow_unit A <= tiny.

Implicit Types a b c d : number A.
Implicit Types x y : vec (number A).
Notation w := (unit_roundoff A).
Notation eta := (underflow_unit A).

Let w0 : 0 <= w := unit_ge0 A.
Let eta0 : 0 <= eta := underflow_ge0 A.
Let u0 : 0 < u := u_pos _ _ ut.
Let u1 : u <= / 1048576 := u_small _ _ ut.

(** ** Single operations *)

Let bounded B e s t := near_bound w u e B s t w0 u_enough.

Lemma product X Y a b : Rabs (value a) <= X -> Rabs (value b) <= Y ->
  Rabs (value a * value b) <= X * Y.
Proof.
by move=> aX bY; rewrite Rabs_mult; apply: Rmult_le_compat => //; apply: Rabs_pos.
Qed.

(** The exact product of operands that are not known exactly. *)
Lemma operands X Ex Y Ey a b (a' b' : R) : coordinate X Ex a a' -> coordinate Y Ey b b' ->
  Rabs (value a * value b - a' * b') <= X * Ey + Y * Ex + Ex * Ey.
Proof.
move=> [aX aE] [bY bE].
have -> : value a * value b - a' * b' = value a * (value b - b') +
  (value b * (value a - a') - (value a - a') * (value b - b')) by ring.
apply: Rle_trans (Rabs_triang _ _) _; rewrite Rplus_assoc; apply: Rplus_le_compat.
  by rewrite Rabs_mult; apply: Rmult_le_compat => //; apply: Rabs_pos.
rewrite /Rminus; apply: Rle_trans (Rabs_triang _ _) _; rewrite Rabs_Ropp !Rabs_mult.
by apply: Rplus_le_compat; apply: Rmult_le_compat => //; apply: Rabs_pos.
Qed.

(** ** Cross products *)

(** One coordinate: the difference of two products. *)
Lemma cross_coordinate X Ex Y Ey a b c d (a' b' c' d' : R) :
  coordinate X Ex a a' -> coordinate Y Ey b b' ->
  coordinate X Ex c c' -> coordinate Y Ey d d' ->
  Rabs (value (sub (mul a b) (mul c d)) - (a' * b' - c' * d'))
    <= 4.9 * (u * (X * Y)) + 2.1 * (X * Ey + Y * Ex + Ex * Ey) + tiny / 2.
Proof.
move=> ha hb hc hd.
have [X0 Ex0] := coordinate_ge0 _ _ _ _ _ ha; have [Y0 Ey0] := coordinate_ge0 _ _ _ _ _ hb.
have ab := product _ _ _ _ (proj1 ha) (proj1 hb); have cd := product _ _ _ _ (proj1 hc) (proj1 hd).
have p := bounded _ _ _ _ (mul_near A a b) ab.
have q := bounded _ _ _ _ (mul_near A c d) cd.
have := operands _ _ _ _ _ _ _ _ ha hb; have := operands _ _ _ _ _ _ _ _ hc hd.
have XY := Rmult_le_pos _ _ X0 Y0; have uXY := Rmult_le_pos _ _ (Rlt_le _ _ u0) XY.
have X1 := Rmult_le_pos _ _ X0 Ey0; have Y1 := Rmult_le_pos _ _ Y0 Ex0.
have E1 := Rmult_le_pos _ _ Ex0 Ey0.
set M := X * Y in ab cd p q XY uXY *; set N := X * Ey + Y * Ex + Ex * Ey.
have B : Rabs (value (mul a b) - value (mul c d)) <= 2 * (M + u * M + eta).
  move: ab cd p q => /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ?.
  by apply: Rabs_le; lra.
have := bounded _ _ _ _ (sub_near A (mul a b) (mul c d)) B.
have N0 : 0 <= N by rewrite /N; lra.
have uuM : u * (u * M) <= / 1048576 * (u * M) by apply: Rmult_le_compat_r.
have uM : u * M <= / 1048576 * M by apply: Rmult_le_compat_r.
have ue : u * eta <= / 1048576 * eta by apply: Rmult_le_compat_r.
move: p q => /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ?.
by apply: Rabs_le; lra.
Qed.

(** The computed bound is at least the error. *)
Lemma error_cross (X Ex Y Ey Z : double) x y (x' y' : vec R) :
  known X Ex x x' -> known Y Ey y y' -> at_most Z (cross x y) ->
  known Z (bound_cross u tiny X Ex Y Ey) (cross x y) (rcross x' y').
Proof.
move=> hx hy [Z1 Z2 Z3].
have [X0 Ex0] := known_ge0 _ _ _ _ _ hx; have [Y0 Ey0] := known_ge0 _ _ _ _ _ hy.
have [[ha hb hc] [hd he hf]] := (hx, hy).
have low := cross_lower u tiny ut X Ex Y Ey X0 Ex0 Y0 Ey0.
by split; split => //; apply: Rle_trans low; apply: cross_coordinate.
Qed.

(** ** Inner products *)

Lemma dot_error X Ex Y Ey x y (x' y' : vec R) : known X Ex x x' -> known Y Ey y y' ->
  Rabs (value (dot x y) - rdot x' y')
    <= 9.1 * (u * (X * Y)) + 3.01 * (X * Ey + Y * Ex + Ex * Ey) + tiny / 4.
Proof.
move=> hx hy; have [X0 Ex0] := known_ge0 _ _ _ _ _ hx; have [Y0 Ey0] := known_ge0 _ _ _ _ _ hy.
move: hx hy => [ha hb hc] [hd he hf]; rewrite /dot /rdot.
have ad := product _ _ _ _ (proj1 ha) (proj1 hd).
have be := product _ _ _ _ (proj1 hb) (proj1 he).
have cf := product _ _ _ _ (proj1 hc) (proj1 hf).
have := bounded _ _ _ _ (mul_near A _ _) ad.
have := bounded _ _ _ _ (mul_near A _ _) be.
have := bounded _ _ _ _ (mul_near A _ _) cf.
have := operands _ _ _ _ _ _ _ _ ha hd; have := operands _ _ _ _ _ _ _ _ hb he.
have := operands _ _ _ _ _ _ _ _ hc hf.
set p := mul (vx x) (vx y); set q := mul (vy x) (vy y); set r := mul (vz x) (vz y).
have XY := Rmult_le_pos _ _ X0 Y0; have uXY := Rmult_le_pos _ _ (Rlt_le _ _ u0) XY.
have X1 := Rmult_le_pos _ _ X0 Ey0; have Y1 := Rmult_le_pos _ _ Y0 Ex0.
have E1 := Rmult_le_pos _ _ Ex0 Ey0.
set M := X * Y in ad be cf XY uXY *; set N := X * Ey + Y * Ex + Ex * Ey.
have N0 : 0 <= N by rewrite /N; lra.
have uuM : u * (u * M) <= / 1048576 * (u * M) by apply: Rmult_le_compat_r.
have uM : u * M <= / 1048576 * M by apply: Rmult_le_compat_r.
have ue : u * eta <= / 1048576 * eta by apply: Rmult_le_compat_r.
move=> /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv hr /Rabs_le_inv hq /Rabs_le_inv hp.
move: ad be cf => /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ?.
have B : Rabs (value p + value q) <= 2 * (M + u * M + eta) by apply: Rabs_le; lra.
have /Rabs_le_inv s := bounded _ _ _ _ (add_near A p q) B.
have C : Rabs (value (add p q) + value r) <= 4 * (M + u * M + eta) by apply: Rabs_le; lra.
have /Rabs_le_inv t := bounded _ _ _ _ (add_near A (add p q) r) C.
by apply: Rabs_le; lra.
Qed.

(** There is some room, for the comparison of a rounded value with the bound. *)
Lemma error_dot_room (X Ex Y Ey : double) x y (x' y' : vec R) :
  known X Ex x x' -> known Y Ey y y' ->
  Rabs (value (dot x y) - rdot x' y') <= 0.98 * bound_dot u tiny X Ex Y Ey.
Proof.
move=> hx hy; have [X0 Ex0] := known_ge0 _ _ _ _ _ hx; have [Y0 Ey0] := known_ge0 _ _ _ _ _ hy.
have low := dot_lower u tiny ut X Ex Y Ey X0 Ex0 Y0 Ey0.
apply: Rle_trans (dot_error _ _ _ _ _ _ _ _ hx hy) _.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ X0 Y0).
have X1 := Rmult_le_pos _ _ X0 Ey0; have Y1 := Rmult_le_pos _ _ Y0 Ex0.
have E1 := Rmult_le_pos _ _ Ex0 Ey0.
have tl := tiny_large _ _ ut; have h0 := eta64_gt0.
by move: low; move: (double_value (bound_dot _ _ _ _ _ _)) => b low; lra.
Qed.

Lemma error_dot (X Ex Y Ey : double) x y (x' y' : vec R) : known X Ex x x' -> known Y Ey y y' ->
  Rabs (value (dot x y) - rdot x' y') <= bound_dot u tiny X Ex Y Ey.
Proof.
move=> hx hy; have := error_dot_room _ _ _ _ _ _ _ _ hx hy.
by have := Rabs_pos (value (dot x y) - rdot x' y'); lra.
Qed.

(** ** Differences *)

(** The error of a computed difference is at most u times what was computed. *)
Lemma difference_known (Y : double) a b : Rabs (value (sub a b)) <= Y ->
  coordinate Y (bound_difference u tiny Y) (sub a b) (value a - value b).
Proof.
move=> hY; split => //; have Y0 : 0 <= Y by apply: Rle_trans hY; apply: Rabs_pos.
apply: Rle_trans (difference_lower u tiny ut Y Y0); apply: Rle_trans (sub_near_computed A a b) _.
by apply: Rmult_le_compat => //; apply: Rabs_pos.
Qed.

(** y = a - b. *)
Lemma error_difference (Y : double) x y : at_most Y (vsub x y) ->
  known Y (bound_difference u tiny Y) (vsub x y) (rsub (stored x) (stored y)).
Proof. by case=> h1 h2 h3; split; apply: difference_known. Qed.

Lemma computed_le (B : R) (s t : R) : Rabs (t - s) <= w * Rabs t -> Rabs t <= B ->
  Rabs (t - s) <= u * B.
Proof. by have := Rabs_pos t; nra. Qed.

Lemma translated_known (Z Y : double) a b c :
  Rabs (value (sub a b)) <= Z -> Rabs (value (add (sub a b) c)) <= Y ->
  coordinate Y (bound_translated u tiny Z Y) (add (sub a b) c) (value a - value b + value c).
Proof.
move=> hZ hY; split=> //.
have Z0 : 0 <= Z by apply: Rle_trans hZ; apply: Rabs_pos.
have Y0 : 0 <= Y by apply: Rle_trans hY; apply: Rabs_pos.
apply: Rle_trans (translated_lower u tiny ut Z Y Z0 Y0).
have := computed_le _ _ _ (sub_near_computed A a b) hZ.
have := computed_le _ _ _ (add_near_computed A (sub a b) c) hY.
by move=> /Rabs_le_inv ? /Rabs_le_inv ?; apply: Rabs_le; lra.
Qed.

(** y = (a - b) + t. *)
Lemma error_translated (Z Y : double) x y t : at_most Z (vsub x y) ->
  at_most Y (vadd (vsub x y) t) ->
  known Y (bound_translated u tiny Z Y) (vadd (vsub x y) t)
    (radd (rsub (stored x) (stored y)) (stored t)).
Proof. by case=> ? ? ? [? ? ?]; split; apply: translated_known. Qed.

Lemma edge_known (P Q D : double) a1 a0 b1 b0 :
  Rabs (value (sub a1 a0)) <= P -> Rabs (value (sub b1 b0)) <= Q ->
  Rabs (value (sub (sub a1 a0) (sub b1 b0))) <= D ->
  coordinate D (bound_edge u tiny P Q D) (sub (sub a1 a0) (sub b1 b0))
    (value a1 - value a0 - (value b1 - value b0)).
Proof.
move=> hP hQ hD; split=> //.
have P0 : 0 <= P by apply: Rle_trans hP; apply: Rabs_pos.
have Q0 : 0 <= Q by apply: Rle_trans hQ; apply: Rabs_pos.
have D0 : 0 <= D by apply: Rle_trans hD; apply: Rabs_pos.
apply: Rle_trans (edge_lower u tiny ut P Q D P0 Q0 D0).
have := computed_le _ _ _ (sub_near_computed A a1 a0) hP.
have := computed_le _ _ _ (sub_near_computed A b1 b0) hQ.
have := computed_le _ _ _ (sub_near_computed A (sub a1 a0) (sub b1 b0)) hD.
by move=> /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ?; apply: Rabs_le; lra.
Qed.

(** d = (a1 - a0) - (b1 - b0). *)
Lemma error_edge (P Q D : double) x1 x0 y1 y0 : at_most P (vsub x1 x0) ->
  at_most Q (vsub y1 y0) -> at_most D (vsub (vsub x1 x0) (vsub y1 y0)) ->
  known D (bound_edge u tiny P Q D) (vsub (vsub x1 x0) (vsub y1 y0))
    (rsub (rsub (stored x1) (stored x0)) (rsub (stored y1) (stored y0))).
Proof. by case=> ? ? ? [? ? ?] [? ? ?]; split; apply: edge_known. Qed.

End Errors.
