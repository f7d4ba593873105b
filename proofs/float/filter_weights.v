(** * The weights and directions of the filter in space

    What the class [Filter3] computes of a simplex of one, two, three and four
    points y = a - b + t, in its order of evaluation, and what it has proved if
    each test succeeds.  [d] and [f] are edges from y0. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model.

Local Open Scope R_scope.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation err_cross := (error_cross binary64 U TINY U_TINY U_enough TINY_enough).
Local Notation err_dot := (error_dot binary64 U TINY U_TINY U_enough TINY_enough).

(** ** Differences *)

Section Differences.

Variables (a b t : point).
Local Notation still := (still a b).
Local Notation still_error := (still_error a b).
Local Notation moved := (moved a b t).
Local Notation moved_error := (moved_error a b t).

(** Without a translation: y = a - b. *)
Definition still_exact : vec R := rsub (stored a) (stored b).

Lemma still_known : known (norm still) still_error still still_exact.
Proof. exact: (error_difference _ _ _ U_TINY U_enough _ _ _ (norm_at_most _)). Qed.

(** With the translation t: y = (a - b) + t. *)
Definition moved_exact : vec R := radd (rsub (stored a) (stored b)) (stored t).

Lemma moved_known : known (norm moved) moved_error moved moved_exact.
Proof.
exact: (error_translated _ _ _ U_TINY U_enough _ _ _ _ _ (norm_at_most _) (norm_at_most _)).
Qed.

End Differences.

(** An edge (a1 - a0) - (b1 - b0). *)
Section EdgeVector.

Variables (a1 a0 b1 b0 : point).
Local Notation edge := (edge a1 a0 b1 b0).
Local Notation edge_error := (edge_error a1 a0 b1 b0).

Definition edge_exact : vec R :=
  rsub (rsub (stored a1) (stored a0)) (rsub (stored b1) (stored b0)).

Lemma edge_known : known (norm edge) edge_error edge edge_exact.
Proof.
exact: (error_edge _ _ _ U_TINY U_enough _ _ _ _ _ _ _ (norm_at_most _) (norm_at_most _)
  (norm_at_most _)).
Qed.

End EdgeVector.

(** ** Rounded squares *)

(** The square of a vector against its bound: this pays for the rounding of the
    differences below. *)
Lemma square_small (X E : double) (x : point) x' : known X E x x' ->
  u64 * Rabs (double_value (dot x x)) <= 0.31 * bound_dot U TINY X E X E.
Proof.
move=> hx; have [X0 E0] := known_ge0 _ _ _ _ _ hx.
have := dot_lower U TINY U_TINY X E X E X0 E0 X0 E0.
have hX : at_most X x by case: hx => -[? _] [? _] [? _].
have hs := known_stored _ _ _ hX.
have := dot_error binary64 U TINY U_TINY U_enough TINY_enough _ _ _ _ _ _ _ _ hs hs.
have : Rabs (rdot (stored x) (stored x)) <= X * norm1 (stored x) by case: hX => *; apply: rdot_le.
have norm3 : X * norm1 (stored x) <= X * (3 * X).
  by apply: Rmult_le_compat_l => //; case: hX; rewrite /norm1 /=; lra.
have tl := tiny_large U TINY U_TINY; have e0 := eta64_gt0; have w := u64_val.
have XX := Rmult_le_pos _ _ X0 X0; have XE := Rmult_le_pos _ _ X0 E0.
have EE := Rmult_le_pos _ _ E0 E0.
rewrite !Rmult_0_r !Rplus_0_r U_val; change (value (dot x x)) with (double_value (dot x x)).
move: (double_value (dot x x)) (rdot _ _) (double_value (bound_dot _ _ _ _ _ _)) => s r b.
move: (double_value TINY) tl => t tl /Rabs_le_inv h1 /Rabs_le_inv h2.
have : Rabs s <= 3.0001 * (X * X) + t by apply: Rabs_le; move: h1 h2; rewrite w; lra.
by rewrite w; lra.
Qed.

(** The rounding of r = fl(x - y), relative to r. *)
Lemma sub_error (x y : double) :
  Rabs ((x - y)%D - (x - y)) <= u64 * Rabs (x - y)%D.
Proof. exact: (sub_near_computed binary64 x y). Qed.

Lemma add_error (x y : double) :
  Rabs ((x + y)%D - (x + y)) <= u64 * Rabs (x + y)%D.
Proof. exact: (add_near_computed binary64 x y). Qed.

(** ** The edge *)

Section Edge.

(** y is y0, d the edge, both with their bounds. *)
Variables (y d : point) (y' d' : vec R) (ey ed : double).
Hypothesis hy : known (norm y) ey y y'.
Hypothesis hd : known (norm d) ed d d'.

Local Notation edge_weight1 := (edge_weight1 y d).
Local Notation edge_bound1 := (edge_bound1 y d ey ed).
Local Notation edge_square := (edge_square d).
Local Notation edge_bound_square := (edge_bound_square d ed).
Local Notation edge_weight0 := (edge_weight0 y d).
Local Notation edge_bound0 := (edge_bound0 y d ey ed).
Local Notation edge_cross := (edge_cross y d).
Local Notation edge_cross_error := (edge_cross_error y d ey ed).
Local Notation edge_direction := (edge_direction y d).
Local Notation edge_direction_error := (edge_direction_error y d ey ed).


Definition edge_test : Prop := edge_bound1 < edge_weight1 /\ edge_bound0 < edge_weight0.

(** Both weights, times d.d, are positive. *)
Theorem edge_weights : edge_test -> 0 < - rdot y' d' /\ 0 < rdot d' d' + rdot y' d'.
Proof.
move=> [test1]; rewrite /edge_bound0 /edge_weight0 => test2.
have w1 : Rabs (- edge_weight1 - rdot y' d') <= edge_bound1.
  by rewrite /edge_weight1 doppE Ropp_involutive; apply: err_dot.
have ws : Rabs (edge_square - rdot d' d') <= edge_bound_square by apply: err_dot.
have small : u64 * Rabs edge_square <= 0.31 * edge_bound_square := square_small _ _ _ _ hd.
have b0 : 0 <= edge_bound1 by apply: Rle_trans w1; apply: Rabs_pos.
have bs0 : 0 <= edge_bound_square by apply: Rle_trans ws; apply: Rabs_pos.
have [t0 t] : 0 <= (dyadic 2 0 * edge_bound_square)%D /\
    (dyadic 2 0 * edge_bound_square)%D = 2 * edge_bound_square :> R.
  by rewrite twiceE; split => //; lra.
have [_ low] := add_lower _ _ b0 t0; have r := sub_error edge_square edge_weight1.
move: test1 test2 w1 ws small r low; rewrite t u64_val.
move: (double_value edge_bound1) (double_value edge_bound_square) b0 bs0 => b bs b0 bs0.
move: (double_value edge_weight1) (double_value edge_square) (rdot _ _) (rdot _ _) => p s e f.
move: (double_value (_ - _)%D) (double_value (_ + _)%D) => r c.
move=> test1 test2 /Rabs_le_inv w1 /Rabs_le_inv ws small /Rabs_le_inv.
have s0 := Rle_abs s => rr low; rewrite (Rabs_pos_eq r) in rr; first by lra.
by split; lra.
Qed.


(** The direction d x (y x d) is known up to its bound. *)
Theorem edge_direction_known :
  known (norm edge_direction) edge_direction_error edge_direction (rcross d' (rcross y' d')).
Proof.
apply: err_cross; last exact: norm_at_most.
  exact: hd.
by apply: err_cross; last exact: norm_at_most.
Qed.

End Edge.

(** ** The face *)

Section Face.

Variables (y d f : point) (y' d' f' : vec R) (ey ed ef : double).
Hypothesis hy : known (norm y) ey y y'.
Hypothesis hd : known (norm d) ed d d'.
Hypothesis hf : known (norm f) ef f f'.

Local Notation face_normal := (face_normal d f).
Local Notation face_normal_error := (face_normal_error d f ed ef).
Local Notation face_g := (face_g y d f).
Local Notation face_g_error := (face_g_error y d f ey ed ef).
Local Notation face_weight1 := (face_weight1 y d f).
Local Notation face_weight2 := (face_weight2 y d f).
Local Notation face_bound := (face_bound y d f ey ed ef).
Local Notation face_square := (face_square d f).
Local Notation face_bound_square := (face_bound_square d f ed ef).
Local Notation face_weight0 := (face_weight0 y d f).
Local Notation face_bound0 := (face_bound0 y d f ey ed ef).
Local Notation face_height := (face_height y d f).
Local Notation face_bound_height := (face_bound_height y d f ey ed ef).


Theorem face_normal_known :
  known (norm face_normal) face_normal_error face_normal (rcross d' f').
Proof. by apply: err_cross; last exact: norm_at_most. Qed.


Lemma face_g_known : known (norm face_g) face_g_error face_g (rcross (rcross d' f') y').
Proof. by apply: err_cross; [exact: face_normal_known | exact: hy | exact: norm_at_most]. Qed.


Definition face_test : Prop :=
  [/\ face_bound < face_weight1, face_bound < face_weight2 & face_bound0 < face_weight0].

(** All three weights, times n.n, are positive. *)
Theorem face_weights (n' := rcross d' f') (g' := rcross n' y') : face_test ->
  [/\ 0 < - rdot f' g', 0 < rdot d' g' & 0 < rdot n' n' + rdot f' g' - rdot d' g'].
Proof.
move=> [test1 test2]; rewrite /face_bound0 /face_weight0 => test3.
have [D0 ed0] := known_ge0 _ _ _ _ _ hd; have [F0 ef0] := known_ge0 _ _ _ _ _ hf.
have le_d : norm d <= (norm d + norm f)%D by apply: add_ge.
have le_f : norm f <= (norm d + norm f)%D by rewrite addE Rplus_comm -addE; apply: add_ge.
have le_ed : ed <= (ed + ef)%D by apply: add_ge.
have le_ef : ef <= (ed + ef)%D by rewrite addE Rplus_comm -addE; apply: add_ge.
have w1 : Rabs (- face_weight1 - rdot f' g') <= face_bound.
  rewrite /face_weight1 doppE Ropp_involutive; apply: err_dot face_g_known.
  exact: known_le le_f le_ef hf.
have w2 : Rabs (face_weight2 - rdot d' g') <= face_bound.
  by apply: err_dot face_g_known; apply: known_le le_d le_ed hd.
have ws : Rabs (face_square - rdot n' n') <= face_bound_square.
  by apply: err_dot; apply: face_normal_known.
have small : u64 * Rabs face_square <= 0.31 * face_bound_square.
  exact: square_small face_normal_known.
have b0 : 0 <= face_bound by apply: Rle_trans w1; apply: Rabs_pos.
have bs0 : 0 <= face_bound_square by apply: Rle_trans ws; apply: Rabs_pos.
have two (x : double) : 0 <= x -> 0 <= (dyadic 2 0 * x)%D by rewrite twiceE; lra.
have [_ low] := add_lower _ _ (two _ b0) (two _ bs0); rewrite !twiceE in low.
have r := sub_error face_square (face_weight1 + face_weight2)%D.
have W := add_error face_weight1 face_weight2.
move: test1 test2 test3 w1 w2 ws small r W low; rewrite u64_val.
move: (double_value face_bound) (double_value face_bound_square) b0 bs0 => b bs b0 bs0.
move: (double_value (face_square - _)%D) (double_value (_ * _ + _ * _)%D) => r c.
move: (double_value (_ + _)%D) => W.
move: (double_value face_weight1) (double_value face_weight2) (double_value face_square).
move=> p q s; move: (rdot _ _) (rdot _ _) (rdot _ _) => e h i.
move=> test1 test2 test3 /Rabs_le_inv w1 /Rabs_le_inv w2 /Rabs_le_inv ws small rr WW low.
have s0 := Rle_abs s.
have r0 : 0 < r by lra.
rewrite (Rabs_pos_eq r) in rr; first by lra.
have W0 : 0 <= W.
  move: WW; rewrite {2}/Rabs; case: Rcase_abs => neg; last by lra.
  by move=> /Rabs_le_inv; lra.
rewrite (Rabs_pos_eq W) // in WW; move: rr WW => /Rabs_le_inv rr /Rabs_le_inv WW.
rewrite (Rabs_pos_eq s) in small; first by lra.
by split; lra.
Qed.

(** The height of the face: its sign decides on which side the origin is. *)

Lemma face_height_error :
  Rabs (face_height - rdot (rcross d' f') y') <= face_bound_height.
Proof. by apply: err_dot; [exact: face_normal_known | exact: hy]. Qed.

Theorem face_height_positive : face_bound_height < face_height -> 0 < rdot (rcross d' f') y'.
Proof. by have := face_height_error; move=> /Rabs_le_inv ? ?; lra. Qed.

Theorem face_height_negative : face_bound_height < - face_height -> rdot (rcross d' f') y' < 0.
Proof. by have := face_height_error; move=> /Rabs_le_inv ? ?; lra. Qed.

End Face.

(** ** Four points *)

Section Inside.

(** [Y] bounds the coordinates, [E] their errors; both are for all four points. *)
Variables (Y E : double).
Local Notation cross_size := (cross_size Y).
Local Notation determinant_bound := (determinant_bound Y E).
Definition det (p q r : vec R) : R := rdot p (rcross q r).

Lemma cross_size_lower : 0 <= Y -> 2.1 * (Y * Y) + TINY / 2 <= cross_size.
Proof.
move=> Y0; have [p0 p] := mul_lower Y Y Y0 Y0; have YY := Rmult_le_pos _ _ Y0 Y0.
have cE : double_value (dyadic 17 (-3)) = 2.125 by rewrite dyadicE //=; lra.
have [||q0 q] := mul_lower (dyadic 17 (-3)) (Y * Y)%D; rewrite ?cE; try lra.
have tl := tiny_large U TINY U_TINY; have e0 := eta64_gt0; have w := u64_val.
have [|_] := add_lower _ TINY q0; first by lra.
apply: Rle_trans; rewrite cE in q; move: p q; rewrite w.
by move: (double_value (_ * (_ * _))%D) (double_value (_ * _)%D) => r s; lra.
Qed.

Lemma cross_size_coordinate (a b c d : double) :
  Rabs a <= Y -> Rabs b <= Y -> Rabs c <= Y -> Rabs d <= Y ->
  Rabs (a * b - c * d)%D <= cross_size.
Proof.
move=> ha hb hc hd; have Y0 : 0 <= Y by apply: Rle_trans ha; apply: Rabs_pos.
have low := cross_size_lower Y0.
have self (x : double) : Rabs x <= Y -> coordinate (A := binary64) Y 0 x x.
  by split=> //; rewrite Rminus_diag_eq // Rabs_R0; exact: Rle_refl.
have := cross_coordinate binary64 U TINY U_TINY U_enough TINY_enough
  _ _ _ _ _ _ _ _ _ _ _ _ (self a ha) (self b hb) (self c hc) (self d hd).
rewrite !Rmult_0_r !Rplus_0_r Rmult_0_r Rplus_0_r => err.
have := product binary64 _ _ _ _ ha hb; have := product binary64 _ _ _ _ hc hd.
have YY := Rmult_le_pos _ _ Y0 Y0; have u1 := u_small U TINY U_TINY.
have uY : U * (Y * Y) <= / 1048576 * (Y * Y) by apply: Rmult_le_compat_r.
move: err; rewrite -![value _]/(double_value _).
move: (double_value (_ - _)%D) (double_value TINY) low => r t low.
move=> /Rabs_le_inv ? /Rabs_le_inv ? /Rabs_le_inv ?.
by apply: Rabs_le; lra.
Qed.

Lemma cross_size_ge (q r : point) (q' r' : vec R) : known Y E q q' -> known Y E r r' ->
  at_most cross_size (cross q r).
Proof.
by move=> [[a _] [b _] [c _]] [[d _] [e _] [f _]]; split; apply: cross_size_coordinate.
Qed.

Theorem determinant_error (p q r : point) (p' q' r' : vec R) :
  known Y E p p' -> known Y E q q' -> known Y E r r' ->
  Rabs (determinant p q r - det p' q' r') <= determinant_bound.
Proof.
move=> hp hq hr; apply: err_dot; first exact: hp.
by apply: err_cross; [exact: hq | exact: hr | exact: cross_size_ge hq hr].
Qed.

End Inside.

(** The bounds Y and E of the four points a - b + t: z is at least the norms of the
    differences a - b. *)
Section InsideBounds.

Variables (z : double) (t : point).
Local Notation inside_size := (inside_size z t).
Local Notation inside_error := (inside_error z t).


Lemma inside_at_most (a b : point) : at_most z (vsub a b) -> at_most inside_size (moved a b t).
Proof.
have [t1 t2 t3] := norm_at_most t; move=> [h1 h2 h3].
have z0 : 0 <= z by apply: Rle_trans h1; apply: Rabs_pos.
have t0 : 0 <= norm t by apply: Rle_trans t1; apply: Rabs_pos.
have [s0 _] := add_lower z (norm t) z0 t0.
have large : (z + norm t)%D <= inside_size.
  rewrite -{1}(rounded_id _ (double_format (z + norm t)%D)); apply: rounded_le.
  rewrite dyadicE // -{1}(Rmult_1_r (double_value _)).
  by apply: Rmult_le_compat_l => //; rewrite /=; lra.
have one (x c : double) : Rabs x <= z -> Rabs c <= norm t -> Rabs (x + c)%D <= inside_size.
  move=> hx hc; apply: Rle_trans large; apply: Rabs_le.
  have /Rabs_le_inv b1 := hx; have /Rabs_le_inv b2 := hc.
  split; last by apply: rounded_le; lra.
  rewrite addE /rounded -round_NE_opp; apply: round_le; lra.
by split; apply: one.
Qed.

Theorem inside_known (a b : point) : at_most z (vsub a b) ->
  known inside_size inside_error (moved a b t) (moved_exact a b t).
Proof.
move=> hz; apply: (error_translated _ _ _ U_TINY U_enough _ _ _ _ _ hz).
exact: inside_at_most.
Qed.

End InsideBounds.
