(** * Hill climbing that is right
    Two theorems about searching a graph of listed points, which must be distinct, for a
    support point.
    - Algorithm 4 of the thesis (000, section 5.2) is right when every listed point
      is a vertex of the polytope and the graph contains the edges of the polytope.
    - When points are listed that are not vertices, searching the whole plateau
      (the connected set of neighbours with equal value) at every stop is right,
      if each edge of the polytope can be left along the graph and each listed point
      that is not a vertex lies in the convex hull of its neighbours. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex farkas integral_points hill_climbing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The search of the whole plateau *)
Section Search.
Variables (T : finType) (adj : T -> seq T) (lower : rel T).

(** One move on the plateau: to a neighbour of equal value. *)
Definition flat_move : rel T := fun x y => (y \in adj x) && level lower x y.

(** A vertex higher than the plateau of [x], adjacent to it. *)
Definition exit_of (x : T) : option T :=
  [pick z | [exists y, [&& connect flat_move x y, z \in adj y & lower y z]]].

(** At every stop the whole plateau is searched for an exit. *)
Fixpoint plateau_climb (fuel : nat) (x : T) : T :=
  if fuel is k.+1 then
    if exit_of x is Some z then plateau_climb k z else x
  else x.

End Search.

Section Polytope.
Variables (R : realFieldType) (n : nat) (T : finType) (X : T -> 'rV[R]_n).

(** A listed point is extreme (a vertex) when it is not a convex combination of
    the other listed points. *)
Definition extreme (x : T) := ~ conv_on [set~ x] X (X x).

(** The segment from [X x] to [X y] is an edge of the polytope: it is the face on
    which some direction [e] is largest. *)
Definition polytope_edge (x y : T) := x != y /\
  exists e, '[e, X y] = '[e, X x] /\ forall z, '[e, X z] <= '[e, X x] /\
    ('[e, X z] = '[e, X x] ->
       exists t, [/\ 0 <= t, t <= 1 & X z = X x + t *: (X y - X x)]).

(** Condition (i): from each end [x] of an edge [xy] of the polytope, some neighbour
    of [x] lies on that edge.  (It is so when the edge is a path of consecutive
    listed points in the graph; without extra points it says that the graph
    contains the edges.) *)
Definition follows_edges (adj : T -> seq T) := forall x y, polytope_edge x y ->
  exists a t, [/\ a \in adj x, 0 < t & X a = X x + t *: (X y - X x)].

(** Condition (ii): a listed point that is not a vertex is a convex combination of
    its neighbours. *)
Definition surrounds_others (adj : T -> seq T) := forall x,
  conv_on [set~ x] X (X x) -> conv_on [set a | (a \in adj x) && (a != x)] X (X x).

Hypothesis distinct : injective X.

(** Either a listed point is a convex combination of the others, or it is the only
    support point in some direction. *)
Lemma extreme_or_not x : conv_on [set~ x] X (X x) \/
  exists g, forall z, z != x -> 0 < '[g, X z - X x].
Proof.
pose Z z := X z - X x.
have one z : (z != x -> conv_on [set~ x] X (X x)) \/
    exists g, (forall w, 0 <= '[g, Z w]) /\ (z != x -> 0 < '[g, Z z]).
  have [->|zx] := eqVneq z x.
    by right; exists 0; split=> // w; rewrite dot0l.
  have [[l l0]|[g gZ gz]] := farkas Z (- Z z) (enum_uniq T); last first.
    right; exists g; split=> [w|_]; first by apply: gZ; rewrite mem_enum.
    by move: gz; rewrite dotNr oppr_lt0.
  rewrite big_enum => zE; left=> _.
  pose m w := if w == x then 0 else l w + (w == z)%:R.
  have m0 w : 0 <= m w by rewrite /m; case: eqP => // _; rewrite addr_ge0 ?ler0n.
  have Z_m : \sum_w m w *: Z w = 0.
    rewrite (eq_bigr (fun w => l w *: Z w + (w == z)%:R *: Z w)) => [|w _].
      rewrite big_split /= -zE (bigD1 z) //= eqxx scale1r big1 ?addr0 ?addNr //.
      by move=> w /negPf ->; rewrite scale0r.
    rewrite /m -scalerDl; case: (w =P x) => [->|//].
    by rewrite /Z subrr !scaler0.
  pose M := \sum_w m w.
  have M_pos : 0 < M.
    rewrite /M (bigD1 z) //= ltr_paddr ?sumr_ge0 //.
    by rewrite /m (negPf zx) eqxx ltr_paddl ?ltr01.
  have M0 : M != 0 by rewrite gt_eqF.
  exists (fun w => M^-1 * m w); split=> [w|w||].
  - by rewrite mulr_ge0 // invr_ge0 ltW.
  - by rewrite !inE negbK /m => ->; rewrite mulr0.
  - by rewrite -mulr_sumr mulVf.
  rewrite combZ; apply: (scalerI M0); rewrite scalerA mulfV // scale1r.
  rewrite /M scaler_suml; apply/eqP; rewrite eq_sym -subr_eq0 -sumrB; apply/eqP.
  by rewrite -[RHS]Z_m; apply: eq_bigr => w _; rewrite -scalerBr.
have : (exists z, z != x /\ conv_on [set~ x] X (X x)) \/
    forall z, z \in enum T -> exists g, (forall w, 0 <= '[g, Z w]) /\
      (z != x -> 0 < '[g, Z z]).
  elim: (enum T) => [|z s [IH|IH]]; [by right | by left |].
  have [->|zx] := eqVneq z x.
    right=> w; rewrite inE => /predU1P[->|]; last exact: IH.
    by exists 0; split=> [u|]; rewrite ?eqxx // dot0l.
  case: (one z) => [in_conv|gz]; first by left; exists z; split=> //; apply: in_conv.
  by right=> w; rewrite inE => /predU1P[->|/IH].
case=> [[z [_ in_conv]]|all]; [by left | right].
have /fin_all_exists[g gP] z : exists g, (forall w, 0 <= '[g, Z w]) /\
    (z != x -> 0 < '[g, Z z]) by apply: all; rewrite mem_enum.
exists (\sum_z g z) => z zx; rewrite dot_suml (bigD1 z) //= ltr_paddr //.
  by apply: sumr_ge0 => w _; have [/(_ z)] := gP w.
by have [_] := gP z; apply.
Qed.

(** From a vertex [x] that is not a maximiser, an edge of the polytope leads to
    higher points. *)
Lemma rising_edge d x z : extreme x -> '[d, X x] < '[d, X z] ->
  exists2 y, polytope_edge x y & '[d, X x] < '[d, X y].
Proof.
move=> ext rise; have [//|[g g_pos]] := extreme_or_not x.
have zx : z != x by apply: contraTneq rise => ->; rewrite ltxx.
pose G w := '[g, X w - X x]; pose D w := '[d, X w - X x].
have G_pos w : w != x -> 0 < G w by apply: g_pos.
have Gn0 w : w != x -> G w != 0 by move=> /G_pos; apply: lt0r_neq0.
(* the steepest rays *)
pose slope w := D w / G w.
have [y0 /= y0x y0_max] := arg_maxP slope (zx : [pred w | w != x] z).
pose M := slope y0.
have M_pos : 0 < M.
  apply: lt_le_trans (y0_max z zx); rewrite divr_gt0 ?G_pos //.
  by rewrite /D dotBr subr_gt0.
pose e1 := d - M *: g.
have e1E w : '[e1, X w - X x] = D w - M * G w by rewrite dotBl dotZl.
have e1_le w : '[e1, X w - X x] <= 0.
  have [->|wx] := eqVneq w x; first by rewrite subrr dot0r.
  by rewrite e1E subr_le0 -ler_pdivr_mulr ?G_pos //; apply: y0_max.
(* among them the longest when cut at g = 1 *)
pose ray w := (G w)^-1 *: (X w - X x).
have onray w : w != x -> X w - X x = G w *: ray w.
  by move=> wx; rewrite scalerA mulfV ?scale1r ?Gn0.
pose steep := [pred w | (w != x) && ('[e1, X w - X x] == 0)].
have steep0 : steep y0.
  by rewrite /= y0x e1E /M /slope divfK ?subrr ?eqxx ?Gn0.
have [y1 /andP[y1x /eqP y1_steep] y1_max] :=
  arg_maxP (fun w => '[ray w, ray w]) steep0.
pose r := ray y1.
pose e2 := r - '[r, r] *: g.
have e2E w : w != x -> '[e2, X w - X x] = G w * ('[r, ray w] - '[r, r]).
  by move=> wx; rewrite dotBl dotZl -/(G w) (onray w wx) dotZr; ring.
have r_steep w : steep w -> '[r, ray w] <= '[r, r] /\
    ('[r, ray w] = '[r, r] -> ray w = r).
  move=> w_steep; have := y1_max w w_steep; rewrite -/r => le_r; split.
    rewrite -(@ler_pmuln2r _ 2) //; apply: (le_trans (dot_half_le r (ray w))).
    by rewrite mulr2n ler_add2l.
  move=> eq_r; apply/eqP; rewrite -subr_eq0 -dot_eq0 eq_le dot_ge0 andbT.
  rewrite dot_sqB dotC eq_r mulr2n opprD addrA addrNK subr_le0.
  exact: le_r.
have e2_le w : steep w -> '[e2, X w - X x] <= 0.
  move=> w_steep; have /andP[wx _] := w_steep.
  rewrite e2E // pmulr_rle0 ?G_pos // subr_le0.
  by have [] := r_steep w w_steep.
(* a direction that is largest exactly on x and the chosen ray *)
have [K K_pos] : exists2 K, 0 < K & forall w, '[e1, X w - X x] < 0 ->
    K * '[e1, X w - X x] + '[e2, X w - X x] < 0.
  pose k w := `|'[e2, X w - X x]| / `|'[e1, X w - X x]|.
  have k_ge0 w : 0 <= k w by rewrite divr_ge0.
  exists (1 + \sum_w k w); first by rewrite ltr_paddr ?sumr_ge0.
  move=> w neg; have abs1 : `|'[e1, X w - X x]| = - '[e1, X w - X x].
    by rewrite ler0_norm // ltW.
  rewrite addrC -ltr_subr_addr sub0r -mulrN -abs1.
  apply: (le_lt_trans (ler_norm _)).
  have -> : `|'[e2, X w - X x]| = k w * `|'[e1, X w - X x]|.
    by rewrite divfK // normr_eq0 lt_eqF.
  rewrite ltr_pmul2r ?normr_gt0 ?lt_eqF //.
  rewrite (bigD1 w) //= ltr_spaddl // ler_addl.
  by apply: sumr_ge0 => u _.
move=> K_strict; pose e := K *: e1 + e2.
have eE w : '[e, X w - X x] = K * '[e1, X w - X x] + '[e2, X w - X x].
  by rewrite dotDl dotZl.
have e_le w : '[e, X w - X x] <= 0 /\
    ('[e, X w - X x] = 0 -> w = x \/ (w != x /\ ray w = r)).
  rewrite eE; have [neg|pos|zero] := ltgtP '[e1, X w - X x] 0.
  - have := K_strict w neg => strict.
    by split=> [|zero]; [exact: ltW | rewrite zero ltxx in strict].
  - by move: (e1_le w); rewrite leNgt pos.
  have [->|wx] := eqVneq w x.
    by rewrite subrr !dot0r mulr0 addr0; split=> // _; left.
  have w_steep : steep w by rewrite /= wx zero eqxx.
  rewrite zero mulr0 add0r; split; first exact: e2_le.
  rewrite e2E // => /eqP; rewrite mulf_eq0 (negPf (Gn0 w wx)) subr_eq0 => /eqP.
  by right; split=> //; have [_] := r_steep w w_steep; apply.
(* the end of the chosen ray *)
have onr1 : [pred w | (w != x) && (ray w == r)] y1 by rewrite /= y1x eqxx.
have [y /andP[yx /eqP y_ray] y_far] := arg_maxP G onr1.
have yE : X y - X x = G y *: r by rewrite -y_ray onray.
have y1E : X y1 - X x = G y1 *: r by rewrite onray.
have e1_r : '[e1, r] = 0.
  move: y1_steep; rewrite y1E dotZr => /eqP.
  by rewrite mulf_eq0 (negPf (Gn0 y1 y1x)) => /eqP.
exists y.
  split; first by rewrite eq_sym.
  exists e; split.
    apply/eqP; rewrite -subr_eq0 -dotBr eE e2E // y_ray subrr mulr0 addr0.
    by rewrite yE dotZr e1_r !mulr0.
  move=> w; have [le0 eq0] := e_le w; rewrite -subr_le0 -dotBr; split=> //.
  move=> /eqP; rewrite -subr_eq0 -dotBr => /eqP/eq0[->|[wx w_ray]].
    by exists 0; rewrite lexx ler01 scale0r addr0.
  exists (G w / G y); split.
  - by rewrite divr_ge0 // ltW ?G_pos.
  - rewrite ler_pdivr_mulr ?G_pos // mul1r; apply: y_far.
    by rewrite /= wx w_ray eqxx.
  rewrite yE scalerA divfK ?Gn0 // -w_ray scalerA mulfV ?Gn0 //.
  by rewrite scale1r addrC subrK.
rewrite -subr_gt0 -dotBr.
have -> : d = e1 + M *: g by rewrite /e1 subrK.
rewrite dotDl {1}yE dotZr e1_r mulr0 add0r dotZl.
by rewrite mulr_gt0 // G_pos.
Qed.

(** If a weighted mean of numbers that are at most [c] is [c], those with a weight
    that is not zero are [c]. *)
Lemma mean_is_max (l f : T -> R) (c : R) : (forall i, 0 <= l i) ->
  \sum_i l i = 1 -> (forall i, l i != 0 -> f i <= c) -> \sum_i l i * f i = c ->
  forall i, l i != 0 -> f i = c.
Proof.
move=> l0 l1 f_le mean i li.
have : \sum_j l j * (c - f j) = 0.
  rewrite (eq_bigr (fun j => l j * c - l j * f j)) => [|j _]; last by rewrite mulrBr.
  by rewrite sumrB -mulr_suml l1 mul1r mean subrr.
have ge0 j : true -> 0 <= l j * (c - f j).
  have [->|lj] := eqVneq (l j) 0; first by rewrite mul0r.
  by rewrite mulr_ge0 // subr_ge0 f_le.
move/eqP; rewrite (psumr_eq0 _ ge0) => /allP/(_ i (mem_index_enum i)).
by rewrite mulf_eq0 (negPf li) subr_eq0 => /eqP.
Qed.

Lemma some_weight (l : T -> R) : \sum_i l i = 1 -> exists i, l i != 0.
Proof.
move=> l1; have [/existsP //|/existsPn zero] := boolP [exists i, l i != 0].
move/eqP: l1; rewrite big1 => [|i _]; first by rewrite eq_sym oner_eq0.
by apply/eqP; rewrite -[_ == _]negbK zero.
Qed.

(** A point that is alone in being largest for some direction is extreme. *)
Lemma strict_extreme d x : (forall y, y != x -> '[d, X y] < '[d, X x]) -> extreme x.
Proof.
move=> strict [l [l0 l_out l1 xE]].
have other i : l i != 0 -> i != x.
  by apply: contraNneq => ->; rewrite l_out // !inE eqxx.
have [i li] := some_weight l1; have := strict i (other i li).
rewrite (@mean_is_max l (fun i => '[d, X i]) '[d, X x]) ?ltxx // => [j /other/strict/ltW //|].
by rewrite -dot_combr -xE.
Qed.

Variable adj : T -> seq T.

(** At a vertex of the polytope a local maximum is a global one. *)
Lemma vertex_climbs d x z : follows_edges adj -> extreme x ->
  lower_along X d x z -> exists2 a, a \in adj x & lower_along X d x a.
Proof.
move=> follows ext /(rising_edge ext)[y edge rise].
have [a [t [a_adj t_pos aE]]] := follows x y edge.
exists a => //; rewrite /lower_along aE dotDr dotZr dotBr ltr_addl.
by rewrite mulr_gt0 // subr_gt0.
Qed.

Lemma higher_fewer d x z : lower_along X d x z ->
  (#|[set y | lower_along X d z y]| < #|[set y | lower_along X d x y]|)%N.
Proof.
move=> rise; apply: proper_card; apply/properP; split.
  by apply/subsetP => y; rewrite !inE; apply: lt_trans.
by exists z; rewrite !inE // /lower_along ltxx.
Qed.

(** Section 5.2 of the thesis: Algorithm 4 returns a support point, from every start
    and for every direction, if the listed points are distinct, all of them are vertices
    of the polytope and the graph contains the edges of the polytope. *)
Theorem algorithm4_correct d fuel s :
  (forall x, extreme x) -> follows_edges adj -> (#|T| <= fuel)%N ->
  maximises X d (hill_climb adj (lower_along X d) fuel s).
Proof.
move=> ext follows enough.
have {enough} : (#|[set y | lower_along X d s y]| <= fuel)%N.
  by apply: leq_trans enough; apply: max_card.
elim: fuel s => [|k IHk] s /=.
  rewrite leqn0 cards_eq0 => /eqP none y; rewrite leNgt; apply/negP => rise.
  have : y \in [set y | lower_along X d s y] by rewrite inE.
  by rewrite none inE.
case filterE: [seq a <- adj s | lower_along X d s a] => [|a rest] few.
  move=> y; rewrite leNgt; apply/negP => /(vertex_climbs follows (ext s))[a a_adj rise].
  have : a \in [seq a <- adj s | lower_along X d s a] by rewrite mem_filter rise.
  by rewrite filterE.
apply: IHk; rewrite -ltnS (leq_trans _ few) // higher_fewer //.
have : a \in [seq a <- adj s | lower_along X d s a] by rewrite filterE mem_head.
by rewrite mem_filter => /andP[].
Qed.

Lemma levelE d x y : level (lower_along X d) x y = ('[d, X x] == '[d, X y]).
Proof. by rewrite /level /lower_along -!leNgt eq_le andbC. Qed.

Lemma flat_value d x y : connect (flat_move adj (lower_along X d)) x y ->
  '[d, X y] = '[d, X x].
Proof.
case/connectP=> p; elim: p x => [|a p IHp] x /= => [_ -> //|].
case/andP=> /andP[_]; rewrite levelE => /eqP level_xa path last_y.
by rewrite level_xa; apply: IHp.
Qed.

Lemma exit_higher d x z : exit_of adj (lower_along X d) x = Some z ->
  lower_along X d x z.
Proof.
rewrite /exit_of; case: pickP => // z' /existsP[y /and3P[path z_adj rise]] [<-].
by rewrite /lower_along -(flat_value path).
Qed.

(** A plateau without an exit is a set of support points. *)
Lemma no_exit_maximises d x : follows_edges adj -> surrounds_others adj ->
  exit_of adj (lower_along X d) x = None -> maximises X d x.
Proof.
move=> follows surrounds; rewrite /exit_of; case: pickP => // no_exit _.
set flat := flat_move adj (lower_along X d) in no_exit *.
have no_rise y a : connect flat x y -> a \in adj y -> '[d, X a] <= '[d, X y].
  move=> path a_adj; rewrite leNgt; apply/negP => rise.
  have /existsP[] := no_exit a; exists y.
  by rewrite path a_adj.
(* the point of the plateau of largest norm is a vertex *)
have [y /= y_on y_far] := arg_maxP (fun y => '[X y, X y])
  (connect0 flat x : [pred y | connect flat x y] x).
suff y_ext : extreme y.
  move=> z; rewrite -(flat_value y_on) leNgt; apply/negP.
  move=> /(vertex_climbs follows y_ext)[a a_adj]; rewrite /lower_along ltNge.
  by rewrite (no_rise y a).
move=> /surrounds[l [l0 l_out l1 yE]].
have neighbour a : l a != 0 -> a \in adj y /\ a != y.
  move=> la; suff : a \in [set b in adj y | b != y] by rewrite inE => /andP.
  by apply: contraNT la => /l_out ->.
have level_a a : l a != 0 -> '[d, X a] = '[d, X y].
  apply: (@mean_is_max l (fun b => '[d, X b]) _ l0 l1) => [b /neighbour[b_adj _]|].
    exact: no_rise.
  by rewrite -dot_combr -yE.
have far a : l a != 0 -> '[X a, X a] <= '[X y, X y].
  move=> la; apply: y_far; apply: connect_trans y_on _; apply: connect1.
  rewrite /flat /flat_move levelE level_a // eqxx andbT.
  by have [] := neighbour a la.
have flat_a a : l a != 0 -> '[X y, X a] = '[X y, X y].
  apply: (@mean_is_max l (fun b => '[X y, X b]) _ l0 l1) => [b lb|]; last first.
    by rewrite -dot_combr -yE.
  rewrite -(@ler_pmuln2r _ 2) //; apply: (le_trans (dot_half_le _ _)).
  by rewrite mulr2n ler_add2l far.
have [a la] := some_weight l1; have [_ /eqP[]] := neighbour a la.
apply/distinct/eqP; rewrite -subr_eq0 -dot_eq0 eq_le dot_ge0 andbT.
by rewrite dot_sqB dotC flat_a // mulr2n opprD addrA addrNK subr_le0 far.
Qed.

(** The search of the whole plateau returns a support point, from every start and
    for every direction, if the listed points are distinct, each edge of the polytope
    can be left along the graph and each listed point that is not a vertex is a convex combination of its
    neighbours. *)
Theorem plateau_climb_correct d fuel s :
  follows_edges adj -> surrounds_others adj -> (#|T| <= fuel)%N ->
  maximises X d (plateau_climb adj (lower_along X d) fuel s).
Proof.
move=> follows surrounds enough.
have {enough} : (#|[set y | lower_along X d s y]| <= fuel)%N.
  by apply: leq_trans enough; apply: max_card.
elim: fuel s => [|k IHk] s /=.
  rewrite leqn0 cards_eq0 => /eqP none y; rewrite leNgt; apply/negP => rise.
  have : y \in [set y | lower_along X d s y] by rewrite inE.
  by rewrite none inE.
case exitE: (exit_of _ _ s) => [z|] few; last exact: no_exit_maximises exitE.
apply: IHk; rewrite -ltnS (leq_trans _ few) // higher_fewer //.
exact: exit_higher exitE.
Qed.

End Polytope.
