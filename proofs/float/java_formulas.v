(** * The text is the model

    The definitions that are made of the Java text ([java_methods.v]) are the formulas of
    which the theorems speak: by computation, over every machine.  A changed constant,
    sign or order of operations in Java changes those definitions, and a proof here fails.

    [FilterSweep.provesImage], [ImageDistance.norm] and the exact sign, which are not
    translated, are variables.  What images of bodies under poses
    add to the bounds stands in the lemmas as in the text: for bodies at rest it is 0, and
    the bounds are those of the theorems ([java_at_rest]); that it suffices for images is
    not proved.  So does the sign [turn], by which a depth differs from a distance: it is 1
    for a distance ([java_unturned]); of a filter for depths no theorem speaks.  The
    parameters are those of rounded doubles, [U] and [TINY]; of the second pass with
    u = tiny = 0 see [java_zero.v]. *)

From Coq Require Import ZArith Reals Lra Classical_Prop ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights float_overflow float_rounding.
From CertiGJKFloat Require Import orientation_error java_model java_methods.

Local Open Scope double_scope.

Section Machine.
Variable M : machine.
Implicit Types u tiny x ex y ey z v ev alpha beta d reach extent a b s h : number M.

(** ** ErrorBounds *)

Lemma java_U : ErrorBounds_U M = U.
Proof. by []. Qed.

Lemma java_TINY : ErrorBounds_TINY M = TINY.
Proof. by []. Qed.

Lemma java_norm x y z : ErrorBounds_norm M x y z = norm (Vec x y z).
Proof. by []. Qed.

Lemma java_difference u tiny y : ErrorBounds_difference M u tiny y = bound_difference u tiny y.
Proof. by []. Qed.

Lemma java_translated u tiny z y :
  ErrorBounds_translated M u tiny z y = bound_translated u tiny z y.
Proof. by []. Qed.

Lemma java_edge u tiny alpha beta d :
  ErrorBounds_edge M u tiny alpha beta d = bound_edge u tiny alpha beta d.
Proof. by []. Qed.

Lemma java_cross u tiny x ex y ey :
  ErrorBounds_cross M u tiny x ex y ey = bound_cross u tiny x ex y ey.
Proof. by []. Qed.

Lemma java_dot u tiny x ex y ey : ErrorBounds_dot M u tiny x ex y ey = bound_dot u tiny x ex y ey.
Proof. by []. Qed.

Lemma java_sweep u tiny v ev extent :
  ErrorBounds_sweep M u tiny v ev extent = bound_sweep u tiny v ev extent.
Proof. by []. Qed.

Lemma java_plane u tiny v ev reach extent :
  ErrorBounds_plane M u tiny v ev reach extent = bound_plane u tiny v ev reach extent.
Proof. by []. Qed.

(** ** Filter3 *)

Variable image : Vertices M -> Vertices M -> Candidate M -> number M -> number M -> number M -> number M.
Variable sweeps_image : object -> Candidate M -> array Z ->
  number M -> number M -> number M -> number M -> number M -> bool.
Variables (a b : Vertices M) (c : Candidate M).

Definition vertex_of (p : Vertices M) (i : Z) : vec (number M) :=
  Vec (Vertices_x p i) (Vertices_y p i) (Vertices_z p i).
Let A k := vertex_of a (Candidate_a c k).
Let B k := vertex_of b (Candidate_b c k).
Let t : vec (number M) := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Local Notation zero := (@constant M 0 0).

(** The first difference, its bound, and the size of what it is made of.  What images add
    to the bound is added only where t is, as in the text. *)
Definition first_point (is_moved : bool) : vec (number M) * number M * number M :=
  if is_moved then (moved (A 0%Z) (B 0%Z) t, moved_error (A 0%Z) (B 0%Z) t + Candidate_pointError c,
    norm (still (A 0%Z) (B 0%Z)) + norm t)
  else (still (A 0%Z) (B 0%Z), still_error (A 0%Z) (B 0%Z), norm (still (A 0%Z) (B 0%Z))).

