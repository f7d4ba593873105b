(** * The determinants are those of the thesis, for every ordering

    [delta.v] defines [Delta_i(Y_s)] with a full matrix over all indices.  Here
    it is shown to be the cofactor of the smaller matrix [A_s] of section 4.1,
    for every way to write the points of [Y_s] as [x_1, ..., x_p]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex delta.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Orderings.

Variables (R : realFieldType) (n : nat).

(** Only the points of the subset matter: reading them through an injective
    renaming [f] of the indices does not change the determinants. *)
Theorem Delta_rename p m (f : 'I_p -> 'I_m) (Y : 'I_m -> 'rV[R]_n)
    (S : {set 'I_p}) (j : 'I_p) : injective f -> j \in S ->
  Delta (fun i => Y (f i)) S j = Delta Y (f @: S) (f j).
Proof.
move=> inj; have [q] := ubnP #|S|; elim: q S j => [S j|q IH S j Sq jS].
  by rewrite ltn0.
pose S' := S :\ j; have SE : S = j |: S' by rewrite setD1K.
have jS' : j \notin S' by rewrite !inE eqxx.
have [S'0|/set0Pn[k kS']] := eqVneq S' set0.
  by rewrite SE S'0 setU0 imset_set1 !Delta1.
have cS' : (#|S'| < q)%N.
  by move: Sq; rewrite (cardsD1 j) jS.
have fj : f j \notin f @: S' by rewrite mem_imset.
rewrite SE imsetU1 (Delta_rec _ kS' jS').
rewrite (Delta_rec _ (imset_f f kS') fj) big_imset /=; last first.
  by move=> a b _ _; apply: inj.
by apply: eq_bigr => i iS'; rewrite IH.
Qed.

(** The matrix [A_s] of the thesis for the points [x_0, ..., x_p]. *)
Definition thesis_mx p (x : 'I_p.+1 -> 'rV[R]_n) : 'M[R]_p.+1 := \matrix_(i, c)
  if i == ord0 then 1 else '[x i - x ord0, x c].

Lemma Delta_full p (x : 'I_p.+1 -> 'rV[R]_n) j :
  Delta x setT j = cofactor (thesis_mx x) ord0 j.
Proof.
rewrite (@DeltaE _ _ _ _ _ ord0) ?inE // Delta_at_cofactor.
by congr (cofactor _ _ _); apply/matrixP => i c; rewrite !mxE inE.
Qed.

(** The definition of section 4.1: for every ordering [f] of the indices in
    [S], [Delta_i(Y_s)] is the cofactor [C_(1,j)] of the matrix [A_s], where
    [i = f j].  In particular the cofactor does not depend on the ordering. *)
Theorem Delta_thesis p m (f : 'I_p.+1 -> 'I_m) (Y : 'I_m -> 'rV[R]_n)
    (S : {set 'I_m}) (j : 'I_p.+1) : injective f -> f @: setT = S ->
  Delta Y S (f j) = cofactor (thesis_mx (fun i => Y (f i))) ord0 j.
Proof. by move=> inj <-; rewrite -(Delta_rename Y inj (in_setT j)) Delta_full. Qed.

(** Property 1 of section 4.1 in full: two orderings of the same points give
    the same cofactors. *)
Corollary thesis_invariant p m (f g : 'I_p.+1 -> 'I_m) (Y : 'I_m -> 'rV[R]_n) i j :
  injective f -> injective g -> f @: setT = g @: setT -> f i = g j ->
  cofactor (thesis_mx (fun i => Y (f i))) ord0 i =
  cofactor (thesis_mx (fun i => Y (g i))) ord0 j.
Proof.
move=> fi gi e ij; rewrite -(Delta_thesis Y i fi (erefl _)).
by rewrite -(Delta_thesis Y j gi (erefl _)) e ij.
Qed.

(** [det A_s] is the sum of the cofactors, [Delta(Y_s)]. *)
Theorem Delta_sum_thesis p m (f : 'I_p.+1 -> 'I_m) (Y : 'I_m -> 'rV[R]_n)
    (S : {set 'I_m}) : injective f -> f @: setT = S ->
  Delta_sum Y S = \det (thesis_mx (fun i => Y (f i))).
Proof.
move=> inj fS; rewrite (expand_det_row _ ord0) /Delta_sum -fS big_imset /=; last first.
  by move=> a b _ _; apply: inj.
apply: eq_big => [i|i _]; first by rewrite inE.
by rewrite (Delta_thesis Y i inj (erefl _)) mxE eqxx mul1r.
Qed.

End Orderings.
