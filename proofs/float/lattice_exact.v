(** * Small integers: vectors and weights

    On the integers of [float_lattice.v] the vectors of the filter are the exact ones; so
    are the products of which its weights are made.  The quotients are not; what they are
    wrong is at most what [RoundedDistance] is given for it, with bounds that are 0. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights float_overflow float_lattice norm_core norm_error.
From CertiGJKFloat Require Import optimality filter_planar weights_rounded weights_wrong weights_face.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.

(** A point whose coordinates are integers of less than 2^10, times 2^e. *)
Definition gridded (e : Z) (x : point) : Prop :=
  [/\ integral e 1 1023 (vx x), integral e 1 1023 (vy x) & integral e 1 1023 (vz x)].

Section Exact.

Variable e : Z.
Hypothesis e0 : (-240 <= e)%Z.

Lemma gridded0 : gridded e (Vec (dyadic 0 0) (dyadic 0 0) (dyadic 0 0)).
Proof.
have z : integral e 1 1023 (dyadic 0 0) by exists 0%Z => //; rewrite dyadicE // !Rmult_0_l.
by split.
Qed.

Lemma integral_le degree m k x : (m <= k)%Z -> integral e degree m x -> integral e degree k x.
Proof. by move=> mk [l lm ->]; exists l => //; lia. Qed.

(** Positive numbers of one degree are at least their unit, and differ by it. *)
Lemma integral_step degree m x z : integral e degree m x -> integral e degree m z -> x < z ->
  x + bpow radix2 (degree * e) <= z.
Proof.
move=> [k _ ->] [l _ ->]; have b := bpow_gt_0 radix2 (degree * e) => lt.
have : IZR k < IZR l by apply: (Rmult_lt_reg_r (bpow radix2 (degree * e))).
move=> /lt_IZR kl; rewrite -{2}(Rmult_1_l (bpow _ _)) -Rmult_plus_distr_r.
by apply: Rmult_le_compat_r; [lra | rewrite -(plus_IZR k 1); apply: IZR_le; lia].
Qed.

(** ** Weights *)

(** The quotient of two such numbers, rounded, with the error that the text gives it. *)
Theorem weight_right (w s n : double) (g size : R) degree (zero := dyadic 0 0) (inverse := fl (dyadic 1 0 / s))
    (x := (w * inverse + dyadic 1 0)%D)
    (tau := ((dyadic 5 (-2) * (zero + zero) * inverse + dyadic 1 (-50)) * n)%D) :
  integral e degree (2 ^ 52) w -> integral e degree (2 ^ 52) s -> s <= bpow radix2 1000 ->
  0 < w -> w < s -> double_value w = g * s -> bpow radix2 (-900) <= n -> 0 <= size <= 1.247 * n ->
  [/\ 1 <= x <= 2, double_value (x - dyadic 1 0)%D = x - 1, Rabs ((x - 1) * s - w) <= 4.03 * u * s
    & Rabs (x - 1 - g) * size <= tau].
Proof.
move=> iw is_ large w0 ws wg nlow hsize.
have s0 : 0 < s by lra.
have ws' : 0 <= w <= (1 - 2 * u) * s.
  have := integral_step _ _ _ _ iw is_ ws; case: is_ => k km ->.
  have b := bpow_gt_0 radix2 (degree * e); have : IZR k <= IZR (2 ^ 52) by apply: IZR_le; lia.
  rewrite (_ : IZR (2 ^ 52) = 4503599627370496) // => kk.
  have : IZR k * bpow radix2 (degree * e) <= 4503599627370496 * bpow radix2 (degree * e).
    by apply: Rmult_le_compat_r; lra.
  by split; lra.
have [x1 exact_ wx inv] := weight_rounded w s (conj s0 large) ws'.
have z : double_value zero = 0 by rewrite /zero dyadicE // Rmult_0_l.
have z0 : 0 <= zero by lra.
have zz : zero + zero = 0 by lra.
have enough := tau_enough zero zero s n s0 inv z0 z0 (or_introl zz) nlow.
split=> //; apply: (weight_wrong x w s g zero zero n size tau) => //; first by lra.
by rewrite wg Rminus_diag_eq // Rabs_R0; lra.
Qed.

(** ** Formulas *)

(** The coordinates of points as leaves of expressions. *)
Definition leaf_of (s : list point) (n : nat) : double :=
  let v := nth (Nat.div n 3) s (Vec (dyadic 0 0) (dyadic 0 0) (dyadic 0 0)) in
  match Nat.modulo n 3 with 0%nat => vx v | 1%nat => vy v | _ => vz v end.

Lemma leaf_integral (s : list point) n : (forall x, In x s -> gridded e x) -> integral e 1 1023 (leaf_of s n).
Proof.
move=> hs; have : gridded e (nth (Nat.div n 3) s (Vec (dyadic 0 0) (dyadic 0 0) (dyadic 0 0))).
  by case: (nth_in_or_default (Nat.div n 3) s (Vec (dyadic 0 0) (dyadic 0 0) (dyadic 0 0))) => [/hs|->] //; exact: gridded0.
by rewrite /leaf_of => -[h1 h2 h3]; case: (Nat.modulo n 3) => [|[|k]].
Qed.

(** A formula over such points is exact, if [magnitude] says so, and an integer of at
    most 52 bits. *)
Definition fits (degree : Z) (x : expr) : bool :=
  match magnitude 1023 x with Some (k, m) => (k =? degree)%Z && (m <=? 2 ^ 52)%Z | None => false end.
Definition stays (x : expr) : bool :=
  match magnitude 1023 x with Some (k, _) => (k <=? 4)%Z | None => false end.

Lemma formula_exact (s : list point) (x : expr) : (forall x, In x s -> gridded e x) -> stays x = true ->
  double_value (evaluate binary64_operations (leaf_of s) x) =
    evaluate exact_operations (fun n => double_value (leaf_of s n)) x.
Proof.
move=> hs; rewrite /stays; case E: (magnitude 1023 x) => [[k m]|] // /Z.leb_le k4.
by have [] := lattice_exact e 1023 (leaf_of s) (fun n => leaf_integral s n hs) x k m e0 E k4.
Qed.

Lemma formula_integral (s : list point) (x : expr) degree : (forall x, In x s -> gridded e x) ->
  (degree <= 4)%Z -> fits degree x = true ->
  integral e degree (2 ^ 52) (evaluate exact_operations (fun n => double_value (leaf_of s n)) x).
Proof.
move=> hs d4; rewrite /fits; case E: (magnitude 1023 x) => [[k m]|] // /andP[/Z.eqb_eq k4 /Z.leb_le m52].
rewrite k4 in E; apply: (integral_le degree m) => //.
by have [] := lattice_exact e 1023 (leaf_of s) (fun n => leaf_integral s n hs) x degree m e0 E d4.
Qed.

Local Notation X := (vector_of expr_operations Leaf).

Variables (a0 b0 a1 b1 a2 b2 t : point).
Hypothesis points : forall x, In x (a0 :: b0 :: a1 :: b1 :: a2 :: b2 :: t :: nil) -> gridded e x.

(** The first difference, with t or without, and edges. *)
Definition first (C : operations) (moves : bool) (a b s : vec (number C)) : vec (number C) :=
  if moves then moved a b s else still a b.

Variable moves : bool.
Let y : point := first binary64_operations moves a0 b0 t.
Let d : point := edge a1 a0 b1 b0.
Let f : point := edge a2 a0 b2 b0.
Let y' : vec R := first exact_operations moves (stored a0) (stored b0) (stored t).
Let d' : vec R := edge_exact a1 a0 b1 b0.
Let f' : vec R := edge_exact a2 a0 b2 b0.
Let Y : vec expr := first expr_operations moves (X 0%nat) (X 1%nat) (X 6%nat).
Let D : vec expr := edge (C := expr_operations) (X 2%nat) (X 0%nat) (X 3%nat) (X 1%nat).
Let F : vec expr := edge (C := expr_operations) (X 4%nat) (X 0%nat) (X 5%nat) (X 1%nat).

(** The formula with these vectors is exact; below, for either of the first differences. *)
Local Ltac plainly E := refine (formula_exact _ E points _); vm_compute; reflexivity.

Local Ltac exactly E :=
  let H := fresh in
  pose proof (formula_exact _ E points) as H; unfold y, y', Y in *; clear y y' Y; destruct moves;
  (refine (H _); vm_compute; reflexivity).

Local Ltac integrally E value degree :=
  let H := fresh in
  rewrite value; pose proof (formula_integral _ E degree points) as H;
  unfold y, y', Y in *; clear y y' Y; destruct moves; (refine (H _ _); [lia | vm_compute; reflexivity]).

Lemma y_exact : stored y = y'.
Proof. by apply: vec_eq; [exactly (vx Y) | exactly (vy Y) | exactly (vz Y)]. Qed.

Lemma d_exact : stored d = d'.
Proof. by apply: vec_eq; [plainly (vx D) | plainly (vy D) | plainly (vz D)]. Qed.

Lemma f_exact : stored f = f'.
Proof. by apply: vec_eq; [plainly (vx F) | plainly (vy F) | plainly (vz F)]. Qed.

(** ** Two points *)

Lemma weight1_exact : double_value (edge_weight1 y d) = - rdot y' d'.
Proof. exactly (edge_weight1 (C := expr_operations) Y D). Qed.

Lemma square_exact : double_value (edge_square d) = rdot d' d'.
Proof. plainly (edge_square (C := expr_operations) D). Qed.

Lemma weight0_exact : double_value (edge_weight0 y d) = rdot d' d' + rdot y' d'.
Proof.
transitivity (rdot d' d' - - rdot y' d'); last by ring.
exactly (edge_weight0 (C := expr_operations) Y D).
Qed.

Lemma cross_exact : stored (edge_cross y d) = rcross y' d'.
Proof.
by apply: vec_eq; [exactly (vx (edge_cross (C := expr_operations) Y D)) |
  exactly (vy (edge_cross (C := expr_operations) Y D)) | exactly (vz (edge_cross (C := expr_operations) Y D))].
Qed.

(** An edge that is not 0 is not small. *)
Lemma norm_low (x : point) (x' : vec R) : stored x = x' -> bpow radix2 (2 * e) <= rdot x' x' ->
  bpow radix2 (-900) <= norm x.
Proof.
move=> <- h; have [n1 n0] := norm1_norm x; have [q1 q0] := rdot_norm1 (stored x).
case: (Rle_or_lt (bpow radix2 (-900)) (norm x)) => // lt; exfalso.
have p0 := bpow_gt_0 radix2 (-900).
have : norm1 (stored x) * norm1 (stored x) <= 2 * bpow radix2 (-900) * (2 * bpow radix2 (-900)) by apply: Rmult_le_compat; lra.
have : bpow radix2 (-480) <= bpow radix2 (2 * e) by apply: bpow_le; lia.
have : 4 * (bpow radix2 (-900) * bpow radix2 (-900)) < bpow radix2 (-480).
  by rewrite -bpow_plus (_ : 4 = bpow radix2 2) // -bpow_plus; apply: bpow_lt; lia.
by lra.
Qed.

Theorem edge_weight_right (g := - rdot y' d' / rdot d' d') (zero := dyadic 0 0) (inverse := fl (dyadic 1 0 / edge_square d))
    (x := (edge_weight1 y d * inverse + dyadic 1 0)%D)
    (tau := ((dyadic 5 (-2) * (zero + zero) * inverse + dyadic 1 (-50)) * norm d)%D) :
  0 < - rdot y' d' -> 0 < rdot d' d' + rdot y' d' -> norm d <= bpow radix2 450 ->
  [/\ 1 <= x <= 2, double_value (x - dyadic 1 0)%D = x - 1, norm1 d' <= 1.247 * norm d & Rabs (x - 1 - g) * norm1 d' <= tau].
Proof.
move=> p1 p2 range; have S0 : 0 < rdot d' d' by lra.
have iw : integral e 2 (2 ^ 52) (edge_weight1 y d) by integrally (edge_weight1 (C := expr_operations) Y D) weight1_exact 2%Z.
have iS : integral e 2 (2 ^ 52) (edge_square d) by integrally (edge_square (C := expr_operations) D) square_exact 2%Z.
have i0 : integral e 2 (2 ^ 52) 0 by exists 0%Z; [lia | ring].
have low := integral_step _ _ _ _ i0 iS; rewrite square_exact in low.
have [n1 n0] := norm1_norm d; rewrite d_exact in n1.
have s2 : edge_square d <= bpow radix2 1000.
  by have /Rabs_le_inv[_ h] := dot_norm d; apply: (square_range _ (norm d) 450 ltac:(lia) (conj n0 range)).
have [|||||x1 exact_ _ wrong] := weight_right (edge_weight1 y d) (edge_square d) (norm d) g (norm1 d') 2 iw iS s2.
- by rewrite weight1_exact.
- by rewrite weight1_exact square_exact; lra.
- by rewrite weight1_exact square_exact /g; field; lra.
- by apply: (norm_low d d' d_exact); lra.
- by split; [exact: (proj2 (rdot_norm1 d')) | lra].
- by split=> //; lra.
Qed.

(** ** Three points *)

Let n' : vec R := rcross d' f'.
Let g' : vec R := rcross n' y'.

Lemma normal_exact : stored (face_normal d f) = n'.
Proof.
by apply: vec_eq; [plainly (vx (face_normal (C := expr_operations) D F)) |
  plainly (vy (face_normal (C := expr_operations) D F)) | plainly (vz (face_normal (C := expr_operations) D F))].
Qed.

Lemma face_weight1_exact : double_value (filter_formulas.face_weight1 y d f) = - rdot f' g'.
Proof. exactly (filter_formulas.face_weight1 (C := expr_operations) Y D F). Qed.

Lemma face_weight2_exact : double_value (filter_formulas.face_weight2 y d f) = rdot d' g'.
Proof. exactly (filter_formulas.face_weight2 (C := expr_operations) Y D F). Qed.

Lemma face_square_exact : double_value (face_square d f) = rdot n' n'.
Proof. plainly (face_square (C := expr_operations) D F). Qed.

Lemma face_weight0_exact : double_value (face_weight0 y d f) = rdot n' n' + rdot f' g' - rdot d' g'.
Proof.
transitivity (rdot n' n' - (- rdot f' g' + rdot d' g')); last by ring.
exactly (face_weight0 (C := expr_operations) Y D F).
Qed.

Lemma height_exact : double_value (face_height y d f) = rdot n' y'.
Proof. exactly (face_height (C := expr_operations) Y D F). Qed.

Theorem face_weights_right (g1 := - rdot f' g' / rdot n' n') (g2 := rdot d' g' / rdot n' n') (m := norm1 d' + norm1 f')
    (zero := dyadic 0 0) (inverse := fl (dyadic 1 0 / face_square d f))
    (x1 := (filter_formulas.face_weight1 y d f * inverse + dyadic 1 0)%D)
    (x2 := (filter_formulas.face_weight2 y d f * inverse + dyadic 1 0)%D)
    (tau := ((dyadic 5 (-2) * (zero + zero) * inverse + dyadic 1 (-50)) * (norm d + norm f))%D) :
  0 < - rdot f' g' -> 0 < rdot d' g' -> 0 < rdot n' n' + rdot f' g' - rdot d' g' ->
  norm d <= bpow radix2 243 -> norm f <= bpow radix2 243 ->
  [/\ 1 <= x1 <= 2 /\ double_value (x1 - dyadic 1 0)%D = x1 - 1, 1 <= x2 <= 2 /\ double_value (x2 - dyadic 1 0)%D = x2 - 1,
    norm1 d' <= 1.247 * norm d /\ norm1 f' <= 1.247 * norm f, x1 + x2 <= 3.00001
    & Rabs (x1 - 1 - g1) * m <= tau /\ Rabs (x2 - 1 - g2) * m <= tau].
Proof.
move=> p1 p2 p0 range_d range_f; have S0 : 0 < rdot n' n' by lra.
have i1 : integral e 4 (2 ^ 52) (filter_formulas.face_weight1 y d f).
  by integrally (filter_formulas.face_weight1 (C := expr_operations) Y D F) face_weight1_exact 4%Z.
have i2 : integral e 4 (2 ^ 52) (filter_formulas.face_weight2 y d f).
  by integrally (filter_formulas.face_weight2 (C := expr_operations) Y D F) face_weight2_exact 4%Z.
have iS : integral e 4 (2 ^ 52) (face_square d f) by integrally (face_square (C := expr_operations) D F) face_square_exact 4%Z.
have id : integral e 2 (2 ^ 52) (edge_square d) by integrally (edge_square (C := expr_operations) D) square_exact 2%Z.
have i0 : integral e 2 (2 ^ 52) 0 by exists 0%Z; [lia | ring].
have d0 : 0 < rdot d' d'.
  case: (Rle_lt_or_eq_dec _ _ (rdot_ge0 d')) => // z; exfalso.
  have lagrange : rdot n' n' = rdot d' d' * rdot f' f' - rdot d' f' * rdot d' f' by rewrite /n' /rdot /=; ring.
  by move: S0; rewrite lagrange -z Rmult_0_l; have := square_ge0 (rdot d' f'); lra.
have low := integral_step _ _ _ _ i0 id; rewrite square_exact in low.
have [n1 n0] := norm1_norm d; have [m1 m0] := norm1_norm f; rewrite d_exact in n1; rewrite f_exact in m1.
have le_d : norm d <= (norm d + norm f)%D by apply: add_ge.
have [_ lower] := add_lower _ _ n0 m0; rewrite u64_val in lower.
have nlow : bpow radix2 (-900) <= (norm d + norm f)%D.
  by apply: Rle_trans le_d; apply: (norm_low d d' d_exact); lra.
have s2 : face_square d f <= bpow radix2 1000.
  have /Rabs_le_inv[_ h] := dot_norm (face_normal d f); apply: (square_range _ (norm (face_normal d f)) 488 ltac:(lia) _ h).
  split; first exact: (proj2 (norm1_norm _)).
  have := normal_size d f; have e1 := eta_unit.
  have h' : norm d * norm f <= bpow radix2 243 * bpow radix2 243 by apply: Rmult_le_compat.
  rewrite -bpow_plus (_ : (243 + 243 = 486)%Z) // in h'.
  have t1 : 1 <= bpow radix2 486 by apply: (bpow_le radix2 0 486); lia.
  rewrite (bpow_plus radix2 2 486) (_ : bpow radix2 2 = 4) //.
  by move: (bpow radix2 486) h' t1 => q *; lra.
have hm : 0 <= m <= 1.247 * (norm d + norm f)%D.
  by have := proj2 (rdot_norm1 d'); have := proj2 (rdot_norm1 f'); rewrite /m; lra.
have [w1 w2 wS] : [/\ double_value (filter_formulas.face_weight1 y d f) = - rdot f' g',
    double_value (filter_formulas.face_weight2 y d f) = rdot d' g' & double_value (face_square d f) = rdot n' n'].
  by rewrite face_weight1_exact face_weight2_exact face_square_exact.
have E1 : - rdot f' g' = g1 * rdot n' n' by rewrite /g1; field; lra.
have E2 : rdot d' g' = g2 * rdot n' n' by rewrite /g2; field; lra.
have [x11 e1 wx1 wrong1] := weight_right _ _ _ g1 m 4 i1 iS s2 ltac:(lra) ltac:(lra) ltac:(by rewrite w1 wS) nlow hm.
have [x21 e2 wx2 wrong2] := weight_right _ _ _ g2 m 4 i2 iS s2 ltac:(lra) ltac:(lra) ltac:(by rewrite w2 wS) nlow hm.
split=> //; first by split; lra.
apply: (Rmult_le_reg_r (face_square d f)); first by rewrite wS.
move: wx1 wx2; rewrite -/x1 -/x2 w1 w2 wS => /Rabs_le_inv k1 /Rabs_le_inv k2.
by lra.
Qed.

(** ** Directions *)

(** Products with all points of the grid are exact. *)
Definition sweepable (v : point) (v' : vec R) : Prop :=
  forall p, gridded e p -> double_value (dot v p) = rdot v' (stored p).

Let P : vec expr := X 7%nat.

Let points_and p : gridded e p -> forall x, In x (a0 :: b0 :: a1 :: b1 :: a2 :: b2 :: t :: p :: nil) -> gridded e x.
Proof.
move=> hp x hx; case: (in_app_or (a0 :: b0 :: a1 :: b1 :: a2 :: b2 :: t :: nil) (p :: nil) x hx); first exact: points.
by case=> [<-|[]].
Qed.

Local Ltac sweeps E :=
  let p := fresh in let hp := fresh in let H := fresh in
  intros p hp; pose proof (formula_exact _ E (points_and p hp)) as H;
  unfold y, y', Y in *; clear y y' Y; destruct moves; (refine (H _); vm_compute; reflexivity).

Lemma y_sweepable : sweepable y y'.
Proof. sweeps (dot (C := expr_operations) Y P). Qed.

Lemma direction_sweepable : sweepable (edge_direction y d) (rcross d' (rcross y' d')).
Proof. sweeps (dot (C := expr_operations) (edge_direction (C := expr_operations) Y D) P). Qed.

Lemma normal_sweepable : sweepable (face_normal d f) n'.
Proof.
move=> p hp; refine (formula_exact _ (dot (C := expr_operations) (face_normal (C := expr_operations) D F) P) (points_and p hp) _).
by vm_compute.
Qed.

(** In the plane: the edge, turned. *)
Lemma turned_sweepable side : sweepable (turned side d) (turned_exact (side_sign side) d').
Proof.
move=> p hp; have z : double_value (dyadic 0 0) = 0 by rewrite dyadicE // Rmult_0_l.
have z3 : double_value (vz (turned side d)) = 0 by case: (side); exact: z.
rewrite (dot_flat _ _ z3) {z3}.
case: side; rewrite [vx (turned _ _)]/= [vy (turned _ _)]/=.
  transitivity (vy d' * vx p + - vx d' * vy p); last by rewrite /rdot /=; ring.
  by have := formula_exact _ (Add (Mul (vy D) (vx P)) (Mul (Opp (vx D)) (vy P))) (points_and p hp) eq_refl.
transitivity (- vy d' * vx p + vx d' * vy p); last by rewrite /rdot /=; ring.
by have := formula_exact _ (Add (Mul (Opp (vy D)) (vx P)) (Mul (vx D) (vy P))) (points_and p hp) eq_refl.
Qed.

(** ** Signs of the origin inside *)

Let Q k l : vec expr := moved (C := expr_operations) (X k) (X l) (X 6%nat).

Lemma determinant_exact :
  double_value (determinant (C := binary64_operations) (moved a0 b0 t) (moved a1 b1 t) (moved a2 b2 t)) =
  det (moved_exact a0 b0 t) (moved_exact a1 b1 t) (moved_exact a2 b2 t).
Proof. plainly (determinant (C := expr_operations) (Q 0 1) (Q 2 3) (Q 4 5)). Qed.

Lemma product_exact (p := moved (C := binary64_operations) a0 b0 t) (q := moved (C := binary64_operations) a1 b1 t) :
  double_value (vx p * vy q - vx q * vy p)%D =
  vx (moved_exact a0 b0 t) * vy (moved_exact a1 b1 t) - vx (moved_exact a1 b1 t) * vy (moved_exact a0 b0 t).
Proof. plainly (Sub (Mul (vx (Q 0 1)) (vy (Q 2 3))) (Mul (vx (Q 2 3)) (vy (Q 0 1)))). Qed.

End Exact.
