(** * Small integers: nothing is rounded

    If all coordinates are integers of less than 2^10 in magnitude, times one power
    of two 2^e with e >= -240, then every number that the filter compares is exact;
    so the class [Filter3] may set all bounds to 0, and decides zeros, too. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import float_overflow.

Local Open Scope R_scope.

(** An expression over leaves of magnitude at most M (in units of 2^e): its degree and
    a bound on its magnitude, in units of 2^(degree e); none if it is not homogeneous
    or may be rounded. *)
Fixpoint magnitude (M : Z) (x : expr) : option (Z * Z) :=
  let checked := fun degree m => if (m <? 2 ^ 53)%Z then Some (degree, m) else None in
  match x with
  | Leaf _ => checked 1%Z M
  | Constant _ _ => None
  | Add y z | Sub y z =>
      match magnitude M y, magnitude M z with
      | Some (i, m), Some (j, n) => if (i =? j)%Z then checked i (m + n)%Z else None
      | _, _ => None
      end
  | Mul y z =>
      match magnitude M y, magnitude M z with
      | Some (i, m), Some (j, n) => checked (i + j)%Z (m * n)%Z
      | _, _ => None
      end
  | Abs y | Opp y => magnitude M y
  end.

(** [x] is an integer of magnitude at most m, times 2^(degree e). *)
Definition integral (e degree m : Z) (x : R) : Prop :=
  exists2 k, (Z.abs k <= m)%Z & x = IZR k * bpow radix2 (degree * e).

Section Lattice.

Variables (e M : Z) (d : nat -> double).
Hypothesis leaves : forall n, integral e 1 M (d n).

Let value_of := evaluate binary64_operations d.
Let exact_of := evaluate exact_operations (fun n => double_value (d n)).

Lemma checked_inv (degree m : Z) (p : Z * Z) :
  (if (m <? 2 ^ 53)%Z then Some (degree, m) else None) = Some p ->
  p = (degree, m) /\ (m < 2 ^ 53)%Z.
Proof. by case: Z.ltb_spec => // lt [<-]. Qed.

(** Such numbers are representable, for degrees up to 4. *)
Lemma integral_rounded degree m x : (-240 <= e)%Z -> (0 <= degree <= 4)%Z -> (m < 2 ^ 53)%Z ->
  integral e degree m x -> rounded x = x.
Proof. by move=> e0 d4 m53 [k km ->]; apply: rounded_id; apply: format_dyadic; nia. Qed.

Lemma degree_ge0 x degree m : magnitude M x = Some (degree, m) -> (0 <= degree)%Z.
Proof.
elim: x degree m => [n|k l|y IHy z IHz|y IHy z IHz|y IHy z IHz|y IHy|y IHy] degree m //=.
- by move=> /checked_inv[[-> _] _].
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  by case: Z.eqb_spec => // _ /checked_inv[[-> _] _]; apply: IHy Ey.
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  by case: Z.eqb_spec => // _ /checked_inv[[-> _] _]; apply: IHy Ey.
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  by move=> /checked_inv[[-> _] _]; have := IHy _ _ Ey; have := IHz _ _ Ez; lia.
- exact: IHy.
- exact: IHy.
Qed.

Theorem lattice_exact x degree m : (-240 <= e)%Z -> magnitude M x = Some (degree, m) ->
  (degree <= 4)%Z ->
  double_value (value_of x) = exact_of x /\ integral e degree m (exact_of x).
Proof.
move=> e0; elim: x degree m => [n|k l|y IHy z IHz|y IHy z IHz|y IHy z IHz|y IHy|y IHy] degree m //=.
- by move=> /checked_inv[[-> ->] _] _; split; last exact: leaves.
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  case: Z.eqb_spec => // ij /checked_inv[[-> ->] m53] d4; subst j.
  have [vy iy] := IHy _ _ Ey d4; have [vz iz] := IHz _ _ Ez d4.
  have it : integral e i (mi + mj) (exact_of y + exact_of z).
    case: iy iz => [k km ->] [l lm ->]; exists (k + l)%Z; first by lia.
    by rewrite plus_IZR; ring.
  split; last exact: it.
  rewrite -[LHS]/(rounded (value_of y + value_of z)) vy vz; apply: integral_rounded it => //.
  by have := degree_ge0 _ _ _ Ey; lia.
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  case: Z.eqb_spec => // ij /checked_inv[[-> ->] m53] d4; subst j.
  have [vy iy] := IHy _ _ Ey d4; have [vz iz] := IHz _ _ Ez d4.
  have it : integral e i (mi + mj) (exact_of y - exact_of z).
    case: iy iz => [k km ->] [l lm ->]; exists (k - l)%Z; first by lia.
    by rewrite minus_IZR; ring.
  split; last exact: it.
  rewrite -[LHS]/(rounded (value_of y - value_of z)) vy vz; apply: integral_rounded it => //.
  by have := degree_ge0 _ _ _ Ey; lia.
- case Ey: (magnitude M y) => [[i mi]|] //; case Ez: (magnitude M z) => [[j mj]|] //.
  move=> /checked_inv[[-> ->] m53] d4.
  have i0 := degree_ge0 _ _ _ Ey; have j0 := degree_ge0 _ _ _ Ez.
  have [|vy iy] := IHy _ _ Ey; first by lia.
  have [|vz iz] := IHz _ _ Ez; first by lia.
  have it : integral e (i + j) (mi * mj) (exact_of y * exact_of z).
    case: iy iz => [k km ->] [l lm ->]; exists (k * l)%Z; first by nia.
    by rewrite mult_IZR Z.mul_add_distr_r bpow_plus; ring.
  split; last exact: it.
  by rewrite -[LHS]/(rounded (value_of y * value_of z)) vy vz; apply: integral_rounded it => //; lia.
- move=> Ey d4; have [vy [k km E]] := IHy _ _ Ey d4; split; first by rewrite /= -/value_of vy.
  exists (Z.abs k); first by lia.
  change (Rabs (exact_of y) = IZR (Z.abs k) * bpow radix2 (degree * e)).
  by rewrite E Rabs_mult abs_IZR (Rabs_pos_eq (bpow _ _)) //; apply: bpow_ge_0.
- move=> Ey d4; have [vy [k km E]] := IHy _ _ Ey d4; split; first by rewrite /= -/value_of vy.
  exists (- k)%Z; first by lia.
  change (- exact_of y = IZR (- k) * bpow radix2 (degree * e)).
  by rewrite E opp_IZR; ring.
Qed.

End Lattice.

(** ** The numbers that the filter compares *)

Section Decisions.

Variable C : operations.
Local Notation vector := (vec (number C)).
Variables (a0 b0 a1 b1 a2 b2 t p : vector).

Definition components (v : vector) : list (number C) := vx v :: vy v :: vz v :: nil.

Definition lattice_sweep (v : vector) : list (number C) :=
  dot v p :: dot v a0 :: dot v (vsub p a0) :: components v.

Definition lattice_point (y : vector) : list (number C) :=
  let d := edge a1 a0 b1 b0 in
  let f := edge a2 a0 b2 b0 in
  lattice_sweep y ++ lattice_sweep (edge_direction y d) ++ lattice_sweep (face_normal d f) ++
  components (edge_cross y d) ++
  edge_weight1 y d :: edge_weight0 y d ::
  face_weight1 y d f :: face_weight2 y d f :: face_weight0 y d f :: face_height y d f :: nil.

Definition lattice_decisions : list (number C) :=
  lattice_point (still a0 b0) ++ lattice_point (moved a0 b0 t) ++
  determinant (moved a0 b0 t) (moved a1 b1 t) (moved a2 b2 t) :: nil.

End Decisions.

Definition lattice_of (C : operations) (leaf : nat -> number C) : list (number C) :=
  let v := vector_of C leaf in
  lattice_decisions C (v 0%nat) (v 1%nat) (v 2%nat) (v 3%nat) (v 4%nat) (v 5%nat) (v 6%nat) (v 7%nat).

Definition lattice_exprs : list expr := lattice_of expr_operations Leaf.

Lemma lattice_evaluate (C : operations) (leaf : nat -> number C) :
  lattice_of C leaf = map (evaluate C leaf) lattice_exprs.
Proof. by []. Qed.

Lemma lattice_magnitudes :
  forallb (fun x => match magnitude 1023 x with Some (i, _) => (i <=? 4)%Z | None => false end)
    lattice_exprs = true.
Proof. by vm_compute. Qed.

(** Vertices and t of less than 2^10 in magnitude, in units of 2^e. *)
Theorem lattice_decided e (d : nat -> double) : (-240 <= e)%Z ->
  (forall n, integral e 1 1023 (d n)) ->
  map double_value (lattice_of binary64_operations d) =
    lattice_of exact_operations (fun n => double_value (d n)).
Proof.
move=> e0 leaves; rewrite !lattice_evaluate map_map; have := lattice_magnitudes.
elim: lattice_exprs => [|x s IH] //= /andP[]; case E: (magnitude 1023 x) => [[i m]|] //.
move=> /Z.leb_le i4 /IH ->; congr cons.
by have [] := lattice_exact e 1023 d leaves x i m e0 E i4.
Qed.

(** ** The bounds *)

(** With u = tiny = 0 all bounds are 0. *)
Section Vanish.

Variables (u tiny : double).
Hypothesis u0 : double_value u = 0.
Hypothesis tiny0 : double_value tiny = 0.

Lemma rounded0 : rounded 0 = 0.
Proof. exact: rounded_id format0. Qed.

Lemma product0l (x y : double) : double_value x = 0 -> double_value (x * y)%D = 0.
Proof. by rewrite mulE => ->; rewrite Rmult_0_l rounded0. Qed.

Lemma product0r (x y : double) : double_value y = 0 -> double_value (x * y)%D = 0.
Proof. by rewrite mulE => ->; rewrite Rmult_0_r rounded0. Qed.

Lemma sum0 (x y : double) : double_value x = 0 -> double_value y = 0 -> double_value (x + y)%D = 0.
Proof. by rewrite addE => -> ->; rewrite Rplus_0_r rounded0. Qed.

Theorem vectors_exact (z y alpha beta d : double) :
  [/\ double_value (bound_difference u tiny y) = 0, double_value (bound_translated u tiny z y) = 0
    & double_value (bound_edge u tiny alpha beta d) = 0].
Proof.
split; apply: sum0 => //; first exact: product0l.
  by apply: product0l; apply: product0r.
by apply: product0l; apply: product0r.
Qed.

Theorem products_exact (x ex y ey : double) : double_value ex = 0 -> double_value ey = 0 ->
  double_value (bound_cross u tiny x ex y ey) = 0 /\ double_value (bound_dot u tiny x ex y ey) = 0.
Proof.
move=> ex0 ey0; split; apply: sum0 => //; apply: sum0.
- by apply: product0l; apply: product0r.
- by apply: product0r; apply: sum0; [apply: sum0; apply: product0r | apply: product0l].
- by apply: product0l; apply: product0r.
- by apply: product0r; apply: sum0; [apply: sum0; apply: product0r | apply: product0l].
Qed.

Theorem sweeps_exact (v ev reach extent : double) : double_value ev = 0 ->
  double_value (bound_sweep u tiny v ev extent) = 0 /\
  double_value (bound_plane u tiny v ev reach extent) = 0.
Proof.
move=> ev0; split; apply: sum0 => //; apply: sum0.
- by apply: product0l; apply: product0r.
- by apply: product0r; apply: product0l.
- by apply: product0l; apply: product0r.
- by apply: product0r; apply: product0l.
Qed.

End Vanish.
