(** * From the Java text to the rounded distance

    What [RoundedDistance.vertex], [edge] and [face] return, as they are translated, is the
    norm of the point of least norm of the simplex, correctly rounded: for the weights,
    the reach and the error that the filters give, of bodies that are not placed, with
    coordinates of at most 2^238, over rounded real numbers. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights optimality float_rounding norm_core norm_error.
From CertiGJKFloat Require Import weights_rounded weights_wrong weights_face.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_norm java_combination.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.

(** ** Sizes *)

Lemma difference_upper (x y : double) : Rabs (x - y)%D <= 1.00001 * (Rabs x + Rabs y).
Proof.
have x0 := Rabs_split x; have y0 := Rabs_split y.
have /Rabs_le_inv h : Rabs ((x - y)%D - (x - y)) <= u * (Rabs x + Rabs y) by apply: rnd_sub; apply: Rabs_le; lra.
by apply: Rabs_le; lra.
Qed.

Lemma difference_lower (x y : double) : Rabs (x - y) <= 1.00001 * Rabs (x - y)%D.
Proof.
have h := sub_near_computed binary64 x y; rewrite -[unit_roundoff _]/u64 u64_val in h.
have {}h : Rabs ((x - y)%D - (x - y)) <= u * Rabs (x - y)%D := h.
by have s := Rabs_split (x - y)%D; move: h => /Rabs_le_inv h; apply: Rabs_le; lra.
Qed.

Lemma norm1_upper (x y : point) : norm1 (stored (vsub x y)) <= 1.00001 * (norm1 (stored x) + norm1 (stored y)).
Proof.
have h1 := difference_upper (vx x) (vx y); have h2 := difference_upper (vy x) (vy y).
have h3 := difference_upper (vz x) (vz y).
rewrite -[norm1 (stored (vsub _ _))]/(Rabs (vx x - vx y)%D + Rabs (vy x - vy y)%D + Rabs (vz x - vz y)%D).
by rewrite -[norm1 (stored x)]/(Rabs (vx x) + Rabs (vy x) + Rabs (vz x)) -[norm1 (stored y)]/(Rabs (vx y) + Rabs (vy y) + Rabs (vz y)); lra.
Qed.

Lemma norm1_lower (x y : point) : norm1 (rsub (stored x) (stored y)) <= 1.00001 * norm1 (stored (vsub x y)).
Proof.
have h1 := difference_lower (vx x) (vx y); have h2 := difference_lower (vy x) (vy y).
have h3 := difference_lower (vz x) (vz y).
rewrite -[norm1 (stored (vsub _ _))]/(Rabs (vx x - vx y)%D + Rabs (vy x - vy y)%D + Rabs (vz x - vz y)%D).
by rewrite -[norm1 (rsub _ _)]/(Rabs (vx x - vx y) + Rabs (vy x - vy y) + Rabs (vz x - vz y)); lra.
Qed.

(** The coordinates of all that is looked at. *)
Definition within (x : point) : Prop := norm1 (stored x) <= 3 * bpow radix2 238.

Lemma still_range (x y : point) : within x -> within y -> norm (still x y) <= bpow radix2 242.
Proof.
move=> hx hy; have b0 := bpow_gt_0 radix2 238; rewrite /within in hx hy.
have := norm_upper (vsub x y); have := norm1_upper x y; rewrite (bpow_plus radix2 4 238) (_ : bpow radix2 4 = 16) //.
by rewrite /still; lra.
Qed.

Lemma edge_range (x1 x0 y1 y0 : point) : within x1 -> within x0 -> within y1 -> within y0 ->
  norm (edge x1 x0 y1 y0) <= bpow radix2 243.
Proof.
move=> hx hx0 hy hy0; have b0 := bpow_gt_0 radix2 238; rewrite /within in hx hx0 hy hy0.
have := norm_upper (edge x1 x0 y1 y0); have := norm1_upper (vsub x1 x0) (vsub y1 y0).
have := norm1_upper x1 x0; have := norm1_upper y1 y0.
by rewrite (bpow_plus radix2 5 238) (_ : bpow radix2 5 = 32) // -/(edge x1 x0 y1 y0); lra.
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

Variable is_moved : bool.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

Lemma rounded_combination (hx lx hy ly hz lz reach tau : number M) (X v : vec R) (px py pz wrong : R) :
  split_up hx lx (vx X) px -> split_up hy ly (vy X) py -> split_up hz lz (vz X) pz ->
  0 <= px -> 0 <= py -> 0 <= pz -> px + py + pz + norm1 t' <= 1.2471 * reach -> reach <= bpow radix2 500 ->
  rdot v v = rdot (radd X t') (radd X t') - wrong -> 0 <= wrong <= tau * tau ->
  let answer := RoundedDistance_norm_10 M is_moved (Candidate_t c) hx hy hz lx ly lz reach tau in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> sx sy sz px0 py0 pz0 sum range second small.
have e0 := eta64_gt0; have e1 : 100 * eta <= bpow radix2 (-1000).
  apply: Rle_trans (_ : bpow radix2 7 * eta <= _); first by rewrite /=; lra.
  by rewrite /eta64 -bpow_plus; apply: bpow_le; lia.
have tE : norm1 t' = Rabs (Candidate_t c 0%Z) + Rabs (Candidate_t c 1%Z) + Rabs (Candidate_t c 2%Z) by [].
have q0 := Rabs_pos (Candidate_t c 0%Z); have q1 := Rabs_pos (Candidate_t c 1%Z); have q2 := Rabs_pos (Candidate_t c 2%Z).
rewrite /RoundedDistance_norm_10; case: is_moved unmoved => still.
  have [x1 x2 x3] := moved_parts none none_is hx lx (Candidate_t c 0%Z) _ _ sx px0.
  have [y1 y2 y3] := moved_parts none none_is hy ly (Candidate_t c 1%Z) _ _ sy py0.
  have [z1 z2 z3] := moved_parts none none_is hz lz (Candidate_t c 2%Z) _ _ sz pz0.
  rewrite tE in sum; apply: (java_norm_right none none_is _ _ _ _ _ _ _ _ (radd X t') v wrong) => //.
      by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x1 y1) z1) _; lra.
    by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x2 y2) z2) _; lra.
  by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x3 y3) z3) _; lra.
