(** * The signs of the slow path

    The class [ExactSigns] composes the same bounds, in doubles and in pairs of
    doubles: for every [arithmetic], and for a value that is rounded once more before
    it is compared. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.

Local Open Scope R_scope.

Section Signs.

Variables (A : arithmetic) (u tiny : double).
Hypothesis ut : parameters u tiny.
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis tiny_enough : 64 * underflow_unit A <= tiny.

Local Notation err_cross := (error_cross A u tiny ut u_enough tiny_enough).

(** y, d and e with their bounds; n = d x e and m = d x n. *)
Variables (y d e : vec (number A)) (y' d' e' : vec R).
Variables (Y Ey D Ed E Ee N M : double).
Hypothesis hy : known Y Ey y y'.
Hypothesis hd : known D Ed d d'.
Hypothesis he : known E Ee e e'.
Let n := cross d e.
Let m := cross d n.
Hypothesis hN : at_most N n.
Hypothesis hM : at_most M m.

Let En : double := bound_cross u tiny D Ed E Ee.
Let Em : double := bound_cross u tiny D Ed N En.

Lemma n_known : known N En n (rcross d' e').
Proof. by apply: err_cross. Qed.

Lemma m_known : known M Em m (rcross d' (rcross d' e')).
Proof. by apply: err_cross => //; apply: n_known. Qed.

(** A value above its bound, after one more rounding. *)
Lemma decided (X Ex Z Ez : double) (x z : vec (number A)) (x' z' : vec R) (high : R) :
  known X Ex x x' -> known Z Ez z z' ->
  Rabs (high - value (dot x z)) <= u64 * Rabs (value (dot x z)) ->
  (bound_dot u tiny X Ex Z Ez < high -> 0 < rdot x' z') /\
  (high < - bound_dot u tiny X Ex Z Ez -> rdot x' z' < 0).
Proof.
move=> hx hz; have := error_dot_room A u tiny ut u_enough tiny_enough _ _ _ _ _ _ _ _ hx hz.
have := Rabs_pos (value (dot x z) - rdot x' z').
move: (double_value (bound_dot _ _ _ _ _ _)) (value (dot x z)) (rdot x' z') => b v r p err.
have b0 : 0 <= b by lra.
rewrite u64_val; move: err => /Rabs_le_inv err; rewrite {2}/Rabs.
by case: Rcase_abs => ? /Rabs_le_inv ?; split => ?; lra.
Qed.

(** vertex, edge and face of [ExactSigns]. *)
Theorem vertex_sign (high : R) : Rabs (high - value (dot y d)) <= u64 * Rabs (value (dot y d)) ->
  (bound_dot u tiny Y Ey D Ed < high -> 0 < rdot y' d') /\
  (high < - bound_dot u tiny Y Ey D Ed -> rdot y' d' < 0).
Proof. exact: decided. Qed.

Theorem edge_sign (high : R) : Rabs (high - value (dot y m)) <= u64 * Rabs (value (dot y m)) ->
  (bound_dot u tiny Y Ey M Em < high -> 0 < rdot y' (rcross d' (rcross d' e'))) /\
  (high < - bound_dot u tiny Y Ey M Em -> rdot y' (rcross d' (rcross d' e')) < 0).
Proof. exact: decided hy m_known. Qed.

Theorem face_sign (high : R) : Rabs (high - value (dot y n)) <= u64 * Rabs (value (dot y n)) ->
  (bound_dot u tiny Y Ey N En < high -> 0 < rdot y' (rcross d' e')) /\
  (high < - bound_dot u tiny Y Ey N En -> rdot y' (rcross d' e') < 0).
Proof. exact: decided hy n_known. Qed.

End Signs.
