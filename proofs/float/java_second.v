(** * From the Java text to the rounded distance, on small integers

    The second pass of the filters, with u = tiny = 0, at rest: on the integers of
    [float_lattice.v] its tests are those of the exact numbers, zeros are decided, and what
    it answers is the distance of the hulls, correctly rounded, in space, in the plane and
    on a line. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights filter_correct filter_planar float_lattice optimality lattice_exact.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_vertices java_sweep java_filter java_planar.
From CertiGJKFloat Require Import java_norm java_distance java_rounded java_rounded_edge java_answer java_lattice java_zero.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.
Hypothesis rest : at_rest none none_is c.

Local Notation zero := (@constant M 0 0).

Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.
Let A k : point := vertex_of M a (i k).
Let B k : point := vertex_of M b (j k).
Let d k : point := edge (A k) (A 0%Z) (B k) (B 0%Z).
Variable is_moved : bool.
Let y : point := first binary64_operations is_moved (A 0%Z) (B 0%Z) t.
Let reach : double := snd (first_point M a b c is_moved).

Let A' k := stored (points none none_is a k).
Let B' k := stored (points none none_is b k).
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis unplaced : Candidate_isPlaced c = false.
Hypothesis among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (i k).
Hypothesis among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (j k).
Hypothesis range_a : Vertices_magnitude a <= bpow radix2 238.
Hypothesis range_b : Vertices_magnitude b <= bpow radix2 238.
Hypothesis range_t : forall k, (0 <= k < 3)%Z -> Rabs (double_value (Candidate_t c k)) <= bpow radix2 238.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

(** A, B and t are on a grid. *)
Variable e : Z.
Hypothesis e0 : (-240 <= e)%Z.
Hypothesis grid_a : forall k, is_index none none_is a k -> gridded e (vertex_of M a k).
Hypothesis grid_b : forall k, is_index none none_is b k -> gridded e (vertex_of M b k).
Hypothesis grid_t : gridded e t.

(** Only of the plane, and a line, is it supposed that third coordinates are 0. *)
Hypothesis flat_a : forall k, is_index none none_is a k -> double_value (Vertices_z a k) = 0.
Hypothesis flat_b : forall k, is_index none none_is b k -> double_value (Vertices_z b k) = 0.
Hypothesis flat_t : double_value (Candidate_t c 2%Z) = 0.


(** Points of the grid. *)
Let of_three k l m x : (0 <= k < Candidate_size c)%Z -> (0 <= l < Candidate_size c)%Z -> (0 <= m < Candidate_size c)%Z ->
  In x (A k :: B k :: A l :: B l :: A m :: B m :: t :: nil) -> gridded e x.
Proof.
move=> hk hl hm; have [ga gb] := (grid_a _ (among_a _ hk), grid_b _ (among_b _ hk)).
have [gc gd] := (grid_a _ (among_a _ hl), grid_b _ (among_b _ hl)).
have [ge gf] := (grid_a _ (among_a _ hm), grid_b _ (among_b _ hm)).
by case=> [<-|[<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]].
Qed.

Let wa k : (0 <= k < Candidate_size c)%Z -> within (A k).
Proof. by move=> h; apply: (within_of none none_is a ha) => //; apply: among_a. Qed.
Let wb k : (0 <= k < Candidate_size c)%Z -> within (B k).
Proof. by move=> h; apply: (within_of none none_is b hb) => //; apply: among_b. Qed.

Let reaching : (0 < Candidate_size c)%Z -> reaches none none_is a b c reach.
Proof. exact: (first_reaches none none_is a b c is_moved unmoved (within_translation none none_is c range_t) wa wb). Qed.

Let is_A k : (0 <= k < Candidate_size c)%Z -> stored (A k) = A' (i k). Proof. exact: A_is. Qed.
Let is_B k : (0 <= k < Candidate_size c)%Z -> stored (B k) = B' (j k). Proof. exact: B_is. Qed.

Let v0 : vec R := diff Z Z A' B' t' (i 0%Z) (j 0%Z).

(** The first difference is exact. *)
Lemma first_exact : (0 < Candidate_size c)%Z -> first exact_operations is_moved (stored (A 0%Z)) (stored (B 0%Z)) t' = v0.
Proof.
move=> some; rewrite /v0 /diff -is_A -?is_B; try lia.
rewrite /first; case: is_moved unmoved => still; first by apply: vec_eq.
by rewrite (still eq_refl); apply: vec_eq; rewrite /= Rplus_0_r.
Qed.

(** The answer is right. *)
Definition is_right (answer : double) : Prop :=
  exists2 d, squared_distance none none_is a b c d & double_value answer = rounded (sqrt d).

Lemma zero_right : nearest none none_is a b c (Vec 0 0 0) -> is_right zero.
Proof. by move=> /nearest_distance h; eexists; [exact: h | exact: zero_rounded]. Qed.

(** In the plane third coordinates do not enter. *)
Let fa k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z a (i k)) = 0. Proof. by move=> h; apply/flat_a/among_a. Qed.
Let fb k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z b (j k)) = 0. Proof. by move=> h; apply/flat_b/among_b. Qed.
Let flat_A k : vz (A' k) = 0. Proof. by apply: flat_a; apply: clip_index. Qed.
Let flat_B k : vz (B' k) = 0. Proof. by apply: flat_b; apply: clip_index. Qed.

Let flat (v : point) : point := Vec (vx v) (vy v) zero.

Lemma flat_point (v : point) : double_value (vz v) = 0 -> flat v = v.
Proof. by case: v => v1 v2 v3 h; congr Vec; apply: double_eq; rewrite zero_is h. Qed.

Let z_still : (0 < Candidate_size c)%Z -> double_value (vz (still (A 0%Z) (B 0%Z))) = 0.
Proof. by move=> some; rewrite subE (fa 0%Z) ?(fb 0%Z); try lia; rewrite Rminus_0_r (rounded_id 0 format0). Qed.

Lemma flat_y : (0 < Candidate_size c)%Z -> flat y = y.
Proof.
move=> /z_still z; apply: flat_point; rewrite /y /first; case: is_moved => //.
by rewrite -[LHS]/(rounded (vz (still (A 0%Z) (B 0%Z)) + vz t)) z flat_t Rplus_0_r (rounded_id 0 format0).
Qed.

Lemma flat_d : (1 < Candidate_size c)%Z -> flat (d 1) = d 1.
Proof.
move=> more; apply: flat_point; have r0 := rounded_id 0 format0.
rewrite -[LHS]/(rounded (rounded (vz (A 1) - vz (A 0%Z)) - rounded (vz (B 1) - vz (B 0%Z)))).
by rewrite (fa 0%Z) ?(fa 1%Z) ?(fb 0%Z) ?(fb 1%Z); try lia; rewrite !Rminus_0_r r0 Rminus_0_r r0.
Qed.

(** The reach is that of the plane. *)
Lemma flat_reach : (0 < Candidate_size c)%Z -> reach = if is_moved
  then add (o := M) (norm (flat (still (A 0%Z) (B 0%Z)))) (norm (flat t)) else norm (flat (still (A 0%Z) (B 0%Z))).
Proof.
move=> /z_still z; rewrite (flat_point _ z) (flat_point t flat_t) /reach /first_point.
by case: is_moved.
Qed.

Section One.

Hypothesis one : Candidate_size c = 1%Z.
Let h0 : (0 <= 0 < Candidate_size c)%Z. Proof. by rewrite one. Qed.
Let points1 x : In x (A 0%Z :: B 0%Z :: A 0%Z :: B 0%Z :: A 0%Z :: B 0%Z :: t :: nil) -> gridded e x := of_three 0 0 0 x h0 h0 h0.

Lemma second_vertex_right : Filter3_vertex M image sweeps_image a b c zero zero is_moved <> none ->
  is_right (Filter3_vertex M image sweeps_image a b c zero zero is_moved).
Proof.
have some : (0 < Candidate_size c)%Z by lia.
have yE : stored y = v0 := eq_trans (y_exact e e0 _ _ _ _ _ _ _ points1 is_moved) (first_exact some).
have sweepy : sweepable e y v0.
  by rewrite -(first_exact some); exact: (y_sweepable e e0 _ _ _ _ _ _ _ points1 is_moved).
rewrite (second_vertex none none_is a b c image sweeps_image rest is_moved) -/y -/reach; case: ifP => [/norm_is_zero y0 _|_].
  by apply: zero_right; rewrite -y0 yE; apply: nearest1; rewrite -/v0 -yE y0 => k l; rewrite /rdot /=; lra.
case: ifP => [sw answered|_ bad]; last by case: bad.
have low := exact_sweep_right none none_is a b c ha hb sweeps_image (or_introl one) among_a among_b e grid_a grid_b _ _ _ sweepy sw.
exists (rdot v0 v0); first by apply/nearest_distance/nearest1/vertex_separates.
have := vertex_rounded none none_is a b c image unplaced is_moved unmoved reach some (reaching some) answered.
by rewrite -(diff_is none none_is a b c among_a among_b 0%Z h0).
Qed.

End One.

(** Edges of the simplex, exactly. *)
Let d' k : vec R := rsub (rsub (A' (i k)) (A' (i 0%Z))) (rsub (B' (j k)) (B' (j 0%Z))).

Lemma edge_is k : (0 <= k < Candidate_size c)%Z -> edge_exact (A k) (A 0%Z) (B k) (B 0%Z) = d' k.
Proof. by move=> hk; rewrite /edge_exact /d' -!is_A -?is_B //; lia. Qed.

Lemma edge_size k : (0 <= k < Candidate_size c)%Z -> norm (d k) <= bpow radix2 243.
Proof. by move=> hk; apply: edge_range; [apply: wa | apply: wa | apply: wb | apply: wb]; lia. Qed.

Section Two.

Hypothesis two : Candidate_size c = 2%Z.
Let h0 : (0 <= 0 < Candidate_size c)%Z. Proof. by rewrite two. Qed.
Let h1 : (0 <= 1 < Candidate_size c)%Z. Proof. by rewrite two. Qed.
Let some : (0 < Candidate_size c)%Z. Proof. by rewrite two. Qed.
Let more : (1 < Candidate_size c)%Z. Proof. by rewrite two. Qed.
Let points2 x : In x (A 0%Z :: B 0%Z :: A 1%Z :: B 1%Z :: A 1%Z :: B 1%Z :: t :: nil) -> gridded e x := of_three 0 1 1 x h0 h1 h1.

(** The tests of both weights. *)
Lemma edge_tests : less (m := M) zero (edge_weight1 y (d 1)) && less (m := M) zero (edge_weight0 y (d 1)) = true ->
  0 < - rdot v0 (d' 1) /\ 0 < rdot (d' 1) (d' 1) + rdot v0 (d' 1).
Proof.
move=> /andP[/zero_less w1 /zero_less w0].
rewrite -(first_exact some) -(edge_is 1 h1).
rewrite -(weight1_exact e e0 _ _ _ _ _ _ _ points2 is_moved) -(weight0_exact e e0 _ _ _ _ _ _ _ points2 is_moved).
by split.
Qed.

(** What is answered if all tests succeed. *)
Lemma edge_norm : 0 < - rdot v0 (d' 1) -> 0 < rdot (d' 1) (d' 1) + rdot v0 (d' 1) ->
  let answer := RoundedDistance_edge M image a b c is_moved
    (mul (o := M) (edge_weight1 y (d 1)) (over (m := M) (constant 1 0) (edge_square (d 1))))
    (add (o := M) reach (norm (d 1))) (weight_error M (add zero zero) (edge_square (d 1)) (norm (d 1))) in
  let v := edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> p1 p2 answer v answered.
have near := edge_weight_right e e0 _ _ _ _ _ _ _ points2 is_moved.
rewrite (first_exact some) (edge_is 1 h1) in near.
have range : norm (d 1) <= bpow radix2 450 by apply: Rle_trans (edge_size 1 h1) _; apply: bpow_le; lia.
have S0 : 0 < rdot (d' 1) (d' 1) by lra.
have E := diff_is none none_is a b c among_a among_b 0%Z h0.
have := edge_of_weight none none_is a b c image unplaced is_moved unmoved wa wb _ reach _ two (reaching some).
rewrite -[rsub (rsub _ _) (rsub _ _)]/(edge_exact (A 1) (A 0%Z) (B 1) (B 0%Z)) (edge_is 1 h1).
rewrite -[radd (rsub (stored (vertex_of M a _)) _) _]/(radd (rsub (stored (A 0%Z)) (stored (B 0%Z))) t') -E.
by move=> /(_ _ _ S0 (near p1 p2 range) answered) ->; rewrite /v edge_pointE.
Qed.

Lemma second_edge_right : Filter3_edge M image sweeps_image a b c zero zero is_moved <> none ->
  is_right (Filter3_edge M image sweeps_image a b c zero zero is_moved).
Proof.
rewrite (second_edge none none_is a b c image sweeps_image rest is_moved) -/(A 0%Z) -/(A 1) -/(B 0%Z) -/(B 1) -/t -/y -/(d 1) -/reach.
case: ifP => [_ bad|/negbFE/edge_tests[p1 p2]]; first by case: bad.
case: ifP => [/norm_is_zero c0 _|_].
  apply: zero_right; have cross0 : rcross v0 (d' 1) = Vec 0 0 0.
    by rewrite -(first_exact some) -(edge_is 1 h1) -(cross_exact e e0 _ _ _ _ _ _ _ points2 is_moved).
  have [w sep E] := edge_meets Z Z A' B' t' _ _ _ _ p1 p2 cross0.
  by rewrite -E; apply: nearest2 w sep.
case: ifP => [_ bad|/negbFE sw answered]; first by case: bad.
have sweepy := direction_sweepable e e0 _ _ _ _ _ _ _ points2 is_moved.
rewrite (first_exact some) (edge_is 1 h1) in sweepy.
have low := exact_sweep_right none none_is a b c ha hb sweeps_image (or_intror (or_introl two)) among_a among_b e grid_a grid_b _ _ _ sweepy sw.
have [w sep] := edge_separates Z Z A' B' t' _ _ _ _ p1 p2 low.
by eexists; [apply: nearest_distance; apply: nearest2 w sep | exact: edge_norm].
Qed.

Lemma second_planar_edge_right : Filter2_edge M image sweeps_image a b c zero zero is_moved 1 <> none ->
  is_right (Filter2_edge M image sweeps_image a b c zero zero is_moved 1).
Proof.
rewrite (second_planar_edge none none_is a b c image sweeps_image rest is_moved) -/(A 0%Z) -/(A 1) -/(B 0%Z) -/(B 1) -/t -/y -/(d 1).
rewrite -/(flat y) -/(flat (d 1)) -/(flat t) -/(flat (still (A 0%Z) (B 0%Z))) -(flat_reach some) (flat_d more).
have z (v : point) : flat v = v -> vz v = zero by move=> <-.
have w1E : opp (o := M) (add (mul (vx y) (vx (d 1))) (mul (vy y) (vy (d 1)))) = edge_weight1 y (d 1).
  rewrite /edge_weight1 -(dot_flat_is none none_is) -/(flat y) -/(flat (d 1)).
  by rewrite (flat_y some) (flat_d more).
have sE : add (o := M) (mul (vx (d 1)) (vx (d 1))) (mul (vy (d 1)) (vy (d 1))) = edge_square (d 1).
  by rewrite /edge_square -(dot_flat_is none none_is) -/(flat (d 1)) (flat_d more).
cbv zeta; rewrite w1E sE.
case: ifP => [_ bad|/negbFE]; first by case: bad.
move=> /(edge_tests)[p1 p2].
set h : number M := sub _ _.
have hE : double_value h = vx v0 * vy (d' 1) - vy v0 * vx (d' 1).
  have := f_equal vz (cross_exact e e0 _ _ _ _ _ _ _ points2 is_moved).
  by rewrite (first_exact some) (edge_is 1 h1).
have plane (p r w : vec R) : vz p = 0 -> vz r = 0 -> vz w = 0 -> vz (radd (rsub p r) w) = 0 by move=> /= -> -> ->; ring.
have alone (p r : vec R) : vz p = 0 -> vz r = 0 -> vx p * vy r - vy p * vx r = 0 -> rcross p r = Vec 0 0 0.
  by case: p r => p1' p2' p3 [r1 r2 r3] /= -> -> E; apply: vec_eq; rewrite /= ?E; ring.
have fv : vz v0 = 0 by apply: plane => //; exact: flat_t.
have side_by_side (p r s w : vec R) : vz p = 0 -> vz r = 0 -> vz s = 0 -> vz w = 0 -> vz (rsub (rsub p r) (rsub s w)) = 0.
  by move=> /= -> -> -> ->; ring.
have fd : vz (d' 1) = 0 by exact: side_by_side.
case: ifP => [_|/negbFE/zero_less far].
  case: ifP => [/same_true h00 _|_ bad]; last by case: bad.
  rewrite (zero_is none none_is) hE in h00.
  have [w sep E] := edge_meets Z Z A' B' t' _ _ _ _ p1 p2 (alone _ _ fv fd h00).
  by apply: zero_right; rewrite -E; apply: nearest2 w sep.
have [side sideE turnE] := turned_sign none none_is h (d 1).
rewrite turnE; case: ifP => [_ bad|/negbFE sw answered]; first by case: bad.
have sweepy := turned_sweepable e e0 _ _ _ _ _ _ _ points2 side.
rewrite (edge_is 1 h1) in sweepy.
have low := exact_sweep_right none none_is a b c ha hb sweeps_image (or_intror (or_introl two)) among_a among_b e grid_a grid_b _ _ _ sweepy sw.
have {}far : 0 < Rabs h := far.
have above : 0 < side_sign side * (vx v0 * vy (d' 1) - vy v0 * vx (d' 1)).
  rewrite -hE /side_sign; case: side sideE {turnE sw sweepy low} => sideE.
    by rewrite Rmult_1_l; move: far; rewrite Rabs_pos_eq //; exact: (proj1 sideE).
  have neg : h < 0 by case: (Rlt_le_dec h 0) => // h00; have := proj2 sideE h00.
  by move: far; rewrite Rabs_left //; lra.
have [w sep] := planar_edge_separates Z Z (body none none_is a ha) (body none none_is b hb) t' flat_A flat_B flat_t
  (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) side p1 p2 above low.
by eexists; [apply: nearest_distance; apply: nearest2 w sep | exact: edge_norm].
Qed.

End Two.

Section Three.

Hypothesis three : Candidate_size c = 3%Z.
Let h0 : (0 <= 0 < Candidate_size c)%Z. Proof. by rewrite three. Qed.
Let h1 : (0 <= 1 < Candidate_size c)%Z. Proof. by rewrite three. Qed.
Let h2 : (0 <= 2 < Candidate_size c)%Z. Proof. by rewrite three. Qed.
Let some : (0 < Candidate_size c)%Z. Proof. by rewrite three. Qed.
Let points3 x : In x (A 0%Z :: B 0%Z :: A 1%Z :: B 1%Z :: A 2%Z :: B 2%Z :: t :: nil) -> gridded e x := of_three 0 1 2 x h0 h1 h2.

Let n' : vec R := rcross (d' 1) (d' 2).
Let g' : vec R := rcross n' v0.

Lemma second_face_right : Filter3_face M image sweeps_image a b c zero zero is_moved 1 <> none ->
  is_right (Filter3_face M image sweeps_image a b c zero zero is_moved 1).
Proof.
rewrite (second_face none none_is a b c image sweeps_image rest is_moved) -/(A 0%Z) -/(A 1) -/(A 2) -/(B 0%Z) -/(B 1) -/(B 2) -/t -/y -/(d 1) -/(d 2) -/reach; cbv zeta.
have E1 := face_weight1_exact e e0 _ _ _ _ _ _ _ points3 is_moved.
have E2 := face_weight2_exact e e0 _ _ _ _ _ _ _ points3 is_moved.
have E0 := face_weight0_exact e e0 _ _ _ _ _ _ _ points3 is_moved.
have Eh := height_exact e e0 _ _ _ _ _ _ _ points3 is_moved.
have near := face_weights_right e e0 _ _ _ _ _ _ _ points3 is_moved.
have sweepy := normal_sweepable e e0 _ _ _ _ _ _ _ points3.
rewrite (first_exact some) (edge_is 1 h1) (edge_is 2 h2) -/n' -/g' in E1 E2 E0 Eh near sweepy.
case: ifP => [_ bad|/negbFE/andP[/andP[/zero_less p1 /zero_less p2] /zero_less p0]]; first by case: bad.
rewrite E1 in p1; rewrite E2 in p2; rewrite E0 in p0.
have [S0 nn] : 0 < rdot n' n' /\ rdot n' n' <> 0 by split; lra.
set v := face_point Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z).
case: ifP => [_|/negbFE/zero_less far].
  case: ifP => [/same_true level _|_ bad]; last by case: bad.
  rewrite Eh (zero_is none none_is) in level.
  have [w1 w2 w0] := face_proper Z Z A' B' t' _ _ _ _ _ _ p1 p2 p0.
  have E := face_meets Z Z A' B' t' _ _ _ _ _ _ nn level.
  apply: zero_right; rewrite -E; apply: nearest3; split=> //.
  by rewrite E => k l; rewrite /rdot /=; lra.
case: ifP => [_ bad|/negbFE sw answered]; first by case: bad.
have sizes : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z by right; right.
have {}far : 0 < Rabs (double_value (face_height y (d 1) (d 2))) := far.
have [r [above low]] : exists r, 0 < r * rdot n' v0 /\ lowest Z Z A' B' (rscale r n') (i 0%Z) (j 0%Z).
  case: (signed none none_is (face_height y (d 1) (d 2)) (face_normal (d 1) (d 2))) => -[s0 sE]; rewrite sE in sw.
    exists 1; rewrite Rmult_1_l rscale1; split; first by rewrite -Eh; move: far; rewrite Rabs_pos_eq.
    exact: (exact_sweep_right none none_is a b c ha hb sweeps_image sizes among_a among_b e grid_a grid_b _ _ _ sweepy sw).
  have below : rdot n' v0 < 0 by rewrite -Eh.
  exists (-1); split; first by lra.
  apply: (exact_sweep_right none none_is a b c ha hb sweeps_image sizes among_a among_b e grid_a grid_b _ _ _ _ sw) => p hp.
  by rewrite dot_opp (sweepy p hp) rdotZl; ring.
exists (rdot v v); first by apply: nearest_distance; apply: nearest3; exact: face_separates p1 p2 p0 above low.
have := face_of_weights none none_is a b c image unplaced is_moved unmoved wa wb _ _ reach _ three (reaching some).
rewrite -[rsub (rsub (stored (vertex_of M a (Candidate_a c 1%Z))) _) (rsub _ _)]/(edge_exact (A 1) (A 0%Z) (B 1) (B 0%Z)) (edge_is 1 h1).
rewrite -[rsub (rsub (stored (vertex_of M a (Candidate_a c 2%Z))) _) (rsub _ _)]/(edge_exact (A 2) (A 0%Z) (B 2) (B 0%Z)) (edge_is 2 h2).
rewrite -[radd (rsub (stored (vertex_of M a _)) _) _]/(radd (rsub (stored (A 0%Z)) (stored (B 0%Z))) t').
rewrite -(diff_is none none_is a b c among_a among_b 0%Z h0).
by move=> /(_ _ _ _ S0 (near p1 p2 p0 (edge_size 1 h1) (edge_size 2 h2)) answered) ->; rewrite /v face_pointE.
Qed.

End Three.

(** The origin is inside. *)
Let q k : point := moved (A k) (B k) t.
Let q' k : vec R := diff Z Z A' B' t' (i k) (j k).

Lemma moved_is k : (0 <= k < Candidate_size c)%Z -> moved_exact (A k) (B k) t = q' k.
Proof. by move=> hk; rewrite /q' /diff -is_A -?is_B. Qed.

Lemma second_inside_right : Candidate_size c = 4%Z -> Filter3_inside M a b c zero zero <> none ->
  is_right (Filter3_inside M a b c zero zero).
Proof.
move=> four; rewrite (second_inside none none_is a b c rest) -/(A 0%Z) -/(A 1) -/(A 2) -/(A 3) -/(B 0%Z) -/(B 1) -/(B 2) -/(B 3) -/t.
rewrite -/(q 0) -/(q 1) -/(q 2) -/(q 3); cbv zeta.
have exact_ k l m : (0 <= k < 4)%Z -> (0 <= l < 4)%Z -> (0 <= m < 4)%Z ->
    double_value (determinant (C := M) (q k) (q l) (q m)) = det (q' k) (q' l) (q' m).
  rewrite -four => hk hl hm; rewrite -!moved_is //.
  by apply: (determinant_exact e e0) => x; exact: of_three.
have [r one signed] := sign_is none none_is (determinant (C := M) (q 1) (q 2) (q 3)).
case: ifP => [/andP[/andP[/andP[/zero_less p0 /zero_less p1] /zero_less p2] /zero_less p3] _|_ bad]; last by case: bad.
move: p0 p1 p2 p3; rewrite !signed !exact_ //; [|lia..] => p0 p1 p2 p3.
apply: zero_right; apply: (four_nearest none none_is a b c _ _ _ _ p0 p1 p2 p3).
exact: inside_meets.
Qed.

(** ** In space *)

Theorem second_right (answer := Filter3_distance_6 M image sweeps_image a b c zero zero is_moved) :
  answer <> none -> is_right answer.
Proof.
rewrite /answer /Filter3_distance_6.
case: Z.eqb_spec => [one|n1]; first exact: second_vertex_right.
case: Z.eqb_spec => [two|n2]; first exact: second_edge_right.
case: Z.eqb_spec => [three|n3]; first exact: second_face_right.
by case: Z.eqb_spec => [four|n4 bad]; [exact: second_inside_right | case: bad].
Qed.

(** ** In the plane, and on a line *)

Lemma second_planar_inside_right : Candidate_size c = 3%Z -> Filter2_inside M a b c zero zero <> none ->
  is_right (Filter2_inside M a b c zero zero).
Proof.
move=> three; rewrite (second_planar_inside none none_is a b c rest) -/(A 0%Z) -/(A 1) -/(A 2) -/(B 0%Z) -/(B 1) -/(B 2) -/t.
rewrite -/(q 0) -/(q 1) -/(q 2); cbv zeta.
have exact_ k l : (0 <= k < 3)%Z -> (0 <= l < 3)%Z ->
    double_value (sub (o := M) (mul (vx (q k)) (vy (q l))) (mul (vx (q l)) (vy (q k)))) =
    vx (q' k) * vy (q' l) - vy (q' k) * vx (q' l).
  rewrite -three => hk hl; rewrite -!moved_is // (Rmult_comm (vy (moved_exact _ _ _))).
  by apply: (product_exact e e0) => x; exact: (of_three k l l).
have [r one signed] := sign_is none none_is (sub (o := M) (mul (vx (q 0)) (vy (q 1))) (mul (vx (q 1)) (vy (q 0)))).
case: ifP => [/andP[/andP[/zero_less p0 /zero_less p1] /zero_less p2] _|_ bad]; last by case: bad.
move: p0 p1 p2; rewrite !signed !exact_ //; [|lia..] => p0 p1 p2.
have plane k : vz (q' k) = 0.
  have E (p s w : vec R) : vz p = 0 -> vz s = 0 -> vz w = 0 -> vz (radd (rsub p s) w) = 0 by move=> /= -> -> ->; ring.
  by apply: E => //; exact: flat_t.
have [w0 [w1 [w2 [h0 h1 h2 E]]]] := planar_meets (q' 0%Z) (q' 1) (q' 2) r (plane _) (plane _) (plane _) p0 p1 p2.
by apply: zero_right; apply: (three_nearest none none_is a b c _ _ _ h0 h1 h2 E).
Qed.

Theorem second_planar_right (answer := Filter2_distance_6 M image sweeps_image a b c zero zero is_moved) :
  answer <> none -> is_right answer.
Proof.
rewrite /answer /Filter2_distance_6.
case: Z.eqb_spec => [one|n1].
  have some : (0 < Candidate_size c)%Z by rewrite one.
  by rewrite (java_planar_vertex none none_is a b c image sweeps_image is_moved _ fa fb flat_t zero zero some); exact: second_vertex_right.
case: Z.eqb_spec => [two|n2]; first exact: second_planar_edge_right.
by case: Z.eqb_spec => [three|n3 bad]; [exact: second_planar_inside_right | case: bad].
Qed.

End Text.