have t0 := still eq_refl; rewrite t0 in second sum.
have n0 : norm1 (Vec 0 0 0) = 0 by rewrite /norm1 /= Rabs_R0; ring.
have X0 : radd X (Vec 0 0 0) = X by apply: vec_eq; rewrite /= Rplus_0_r.
rewrite n0 in sum; rewrite X0 in second.
have [x1 x2 x3] := sx; have [y1 y2 y3] := sy; have [z1 z2 z3] := sz.
apply: (java_norm_right none none_is _ _ _ _ _ _ _ _ X v wrong) => //.
- by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x1 y1) z1) _; lra.
- by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x2 y2) z2) _; lra.
- by apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ x3 y3) z3) _; lra.
Qed.

(** ** The reach *)

Hypothesis within_t : within t.
Hypothesis within_a : forall k, (0 <= k < Candidate_size c)%Z -> within (A k).
Hypothesis within_b : forall k, (0 <= k < Candidate_size c)%Z -> within (B k).

Definition reaches (reach : double) : Prop :=
  norm1 (D 0%Z) + norm1 t' <= 1.0001 * reach /\ 0 <= reach <= bpow radix2 245.

Lemma first_reaches : (0 < Candidate_size c)%Z -> reaches (snd (first_point M a b c is_moved)).
Proof.
move=> some; have wa := within_a 0%Z ltac:(lia); have wb := within_b 0%Z ltac:(lia).
set n1 : double := norm (still (A 0%Z) (B 0%Z)); set n2 : double := norm t.
have lower : norm1 (D 0%Z) <= 1.00001 * norm1 (stored (still (A 0%Z) (B 0%Z))) := norm1_lower _ _.
have [h s0] : norm1 (stored (still (A 0%Z) (B 0%Z))) <= 1.00001 * n1 /\ 0 <= n1 := norm1_norm _.
have [ht t0] : norm1 t' <= 1.00001 * n2 /\ 0 <= n2 := norm1_norm _.
have sr : n1 <= bpow radix2 242 := still_range _ _ wa wb.
have tr : n2 <= 1.00001 * norm1 t' := norm_upper _; have b0 := bpow_gt_0 radix2 242.
have b1 : bpow radix2 245 = 8 * bpow radix2 242 by rewrite (bpow_plus radix2 3 242).
have b2 : bpow radix2 242 = 16 * bpow radix2 238 by rewrite (bpow_plus radix2 4 238).
have wt : norm1 t' <= 3 * bpow radix2 238 := within_t.
rewrite /reaches /first_point -/i -/j -/(A 0%Z) -/(B 0%Z) -/t; case: is_moved unmoved => still_.
  have [r0 r1] := add_lower n1 n2 s0 t0; rewrite u64_val in r1.
  have /Rabs_le_inv r2 : Rabs ((n1 + n2)%D - (n1 + n2)) <= u * (n1 + n2).
    by apply: rnd_sum; rewrite Rabs_pos_eq; lra.
  have goal : norm1 (D 0%Z) + norm1 t' <= 1.0001 * (n1 + n2)%D /\ 0 <= (n1 + n2)%D <= bpow radix2 245 by lra.
  exact: goal.
have n0 : norm1 (Vec 0 0 0) = 0 by rewrite /norm1 /= Rabs_R0; ring.
have goal : norm1 (D 0%Z) + norm1 (Vec 0 0 0) <= 1.0001 * n1 /\ 0 <= n1 <= bpow radix2 245 by rewrite n0; lra.
by rewrite (still_ eq_refl); exact: goal.
Qed.

