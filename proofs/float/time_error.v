(** * Times of impact

    What [ImpactFilter] computes once it has proved which plane is met, and has a point s of
    the line in doubles ([line_error.v]): the time t + N . s / -N . r, correctly rounded. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model float_rounding java_model image_error length_error.
From CertiGJKFloat Require Import point_error rounding_test.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** 1.01, rounded. *)
Definition hundredth_more : number := constant 4548635623644201 (-52).

(** The bound on the correction [rest] of the time, and the two ends. *)
Definition rest_bound (wrong approach ea rest : number) : number :=
  hundredth_more * wrong / approach + abs rest * (hundredth_more * ea / approach + constant 4 0 * U).
Definition time_lower (t rest bound : number) : number := t + (rest - constant 17 (-4) * bound).
Definition time_upper (t rest bound : number) : number := t + (rest + constant 17 (-4) * bound).

End Formulas.

Arguments hundredth_more {M}.
Arguments rest_bound {M}.
Arguments time_lower {M}.
Arguments time_upper {M}.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

Section Time.

(** N . s and |N . r|, rounded and exact, and their bounds. *)
Variables (height approach wrong ea t : double) (height' approach' : R).
Hypothesis height_near : Rabs (height - height') <= wrong.
Hypothesis approach_near : Rabs (approach - approach') <= ea.
(** The bounds are made by [dot]: they are not less than half of [TINY]. *)
Hypothesis wrong_large : TINY / 2 <= wrong.
Hypothesis ea_large : TINY / 2 <= ea.
Hypothesis accepted : ea <= / 1024 * approach.
Hypothesis approach_large : bpow radix2 (-400) <= approach.
Hypothesis t_large : bpow radix2 (-400) <= t.

Let rest : double := over (m := M) height approach.
Let error : double := rest_bound (M := M) wrong approach ea rest.

Lemma over_near (x y : double) : near u64 eta64 (x / y) (over (m := M) x y).
Proof. exact: rounded_near. Qed.

Lemma hundredthE : double_value (@hundredth_more M) = 4548635623644201 / 4503599627370496.
Proof. by rewrite -[double_value _]/(double_value (dyadic 4548635623644201 (-52))) dyadicE //=; lra. Qed.

(** 1.01 x / approach is at least what is needed of it. *)
Lemma share_lower (x : double) : TINY / 2 <= x ->
  0 <= over (m := M) (@hundredth_more M * x)%D approach /\
  1.0097 * (x / approach) - eta64 <= over (m := M) (@hundredth_more M * x)%D approach.
Proof.
move=> large; have w := u64_val; have e0 := eta64_gt0; have tl := tiny_large U TINY U_TINY.
have a0 : 0 < approach by apply: Rlt_le_trans approach_large; apply: bpow_gt_0.
have i0 : 0 < / approach := Rinv_0_lt_compat _ a0.
have x0 : 0 <= x by lra.
have c0 : 0 <= @hundredth_more M by rewrite hundredthE; lra.
have [m0 m] := mul_lower (@hundredth_more M) x c0 x0; rewrite hundredthE in m.
have m' : 1.0098 * x <= (@hundredth_more M * x)%D.
  by move: m; move: (double_value (_ * x)%D) => y; rewrite w; lra.
have q0 : 0 <= (@hundredth_more M * x)%D / approach by apply: Rmult_le_pos => //; lra.
have o := over_near (@hundredth_more M * x)%D approach.
rewrite /near (Rabs_pos_eq _ q0) in o.
have q : 1.0098 * (x / approach) <= (@hundredth_more M * x)%D / approach.
  by rewrite /Rdiv -Rmult_assoc; apply: Rmult_le_compat_r; lra.
have xa : 0 <= x / approach by apply: Rmult_le_pos; lra.
split; first by apply: rounded_ge0.
move: o => /Rabs_le_inv; move: q; move: (double_value (over (m := M) _ _)) (_ / double_value approach) => y z.
by rewrite w; lra.
Qed.

Lemma error_lower : 0 <= error /\
  1.009 * (wrong / approach) + Rabs rest * (1.009 * (ea / approach) + 3.9 * u64) - 3 * eta64 <= error.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have [a0 a] := share_lower wrong wrong_large; have [b0 b] := share_lower ea ea_large.
have k : double_value (dyadic 4 0 * U)%D = 4 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  by apply: (format_dyadic 4 (-53)).
have k0 : 0 <= (dyadic 4 0 * U)%D by rewrite k w; lra.
have [c0 c] := add_lower _ _ b0 k0; rewrite k in c.
have r0 : 0 <= dabs rest by apply: Rabs_pos.
have [d0 d] := mul_lower _ _ r0 c0; have [f0 f] := add_lower _ _ a0 d0.
have errorE : error = (over (m := M) (@hundredth_more M * wrong)%D approach +
  dabs rest * (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U))%D by [].
rewrite -errorE in f f0; split; first exact: f0.
have ap : 0 < approach by apply: Rlt_le_trans approach_large; apply: bpow_gt_0.
have tl := tiny_large U TINY U_TINY.
have wa : 0 <= wrong / approach.
  by apply: Rmult_le_pos; [lra | apply/Rlt_le/Rinv_0_lt_compat].
have eaa : 0 <= ea / approach by apply: Rmult_le_pos; [lra | apply/Rlt_le/Rinv_0_lt_compat].
have eu : eta64 <= / 1000 * u64.
  apply: (Rle_trans _ (bpow radix2 (-100))); first by apply: bpow_le.
  by rewrite w (bpow_plus radix2 (-50) (-50)) /=; lra.
change (double_value (dabs rest)) with (Rabs rest) in d, r0.
have g : 1.0095 * (ea / approach) + 3.95 * u64 <= (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U)%D.
  move: b c b0; move: (double_value (over (m := M) _ _)) (double_value (_ + _)%D) (ea / approach) eaa => x y z z0.
  by move: eu; rewrite w; lra.
have h := Rmult_le_compat_l _ _ _ r0 g.
have r1 : 0 <= Rabs rest * (1.009 * (ea / approach) + 3.9 * u64).
  by apply: Rmult_le_pos => //; rewrite w; lra.
have split_ : Rabs rest * (1.0095 * (ea / approach) + 3.95 * u64) =
  1.0095 * (Rabs rest * (ea / approach)) + 3.95 * (u64 * Rabs rest) by ring.
have split' : Rabs rest * (1.009 * (ea / approach) + 3.9 * u64) =
  1.009 * (Rabs rest * (ea / approach)) + 3.9 * (u64 * Rabs rest) by ring.
rewrite split_ in h; rewrite split' in r1 *.
have re := Rmult_le_pos _ _ r0 eaa; have ru := Rmult_le_pos _ _ (Rlt_le _ _ u64_gt0) r0.
move: a d f h; move: (double_value (over (m := M) (@hundredth_more M * wrong)%D approach)) a0 => x a0.
move: (Rabs rest * double_value (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U)%D) => y.
move: (double_value (dabs rest * _)%D) d0 (double_value error) (wrong / approach) wa => z d0 er wq wa.
move: (Rabs rest * (ea / approach)) (u64 * Rabs rest) re ru => p q re ru.
by rewrite w; lra.
Qed.

Lemma error_upper : error <= 2 * (wrong / approach + Rabs rest) + 8 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have ap : 0 < approach by apply: Rlt_le_trans approach_large; apply: bpow_gt_0.
have i0 : 0 < / approach := Rinv_0_lt_compat _ ap.
have tl := tiny_large U TINY U_TINY.
have up (x : double) : TINY / 2 <= x -> 0 <= over (m := M) (@hundredth_more M * x)%D approach <=
    1.02 * (x / approach) + 2 * eta64.
  move=> large; have [l0 _] := share_lower x large; split => //.
  have x0 : 0 <= x by lra.
  have m : near u64 eta64 (@hundredth_more M * x) (@hundredth_more M * x)%D := mul_near binary64 _ _.
  have c0 : 0 <= @hundredth_more M by rewrite hundredthE; lra.
  rewrite /near (Rabs_pos_eq (_ * x)) in m; first by apply: Rmult_le_pos.
  rewrite hundredthE in m; move: m => /Rabs_le_inv m.
  have m' : (@hundredth_more M * x)%D <= 1.011 * x.
    by move: m; move: (double_value (_ * x)%D) => y; rewrite w; lra.
  have [m0 _] := mul_lower (@hundredth_more M) x c0 x0.
  have q0 : 0 <= (@hundredth_more M * x)%D / approach by apply: Rmult_le_pos => //; lra.
  have o := over_near (@hundredth_more M * x)%D approach.
  rewrite /near (Rabs_pos_eq _ q0) in o.
  have q : (@hundredth_more M * x)%D / approach <= 1.011 * (x / approach).
    by rewrite /Rdiv -Rmult_assoc; apply: Rmult_le_compat_r; lra.
  have xa : 0 <= x / approach by apply: Rmult_le_pos; lra.
  move: o => /Rabs_le_inv; move: q; move: (double_value (over (m := M) _ _)) (_ / double_value approach) => y z.
  by rewrite w; lra.
have [a0 a] := up wrong wrong_large; have [b0 b] := up ea ea_large.
have eq : ea / approach <= / 1024.
  by apply: (Rmult_le_reg_r approach) => //; rewrite /Rdiv Rmult_assoc Rinv_l; lra.
have k : double_value (dyadic 4 0 * U)%D = 4 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  by apply: (format_dyadic 4 (-53)).
have eu : eta64 <= / 1000 * u64.
  apply: (Rle_trans _ (bpow radix2 (-100))); first by apply: bpow_le.
  by rewrite w (bpow_plus radix2 (-50) (-50)) /=; lra.
have ab : Rabs (over (m := M) (@hundredth_more M * ea)%D approach) <= / 100.
  by rewrite Rabs_pos_eq //; move: b eu; rewrite w; lra.
have kb : Rabs (dyadic 4 0 * U)%D <= / 100 by rewrite Rabs_pos_eq k w; lra.
have [_ c] := sum_step _ _ _ _ ab kb.
have m : near u64 eta64 (Rabs rest * (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U)%D)
  (dabs rest * (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U))%D := mul_near binary64 (dabs rest) _.
have r0 := Rabs_pos rest.
rewrite /near Rabs_mult Rabs_Rabsolu in m.
have n := Rmult_le_compat_l _ _ _ r0 c.
have d : Rabs (dabs rest * (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U))%D <=
    / 10 * Rabs rest + eta64.
  set g := (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U)%D in m n *.
  have t1 : Rabs (dabs rest * g)%D <= Rabs ((dabs rest * g)%D - Rabs rest * g) + Rabs rest * Rabs g.
    rewrite -{2}(Rabs_Rabsolu rest) -Rabs_mult; apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by move: m n t1; move: (Rabs rest * Rabs g) (Rabs (_ - _)) => y z; rewrite w; lra.
have a' : Rabs (over (m := M) (@hundredth_more M * wrong)%D approach) <= 1.02 * (wrong / approach) + 2 * eta64.
  by rewrite Rabs_pos_eq.
have [_ s] := sum_step _ _ _ _ a' d.
have errorE : error = (over (m := M) (@hundredth_more M * wrong)%D approach +
  dabs rest * (over (m := M) (@hundredth_more M * ea)%D approach + dyadic 4 0 * U))%D by [].
rewrite -errorE in s; have wa : 0 <= wrong / approach by apply: Rmult_le_pos; lra.
by apply: Rle_trans (Rle_abs _) _; apply: Rle_trans s _; rewrite w; lra.
Qed.

(** The quotient against the rounded one. *)
Lemma rest_near : Rabs (height' / approach' - rest) <=
  1.001 * (wrong / approach) + 1.0011 * (Rabs rest * (ea / approach)) + 1.1 * (u64 * Rabs rest) + 3 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have ap : 0 < approach by apply: Rlt_le_trans approach_large; apply: bpow_gt_0.
have i0 : 0 < / approach := Rinv_0_lt_compat _ ap.
move: approach_near height_near => /Rabs_le_inv an hn.
have ap' : 0 < approach' by lra.
have i0' : 0 < / approach' := Rinv_0_lt_compat _ ap'.
have inv : / approach' <= 1.001 * / approach.
  apply: (Rmult_le_reg_l approach') => //; rewrite Rinv_r; first by lra.
  have : 1 <= 1.001 * (approach' * / approach).
    have : approach * / approach = 1 by apply: Rinv_r; lra.
    have : 1023 / 1024 * approach * / approach <= approach' * / approach.
      by apply: Rmult_le_compat_r; lra.
    by lra.
  by lra.
have diff : Rabs (/ approach' - / approach) <= 1.001 * (ea / approach * / approach).
  have -> : / approach' - / approach = (approach - approach') * (/ approach * / approach') by field; lra.
  rewrite Rabs_mult (Rabs_pos_eq (_ * _)); first by apply: Rmult_le_pos; lra.
  have h : Rabs (approach - approach') <= ea by apply: Rabs_le; lra.
  have : Rabs (approach - approach') * (/ approach * / approach') <= ea * (/ approach * (1.001 * / approach)).
    apply: Rmult_le_compat => //; [exact: Rabs_pos | by apply: Rmult_le_pos; lra |].
    by apply: Rmult_le_compat_l; lra.
  by rewrite /Rdiv; lra.
have o := over_near height approach; rewrite -/rest in o.
set x0 := height / approach in o *.
have t1 : Rabs ((height' - height) / approach') <= 1.001 * (wrong / approach).
  rewrite /Rdiv Rabs_mult (Rabs_pos_eq (/ approach')); first by lra.
  have : Rabs (height' - height) * / approach' <= wrong * (1.001 * / approach).
    by apply: Rmult_le_compat => //; [exact: Rabs_pos | lra | rewrite Rabs_minus_sym].
  by lra.
have t2 : Rabs (height * (/ approach' - / approach)) <= 1.001 * (Rabs x0 * (ea / approach)).
  rewrite Rabs_mult /x0 /Rdiv (Rabs_mult height) (Rabs_pos_eq (/ approach)); first by lra.
  have := Rmult_le_compat_l _ _ _ (Rabs_pos height) diff; rewrite /Rdiv; lra.
have split_ : height' / approach' - rest =
    (height' - height) / approach' + height * (/ approach' - / approach) - (rest - x0).
  by rewrite /x0; field; lra.
have x0b : Rabs x0 <= (1 + 1.01 * u64) * Rabs rest + 1.01 * eta64.
  have : Rabs x0 <= Rabs (rest - x0) + Rabs rest.
    rewrite -(Rabs_Ropp (rest - x0)); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  move: o; rewrite /near; have := Rabs_pos rest; have := Rabs_pos x0.
  by move: (Rabs x0) (Rabs rest) (Rabs (rest - x0)) => a b c; rewrite w; lra.
have eq : 0 <= ea / approach <= / 1024.
  have tl := tiny_large U TINY U_TINY; split; first by apply: Rmult_le_pos; lra.
  by apply: (Rmult_le_reg_r approach) => //; rewrite /Rdiv Rmult_assoc Rinv_l; lra.
have t3 : Rabs x0 * (ea / approach) <= ((1 + 1.01 * u64) * Rabs rest + 1.01 * eta64) * (ea / approach).
  by apply: Rmult_le_compat_r; lra.
have t4 : eta64 * (ea / approach) <= eta64 * / 1024 by apply: Rmult_le_compat_l; lra.
have r0 := Rabs_pos rest; have re : 0 <= Rabs rest * (ea / approach) by apply: Rmult_le_pos; lra.
have t3' : ((1 + 1.01 * u64) * Rabs rest + 1.01 * eta64) * (ea / approach) =
  (1 + 1.01 * u64) * (Rabs rest * (ea / approach)) + 1.01 * (eta64 * (ea / approach)) by ring.
rewrite t3' in t3; rewrite split_.
apply: Rle_trans (Rabs_triang _ _) _; rewrite Rabs_Ropp.
have s := Rabs_triang ((height' - height) / approach') (height * (/ approach' - / approach)).
move: s t1 t2 t3 t4 x0b; move: o; rewrite /near.
move: (Rabs (_ + _)) (Rabs ((height' - height) / _)) (Rabs (height * _)) (Rabs (rest - x0)) => a b c d.
move: (Rabs x0 * (ea / approach)) (Rabs rest * (ea / approach)) re (eta64 * (ea / approach)) => e f re g.
move: (Rabs x0) (Rabs rest) r0 (wrong / approach) => h i r0 j.
by rewrite w; lra.
Qed.

(** If both ends are the same double, that is the time, correctly rounded. *)
Theorem time_right :
  double_value (time_lower (M := M) t rest error) = double_value (time_upper (M := M) t rest error) ->
  rounded (t + height' / approach') = double_value (time_lower (M := M) t rest error).
Proof.
have w := u64_val; have e0 := eta64_gt0.
have [el0 el] := error_lower; have eu := error_upper; have near_r := rest_near.
pose B : double := (dyadic 17 (-4) * error)%D.
have cE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have c0 : 0 <= dyadic 17 (-4) by rewrite cE; lra.
have [B0 Bl] := mul_lower _ _ c0 el0; rewrite -/B cE in Bl B0.
have lowerE : time_lower (M := M) t rest error = (t + (rest - B))%D by [].
have upperE : time_upper (M := M) t rest error = (t + (rest + B))%D by [].
rewrite lowerE upperE => ends; apply: (two_ends _ _ B) => //.
have tpos : 0 < t by apply: Rlt_le_trans t_large; apply: bpow_gt_0.
have ap : 0 < approach by apply: Rlt_le_trans approach_large; apply: bpow_gt_0.
have i0 : 0 < / approach := Rinv_0_lt_compat _ ap.
have tl := tiny_large U TINY U_TINY.
have wa : 0 <= wrong / approach by apply: Rmult_le_pos; lra.
have eq : 0 <= ea / approach by apply: Rmult_le_pos; lra.
have r0 := Rabs_pos rest; have re := Rmult_le_pos _ _ r0 eq.
have eqU : ea / approach <= / 1024.
  by apply: (Rmult_le_reg_r approach) => //; rewrite /Rdiv Rmult_assoc Rinv_l; lra.
have reU : Rabs rest * (ea / approach) <= Rabs rest * / 1024 by apply: Rmult_le_compat_l.
have -> : t + height' / approach' - (t + rest) = height' / approach' - rest by ring.
rewrite Rmult_plus_distr_l in el.
have small : bpow radix2 (-900) = / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite (bpow_plus radix2 (-100) (-800)).
have b800 := bpow_gt_0 radix2 (-800).
have el' : 1.009 * (wrong / approach) + (1.009 * (Rabs rest * (ea / approach)) + 3.9 * (u64 * Rabs rest)) - 3 * eta64 <= error.
  have E1 : Rabs rest * (1.009 * (ea / approach)) = 1.009 * (Rabs rest * (ea / approach)) by ring.
  have E2 : Rabs rest * (3.9 * u64) = 3.9 * (u64 * Rabs rest) by ring.
  by rewrite E1 E2 in el.
case: (Rle_or_lt (bpow radix2 (-900)) (wrong / approach + Rabs rest)) => [large | tiny]; [left | right].
  have e := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-900) ltac:(lia)) large).
  have BU : B <= 4 * (wrong / approach + Rabs rest).
    have m : near u64 eta64 (dyadic 17 (-4) * error) B := mul_near binary64 _ _.
    rewrite /near cE (Rabs_pos_eq (_ * error)) in m; first by lra.
    move: m eu e => /Rabs_le_inv; move: (double_value B) (double_value error) el0 => x y el0.
    by rewrite w; lra.
  move: near_r Bl el' e BU; move: (Rabs (_ - rest)) (double_value B) (double_value error) el0 => d x y el0.
  move: (Rabs rest * (ea / approach)) re reU (wrong / approach) wa => f re reU g wa.
  by rewrite w; lra.
have te : eta64 <= / 1267650600228229401496703205376 * bpow radix2 (-800).
  by rewrite -small; apply: bpow_le.
rewrite small in tiny.
have BU : B <= 3 * (wrong / approach + Rabs rest) + 12 * eta64.
  have m : near u64 eta64 (dyadic 17 (-4) * error) B := mul_near binary64 _ _.
  rewrite /near cE (Rabs_pos_eq (_ * error)) in m; first by lra.
  move: m eu => /Rabs_le_inv; move: (double_value B) (double_value error) el0 => x y el0.
  by rewrite w; lra.
split; last first.
  rewrite (Rabs_pos_eq t); first by lra.
  by apply: Rle_trans t_large; apply: bpow_le.
move: near_r BU te tiny; move: (Rabs (_ - rest)) (double_value B) => d x.
move: (Rabs rest * (ea / approach)) re reU (wrong / approach) wa => f re reU g wa.
by rewrite w; lra.
Qed.

End Time.

End Doubles.
