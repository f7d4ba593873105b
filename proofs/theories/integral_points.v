(** * Witnesses with integer coordinates
    The counterexamples of this development are points with integer coordinates.
    Their dot products are computed by the kernel in [int]; the lemmas of this
    file carry the result into an arbitrary ordered field. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** The dot product of two lists of numbers (integers, in one of their two
    representations); missing coordinates count as 0. *)
Fixpoint zdot (K : realDomainType) (x y : seq K) : K :=
  match x, y with
  | a :: x', b :: y' => a * b + zdot x' y'
  | _, _ => 0
  end.

Section IntegralPoints.
Variables (R : realFieldType) (n : nat).

(** The point of the n-dimensional space over [R] whose coordinates are listed. *)
Definition zpoint (x : seq int) : 'rV[R]_n := \row_i (nth 0 x i)%:~R.

Lemma dot_zpoint x y : size x = n -> size y = n ->
  '[zpoint x, zpoint y] = (zdot x y)%:~R.
Proof.
move=> size_x size_y; rewrite /dot.
under eq_bigr do rewrite !mxE -intrM.
rewrite -{size_y}size_x in (size_y) *.
elim: x y size_y => [|a x IHx] [|b y] //= => [_|[/IHx sum_xy]].
  by rewrite big_ord0.
by rewrite big_ord_recl /= sum_xy intrD.
Qed.

Lemma eq_zpoint x y : size x = n -> size y = n ->
  (zpoint x == zpoint y) = (x == y).
Proof.
move=> size_x size_y; apply/eqP/eqP => [xy | -> //].
apply: (@eq_from_nth _ 0) => [|i]; first by rewrite size_x.
rewrite size_x => lt_in; have /rowP/(_ (Ordinal lt_in)) := xy.
by rewrite !mxE /= => /eqP; rewrite eqr_int => /eqP.
Qed.

(** The family of the points in a list. *)
Definition listed N (M : seq (seq int)) (i : 'I_N) : 'rV[R]_n :=
  zpoint (nth [::] M i).

Lemma listed_size N (M : seq (seq int)) (i : 'I_N) : size M = N ->
  all (fun x => size x == n) M -> size (nth [::] M i) = n.
Proof. by move=> size_M /allP size_x; apply/eqP/size_x/mem_nth; rewrite size_M. Qed.

End IntegralPoints.
