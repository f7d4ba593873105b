(** * In three dimensions a discarded point comes back
    Section 5.1 of the thesis (000) and section 4 of 001 say that a support point which
    the algorithm has discarded does not reappear; the thesis, which calls it an unproven
    assumption, concludes that there is a linear number of iterations, and 001 that a
    cache for four points is enough (which it is all the same).  In three dimensions a
    point can reappear, and there can be more iterations than points.  The witnesses are tetrahedra with small integer coordinates; the runs
    are checked by computation in the kernel, over every ordered field.  (For two
    bodies take A = these points and B = {0}.) *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm run integral_points integral_runs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** The tetrahedron (−2,−1,−1), (0,−1,0), (0,−1,2), (0,0,2); the run starts at the
    single point (0,−1,2), which has index 2. *)
Definition witness : seq (seq int) :=
  [:: [:: -2; -1; -1]; [:: 0; -1; 0]; [:: 0; -1; 2]; [:: 0; 0; 2]].
Definition witness_start : seq int := [:: 0; 0; 1; 0].
Definition witness_steps : seq (nat * seq int) :=
  [:: (0%N, [:: 6; 0; 7; 0]); (1%N, [:: 0; 1; 0; 0]);
      (3%N, [:: 0; 4; 0; 1]); (0%N, [:: 2; 14; 0; 5])].

(** The tetrahedron (−2,−2,−1), (−2,0,0), (−1,0,1), (0,−1,2), start (−2,−2,−1). *)
Definition busy : seq (seq int) :=
  [:: [:: -2; -2; -1]; [:: -2; 0; 0]; [:: -1; 0; 1]; [:: 0; -1; 2]].
Definition busy_start : seq int := [:: 1; 0; 0; 0].
Definition busy_steps : seq (nat * seq int) :=
  [:: (3%N, [:: 5; 0; 0; 9]); (1%N, [:: 0; 5; 0; 4]); (2%N, [:: 0; 0; 1; 0]);
      (0%N, [:: 1; 0; 8; 0]); (3%N, [:: 3; 0; 22; 1])].

(** The points (0,1), (1,−1), (1,0) of the plane.  The start set (1,0), (1,−1) is reduced
    to (1,0), the nearest point of its hull. *)
Definition unreduced : seq (seq int) := [:: [:: 0; 1]; [:: 1; -1]; [:: 1; 0]].
Definition unreduced_start : seq int := [:: 0; 0; 1].
Definition unreduced_steps : seq (nat * seq int) :=
  [:: (0%N, [:: 1; 0; 1]); (1%N, [:: 3; 2; 0])].

(** The tetrahedron (−1,0,1), (−2,−2,0), (−1,2,1), (−2,2,−1); (−1,2,1) is the support
    point against (−2,−2,0), and the run starts at it. *)
Definition empty_start : seq (seq int) :=
  [:: [:: -1; 0; 1]; [:: -2; -2; 0]; [:: -1; 2; 1]; [:: -2; 2; -1]].
Definition first_support : seq int := [:: 0; 0; 1; 0].
Definition empty_start_steps : seq (nat * seq int) :=
  [:: (1%N, [:: 0; 4; 5; 0]); (0%N, [:: 1; 0; 0; 0]);
      (3%N, [:: 8; 0; 0; 1]); (1%N, [:: 46; 1; 0; 6])].

Section Reappearance.
Variable R : realFieldType.

Let Y := @listed R 3 4 witness.
Let W := W_at 3 witness_start witness_steps.
Let v := v_at R 3 witness witness_start witness_steps.
Let s := s_at 3 witness_steps.

Lemma witness_run : simplex_run Y W v s 4.
Proof. exact: run_ok_run. Qed.

Lemma witness_nearest : is_minnorm (conv Y) (v 4%N).
Proof. exact: halt_ok_nearest. Qed.

