(** * Convex and affine hulls of finite families

    Bodies are predicates on points or finite families [Y : T -> 'rV[R]_n]
    ([T] a finite type; points may repeat).  [conv_on S Y] and [aff_on S Y] are
    the hulls of the sub-family with indices in [S]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Definitions *)

Section Definitions.

Variables (R : realFieldType) (n : nat).
Implicit Types (x y : 'rV[R]_n) (X : 'rV[R]_n -> Prop).

(** A set is convex when it contains every segment between its points. *)
Definition convex X := forall x y t,
  X x -> X y -> 0 <= t -> t <= 1 -> X ((1 - t) *: x + t *: y).

Variables (T : finType).
Implicit Types (S : {set T}) (Y : T -> 'rV[R]_n) (l : T -> R).

(** The convex hull and the affine hull of a family (Definition 2.2). *)
Definition conv Y x := exists l : T -> R,
  [/\ forall i, 0 <= l i, \sum_i l i = 1 & x = \sum_i l i *: Y i].

Definition aff Y x := exists l : T -> R,
  \sum_i l i = 1 /\ x = \sum_i l i *: Y i.

Definition conv_on S Y x := exists l : T -> R,
  [/\ forall i, 0 <= l i, forall i, i \notin S -> l i = 0,
      \sum_i l i = 1 & x = \sum_i l i *: Y i].

Definition aff_on S Y x := exists l : T -> R,
  [/\ forall i, i \notin S -> l i = 0,
      \sum_i l i = 1 & x = \sum_i l i *: Y i].

(** [x] has coordinates over [S] that are all positive. *)
Definition pos_on S Y x := exists l : T -> R,
  [/\ forall i, i \in S -> 0 < l i, forall i, i \notin S -> l i = 0,
      \sum_i l i = 1 & x = \sum_i l i *: Y i].

(** Affine independence of the sub-family [S] (Definition 2.5: the points of
    [S] are the vertices of a simplex). *)
Definition affine_free S Y := forall l : T -> R,
  (forall i, i \notin S -> l i = 0) -> \sum_i l i = 0 ->
  \sum_i l i *: Y i = 0 -> forall i, l i = 0.

End Definitions.

(** ** Weights *)

Section Weights.

Variables (R : realFieldType) (n : nat) (T : finType).
Implicit Types (S : {set T}) (Y : T -> 'rV[R]_n) (l : T -> R) (x y : 'rV[R]_n).

Definition unit_weight (i : T) : T -> R := fun j => (j == i)%:R.

Lemma sum_unit_weight i (f : T -> R) : \sum_j unit_weight i j * f j = f i.
Proof.
rewrite (bigD1 i) //= /unit_weight eqxx mul1r big1 ?addr0 // => j /negPf ->.
by rewrite mul0r.
Qed.

Lemma sum_unit_weight1 i : \sum_j unit_weight i j = 1.
Proof.
by rewrite -[RHS](sum_unit_weight i (fun _ => 1)); apply: eq_bigr => j _;
  rewrite mulr1.
Qed.

Lemma comb_unit_weight i Y : \sum_j unit_weight i j *: Y j = Y i.
Proof.
rewrite (bigD1 i) //= /unit_weight eqxx scale1r big1 ?addr0 // => j /negPf ->.
by rewrite scale0r.
Qed.

Lemma combD Y l1 l2 :
  \sum_i (l1 i + l2 i) *: Y i = \sum_i l1 i *: Y i + \sum_i l2 i *: Y i.
Proof. by rewrite -big_split; apply: eq_bigr => i _; rewrite scalerDl. Qed.

Lemma combZ Y a l : \sum_i (a * l i) *: Y i = a *: \sum_i l i *: Y i.
Proof. by rewrite scaler_sumr; apply: eq_bigr => i _; rewrite scalerA. Qed.

Lemma comb_seg Y t l1 l2 :
  \sum_i ((1 - t) * l1 i + t * l2 i) *: Y i =
  (1 - t) *: (\sum_i l1 i *: Y i) + t *: (\sum_i l2 i *: Y i).
Proof. by rewrite combD !combZ. Qed.

Lemma sum_seg t l1 l2 : \sum_i l1 i = 1 -> \sum_i l2 i = 1 ->
  \sum_i ((1 - t) * l1 i + t * l2 i) = 1.
Proof. by move=> s1 s2; rewrite big_split /= -!mulr_sumr s1 s2; ring. Qed.

(** ** Basic facts on hulls *)

Lemma conv_setT Y x : conv Y x <-> conv_on setT Y x.
Proof.
split=> [[l [l0 l1 ->]]|[l [l0 _ l1 ->]]]; exists l; split=> // i.
by rewrite inE.
Qed.

Lemma aff_setT Y x : aff Y x <-> aff_on setT Y x.
Proof.
split=> [[l [l1 ->]]|[l [_ l1 ->]]]; exists l; split=> // i.
by rewrite inE.
Qed.

Lemma conv_on_aff_on S Y x : conv_on S Y x -> aff_on S Y x.
Proof. by case=> l [_ lS l1 ->]; exists l. Qed.

Lemma conv_aff Y x : conv Y x -> aff Y x.
Proof. by move/conv_setT/conv_on_aff_on/aff_setT. Qed.

Lemma pos_on_conv_on S Y x : pos_on S Y x -> conv_on S Y x.
Proof.
case=> l [l0 lS l1 ->]; exists l; split=> // i.
by have [/l0/ltW|/lS ->] := boolP (i \in S).
Qed.

Lemma conv_on_sub S S' Y x : S \subset S' -> conv_on S Y x -> conv_on S' Y x.
Proof.
move=> /subsetP sub [l [l0 lS l1 ->]]; exists l; split=> // i iS'.
by apply: lS; apply: contra iS' => /sub.
Qed.

Lemma aff_on_sub S S' Y x : S \subset S' -> aff_on S Y x -> aff_on S' Y x.
Proof.
move=> /subsetP sub [l [lS l1 ->]]; exists l; split=> // i iS'.
by apply: lS; apply: contra iS' => /sub.
Qed.

Lemma conv_on_conv S Y x : conv_on S Y x -> conv Y x.
Proof. by move=> cx; apply/conv_setT/(conv_on_sub _ cx)/subsetT. Qed.

Lemma conv_on_pt S Y i : i \in S -> conv_on S Y (Y i).
Proof.
move=> iS; exists (unit_weight i); split=> [j|j jS||].
- by rewrite ler0n.
- by rewrite /unit_weight; case: eqP jS => // ->; rewrite iS.
- exact: sum_unit_weight1.
- by rewrite comb_unit_weight.
Qed.

Lemma conv_pt Y i : conv Y (Y i).
Proof. by apply/conv_setT/conv_on_pt; rewrite inE. Qed.

Lemma aff_on_neq0 S Y x : aff_on S Y x -> S != set0.
Proof.
case=> l [lS l1 _]; apply/eqP => S0; move: l1.
rewrite big1 => [/eqP|i _]; first by rewrite eq_sym oner_eq0.
by apply: lS; rewrite S0 inE.
Qed.

Lemma conv_on_neq0 S Y x : conv_on S Y x -> S != set0.
Proof. by move/conv_on_aff_on/aff_on_neq0. Qed.

Lemma conv_on1 i Y x : conv_on [set i] Y x <-> x = Y i.
Proof.
split=> [[l [_ lS l1 ->]]|->]; last by apply: conv_on_pt; rewrite inE.
have li : l i = 1.
  rewrite -l1 (bigD1 i) //= big1 ?addr0 // => j ji; apply: lS.
  by rewrite inE ji.
rewrite (bigD1 i) //= li scale1r big1 ?addr0 // => j ji.
by rewrite lS ?scale0r // inE ji.
Qed.

Lemma convex_conv_on S Y : convex (conv_on S Y).
Proof.
move=> x y t [l [l0 lS l1 ->]] [m [m0 mS m1 ->]] t0 t1.
exists (fun i => (1 - t) * l i + t * m i); split=> [i|i iS||].
- by rewrite addr_ge0 // mulr_ge0 // subr_ge0.
- by rewrite lS ?mS // !mulr0 addr0.
- exact: sum_seg.
- by rewrite comb_seg.
Qed.

(** Convex hulls are convex. *)
Lemma convex_conv Y : convex (conv Y).
Proof.
move=> x y t /conv_setT cx /conv_setT cy t0 t1.
by apply/conv_setT/convex_conv_on.
Qed.

(** Affine hulls contain the whole line through two of their points. *)
Lemma aff_on_line S Y x y t :
  aff_on S Y x -> aff_on S Y y -> aff_on S Y ((1 - t) *: x + t *: y).
Proof.
move=> [l [lS l1 ->]] [m [mS m1 ->]].
exists (fun i => (1 - t) * l i + t * m i); split=> [i iS||].
- by rewrite lS ?mS // !mulr0 addr0.
- exact: sum_seg.
- by rewrite comb_seg.
Qed.

Lemma convex_aff_on S Y : convex (aff_on S Y).
Proof. by move=> x y t ax ay _ _; apply: aff_on_line. Qed.

End Weights.
