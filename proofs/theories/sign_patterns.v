(** * Sign patterns: the finite lemma behind the probability 2^-k (paper 002)

    The probability that a simplex with [k + 1] random vertices on a sphere of
    [k]-dimensional space contains the centre is [2^-k] (the paper prints
    [1/2^(k+1)], its table has the right values).  The reason is a statement about
    finitely many vectors: of the [2^(k+1)] ways to choose the signs of [k + 1]
    vectors in general position, exactly two put the origin into the hull. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Signs.

Variables (R : realFieldType) (n : nat) (I : finType) (v : I -> 'rV[R]_n).
Implicit Types (e : {ffun I -> bool}) (c l : I -> R).

(** The vectors [v i] with the signs [e]: [true] stands for minus. *)
Definition flip e (i : I) : 'rV[R]_n := (-1) ^+ e i *: v i.

(** [c] is, up to a factor, the only linear dependence of the vectors, and none
    of its coefficients is 0. *)
Definition only_dependence c :=
  [/\ \sum_i c i *: v i = 0, forall i, c i != 0
    & forall l, \sum_i l i *: v i = 0 -> exists t, forall i, l i = t * c i].

(** The signs of the coefficients, and the opposite signs. *)
Definition signs c : {ffun I -> bool} := [ffun i => c i < 0].
Definition opposite e : {ffun I -> bool} := [ffun i => ~~ e i].

Lemma opposite_neq e (i0 : I) : e != opposite e.
Proof.
by apply/eqP => /ffunP/(_ i0); rewrite ffunE; case: (e i0).
Qed.

Lemma conv_flip_signs c (i0 : I) : \sum_i c i *: v i = 0 ->
  (forall i, c i != 0) -> conv (flip (signs c)) 0.
Proof.
move=> dep c0; pose s := \sum_i `|c i|.
have s0 : 0 < s.
  by rewrite /s (bigD1 i0) //= ltr_paddr ?normr_gt0 ?sumr_ge0.
exists (fun i => `|c i| / s); split=> [i||].
- by rewrite divr_ge0 ?normr_ge0 // ltW.
- by rewrite -mulr_suml divff // gt_eqF.
- rewrite (eq_bigr (fun i => s^-1 *: (c i *: v i))) => [|i _].
    by rewrite -scaler_sumr dep scaler0.
  rewrite /flip ffunE !scalerA; congr (_ *: _).
  by rewrite mulrAC [in RHS]mulrC [_ * (-1) ^+ _]mulrC -realEsign ?num_real.
Qed.

Lemma signs_opp c : (forall i, c i != 0) ->
  signs (fun i => - c i) = opposite (signs c).
Proof.
move=> c0; apply/ffunP => i; rewrite !ffunE oppr_lt0 -leNgt le_eqVlt eq_sym.
by rewrite (negPf (c0 i)).
Qed.

(** If the vectors have only one linear dependence and all its coefficients are
    different from 0, a choice of signs puts the origin into the hull exactly when
    it is the signs of the coefficients or the opposite signs. *)
Theorem flip_hull_iff c e (i0 : I) : only_dependence c ->
  conv (flip e) 0 <-> e = signs c \/ e = opposite (signs c).
Proof.
case=> dep c0 uniq; split=> [[l [l0 l1 lv]]|[->|->]]; last 2 first.
- exact: conv_flip_signs i0 dep c0.
- rewrite -signs_opp //; apply: (conv_flip_signs i0) => [|i].
    rewrite (eq_bigr (fun i => - (c i *: v i))) => [|i _]; last by rewrite scaleNr.
    by rewrite sumrN dep oppr0.
  by rewrite oppr_eq0.
have [|t tc] := uniq (fun i => l i * (-1) ^+ e i).
  by rewrite [RHS]lv; apply: eq_bigr => i _; rewrite scalerA.
have t0 : t != 0.
  apply/eqP => t0; have /eqP := l1; rewrite big1 ?(eq_sym 0) ?oner_eq0 // => i _.
  by have /eqP := tc i; rewrite t0 mul0r mulf_eq0 signr_eq0 orbF => /eqP.
have lpos i : 0 < l i.
  rewrite lt_neqAle l0 andbT eq_sym; apply/eqP => li0.
  have /eqP := tc i; rewrite li0 mul0r eq_sym mulf_eq0 (negPf t0).
  by rewrite (negPf (c0 i)).
have eE i : e i = (t * c i < 0).
  rewrite -tc; case: (e i); rewrite ?expr1 ?expr0 ?mulrN ?mulr1.
    by rewrite oppr_lt0 lpos.
  by rewrite ltNge ltW.
have [tn|tp] := ltP t 0; [right|left]; apply/ffunP => i; rewrite !ffunE eE.
  by rewrite nmulr_rlt0 // lt_neqAle eq_sym c0 leNgt.
by rewrite pmulr_rlt0 // lt_def t0.
Qed.

(** Exactly 2 of the [2^(#|I|)] choices of signs put the origin into the hull. *)
Theorem two_sign_patterns c (i0 : I) : only_dependence c ->
  exists E : {set {ffun I -> bool}},
    [/\ forall e, conv (flip e) 0 <-> e \in E, #|E| = 2%N
      & #|{: {ffun I -> bool}}| = (2 ^ #|I|)%N].
Proof.
move=> one; exists [set signs c; opposite (signs c)]; split=> [e||].
- rewrite (flip_hull_iff e i0 one) !inE.
  by split=> [[]->|/orP[]/eqP->]; rewrite ?eqxx ?orbT; auto.
- by rewrite cards2 (opposite_neq _ i0).
- by rewrite card_ffun card_bool.
Qed.

End Signs.

(** ** General position *)

Section GeneralPosition.

Variables (R : realFieldType) (k : nat) (I : finType) (v : I -> 'rV[R]_k).

(** [k + 1] vectors of the [k]-dimensional space are in general position if any
    [k] of them are linearly independent. *)
Definition general_position := #|I| = k.+1 /\
  forall (l : I -> R) i, l i = 0 -> \sum_j l j *: v j = 0 -> forall j, l j = 0.

(** Vectors in general position have one linear dependence, up to a factor, and
    none of its coefficients is 0. *)
Lemma general_position_dependence : general_position ->
  exists c, only_dependence v c.
Proof.
case=> cardI free.
pose M := \matrix_(i < #|I|) v (enum_val i).
have : kermx M != 0.
  rewrite kermx_eq0 /row_free neq_ltn; apply/orP; left.
  by apply: (leq_ltn_trans (rank_leq_col _)); rewrite cardI.
rewrite -nz_row_eq0; set u := nz_row _ => u0.
have /sub_kermxP uM : (u <= kermx M)%MS by apply: nz_row_sub.
pose c (i : I) := u 0 (enum_rank i).
have dep : \sum_i c i *: v i = 0.
  rewrite -[RHS]uM mulmx_sum_row (reindex (@enum_rank I)) /=; last first.
    exact/onW_bij/enum_rank_bij.
  by apply: eq_bigr => i _; rewrite rowK enum_rankK.
have c0 i : c i != 0.
  apply: contraNneq u0 => ci; apply/eqP/rowP => j; rewrite mxE -[j]enum_valK.
  exact: free ci dep _.
have i0 : I by apply: (@enum_val I predT); rewrite cardI; exact: ord0.
exists c; split=> // l lv; exists (l i0 / c i0) => j; apply/eqP.
rewrite -subr_eq0; apply/eqP.
apply: (free (fun j => l j - l i0 / c i0 * c j) i0); first by rewrite divfK ?subrr.
rewrite (eq_bigr (fun j => l j *: v j - (l i0 / c i0) *: (c j *: v j))); last first.
  by move=> i _; rewrite scalerA scalerBl.
by rewrite sumrB -scaler_sumr dep scaler0 subr0.
Qed.

(** The lemma behind [2^-k]: for [k + 1] vectors in general position in the
    [k]-dimensional space, exactly 2 of the [2^(k+1)] choices of signs put the
    origin into the hull, that is, the fraction [1/2^k]. *)
Theorem sign_patterns : general_position ->
  exists E : {set {ffun I -> bool}},
    (forall e, conv (flip v e) 0 <-> e \in E) /\
    (#|E| * 2 ^ k)%N = #|{: {ffun I -> bool}}|.
Proof.
move=> gen; have [c one] := general_position_dependence gen.
have [cardI _] := gen.
have i0 : I by apply: (@enum_val I predT); rewrite cardI; exact: ord0.
have [E [hullE E2 all2]] := two_sign_patterns i0 one.
by exists E; rewrite E2 all2 cardI expnS.
Qed.

End GeneralPosition.

(** ** An instance in every dimension *)

Section Instance.

Variables (R : realFieldType) (k : nat).

(** The all-ones vector and the vectors of the standard basis. *)
Definition star (i : 'I_k.+1) : 'rV[R]_k :=
  if unlift ord0 i is Some j then delta_mx 0 j else const_mx 1.

Lemma star_general_position : general_position star.
Proof.
split; first by rewrite card_ord.
have coord (l : 'I_k.+1 -> R) : \sum_j l j *: star j = 0 ->
    forall j : 'I_k, l ord0 + l (lift ord0 j) = 0.
  rewrite big_ord_recl => /rowP dep j; have := dep j.
  rewrite mxE summxE mxE /star unlift_none !mxE mulr1 => <-; congr (_ + _).
  rewrite (bigD1 j) //= mxE liftK mxE !eqxx mulr1 big1 ?addr0 // => i ij.
  by rewrite mxE liftK mxE [j == i]eq_sym (negPf ij) andbF mulr0.
move=> l i li /coord lj.
have l0 : l ord0 = 0.
  case: (unliftP ord0 i) li => [j ->|->] // li.
  by have := lj j; rewrite li addr0.
move=> j; case: (unliftP ord0 j) => [j' ->|-> //].
by have := lj j'; rewrite l0 add0r.
Qed.

Example star_sign_patterns : exists E : {set {ffun 'I_k.+1 -> bool}},
  (forall e, conv (flip star e) 0 <-> e \in E) /\
  (#|E| * 2 ^ k)%N = #|{: {ffun 'I_k.+1 -> bool}}|.
Proof. exact/sign_patterns/star_general_position. Qed.

End Instance.
