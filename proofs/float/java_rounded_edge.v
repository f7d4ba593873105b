(** * From the Java text to the rounded distance: two and three pairs

    [RoundedDistance.edge] and [RoundedDistance.face], as [java_rounded.v] says. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights optimality norm_core norm_error.
From CertiGJKFloat Require Import weights_rounded weights_wrong weights_face.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_combination java_rounded.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).

(** 1 minus such a weight is exact, and so is 1 minus two. *)
Lemma one_minus (x w : double) : 1 <= x <= 2 -> double_value w = x - 1 ->
  double_value (dyadic 1 0 - w)%D = 2 - x.
Proof.
move=> /on_grid[k k1 E] w1; have one : double_value (dyadic 1 0) = 1 by rewrite dyadicE // Rmult_1_l.
rewrite -[LHS]/(rounded (dyadic 1 0 - w)) one w1 (_ : 1 - (x - 1) = 2 - x); first by ring.
apply: rounded_id; rewrite E (_ : 2 - IZR k * bpow radix2 (-52) = IZR (2 ^ 53 - k) * bpow radix2 (-52)).
  by rewrite minus_IZR (_ : bpow radix2 (-52) = / 4503599627370496) //=; lra.
by apply: format_dyadic; lia.
Qed.

Lemma one_minus_both (x1 x2 w1 w2 : double) : 1 <= x1 <= 2 -> double_value w1 = x1 - 1 ->
  1 <= x2 <= 2 -> double_value w2 = x2 - 1 ->
  double_value (dyadic 1 0 - w1 - w2)%D = 3 - x1 - x2.
Proof.
move=> h1 e1 h2 e2; rewrite -[LHS]/(rounded ((dyadic 1 0 - w1)%D - w2)) (one_minus x1 w1 h1 e1) e2.
have [k k1 E] := on_grid _ h1; have [l l1 F] := on_grid _ h2.
rewrite (_ : 2 - x1 - (x2 - 1) = 3 - x1 - x2); first by ring.
apply: rounded_id; rewrite E F.
rewrite (_ : 3 - _ - _ = IZR (3 * 2 ^ 52 - k - l) * bpow radix2 (-52)).
  by rewrite !minus_IZR (_ : bpow radix2 (-52) = / 4503599627370496) //=; lra.
by apply: format_dyadic; lia.
Qed.

(** A sum of magnitudes, coordinate by coordinate. *)
Lemma combined_size (p q d : R) (w0 w1 : R) : q = p + d -> 0 <= w1 ->
  Rabs w0 * Rabs p + Rabs w1 * Rabs q <= (Rabs w0 + w1) * Rabs p + w1 * Rabs d.
Proof.
move=> -> w10; rewrite (Rabs_pos_eq w1) //.
have := Rmult_le_compat_l _ _ _ w10 (Rabs_triang p d); lra.
Qed.

Lemma combined_norm1 (h k : R) (p q : vec R) :
  norm1 (radd (rscale h p) (rscale k q)) <= Rabs h * norm1 p + Rabs k * norm1 q.
Proof.
case: p q => p1 p2 p3 [q1 q2 q3]; rewrite /norm1 /=.
have tri (p q : R) : Rabs (h * p + k * q) <= Rabs h * Rabs p + Rabs k * Rabs q.
  by rewrite -!Rabs_mult; exact: Rabs_triang.
by have := tri p1 q1; have := tri p2 q2; have := tri p3 q3; lra.
Qed.

Lemma square_sum (v w : vec R) : rdot v w = 0 -> rdot v v = rdot (radd v w) (radd v w) - rdot w w.
Proof.
case: v w => v1 v2 v3 [w1 w2 w3]; rewrite /rdot /= => h.
by transitivity (v1 * v1 + v2 * v2 + v3 * v3 + 2 * (v1 * w1 + v2 * w2 + v3 * w3)); [rewrite h; ring | ring].
Qed.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Hypothesis unplaced : Candidate_isPlaced c = false.

Let i := Candidate_a c.
Let j := Candidate_b c.
Let A k : point := vertex_of M a (i k).
Let B k : point := vertex_of M b (j k).
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.
Let D k : vec R := rsub (stored (A k)) (stored (B k)).
Let y k : vec R := radd (D k) t'.
Let d k : point := edge (A k) (A 0%Z) (B k) (B 0%Z).
Let e k : double := edge_error (A k) (A 0%Z) (B k) (B 0%Z).
Let d' k : vec R := rsub (rsub (stored (A k)) (stored (A 0%Z))) (rsub (stored (B k)) (stored (B 0%Z))).

