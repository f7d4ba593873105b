(** * The error bounds, as Java computes them

    The formulas of the class [ErrorBounds], over rounded doubles and in Java's
    order of evaluation: [difference], [translated], [edge], [cross], [dot], [sweep]
    and [plane].  For each there is a lower bound on what is computed: the formula
    over the real numbers, with somewhat smaller constants.  Rounding and underflow
    inside the bound are thus paid for; that the formula over the real numbers
    bounds the error is proved in [product_error.v] and [sweep_error.v]. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect.
From Flocq Require Import Core Mult_error.
From CertiGJKFloat Require Import float_model.

Local Open Scope R_scope.

(** ** Operations on doubles, written as in Java *)

Declare Scope double_scope.
Delimit Scope double_scope with D.
Bind Scope double_scope with double number.
Notation "x + y" := (add x y) : double_scope.
Notation "x - y" := (sub x y) : double_scope.
Notation "x * y" := (mul x y) : double_scope.
Coercion double_value : double >-> R.

Lemma dyadicE m e : (Z.abs m < 2 ^ 53)%Z -> (-1074 <= e)%Z ->
  double_value (dyadic m e) = IZR m * bpow radix2 e.
Proof. by move=> m53 e0; apply: rounded_id; apply: format_dyadic. Qed.

Section Formulas.

(** The parameters of all bounds: the unit roundoff of the arithmetic in question,
    and what pays for underflow. *)
Variables (C : operations) (u tiny : number C).
Implicit Types x ex y ey z v ev alpha beta d reach extent : number C.
Local Open Scope double_scope.

Definition bound_difference y : number C := u * y + tiny.

Definition bound_translated z y : number C := constant 17 (-4) * u * (z + y) + tiny.

Definition bound_edge alpha beta d : number C := constant 17 (-4) * u * (alpha + beta + d) + tiny.

Definition bound_cross x ex y ey : number C :=
  constant 5 0 * u * (x * y) + constant 17 (-3) * (x * ey + y * ex + ex * ey) + tiny.

Definition bound_dot x ex y ey : number C :=
  constant 10 0 * u * (x * y) + constant 25 (-3) * (x * ey + y * ex + ex * ey) + tiny.

Definition bound_sweep v ev extent : number C :=
  constant 17 (-2) * u * (v * extent) + constant 17 (-4) * (ev * extent) + tiny.

Definition bound_plane v ev reach extent : number C :=
  constant 8 0 * u * (v * reach) + constant 17 (-4) * (ev * extent) + tiny.

End Formulas.

Arguments bound_difference {C}.
Arguments bound_translated {C}.
Arguments bound_edge {C}.
Arguments bound_cross {C}.
Arguments bound_dot {C}.
Arguments bound_sweep {C}.
Arguments bound_plane {C}.

(** ** What is computed is large enough *)

(** u is a power of two and [tiny] is at least 2^-1060. *)
Definition parameters (u tiny : double) : Prop :=
  (exists2 k, (-1000 <= k <= -20)%Z & double_value u = bpow radix2 k) /\
  bpow radix2 (-1060) <= tiny.

Lemma parameters64 : parameters (dyadic 1 (-53)) (dyadic 1 (-1060)).
Proof.
rewrite /parameters !dyadicE // !Rmult_1_l; split; last exact: Rle_refl.
by exists (-53)%Z.
Qed.

Lemma mulE (x y : double) : double_value (x * y)%D = rounded (x * y).
Proof. by []. Qed.

Lemma addE (x y : double) : double_value (x + y)%D = rounded (x + y).
Proof. by []. Qed.

Lemma mul_lower (x y : double) : 0 <= x -> 0 <= y ->
  0 <= (x * y)%D /\ x * y * (1 - u64) - eta64 <= (x * y)%D.
Proof.
move=> x0 y0; have xy0 := Rmult_le_pos _ _ x0 y0.
by split; [apply: rounded_ge0 | apply: rounded_mul_lower].
Qed.

Lemma add_lower (x y : double) : 0 <= x -> 0 <= y ->
  0 <= (x + y)%D /\ (x + y) * (1 - u64) <= (x + y)%D.
Proof.
move=> x0 y0; have xy0 := Rplus_le_le_0_compat _ _ x0 y0.
split; first exact: rounded_ge0.
by apply: rounded_add_lower => //; apply: double_format.
Qed.

(** A sum is not less than its non-negative terms. *)
Lemma add_ge (x y : double) : 0 <= y -> x <= (x + y)%D.
Proof.
move=> y0; rewrite -{1}(rounded_id x (double_format x)).
by apply: rounded_le; lra.
Qed.

Section Lower.

Variables u tiny : double.
Hypothesis ut : parameters u tiny.
Implicit Types x ex y ey z v ev alpha beta d reach extent : double.

Lemma u_pos : 0 < u.
Proof. by case: ut => -[k _ ->] _; apply: bpow_gt_0. Qed.

Lemma u_small : u <= / 1048576.
Proof.
case: ut => -[k [_ k20] ->] _; apply: Rle_trans (bpow_le radix2 k (-20) k20) _.
by rewrite /=; lra.
Qed.

Lemma tiny_large : 32768 * eta64 <= tiny.
Proof.
case: ut => _; rewrite (bpow_plus radix2 15 (-1075)) -/eta64.
by have -> : bpow radix2 15 = 32768 by [].
Qed.

(** The product of u with one of the constants is exact. *)
Lemma scaled m e : (0 < m < 100)%Z -> (-4 <= e <= 0)%Z ->
  double_value (dyadic m e * u)%D = IZR m * bpow radix2 e * u.
Proof.
case: ut => -[k k20 uE] _ m100 e4; rewrite mulE dyadicE ?uE; try lia.
rewrite Rmult_assoc -bpow_plus; apply: rounded_id; apply: format_dyadic; lia.
Qed.

(** The term c u x y: three roundings and two underflows. *)
Lemma first_term m e c x y : (0 < m < 100)%Z -> (-4 <= e <= 0)%Z ->
  0 <= x -> 0 <= y -> IZR m * bpow radix2 e = c -> c <= 1000 ->
  0 <= (dyadic m e * u * (x * y))%D /\
  c * (u * (x * y)) * (1 - 2 * u64) - 2 * eta64
    <= (dyadic m e * u * (x * y))%D.
Proof.
move=> m100 e4 x0 y0 cE c1000; have [p0 p] := mul_lower x y x0 y0.
have c0 : 0 <= c.
  by rewrite -cE; apply: Rmult_le_pos; [apply: IZR_le; lia | apply: bpow_ge_0].
have u0 := u_pos; have u1 := u_small; have h0 := eta64_gt0; have w := u64_val.
have cu : 0 <= (dyadic m e * u)%D by rewrite scaled //; apply: Rmult_le_pos; lra.
have [t0 t] := mul_lower (dyadic m e * u)%D (x * y)%D cu p0; split => //.
apply: Rle_trans t; rewrite scaled // cE; rewrite scaled // cE in cu.
have q0 := Rmult_le_pos _ _ x0 y0.
have cu1 : 0 <= c * u <= / 1000 by nra.
have : c * u * (x * y * (1 - u64) - eta64) <= c * u * (x * y)%D.
  by apply: Rmult_le_compat_l; lra.
have cuq : 0 <= c * u * (x * y) by apply: Rmult_le_pos; lra.
by move: (double_value (x * y)%D) => P; rewrite w; nra.
Qed.

(** The term c (x ey + y ex + ex ey): five roundings and four underflows, c <= 4. *)
Lemma second_term m e c x ex y ey : (0 < m < 100)%Z -> (-4 <= e <= 0)%Z ->
  0 <= x -> 0 <= ex -> 0 <= y -> 0 <= ey -> IZR m * bpow radix2 e = c -> c <= 4 ->
  0 <= (dyadic m e * (x * ey + y * ex + ex * ey))%D /\
  c * (x * ey + y * ex + ex * ey) * (1 - 5 * u64) - 13 * eta64
    <= (dyadic m e * (x * ey + y * ex + ex * ey))%D.
Proof.
move=> m100 e4 x0 ex0 y0 ey0 cE c4.
have c0 : 0 <= c.
  by rewrite -cE; apply: Rmult_le_pos; [apply: IZR_le; lia | apply: bpow_ge_0].
have dE : double_value (dyadic m e) = c by rewrite dyadicE ?cE; try lia.
have [p0 p] := mul_lower x ey x0 ey0; have [q0 q] := mul_lower y ex y0 ex0.
have [r0 r] := mul_lower ex ey ex0 ey0.
have [a0 a] := add_lower _ _ p0 q0; have [b0 b] := add_lower _ _ a0 r0.
have dc0 : 0 <= dyadic m e by rewrite dE.
have [t0 t] := mul_lower _ _ dc0 b0.
split=> //; apply: Rle_trans t; rewrite dE.
have X := Rmult_le_pos _ _ x0 ey0; have Y := Rmult_le_pos _ _ y0 ex0.
have Z := Rmult_le_pos _ _ ex0 ey0.
have h0 := eta64_gt0; have w := u64_val.
set S := x * ey + y * ex + ex * ey.
have low : S * (1 - 4 * u64) - 3 * eta64 <= (x * ey + y * ex + ex * ey)%D.
  by rewrite /S; move: a b p q r; rewrite w; lra.
have S0 : 0 <= S by rewrite /S; lra.
have cS := Rmult_le_pos _ _ c0 S0.
have := Rmult_le_compat_l c _ _ c0 low; have := Rmult_le_pos _ _ c0 (Rlt_le _ _ h0).
by set T := (x * ey + y * ex + ex * ey)%D; move: (c * T) => cT; rewrite w; nra.
Qed.

(** The sum of two terms and tiny. *)
Lemma total (s t : double) : 0 <= s -> 0 <= t ->
  0 <= (s + t + tiny)%D /\ (s + t) * (1 - 2 * u64) + tiny * (1 - u64) <= (s + t + tiny)%D.
Proof.
move=> s0 t0; have [a0 a] := add_lower _ _ s0 t0.
have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val.
have [|b0 b] := add_lower _ tiny a0; first by lra.
by split => //; move: a b; rewrite w; nra.
Qed.

(** The first bound has no room for rounding; u y is exact, unless it is so small
    that [tiny] pays. *)
Lemma difference_lower y : 0 <= y -> u * y <= bound_difference u tiny y.
Proof.
move=> y0; have u0 := u_pos; have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val.
have q0 : 0 <= u * y by apply: Rmult_le_pos; lra.
case: (Rle_or_lt (bpow radix2 (-1022)) (u * y)) => [large|small].
  apply: (Rle_trans _ (u * y)%D); last by apply: add_ge; lra.
  rewrite mulE rounded_id; last exact: Rle_refl.
  case: ut => -[k _ uE] _; rewrite Rmult_comm uE.
  apply: mult_bpow_exact_FLT; first exact: double_format.
  suff : (-1021 <= mag radix2 y + k)%Z by lia.
  apply: Z.le_trans (_ : mag radix2 (y * bpow radix2 k) <= _)%Z; last first.
    rewrite mag_mult_bpow; last exact: Z.le_refl.
    by move=> yE; move: large; rewrite yE Rmult_0_r; have := bpow_gt_0 radix2 (-1022); lra.
  by apply: mag_ge_bpow; rewrite -uE Rmult_comm Rabs_pos_eq.
have [p0 p] := mul_lower u y (Rlt_le _ _ u0) y0.
have [|b0 b] := add_lower _ tiny p0; first by lra.
apply: Rle_trans b; move: p; rewrite w.
have : u * y * u64 <= eta64.
  rewrite (_ : eta64 = bpow radix2 (-1022) * u64); first exact: (bpow_plus radix2 (-1022) (-53)).
  by apply: Rmult_le_compat_r; [exact: Rlt_le u64_gt0 | lra].
by rewrite w; lra.
Qed.

(** u times a sum, times 17/16. *)
Lemma slack_room (s : double) q : 0 <= q -> 0 <= s -> q * (1 - 4 * u64) <= s ->
  1.05 * (u * q) + tiny / 2 <= (dyadic 17 (-4) * u * s + tiny)%D.
Proof.
move=> q0 s0 qs; have u0 := u_pos; have tl := tiny_large; have h0 := eta64_gt0.
have dE := scaled 17 (-4) ltac:(lia) ltac:(lia); have w := u64_val.
rewrite (_ : bpow radix2 (-4) = / 16) // in dE.
have [|p0 p] := mul_lower (dyadic 17 (-4) * u)%D s _ s0; first by rewrite dE; lra.
have [|_] := add_lower _ tiny p0; first by lra.
apply: Rle_trans; move: p; rewrite dE.
have uq : 0 <= u * q by apply: Rmult_le_pos; lra.
have : u * (q * (1 - 4 * u64)) <= u * s by apply: Rmult_le_compat_l; lra.
by rewrite w; lra.
Qed.

Lemma translated_room (z y : double) : 0 <= z -> 0 <= y ->
  1.05 * (u * (z + y)) + tiny / 2 <= bound_translated u tiny z y.
Proof.
move=> z0 y0; have [s0 s] := add_lower z y z0 y0.
by apply: slack_room => //; [lra | move: s; rewrite u64_val; lra].
Qed.

Lemma translated_lower z y : 0 <= z -> 0 <= y -> u * (z + y) <= bound_translated u tiny z y.
Proof.
move=> z0 y0; apply: Rle_trans (translated_room z y z0 y0); have tl := tiny_large; have h0 := eta64_gt0.
by have := Rmult_le_pos u (z + y) (Rlt_le _ _ u_pos) ltac:(lra); lra.
Qed.

Lemma edge_room (alpha beta d : double) : 0 <= alpha -> 0 <= beta -> 0 <= d ->
  1.05 * (u * (alpha + beta + d)) + tiny / 2 <= bound_edge u tiny alpha beta d.
Proof.
move=> a0 b0 d0; have [r0 r] := add_lower alpha beta a0 b0; have [s0 s] := add_lower _ d r0 d0.
by apply: slack_room => //; [lra | move: r s; rewrite u64_val; lra].
Qed.

Lemma edge_lower alpha beta d : 0 <= alpha -> 0 <= beta -> 0 <= d ->
  u * (alpha + beta + d) <= bound_edge u tiny alpha beta d.
Proof.
move=> a0 b0 d0; apply: Rle_trans (edge_room alpha beta d a0 b0 d0); have tl := tiny_large; have h0 := eta64_gt0.
by have := Rmult_le_pos u (alpha + beta + d) (Rlt_le _ _ u_pos) ltac:(lra); lra.
Qed.

Lemma cross_lower x ex y ey : 0 <= x -> 0 <= ex -> 0 <= y -> 0 <= ey ->
  4.9 * (u * (x * y)) + 2.1 * (x * ey + y * ex + ex * ey) + tiny / 2
    <= bound_cross u tiny x ex y ey.
Proof.
move=> x0 ex0 y0 ey0; rewrite /bound_cross.
have [||||s0 s] := first_term 5 0 5 x y _ _ x0 y0 => //; try by rewrite /=; lra.
have [||||t0 t] := second_term 17 (-3) 2.125 x ex y ey _ _ x0 ex0 y0 ey0 => //;
  try by rewrite /=; lra.
have [_] := total _ _ s0 t0; apply: Rle_trans.
have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val; have u0 := u_pos.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ x0 y0).
have X := Rmult_le_pos _ _ x0 ey0; have Y := Rmult_le_pos _ _ y0 ex0.
have Z := Rmult_le_pos _ _ ex0 ey0.
by move: s t; rewrite w; lra.
Qed.

