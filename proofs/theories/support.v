(** * Support points, Minkowski differences and half-spaces *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Definitions *)

Section Definitions.

Variables (R : realFieldType) (n : nat).
Implicit Types (X A B : 'rV[R]_n -> Prop) (d s x : 'rV[R]_n).

(** [s] is a support point of [X] in direction [d]: a furthest point. *)
Definition is_support X d s := X s /\ forall x, X x -> '[d, x] <= '[d, s].

(** [h] is the largest element of a set of numbers. *)
Definition is_max (P : R -> Prop) (h : R) := P h /\ forall p, P p -> p <= h.

(** The values of the direction [d] on [X] (the projection of [X]). *)
Definition values X d (r : R) := exists2 x, X x & r = '[d, x].

(** [h] is the value of the support function of [X] in direction [d]. *)
Definition is_support_value X d h := is_max (values X d) h.

(** The Minkowski difference and sum (Definition 2.1). *)
Definition msub A B x := exists a b, [/\ A a, B b & x = a - b].
Definition madd A B x := exists a b, [/\ A a, B b & x = a + b].

(** The set of points of a family, and the family of all differences. *)
Definition points (T : finType) (Y : T -> 'rV[R]_n) x := exists i, x = Y i.

Definition msubf (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n) :
  T * U -> 'rV[R]_n := fun p => A p.1 - B p.2.

(** The closed half-space of the points [p] with [a.p >= b]. *)
Definition halfspace (a : 'rV[R]_n) (b : R) (p : 'rV[R]_n) : Prop :=
  b <= '[a, p].

End Definitions.

(** ** Support points *)

Section Support.

Variables (R : realFieldType) (n : nat).
Implicit Types (X A B : 'rV[R]_n -> Prop) (d s x : 'rV[R]_n).

Lemma is_max_unique (P : R -> Prop) h h' : is_max P h -> is_max P h' -> h = h'.
Proof.
by move=> [Ph hmax] [Ph' hmax']; apply: le_anti; rewrite hmax' ?hmax.
Qed.

(** The value at a support point is the value of the support function, and
    conversely a point of [X] with that value is a support point. *)
Lemma support_valueP X d s :
  is_support X d s <-> X s /\ is_support_value X d '[d, s].
Proof.
split=> [[Xs smax]|[Xs [_ smax]]]; split=> //; last first.
  by move=> x Xx; apply: smax; exists x.
by split=> [|_ [x Xx ->]]; [exists s | apply: smax].
Qed.

Lemma support_sub X X' d s : (forall x, X x -> X' x) -> X s ->
  is_support X' d s -> is_support X d s.
Proof. by move=> sub Xs [_ smax]; split=> // x /sub/smax. Qed.

Lemma support_ext X X' d s : (forall x, X x <-> X' x) ->
  is_support X d s <-> is_support X' d s.
