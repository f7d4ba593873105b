(** * From the Java text to optimality

    What the methods of [Filter3] and [Filter2] return, as they are translated, sweep
    included, is not NaN only if the point of least norm of their simplex separates, or
    the origin is inside: the theorems of [filter_correct.v] and [filter_planar.v] on the
    text itself, over rounded real numbers, for bodies at rest: under a pose the
    coordinates are rounded, of which nothing is said.  That nothing overflows, see
    [float_overflow.v]. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights filter_sweep optimality filter_correct.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_loops java_vertices java_sweep.

Local Open Scope R_scope.

(** The magnitude 1 with a sign, times a number. *)
Lemma one_times (x : double) : (dabs (dyadic 1 0) * x)%D = x.
Proof.
apply: double_eq; rewrite mulE -[double_value (dabs _)]/(Rabs _) dyadicE // Rmult_1_l Rabs_R1 Rmult_1_l.
exact: rounded_id (double_format x).
Qed.

Lemma minus_one_times (x : double) : (dopp (dabs (dyadic 1 0)) * x)%D = dopp x.
Proof.
apply: double_eq; rewrite mulE doppE -[double_value (dabs _)]/(Rabs _) dyadicE // Rmult_1_l Rabs_R1.
by rewrite (_ : - (1) * x = - x); [ring | apply: rounded_id; apply: format_opp; exact: double_format].
Qed.

Section Text.

(** NaN is some number here, of which nothing is known. *)
Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis hc : candidate none none_is a b c.
Hypothesis rest : at_rest none none_is c.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let P k := points none none_is a k.
Let Q k := points none none_is b k.
Let A' k := stored (P k).
Let B' k := stored (Q k).
Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.
Let y k := diff Z Z A' B' t' (i k) (j k).

Lemma P_index k : (0 <= k < Candidate_size c)%Z -> vertex_of M a (i k) = P (i k).
Proof. by move=> h; rewrite /P /points clip_id //; apply: (among_a _ _ _ _ _ hc). Qed.

Lemma Q_index k : (0 <= k < Candidate_size c)%Z -> vertex_of M b (j k) = Q (j k).
Proof. by move=> h; rewrite /Q /points clip_id //; apply: (among_b _ _ _ _ _ hc). Qed.

Lemma first_pair : (0 <= 0 < Candidate_size c)%Z.
Proof. by case: (one_to_three _ _ _ _ _ hc) => [->|[->|->]]. Qed.

(** A body that is not moved is not moved by t. *)
Variable is_moved : bool.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

Lemma first_known : let '(y0, ey, _) := first_point M a b c is_moved in
  known (norm y0) ey y0 (y 0%Z).
Proof.
rewrite /first_point /y /diff /A' /B' -(P_index _ first_pair) -(Q_index _ first_pair) /t'.
case: is_moved unmoved => still; first by rewrite (proj1 (java_at_rest _ _ _ rest _)); exact: moved_known.
rewrite -/t' (still eq_refl).
have -> : radd (rsub (stored (vertex_of M a (i 0%Z))) (stored (vertex_of M b (j 0%Z)))) (Vec 0 0 0)
    = still_exact (vertex_of M a (i 0%Z)) (vertex_of M b (j 0%Z)).
  by apply: vec_eq; rewrite /=; ring.
exact: still_known.
Qed.

Lemma lessE (x z : number M) : less x z = Rlt_bool (double_value x) (double_value z).
Proof. by []. Qed.

Let zero : double_value (dyadic 0 0) = 0.
Proof. by rewrite dyadicE // Rmult_0_l. Qed.

(** The point 0 separates. *)
Lemma zero_separates v : v = Vec 0 0 0 -> separates Z Z A' B' t' v.
Proof. by move=> -> k l; rewrite /rdot /=; lra. Qed.

Lemma norm_zero (x : point) : double_value (norm x) = 0 ->
  [/\ double_value (vx x) = 0, double_value (vy x) = 0 & double_value (vz x) = 0].
Proof.
move=> n0; have [h1 h2 h3] := norm_at_most x; rewrite n0 in h1 h2 h3.
have small (u : double) : Rabs (double_value u) <= 0 -> double_value u = 0 by move=> /Rabs_le_inv; lra.
by split; apply: small.
Qed.

(** A difference is 0 only if it is exactly 0. *)
Lemma difference_zero (x z : double) : double_value (x - z)%D = 0 -> double_value x - double_value z = 0.
Proof.
move=> d0; have := sub_near_computed binary64 x z.
by rewrite -[value (sub x z)]/(double_value (x - z)%D) d0 Rabs_R0 Rmult_0_r => /Rabs_le_inv; rewrite /=; lra.
Qed.

(** ** One pair *)

Theorem java_vertex_right : Candidate_size c = 1%Z ->
  Filter3_vertex M image sweeps_image a b c U TINY is_moved <> none ->
  separates Z Z A' B' t' (y 0%Z).
Proof.
move=> one; rewrite java_filter_vertex; have := first_known.
case E: first_point => [[y0 ey] reach] hy; rewrite U_not_zero andbT; case: ifP => [|_].
  rewrite /same /=; case: Req_bool_spec => // y00 _.
  have {}y00 : double_value (norm y0) = double_value (dyadic 0 0) := y00; rewrite zero in y00.
  move: E unmoved; rewrite /first_point; case: (is_moved) => [_ _ bad|[E _ _] still _]; first by case: bad.
  apply: zero_separates; rewrite /y /diff (still eq_refl) -E in y00 *.
  have [/difference_zero h1 /difference_zero h2 /difference_zero h3] := norm_zero _ y00.
  rewrite /A' /B' -(P_index _ first_pair) -(Q_index _ first_pair).
  by apply: vec_eq; rewrite /= Rplus_0_r; [exact: h1 | exact: h2 | exact: h3].
case: ifP => [sw _|_ bad]; last by case: bad.
apply: vertex_separates.
apply: (proj2 (java_sweep_right none none_is a b ha hb c sweeps_image hc y0 _ _ _ hy _ sw)) => _.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
by split=> k /in_simplex[n hn ->]; rewrite one in hn; rewrite (_ : n = 0%Z) ?self //; lia.
Qed.

(** ** Two pairs *)

Let d' k := rsub (rsub (A' (i k)) (A' (i 0%Z))) (rsub (B' (j k)) (B' (j 0%Z))).

Let self x w : rdot (rsub x x) w = 0.
Proof. by rewrite /rdot /=; ring. Qed.

(** A direction that does not distinguish two pairs, if they hang together. *)
Lemma edge_flat w : Candidate_size c = 2%Z -> rdot w (y 1%Z) = rdot w (y 0%Z) ->
  connected none none_is c -> level none none_is a c i w /\ level none none_is b c j w.
Proof.
move=> two lev [/(_ two) link _]; have [eqa eqb] := shared_level _ _ _ _ _ _ _ _ _ _ lev link.
by split=> k /in_simplex[n hn ->]; rewrite two in hn;
  (have [->|->] : n = 0%Z \/ n = 1%Z by lia); rewrite ?self.
Qed.

Let edge_d : point := edge (vertex_of M a (i 1%Z)) (vertex_of M a (i 0%Z)) (vertex_of M b (j 1%Z)) (vertex_of M b (j 0%Z)).
Let edge_e : double := edge_error (vertex_of M a (i 1%Z)) (vertex_of M a (i 0%Z)) (vertex_of M b (j 1%Z)) (vertex_of M b (j 0%Z)).

Lemma edge_is_known : (2 <= Candidate_size c)%Z -> known (norm edge_d) edge_e edge_d (d' 1%Z).
Proof.
move=> two; rewrite /edge_d /edge_e /d' /A' /B' !P_index ?Q_index; try lia; exact: edge_known.
Qed.

Theorem java_edge_right : Candidate_size c = 2%Z ->
  Filter3_edge M image sweeps_image a b c U TINY is_moved <> none ->
  0 < edge_weight Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) < 1 /\
  separates Z Z A' B' t' (edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z)).
Proof.
move=> two; rewrite java_filter_edge; have := first_known.
case: first_point => [[y0 ey] reach] hy.
rewrite U_not_zero; lazy beta zeta; rewrite (proj2 (java_at_rest _ _ _ rest _)).
rewrite -/i -/j -/edge_d -/edge_e; have hd := edge_is_known ltac:(lia).
case: ifP => [_ bad|/negbFE/andP[/less_true test1 /less_true test2]]; first by case: bad.
case: ifP => [_ bad|_]; first by case: bad.
case: ifP => [_ bad|/negbFE sw _]; first by case: bad.
have [w1 w2] := edge_weights _ _ _ _ _ _ hy hd (conj test1 test2).
apply: edge_separates => //; have hv := edge_direction_known _ _ _ _ _ _ hy hd.
apply: (proj2 (java_sweep_right none none_is a b ha hb c sweeps_image hc _ _ _ _ hv _ sw)).
exact: edge_flat two (edge_level Z Z A' B' t' _ _ _ _).
Qed.

(** ** Three pairs *)

Lemma face_flat w : Candidate_size c = 3%Z ->
  rdot w (y 1%Z) = rdot w (y 0%Z) -> rdot w (y 2%Z) = rdot w (y 0%Z) ->
  connected none none_is c -> level none none_is a c i w /\ level none none_is b c j w.
Proof.
move=> three l1 l2 [_ /(_ three) link].
have [a1 a2 b1 b2] := linked_level _ _ _ _ _ _ _ _ _ _ _ _ l1 l2 link.
by split=> k /in_simplex[n hn ->]; rewrite three in hn;
  (have [->|[->|->]] : n = 0%Z \/ n = 1%Z \/ n = 2%Z by lia); rewrite ?self.
Qed.

Let edge_f : point := edge (vertex_of M a (i 2%Z)) (vertex_of M a (i 0%Z)) (vertex_of M b (j 2%Z)) (vertex_of M b (j 0%Z)).
Let edge_g : double := edge_error (vertex_of M a (i 2%Z)) (vertex_of M a (i 0%Z)) (vertex_of M b (j 2%Z)) (vertex_of M b (j 0%Z)).

Lemma second_is_known : (3 <= Candidate_size c)%Z -> known (norm edge_f) edge_g edge_f (d' 2%Z).
Proof.
move=> three; rewrite /edge_f /edge_g /d' /A' /B' !P_index ?Q_index; try lia; exact: edge_known.
Qed.

(** The sign of the height, times a vector. *)
Lemma signed (h : double) (n : point) (s := copy_sign (m := M) (constant 1 0) h) :
  (0 <= h /\ Vec (s * vx n)%D (s * vy n)%D (s * vz n)%D = n) \/
  (h < 0 /\ Vec (s * vx n)%D (s * vy n)%D (s * vz n)%D = vopp n).
Proof.
rewrite /s /copy_sign /=; case: n => n1 n2 n3 /=.
case: Rlt_bool_spec => h0; [right | left]; split=> //; congr Vec;
  by [exact: minus_one_times | exact: one_times].
Qed.

Theorem java_face_right : Candidate_size c = 3%Z ->
  Filter3_face M image sweeps_image a b c U TINY is_moved 1 <> none ->
  let w1 := face_weight1 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  let w2 := face_weight2 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  [/\ 0 < w1, 0 < w2, w1 + w2 < 1
    & separates Z Z A' B' t' (face_point Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z))].
Proof.
move=> three; rewrite java_filter_face; have := first_known.
case: first_point => [[y0 ey] reach] hy.
lazy beta zeta; rewrite U_not_zero andbF !(proj2 (java_at_rest _ _ _ rest _)) java_unturned.
rewrite -/i -/j -/edge_d -/edge_e -/edge_f -/edge_g.
have hd := edge_is_known ltac:(lia); have hf := second_is_known ltac:(lia).
case: ifP => [_ bad|/negbFE/andP[/andP[/less_true t1 /less_true t2] /less_true t3]]; first by case: bad.
case: ifP => [_ bad|/negbFE/less_true far]; first by case: bad.
case: ifP => [_ bad|/negbFE sw _]; first by case: bad.
have [w1 w2 w0] := face_weights _ _ _ _ _ _ _ _ _ hy hd hf (And3 t1 t2 t3).
have hn := face_normal_known _ _ _ _ _ _ hd hf.
have level1 := face_level1 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z).
have level2 := face_level2 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z).
case: (signed (face_height y0 edge_d edge_f) (face_normal edge_d edge_f)) => -[h0 E]; rewrite E in sw.
  have height : face_bound_height y0 edge_d edge_f ey edge_e edge_g < face_height y0 edge_d edge_f.
    by move: far; rewrite -[double_value (abs _)]/(Rabs _) Rabs_pos_eq.
  have h := face_height_positive _ _ _ _ _ _ _ _ _ hy hd hf height; rewrite -(rscale1 (rcross _ _)) in hn.
  apply: (face_separates Z Z A' B' t' _ _ _ _ _ _ 1) => //; first by rewrite Rmult_1_l.
  apply: (proj2 (java_sweep_right none none_is a b ha hb c sweeps_image hc _ _ _ _ hn _ sw)).
  by apply: face_flat => //; rewrite !rdotZl ?level1 ?level2.
have height : face_bound_height y0 edge_d edge_f ey edge_e edge_g < - face_height y0 edge_d edge_f.
  by move: far; rewrite -[double_value (abs _)]/(Rabs _) Rabs_left.
have h := face_height_negative _ _ _ _ _ _ _ _ _ hy hd hf height; have {}hn := known_opp _ _ _ _ hn.
apply: (face_separates Z Z A' B' t' _ _ _ _ _ _ (-1)) => //; first by move: h; rewrite /d' /y; lra.
apply: (proj2 (java_sweep_right none none_is a b ha hb c sweeps_image hc _ _ _ _ hn _ sw)).
by apply: face_flat => //; rewrite !rdotZl ?level1 ?level2.
Qed.

End Text.

(** ** Four pairs: the origin is inside *)

Section Inside.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis rest : at_rest none none_is c.
Let y k : vec R := moved_exact (vertex_of M a (Candidate_a c k)) (vertex_of M b (Candidate_b c k))
  (Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z)).

Lemma greatest_is (x z : double) : let g := greatest (m := M) x z in
  double_value x <= double_value g /\ double_value z <= double_value g.
Proof. by rewrite /greatest /=; case: Rle_bool_spec => h; split; lra. Qed.

Lemma at_most_le (X Y : double) (x : point) : double_value X <= double_value Y -> at_most X x -> at_most Y x.
Proof. by move=> XY [h1 h2 h3]; split; apply: Rle_trans XY. Qed.

(** The sign of the first determinant. *)
Lemma sign_is (h : double) : let s := copy_sign (m := M) (constant 1 0) h in
  exists2 r : R, r = 1 \/ r = -1 & forall x : double, double_value (s * x)%D = r * double_value x.
Proof.
rewrite /copy_sign /=; case: Rlt_bool_spec => _; [exists (-1); first by right | exists 1; first by left] => x.
  transitivity (double_value (dopp x)); first exact: (f_equal double_value (minus_one_times x)).
  by rewrite doppE; ring.
transitivity (double_value x); first exact: (f_equal double_value (one_times x)).
by rewrite Rmult_1_l.
Qed.

Theorem java_inside_right : Filter3_inside M a b c U TINY <> none ->
  exists w0 w1 w2 w3, [/\ 0 < w0, 0 < w1, 0 < w2, 0 < w3
    & radd (rscale w0 (y 0%Z)) (radd (rscale w1 (y 1%Z)) (radd (rscale w2 (y 2%Z)) (rscale w3 (y 3%Z))))
      = Vec 0 0 0].
Proof.
rewrite java_filter_inside; lazy beta zeta; rewrite (proj1 (java_at_rest _ _ _ rest _)).
set z := greatest _ _; set t := Vec (Candidate_t c _) _ _.
case: ifP => [|_ bad]; last by case: bad.
have hk k : at_most z (still (vertex_of M a (Candidate_a c k)) (vertex_of M b (Candidate_b c k))) ->
    known (inside_size z t) (inside_error z t) (moved (vertex_of M a (Candidate_a c k))
      (vertex_of M b (Candidate_b c k)) t) (y k) := inside_known z t _ _.
have [g0 g1] := greatest_is (norm (still (vertex_of M a (Candidate_a c 0%Z)) (vertex_of M b (Candidate_b c 0%Z))))
  (norm (still (vertex_of M a (Candidate_a c 1%Z)) (vertex_of M b (Candidate_b c 1%Z)))).
have [g2 g3] := greatest_is (norm (still (vertex_of M a (Candidate_a c 2%Z)) (vertex_of M b (Candidate_b c 2%Z))))
  (norm (still (vertex_of M a (Candidate_a c 3%Z)) (vertex_of M b (Candidate_b c 3%Z)))).
have [z0 z2] := greatest_is _ _ : _ <= double_value z /\ _ <= double_value z.
have k0 := hk 0%Z (at_most_le _ _ _ (Rle_trans _ _ _ g0 z0) (norm_at_most _)).
have k1 := hk 1%Z (at_most_le _ _ _ (Rle_trans _ _ _ g1 z0) (norm_at_most _)).
have k2 := hk 2%Z (at_most_le _ _ _ (Rle_trans _ _ _ g2 z2) (norm_at_most _)).
have k3 := hk 3%Z (at_most_le _ _ _ (Rle_trans _ _ _ g3 z2) (norm_at_most _)).
have [r one signed] := sign_is (determinant (C := M) (moved (vertex_of M a (Candidate_a c 1%Z)) (vertex_of M b (Candidate_b c 1%Z)) t)
  (moved (vertex_of M a (Candidate_a c 2%Z)) (vertex_of M b (Candidate_b c 2%Z)) t)
  (moved (vertex_of M a (Candidate_a c 3%Z)) (vertex_of M b (Candidate_b c 3%Z)) t)).
move=> /andP[/andP[/andP[/less_true d0 /less_true d1] /less_true d2] /less_true d3] _.
rewrite !signed in d0 d1 d2 d3.
exact: (filter_inside _ _ _ _ _ _ _ _ _ _ r k0 k1 k2 k3 one d0 d1 d2 d3).
Qed.

End Inside.
