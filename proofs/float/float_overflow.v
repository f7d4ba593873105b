(** * Overflow, and IEEE 754

    [binary64] has no largest number.  Here the formulas are evaluated in IEEE 754
    arithmetic, with infinities and NaN, as Flocq defines it.  If a computed bound on
    the size of every intermediate result stays below 2^1024, then both evaluations
    are equal.  The formulas of the filter have such bounds for coordinates of at
    most 2^238. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.

Local Open Scope R_scope.

(** ** Three evaluations of an expression *)

Inductive expr :=
| Leaf of nat
| Constant of Z & Z
| Add of expr & expr
| Sub of expr & expr
| Mul of expr & expr
| Abs of expr
| Opp of expr.

Definition expr_operations : operations :=
  @Operations expr Add Sub Mul Abs Opp Constant.

(** The value of an expression, given those of its leaves. *)
Fixpoint evaluate (C : operations) (leaf : nat -> number C) (e : expr) : number C :=
  match e with
  | Leaf n => leaf n
  | Constant m k => constant m k
  | Add x y => add (evaluate C leaf x) (evaluate C leaf y)
  | Sub x y => sub (evaluate C leaf x) (evaluate C leaf y)
  | Mul x y => mul (evaluate C leaf x) (evaluate C leaf y)
  | Abs x => abs (evaluate C leaf x)
  | Opp x => opp (evaluate C leaf x)
  end.

(** IEEE 754 binary64. *)
Notation float := (binary_float 53 1024).

#[global] Instance emax1024 : Prec_lt_emax 53 1024 := eq_refl.

Definition ieee_operations : operations :=
  @Operations float (Bplus mode_NE) (Bminus mode_NE) (Bmult mode_NE) Babs Bopp
    (fun m e => binary_normalize 53 1024 _ _ mode_NE m e false).

(** An exponent k with |x| <= 2^k. *)
Fixpoint size (leaf : nat -> Z) (e : expr) : Z :=
  match e with
  | Leaf n => Z.max (-1074) (leaf n)
  | Constant m k => Z.max (-1074) (Z.log2 (Z.abs m) + 1 + k)
  | Add x y | Sub x y => Z.max (size leaf x) (size leaf y) + 1
  | Mul x y => Z.max (-1074) (size leaf x + size leaf y)
  | Abs x | Opp x => size leaf x
  end.

(** All sizes, of the expression and in it, are at most 1023. *)
Fixpoint fits (leaf : nat -> Z) (e : expr) : bool :=
  (size leaf e <=? 1023)%Z &&
  match e with
  | Leaf _ | Constant _ _ => true
  | Add x y | Sub x y | Mul x y => fits leaf x && fits leaf y
  | Abs x | Opp x => fits leaf x
  end.

(** ** The evaluations agree *)

(** [f] is a finite number, with the value [d], of size [k]. *)
Definition agrees (f : float) (d : double) (k : Z) : Prop :=
  [/\ is_finite f = true, B2R f = d & Rabs d <= bpow radix2 k].

Lemma size_min leaf e : (-1074 <= size leaf e)%Z.
Proof. by elim: e => *; rewrite /= -/size; lia. Qed.

(** A rounded result keeps a power of two as its bound, and is finite below 2^1024. *)
Lemma rounded_size x k : (-1074 <= k)%Z -> Rabs x <= bpow radix2 k ->
  Rabs (rounded x) <= bpow radix2 k.
Proof.
move=> k0 /Rabs_le_inv[low high]; have Fk := format_bpow k k0.
apply: Rabs_le; split; last by rewrite -(rounded_id _ Fk); apply: rounded_le.
by rewrite -(rounded_id _ (format_opp _ Fk)); apply: rounded_le.
Qed.

Lemma below_overflow x k : (k <= 1023)%Z -> Rabs x <= bpow radix2 k ->
  Rlt_bool (Rabs x) (bpow radix2 1024) = true.
Proof.
move=> k1 hx; apply: Rlt_bool_true; apply: Rle_lt_trans hx _; apply: bpow_lt; lia.
Qed.

Lemma sum_size x y j k : Rabs x <= bpow radix2 j -> Rabs y <= bpow radix2 k ->
  Rabs (x + y) <= bpow radix2 (Z.max j k + 1) /\ Rabs (x - y) <= bpow radix2 (Z.max j k + 1).
Proof.
move=> hx hy; have jm := bpow_le radix2 j (Z.max j k) ltac:(lia).
have km := bpow_le radix2 k (Z.max j k) ltac:(lia).
rewrite bpow_plus_1 (_ : IZR radix2 = 2) //; move: hx hy => /Rabs_le_inv hx /Rabs_le_inv hy.
by split; apply: Rabs_le; lra.
Qed.

Section Agreement.

Variables (f : nat -> float) (d : nat -> double) (k : nat -> Z).
Hypothesis leaves : forall n, agrees (f n) (d n) (k n).

Theorem ieee_agrees e : fits k e = true ->
  agrees (evaluate ieee_operations f e) (evaluate binary64_operations d e) (size k e).
Proof.
elim: e => [n|m q|x IHx y IHy|x IHx y IHy|x IHx y IHy|x IHx|x IHx].
- move=> _; have [h1 h2 h3] := leaves n; split => //.
  by apply: Rle_trans h3 _; apply: bpow_le; rewrite /=; lia.
- move=> /andP[/Z.leb_le small _].
  have mag_m : Rabs (IZR m * bpow radix2 q) <= bpow radix2 (size k (Constant m q)).
    rewrite Rabs_mult (Rabs_pos_eq (bpow _ _)); first exact: bpow_ge_0.
    apply: Rle_trans (_ : bpow radix2 (Z.log2 (Z.abs m) + 1 + q) <= _); last first.
      by apply: bpow_le; rewrite /=; lia.
    rewrite bpow_plus; apply: Rmult_le_compat_r; first exact: bpow_ge_0.
    rewrite -abs_IZR -IZR_Zpower; first by have := Z.log2_nonneg (Z.abs m); lia.
    apply: IZR_le; case: (Z.eq_dec m 0) => [->|m0] //.
    by have := Z.log2_spec (Z.abs m) ltac:(lia); rewrite /= Z.add_1_r; lia.
  have r := rounded_size _ _ (size_min k (Constant m q)) mag_m.
  have := binary_normalize_correct 53 1024 _ _ mode_NE m q false.
  by rewrite /F2R (below_overflow _ _ small r) => -[h1 [h2 _]].
- move=> /andP[/Z.leb_le small /andP[/IHx[x1 x2 x3] /IHy[y1 y2 y3]]].
  have [r _] := sum_size _ _ _ _ x3 y3.
  have {}r := rounded_size _ _ (size_min k (Add x y)) r.
  have := Bplus_correct 53 1024 _ _ mode_NE _ _ x1 y1; rewrite x2 y2.
  by rewrite (below_overflow _ _ small r) => -[h1 [h2 _]].
- move=> /andP[/Z.leb_le small /andP[/IHx[x1 x2 x3] /IHy[y1 y2 y3]]].
  have [_ r] := sum_size _ _ _ _ x3 y3.
  have {}r := rounded_size _ _ (size_min k (Sub x y)) r.
  have := Bminus_correct 53 1024 _ _ mode_NE _ _ x1 y1; rewrite x2 y2.
  by rewrite (below_overflow _ _ small r) => -[h1 [h2 _]].
- move=> /andP[/Z.leb_le small /andP[/IHx[x1 x2 x3] /IHy[y1 y2 y3]]].
  have {}r : Rabs (evaluate binary64_operations d x * evaluate binary64_operations d y)
      <= bpow radix2 (size k (Mul x y)).
    rewrite Rabs_mult; apply: Rle_trans (_ : bpow radix2 (size k x + size k y) <= _).
      by rewrite bpow_plus; apply: Rmult_le_compat => //; apply: Rabs_pos.
    by apply: bpow_le; rewrite /=; lia.
  have {}r := rounded_size _ _ (size_min k (Mul x y)) r.
  have := Bmult_correct 53 1024 _ _ mode_NE (evaluate ieee_operations f x)
    (evaluate ieee_operations f y); rewrite x2 y2.
  by rewrite (below_overflow _ _ small r) x1 y1 => -[h1 [h2 _]].
- move=> /andP[_ /IHx[x1 x2 x3]]; split; rewrite /= ?is_finite_Babs ?B2R_Babs ?x2 //.
  by rewrite Rabs_Rabsolu.
- move=> /andP[_ /IHx[x1 x2 x3]]; split; rewrite /= ?is_finite_Bopp ?B2R_Bopp ?x2 //.
  by rewrite Rabs_Ropp.
Qed.

(** Comparisons agree, too. *)
Theorem ieee_compare x y : fits k x = true -> fits k y = true ->
  Bcompare (evaluate ieee_operations f x) (evaluate ieee_operations f y) =
  Some (Rcompare (evaluate binary64_operations d x) (evaluate binary64_operations d y)).
Proof.
by move=> /ieee_agrees[x1 x2 _] /ieee_agrees[y1 y2 _]; rewrite Bcompare_correct // x2 y2.
Qed.

End Agreement.

(** The sweep takes the sign bit of a difference.  It is set exactly if the first
    number is less, given that a zero second number is -0. *)
Theorem sign_bit (x y : float) : is_finite x = true -> is_finite y = true ->
  Rabs (rounded (B2R x - B2R y)) < bpow radix2 1024 ->
  (B2R y = 0 -> Bsign y = true) ->
  Bsign (Bminus mode_NE x y) = true <-> B2R x < B2R y.
Proof.
move=> fx fy small zero; have := Bminus_correct 53 1024 _ _ mode_NE x y fx fy.
rewrite (Rlt_bool_true _ _ small) => -[_ [_ ->]].
case: Rcompare_spec => h; split => //; try by lra.
move=> /andP[sx sy]; exfalso; have {h} xy : B2R x = B2R y by lra.
case: x fx sx xy {small} => [s|s| |s m e Hx] //= _ sx xy.
  by move: sy; rewrite zero.
have neg : F2R (Float radix2 (Z.neg m) e) < 0 by apply: F2R_lt_0.
move: xy; rewrite sx /= => xy.
case: y fy zero sy xy => [s'|s'| |s' m' e' Hy] //= _ zero sy xy; first by lra.
have : 0 < F2R (Float radix2 (Z.pos m') e') by apply: F2R_gt_0.
by move: sy xy; case: s' {Hy zero} => //= _; lra.
Qed.

(** ** The formulas of the filter *)

(** Everything that the filter compares, for a simplex with at most three pairs of
    vertices, a swept vertex p, and four points, three of which are named. *)
Section Decisions.

Variable C : operations.
Local Notation scalar := (number C).
Local Notation vector := (vec (number C)).
Variables (a0 b0 a1 b1 a2 b2 t p : vector) (extent reach z : scalar).

(** For a direction v with its bounds. *)
Definition sweep_decisions (v : vector) (V Ev : scalar) : list scalar :=
  plane_threshold v V Ev reach extent a0 :: sweep_threshold V Ev extent ::
  dot v p :: dot v (vsub p a0) :: sub (dot v p) (plane_threshold v V Ev reach extent a0) ::
  sub (dot v (vsub p a0)) (sweep_threshold V Ev extent) :: nil.

Definition point_decisions (y : vector) (ey : scalar) : list scalar :=
  let d := edge a1 a0 b1 b0 in let ed := edge_error a1 a0 b1 b0 in
  let f := edge a2 a0 b2 b0 in let ef := edge_error a2 a0 b2 b0 in
  norm y :: sweep_decisions y (norm y) ey ++
  edge_weight1 y d :: edge_bound1 y d ey ed :: edge_weight0 y d :: edge_bound0 y d ey ed ::
  norm (edge_cross y d) ::
  sweep_decisions (edge_direction y d) (norm (edge_direction y d))
    (edge_direction_error y d ey ed) ++
  face_weight1 y d f :: face_weight2 y d f :: face_bound y d f ey ed ef ::
  face_weight0 y d f :: face_bound0 y d f ey ed ef ::
  face_height y d f :: face_bound_height y d f ey ed ef ::
  sweep_decisions (face_normal d f) (norm (face_normal d f)) (face_normal_error d f ed ef).

Definition decisions : list scalar :=
  point_decisions (still a0 b0) (still_error a0 b0) ++
  point_decisions (moved a0 b0 t) (moved_error a0 b0 t) ++
  determinant_bound (inside_size z t) (inside_error z t) ::
  determinant (moved a0 b0 t) (moved a1 b1 t) (moved a2 b2 t) :: nil.

End Decisions.

Arguments decisions {C}.

(** The vectors and numbers of a query, as leaves. *)
Definition leaf_vector (i : nat) : vec expr := Vec (Leaf (3 * i)) (Leaf (3 * i + 1)) (Leaf (3 * i + 2)).

Definition decision_exprs : list expr :=
  @decisions expr_operations (leaf_vector 0) (leaf_vector 1) (leaf_vector 2) (leaf_vector 3)
    (leaf_vector 4) (leaf_vector 5) (leaf_vector 6) (leaf_vector 7) (Leaf 24) (Leaf 25) (Leaf 26).

(** Coordinates are at most 2^238; what is derived from them without products is
    below 2^242. *)
Definition query_size (n : nat) : Z := if (n <? 24)%nat then 238%Z else 242%Z.

Lemma decisions_fit : forallb (fits query_size) decision_exprs = true.
Proof. by vm_compute. Qed.

Section Query.

Variables (f : nat -> float) (d : nat -> double).
Hypothesis leaves : forall n, agrees (f n) (d n) (query_size n).

Definition vector_of (C : operations) (leaf : nat -> number C) (i : nat) : vec (number C) :=
  Vec (leaf (3 * i)%nat) (leaf (3 * i + 1)%nat) (leaf (3 * i + 2)%nat).

Definition decisions_of (C : operations) (leaf : nat -> number C) : list (number C) :=
  let v := vector_of C leaf in
  decisions (v 0%nat) (v 1%nat) (v 2%nat) (v 3%nat) (v 4%nat) (v 5%nat) (v 6%nat) (v 7%nat)
    (leaf 24%nat) (leaf 25%nat) (leaf 26%nat).

Lemma decisions_evaluate (C : operations) (leaf : nat -> number C) :
  decisions_of C leaf = map (evaluate C leaf) decision_exprs.
Proof. by []. Qed.

(** In IEEE 754 nothing overflows, and every compared number is the rounded one. *)
Theorem no_overflow :
  Forall (fun x => is_finite x = true) (decisions_of ieee_operations f) /\
  map B2R (decisions_of ieee_operations f) =
    map double_value (decisions_of binary64_operations d).
Proof.
rewrite !decisions_evaluate !map_map; have := decisions_fit.
elim: decision_exprs => [|e s IH] //= /andP[/(ieee_agrees f d query_size leaves)[h1 h2 _] /IH[h3 h4]].
by split; [constructor | rewrite h2 h4].
Qed.

End Query.
