(** * Facets as far as the depth

    What [InnerBall] proves of a facet in doubles: the plane of the facet, with the exact
    normal n and a corner p, is at least as far from the origin as the depth, of which the
    rounded number is known. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model filter_weights optimality java_model.
From CertiGJKFloat Require Import image_error length_error.

Local Open Scope R_scope.

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** The point y = a - b of a corner: its bound, from the norm of that corner. *)
Definition farther (n p : vec number) (size en reach depth : number) : bool :=
  let square := dot n n in
  let bound := bound_dot U TINY size en reach (bound_difference U TINY reach) in
  less_or_same (constant 1 (-960)) square &&
  less (depth * constant (2 ^ 48 + 1) (-48) * (root square + constant 2 0 * en))
    (dot n p - bound).

End Formulas.

Arguments farther {M}.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation err_room := (error_dot_room binary64 U TINY U_TINY U_enough TINY_enough).

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

Variables (n p : point) (n' p' : vec R) (size en reach depth : double).
Hypothesis hn : known size en n n'.
Hypothesis hp : known reach (bound_difference U TINY reach) p p'.
Hypothesis test : farther (M := M) n p size en reach depth.

Let bound : double := bound_dot U TINY size en reach (bound_difference U TINY reach).
Let widened : double := (depth * dyadic (2 ^ 48 + 1) (-48))%D.
Let wide_length : double := (length_of n + dyadic 2 0 * en)%D.

Lemma farther_tests : bpow radix2 (-960) <= dot n n /\
  (widened * wide_length)%D < (dot n p - bound)%D.
Proof.
move: test => /andP[/le_true large /less_true far]; split => //.
by move: large; rewrite -[double_value _]/(double_value (dyadic 1 (-960))) dyadicE // Rmult_1_l.
Qed.

(** The rounded difference is positive and hardly greater than the exact height. *)
Lemma height_above : 0 <= (widened * wide_length)%D ->
  (dot n p - bound)%D * (1 - u64) <= rdot n' p'.
Proof.
move=> w0; have [_ far] := farther_tests; have w := u64_val.
have room : Rabs (dot n p - rdot n' p') <= 0.98 * bound := err_room _ _ _ _ _ _ _ _ hn hp.
have b0 : 0 <= bound by have := Rabs_pos (dot n p - rdot n' p'); lra.
have hs : Rabs ((dot n p - bound)%D - (dot n p - bound)) <= u64 * Rabs (dot n p - bound) + 0
  := sub_near binary64 (dot n p) bound.
move: far hs room b0 w0; move: (double_value (dot n p - bound)%D) (double_value (dot n p))
  (double_value bound) (rdot n' p') (double_value (widened * wide_length)%D) => r h b e x.
move=> far hs /Rabs_le_inv room b0 w0; rewrite Rplus_0_r in hs.
case: (Rle_or_lt (h - b) 0) => sg; move: hs.
  by rewrite (Rabs_left1 _ sg) => /Rabs_le_inv; rewrite w; lra.
rewrite (Rabs_pos_eq (h - b)); first by lra.
by move=> /Rabs_le_inv; rewrite w; lra.
Qed.

Lemma en_ge0 : 0 <= en.
Proof. by have [] := known_ge0 _ _ _ _ _ hn. Qed.

Lemma wide_length_lower : 0 <= (length_of n + 2 * en) /\
  (length_of n + 2 * en) * (1 - u64) <= wide_length.
Proof.
have L0 := length_of_ge0 n; have e0 := en_ge0; split; first by lra.
have t0 : 0 <= (dyadic 2 0 * en)%D by rewrite twiceE; lra.
by have [_] := add_lower _ _ L0 t0; rewrite twiceE.
Qed.

(** The length of the exact normal. *)
Lemma normal_length : len n' <= (length_of n + 2 * en) * (1 + 3 * u64).
Proof.
have [large _] := farther_tests; have l := length_enough n large; have e0 := en_ge0.
have [[_ nx] [_ ny] [_ nz]] := hn; have w := u64_val; have L0 := length_of_ge0 n.
have -> : n' = radd (stored n) (rsub n' (stored n)).
  by apply: vec_eq; rewrite /=; ring.
