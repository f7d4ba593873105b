(** * The extent and the reach of a figure

    What the class [Vertices] stores for the sweep: the sum of the extents in
    the coordinate directions, rounded up, and the largest magnitude of a coordinate;
    the reach is three times that. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Plus_error.
From CertiGJKFloat Require Import float_model float_vectors error_bounds.

Local Open Scope R_scope.

(** ** Reach *)

(** Three times a number has no underflow. *)
Lemma triple_lower (m : double) : 0 <= m -> 3 * m * (1 - u64) <= (dyadic 3 0 * m)%D.
Proof.
move=> m0; rewrite mulE dyadicE // Rmult_1_r.
have F2 : format (2 * m).
  have := double_format m; move: (double_value m) => x.
  move=> /(FLT_format_generic radix2 (-1074) 53)[f -> mf e]; apply: generic_format_FLT.
  exists (Float radix2 (Fnum f) (Fexp f + 1)) => //=; last by lia.
  by rewrite /F2R /= bpow_plus_1 /=; ring.
have -> : 3 * m = m + 2 * m by ring.
by apply: rounded_add_lower => //; [exact: double_format | lra].
Qed.

Theorem figure_reach (m : double) (p : vec R) :
  Rabs (vx p) <= m -> Rabs (vy p) <= m -> Rabs (vz p) <= m ->
  norm1 p * (1 - u64) <= (dyadic 3 0 * m)%D.
Proof.
move=> h1 h2 h3; have m0 : 0 <= m by apply: Rle_trans h1; apply: Rabs_pos.
apply: Rle_trans (triple_lower m m0); apply: Rmult_le_compat_r; rewrite ?u64_val; first by lra.
by rewrite /norm1; lra.
Qed.

(** ** Extent *)

(** The next larger number. *)
Definition next_up (x : double) : double :=
  Double (succ radix2 (FLT_exp (-1074) 53) x)
    (generic_format_succ radix2 (FLT_exp (-1074) 53) x (double_format x)).

(** The extent in one direction, at least the exact one. *)
Definition side (low high : double) : double := next_up (high - low)%D.

Lemma side_enough (low high : double) : high - low <= side low high.
Proof. by apply: succ_round_ge_id; auto with typeclass_instances. Qed.

Definition extent_of (x y z : double) : double :=
  ((x + y + z) * dyadic (2 ^ 40 + 1) (-40))%D.

Lemma small_sum (x y : double) : Rabs (x + y) <= bpow radix2 (-1021) ->
  double_value (x + y)%D = x + y.
Proof.
move=> small; apply: rounded_id.
by apply: FLT_format_plus_small => //; apply: double_format.
Qed.

Theorem extent_enough (x y z : double) : 0 <= x -> 0 <= y -> 0 <= z ->
  x + y + z <= extent_of x y z.
Proof.
move=> x0 y0 z0; rewrite /extent_of.
have [s0 s] := add_lower x y x0 y0; have [t0 t] := add_lower _ z s0 z0.
have cE : double_value (dyadic (2 ^ 40 + 1) (-40)) = 1 + / 1099511627776.
  by rewrite dyadicE //=; lra.
have c0 : 0 <= dyadic (2 ^ 40 + 1) (-40) by rewrite cE; lra.
have [_ p] := mul_lower _ _ t0 c0; rewrite cE in p.
have e0 := eta64_gt0.
case: (Rle_or_lt (bpow radix2 (-1030)) (x + y + z)%D) => [large|tiny].
  have eta_small : eta64 <= / 35184372088832 * bpow radix2 (-1030).
    apply: Req_le; rewrite /eta64 (bpow_plus radix2 (-45) (-1030)); congr (_ * _).
  move: p s t; rewrite u64_val => p s t; lra.
have w := u64_val.
have sum : x + y + z <= 2 * bpow radix2 (-1030) by move: s t tiny; rewrite w; lra.
have two : 2 * bpow radix2 (-1030) <= bpow radix2 (-1021).
  by rewrite -(bpow_plus radix2 1 (-1030)); apply: bpow_le.
have sE : double_value (x + y)%D = x + y by apply: small_sum; apply: Rabs_le; lra.
have tE : double_value (x + y + z)%D = x + y + z.
  by rewrite small_sum ?sE //; apply: Rabs_le; lra.
rewrite -{1}tE -(rounded_id _ (double_format (x + y + z)%D)) mulE; apply: rounded_le.
by rewrite cE; move: t0; move: (double_value (x + y + z)%D) => q q0; lra.
Qed.

(** All vertices between low and high, coordinate by coordinate. *)
Theorem figure_extent (low high : vec double) (p q : vec R)
    (within := fun (v : vec R) => [/\ vx low <= vx v <= vx high, vy low <= vy v <= vy high
      & vz low <= vz v <= vz high]) : within p -> within q ->
  norm1 (rsub p q) <= extent_of (side (vx low) (vx high)) (side (vy low) (vy high))
    (side (vz low) (vz high)).
Proof.
move=> [p1 p2 p3] [q1 q2 q3].
have h1 := side_enough (vx low) (vx high); have h2 := side_enough (vy low) (vy high).
have h3 := side_enough (vz low) (vz high).
apply: Rle_trans (extent_enough _ _ _ _ _ _); try by lra.
rewrite /norm1; have b1 : Rabs (vx p - vx q) <= vx high - vx low by apply: Rabs_le; lra.
have b2 : Rabs (vy p - vy q) <= vy high - vy low by apply: Rabs_le; lra.
have b3 : Rabs (vz p - vz q) <= vz high - vz low by apply: Rabs_le; lra.
by apply: Rplus_le_compat; [apply: Rplus_le_compat |]; [exact: Rle_trans b1 h1 | exact: Rle_trans b2 h2 | exact: Rle_trans b3 h3].
Qed.
