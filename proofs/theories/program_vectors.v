(** * Lists of integers as vectors over an ordered field

    Integers and rational numbers are embedded into an arbitrary ordered field,
    lists of them into its row vectors.  The list operations of [program] are
    the vector operations. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From CertiGJK Require Import vector program.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

(** ** Lists *)

Section Map2.

Variables (S T U : Type) (f : S -> T -> U).

Lemma size_map2 x y : size (map2 f x y) = minn (size x) (size y).
Proof.
by elim: x y => [|a x IH] [|b y] //=; rewrite ?minn0 ?min0n // IH minnSS.
Qed.

Lemma size_map2_eq x y : size x = size y -> size (map2 f x y) = size x.
Proof. by move=> xy; rewrite size_map2 xy minnn. Qed.

Lemma nth_map2 a b c x y k : size x = size y -> (k < size x)%N ->
  nth c (map2 f x y) k = f (nth a x k) (nth b y k).
Proof.
by elim: x y k => [|a' x IH] [|b' y] [|k] //= [xy] k_lt; rewrite IH.
Qed.

End Map2.

(** ** Integers *)

Section Integers.

Variable R : realFieldType.

Definition zr (z : Z) : R := (int_of_Z z)%:~R.

Lemma zr0 : zr 0%Z = 0. Proof. by []. Qed.
Lemma zr1 : zr 1%Z = 1. Proof. by []. Qed.
Lemma zrD x y : zr (x + y)%Z = zr x + zr y.
Proof. by rewrite /zr -intrD -(rmorphD [rmorphism of int_of_Z]). Qed.
Lemma zrM x y : zr (x * y)%Z = zr x * zr y.
Proof. by rewrite /zr -intrM -(rmorphM [rmorphism of int_of_Z]). Qed.
Lemma zrN x : zr (- x)%Z = - zr x.
Proof. by rewrite /zr -mulrNz -(rmorphN [rmorphism of int_of_Z]). Qed.
Lemma zrB x y : zr (x - y)%Z = zr x - zr y.
Proof. by rewrite -Z.add_opp_r zrD zrN. Qed.

Lemma zr_ge0 x : (0 <= zr x) = Z.leb 0 x.
Proof. by rewrite /zr ler0z; case: x => [|p|p] //=; lia. Qed.

Lemma zr_eq0 x : (zr x == 0) = Z.eqb 0 x.
Proof. by rewrite /zr intr_eq0; case: x => [|p|p] //=; lia. Qed.

Lemma zr_le x y : (zr x <= zr y) = Z.leb x y.
Proof. by rewrite -subr_ge0 -zrB zr_ge0; lia. Qed.

Lemma zr_lt x y : (zr x < zr y) = Z.ltb x y.
Proof. by rewrite ltNge zr_le; lia. Qed.

Lemma zr_eq x y : (zr x == zr y) = Z.eqb x y.
Proof. by rewrite -subr_eq0 -zrB zr_eq0; lia. Qed.

Lemma zr_gt0 x : (0 < zr x) = Z.ltb 0 x.
Proof. exact: (zr_lt 0 x). Qed.

Lemma zr_pos p : 0 < zr (Zpos p).
Proof. by rewrite zr_gt0. Qed.

Lemma zr_pos_neq0 p : zr (Zpos p) != 0.
Proof. by rewrite gt_eqF ?zr_pos. Qed.

Lemma zr_sum x : zr (zsum x) = \sum_(i < size x) zr (nth 0%Z x i).
Proof.
elim: x => [|a x IH]; first by rewrite big_ord0.
by rewrite big_ord_recl /= zrD IH.
Qed.

(** ** Vectors *)

Variable n : nat.

(** The point with these integer coordinates. *)
Definition pt (x : seq Z) : 'rV[R]_n := \row_k zr (nth 0%Z x k).

Definition ptE := (mxE, zrD, zrM, zrN, zrB).

Lemma pt_add x y : size x = n -> size y = n -> pt (zadd x y) = pt x + pt y.
Proof.
move=> xn yn; apply/rowP => k; rewrite !mxE.
by rewrite (nth_map2 _ 0%Z 0%Z) ?xn ?yn // zrD.
Qed.

Lemma pt_sub x y : size x = n -> size y = n -> pt (zsub x y) = pt x - pt y.
Proof.
move=> xn yn; apply/rowP => k; rewrite !mxE.
by rewrite (nth_map2 _ 0%Z 0%Z) ?xn ?yn // zrB.
Qed.

Lemma pt_scale c x : size x = n -> pt (zscale c x) = zr c *: pt x.
Proof.
by move=> xn; apply/rowP => k; rewrite !mxE (nth_map 0%Z) ?xn // zrM.
Qed.

Lemma pt_opp x : size x = n -> pt (zopp x) = - pt x.
Proof.
by move=> xn; apply/rowP => k; rewrite !mxE (nth_map 0%Z) ?xn // zrN.
Qed.

Lemma pt_dot x y : size x = n -> size y = n -> zr (zdot x y) = '[pt x, pt y].
Proof.
move=> xn yn; rewrite /zdot zr_sum size_map2_eq ?xn ?yn //.
apply: eq_bigr => k _; rewrite !mxE -zrM.
by rewrite (nth_map2 _ 0%Z 0%Z) ?xn ?yn.
Qed.

Lemma pt_zero x : size x = n -> zzero x = (pt x == 0).
Proof.
move=> xn; apply/(all_nthP 0%Z)/eqP => [x0|x0 i].
  by apply/rowP => k; rewrite !mxE; apply/eqP; rewrite zr_eq0 x0 ?xn.
rewrite xn => i_lt; move/rowP: x0 => /(_ (Ordinal i_lt)).
by rewrite !mxE /= => /eqP; rewrite zr_eq0.
Qed.

Lemma size_zadd x y : size x = n -> size y = n -> size (zadd x y) = n.
Proof. by move=> xn yn; rewrite size_map2_eq ?xn ?yn. Qed.

Lemma size_zsub x y : size x = n -> size y = n -> size (zsub x y) = n.
Proof. by move=> xn yn; rewrite size_map2_eq ?xn ?yn. Qed.

Definition all_sized (ys : seq (seq Z)) := all (fun y => size y == n) ys.

Lemma all_sized_nth ys i : all_sized ys -> (i < size ys)%N ->
  size (nth [::] ys i) = n.
Proof. by move=> /all_nthP ys_n i_lt; apply/eqP/ys_n. Qed.

Lemma size_zcomb l ys : all_sized ys -> size (zcomb n l ys) = n.
Proof.
elim: ys l => [|y ys IH] [|c l] //=; rewrite ?size_nseq // => /andP[/eqP yn ysn].
by rewrite size_zadd ?size_map //; apply: IH.
Qed.

Lemma pt_comb l ys : all_sized ys -> size l = size ys ->
  pt (zcomb n l ys) =
  \sum_(i < size ys) zr (nth 0%Z l i) *: pt (nth [::] ys i).
Proof.
elim: ys l => [|y ys IH] [|c l] //=.
  by move=> _ _; rewrite big_ord0; apply/rowP => k; rewrite !mxE nth_nseq if_same.
move=> /andP[/eqP yn ysn] [ls]; rewrite big_ord_recl /=.
by rewrite -IH // -pt_scale // -pt_add ?size_map // size_zcomb.
Qed.

(** ** Rational numbers *)

Definition qr (q : Q) : R := zr (Qnum q) / zr (Zpos (Qden q)).
Definition qpt (x : seq Q) : 'rV[R]_n := \row_k qr (nth 0%Q x k).

Lemma qr_eq p q : (p == q)%Q <-> qr p = qr q.
Proof.
rewrite /qr /Qeq; split=> [e|/eqP].
  by apply/eqP; rewrite eqr_div ?zr_pos_neq0 // -!zrM zr_eq; lia.
by rewrite eqr_div ?zr_pos_neq0 // -!zrM zr_eq => /Z.eqb_eq.
Qed.

Lemma qr_fraction p q : (0 < q)%Z -> qr (fraction p q) = zr p / zr q.
Proof.
move=> q0; set g := Z.gcd p q.
have g0 : (0 < g)%Z by have := Z.gcd_nonneg p q; have := Z.gcd_eq_0_r p q; lia.
have [a pE] := Z.gcd_divide_l p q; have [b qE] := Z.gcd_divide_r p q.
rewrite -/g in pE qE.
have b0 : (0 < b)%Z by nia.
have pg : (p / g)%Z = a by rewrite pE Z.div_mul //; lia.
have qg : (q / g)%Z = b by rewrite qE Z.div_mul //; lia.
rewrite /qr /fraction -/g /= pg qg Z2Pos.id //.
have zq : zr q != 0 by rewrite zr_eq0; lia.
have zb : zr b != 0 by rewrite zr_eq0; lia.
by apply/eqP; rewrite eqr_div // -!zrM zr_eq; nia.
Qed.

(** The fraction is in lowest terms. *)
Lemma fraction_reduced p q : (0 < q)%Z ->
  Z.gcd (Qnum (fraction p q)) (Zpos (Qden (fraction p q))) = 1%Z.
Proof.
move=> q0; set g := Z.gcd p q.
have g0 : (0 < g)%Z by have := Z.gcd_nonneg p q; have := Z.gcd_eq_0_r p q; lia.
have [b qE] := Z.gcd_divide_r p q; rewrite -/g in qE.
have b0 : (0 < b)%Z by nia.
have qg : (q / g)%Z = b by rewrite qE Z.div_mul //; lia.
rewrite /fraction -/g /= Z2Pos.id ?qg // -qg.
by apply: Z.gcd_div_gcd => //; lia.
Qed.

(** ** Scaling to integers *)

Lemma lcm_dvd_foldr x q : List.In q x ->
  (Zpos (Qden q) | common_denominator x)%Z.
Proof.
elim: x => //= q' x IH [->|/IH q_in]; first exact: Z.divide_lcm_l.
exact: Z.divide_trans q_in (Z.divide_lcm_r _ _).
Qed.

Lemma common_denominator_gt0 x : (0 < common_denominator x)%Z.
Proof.
elim: x => //= q x IH; set l := Z.lcm _ _.
have := Z.lcm_nonneg (Zpos (Qden q)) (common_denominator x).
by have := Z.lcm_eq_0 (Zpos (Qden q)) (common_denominator x); rewrite -/l; lia.
Qed.

Lemma zr_to_integer d q : (Zpos (Qden q) | d)%Z ->
  zr (to_integer d q) = zr d * qr q.
Proof.
case=> c ->; rewrite /to_integer Z.div_mul // !zrM /qr.
rewrite -mulrA [zr (Zpos _) * _]mulrCA mulfV ?zr_pos_neq0 // mulr1.
exact: mulrC.
Qed.

End Integers.
