(** * Johnson's sub-algorithm: the acceptance test (Theorem 4.1)

    Soundness and completeness of the test of one subset.  Nothing here assumes
    that the points [Y] are affinely independent. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import delta_positive.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Test.

Variables (R : realFieldType) (n m : nat).
Implicit Types (Y : 'I_m -> 'rV[R]_n) (S : {set 'I_m}) (i j k : 'I_m).
Implicit Type v : 'rV[R]_n.

Lemma Delta_pos_sum Y S : S != set0 -> (forall i, i \in S -> 0 < Delta Y S i) ->
  0 < Delta_sum Y S.
Proof.
move=> /set0Pn[k kS] Dpos; rewrite /Delta_sum (bigD1 k) //=.
by rewrite ltr_paddr ?Dpos // sumr_ge0 // => i /andP[/Dpos/ltW].
Qed.

Lemma Delta_pos_on Y S : S != set0 -> (forall i, i \in S -> 0 < Delta Y S i) ->
  pos_on S Y (Delta_point Y S).
Proof.
move=> S0 Dpos; have Dp := Delta_pos_sum S0 Dpos.
have [wS w1 wE] := Delta_weights (lt0r_neq0 Dp).
exists (fun i => Delta Y S i / Delta_sum Y S); split=> // i iS.
by rewrite divr_gt0 ?Dpos.
Qed.

(** The recursion read geometrically: [Delta_j(Y_s u {y_j})] is
    [Delta(Y_s) (v.v - v.y_j)] for [v = v(aff Y_s)]. *)
Lemma Delta_rec_geometric Y S j : S != set0 -> j \notin S -> Delta_sum Y S != 0 ->
  let v := Delta_point Y S in
  Delta Y (j |: S) j = Delta_sum Y S * ('[v, v] - '[v, Y j]).
Proof.
move=> /set0Pn[k kS] jS D0 /=; set v := Delta_point Y S.
have [_ vY] := (minnorm_affP _ _ _).1 (Delta_minnorm_aff D0).
rewrite -(vY k kS) -dotBr -dotZl /v /Delta_point scalerA divff // scale1r.
rewrite (Delta_rec _ kS jS) dot_combl [RHS](bigID (mem S)) /=.
rewrite [X in _ = _ + X]big1 ?addr0 => [|i iS]; last by rewrite Delta_out ?mul0r.
by apply: eq_bigr => i _; rewrite dotC.
Qed.

(** Theorem 4.1: let all [Delta_i(Y_s)], [i] in [S], be positive.  Then
    [v(aff Y_s)] is [v(conv Y)] if and only if [Delta_j(Y_s u {y_j}) <= 0] for
    all [j] outside of [S]. *)
Theorem johnson_halting Y S v : S != set0 ->
  (forall i, i \in S -> 0 < Delta Y S i) -> is_minnorm (aff_on S Y) v ->
  (is_minnorm (conv Y) v <-> forall j, j \notin S -> Delta Y (j |: S) j <= 0).
Proof.
move=> S0 Dpos mv; have Dp := Delta_pos_sum S0 Dpos; have Dn := lt0r_neq0 Dp.
have vE : v = Delta_point Y S.
  by apply: minnorm_unique mv (Delta_minnorm_aff Dn); apply: convex_aff_on.
have pv : pos_on S Y v by rewrite vE; apply: Delta_pos_on.
have test j : j \notin S -> (Delta Y (j |: S) j <= 0) = ('[v, v] <= '[v, Y j]).
  move=> jS; rewrite (Delta_rec_geometric S0 jS Dn) -vE.
  by rewrite pmulr_rle0 // subr_le0.
have [_ vY] := (minnorm_affP _ _ _).1 mv.
rewrite minnorm_conv_allP; split=> [[_ vmin] j jS|Dneg]; first by rewrite test.
split=> [|i]; first exact/conv_on_conv/pos_on_conv_on/pv.
have [iS|iS] := boolP (i \in S); first by rewrite vY.
by rewrite -test // Dneg.
Qed.

(** The test that Johnson's sub-algorithm makes on a subset. *)
Definition johnson_pos Y S := [forall i in S, 0 < Delta Y S i].

Definition johnson_ok Y S := [&& S != set0, johnson_pos Y S &
  [forall j, (j \notin S) ==> (Delta Y (j |: S) j <= 0)]].

(** Soundness: an accepted subset is affinely independent and carries the
    nearest point of the hull of *all* of [Y] with positive coordinates. *)
Theorem johnson_sound Y S : johnson_ok Y S ->
  [/\ is_minnorm (conv Y) (Delta_point Y S), pos_on S Y (Delta_point Y S) &
      affine_free S Y].
Proof.
case/and3P=> S0 /forall_inP Dpos /forallP Dneg.
have Dp := Delta_pos_sum S0 Dpos; split.
- apply/(johnson_halting S0 Dpos (Delta_minnorm_aff (lt0r_neq0 Dp))) => j jS.
  by have := Dneg j; rewrite jS.
- exact: Delta_pos_on.
- exact/(Delta_sum_gt0_iff Y S0).
Qed.

(** Completeness: an independent subset over which [v(conv Y)] has positive
    coordinates is accepted. *)
Theorem johnson_complete Y S v : is_minnorm (conv Y) v -> pos_on S Y v ->
  affine_free S Y -> johnson_ok Y S /\ v = Delta_point Y S.
Proof.
move=> mv pv fr; have cS := pos_on_conv_on pv; have S0 := conv_on_neq0 cS.
have mS : is_minnorm (conv_on S Y) v.
  by apply: minnorm_sub mv => // x; apply: conv_on_conv.
have ma := pos_conv_aff mS pv.
have Dn := lt0r_neq0 (Delta_sum_gt0 S0 fr).
have vE : v = Delta_point Y S.
  by apply: minnorm_unique ma (Delta_minnorm_aff Dn); apply: convex_aff_on.
have Dpos i : i \in S -> 0 < Delta Y S i.
  case: pv => l [l0 lS l1 lE] iS.
  by have [<- _] := Delta_sign S0 fr ma lS l1 lE i; apply: l0.
split=> //; apply/and3P; split=> //; first exact/forall_inP.
by apply/forallP => j; apply/implyP; apply: (johnson_halting S0 Dpos ma).1.
Qed.

(** Some subset is accepted, for every non-empty family: Johnson's
    sub-algorithm never reports an error, affinely dependent points included. *)
Theorem johnson_exists Y (i0 : 'I_m) : exists S, johnson_ok Y S.
Proof.
have [v mv] := minnorm_conv_exists Y i0; have [cv _] := mv.
have [S [_ fr pv]] := caratheodory ((conv_setT Y v).1 cv).
by exists S; have [] := johnson_complete mv pv fr.
Qed.

(** If a point has positive coordinates over affinely independent points, the hull of
    no proper subset of them contains it. *)
Lemma pos_free_minimal Y S S' v : affine_free S Y -> pos_on S Y v ->
  S' \proper S -> ~ conv_on S' Y v.
Proof.
move=> fr [l [l0 lS l1 lE]] /properP[sub [j jS jS']] [d [d0 dS d1 dE]].
have e : l j = d j.
  apply: (affine_free_unique fr) => // [i iS||].
  - by apply: dS; apply: contra iS => /(subsetP sub).
  - by rewrite l1.
  - by rewrite -lE.
by have := l0 j jS; rewrite e dS // ltxx.
Qed.

(** Theorem 4.1, what it accepts is minimal: the nearest point [v(conv Y)] is in the
    hull of an accepted subset, but not in the hull of any proper subset of it.  (When
    [Y] is affinely dependent, another subset may have fewer points.) *)
Theorem johnson_minimal Y S S' : johnson_ok Y S -> S' \proper S ->
  ~ conv_on S' Y (Delta_point Y S).
Proof. by case/johnson_sound=> _ pv fr; apply: pos_free_minimal pv. Qed.

(** When all of [Y] is affinely independent the accepted subset is unique:
    it is [Y_+]. *)
Theorem johnson_unique Y S S' : affine_free setT Y ->
  johnson_ok Y S -> johnson_ok Y S' -> S = S'.
Proof.
move=> fr /johnson_sound[mS [l [l0 lS l1 lE]] _].
move=> /johnson_sound[mS' [d [d0 dS d1 dE]] _].
have vE := minnorm_unique (@convex_conv _ _ _ Y) mS mS'.
have e i : l i = d i.
  apply: (affine_free_unique fr) => // [j|j||]; rewrite ?inE //.
    by rewrite l1.
  by rewrite -lE vE.
apply/setP => i; apply/idP/idP => [/l0|/d0].
  by rewrite e; apply: contraTT => /dS ->; rewrite ltxx.
by rewrite -e; apply: contraTT => /lS ->; rewrite ltxx.
Qed.

End Test.
