(** * The test for correct rounding

    A number is known as the sum of two doubles, but for an error: if both ends of the
    interval round to the same double, so does the number.  The bound is that of the class
    [CoordinateBounds], with room for the rounding of the ends. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model float_rounding java_model image_error length_error.
From CertiGJKFloat Require Import point_error.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** The bound on what is left of a number high + low, and the two ends. *)
Definition decision_bound (low error : number) : number :=
  error * constant 17 (-4) + abs low * constant 1 (-50).
Definition decision_lower (high low error : number) : number :=
  high + (low - decision_bound low error).
Definition decision_upper (high low error : number) : number :=
  high + (low + decision_bound low error).

End Formulas.

Arguments decision_bound {M}.
Arguments decision_lower {M}.
Arguments decision_upper {M}.

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

(** A number that is not tiny, and what is far nearer to it than its neighbours. *)
Lemma rounded_next_to (h y : R) : format h -> bpow radix2 (-420) <= h ->
  Rabs (y - h) <= bpow radix2 (-800) -> rounded y = h.
Proof.
move=> Fh large /Rabs_le_inv near_y; have b0 := bpow_gt_0 radix2 (-420).
have h0 : 0 < h by lra.
have mag_h : (-419 <= mag radix2 h)%Z.
  by apply: mag_ge_bpow; rewrite Rabs_pos_eq; [exact: Rlt_le | exact: large].
have small e : (-480 <= e)%Z -> 4 * bpow radix2 (-800) < bpow radix2 e.
  move=> he; apply: (Rlt_le_trans _ (bpow radix2 (-480))); last by apply: bpow_le.
  have -> : 4 * bpow radix2 (-800) = bpow radix2 (-798) by rewrite -(bpow_plus radix2 2 (-800)).
  exact: bpow_lt.
apply: Rle_antisym.
  apply: round_N_le_midp => //.
  rewrite succ_eq_pos; first exact: Rlt_le.
  have : 4 * bpow radix2 (-800) < ulp radix2 (FLT_exp (-1074) 53) h.
    rewrite ulp_neq_0; first by lra.
    by apply: small; rewrite /cexp /FLT_exp; lia.
  by have := bpow_gt_0 radix2 (-800); lra.
apply: round_N_ge_midp => //.
have : pred radix2 (FLT_exp (-1074) 53) h <= h - 4 * bpow radix2 (-800).
  rewrite pred_eq_pos; first exact: Rlt_le.
  rewrite /pred_pos; case: Req_bool_spec => _.
    have : 4 * bpow radix2 (-800) < bpow radix2 (FLT_exp (-1074) 53 (mag radix2 h - 1)).
      by apply: small; rewrite /FLT_exp; lia.
    by lra.
  have : 4 * bpow radix2 (-800) < ulp radix2 (FLT_exp (-1074) 53) h.
    rewrite ulp_neq_0; first by lra.
    by apply: small; rewrite /cexp /FLT_exp; lia.
  by lra.
by have := bpow_gt_0 radix2 (-800); lra.
Qed.

Lemma rounded_next (h y : R) : format h -> bpow radix2 (-420) <= Rabs h ->
  Rabs (y - h) <= bpow radix2 (-800) -> rounded y = h.
Proof.
move=> Fh; case: (Rle_or_lt 0 h) => sign.
  by rewrite (Rabs_pos_eq _ sign); apply: rounded_next_to.
rewrite (Rabs_left _ sign) => large near_y.
have : rounded (- y) = - h.
  apply: rounded_next_to => //; first exact: format_opp.
  by rewrite -Rabs_Ropp (_ : - (- y - - h) = y - h) //; ring.
by rewrite rounded_opp; lra.
Qed.

(** If the ends of an interval are the same double, then it is the number, correctly rounded:
    where the half-width B pays for the error and for the rounding of the ends, or where all is
    tiny beside the high part. *)
