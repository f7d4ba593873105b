(** * The formulas of the filters

    What the class [Filter3] computes of a simplex of one, two, three and four
    points y = a - b + t, in its order of evaluation; in the plane ([Filter2]) the
    third coordinates are 0.  [d] and [f] are edges from y0.  The formulas are over
    any [operations], so that the same ones are evaluated in rounded doubles, in
    IEEE 754 arithmetic and in bounds on sizes. *)

From Coq Require Import ZArith Reals.
From CertiGJKFloat Require Import float_model float_vectors error_bounds.

Local Open Scope double_scope.

Section Formulas.

Variable C : operations.
Local Notation scalar := (number C).
Local Notation vector := (vec (number C)).

(** The unit roundoff of [double], and what pays for underflow. *)
Definition U : scalar := constant 1 (-53).
Definition TINY : scalar := constant 1 (-1060).

(** ** Differences *)

(** Without a translation y = a - b, with it y = (a - b) + t. *)
Definition still (a b : vector) : vector := vsub a b.
Definition still_error (a b : vector) : scalar := bound_difference U TINY (norm (still a b)).
Definition moved (a b t : vector) : vector := vadd (vsub a b) t.
Definition moved_error (a b t : vector) : scalar :=
  bound_translated U TINY (norm (still a b)) (norm (moved a b t)).

Definition edge (a1 a0 b1 b0 : vector) : vector := vsub (vsub a1 a0) (vsub b1 b0).
Definition edge_error (a1 a0 b1 b0 : vector) : scalar :=
  bound_edge U TINY (norm (vsub a1 a0)) (norm (vsub b1 b0)) (norm (edge a1 a0 b1 b0)).

(** ** The edge *)

Definition edge_weight1 (y d : vector) : scalar := opp (dot y d).
Definition edge_bound1 (y d : vector) (ey ed : scalar) : scalar :=
  bound_dot U TINY (norm y) ey (norm d) ed.
Definition edge_square (d : vector) : scalar := dot d d.
Definition edge_bound_square (d : vector) (ed : scalar) : scalar :=
  bound_dot U TINY (norm d) ed (norm d) ed.

(** The second weight, and what it must exceed. *)
Definition edge_weight0 (y d : vector) : scalar := edge_square d - edge_weight1 y d.
Definition edge_bound0 (y d : vector) (ey ed : scalar) : scalar :=
  edge_bound1 y d ey ed + constant 2 0 * edge_bound_square d ed.

Definition edge_cross (y d : vector) : vector := cross y d.
Definition edge_cross_error (y d : vector) (ey ed : scalar) : scalar :=
  bound_cross U TINY (norm y) ey (norm d) ed.
Definition edge_direction (y d : vector) : vector := cross d (edge_cross y d).
Definition edge_direction_error (y d : vector) (ey ed : scalar) : scalar :=
  bound_cross U TINY (norm d) ed (norm (edge_cross y d)) (edge_cross_error y d ey ed).

(** ** The face *)

Definition face_normal (d f : vector) : vector := cross d f.
Definition face_normal_error (d f : vector) (ed ef : scalar) : scalar :=
  bound_cross U TINY (norm d) ed (norm f) ef.
Definition face_g (y d f : vector) : vector := cross (face_normal d f) y.
Definition face_g_error (y d f : vector) (ey ed ef : scalar) : scalar :=
  bound_cross U TINY (norm (face_normal d f)) (face_normal_error d f ed ef) (norm y) ey.

Definition face_weight1 (y d f : vector) : scalar := opp (dot f (face_g y d f)).
Definition face_weight2 (y d f : vector) : scalar := dot d (face_g y d f).
Definition face_bound (y d f : vector) (ey ed ef : scalar) : scalar :=
  bound_dot U TINY (norm d + norm f) (ed + ef) (norm (face_g y d f)) (face_g_error y d f ey ed ef).
Definition face_square (d f : vector) : scalar := dot (face_normal d f) (face_normal d f).
Definition face_bound_square (d f : vector) (ed ef : scalar) : scalar :=
  bound_dot U TINY (norm (face_normal d f)) (face_normal_error d f ed ef)
    (norm (face_normal d f)) (face_normal_error d f ed ef).

(** The third weight, and what it must exceed. *)
Definition face_weight0 (y d f : vector) : scalar :=
  face_square d f - (face_weight1 y d f + face_weight2 y d f).
Definition face_bound0 (y d f : vector) (ey ed ef : scalar) : scalar :=
  constant 2 0 * face_bound y d f ey ed ef + constant 2 0 * face_bound_square d f ed ef.

Definition face_height (y d f : vector) : scalar := dot (face_normal d f) y.
Definition face_bound_height (y d f : vector) (ey ed ef : scalar) : scalar :=
  bound_dot U TINY (norm (face_normal d f)) (face_normal_error d f ed ef) (norm y) ey.

(** ** Four points *)

Definition cross_size (Y : scalar) : scalar := constant 17 (-3) * (Y * Y) + TINY.
Definition determinant_bound (Y E : scalar) : scalar :=
  bound_dot U TINY Y E (cross_size Y) (bound_cross U TINY Y E Y E).
Definition determinant (p q r : vector) : scalar := dot p (cross q r).

Definition inside_size (z : scalar) (t : vector) : scalar :=
  (z + norm t) * constant (2 ^ 50 + 1) (-50).
Definition inside_error (z : scalar) (t : vector) : scalar :=
  bound_translated U TINY z (inside_size z t).

(** ** The sweep from the vertex a *)

Definition plane_threshold (v : vector) (V Ev reach extent : scalar) (a : vector) : scalar :=
  dot v a + bound_plane U TINY V Ev reach extent.
Definition sweep_threshold (V Ev extent : scalar) : scalar := bound_sweep U TINY V Ev extent.

End Formulas.

Arguments U {C}.
Arguments TINY {C}.
Arguments still {C}.
Arguments still_error {C}.
Arguments moved {C}.
Arguments moved_error {C}.
Arguments edge {C}.
Arguments edge_error {C}.
Arguments edge_weight1 {C}.
Arguments edge_bound1 {C}.
Arguments edge_square {C}.
Arguments edge_bound_square {C}.
Arguments edge_weight0 {C}.
Arguments edge_bound0 {C}.
Arguments edge_cross {C}.
Arguments edge_cross_error {C}.
Arguments edge_direction {C}.
Arguments edge_direction_error {C}.
Arguments face_normal {C}.
Arguments face_normal_error {C}.
Arguments face_g {C}.
Arguments face_g_error {C}.
Arguments face_weight1 {C}.
Arguments face_weight2 {C}.
Arguments face_bound {C}.
Arguments face_square {C}.
Arguments face_bound_square {C}.
Arguments face_weight0 {C}.
Arguments face_bound0 {C}.
Arguments face_height {C}.
Arguments face_bound_height {C}.
Arguments cross_size {C}.
Arguments determinant_bound {C}.
Arguments determinant {C}.
Arguments inside_size {C}.
Arguments inside_error {C}.
Arguments plane_threshold {C}.
Arguments sweep_threshold {C}.