Variable is_moved : bool.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.
Hypothesis within_a : forall k, (0 <= k < Candidate_size c)%Z -> within (A k).
Hypothesis within_b : forall k, (0 <= k < Candidate_size c)%Z -> within (B k).

Lemma d_known k : known (norm (d k)) (e k) (d k) (d' k).
Proof. exact: edge_known. Qed.

Lemma d_range k : (0 <= k < Candidate_size c)%Z -> norm (d k) <= bpow radix2 243.
Proof. by move=> h; apply: edge_range; [apply: within_a | apply: within_a | apply: within_b | apply: within_b]; lia. Qed.

Lemma D_is k : D k = radd (D 0%Z) (d' k).
Proof. by apply: vec_eq; rewrite /=; ring. Qed.

(** For every weight x - 1 of the grid, of which tau says how wrong it is. *)
Theorem edge_of_weight (weight reach tau : double) (x := (weight + dyadic 1 0)%D)
    (g := - rdot (y 0%Z) (d' 1) / rdot (d' 1) (d' 1)) : Candidate_size c = 2%Z ->
  reaches none none_is a b c reach -> 0 < rdot (d' 1) (d' 1) ->
  [/\ 1 <= x <= 2, double_value (x - dyadic 1 0)%D = x - 1, norm1 (d' 1) <= 1.247 * norm (d 1)
    & Rabs (x - 1 - g) * norm1 (d' 1) <= tau] ->
  let answer := RoundedDistance_edge M image a b c is_moved weight (add (o := M) reach (norm (d 1))) tau in
  let v := radd (y 0%Z) (rscale g (d' 1)) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> two [sum [r0 r1]] S0 [x1 wE d1 wrong] answer v; rewrite /answer {answer}.
have dr := d_range 1 ltac:(lia).
rewrite /RoundedDistance_edge unplaced; cbv zeta; rewrite /RoundedDistance_onGrid -[add weight _]/x.
set w1 : number M := sub x (constant 1 0); have {}wE : double_value w1 = x - 1 := wE.
set w0 : number M := sub (constant 1 0) w1; have w0E : double_value w0 = 2 - x := one_minus x w1 x1 wE.
have b0 : Rabs w0 <= 1.001 by rewrite w0E; apply: Rabs_le; lra.
have b1 : Rabs w1 <= 1.001 by rewrite wE; apply: Rabs_le; lra.
have [n0 n1] := (proj2 (norm1_norm (d 1)), proj2 (rdot_norm1 (d' 1))).
have gS : g * rdot (d' 1) (d' 1) = - rdot (y 0%Z) (d' 1) by rewrite /g /Rdiv Rmult_assoc Rinv_l; lra.
have := java_two none none_is w0 _ _ w1 _ _ b0 b1 => parts.
have ww : Rabs w0 + w1 = 1 by rewrite w0E wE Rabs_pos_eq; lra.
have w10 : 0 <= w1 by rewrite wE; lra.
have pos p q : 0 <= Rabs w0 * Rabs p + Rabs w1 * Rabs q.
  by apply: Rplus_le_le_0_compat; apply: Rmult_le_pos; exact: Rabs_pos.
set X := radd (rscale w0 (D 0%Z)) (rscale w1 (D 1%Z)).
apply: (rounded_combination none none_is c is_moved unmoved _ _ _ _ _ _ _ tau X v _ _ _
  ((x - 1 - g) * (x - 1 - g) * rdot (d' 1) (d' 1)) (parts _ _ _ _) (parts _ _ _ _) (parts _ _ _ _) (pos _ _) (pos _ _) (pos _ _)).
- have [s0 s1] := add_lower reach (norm (d 1)) r0 n0; rewrite u64_val in s1.
  have kx := combined_size (vx (D 0%Z)) (vx (D 1%Z)) (vx (d' 1)) w0 w1 (f_equal vx (D_is 1)) w10.
  have ky := combined_size (vy (D 0%Z)) (vy (D 1%Z)) (vy (d' 1)) w0 w1 (f_equal vy (D_is 1)) w10.
  have kz := combined_size (vz (D 0%Z)) (vz (D 1%Z)) (vz (d' 1)) w0 w1 (f_equal vz (D_is 1)) w10.
  apply: Rle_trans (Rplus_le_compat_r _ _ _ (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ kx ky) kz)) _.
  have w1d : w1 * norm1 (d' 1) <= 1 * norm1 (d' 1) by apply: Rmult_le_compat_r => //; rewrite wE; lra.
  have {}s1 : (reach + norm (d 1)) * (1 - u) <= double_value (add (o := M) reach (norm (d 1))) := s1.
  have {}sum : norm1 (D 0%Z) + norm1 t' <= 1.0001 * reach := sum.
  rewrite ww; apply: Rle_trans (_ : norm1 (D 0%Z) + w1 * norm1 (d' 1) + norm1 t' <= _); last by lra.
  rewrite -[norm1 (stored _)]/(norm1 t'); move: (norm1 t') => T; apply: Req_le.
  by rewrite /norm1; ring.
- have [_ s1] := (Rle_refl 0, rnd_sum (reach + norm (d 1)) reach (norm (d 1)) ltac:(rewrite Rabs_pos_eq; lra)).
  move: s1 => /Rabs_le_inv s1; have b2 := bpow_gt_0 radix2 245.
  have d2 : bpow radix2 243 <= bpow radix2 245 by apply: bpow_le; lia.
  apply: Rle_trans (_ : bpow radix2 247 <= _); last by apply: bpow_le; lia.
  rewrite (bpow_plus radix2 2 245) (_ : bpow radix2 2 = 4) //.
  have {}s1 : double_value (add (o := M) reach (norm (d 1))) <= (1 + u) * (reach + norm (d 1)) by rewrite -[double_value _]/(double_value (reach + norm (d 1))%D); lra.
  by apply: Rle_trans s1 _; lra.
- have -> : radd X t' = radd (y 0%Z) (rscale (x - 1) (d' 1)).
    by rewrite /X w0E wE (D_is 1) /y; apply: vec_eq; rewrite /=; ring.
  have E (p q : vec R) h k : h * rdot q q = - rdot p q ->
      rdot (radd p (rscale h q)) (radd p (rscale h q)) = rdot (radd p (rscale k q)) (radd p (rscale k q)) - (k - h) * (k - h) * rdot q q.
    move=> hq; have pq : rdot p q = - (h * rdot q q) by lra.
    have ex s : rdot (radd p (rscale s q)) (radd p (rscale s q)) = rdot p p + 2 * s * rdot p q + s * s * rdot q q.
      by rewrite /rdot /=; ring.
    by rewrite !ex pq; ring.
  exact: E gS.
- have := Rabs_pos (x - 1 - g); have [q1 _] := rdot_norm1 (d' 1) => g0.
  have gg : (x - 1 - g) * (x - 1 - g) = Rabs (x - 1 - g) * Rabs (x - 1 - g).
    by rewrite -Rabs_mult Rabs_pos_eq //; exact: square_ge0.
  split; first by apply: Rmult_le_pos; [exact: square_ge0 | lra].
  have p0 := Rmult_le_pos _ _ g0 n1; have := Rmult_le_compat _ _ _ _ p0 p0 wrong wrong.
  have : Rabs (x - 1 - g) * Rabs (x - 1 - g) * rdot (d' 1) (d' 1) <= Rabs (x - 1 - g) * Rabs (x - 1 - g) * (norm1 (d' 1) * norm1 (d' 1)).
    by apply: Rmult_le_compat_l => //; apply: Rmult_le_pos.
  by rewrite gg; lra.
Qed.

Theorem edge_rounded (y0 : point) (ey reach : double) : Candidate_size c = 2%Z ->
  known (norm y0) ey y0 (y 0%Z) -> reaches none none_is a b c reach -> edge_test y0 (d 1) ey (e 1) ->
  let answer := RoundedDistance_edge M image a b c is_moved
    (mul (o := M) (edge_weight1 y0 (d 1)) (over (m := M) (constant 1 0) (edge_square (d 1))))
    (add (o := M) reach (norm (d 1)))
    (weight_error M (add (o := M) (edge_bound1 y0 (d 1) ey (e 1)) (edge_bound_square (d 1) (e 1)))
      (edge_square (d 1)) (norm (d 1))) in
  let g := - rdot (y 0%Z) (d' 1) / rdot (d' 1) (d' 1) in
  let v := radd (y 0%Z) (rscale g (d' 1)) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> two hy reach_is test; have hd := d_known 1.
have dr : norm (d 1) <= bpow radix2 450 by apply: Rle_trans (d_range 1 ltac:(lia)) _; apply: bpow_le; lia.
have [x1 wE d1 _ wrong] := edge_wrong y0 (d 1) _ _ ey (e 1) hy hd test dr.
have [p1 p2] := edge_weights _ _ _ _ _ _ hy hd test.
by apply: edge_of_weight => //; lra.
Qed.

Theorem face_of_weights (weight1 weight2 reach tau : double) (x1 := (weight1 + dyadic 1 0)%D) (x2 := (weight2 + dyadic 1 0)%D)
    (n := rcross (d' 1) (d' 2)) (g1 := - rdot (d' 2) (rcross n (y 0%Z)) / rdot n n)
    (g2 := rdot (d' 1) (rcross n (y 0%Z)) / rdot n n) (m := norm1 (d' 1) + norm1 (d' 2)) : Candidate_size c = 3%Z ->
  reaches none none_is a b c reach -> 0 < rdot n n ->
  [/\ 1 <= x1 <= 2 /\ double_value (x1 - dyadic 1 0)%D = x1 - 1, 1 <= x2 <= 2 /\ double_value (x2 - dyadic 1 0)%D = x2 - 1,
    norm1 (d' 1) <= 1.247 * norm (d 1) /\ norm1 (d' 2) <= 1.247 * norm (d 2), x1 + x2 <= 3.00001
    & Rabs (x1 - 1 - g1) * m <= tau /\ Rabs (x2 - 1 - g2) * m <= tau] ->
  let answer := RoundedDistance_face M image a b c is_moved weight1 weight2
    (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2))) tau in
  let v := radd (y 0%Z) (radd (rscale g1 (d' 1)) (rscale g2 (d' 2))) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> three [sum [r0 r1]] S0 [[x11 w1E] [x21 w2E] [d1 f1] near1 [wrong1 wrong2]] answer v; rewrite /answer {answer}.
have dr := d_range 1 ltac:(lia); have fr := d_range 2 ltac:(lia).
rewrite /RoundedDistance_face unplaced; cbv zeta; rewrite /RoundedDistance_onGrid -[add weight1 _]/x1 -[add weight2 _]/x2.
set w1 : number M := sub x1 (constant 1 0); have {}w1E : double_value w1 = x1 - 1 := w1E.
set w2 : number M := sub x2 (constant 1 0); have {}w2E : double_value w2 = x2 - 1 := w2E.
set w0 : number M := sub (sub (constant 1 0) w1) w2.
have w0E : double_value w0 = 3 - x1 - x2 := one_minus_both x1 x2 w1 w2 x11 w1E x21 w2E.
have b0 : Rabs w0 <= 1.001 by rewrite w0E; apply: Rabs_le; lra.
have b1 : Rabs w1 <= 1.001 by rewrite w1E; apply: Rabs_le; lra.
have b2 : Rabs w2 <= 1.001 by rewrite w2E; apply: Rabs_le; lra.
have [n0 n1] := (proj2 (norm1_norm (d 1)), proj2 (rdot_norm1 (d' 1))).
have [k0 k1] := (proj2 (norm1_norm (d 2)), proj2 (rdot_norm1 (d' 2))).
have := java_three none none_is w0 _ _ w1 _ _ w2 _ _ b0 b1 b2 => parts.
have w10 : 0 <= w1 by rewrite w1E; lra.
have w20 : 0 <= w2 by rewrite w2E; lra.
have ww : Rabs w0 + w1 + w2 <= 1.00002.
  by rewrite w0E w1E w2E /Rabs; case: Rcase_abs; lra.
have pos p q r : 0 <= Rabs w0 * Rabs p + Rabs w1 * Rabs q + Rabs w2 * Rabs r.
  by apply: Rplus_le_le_0_compat; [apply: Rplus_le_le_0_compat|]; apply: Rmult_le_pos; exact: Rabs_pos.
set X := radd (rscale w0 (D 0%Z)) (radd (rscale w1 (D 1%Z)) (rscale w2 (D 2%Z))).
set err := radd (rscale (x1 - 1 - g1) (d' 1)) (rscale (x2 - 1 - g2) (d' 2)).
have same_parts (high low p q : R) X1 : split_up high low X1 p -> X1 = q -> split_up high low q p by move=> h <-.
have rsum : double_value (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2))) <= (1 + 3 * u) * (reach + norm (d 1) + norm (d 2)) /\
    (1 - 3 * u) * (reach + norm (d 1) + norm (d 2)) <= double_value (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2))).
  set s : double := (reach + norm (d 1))%D; set s' : double := (s + norm (d 2))%D.
  have /Rabs_le_inv h1 : Rabs (s - (reach + norm (d 1))) <= u * (reach + norm (d 1)) by apply: rnd_sum; rewrite Rabs_pos_eq; lra.
  have /Rabs_le_inv h2 : Rabs (s' - (s + norm (d 2))) <= u * (1.001 * (reach + norm (d 1) + norm (d 2))).
    by apply: rnd_sum; apply: Rabs_le; lra.
  by rewrite -[double_value (add _ (norm (d 2)))]/(double_value s'); lra.
apply: (rounded_combination none none_is c is_moved unmoved _ _ _ _ _ _ _ tau X v _ _ _ (rdot err err)
  (same_parts _ _ _ _ _ (parts _ _ _ _ _ _) _) (same_parts _ _ _ _ _ (parts _ _ _ _ _ _) _)
  (same_parts _ _ _ _ _ (parts _ _ _ _ _ _) _) (pos _ _ _) (pos _ _ _) (pos _ _ _)).
- exact: Rplus_assoc.
- exact: Rplus_assoc.
- exact: Rplus_assoc.
- have size (p q r v1 v2 : R) : q = p + v1 -> r = p + v2 ->
      Rabs w0 * Rabs p + Rabs w1 * Rabs q + Rabs w2 * Rabs r <= 1.00002 * Rabs p + w1 * Rabs v1 + w2 * Rabs v2.
    move=> -> ->; rewrite (Rabs_pos_eq w1) // (Rabs_pos_eq w2) //.
    have := Rmult_le_compat_l _ _ _ w10 (Rabs_triang p v1); have := Rmult_le_compat_l _ _ _ w20 (Rabs_triang p v2).
    by have := Rmult_le_compat_r _ _ _ (Rabs_pos p) ww; lra.
  have kx := size (vx (D 0%Z)) (vx (D 1%Z)) (vx (D 2%Z)) (vx (d' 1)) (vx (d' 2)) (f_equal vx (D_is 1)) (f_equal vx (D_is 2)).
  have ky := size (vy (D 0%Z)) (vy (D 1%Z)) (vy (D 2%Z)) (vy (d' 1)) (vy (d' 2)) (f_equal vy (D_is 1)) (f_equal vy (D_is 2)).
  have kz := size (vz (D 0%Z)) (vz (D 1%Z)) (vz (D 2%Z)) (vz (d' 1)) (vz (d' 2)) (f_equal vz (D_is 1)) (f_equal vz (D_is 2)).
  apply: Rle_trans (Rplus_le_compat_r _ _ _ (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ kx ky) kz)) _.
  have w1d : w1 * norm1 (d' 1) <= 1 * norm1 (d' 1) by apply: Rmult_le_compat_r => //; rewrite w1E; lra.
  have w2d : w2 * norm1 (d' 2) <= 1 * norm1 (d' 2) by apply: Rmult_le_compat_r => //; rewrite w2E; lra.
  have {}sum : norm1 (D 0%Z) + norm1 t' <= 1.0001 * reach := sum.
  have D0 := proj2 (rdot_norm1 (D 0%Z)); have T0 := proj2 (rdot_norm1 t').
  apply: Rle_trans (_ : 1.00002 * norm1 (D 0%Z) + w1 * norm1 (d' 1) + w2 * norm1 (d' 2) + norm1 t' <= _); last by lra.
  rewrite -[norm1 (stored _)]/(norm1 t'); move: (norm1 t') => T; apply: Req_le.
  by rewrite /norm1; ring.
- have b3 := bpow_gt_0 radix2 245; have d2 : bpow radix2 243 <= bpow radix2 245 by apply: bpow_le; lia.
  apply: Rle_trans (_ : bpow radix2 247 <= _); last by apply: bpow_le; lia.
  by rewrite (bpow_plus radix2 2 245) (_ : bpow radix2 2 = 4) //; lra.
- have -> : radd X t' = radd v err.
    by rewrite /X w0E w1E w2E (D_is 1) (D_is 2) /v /err /y; apply: vec_eq; rewrite /=; ring.
  have multiple : rscale (rdot n n) v = rscale (rdot n (y 0%Z)) n.
    rewrite -(plane_identity (y 0%Z) (d' 1) (d' 2)) -/n /v.
    have <- : rdot n n * g1 = - rdot (d' 2) (rcross n (y 0%Z)) by rewrite /g1; field; lra.
    have <- : rdot n n * g2 = rdot (d' 1) (rcross n (y 0%Z)) by rewrite /g2; field; lra.
    by apply: vec_eq; rewrite /=; ring.
  have perp z : rdot n z = 0 -> rdot v z = 0.
    by move=> nz; apply: (Rmult_eq_reg_l (rdot n n)); [rewrite -rdotZl multiple rdotZl nz; ring | lra].
  have v1 : rdot v (d' 1) = 0 by apply: perp; exact: normal_left.
  have v2 : rdot v (d' 2) = 0 by apply: perp; exact: normal_right.
  have ve : rdot v err = 0 by rewrite /err rdotDr !rdotZr v1 v2; ring.
  exact: square_sum ve.
- have [q1 q0] := rdot_norm1 err; split; first exact: rdot_ge0.
  have triangle : norm1 err <= Rabs (x1 - 1 - g1) * norm1 (d' 1) + Rabs (x2 - 1 - g2) * norm1 (d' 2).
    exact: combined_norm1.
  have small : norm1 err <= double_value tau.
    apply: Rle_trans triangle _; rewrite /m in wrong1 wrong2.
    case: (Rle_or_lt (Rabs (x1 - 1 - g1)) (Rabs (x2 - 1 - g2))) => h.
      have : Rabs (x1 - 1 - g1) * norm1 (d' 1) <= Rabs (x2 - 1 - g2) * norm1 (d' 1) by apply: Rmult_le_compat_r.
      by lra.
    have : Rabs (x2 - 1 - g2) * norm1 (d' 2) <= Rabs (x1 - 1 - g1) * norm1 (d' 2) by apply: Rmult_le_compat_r; lra.
    by lra.
  by apply: Rle_trans q1 _; apply: Rmult_le_compat.
Qed.

Theorem face_rounded (y0 : point) (ey reach : double) : Candidate_size c = 3%Z ->
  known (norm y0) ey y0 (y 0%Z) -> reaches none none_is a b c reach ->
  face_test y0 (d 1) (d 2) ey (e 1) (e 2) ->
  let answer := RoundedDistance_face M image a b c is_moved
    (mul (o := M) (filter_formulas.face_weight1 y0 (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (mul (o := M) (filter_formulas.face_weight2 y0 (d 1) (d 2)) (over (m := M) (constant 1 0) (face_square (d 1) (d 2))))
    (add (o := M) (add (o := M) reach (norm (d 1))) (norm (d 2)))
    (weight_error M (add (o := M) (face_bound y0 (d 1) (d 2) ey (e 1) (e 2)) (face_bound_square (d 1) (d 2) (e 1) (e 2)))
      (face_square (d 1) (d 2)) (add (o := M) (norm (d 1)) (norm (d 2)))) in
  let n := rcross (d' 1) (d' 2) in
  let g1 := - rdot (d' 2) (rcross n (y 0%Z)) / rdot n n in
  let g2 := rdot (d' 1) (rcross n (y 0%Z)) / rdot n n in
  let v := radd (y 0%Z) (radd (rscale g1 (d' 1)) (rscale g2 (d' 2))) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> three hy reach_is test; have hd := d_known 1; have hf := d_known 2.
have [x1 x2 df [_ near] wrong] := face_wrong y0 (d 1) (d 2) _ _ _ ey (e 1) (e 2) hy hd hf test
  (d_range 1 ltac:(lia)) (d_range 2 ltac:(lia)).
have [p1 p2 p0] := face_weights _ _ _ _ _ _ _ _ _ hy hd hf test.
by apply: face_of_weights => //; lra.
Qed.

End Text.
