(** * A simplex in dimension [n] has at most [n + 1] points *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Size.

Variables (R : realFieldType) (n : nat).

Lemma affine_free_pull (T U : finType) (f : U -> T) (S : {set T}) (Z : T -> 'rV[R]_n) :
  injective f -> (forall u, f u \in S) -> affine_free S Z ->
  affine_free setT (fun u => Z (f u)).
Proof.
move=> inj fS fr l _ l0 lY u.
pose l' t := \sum_(w | f w == t) l w.
have <- : l' (f u) = l u.
  by rewrite /l' (eq_bigl (pred1 u)) ?big_pred1_eq // => w; rewrite /= inj_eq.
apply: fr => [t tS||].
- by apply: big1 => w /eqP fw; rewrite -fw fS in tS.
- by rewrite -[RHS]l0 [RHS](partition_big f xpredT).
- rewrite -[RHS]lY [RHS](partition_big f xpredT) //=; apply: eq_bigr => t _.
  by rewrite scaler_suml; apply: eq_bigr => w /eqP ->.
Qed.

Lemma affine_free_ord m (y : 'I_m -> 'rV[R]_n) : affine_free setT y -> (m <= n.+1)%N.
Proof.
move=> fr; pose M : 'M[R]_(m, 1 + n) :=
  row_mx (\matrix_(i, j) 1) (\matrix_(i, j) y i 0 j).
suff: row_free M by move=> /eqP <-; apply: (rank_leq_col M).
rewrite -kermx_eq0; apply: contraT => /rowV0Pn[w /sub_kermxP wM w0].
move: wM; rewrite mul_mx_row => /eqP; rewrite row_mx_eq0 => /andP[/eqP w1 /eqP wY].
case/eqP: w0; apply/rowP => i; rewrite mxE.
apply: (fr (fun i => w 0 i)) => [j||]; first by rewrite inE.
- move/rowP/(_ 0): w1; rewrite !mxE => e; rewrite -[RHS]e.
  by apply: eq_bigr => j _; rewrite !mxE mulr1.
- apply/rowP => k; move/rowP/(_ k): wY; rewrite !mxE summxE => e; rewrite -[RHS]e.
  by apply: eq_bigr => j _; rewrite !mxE.
Qed.

(** An affinely independent set of points of an [n]-dimensional space has at
    most [n + 1] elements: the simplices of GJK stay small. *)
Theorem affine_free_card (T : finType) (S : {set T}) (Z : T -> 'rV[R]_n) :
  affine_free S Z -> (#|S| <= n.+1)%N.
Proof.
move=> fr; apply: (@affine_free_ord _ (fun i : 'I_#|S| => Z (enum_val i))).
by apply: affine_free_pull fr; [apply: enum_val_inj | move=> u; apply: enum_valP].
Qed.

End Size.
