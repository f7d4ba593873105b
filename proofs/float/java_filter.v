(** * From the Java text to optimality

    What the methods of [Filter3] return, as they are translated, is not NaN only if the
    point of least norm of their simplex separates: the theorems of [filter_correct.v] on
    the text itself, over rounded real numbers, for figures with these coordinates and at
    rest: under a pose the coordinates are rounded, of which nothing is said.  What is
    supposed of [FilterSweep.proves], which has loops and is not translated, stands in
    [sweep_right]; that nothing overflows, in [float_overflow.v]. *)

From Coq Require Import ZArith List Reals Lra ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights filter_sweep optimality filter_correct.
From CertiGJKFloat Require Import java_model java_methods java_formulas.

Local Open Scope R_scope.

Section Text.

(** NaN is some number here, of which nothing is known. *)
Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M) (is_moved : bool).
Hypothesis rest : at_rest none none_is c.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable proves : Vertices M -> Vertices M -> Candidate M ->
  double -> double -> double -> double -> double -> double -> double -> bool.

(** The figures of the polytopes. *)
Variables A B : figure Z.
Hypothesis A_of : forall i, vertices A i = vertex_of M a i.
Hypothesis B_of : forall j, vertices B j = vertex_of M b j.
Let A' i := stored (vertices A i).
Let B' j := stored (vertices B j).
Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0) (Candidate_t c 1) (Candidate_t c 2).
Let t' : vec R := if is_moved then stored t else Vec 0 0 0.

(** What the sweep says of these vertices is right: each vertex that is looked at passes
    a test, or has the coordinates of one of the simplex. *)
Definition sweep_right (simplexA simplexB : list Z) : Prop := forall (v : point) (V Ev : double),
  sweeps M proves a b c v V Ev = true ->
  swept Z A (i 0%Z) simplexA v V Ev /\ swept Z B (j 0%Z) simplexB (vopp v) V Ev.

Lemma first_known : let '(y, ey, _) := first_point M a b c is_moved in
  known (norm y) ey y (diff Z Z A' B' t' (i 0%Z) (j 0%Z)).
Proof.
rewrite /first_point /t' /diff /A' /B' A_of B_of; case: is_moved.
  by rewrite (proj1 (java_at_rest _ _ _ rest _)); exact: moved_known.
have -> : radd (rsub (stored (vertex_of M a (i 0%Z))) (stored (vertex_of M b (j 0%Z)))) (Vec 0 0 0)
    = still_exact (vertex_of M a (i 0%Z)) (vertex_of M b (j 0%Z)).
  by apply: vec_eq; rewrite /=; ring.
exact: still_known.
Qed.

Lemma U_not_zero : same (m := M) U (constant 0 0) = false.
Proof.
rewrite /same /=; apply: Req_bool_false => same.
have : double_value U = double_value (dyadic 0 0) := same.
by rewrite U_val dyadicE // Rmult_0_l; have := u64_gt0; lra.
Qed.

Lemma lessE (x y : number M) : less x y = Rlt_bool (double_value x) (double_value y).
Proof. by []. Qed.

(** One pair; y = 0 is the answer only where nothing is rounded. *)
Theorem java_vertex_right : Filter3_vertex M image proves a b c U TINY is_moved <> none ->
  sweep_right (i 0%Z :: nil) (j 0%Z :: nil) ->
  let '(y, _, _) := first_point M a b c is_moved in
  separates Z Z A' B' t' (diff Z Z A' B' t' (i 0%Z) (j 0%Z)) \/
  is_moved = false /\ double_value (norm y) = 0.
Proof.
rewrite java_filter_vertex; have := first_known; case: first_point => [[y ey] reach] hy.
rewrite U_not_zero andbT; case: ifP => [|_].
  rewrite /same /=; case: Req_bool_spec => // y0 _.
  have {}y0 : double_value (norm y) = double_value (dyadic 0 0) := y0.
  rewrite dyadicE // Rmult_0_l in y0; case: (is_moved) => bad; last by right.
  by case: bad.
case: ifP => [sw _ right|_ bad]; last by case: bad.
by left; have [ta tb] := right _ _ _ sw; apply: (filter_vertex Z Z A B t' _ _ y ey hy ta tb).
Qed.

(** Two pairs that share a vertex. *)
Theorem java_edge_right : Filter3_edge M image proves a b c U TINY is_moved <> none ->
  sweep_right (i 0%Z :: i 1%Z :: nil) (j 0%Z :: j 1%Z :: nil) ->
  i 0%Z = i 1%Z \/ j 0%Z = j 1%Z ->
  0 < edge_weight Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) < 1 /\
  separates Z Z A' B' t' (edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z)).
Proof.
rewrite java_filter_edge; have := first_known; case: first_point => [[y ey] reach] hy.
rewrite U_not_zero; lazy beta zeta; rewrite (proj2 (java_at_rest _ _ _ rest _)) -!A_of -!B_of.
case: ifP => [_ bad|/negbFE/andP[test1 test2]]; first by case: bad.
case: ifP => [_ bad|_]; first by case: bad.
case: ifP => [_ bad|/negbFE sw _ right linked]; first by case: bad.
have [ta tb] := right _ _ _ sw.
apply: (filter_edge Z Z A B t' _ _ _ _ y ey hy linked _ ta tb).
by split; [move: test1 | move: test2]; rewrite lessE; case: Rlt_bool_spec.
Qed.

End Text.
