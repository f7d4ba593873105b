(** * Subsets as binary masks

    The sub-algorithm numbers the subsets of [{0, ..., m-1}] by
    [s = sum_(i in S) 2^i], for [s] from [1] to [2^m - 1]. *)

From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Bits.

Definition bit (s i : nat) : bool := odd (s %/ 2 ^ i).

Lemma bit0 s : bit s 0 = odd s.
Proof. by rewrite /bit expn0 divn1. Qed.

Lemma bitS s i : bit s i.+1 = bit s./2 i.
Proof. by rewrite /bit expnS divnMA divn2. Qed.

Lemma sum_bits m s : s < 2 ^ m -> \sum_(i < m) bit s i * 2 ^ i = s.
Proof.
elim: m s => [|m IH] s.
  by rewrite expn0 ltnS leqn0 big_ord0 => /eqP ->.
move=> sm; rewrite big_ord_recl /= bit0 expn0 muln1.
rewrite (eq_bigr (fun i : 'I_m => 2 * (bit s./2 i * 2 ^ i))) => [|i _].
  rewrite -big_distrr /= IH ?mul2n ?odd_double_half //.
  by rewrite -divn2 ltn_divLR // -expnSr.
by rewrite /bump /= add1n bitS expnS mulnCA.
Qed.

Lemma bits_exist m (p : nat -> bool) :
  exists2 s, s < 2 ^ m & forall i, i < m -> bit s i = p i.
Proof.
elim: m p => [|m IH] p; first by exists 0.
have [s sm sp] := IH (fun i => p i.+1).
exists (p 0 + s.*2) => [|[|i] im].
- by rewrite expnS mul2n; case: (p 0); rewrite ?add0n ?add1n ?ltn_double ?ltn_Sdouble.
- by rewrite bit0 oddD odd_double addbF; case: (p 0).
- rewrite bitS halfD odd_double andbF add0n doubleK -sp //.
  by case: (p 0).
Qed.

End Bits.

Section Masks.

Variable m : nat.
Implicit Types (S : {set 'I_m}) (i : 'I_m) (s : nat).

Definition mask_set s : {set 'I_m} := [set i : 'I_m | bit s i].
Definition mask_of S : nat := \sum_(i in S) 2 ^ i.

Lemma mask_setK s : s < 2 ^ m -> mask_of (mask_set s) = s.
Proof.
move=> sm; rewrite -[RHS](sum_bits sm) /mask_of big_mkcond /=.
by apply: eq_bigr => i _; rewrite inE; case: bit; rewrite ?mul1n.
Qed.

Lemma mask_ofP S : mask_of S < 2 ^ m /\ mask_set (mask_of S) = S.
Proof.
have [s sm sp] := bits_exist m (fun q : nat => [exists j : 'I_m, (j \in S) && (nat_of_ord j == q)]).
have <- : mask_set s = S.
  apply/setP => i; rewrite inE sp //; apply/existsP/idP => [[j /andP[jS /eqP/ord_inj <-]] //|iS].
  by exists i; rewrite iS eqxx.
by rewrite mask_setK.
Qed.

Lemma mask_ofK S : mask_set (mask_of S) = S.
Proof. by have [] := mask_ofP S. Qed.

Lemma mask_of_lt S : mask_of S < 2 ^ m.
Proof. by have [] := mask_ofP S. Qed.

Lemma mask_of_gt0 S : (0 < mask_of S) = (S != set0).
Proof.
apply/idP/idP => [|/set0Pn[i iS]].
  by apply: contraL => /eqP ->; rewrite /mask_of big_set0.
by rewrite /mask_of (bigD1 i) //= addn_gt0 expn_gt0.
Qed.

Lemma mask_set_neq0 s : 0 < s -> s < 2 ^ m -> mask_set s != set0.
Proof. by move=> s0 sm; rewrite -mask_of_gt0 mask_setK. Qed.

(** A subset with one point less has a smaller number; therefore its
    determinants are in the table when they are needed. *)
Lemma mask_of_remove S i : i \in S -> mask_of (S :\ i) < mask_of S.
Proof.
move=> iS; rewrite [X in _ < X]/mask_of (bigD1 i) //= -[X in X < _]add0n.
have -> : mask_of (S :\ i) = \sum_(j in S | j != i) 2 ^ j.
  by rewrite /mask_of; apply: eq_bigl => j; rewrite !inE andbC.
by rewrite ltn_add2r expn_gt0.
Qed.

(** The masks [1 .. 2^m - 1] are exactly the non-empty subsets. *)
Lemma mem_masks S : S != set0 ->
  mask_of S \in iota 1 (2 ^ m - 1).
Proof.
by move=> S0; rewrite mem_iota mask_of_gt0 S0 addnC subnK ?mask_of_lt ?expn_gt0.
Qed.

End Masks.
