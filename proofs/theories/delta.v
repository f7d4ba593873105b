(** * Johnson's determinants (section 4.1)

    For a family [Y : 'I_m -> 'rV[R]_n] and a subset [S] of the indices the
    thesis solves the linear system [A_s lambda = (1, 0, ..., 0)] for the
    coordinates of the nearest point of the affine hull of [Y_s], and calls
    [Delta_i(Y_s)] the cofactor of the entry of the row of ones above [y_i].

    To avoid re-indexing, [A_s] is here a full [m x m] matrix: a row [i]
    outside [S] is the unit row [e_i], which does not change the minor over
    [S].  Row [k], for a chosen [k] in [S], is the row of ones, and every other
    row [i] in [S] is [c |-> (y_i - y_k).y_c]. *)

From mathcomp Require Import all_ssreflect all_algebra all_fingroup.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Two facts on determinants *)

Section Determinants.

Variables (R : comRingType) (m : nat).
Implicit Types (M N : 'M[R]_m) (k : 'I_m).

(** Adding multiples of row [k] to the other rows keeps the determinant. *)
Lemma det_row_ops M N k (a : 'I_m -> R) : a k = 0 ->
  (forall i c, N i c = M i c + a i * M k c) -> \det N = \det M.
Proof.
move=> ak NM; pose P : 'M[R]_m := \matrix_(i, c) ((i == c)%:R + a i * (c == k)%:R).
have -> : N = P *m M.
  apply/matrixP => i c; rewrite NM mxE.
  rewrite (eq_bigr (fun j => (i == j)%:R * M j c + a i * ((j == k)%:R * M j c))).
    rewrite big_split /= -mulr_sumr (bigD1 i) //= eqxx mul1r big1 ?addr0.
      rewrite (bigD1 k) //= eqxx mul1r big1 ?addr0 // => j /negPf ->.
      by rewrite mul0r.
    by move=> j; rewrite eq_sym => /negPf ->; rewrite mul0r.
  by move=> j _; rewrite mxE mulrDl mulrA.
rewrite det_mulmx (expand_det_row P k) (bigD1 k) //= big1 ?addr0 => [|c ck].
  rewrite mxE eqxx ak mul0r addr0 mul1r /cofactor -signr_odd addnn odd_double.
  rewrite expr0 mul1r (_ : row' k (col' k P) = 1%:M) ?det1 ?mul1r //.
  apply/matrixP => i j; rewrite !mxE (inj_eq lift_inj).
  by rewrite [lift k j == k]eq_sym (negPf (neq_lift k j)) mulr0 addr0.
by rewrite mxE ak mul0r addr0 eq_sym (negPf ck) mul0r.
Qed.

