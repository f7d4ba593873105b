(** * Runs of the algorithm as sequences of states
    Algorithm 1 of the thesis (000) seen from outside: a family [Y : T -> 'rV_n] of
    points (the Minkowski difference), and for each iteration a simplex [W] (a set of
    indices), its nearest point [v] and a support point [s].  A step says only what
    the paper promises of it, so that every correct distance sub-algorithm and every
    choice among several support points is covered. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Run.
Variables (R : realFieldType) (n : nat) (T : finType) (Y : T -> 'rV[R]_n).
Implicit Types (W : {set T}) (v : 'rV[R]_n) (s : T).

(** A state of the algorithm: [v] is the nearest point of the hull of [W], and all
    its weights on [W] are positive (no point of [W] can be left out). *)
Definition simplex_state W v := is_minnorm (conv_on W Y) v /\ pos_on W Y v.

(** [s] is (the index of) a support point in the direction −[v]. *)
Definition support_against v s := forall i, '[v, Y s] <= '[v, Y i].

(** One iteration: [s] is a support point in the direction −[v], the second halt
    condition v·(v − s) = 0 does not hold, and the new state lives on a part of
    [W] ∪ {s} and is nearest in the hull of [W] ∪ {s}. *)
Definition simplex_step W v s W' v' :=
  [/\ support_against v s, '[v, Y s] < '[v, v], W' \subset s |: W,
      is_minnorm (conv_on (s |: W) Y) v' & pos_on W' Y v'].

(** [N] iterations from a state. *)
Definition simplex_run (W : nat -> {set T}) (v : nat -> 'rV[R]_n) (s : nat -> T) N :=
  simplex_state (W 0%N) (v 0%N) /\
  forall k, (k < N)%N -> simplex_step (W k) (v k) (s k) (W k.+1) (v k.+1).

(** The algorithm stops at [v]: no point of the family is behind [v]. *)
Definition nothing_behind v := forall i, '[v, v] <= '[v, Y i].

(** ** What a state and a step imply *)

Lemma state_level W v i : simplex_state W v -> i \in W -> '[v, Y i] = '[v, v].
Proof.
by case=> near pos; have /minnorm_affP[_] := pos_conv_aff near pos; apply.
Qed.

Lemma state_conv W v : simplex_state W v -> conv_on W Y v.
Proof. by case=> _ /pos_on_conv_on. Qed.

Lemma step_state W v s W' v' : simplex_step W v s W' v' -> simplex_state W' v'.
Proof.
case=> _ _ sub near pos; split=> //; apply: minnorm_sub near.
  by move=> x; apply: conv_on_sub.
exact: pos_on_conv_on.
Qed.

(** The next vector does not fall behind any point of [W] ∪ {s}. *)
Lemma step_ahead W v s W' v' i : simplex_step W v s W' v' ->
  i \in s |: W -> '[v', v'] <= '[v', Y i].
Proof. by case=> _ _ _ /minnorm_convP[_ ahead] _; apply: ahead. Qed.

(** Theorem 3.3, the step of its proof: the squared norm decreases strictly. *)
Lemma step_decreases W v s W' v' : simplex_state W v -> simplex_step W v s W' v' ->
  '[v', v'] < '[v, v].
Proof.
move=> state step; have cv := state_conv state; case: step => _ behind _ near _.
have /minnorm_convP[_ ahead] := near.
rewrite lt_neqAle; have := near => -[_ min_v'].
have le_v : '[v', v'] <= '[v, v].
  by apply/min_v'/(conv_on_sub _ cv)/subsetUr.
rewrite le_v andbT; apply/eqP => same.
have v_v' : v = v'.
  apply: (minnorm_unique (@convex_conv_on _ _ _ (s |: W) Y)) near.
  by split=> [|x /min_v']; [apply/(conv_on_sub _ cv)/subsetUr | rewrite same].
by have := ahead s (setU11 s W); rewrite -v_v' leNgt behind.
Qed.

(** 001, Theorem 2: the new support point belongs to the next simplex. *)
Lemma step_keeps_new W v s W' v' : simplex_state W v -> simplex_step W v s W' v' ->
  s \in W'.
Proof.
move=> state step; apply/negPn/negP => s_out.
have := step_decreases state step; rewrite ltNge => /negP; apply.
have [[cv min_v] _] := state; case: step => _ _ sub _ pos; apply: min_v.
apply: (conv_on_sub _ (pos_on_conv_on pos)).
apply/subsetP => i i_W'; have := subsetP sub i i_W'.
by case/setU1P=> // i_s; rewrite i_s (negPf s_out) in i_W'.
Qed.

(** A simplex stays a simplex: the points of the next set are affinely
    independent. *)
Lemma behind_free W v s : simplex_state W v -> affine_free W Y ->
  '[v, Y s] < '[v, v] -> affine_free (s |: W) Y.
Proof.
move=> state free behind; apply: affine_freeU1 => // in_aff.
have := aff_on_dot_eq (fun i => @state_level W v i state) in_aff => level.
by rewrite level ltxx in behind.
Qed.

Lemma step_free W v s W' v' : simplex_state W v -> affine_free W Y ->
  simplex_step W v s W' v' -> affine_free W' Y.
Proof.
move=> state free [_ behind sub _ _]; apply: (affine_free_sub sub).
exact: behind_free state free behind.
Qed.

(** From a simplex, a state and its support point determine the next state. *)
Lemma step_determined W v s W1 v1 W2 v2 : simplex_state W v -> affine_free W Y ->
  simplex_step W v s W1 v1 -> simplex_step W v s W2 v2 -> W1 = W2 /\ v1 = v2.
Proof.
move=> state free [_ behind sub1 near1 [l [l_pos l_out l1 v1E]]].
case=> _ _ sub2 near2 [m [m_pos m_out m1 v2E]].
have v12 : v1 = v2 := minnorm_unique (@convex_conv_on _ _ _ (s |: W) Y) near1 near2.
split=> //; have same i : l i = m i.
  apply: (affine_free_unique (behind_free state free behind)) => [j j_out|j j_out||].
  - by apply: l_out; apply: contra j_out; apply: (subsetP sub1).
  - by apply: m_out; apply: contra j_out; apply: (subsetP sub2).
  - by rewrite l1 m1.
  by rewrite -v1E -v2E.
have in_support (V : {set T}) k i : (forall j, j \in V -> 0 < k j) ->
    (forall j, j \notin V -> k j = 0) -> (i \in V) = (k i != 0 :> R).
  by move=> k_pos k_out; have [/k_pos/gt_eqF ->|/k_out ->] := boolP (i \in V); rewrite ?eqxx.
by apply/setP => i; rewrite (in_support _ l) // (in_support _ m) // same.
Qed.

(** 001, section 5: the new support point is none of the points of the last simplex,
    and not the last support point either. *)
Lemma step_new_point W v s W' v' s' : simplex_step W v s W' v' ->
  '[v', Y s'] < '[v', v'] -> s' \notin s |: W.
Proof.
move=> step behind; apply/negP => /(step_ahead step).
by rewrite leNgt behind.
Qed.

(** ** Runs *)
Variables (W : nat -> {set T}) (v : nat -> 'rV[R]_n) (s : nat -> T) (N : nat).
Hypothesis run : simplex_run W v s N.

Lemma run_step k : (k < N)%N -> simplex_step (W k) (v k) (s k) (W k.+1) (v k.+1).
Proof. by case: run => _; apply. Qed.

Lemma run_state k : (k <= N)%N -> simplex_state (W k) (v k).
Proof. by case: k => [|k] lt_kN; [case: run | apply: step_state (run_step lt_kN)]. Qed.

Lemma run_decreases j k : (j < k)%N -> (k <= N)%N -> '[v k, v k] < '[v j, v j].
Proof.
elim: k => // k IHk; rewrite ltnS leq_eqVlt => /predU1P[->|lt_jk] lt_kN.
  exact: step_decreases (run_state (ltnW lt_kN)) (run_step lt_kN).
apply: lt_trans (IHk lt_jk (ltnW lt_kN)).
exact: step_decreases (run_state (ltnW lt_kN)) (run_step lt_kN).
Qed.

Lemma run_free k : affine_free (W 0%N) Y -> (k <= N)%N -> affine_free (W k) Y.
Proof.
move=> free; elim: k => // k IHk lt_kN.
exact: step_free (run_state (ltnW lt_kN)) (IHk (ltnW lt_kN)) (run_step lt_kN).
Qed.

(** The points met before iteration [k]: the start and the support points. *)
Definition seen k : {set T} := W 0%N :|: [set s (val j) | j in 'I_k].

Lemma seenP k i : reflect (i \in W 0%N \/ exists2 j, (j < k)%N & i = s j)
  (i \in seen k).
Proof.
apply: (iffP setUP) => [[|/imsetP[j _ ->]]|[|[j lt_jk ->]]]; try by left.
  by right; exists (j : nat).
by right; apply/imsetP; exists (Ordinal lt_jk).
Qed.

Lemma run_seen k : (k <= N)%N -> W k \subset seen k.
Proof.
elim: k => [|k IHk] lt_kN; first exact: subsetUl.
have [_ _ sub _ _] := run_step lt_kN; apply: (subset_trans sub).
apply/subsetP => i /setU1P[->|/(subsetP (IHk (ltnW lt_kN)))].
  by apply/seenP; right; exists k.
case/seenP => [start|[j lt_jk ->]]; apply/seenP; first by left.
by right; exists j => //; apply: leqW.
Qed.

Lemma seen_sub j k : (j <= k)%N -> seen j \subset seen k.
Proof.
move=> le_jk; apply/subsetP => i /seenP[start|[l lt_lj ->]]; apply/seenP.
  by left.
by right; exists l => //; apply: leq_trans le_jk.
Qed.

End Run.