Proof.
by move=> e; split=> [] [Xs smax]; split=> [|x /e /smax //]; apply/e.
Qed.

(** The hyperplane through a support point supports the set. *)
Lemma support_halfspace X d s : is_support X d s ->
  forall x, X x -> halfspace (- d) (- '[d, s]) x.
Proof. by move=> [_ smax] x /smax; rewrite /halfspace dotNl ler_opp2. Qed.

(** ** Theorem 2.3 *)

Variable T : finType.
Implicit Type Y : T -> 'rV[R]_n.

Lemma conv_dot_le Y d c :
  (forall i, '[d, Y i] <= c) -> forall x, conv Y x -> '[d, x] <= c.
Proof.
move=> dY x /conv_setT cx; rewrite -ler_opp2 -dotNl.
apply: (conv_on_dot_ge _ cx) => i _; by rewrite dotNl ler_opp2.
Qed.

(** Theorem 2.3 (support computability): the support function of the convex
    hull of a family is the support function of the family. *)
Theorem support_computability Y d h :
  is_support_value (points Y) d h <-> is_support_value (conv Y) d h.
Proof.
split=> [[[_ [i ->] ->] hmax]|[[x cx ->] hmax]].
  split=> [|_ [y cy ->]]; first by exists (Y i) => //; apply: conv_pt.
  by apply: conv_dot_le cy => j; apply: hmax; exists (Y j) => //; exists j.
have dY i : '[d, Y i] <= '[d, x].
  by apply: hmax; exists (Y i) => //; apply: conv_pt.
split=> [|_ [_ [i ->] ->]] //.
have [/existsP[i /eqP di]|/existsPn ne] := boolP [exists i, '[d, Y i] == '[d, x]].
  by exists (Y i); [exists i | rewrite di].
case: cx => l [l0 l1 xE].
have [i li] : exists i, 0 < l i.
  have [/existsP //|/existsPn none] := boolP [exists i, 0 < l i].
  have /eqP: \sum_i l i = 0.
    by apply: big1 => i _; apply/eqP; rewrite eq_le l0 leNgt none.
  by rewrite l1 oner_eq0.
have : \sum_j l j * ('[d, x] - '[d, Y j]) = 0.
  rewrite (eq_bigr (fun j => l j * '[d, x] - l j * '[d, Y j])) => [|j _].
    by rewrite sumrB -mulr_suml l1 mul1r -dot_combr -xE subrr.
  by rewrite mulrBr.
move/eqP; rewrite psumr_eq0 => [/allP/(_ i (mem_index_enum _))|j _].
  rewrite mulf_eq0 gt_eqF //= subr_eq0 eq_sym => di.
  by have := ne i; rewrite di.
by rewrite mulr_ge0 // subr_ge0.
Qed.

(** A furthest point of the family is a support point of the hull. *)
Theorem support_points_conv Y d s :
  is_support (points Y) d s -> is_support (conv Y) d s.
Proof.
move=> [[i ->] smax]; split=> [|x]; first exact: conv_pt.
by apply: conv_dot_le => j; apply: smax; exists j.
Qed.

(** Every non-empty finite family has a furthest point. *)
Lemma support_exists Y d (i0 : T) :
  exists i, forall j, '[d, Y j] <= '[d, Y i].
Proof.
have [i _ imax] := arg_maxP (fun i => '[d, Y i]) (isT : xpredT i0).
by exists i => j; apply: imax.
Qed.

Lemma support_pointsP Y d i :
  is_support (points Y) d (Y i) <-> forall j, '[d, Y j] <= '[d, Y i].
Proof.
split=> [[_ smax] j|smax]; first by apply: smax; exists j.
by split=> [|_ [j ->]]; first exists i.
Qed.

End Support.

(** ** Lemma 2.4, Theorem 2.5 *)

Section Minkowski.

Variables (R : realFieldType) (n : nat).
Implicit Types (X A B : 'rV[R]_n -> Prop) (d s x : 'rV[R]_n).

(** Lemma 2.4: the largest sum is the sum of the largest. *)
Lemma max_of_sum (P Q : R -> Prop) a b : is_max P a -> is_max Q b ->
  is_max (fun r => exists p q, [/\ P p, Q q & r = p + q]) (a + b).
Proof.
move=> [Pa amax] [Qb bmax]; split=> [|_ [p [q [Pp Qq ->]]]].
  by exists a, b.
by rewrite ler_add ?amax ?bmax.
Qed.

(** Theorem 2.5: the difference of a support point of [A] in direction [d] and
    one of [B] in direction [-d] is a support point of the Minkowski
    difference in direction [d]. *)
Theorem support_msub A B d sa sb :
  is_support A d sa -> is_support B (- d) sb ->
  is_support (msub A B) d (sa - sb).
Proof.
move=> [Aa amax] [Bb bmax]; split=> [|_ [a [b [Xa Xb ->]]]].
  by exists sa, sb.
by rewrite !dotBr ler_add ?amax // -!dotNl bmax.
Qed.

(** Theorem 2.5 for values: the support function of the difference. *)
Theorem support_value_msub A B d ha hb :
  is_support_value A d ha -> is_support_value B (- d) hb ->
  is_support_value (msub A B) d (ha + hb).
Proof.
move=> ma mb; have [[p [q [[a Aa ->] [b Bb ->]]]] sE smax] := max_of_sum ma mb.
split=> [|_ [_ [a' [b' [Aa' Bb' ->]]] ->]].
  by exists (a - b); [exists a, b | rewrite dotBr sE dotNl].
apply: smax; exists '[d, a'], '[- d, b']; split; [by exists a'|by exists b'|].
by rewrite dotBr dotNl.
Qed.

(** Conversely every support point of the difference splits so. *)
Theorem support_msub_inv A B d a b :
  A a -> B b -> is_support (msub A B) d (a - b) ->
  is_support A d a /\ is_support B (- d) b.
Proof.
move=> Aa Bb [_ smax]; split; split=> // x Xx.
  have : '[d, x - b] <= '[d, a - b] by apply: smax; exists x, b.
  by rewrite !dotBr ler_add2r.
have : '[d, a - x] <= '[d, a - b] by apply: smax; exists a, x.
by rewrite !dotBr ler_add2l !dotNl.
Qed.

(** The Minkowski difference of convex sets is convex. *)
Lemma convex_msub A B : convex A -> convex B -> convex (msub A B).
Proof.
move=> cA cB _ _ t [a [b [Aa Bb ->]]] [a' [b' [Aa' Bb' ->]]] t0 t1.
exists ((1 - t) *: a + t *: a'), ((1 - t) *: b + t *: b'); split.
- exact: cA.
- exact: cB.
- by rewrite !scalerBr addrACA -opprD.
Qed.

(** Corollary 2.1.1: two convex sets have at most one distance vector. *)
Corollary distance_vector_unique A B v w : convex A -> convex B ->
  is_minnorm (msub A B) v -> is_minnorm (msub A B) w -> v = w.
Proof. by move=> cA cB; apply/minnorm_unique/convex_msub. Qed.

(** The convex hull of all differences is the difference of the hulls. *)
Lemma conv_msubf (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n) x :
  conv (msubf A B) x <-> msub (conv A) (conv B) x.
Proof.
split=> [[l [l0 l1 ->]]|[_ [_ [[l [l0 l1 ->]] [m [m0 m1 ->]] ->]]]].
  exists (\sum_i (\sum_j l (i, j)) *: A i), (\sum_j (\sum_i l (i, j)) *: B j).
  split.
  - exists (fun i => \sum_j l (i, j)); split=> // [i|].
      exact: sumr_ge0.
    by rewrite pair_big -[RHS]l1; apply: eq_bigr => -[].
  - exists (fun j => \sum_i l (i, j)); split=> // [j|].
      exact: sumr_ge0.
    by rewrite exchange_big pair_big -[RHS]l1; apply: eq_bigr => -[].
  - rewrite (eq_bigr (fun i => \sum_j l (i, j) *: A i)) => [|i _]; last first.
      by rewrite scaler_suml.
    rewrite [X in _ = _ - X](eq_bigr (fun j => \sum_i l (i, j) *: B j)); last first.
      by move=> j _; rewrite scaler_suml.
    rewrite [X in _ = _ - X]exchange_big !pair_big /= -sumrB.
    by apply: eq_bigr => -[i j] _; rewrite /msubf scalerBr.
exists (fun p => l p.1 * m p.2); split=> [p||].
- by rewrite mulr_ge0.
- rewrite -(pair_big xpredT xpredT (fun i j => l i * m j)) /=.
  by rewrite -[RHS]l1; apply: eq_bigr => i _; rewrite -mulr_sumr m1 mulr1.
- rewrite (eq_bigr (fun p => l p.1 * m p.2 *: A p.1 - l p.1 * m p.2 *: B p.2));
    last by move=> p _; rewrite /msubf scalerBr.
  rewrite sumrB; congr (_ - _).
    rewrite -(pair_big xpredT xpredT (fun i j => (l i * m j) *: A i)) /=.
    by apply: eq_bigr => i _; rewrite -scaler_suml -mulr_sumr m1 mulr1.
  rewrite -(pair_big xpredT xpredT (fun i j => (l i * m j) *: B j)) /=.
  rewrite exchange_big; apply: eq_bigr => j _ /=.
  by rewrite -scaler_suml -mulr_suml l1 mul1r.
Qed.

Lemma points_msubf (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n) x :
  points (msubf A B) x <-> msub (points A) (points B) x.
Proof.
split=> [[[i j] ->]|[_ [_ [[i ->] [j ->] ->]]]]; last by exists (i, j).
by exists (A i), (B j); split=> //; [exists i | exists j].
Qed.

(** The support point of a difference of families is found in [A] and in [B]
    separately (Theorems 2.3 and 2.5 together). *)
Theorem support_msubf (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n)
    d i j :
  (forall k, '[d, A k] <= '[d, A i]) -> (forall k, '[- d, B k] <= '[- d, B j]) ->
  is_support (conv (msubf A B)) d (msubf A B (i, j)).
Proof.
move=> iA jB; apply/support_points_conv/(support_ext _ _ (points_msubf A B)).
by apply: support_msub; apply/support_pointsP.
Qed.

(** A minimum-norm point of the difference realises the distance. *)
Lemma minnorm_msub_distance A B v : is_minnorm (msub A B) v ->
  exists a b, [/\ A a, B b, v = a - b &
    forall a' b', A a' -> B b' -> '[a - b, a - b] <= '[a' - b', a' - b']].
Proof.
move=> [[a [b [Aa Bb ->]]] vmin]; exists a, b; split=> // a' b' Aa' Bb'.
by apply: vmin; exists a', b'.
Qed.

(** Distance zero is intersection. *)
Lemma minnorm_msub0 A B v : is_minnorm (msub A B) v ->
  v = 0 <-> exists x, A x /\ B x.
Proof.
move=> [[a [b [Aa Bb vE]]] vmin]; split=> [v0|[x [Ax Bx]]].
  by exists a; split=> //; move/eqP: v0; rewrite vE subr_eq0 => /eqP ->.
apply/eqP; rewrite -dot_eq0 eq_le dot_ge0 andbT.
have <- : '[x - x, x - x] = 0 :> R by rewrite subrr dot0l.
by apply: vmin; exists x, x.
Qed.

(** ** Lemma 2.6 *)

Lemma convex_halfspace (a : 'rV[R]_n) b : convex (halfspace a b).
Proof.
move=> x y t; rewrite /halfspace dotDr !dotZr => bx By t0 t1.
have -> : b = (1 - t) * b + t * b by ring.
by rewrite ler_add // ler_wpmul2l // subr_ge0.
Qed.

(** Lemma 2.6 ([a <> 0] as in the definition of the half-space): the nearest point
    of the half-space [a.p >= b] is [(b / a.a) a] when [b > 0], and the origin
    otherwise. *)
Lemma minnorm_halfspace (a : 'rV[R]_n) b : a != 0 ->
  is_minnorm (halfspace a b) (if 0 < b then (b / '[a, a]) *: a else 0).
Proof.
move=> a0; have aa : 0 < '[a, a] by rewrite dot_gt0.
case: ifP => [b0|/negbT]; last first.
  by rewrite -leNgt => b0; apply: minnorm0; rewrite /halfspace dot0r.
apply/minnormP; first exact: convex_halfspace.
rewrite /halfspace dotZr divfK ?gt_eqF //; split=> // x bx.
by rewrite !dotZl dotZr divfK ?gt_eqF // ler_wpmul2l // divr_ge0 // ltW.
Qed.

(** The hypothesis [a <> 0] is needed: for [a = 0] and [b > 0] the half-space
    is empty and has no nearest point. *)
Lemma halfspace0_empty b : 0 < b -> forall v, ~ is_minnorm (halfspace (0 : 'rV[R]_n) b) v.
Proof. by move=> b0 v [bv _]; move: bv; rewrite /halfspace dot0l leNgt b0. Qed.

End Minkowski.
