(** * Certificates given as lists

    A program writes the index pairs of a certificate as a list, with one weight
    for each position, and the same pair could stand in the list twice.  The
    weights of equal pairs then add up.  This file turns such data, with positions
    from any finite type [I], into a [certificate] over sets, so that the theorems
    of soundness apply to it. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require Import certificate certificate_sound.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Positions.

Variables (R : realFieldType) (n : nat) (T U I : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).
Variables (pair : I -> T * U) (weight : I -> R).

(** The set of the pairs that occur, and the sum of the weights of each. *)
Definition listed_pairs : {set T * U} := [set pair i | i in I].
Definition summed_weight (p : T * U) : R := \sum_(i | pair i == p) weight i.

Lemma sum_listed (V : lmodType R) (F : T * U -> V) :
  \sum_(p in listed_pairs) summed_weight p *: F p
  = \sum_i weight i *: F (pair i).
Proof.
rewrite [RHS](partition_big pair (mem listed_pairs)) => [|i _]; last first.
  exact: imset_f.
apply: eq_bigr => p _; rewrite scaler_suml.
by apply: eq_bigr => i /eqP->.
Qed.

Hypothesis weight_pos : forall i, 0 < weight i.
Hypothesis weight_sum : \sum_i weight i = 1.

Lemma listed_weights : positive_weights listed_pairs summed_weight.
Proof.
apply/andP; split.
  apply/forall_inP => p /imsetP[i _ ->]; rewrite /summed_weight (bigD1 i) //=.
  by rewrite ltr_paddr // sumr_ge0 // => j _; apply/ltW.
apply/eqP; rewrite -[RHS]weight_sum [RHS](partition_big pair (mem listed_pairs)) //.
by move=> i _; apply: imset_f.
Qed.

Lemma listed_difference : weighted_difference A B listed_pairs summed_weight
  = \sum_i weight i *: (A (pair i).1 - B (pair i).2).
Proof. exact: (sum_listed (fun p => A p.1 - B p.2)). Qed.

(** The two closest points (or the common point) in terms of the list. *)
Lemma listed_point_A : weighted_point_A A listed_pairs summed_weight
  = \sum_i weight i *: A (pair i).1.
Proof. exact: (sum_listed (fun p => A p.1)). Qed.

Lemma listed_point_B : weighted_point_B B listed_pairs summed_weight
  = \sum_i weight i *: B (pair i).2.
Proof. exact: (sum_listed (fun p => B p.2)). Qed.

(** A list that satisfies the conditions of a _separated_ certificate gives a
    valid one. *)
Theorem separated_of_list v :
  v = \sum_i weight i *: (A (pair i).1 - B (pair i).2) -> v != 0 ->
  (forall a b, '[v, v] <= '[v, A a - B b]) ->
  valid A B (Separated listed_pairs summed_weight v).
Proof.
move=> vE v0 vAB; apply/and4P; split=> //; first exact: listed_weights.
  by rewrite listed_difference vE.
by apply/forallP => a; apply/forallP.
Qed.

(** The same for a _touching_ certificate. *)
Theorem touching_of_list d :
  \sum_i weight i *: (A (pair i).1 - B (pair i).2) = 0 -> d != 0 ->
  (forall a b, 0 <= '[d, A a - B b]) ->
  valid A B (Touching listed_pairs summed_weight d).
Proof.
move=> w0 d0 dAB; apply/and4P; split=> //; first exact: listed_weights.
  by rewrite listed_difference w0.
by apply/forallP => a; apply/forallP.
Qed.

(** The same for an _overlapping_ certificate, whose basis is given by [n]
    positions in the list. *)
Theorem overlapping_of_list (basis : 'I_n -> I) :
  \sum_i weight i *: (A (pair i).1 - B (pair i).2) = 0 ->
  \det (\matrix_k (A (pair (basis k)).1 - B (pair (basis k)).2)) != 0 ->
  valid A B (Overlapping listed_pairs summed_weight (pair \o basis)).
Proof.
move=> w0 det0; apply/and4P; split=> //; first exact: listed_weights.
  by rewrite listed_difference w0.
by apply/forallP => k; apply: imset_f.
Qed.

End Positions.

(** An instance: the pair of the points (1) and (0) of the line, listed twice with
    the weight 1/2, gives a valid _separated_ certificate. *)
Section RepeatedPair.

Variable R : realFieldType.

Let A (_ : 'I_1) : 'rV[R]_1 := const_mx 1.
Let B (_ : 'I_1) : 'rV[R]_1 := 0.
Let twice (_ : bool) : 'I_1 * 'I_1 := (ord0, ord0).
Let half (_ : bool) : R := 2%:R^-1.

Example repeated_pair :
  valid A B (Separated (listed_pairs twice) (summed_weight twice half)
    (const_mx 1)).
Proof.
have n2 : 2%:R != 0 :> R by rewrite pnatr_eq0.
apply: separated_of_list.
- by move=> i; rewrite /half invr_gt0 ltr0n.
- by rewrite big_bool /half /=; field.
- by rewrite big_bool /half /A /B /= subr0; apply/rowP => i; rewrite !mxE; field.
- by apply/eqP => /rowP/(_ 0); rewrite !mxE; apply/eqP/oner_neq0.
- by move=> a b; rewrite subr0.
Qed.

End RepeatedPair.
