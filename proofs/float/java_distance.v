(** * From the Java text to the nearest point

    The first pass of the filters at rest, in doubles: if [Filter3.distance] or
    [Filter2.distance] answers with u = U, tiny = TINY, whatever the size of the simplex,
    then there is a point of the Minkowski difference that separates: the nearest one.
    That the number that is answered is its norm, correctly rounded, [java_answer.v] says.
    For the second pass, with u = tiny = 0, see [java_second.v]. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights optimality.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_vertices java_sweep java_filter java_planar.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis rest : at_rest none none_is c.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let A' k := stored (points none none_is a k).
Let B' k := stored (points none none_is b k).
Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.

(** The pairs of the simplex are pairs of vertices. *)
Hypothesis among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (i k).
Hypothesis among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (j k).

Variable is_moved : bool.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

(** v is a convex combination of differences a - b + t, and no such combination is nearer
    to the origin ([separates_nearest]). *)
Definition nearest (v : vec R) : Prop :=
  separates Z Z A' B' t' v /\
  exists l, [/\ forall p, In p l -> 0 <= fst p, total Z Z l = 1 & combination Z Z A' B' t' l = v].

Lemma pairs : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z ->
  candidate none none_is a b c.
Proof. by move=> s; split. Qed.

Lemma nearest1 k : separates Z Z A' B' t' (diff Z Z A' B' t' (i k) (j k)) -> nearest (diff Z Z A' B' t' (i k) (j k)).
Proof.
move=> sep; split=> //; exists ((1, (i k, j k)) :: nil); split=> //=; last by apply: vec_eq; rewrite /=; ring.
  by move=> p [<-|[]] /=; lra.
by lra.
Qed.

Lemma nearest2 : let w := edge_weight Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) in
  let v := edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) in
  0 < w < 1 -> separates Z Z A' B' t' v -> nearest v.
Proof.
move=> w v hw sep; split=> //.
exists ((1 - w, (i 0%Z, j 0%Z)) :: (w, (i 1%Z, j 1%Z)) :: nil); split=> /=.
- by move=> p [<-|[<-|[]]] /=; lra.
- by lra.
- by rewrite /v /edge_point -/w; apply: vec_eq; rewrite /=; ring.
Qed.

