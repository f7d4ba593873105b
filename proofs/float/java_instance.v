(** * The hypotheses on the text can be met

    Of two bodies that are the origin, with the pair of their only vertices: what
    [java_answer.v] supposes holds, and the first pass answers. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_vertices java_sweep java_planar java_answer.

Local Open Scope R_scope.

Local Notation zero := (dyadic 0 0).

Definition some_nan : double := dyadic 1 0.
Let M := double_machine some_nan (fun _ => false).

Definition zeros (n : Z) : array double := Array (fun _ => zero) n.

(** In n dimensions. *)
Definition origin_body (n : Z) : Vertices M :=
  FlatPoints M (zeros 1) (zeros 1) (zeros 1) zero zero n 1 (Array (fun _ => 0%Z) (-1)) (Array (fun _ => 0%Z) 0) None 0.

Definition only_pair : Candidate M :=
  Pairs M 1 (Array (fun _ => 0%Z) 1) (Array (fun _ => 0%Z) 1) (zeros 3) false zero zero (fun n => zeros n).

Lemma zero_value : double_value zero = 0.
Proof. by rewrite dyadicE // Rmult_0_l. Qed.

Lemma origin_polytope n : polytope some_nan (fun _ => false) (origin_body n).
Proof.
split=> //.
- have h : Rabs (double_value zero) <= double_value zero by rewrite zero_value Rabs_R0; exact: Rle_refl.
  by move=> k _; split; exact: h.
- have h : Rabs (double_value zero - double_value zero) + Rabs (double_value zero - double_value zero) +
      Rabs (double_value zero - double_value zero) <= double_value zero by rewrite zero_value Rminus_0_r Rabs_R0; lra.
  by move=> i k _ _; exact: h.
Qed.

Section Instance.

Variable n : Z.
Let body := origin_body n.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let r0 := rounded_id 0 format0.

Lemma origin_answered : Filter3_vertex M image sweeps_image body body only_pair U TINY false <> some_nan.
Proof.
rewrite java_filter_vertex; lazy beta zeta iota delta [first_point].
set m := norm _; have m0 : double_value m = double_value zero.
  rewrite -[double_value m]/(rounded (rounded (Rabs (rounded (zero - zero)) + Rabs (rounded (zero - zero))) + Rabs (rounded (zero - zero)))).
  by rewrite zero_value !(Rminus_0_r, Rplus_0_r, Rabs_R0, r0).
rewrite (_ : same m _ = true); first by apply: Req_bool_true; exact: m0.
rewrite andFb => h; have := f_equal double_value h.
rewrite -[double_value (constant 0 0)]/(double_value zero) zero_value /some_nan dyadicE // Rmult_1_l.
by rewrite [bpow _ _]/=; lra.
Qed.

Let rest : at_rest some_nan (fun _ => false) only_pair.
Proof. by split; exact: zero_value. Qed.
Let z : double_value zero <= bpow radix2 238.
Proof. by rewrite zero_value; exact: bpow_ge_0. Qed.
Let y (k : Z) : (0 <= k < 3)%Z -> Rabs (double_value zero) <= bpow radix2 238.
Proof. by move=> _; rewrite zero_value Rabs_R0; exact: bpow_ge_0. Qed.
Let among k : (0 <= k < 1)%Z -> (0 <= 0 < 1)%Z.
Proof. by []. Qed.
Let still (m : bool) : m = false -> Vec (double_value zero) (double_value zero) (double_value zero) = Vec 0 0 0.
Proof. by rewrite zero_value. Qed.

Example java_answer_instance (answer := Filter3_distance_6 M image sweeps_image body body only_pair U TINY false) :
  answer <> some_nan /\ exists2 d, squared_distance some_nan (fun _ => false) body body only_pair d &
    double_value answer = rounded (sqrt d).
Proof.
split; first exact: origin_answered.
exact: (java_answer_right some_nan (fun _ => false) body body only_pair (origin_polytope n) (origin_polytope n)
  rest eq_refl image sweeps_image among among z z y false (still false) origin_answered).
Qed.

(** In the plane, and on a line. *)
Example java_planar_answer_instance (answer := Filter2_distance_6 M image sweeps_image body body only_pair U TINY false) :
  answer <> some_nan /\ exists2 d, squared_distance some_nan (fun _ => false) body body only_pair d &
    double_value answer = rounded (sqrt d).
Proof.
have flat k : is_index some_nan (fun _ => false) body k -> double_value zero = 0 by move=> _; exact: zero_value.
have flat1 k : (0 <= k < 1)%Z -> double_value zero = 0 by move=> _; exact: zero_value.
have answered : answer <> some_nan.
  rewrite /answer -[Filter2_distance_6 _ _ _ _ _ _ _ _ _]/(Filter2_vertex M image sweeps_image body body only_pair U TINY false).
  rewrite (java_planar_vertex some_nan (fun _ => false) body body only_pair image sweeps_image false 1 flat1 flat1 zero_value U TINY) //.
  exact: origin_answered.
split=> //; exact: (java_planar_answer_right some_nan (fun _ => false) body body only_pair (origin_polytope n) (origin_polytope n)
  rest eq_refl image sweeps_image among among z z y false (still false) flat flat zero_value
  (fun _ => And3 flat flat zero_value) answered).
Qed.

End Instance.