Definition sweeps (v : vec (number M)) (V Ev : number M) : bool :=
  FilterSweep_proves_10 M sweeps_image a b c (vx v) (vy v) (vz v) V Ev U TINY.

Theorem java_filter_vertex is_moved :
  Filter3_vertex M image sweeps_image a b c U TINY is_moved =
  let '(y, ey, reach) := first_point is_moved in
  if same (norm y) zero then if is_moved && ~~ same (@U M) zero then nan else zero
  else if sweeps y (norm y) ey then RoundedDistance_vertex M image a b c is_moved reach else nan.
Proof. by case: is_moved. Qed.

(** Half the error of a weight in units of the edges, and a little. *)
Definition weight_error (bounds square size : number M) : number M :=
  (constant 5 (-2) * bounds * (constant 1 0 / square) + constant 1 (-50)) * size.

Theorem java_filter_edge is_moved :
  Filter3_edge M image sweeps_image a b c U TINY is_moved =
  let '(y, ey, reach) := first_point is_moved in
  let d := edge (A 1%Z) (A 0%Z) (B 1%Z) (B 0%Z) in
  let ed := edge_error (A 1%Z) (A 0%Z) (B 1%Z) (B 0%Z) + Candidate_edgeError c in
  if ~~ (less (edge_bound1 y d ey ed) (edge_weight1 y d)
         && less (edge_bound0 y d ey ed) (edge_weight0 y d)) then nan
  else if same (norm (edge_cross y d)) zero then if same (@U M) zero then zero else nan
  else if ~~ sweeps (edge_direction y d) (norm (edge_direction y d))
                    (edge_direction_error y d ey ed) then nan
  else RoundedDistance_edge M image a b c is_moved
    (edge_weight1 y d * (constant 1 0 / edge_square d)) (reach + norm d)
    (weight_error (edge_bound1 y d ey ed + edge_bound_square d ed) (edge_square d) (norm d)).
Proof. by case: is_moved. Qed.

Theorem java_filter_face is_moved turn :
  Filter3_face M image sweeps_image a b c U TINY is_moved turn =
  let '(y, ey, reach) := first_point is_moved in
  let d := edge (A 1%Z) (A 0%Z) (B 1%Z) (B 0%Z) in
  let ed := edge_error (A 1%Z) (A 0%Z) (B 1%Z) (B 0%Z) + Candidate_edgeError c in
  let f := edge (A 2%Z) (A 0%Z) (B 2%Z) (B 0%Z) in
  let ef := edge_error (A 2%Z) (A 0%Z) (B 2%Z) (B 0%Z) + Candidate_edgeError c in
  let n := face_normal d f in
  let height := face_height y d f in
  if ~~ (less (face_bound y d f ey ed ef) (face_weight1 y d f)
         && less (face_bound y d f ey ed ef) (face_weight2 y d f)
         && less (face_bound0 y d f ey ed ef) (face_weight0 y d f)) then nan
  else if ~~ less (face_bound_height y d f ey ed ef) (abs height) then
    if same height zero && same (@U M) zero then zero else nan
  else let sign := constant turn 0 * copy_sign (constant 1 0) height in
  if ~~ sweeps (Vec (sign * vx n) (sign * vy n) (sign * vz n)) (norm n)
               (face_normal_error d f ed ef) then nan
  else RoundedDistance_face M image a b c is_moved
    (face_weight1 y d f * (constant 1 0 / face_square d f))
    (face_weight2 y d f * (constant 1 0 / face_square d f)) (reach + norm d + norm f)
    (weight_error (face_bound y d f ey ed ef + face_bound_square d f ed ef) (face_square d f)
      (norm d + norm f)).
Proof. by case: is_moved. Qed.

