(** * The Java text with bounds that are 0

    What the cases of the filters are, as they are translated, with u = tiny = 0 and at
    rest: the tests of [java_formulas.v] and [java_planar.v], with 0 for every bound. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model optimality.
From CertiGJKFloat Require Import lattice_exact java_model java_methods java_formulas java_vertices java_filter java_planar
  java_norm java_lattice.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.
Hypothesis rest : at_rest none none_is c.

Local Notation zero := (@constant M 0 0).
Local Notation add_zero := (add_zero none none_is).

Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let A k : point := vertex_of M a (i k).
Let B k : point := vertex_of M b (j k).
Let d k : point := edge (A k) (A 0%Z) (B k) (B 0%Z).
Variable is_moved : bool.
Let y : point := first binary64_operations is_moved (A 0%Z) (B 0%Z) t.
Let reach : double := snd (first_point M a b c is_moved).
Let sweeps_it v := exact_sweeps none none_is a b c sweeps_image v (norm v).

(** ** The text: all bounds are 0 *)

(** The bounds as the text has them. *)
Let ey : number M := if is_moved then
    add (ErrorBounds_translated M zero zero (norm (still (A 0%Z) (B 0%Z))) (norm (moved (A 0%Z) (B 0%Z) t))) (Candidate_pointError c)
  else ErrorBounds_difference M zero zero (norm (still (A 0%Z) (B 0%Z))).
Let ed k : number M := add (ErrorBounds_edge M zero zero (norm (vsub (A k) (A 0%Z))) (norm (vsub (B k) (B 0%Z))) (norm (d k)))
  (Candidate_edgeError c).

Lemma ey_zero : ey = zero.
Proof.
rewrite /ey (no_translated none none_is) (no_difference none none_is); case: is_moved => //.
exact: (proj1 (java_at_rest none none_is c rest zero)).
Qed.

Lemma ed_zero k : ed k = zero.
Proof. by rewrite /ed (no_edge none none_is); exact: (proj2 (java_at_rest none none_is c rest zero)). Qed.

Ltac no_bounds := rewrite ?ey_zero ?ed_zero ?add_zero ?(no_cross none none_is) ?(no_dot none none_is)
  ?(mul_zeror none none_is) ?add_zero ?(same_zero none none_is).

Lemma second_vertex : Filter3_vertex M image sweeps_image a b c zero zero is_moved =
  if same (m := M) (norm y) zero then zero else if sweeps_it y then RoundedDistance_vertex M image a b c is_moved reach else nan.
Proof.
transitivity (if same (m := M) (norm y) zero then if is_moved && ~~ same (m := M) zero zero then nan else zero
  else if FilterSweep_proves_10 M sweeps_image a b c (vx y) (vy y) (vz y) (norm y) ey zero zero
  then RoundedDistance_vertex M image a b c is_moved reach else nan).
  by rewrite /y /reach /ey; case: is_moved.
by no_bounds; rewrite andbF.
Qed.

Lemma second_edge : Filter3_edge M image sweeps_image a b c zero zero is_moved =
  if ~~ (less (m := M) zero (edge_weight1 y (d 1)) && less (m := M) zero (edge_weight0 y (d 1))) then nan
  else if same (m := M) (norm (edge_cross y (d 1))) zero then zero
  else if ~~ sweeps_it (edge_direction y (d 1)) then nan
  else RoundedDistance_edge M image a b c is_moved
    (mul (o := M) (edge_weight1 y (d 1)) (over (m := M) (constant 1 0) (edge_square (d 1))))
    (add (o := M) reach (norm (d 1))) (weight_error M (add zero zero) (edge_square (d 1)) (norm (d 1))).
Proof.
transitivity (
  let bound := ErrorBounds_dot M zero zero (norm y) ey (norm (d 1)) (ed 1) in
  let square := ErrorBounds_dot M zero zero (norm (d 1)) (ed 1) (norm (d 1)) (ed 1) in
  let ec := ErrorBounds_cross M zero zero (norm y) ey (norm (d 1)) (ed 1) in
  let v := edge_direction y (d 1) in
  if ~~ (less (m := M) bound (edge_weight1 y (d 1)) && less (m := M) (add bound (mul (constant 2 0) square)) (edge_weight0 y (d 1))) then nan
  else if same (m := M) (norm (edge_cross y (d 1))) zero then if same (m := M) zero zero then zero else nan
  else if ~~ FilterSweep_proves_10 M sweeps_image a b c (vx v) (vy v) (vz v) (norm v)
      (ErrorBounds_cross M zero zero (norm (d 1)) (ed 1) (norm (edge_cross y (d 1))) ec) zero zero then nan
  else RoundedDistance_edge M image a b c is_moved
    (mul (o := M) (edge_weight1 y (d 1)) (over (m := M) (constant 1 0) (edge_square (d 1))))
    (add (o := M) reach (norm (d 1))) (weight_error M (add bound square) (edge_square (d 1)) (norm (d 1)))).
  by rewrite /y /reach /ey; case: is_moved.
by cbv zeta; no_bounds.
Qed.

Lemma second_face : Filter3_face M image sweeps_image a b c zero zero is_moved 1 =
  let n := face_normal (d 1) (d 2) in
  let height := face_height y (d 1) (d 2) in
  if ~~ (less (m := M) zero (filter_formulas.face_weight1 y (d 1) (d 2)) && less (m := M) zero (filter_formulas.face_weight2 y (d 1) (d 2))
         && less (m := M) zero (face_weight0 y (d 1) (d 2))) then nan
  else if ~~ less (m := M) zero (abs height) then if same (m := M) height zero then zero else nan
  else let sign := copy_sign (m := M) (constant 1 0) height in
  if ~~ exact_sweeps none none_is a b c sweeps_image (Vec (mul sign (vx n)) (mul sign (vy n)) (mul sign (vz n))) (norm n) then nan
  else RoundedDistance_face M image a b c is_moved
    (mul (o := M) (filter_formulas.face_weight1 y (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (mul (o := M) (filter_formulas.face_weight2 y (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2)))
    (weight_error M (add zero zero) (face_square (d 1) (d 2)) (add (o := M) (norm (d 1)) (norm (d 2)))).
Proof.
transitivity (
  let n := face_normal (d 1) (d 2) in
  let height := face_height y (d 1) (d 2) in
  let g := cross n y in
  let en := ErrorBounds_cross M zero zero (norm (d 1)) (ed 1) (norm (d 2)) (ed 2) in
  let eg := ErrorBounds_cross M zero zero (norm n) en (norm y) ey in
  let bound := ErrorBounds_dot M zero zero (add (o := M) (norm (d 1)) (norm (d 2))) (add (o := M) (ed 1) (ed 2)) (norm g) eg in
  let square := ErrorBounds_dot M zero zero (norm n) en (norm n) en in
  if ~~ (less (m := M) bound (filter_formulas.face_weight1 y (d 1) (d 2)) && less (m := M) bound (filter_formulas.face_weight2 y (d 1) (d 2))
         && less (m := M) (add (mul (constant 2 0) bound) (mul (constant 2 0) square)) (face_weight0 y (d 1) (d 2))) then nan
  else if ~~ less (m := M) (ErrorBounds_dot M zero zero (norm n) en (norm y) ey) (abs height) then
    if same (m := M) height zero && same (m := M) zero zero then zero else nan
  else let sign := mul (o := M) (constant 1 0) (copy_sign (m := M) (constant 1 0) height) in
  if ~~ FilterSweep_proves_10 M sweeps_image a b c (mul sign (vx n)) (mul sign (vy n)) (mul sign (vz n)) (norm n) en zero zero then nan
  else RoundedDistance_face M image a b c is_moved
    (mul (o := M) (filter_formulas.face_weight1 y (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (mul (o := M) (filter_formulas.face_weight2 y (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2)))
    (weight_error M (add bound square) (face_square (d 1) (d 2)) (add (o := M) (norm (d 1)) (norm (d 2))))).
  by rewrite /y /reach /ey; case: is_moved.
by cbv zeta; no_bounds; rewrite !andbT (java_unturned none none_is).
Qed.

(** Four pairs, and three in the plane: the points, moved, and the sign of the first. *)
Let q k : point := moved (A k) (B k) t.

Lemma second_inside : Filter3_inside M a b c zero zero =
  let sign := copy_sign (m := M) (constant 1 0) (determinant (C := M) (q 1) (q 2) (q 3)) in
  if less (m := M) zero (mul sign (determinant (C := M) (q 1) (q 2) (q 3)))
     && less (m := M) zero (mul sign (determinant (C := M) (q 0) (q 3) (q 2)))
     && less (m := M) zero (mul sign (determinant (C := M) (q 0) (q 1) (q 3)))
     && less (m := M) zero (mul sign (determinant (C := M) (q 0) (q 2) (q 1))) then zero else nan.
Proof.
pose s k : number M := norm (still (A k) (B k)).
pose z := greatest (m := M) (greatest (m := M) (s 0%Z) (s 1%Z)) (greatest (m := M) (s 2%Z) (s 3%Z)).
pose Y : number M := mul (add z (norm t)) (constant 1125899906842625 (-50)).
pose E : number M := add (ErrorBounds_translated M zero zero z Y) (Candidate_pointError c).
transitivity (
  let bound := ErrorBounds_dot M zero zero Y E (add (mul (constant 17 (-3)) (mul Y Y)) zero) (ErrorBounds_cross M zero zero Y E Y E) in
  let sign := copy_sign (m := M) (constant 1 0) (determinant (C := M) (q 1) (q 2) (q 3)) in
  if less (m := M) bound (mul sign (determinant (C := M) (q 1) (q 2) (q 3)))
     && less (m := M) bound (mul sign (determinant (C := M) (q 0) (q 3) (q 2)))
     && less (m := M) bound (mul sign (determinant (C := M) (q 0) (q 1) (q 3)))
     && less (m := M) bound (mul sign (determinant (C := M) (q 0) (q 2) (q 1))) then zero else nan); first by [].
have -> : E = zero.
  by rewrite /E (no_translated none none_is); exact: (proj1 (java_at_rest none none_is c rest zero)).
by rewrite (no_cross none none_is) (no_dot none none_is).
Qed.

(** ** In the plane: third coordinates do not enter *)

Let flat (v : point) : point := Vec (vx v) (vy v) zero.

Lemma second_planar_edge (y2 := flat y) (d2 := flat (d 1)) (z2 := flat (still (A 0%Z) (B 0%Z)))
    (reach2 := if is_moved then add (o := M) (norm z2) (norm (flat t)) else norm z2) :
  Filter2_edge M image sweeps_image a b c zero zero is_moved 1 =
  let w1 := opp (o := M) (add (mul (vx y) (vx (d 1))) (mul (vy y) (vy (d 1)))) in
  let square := add (o := M) (mul (vx (d 1)) (vx (d 1))) (mul (vy (d 1)) (vy (d 1))) in
  let cross := sub (o := M) (mul (vx y) (vy (d 1))) (mul (vy y) (vx (d 1))) in
  if ~~ (less (m := M) zero w1 && less (m := M) zero (sub square w1)) then nan
  else if ~~ less (m := M) zero (abs cross) then if same cross zero then zero else nan
  else let sign := copy_sign (m := M) (constant 1 0) cross in
  if ~~ exact_sweeps none none_is a b c sweeps_image (Vec (mul sign (vy (d 1))) (mul (opp sign) (vx (d 1))) zero) (norm d2) then nan
  else RoundedDistance_edge M image a b c is_moved (mul (o := M) w1 (over (m := M) (constant 1 0) square))
    (add (o := M) reach2 (norm d2)) (weight_error M (add zero zero) square (norm d2)).
Proof.
pose ey2 : number M := if is_moved then add (ErrorBounds_translated M zero zero (norm z2) (norm y2)) (Candidate_pointError c)
  else ErrorBounds_difference M zero zero (norm y2).
pose ed2 : number M := add (ErrorBounds_edge M zero zero (norm (flat (vsub (A 1) (A 0%Z)))) (norm (flat (vsub (B 1) (B 0%Z)))) (norm d2))
  (Candidate_edgeError c).
transitivity (
  let w1 := opp (o := M) (add (mul (vx y) (vx (d 1))) (mul (vy y) (vy (d 1)))) in
  let square := add (o := M) (mul (vx (d 1)) (vx (d 1))) (mul (vy (d 1)) (vy (d 1))) in
  let cross := sub (o := M) (mul (vx y) (vy (d 1))) (mul (vy y) (vx (d 1))) in
  let bound := ErrorBounds_dot M zero zero (norm y2) ey2 (norm d2) ed2 in
  let bounds := ErrorBounds_dot M zero zero (norm d2) ed2 (norm d2) ed2 in
  if ~~ (less (m := M) bound w1 && less (m := M) (add bound (mul (constant 2 0) bounds)) (sub square w1)) then nan
  else if ~~ less (m := M) (ErrorBounds_cross M zero zero (norm y2) ey2 (norm d2) ed2) (abs cross) then
    if same cross zero && (same (m := M) zero zero || (Vertices_dimension a =? 1)%Z) then zero else nan
  else let sign := mul (o := M) (constant 1 0) (copy_sign (m := M) (constant 1 0) cross) in
  if ~~ FilterSweep_proves_10 M sweeps_image a b c (mul sign (vy (d 1))) (mul (opp sign) (vx (d 1))) zero (norm d2) ed2 zero zero then nan
  else RoundedDistance_edge M image a b c is_moved (mul (o := M) w1 (over (m := M) (constant 1 0) square))
    (add (o := M) reach2 (norm d2)) (weight_error M (add bound bounds) square (norm d2))).
  by rewrite /ey2 /reach2 /y2 /z2 /y; case: is_moved.
have -> : ey2 = zero.
  rewrite /ey2 (no_translated none none_is) (no_difference none none_is); case: (is_moved) => //.
  exact: (proj1 (java_at_rest none none_is c rest zero)).
have -> : ed2 = zero.
  by rewrite /ed2 (no_edge none none_is); exact: (proj2 (java_at_rest none none_is c rest zero)).
by cbv zeta; no_bounds; rewrite orTb andbT (java_unturned none none_is).
Qed.

Lemma second_planar_inside (product := fun k l => sub (o := M) (mul (vx (q k)) (vy (q l))) (mul (vx (q l)) (vy (q k)))) :
  Filter2_inside M a b c zero zero =
  let sign := copy_sign (m := M) (constant 1 0) (product 0%Z 1%Z) in
  if less (m := M) zero (mul sign (product 0%Z 1%Z)) && less (m := M) zero (mul sign (product 1%Z 2%Z))
     && less (m := M) zero (mul sign (product 2%Z 0%Z)) then zero else nan.
Proof.
pose s k : number M := norm (flat (still (A k) (B k))).
pose z := greatest (m := M) (s 0%Z) (greatest (m := M) (s 1%Z) (s 2%Z)).
pose Y : number M := mul (add z (norm (flat t))) (constant 1125899906842625 (-50)).
pose E : number M := add (ErrorBounds_translated M zero zero z Y) (Candidate_pointError c).
transitivity (
  let bound := ErrorBounds_cross M zero zero Y E Y E in
  let sign := copy_sign (m := M) (constant 1 0) (product 0%Z 1%Z) in
  if less (m := M) bound (mul sign (product 0%Z 1%Z)) && less (m := M) bound (mul sign (product 1%Z 2%Z))
     && less (m := M) bound (mul sign (product 2%Z 0%Z)) then zero else nan); first by [].
have -> : E = zero.
  by rewrite /E (no_translated none none_is); exact: (proj1 (java_at_rest none none_is c rest zero)).
by rewrite (no_cross none none_is).
Qed.

End Text.

(** ** Tests against 0 *)

Section Tests.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Local Notation zero := (@constant M 0 0).

Lemma norm_is_zero (x : point) : same (m := M) (norm x) zero = true -> stored x = Vec 0 0 0.
Proof.
move=> /same_true; rewrite (zero_is none none_is) => n0.
by have [h1 h2 h3] := norm_zero _ n0; apply: vec_eq.
Qed.

Lemma zero_less (x : number M) : less (m := M) zero x = true -> 0 < double_value x.
Proof. by move=> /less_true; rewrite (zero_is none none_is). Qed.

End Tests.

Arguments norm_is_zero {none none_is} _ _.
Arguments zero_less {none none_is} _ _.
