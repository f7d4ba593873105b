(** * 003: the loop for polygons keeps two points
    Section 5 of Alzubaidi and Al-Saud (003) keeps a line simplex {x, y} and ends with
    distance 0 where its closest point C was found before (the second termination
    condition).  Step 14 keeps the vertex that is closer to the origin beside the new
    support point z.  With it the condition is wrong.  If the closer of the edges {x, z}
    and {z, y} is kept, C comes closer with every turn while the origin is not in the
    triangle, so that no C comes again. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm halting bergen run.
From CertiGJK Require Import integral_points integral_runs errata.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section PolygonLoop.
Variable R : realFieldType.

(** ** With the closer vertex *)

Definition spear : seq (seq int) := [:: [:: -2; -2]; [:: 0; -2]; [:: 2; 1]].

(** On the points (−2,−2), (0,−2), (2,1) every support point is the only one.  The
    closest points are (0,−2), (12/13,−8/13), (0,−2) again, whereas the squared
    distance is 4/25. *)
Theorem repeated_point_without_ties (Y := @listed R 2 3 spear)
    (d := zpoint R 2 [:: 1; -1]) (p0 := inord 0 : 'I_3) (p1 := inord 1 : 'I_3) (p2 := inord 2 : 'I_3) :
  [/\ forall i, i != p1 -> '[d, Y i] < '[d, Y p1],
      forall i, i != p0 -> '[d, Y p0] < '[d, Y i] &
   exists C0 C1 v,
     [/\ line_turn Y p1 p0 C0 p1 p2 /\ (forall i, i != p2 -> '[C0, Y p2] < '[C0, Y i]),
         line_turn Y p1 p2 C1 p1 p0 /\ (forall i, i != p0 -> '[C1, Y p0] < '[C1, Y i]),
         is_minnorm (conv Y) v & '[v, v] = 4%:R / 25%:R]].
Proof.
have values i : '[d, Y i] = (nth 0 [:: 0; 2; 1] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint.
split=> [i|i|].
- by rewrite !values -val_eqE /= !inordK // ltr_int; case: i => -[|[|[|//]]].
- by rewrite !values -val_eqE /= !inordK // ltr_int; case: i => -[|[|[|//]]].
pose w0 : seq int := [:: 0; 1; 0]; pose w1 : seq int := [:: 0; 7; 6].
pose w : seq int := [:: 11; 0; 14].
have norm i : '[Y i, Y i] = (nth 0 [:: 8; 4; 5] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint.
have ahead u (S : {set 'I_3}) : weights_ok spear u -> simplex_of 2 u \subset S ->
    (forall i, i \in S -> norm_of 2 spear u <= zsum u * value_of 2 spear u i) ->
    is_minnorm (conv_on S Y) (vector_of R 2 spear u).
  move=> ok sub near; apply/minnorm_convP; split.
    by apply: conv_on_sub sub (pos_on_conv_on _); apply: pos_of.
  by move=> i /near; rewrite (norm_le_value R (N := 2)).
have only u z : weights_ok spear u -> (z < 3)%N -> unique_ok 2 spear u z ->
    forall i, i != inord z :> 'I_3 ->
    '[vector_of R 2 spear u, Y (inord z)] < '[vector_of R 2 spear u, Y i].
  by move=> ok lt_z uniq i; apply: (@unique_ok_support R 2 2 spear erefl).
have supp u z : (forall i, i != z -> '[u, Y z] < '[u, Y i]) -> support_against Y u z.
  by move=> lt i; have [->|/lt/ltW] := eqVneq i z.
have only0 := only w0 2%N isT isT isT; have only1 := only w1 0%N isT isT isT.
exists (vector_of R 2 spear w0), (vector_of R 2 spear w1), (vector_of R 2 spear w).
split; [split; first split | split; first split | exact: halt_ok_nearest |].
- apply: ahead => //; first by apply/subsetP => -[[|[|[|//]]] lt_i]; rewrite !inE -!val_eqE /= !inordK.
  by move=> i /set2P[] ->; rewrite inordK.
- exact: supp.
- by split=> [|u /set2P[] ->]; rewrite ?set21 // !norm !inordK // ler_int.
- exact: only0.
- apply: ahead => //; first by apply/subsetP => -[[|[|[|//]]] lt_i]; rewrite !inE -!val_eqE /= !inordK.
  by move=> i /set2P[] ->; rewrite inordK.
- exact: supp.
- by split=> [|u /set2P[] ->]; rewrite ?set21 // !norm !inordK // ler_int.
- exact: only1.
rewrite (norm_ofE R (N := 2)) // (_ : zsum w = 25) // (_ : norm_of 2 spear w = 100) //.
have n25 : (25 : int)%:~R = 25%:R :> R by [].
have n100 : (100 : int)%:~R = 100%:R :> R by [].
by rewrite !n25 n100; field.
Qed.

(** ** With the closer edge *)

Variables (T : finType) (Y : T -> 'rV[R]_2).

(** As long as a point z is ahead of the closest point C of {x, y}, and the origin is not
    in the triangle, one of the edges {x, z} and {z, y} has a closest point that is
    strictly closer to the origin than C. *)
Theorem closer_edge_decreases x y z C :
  is_minnorm (conv_on [set x; y] Y) C -> '[C, Y z] < '[C, C] ->
  ~ conv_on [set x; y; z] Y 0 ->
  exists u, '[u, u] < '[C, C] /\
    (is_minnorm (conv_on [set x; z] Y) u \/ is_minnorm (conv_on [set z; y] Y) u).
Proof.
move=> [cC minC] lt_z no0; set S := [set x; y; z].
have subS : [set x; y] \subset S by apply/subsetP => i; rewrite !inE => ->.
have zS : z \in S by rewrite !inE eqxx orbT.
have [u mu] : exists u, is_minnorm (conv_on S Y) u.
  by apply: minnorm_conv_on_exists; apply/set0Pn; exists z.
have [cu minu] := mu.
have lt_u : '[u, u] < '[C, C].
  have /gap_descent[t [t0 t1 lt]] : 0 < '[C, C - Y z] by rewrite dotBr subr_gt0.
  apply: le_lt_trans lt; apply: minu; apply: convex_conv_on => //; last exact: ltW.
    exact: conv_on_sub subS cC.
  exact: conv_on_pt.
have [W [WS freeW posW]] := caratheodory cu.
have mW : is_minnorm (conv_on W Y) u.
  split=> [|v cv]; first exact: pos_on_conv_on.
  by apply: minu; apply: conv_on_sub WS cv.
have card3 : #|W| != 3%N.
  apply/eqP => c3; have u0 := full_simplex_origin freeW c3 mW posW.
  by apply: no0; rewrite -u0.
have edge a b c : S = [set a; b; c] -> c \notin W -> is_minnorm (conv_on [set a; b] Y) u.
  move=> SE cW; have sub : W \subset [set a; b].
    apply/subsetP => i iW; have := subsetP WS i iW; rewrite SE !inE.
    have [ic|_] := eqVneq i c; last by rewrite orbF.
    by rewrite -ic iW in cW.
  split=> [|v cv]; first by apply: conv_on_sub sub (pos_on_conv_on posW).
  apply: minu; apply: conv_on_sub cv; rewrite SE.
  by apply/subsetP => i; rewrite !inE => ->.
have [xW|xW] := boolP (x \in W); last first.
  exists u; split=> //; right; apply: (edge z y x) => //.
  by apply/setP => i; rewrite !inE; do 3 case: (_ == _).
have [yW|yW] := boolP (y \in W); last first.
  exists u; split=> //; left; apply: (edge x z y) => //.
  by apply/setP => i; rewrite !inE; do 3 case: (_ == _).
have [zW|zW] := boolP (z \in W); last first.
  have [cxy _] := edge x y z erefl zW.
  by have := minC u cxy; rewrite leNgt lt_u.
have WE : W = S.
  apply/eqP; rewrite eqEsubset WS; apply/subsetP => i.
  by rewrite !inE => /orP[/orP[]|] /eqP ->.
have [exy|xy] := eqVneq x y.
  by exists u; split=> //; left; move: mu; rewrite /S exy setUid.
have [exz|xz] := eqVneq x z.
  exists u; split=> //; right; move: mu; congr (is_minnorm (conv_on _ Y) u).
  by apply/setP => i; rewrite !inE exz; do 2 case: (_ == _).
have [eyz|yz] := eqVneq y z.
  exists u; split=> //; left; move: mu; congr (is_minnorm (conv_on _ Y) u).
  by apply/setP => i; rewrite !inE eyz; do 2 case: (_ == _).
by move: card3; rewrite WE /S -setUA cardsU1 !inE negb_or xy xz cards2 yz.
Qed.

End PolygonLoop.

(** The hypotheses can be met: the first turn of the run above. *)
Lemma closer_edge_instance (R : realFieldType) (Y := @listed R 2 3 spear)
    (p0 := inord 0 : 'I_3) (p1 := inord 1 : 'I_3) (p2 := inord 2 : 'I_3) :
  [/\ is_minnorm (conv_on [set p1; p0] Y) (Y p1), '[Y p1, Y p2] < '[Y p1, Y p1] &
      ~ conv_on [set p1; p0; p2] Y 0].
Proof.
have dots i : '[Y p1, Y i] = (nth 0 [:: 4; 4; -2] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint /= ?inordK.
split; last 1 first.
- have [_ _ [_ [_ [v [_ _ [_ least] vv]]]]] := repeated_point_without_ties R.
  move=> /conv_on_conv /least; rewrite vv dot0l leNgt.
  by rewrite divr_gt0 ?ltr0n.
- apply/minnorm_convP; split; first by apply: conv_on_pt; rewrite set21.
  by move=> i /set2P[] ->; rewrite !dots !inordK // ler_int.
- by rewrite !dots !inordK // ltr_int.
Qed.
