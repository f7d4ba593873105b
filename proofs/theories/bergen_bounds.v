(** * Van den Bergen's lower bounds delta and mu (001, section 2)

    delta_k = v_k.w_k / |v_k| bounds the distance from below; mu_k, the largest of
    0 and the delta so far, does too and never decreases.  The statements are given
    twice: for any numbers that play the role of the square roots, and for the
    squares, which need no root. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting integral_points.
From CertiGJK Require Import bergen.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Bounds.

Variables (R : realFieldType) (n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (v w x : 'rV[R]_n) (r nv : R).

(** Cauchy-Schwarz with lengths: [nv] and [r] are the lengths of [v] and [x]. *)
Lemma dot_le_lengths v x nv r : 0 <= nv -> nv ^+ 2 = '[v, v] ->
  0 <= r -> r ^+ 2 = '[x, x] -> '[v, x] <= nv * r.
Proof.
move=> nv0 nvE r0 rE; have nr0 := mulr_ge0 nv0 r0.
have [neg|pos] := leP '[v, x] 0; first exact: le_trans nr0.
rewrite -ler_sqr ?nnegrE ?(ltW pos) // exprMn nvE rE.
exact: cauchy_schwarz.
Qed.

(** delta is a lower bound of the distance (001, section 2).  Let [w] be a support
    point of the body [X] in the direction [- v], and [nv > 0] the length of [v].
    Then [delta = v.w / nv] is at most the length [r] of every point of [X]; in
    particular it is at most the distance of [X] from the origin. *)
Theorem delta_lower_bound X v w nv x r : is_support X (- v) w ->
  0 < nv -> nv ^+ 2 = '[v, v] -> X x -> 0 <= r -> r ^+ 2 = '[x, x] ->
  '[v, w] / nv <= r.
Proof.
move=> sw nv0 nvE Xx r0 rE; rewrite ler_pdivr_mulr // mulrC.
apply: le_trans (support_dot_le sw Xx) _.
exact: dot_le_lengths (ltW nv0) nvE r0 rE.
Qed.

(** The square of the positive part of delta, without a root. *)
Definition delta_sq v w : R :=
  if 0 <= '[v, w] then '[v, w] ^+ 2 / '[v, v] else 0.

Lemma delta_sq_ge0 v w : 0 <= delta_sq v w.
Proof. by rewrite /delta_sq; case: ifP => // _; rewrite divr_ge0 ?sqr_ge0 ?dot_ge0. Qed.

(** The squared bound: it is at most the squared length of every point of [X]. *)
Theorem delta_sq_lower_bound X v w x : is_support X (- v) w -> X x ->
  delta_sq v w <= '[x, x].
Proof.
rewrite /delta_sq => sw Xx; case: ifP => vw; last exact: dot_ge0.
have [->|v0] := eqVneq v 0; first by rewrite !dot0l expr0n mul0r dot_ge0.
rewrite ler_pdivr_mulr ?dot_gt0 // mulrC.
apply: le_trans (cauchy_schwarz v x); have vx := support_dot_le sw Xx.
by rewrite ler_sqr ?nnegrE // (le_trans vw).
Qed.

(** delta_sq is the square of delta when delta is not negative. *)
Lemma delta_sqE v w nv : nv ^+ 2 = '[v, v] -> 0 <= '[v, w] ->
  delta_sq v w = ('[v, w] / nv) ^+ 2.
Proof. by rewrite /delta_sq => <- ->; rewrite expr_div_n. Qed.

(** The bound is positive exactly when [v] is a separating axis (section 4). *)
Lemma delta_sq_gt0 v w : (0 < delta_sq v w) = (0 < '[v, w]).
Proof.
rewrite /delta_sq; case: (ltgtP 0 '[v, w]) => [vw|_|<-]; rewrite ?ltxx //.
  rewrite divr_gt0 ?exprn_gt0 // dot_gt0; apply: contraTneq vw => ->.
  by rewrite dot0l ltxx.
by rewrite expr0n mul0r ltxx.
Qed.

(** At the solution the bound is the squared distance itself. *)
Lemma delta_sq_at_solution X v w : X v -> is_support X (- v) w ->
  convex X -> is_minnorm X v -> delta_sq v w = '[v, v].
Proof.
move=> Xv sw cX /(halting_iff cX Xv sw)/eqP; rewrite dotBr subr_eq0 => /eqP vw.
rewrite /delta_sq -vw dot_ge0; have [->|v0] := eqVneq '[v, v] 0.
  by rewrite expr0n mul0r.
by rewrite expr2 mulfK.
Qed.

(** ** The monotone bound *)

Variables (v w : nat -> 'rV[R]_n).

(** The square of mu_k: the largest of 0 and the bounds of the iterations
    0, ..., k. *)
Fixpoint mu_sq (k : nat) : R :=
  if k is k'.+1 then Num.max (mu_sq k') (delta_sq (v k) (w k))
  else Num.max 0 (delta_sq (v 0%N) (w 0%N)).

(** mu never decreases (001, section 2). *)
Theorem mu_monotone j k : (j <= k)%N -> mu_sq j <= mu_sq k.
Proof.
elim: k => [|k IH]; first by rewrite leqn0 => /eqP ->.
rewrite leq_eqVlt => /predU1P[->//|jk]; apply: le_trans (IH jk) _.
by rewrite /= le_maxr lexx.
Qed.

Lemma delta_le_mu k : delta_sq (v k) (w k) <= mu_sq k.
Proof. by case: k => [|k] /=; rewrite le_maxr lexx orbT. Qed.

(** mu is a lower bound: if every [w k] is a support point of [X] in the direction
    [- v k], mu is at most the length of every point of [X]. *)
Theorem mu_lower_bound X k x : (forall j, (j <= k)%N -> is_support X (- v j) (w j)) ->
  X x -> mu_sq k <= '[x, x].
Proof.
move=> sup Xx; elim: k sup => [|k IH] sup /=; rewrite le_maxl.
  by rewrite dot_ge0 (delta_sq_lower_bound (sup _ _)).
rewrite (delta_sq_lower_bound (sup _ _)) // andbT.
by apply: IH => j jk; apply: sup; apply: leqW.
Qed.

(** The tolerance test: if [X] has a nearest point [u] of length [d], [v k] a
    length [nv], and mu_k = [mu] with [nv - mu <= eps], then [v k] is longer than
    [u] by at most [eps]. *)
Theorem tolerance_test X k u nv d mu eps :
  (forall j, (j <= k)%N -> is_support X (- v j) (w j)) -> X u ->
  0 <= d -> d ^+ 2 = '[u, u] -> 0 <= mu -> mu ^+ 2 = mu_sq k ->
  nv - mu <= eps -> nv - d <= eps.
Proof.
move=> sup Xu d0 dE mu0 muE; apply: le_trans; rewrite ler_add2l ler_opp2.
by rewrite -ler_sqr ?nnegrE // muE dE; apply: mu_lower_bound sup Xu.
Qed.

End Bounds.

(** ** Instances; delta is not monotone *)

Section Instances.

Variable R : realFieldType.

(** The three points (-2,0), (-1,-1), (-1,0). *)
Definition bergen_list : seq (seq int) := [:: [:: -2; 0]; [:: -1; -1]; [:: -1; 0]].
Definition bergen_points (i : 'I_3) : 'rV[R]_2 := zpoint R 2 (nth [::] bergen_list i).

Lemma bergen_dot (i j : 'I_3) : '[bergen_points i, bergen_points j] =
  (zdot (nth [::] bergen_list i) (nth [::] bergen_list j))%:~R.
Proof.
by rewrite dot_zpoint //; [move: i | move: j]; case=> -[|[|[|//]]].
Qed.

Let i0 : 'I_3 := @Ordinal 3 0 isT.
Let i1 : 'I_3 := @Ordinal 3 1 isT.
Let i2 : 'I_3 := @Ordinal 3 2 isT.
Let Y := bergen_points.

Let support_here (i j : 'I_3) :
  (forall k : 'I_3, zdot (nth [::] bergen_list i) (nth [::] bergen_list j)
       <= zdot (nth [::] bergen_list i) (nth [::] bergen_list k)) ->
  is_support (conv Y) (- Y i) (Y j).
Proof.
move=> le; apply/support_points_conv/support_pointsP => k.
by rewrite !dotNl ler_opp2 !bergen_dot ler_int.
Qed.

Let nearest_here (W : {set 'I_3}) (i : 'I_3) : i \in W ->
  (forall k : 'I_3, k \in W ->
     zdot (nth [::] bergen_list i) (nth [::] bergen_list i)
     <= zdot (nth [::] bergen_list i) (nth [::] bergen_list k)) ->
  is_minnorm (conv_on W Y) (Y i).
Proof.
move=> iW le; apply/minnorm_convP; split; first exact: conv_on_pt.
by move=> k kW; rewrite !bergen_dot ler_int le.
Qed.

(** A run of three iterations on these points: the nearest points of the
    simplices are the points themselves, each next point is a support point, and
    the squares of delta are 1, 1/2, 1: delta is not monotone. *)
Example delta_not_monotone :
  [/\ is_support (conv Y) (- Y i0) (Y i1), is_support (conv Y) (- Y i1) (Y i2)
    & is_support (conv Y) (- Y i2) (Y i2)] /\
  [/\ is_minnorm (conv_on [set i0] Y) (Y i0),
      is_minnorm (conv_on (i1 |: [set i0]) Y) (Y i1)
    & is_minnorm (conv_on (i2 |: [set i1]) Y) (Y i2)] /\
  [/\ delta_sq (Y i0) (Y i1) = 1, delta_sq (Y i1) (Y i2) = 1 / 2%:R
    & delta_sq (Y i2) (Y i2) = 1].
Proof.
split; last split.
- by split; apply: support_here => -[[|[|[|//]]] ?].
- split; apply: nearest_here; rewrite ?inE ?eqxx //.
  + by move=> k; rewrite inE => /eqP ->.
  + by move=> k; rewrite !inE => /orP[]/eqP ->.
  + by move=> k; rewrite !inE => /orP[]/eqP ->.
- by rewrite /delta_sq !bergen_dot /=; split; rewrite ler0z //=; field.
Qed.

(** The hypotheses of Theorem 2 hold in the second iteration of this run, which
    goes from the simplex (-1,-1) to the new point (-1,0). *)
Example newest_vertex_instance :
  [/\ is_minnorm (conv_on [set i1] Y) (Y i1), '[Y i1, Y i2] < '[Y i1, Y i1],
      is_minnorm (conv_on (i2 |: [set i1]) Y) (Y i2)
    & forall W : {set 'I_3}, W \subset i2 |: [set i1] -> conv_on W Y (Y i2) ->
        i2 \in W].
Proof.
have [_ [[m0 m1 m2] _]] := delta_not_monotone.
have m1' : is_minnorm (conv_on [set i1] Y) (Y i1).
  by apply: nearest_here; rewrite ?inE // => k; rewrite inE => /eqP ->.
have behind : '[Y i1, Y i2] < '[Y i1, Y i1] by rewrite !bergen_dot ltr_int.
by split=> // W; apply: newest_vertex_kept m1' behind m2.
Qed.

(** Leaving out the subsets without the newest vertex, on the same iteration: the
    test accepts the subset (-1,0) only, whose hull contains the next nearest
    point. *)
Example newest_vertex_only_instance (accept := pred1 [set i2])
    (subsets := [:: [set i1]; [set i2]; i2 |: [set i1]]) :
  [seq X <- [seq X <- subsets | i2 \in (X : {set 'I_3})] | accept X] =
  [seq X <- subsets | accept X].
Proof.
have [m1 behind m2 _] := newest_vertex_instance.
apply: newest_vertex_only m1 behind m2 _ _ => X.
  by rewrite !inE => /or3P[] /eqP ->; rewrite ?subxx ?subsetUl ?subsetUr.
by move=> /eqP ->; apply: conv_on_pt; rewrite inE.
Qed.

(** The stop test on the same run: its hypotheses hold when the third support
    point, again (-1,0), turns out to belong to the last set of points; and
    (-1,0) is indeed the nearest point of the body. *)
Example membership_test_instance :
  [/\ is_minnorm (conv_on (i2 |: [set i1]) Y) (Y i2),
      is_support (conv Y) (- Y i2) (Y i2), i2 \in i2 |: [set i1]
    & is_minnorm (conv Y) (Y i2)].
Proof.
have [[_ _ s2] [[_ _ m2] _]] := delta_not_monotone.
split=> //; first exact: setU11.
by apply: membership_test_sound (conv_pt Y i2) m2 s2 (setU11 _ _).
Qed.

(** The hypotheses of the bounds hold at the solution (-1,0) of these points: its
    length is 1, and delta, mu and the distance are all 1. *)
Example bounds_instance :
  [/\ '[Y i2, Y i2] = 1 ^+ 2, is_support (conv Y) (- Y i2) (Y i2),
      mu_sq (fun=> Y i2) (fun=> Y i2) 1 = 1 ^+ 2
    & forall x (r : R), conv Y x -> 0 <= r -> r ^+ 2 = '[x, x] -> 1 <= r].
Proof.
have [[_ _ s2] [_ [_ _ d2]]] := delta_not_monotone.
have l2 : '[Y i2, Y i2] = 1 by rewrite bergen_dot.
split=> //; first by rewrite expr1n.
  by rewrite /= d2 expr1n !(max_idPr _) ?ler01.
move=> x r cx r0 rE; have l2' : 1 ^+ 2 = '[Y i2, Y i2] by rewrite expr1n l2.
by have := delta_lower_bound s2 ltr01 l2' cx r0 rE; rewrite l2 divr1.
Qed.

(** So do those of the tolerance test, with the tolerance 0: [v], the nearest point
    and mu have the length 1. *)
Example tolerance_instance :
  [/\ is_support (conv Y) (- Y i2) (Y i2), conv Y (Y i2), 1 ^+ 2 = '[Y i2, Y i2],
      1 ^+ 2 = mu_sq (fun=> Y i2) (fun=> Y i2) 1 & (1 : R) - 1 <= 0].
Proof.
have [l2 s2 m2 _] := bounds_instance.
have c2 : conv Y (Y i2) by apply: conv_pt.
split=> //.
by apply: (@tolerance_test _ _ (fun=> Y i2) (fun=> Y i2) (conv Y) 1 (Y i2) 1 1 1);
  rewrite ?ler01 ?subrr.
Qed.

End Instances.

(** An instance of the theorems on full simplices and on the smallest subset: the
    points 1 and -1 of the line. *)
Section FullSimplex.

Variable R : realFieldType.

Definition two_points (b : bool) : 'rV[R]_1 := const_mx ((-1) ^+ b).

Example full_simplex_instance :
  [/\ affine_free setT two_points, #|[set: bool]| = 2%N,
      is_minnorm (conv_on setT two_points) 0 & pos_on setT two_points 0].
Proof.
have pos : pos_on setT two_points 0.
  exists (fun=> 2%:R^-1); split=> [b _|b||]; rewrite ?inE //.
  - by rewrite invr_gt0 ltr0n.
  - by rewrite big_bool /=; field.
  - by rewrite big_bool /=; apply/rowP => i; rewrite !mxE /=; field.
split=> //; last first.
- exact/minnorm0/pos_on_conv_on.
- by rewrite cardsT card_bool.
move=> l _; rewrite !big_bool /= => sum0 /rowP/(_ 0).
rewrite !mxE /= expr0 expr1 mulr1 mulrN1 => dif0.
have lf : l false = 0.
  have : l false *+ 2 = 0 by rewrite -[RHS](addr0 0) -{1}sum0 -dif0; ring.
  by move/eqP; rewrite mulrn_eq0 => /eqP.
by case=> //; move: sum0; rewrite lf addr0.
Qed.

End FullSimplex.
