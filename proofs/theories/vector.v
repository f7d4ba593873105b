(** * Vectors over an ordered field

    Points are row vectors [ 'rV[R]_n ] over any ordered field [R] and in any
    dimension [n].  This file has the inner product and the few facts about it
    that the rest of the development uses.  There is no square root: only
    squared norms ['[u, u]] appear. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The inner product *)

Definition dot (R : realFieldType) (n : nat) (u v : 'rV[R]_n) : R :=
  \sum_i u 0 i * v 0 i.

Notation "''[' u , v ]" := (dot u v)
  (at level 2, format "''[' u ,  v ]") : ring_scope.

Section Dot.

Variables (R : realFieldType) (n : nat).
Implicit Types (u v w : 'rV[R]_n) (a : R).

Lemma dotC u v : '[u, v] = '[v, u].
Proof. by apply: eq_bigr => i _; rewrite mulrC. Qed.

Lemma dotDl u v w : '[u + v, w] = '[u, w] + '[v, w].
Proof.
by rewrite /dot -big_split; apply: eq_bigr => i _; rewrite /= !mxE mulrDl.
Qed.

Lemma dotDr u v w : '[w, u + v] = '[w, u] + '[w, v].
Proof. by rewrite dotC dotDl !(dotC w). Qed.

Lemma dotZl a u v : '[a *: u, v] = a * '[u, v].
Proof. by rewrite /dot mulr_sumr; apply: eq_bigr => i _; rewrite !mxE mulrA. Qed.

Lemma dotZr a u v : '[u, a *: v] = a * '[u, v].
Proof. by rewrite dotC dotZl dotC. Qed.

Lemma dotNl u v : '[- u, v] = - '[u, v].
Proof. by rewrite -scaleN1r dotZl mulN1r. Qed.

Lemma dotNr u v : '[u, - v] = - '[u, v].
Proof. by rewrite dotC dotNl dotC. Qed.

Lemma dotBl u v w : '[u - v, w] = '[u, w] - '[v, w].
Proof. by rewrite dotDl dotNl. Qed.

Lemma dotBr u v w : '[w, u - v] = '[w, u] - '[w, v].
Proof. by rewrite dotDr dotNr. Qed.

Lemma dot0l u : '[0, u] = 0.
Proof. by rewrite -(scale0r u) dotZl mul0r. Qed.

Lemma dot0r u : '[u, 0] = 0.
Proof. by rewrite dotC dot0l. Qed.

Lemma dot_suml (I : Type) (r : seq I) (P : pred I) (F : I -> 'rV[R]_n) v :
  '[\sum_(i <- r | P i) F i, v] = \sum_(i <- r | P i) '[F i, v].
Proof.
by elim/big_rec2: _ => [|i y1 y2 _ <-]; rewrite ?dot0l ?dotDl.
Qed.

Lemma dot_sumr (I : Type) (r : seq I) (P : pred I) (F : I -> 'rV[R]_n) v :
  '[v, \sum_(i <- r | P i) F i] = \sum_(i <- r | P i) '[v, F i].
Proof. by rewrite dotC dot_suml; apply: eq_bigr => i _; rewrite dotC. Qed.

(** A linear combination against a vector: pull the weights out. *)
Lemma dot_combl (I : finType) (l : I -> R) (F : I -> 'rV[R]_n) v :
  '[\sum_i l i *: F i, v] = \sum_i l i * '[F i, v].
Proof. by rewrite dot_suml; apply: eq_bigr => i _; rewrite dotZl. Qed.

Lemma dot_combr (I : finType) (l : I -> R) (F : I -> 'rV[R]_n) v :
  '[v, \sum_i l i *: F i] = \sum_i l i * '[v, F i].
Proof. by rewrite dot_sumr; apply: eq_bigr => i _; rewrite dotZr. Qed.

(** ** The squared norm is positive definite *)

Lemma dot_ge0 u : 0 <= '[u, u].
Proof. by apply: sumr_ge0 => i _; rewrite -expr2 sqr_ge0. Qed.

Lemma dot_eq0 u : ('[u, u] == 0) = (u == 0).
Proof.
apply/idP/eqP => [|->]; last by rewrite dot0l.
rewrite psumr_eq0 => [/allP u0|i _]; last by rewrite -expr2 sqr_ge0.
apply/rowP => i; rewrite mxE; apply/eqP.
by have := u0 i (mem_index_enum _); rewrite mulf_eq0 orbb.
Qed.

Lemma dot_gt0 u : (0 < '[u, u]) = (u != 0).
Proof. by rewrite lt0r dot_eq0 dot_ge0 andbT. Qed.

(** ** Expansions *)

Lemma dot_sqD u v : '[u + v, u + v] = '[u, u] + '[u, v] *+ 2 + '[v, v].
Proof. by rewrite dotDl !dotDr (dotC v u) mulr2n; ring. Qed.

Lemma dot_sqB u v : '[u - v, u - v] = '[u, u] - '[u, v] *+ 2 + '[v, v].
Proof. by rewrite dot_sqD dotNr dotNl dotNr opprK mulNrn. Qed.

Lemma parallelogram u v :
  '[u + v, u + v] + '[u - v, u - v] = ('[u, u] + '[v, v]) *+ 2.
Proof. by rewrite dot_sqD dot_sqB; ring. Qed.

(** The point of the segment from [u] to [v] at parameter [a]. *)
Lemma segmentE a u v : (1 - a) *: u + a *: v = u + a *: (v - u).
Proof. by rewrite scalerBl scale1r scalerBr addrA addrAC. Qed.

Lemma dot_segment a u v :
  '[u + a *: (v - u), u + a *: (v - u)] =
  '[u, u] - a *+ 2 * '[u, u - v] + a ^+ 2 * '[v - u, v - u].
Proof.
rewrite dot_sqD dotZr dotZl dotZr -(opprB v u) dotNr; ring.
Qed.

(** Weak Cauchy-Schwarz, enough for bounds without a root. *)
Lemma dot_half_le u v : '[u, v] *+ 2 <= '[u, u] + '[v, v].
Proof. by rewrite -subr_ge0 addrAC -dot_sqB dot_ge0. Qed.

Lemma cauchy_schwarz u v : '[u, v] ^+ 2 <= '[u, u] * '[v, v].
Proof.
have [->|v0] := eqVneq v 0; first by rewrite !dot0r expr0n mulr0.
have vv : 0 < '[v, v] by rewrite dot_gt0.
have := dot_ge0 ('[v, v] *: u - '[u, v] *: v).
rewrite dot_sqB !dotZl !dotZr.
have -> : '[v, v] * ('[v, v] * '[u, u]) - '[v, v] * ('[u, v] * '[u, v]) *+ 2 +
  '[u, v] * ('[u, v] * '[v, v]) = '[v, v] * ('[u, u] * '[v, v] - '[u, v] ^+ 2).
  by ring.
by rewrite pmulr_rge0 // subr_ge0.
Qed.

End Dot.

(** ** Two facts about an ordered field *)

Section Field.

Variable R : realFieldType.
Implicit Types p q t : R.

(** If [p + t q] is non-negative for all small positive [t], so is [p].  This
    replaces the derivative and the limit of the textbook proofs. *)
Lemma slope_ge0 p q :
  (forall t, 0 < t -> t <= 1 -> 0 <= p + t * q) -> 0 <= p.
Proof.
move=> small; rewrite leNgt; apply/negP => p0.
have [q0|q0] := ltP q 0.
  have := small 1 ltr01 (lexx 1); rewrite mul1r leNgt => /negP; apply.
  by rewrite -(addr0 0) ltr_add.
have d0 : 0 < q - p by rewrite subr_gt0 (lt_le_trans p0).
have t0 : 0 < - p / (q - p) by rewrite divr_gt0 // oppr_gt0.
have t1 : - p / (q - p) <= 1.
  by rewrite ler_pdivr_mulr // mul1r ler_subr_addr addNr.
have := small _ t0 t1; rewrite leNgt => /negP; apply.
have -> : p + - p / (q - p) * q = - (p ^+ 2 / (q - p)).
  by have := lt0r_neq0 d0 => dn; field.
rewrite oppr_lt0 divr_gt0 // exprn_even_gt0 //=.
by rewrite lt_eqF.
Qed.

(** A weighted mean of numbers that are at least [c] is at least [c]. *)
Lemma mean_ge (I : finType) (l f : I -> R) (c : R) :
  (forall i, 0 <= l i) -> \sum_i l i = 1 ->
  (forall i, l i != 0 -> c <= f i) -> c <= \sum_i l i * f i.
Proof.
move=> l0 l1 cf; rewrite -[c]mul1r -l1 mulr_suml ler_sum // => i _.
have [->|li] := eqVneq (l i) 0; first by rewrite !mul0r.
by rewrite ler_wpmul2l ?cf.
Qed.

Lemma mean_eq (I : finType) (l f : I -> R) (c : R) :
  \sum_i l i = 1 -> (forall i, l i != 0 -> f i = c) ->
  \sum_i l i * f i = c.
Proof.
move=> l1 cf; rewrite -[RHS]mul1r -l1 mulr_suml; apply: eq_bigr => i _.
have [->|li] := eqVneq (l i) 0; first by rewrite !mul0r.
by rewrite cf.
Qed.

End Field.