(** ** One pair *)

Lemma rounded_abs x : rounded (Rabs x) = Rabs (rounded x).
Proof. exact: round_NE_abs. Qed.

(** Two of three numbers are 0. *)
Definition one_of (a1 a2 a3 : R) : Prop := a1 = 0 /\ a2 = 0 \/ a1 = 0 /\ a3 = 0 \/ a2 = 0 /\ a3 = 0.

Lemma sum_of_one a1 a2 a3 : format a1 -> format a2 -> format a3 -> one_of a1 a2 a3 ->
  rounded (rounded (a1 + a2) + a3) = a1 + a2 + a3.
Proof.
have r0 := rounded_id 0 format0.
by move=> f1 f2 f3 [[-> ->]|[[-> ->]|[-> ->]]]; rewrite ?Rplus_0_l ?Rplus_0_r ?r0 ?Rplus_0_l ?rounded_id.
Qed.

Lemma root_of_one a1 a2 a3 : one_of a1 a2 a3 ->
  rounded (sqrt (a1 * a1 + a2 * a2 + a3 * a3)) = Rabs (rounded a1) + Rabs (rounded a2) + Rabs (rounded a3).
Proof.
have r0 := rounded_id 0 format0; have root s : rounded (sqrt (s * s)) = Rabs (rounded s).
  by rewrite -/(Rsqr s) sqrt_Rsqr_abs rounded_abs.
by case=> [[-> ->]|[[-> ->]|[-> ->]]]; rewrite Rmult_0_l ?Rplus_0_l ?Rplus_0_r ?r0 ?Rabs_R0 root ?Rplus_0_l ?Rplus_0_r.
Qed.

Theorem vertex_rounded (reach : number M) : (0 < Candidate_size c)%Z -> reaches reach ->
  let answer := RoundedDistance_vertex M image a b c is_moved reach in
  answer <> none -> double_value answer = rounded (sqrt (rdot (y 0%Z) (y 0%Z))).
Proof.
move=> some [sum [r0 r1]]; rewrite /RoundedDistance_vertex unplaced -/i -/j; cbv zeta.
set x := sub (Vertices_x a _) _; set y' := sub (Vertices_y a _) _; set z := sub (Vertices_z a _) _.
set answer := RoundedDistance_norm_10 _ _ _ _ _ _ _ _ _ _ _.
have right : answer <> none -> double_value answer = rounded (sqrt (rdot (y 0%Z) (y 0%Z))).
  have zE : double_value (dyadic 0 0) = 0 by rewrite dyadicE // Rmult_0_l.
  apply: (rounded_combination _ _ _ _ _ _ _ _ (D 0%Z) (y 0%Z) _ _ _ 0 (java_one none none_is _ _)
    (java_one none none_is _ _) (java_one none none_is _ _) (Rabs_pos _) (Rabs_pos _) (Rabs_pos _)).
        by move: sum; rewrite {1}/norm1 /=; lra.
      by apply: Rle_trans r1 _; apply: bpow_le; lia.
    by rewrite Rminus_0_r.
  by rewrite -[double_value (constant 0 0)]/(double_value (dyadic 0 0)) zE Rmult_0_l; split; exact: Rle_refl.
case: ifP => [/andP[_ /negbTE still]|_]; last exact: right.
have t0 := unmoved still; rewrite /RoundedDistance_alongAxis; cbv zeta.
have yE : y 0%Z = D 0%Z by rewrite /y t0; apply: vec_eq; rewrite /= Rplus_0_r.
have exact_ (p q : double) : Rabs (p - q)%D = 0 -> double_value p - double_value q = 0.
  move=> d0; have := difference_lower p q; rewrite d0 Rmult_0_r => h.
  by have := Rabs_split (p - q); lra.
have z0 : double_value (dyadic 0 0) = 0 by rewrite dyadicE // Rmult_0_l.
have sE (k : number M) : same (abs k) (constant 0 0) = Req_bool (Rabs (double_value k)) 0 by rewrite -z0.
rewrite !sE; set along := Z.leb _ _; case E: along => // _.
have one : one_of (Rabs (double_value x)) (Rabs (double_value y')) (Rabs (double_value z)).
  move: E; rewrite /along /one_of; do 3 (case: Req_bool_spec => ?); rewrite //=; tauto.
have -> : double_value (add (add (abs x) (abs y')) (abs z))
    = rounded (rounded (Rabs (double_value x) + Rabs (double_value y')) + Rabs (double_value z)) by [].
rewrite sum_of_one //; try by apply: format_abs; exact: double_format.
rewrite yE; symmetry; apply: root_of_one.
by case: one => [[h1 h2]|[[h1 h2]|[h1 h2]]]; [left | right; left | right; right]; split; apply: exact_.
Qed.

End Text.