(** The witness has no ties: every support point of the run is the only one. *)
Lemma witness_no_ties k i : (k < 4)%N -> i != s k -> '[v k, Y (s k)] < '[v k, Y i].
Proof.
by move: k => [|[|[|[|//]]]] _; apply: unique_ok_support.
Qed.

(** A support point that the algorithm has discarded is met again: there are four
    points in space and a run of four iterations from a single point, in which the
    support point (−2,−1,−1) of iteration 0 enters the simplex, has left it in
    iteration 2, and is the only support point again in iteration 3.  Then the
    algorithm halts with the right answer. *)
Theorem discarded_point_reappears :
  [/\ simplex_run Y W v s 4, W 0%N = [set inord 2] & is_minnorm (conv Y) (v 4%N)] /\
  [/\ s 0%N \in W 1%N, s 0%N \notin W 2%N, s 0%N \notin W 3%N & s 3%N = s 0%N].
Proof.
split; split=> //; [exact: witness_run | | exact: witness_nearest | | |].
- by apply/setP => -[[|[|[|[|//]]]] lt_i]; rewrite !inE -val_eqE /= inordK.
- by rewrite inE /= inordK.
- by rewrite inE /= inordK.
by rewrite inE /= inordK.
Qed.

(** Hence the stop test of 001 (section 5) must not be strengthened: stopping as soon
    as the support point is one of all earlier support points is not sound.  On the
    witness it stops at a vector of squared norm 4/5; the answer has 16/21. *)
Theorem membership_in_all_unsound :
  [/\ s 3%N \in [seq s j | j <- iota 0 3],
      '[v 3%N, v 3%N] = 4%:R / 5%:R,
      '[v 4%N, v 4%N] = 16%:R / 21%:R,
      '[v 4%N, v 4%N] < '[v 3%N, v 3%N] & ~ is_minnorm (conv Y) (v 3%N)].
Proof.
have lt43 := run_decreases witness_run (isT : (3 < 4)%N) isT.
have norm w D m : weights_ok witness w -> zsum w = Posz D.+1 ->
    norm_of 3 witness w = Posz m.+1 * Posz D.+1 ->
    '[vector_of R 3 witness w, vector_of R 3 witness w] = m.+1%:R / D.+1%:R.
  move=> ok sumE normE; rewrite (norm_ofE R (N := 3)) // sumE normE intrM -!pmulrn.
  have : D.+1%:R != 0 :> R by rewrite pnatr_eq0.
  by move: (D.+1%:R : R) (m.+1%:R : R) => d e d0; field.
split=> //; [exact: mem_head | by apply: norm | by apply: norm |].
move=> [_ /(_ (v 4%N))]; rewrite leNgt lt43 => least; have := least _.
by case: witness_nearest => conv_v4 _ /(_ conv_v4).
Qed.

(** A run can make more iterations than there are points: five on four points. *)
Theorem more_iterations_than_points :
  [/\ simplex_run (@listed R 3 4 busy) (W_at 3 busy_start busy_steps)
        (v_at R 3 busy busy_start busy_steps) (s_at 3 busy_steps) 5,
      W_at 3 busy_start busy_steps 0%N = [set inord 0] &
      is_minnorm (conv (@listed R 3 4 busy)) (v_at R 3 busy busy_start busy_steps 5%N)].
Proof.
split; [exact: run_ok_run | | exact: halt_ok_nearest].
by apply/setP => -[[|[|[|[|//]]]] lt_i]; rewrite !inE -val_eqE /= inordK.
Qed.

(** In the plane, where no point comes back that a run from a single point has met
    ([planar_no_reappearance]), a point of a larger start set can: the nearest point of
    the hull of (1,0), (1,−1) is (1,0), so (1,−1) is discarded at once; the first support
    point is (0,1), the second one is (1,−1), and the run ends there with the right
    answer (2/5, 1/5). *)
Theorem unreduced_start_point_returns (Y' := @listed R 2 3 unreduced)
    (W' := W_at 2 unreduced_start unreduced_steps)
    (v' := v_at R 2 unreduced unreduced_start unreduced_steps)
    (s' := s_at 2 unreduced_steps) :
  [/\ is_minnorm (conv_on [set inord 2; inord 1] Y') (v' 0%N), W' 0%N = [set inord 2] &
      simplex_run Y' W' v' s' 2] /\
  [/\ s' 0%N = inord 0, s' 1%N = inord 1, inord 1 \in W' 2%N,
      is_minnorm (conv Y') (v' 2%N) & v' 2%N = \row_i nth 0 [:: 2%:R / 5%:R; 1 / 5%:R] i].
Proof.
have start : W' 0%N = [set inord 2].
  by apply/setP => -[[|[|[|//]]] lt_i]; rewrite !inE -val_eqE /= inordK.
have run : simplex_run Y' W' v' s' 2 by apply: run_ok_run.
split; split=> //.
- apply/minnorm_convP; split=> [|i].
    apply: (conv_on_sub (S := W' 0%N)); first by rewrite start subsetUl.
    by apply: state_conv; case: run.
  by move=> /set2P[] ->; rewrite (norm_le_value R (N := 2)) // inordK.
- by rewrite inE /= inordK.
- exact: halt_ok_nearest.
by apply/rowP => -[[|[|//]] lt_k]; rewrite !mxE mulrC.
Qed.

(** The same with the start of 001, where the first simplex is empty and [v] is any point
    of the body: here v₀ = (−2,−2,0).  The first support point is (−1,2,1), which is then
    the simplex.  The support point (−2,−2,0) of the next iteration is discarded in the
    one after it, together with (−1,2,1), and comes back two iterations later.  Every
    support point is the only one. *)
Theorem discarded_point_reappears_from_empty_start (Y' := @listed R 3 4 empty_start)
    (W' := W_at 3 first_support empty_start_steps)
    (v' := v_at R 3 empty_start first_support empty_start_steps)
    (s' := s_at 3 empty_start_steps) :
  [/\ forall i, i != inord 2 -> '[Y' (inord 1), Y' (inord 2)] < '[Y' (inord 1), Y' i],
      W' 0%N = [set inord 2], simplex_run Y' W' v' s' 4,
      forall k i, (k < 4)%N -> i != s' k -> '[v' k, Y' (s' k)] < '[v' k, Y' i] &
      is_minnorm (conv Y') (v' 4%N)] /\
  [/\ s' 0%N \in W' 1%N, W' 2%N = [set s' 1%N], s' 0%N \notin W' 3%N & s' 3%N = s' 0%N].
Proof.
have one (j : nat) (S : {set 'I_4}) : (j < 4)%N ->
    (forall k : nat, (k < 4)%N -> (inord k \in S) = (k == j)) -> S = [set inord j].
  move=> lt_j same; apply/setP => i; rewrite -[i]inord_val same // !inE -val_eqE /=.
  by rewrite !inordK.
split; split.
- move=> i; rewrite -val_eqE /= inordK // => ne.
  by rewrite !dot_zpoint ?inordK //; case: i ne => -[|[|[|[|//]]]] lt_i //=; rewrite ?ltr_int.
- by apply: one => // -[|[|[|[|//]]]] _; rewrite inE /= inordK.
- exact: run_ok_run.
- by move=> [|[|[|[|//]]]] i _; apply: unique_ok_support.
- exact: halt_ok_nearest.
- by rewrite inE /= inordK.
- by apply: one => // -[|[|[|[|//]]]] _; rewrite inE /= inordK.
- by rewrite inE /= inordK.
- by [].
Qed.

End Reappearance.