Theorem java_filter_inside :
  Filter3_inside M a b c U TINY =
  let p k := moved (A k) (B k) t in
  let size k := norm (still (A k) (B k)) in
  let z := greatest (greatest (size 0%Z) (size 1%Z)) (greatest (size 2%Z) (size 3%Z)) in
  let bound := determinant_bound (inside_size z t) (inside_error z t + Candidate_pointError c) in
  let first := determinant (p 1%Z) (p 2%Z) (p 3%Z) in
  let sign := copy_sign (constant 1 0) first in
  if less bound (sign * first)
     && less bound (sign * determinant (p 0%Z) (p 3%Z) (p 2%Z))
     && less bound (sign * determinant (p 0%Z) (p 1%Z) (p 3%Z))
     && less bound (sign * determinant (p 0%Z) (p 2%Z) (p 1%Z)) then zero else nan.
Proof. by []. Qed.

End Machine.

(** ** Over rounded real numbers *)

Section Doubles.
Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

(** What the formulas of [Filter3] have besides those of the theorems changes nothing for
    bodies at rest, and nothing for a distance. *)
Definition at_rest (c : Candidate M) : Prop :=
  double_value (Candidate_pointError c) = 0%R /\ double_value (Candidate_edgeError c) = 0%R.

Lemma double_of (x : double) y : y = double_value x -> fl y = x.
Proof.
move=> ->; case: x => v f; rewrite /fl; move: (format_rounded _); rewrite /= (rounded_id v f) => g.
by rewrite (proof_irrelevance _ g f).
Qed.

Theorem java_at_rest (c : Candidate M) : at_rest c ->
  forall x : number M, x + Candidate_pointError c = x /\ x + Candidate_edgeError c = x.
Proof. by move=> [p0 e0] x; split; apply: double_of; rewrite ?p0 ?e0 Rplus_0_r. Qed.

Theorem java_unturned (x : number M) : constant 1 0 * x = x.
Proof.
have one : double_value (dyadic 1 0) = 1%R by rewrite dyadicE // Rmult_1_l.
by apply: double_of; rewrite -[RHS]Rmult_1_l -one.
Qed.

(** The errors of sums and differences that [ErrorTerms] computes are exact. *)
Theorem java_error_of_sum (x y : number M) :
  double_value (ErrorTerms_ofSum M x y (x + y)) = (double_value x + double_value y - double_value (x + y))%R.
Proof. exact: error_of_sum. Qed.

Theorem java_error_of_difference (x y : number M) :
  double_value (ErrorTerms_ofDifference M x y (x - y)) =
  (double_value x - double_value y - double_value (x - y))%R.
Proof. exact: error_of_difference. Qed.

(** ** Orientation *)

(** The method is right, if what it asks where the doubles do not decide is right. *)
Theorem java_orientation (asked : double -> double -> double -> double -> double -> double -> Z)
    (px py qx qy rx ry : double) (s := Orientation_sign M asked px py qx qy rx ry)
    (exact_sign := fun s => (IZR s * plane_exact px py qx qy rx ry > 0)%R \/
      s = 0%Z /\ plane_exact px py qx qy rx ry = 0%R) :
  exact_sign (asked px py qx qy rx ry) -> exact_sign s /\ (s = 1 \/ s = -1 \/ s = asked px py qx qy rx ry)%Z.
Proof.
have -> : s = if Rlt_bool (plane_bound px py qx qy rx ry) (plane_determinant px py qx qy rx ry) then 1%Z
    else if Rlt_bool (plane_bound px py qx qy rx ry) (dopp (plane_determinant px py qx qy rx ry))
    then (-1)%Z else asked px py qx qy rx ry by [].
rewrite /exact_sign => right.
case: Rlt_bool_spec => [/orientation_positive pos|_].
  by split; [left; lra | left].
case: Rlt_bool_spec => [/orientation_negative neg|_].
  by split; [left; lra | right; left].
by split; [|right; right].
Qed.

End Doubles.
