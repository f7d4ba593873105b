(** * An instance under a pose

    The triangle and the point of [filter_instance.v], the triangle turned by the
    quaternion (2, 0, 0, 1): the entries of its matrix are 3/5, 4/5, 0 and 1, of which
    doubles hold two.  The tests of the theorem on two pairs hold, by computation. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model sweep_error filter_weights filter_sweep.
From CertiGJKFloat Require Import optimality filter_correct float_overflow filter_instance.
From CertiGJKFloat Require Import image_error image_filter.

Local Open Scope R_scope.

(** ** The pose *)

(** 3/5 and 4/5, rounded. *)
Definition cosine : expr := Constant 5404319552844595 (-53).
Definition sine : expr := Constant 3602879701896397 (-52).

Definition rotation : matrix expr :=
  Matrix (Vec cosine (Opp sine) (Constant 0 0)) (Vec sine cosine (Constant 0 0))
    (expr_vector 0 0 1).
Definition rotation_exact : matrix R :=
  Matrix (Vec (3 / 5) (- (4 / 5)) 0) (Vec (4 / 5) (3 / 5) 0) (Vec 0 0 1).
Definition at_rest : matrix expr :=
  Matrix (expr_vector 1 0 0) (expr_vector 0 1 0) (expr_vector 0 0 1).
Definition at_rest_exact : matrix R := Matrix (Vec 1 0 0) (Vec 0 1 0) (Vec 0 0 1).

Definition double_matrix (m : matrix expr) : matrix double :=
  Matrix (double_vector (row1 m)) (double_vector (row2 m)) (double_vector (row3 m)).

(** What bounds a row, and an entry's error. *)
Definition two : expr := Constant 2 0.
Definition half_ulp : expr := Constant 1 (-53).

Definition rows_small (m : matrix expr) : bool :=
  less (@norm expr_operations (row1 m)) two && less (@norm expr_operations (row2 m)) two &&
  less (@norm expr_operations (row3 m)) two.

Lemma rows_smallP m : rows_small m = true ->
  [/\ norm (row1 (double_matrix m)) <= in_double two, norm (row2 (double_matrix m)) <= in_double two
    & norm (row3 (double_matrix m)) <= in_double two].
Proof. by move=> /andP[/andP[/lessP h1 /lessP h2] /lessP h3]; split; apply: Rlt_le. Qed.

Lemma whole (c : Z) : (Z.abs c < 2 ^ 53)%Z -> double_value (in_double (Constant c 0)) = IZR c.
Proof. by move=> c53; rewrite -[in_double _]/(dyadic c 0) dyadicE // Rmult_1_r. Qed.

Lemma half_ulpE : double_value (in_double half_ulp) = / 9007199254740992.
Proof. by rewrite -[in_double _]/(dyadic 1 (-53)) dyadicE //=; lra. Qed.

Lemma cosineE : double_value (in_double cosine) = 5404319552844595 / 9007199254740992.
Proof. by rewrite -[in_double _]/(dyadic 5404319552844595 (-53)) dyadicE //=; lra. Qed.

Lemma sineE : double_value (in_double sine) = 3602879701896397 / 4503599627370496.
Proof. by rewrite -[in_double _]/(dyadic 3602879701896397 (-52)) dyadicE //=; lra. Qed.

Lemma entry_near (x : expr) (q r : R) : double_value (in_double x) = q ->
  - / 9007199254740992 <= q - r <= / 9007199254740992 ->
  Rabs (double_value (in_double x) - r) <= in_double half_ulp.
Proof. by move=> -> h; rewrite half_ulpE; apply: Rabs_le. Qed.

Lemma rotation_right : placement (double_matrix rotation) rotation_exact (in_double two)
  (in_double half_ulp).
Proof.
have s : double_value (in_double (Opp sine)) = - (3602879701896397 / 4503599627370496).
  by rewrite -sineE.
have c := cosineE; have s' := sineE; have z := whole 0 eq_refl; have o := whole 1 eq_refl.
split; last by apply: rows_smallP; vm_compute.
- by split; [apply: (entry_near _ _ _ c) | apply: (entry_near _ _ _ s) | apply: (entry_near _ _ _ z)];
    rewrite /=; lra.
- by split; [apply: (entry_near _ _ _ s') | apply: (entry_near _ _ _ c) | apply: (entry_near _ _ _ z)];
    rewrite /=; lra.
- by split; [apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ o)];
    rewrite /=; lra.
Qed.

Lemma at_rest_right : placement (double_matrix at_rest) at_rest_exact (in_double two)
  (in_double half_ulp).
Proof.
have z := whole 0 eq_refl; have o := whole 1 eq_refl.
split; last by apply: rows_smallP; vm_compute.
- by split; [apply: (entry_near _ _ _ o) | apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ z)];
    rewrite /=; lra.
- by split; [apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ o) | apply: (entry_near _ _ _ z)];
    rewrite /=; lra.
- by split; [apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ z) | apply: (entry_near _ _ _ o)];
    rewrite /=; lra.
Qed.

(** ** The figures *)

Lemma vector_largest (x y z : Z) : (Z.abs x <= 8)%Z -> (Z.abs y <= 8)%Z -> (Z.abs z <= 8)%Z ->
  at_most (in_double eight) (double_vector (expr_vector x y z)).
Proof.
have one (c : Z) : (Z.abs c <= 8)%Z -> Rabs (in_double (Constant c 0)) <= in_double eight.
  by move=> c8; rewrite eightE whole -?abs_IZR; [lia | apply: IZR_le].
