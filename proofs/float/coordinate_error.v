(** * Rounded coordinates

    The bound of [CoordinateBounds] on the error of a coordinate of a rounded point: a
    combination with corrected weights, and a translation.  That the corrections are right
    up to their bounds, is a hypothesis here. *)

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

(** What bounds the errors of a coordinate. *)
Definition point_reach (w0 p0 w1 p1 w2 p2 t : number) : number :=
  abs (w0 * p0) + abs (w1 * p1) + abs (w2 * p2) + abs t.
Definition coordinate_bound (reach error1 d1 error2 d2 : number) : number :=
  constant 128 0 * U * U * reach + error1 * abs d1 + error2 * abs d2.

End Formulas.

Arguments point_reach {M}.
Arguments coordinate_bound {M}.

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).
Local Notation U := (U : double).

(** The weights w are corrected by D; the exact corrections are delta, and each may be wrong by
    what its bound says, which has room for roundings besides. *)
Section Coordinate.

Variables w0 p0 w1 p1 w2 p2 t D1 D2 err1 err2 : double.
Variables delta1 delta2 : R.
Hypothesis right1 : Rabs (D1 - delta1) + 8 * (u64 * Rabs D1) <= err1.
Hypothesis right2 : Rabs (D2 - delta2) + 8 * (u64 * Rabs D2) <= err2.

Let d1 : double := (p1 - p0)%D.
Let d2 : double := (p2 - p0)%D.
Let reach : double := point_reach (M := M) w0 p0 w1 p1 w2 p2 t.
Let high : double := point_high (M := M) w0 p0 w1 p1 w2 p2 t.
Let low : double := (point_low (M := M) w0 p0 w1 p1 w2 p2 t + (D1 * d1 + D2 * d2))%D.
Let error : double := coordinate_bound (M := M) reach err1 d1 err2 d2.

(** From here on underflow is negligible. *)
Hypothesis large : bpow radix2 (-300) <= reach.

Let P : R := exact_reach w0 p0 w1 p1 w2 p2 t.

Lemma reach_lower : P * (1 - 5 * u64) - 4 * eta64 <= reach /\ reach <= 1.001 * P + 4 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have q0 : near u64 eta64 (w0 * p0) (w0 * p0)%D := mul_near binary64 w0 p0.
have q1 : near u64 eta64 (w1 * p1) (w1 * p1)%D := mul_near binary64 w1 p1.
have q2 : near u64 eta64 (w2 * p2) (w2 * p2)%D := mul_near binary64 w2 p2.
have a (x : R) (y : double) : near u64 eta64 x y ->
    (1 - u64) * Rabs x - eta64 <= dabs y /\ dabs y <= (1 + u64) * Rabs x + eta64.
  rewrite /near => h; change (double_value (dabs y)) with (Rabs y).
  have t1 : Rabs y <= Rabs (y - x) + Rabs x.
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  have t2 : Rabs x <= Rabs (y - x) + Rabs y.
    rewrite -(Rabs_Ropp (y - x)); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by lra.
