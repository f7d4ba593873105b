(** * The filter in the plane

    The class [Filter2] computes what [Filter3] does, with third coordinates 0: sums
    of two products instead of three, the third coordinate of the cross product, and
    as direction the edge, turned by a right angle. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.
From CertiGJKFloat Require Import sweep_error filter_formulas filter_model filter_weights.
From CertiGJKFloat Require Import filter_sweep optimality filter_correct.

Local Open Scope R_scope.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation err_cross := (error_cross binary64 U TINY U_TINY U_enough TINY_enough).

(** ** Two coordinates *)

(** The sum of two products is that of three, the last of which is 0. *)
Lemma dot_flat (x y : point) : double_value (vz x) = 0 ->
  double_value (dot x y) = double_value (vx x * vx y + vy x * vy y)%D.
Proof.
move=> x0; rewrite /dot addE (mulE (vz x)) x0 Rmult_0_l (rounded_id _ format0) Rplus_0_r.
by apply: rounded_id; apply: double_format.
Qed.

(** The third coordinate of the cross product. *)
Lemma cross_flat (X Ex Y Ey : double) (x y : point) (x' y' : vec R) :
  known X Ex x x' -> known Y Ey y y' ->
  Rabs ((vx x * vy y - vy x * vx y)%D - (vx x' * vy y' - vy x' * vx y'))
    <= bound_cross U TINY X Ex Y Ey.
Proof.
move=> hx hy.
by have [_ _ []] := err_cross _ _ _ _ _ _ _ _ _ hx hy (norm_at_most (cross x y)).
Qed.

(** The edge, turned by a right angle to one side (1) or the other (-1). *)
Definition turned (side : bool) (d : point) : point :=
  if side then Vec (vy d) (dopp (vx d)) (dyadic 0 0) else Vec (dopp (vy d)) (vx d) (dyadic 0 0).

Definition turned_exact (c : R) (d : vec R) : vec R := Vec (c * vy d) (- c * vx d) 0.

Definition side_sign (side : bool) : R := if side then 1 else -1.

Lemma turned_known (V Ev : double) side (d : point) (d' : vec R) : known V Ev d d' ->
  known V Ev (turned side d) (turned_exact (side_sign side) d').
Proof.
move=> hd; have [V0 E0] := known_ge0 _ _ _ _ _ hd; case: hd => hx hy _.
have opp (a : double) (a' c : R) : c = -1 -> coordinate (A := binary64) V Ev a a' ->
    coordinate (A := binary64) V Ev (dopp a) (c * a').
  move=> ->; rewrite /coordinate /= => -[h1 h2]; rewrite Rabs_Ropp; split=> //.
  by rewrite -Rabs_Ropp; move: h2; congr (Rabs _ <= _); ring.
have same (a : double) (a' c : R) : c = 1 -> coordinate (A := binary64) V Ev a a' ->
    coordinate (A := binary64) V Ev a (c * a') by move=> ->; rewrite Rmult_1_l.
have zero : coordinate (A := binary64) V Ev (dyadic 0 0) 0.
  have z : double_value (dyadic 0 0) = 0 by rewrite dyadicE // Rmult_0_l.
  by rewrite /coordinate /= -[rounded _]/(double_value (dyadic 0 0)) z Rminus_0_r Rabs_R0.
case: side; split; rewrite //=.
- exact: same.
- exact: opp.
- exact: opp.
- by apply: same => //; ring.
Qed.

(** ** The edge *)

Section Edge.

Variables (I J : Type) (A : figure I) (B : figure J) (t : vec R).
Let A' i := stored (vertices A i).
Let B' j := stored (vertices B j).

(** All points are in the plane. *)
Hypothesis flatA : forall i, vz (A' i) = 0.
Hypothesis flatB : forall j, vz (B' j) = 0.
Hypothesis flat_t : vz t = 0.

Variables (i0 i1 : I) (j0 j1 : J) (y : point) (ey : double).
Hypothesis hy : known (norm y) ey y (diff I J A' B' t i0 j0).
Hypothesis linked : i0 = i1 \/ j0 = j1.

Let d : point := edge (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let ed : double := edge_error (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let product : double := (vx y * vy d - vy y * vx d)%D.
Let bound : double := bound_cross U TINY (norm y) ey (norm d) ed.

Let d' : vec R := edge_exact (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).

(** The direction does not distinguish the two pairs. *)
Lemma turned_level c : rdot (turned_exact c d') (diff I J A' B' t i1 j1) =
  rdot (turned_exact c d') (diff I J A' B' t i0 j0).
Proof.
rewrite (diff_edge I J A' B' t i0 i1 j0 j1) rdotDr -[rsub (rsub _ _) _]/d'.
by rewrite (_ : rdot (turned_exact c d') d' = 0) ?Rplus_0_r //; rewrite /rdot /=; ring.
Qed.

(** With the exact sign of the product. *)
Theorem planar_edge_separates (side : bool) (y' := diff I J A' B' t i0 j0) :
  0 < - rdot y' d' -> 0 < rdot d' d' + rdot y' d' ->
  0 < side_sign side * (vx y' * vy d' - vy y' * vx d') ->
  lowest I J A' B' (turned_exact (side_sign side) d') i0 j0 ->
  0 < edge_weight I J A' B' t i0 i1 j0 j1 < 1 /\
  separates I J A' B' t (edge_point I J A' B' t i0 i1 j0 j1).
Proof.
set c := vx y' * vy d' - vy y' * vx d'; move=> w1 w2 c0 low; apply: edge_separates => //.
have fa i : value (vz (vertices A i)) = 0 := flatA i.
have fb j : value (vz (vertices B j)) = 0 := flatB j.
have y0 : vz y' = 0 by rewrite /= flat_t fa fb; ring.
have d0 : vz d' = 0 by rewrite /= !fa !fb; ring.
have vE : rcross d' (rcross y' d') = rscale c (turned_exact 1 d').
  by apply: vec_eq; rewrite /c; move: y' d' y0 d0 {w1 w2 c c0 low}
    => [y1 y2 y3] [d1 d2 d3] /= -> ->; ring.
have s2 : side_sign side * side_sign side = 1 by case: (side) => /=; ring.
have wE : rscale (side_sign side * c) (turned_exact (side_sign side) d') =
    rcross d' (rcross y' d').
  rewrite vE; have -> : turned_exact (side_sign side) d' = rscale (side_sign side) (turned_exact 1 d').
    by apply: vec_eq; rewrite /=; ring.
  apply: vec_eq; rewrite /=;
    [move: (1 * vy d') | move: (-1 * vx d') | move: 0] => r;
    transitivity (side_sign side * side_sign side * (c * r)); by [ring | rewrite s2; ring].
change (lowest I J A' B' (rcross d' (rcross y' d')) i0 j0); rewrite -wE.
case: low => lowA lowB; split=> k; rewrite rdotZr.
  by apply: Rmult_le_pos; [exact: Rlt_le | exact: lowA].
by have := Rmult_le_compat_l _ _ _ (Rlt_le _ _ c0) (lowB k); rewrite Rmult_0_r.
Qed.

Theorem planar_edge_lowest (side : bool) : edge_test y d ey ed ->
  bound < side_sign side * product ->
  lowest I J A' B' (turned_exact (side_sign side) d') i0 j0 ->
  0 < edge_weight I J A' B' t i0 i1 j0 j1 < 1 /\
  separates I J A' B' t (edge_point I J A' B' t i0 i1 j0 j1).
Proof.
have hd := edge_known (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
move=> /(edge_weights _ _ _ _ _ _ hy hd)[w1 w2] above low; apply: (planar_edge_separates side) => //.
have /Rabs_le_inv near_c := cross_flat _ _ _ _ _ _ _ _ hy hd; rewrite -/bound -/product in near_c.
move: above near_c; move: (double_value product) (double_value bound) (vx (diff _ _ _ _ _ _ _) * _ - _) => P b r.
by rewrite /side_sign; case: (side); lra.
Qed.

Theorem filter_planar_edge (side : bool) : edge_test y d ey ed ->
  bound < side_sign side * product ->
  swept I A i0 (i0 :: i1 :: nil) (turned side d) (norm d) ed ->
  swept J B j0 (j0 :: j1 :: nil) (vopp (turned side d)) (norm d) ed ->
  0 < edge_weight I J A' B' t i0 i1 j0 j1 < 1 /\
  separates I J A' B' t (edge_point I J A' B' t i0 i1 j0 j1).
Proof.
move=> test above ta tb; apply: (planar_edge_lowest side) => //.
have hv := turned_known _ _ side _ _ (edge_known (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0)).
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
have [eqa eqb] := shared_level _ _ _ _ _ _ _ _ _ _ (turned_level (side_sign side)) linked.
by apply: (swept_lowest I J A B i0 j0 _ _ _ _ _ _ hv _ _ ta tb) => k [<-|[<-|[]]] //; apply: self.
Qed.

End Edge.

(** ** Three points *)

(** Three products of one sign: the origin is a combination of the three points with
    positive weights. *)
Lemma planar_meets (q0 q1 q2 : vec R) (c : R) (product := fun p q : vec R => vx p * vy q - vy p * vx q) :
  vz q0 = 0 -> vz q1 = 0 -> vz q2 = 0 ->
  0 < c * product q0 q1 -> 0 < c * product q1 q2 -> 0 < c * product q2 q0 ->
  exists w0 w1 w2, [/\ 0 < w0, 0 < w1, 0 < w2
    & radd (rscale w0 q0) (radd (rscale w1 q1) (rscale w2 q2)) = Vec 0 0 0].
Proof.
move=> z0 z1 z2 w2 w0 w1; do 3! eexists; split; [exact: w0 | exact: w1 | exact: w2 |].
by apply: vec_eq; rewrite /= ?z0 ?z1 ?z2 /product; ring.
Qed.

(** The three products are above their bound, or below minus the bound. *)
Theorem filter_planar_inside (p0 p1 p2 : point) (Y E : double) (q0 q1 q2 : vec R) (c : R)
    (product := fun p q : point => (vx p * vy q - vy p * vx q)%D)
    (bound := bound_cross U TINY Y E Y E) :
  known Y E p0 q0 -> known Y E p1 q1 -> known Y E p2 q2 ->
  vz q0 = 0 -> vz q1 = 0 -> vz q2 = 0 -> c = 1 \/ c = -1 ->
  bound < c * product p0 p1 -> bound < c * product p1 p2 -> bound < c * product p2 p0 ->
  exists w0 w1 w2, [/\ 0 < w0, 0 < w1, 0 < w2
    & radd (rscale w0 q0) (radd (rscale w1 q1) (rscale w2 q2)) = Vec 0 0 0].
Proof.
move=> h0 h1 h2 z0 z1 z2 sign d0 d1 d2.
have pos (p q : point) (p' q' : vec R) : known Y E p p' -> known Y E q q' ->
    bound < c * product p q -> 0 < c * (vx p' * vy q' - vy p' * vx q').
  move=> hp hq; have /Rabs_le_inv := cross_flat _ _ _ _ _ _ _ _ hp hq.
  by rewrite -/bound; case: sign => ->; rewrite -/(product p q); lra.
exact: planar_meets (pos _ _ _ _ h0 h1 d0) (pos _ _ _ _ h1 h2 d1) (pos _ _ _ _ h2 h0 d2).
Qed.
