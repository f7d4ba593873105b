(** * An instance

    A triangle and a point, for which every hypothesis of the theorem on two pairs
    holds: the tests are evaluated in IEEE 754, by computation.  An edge of the
    triangle is nearest to the point; its third vertex is further. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model sweep_error filter_weights filter_sweep.
From CertiGJKFloat Require Import optimality filter_correct.
From CertiGJKFloat Require Import float_overflow.

Local Open Scope R_scope.

(** ** Comparison by computation *)

(** Expressions without leaves. *)
Definition in_ieee (x : expr) : float := evaluate ieee_operations (fun _ => B754_zero false) x.
Definition in_double (x : expr) : double := evaluate binary64_operations (fun _ => dyadic 0 0) x.

Definition less (x y : expr) : bool :=
  fits (fun _ => 0%Z) x && fits (fun _ => 0%Z) y &&
  match Bcompare (in_ieee x) (in_ieee y) with Some Lt => true | _ => false end.

Lemma lessP x y : less x y = true -> in_double x < in_double y.
Proof.
have leaves n : agrees ((fun _ : nat => B754_zero false) n) ((fun _ => dyadic 0 0) n) 0.
  have z : double_value (dyadic 0 0) = 0 by rewrite dyadicE // Rmult_0_l.
  by split; rewrite ?z // Rabs_R0; apply: bpow_ge_0.
move=> /andP[/andP[fx fy]]; rewrite /in_ieee (ieee_compare _ _ _ leaves x y fx fy).
by case: Rcompare_spec.
Qed.

(** ** The figures *)

Definition expr_vector (x y z : Z) : vec expr := Vec (Constant x 0) (Constant y 0) (Constant z 0).

Definition double_vector (v : vec expr) : point :=
  Vec (in_double (vx v)) (in_double (vy v)) (in_double (vz v)).

Lemma stored_vector x y z : (Z.abs x < 2 ^ 53)%Z -> (Z.abs y < 2 ^ 53)%Z -> (Z.abs z < 2 ^ 53)%Z ->
  stored (double_vector (expr_vector x y z)) = Vec (IZR x) (IZR y) (IZR z).
Proof.
have one (c : Z) : (Z.abs c < 2 ^ 53)%Z -> double_value (in_double (Constant c 0)) = IZR c.
  by move=> c53; rewrite -[in_double _]/(dyadic c 0) dyadicE // Rmult_1_r.
move=> hx hy hz; apply: vec_eq; [exact: one hx | exact: one hy | exact: one hz].
Qed.

Inductive corner := Left | Right | Far.

Definition triangle (c : corner) : vec expr :=
  match c with
  | Left => expr_vector 1 (-1) 0
  | Right => expr_vector 1 2 0
  | Far => expr_vector 3 0 1
  end.

Definition origin (_ : unit) : vec expr := expr_vector 0 0 0.

Definition eight : expr := Constant 8 0.

Lemma eightE : double_value (in_double eight) = 8.
Proof. by rewrite -[in_double _]/(dyadic 8 0) dyadicE // Rmult_1_r. Qed.

Lemma norm1_le (x y z : R) c : -c <= x <= c -> -c <= y <= c -> -c <= z <= c ->
  norm1 (Vec x y z) <= 3 * c.
Proof. by move=> /Rabs_le ? /Rabs_le ? /Rabs_le ?; rewrite /norm1 /=; lra. Qed.

Lemma small (x : R) : 0 <= x <= 8 -> x * (1 - u64) <= 8.
Proof. by rewrite u64_val; nra. Qed.

Lemma triangle_extent i k : norm1 (rsub (stored (double_vector (triangle i)))
  (stored (double_vector (triangle k)))) <= in_double eight.
Proof.
rewrite eightE; case: i k => [] [] /=; rewrite !stored_vector // /norm1 /=;
  do 3! (rewrite /Rabs; case: Rcase_abs => ?); lra.
Qed.

Lemma triangle_reach i : norm1 (stored (double_vector (triangle i))) * (1 - u64) <= in_double eight.
Proof.
rewrite eightE; apply: small; split; first exact: norm1_ge0.
by case: i => /=; rewrite !stored_vector // /norm1 /=;
  do 3! (rewrite /Rabs; case: Rcase_abs => ?); lra.
Qed.

Definition corners (_ : corner) : list corner := Left :: Right :: Far :: nil.

Definition triangle_figure : figure corner :=
  @Figure corner (fun c => double_vector (triangle c)) (in_double eight) (in_double eight) corners
    triangle_extent triangle_reach
    (fun k w => all_members corner _ (corners k) k w
      (fun i => match i with Left => or_introl eq_refl | Right => or_intror (or_introl eq_refl)
                | Far => or_intror (or_intror (or_introl eq_refl)) end)).

Lemma origin_extent i k : norm1 (rsub (stored (double_vector (origin i)))
  (stored (double_vector (origin k)))) <= in_double eight.
Proof. rewrite eightE !stored_vector // /norm1 /= Rminus_diag_eq // Rabs_R0; lra. Qed.

Lemma origin_reach i : norm1 (stored (double_vector (origin i))) * (1 - u64) <= in_double eight.
Proof. rewrite eightE; apply: small; rewrite !stored_vector // /norm1 /= Rabs_R0; lra. Qed.

Definition origin_figure : figure unit :=
  @Figure unit (fun c => double_vector (origin c)) (in_double eight) (in_double eight)
    (fun _ => tt :: nil) origin_extent origin_reach
    (fun k w => all_members unit _ (tt :: nil) k w (fun i => match i with tt => or_introl eq_refl end)).

(** ** The theorem on two pairs *)

Definition y_expr : vec expr := @still expr_operations (triangle Left) (origin tt).
Definition ey_expr : expr := @still_error expr_operations (triangle Left) (origin tt).
Definition d_expr : vec expr := @edge expr_operations (triangle Right) (triangle Left) (origin tt) (origin tt).
Definition ed_expr : expr :=
  @edge_error expr_operations (triangle Right) (triangle Left) (origin tt) (origin tt).
Definition v_expr : vec expr := @edge_direction expr_operations y_expr d_expr.
Definition ev_expr : expr := @edge_direction_error expr_operations y_expr d_expr ey_expr ed_expr.

(** The tests, computed. *)
Lemma weight1_test : less (@edge_bound1 expr_operations y_expr d_expr ey_expr ed_expr)
  (@edge_weight1 expr_operations y_expr d_expr) = true.
Proof. by vm_compute. Qed.

Lemma weight0_test : less (@edge_bound0 expr_operations y_expr d_expr ey_expr ed_expr)
  (@edge_weight0 expr_operations y_expr d_expr) = true.
Proof. by vm_compute. Qed.

Lemma far_test : less (@plane_threshold expr_operations v_expr (@norm expr_operations v_expr) ev_expr
    eight eight (triangle Left)) (@dot expr_operations v_expr (triangle Far)) = true.
Proof. by vm_compute. Qed.

(** The trees have the values of the formulas. *)
Section Evaluation.

Variables (C : operations) (leaf : nat -> number C).
Let value_of := evaluate C leaf.
Definition vector_value (v : vec expr) : vec (number C) :=
  Vec (value_of (vx v)) (value_of (vy v)) (value_of (vz v)).

Let a0 := vector_value (triangle Left).
Let a1 := vector_value (triangle Right).
Let b0 := vector_value (origin tt).
Let y := still a0 b0.
Let d := edge a1 a0 b0 b0.
Let v := edge_direction y d.

Lemma evaluate_weights :
  [/\ value_of (@edge_bound1 expr_operations y_expr d_expr ey_expr ed_expr)
        = edge_bound1 y d (still_error a0 b0) (edge_error a1 a0 b0 b0),
      value_of (@edge_weight1 expr_operations y_expr d_expr) = edge_weight1 y d,
      value_of (@edge_bound0 expr_operations y_expr d_expr ey_expr ed_expr)
        = edge_bound0 y d (still_error a0 b0) (edge_error a1 a0 b0 b0)
    & value_of (@edge_weight0 expr_operations y_expr d_expr) = edge_weight0 y d].
Proof. by []. Qed.

Lemma evaluate_far :
  value_of (@plane_threshold expr_operations v_expr (@norm expr_operations v_expr) ev_expr
    eight eight (triangle Left)) =
  plane_threshold v (norm v) (edge_direction_error y d (still_error a0 b0) (edge_error a1 a0 b0 b0))
    (value_of eight) (value_of eight) a0 /\
  value_of (@dot expr_operations v_expr (triangle Far)) = dot v (vector_value (triangle Far)).
Proof. by []. Qed.

End Evaluation.

Lemma still_diff (a b : point) :
  still_exact a b = radd (rsub (stored a) (stored b)) (Vec 0 0 0).
Proof. by apply: vec_eq; rewrite /= Rplus_0_r. Qed.

Example edge_instance (A' := fun i => stored (vertices triangle_figure i))
    (B' := fun j => stored (vertices origin_figure j)) (t := Vec 0 0 0) :
  0 < edge_weight corner unit A' B' t Left Right tt tt < 1 /\
  separates corner unit A' B' t (edge_point corner unit A' B' t Left Right tt tt).
Proof.
have hy := still_known (vertices triangle_figure Left) (vertices origin_figure tt).
rewrite still_diff in hy.
apply: (filter_edge corner unit triangle_figure origin_figure t _ _ _ _ _ _ hy); first by right.
- have [e1 e2 e3 e4] := evaluate_weights binary64_operations (fun _ => dyadic 0 0).
  have := lessP _ _ weight1_test; have := lessP _ _ weight0_test.
  by rewrite /in_double e1 e2 e3 e4; split.
- move=> i _; case: i.
  + by right; right; exists Left; [left |].
  + by right; right; exists Right; [right; left |].
  + left; rewrite /plane_fails; case: Rlt_dec => // lt; exfalso.
    have [e1 e2] := evaluate_far binary64_operations (fun _ => dyadic 0 0).
    by have := lessP _ _ far_test; rewrite /in_double e1 e2 => /Rlt_asym; apply.
- by case=> _; right; right; exists tt; [left |].
Qed.
