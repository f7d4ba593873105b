(** * The sign of Johnson's determinants (section 4.1, property 2)

    [Delta(Y_s)] is positive when [Y_s] is affinely independent and zero when it
    is not.  The proof needs no Gram determinant: after moving the origin to
    [y_j], [Delta(Y_s u {y_j}) Delta(Y_s) = |q|^2] for an explicit vector [q]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting delta.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Sign.

Variables (R : realFieldType) (n m : nat).
Implicit Types (Y : 'I_m -> 'rV[R]_n) (S : {set 'I_m}) (i j k c : 'I_m).

(** [Delta(Y_s)] does not change when all points are translated. *)
Lemma Delta_sum_translate Y S p :
  Delta_sum (fun i => Y i - p) S = Delta_sum Y S.
Proof.
have [->|/set0Pn[k kS]] := eqVneq S set0; first by rewrite /Delta_sum !big_set0.
rewrite !(Delta_sum_det _ kS).
apply: (@det_row_ops _ _ _ _ k
  (fun i => if (i \in S) && (i != k) then - '[Y i - Y k, p] else 0)).
  by rewrite eqxx andbF.
move=> i c; rewrite !mxE eqxx mulr1.
have [->|ik] := eqVneq i k; first by rewrite andbF addr0.
have -> : Y i - p - (Y k - p) = Y i - Y k.
  by rewrite opprB addrA subrK.
by case: (i \in S); rewrite ?addr0 // dotBr.
Qed.

(** When [y_j] is the origin only the cofactor of [y_j] remains. *)
Lemma Delta_origin Y S j c : j \in S -> Y j = 0 -> c != j -> Delta Y S c = 0.
Proof.
move=> jS Yj cj; rewrite (DeltaE _ _ jS) /Delta_at (expand_det_col _ j).
apply: big1 => i _; rewrite delta_mx_rowE Yj dot0r.
have [_|ij] := eqVneq i j; first by rewrite eq_sym (negPf cj) mul0r.
by case: (i \in S); rewrite mul0r.
Qed.

Lemma Delta_sum_origin Y S j : j \notin S -> S != set0 -> Y j = 0 ->
  Delta_sum Y (j |: S) * Delta_sum Y S =
  '[\sum_c Delta Y S c *: Y c, \sum_c Delta Y S c *: Y c].
Proof.
move=> jS /set0Pn[k kS] Yj; set q := \sum_c _.
have -> : Delta_sum Y (j |: S) = '[q, Y k].
  rewrite Delta_sumE (bigD1 j) //= big1 ?addr0 => [|c cj]; last first.
    by apply: Delta_origin cj => //; rewrite !inE eqxx.
  rewrite (Delta_rec _ kS jS) Yj subr0 dot_combl [RHS](bigID (mem S)) /=.
  rewrite [X in _ + X]big1 ?addr0 => [|c cS]; last by rewrite Delta_out ?mul0r.
  by apply: eq_bigr => c _; rewrite dotC.
rewrite {2}/q dot_combr Delta_sumE mulrC mulr_suml; apply: eq_bigr => c _.
have [cS|cS] := boolP (c \in S); last by rewrite Delta_out // !mul0r.
by congr (_ * _); apply: Delta_orth.
Qed.

(** The identity behind positivity, with the origin moved to [y_j]. *)
Theorem Delta_sum_product Y S j : j \notin S -> S != set0 ->
  let q := \sum_c Delta (fun i => Y i - Y j) S c *: (Y c - Y j) in
  Delta_sum Y (j |: S) * Delta_sum Y S = '[q, q].
Proof.
move=> jS S0 /=; rewrite -(Delta_sum_translate Y (j |: S) (Y j)).
rewrite -(Delta_sum_translate Y S (Y j)).
by rewrite Delta_sum_origin ?subrr.
Qed.

Lemma Delta_sum1 Y i : Delta_sum Y [set i] = 1.
Proof. by rewrite /Delta_sum big_set1 Delta1. Qed.

(** Property 2 of section 4.1: [Delta(Y_s) > 0] for every non-empty affinely
    independent [Y_s]. *)
Theorem Delta_sum_gt0 Y S : S != set0 -> affine_free S Y -> 0 < Delta_sum Y S.
Proof.
have [p] := ubnP #|S|; elim: p S => // p IH S; rewrite ltnS => Sp S0 fr.
have [j jS] := set0Pn _ S0; pose S' := S :\ j.
have jS' : j \notin S' by rewrite !inE eqxx.
have SE : S = j |: S' by rewrite setD1K.
have [S'0|S'0] := eqVneq S' set0.
  by rewrite SE S'0 setU0 Delta_sum1 ltr01.
have D'0 : 0 < Delta_sum Y S'.
  apply: IH => //; last by apply: affine_free_sub fr; apply: subsetDl.
  by move: Sp; rewrite (cardsD1 j) jS.
have := Delta_sum_product Y jS' S'0; set q := \sum_c _ => /= qE.
rewrite SE -(pmulr_lgt0 _ D'0) qE dot_gt0; apply/eqP => q0.
pose D := Delta_sum (fun i => Y i - Y j) S'.
have DE : D = Delta_sum Y S' by apply: Delta_sum_translate.
have Dn : D != 0 by rewrite DE gt_eqF.
have [wS w1 _] := Delta_weights Dn.
pose w i := Delta (fun i => Y i - Y j) S' i / D.
have wq : \sum_i w i *: Y i = Y j.
  have e : \sum_i w i *: (Y i - Y j) = \sum_i w i *: Y i - Y j.
    rewrite -[in RHS](scale1r (Y j)) -w1 scaler_suml -sumrB.
    by apply: eq_bigr => i _; rewrite scalerBr.
  have eq : \sum_i w i *: (Y i - Y j) = D^-1 *: q.
    by rewrite /q scaler_sumr; apply: eq_bigr => i _; rewrite scalerA mulrC.
  by apply/eqP; rewrite -subr_eq0 -e eq q0 scaler0.
have /eqP : unit_weight R j j - w j = 0.
  apply: (fr (fun i => unit_weight R j i - w i)) => [i iS||].
  - rewrite /unit_weight /w wS ?subr0; last by rewrite inE negb_and iS orbT.
    by case: eqP iS => // ->; rewrite jS.
  - by rewrite sumrB sum_unit_weight1 w1 subrr.
  - rewrite (eq_bigr (fun i => unit_weight R j i *: Y i - w i *: Y i)).
      by rewrite sumrB comb_unit_weight wq subrr.
    by move=> i _; rewrite scalerBl.
by rewrite /w wS // subr0 /unit_weight eqxx oner_eq0.
Qed.

(** [Delta(Y_s) = 0] for every affinely dependent [Y_s]. *)
Theorem Delta_sum_eq0 Y S d : (forall i, i \notin S -> d i = 0) ->
  \sum_i d i = 0 -> \sum_i d i *: Y i = 0 -> (exists i, d i != 0) ->
  Delta_sum Y S = 0.
Proof.
move=> dS d0 dY [i0 di0].
have i0S : i0 \in S by apply: contraNT di0 => /dS ->.
rewrite (Delta_sum_det _ i0S) -det_tr; apply/eqP/det0P.
exists (\row_i d i).
  by apply: contra di0 => /eqP/rowP/(_ i0); rewrite !mxE => ->.
apply/rowP => i; rewrite !mxE.
have [ii|ii] := eqVneq i i0.
  rewrite -[RHS]d0; apply: eq_bigr => c _.
  by rewrite !mxE ii eqxx mulr1.
have [iS|iS] := boolP (i \in S).
  have e : '[Y i - Y i0, \sum_c d c *: Y c] = 0 by rewrite dY dot0r.
  rewrite -[RHS]e dot_combr; apply: eq_bigr => c _.
  by rewrite !mxE (negPf ii) iS.
apply: big1 => c _; rewrite !mxE (negPf ii) (negPf iS).
by case: eqVneq => [<-|_]; rewrite ?mulr0 // dS ?mul0r.
Qed.

(** Section 4.1 of the thesis, property 2, both ways: for a non-empty [Y_s] the number
    [Delta(Y_s)] is positive if and only if the points of [Y_s] are affinely
    independent. *)
Theorem Delta_sum_gt0_iff Y S : S != set0 ->
  0 < Delta_sum Y S <-> affine_free S Y.
Proof.
move=> S0; split; last exact: Delta_sum_gt0.
have [//|[d [dS d0 dY dn]]] := affine_free_dec S Y.
by rewrite (Delta_sum_eq0 dS) // ltxx.
Qed.

(** [Delta(Y_s)] is never negative. *)
Lemma Delta_sum_ge0 Y S : 0 <= Delta_sum Y S.
Proof.
have [->|S0] := eqVneq S set0; first by rewrite /Delta_sum big_set0.
have [fr|[d [dS d0 dY dn]]] := affine_free_dec S Y.
  exact/ltW/Delta_sum_gt0.
by rewrite (Delta_sum_eq0 dS).
Qed.

(** [sign(lambda_i) = sign(Delta_i(Y_s))]: for an affinely independent [Y_s]
    a coordinate of the nearest point of the affine hull has the sign of its
    determinant. *)
Theorem Delta_sign Y S v l : S != set0 -> affine_free S Y ->
  is_minnorm (aff_on S Y) v ->
  (forall i, i \notin S -> l i = 0) -> \sum_i l i = 1 ->
  v = \sum_i l i *: Y i ->
  forall i, (0 < l i) = (0 < Delta Y S i) /\ (l i == 0) = (Delta Y S i == 0).
Proof.
move=> S0 fr mv lS l1 vE i; have Dp := Delta_sum_gt0 S0 fr.
have Dn : Delta_sum Y S != 0 by rewrite gt_eqF.
rewrite (Delta_coordinates Dn fr mv lS l1 vE) pmulr_lgt0 ?invr_gt0 //.
by rewrite mulf_eq0 invr_eq0 (negPf Dn) orbF.
Qed.

(** The conditions of the last remark of section 4.1 in one statement: the
    nearest point of the affine hull of an independent [Y_s] lies in its convex
    hull exactly when no [Delta_i(Y_s)] is negative. *)
Theorem Delta_in_conv Y S : S != set0 -> affine_free S Y ->
  conv_on S Y (Delta_point Y S) <-> forall i, i \in S -> 0 <= Delta Y S i.
Proof.
move=> S0 fr; have Dp := Delta_sum_gt0 S0 fr.
have Dn : Delta_sum Y S != 0 by rewrite gt_eqF.
have [wS w1 wE] := Delta_weights Dn; split=> [[l [l0 lS l1 lE]] i iS|D0].
  have li := Delta_coordinates Dn fr (Delta_minnorm_aff Dn) lS l1 lE i.
  by have := l0 i; rewrite li pmulr_lge0 // invr_gt0.
exists (fun i => Delta Y S i / Delta_sum Y S); split=> // i.
have [iS|iS] := boolP (i \in S); last by rewrite wS.
by rewrite divr_ge0 ?D0 // ltW.
Qed.

End Sign.
