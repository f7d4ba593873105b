(** * The prose version of section 5.3 is right in the plane
    The thesis (000) searches for a vertex of another value only if all neighbours of
    the first vertex are level with it.  In space this is wrong ([prose_version_fails]);
    in the plane it is right if the listed points are distinct and all lie on the
    boundary of the polygon, and the two conditions of [plateau_climb_correct] hold. *)
From mathcomp Require Import all_ssreflect all_algebra zify.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex planar integral_points.
From CertiGJK Require Import hill_climbing hill_plateau hill_instances.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The search for a vertex of another value is complete *)
Section Search.
Variables (T : finType) (adj : T -> seq T) (lower : rel T).
Hypothesis adj_uniq : forall x, uniq (adj x).

Lemma search_some fuel s visited waiting x :
  search_different adj lower fuel s visited waiting = Some x -> ~~ level lower s x.
Proof.
elim: fuel visited waiting => [|k IHk] visited [|y waiting] //=.
case filterE: [seq _ <- _ | _] => [|a rest]; first exact: IHk.
case=> <-; have : a \in a :: rest by apply: mem_head.
by rewrite -filterE mem_filter => /andP[].
Qed.

Lemma search_none fuel s visited waiting :
  search_different adj lower fuel s visited waiting = None ->
  uniq visited -> {subset waiting <= visited} ->
  (forall x, x \in visited -> level lower s x) ->
  (forall x, x \in visited -> x \notin waiting -> {subset adj x <= visited}) ->
  (size waiting + (#|T| - size visited) < fuel)%N ->
  exists V : seq T, [/\ {subset visited <= V}, forall x, x \in V -> level lower s x &
    forall x, x \in V -> {subset adj x <= V}].
Proof.
elim: fuel visited waiting => [|k IHk] visited [|y waiting] //= search.
  by move=> _ _ levels closed _; exists visited; split=> // x /closed; apply.
move: search; set fresh := [seq a <- adj y | a \notin visited].
case filterE: [seq _ <- _ | _] => [|//] search uniq_v sub levels closed enough.
have fresh_level a : a \in fresh -> level lower s a.
  move=> a_fresh; apply: contraT => differs.
  have : a \in [seq b <- fresh | ~~ level lower s b] by rewrite mem_filter differs.
  by rewrite filterE.
have uniq_new : uniq (fresh ++ visited).
  rewrite cat_uniq uniq_v filter_uniq //= andbT; apply/hasPn => a a_v.
  by rewrite /= /fresh mem_filter a_v.
have size_new : (size fresh + size visited <= #|T|)%N.
  by rewrite -size_cat -(card_uniqP uniq_new) max_card.
have [||x|x||V [sub_V level_V closed_V]] := IHk _ _ search.
- by [].
- move=> a; rewrite !mem_cat mem_rev => /orP[->//|a_w].
  by rewrite sub ?orbT // inE a_w orbT.
- by rewrite mem_cat => /orP[/fresh_level|/levels].
- rewrite !mem_cat mem_rev negb_or => /orP[->//|x_v] /andP[_ x_w] a a_x.
  have [a_v|a_v] := boolP (a \in visited); first by rewrite mem_cat a_v orbT.
  have [x_y|x_y] := eqVneq x y.
    by rewrite mem_cat mem_filter a_v -x_y a_x.
  by rewrite mem_cat (closed x x_v _ a a_x) ?orbT // inE negb_or x_y.
- by move: enough size_new; rewrite /= !size_cat size_rev; lia.
exists V; split=> // x x_v; apply: sub_V.
by rewrite mem_cat x_v orbT.
Qed.

End Search.

Section Planar.
Variables (R : realFieldType) (T : finType) (X : T -> 'rV[R]_2) (adj : T -> seq T).
Hypothesis distinct : injective X.
Hypothesis follows : follows_edges X adj.
Hypothesis surrounds : surrounds_others X adj.

(** A listed point lies on the boundary: it is a support point in some direction. *)
Definition on_boundary y := exists2 e, e != 0 & maximises X e y.
Hypothesis boundary : forall y, on_boundary y.
Variable d : 'rV[R]_2.

(** Two directions orthogonal to the same vector are parallel. *)
Lemma parallel (e p : 'rV[R]_2) : p != 0 -> e != 0 -> '[d, p] = 0 -> '[e, p] = 0 ->
  exists c, forall z, '[d, z] = c * '[e, z].
Proof.
rewrite -!dot_gt0 => p_pos e_pos d_p e_p.
have p0 := lt0r_neq0 p_pos; have scaled u z : '[u, p] = 0 ->
    '[p, p] * '[u, z] = across false p u * across false p z.
  by move=> u_p; rewrite (frame false) [X in _ + X * _]dotC u_p mul0r addr0.
have Xe : across false p e != 0.
  have : '[p, p] * '[e, e] != 0 by rewrite mulf_neq0 // lt0r_neq0.
  by rewrite scaled // mulf_eq0 orbb.
exists (across false p d / across false p e) => z; apply: (mulfI p0).
by rewrite (scaled d) // [RHS]mulrCA (scaled e) // [RHS]mulrA divfK.
Qed.

(** A listed point that has no higher neighbour and is not lowest is a support
    point. *)
Lemma stop_maximises y z : (forall a, a \in adj y -> '[d, X a] <= '[d, X y]) ->
  '[d, X z] < '[d, X y] -> maximises X d y.
Proof.
move=> no_rise low_z; have [in_others|[g g_pos]] := extreme_or_not X y; last first.
  have ext : extreme X y.
    apply: (@strict_extreme _ _ _ X (- g)) => w /g_pos.
    by rewrite !dotNl ltr_opp2 dotBr subr_gt0.
  move=> w; rewrite leNgt; apply/negP => /(vertex_climbs follows ext)[a a_adj].
  by rewrite /lower_along ltNge no_rise.
have [l [l0 l_out l1 yE]] := surrounds in_others.
have [a la] := some_weight l1.
have neighbour b : l b != 0 -> b \in adj y /\ b != y.
  move=> lb; suff : b \in [set c | (c \in adj y) && (c != y)] by rewrite inE => /andP.
  by apply: contraNT lb => /l_out ->.
have [e e0 e_max] := boundary y.
have d_a : '[d, X a] = '[d, X y].
  apply: (@mean_is_max _ _ l (fun b => '[d, X b]) _ l0 l1) => // [b /neighbour[b_adj _]|].
    exact: no_rise.
  by rewrite -dot_combr -yE.
have e_a : '[e, X a] = '[e, X y].
  apply: (@mean_is_max _ _ l (fun b => '[e, X b]) _ l0 l1) => //.
  by rewrite -dot_combr -yE.
have p0 : X a - X y != 0.
  by rewrite subr_eq0 (inj_eq distinct); have [] := neighbour a la.
have [c dE] : exists c, forall w, '[d, w] = c * '[e, w].
  by apply: (parallel p0 e0); rewrite dotBr ?d_a ?e_a subrr.
have c_pos : 0 < c.
  rewrite ltNge; apply/negP => c_le0; have := low_z; rewrite !dE ltNge.
  by rewrite ler_wnmul2l ?e_max.
by move=> w; rewrite !dE ler_pmul2l ?e_max.
Qed.

(** Climbing is right from a start that is not lowest or has a higher neighbour. *)
Lemma climb_maximises fuel s :
  (exists z, lower_along X d z s) \/ (exists2 a, a \in adj s & lower_along X d s a) ->
  (#|[set y | lower_along X d s y]| <= fuel)%N ->
  maximises X d (hill_climb adj (lower_along X d) fuel s).
Proof.
elim: fuel s => [|k IHk] s not_flat /=.
  rewrite leqn0 cards_eq0 => /eqP none y; rewrite leNgt; apply/negP => rise.
  have : y \in [set y | lower_along X d s y] by rewrite inE.
  by rewrite none inE.
case filterE: [seq a <- adj s | lower_along X d s a] => [|a rest] few.
  have no_rise a : a \in adj s -> '[d, X a] <= '[d, X s].
    move=> a_adj; rewrite leNgt; apply/negP => rise.
    have : a \in [seq a <- adj s | lower_along X d s a] by rewrite mem_filter [_ s a]rise.
    by rewrite filterE.
  case: not_flat => [[z low_z]|[a a_adj]]; first exact: stop_maximises low_z.
  by rewrite /lower_along ltNge no_rise.
have rise : lower_along X d s a.
  have : a \in [seq a <- adj s | lower_along X d s a] by rewrite filterE mem_head.
  by rewrite mem_filter => /andP[].
apply: IHk; first by left; exists s.
by rewrite -ltnS (leq_trans _ few) // higher_fewer.
Qed.

(** Section 5.3 in its own words returns a support point in the plane, from every
    start and for every direction, if the listed points are distinct and all lie on the
    boundary, each edge of the polygon can be left along the graph and each listed point
    that is not a vertex is a convex combination of its neighbours. *)
Theorem prose_climb_correct fuel s : (forall x, uniq (adj x)) -> (#|T| < fuel)%N ->
  maximises X d (prose_climb adj (lower_along X d) fuel s).
Proof.
move=> adj_uniq enough; rewrite /prose_climb.
have few x : (#|[set y | lower_along X d x y]| <= fuel)%N.
  by apply: leq_trans (max_card _) (ltnW enough).
case: allP => [all_level|not_level]; last first.
  apply: climb_maximises => //.
  have [/allP //|/allPn[a a_adj]] := boolP (all (level (lower_along X d) s) (adj s)).
  rewrite levelE neq_lt => /orP[rise|fall]; first by right; exists a.
  by left; exists a.
have no_rise a : a \in adj s -> '[d, X a] <= '[d, X s].
  by move/all_level; rewrite levelE => /eqP ->.
case searchE: search_different => [x|].
  have := search_some searchE; rewrite levelE neq_lt.
  case: ifP => [rise _|not_rise /orP[rise|fall]].
  - by apply: climb_maximises => //; left; exists s.
  - by rewrite /lower_along rise in not_rise.
  exact: stop_maximises fall.
have [||x|x||V [sub_V level_V closed_V]] := search_none adj_uniq searchE.
- by [].
- by [].
- by rewrite inE => /eqP ->; rewrite levelE.
- by rewrite inE => ->.
- have : (0 < #|T|)%N by apply/card_gt0P; exists s.
  by move: enough; rewrite /=; lia.
apply: (no_exit_maximises distinct follows surrounds); rewrite /exit_of; case: pickP => // z /existsP[y].
case/and3P=> path z_adj rise; have s_V : s \in V by apply: sub_V; rewrite inE.
have reach x p : x \in V -> path.path (flat_move adj (lower_along X d)) x p ->
    last x p \in V.
  elim: p x => //= a p IHp x x_V /andP[/andP[a_adj _]]; apply: IHp.
  exact: closed_V x_V _ a_adj.
have y_V : y \in V by case/connectP: path => p walk ->; apply: reach walk.
have := level_V z (closed_V y y_V z z_adj); have := level_V y y_V.
rewrite !levelE => /eqP level_y /eqP level_z.
by move: rise; rewrite /lower_along -level_y -level_z ltxx.
Qed.

End Planar.

(** Figure 8 of the thesis satisfies the hypotheses. *)
Example prose_on_figure8 (R : realFieldType) (X := @listed R 2 4 figure8) d s :
  maximises X d (prose_climb figure8_adj (lower_along X d) 5 s).
Proof.
have on e : sized 2%N 4%N figure8 e -> e != [:: 0; 0] -> forall i : 'I_4,
    (forall j : 'I_4, ~~ zlower figure8 e i j) -> on_boundary X i.
  move=> ok e0 i high; have size_e : size e = 2%N by case/and3P: ok => _ _ /eqP.
  exists (zpoint R 2 e) => [|j].
    have -> : 0 = zpoint R 2 [:: 0; 0].
      by apply/rowP => -[[|[|//]] lt_k]; rewrite !mxE.
    by rewrite eq_zpoint.
  by rewrite !dot_listed // ler_int leNgt high.
apply: prose_climb_correct.
- exact: (@listed_inj R 2%N 4%N figure8).
- exact: figure8_edges.
- exact: figure8_surrounds.
- case=> -[|[|[|[|//]]]] lt_i.
  + by apply: (on [:: -1; 0]) => // -[[|[|[|[|//]]]] lt_j].
  + by apply: (on [:: 0; -1]) => // -[[|[|[|[|//]]]] lt_j].
  + by apply: (on [:: 1; 0]) => // -[[|[|[|[|//]]]] lt_j].
  + by apply: (on [:: 0; 1]) => // -[[|[|[|[|//]]]] lt_j].
- by case=> -[|[|[|[|//]]]] lt_i.
by rewrite card_ord.
Qed.
