(** * The filter is right under poses

    The theorems of [filter_correct.v] for two bodies under poses: the vertices of the
    images are rounded, and so is the translation; the bounds are those of bodies that are
    moved, and what the class [Candidate] adds; the sweep goes over the bodies, in the
    direction M^T v.  If the tests succeed, then the point of least norm of the simplex of
    the exact images separates all of them. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.
From CertiGJKFloat Require Import sweep_error filter_formulas filter_model filter_weights filter_sweep.
From CertiGJKFloat Require Import optimality filter_correct image_error.

Local Open Scope R_scope.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

(** What is known of a body under a pose: the figure, whose coordinates are at most
    [largest], and its placement. *)
Record placed_figure (I : Type) := PlacedFigure {
  body :> figure I;
  given : matrix double;
  entries : matrix R;
  row : double;
  wrong : double;
  largest : double;
  placed_right : placement given entries row wrong;
  largest_enough : forall i, at_most largest (vertices body i) }.

Arguments body {I}.
Arguments given {I}.
Arguments entries {I}.
Arguments row {I}.
Arguments wrong {I}.
Arguments largest {I}.

Section OneFigure.

Variables (I : Type) (F : placed_figure I).

(** The exact vertex of the image, the computed one, and what bounds its error. *)
Definition exact_image (i : I) : vec R := mapply (entries F) (stored (vertices (body F) i)).
Definition computed_image (i : I) : point := image (given F) (vertices (body F) i).
Definition image_bound : double := bound_image U TINY (row F) (wrong F) (largest F).

Lemma image_right i : within image_bound (computed_image i) (exact_image i).
Proof. exact: (image_within _ _ _ _ (placed_right I F) _ _ (largest_enough I F i)). Qed.

(** The sweep over the body in the direction M^T v. *)
Definition placed_swept (k0 : I) (simplex : list I) (v : point) (V Ev : double) : Prop :=
  let w := turned (given F) v in
  swept I (body F) k0 simplex w (norm w) (bound_dot U TINY (row F) (wrong F) V Ev).

Lemma placed_above k0 simplex (v : point) (v' : vec R) (V Ev : double) : known V Ev v v' ->
  (forall i, In i simplex -> rdot (rsub (exact_image i) (exact_image k0)) v' = 0) ->
  placed_swept k0 simplex v V Ev ->
  forall i, 0 <= rdot (rsub (exact_image i) (exact_image k0)) v'.
Proof.
have adjoint i : rdot (rsub (exact_image i) (exact_image k0)) v' =
    rdot (rsub (stored (vertices (body F) i)) (stored (vertices (body F) k0)))
      (mapply (transposed (entries F)) v').
  by rewrite /exact_image -mapply_sub transposed_adjoint.
move=> hv level test i; rewrite adjoint.
have hw := turned_known _ _ _ _ (placed_right I F) _ _ _ _ hv.
apply: (swept_above I (body F) k0 simplex _ _ _ _ hw _ test).
by move=> j /level; rewrite adjoint.
Qed.

End OneFigure.

Arguments exact_image {I}.
Arguments computed_image {I}.
Arguments image_bound {I}.
Arguments placed_swept {I}.

Section Placed.

Variables (I J : Type) (A : placed_figure I) (B : placed_figure J).
(** The translation, rounded and exact, and what it is wrong by. *)
Variables (t : point) (t' : vec R) (lost : double).
Hypothesis translation : within lost t t'.

Let A' i := exact_image A i.
Let B' j := exact_image B j.
Let a i := computed_image A i.
Let b j := computed_image B j.

(** What the class [Candidate] stores. *)
Definition point_error : double := placed_point_error (image_bound A + image_bound B)%D lost.
Definition edge_addition : double := placed_edge_error (image_bound A + image_bound B)%D.

Let y i j : point := moved (a i) (b j) t.
Let ey i j : double := (moved_error (a i) (b j) t + point_error)%D.
Let d i0 i1 j0 j1 : point := edge (a i1) (a i0) (b j1) (b j0).
Let ed i0 i1 j0 j1 : double := (edge_error (a i1) (a i0) (b j1) (b j0) + edge_addition)%D.

Theorem placed_known i j : known (norm (y i j)) (ey i j) (y i j) (diff I J A' B' t' i j).
Proof. by apply: placed_point_known => //; apply: image_right. Qed.

Theorem placed_difference_known i0 i1 j0 j1 :
  known (norm (d i0 i1 j0 j1)) (ed i0 i1 j0 j1) (d i0 i1 j0 j1)
    (rsub (rsub (A' i1) (A' i0)) (rsub (B' j1) (B' j0))).
Proof. by apply: placed_edge_known; apply: image_right. Qed.

Lemma placed_lowest i0 j0 sa sb (v : point) (v' : vec R) (V Ev : double) :
  known V Ev v v' ->
  (forall i, In i sa -> rdot (rsub (A' i) (A' i0)) v' = 0) ->
  (forall j, In j sb -> rdot (rsub (B' j) (B' j0)) v' = 0) ->
  placed_swept A i0 sa v V Ev -> placed_swept B j0 sb (vopp v) V Ev ->
  lowest I J A' B' v' i0 j0.
Proof.
move=> hv leva levb ta tb; split=> k; first exact: (placed_above I A i0 sa v v' V Ev).
have := placed_above J B j0 sb (vopp v) (rscale (-1) v') V Ev (known_opp _ _ _ _ hv) _ tb k.
rewrite rdotZr => above; suff : 0 <= -1 * rdot (rsub (B' k) (B' j0)) v' by rewrite /B'; lra.
by apply: above => j /levb lev; rewrite rdotZr -/(B' j) -/(B' j0) lev; ring.
Qed.

(** ** One pair *)

Theorem placed_vertex i0 j0 (v := y i0 j0) (V := norm v) (Ev := ey i0 j0) :
  placed_swept A i0 (i0 :: nil) v V Ev -> placed_swept B j0 (j0 :: nil) (vopp v) V Ev ->
  separates I J A' B' t' (diff I J A' B' t' i0 j0).
Proof.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
move=> ta tb; apply: vertex_separates.
by apply: (placed_lowest _ _ _ _ _ _ _ _ (placed_known i0 j0) _ _ ta tb) => k [<-|[]]; apply: self.
Qed.

(** ** Two pairs *)

Theorem placed_edge i0 i1 j0 j1 (y0 := y i0 j0) (e := d i0 i1 j0 j1) (ey0 := ey i0 j0)
    (ee := ed i0 i1 j0 j1) (v := edge_direction y0 e) (V := norm v)
    (Ev := edge_direction_error y0 e ey0 ee) :
  i0 = i1 \/ j0 = j1 -> edge_test y0 e ey0 ee ->
  placed_swept A i0 (i0 :: i1 :: nil) v V Ev -> placed_swept B j0 (j0 :: j1 :: nil) (vopp v) V Ev ->
  0 < edge_weight I J A' B' t' i0 i1 j0 j1 < 1 /\
  separates I J A' B' t' (edge_point I J A' B' t' i0 i1 j0 j1).
Proof.
move=> linked; have hy := placed_known i0 j0; have hd := placed_difference_known i0 i1 j0 j1.
move=> /(edge_weights _ _ _ _ _ _ hy hd)[w1 w2] ta tb; apply: edge_separates => //.
have hv := edge_direction_known _ _ _ _ _ _ hy hd.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
have [eqa eqb] := shared_level _ _ _ _ _ _ _ _ _ _ (edge_level I J A' B' t' i0 i1 j0 j1) linked.
apply: (placed_lowest _ _ _ _ _ _ _ _ hv _ _ ta tb) => k.
  by case=> [<-|[<-|[]]]; [apply: self | apply: eqa].
by case=> [<-|[<-|[]]]; [apply: self | apply: eqb].
Qed.

(** ** Three pairs *)

Theorem placed_face i0 i1 i2 j0 j1 j2 (y0 := y i0 j0) (e := d i0 i1 j0 j1) (f := d i0 i2 j0 j2)
    (ey0 := ey i0 j0) (ee := ed i0 i1 j0 j1) (ef := ed i0 i2 j0 j2) (n := face_normal e f)
    (V := norm n) (Ev := face_normal_error e f ee ef) (v : point) :
  (let s01 := i0 = i1 \/ j0 = j1 in
   let s02 := i0 = i2 \/ j0 = j2 in
   let s12 := i1 = i2 \/ j1 = j2 in
   s01 /\ s02 \/ s01 /\ s12 \/ s02 /\ s12) ->
  face_test y0 e f ey0 ee ef ->
  face_bound_height y0 e f ey0 ee ef < face_height y0 e f /\ v = n \/
  face_bound_height y0 e f ey0 ee ef < - face_height y0 e f /\ v = vopp n ->
  placed_swept A i0 (i0 :: i1 :: i2 :: nil) v V Ev ->
  placed_swept B j0 (j0 :: j1 :: j2 :: nil) (vopp v) V Ev ->
  let w1 := face_weight1 I J A' B' t' i0 i1 i2 j0 j1 j2 in
  let w2 := face_weight2 I J A' B' t' i0 i1 i2 j0 j1 j2 in
  [/\ 0 < w1, 0 < w2, w1 + w2 < 1
    & separates I J A' B' t' (face_point I J A' B' t' i0 i1 i2 j0 j1 j2)].
Proof.
move=> linked; have hy := placed_known i0 j0.
have hd := placed_difference_known i0 i1 j0 j1; have hf := placed_difference_known i0 i2 j0 j2.
move=> /(face_weights _ _ _ _ _ _ _ _ _ hy hd hf)[w1 w2 w0].
have hn := face_normal_known _ _ _ _ _ _ hd hf.
have [a1 a2 b1 b2] := linked_level _ _ _ _ _ _ _ _ _ _ _ _
  (face_level1 I J A' B' t' i0 i1 i2 j0 j1 j2) (face_level2 I J A' B' t' i0 i1 i2 j0 j1 j2) linked.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
have level c : (forall i, In i (i0 :: i1 :: i2 :: nil) -> rdot (rsub (A' i) (A' i0)) (rscale c
      (rcross (rsub (rsub (A' i1) (A' i0)) (rsub (B' j1) (B' j0)))
        (rsub (rsub (A' i2) (A' i0)) (rsub (B' j2) (B' j0))))) = 0) /\
    (forall j, In j (j0 :: j1 :: j2 :: nil) -> rdot (rsub (B' j) (B' j0)) (rscale c
      (rcross (rsub (rsub (A' i1) (A' i0)) (rsub (B' j1) (B' j0)))
        (rsub (rsub (A' i2) (A' i0)) (rsub (B' j2) (B' j0))))) = 0).
  split=> k; rewrite rdotZr.
    by case=> [<-|[<-|[<-|[]]]]; rewrite ?self ?a1 ?a2; ring.
  by case=> [<-|[<-|[<-|[]]]]; rewrite ?self ?b1 ?b2; ring.
case=> [] [height ->] ta tb w1' w2'.
  have h := face_height_positive _ _ _ _ _ _ _ _ _ hy hd hf height.
  have [lva lvb] := level 1; rewrite -(rscale1 (rcross _ _)) in hn.
  apply: (face_separates I J A' B' t' i0 i1 i2 j0 j1 j2 1) => //; first by rewrite Rmult_1_l.
  exact: (placed_lowest _ _ _ _ _ _ _ _ hn lva lvb ta tb).
have h := face_height_negative _ _ _ _ _ _ _ _ _ hy hd hf height.
have [lva lvb] := level (-1); have {}hn := known_opp _ _ _ _ hn.
apply: (face_separates I J A' B' t' i0 i1 i2 j0 j1 j2 (-1)) => //.
  rewrite -Ropp_mult_distr_l Rmult_1_l; apply: Ropp_0_gt_lt_contravar; exact: h.
exact: (placed_lowest _ _ _ _ _ _ _ _ hn lva lvb ta tb).
Qed.

(** ** Four pairs *)

(** The bounds of four points, with which [filter_inside] goes on. *)
Theorem placed_inside_known (z : double) i j : at_most z (vsub (a i) (b j)) ->
  known (inside_size z t) (inside_error z t + point_error)%D (y i j) (diff I J A' B' t' i j).
Proof.
move=> hz; have [m1 m2 m3] := inside_at_most z t _ _ hz; case: hz => z1 z2 z3.
have [a1 a2 a3] := image_right I A i; have [b1 b2 b3] := image_right J B j.
case: translation => t1 t2 t3.
by split; apply: placed_coordinate.
Qed.

End Placed.
