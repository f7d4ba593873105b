(** * The error of images

    Bodies under poses: the vertices of an image are computed as M p with rounded entries
    m of M, and the translation of the pair is rounded, too.  What the class [ErrorBounds]
    calls [image] bounds the first; what [Candidate] adds to the bounds of a pair of
    vertices and of an edge pays for both; and the sweep of [FilterSweep] over the body
    itself, in the direction M^T v, has a direction that is known up to [dot]. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model filter_weights.

Local Open Scope R_scope.

(** ** The formulas *)

(** A matrix by its rows. *)
Record matrix (T : Type) := Matrix { row1 : vec T; row2 : vec T; row3 : vec T }.
Arguments Matrix {T}.
Arguments row1 {T}.
Arguments row2 {T}.
Arguments row3 {T}.

Definition transposed (T : Type) (m : matrix T) : matrix T :=
  Matrix (Vec (vx (row1 m)) (vx (row2 m)) (vx (row3 m)))
    (Vec (vy (row1 m)) (vy (row2 m)) (vy (row3 m))) (Vec (vz (row1 m)) (vz (row2 m)) (vz (row3 m))).
Arguments transposed {T}.

Section Formulas.

Variable C : operations.
Local Open Scope double_scope.

Definition bound_image (u tiny row wrong p : number C) : number C :=
  constant 4 0 * u * (row * p) + constant 25 (-3) * (wrong * p) + tiny.

(** What images add to the error of a pair of vertices, and of an edge: [error] is the sum
    of those of the two images, [wrong] that of the translation. *)
Definition placed_point_error (error wrong : number C) : number C :=
  constant 17 (-4) * (error + wrong).
Definition placed_edge_error (error : number C) : number C := constant 17 (-3) * error.

(** The vertex of an image, and M^T v. *)
Definition image (m : matrix (number C)) (p : vec (number C)) : vec (number C) :=
  Vec (dot (row1 m) p) (dot (row2 m) p) (dot (row3 m) p).
Definition turned (m : matrix (number C)) (v : vec (number C)) : vec (number C) :=
  image (transposed m) v.

End Formulas.

Arguments bound_image {C}.
Arguments placed_point_error {C}.
Arguments placed_edge_error {C}.
Arguments image {C}.
Arguments turned {C}.

(** ** A coordinate of M p *)

Section Image.

Variables (A : arithmetic) (u tiny : double).
Hypothesis ut : parameters u tiny.
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis tiny_enough : 64 * underflow_unit A <= tiny.

Lemma image_lower (row wrong p : double) : 0 <= row -> 0 <= wrong -> 0 <= p ->
  3.9 * (u * (row * p)) + 3.1 * (wrong * p) + tiny / 2 <= bound_image u tiny row wrong p.
Proof.
move=> r0 e0 p0; rewrite /bound_image.
have [||||s0 s] := first_term u tiny ut 4 0 4 row p _ _ r0 p0 => //; try by rewrite /=; lra.
have [q0 q] := mul_lower wrong p e0 p0.
have dE : double_value (dyadic 25 (-3)) = 3.125 by rewrite dyadicE //=; lra.
have [||t0 t] := mul_lower (dyadic 25 (-3)) (wrong * p)%D; rewrite ?dE; try lra.
have [_] := total u tiny ut _ _ s0 t0; apply: Rle_trans.
have tl := tiny_large u tiny ut; have h0 := eta64_gt0; have w := u64_val.
have u0 := u_pos u tiny ut.
have P := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ r0 p0).
have X := Rmult_le_pos _ _ e0 p0.
by move: s t q; rewrite dE w; lra.
Qed.