by move=> hx hy hz; split; apply: one.
Qed.

Lemma triangle_largest c : at_most (in_double eight) (vertices triangle_figure c).
Proof. by case: c; apply: vector_largest. Qed.

Lemma origin_largest c : at_most (in_double eight) (vertices origin_figure c).
Proof. exact: vector_largest. Qed.

Definition turned_triangle : placed_figure corner :=
  @PlacedFigure corner triangle_figure _ _ _ _ _ rotation_right triangle_largest.
Definition resting_origin : placed_figure unit :=
  @PlacedFigure unit origin_figure _ _ _ _ _ at_rest_right origin_largest.

Definition zero_vector : vec expr := expr_vector 0 0 0.

Lemma zero_within : within (in_double (Constant 0 0)) (double_vector zero_vector) (Vec 0 0 0).
Proof.
have z := whole 0 eq_refl.
by split; apply: Rabs_le; change (-in_double (Constant 0 0) <= in_double (Constant 0 0) - 0 <= in_double (Constant 0 0)); rewrite z; lra.
Qed.

(** ** The tests *)

(** The formulas over any operations, of the two corners of the nearest edge. *)
Section Formulas.

Variables (C : operations) (leaf : nat -> number C).
Let value_of (x : expr) := evaluate C leaf x.
Let vector_of (v : vec expr) := Vec (value_of (vx v)) (value_of (vy v)) (value_of (vz v)).
Let matrix_of (m : matrix expr) := Matrix (vector_of (row1 m)) (vector_of (row2 m)) (vector_of (row3 m)).

Definition corner_image (c : corner) := image (matrix_of rotation) (vector_of (triangle c)).
Definition origin_image := image (matrix_of at_rest) (vector_of (origin tt)).
Definition size_bound := bound_image U TINY (value_of two) (value_of half_ulp) (value_of eight).
Let both : number C := add size_bound size_bound.
Definition y0 := moved (corner_image Left) origin_image (vector_of zero_vector).
Definition ey0 : number C := add (moved_error (corner_image Left) origin_image (vector_of zero_vector))
  (placed_point_error both (value_of (Constant 0 0))).
Definition d0 := edge (corner_image Right) (corner_image Left) origin_image origin_image.
Definition ed0 : number C := add (edge_error (corner_image Right) (corner_image Left) origin_image origin_image)
  (placed_edge_error both).
Definition v0 := edge_direction y0 d0.
Definition w0 := turned (matrix_of rotation) v0.
Definition ew0 : number C := bound_dot U TINY (value_of two) (value_of half_ulp) (norm v0)
  (edge_direction_error y0 d0 ey0 ed0).
Definition far_threshold : number C := plane_threshold w0 (norm w0) ew0 (value_of eight)
  (value_of eight) (vector_of (triangle Left)).
Definition far_product : number C := dot w0 (vector_of (triangle Far)).
Definition first_bound : number C := edge_bound1 y0 d0 ey0 ed0.
Definition first_weight : number C := edge_weight1 y0 d0.
Definition other_bound : number C := edge_bound0 y0 d0 ey0 ed0.
Definition other_weight : number C := edge_weight0 y0 d0.

End Formulas.

Definition tree (f : forall C, (nat -> number C) -> number C) : expr := f expr_operations Leaf.

Lemma first_test : less (tree first_bound) (tree first_weight) = true.
Proof. by vm_compute. Qed.

Lemma other_test : less (tree other_bound) (tree other_weight) = true.
Proof. by vm_compute. Qed.

Lemma far_turned_test : less (tree far_threshold) (tree far_product) = true.
Proof. by vm_compute. Qed.

Section Evaluation.

Variables (C : operations) (leaf : nat -> number C).

Lemma evaluate_tests :
  [/\ evaluate C leaf (tree first_bound) = first_bound C leaf,
      evaluate C leaf (tree first_weight) = first_weight C leaf,
      evaluate C leaf (tree other_bound) = other_bound C leaf
    & evaluate C leaf (tree other_weight) = other_weight C leaf].
Proof. by []. Qed.

Lemma evaluate_far_turned : evaluate C leaf (tree far_threshold) = far_threshold C leaf /\
  evaluate C leaf (tree far_product) = far_product C leaf.
Proof. by []. Qed.

End Evaluation.

Example placed_instance (A' := exact_image turned_triangle) (B' := exact_image resting_origin)
    (t := Vec 0 0 0) :
  0 < edge_weight corner unit A' B' t Left Right tt tt < 1 /\
  separates corner unit A' B' t (edge_point corner unit A' B' t Left Right tt tt).
Proof.
apply: (placed_edge corner unit turned_triangle resting_origin _ t _ zero_within); first by right.
- have [e1 e2 e3 e4] := evaluate_tests binary64_operations (fun _ => dyadic 0 0).
  have := lessP _ _ first_test; have := lessP _ _ other_test.
  by rewrite /in_double e1 e2 e3 e4; split.
- move=> i _; case: i.
  + by right; right; exists Left; [left |].
  + by right; right; exists Right; [right; left |].
  + left; rewrite /plane_fails; case: Rlt_dec => // lt; exfalso.
    have [e1 e2] := evaluate_far_turned binary64_operations (fun _ => dyadic 0 0).
    by have := lessP _ _ far_turned_test; rewrite /in_double e1 e2 => /Rlt_asym; apply.
- by move=> j _; right; right; exists tt; [left | case: j].
Qed.