Lemma dot_lower x ex y ey : 0 <= x -> 0 <= ex -> 0 <= y -> 0 <= ey ->
  9.9 * (u * (x * y)) + 3.1 * (x * ey + y * ex + ex * ey) + tiny / 2
    <= bound_dot u tiny x ex y ey.
Proof.
move=> x0 ex0 y0 ey0; rewrite /bound_dot.
have [||||s0 s] := first_term 10 0 10 x y _ _ x0 y0 => //; try by rewrite /=; lra.
have [||||t0 t] := second_term 25 (-3) 3.125 x ex y ey _ _ x0 ex0 y0 ey0 => //;
  try by rewrite /=; lra.
have [_] := total _ _ s0 t0; apply: Rle_trans.
have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val; have u0 := u_pos.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ x0 y0).
have X := Rmult_le_pos _ _ x0 ey0; have Y := Rmult_le_pos _ _ y0 ex0.
have Z := Rmult_le_pos _ _ ex0 ey0.
by move: s t; rewrite w; lra.
Qed.

Lemma sweep_lower v ev extent : 0 <= v -> 0 <= ev -> 0 <= extent ->
  4.2 * (u * (v * extent)) + 1.06 * (ev * extent) + tiny / 2 <= bound_sweep u tiny v ev extent.
