(** * Certificates: what they are

    Two non-empty finite point families [A] and [B] are given.  A certificate is
    a small piece of data from which anybody can re-check how the bodies
    [conv A] and [conv B] lie to each other, without trusting the program that
    found it.  There are three kinds:

    - _separated_: index pairs with positive weights [l], of sum 1, and
      [v = \sum l p (A p.1 - B p.2)] with [v <> 0] and [v.(a - b) >= v.v] for all
      points [a] of [A] and [b] of [B];
    - _touching_: index pairs with positive weights of sum 1 whose weighted
      difference is 0, and a direction [d <> 0] with [d.(a - b) >= 0] for all
      [a] and [b];
    - _overlapping_: index pairs with positive weights of sum 1 whose weighted
      difference is 0, and [n] of these pairs whose differences have a
      determinant that is not 0.

    Here are the definitions, the checker as a boolean function, and the facts
    on hulls that the proofs of soundness and completeness share. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Interior and boundary, without square roots *)

Section Topology.

Variables (R : realFieldType) (n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (x y : 'rV[R]_n).

(** [x] is an interior point of [X]: a whole ball around [x] lies in [X].  The
    number [eps] is the square of the radius. *)
Definition interior X x :=
  exists2 eps : R, 0 < eps & forall y, '[y - x, y - x] < eps -> X y.

(** [x] is a boundary point of [X]: every ball around [x] has a point of [X] and
    a point outside [X]. *)
Definition boundary X x := forall eps : R, 0 < eps ->
  (exists2 y, '[y - x, y - x] < eps & X y) /\
  (exists2 y, '[y - x, y - x] < eps & ~ X y).

(** No point is both in the interior and on the boundary. *)
Lemma interior_not_boundary X x : interior X x -> ~ boundary X x.
Proof. by case=> eps /[swap] inX /[swap] bd /bd [_ [y /inX]]. Qed.

(** Interior points belong to the set. *)
Lemma interior_in X x : interior X x -> X x.
Proof. by case=> eps eps0; apply; rewrite subrr dot0l. Qed.

End Topology.

(** ** The data and the checker *)

Section Certificate.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).
Implicit Types (W : {set T * U}) (l : T * U -> R) (v d : 'rV[R]_n).

(** The difference body [conv A - conv B] (the Minkowski difference). *)
Definition difference_body : 'rV[R]_n -> Prop := msub (conv A) (conv B).

(** A certificate: a set of index pairs, their weights, and the distance vector
    (separated), a direction (touching), or [n] of the pairs (overlapping). *)
Inductive certificate :=
| Separated of {set T * U} & (T * U -> R) & 'rV[R]_n
| Touching of {set T * U} & (T * U -> R) & 'rV[R]_n
| Overlapping of {set T * U} & (T * U -> R) & ('I_n -> T * U).

(** The weights of the listed pairs are positive and their sum is 1. *)
Definition positive_weights W l : bool :=
  [forall p in W, 0 < l p] && (\sum_(p in W) l p == 1).

(** The weighted sum of the differences of the listed pairs. *)
Definition weighted_difference W l : 'rV[R]_n :=
  \sum_(p in W) l p *: (A p.1 - B p.2).

(** The weighted points of the two bodies that belong to the listed pairs. *)
Definition weighted_point_A W l : 'rV[R]_n := \sum_(p in W) l p *: A p.1.
Definition weighted_point_B W l : 'rV[R]_n := \sum_(p in W) l p *: B p.2.

(** The checker: exactly the conditions listed at the head of this file. *)
Definition valid (c : certificate) : bool :=
  match c with
  | Separated W l v =>
      [&& positive_weights W l, v == weighted_difference W l, v != 0
        & [forall a, forall b, '[v, v] <= '[v, A a - B b]]]
  | Touching W l d =>
      [&& positive_weights W l, weighted_difference W l == 0, d != 0
        & [forall a, forall b, 0 <= '[d, A a - B b]]]
  | Overlapping W l m =>
      [&& positive_weights W l, weighted_difference W l == 0,
          [forall i, m i \in W]
        & \det (\matrix_i (A (m i).1 - B (m i).2)) != 0]
  end.

(** The condition over all pairs needs one scan of [A] and one scan of [B]: it
    holds if and only if the smallest [d.a] minus the largest [d.b] is at least
    the bound. *)
Lemma all_pairs_by_two_scans d (c : R) (a0 : T) (b0 : U) :
  [forall a, forall b, c <= '[d, A a - B b]] =
  (c <= '[d, A [arg min_(a < a0) '[d, A a]]%O]
        - '[d, B [arg max_(b > b0) '[d, B b]]%O]).
Proof.
case: arg_minP => // a _ amin; case: arg_maxP => // b _ bmax.
apply/forallP/idP => [/(_ a)/forallP/(_ b)|cab a']; first by rewrite dotBr.
apply/forallP => b'; rewrite dotBr (le_trans cab) // ler_sub ?amin //; exact: bmax.
Qed.

End Certificate.

Arguments Separated {R n T U}.
Arguments Touching {R n T U}.
Arguments Overlapping {R n T U}.

(** ** Hulls of differences *)

Section Hulls.

Variables (R : realFieldType) (n : nat).

(** Repeating or leaving out points of a family does not add points to its
    hull. *)
Lemma conv_reindex (I T : finType) (f : I -> T) (Y : T -> 'rV[R]_n) x :
  conv (fun i => Y (f i)) x -> conv Y x.
Proof. by move=> /conv_comp/conv_on_conv. Qed.

(** Positive weights on a set of indices give a point of the hull. *)
Lemma conv_of_weights (I : finType) (W : {set I}) (l : I -> R)
    (Y : I -> 'rV[R]_n) :
  [forall i in W, 0 < l i] -> \sum_(i in W) l i = 1 ->
  conv Y (\sum_(i in W) l i *: Y i).
Proof.
move=> /forall_inP l0 l1; exists (fun i => if i \in W then l i else 0); split.
- by move=> i; case: ifP => // /l0/ltW.
- by rewrite -big_mkcond.
- rewrite big_mkcond; apply: eq_bigr => i _.
  by case: ifP => // _; rewrite scale0r.
Qed.

(** A bound on a linear function over the points holds on the hull. *)
Lemma conv_dot_ge (I : finType) (Y : I -> 'rV[R]_n) d (c : R) x :
  (forall i, c <= '[d, Y i]) -> conv Y x -> c <= '[d, x].
Proof.
by move=> cY [l [l0 l1 ->]]; rewrite dot_combr; apply: mean_ge.
Qed.

Variables (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).

(** The difference body of two hulls is the hull of all the differences of
    their points. *)
Lemma difference_bodyE x :
  difference_body A B x <-> conv (fun p : T * U => A p.1 - B p.2) x.
Proof. exact: iff_sym (conv_msubf A B x). Qed.

Lemma difference_body_ge d (c : R) x :
  [forall a, forall b, c <= '[d, A a - B b]] ->
  difference_body A B x -> c <= '[d, x].
Proof.
move=> cAB /difference_bodyE; apply: conv_dot_ge => -[a b] /=.
by move/forallP/(_ a)/forallP: cAB.
Qed.

(** The points that a certificate names lie in the bodies, and their difference
    is the weighted difference. *)
Lemma weighted_pointsP W l : positive_weights W l ->
  [/\ conv A (weighted_point_A A W l), conv B (weighted_point_B B W l)
    & weighted_point_A A W l - weighted_point_B B W l
      = weighted_difference A B W l].
Proof.
case/andP => l0 /eqP l1; split.
- by apply: (@conv_reindex _ _ fst); apply: conv_of_weights.
- by apply: (@conv_reindex _ _ snd); apply: conv_of_weights.
- by rewrite -sumrB; apply: eq_bigr => p _; rewrite scalerBr.
Qed.

Lemma weighted_difference_in W l : positive_weights W l ->
  difference_body A B (weighted_difference A B W l).
Proof.
move=> /weighted_pointsP[]; exists (weighted_point_A A W l).
by exists (weighted_point_B B W l).
Qed.

End Hulls.
