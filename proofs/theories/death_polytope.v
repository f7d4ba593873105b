(** * The death polytope
    Section 6 of the thesis (000) asks for a family of polygons on which the algorithm
    needs a number of iterations proportional to the number of points.  The points
      a = (−2^m, 2^(m−1)) and p_i = (2^(2m−i) − 2^m, 4^(m−i) + 2^(m−1)), i < m,
    are one: from p_0, every run makes exactly m = n − 1 iterations, for every m ≥ 1. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm planar run planar_run.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section DeathPolytope.
Variables (R : realFieldType) (m : nat).
Hypothesis m_pos : (0 < m)%N.

(** The point of the plane with coordinates [x] and [y]. *)
Definition plane_point (x y : R) : 'rV[R]_2 := \row_j (if j == 0 then x else y).

(** Powers of two: [t i] = 2^(m−i), [q] = 2^m = [t 0], [h] = 2^(m−1) = q/2. *)
Definition t (i : nat) : R := (2 ^ (m - i))%:R.
Definition q : R := (2 ^ m)%:R.
Definition h : R := (2 ^ m.-1)%:R.

(** Index [None] is the point [a], index [Some i] the point [p_i]. *)
Definition death (i : option 'I_m) : 'rV[R]_2 :=
  if i is Some i then
    plane_point ((2 ^ (2 * m - i))%:R - (2 ^ m)%:R) ((4 ^ (m - i))%:R + (2 ^ m.-1)%:R)
  else plane_point (- (2 ^ m)%:R) (2 ^ m.-1)%:R.

Lemma dot_plane_point a b c d :
  '[plane_point a b, plane_point c d] = a * c + b * d.
Proof. by rewrite dot_plane !mxE. Qed.

Lemma deathS (i : 'I_m) : death (Some i) = plane_point (q * t i - q) (t i ^+ 2 + h).
Proof.
rewrite /death /t /q /h -natrM -expnD -natrX -expnM; congr (plane_point (_ - _) (_ + _)).
  by rewrite mulSn mul1n addnBA // ltnW.
by rewrite mulnC expnM.
Qed.

Lemma deathN : death None = plane_point (- q) h.
Proof. by []. Qed.

Arguments death : simpl never.

Lemma q2h : q = 2%:R * h.
Proof. by rewrite /q /h -natrM -expnS prednK. Qed.

Lemma t_half i : (i < m)%N -> t i = 2%:R * t i.+1.
Proof. by move=> lt_im; rewrite /t -natrM -expnS subnSK. Qed.

Lemma t_pos i : 0 < t i.
Proof. by rewrite ltr0n expn_gt0. Qed.

Lemma h_ge1 : 1 <= h.
Proof. by rewrite ler1n expn_gt0. Qed.

Lemma t0 : t 0 = q.
Proof. by rewrite /t subn0. Qed.

Lemma t_ge2 i : (i < m)%N -> 2%:R <= t i.
Proof. by move=> lt_im; rewrite ler_nat (@leq_exp2l 2 1) // subn_gt0. Qed.

Lemma t_le i j : (i <= j)%N -> t j <= t i.
Proof. by move=> le_ij; rewrite ler_nat leq_exp2l // leq_sub2l. Qed.

Lemma t_lt i j : (i < j)%N -> (j <= m)%N -> t j < t i.
Proof.
move=> lt_ij le_jm; rewrite ltr_nat ltn_exp2l //.
by rewrite ltn_sub2l // (leq_trans lt_ij).
Qed.


Lemma t_inj i j : (i < m)%N -> (j < m)%N -> t i = t j -> i = j.
Proof.
move=> lt_im lt_jm same; have [lt|lt|//] := ltngtP i j.
  by have := t_lt lt (ltnW lt_jm); rewrite same ltxx.
by have := t_lt lt (ltnW lt_im); rewrite same ltxx.
Qed.

Lemma q_pos : 0 < q. Proof. by rewrite -t0 t_pos. Qed.
Lemma h_pos : 0 < h. Proof. by rewrite (lt_le_trans ltr01) ?h_ge1. Qed.

(** The foot of the origin on the line through [a] and [p_i]. *)
Definition level (i : nat) : R := q * (t i + h) / (t i ^+ 2 + q ^+ 2).
Definition foot (i : nat) : 'rV[R]_2 := level i *: plane_point (- t i) q.

Lemma norm_pos i : 0 < t i ^+ 2 + q ^+ 2.
Proof. by rewrite addr_gt0 // exprn_gt0 ?t_pos ?q_pos. Qed.

Lemma level_pos i : 0 < level i.
Proof. by rewrite divr_gt0 ?norm_pos // mulr_gt0 ?addr_gt0 ?q_pos ?t_pos ?h_pos. Qed.

Lemma foot_foot i : '[foot i, foot i] = level i * (q * (t i + h)).
Proof.
have := lt0r_neq0 (norm_pos i) => nn.
by rewrite dotZl dotZr dot_plane_point /level; field.
Qed.

Lemma foot_a i : '[foot i, death None] = '[foot i, foot i].
Proof. by rewrite foot_foot deathN dotZl dot_plane_point; ring. Qed.

Lemma foot_p i (j : 'I_m) :
  '[foot i, death (Some j)] = '[foot i, foot i] + level i * q * (t j * (t j - t i)).
Proof. by rewrite foot_foot deathS dotZl dot_plane_point; ring. Qed.

(** The foot lies inside the segment from [a] to [p_i]. *)
Definition share (i : nat) : R := q * (2%:R * q - t i) / (2%:R * t i * (t i ^+ 2 + q ^+ 2)).

Lemma share_pos i : (i < m)%N -> 0 < share i.
Proof.
move=> lt_im; rewrite divr_gt0 ?mulr_gt0 ?norm_pos ?t_pos ?q_pos ?ltr0n //.
have := t_le (leq0n i); rewrite t0 subr_gt0 => le_tq.
by apply: (le_lt_trans le_tq); rewrite mulr_natl mulr2n ltr_addl q_pos.
Qed.

Lemma share_lt1 i : (i < m)%N -> share i < 1.
Proof.
move=> lt_im; rewrite ltr_pdivr_mulr ?mulr_gt0 ?norm_pos ?t_pos ?ltr0n // mul1r -subr_gt0.
have -> : 2%:R * t i * (t i ^+ 2 + q ^+ 2) - q * (2%:R * q - t i) =
  2%:R * t i ^+ 3 + q * t i + 2%:R * q ^+ 2 * (t i - 1) by ring.
have t1 : 0 < t i - 1.
  by rewrite subr_gt0 (lt_le_trans _ (t_ge2 lt_im)) // (ltr_nat _ 1 2).
by rewrite !addr_gt0 // !mulr_gt0 ?exprn_gt0 ?t_pos ?q_pos ?ltr0n.
Qed.

Lemma foot_pos (i : 'I_m) : pos_on [set None; Some i] death (foot i).
Proof.
have tn := lt0r_neq0 (t_pos i); have nn := lt0r_neq0 (norm_pos i).
exists (fun k => if k == None then 1 - share i else if k == Some i then share i else 0).
split=> [[j|]|[j|]||].
- by rewrite !inE => /eqP[->]; rewrite eqxx share_pos.
- by rewrite subr_gt0 share_lt1.
- by rewrite !inE negb_or => /andP[_ /negPf ->].
- by rewrite !inE.
- rewrite (bigD1 None) //= (bigD1 (Some i)) //= eqxx big1 ?addr0 ?subrK //.
  by case=> [j|] //= /negPf; rewrite -/(Some j == Some i) => ->.
rewrite (bigD1 None) //= (bigD1 (Some i)) //= eqxx big1 ?addr0; last first.
  by case=> [j|] //= /negPf; rewrite -/(Some j == Some i) => ->; rewrite scale0r.
rewrite deathN deathS.
apply/rowP => k; rewrite !mxE /level /share.
move: tn nn; rewrite q2h; move: (t i) h => x y x0 n0.
by case: (k == 0); field; rewrite n0 x0.
Qed.

(** ** The support points *)

(** Each p_j is ahead of the foot on [a] p_i, by this much more than p_(i+1). *)
Lemma parabola i j : (i < m)%N ->
  t j * (t j - t i) = t i.+1 * (t i.+1 - t i) + (t j - t i.+1) ^+ 2.
Proof. by move=> lt_im; rewrite (t_half lt_im); ring. Qed.

Let scale_pos i : 0 < level i * q.
Proof. by rewrite mulr_gt0 ?level_pos ?q_pos. Qed.

(** At the foot on [a] p_i the support point is p_(i+1), and no other. *)
Lemma support_foot i (s : 'I_m) : s = i.+1 :> nat ->
  forall j, j != Some s -> '[foot i, death (Some s)] < '[foot i, death j].
Proof.
move=> s_i; have lt_im : (i < m)%N by rewrite ltnW // -s_i.
have neg : t s * (t s - t i) < 0.
  by rewrite s_i pmulr_rlt0 ?t_pos // subr_lt0 t_lt // -s_i ltnW.
case=> [j|] ne; rewrite ?foot_a !foot_p; last first.
  by rewrite gtr_addl pmulr_rlt0.
rewrite ltr_add2l ltr_pmul2l // (parabola j lt_im) -s_i ltr_addl.
rewrite exprn_even_gt0 //= subr_eq0; apply: contra ne => /eqP same.
by move: (t_inj (ltn_ord j) (ltn_ord s) same) => /val_inj ->.
Qed.

(** At the foot on [a] p_(m−1) the algorithm halts. *)
Lemma halts_foot i : i.+1 = m -> nothing_behind death (foot i).
Proof.
move=> i_m [j|]; rewrite ?foot_a // foot_p ler_addl pmulr_rge0 // pmulr_rge0 ?t_pos //.
by rewrite subr_ge0 t_le // -ltnS i_m.
Qed.

Definition first : 'I_m := Ordinal m_pos.

(** At the start p_0 the support point is [a], and no other. *)
Lemma support_start j : j != None ->
  '[death (Some first), death None] < '[death (Some first), death j].
Proof.
case: j => // j _; rewrite !deathS deathN !dot_plane_point t0 -subr_gt0.
have -> : (q * q - q) * (q * t j - q) + (q ^+ 2 + h) * (t j ^+ 2 + h) -
  ((q * q - q) * - q + (q ^+ 2 + h) * h) =
  q * (q - 1) * (q * t j) + (q ^+ 2 + h) * t j ^+ 2 by ring.
have q1 : 0 <= q - 1 by rewrite subr_ge0 ler1n expn_gt0.
rewrite ltr_paddl ?mulr_ge0 ?(ltW q_pos) ?(ltW (t_pos _)) //.
by rewrite mulr_gt0 ?addr_gt0 ?exprn_gt0 ?q_pos ?h_pos ?t_pos.
Qed.

(** ** The run *)

Definition death_support (k : nat) : option 'I_m := if k is 0 then None else insub k.
Definition death_simplex (k : nat) : {set option 'I_m} :=
  if k is k'.+1 then [set None; insub k'] else [set Some first].
Definition death_vector (k : nat) : 'rV[R]_2 :=
  if k is k'.+1 then foot k' else death (Some first).

Lemma point_at k (lt_km : (k < m)%N) : insub k = Some (Ordinal lt_km).
Proof. exact: (insubT (fun i => i < m)%N). Qed.

Lemma support_unique k s : (k < m)%N -> s != death_support k ->
  '[death_vector k, death (death_support k)] < '[death_vector k, death s].
Proof.
case: k => [|k] lt_km ne; first exact: support_start.
rewrite /= (point_at lt_km) in ne *; exact: support_foot.
Qed.

Lemma support_behind k : (k < m)%N ->
  '[death_vector k, death (death_support k)] < '[death_vector k, death_vector k].
Proof.
case: k => [|k] lt_km; first exact: support_start.
by rewrite -foot_a; apply: support_unique; rewrite //= (point_at lt_km).
Qed.

Lemma death_step k : (k < m)%N ->
  simplex_step death (death_simplex k) (death_vector k) (death_support k)
    (death_simplex k.+1) (death_vector k.+1).
Proof.
move=> lt_km; have pos : pos_on (death_simplex k.+1) death (death_vector k.+1).
  by rewrite /= (point_at lt_km); apply: (foot_pos (Ordinal lt_km)).
have sub : death_simplex k.+1 \subset death_support k |: death_simplex k.
  case: k lt_km {pos} => [|k] lt_km /=; rewrite (point_at lt_km).
    by apply/subsetP => i; rewrite !inE => /orP[] /eqP ->; rewrite ?orbT //;
      apply/orP; right; apply/eqP; congr Some; apply: val_inj.
  apply/subsetP => i; rewrite !inE => /orP[] /eqP ->; rewrite ?eqxx ?orbT //.
split=> // [i||]; last 1 first.
- apply/minnorm_convP; split; first exact: (conv_on_sub sub (pos_on_conv_on pos)).
  move=> i; have at_a : '[foot k, foot k] <= '[foot k, death None].
    by rewrite foot_a.
  have at_p (j : 'I_m) : (j <= k)%N -> '[foot k, foot k] <= '[foot k, death (Some j)].
    move=> le_jk; rewrite foot_p ler_addl pmulr_rge0 // pmulr_rge0 ?t_pos //.
    by rewrite subr_ge0 t_le.
  case: k lt_km pos sub at_a at_p => [|k] lt_km _ _ at_a at_p /=.
    by rewrite !inE => /orP[] /eqP ->; last apply: at_p.
  rewrite (point_at lt_km) (point_at (ltnW lt_km)) !inE.
  by case/or3P=> /eqP ->; rewrite ?at_p /=.
- have [->//|ne] := eqVneq i (death_support k).
  exact/ltW/support_unique.
exact: support_behind.
Qed.

(** The death polytope with n = m + 1 points has a run of n − 1 iterations: the
    support points are [a], p_1, …, p_(m−1), each vector is the foot of the origin on
    the segment from [a] to p_k, and then the algorithm halts. *)
Theorem death_run :
  simplex_run death death_simplex death_vector death_support m /\
  nothing_behind death (death_vector m).
Proof.
have last_vector k : (0 < k)%N -> death_vector k = foot k.-1 by case: k.
split; last by rewrite last_vector //; apply: halts_foot; rewrite prednK.
split; last exact: death_step.
split; last first.
  exists (unit_weight R (Some first)); split=> [i|i||].
  - by rewrite inE /unit_weight eq_sym => ->; rewrite ltr01.
  - by rewrite inE /unit_weight eq_sym => /negPf ->.
  - exact: sum_unit_weight1.
  by rewrite comb_unit_weight.
by apply/minnorm_convP; split=> [|i]; [apply/conv_on1 | rewrite inE => /eqP ->].
Qed.

(** It is the only one: every run of the algorithm from p_0, whatever the choice of
    the distance sub-algorithm and of support points, follows it, and if it halts, it
    has made exactly n − 1 iterations. *)
Theorem death_run_unique W v s N :
  simplex_run death W v s N -> W 0%N = [set Some first] ->
  [/\ (N <= m)%N,
      forall k, (k <= N)%N -> W k = death_simplex k /\ v k = death_vector k,
      forall k, (k < N)%N -> s k = death_support k &
      nothing_behind death (v N) -> N = m].
Proof.
have [[state0 _] halts] := death_run; move=> run start.
have free : affine_free (death_simplex 0) death by apply: affine_free1.
have [state _] := run; have v0 : v 0%N = death_vector 0.
  by case: state => -[] ; rewrite start => /conv_on1.
have forced k : (k <= N)%N -> W k = death_simplex k -> v k = death_vector k ->
    (k <= m)%N -> (k < N)%N ->
    [/\ (k < m)%N, s k = death_support k, W k.+1 = death_simplex k.+1 &
        v k.+1 = death_vector k.+1].
  move=> _ Wk vk le_km lt_kN; have step := run_step run lt_kN.
  have [supp behind _ _ _] := step; rewrite vk in supp behind.
  have lt_km : (k < m)%N.
    rewrite ltn_neqAle le_km andbT; apply/eqP => k_m.
    by move: behind; rewrite ltNge k_m halts.
  have sk : s k = death_support k.
    apply/eqP/negPn/negP => /(support_unique lt_km).
    by rewrite ltNge supp.
  rewrite Wk vk sk in step.
  have [state_run _] := death_run; have run_k := run_state state_run le_km.
  have free_k := run_free state_run free le_km.
  by have [<- <-] := step_determined run_k free_k (death_step lt_km) step.
have follow k : (k <= N)%N -> [/\ (k <= m)%N, W k = death_simplex k & v k = death_vector k].
  elim: k => // k IHk lt_kN; have [le_km Wk vk] := IHk (ltnW lt_kN).
  by have [] := forced k (ltnW lt_kN) Wk vk le_km lt_kN.
have [le_Nm _ vN] := follow N (leqnn N).
split=> // [k le_kN|k lt_kN|halts_N].
- by have [] := follow k le_kN.
- by have [le_km Wk vk] := follow k (ltnW lt_kN); have [] := forced k (ltnW lt_kN) Wk vk le_km lt_kN.
apply/eqP; rewrite eqn_leq le_Nm leqNgt; apply/negP => lt_Nm.
by have := support_behind lt_Nm; rewrite ltNge -vN halts_N.
Qed.

(** The family has n = m + 1 points, all different. *)
Lemma death_card : #|{: option 'I_m}| = m.+1.
Proof. by rewrite card_option card_ord. Qed.

Lemma death_inj : injective death.
Proof.
have ne (j : 'I_m) : death (Some j) <> death None.
  rewrite deathS deathN => /rowP/(_ 0); rewrite !mxE /= => /eqP.
  by rewrite -subr_eq0 opprK subrK mulf_eq0 !gt_eqF ?q_pos ?t_pos.
case=> [i|] [j|] //; [|by move/ne|by move/esym/ne].
rewrite !deathS => /rowP/(_ 0); rewrite !mxE /= => /addIr/mulfI.
rewrite gt_eqF ?q_pos // => /(_ isT) same.
by rewrite (val_inj (t_inj (ltn_ord i) (ltn_ord j) same)).
Qed.

(** So the bound of [planar_iterations] (fewer iterations than different points)
    is reached, for every number of points from 2 on. *)
Example planar_bound_is_reached :
  size (undup [seq death i | i <- enum {: option 'I_m}]) = m.+1 /\
  (m < size (undup [seq death i | i <- enum {: option 'I_m}]))%N.
Proof.
split; last exact: planar_iterations death_run.1 (erefl _).
rewrite undup_id; last by rewrite map_inj_uniq ?enum_uniq //; apply: death_inj.
by rewrite size_map -cardE death_card.
Qed.

End DeathPolytope.