(** The determinant with row [k] replaced by [r] is linear in [r]. *)
Definition set_row M k (r : 'I_m -> R) : 'M[R]_m :=
  \matrix_(i, c) if i == k then r c else M i c.

Lemma det_set_row M k r :
  \det (set_row M k r) = \sum_c r c * \det (set_row M k (fun j => (j == c)%:R)).
Proof.
rewrite (expand_det_row _ k); apply: eq_bigr => c _.
rewrite mxE eqxx; congr (_ * _).
rewrite (expand_det_row _ k) (bigD1 c) //= big1 ?addr0 => [|j jc].
  rewrite mxE !eqxx mul1r; congr (_ * _); congr (\det _).
  by apply/matrixP => i j; rewrite !mxE eq_sym (negPf (neq_lift k i)).
by rewrite mxE eqxx (negPf jc) mul0r.
Qed.

Lemma det_rows_eq M i k : i != k -> (forall c, M i c = M k c) -> \det M = 0.
Proof. by move=> ik e; apply: (determinant_alternate ik). Qed.

Lemma det_row_swap M N i k : i != k ->
  (forall c, N i c = M k c) -> (forall c, N k c = M i c) ->
  (forall j c, j != i -> j != k -> N j c = M j c) -> \det N = - \det M.
Proof.
move=> ik Ni Nk Nj; have -> : N = xrow i k M.
  apply/matrixP => j c; rewrite mxE; case: tpermP => [->|->|/eqP ji /eqP jk] //.
  exact: Nj.
by rewrite xrowE det_mulmx det_perm odd_tperm ik expr1 mulN1r.
Qed.

Lemma det_reindex M (s : {perm 'I_m}) :
  \det (\matrix_(i, j) M (s i) (s j)) = \det M.
Proof.
have -> : \matrix_(i, j) M (s i) (s j) = row_perm s (col_perm s M).
  by apply/matrixP => i j; rewrite !mxE.
rewrite row_permE col_permE !det_mulmx !det_perm odd_permV mulrCA.
by rewrite -signr_addb addbb mulr1.
Qed.

End Determinants.

(** ** The matrices and the cofactors *)

Section Delta.

Variables (R : realFieldType) (n m : nat).
Implicit Types (Y : 'I_m -> 'rV[R]_n) (S : {set 'I_m}) (i j k c : 'I_m).

(** The thesis' matrix [A_s] with [x_1 = y_k]. *)
Definition johnson_mx Y S k : 'M[R]_m := \matrix_(i, c)
  if i == k then 1 else if i \in S then '[Y i - Y k, Y c] else (i == c)%:R.

(** The same with the row of ones replaced by [r]. *)
Definition delta_mx_row Y S k (r : 'I_m -> R) := set_row (johnson_mx Y S k) k r.

(** The cofactor [Delta_j(Y_s)] for the choice [x_1 = y_k]: the determinant
    with the row of ones replaced by the unit row [e_j]. *)
Definition Delta_at Y S k j : R :=
  \det (delta_mx_row Y S k (fun c => (c == j)%:R)).

(** [Delta_j(Y_s)], with the smallest element of [S] as [k]. *)
Definition Delta Y S j : R :=
  if [pick k in S] is Some k then Delta_at Y S k j else 0.

(** [Delta(Y_s)], the sum. *)
Definition Delta_sum Y S : R := \sum_(i in S) Delta Y S i.

Lemma delta_mx_rowE Y S k r i c : delta_mx_row Y S k r i c =
  if i == k then r c else if i \in S then '[Y i - Y k, Y c] else (i == c)%:R.
Proof. by rewrite !mxE; case: eqP. Qed.

(** [Delta_at] is the cofactor of the matrix [A_s] of the thesis. *)
Lemma Delta_at_cofactor Y S k j :
  Delta_at Y S k j = cofactor (johnson_mx Y S k) k j.
Proof.
rewrite /Delta_at (expand_det_row _ k) (bigD1 j) //= big1 ?addr0 => [|c cj].
  rewrite delta_mx_rowE !eqxx mul1r; congr (_ * _); congr (\det _).
  by apply/matrixP => a b; rewrite !mxE eq_sym (negPf (neq_lift k a)).
by rewrite delta_mx_rowE eqxx (negPf cj) mul0r.
Qed.

(** The determinant with any row [r] in the place of the ones. *)
Lemma det_delta_row Y S k r :
  \det (delta_mx_row Y S k r) = \sum_c r c * Delta_at Y S k c.
Proof. exact: det_set_row. Qed.

(** No cofactor outside of [S]. *)
Lemma Delta_at_out Y S k j : k \in S -> j \notin S -> Delta_at Y S k j = 0.
Proof.
move=> kS jS; have jk : j != k by apply: contraNneq jS => ->.
apply: (det_rows_eq jk) => c; rewrite !delta_mx_rowE eqxx (negPf jk) (negPf jS).
by rewrite eq_sym.
Qed.

(** The rows of the system: [u = sum_c Delta_c y_c] is orthogonal to the
    differences of the points of [S]. *)
Lemma Delta_at_orth Y S k i : i \in S ->
  '[\sum_c Delta_at Y S k c *: Y c, Y i - Y k] = 0.
Proof.
move=> iS; have [->|ik] := eqVneq i k; first by rewrite subrr dot0r.
rewrite dot_combl (eq_bigr (fun c => '[Y i - Y k, Y c] * Delta_at Y S k c)).
  rewrite -det_delta_row; apply: (det_rows_eq ik) => c.
  by rewrite !delta_mx_rowE eqxx (negPf ik) iS.
by move=> c _; rewrite mulrC dotC.
Qed.

(** Property 1 of section 4.1: the cofactors do not depend on the choice of
    [x_1] among the points of [S]. *)
Theorem Delta_at_invariant Y S k k' j : k \in S -> k' \in S ->
  Delta_at Y S k j = Delta_at Y S k' j.
Proof.
move=> kS k'S; have [->//|kk] := eqVneq k k'.
have k'k : (k' == k) = false by rewrite eq_sym (negPf kk).
pose N : 'M[R]_m := \matrix_(i, c)
  if i == k' then (c == j)%:R else
  if i == k then '[Y k' - Y k, Y c] else
  if i \in S then '[Y i - Y k, Y c] else (i == c)%:R.
have -> : Delta_at Y S k j = - \det N.
  apply: (det_row_swap kk) => [c|c|i c ik ik'].
  - by rewrite delta_mx_rowE mxE !eqxx.
  - by rewrite delta_mx_rowE mxE eqxx (negPf kk) k'k k'S.
  - by rewrite delta_mx_rowE mxE (negPf ik) (negPf ik').
rewrite -[Delta_at Y S k' j]opprK; congr (- _).
pose N' := set_row (delta_mx_row Y S k' (fun c => (c == j)%:R)) k
   (fun c => '[Y k' - Y k, Y c]).
have -> : \det N = \det N'.
  apply: (@det_row_ops _ _ _ _ k
    (fun i => if (i \in S) && (i != k) && (i != k') then 1 else 0)).
    by rewrite eqxx andbF.
  move=> i c; rewrite !mxE eqxx.
  have [->|ik'] := eqVneq i k'.
    by rewrite k'k andbF mul0r addr0.
  have [->|ik] := eqVneq i k; first by rewrite andbF mul0r addr0.
  case: ifP => iS; rewrite ?mul1r ?mul0r ?addr0 // -dotDl.
  by congr '[_, _]; rewrite addrA subrK.
rewrite /N' det_set_row /Delta_at.
have -> : delta_mx_row Y S k' (fun c => (c == j)%:R) =
  set_row (delta_mx_row Y S k' (fun c => (c == j)%:R)) k
   (fun c => '[Y k - Y k', Y c]).
  apply/matrixP => i c; rewrite [RHS]mxE; have [->|//] := eqVneq i k.
  by rewrite delta_mx_rowE (negPf kk) kS.
rewrite det_set_row -sumrN; apply: eq_bigr => c _.
rewrite -mulNr -dotNl opprB; congr (_ * _); congr (\det _).
by apply/matrixP => i d; rewrite !mxE; case: eqP.
Qed.

Lemma DeltaE Y S k j : k \in S -> Delta Y S j = Delta_at Y S k j.
Proof.
move=> kS; rewrite /Delta; case: pickP => [k' k'S|/(_ k)]; last by rewrite kS.
exact: Delta_at_invariant.
Qed.

Lemma Delta_out Y S j : j \notin S -> Delta Y S j = 0.
Proof.
move=> jS; rewrite /Delta; case: pickP => // k kS; exact: Delta_at_out.
Qed.

Lemma Delta_set0 Y j : Delta Y set0 j = 0.
Proof. by apply: Delta_out; rewrite inE. Qed.

(** The cofactors do not depend on the order of the points: renaming the
    indices by a permutation renames the cofactors. *)
Theorem Delta_perm Y S (s : {perm 'I_m}) j :
  Delta (fun i => Y (s i)) (s @^-1: S) j = Delta Y S (s j).
Proof.
have [S0|/set0Pn[k kS]] := eqVneq S set0.
  by rewrite !Delta_out // S0 ?inE.
rewrite (DeltaE _ _ kS) (@DeltaE _ _ (s^-1%g k)) ?inE ?permKV //.
rewrite /Delta_at -[RHS](det_reindex _ s); congr (\det _).
apply/matrixP => i c; rewrite [RHS]mxE !delta_mx_rowE inE !(inj_eq perm_inj).
by rewrite (canF_eq (permK s)) permKV.
Qed.

(** The base of the recursion: [Delta_i({y_i}) = 1]. *)
Theorem Delta1 Y i : Delta Y [set i] i = 1.
Proof.
rewrite (@DeltaE _ _ i) ?inE // /Delta_at (_ : delta_mx_row _ _ _ _ = 1%:M) ?det1 //.
apply/matrixP => a c; rewrite delta_mx_rowE mxE inE.
by case: eqVneq => // ->; rewrite eq_sym.
Qed.

(** Johnson's recursion:
    [Delta_j(Y_s u {y_j}) = sum_(i in S) Delta_i(Y_s) (y_k - y_j).y_i]
    for every [k] in [S] and every [j] outside of [S]. *)
Theorem Delta_rec Y S k j : k \in S -> j \notin S ->
  Delta Y (j |: S) j = \sum_(i in S) Delta Y S i * '[Y k - Y j, Y i].
Proof.
move=> kS jS; have jk : j != k by apply: contraNneq jS => ->.
have kj : (k == j) = false by rewrite eq_sym (negPf jk).
rewrite (@DeltaE _ _ k) ?inE ?kS ?orbT //.
pose r c := '[Y j - Y k, Y c].
have -> : Delta_at Y (j |: S) k j = - \det (delta_mx_row Y S k r).
  apply: (det_row_swap jk) => [c|c|i c ij ik]; rewrite !delta_mx_rowE.
  - by rewrite (negPf jk) eqxx !inE eqxx.
  - by rewrite eqxx (negPf jk) (negPf jS) eq_sym.
  - by rewrite (negPf ik) !inE (negPf ij).
rewrite det_delta_row -sumrN (bigID (mem S)) /= addrC big1 ?add0r => [|i iS].
  apply: eq_bigr => i iS; rewrite (DeltaE _ _ kS) -mulNr -dotNl opprB.
  by rewrite mulrC.
by rewrite Delta_at_out // mulr0 oppr0.
Qed.

(** ** The nearest point of the affine hull *)

Lemma Delta_sumE Y S : Delta_sum Y S = \sum_i Delta Y S i.
Proof.
rewrite [RHS](bigID (mem S)) /= [X in _ + X]big1 ?addr0 // => i.
exact: Delta_out.
Qed.

(** [Delta(Y_s)] is the determinant of [A_s]. *)
Lemma Delta_sum_det Y S k : k \in S -> Delta_sum Y S = \det (johnson_mx Y S k).
Proof.
move=> kS; rewrite Delta_sumE.
have -> : johnson_mx Y S k = delta_mx_row Y S k (fun _ => 1).
  by apply/matrixP => i c; rewrite delta_mx_rowE mxE.
by rewrite det_delta_row; apply: eq_bigr => i _; rewrite mul1r (DeltaE _ _ kS).
Qed.

Definition Delta_point Y S : 'rV[R]_n :=
  (Delta_sum Y S)^-1 *: \sum_i Delta Y S i *: Y i.

Lemma Delta_orth Y S i k : i \in S -> k \in S ->
  '[\sum_c Delta Y S c *: Y c, Y i] = '[\sum_c Delta Y S c *: Y c, Y k].
Proof.
move=> iS kS; apply/eqP; rewrite -subr_eq0 -dotBr.
have -> : \sum_c Delta Y S c *: Y c = \sum_c Delta_at Y S k c *: Y c.
  by apply: eq_bigr => c _; rewrite (DeltaE _ _ kS).
by rewrite (Delta_at_orth Y k iS).
Qed.

Lemma Delta_weights Y S : Delta_sum Y S != 0 ->
  [/\ forall i, i \notin S -> Delta Y S i / Delta_sum Y S = 0,
      \sum_i Delta Y S i / Delta_sum Y S = 1 &
      Delta_point Y S = \sum_i (Delta Y S i / Delta_sum Y S) *: Y i].
Proof.
move=> D0; split=> [i iS||].
- by rewrite Delta_out // mul0r.
- by rewrite -mulr_suml -Delta_sumE divff.
- rewrite /Delta_point scaler_sumr; apply: eq_bigr => i _.
  by rewrite scalerA mulrC.
Qed.

(** [lambda_i = Delta_i(Y_s) / Delta(Y_s)]: as soon as [Delta(Y_s)] is not zero
    these numbers are coordinates of the nearest point of the affine hull.
    (Affine independence is not needed.) *)
Theorem Delta_minnorm_aff Y S :
  Delta_sum Y S != 0 -> is_minnorm (aff_on S Y) (Delta_point Y S).
Proof.
move=> D0; have [wS w1 wE] := Delta_weights D0.
have av : aff_on S Y (Delta_point Y S).
  by exists (fun i => Delta Y S i / Delta_sum Y S).
apply/minnorm_affP; split=> // i iS; apply/esym/(aff_on_dot_eq _ av) => j jS.
by rewrite /Delta_point !dotZl (Delta_orth Y jS iS).
Qed.

(** Over an affinely independent family these are *the* coordinates. *)
Theorem Delta_coordinates Y S v l :
  Delta_sum Y S != 0 -> affine_free S Y -> is_minnorm (aff_on S Y) v ->
  (forall i, i \notin S -> l i = 0) -> \sum_i l i = 1 ->
  v = \sum_i l i *: Y i -> forall i, l i = Delta Y S i / Delta_sum Y S.
Proof.
move=> D0 fr mv lS l1 vE; have [wS w1 wE] := Delta_weights D0.
apply: (affine_free_unique fr) => //; first by rewrite l1 w1.
rewrite -vE -wE; apply: minnorm_unique mv (Delta_minnorm_aff D0).
exact: convex_aff_on.
Qed.

End Delta.
