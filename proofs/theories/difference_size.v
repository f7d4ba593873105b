(** * The difference of m and k points can have m·k vertices
    The second gap in the argument of the thesis (000, section 5.1) for a number of
    iterations that is linear in the number of points of A plus that of B: in three dimensions the Minkowski difference of two families of [m]
    and [k] points can have m·k points, each of them the only support point in some
    direction.  The points (i, 0, i²) and (0, j, −j²) do it: their differences
    (i, −j, i² + j²) lie on a paraboloid. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector support.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section DifferenceSize.
Variables (R : realFieldType) (m k : nat).

Definition space_point (x y z : R) : 'rV[R]_3 :=
  \row_i nth 0 [:: x; y; z] i.

Lemma dot_space x y z x' y' z' :
  '[space_point x y z, space_point x' y' z'] = x * x' + y * y' + z * z'.
Proof. by rewrite /dot !big_ord_recl big_ord0 !mxE /= addr0 addrA. Qed.

Definition arc_a (i : 'I_m) := space_point i%:R 0 (i%:R ^+ 2).
Definition arc_b (j : 'I_k) := space_point 0 j%:R (- j%:R ^+ 2).

(** Every one of the m·k differences is a support point of A ⊖ B in a direction in
    which no other difference is one. *)
Theorem all_differences_are_vertices (p : 'I_m * 'I_k) :
  exists d, forall p', p' != p ->
    '[d, msubf arc_a arc_b p'] < '[d, msubf arc_a arc_b p].
Proof.
case: p => i j; exists (space_point (2%:R * i%:R) (- (2%:R * j%:R)) (- 1)).
case=> i' j' ne; rewrite /msubf !dotBr !dot_space -subr_gt0.
set gap := (X in 0 < X).
have -> : gap = (i%:R - i'%:R) ^+ 2 + (j%:R - j'%:R) ^+ 2 by rewrite /gap /=; ring.
have [same_i|diff_i] := eqVneq i i'; last first.
  rewrite ltr_spaddl ?sqr_ge0 // lt_def sqr_ge0 andbT sqrf_eq0 subr_eq0 eqr_nat.
  by apply: contra diff_i => /eqP/val_inj ->.
rewrite ltr_paddl ?sqr_ge0 // lt_def sqr_ge0 andbT sqrf_eq0 subr_eq0 eqr_nat.
by apply: contra ne => /eqP/val_inj ->; rewrite same_i.
Qed.

(** Hence the m·k differences are different points. *)
Corollary differences_injective : injective (msubf arc_a arc_b).
Proof.
move=> p p' same; have [d only] := all_differences_are_vertices p.
apply/eqP/negPn/negP; rewrite eq_sym => /only.
by rewrite same ltxx.
Qed.

(** Section 5.1: so the Minkowski difference of these families of [m] and of [k] points
    has exactly m·k different points, all of them vertices by the theorem above. *)
Corollary number_of_differences :
  size (undup [seq msubf arc_a arc_b p | p <- enum {: 'I_m * 'I_k}]) = (m * k)%N.
Proof.
rewrite undup_id; last by rewrite map_inj_uniq ?enum_uniq //; apply: differences_injective.
by rewrite size_map -cardE card_prod !card_ord.
Qed.

End DifferenceSize.