apply: Rle_trans (len_triangle _ _) _.
have : len (rsub n' (stored n)) <= 1.75 * en.
  by apply: len_largest => /=; rewrite Rabs_minus_sym.
by move: l; move: (len _) (len _) (double_value (length_of n)) L0 => x y z L0; rewrite w; lra.
Qed.

(** A facet on the supporting plane: only the sign is to be proved. *)
Theorem farther_positive : double_value depth = 0 -> 0 < rdot n' p'.
Proof.
move=> d0; have [_ far] := farther_tests.
have z : double_value (widened * wide_length)%D = 0.
  by rewrite mulE /widened mulE d0 Rmult_0_l (rounded_id 0 format0) Rmult_0_l (rounded_id 0 format0).
have h := height_above ltac:(rewrite z; lra).
rewrite z in far; apply: Rlt_le_trans h; apply: Rmult_lt_0_compat => //.
by rewrite u64_val; lra.
Qed.

(** The height is more than D times the length of the normal, for the exact depth D, which
    differs from the rounded one by a rounding. *)
Theorem farther_right (D : R) : bpow radix2 (-400) <= depth -> D <= depth * (1 + u64) ->
  D * len n' < rdot n' p'.
Proof.
move=> large hD; have [nn far] := farther_tests; have w := u64_val; have e0 := en_ge0.
have d0 : 0 < depth by apply: Rlt_le_trans large; apply: bpow_gt_0.
have cE : double_value (dyadic (2 ^ 48 + 1) (-48)) = 1 + 32 * u64.
  by rewrite dyadicE // w /=; lra.
have c0 : 0 <= dyadic (2 ^ 48 + 1) (-48) by rewrite cE w; lra.
have [q0 q] := mul_lower depth _ (Rlt_le _ _ d0) c0; rewrite -/widened cE in q q0.
have ed := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-400) ltac:(lia)) large).
have q1 : depth * (1 + 30.9 * u64) <= widened.
  by move: q ed; move: (double_value widened) (double_value depth) d0 => x y d0; rewrite w; lra.
have [l0 l] := wide_length_lower; have nl := normal_length.
have r0 : bpow radix2 (-480) <= length_of n.
  have f : format (bpow radix2 (-480)) by apply: format_bpow.
  rewrite -(rounded_id _ f); apply: rounded_le.
  rewrite -(sqrt_square (bpow radix2 (-480))); first by apply: bpow_ge_0.
  by rewrite -bpow_plus; apply: sqrt_le_1_alt.
have s0 : 0 <= wide_length.
  by apply: Rle_trans l; apply: Rmult_le_pos => //; rewrite w; lra.
have [x0 x] := mul_lower widened wide_length q0 s0.
have h := height_above x0.
set Z := depth * (length_of n + 2 * en).
have Z0 : bpow radix2 (-880) <= Z.
  rewrite (bpow_plus radix2 (-400) (-480)); apply: Rmult_le_compat => //; try exact: bpow_ge_0.
  by lra.
have eZ := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-880) ltac:(lia)) Z0).
have Zpos : 0 < Z by apply: Rlt_le_trans Z0; apply: bpow_gt_0.
have product : Z * (1 + 29.8 * u64) <= widened * wide_length.
  have : depth * (1 + 30.9 * u64) * ((length_of n + 2 * en) * (1 - u64)) <= widened * wide_length.
    apply: Rmult_le_compat => //; first by apply: Rmult_le_pos; [lra | rewrite w; lra].
    by apply: Rmult_le_pos => //; rewrite w; lra.
  have -> : depth * (1 + 30.9 * u64) * ((length_of n + 2 * en) * (1 - u64)) =
    Z * ((1 + 30.9 * u64) * (1 - u64)) by rewrite /Z; ring.
  by move: (widened * wide_length) Zpos => y Zpos; rewrite w; lra.
have upper : D * len n' <= Z * ((1 + u64) * (1 + 3 * u64)).
  have : D * len n' <= depth * (1 + u64) * len n'.
    by apply: Rmult_le_compat_r => //; exact: len_ge0.
  have : depth * (1 + u64) * len n' <= depth * (1 + u64) * ((length_of n + 2 * en) * (1 + 3 * u64)).
    by apply: Rmult_le_compat_l => //; apply: Rmult_le_pos; [lra | rewrite w; lra].
  by rewrite /Z; lra.
move: upper product x h far eZ.
move: (D * len n') (widened * wide_length) (double_value (widened * wide_length)%D) x0
  (double_value (dot n p - bound)%D) (rdot n' p') => a b c x0 d e.
by rewrite w; lra.
Qed.

End Doubles.
