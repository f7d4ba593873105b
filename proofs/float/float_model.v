(** * Floating-point arithmetic, as the error bounds see it

    An [arithmetic] is a set of numbers with rounded operations: the result of an
    addition or a subtraction has a relative error of at most [u], taken of the
    exact or of the computed result, that of a multiplication an additional
    absolute error of at most [eta], which is there because products underflow.  The bounds of the other files are proved for
    every such arithmetic.  [binary64] is the arithmetic of Java's [double]:
    rounding to the nearest number with 53 bits and to even on ties, with gradual
    underflow at 2^-1074.  It has no infinities; the file [float_overflow.v] says
    when that makes no difference. *)

From Coq Require Import ZArith Reals Lra ssreflect.
From Flocq Require Import Core Relative Plus_error.

Local Open Scope R_scope.

#[global] Instance prec53 : Prec_gt_0 53 := eq_refl.

(** ** The model *)

(** [y] is [x] up to a relative error [u] and an absolute error [eta]. *)
Definition near (u eta x y : R) : Prop := Rabs (y - x) <= u * Rabs x + eta.

(** The operations of a computation.  [constant m e] is the number m 2^e. *)
Record operations := Operations {
  number : Type;
  add : number -> number -> number;
  sub : number -> number -> number;
  mul : number -> number -> number;
  abs : number -> number;
  opp : number -> number;
  constant : Z -> Z -> number }.

Arguments add {_} _ _.
Arguments sub {_} _ _.
Arguments mul {_} _ _.
Arguments abs {_} _.
Arguments opp {_} _.
Arguments constant {_} _ _.

Record arithmetic := Arithmetic {
  ops :> operations;
  value : number ops -> R;
  unit_roundoff : R;
  underflow_unit : R;
  unit_ge0 : 0 <= unit_roundoff;
  unit_small : unit_roundoff <= / 1048576;
  underflow_ge0 : 0 <= underflow_unit;
  add_near : forall x y, near unit_roundoff 0 (value x + value y) (value (add x y));
  sub_near : forall x y, near unit_roundoff 0 (value x - value y) (value (sub x y));
  sub_near_computed : forall x y,
    Rabs (value (sub x y) - (value x - value y)) <= unit_roundoff * Rabs (value (sub x y));
  add_near_computed : forall x y,
    Rabs (value (add x y) - (value x + value y)) <= unit_roundoff * Rabs (value (add x y));
  mul_near : forall x y,
    near unit_roundoff underflow_unit (value x * value y) (value (mul x y)) }.

Arguments value {_} _.

Lemma near_le u eta u' eta' x y : u <= u' -> eta <= eta' -> near u eta x y -> near u' eta' x y.
Proof. rewrite /near; have := Rabs_pos x; nra. Qed.

Lemma near_exact u eta x : 0 <= u -> 0 <= eta -> near u eta x x.
Proof. by rewrite /near Rminus_diag_eq // Rabs_R0; have := Rabs_pos x; nra. Qed.

Lemma near_bound w u eta B x y : 0 <= w -> w <= u -> near w eta x y -> Rabs x <= B ->
  Rabs (y - x) <= u * B + eta.
Proof. by rewrite /near; have := Rabs_pos x; nra. Qed.

(** Exact arithmetic is one, with [u = eta = 0]. *)
Definition exact_operations : operations :=
  @Operations R Rplus Rminus Rmult Rabs Ropp (fun m e => IZR m * bpow radix2 e).

Program Definition exact : arithmetic :=
  @Arithmetic exact_operations (fun x => x) 0 0 _ _ _ _ _ _ _ _.