Lemma two_ends (high low B : double) (x : R) : 0 <= B ->
  Rabs (x - (high + low)) + u64 * (Rabs low + B) <= B \/
  Rabs (x - (high + low)) + 2 * (Rabs low + B) <= bpow radix2 (-800) /\ bpow radix2 (-420) <= Rabs high ->
  double_value (high + (low - B))%D = double_value (high + (low + B))%D ->
  rounded x = double_value (high + (low - B))%D.
Proof.
move=> B0 which same; have w := u64_val.
have self : Rabs B <= B by rewrite Rabs_pos_eq //; exact: Rle_refl.
have [r1 c1] := difference_step _ _ _ _ (Rle_refl (Rabs low)) self.
have [r2 _] := sum_step _ _ _ _ (Rle_refl (Rabs low)) self.
have /Rabs_le_inv d := Rle_refl (Rabs (x - (high + low))).
case: which => [enough | [tiny large]].
  move: r1 r2 => /Rabs_le_inv r1 /Rabs_le_inv r2.
  apply: (rounded_between (high + (low - B)%D) x (high + (low + B)%D)); last exact: same.
    by move: d enough r1; move: (Rabs (x - _)) => e; lra.
  by move: d enough r2; move: (Rabs (x - _)) => e; lra.
have l0 := Rabs_pos low; have x0 := Rabs_pos (x - (high + low)).
have next : rounded x = high.
  apply: rounded_next; [exact: double_format | exact: large |].
  have : Rabs (x - high) <= Rabs (x - (high + low)) + Rabs low.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by lra.
rewrite next; symmetry; apply: rounded_next; [exact: double_format | exact: large |].
rewrite (_ : high + (low - B)%D - high = (low - B)%D); first by ring.
by move: c1; rewrite w; lra.
Qed.

Section Decision.

Variables (high low error : double).
Hypothesis error_ge0 : 0 <= error.
Let B : double := decision_bound (M := M) low error.
Let lower : double := decision_lower (M := M) high low error.
Let upper : double := decision_upper (M := M) high low error.

Lemma decision_bound_lower : 0 <= B /\
  (1.0625 * error + 8 * (u64 * Rabs low)) * (1 - 2 * u64) - 3 * eta64 <= B.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have cE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have dE : double_value (dyadic 1 (-50)) = 8 * u64 by rewrite dyadicE // w /=; lra.
have c0 : 0 <= dyadic 17 (-4) by rewrite cE; lra.
have d0 : 0 <= dyadic 1 (-50) by rewrite dE w; lra.
have a0 : 0 <= dabs low by apply: Rabs_pos.
have [p0 p] := mul_lower error _ error_ge0 c0; have [q0 q] := mul_lower (dabs low) _ a0 d0.
have [b0 b] := add_lower _ _ p0 q0; split; first exact: b0.
change (Rabs low) with (double_value (dabs low)).
change (double_value B) with (double_value (error * dyadic 17 (-4) + dabs low * dyadic 1 (-50))%D).
move: p q b; rewrite cE dE; move: (double_value (error * _)%D) (double_value (dabs low * _)%D)
  (double_value (_ + _)%D) (double_value (dabs low)) a0 => P Q BB L a0.
by rewrite w; lra.
Qed.

Lemma decision_bound_upper : B <= 2 * (error + Rabs low) + 3 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0; have l0 := Rabs_pos low.
have cE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have dE : double_value (dyadic 1 (-50)) = 8 * u64 by rewrite dyadicE // w /=; lra.
have p : near u64 eta64 (error * dyadic 17 (-4)) (error * dyadic 17 (-4))%D := mul_near binary64 _ _.
have q : near u64 eta64 (Rabs low * dyadic 1 (-50)) (dabs low * dyadic 1 (-50))%D
  := mul_near binary64 (dabs low) _.
