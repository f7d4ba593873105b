(** * How many iterations a run makes
    In dimension n a simplex has at most n + 1 points, and none comes twice: a run makes
    fewer iterations than there are sets of at most n + 1 pairs, a polynomial in the
    number of pairs.  From every start, with every choice of support points, there is a
    run that halts. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support gjk run run_gjk simplex_size.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Bounds.
Variables (R : realFieldType) (n : nat) (T : finType) (Y : T -> 'rV[R]_n).

(** ** The bound *)

(** No simplex of a run comes twice. *)
Lemma run_simplices_differ (W : nat -> {set T}) v s N j k : simplex_run Y W v s N ->
  (j < k)%N -> (k <= N)%N -> W j <> W k.
Proof.
move=> run lt_jk le_kN same; have := run_decreases run lt_jk le_kN.
have [near_k _] := run_state run le_kN.
have [near_j _] := run_state run (leq_trans (ltnW lt_jk) le_kN).
rewrite same in near_j.
by rewrite (minnorm_unique (@convex_conv_on _ _ _ (W k) Y) near_j near_k) ltxx.
Qed.

(** The number of sets of at least one and at most [n + 1] elements. *)
Definition simplices : nat := \sum_(k < n.+1) 'C(#|T|, k.+1).

Lemma card_simplices : #|[set S : {set T} | (0 < #|S| <= n.+1)%N]| = simplices.
Proof.
rewrite -sum1_card (partition_big (fun S : {set T} => inord #|S|.-1 : 'I_n.+1) xpredT) //=.
apply: eq_bigr => k _; rewrite -card_draws -sum1_card; apply: eq_bigl => S; rewrite !inE.
case: #|S| => [|c] //=; rewrite eqSS ltnS; apply/andP/eqP => [[le /eqP <-]|->].
  by rewrite inordK.
by rewrite -ltnS ltn_ord inord_val.
Qed.

(** From an affinely independent simplex, however ties are broken and whatever the
    sub-algorithm. *)
Theorem run_polynomial W v s N : simplex_run Y W v s N -> affine_free (W 0%N) Y ->
  (N < simplices)%N.
Proof.
move=> run free; pose f (k : 'I_N.+1) := W k.
have inj : injective f.
  move=> j k /= same; apply: val_inj; case: (ltngtP j k) => // lt.
    by case: (run_simplices_differ run lt (leq_ord k)).
  by case: (run_simplices_differ run lt (leq_ord j)).
have sub : f @: setT \subset [set S : {set T} | (0 < #|S| <= n.+1)%N].
  apply/subsetP => _ /imsetP[k _ ->]; rewrite inE /f.
  rewrite (affine_free_card (run_free run free (leq_ord k))) andbT card_gt0.
  exact: conv_on_neq0 (state_conv (run_state run (leq_ord k))).
by have := subset_leq_card sub; rewrite card_simplices card_imset // cardsT card_ord.
Qed.

(** ** A run that halts *)

Variable supp : 'rV[R]_n -> T.
Hypothesis suppP : forall d, support_index Y d (supp d).

Lemma halting_run_from W0 v0 : simplex_state Y W0 v0 -> affine_free W0 Y ->
  exists W v s N, [/\ simplex_run Y W v s N, W 0%N = W0 /\ v 0%N = v0,
    forall k, (k < N)%N -> s k = supp (- v k) & nothing_behind Y (v N)].
Proof.
have [mu [_ mu_dec]] := gjk_measure Y.
have [m] := ubnP (mu (W0, v0)); elim: m W0 v0 => // m IH W0 v0; rewrite ltnS => mu_m.
move=> state free; have against := (support_againstE _ _ _).2 (suppP (- v0)).
have [ahead|behind] := leP '[v0, v0] '[v0, Y (supp (- v0))].
  exists (fun _ => W0), (fun _ => v0), (fun _ => supp (- v0)), 0%N; split=> //.
  by move=> i; apply: le_trans ahead (against i).
pose s0 := supp (- v0); have [|v1 near1] := @minnorm_conv_on_exists _ _ _ (s0 |: W0) Y.
  by apply/set0Pn; exists s0; rewrite setU11.
have [W1 [sub1 free1 pos1]] := caratheodory near1.1.
have step : simplex_step Y W0 v0 s0 W1 v1 by split.
have lt_mu : (mu (W1, v1) < m)%N.
  by apply: leq_trans mu_m; apply: mu_dec (simplex_step_gjk step); case: state.
have [W [v [s [N [[_ steps] [W_0 v_0] sE halt]]]]] := IH _ _ lt_mu (step_state step) free1.
exists (fun k => if k is k'.+1 then W k' else W0), (fun k => if k is k'.+1 then v k' else v0).
exists (fun k => if k is k'.+1 then s k' else s0), N.+1; split=> //.
  by split=> // -[|k] lt_kN; [rewrite W_0 v_0 | apply: steps].
by case=> // k; apply: sE.
Qed.

(** From every start that is not empty, with every support mapping, there is a run that
    halts: it begins with the start reduced to an affinely independent simplex, and ends
    at the nearest point of all. *)
Theorem halting_run_exists (S : {set T}) : S != set0 -> exists W v s N,
  [/\ simplex_run Y W v s N,
      [/\ W 0%N \subset S, affine_free (W 0%N) Y & is_minnorm (conv_on S Y) (v 0%N)],
      forall k, (k < N)%N -> s k = supp (- v k) & is_minnorm (conv Y) (v N)].
Proof.
move=> S0; have [v0 near0] := minnorm_conv_on_exists Y S0.
have [W0 [sub0 free0 pos0]] := caratheodory near0.1.
have state : simplex_state Y W0 v0.
  split=> //; apply: minnorm_sub near0; last exact: pos_on_conv_on.
  by move=> x; apply: conv_on_sub.
have [W [v [s [N [run [W_0 v_0] sE halt]]]]] := halting_run_from state free0.
exists W, v, s, N; rewrite W_0 v_0; split=> //; apply/minnorm_conv_allP; split=> //.
exact: conv_on_conv (state_conv (run_state run (leqnn N))).
Qed.

End Bounds.