Solve All Obligations with
  try (move=> *; apply: near_exact; lra); try (move=> *; rewrite Rminus_diag_eq // Rabs_R0); lra.

(** ** binary64 *)

Definition format : R -> Prop := generic_format radix2 (FLT_exp (-1074) 53).

(** The number with 53 bits that is nearest to x. *)
Definition rounded : R -> R := round radix2 (FLT_exp (-1074) 53) ZnearestE.

Record double := Double { double_value : R; double_format : format double_value }.

Lemma format_rounded x : format (rounded x).
Proof. by apply: generic_format_round; auto with typeclass_instances. Qed.

Definition fl (x : R) : double := Double (rounded x) (format_rounded x).

(** u = 2^-53 and eta = 2^-1075. *)
Definition u64 : R := bpow radix2 (-53).
Definition eta64 : R := bpow radix2 (-1075).

Lemma u64_val : u64 = / 9007199254740992.
Proof. by rewrite /u64 /=; lra. Qed.

Lemma u64_gt0 : 0 < u64.
Proof. exact: bpow_gt_0. Qed.

Lemma eta64_gt0 : 0 < eta64.
Proof. exact: bpow_gt_0. Qed.

Lemma half_bpow e : / 2 * bpow radix2 e = bpow radix2 (e - 1).
Proof. by rewrite /Z.sub Z.add_comm bpow_plus. Qed.

Lemma rounded_near x : near u64 eta64 x (rounded x).
Proof.
have [eps [eta [Heps [Heta [_ E]]]]] := error_N_FLT radix2 (-1074) 53 eq_refl
  (fun t => negb (Z.even t)) x.
rewrite /near /rounded E.
have -> : x * (1 + eps) + eta - x = x * eps + eta by ring.
apply: Rle_trans (Rabs_triang _ _) _; rewrite Rabs_mult.
have He : Rabs eps <= u64.
  apply: Rle_trans Heps _; exact: Req_le (half_bpow (-52)).
have Ht : Rabs eta <= eta64.
  apply: Rle_trans Heta _; exact: Req_le (half_bpow (-1074)).
have := Rabs_pos x; nra.
Qed.

(** The error of a sum is at most u times the computed sum, and at most u times
    the exact one; there is no underflow. *)
Lemma rounded_sum x y : format x -> format y ->
  Rabs (rounded (x + y) - (x + y)) <= u64 * Rabs (rounded (x + y)).
Proof.
move=> Fx Fy; have [eps [Heps E]] := FLT_plus_error_N_round_ex radix2 (-1074) 53
  (fun t => negb (Z.even t)) x y Fx Fy.
rewrite /rounded {2}E -/(rounded (x + y)).
have -> : rounded (x + y) - rounded (x + y) * (1 + eps) = - (eps * rounded (x + y)) by ring.
rewrite Rabs_Ropp Rabs_mult; apply: Rmult_le_compat_r; first exact: Rabs_pos.
apply: Rle_trans Heps _; exact: Req_le (half_bpow (-52)).
Qed.

Lemma rounded_sum_near x y : format x -> format y -> near u64 0 (x + y) (rounded (x + y)).
Proof.
move=> Fx Fy; have [eps [Heps E]] := FLT_plus_error_N_ex radix2 (-1074) 53
  (fun t => negb (Z.even t)) x y Fx Fy.
rewrite /near /rounded E.
have -> : (x + y) * (1 + eps) - (x + y) = eps * (x + y) by ring.
rewrite Rabs_mult Rplus_0_r; apply: Rmult_le_compat_r; first exact: Rabs_pos.
apply: Rle_trans Heps _; apply: Rle_trans (u_rod1pu_ro_le_u_ro radix2 53) _.
exact: Req_le (half_bpow (-52)).
Qed.

Lemma format_abs x : format x -> format (Rabs x).
Proof. exact: generic_format_abs. Qed.

Lemma format_opp x : format x -> format (- x).
Proof. exact: generic_format_opp. Qed.

Definition dabs (x : double) : double := Double _ (format_abs _ (double_format x)).
Definition dopp (x : double) : double := Double _ (format_opp _ (double_format x)).

(** The number m 2^e, rounded; the constants that are used are not rounded. *)
Definition dyadic (m e : Z) : double := fl (IZR m * bpow radix2 e).

Canonical binary64_operations : operations :=
  @Operations double (fun x y => fl (double_value x + double_value y))
    (fun x y => fl (double_value x - double_value y))
    (fun x y => fl (double_value x * double_value y)) dabs dopp dyadic.

Program Definition binary64 : arithmetic :=
  @Arithmetic binary64_operations double_value u64 eta64 _ _ _ _ _ _ _ _.
Next Obligation. exact: Rlt_le u64_gt0. Qed.
Next Obligation. by rewrite u64_val; lra. Qed.
Next Obligation. exact: Rlt_le eta64_gt0. Qed.
Next Obligation. by apply: rounded_sum_near; apply: double_format. Qed.
Next Obligation.
apply: rounded_sum_near; first exact: double_format.
by apply: generic_format_opp; apply: double_format.
Qed.
Next Obligation.
apply: rounded_sum; first exact: double_format.
by apply: generic_format_opp; apply: double_format.
Qed.
Next Obligation. by apply: rounded_sum; apply: double_format. Qed.
Next Obligation. exact: rounded_near. Qed.

Canonical binary64.

(** ** Facts about binary64 *)

Lemma rounded_le x y : x <= y -> rounded x <= rounded y.
Proof. by apply: round_le; auto with typeclass_instances. Qed.

Lemma rounded_id x : format x -> rounded x = x.
Proof. by apply: round_generic; auto with typeclass_instances. Qed.

Lemma format0 : format 0.
Proof. exact: generic_format_0. Qed.

Lemma rounded_ge0 x : 0 <= x -> 0 <= rounded x.
Proof. by move=> x0; rewrite -(rounded_id 0 format0); apply: rounded_le. Qed.

Lemma format_bpow e : (-1074 <= e)%Z -> format (bpow radix2 e).
Proof. exact: generic_format_FLT_bpow. Qed.

(** m 2^e is a number for -2^53 < m < 2^53 and e >= -1074. *)
Lemma format_dyadic m e : (Z.abs m < 2 ^ 53)%Z -> (-1074 <= e)%Z ->
  format (IZR m * bpow radix2 e).
Proof. by move=> m53 e0; apply: generic_format_FLT; exists (Float radix2 m e). Qed.

(** Lower bounds for the evaluation of a bound, all terms of which are
    non-negative. *)
Lemma rounded_mul_lower x : 0 <= x -> x * (1 - u64) - eta64 <= rounded x.
Proof.
move=> x0; have := rounded_near x; rewrite /near (Rabs_pos_eq x) //.
by move/Rabs_le_inv; lra.
Qed.

Lemma rounded_add_lower x y : format x -> format y -> 0 <= x + y ->
  (x + y) * (1 - u64) <= rounded (x + y).
Proof.
move=> Fx Fy xy0; have := rounded_sum_near x y Fx Fy.
by rewrite /near (Rabs_pos_eq (x + y)) //; move/Rabs_le_inv; lra.
Qed.