have s : near u64 0 ((error * dyadic 17 (-4))%D + (dabs low * dyadic 1 (-50))%D) B := add_near binary64 _ _.
move: p q s; rewrite /near cE dE (Rabs_pos_eq (error * _)); first by lra.
rewrite (Rabs_pos_eq (Rabs low * _)); first by apply: Rmult_le_pos => //; rewrite w; lra.
move: (double_value (error * _)%D) (double_value (dabs low * _)%D) => P Q /Rabs_le_inv p /Rabs_le_inv q.
move: (double_value B) (Rabs low) l0 p q => b L l0 p q.
have h : Rabs (P + Q) <= 1.5 * (error + L) + 2.5 * eta64.
  by apply: Rabs_le; move: p q; rewrite w; lra.
move=> r; have {}r : Rabs (b - (P + Q)) <= u64 * (1.5 * (error + L) + 2.5 * eta64).
  rewrite Rplus_0_r in r; apply: Rle_trans r _; apply: Rmult_le_compat_l => //.
  exact: Rlt_le u64_gt0.
move: r h => /Rabs_le_inv r /Rabs_le_inv h; move: r h p q; rewrite w; lra.
Qed.

(** If both ends are the same double, and it is not tiny, then it is the number, correctly
    rounded. *)
Theorem decided_right (x : R) : Rabs (x - (high + low)) <= 1.05 * error ->
  double_value lower = double_value upper -> bpow radix2 (-200) <= Rabs lower ->
  rounded x = double_value lower.
Proof.
move=> near_x same size; have w := u64_val; have e0 := eta64_gt0.
have [b0 b] := decision_bound_lower; have up := decision_bound_upper.
have l0 := Rabs_pos low.
have small : bpow radix2 (-900) = / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite (bpow_plus radix2 (-100) (-800)).
have b800 := bpow_gt_0 radix2 (-800).
apply: (two_ends _ _ B) => //.
case: (Rle_or_lt (bpow radix2 (-900)) (error + Rabs low)) => [large | tiny]; [left | right].
  have e := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-900) ltac:(lia)) large).
  by move: near_x b e; move: (Rabs (x - _)) (double_value B) b0 => d BB b0; rewrite w; lra.
have te : eta64 <= / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite -small; apply: bpow_le.
rewrite small in tiny.
have all : Rabs (x - (high + low)) + 2 * (Rabs low + B) <= / 1000 * bpow radix2 (-800).
  by move: near_x up tiny te; move: (Rabs (x - _)) => d; lra.
split; first by lra.
have self : Rabs B <= B by rewrite Rabs_pos_eq //; exact: Rle_refl.
have [_ c] := difference_step _ _ _ _ (Rle_refl (Rabs low)) self.
have a : Rabs (lower - (high + (low - B)%D)) <= u64 * Rabs (high + (low - B)%D) + 0
  := add_near binary64 high (low - B)%D.
have E200 : bpow radix2 (-200) = 1267650600228229401496703205376 * bpow radix2 (-300).
  by rewrite -(bpow_plus radix2 100 (-300)).
have E800 : bpow radix2 (-800) <= bpow radix2 (-300) by apply: bpow_le.
have E420 : bpow radix2 (-420) <= bpow radix2 (-300) by apply: bpow_le.
have t1 : Rabs (high + (low - B)%D) <= Rabs high + Rabs (low - B)%D by apply: Rabs_triang.
have t2 : Rabs lower <= Rabs (lower - (high + (low - B)%D)) + Rabs (high + (low - B)%D).
  by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
have x0 := Rabs_pos (x - (high + low)); rewrite E200 in size; rewrite Rplus_0_r in a.
move: a size t1 t2 c all.
move: (Rabs (lower - _)) (Rabs (high + (low - B)%D)) (Rabs lower) (Rabs high) (Rabs (low - B)%D)
  (Rabs (x - _)) x0 => A' C' D' H K d x0.
by rewrite w; lra.
Qed.

End Decision.

End Doubles.
