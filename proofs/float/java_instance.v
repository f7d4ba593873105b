(** * The hypotheses on the text can be met

    Of two bodies that are the origin, with the pair of their only vertices: what
    [java_answer.v] supposes holds, and the first pass answers. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_sweep java_answer.

Local Open Scope R_scope.

Local Notation zero := (dyadic 0 0).

Definition some_nan : double := dyadic 1 0.
Let M := double_machine some_nan (fun _ => false).

Definition zeros (n : Z) : array double := Array (fun _ => zero) n.

Definition origin_body : Vertices M :=
  FlatPoints M (zeros 1) (zeros 1) (zeros 1) zero zero 3 1 (Array (fun _ => 0%Z) (-1)) (Array (fun _ => 0%Z) 0) None 0.

Definition only_pair : Candidate M :=
  Pairs M 1 (Array (fun _ => 0%Z) 1) (Array (fun _ => 0%Z) 1) (zeros 3) false zero zero (fun n => zeros n).

Lemma zero_value : double_value zero = 0.
Proof. by rewrite dyadicE // Rmult_0_l. Qed.

Lemma origin_polytope : polytope some_nan (fun _ => false) origin_body.
Proof.
split=> //.
- have h : Rabs (double_value zero) <= double_value zero by rewrite zero_value Rabs_R0; exact: Rle_refl.
  by move=> k _; split; exact: h.
- have h : Rabs (double_value zero - double_value zero) + Rabs (double_value zero - double_value zero) +
      Rabs (double_value zero - double_value zero) <= double_value zero by rewrite zero_value Rminus_0_r Rabs_R0; lra.
  by move=> i k _ _; exact: h.
Qed.

Example java_answer_instance image sweeps_image
    (answer := Filter3_distance_6 M image sweeps_image origin_body origin_body only_pair U TINY false) :
  answer <> some_nan /\ exists2 d, squared_distance some_nan (fun _ => false) origin_body origin_body only_pair d &
    double_value answer = rounded (sqrt d).
Proof.
have r0 := rounded_id 0 format0.
have small : 0 <= bpow radix2 238 by exact: bpow_ge_0.
have answered : answer <> some_nan.
  rewrite /answer -[Filter3_distance_6 _ _ _ _ _ _ _ _ _]/(Filter3_vertex M image sweeps_image origin_body origin_body only_pair U TINY false).
  rewrite java_filter_vertex; lazy beta zeta iota delta [first_point].
  set n := norm _; have n0 : double_value n = double_value zero.
    rewrite -[double_value n]/(rounded (rounded (Rabs (rounded (zero - zero)) + Rabs (rounded (zero - zero))) + Rabs (rounded (zero - zero)))).
    by rewrite zero_value !(Rminus_0_r, Rplus_0_r, Rabs_R0, r0).
  rewrite (_ : same n _ = true); first by apply: Req_bool_true; exact: n0.
  rewrite andFb => h; have := f_equal double_value h.
  rewrite -[double_value (constant 0 0)]/(double_value zero) zero_value /some_nan dyadicE // Rmult_1_l.
  by rewrite [bpow _ _]/=; lra.
have rest : at_rest some_nan (fun _ => false) only_pair by split; exact: zero_value.
have z : double_value zero <= bpow radix2 238 by rewrite zero_value; exact: small.
have y : Rabs (double_value zero) <= bpow radix2 238 by rewrite zero_value Rabs_R0; exact: small.
have among : forall k, (0 <= k < 1)%Z -> (0 <= 0 < 1)%Z by [].
have still (m : bool) : m = false -> Vec (double_value zero) (double_value zero) (double_value zero) = Vec 0 0 0 by rewrite zero_value.
split=> //; exact: (java_answer_right some_nan (fun _ => false) origin_body origin_body only_pair
  origin_polytope origin_polytope rest eq_refl image sweeps_image among among z z (fun _ => y) false (still false)
  (conj (Z.le_refl 1) (ltac:(lia) : (1 <= 4)%Z)) answered).
Qed.