have [l0 u0] := a _ _ q0; have [l1 u1] := a _ _ q1; have [l2 u2] := a _ _ q2.
have z0 : 0 <= dabs (w0 * p0)%D by apply: Rabs_pos.
have z1 : 0 <= dabs (w1 * p1)%D by apply: Rabs_pos.
have z2 : 0 <= dabs (w2 * p2)%D by apply: Rabs_pos.
have zt : 0 <= dabs t by apply: Rabs_pos.
have [s0 s] := add_lower _ _ z0 z1; have [r0 r] := add_lower _ _ s0 z2.
have [_ v] := add_lower _ _ r0 zt.
have self (x : double) : Rabs (dabs x) <= dabs x by rewrite Rabs_pos_eq; [apply: Rabs_pos | exact: Rle_refl].
have [_ S] := sum_step _ _ _ _ (self (w0 * p0)%D) (self (w1 * p1)%D).
have [_ T] := sum_step _ _ _ _ S (self (w2 * p2)%D).
have [_ V] := sum_step _ _ _ _ T (self t).
have reachE : reach = (dabs (w0 * p0) + dabs (w1 * p1) + dabs (w2 * p2) + dabs t)%D by [].
rewrite -reachE in v V; have vv := Rle_trans _ _ _ (Rle_abs _) V.
change (Rabs t) with (double_value (dabs t)) in *.
have PE : P = Rabs (w0 * p0) + Rabs (w1 * p1) + Rabs (w2 * p2) + dabs t by [].
have y0 := Rabs_pos (w0 * p0); have y1 := Rabs_pos (w1 * p1); have y2 := Rabs_pos (w2 * p2).
move: l0 u0 l1 u1 l2 u2 s r v vv; rewrite PE.
move: (double_value (dabs (w0 * p0)%D)) (double_value (dabs (w1 * p1)%D)) (double_value (dabs (w2 * p2)%D))
  (double_value (dabs t)) z0 z1 z2 zt => A B C T' z0 z1 z2 zt.
move: (double_value (_ + dabs (w1 * p1))%D) (double_value (_ + dabs (w2 * p2))%D) (double_value reach) => X Y Z.
move: (Rabs (w0 * p0)) (Rabs (w1 * p1)) (Rabs (w2 * p2)) y0 y1 y2 => A' B' C' y0 y1 y2.
by move=> l0 u0 l1 u1 l2 u2 s r v vv; split; move: l0 u0 l1 u1 l2 u2 s r v vv; rewrite w; lra.
Qed.

(** The product of a correction with a difference. *)
Lemma corrected (D p q err : double) (delta : R) (d := (p - q)%D) :
  Rabs (D - delta) + 8 * (u64 * Rabs D) <= err ->
  Rabs ((D * d)%D - delta * (p - q)) + 5 * (u64 * Rabs (D * d)) <= 1.0001 * (err * Rabs d) + eta64 /\
  Rabs (D * d)%D <= 1.001 * Rabs (D * d) + eta64.
Proof.
move=> right; have w := u64_val; have e0 := eta64_gt0.
have m : near u64 eta64 (D * d) (D * d)%D := mul_near binary64 D d.
have s := sub_computed p q; rewrite -/d in s.
have D0 := Rabs_pos D; have d0 := Rabs_pos d; have n0 := Rabs_pos (D - delta).
have split_ : (D * d)%D - delta * (p - q) = ((D * d)%D - D * d) + (D - delta) * (p - q) + D * (d - (p - q)).
  by ring.
have q' : Rabs (p - q) <= (1 + u64) * Rabs d.
  have : Rabs (p - q) <= Rabs (d - (p - q)) + Rabs d.
    rewrite -(Rabs_Ropp (d - (p - q))); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by lra.
have h1 : Rabs ((D - delta) * (p - q)) <= (1 + u64) * (Rabs (D - delta) * Rabs d).
  rewrite Rabs_mult; have := Rmult_le_compat_l _ _ _ n0 q'; lra.
have h2 : Rabs (D * (d - (p - q))) <= u64 * (Rabs D * Rabs d).
  by rewrite Rabs_mult; have := Rmult_le_compat_l _ _ _ D0 s; lra.
have h3 : Rabs (D - delta) * Rabs d + 8 * (u64 * (Rabs D * Rabs d)) <= err * Rabs d.
  by have := Rmult_le_compat_r _ _ _ d0 right; lra.
move: m; rewrite /near Rabs_mult => m; split; last first.
  have : Rabs (D * d)%D <= Rabs ((D * d)%D - D * d) + Rabs (D * d).
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by rewrite Rabs_mult; have := Rmult_le_pos _ _ D0 d0; move: m; rewrite w; lra.
have t1 : Rabs ((D * d)%D - delta * (p - q)) <= Rabs ((D * d)%D - D * d) + Rabs ((D - delta) * (p - q)) +
    Rabs (D * (d - (p - q))).
  rewrite split_; apply: Rle_trans (Rabs_triang _ _) _; apply: Rplus_le_compat_r.
  exact: Rabs_triang.
