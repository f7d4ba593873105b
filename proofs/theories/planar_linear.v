(** * In the plane the number of iterations is linear
    Section 5.1 of the thesis (000) wants a number of iterations that is linear in the
    number of points of A plus that of B.  In the plane, from a single starting pair,
    this is true, and with a constant: there are fewer iterations than points in A and B
    together, however ties are broken.

    Idea: the earlier vectors all lie on one side of a line (that orthogonal to the
    last vector), so they can be ordered by slope; along this order the support points
    of A and of B only move one way; and no pair appears twice. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support run planar planar_run.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section PlanarLinear.
Variables (R : realFieldType) (T U : finType).
Variables (A : T -> 'rV[R]_2) (B : U -> 'rV[R]_2).
Let Y := msubf A B.
Variables (W : nat -> {set T * U}) (v : nat -> 'rV[R]_2) (s : nat -> T * U).
Variables (N : nat) (start : T * U).
Hypothesis run : simplex_run Y W v s N.+1.
Hypothesis single : W 0%N = [set start].

Let last := v N.
Local Notation X := (across false last).
Local Notation H := (dot last).

Lemma last_pos : 0 < '[last, last].
Proof.
have [_ behind _ _ _] := run_step run (ltnSn N).
by rewrite dot_gt0; apply: contraTneq behind; rewrite /last => ->; rewrite !dot0l ltxx.
Qed.

(** All vectors up to the last one point to its side. *)
Lemma forward k : (k <= N)%N -> 0 < H (v k).
Proof.
move=> le_kN; apply: (lt_le_trans last_pos).
have le_kN1 : (k <= N.+1)%N by apply: leqW.
apply: (@conv_on_dot_ge _ _ _ (seen W s N) Y).
  move=> i i_seen; exact: (planar_ahead run single (leqnSn N) i_seen).
apply: conv_on_sub (state_conv (run_state run le_kN1)).
exact: subset_trans (run_seen run le_kN1) (seen_sub W s le_kN).
Qed.

(** The slope of a vector, and the value that it gives to a point. *)
Let slope k := X (v k) / H (v k).
Let value k p := slope k * X p + H p.

Lemma value_le k p q : (k <= N)%N -> ('[v k, p] <= '[v k, q]) = (value k p <= value k q).
Proof.
move=> le_kN; have Hk := forward le_kN; have H0 := lt0r_neq0 Hk.
rewrite -(ler_pmul2l last_pos '[v k, p]) (frame false last (v k) p) (frame false last (v k) q).
rewrite -(ler_pmul2l Hk (value k p)) /value /slope.
by congr (_ <= _); field.
Qed.

Lemma lowest k : (k <= N)%N ->
  (forall i, value k (A (s k).1) <= value k (A i)) /\
  (forall j, value k (B j) <= value k (B (s k).2)).
Proof.
move=> le_kN; have lt_kN : (k < N.+1)%N by [].
have [low _ _ _ _] := run_step run lt_kN.
split=> [i|j]; rewrite -value_le //.
  by have := low (i, (s k).2); rewrite /Y /msubf !dotBr ler_add2r.
by have := low ((s k).1, j); rewrite /Y /msubf !dotBr ler_add2l ler_opp2.
Qed.

Lemma same_point p q : X p = X q -> H p = H q -> p = q.
Proof.
move=> same_X same_H; apply/eqP; rewrite -subr_eq0 -dot_eq0.
rewrite -(inj_eq (mulfI (lt0r_neq0 last_pos))) mulr0 (frame false).
rewrite dotBr same_H subrr mul0r addr0 acrossD -scaleN1r acrossZ same_X mulN1r.
by rewrite subrr mul0r.
Qed.

(** Two iterations never have parallel vectors. *)
Lemma slopes_differ j k : (j < k)%N -> (k <= N)%N -> slope j != slope k.
Proof.
move=> lt_jk le_kN; apply/negP => /eqP same.
have le_jN : (j <= N)%N by apply: leq_trans (ltnW lt_jk) le_kN.
have lt_kN : (k < N.+1)%N by [].
have [_ behind _ _ _] := run_step run lt_kN.
have [low _ _ _ _] := run_step run (le_jN : (j < N.+1)%N).
have seen_j : s j \in seen W s k by apply/seenP; right; exists j.
have := planar_ahead run single (ltnW lt_kN) seen_j.
rewrite leNgt => /negP; apply; apply: le_lt_trans behind.
by have := low (s k); rewrite !value_le // /value same.
Qed.

(** The rank of an iteration: how far its support points are to one side. *)
Let rank_a k := #|[set i | X (A i) < X (A (s k).1)]|.
Let rank_b k := #|[set j | X (B (s k).2) < X (B j)]|.

Lemma order_a j k : (j <= N)%N -> (k <= N)%N -> slope j < slope k ->
  X (A (s k).1) <= X (A (s j).1) /\
  (X (A (s k).1) = X (A (s j).1) -> A (s k).1 = A (s j).1).
Proof.
move=> le_jN le_kN steeper; have [low_j _] := lowest le_jN; have [low_k _] := lowest le_kN.
have := low_j (s k).1; have := low_k (s j).1; rewrite /value.
move: (A (s k).1) (A (s j).1) => p q low_p low_q; split.
  rewrite -subr_le0 -(pmulr_rle0 _ (_ : 0 < slope k - slope j)) ?subr_gt0 //.
  have -> : (slope k - slope j) * (X p - X q) = (slope k * X p + H p - (slope k * X q + H q))
    + (slope j * X q + H q - (slope j * X p + H p)) by ring.
  by rewrite -(addr0 0) ler_add ?subr_le0.
move=> same; apply: same_point => //; apply/eqP; rewrite eq_le.
by rewrite same !ler_add2l in low_p low_q; rewrite low_p low_q.
Qed.

Lemma order_b j k : (j <= N)%N -> (k <= N)%N -> slope j < slope k ->
  X (B (s j).2) <= X (B (s k).2) /\
  (X (B (s j).2) = X (B (s k).2) -> B (s j).2 = B (s k).2).
Proof.
move=> le_jN le_kN steeper; have [_ low_j] := lowest le_jN; have [_ low_k] := lowest le_kN.
have := low_j (s k).2; have := low_k (s j).2; rewrite /value.
move: (B (s k).2) (B (s j).2) => p q low_p low_q; split.
  rewrite -subr_le0 -(pmulr_rle0 _ (_ : 0 < slope k - slope j)) ?subr_gt0 //.
  have -> : (slope k - slope j) * (X q - X p) = (slope k * X q + H q - (slope k * X p + H p))
    + (slope j * X p + H p - (slope j * X q + H q)) by ring.
  by rewrite -(addr0 0) ler_add ?subr_le0.
move=> same; apply: same_point => //; apply/eqP; rewrite eq_le.
by rewrite same !ler_add2l in low_p low_q; rewrite low_p low_q.
Qed.

Lemma less_card (V : finType) (P Q : pred V) (x : V) :
  (forall i, P i -> Q i) -> Q x -> ~~ P x -> (#|[set i | P i]| < #|[set i | Q i]|)%N.
Proof.
move=> sub Qx nPx; apply: proper_card; apply/properP; split.
  by apply/subsetP => i; rewrite !inE; apply: sub.
by exists x; rewrite inE.
Qed.

Lemma rank_decreases j k : (j <= N)%N -> (k <= N)%N -> Y (s j) <> Y (s k) ->
  slope j < slope k -> (rank_a k + rank_b k < rank_a j + rank_b j)%N.
Proof.
move=> le_jN le_kN differ steeper.
have [le_a eq_a] := order_a le_jN le_kN steeper.
have [le_b eq_b] := order_b le_jN le_kN steeper.
have sub_a : (rank_a k <= rank_a j)%N.
  by apply/subset_leq_card/subsetP => i; rewrite !inE => /lt_le_trans; apply.
have sub_b : (rank_b k <= rank_b j)%N.
  by apply/subset_leq_card/subsetP => i; rewrite !inE; apply: le_lt_trans.
move: le_a; rewrite le_eqVlt => /predU1P[/eq_a same_a|lt_a]; last first.
  rewrite -addSn leq_add // (@less_card _ _ _ (s k).1) ?ltxx // => i.
  by move/lt_trans; apply.
move: le_b; rewrite le_eqVlt => /predU1P[/eq_b same_b|lt_b]; last first.
  rewrite -addnS leq_add // (@less_card _ _ _ (s k).2) ?ltxx // => i.
  exact: lt_trans.
by case: differ; rewrite /Y /msubf same_a same_b.
Qed.

Lemma rank_bound k : (rank_a k + rank_b k < #|T| + #|U| - 1)%N.
Proof.
have lt_a : (rank_a k < #|T|)%N.
  rewrite -cardsT; apply: proper_card; apply/properP; split; first exact: subsetT.
  by exists (s k).1; rewrite !inE ?ltxx.
have lt_b : (rank_b k < #|U|)%N.
  rewrite -cardsT; apply: proper_card; apply/properP; split; first exact: subsetT.
  by exists (s k).2; rewrite !inE ?ltxx.
by rewrite subn1 ltn_predRL -addnS -addSn leq_add.
Qed.

Lemma rank_inj j k : (j < k)%N -> (k <= N)%N -> (rank_a j + rank_b j != rank_a k + rank_b k)%N.
Proof.
move=> lt_jk le_kN; have le_jN := leq_trans (ltnW lt_jk) le_kN.
have differ : Y (s j) <> Y (s k).
  move/esym; apply: (planar_no_reappearance run single (k := k)) => //.
  by apply/seenP; right; exists j.
have := slopes_differ lt_jk le_kN; rewrite neq_lt => /orP[] steeper.
  by rewrite gtn_eqF // rank_decreases.
by rewrite ltn_eqF // rank_decreases // => /esym.
Qed.

Lemma linear_aux : (N.+1 < #|T| + #|U|)%N.
Proof.
pose r (k : 'I_N.+1) := Ordinal (rank_bound k).
have r_inj : injective r.
  move=> j k /(congr1 val) /= same; apply: val_inj => /=.
  case: (ltngtP j k) => // lt.
    by have := rank_inj lt (ltn_ord k); rewrite same eqxx.
  by have := rank_inj lt (ltn_ord j); rewrite same eqxx.
have := leq_card r r_inj; rewrite !card_ord => le_N.
have : (0 < #|T|)%N by apply/card_gt0P; exists start.1.
move: (rank_bound 0) le_N; case: #|T| => // t _ le_N _.
by rewrite addSn subn1 /= in le_N *.
Qed.

End PlanarLinear.

(** In the plane, from a single pair of points of A and B, every run of the algorithm
    makes fewer iterations than A and B have points together, whatever the
    sub-algorithm and the choice among several support points. *)
Theorem planar_linear (R : realFieldType) (T U : finType)
    (A : T -> 'rV[R]_2) (B : U -> 'rV[R]_2) W v s N (start : T * U) :
  simplex_run (msubf A B) W v s N -> W 0%N = [set start] -> (N < #|T| + #|U|)%N.
Proof.
case: N => [|N] run single; last exact: linear_aux run single.
have /leq_trans : (0 < #|T|)%N by apply/card_gt0P; exists start.1.
by apply; apply: leq_addr.
Qed.

(** The hypotheses can be met: two points and one point, one iteration. *)
Section Instance.
Variable R : realFieldType.
Let A (i : bool) : 'rV[R]_2 := \row_j (if j == 0 then (if i then 1 else 2%:R) else 0).
Let B (_ : unit) : 'rV[R]_2 := 0.

Example planar_linear_instance : exists W v s,
  simplex_run (msubf A B) W v s 1 /\ W 0%N = [set (false, tt)].
Proof.
have dots p p' : '[msubf A B p, msubf A B p'] =
    (if p.1 then 1 else 2%:R) * (if p'.1 then 1 else 2%:R).
  by rewrite /msubf /B !subr0 dot_plane !mxE /= mulr0 addr0.
have pos p : pos_on [set p] (msubf A B) (msubf A B p).
  exists (unit_weight R p); split=> [i|i||].
  - by rewrite inE /unit_weight eq_sym => ->; rewrite ltr01.
  - by rewrite inE /unit_weight eq_sym => /negPf ->.
  - exact: sum_unit_weight1.
  by rewrite comb_unit_weight.
pose p (k : nat) := (k == 1%N, tt).
exists (fun k => [set p k]), (fun k => msubf A B (p k)), (fun _ => (true, tt)).
split; last by [].
split.
  split; last exact: pos.
  by apply/minnorm_convP; split=> [|i]; [apply/conv_on1 | rewrite inE => /eqP ->].
case=> // _; split; last exact: pos.
- by case=> -[] []; rewrite !dots /= ?mulr1 // ler_pmulr ?ltr0n // ler1n.
- by rewrite !dots /= mulr1 ltr_pmulr ?ltr0n // ltr1n.
- by rewrite sub1set !inE eqxx.
apply/minnorm_convP; split; first by apply: conv_on_pt; rewrite !inE eqxx.
by move=> i; rewrite !inE => /orP[] /eqP ->; rewrite !dots //= !mul1r ler1n.
Qed.

End Instance.
