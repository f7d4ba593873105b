(** * Theorem 3.1: the halting condition of GJK

    For any convex set [X] (not only polytopes), any [x] in [X] and any
    support point [s] of [X] in direction [-x]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Halting.

Variables (R : realFieldType) (n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (s x v y : 'rV[R]_n).

Lemma support_gap_ge0 X x s : X x -> is_support X (- x) s -> 0 <= '[x, x - s].
Proof.
move=> Xx [_ smax]; have := smax x Xx.
by rewrite !dotNl ler_opp2 dotBr subr_ge0.
Qed.

Lemma support_dot_le X x s y : is_support X (- x) s -> X y -> '[x, s] <= '[x, y].
Proof. by move=> [_ smax] /smax; rewrite !dotNl ler_opp2. Qed.

(** A positive gap gives descent: some point of the segment from [x] to [s]
    other than [x] is strictly nearer to the origin (no hypothesis on the
    pair). *)
Lemma gap_descent x s : 0 < '[x, x - s] -> exists t,
  [/\ 0 < t, t <= 1 &
      '[(1 - t) *: x + t *: s, (1 - t) *: x + t *: s] < '[x, x]].
Proof.
move=> gap; have q0 : 0 <= '[s - x, s - x] by apply: dot_ge0.
set p := '[x, x - s] in gap *; set q := '[s - x, s - x] in q0 *.
have d0 : 0 < p + q by rewrite ltr_paddr.
have t0 : 0 < p / (p + q) by rewrite divr_gt0.
exists (p / (p + q)); split=> //.
  by rewrite ler_pdivr_mulr // mul1r ler_addl.
rewrite segmentE dot_segment -/p -/q -subr_gt0.
have -> : '[x, x] - ('[x, x] - (p / (p + q)) *+ 2 * p + (p / (p + q)) ^+ 2 * q)
  = p / (p + q) * (p + p * (p / (p + q))).
  by have dn := lt0r_neq0 d0; field.
apply: mulr_gt0 => //; apply: ltr_paddr => //.
by apply: mulr_ge0; apply: ltW.
Qed.

(** Theorem 3.1, part 1: while the gap [x.(x - s)] is positive there is a point
    of [X] on the segment from [x] to [s] that is strictly nearer to the
    origin than [x]. *)
Theorem halting_descent X x s : convex X -> X x -> is_support X (- x) s ->
  0 < '[x, x - s] ->
  exists y, [/\ X y, '[y, y] < '[x, x] &
    exists t, [/\ 0 <= t, t <= 1 & y = (1 - t) *: x + t *: s]].
Proof.
move=> cX Xx [Xs _] /gap_descent[t [t0 t1 lt]].
exists ((1 - t) *: x + t *: s); split=> //; last first.
  by exists t; split=> //; apply: ltW.
by apply: cX => //; apply: ltW.
Qed.

(** Theorem 3.1, part 2: [x] is the nearest point of [X] to the origin exactly
    when the gap [x.(x - s)] is zero. *)
Theorem halting_iff X x s : convex X -> X x -> is_support X (- x) s ->
  '[x, x - s] = 0 <-> is_minnorm X x.
Proof.
move=> cX Xx sup; split=> [gap0|[_ xmin]].
  apply/minnormP => //; split=> // y Xy.
  move/eqP: gap0; rewrite dotBr subr_eq0 => /eqP ->.
  exact: support_dot_le sup Xy.
apply/eqP; rewrite eq_le (support_gap_ge0 Xx sup) andbT leNgt.
apply/negP => /(halting_descent cX Xx sup)[y [Xy lt _]].
by move: lt; rewrite ltNge xmin.
Qed.

(** Theorem 3.1, part 3: the gap bounds the squared error
    [|x - v(X)|^2 <= x.(x - s)]. *)
Theorem halting_error X x s v : convex X -> X x -> is_support X (- x) s ->
  is_minnorm X v -> '[x - v, x - v] <= '[x, x - s].
Proof.
move=> cX Xx sup mv; have [Xv _] := mv.
have [_ vX] := (minnormP v cX).1 mv.
have vx := vX x Xx; have xs := support_dot_le sup Xv.
rewrite -subr_ge0.
have -> : '[x, x - s] - '[x - v, x - v] =
  ('[v, x] - '[v, v]) + ('[x, v] - '[x, s]).
  by rewrite dot_sqB dotBr (dotC v x); ring.
by rewrite addr_ge0 // subr_ge0.
Qed.

(** Without convexity one direction of part 2 stays true. *)
Lemma halting_sound X x s : X x -> is_support X (- x) s -> '[x, x - s] = 0 ->
  is_minnorm X x.
Proof.
move=> Xx sup gap0; split=> // y Xy.
move/eqP: gap0; rewrite dotBr subr_eq0 => /eqP e.
have xy : '[x, x] <= '[x, y] by rewrite e; apply: support_dot_le sup Xy.
rewrite -subr_ge0; have -> : '[y, y] - '[x, x] =
  '[y - x, y - x] + ('[x, y] - '[x, x]) *+ 2.
  by rewrite dot_sqB (dotC y x); ring.
by rewrite addr_ge0 ?dot_ge0 // mulrn_wge0 // subr_ge0.
Qed.

End Halting.