have Dd := Rmult_le_pos _ _ D0 d0; have nd := Rmult_le_pos _ _ n0 d0.
move: m h1 h2 h3 t1 Dd nd; move: (Rabs D * Rabs d) (Rabs (D - delta) * Rabs d) (err * Rabs d).
move: (Rabs ((D * d)%D - D * d)) (Rabs ((D - delta) * _)) (Rabs (D * (d - _))) (Rabs (_ - delta * _)).
by move=> a b c e f g h; rewrite w; lra.
Qed.

Theorem coordinate_error :
  let x := w0 * p0 + w1 * p1 + w2 * p2 + t + delta1 * (p1 - p0) + delta2 * (p2 - p0) in
  0 <= error /\ Rabs (x - (high + low)) <= 1.05 * error.
Proof.
move=> x; have w := u64_val; have e0 := eta64_gt0.
have [c1 n1] := corrected D1 p1 p0 err1 delta1 right1; have [c2 n2] := corrected D2 p2 p0 err2 delta2 right2.
rewrite -/d1 in c1 n1; rewrite -/d2 in c2 n2.
have [pe pl] := point_error none none_is w0 p0 w1 p1 w2 p2 t.
have [rl ru] := reach_lower.
have [a1 m1] := sum_step _ _ _ _ n1 n2.
have [a2 _] := sum_step _ _ _ _ pl m1.
have err10 : 0 <= err1 by have := Rabs_pos (D1 - delta1); have := Rmult_le_pos _ _ (Rlt_le _ _ u64_gt0) (Rabs_pos D1); lra.
have err20 : 0 <= err2 by have := Rabs_pos (D2 - delta2); have := Rmult_le_pos _ _ (Rlt_le _ _ u64_gt0) (Rabs_pos D2); lra.
have kE : double_value (dyadic 128 0 * U * U)%D = 128 * (u64 * u64).
  have e : double_value (dyadic 128 0 * U)%D = 128 * u64.
    rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
    exact: (format_dyadic 128 (-53)).
  rewrite mulE e U_val; have -> : 128 * u64 * u64 = IZR 128 * bpow radix2 (-106).
    by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
  rewrite rounded_id; first by apply: format_dyadic.
  by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
have k0 : 0 <= (dyadic 128 0 * U * U)%D by rewrite kE; have := u64_gt0; nra.
have r0 : 0 <= reach by apply: Rle_trans large; apply: bpow_ge_0.
have [x0 xl] := mul_lower _ _ k0 r0; rewrite kE in xl.
have b10 : 0 <= dabs d1 by apply: Rabs_pos.
have b20 : 0 <= dabs d2 by apply: Rabs_pos.
have [y0 yl] := mul_lower _ _ err10 b10; have [z0 zl] := mul_lower _ _ err20 b20.
have [s0 sl] := add_lower _ _ x0 y0; have [t0 tl] := add_lower _ _ s0 z0.
have errorE : error = (dyadic 128 0 * U * U * reach + err1 * dabs d1 + err2 * dabs d2)%D by [].
rewrite -errorE in tl t0; split; first exact: t0.
have lowE : low = (point_low (M := M) w0 p0 w1 p1 w2 p2 t + (D1 * d1 + D2 * d2))%D by [].
rewrite -lowE in a2; rewrite -/high in pe.
have eP : eta64 <= / 1000000 * (u64 * (u64 * P)).
  have b := bpow_gt_0 radix2 (-400).
  have l4 : bpow radix2 (-301) <= P.
    have E : bpow radix2 (-300) = 2 * bpow radix2 (-301) by rewrite -(bpow_plus radix2 1 (-301)).
    have : 4 * eta64 <= bpow radix2 (-1000).
      have -> : 4 * eta64 = bpow radix2 (-1073) by rewrite /eta64 -(bpow_plus radix2 2 (-1075)).
      by apply: bpow_le.
    have : bpow radix2 (-1000) <= / 1000 * bpow radix2 (-301).
      have -> : bpow radix2 (-1000) = bpow radix2 (-699) * bpow radix2 (-301) by rewrite -bpow_plus.
      apply: Rmult_le_compat_r; first exact: bpow_ge_0.
      by apply: (Rle_trans _ (bpow radix2 (-10))); [apply: bpow_le | rewrite /=; lra].
    by move: ru large; rewrite E; have := bpow_gt_0 radix2 (-301); lra.
  apply: eta_below; apply: (Rle_trans _ (bpow radix2 (-53) * bpow radix2 (-301))).
    by rewrite -bpow_plus; apply: bpow_le.
  by apply: Rmult_le_compat_l => //; exact: bpow_ge_0.
