(** * GJK as a program over lists, with Johnson's sub-algorithm inside

    The simplex is a list of indices, the newest last; the list of the
    sub-algorithm is what remains of it, in the same order. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import delta_positive johnson subset_masks.
From CertiGJK Require Import johnson_algorithm gjk.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Positive coordinates and independence through an index map *)

Section Reindex.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (f : U -> T) (Z : T -> 'rV[R]_n).
Implicit Types (S : {set U}) (v : 'rV[R]_n).

Lemma pos_on_comp S v : pos_on S (fun u => Z (f u)) v -> pos_on (f @: S) Z v.
Proof.
case=> l [l0 lS l1 ->]; have lge u : 0 <= l u.
  by have [/l0/ltW|/lS ->] := boolP (u \in S).
exists (fun t => \sum_(u | f u == t) l u); split=> [_ /imsetP[u uS ->]|t tS||].
- rewrite (bigD1 u) //= ltr_paddr ?l0 //; exact: sumr_ge0.
- apply: big1 => u /eqP fu; apply: lS; apply: contra tS => uS.
  by rewrite -fu imset_f.
- by rewrite -l1 (partition_big f xpredT).
- rewrite (partition_big f xpredT) //=; apply: eq_bigr => t _.
  by rewrite scaler_suml; apply: eq_bigr => u /eqP ->.
Qed.

Lemma affine_free_inj S : affine_free S (fun u => Z (f u)) -> {in S &, injective f}.
Proof.
move=> fr u w uS wS fuw; apply/eqP/negPn/negP => uw.
have /eqP : unit_weight R u u - unit_weight R w u = 0.
  apply: (fr (fun i => unit_weight R u i - unit_weight R w i)) => [i iS||].
  - rewrite /unit_weight; case: eqP iS => [->|_]; first by rewrite uS.
    by case: eqP => [->|_ _]; [rewrite wS | rewrite subrr].
  - by rewrite sumrB !sum_unit_weight1 subrr.
  - rewrite (eq_bigr (fun i => unit_weight R u i *: Z (f i) -
       unit_weight R w i *: Z (f i))) => [|i _]; last by rewrite scalerBl.
    by rewrite sumrB !(comb_unit_weight _ (fun i => Z (f i))) fuw subrr.
by rewrite /unit_weight eqxx (negPf uw) subr0 oner_eq0.
Qed.

Lemma affine_free_comp S :
  affine_free S (fun u => Z (f u)) -> affine_free (f @: S) Z.
Proof.
move=> fr; have inj := affine_free_inj fr => l lS l0 lY.
pose d u := if u \in S then l (f u) else 0.
have push (V : zmodType) (F : T -> V) (G : U -> V) :
    (forall t, t \notin f @: S -> F t = 0) ->
    (forall u, u \in S -> G u = F (f u)) -> (forall u, u \notin S -> G u = 0) ->
    \sum_u G u = \sum_t F t.
  move=> F0 GF G0; rewrite (bigID (mem S)) /= [X in _ + X]big1 ?addr0 //.
  rewrite [RHS](bigID (mem (f @: S))) /= [X in _ = _ + X]big1 ?addr0 //.
  by rewrite big_imset //; apply: eq_bigr.
have d0 u : d u = 0.
  apply: fr => [i iS||]; first by rewrite /d (negPf iS).
  - rewrite (push _ l) // => [i iS|i iS]; first by rewrite /d iS.
    by rewrite /d (negPf iS).
  - rewrite (push _ (fun t => l t *: Z t)) // => [t /lS ->|i iS|i iS].
    + by rewrite scale0r.
    + by rewrite /d iS.
    + by rewrite /d (negPf iS) scale0r.
move=> t; have [/imsetP[u uS ->]|/lS //] := boolP (t \in f @: S).
by have := d0 u; rewrite /d uS.
Qed.

End Reindex.

(** ** Johnson's sub-algorithm on a list of indices *)

Section Sub.

Variables (R : realFieldType) (n : nat) (P : finType) (Z : P -> 'rV[R]_n).
Implicit Types (Q W : seq P) (st : seq P * 'rV[R]_n).

(** What GJK needs of a sub-algorithm: from the list [Q] it selects a list [W]
    without repetition whose points are affinely independent, and the nearest
    point [v] of [conv Q], which has positive coordinates over [W]. *)
Definition sub_spec Q st :=
  [/\ subseq st.1 Q, uniq st.1,
      is_minnorm (conv_on [set p in Q] Z) st.2,
      pos_on [set p in st.1] Z st.2 & affine_free [set p in st.1] Z].

Definition of_list Q : 'I_(size Q) -> P := tnth (in_tuple Q).

(** The indices of [Q] at the positions in [S], in the order of [Q]. *)
Definition pick_list Q (S : {set 'I_(size Q)}) : seq P :=
  [seq of_list i | i <- enum S].

(** The "arbitrary value from [I_s]", for every number of points. *)
Definition choice_rule := forall m, 'I_m -> {set 'I_m} -> 'I_m.

Definition choice_ok (r : choice_rule) :=
  forall m i0 (S : {set 'I_m}), S != set0 -> r m i0 S \in S.

Definition johnson_list (r : choice_rule) Q : seq P * 'rV[R]_n :=
  if insub 0%N is Some i0 then
    if johnson (fun i => Z (@of_list Q i)) (r (size Q) i0) is Some (X, v)
    then (@pick_list Q X, v) else ([::], 0)
  else ([::], 0).

Lemma of_list_imset Q : @of_list Q @: setT = [set p in Q].
Proof.
apply/setP => p; rewrite inE; apply/imsetP/idP => [[i _ ->]|pQ].
  exact: (mem_tnth i (in_tuple Q)).
by have /tnthP[i ->] : p \in in_tuple Q by []; exists i.
Qed.

Lemma pick_list_imset Q (S : {set 'I_(size Q)}) :
  @of_list Q @: S = [set p in pick_list S].
Proof.
apply/setP => p; rewrite inE; apply/imsetP/mapP => [[i iS ->]|[i iS ->]].
  by exists i; rewrite ?mem_enum.
by exists i; rewrite // -mem_enum.
Qed.

Lemma pick_list_subseq Q (S : {set 'I_(size Q)}) : subseq (pick_list S) Q.
Proof.
have {2}-> : Q = [seq of_list i | i <- enum 'I_(size Q)].
  by rewrite -[LHS](map_tnth_enum (in_tuple Q)).
by apply: map_subseq; rewrite enumT; apply: filter_subseq.
Qed.

(** Johnson's sub-algorithm meets the specification on every non-empty list,
    repetitions and dependent points included. *)
Theorem johnson_list_spec (r : choice_rule) Q :
  choice_ok r -> Q != [::] -> sub_spec Q (johnson_list r Q).
Proof.
move=> rP Q0; have lt0 : (0 < size Q)%N by case: (Q) Q0.
rewrite /johnson_list; case: insubP => [i0 _ _|]; last by rewrite lt0.
have [S [jE [mv _ pv fr _]]] :=
  @johnson_correct _ _ _ (fun i => Z (@of_list Q i)) _ (rP (size Q) i0) i0.
rewrite jE; split=> /=.
- exact: pick_list_subseq.
- rewrite map_inj_in_uniq ?enum_uniq // => i j.
  by rewrite !mem_enum; apply: (affine_free_inj fr).
- apply/(minnorm_ext _ _); last exact: mv.
  by move=> x; rewrite conv_comp of_list_imset.
- by rewrite -pick_list_imset; apply: pos_on_comp.
- by rewrite -pick_list_imset; apply: affine_free_comp.
Qed.

(** The smallest index is such a choice. *)
Lemma min_root_ok : choice_ok min_root.
Proof. by move=> m i0 S; apply: min_rootP. Qed.

End Sub.

(** ** Algorithm 1 as a program *)

Section Program.

Variables (R : realFieldType) (n : nat) (P : finType) (Z : P -> 'rV[R]_n).

(** The support mapping and the sub-algorithm are parameters. *)
Variables (supp : 'rV[R]_n -> P) (sub : seq P -> seq P * 'rV[R]_n).
Hypothesis suppP : forall d, support_index Z d (supp d).
Hypothesis subP : forall Q, Q != [::] -> sub_spec Z Q (sub Q).

Implicit Types (W : seq P) (st : seq P * 'rV[R]_n).

(** The while loop, with a bound on the number of turns; [None] would mean that
    the bound was too small. *)
Fixpoint gjk_loop (fuel : nat) st : option (seq P * 'rV[R]_n) :=
  let: (W, v) := st in
  if v == 0 then Some st else
  let s := supp (- v) in
  if '[v, v - Z s] == 0 then Some st else
  if fuel is k.+1 then gjk_loop k (sub (rcons W s)) else None.

(** GJK from any non-empty list of indices, which is reduced first. *)
Definition gjk W0 := gjk_loop (2 ^ #|P|) (sub W0).

Definition good_state st := [/\ uniq st.1, is_minnorm (conv_on [set p in st.1] Z) st.2,
  pos_on [set p in st.1] Z st.2 & affine_free [set p in st.1] Z].

Definition abstract st : gjk_state R n P := ([set p in st.1], st.2).

Lemma sub_good Q : Q != [::] -> good_state (sub Q).
Proof.
move=> /subP[sq un mv pv fr]; split=> //.
apply: minnorm_sub mv; last exact: pos_on_conv_on.
by move=> x; apply: conv_on_sub; apply/subsetP => p; rewrite !inE; apply: mem_subseq.
Qed.

Lemma rcons_neq0 W s : rcons W s != [::].
Proof. by case: W. Qed.

Lemma set_rcons W s : [set p in rcons W s] = s |: [set p in W].
Proof. by apply/setP => p; rewrite !inE mem_rcons inE. Qed.

Lemma good_inv st : good_state st -> gjk_inv Z (abstract st).
Proof. by case. Qed.

Lemma loop_step W v : v != 0 -> '[v, v - Z (supp (- v))] != 0 ->
  gjk_step Z (abstract (W, v)) (abstract (sub (rcons W (supp (- v))))).
Proof.
move=> v0 gap; have [sq _ mv pv _] := subP (rcons_neq0 W (supp (- v))).
exists (supp (- v)); split=> //=; split=> /=.
- by rewrite -set_rcons; apply/subsetP => p; rewrite !inE; apply: mem_subseq.
- by rewrite -set_rcons.
- exact: pos_on_conv_on.
Qed.

(** Total correctness of Algorithm 1: from any non-empty list of points GJK
    halts, and returns the nearest point of the convex hull of *all* points,
    with an affinely independent simplex over which it has positive
    coordinates. *)
Theorem gjk_correct W0 : W0 != [::] -> exists st,
  [/\ gjk W0 = Some st, is_minnorm (conv Z) st.2 & good_state st].
Proof.
move=> W00; have [mu [mu_bound mu_dec]] := gjk_measure Z.
have main k st : good_state st -> (mu (abstract st) < k)%N -> exists st',
    [/\ gjk_loop k st = Some st', is_minnorm (conv Z) st'.2 & good_state st'].
  elim: k st => [st _ lt0|k IH [W v] good muk]; first by rewrite ltn0 in lt0.
  have halt : gjk_halted Z (abstract (W, v)) -> is_minnorm (conv Z) v.
    exact: gjk_halted_correct (good_inv good).
  rewrite /=; have [v0|v0] := eqVneq v 0.
    by exists (W, v); split=> //; apply: halt; left.
  have [g0|gap] := eqVneq '[v, v - Z (supp (- v))] 0.
    by exists (W, v); split=> //; apply: halt; right; exists (supp (- v)).
  have dec := mu_dec _ _ (good_inv good) (loop_step W v0 gap).
  apply: IH; first by apply: sub_good; apply: rcons_neq0.
  by apply: leq_trans dec _; rewrite -ltnS.
by apply: main; [apply: sub_good | apply: mu_bound].
Qed.

(** In the loop the set given to the sub-algorithm is always affinely
    independent, whatever the start: the reduction of the first simplex
    suffices. *)
Theorem gjk_loop_independent W v : good_state (W, v) ->
  '[v, v - Z (supp (- v))] != 0 ->
  affine_free [set p in rcons W (supp (- v))] Z.
Proof.
move=> [_ mv pv fr] gap; rewrite set_rcons.
exact: gjk_step_independent mv pv fr (suppP _) gap.
Qed.

End Program.