Lemma nearest3 : let w1 := face_weight1 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  let w2 := face_weight2 Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  let v := face_point Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  [/\ 0 < w1, 0 < w2, w1 + w2 < 1 & separates Z Z A' B' t' v] -> nearest v.
Proof.
move=> w1 w2 v [h1 h2 h3 sep]; split=> //.
exists ((1 - w1 - w2, (i 0%Z, j 0%Z)) :: (w1, (i 1%Z, j 1%Z)) :: (w2, (i 2%Z, j 2%Z)) :: nil); split=> /=.
- by move=> p [<-|[<-|[<-|[]]]] /=; lra.
- by lra.
- by rewrite /v /face_point -/w1 -/w2; apply: vec_eq; rewrite /=; ring.
Qed.

Lemma zero_separates v : v = Vec 0 0 0 -> separates Z Z A' B' t' v.
Proof. by move=> -> k l; rewrite /rdot /=; lra. Qed.

Let y k := diff Z Z A' B' t' (i k) (j k).

Lemma moved_is k : (0 <= k < Candidate_size c)%Z ->
  moved_exact (vertex_of M a (i k)) (vertex_of M b (j k)) t = y k.
Proof.
move=> h; rewrite /y /diff /A' /B' /points.
by rewrite (clip_id _ _ _ _ (among_a k h)) (clip_id _ _ _ _ (among_b k h)).
Qed.

(** The origin is a combination with positive weights. *)
Lemma four_nearest w0 w1 w2 w3 : 0 < w0 -> 0 < w1 -> 0 < w2 -> 0 < w3 ->
  radd (rscale w0 (y 0%Z)) (radd (rscale w1 (y 1%Z)) (radd (rscale w2 (y 2%Z)) (rscale w3 (y 3%Z)))) = Vec 0 0 0 ->
  nearest (Vec 0 0 0).
Proof.
move=> p0 p1 p2 p3 sum; split; first exact: zero_separates.
have s0 : 0 < w0 + w1 + w2 + w3 by lra.
have q w : 0 < w -> 0 <= w / (w0 + w1 + w2 + w3) by move=> h; apply/Rlt_le/Rdiv_lt_0_compat.
exists ((w0 / (w0 + w1 + w2 + w3), (i 0%Z, j 0%Z)) :: (w1 / (w0 + w1 + w2 + w3), (i 1%Z, j 1%Z)) ::
  (w2 / (w0 + w1 + w2 + w3), (i 2%Z, j 2%Z)) :: (w3 / (w0 + w1 + w2 + w3), (i 3%Z, j 3%Z)) :: nil); split.
- by move=> p [<-|[<-|[<-|[<-|[]]]]]; apply: q.
- by rewrite /=; field; lra.
- rewrite /combination /= -/(y 0%Z) -/(y 1%Z) -/(y 2%Z) -/(y 3%Z).
  have E (x0 x1 x2 x3 : R) : w0 * x0 + (w1 * x1 + (w2 * x2 + w3 * x3)) = 0 ->
      w0 / (w0 + w1 + w2 + w3) * x0 + (w1 / (w0 + w1 + w2 + w3) * x1 +
      (w2 / (w0 + w1 + w2 + w3) * x2 + (w3 / (w0 + w1 + w2 + w3) * x3 + 0))) = 0.
    move=> h; transitivity ((w0 * x0 + (w1 * x1 + (w2 * x2 + w3 * x3))) / (w0 + w1 + w2 + w3)); first by field; lra.
    by rewrite h /Rdiv Rmult_0_l.
  by move: sum; case=> h1 h2 h3; apply: vec_eq; apply: E.
Qed.

Lemma three_nearest w0 w1 w2 : 0 < w0 -> 0 < w1 -> 0 < w2 ->
  radd (rscale w0 (y 0%Z)) (radd (rscale w1 (y 1%Z)) (rscale w2 (y 2%Z))) = Vec 0 0 0 -> nearest (Vec 0 0 0).
Proof.
move=> p0 p1 p2 sum; split; first exact: zero_separates.
have s0 : 0 < w0 + w1 + w2 by lra.
have q w : 0 < w -> 0 <= w / (w0 + w1 + w2) by move=> h; apply/Rlt_le/Rdiv_lt_0_compat.
exists ((w0 / (w0 + w1 + w2), (i 0%Z, j 0%Z)) :: (w1 / (w0 + w1 + w2), (i 1%Z, j 1%Z)) ::
  (w2 / (w0 + w1 + w2), (i 2%Z, j 2%Z)) :: nil); split.
- by move=> p [<-|[<-|[<-|[]]]]; apply: q.
- by rewrite /=; field; lra.
- rewrite /combination /= -/(y 0%Z) -/(y 1%Z) -/(y 2%Z).
  have E (x0 x1 x2 : R) : w0 * x0 + (w1 * x1 + w2 * x2) = 0 ->
      w0 / (w0 + w1 + w2) * x0 + (w1 / (w0 + w1 + w2) * x1 + (w2 / (w0 + w1 + w2) * x2 + 0)) = 0.
    move=> h; transitivity ((w0 * x0 + (w1 * x1 + w2 * x2)) / (w0 + w1 + w2)); first by field; lra.
    by rewrite h /Rdiv Rmult_0_l.
  by move: sum; case=> h1 h2 h3; apply: vec_eq; apply: E.
Qed.

(** Four pairs: the origin. *)
Lemma inside_nearest : Candidate_size c = 4%Z -> Filter3_inside M a b c U TINY <> none -> nearest (Vec 0 0 0).
Proof.
move=> four; move/(java_inside_right none none_is a b c rest) => [w0 [w1 [w2 [w3 [p0 p1 p2 p3]]]]].
by rewrite !moved_is ?four //; exact: four_nearest.
Qed.

(** The first pass in space. *)
Theorem java_distance_right :
  Filter3_distance_6 M image sweeps_image a b c U TINY is_moved <> none -> exists v, nearest v.
Proof.
rewrite /Filter3_distance_6.
case: Z.eqb_spec => [one answer|n1].
  by eexists; apply: nearest1; apply: (java_vertex_right none none_is a b c ha hb (pairs (or_introl one)) rest) one answer.
case: Z.eqb_spec => [two answer|n2].
  have hc := pairs (or_intror (or_introl two)).
  have [w sep] := java_edge_right none none_is a b c ha hb hc rest image sweeps_image is_moved unmoved two answer.
  by eexists; apply: nearest2 w sep.
case: Z.eqb_spec => [three answer|n3].
  have hc := pairs (or_intror (or_intror three)).
  have f := java_face_right none none_is a b c ha hb hc rest image sweeps_image is_moved unmoved three answer.
  by eexists; apply: nearest3 f.
case: Z.eqb_spec => [four answer|n4 bad]; last by case: bad.
by exists (Vec 0 0 0); exact: inside_nearest.
Qed.

(** The first pass in the plane. *)
Hypothesis flat_a : forall k, is_index none none_is a k -> double_value (Vertices_z a k) = 0.
Hypothesis flat_b : forall k, is_index none none_is b k -> double_value (Vertices_z b k) = 0.
Hypothesis flat_t : double_value (Candidate_t c 2%Z) = 0.

(** On a line, which the plane serves. *)
Hypothesis line : Vertices_dimension a = 1%Z -> [/\ forall k, is_index none none_is a k -> double_value (Vertices_y a k) = 0,
  forall k, is_index none none_is b k -> double_value (Vertices_y b k) = 0 & double_value (Candidate_t c 1%Z) = 0].

(** Three pairs: the origin. *)
Lemma planar_inside_nearest : Candidate_size c = 3%Z -> Filter2_inside M a b c U TINY <> none -> nearest (Vec 0 0 0).
Proof.
move=> three.
have fa k : (0 <= k < 3)%Z -> double_value (Vertices_z a (i k)) = 0 by rewrite -three => h; apply/flat_a/among_a.
have fb k : (0 <= k < 3)%Z -> double_value (Vertices_z b (j k)) = 0 by rewrite -three => h; apply/flat_b/among_b.
move/(java_planar_inside_right none none_is a b c rest fa fb flat_t) => [w0 [w1 [w2 [p0 p1 p2]]]].
by rewrite !moved_is ?three //; exact: three_nearest.
Qed.

Theorem java_planar_distance_right :
  Filter2_distance_6 M image sweeps_image a b c U TINY is_moved <> none -> exists v, nearest v.
Proof.
rewrite /Filter2_distance_6.
have fa k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z a (i k)) = 0 by move=> h; apply/flat_a/among_a.
have fb k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z b (j k)) = 0 by move=> h; apply/flat_b/among_b.
case: Z.eqb_spec => [one answer|n1].
  have hc := pairs (or_introl one).
  by eexists; apply: nearest1; apply: (java_planar_vertex_right none none_is a b c rest image sweeps_image is_moved
    _ fa fb flat_t ha hb hc eq_refl unmoved one answer).
case: Z.eqb_spec => [two answer|n2].
  have hc := pairs (or_intror (or_introl two)).
  have [w sep] := java_planar_edge_right none none_is a b c rest image sweeps_image is_moved
    _ fa fb flat_t ha hb hc eq_refl unmoved flat_a flat_b line two answer.
  by eexists; apply: nearest2 w sep.
case: Z.eqb_spec => [three answer|n3 bad]; last by case: bad.
by exists (Vec 0 0 0); exact: planar_inside_nearest.
Qed.

End Text.