Proof.
move=> v0 ev0 x0; rewrite /bound_sweep.
have [||||s0 s] := first_term 17 (-2) 4.25 v extent _ _ v0 x0 => //; try by rewrite /=; lra.
have [p0 p] := mul_lower ev extent ev0 x0.
have dE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have [||t0 t] := mul_lower (dyadic 17 (-4)) (ev * extent)%D; rewrite ?dE; try lra.
have [_] := total _ _ s0 t0; apply: Rle_trans.
have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val; have u0 := u_pos.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ v0 x0).
have X := Rmult_le_pos _ _ ev0 x0.
by move: s t p; rewrite dE w; lra.
Qed.

Lemma plane_lower v ev reach extent : 0 <= v -> 0 <= ev -> 0 <= reach -> 0 <= extent ->
  7.9 * (u * (v * reach)) + 1.06 * (ev * extent) + tiny / 2
    <= bound_plane u tiny v ev reach extent.
Proof.
move=> v0 ev0 r0 x0; rewrite /bound_plane.
have [||||s0 s] := first_term 8 0 8 v reach _ _ v0 r0 => //; try by rewrite /=; lra.
have [p0 p] := mul_lower ev extent ev0 x0.
have dE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have [||t0 t] := mul_lower (dyadic 17 (-4)) (ev * extent)%D; rewrite ?dE; try lra.
have [_] := total _ _ s0 t0; apply: Rle_trans.
have tl := tiny_large; have h0 := eta64_gt0; have w := u64_val; have u0 := u_pos.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ v0 r0).
have X := Rmult_le_pos _ _ ev0 x0.
by move: s t p; rewrite dE w; lra.
Qed.

End Lower.
