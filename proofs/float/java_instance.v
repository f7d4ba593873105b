(** * The hypotheses on the text can be met

    Of two bodies that are the origin, with the pair of their only vertices: what
    [java_answer.v], [java_second.v] and [java_query.v] suppose holds, and the text answers. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_vertices java_sweep java_planar java_answer.
From CertiGJKFloat Require Import lattice_exact java_lattice java_zero java_second java_query.

Local Open Scope R_scope.

Local Notation zero := (dyadic 0 0).

Definition some_nan : double := dyadic 1 0.
Let M := double_machine some_nan (fun _ => false).

Definition zeros (n : Z) : array double := Array (fun _ => zero) n.

(** In n dimensions. *)
Definition origin_body (n : Z) : Vertices M :=
  FlatPoints M (zeros 1) (zeros 1) (zeros 1) (Array (fun _ => zeros 1) 3) (zeros 3) zero zero n 1 (Array (fun _ => 0%Z) (-1)) (Array (fun _ => 0%Z) 0) None 0.

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

Lemma origin_norm : same (m := M) (norm (still (vertex_of M body 0) (vertex_of M body 0))) zero = true.
Proof.
apply: Req_bool_true.
rewrite -[LHS]/(rounded (rounded (Rabs (rounded (zero - zero)) + Rabs (rounded (zero - zero))) + Rabs (rounded (zero - zero)))).
by rewrite zero_value !(Rminus_0_r, Rplus_0_r, Rabs_R0, r0).
Qed.

Lemma zero_is_number : zero <> some_nan.
Proof. by move=> /(f_equal double_value); rewrite zero_value /some_nan dyadicE // Rmult_1_l [bpow _ _]/=; lra. Qed.

Lemma origin_answered : Filter3_vertex M image sweeps_image body body only_pair U TINY false <> some_nan.
Proof.
rewrite java_filter_vertex; lazy beta zeta iota delta [first_point].
by rewrite (_ : same _ _ = true); [exact: origin_norm | exact: zero_is_number].
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
Let flat k : is_index some_nan (fun _ => false) body k -> double_value zero = 0.
Proof. by move=> _; exact: zero_value. Qed.

Lemma origin_planar_answered : Filter2_vertex M image sweeps_image body body only_pair U TINY false <> some_nan.
Proof.
have flat1 k : (0 <= k < 1)%Z -> double_value zero = 0 by move=> _; exact: zero_value.
rewrite (java_planar_vertex some_nan (fun _ => false) body body only_pair image sweeps_image false 1 flat1 flat1 zero_value U TINY) //.
exact: origin_answered.
Qed.

Example java_planar_answer_instance (answer := Filter2_distance_6 M image sweeps_image body body only_pair U TINY false) :
  answer <> some_nan /\ exists2 d, squared_distance some_nan (fun _ => false) body body only_pair d &
    double_value answer = rounded (sqrt d).
Proof.
split; first exact: origin_planar_answered.
exact: (java_planar_answer_right some_nan (fun _ => false) body body only_pair (origin_polytope n) (origin_polytope n)
  rest eq_refl image sweeps_image among among z z y false (still false) flat flat zero_value
  (fun _ => And3 flat flat zero_value) origin_planar_answered).
Qed.

(** The filter as it is called. *)
Example java_filter_instance (answer := Filter_distance M image sweeps_image body body only_pair) : (1 <= n <= 3)%Z ->
  answer <> some_nan /\ exists2 d, squared_distance some_nan (fun _ => false) body body only_pair d &
    double_value answer = rounded (sqrt d).
Proof.
move=> [n1 n3].
have small (x : number M) : double_value x = 0 -> less_or_same (m := M) x (ErrorBounds_LARGEST M) = true.
  move=> x0; apply: Rle_bool_true; rewrite x0 -[double_value _]/(double_value (dyadic 1 238)) dyadicE // Rmult_1_l.
  exact: bpow_ge_0.
have every (f : Z -> bool) s : (forall k, f k = true) -> fold_left (fun x k => x && f k) s true = true.
  by move=> all; elim: s => //= k s IH; rewrite all.
have in_range : Filter_isInRange M body body (zeros 3) = true.
  rewrite /Filter_isInRange (small (Vertices_magnitude body)) ?zero_value //; cbv zeta; apply: every => k.
  by apply: small; rewrite -[LHS]/(Rabs (double_value zero)) zero_value Rabs_R0.
have unmoved : same (m := M) (ErrorBounds_norm M zero zero zero) (constant 0 0) = true.
  apply: Req_bool_true; rewrite -[RHS]/(double_value zero) zero_value.
  rewrite -[LHS]/(rounded (rounded (Rabs (double_value zero) + Rabs (double_value zero)) + Rabs (double_value zero))).
  by rewrite zero_value Rabs_R0 !Rplus_0_r !r0.
have answered : answer <> some_nan.
  rewrite /answer /Filter_distance -[Vertices_dimension _]/n -[Candidate_t _]/(zeros 3) in_range.
  have -> : (3 <? n)%Z = false by apply/Z.ltb_ge.
  case: Z.eqb_spec => _; cbn [negb orb].
    rewrite /Filter3_distance_3 -[ErrorBounds_norm _ _ _ _]/(ErrorBounds_norm M zero zero zero) unmoved; exact: origin_answered.
  rewrite /Filter2_distance_3 -[ErrorBounds_norm _ _ _ _]/(ErrorBounds_norm M zero zero zero) unmoved; exact: origin_planar_answered.
split=> //.
have multiple : multiples some_nan (fun _ => false) body.
  by move=> k _; split; exists 0%Z; rewrite Rmult_0_l; exact: zero_value.
exact: (java_filter_right some_nan (fun _ => false) body body only_pair image sweeps_image (origin_polytope n) (origin_polytope n)
  multiple multiple n1 (fun _ => And3 flat flat zero_value) (fun _ => And3 flat flat zero_value) rest eq_refl
  (Z.le_refl 3) among among answered).
Qed.

(** The second pass: small integers. *)
Example java_second_instance (answer := Filter3_distance_6 M image sweeps_image body body only_pair (constant 0 0) (constant 0 0) false) :
  [/\ FilterLattice_contains_4 M body body (zeros 3) false = true, answer <> some_nan
    & exists2 d, squared_distance some_nan (fun _ => false) body body only_pair d & double_value answer = rounded (sqrt d)].
Proof.
have exponent0 : exponent (m := M) zero = (-1023)%Z.
  rewrite /exponent /= /real_exponent zero_value Rabs_R0; case: Rlt_bool_spec => // h.
  by have := bpow_gt_0 radix2 (-1022); lra.
have contains : FilterLattice_contains_4 M body body (zeros 3) false = true.
  by rewrite /FilterLattice_contains_4 -[Vertices_magnitude body]/zero exponent0.
have answered : answer <> some_nan.
  rewrite /answer -[Filter3_distance_6 _ _ _ _ _ _ _ _ _]/(Filter3_vertex M image sweeps_image body body only_pair (constant 0 0) (constant 0 0) false).
  rewrite (second_vertex some_nan (fun _ => false) body body only_pair image sweeps_image rest false).
  rewrite (_ : same _ _ = true); first exact: origin_norm.
  exact: zero_is_number.
have grid k : is_index some_nan (fun _ => false) body k -> gridded 0 (Vec zero zero zero) by move=> _; exact: gridded0.
split=> //; exact: (second_right some_nan (fun _ => false) body body only_pair image sweeps_image rest false
  (origin_polytope n) (origin_polytope n) eq_refl among among z z y (still false) 0 (ltac:(lia) : (-240 <= 0)%Z)
  grid grid (gridded0 0) answered).
Qed.

End Instance.
