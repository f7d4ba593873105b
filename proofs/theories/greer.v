(** * Boundary elimination in Greer's minimum-norm point of a simplex (paper 002)

    The paper solves the KKT system of the affine hull; if some coordinates of
    the solution are negative, it goes on with those facets only that leave out a
    vertex with a negative coordinate.  The author says that he could not prove
    this.  Here is a proof.  It needs no affine independence, so it also covers
    degenerate simplices, with _any_ solution of the (then singular) KKT system;
    the paper's fall-back to every facet is not needed in exact
    arithmetic. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Greer.

Variables (R : realFieldType) (n : nat) (I : finType) (Y : I -> 'rV[R]_n).
Implicit Types (S : {set I}) (alpha : I -> R) (lambda : R) (p : 'rV[R]_n).

(** The KKT system (7) of the paper for the simplex with vertices [S]: the
    coordinates have sum 1, and every row of [Q alpha + lambda 1] is 0, where
    [Q i j] is the inner product of the vertices [i] and [j]. *)
Definition kkt S alpha lambda :=
  [/\ forall i, i \notin S -> alpha i = 0, \sum_i alpha i = 1
    & forall i, i \in S -> \sum_j '[Y i, Y j] * alpha j + lambda = 0].

(** A solution of the KKT system gives the nearest point of the affine hull. *)
Lemma kkt_minnorm_aff S alpha lambda : kkt S alpha lambda ->
  is_minnorm (aff_on S Y) (\sum_i alpha i *: Y i).
Proof.
case=> aS a1 stat; set p := \sum_i _.
have pY i : i \in S -> '[p, Y i] = - lambda.
  move=> iS; apply/eqP; rewrite -addr_eq0 -(stat _ iS) dotC dot_combr.
  by apply/eqP; congr (_ + _); apply: eq_bigr => j _; rewrite mulrC.
have ap : aff_on S Y p by exists alpha.
by apply/minnorm_affP; split=> // i iS; rewrite pY // (aff_on_dot_eq pY ap).
Qed.

(** The KKT system has a solution for every non-empty set of vertices,
    degenerate or not. *)
Lemma kkt_exists S : S != set0 -> exists alpha lambda, kkt S alpha lambda.
Proof.
move=> /(minnorm_aff_exists Y)[v /minnorm_affP[[l [lS l1 vE]] vY]].
exists l, (- '[v, v]); split=> // i iS; apply/eqP; rewrite subr_eq0 -(vY _ iS).
by apply/eqP; rewrite vE dotC dot_combr; apply: eq_bigr => j _; rewrite mulrC.
Qed.

Lemma kkt_neq0 S alpha lambda : kkt S alpha lambda -> S != set0.
Proof. by move/kkt_minnorm_aff => -[/aff_on_neq0]. Qed.

(** If no coordinate is negative, the solution is the answer. *)
Theorem kkt_nonneg S alpha lambda : kkt S alpha lambda ->
  (forall i, 0 <= alpha i) ->
  is_minnorm (conv_on S Y) (\sum_i alpha i *: Y i).
Proof.
move=> kk a0; apply: (minnorm_sub (@conv_on_aff_on _ _ _ S Y)).
  by case: kk => aS a1 _; exists alpha.
exact: kkt_minnorm_aff kk.
Qed.

(** On the way from a point of the convex hull to a point of the affine hull with
    some negative coordinate, one leaves the convex hull through a facet that
    leaves out a vertex with a negative coordinate. *)
Lemma leave_through_negative S (b alpha : I -> R) :
  (forall i, 0 <= b i) -> (forall i, i \notin S -> b i = 0) ->
  (forall i, i \notin S -> alpha i = 0) ->
  \sum_i b i = 1 -> \sum_i alpha i = 1 -> (exists i, alpha i < 0) ->
  exists j t, [/\ alpha j < 0, 0 <= t, t <= 1 & conv_on (S :\ j) Y
    ((1 - t) *: (\sum_i b i *: Y i) + t *: (\sum_i alpha i *: Y i))].
Proof.
move=> b0 bS aS b1 a1 [i0 ai0].
have den i : alpha i < 0 -> 0 < b i - alpha i.
  by move=> ai; rewrite subr_gt0 (lt_le_trans ai).
have [j aj jmin] := arg_minP (fun i => b i / (b i - alpha i))
  (ai0 : [pred i | alpha i < 0] i0).
rewrite /= in aj; pose t := b j / (b j - alpha j); exists j, t.
have t0 : 0 <= t by rewrite divr_ge0 // ltW // den.
have t1 : t <= 1.
  by rewrite ler_pdivr_mulr ?den // mul1r ler_subr_addr ger_addl ltW.
split=> //; exists (fun i => (1 - t) * b i + t * alpha i); split=> [i|i||].
- have [ai|ai] := leP 0 (alpha i); first by rewrite addr_ge0 // mulr_ge0 // subr_ge0.
  have := jmin i ai; rewrite -/t ler_pdivl_mulr ?den // -subr_ge0.
  by congr (0 <= _); ring.
- rewrite !inE negb_and negbK => /predU1P[->|iS].
    by have dn := lt0r_neq0 (den j aj); rewrite /t; field.
  by rewrite bS ?aS // !mulr0 addr0.
- exact: sum_seg.
- by rewrite comb_seg.
Qed.

(** Boundary elimination (002, section 3).  Let [alpha] be any solution of the
    KKT system of the vertices [S] and [p] the nearest point of the simplex.  If
    some coordinate of [alpha] is negative, then [p] lies on a facet that leaves
    out a vertex with negative coordinate, and [p] is the nearest point of that
    facet.  So only those facets need to be considered. *)
Theorem boundary_elimination S alpha lambda p : kkt S alpha lambda ->
  is_minnorm (conv_on S Y) p -> (exists i, alpha i < 0) ->
  exists i, [/\ i \in S, alpha i < 0 & is_minnorm (conv_on (S :\ i) Y) p].
Proof.
move=> kk mp neg; have [aS a1 _] := kk; have [[b [b0 bS b1 pE]] pmin] := mp.
have [j [t [aj t0 t1 cq]]] := leave_through_negative b0 bS aS b1 a1 neg.
exists j; have jS : j \in S.
  by apply: contraTT aj => /aS ->; rewrite ltxx.
split=> //; rewrite -pE in cq; set q := _ + _ in cq.
have cSq : conv_on S Y q by apply: conv_on_sub cq; apply: subsetDl.
suff pq : p = q.
  apply: minnorm_sub mp; last by rewrite pq.
  by move=> x; apply: conv_on_sub; apply: subsetDl.
apply: (minnorm_unique (@convex_conv_on _ _ _ S Y) mp); split=> // x cx.
apply: le_trans (pmin _ cx); apply: segment_norm_le => //.
have [_ amin] := kkt_minnorm_aff kk; apply: amin.
by rewrite pE; exists b.
Qed.

(** ** The recursive algorithm *)

(** The possible results of the algorithm on the vertices [S], with any solution
    of the KKT system in every call: if no coordinate is negative, the point
    itself, otherwise the nearest of the results of those facets that leave out a
    vertex with negative coordinate. *)
Inductive greer : {set I} -> 'rV[R]_n -> Prop :=
| greer_inside S alpha lambda of kkt S alpha lambda
    & (forall i, 0 <= alpha i) : greer S (\sum_i alpha i *: Y i)
| greer_facets S alpha lambda (w : I -> 'rV[R]_n) i of kkt S alpha lambda
    & alpha i < 0
    & (forall j, alpha j < 0 -> greer (S :\ j) (w j))
    & (forall j, alpha j < 0 -> '[w i, w i] <= '[w j, w j]) : greer S (w i).

(** Correctness of the algorithm with boundary elimination: every result is the
    point of minimum norm of the simplex, degenerate or not. *)
Theorem greer_sound S p : greer S p -> is_minnorm (conv_on S Y) p.
Proof.
elim=> {S p} [S alpha lambda kk a0|S alpha lambda w i kk ai _ IH wmin].
  exact: kkt_nonneg kk a0.
have [q mq] := minnorm_conv_on_exists Y (kkt_neq0 kk).
have neg : exists j, alpha j < 0 by exists i.
have [j [_ aj [cq qmin]]] := boundary_elimination kk mq neg.
have [cw _] := IH i ai; have [_ wjmin] := IH j aj.
split=> [|x cx]; first by apply: conv_on_sub cw; apply: subsetDl.
apply: le_trans (wmin j aj) _; apply: le_trans (wjmin _ cq) _.
by have [_] := mq; apply.
Qed.

(** Termination: the algorithm has a result for every non-empty set of
    vertices. *)
Theorem greer_total S : S != set0 -> exists p, greer S p.
Proof.
have [m] := ubnP #|S|; elim: m S => // m IH S; rewrite ltnS => Sm Sn.
have [alpha [lambda kk]] := kkt_exists Sn; have [aS a1 _] := kk.
have [/forallP a0|] := boolP [forall i, 0 <= alpha i].
  by exists (\sum_i alpha i *: Y i); apply: greer_inside kk a0.
case/forallPn=> i0; rewrite -ltNge => ai0.
have some j : exists w, alpha j < 0 -> greer (S :\ j) w.
  have [aj|_] := boolP (alpha j < 0); last by exists 0.
  have jS : j \in S by apply: contraTT aj => /aS ->; rewrite ltxx.
  have Sj : S :\ j != set0.
    apply: contraTneq aj => Sj0; rewrite -leNgt.
    have <- : \sum_i alpha i = alpha j; last by rewrite a1 ler01.
    rewrite (bigD1 j) //= big1 ?addr0 // => k kj; apply: aS.
    have : k \notin S :\ j by rewrite Sj0 inE.
    by rewrite !inE kj.
  have [|w gw] := IH _ _ Sj; last by exists w.
  by rewrite (leq_trans _ Sm) // [X in (_ < X)%N](cardsD1 j) jS.
have [w gw] := fin_all_exists some.
have [i ai imin] := arg_minP (fun i => '[w i, w i])
  (ai0 : [pred i | alpha i < 0] i0).
by exists (w i); apply: greer_facets kk ai gw imin.
Qed.

End Greer.

(** ** Degenerate simplices (002, section 5) *)

Section Degenerate.

Variables (R : realFieldType) (n : nat) (I : finType) (Y : I -> 'rV[R]_n).
Implicit Types (S : {set I}) (z : I -> R) (mu : R) (p : 'rV[R]_n).

(** The columns of [V] for a degenerate simplex are linearly dependent, and so are
    those of [Q]: some [z] that is not 0 has [V z = 0] and [Q z = 0].  The converse,
    which the paper does not state, fails: see [singular_gram] below. *)
Lemma degenerate_gram S : ~ affine_free S Y ->
  exists z, [/\ forall i, i \notin S -> z i = 0, exists i, z i != 0,
    \sum_i z i *: Y i = 0 & forall i, \sum_j '[Y i, Y j] * z j = 0].
Proof.
move=> dep; have [//|[z [zS _ zY z0]]] := affine_free_dec S Y.
exists z; split=> // i.
transitivity '[Y i, \sum_j z j *: Y j]; last by rewrite zY dot0r.
by rewrite dot_combr; apply: eq_bigr => j _; rewrite mulrC.
Qed.

(** The matrix of the KKT system is singular exactly if the simplex is degenerate. *)
Theorem kkt_regular_iff S : S != set0 ->
  affine_free S Y <->
  forall z mu, (forall i, i \notin S -> z i = 0) -> \sum_i z i = 0 ->
    (forall i, i \in S -> \sum_j '[Y i, Y j] * z j + mu = 0) ->
    (forall i, z i = 0) /\ mu = 0.
Proof.
move=> /set0Pn[i0 i0S]; split=> [free z mu zS z0 stat|regular].
- pose q := \sum_i z i *: Y i.
  have qY i : i \in S -> '[q, Y i] = - mu.
    move=> iS; apply/eqP; rewrite -addr_eq0 -(stat _ iS) dotC dot_combr.
    by apply/eqP; congr (_ + _); apply: eq_bigr => j _; rewrite mulrC.
  have q0 : q = 0.
    apply/eqP; rewrite -dot_eq0 {2}/q dot_combr.
    rewrite (eq_bigr (fun i => z i * - mu)) => [|i _]; last first.
      by have [iS|/zS ->] := boolP (i \in S); rewrite ?mul0r // qY.
    by rewrite -mulr_suml z0 mul0r.
  split; last by apply/eqP; rewrite -oppr_eq0 -(qY _ i0S) q0 dot0l.
  exact: free zS z0 q0.
- have [//|[z [zS z0 zY [i zi]]]] := affine_free_dec S Y.
  have [|/(_ i) zi0 _] := regular z 0 zS z0; last by rewrite zi0 eqxx in zi.
  move=> j jS.
  rewrite addr0; transitivity '[Y j, \sum_k z k *: Y k]; last by rewrite zY dot0r.
  by rewrite dot_combr; apply: eq_bigr => k _; rewrite mulrC.
Qed.

(** Every point of a degenerate simplex lies on one of its facets. *)
Lemma degenerate_facet S p : ~ affine_free S Y -> conv_on S Y p ->
  exists2 i, i \in S & conv_on (S :\ i) Y p.
Proof.
move=> dep /caratheodory[S' [sub free pS']].
have /subsetPn[i iS iS'] : ~~ (S \subset S').
  by apply/negP => /affine_free_sub/(_ free).
exists i => //; apply: conv_on_sub (pos_on_conv_on pS').
by rewrite subsetD1 sub.
Qed.

End Degenerate.

(** ** Distances alone (002, section 4) *)

Section Distances.

Variable R : realFieldType.

(** Equation (12). *)
Lemma dot_distances n (u v : 'rV[R]_n) :
  '[u, v] = ('[u, u] + '[v, v] - '[u - v, u - v]) / 2%:R.
Proof.
by rewrite dot_sqB; field.
Qed.

(** Two families with the same distances from the origin and from each other, be it
    in spaces of different dimensions, have the same KKT systems. *)
Theorem kkt_distances n m (I : finType) (Y : I -> 'rV[R]_n) (Z : I -> 'rV[R]_m)
    (S : {set I}) alpha lambda :
  (forall i, '[Y i, Y i] = '[Z i, Z i]) ->
  (forall i j, '[Y i - Y j, Y i - Y j] = '[Z i - Z j, Z i - Z j]) ->
  kkt Y S alpha lambda <-> kkt Z S alpha lambda.
Proof.
move=> d dd; have dots i j : '[Y i, Y j] = '[Z i, Z j].
  by rewrite dot_distances dd !d -dot_distances.
have sums i : \sum_j '[Y i, Y j] * alpha j = \sum_j '[Z i, Z j] * alpha j.
  by apply: eq_bigr => j _; rewrite dots.
by split=> -[aS a1 stat]; split=> // i iS; have := stat i iS; rewrite sums.
Qed.

End Distances.
(** ** Instances *)

Section Instances.

Variable R : realFieldType.

(** Three points 1, 2, 3 on a line: a degenerate triangle, so the KKT system is
    singular.  It has (among others) the solutions (2, -1, 0) and (1, 1, -1). *)
Definition collinear (i : 'I_3) : 'rV[R]_1 := const_mx (i.+1)%:R.

Lemma dot_const1 (a b : R) : '[const_mx a : 'rV_1, const_mx b] = a * b.
Proof. by rewrite /dot big_ord1 !mxE. Qed.

Example collinear_kkt1 :
  kkt collinear setT (fun i => nth 0 [:: 2%:R; -1; 0] i) 0.
Proof.
split=> [i||i _]; first by rewrite inE.
  by rewrite !big_ord_recl big_ord0 /=; ring.
by rewrite !big_ord_recl big_ord0 /= !dot_const1 /= /bump /=; ring.
Qed.

Example collinear_kkt2 :
  kkt collinear setT (fun i => nth 0 [:: 1; 1; -1] i) 0.
Proof.
split=> [i||i _]; first by rewrite inE.
  by rewrite !big_ord_recl big_ord0 /=; ring.
by rewrite !big_ord_recl big_ord0 /= !dot_const1 /= /bump /=; ring.
Qed.

(** A triangle for which the two facets with a negative coordinate have different
    nearest points: the solution is (-1, 6, -4), and the squared norms are 2 for the
    facet without the first vertex and 8/5 for the facet without the third.  So
    all of these facets have to be compared, the first is not enough. *)
Definition triangle (i : 'I_3) : 'rV[R]_2 :=
  \row_j nth 0 (nth [::] [:: [:: - 2%:R; - 2%:R]; [:: -1; 1]; [:: -1; 2%:R]] i) j.

Let i0 : 'I_3 := ord0.
Let i1 : 'I_3 := lift ord0 ord0.
Let i2 : 'I_3 := lift ord0 (lift ord0 ord0).

Let ord3 (i : 'I_3) : [\/ i = i0, i = i1 | i = i2].
Proof.
by case: i => [[|[|[|//]]] ?]; [constructor 1 | constructor 2 | constructor 3];
  apply/val_inj.
Qed.

Example triangle_kkt :
  kkt triangle setT (fun i => nth 0 [:: -1; 6%:R; - 4%:R] i) 0.
Proof.
split=> [i||i _]; first by rewrite inE.
  by rewrite !big_ord_recl big_ord0 /=; ring.
case: (ord3 i) => ->;
  by rewrite /dot !big_ord_recl !big_ord0 !mxE /=; ring.
Qed.

Example triangle_first_facet :
  is_minnorm (conv_on (setT :\ i0) triangle) (triangle i1) /\
  '[triangle i1, triangle i1] = 2%:R.
Proof.
have sq : '[triangle i1, triangle i1] = 2%:R.
  by rewrite /dot !big_ord_recl !big_ord0 !mxE /=; ring.
split=> //; apply/minnorm_convP; split; first by apply: conv_on_pt; rewrite !inE.
move=> i; case: (ord3 i) => ->; rewrite !inE // => _; rewrite sq //.
have -> : '[triangle i1, triangle i2] = 3%:R.
  by rewrite /dot !big_ord_recl !big_ord0 !mxE /=; ring.
by rewrite ler_nat.
Qed.

Example triangle_third_facet :
  exists2 q, is_minnorm (conv_on (setT :\ i2) triangle) q & '[q, q] = 8%:R / 5%:R.
Proof.
pose l (i : 'I_3) : R := nth 0 [:: 1 / 5%:R; 4%:R / 5%:R; 0] i.
have n5 : 0 < 5%:R :> R by rewrite ltr0n.
pose q := \sum_i l i *: triangle i.
have qE i : i != i2 -> '[q, triangle i] = 8%:R / 5%:R.
  case: (ord3 i) => -> // _; rewrite /q dot_combl !big_ord_recl big_ord0 /l /=;
  by rewrite /dot !big_ord_recl !big_ord0 !mxE /=; field.
have cq : conv_on (setT :\ i2) triangle q.
  exists l; split=> // [i|i|].
  - by case: (ord3 i) => ->; rewrite /l /= ?divr_ge0 ?ler0n ?ler01.
  - by case: (ord3 i) => ->; rewrite !inE.
  - by rewrite !big_ord_recl big_ord0 /l /=; field.
have qq : '[q, q] = 8%:R / 5%:R.
  rewrite {2}/q dot_combr !big_ord_recl big_ord0.
  by rewrite (qE ord0) // (qE (lift ord0 ord0)) // /l /= mul0r; field.
exists q => //; apply/minnorm_convP; split=> // i; rewrite !inE andbT => ii2.
by rewrite qq qE.
Qed.

(** The triangle (0, 0), (1, 0), (0, 1) is not degenerate, and yet [Q] is singular:
    its first column is 0. *)
Definition corner (i : 'I_3) : 'rV[R]_2 :=
  \row_j nth 0 (nth [::] [:: [:: 0; 0]; [:: 1; 0]; [:: 0; 1]] i) j.

Example singular_gram : affine_free setT corner /\
  forall i, \sum_j '[corner i, corner j] * (j == ord0)%:R = 0.
Proof.
split=> [l _|i].
  rewrite !big_ord_recl !big_ord0 !addr0 => sum0 comb0.
  have x0 := congr1 (fun v : 'rV[R]_2 => v 0 0) comb0.
  have y0 := congr1 (fun v : 'rV[R]_2 => v 0 1) comb0.
  move: x0 y0; rewrite !mxE /= !mulr0 !mulr1 !add0r ?addr0 => x0 y0.
  rewrite x0 y0 !addr0 in sum0.
  by case=> -[|[|[|//]]] lt_i; [rewrite -sum0 | rewrite -x0 | rewrite -y0];
    congr l; apply: val_inj.
rewrite (bigD1 ord0) //= mulr1 big1 => [|j /negPf ->]; last by rewrite mulr0.
rewrite addr0 (_ : corner ord0 = 0) ?dot0r //.
by apply/rowP => -[[|[|//]] lt_k]; rewrite !mxE.
Qed.

End Instances.
