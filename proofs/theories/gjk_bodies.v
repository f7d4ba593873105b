(** * GJK from two bodies, end to end

    The input is two non-empty finite families of points [A] and [B].  The
    points of the Minkowski difference are never enumerated: a support point
    is found in [A] and in [B] separately. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import johnson_algorithm gjk gjk_johnson.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Bodies.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).

(** A support mapping of [A - B] from one of [A] and one of [B]
    (Theorem 2.5). *)
Definition pair_support (sA : 'rV[R]_n -> T) (sB : 'rV[R]_n -> U) d : T * U :=
  (sA d, sB (- d)).

Lemma pair_supportP sA sB :
  (forall d, support_index A d (sA d)) -> (forall d, support_index B d (sB d)) ->
  forall d, support_index (msubf A B) d (pair_support sA sB d).
Proof.
move=> sAP sBP d [i j]; rewrite /msubf /= !dotBr ler_add ?sAP //.
by rewrite -!dotNl sBP.
Qed.

(** Weights on pairs give a point of each body. *)
Definition point_a (l : T * U -> R) : 'rV[R]_n := \sum_p l p *: A p.1.
Definition point_b (l : T * U -> R) : 'rV[R]_n := \sum_p l p *: B p.2.

Lemma point_a_conv l : (forall p, 0 <= l p) -> \sum_p l p = 1 ->
  conv A (point_a l).
Proof.
move=> l0 l1; apply: (@conv_on_conv _ _ _ (fst @: [set: T * U])).
by apply/conv_comp; exists l.
Qed.

Lemma point_b_conv l : (forall p, 0 <= l p) -> \sum_p l p = 1 ->
  conv B (point_b l).
Proof.
move=> l0 l1; apply: (@conv_on_conv _ _ _ (snd @: [set: T * U])).
by apply/conv_comp; exists l.
Qed.

Lemma point_ab l : \sum_p l p *: msubf A B p = point_a l - point_b l.
Proof. by rewrite -sumrB; apply: eq_bigr => p _; rewrite /msubf scalerBr. Qed.

(** Answer of the distance problem: [v] is the distance vector, [W] the pairs,
    [l] the weights. *)
Definition distance_answer (W : seq (T * U)) (v : 'rV[R]_n) (l : T * U -> R) :=
  [/\ is_minnorm (msub (conv A) (conv B)) v,
      (forall p, p \in W -> 0 < l p) /\ (forall p, p \notin W -> l p = 0),
      \sum_p l p = 1,
      [/\ conv A (point_a l), conv B (point_b l) & v = point_a l - point_b l] &
      forall a b, conv A a -> conv B b ->
        '[point_a l - point_b l, point_a l - point_b l] <= '[a - b, a - b]].

Lemma good_distance_answer W v :
  is_minnorm (conv (msubf A B)) v -> good_state (msubf A B) (W, v) ->
  exists l, distance_answer W v l.
Proof.
move=> mv [_ _ [l [l0 lS l1 vE]] _] /=.
have mv' : is_minnorm (msub (conv A) (conv B)) v.
  by apply/(minnorm_ext _ _); [move=> x; symmetry; apply: conv_msubf | exact: mv].
have lge p : 0 <= l p.
  by have [/l0/ltW|/lS ->] := boolP (p \in [set p in W]).
have vE' : v = point_a l - point_b l by rewrite -point_ab; exact: vE.
exists l; split=> //.
- by split=> p pW; [apply: l0 | apply: lS]; rewrite inE.
- by split=> //; [apply: point_a_conv | apply: point_b_conv].
- move=> a b Aa Bb; rewrite -vE'; have [_ vmin] := mv'.
  by apply: vmin; exists a, b.
Qed.

(** Theorems 3.2 and 3.3 from two bodies.  For any support mappings of [A] and
    [B], any distance sub-algorithm that meets its specification and any
    non-empty list of index pairs to start from, GJK halts; it returns pairs
    and the distance vector [v(conv A - conv B)], and weights over the pairs
    give points [a] of [conv A] and [b] of [conv B] with [a - b = v] whose
    distance is the distance of the two hulls. *)
Theorem gjk_bodies sA sB sub W0 :
  (forall d, support_index A d (sA d)) -> (forall d, support_index B d (sB d)) ->
  (forall Q, Q != [::] -> sub_spec (msubf A B) Q (sub Q)) -> W0 != [::] ->
  exists W v l, gjk (msubf A B) (pair_support sA sB) sub W0 = Some (W, v) /\
    distance_answer W v l.
Proof.
move=> sAP sBP subP W00.
have [[W v] [gE mv good]] := gjk_correct (pair_supportP sAP sBP) subP W00.
by have [l ans] := good_distance_answer mv good; exists W, v, l.
Qed.

End Bodies.

(** ** An instance of all the parameters *)

Section Instance.

Variables (R : realFieldType) (n : nat).

(** A furthest point by linear scan. *)
Definition scan_support (T : finType) (i0 : T) (Y : T -> 'rV[R]_n) d : T :=
  [arg max_(i > i0) '[d, Y i]]%O.

Lemma scan_supportP (T : finType) (i0 : T) (Y : T -> 'rV[R]_n) d :
  support_index Y d (scan_support i0 Y d).
Proof.
by rewrite /scan_support => p; case: arg_maxP => // i _ imax; apply: imax.
Qed.

(** GJK with linear scans and Johnson's sub-algorithm (smallest index as [k]),
    started from the pair [(a0, b0)]. *)
Definition gjk_johnson (T U : finType) (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n)
    (a0 : T) (b0 : U) (W0 : seq (T * U)) :=
  gjk (msubf A B) (pair_support (scan_support a0 A) (scan_support b0 B))
      (johnson_list (msubf A B) min_root) W0.

(** GJK with Johnson's sub-algorithm computes the distance of every two
    non-empty finite families, from every non-empty list of pairs. *)
Theorem gjk_johnson_correct (T U : finType) (A : T -> 'rV[R]_n)
    (B : U -> 'rV[R]_n) (a0 : T) (b0 : U) (W0 : seq (T * U)) :
  W0 != [::] -> exists W v l, gjk_johnson A B a0 b0 W0 = Some (W, v) /\
    distance_answer A B W v l.
Proof.
move=> W00; apply: gjk_bodies => // [d|d|Q Q0]; do ?exact: scan_supportP.
by apply: johnson_list_spec Q0; apply: min_root_ok.
Qed.

End Instance.