have P0 : 0 <= P.
  by rewrite /P /exact_reach; have := Rabs_pos (w0 * p0); have := Rabs_pos (w1 * p1);
    have := Rabs_pos (w2 * p2); have := Rabs_pos t; lra.
rewrite -/P in pe pl a2.
change (double_value (dabs d1)) with (Rabs d1) in yl; change (double_value (dabs d2)) with (Rabs d2) in zl.
have E1 := Rmult_le_pos _ _ err10 (Rabs_pos d1); have E2 := Rmult_le_pos _ _ err20 (Rabs_pos d2).
have F1 := Rabs_pos (D1 * d1); have F2 := Rabs_pos (D2 * d2).
rewrite /x; move: pe pl a1 a2 c1 c2 n1 n2 rl xl yl zl sl tl eP E1 E2 F1 F2.
move: (double_value (point_low (M := M) _ _ _ _ _ _ _)) (double_value (D1 * d1 + D2 * d2)%D) (double_value low) => pl' cs L.
move: (double_value (D1 * d1)%D) (double_value (D2 * d2)%D) => X1 X2.
move: (double_value (dyadic 128 0 * U * U * reach)%D) (double_value (err1 * dabs d1)%D) (double_value (err2 * dabs d2)%D)
  (double_value (_ + err1 * dabs d1)%D) (double_value error) => K1 K2 K3 K4 K5.
move: (err1 * Rabs d1) (err2 * Rabs d2) (Rabs (D1 * d1)) (Rabs (D2 * d2)) => E1 E2 F1 F2.
move: (delta1 * _) (delta2 * _) (w0 * p0 + w1 * p1 + w2 * p2 + t) => y1 y2 y.
have /Rabs_le_inv g1 := Rle_refl (Rabs (X1 - y1)); have /Rabs_le_inv g2 := Rle_refl (Rabs (X2 - y2)).
move=> /Rabs_le_inv pe pl /Rabs_le_inv a1 /Rabs_le_inv a2 c1 c2 n1 n2 rl xl yl zl sl tl eP E10 E20 F10 F20.
apply: Rabs_le.
by split; move: pe a1 a2 c1 c2 rl xl yl zl sl tl eP; rewrite w; lra.
Qed.

(** So the coordinate is rounded correctly, if the test says so. *)
Theorem coordinate_right
    (x := w0 * p0 + w1 * p1 + w2 * p2 + t + delta1 * (p1 - p0) + delta2 * (p2 - p0)) :
  double_value (decision_lower (M := M) high low error) =
    double_value (decision_upper (M := M) high low error) ->
  bpow radix2 (-200) <= Rabs (double_value (decision_lower (M := M) high low error)) ->
  rounded x = double_value (decision_lower (M := M) high low error).
Proof. by have [e0 near_x] := coordinate_error; apply: (decided_right none none_is). Qed.

End Coordinate.

End Doubles.
