(** * Errata: sentences and steps of the papers that do not hold to the letter
    Each is refuted by points with small integer coordinates, over every ordered
    field.  Where the text of a paper corrects it, it is a misprint and no error of
    its author; that is said.  The numbers 000 to 004 name the five source documents:
    000 the thesis, 001 van den Bergen, 002 Greer, 003 Alzubaidi and Al-Saud, 004 the
    blog post. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm run integral_points integral_runs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Errata.
Variable R : realFieldType.

Let eq_set3 (A B : {set 'I_3}) : (forall k : nat, (k < 3)%N ->
  (inord k \in A) = (inord k \in B)) -> A = B.
Proof. by move=> same; apply/setP => i; rewrite -[i]inord_val same. Qed.

(** ** 001, section 2: X as the largest Z for which each λ of v(aff Z) is positive *)
Definition bar : seq (seq int) := [:: [:: -1; 2]; [:: 1; 2]; [:: 0; 1]].

Lemma bar_free : affine_free setT (@listed R 2 3 bar).
Proof.
move=> l _; rewrite !big_ord_recl !big_ord0 !addr0 => sum0 comb0.
have x0 := congr1 (fun z : 'rV[R]_2 => z 0 0) comb0.
have y0 := congr1 (fun z : 'rV[R]_2 => z 0 1) comb0.
move: x0 y0; rewrite !mxE /= => x0 y0.
set l0 := l ord0 in sum0 x0 y0; set l1 := l (lift _ _) in sum0 x0 y0.
set l2 := l (lift _ _) in sum0 x0 y0.
have e0 : l0 = 0.
  have : 2%:R * l0 = 0 :> R.
    transitivity ((l0 * 2 + (l1 * 2 + l2 * 1)) - (l0 + (l1 + l2)) - (l0 * -1 + (l1 * 1 + l2 * 0))).
      by ring.
    by rewrite y0 sum0 x0 !subr0.
  by move/eqP; rewrite mulf_eq0 pnatr_eq0 => /eqP.
have e1 : l1 = 0.
  by move: x0; rewrite e0 mul0r mulr0 mulr1 add0r addr0.
have e2 : l2 = 0 by move: sum0; rewrite e0 e1 !add0r.
by case=> -[|[|[|//]]] lt_i; [rewrite -e0 | rewrite -e1 | rewrite -e2];
  congr l; apply: val_inj.
Qed.

(** Van den Bergen characterises the simplex of v(conv Y) as the largest Z ⊆ Y for
    which all weights of v(aff Z) are positive.  For Y = {(−1,2), (1,2), (0,1)}, which
    is affinely independent, v(conv Y) = (0,1) has the simplex X = {(0,1)}; but
    Z = {(−1,2), (1,2)} is larger, all weights of v(aff Z) are positive, and v(aff Z)
    is not v(conv Y).  Conditions (i) and (ii) of the same section are right. *)
Theorem largest_positive_subset_is_wrong (Y := @listed R 2 3 bar)
    (X := [set inord 2] : {set 'I_3}) (Z := [set inord 0; inord 1] : {set 'I_3}) :
  exists v u, [/\ affine_free setT Y,
    is_minnorm (conv Y) v /\ pos_on X Y v,
    is_minnorm (aff_on Z Y) u /\ pos_on Z Y u,
    (#|X| < #|Z|)%N & u <> v].
Proof.
pose wv : seq int := [:: 0; 0; 1]; pose wu : seq int := [:: 1; 1; 0].
exists (vector_of R 2 bar wv), (vector_of R 2 bar wu).
have sX : simplex_of 2 wv = X by apply: eq_set3 => -[|[|[|//]]] _; rewrite !inE -?val_eqE /= !inordK.
have sZ : simplex_of 2 wu = Z by apply: eq_set3 => -[|[|[|//]]] _; rewrite !inE -?val_eqE /= !inordK.
have near_u : simplex_state Y (simplex_of 2 wu) (vector_of R 2 bar wu) by apply: state_sound.
split.
- exact: bar_free.
- by split; [apply: halt_ok_nearest | rewrite -sX; apply: pos_of].
- by rewrite -sZ; split; [apply: pos_conv_aff; case: near_u | case: near_u].
- by rewrite cards1 cards2 -val_eqE /= !inordK.
move=> same; have : '[vector_of R 2 bar wu, vector_of R 2 bar wu] = 4%:R.
  rewrite (norm_ofE R (N := 2)) // (_ : zsum wu = 2) // (_ : norm_of 2 bar wu = 16) //.
  have two : (2 : int)%:~R = 2%:R :> R by [].
  have sixteen : (16 : int)%:~R = 16%:R :> R by [].
  by rewrite !two sixteen; field.
rewrite same (norm_ofE R (N := 2)) // (_ : zsum wv = 1) // (_ : norm_of 2 bar wv = 1) //.
by rewrite invr1 !mul1r => /eqP; rewrite (eqr_nat R 1 4).
Qed.

(** ** 003: step 14, which keeps the closer vertex, and the second condition *)

(** One turn of the loop of 003 on the line simplex {x, y}: C is its closest point, z
    a support point in the direction −C, and the one of x, y that is closer to the
    origin is kept beside z. *)
Definition line_turn n (T : finType) (Y : T -> 'rV[R]_n) (x y : T) (C : 'rV[R]_n)
    (x' z : T) :=
  [/\ is_minnorm (conv_on [set x; y] Y) C, support_against Y C z &
      x' \in [set x; y] /\ forall u, u \in [set x; y] -> '[Y x', Y x'] <= '[Y u, Y u]].

Definition wedge : seq (seq int) := [:: [:: -1; -1]; [:: 0; -1]; [:: 1; 0]].

(** The second termination condition of 003 says: if the closest point was found in
    an earlier iteration, the distance is 0.  With step 14 as listed that can be wrong;
    with the closer edge kept it is right ([closer_edge_decreases] in polygon_loop.v,
    which also has an example without level support points, as there are here).  The
    paper lists its steps after Code Zealot 2010.  On the points (−1,−1), (0,−1), (1,0),
    (0,−1) is a support point in the first direction (1,−1), and (−1,−1) in the
    opposite one.  From the line between these two, the closest points are (0,−1),
    (1/2,−1/2), (0,−1) again, whereas the squared distance is 1/5.  Since the simplex is
    the first one again, without that condition the loop runs for ever. *)
Theorem repeated_point_is_not_zero (Y := @listed R 2 3 wedge) (d := zpoint R 2 [:: 1; -1])
    (p0 := inord 0 : 'I_3) (p1 := inord 1 : 'I_3) (p2 := inord 2 : 'I_3) :
  [/\ support_against Y (- d) p1, support_against Y d p0 &
   exists C0 C1 v, [/\ line_turn Y p1 p0 C0 p1 p2, line_turn Y p1 p2 C1 p1 p0,
     is_minnorm (conv Y) v & '[v, v] = 5%:R^-1]].
Proof.
have values i : '[d, Y i] = (nth 0 [:: 0; 1; 1] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint.
split=> [i|i|].
- by rewrite !dotNl ler_opp2 !values inordK // ler_int; case: i => -[|[|[|//]]].
- by rewrite !values inordK // ler_int; case: i => -[|[|[|//]]].
pose w0 : seq int := [:: 0; 1; 0]; pose w1 : seq int := [:: 0; 1; 1].
pose w : seq int := [:: 2; 0; 3].
have norm i : '[Y i, Y i] = (nth 0 [:: 2; 1; 1] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint.
have ahead u (S : {set 'I_3}) : weights_ok wedge u -> simplex_of 2 u \subset S ->
    (forall i, i \in S -> norm_of 2 wedge u <= zsum u * value_of 2 wedge u i) ->
    is_minnorm (conv_on S Y) (vector_of R 2 wedge u).
  move=> ok sub near; apply/minnorm_convP; split.
    by apply: conv_on_sub sub (pos_on_conv_on _); apply: pos_of.
  by move=> i /near; rewrite (norm_le_value R (N := 2)).
have supp u z : weights_ok wedge u -> (z < 3)%N ->
    (forall i, (i < 3)%N -> value_of 2 wedge u z <= value_of 2 wedge u i) ->
    support_against Y (vector_of R 2 wedge u) (inord z).
  by move=> ok lt_z low i; rewrite (value_le_value R (N := 2)) // inordK // low.
exists (vector_of R 2 wedge w0), (vector_of R 2 wedge w1), (vector_of R 2 wedge w).
split; [split | split | exact: halt_ok_nearest |].
- apply: ahead => //; first by apply/subsetP => -[[|[|[|//]]] lt_i]; rewrite !inE -!val_eqE /= !inordK.
  by move=> i /set2P[] ->; rewrite inordK.
- by apply: supp => // -[|[|[|//]]].
- by split=> [|u /set2P[] ->]; rewrite ?set21 // !norm !inordK // ler_int.
- apply: ahead => //; first by apply/subsetP => -[[|[|[|//]]] lt_i]; rewrite !inE -!val_eqE /= !inordK.
  by move=> i /set2P[] ->; rewrite inordK.
- by apply: supp => // -[|[|[|//]]].
- by split=> [|u /set2P[] ->]; rewrite ?set21 // !norm !inordK // ler_int.
rewrite (norm_ofE R (N := 2)) // (_ : zsum w = 5) // (_ : norm_of 2 wedge w = 5) //.
have five : (5 : int)%:~R = 5%:R :> R by [].
by rewrite !five; field.
Qed.

(** The points (1,0), (3,0), (3,1). *)
Definition ramp : seq (seq int) := [:: [:: 1; 0]; [:: 3; 0]; [:: 3; 1]].

(** Equation (6) of 003 moves along the whole line through A and B.  The text demands
    t in [0, 1], with which it is right; the listed steps do not repeat it: a misprint.
    With the steps to the letter: on (1,0), (3,0), (3,1) the first two support
    points, in the directions (1,−1) and (−1,1), are (3,0) and (1,0); the closest point of
    the line through them is the origin, which the first termination condition takes for
    a collision; the squared distance is 1. *)
Theorem unclamped_line_false_collision (Y := @listed R 2 3 ramp)
    (d := zpoint R 2 [:: 1; -1]) :
  exists v, [/\ support_against Y (- d) (inord 1), support_against Y d (inord 0),
    is_minnorm (aff_on [set inord 1; inord 0] Y) 0, is_minnorm (conv Y) v &
    '[v, v] = 1].
Proof.
have values i : '[d, Y i] = (nth 0 [:: 1; 3; 2] i)%:~R.
  by case: i => -[|[|[|//]]] lt_i; rewrite dot_zpoint.
exists (vector_of R 2 ramp [:: 1; 0; 0]); split; last first.
- by rewrite (norm_ofE R (N := 2)) // invr1 !mul1r.
- exact: halt_ok_nearest.
- apply/minnorm_affP; split=> [|i _]; last by rewrite !dot0l.
  exists (fun i : 'I_3 => nth 0 [:: 3%:R / 2%:R; - (1 / 2%:R); 0] i); split.
  + by case=> -[|[|[|//]]] lt_i; rewrite !inE -?val_eqE /= !inordK.
  + by rewrite !big_ord_recl big_ord0 /=; field.
  + by apply/rowP => -[[|[|//]] lt_k]; rewrite summxE !big_ord_recl big_ord0 !mxE /=; field.
- by move=> i; rewrite !values inordK // ler_int; case: i => -[|[|[|//]]].
by move=> i; rewrite !dotNl ler_opp2 !values inordK // ler_int; case: i => -[|[|[|//]]].
Qed.

(** ** 004: step 4 and step 6, two misprints *)

(** Step 4 of 004 returns d when d·s(W,−d) ≥ d·s(M,−d): a slip of sign, for with −d on both
    sides the test is right, and the loop that the post describes goes on.  To the letter:
    since s(M,−d) is a support point of the whole set, it is not ahead of any point, be it
    s(W,−d) or another; so this test would always succeed in the first iteration. *)
Theorem step4_always_true n (T : finType) (Y : T -> 'rV[R]_n) d sW sM :
  support_against Y d sM -> '[d, Y sM] <= '[d, Y sW].
Proof. by apply. Qed.

Definition roof : seq (seq int) := [:: [:: -1; 1]; [:: 1; 1]].

(** On M = {(−1,1), (1,1)} with the start m = (−1,1) that answer has squared norm 2,
    whereas the squared distance is 1. *)
Theorem step4_returns_too_early (Y := @listed R 2 2 roof) :
  exists v, [/\ is_minnorm (conv Y) v, '[v, v] = 1 & '[Y (inord 0), Y (inord 0)] = 2%:R].
Proof.
exists (vector_of R 2 roof [:: 1; 1]); split; first exact: halt_ok_nearest.
  rewrite (norm_ofE R (N := 1)) // (_ : zsum _ = 2) // (_ : norm_of _ _ _ = 4) //.
  have two : (2 : int)%:~R = 2%:R :> R by [].
  have four : (4 : int)%:~R = 4%:R :> R by [].
  by rewrite !two four; field.
by rewrite dot_zpoint ?inordK.
Qed.

(** Step 6 of 004 keeps the smallest simplex that contains the new support point; meant
    is the closest point, as step 3 needs it.  To the letter this is the point alone.  Then on the same M the loop goes from either
    point to the other for ever: each is the support point against the other, and
    strictly behind it. *)
Theorem step6_cycles (Y := @listed R 2 2 roof) (i j : 'I_2) : i != j ->
  support_against Y (Y i) j /\ '[Y i, Y j] < '[Y i, Y i].
Proof.
move=> ne; have dots k l : '[Y k, Y l] = (if k == l then 2 else 0)%:~R.
  by case: k l => -[|[|//]] lt_k -[[|[|//]] lt_l]; rewrite dot_zpoint.
split=> [k|]; rewrite !dots (negPf ne) ?eqxx ?ltr_int // ler_int.
by case: eqP.
Qed.

End Errata.