(** [row] is at least the sum of the magnitudes of m, up to its rounding. *)
Theorem error_image (row wrong P : double) (m p : vec (number A)) (m' : vec R) :
  norm1 (stored m) * (1 - 3 * u64) <= row -> 0 <= wrong ->
  Rabs (vx (stored m) - vx m') <= wrong -> Rabs (vy (stored m) - vy m') <= wrong ->
  Rabs (vz (stored m) - vz m') <= wrong -> at_most P p ->
  Rabs (value (dot m p) - rdot m' (stored p)) <= bound_image u tiny row wrong P.
Proof.
move=> hrow wrong0 mx my mz hp; have [px py pz] := hp.
have P0 : 0 <= P by apply: Rle_trans px; apply: Rabs_pos.
have n0 := norm1_ge0 (stored m); have w := u64_val.
have row0 : 0 <= row by apply: Rle_trans hrow; apply: Rmult_le_pos => //; lra.
apply: Rle_trans (image_lower row wrong P row0 wrong0 P0).
have u0 := u_pos u tiny ut; have u1 := u_small u tiny ut; have eta0 := underflow_ge0 A.
have := dot_rounding u u_enough u1 m p.
have := mass_le P p (stored m) hp.
have : Rabs (rdot (rsub (stored m) m') (stored p)) <= wrong * norm1 (stored p).
  by apply: rdot_le.
have : wrong * norm1 (stored p) <= wrong * (3 * P).
  by apply: Rmult_le_compat_l => //; rewrite /norm1 /=; lra.
have -> : value (dot m p) - rdot m' (stored p) = value (dot m p) - rdot (stored m) (stored p) +
  rdot (rsub (stored m) m') (stored p) by rewrite /rdot /=; ring.
have m0 := mass_ge0 (stored m) (stored p).
move: (value (dot m p) - _) (rdot (rsub _ _) _) => s r h3 h2 h1 h0.
have PN : P * norm1 (stored m) <= 1.0001 * (row * P).
  have -> : 1.0001 * (row * P) = P * (1.0001 * row) by ring.
  by apply: Rmult_le_compat_l => //; move: hrow; rewrite w; lra.
have um : u * mass (stored m) (stored p) <= u * (1.0001 * (row * P)).
  by apply: Rmult_le_compat_l; lra.
have uRP := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ row0 P0).
have tl := tiny_large u tiny ut; have e0 := eta64_gt0; have wP := Rmult_le_pos _ _ wrong0 P0.
by move: h0 h2 => /Rabs_le_inv h0 /Rabs_le_inv h2; apply: Rabs_le; lra.
Qed.

End Image.

(** ** A placement *)

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation err_dot := (error_dot binary64 U TINY U_TINY U_enough TINY_enough).
Local Notation err_image := (error_image binary64 U TINY U_TINY U_enough TINY_enough).

Definition mapply (m : matrix R) (p : vec R) : vec R :=
  Vec (rdot (row1 m) p) (rdot (row2 m) p) (rdot (row3 m) p).

Lemma transposed_adjoint (m : matrix R) p v : rdot (mapply m p) v = rdot p (mapply (transposed m) v).
Proof. by rewrite /rdot /mapply /rdot /=; ring. Qed.

Lemma mapply_sub (m : matrix R) p q : mapply m (rsub p q) = rsub (mapply m p) (mapply m q).
Proof. by rewrite /mapply /rsub /rdot /=; congr Vec; ring. Qed.

(** What the class [Placement] stores of the exact M': rounded entries, how wrong they may
    be, and the largest of the rounded sums of a row. *)
Definition entries_near (wrong : R) (m : vec double) (m' : vec R) : Prop :=
  [/\ Rabs (vx m - vx m') <= wrong, Rabs (vy m - vy m') <= wrong & Rabs (vz m - vz m') <= wrong].

Definition placement (m : matrix double) (m' : matrix R) (row wrong : double) : Prop :=
  [/\ entries_near wrong (row1 m) (row1 m'), entries_near wrong (row2 m) (row2 m'),
      entries_near wrong (row3 m) (row3 m')
    & [/\ norm (row1 m) <= row, norm (row2 m) <= row & norm (row3 m) <= row]].

Section Placed.

Variables (m : matrix double) (m' : matrix R) (row wrong : double).
Hypothesis placed : placement m m' row wrong.

Lemma wrong_ge0 : 0 <= wrong.
Proof. by case: placed => -[h _ _] _ _ _; apply: Rle_trans h; apply: Rabs_pos. Qed.

(** Each coordinate differs by at most e. *)
Definition within (e : R) (x : point) (x' : vec R) : Prop :=
  [/\ Rabs (vx x - vx x') <= e, Rabs (vy x - vy x') <= e & Rabs (vz x - vz x') <= e].

Theorem image_within (P : double) (p : point) : at_most P p ->
  within (bound_image U TINY row wrong P) (image m p) (mapply m' (stored p)).
Proof.
move=> hp; have e0 := wrong_ge0; case: placed => -[a1 a2 a3] [b1 b2 b3] [c1 c2 c3] [n1 n2 n3].
by split; apply: err_image => //; apply: Rle_trans (norm_lower _) _.
Qed.

Theorem turned_known (V Ev : double) (v : point) (v' : vec R) : known V Ev v v' ->
  known (norm (turned m v)) (bound_dot U TINY row wrong V Ev) (turned m v)
    (mapply (transposed m') v').
Proof.
move=> hv; have [n1 n2 n3] := norm_at_most (turned m v).
case: placed => -[a1 a2 a3] [b1 b2 b3] [c1 c2 c3] [r1 r2 r3].
have [p1 p2 p3] := norm_at_most (row1 m); have [q1 q2 q3] := norm_at_most (row2 m).
have [s1 s2 s3] := norm_at_most (row3 m).
have le x n : Rabs x <= n -> n <= row -> Rabs x <= row by move=> h; apply: Rle_trans.
by split; split => //; apply: err_dot hv; split; split => //=; eauto.
Qed.

End Placed.

(** ** A pair of vertices, and an edge *)

(** What is added, as it is computed. *)
Lemma point_error_lower (ea eb wrong : double) : 0 <= ea -> 0 <= eb -> 0 <= wrong ->
  0 <= placed_point_error (ea + eb)%D wrong /\
  1.06 * (ea + eb + wrong) - eta64 <= placed_point_error (ea + eb)%D wrong.
Proof.
move=> a0 b0 w0; have [r0 r] := add_lower ea eb a0 b0; have [s0 s] := add_lower _ wrong r0 w0.
have dE : double_value (dyadic 17 (-4)) = 1.0625 by rewrite dyadicE //=; lra.
have [|p0 p] := mul_lower (dyadic 17 (-4)) _ _ s0; first by rewrite dE; lra.
by split => //; apply: Rle_trans p; rewrite dE; move: r s; rewrite u64_val; lra.
Qed.

Lemma edge_error_lower (ea eb : double) : 0 <= ea -> 0 <= eb ->
  0 <= placed_edge_error (ea + eb)%D /\
  2.1 * (ea + eb) - eta64 <= placed_edge_error (ea + eb)%D.
Proof.
move=> a0 b0; have [r0 r] := add_lower ea eb a0 b0.
have dE : double_value (dyadic 17 (-3)) = 2.125 by rewrite dyadicE //=; lra.
have [|p0 p] := mul_lower (dyadic 17 (-3)) _ _ r0; first by rewrite dE; lra.
by split => //; apply: Rle_trans p; rewrite dE; move: r; rewrite u64_val; lra.
Qed.

Lemma sub_computed (x y : double) : Rabs ((x - y)%D - (x - y)) <= u64 * Rabs (x - y)%D.
Proof. exact: (sub_near_computed binary64 x y). Qed.

Lemma add_computed (x y : double) : Rabs ((x + y)%D - (x + y)) <= u64 * Rabs (x + y)%D.
Proof. exact: (add_near_computed binary64 x y). Qed.

Lemma computed_at_most (s : R) (r B : R) : Rabs (r - s) <= u64 * Rabs r -> Rabs r <= B ->
  Rabs (r - s) <= u64 * B.
Proof.
move=> h b; apply: Rle_trans h _; apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
Qed.

Section Pair.

Variables (ea eb : double).

(** One coordinate of (a - b) + t, of images known up to ea and eb. *)
Lemma placed_coordinate (z y wrong a b t : double) (a' b' t' : R) :
  Rabs (a - a') <= ea -> Rabs (b - b') <= eb -> Rabs (t - t') <= wrong ->
  Rabs (a - b)%D <= z -> Rabs (a - b + t)%D <= y ->
  coordinate (A := binary64) y
    (bound_translated U TINY z y + placed_point_error (ea + eb)%D wrong)%D
    (a - b + t)%D (a' - b' + t').
Proof.
move=> ha hb ht hz hy; split=> //.
have ea0 : 0 <= ea by apply: Rle_trans ha; apply: Rabs_pos.
have eb0 : 0 <= eb by apply: Rle_trans hb; apply: Rabs_pos.
have w0 : 0 <= wrong by apply: Rle_trans ht; apply: Rabs_pos.
have z0 : 0 <= z by apply: Rle_trans hz; apply: Rabs_pos.
have y0 : 0 <= y by apply: Rle_trans hy; apply: Rabs_pos.
have [p0 p] := point_error_lower ea eb wrong ea0 eb0 w0.
have low := translated_room U TINY U_TINY z y z0 y0; have w := u64_val; have uv := U_val.
have tl := tiny_large U TINY U_TINY; have h0 := eta64_gt0.
have zy : 0 <= U * (z + y) by apply: Rmult_le_pos; rewrite ?uv; lra.
have b0 : 0 <= bound_translated U TINY z y by lra.
have [_] := add_lower _ _ b0 p0; apply: Rle_trans.
have := computed_at_most _ _ _ (sub_computed a b) hz.
have := computed_at_most _ _ _ (add_computed (a - b)%D t) hy.
change (value (a - b + t)%D) with (double_value (a - b + t)%D).
move: (double_value (a - b)%D) (double_value (a - b + t)%D) => q r.
move=> /Rabs_le_inv h1 /Rabs_le_inv h2.
move: ha hb ht => /Rabs_le_inv ha /Rabs_le_inv hb /Rabs_le_inv ht.
by apply: Rabs_le; move: low p h1 h2; rewrite uv w; lra.
Qed.

(** One coordinate of (a1 - a0) - (b1 - b0). *)
Lemma placed_edge_coordinate (P Q D a1 a0 b1 b0 : double) (a1' a0' b1' b0' : R) :
  Rabs (a1 - a1') <= ea -> Rabs (a0 - a0') <= ea -> Rabs (b1 - b1') <= eb -> Rabs (b0 - b0') <= eb ->
  Rabs (a1 - a0)%D <= P -> Rabs (b1 - b0)%D <= Q -> Rabs (a1 - a0 - (b1 - b0))%D <= D ->
  coordinate (A := binary64) D
    (bound_edge U TINY P Q D + placed_edge_error (ea + eb)%D)%D
    (a1 - a0 - (b1 - b0))%D (a1' - a0' - (b1' - b0')).
Proof.
move=> ha1 ha0 hb1 hb0 hP hQ hD; split=> //.
have ea0 : 0 <= ea by apply: Rle_trans ha1; apply: Rabs_pos.
have eb0 : 0 <= eb by apply: Rle_trans hb1; apply: Rabs_pos.
have P0 : 0 <= P by apply: Rle_trans hP; apply: Rabs_pos.
have Q0 : 0 <= Q by apply: Rle_trans hQ; apply: Rabs_pos.
have D0 : 0 <= D by apply: Rle_trans hD; apply: Rabs_pos.
have [p0 p] := edge_error_lower ea eb ea0 eb0.
have low := edge_room U TINY U_TINY P Q D P0 Q0 D0; have w := u64_val; have uv := U_val.
have tl := tiny_large U TINY U_TINY; have h0 := eta64_gt0.
have zy : 0 <= U * (P + Q + D) by apply: Rmult_le_pos; rewrite ?uv; lra.
have bd0 : 0 <= bound_edge U TINY P Q D by lra.
have [_] := add_lower _ _ bd0 p0; apply: Rle_trans.
have := computed_at_most _ _ _ (sub_computed a1 a0) hP.
have := computed_at_most _ _ _ (sub_computed b1 b0) hQ.
have := computed_at_most _ _ _ (sub_computed (a1 - a0)%D (b1 - b0)%D) hD.
change (value (a1 - a0 - (b1 - b0))%D) with (double_value (a1 - a0 - (b1 - b0))%D).
move: (double_value (a1 - a0)%D) (double_value (b1 - b0)%D) (double_value (_ - (b1 - b0))%D) => q r s.
move=> /Rabs_le_inv h1 /Rabs_le_inv h2 /Rabs_le_inv h3.
move: ha1 ha0 hb1 hb0 => /Rabs_le_inv ha1 /Rabs_le_inv ha0 /Rabs_le_inv hb1 /Rabs_le_inv hb0.
by apply: Rabs_le; move: low p h1 h2 h3; rewrite uv w; lra.
Qed.

Theorem placed_point_known (wrong : double) (a b t : point) (a' b' t' : vec R) :
  within ea a a' -> within eb b b' -> within wrong t t' ->
  known (norm (moved a b t))
    (moved_error a b t + placed_point_error (ea + eb)%D wrong)%D (moved a b t)
    (radd (rsub a' b') t').
Proof.
move=> [a1 a2 a3] [b1 b2 b3] [t1 t2 t3].
have [z1 z2 z3] := norm_at_most (still a b); have [y1 y2 y3] := norm_at_most (moved a b t).
by split; apply: placed_coordinate.
Qed.

Theorem placed_edge_known (x1 x0 y1 y0 : point) (x1' x0' y1' y0' : vec R) :
  within ea x1 x1' -> within ea x0 x0' -> within eb y1 y1' -> within eb y0 y0' ->
  known (norm (edge x1 x0 y1 y0)) (edge_error x1 x0 y1 y0 + placed_edge_error (ea + eb)%D)%D
    (edge x1 x0 y1 y0) (rsub (rsub x1' x0') (rsub y1' y0')).
Proof.
move=> [a1 a2 a3] [b1 b2 b3] [c1 c2 c3] [d1 d2 d3].
have [p1 p2 p3] := norm_at_most (vsub x1 x0); have [q1 q2 q3] := norm_at_most (vsub y1 y0).
have [e1 e2 e3] := norm_at_most (edge x1 x0 y1 y0).
by split; apply: placed_edge_coordinate.
Qed.

End Pair.
