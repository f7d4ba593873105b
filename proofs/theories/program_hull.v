(** * Hulls of lists of points, and simplices in homogeneous form *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From CertiGJK Require Import vector convex minnorm program program_vectors.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Local Open Scope ring_scope.

(** ** Families and hulls *)

Section Hull.

Variables (R : realFieldType) (n : nat).
Implicit Types (ys : seq (seq Z)) (x v : 'rV[R]_n).

Lemma conv_sub_family (T U : finType) (Y : T -> 'rV[R]_n) (Z : U -> 'rV[R]_n) x :
  (forall u, exists t, Z u = Y t) -> conv Z x -> conv Y x.
Proof.
move=> /fin_all_exists[f Zf] [l [l0 l1 ->]].
apply: (@conv_on_conv _ _ _ (f @: setT)); apply/conv_comp.
by exists l; split=> //; apply: eq_bigr => u _; rewrite Zf.
Qed.

(** The list as a family, and its convex hull. *)
Definition family ys (i : 'I_(size ys)) : 'rV[R]_n := pt R n (nth [::] ys i).
Arguments family ys i : clear implicits.
Definition hull ys : 'rV[R]_n -> Prop := conv (family ys).

Lemma familyP ys y : y \in ys -> exists i, family ys i = pt R n y.
Proof.
move=> y_in; have i_lt : (index y ys < size ys)%N by rewrite index_mem.
by exists (Ordinal i_lt); rewrite /family /= nth_index.
Qed.

Lemma hull_pt ys y : y \in ys -> hull ys (pt R n y).
Proof. by move=> /familyP[i <-]; apply: conv_pt. Qed.

Lemma hull_sub ys ys' x : {subset ys <= ys'} -> hull ys x -> hull ys' x.
Proof.
move=> sub; apply: conv_sub_family => i.
have /sub/familyP[j e] : nth [::] ys i \in ys by rewrite mem_nth.
by exists j; rewrite e.
Qed.

Lemma minnorm_hullP ys v :
  is_minnorm (hull ys) v <->
  hull ys v /\ forall y, y \in ys -> '[v, v] <= '[v, pt R n y].
Proof.
rewrite minnorm_conv_allP; split=> [] [hv vy]; split=> //.
  by move=> y /familyP[i <-].
by move=> i; apply: vy; rewrite mem_nth.
Qed.

Lemma minnorm_hull_eq ys ys' v : ys =i ys' ->
  is_minnorm (hull ys) v <-> is_minnorm (hull ys') v.
Proof.
by move=> e; apply: minnorm_ext => x; split; apply: hull_sub => y; rewrite e.
Qed.

(** A point of the hull has an inner product with v at least that of some point
    of the list. *)
Lemma hull_dot_ge ys v x c : hull ys x ->
  (forall y, y \in ys -> c <= '[v, pt R n y]) -> c <= '[v, x].
Proof.
move=> /conv_setT hx vy; apply: conv_on_dot_ge hx => i _.
by apply: vy; rewrite mem_nth.
Qed.

(** ** Homogeneous combinations *)

Definition combination (l : seq Z) ys : 'rV[R]_n :=
  (zr R (zsum l))^-1 *: pt R n (zcomb n l ys).

Lemma weights_hull (l : seq Z) ys : all_sized n ys -> size l = size ys ->
  all (Z.leb 0) l -> (0 < zsum l)%Z -> hull ys (combination l ys).
Proof.
move=> ysn ls l0 w0; have wn0 : zr R (zsum l) != 0 by rewrite zr_eq0; lia.
exists (fun i : 'I_(size ys) => zr R (nth 0%Z l i) / zr R (zsum l)); split=> [i||].
- rewrite divr_ge0 ?zr_ge0 //; last lia.
  by apply: (all_nthP _ l0); rewrite ls.
- rewrite -mulr_suml -[in RHS](divff wn0) zr_sum ls; exact: erefl.
- rewrite /combination pt_comb // scaler_sumr; apply: eq_bigr => i _.
  by rewrite scalerA mulrC.
Qed.

Lemma zsum_mask s (l : seq Z) : size s = size l ->
  (forall i, ~~ nth false s i -> nth 0%Z l i = 0%Z) ->
  zsum (mask s l) = zsum l.
Proof.
elim: s l => [|b s IH] [|c l] //= [sl] l0.
have e : zsum (mask s l) = zsum l by apply: IH => // i; apply: (l0 i.+1).
case: b l0 => l0 /=; first by rewrite e.
by have /= -> := l0 0%N isT; rewrite e.
Qed.

Lemma pt_comb_mask s l ys : all_sized n ys ->
  size s = size ys -> size l = size ys ->
  (forall i, ~~ nth false s i -> nth 0%Z l i = 0%Z) ->
  pt R n (zcomb n (mask s l) (mask s ys)) = pt R n (zcomb n l ys).
Proof.
elim: s l ys => [|b s IH] [|c l] [|y ys] //= /andP[/eqP yn ysn] [sy] [ly] l0.
have e := IH l ys ysn sy ly (fun i => l0 i.+1).
have sz : size (zcomb n l ys) = n by apply: size_zcomb.
have msz : size (zcomb n (mask s l) (mask s ys)) = n.
  by apply: size_zcomb; apply/allP => z /mem_mask; apply: (allP ysn).
case: b l0 => l0; rewrite /zcomb /= -!/(zcomb n _ _).
  by rewrite !pt_add ?size_map // e.
rewrite pt_add ?size_map // pt_scale //.
by have /= -> := l0 0%N isT; rewrite zr0 scale0r add0r.
Qed.

Lemma mask_nil_has (s : seq bool) (T : Type) (x : seq T) :
  size s = size x -> nilp (mask s x) = ~~ has id s.
Proof. by elim: s x => [|[] s IH] [|a x] //= [sx]; apply: IH. Qed.

Lemma all_mask (T : Type) (P : pred T) (x0 : T) (s : seq bool) (l : seq T) :
  size s = size l -> (forall i, nth false s i -> P (nth x0 l i)) ->
  all P (mask s l).
Proof.
elim: s l => [|b s IH] [|c l] //= [sl] lP.
have e : all P (mask s l) by apply: IH => // i; apply: (lP i.+1).
by case: b lP => lP //=; rewrite e andbT; apply: (lP 0%N).
Qed.

Lemma zsum_gt0 (l : seq Z) : all (Z.ltb 0) l -> ~~ nilp l -> (0 < zsum l)%Z.
Proof.
elim: l => //= c l IH /andP[c0 l0] _; case: l IH l0 => [|d l] IH l0 /=; first lia.
by have := IH l0 isT => /=; lia.
Qed.

End Hull.

Arguments family R n ys i : clear implicits.
Arguments hull R n ys : clear implicits.
Arguments combination R n l ys : clear implicits.
