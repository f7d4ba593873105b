(** * Independent vectors and their normals

    The checker decides by Gaussian elimination whether [n] vectors of [n] places
    are linearly independent.  The contracts of its Java code speak of the vectors
    that are orthogonal to all rows, which no step of the elimination changes.
    Here are the two facts on them that the contracts take from these proofs. *)

From mathcomp Require Import all_ssreflect all_algebra fingroup perm.
From CertiGJK Require Import vector.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Elimination.

Variables (R : realFieldType) (n : nat).
Implicit Types (d : 'rV[R]_n) (M : 'M[R]_n).

Lemma normal_mul d M :
  (forall i, '[d, row i M] = 0) <-> d *m M^T = 0.
Proof.
have e i : (d *m M^T) 0 i = '[d, row i M].
  by rewrite mxE; apply: eq_bigr => k _; rewrite !mxE.
split=> [dM|dM i]; first by apply/rowP => i; rewrite e dM mxE.
by rewrite -e dM mxE.
Qed.

(** The determinant is not 0 if and only if only 0 is orthogonal to all rows. *)
Theorem det_normal M :
  \det M != 0 <-> (forall d, (forall i, '[d, row i M] = 0) -> d = 0).
Proof.
rewrite -det_tr; split=> [|only0].
  move/det0P=> dep d /normal_mul dM; apply/eqP/negPn/negP => d0.
  by apply: dep; exists d.
by apply/det0P => -[d d0 /normal_mul /only0 dE]; rewrite dE eqxx in d0.
Qed.

(** If the rows from [c] on are 0 in the columns up to [c], then some direction
    other than 0 is orthogonal to all rows. *)
Theorem deficient_normal M (c : 'I_n) :
  (forall i k : 'I_n, (c <= i)%N -> (k <= c)%N -> M i k = 0) ->
  exists2 d, d != 0 & forall i, '[d, row i M] = 0.
Proof.
move=> M0; have : \det M^T == 0.
  rewrite det_tr; apply/eqP/big1 => s _.
  have [/existsP[i /andP[ci sc]]|none] :=
    boolP [exists i : 'I_n, (c <= i)%N && (s i <= c)%N].
    by rewrite (bigD1 i) //= (M0 i (s i) ci sc) mul0r mulr0.
  have sub : s @: [set i : 'I_n | (c <= i)%N] \subset [set i : 'I_n | (c < i)%N].
    apply/subsetP => y /imsetP[i]; rewrite !inE => ci ->.
    by have := existsPn none i; rewrite ci /= -ltnNge.
  have := subset_leq_card sub; rewrite card_imset; last exact: perm_inj.
  have : [set i : 'I_n | (c < i)%N] \proper [set i : 'I_n | (c <= i)%N].
    apply/properP; split; first by apply/subsetP => i; rewrite !inE => /ltnW.
    by exists c; rewrite inE ?ltnn.
  by move/proper_card => lt; rewrite leqNgt lt.
by case/det0P => d d0 /normal_mul; exists d.
Qed.

End Elimination.
