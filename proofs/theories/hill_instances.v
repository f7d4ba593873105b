(** * Instances of the hill climbing theorems
    The hypotheses of [algorithm4_correct] hold for a triangle whose vertices are all
    adjacent; those of [plateau_climb_correct] hold for Figure 8 of the thesis, a
    triangle with one more listed point inside its base, where Algorithm 4 fails. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex integral_points hill_climbing hill_plateau.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Instances.
Variable R : realFieldType.

Lemma listed_inj n N M : size M = N -> all (fun x => size x == n) M -> uniq M ->
  injective (@listed R n N M).
Proof.
move=> size_M /allP size_x uniq_M i j /eqP.
rewrite eq_zpoint ?nth_uniq ?size_M ?ltn_ord //; first by move/eqP/val_inj.
  by apply/eqP/size_x/mem_nth; rewrite size_M ltn_ord.
by apply/eqP/size_x/mem_nth; rewrite size_M ltn_ord.
Qed.

Lemma listed_extreme n N M d (i : 'I_N) : sized n N M d ->
  (forall j, j != i -> zlower M d j i) -> extreme (@listed R n N M) i.
Proof.
move=> ok strict; apply: (@strict_extreme _ _ _ _ (zpoint R n d)) => j /strict.
by rewrite !dot_listed // ltr_int.
Qed.

(** ** All listed points are vertices *)
Let X3 := @listed R 2 3 triangle.

Lemma triangle_extreme i : extreme X3 i.
Proof.
case: i => -[|[|[|//]]] lt_i.
- by apply: (@listed_extreme _ _ _ [:: -1; 0]) => // -[[|[|[|//]]] lt_j].
- by apply: (@listed_extreme _ _ _ [:: 0; -1]) => // -[[|[|[|//]]] lt_j].
- by apply: (@listed_extreme _ _ _ [:: 0; 1]) => // -[[|[|[|//]]] lt_j].
Qed.

Lemma triangle_edges : follows_edges X3 triangle_adj.
Proof.
move=> x y [xy _]; exists y, 1; rewrite triangle_adj_complete inE eq_sym xy ltr01.
by split=> //; rewrite scale1r addrC subrK.
Qed.

Example algorithm4_on_any_triangle_query d s :
  maximises X3 d (hill_climb triangle_adj (lower_along X3 d) 3 s).
Proof.
apply: algorithm4_correct; [exact: triangle_extreme | exact: triangle_edges |].
by rewrite card_ord.
Qed.

(** ** A listed point that is not a vertex *)
Let X4 := @listed R 2 4 figure8.
Let t1 := Ordinal (isT : (0 < 4)%N).
Let t2 := Ordinal (isT : (1 < 4)%N).
Let t3 := Ordinal (isT : (2 < 4)%N).
Let t4 := Ordinal (isT : (3 < 4)%N).

Let ordinal4 (P : 'I_4 -> Prop) : P t1 -> P t2 -> P t3 -> P t4 -> forall i, P i.
Proof.
move=> P1 P2 P3 P4 [[|[|[|[|//]]]] lt_i].
- by have -> : Ordinal lt_i = t1 by apply: val_inj.
- by have -> : Ordinal lt_i = t2 by apply: val_inj.
- by have -> : Ordinal lt_i = t3 by apply: val_inj.
- by have -> : Ordinal lt_i = t4 by apply: val_inj.
Qed.

Let middle : X4 t2 = 2%:R^-1 *: X4 t1 + 2%:R^-1 *: X4 t3.
Proof.
by apply/rowP => -[[|[|//]] lt_j]; rewrite !mxE /=; field.
Qed.

Let not_edge24 e : '[e, X4 t2] = '[e, X4 t4] -> '[e, X4 t1] <= '[e, X4 t2] ->
  '[e, X4 t3] <= '[e, X4 t2] -> '[e, X4 t1] = '[e, X4 t2].
Proof.
have half0 : (2%:R : R) != 0 by rewrite pnatr_eq0.
move=> _; rewrite middle dotDr !dotZr => le1 le3; apply/eqP; rewrite eq_le le1.
rewrite -subr_ge0 in le3; rewrite -subr_ge0 /=.
suff -> : '[e, X4 t1] - (2%:R^-1 * '[e, X4 t1] + 2%:R^-1 * '[e, X4 t3]) =
  2%:R^-1 * '[e, X4 t1] + 2%:R^-1 * '[e, X4 t3] - '[e, X4 t3] by [].
by field.
Qed.

Let not_on24 t : X4 t1 <> X4 t2 + t *: (X4 t4 - X4 t2).
Proof.
move/rowP/(_ 0); rewrite !mxE /= subrr mulr0 addr0 => /eqP.
by rewrite eqr_int.
Qed.

Lemma figure8_edges : follows_edges X4 figure8_adj.
Proof.
have direct x y : y \in figure8_adj x -> exists a t,
    [/\ a \in figure8_adj x, 0 < t & X4 a = X4 x + t *: (X4 y - X4 x)].
  by move=> xy; exists y, 1; rewrite xy ltr01 scale1r addrC subrK.
have base x y : t2 \in figure8_adj x -> X4 t2 = 2%:R^-1 *: X4 x + 2%:R^-1 *: X4 y ->
    exists a t, [/\ a \in figure8_adj x, 0 < t & X4 a = X4 x + t *: (X4 y - X4 x)].
  move=> x2 mid; exists t2, 2%:R^-1; rewrite x2 invr_gt0 ltr0n mid; split=> //.
  rewrite scalerBr addrCA addrC; congr (_ + _).
  by rewrite -{2}[X4 x]scale1r -scalerBl; congr (_ *: _); field.
apply: ordinal4; apply: ordinal4 => edge; try (by case: edge => /eqP[]);
  try exact: direct.
- exact: base middle.
- case: edge => _ [e [level face]]; case: (face t1) (face t3) => le1 on1 [le3 _].
  by have [t [_ _ /not_on24]] := on1 (not_edge24 (esym level) le1 le3).
- by apply: base => //; rewrite addrC middle.
case: edge => _ [e [level face]]; case: (face t1) (face t3) => le1 on1 [le3 _].
rewrite -level in le1 le3 on1.
have [t [_ _ on]] := on1 (not_edge24 level le1 le3).
case: (@not_on24 (1 - t)); rewrite on; move: (X4 t2) (X4 t4) => u w.
by apply/rowP => j; rewrite !mxE; ring.
Qed.

Lemma figure8_surrounds : surrounds_others X4 figure8_adj.
Proof.
have out i d : sized 2%N 4%N figure8 d -> (forall j, j != i -> zlower figure8 d j i) ->
  ~ conv_on [set~ i] X4 (X4 i) by exact: listed_extreme.
apply: ordinal4 => in_others.
- by case: (@out t1 [:: -1; 0] isT) => //; apply: ordinal4.
- exists (fun i => if (i == t1) || (i == t3) then 2%:R^-1 else 0); split.
  + by apply: ordinal4; rewrite /= ?invr_ge0 ?ler0n.
  + by apply: ordinal4; rewrite !inE.
  + by rewrite !big_ord_recl big_ord0 /=; field.
  rewrite !big_ord_recl big_ord0 /= middle !scale0r !addr0 add0r.
  by congr (_ *: X4 _ + _ *: X4 _); apply: val_inj.
- by case: (@out t3 [:: 1; 0] isT) => //; apply: ordinal4.
by case: (@out t4 [:: 0; 1] isT) => //; apply: ordinal4.
Qed.

Example plateau_on_figure8 d s :
  maximises X4 d (plateau_climb figure8_adj (lower_along X4 d) 4 s).
Proof.
apply: plateau_climb_correct; [| exact: figure8_edges | exact: figure8_surrounds |].
  exact: (@listed_inj 2%N 4%N figure8).
by rewrite card_ord.
Qed.

End Instances.
