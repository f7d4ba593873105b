(** * The printed loop bound, and two examples on the line

    Our copy of the thesis lets the loops of Algorithms 2 and 3 run over
    [s in {1, ..., 2^(m-1)}].  With [Y = {-1, 1}] in dimension 1 this loses the
    subset [{-1, 1}]: Algorithm 2 answers "error" and Algorithm 3 answers
    [-1] instead of [0].  A second family shows that on dependent points the
    accepted subset need not have the least number of points. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import delta_positive johnson subset_masks.
From CertiGJK Require Import johnson_algorithm.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Pairs.

Variables (R : realFieldType) (n m : nat) (Y : 'I_m -> 'rV[R]_n).
Implicit Types i j : 'I_m.

Lemma Delta_pair i j : j != i ->
  Delta Y (j |: [set i]) j = '[Y i - Y j, Y i].
Proof.
move=> ji; rewrite (@Delta_rec _ _ _ _ _ i) ?inE //.
by rewrite big_set1 Delta1 mul1r.
Qed.

Lemma johnson_ok1 i j : j != i -> johnson_ok Y [set i] ->
  '[Y i - Y j, Y i] <= 0.
Proof.
move=> ji /and3P[_ _ /forallP/(_ j)].
by rewrite inE ji Delta_pair.
Qed.

Lemma johnson_pos1 i : johnson_pos Y [set i].
Proof. by apply/forall_inP => j; rewrite inE => /eqP ->; rewrite Delta1 ltr01. Qed.

Lemma Delta_point1 i : Delta_point Y [set i] = Y i.
Proof.
rewrite /Delta_point Delta_sum1 invr1 scale1r (bigD1 i) //= Delta1 scale1r.
by rewrite big1 ?addr0 // => j ji; rewrite Delta_out ?scale0r // inE.
Qed.

End Pairs.

Section Line.

Variable R : realFieldType.

Definition on_line (m : nat) (f : 'I_m -> R) : 'I_m -> 'rV[R]_1 :=
  fun i => const_mx (f i).

Lemma dot_line (a b : R) : '[const_mx a, const_mx b : 'rV[R]_1] = a * b.
Proof. by rewrite /dot big_ord_recl big_ord0 addr0 !mxE. Qed.

Lemma on_lineB m (f : 'I_m -> R) i j :
  on_line f i - on_line f j = const_mx (f i - f j).
Proof. by apply/rowP => k; rewrite !mxE. Qed.

(** The family [{-1, 1}]. *)
Definition minus_plus : 'I_2 -> 'rV[R]_1 :=
  on_line (fun i => if i == ord0 then -1 else 1).

Lemma mask1 : mask_set 2 1 = [set ord0].
Proof. by apply/setP => -[[|[|//]] lt]; rewrite !inE. Qed.

Lemma mask2 : mask_set 2 2 = [set ord_max].
Proof. by apply/setP => -[[|[|//]] lt]; rewrite !inE. Qed.

Lemma minus_plus_reject (i : 'I_2) : ~~ johnson_ok minus_plus [set i].
Proof.
apply/negP; have [->|i0] := eqVneq i ord0.
  have n0 : (ord_max : 'I_2) != ord0 by [].
  move/(johnson_ok1 n0).
  rewrite /minus_plus on_lineB dot_line /=.
  have -> : (-1 - 1) * -1 = 2%:R :> R by ring.
  by rewrite leNgt ltr0n.
have n0 : ord0 != i by rewrite eq_sym.
move/(johnson_ok1 n0).
rewrite /minus_plus on_lineB dot_line (negPf i0) /=.
have -> : (1 - -1) * 1 = 2%:R :> R by ring.
by rewrite leNgt ltr0n.
Qed.

(** With the bound [2^(m-1)] of our copy, Algorithm 2 returns an error on the
    affinely independent set [{-1, 1}], for every choice of the [k]. *)
Theorem printed_bound_fails (root : {set 'I_2} -> 'I_2) :
  (forall S, S != set0 -> root S \in S) ->
  johnson_upto minus_plus root (2 ^ (2 - 1)) = None.
Proof.
move=> rootP; rewrite johnson_uptoE //= /johnson_first /= mask1 mask2.
by rewrite !(negPf (minus_plus_reject _)).
Qed.

(** ... although the nearest point is the origin, which the right bound finds. *)
Lemma minus_plus_minnorm : is_minnorm (conv minus_plus) 0.
Proof.
apply: minnorm0; exists (fun _ => 2%:R^-1); split=> [i||].
- by rewrite invr_ge0 ler0n.
- by rewrite sumr_const card_ord -[LHS]mulr_natr mulVf // pnatr_eq0.
- apply/rowP => k; rewrite !big_ord_recl big_ord0 addr0 !mxE /=.
  by rewrite mulrN1 mulr1 addNr.
Qed.

Lemma minus_plus_free : affine_free setT minus_plus.
Proof.
move=> l _; rewrite !big_ord_recl !big_ord0 !addr0 => l0 /rowP/(_ 0).
rewrite !mxE /= mulrN1 mulr1; move: l0.
move=> /eqP; rewrite addr_eq0 => /eqP ab.
rewrite ab opprK => /eqP; rewrite -mulr2n mulrn_eq0 /= => /eqP b0.
rewrite b0 oppr0 in ab.
move=> -[[|[|//]] lt]; [rewrite -[RHS]ab | rewrite -[RHS]b0];
  by congr l; apply: val_inj.
Qed.

(** With the same bound Algorithm 3 silently returns the wrong point [-1]. *)
Theorem printed_bound_backup_wrong (root : {set 'I_2} -> 'I_2) :
  (forall S, S != set0 -> root S \in S) ->
  let r := backup_upto minus_plus root ord0 (2 ^ (2 - 1)) in
  r = ([set ord0], const_mx (-1)) /\ ~ is_minnorm (conv minus_plus) r.2.
Proof.
move=> rootP.
have t1P := @table_init_upto _ _ _ minus_plus.
have [t2P p1 _ w1] :=
  @table_read _ _ _ minus_plus root rootP 1 _ _ isT isT (esym mask1) t1P.
have [_ p2 _ w2] :=
  @table_read _ _ _ minus_plus root rootP 2 _ _ isT isT (esym mask2) t2P.
have y0 : minus_plus ord0 = const_mx (-1) by [].
have y1 : minus_plus ord_max = const_mx 1 by [].
have rE : backup_upto minus_plus root ord0 (2 ^ (2 - 1)) =
    ([set ord0], const_mx (-1)).
  rewrite /backup_upto /= mask1 p1 w1 Delta_point1 y0 ltxx andbF /=.
  rewrite mask2 p2 w2 Delta_point1 y1 !dot_line mulrNN ltxx andbF.
  by [].
rewrite rE; split=> // -[_ /(_ 0)].
have [c0 _] := minus_plus_minnorm => /(_ c0).
by rewrite dot_line dot0l mulrNN mulr1 leNgt ltr01.
Qed.

(** ** Affinely dependent points: inclusion-minimal is not minimum *)

(** The dependent family [(-1, 1, 0)]. *)
Definition minus_plus_zero : 'I_3 -> 'rV[R]_1 :=
  on_line (fun i => if i == ord0 then -1 else if i == ord_max then 0 else 1).

Let i1 : 'I_3 := @Ordinal 3 1 isT.

(** Johnson's test accepts the two points [{-1, 1}] although the single point
    [0] has the nearest point in its hull and is accepted as well: on dependent
    sets the accepted subset is not unique and not of minimum size. *)
Theorem johnson_not_minimum :
  johnson_ok minus_plus_zero [set ord0; i1] /\
  johnson_ok minus_plus_zero [set ord_max].
Proof.
have D1 : Delta minus_plus_zero [set ord0; i1] i1 = 2%:R.
  rewrite setUC Delta_pair // /minus_plus_zero on_lineB dot_line /=.
  by ring.
have D0 : Delta minus_plus_zero [set ord0; i1] ord0 = 2%:R.
  rewrite Delta_pair // /minus_plus_zero on_lineB dot_line /=.
  by ring.
split; apply/and3P; split.
- by apply/set0Pn; exists ord0; rewrite !inE.
- apply/forall_inP => i; rewrite !inE => /orP[]/eqP ->;
    by rewrite ?D0 ?D1 ltr0n.
- apply/forallP => j; apply/implyP; rewrite !inE negb_or => /andP[j0 j1].
  have -> : j = ord_max.
    by apply: val_inj; move: j j0 j1 => -[[|[|[|//]]]].
  rewrite (@Delta_rec _ _ _ _ _ ord0) ?inE // big_setU1 ?inE //= big_set1.
  rewrite D0 D1 /minus_plus_zero on_lineB !dot_line /=.
  by rewrite (_ : _ + _ = 0) //; ring.
- by apply/set0Pn; exists ord_max; rewrite !inE.
- exact: johnson_pos1.
- apply/forallP => j; apply/implyP; rewrite inE => jm.
  rewrite Delta_pair // /minus_plus_zero on_lineB dot_line /=.
  by rewrite mulr0.
Qed.

(** Algorithm 2 itself, which tries the subsets in the order of their numbers, returns
    the two points [{-1, 1}] with [v = 0] on the dependent family [(-1, 1, 0)], for
    every choice of the [k], although the third point alone is [0]: the subset that it
    returns need not have the least number of points. *)
Corollary johnson_returns_two_points (root : {set 'I_3} -> 'I_3) :
  (forall S, S != set0 -> root S \in S) ->
  johnson minus_plus_zero root = Some ([set ord0; i1], 0) /\
  minus_plus_zero ord_max = 0.
Proof.
move=> rootP; have [ok _] := johnson_not_minimum.
have y_max : minus_plus_zero ord_max = 0 by apply/rowP => k; rewrite !mxE.
have near0 : is_minnorm (conv minus_plus_zero) 0.
  by apply: minnorm0; rewrite -y_max; apply: conv_pt.
have reject i j : j != i -> 0 < '[minus_plus_zero i - minus_plus_zero j, minus_plus_zero i] ->
    ~~ johnson_ok minus_plus_zero [set i].
  by move=> ji pos; apply/negP => /(johnson_ok1 ji); rewrite leNgt pos.
have no0 : ~~ johnson_ok minus_plus_zero [set ord0].
  apply: (reject _ i1) => //; rewrite /minus_plus_zero on_lineB dot_line /=.
  by rewrite (_ : _ * _ = 2%:R) ?ltr0n //; ring.
have no1 : ~~ johnson_ok minus_plus_zero [set i1].
  apply: (reject _ ord0) => //; rewrite /minus_plus_zero on_lineB dot_line /=.
  by rewrite (_ : _ * _ = 2%:R) ?ltr0n //; ring.
have m1 : mask_set 3 1 = [set ord0] by apply/setP => -[[|[|[|//]]] lt]; rewrite !inE.
have m2 : mask_set 3 2 = [set i1] by apply/setP => -[[|[|[|//]]] lt]; rewrite !inE.
have m3 : mask_set 3 3 = [set ord0; i1].
  by apply/setP => -[[|[|[|//]]] lt]; rewrite !inE.
split=> //; rewrite johnsonE // /johnson_first /= m1 (negPf no0) m2 (negPf no1) m3 ok /=.
by have [near _ _] := johnson_sound ok; rewrite (minnorm_unique (@convex_conv _ _ _ _) near near0).
Qed.

End Line.
