(** * Total correctness of the program *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require Import program program_vectors program_hull program_johnson.
From CertiGJK Require Import program_loop program_total.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

Section Correct.

Variables (R : realFieldType) (n : nat).

(** The list of rational points as a family over the field. *)
Definition body (A : seq (seq Q)) (i : 'I_(size A)) : 'rV[R]_n :=
  qpt R n (nth [::] A i).
Arguments body A i : clear implicits.

(** The difference a_i - b_j of two of the points. *)
Definition difference_point (A B : seq (seq Q)) (p : index_pair) : 'rV[R]_n :=
  qpt R n (nth [::] A p.1) - qpt R n (nth [::] B p.2).

Definition lowest_terms (q : Q) : Prop := Z.gcd (Qnum q) (Zpos (Qden q)) = 1%Z.

(** What the answer promises, over any ordered field. *)
Record correct (A B : seq (seq Q)) (r : answer) : Prop := Correct {
  (** The distance vector is the point of conv A - conv B nearest to the origin. *)
  correct_vector :
    is_minnorm (msub (conv (body A)) (conv (body B))) (qpt R n (distance_vector r));
  (** The squared distance is its squared norm, in lowest terms. *)
  correct_distance : qr R (squared_distance r) =
    '[qpt R n (distance_vector r), qpt R n (distance_vector r)];
  correct_lowest : lowest_terms (squared_distance r);
  (** The closest points lie in the bodies and differ by the distance vector. *)
  correct_closest_A : conv (body A) (qpt R n (closest_in_A r));
  correct_closest_B : conv (body B) (qpt R n (closest_in_B r));
  correct_difference : qpt R n (closest_in_A r) - qpt R n (closest_in_B r) =
    qpt R n (distance_vector r);
  (** The weights are positive, sum to 1, and express the distance vector. *)
  correct_weights :
    let ps := last [::] (trace r) in
    [/\ size (weights r) = size ps,
        forall k, (k < size ps)%N -> 0 < qr R (nth 0%Q (weights r) k),
        \sum_(k < size ps) qr R (nth 0%Q (weights r) k) = 1 &
        qpt R n (distance_vector r) = \sum_(k < size ps)
          qr R (nth 0%Q (weights r) k) *: difference_point A B (nth (0%N, 0%N) ps k)];
  (** All index pairs of the trace are in range, and the lists are not empty. *)
  correct_trace : trace r <> [::] /\ forall ps, List.In ps (trace r) ->
    ps <> [::] /\ forall p, p \in ps -> (p.1 < size A)%N && (p.2 < size B)%N;
  (** All vectors have n places. *)
  correct_sizes : [/\ size (distance_vector r) = n, size (closest_in_A r) = n &
    size (closest_in_B r) = n] }.

Lemma scale_sum m c (F : 'I_m -> 'rV[R]_n) :
  c *: (\sum_i F i) = \sum_i c *: F i.
Proof. exact: scaler_sumr. Qed.

(** ** The parts of the answer *)

Section Answer.

Variables (A B : seq (seq Q)) (start : seq index_pair).
Hypothesis wf : well_formed n A B start.
Let d := denominator A B.
Let A' := integer_points d A.
Let B' := integer_points d B.

Lemma d_gt0 : (0 < d)%Z.
Proof. exact: common_denominator_gt0. Qed.

Lemma zd_neq0 : zr R d != 0.
Proof. by rewrite zr_eq0; have := d_gt0; lia. Qed.

Lemma An : all_sized n A'. Proof. by case: (well_formedP wf). Qed.
Lemma Bn : all_sized n B'. Proof. by case: (well_formedP wf). Qed.

Lemma A0 : ~~ nilp A'. Proof. by case: (well_formedP wf). Qed.
Lemma B0 : ~~ nilp B'. Proof. by case: (well_formedP wf). Qed.

Lemma pt_body_A i : (i < size A)%N ->
  pt R n (nth [::] A' i) = zr R d *: qpt R n (nth [::] A i).
Proof.
move=> i_lt; rewrite nth_integer // pt_integer //.
  have /and5P[_ _ _ _ /and3P[sA _ _]] := wf.
  exact/eqP/(all_nthP [::] sA).
by apply: denominator_divides; left; apply: In_nth.
Qed.

Lemma pt_body_B i : (i < size B)%N ->
  pt R n (nth [::] B' i) = zr R d *: qpt R n (nth [::] B i).
Proof.
move=> i_lt; rewrite nth_integer // pt_integer //.
  have /and5P[_ _ _ _ /and3P[_ sB _]] := wf.
  exact/eqP/(all_nthP [::] sB).
by apply: denominator_divides; right; apply: In_nth.
Qed.

Lemma in_range_Q p : in_range A' B' p = (p.1 < size A)%N && (p.2 < size B)%N.
Proof. by rewrite /in_range !size_map. Qed.

Lemma pt_difference p : in_range A' B' p ->
  pt R n (difference A' B' p) = zr R d *: difference_point A B p.
Proof.
move=> ok; move: (ok); rewrite in_range_Q => /andP[pA pB].
rewrite /difference pt_sub; last 2 first.
- by apply: (all_sized_nth An); rewrite size_map.
- by apply: (all_sized_nth Bn); rewrite size_map.
by rewrite pt_body_A // pt_body_B // -scalerBr.
Qed.

Variables (w : simplex).
Hypothesis gw : good R n A' B' w.

Let e := (weight w * d)%Z.
Let e_gt0 : (0 < e)%Z.
Proof. by have := good_weight gw; have := d_gt0; rewrite /e; nia. Qed.
Let we0 : zr R (weight w) != 0.
Proof. by rewrite zr_eq0; have := good_weight gw; lia. Qed.

Lemma scaled_fractions l ys : all_sized n ys -> l = zcomb n (coeffs w) ys ->
  qpt R n [seq fraction c e | c <- l] =
  (zr R d)^-1 *: combination R n (coeffs w) ys.
Proof.
move=> ysn ->; rewrite qpt_fractions //; last exact: size_zcomb.
by rewrite /combination -/(weight w) scalerA /e zrM invfM mulrC.
Qed.

Lemma pairs_in_range p : p \in pairs w -> in_range A' B' p.
Proof. by case/mapP=> u u_in ->; have /andP[] := allP (good_valid gw) u u_in. Qed.

Lemma vertex_pointsE : vertex_points w = [seq difference A' B' p | p <- pairs w].
Proof.
rewrite /vertex_points /pairs -map_comp; apply/eq_in_map => u u_in /=.
by have /andP[_ /eqP] := allP (good_valid gw) u u_in.
Qed.

Definition first_points := [seq nth [::] A' p.1 | p <- pairs w].
Definition second_points := [seq nth [::] B' p.2 | p <- pairs w].

Lemma first_sized : all_sized n first_points.
Proof.
apply/allP => x /mapP[p /pairs_in_range/andP[pA _] ->]; apply/eqP.
exact: (all_sized_nth An).
Qed.

Lemma second_sized : all_sized n second_points.
Proof.
apply/allP => x /mapP[p /pairs_in_range/andP[_ pB] ->]; apply/eqP.
exact: (all_sized_nth Bn).
Qed.

Lemma size_coeffs : size (coeffs w) = size (pairs w).
Proof. by rewrite size_map (good_size gw). Qed.

Lemma combination_difference :
  combination R n (coeffs w) first_points - combination R n (coeffs w) second_points =
  vec R n w.
Proof.
rewrite /vec /combination -scalerBr vertex_pointsE; congr (_ *: _).
have ds : all_sized n [seq difference A' B' p | p <- pairs w].
  by have := good_points An Bn gw; rewrite vertex_pointsE.
rewrite !pt_comb ?first_sized ?second_sized ?size_coeffs ?size_map //.
rewrite -sumrB; apply: eq_bigr => k _; rewrite -scalerBr; congr (_ *: _).
have k_lt : (k < size (pairs w))%N by rewrite size_map.
have k_in : nth (0%N, 0%N) (pairs w) k \in pairs w by rewrite mem_nth.
have /andP[kA kB] := pairs_in_range k_in.
rewrite !(nth_map (0%N, 0%N)) // /difference pt_sub //.
  exact: (all_sized_nth An).
exact: (all_sized_nth Bn).
Qed.

Lemma scaled_hull (T : finType) (Y : T -> 'rV[R]_n) ys :
  all_sized n ys -> size ys = size (pairs w) ->
  (forall y, y \in ys -> exists t, pt R n y = zr R d *: Y t) ->
  conv Y ((zr R d)^-1 *: combination R n (coeffs w) ys).
Proof.
move=> ysn ys_w ysY.
have h : hull R n ys (combination R n (coeffs w) ys).
  apply: weights_hull => //; first by rewrite size_coeffs.
    by apply: sub_all (good_positive gw) => c; lia.
  exact: (good_weight gw).
have := @conv_scale R n _ (family R n ys) (fun i => (zr R d)^-1 *: family R n ys i)
  (zr R d)^-1 _ (fun _ => erefl) h.
apply: conv_sub_family => i; have [|t yt] := ysY (nth [::] ys i).
  by rewrite mem_nth.
by exists t; rewrite /family yt scalerA mulVf ?scale1r ?zd_neq0.
Qed.

Lemma first_in_A : conv (body A) ((zr R d)^-1 *: combination R n (coeffs w) first_points).
Proof.
apply: scaled_hull; rewrite ?size_map ?first_sized // => y.
case/mapP=> p /pairs_in_range; rewrite in_range_Q => /andP[pA _] ->.
by exists (Ordinal pA); rewrite pt_body_A.
Qed.

Lemma second_in_B : conv (body B) ((zr R d)^-1 *: combination R n (coeffs w) second_points).
Proof.
apply: scaled_hull; rewrite ?size_map ?second_sized // => y.
case/mapP=> p /pairs_in_range; rewrite in_range_Q => /andP[_ pB] ->.
by exists (Ordinal pB); rewrite pt_body_B.
Qed.

(** The last simplex of the loop gives a correct answer. *)
Lemma answer_correct ws : (forall u, List.In u ws -> good R n A' B' u) ->
  ws <> [::] -> last (Simplex [::] [::]) ws = w ->
  (forall p, in_range A' B' p ->
     '[vec R n w, vec R n w] <= '[vec R n w, pt R n (difference A' B' p)]) ->
  correct A B (answer_of n d A' B' ws).
Proof.
move=> ws_good ws0 wsE near.
have [v v_def] : exists v, v = (zr R d)^-1 *: vec R n w by exists ((zr R d)^-1 *: vec R n w).
have vecE : vec R n w = zr R d *: v by rewrite v_def scalerA mulfV ?scale1r ?zd_neq0.
have psn := good_points An Bn gw.
have vE : qpt R n (distance_vector (answer_of n d A' B' ws)) = v.
  by rewrite v_def /= wsE; apply: (scaled_fractions psn).
have aE : qpt R n (closest_in_A (answer_of n d A' B' ws)) =
    (zr R d)^-1 *: combination R n (coeffs w) first_points.
  by rewrite /= wsE; apply: (scaled_fractions first_sized).
have bE : qpt R n (closest_in_B (answer_of n d A' B' ws)) =
    (zr R d)^-1 *: combination R n (coeffs w) second_points.
  by rewrite /= wsE; apply: (scaled_fractions second_sized).
have abE : qpt R n (closest_in_A (answer_of n d A' B' ws)) -
    qpt R n (closest_in_B (answer_of n d A' B' ws)) = v.
  by rewrite aE bE -scalerBr combination_difference v_def.
have inA : conv (body A) (qpt R n (closest_in_A (answer_of n d A' B' ws))).
  by rewrite aE; apply: first_in_A.
have inB : conv (body B) (qpt R n (closest_in_B (answer_of n d A' B' ws))).
  by rewrite bE; apply: second_in_B.
have d2 : 0 < zr R d * zr R d.
  by rewrite -zrM zr_gt0; have := d_gt0; lia.
split=> //.
- rewrite vE; apply/(minnorm_ext _ (@conv_msubf _ _ _ _ (body A) (body B))).
  apply/minnorm_conv_allP; split.
    apply/conv_msubf; exists (qpt R n (closest_in_A (answer_of n d A' B' ws))).
    by exists (qpt R n (closest_in_B (answer_of n d A' B' ws))).
  case=> i j; have ij : in_range A' B' (val i, val j).
    by rewrite in_range_Q /= !ltn_ord.
  have := near _ ij; rewrite pt_difference // vecE !dotZl !dotZr !mulrA.
  by rewrite (ler_pmul2l d2).
- rewrite vE /= wsE qr_fraction; last by have := e_gt0; rewrite -/e; nia.
  rewrite (@pt_dot R n) ?size_zcomb // !zrM.
  rewrite (numeratorE An Bn A0 B0 gw) vecE !dotZl !dotZr.
  by field; rewrite we0 zd_neq0.
- by rewrite /= wsE; apply: fraction_reduced; have := e_gt0; rewrite -/e; nia.
- by rewrite abE vE.
- have lastE : last [::] (trace (answer_of n d A' B' ws)) = pairs w.
    by rewrite /= -wsE; exact: last_map pairs ws (Simplex [::] [::]).
  have nthE k : (k < size (pairs w))%N ->
      qr R (nth 0%Q (weights (answer_of n d A' B' ws)) k) =
      zr R (nth 0%Z (coeffs w) k) / zr R (weight w).
    move=> k_lt; rewrite /= wsE (nth_map 0%Z) ?size_coeffs // qr_fraction //.
    exact: (good_weight gw).
  rewrite /= lastE; split.
  + by rewrite /= wsE size_map size_coeffs.
  + move=> k k_lt; rewrite nthE // divr_gt0 ?zr_gt0 //; last first.
      by have := good_weight gw; lia.
    by apply: (all_nthP 0%Z (good_positive gw)); rewrite size_coeffs.
  + rewrite (eq_bigr (fun k : 'I_(size (pairs w)) =>
      zr R (nth 0%Z (coeffs w) k) / zr R (weight w))) => [|k _]; last exact: nthE.
    by rewrite -mulr_suml -size_coeffs -zr_sum divff.
  + have ds : all_sized n [seq difference A' B' p | p <- pairs w].
      by rewrite -vertex_pointsE.
    rewrite vE v_def /vec vertex_pointsE /combination -/(weight w).
    have cs : size (coeffs w) = size [seq difference A' B' p | p <- pairs w].
      by rewrite size_coeffs [RHS]size_map.
    rewrite (pt_comb R ds cs) -cs size_coeffs !scale_sum.
    apply: eq_bigr => k _; rewrite nthE // (nth_map (0%N, 0%N)) //.
    rewrite pt_difference; last by apply: pairs_in_range; rewrite mem_nth.
    by rewrite !scalerA; congr (_ *: _); field; rewrite we0 zd_neq0.
- split=> [/=|ps]; first by case: ws ws0 {ws_good wsE vE aE bE abE inA inB}.
  move=> /List.in_map_iff[u [<- u_in]]; have gu := ws_good u u_in; split.
    by move=> u0; have := good_nonempty gu; rewrite /nilp -(size_map fst) -/(pairs u) u0.
  move=> p /mapP[x x_in ->]; rewrite -in_range_Q.
  by have /andP[] := allP (good_valid gu) x x_in.
- by rewrite /= wsE !size_map !size_zcomb ?first_sized ?second_sized.
Qed.

End Answer.

Lemma In_last (T : Type) (x : T) xs : List.In (last x xs) (x :: xs).
Proof. by elim: xs x => [|y xs IH] x /=; [left|right; apply: IH]. Qed.

(** ** The theorem *)

(** Total correctness.  For every dimension, all non-empty lists A and B of
    rational points and every non-empty start, the extracted program [gjk] ends and
    returns an answer that is right in every ordered field: the distance vector of
    conv A - conv B, the squared distance in lowest terms, closest points, and
    positive weights that prove it. *)
Theorem gjk_total A B start : well_formed n A B start ->
  exists2 r, gjk n A B start = Some r & correct A B r.
Proof.
move=> wf; rewrite /gjk.
move: (erefl (well_formed n A B start)); rewrite {2 3}wf => wf'.
have [An' Bn' A0' B0' [ok s0]] := well_formedP wf'.
have [w wE red] := @reduce_total R n _ (all_valid_sized An' Bn' ok) s0.
have gw := reduced_good An' Bn' A0' B0' ok red.
move: (erefl (reduce (start_vertices (integer_points (denominator A B) A)
  (integer_points (denominator A B) B) start))); rewrite {2 3}wE => e.
have [ws -> ch] := @run_total R n _ _ An' Bn' A0' B0' w (start_ends wf' e) gw.
have [all_good near] := chain_good An' Bn' A0' B0' gw ch.
exists (answer_of n (denominator A B) (integer_points (denominator A B) A)
  (integer_points (denominator A B) B) (w :: ws)) => //.
apply: (answer_correct wf' (w := last w ws)) => //.
exact/all_good/In_last.
Qed.

End Correct.

(** And it returns nothing exactly on input that is not well formed. *)
Theorem gjk_none n A B start : gjk n A B start = None <-> ~~ well_formed n A B start.
Proof.
split=> [none|/negPf bad].
  by apply/negP => /(gjk_total [realFieldType of rat])[r e _]; rewrite e in none.
rewrite /gjk; move: (erefl (well_formed n A B start)).
by rewrite {2 3}bad.
Qed.

