(** * The run of the program is the pinned one

    The trace that the program returns is determined by its input: every simplex
    is the first accepted subset of the simplex before with the newest pair last,
    where the newest pair has the lowest index in A and then in B among the support
    points, and the run ends as soon as no point lies nearer.  The statement is
    about the rational points themselves. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support delta johnson.
From CertiGJK Require Import program program_vectors program_subsets program_hull.
From CertiGJK Require Import program_johnson program_loop program_total.
From CertiGJK Require Import program_correct.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

(** ** Multiplying all points by a number *)

Section Scale.

Variables (R : realFieldType) (n m : nat) (Y cY : 'I_m -> 'rV[R]_n) (c : R).
Hypotheses (c0 : 0 < c) (cYE : forall i, cY i = c *: Y i).

Lemma Delta_scale (S : {set 'I_m}) j : S != set0 ->
  Delta cY S j = c ^+ (#|S|.-1).*2 * Delta Y S j.
Proof.
have [k] := ubnP #|S|; elim: k S j => // k IH S j; rewrite ltnS => Sk S0.
have [jS|jS] := boolP (j \in S); last by rewrite !Delta_out ?mulr0.
pose S' := S :\ j; have SE : S = j |: S' by rewrite setD1K.
have jS' : j \notin S' by rewrite !inE eqxx.
have [e|S'0] := eqVneq S' set0.
  by rewrite SE e setU0 cards1 !Delta1 mul1r.
have [l lS'] := set0Pn _ S'0.
have cS : #|S| = #|S'|.+1 by rewrite SE cardsU1 jS'.
have cS' : #|S'| = #|S'|.-1.+1 by rewrite prednK // card_gt0.
rewrite {1 3}SE !(Delta_rec _ lS' jS') cS /= {1}cS' doubleS mulr_sumr.
apply: eq_bigr => i iS'; rewrite IH //; last by rewrite -ltnS -cS.
by rewrite !cYE -scalerBr dotZl dotZr !exprS !(mulrA c c) mulrACA; congr (_ * _); apply: mulrC.
Qed.

Lemma Delta_scale_sign (S : {set 'I_m}) j :
  (0 < Delta cY S j) = (0 < Delta Y S j) /\ (Delta cY S j <= 0) = (Delta Y S j <= 0).
Proof.
have [->|S0] := eqVneq S set0; first by rewrite !Delta_set0.
have p0 : 0 < c ^+ (#|S|.-1).*2 by rewrite exprn_gt0.
by rewrite Delta_scale // pmulr_rgt0 // pmulr_rle0.
Qed.

Lemma johnson_ok_scale S : johnson_ok cY S = johnson_ok Y S.
Proof.
rewrite /johnson_ok; congr [&& _, _ & _].
  by apply: eq_forallb_in => i _; case: (Delta_scale_sign S i).
by apply: eq_forallb => i; case: (Delta_scale_sign (i |: S) i) => _ ->.
Qed.

End Scale.

(** ** The pinned order *)

Section Pinned.

Variables (R : realFieldType) (n : nat) (A B : seq (seq Q)).
Notation point := (difference_point R n A B).

(** The points of a list of index pairs. *)
Definition listed (ps : seq index_pair) (k : 'I_(size ps)) : 'rV[R]_n :=
  point (nth (0%N, 0%N) ps k).
Arguments listed ps k : clear implicits.

(** The set of the places where a list of bits is true. *)
Definition bits (m : nat) (s : subset) : {set 'I_m} := [set k | nth false s (val k)].

(** [ps'] is what Johnson's sub-algorithm makes of [ps]: the sub-list given by
    the first subset s = 1, 2, 3, ... that satisfies his conditions. *)
Definition first_accepted (ps ps' : seq index_pair) : Prop := exists s : subset,
  [/\ size s = size ps, ps' = mask s ps, johnson_ok (listed ps) (bits (size ps) s)
    & forall s', size s' = size ps -> (0 < number s' < number s)%N ->
      ~~ johnson_ok (listed ps) (bits (size ps) s')].

(** [k] is the lowest index below [m] with the greatest value of [f]. *)
Definition lowest_best (f : nat -> R) (m k : nat) : Prop :=
  [/\ (k < m)%N, forall l, (l < m)%N -> f l <= f k
    & forall l, (l < k)%N -> f l < f k].

(** [p] is the pinned support pair for the vector [v]. *)
Definition pinned_support (v : 'rV[R]_n) (p : index_pair) : Prop :=
  lowest_best (fun i => '[- v, qpt R n (nth [::] A i)]) (size A) p.1 /\
  lowest_best (fun j => '[v, qpt R n (nth [::] B j)]) (size B) p.2.

(** The pinned run from the simplex [ps] through the simplices [pss]: with v the
    nearest point of the hull of [ps] and s its support point, it goes on if and
    only if v.(v - s) is not 0. *)
Fixpoint pinned_run (ps : seq index_pair) (pss : seq (seq index_pair)) : Prop :=
  exists v p, [/\ is_minnorm (conv (listed ps)) v, pinned_support v p &
    if pss is ps' :: pss' then
      [/\ '[v, v - point p] != 0, first_accepted (rcons ps p) ps' & pinned_run ps' pss']
    else '[v, v - point p] = 0].


(** ** The program *)

Variable start : seq index_pair.
Hypothesis wf : well_formed n A B start.
Let d := denominator A B.
Let A' := integer_points d A.
Let B' := integer_points d B.
Let A'n : all_sized n A'. Proof. exact: (An wf). Qed.
Let B'n : all_sized n B'. Proof. exact: (Bn wf). Qed.
Let A'0 : ~~ nilp A'. Proof. exact: (A0 wf). Qed.
Let B'0 : ~~ nilp B'. Proof. exact: (B0 wf). Qed.
Let zd_gt0 : 0 < zr R d.
Proof. by rewrite zr_gt0; have := d_gt0 A B; rewrite -/d; lia. Qed.

Lemma johnson_ok_bits m (Y : 'I_m -> 'rV[R]_n) m' (Y' : 'I_m' -> 'rV[R]_n) s :
  m = m' -> (forall i i', val i = val i' -> Y i = zr R d *: Y' i') ->
  johnson_ok Y (bits m s) = johnson_ok Y' (bits m' s).
Proof.
by move=> e; case: m' / e Y' => Y' YE; apply: (johnson_ok_scale zd_gt0) => i; apply: YE.
Qed.

(** The reduction of vertices takes the first accepted subset. *)
Lemma reduce_first us w : all (vertex_ok A' B') us -> reduce us = Some w ->
  first_accepted (map fst us) (pairs w).
Proof.
move=> us_ok; rewrite /reduce; case jE: (johnson _) => [[s r]|] // [<-].
have usn := all_valid_sized A'n B'n us_ok.
have [sm s0 rE ok low] := johnson_first jE.
have okE s' : size s' = size us -> has id s' ->
    accepts (gram (map snd us)) s' = johnson_ok (listed (map fst us)) (bits _ s').
  move=> s'm s'0; rewrite (acceptsP R usn) ?size_map //.
  apply: johnson_ok_bits; first by rewrite !size_map.
  move=> i i' ii'; have i_lt : (i < size us)%N by rewrite -(size_map snd us) ltn_ord.
  pose u0 : vertex := ((0%N, 0%N), [::]).
  rewrite /listed -ii' (nth_map u0) // /family (nth_map u0) //.
  have /andP[range /eqP ->] := (all_nthP u0 us_ok) i i_lt.
  exact: (pt_difference R wf).
have sm' : size s = size us by rewrite sm size_map.
exists s; split.
- by rewrite sm' size_map.
- by rewrite /pairs /= map_mask.
- by rewrite -okE.
- move=> s' s'm /andP[n0 lt]; have s'0 : has id s'.
    by rewrite -[has _ _]negbK -number_eq0 -lt0n.
  have s'm' : size s' = size us by rewrite s'm size_map.
  by rewrite -okE //; apply: low; rewrite ?size_map.
Qed.

Lemma lowest_maxE (f : seq Z -> Z) (g : nat -> R) X k c : 0 < c ->
  (forall l, (l < size X)%N -> zr R (f (nth [::] X l)) = c * g l) ->
  lowest_max f X k -> lowest_best g (size X) k.
Proof.
move=> c_gt0 fg [k_lt kmax kfirst]; split=> // l l_lt.
  by rewrite -(ler_pmul2l c_gt0) -!fg // zr_le; apply/Z.leb_spec0/kmax.
have l_lt' := ltn_trans l_lt k_lt.
by rewrite -(ltr_pmul2l c_gt0) -!fg // zr_lt; apply/Z.ltb_spec0/kfirst.
Qed.

Section Simplex.

Variable w : simplex.
Hypothesis gw : good R n A' B' w.
Let v := (zr R d)^-1 *: vec R n w.

Let vecE' : vec R n w = zr R d *: v.
Proof. by rewrite /v scalerA mulfV ?scale1r // gt_eqF. Qed.

Lemma pinned_minnorm : is_minnorm (conv (listed (pairs w))) v.
Proof.
apply/minnorm_conv_allP; split.
  rewrite /v /vec (vertex_pointsE gw); apply: (scaled_hull wf gw).
  - by rewrite -(vertex_pointsE gw); apply: (good_points A'n B'n gw).
  - by rewrite size_map.
  move=> y /mapP[p p_in ->]; have p_lt : (index p (pairs w) < size (pairs w))%N.
    by rewrite index_mem.
  exists (Ordinal p_lt); rewrite /listed /= nth_index //.
  exact: (pt_difference R wf (pairs_in_range gw p_in)).
move=> k; have k_in : nth (0%N, 0%N) (pairs w) k \in pairs w by rewrite mem_nth.
have /minnorm_hullP[_ near] := good_minnorm gw.
have := near (difference A' B' (nth (0%N, 0%N) (pairs w) k)).
rewrite (vertex_pointsE gw) map_f // => /(_ isT).
rewrite (pt_difference R wf) ?(pairs_in_range gw) // vecE'; move: (v) => u.
by rewrite !dotZl !dotZr !(ler_pmul2l zd_gt0).
Qed.

Lemma pinned_support_of : pinned_support v (support_of n A' B' w).1.
Proof.
have := support_vertex_spec A'0 B'0 (numerator n w); rewrite /support_of.
case: support_vertex => p s [lowA lowB _] /=.
have nn := good_size_numerator A'n B'n gw.
have c0 : 0 < zr R (weight w) * zr R d * zr R d.
  by rewrite !mulr_gt0 // zr_gt0; have := good_weight gw; lia.
have numE : pt R n (numerator n w) = (zr R (weight w) * zr R d) *: v.
  by rewrite (numeratorE A'n B'n A'0 B'0 gw) vecE' scalerA.
move: (v) numE => u numE; split.
  rewrite -[size A](size_map (fun x => [seq to_integer d q | q <- x])).
  apply: (lowest_maxE c0) lowA => l l_lt.
  rewrite (@pt_dot R n) ?size_map //; last exact: (all_sized_nth A'n).
  rewrite size_map in l_lt; rewrite pt_opp // numE (pt_body_A R wf) //.
  by rewrite -scalerN dotZl dotZr mulrA.
rewrite -[size B](size_map (fun x => [seq to_integer d q | q <- x])).
apply: (lowest_maxE c0) lowB => l l_lt.
rewrite (@pt_dot R n) //; last exact: (all_sized_nth B'n).
rewrite size_map in l_lt; rewrite numE (pt_body_B R wf) //.
by rewrite dotZl dotZr mulrA.
Qed.

Lemma pinned_halt :
  ('[v, v - point (support_of n A' B' w).1] == 0) =
  ('[vec R n w, vec R n w] == '[vec R n w, pt R n (support_of n A' B' w).2]).
Proof.
have /andP[range /eqP ->] := support_vertex_valid A'0 B'0 (numerator n w).
rewrite (pt_difference R wf range) vecE'; move: (v) => u; rewrite !dotZl !dotZr.
by rewrite !(inj_eq (mulfI (lt0r_neq0 zd_gt0))) dotBr subr_eq0.
Qed.

End Simplex.

Lemma chain_pinned w ws : good R n A' B' w -> chain n A' B' w ws ->
  pinned_run (pairs w) (map pairs ws).
Proof.
elim: ws w => [|w' ws IH] w gw /=.
  move=> e; exists ((zr R d)^-1 *: vec R n w), (support_of n A' B' w).1.
  split; [exact: pinned_minnorm | exact: pinned_support_of |].
  apply/eqP; rewrite (pinned_halt w).
  move: e; rewrite /step -/(support_of n A' B' w); case: ifP => [v0 _|_].
    suff -> : vec R n w = 0 by rewrite !dot0l.
    apply/eqP; rewrite vecE scaler_eq0 -pt_zero ?v0 ?orbT //.
    exact: (good_size_numerator A'n B'n gw).
  rewrite (haltE A'n B'n A'0 B'0 gw); case: ifP => // _.
  by case: reduce.
case=> e ch; exists ((zr R d)^-1 *: vec R n w), (support_of n A' B' w).1.
split; [exact: pinned_minnorm | exact: pinned_support_of |].
have [gw' _] := next_shorter A'n B'n A'0 B'0 gw e.
rewrite (pinned_halt w); split; last exact: IH.
  move: e; rewrite /step -/(support_of n A' B' w); case: ifP => // _.
  by rewrite (haltE A'n B'n A'0 B'0 gw); case: ifP.
move: e; rewrite /step -/(support_of n A' B' w); case: ifP => // _; case: ifP => // _.
case rE: reduce => [w1|] // [<-]; rewrite -map_rcons; apply: reduce_first rE.
by rewrite all_rcons support_vertex_valid // (good_valid gw).
Qed.

(** The run of [gjk] is the pinned run from the first accepted subset of the
    start; the trace that it returns is that run. *)
Theorem gjk_pinned r : gjk n A B start = Some r -> exists ps pss,
  [/\ trace r = ps :: pss, first_accepted start ps & pinned_run ps pss].
Proof.
rewrite /gjk; move: (erefl (well_formed n A B start)); rewrite {2 3}wf => wf'.
have [_ _ _ _ [ok s0]] := well_formedP wf'.
have [w wE red] := @reduce_total R n _ (all_valid_sized A'n B'n ok) s0.
have gw := reduced_good A'n B'n A'0 B'0 ok red.
move: (erefl (reduce (start_vertices (integer_points (denominator A B) A)
  (integer_points (denominator A B) B) start))); rewrite {2 3}wE => e.
have [ws -> ch] := @run_total R n _ _ A'n B'n A'0 B'0 w (start_ends wf' e) gw.
case=> <-; exists (pairs w), (map pairs ws); split=> //.
  have := reduce_first ok wE; rewrite /start_vertices -map_comp.
  by rewrite (@eq_map _ _ _ id) ?map_id.
exact: chain_pinned.
Qed.

End Pinned.
