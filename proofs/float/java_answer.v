(** * From the Java text to the distance, correctly rounded

    The first pass at rest, in doubles: if [Filter3.distance] or [Filter2.distance] answers
    with u = U, tiny = TINY, then what it answers is the root of d, rounded to nearest with
    ties to even, and d is the least squared norm of a convex combination of differences
    a - b + t, so the squared distance of the hulls.  Sweep, weights, bounds and rounding
    are those of the text.  For the second pass see [java_second.v]; bodies under poses are
    not said here. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights optimality.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_vertices java_sweep java_filter java_planar java_distance.
From CertiGJKFloat Require Import java_rounded java_rounded_edge.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis rest : at_rest none none_is c.
Hypothesis unplaced : Candidate_isPlaced c = false.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let A' k := stored (points none none_is a k).
Let B' k := stored (points none none_is b k).
Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.

Hypothesis among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (i k).
Hypothesis among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (j k).

(** The range that [Filter.isInRange] tests. *)
Hypothesis range_a : Vertices_magnitude a <= bpow radix2 238.
Hypothesis range_b : Vertices_magnitude b <= bpow radix2 238.
Hypothesis range_t : forall k, (0 <= k < 3)%Z -> Rabs (double_value (Candidate_t c k)) <= bpow radix2 238.

Variable is_moved : bool.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

(** d is the squared distance: that of a combination, and of no nearer one. *)
Definition squared_distance (d : R) : Prop :=
  (exists l, [/\ forall p, In p l -> 0 <= fst p, total Z Z l = 1
    & rdot (combination Z Z A' B' t' l) (combination Z Z A' B' t' l) = d]) /\
  forall l, (forall p, In p l -> 0 <= fst p) -> total Z Z l = 1 ->
    d <= rdot (combination Z Z A' B' t' l) (combination Z Z A' B' t' l).

Lemma nearest_distance v : nearest none none_is a b c v -> squared_distance (rdot v v).
Proof.
move=> [sep [l [pos one E]]]; split; first by exists l; split=> //; rewrite E.
by move=> l' pos' one'; exact: separates_nearest.
Qed.

Lemma within_of (p : Vertices M) (hp : polytope none none_is p) k : Vertices_magnitude p <= bpow radix2 238 ->
  is_index none none_is p k -> within (vertex_of M p k).
Proof.
move=> range hk; have [h1 h2 h3] := magnitude_is none none_is p hp k hk.
have range' : double_value (Vertices_magnitude p) <= bpow radix2 238 := range.
apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ h1 h2) h3) _.
by move: (double_value (Vertices_magnitude p)) range' => m *; lra.
Qed.

Lemma within_translation : within t.
Proof.
have h0 := range_t 0%Z ltac:(done); have h1 := range_t 1%Z ltac:(done); have h2 := range_t 2%Z ltac:(done).
apply: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ h0 h1) h2) _.
by move: (bpow radix2 238) => m; lra.
Qed.

Let wa k : (0 <= k < Candidate_size c)%Z -> within (vertex_of M a (i k)).
Proof. by move=> h; apply: (within_of a ha) => //; apply: among_a. Qed.
Let wb k : (0 <= k < Candidate_size c)%Z -> within (vertex_of M b (j k)).
Proof. by move=> h; apply: (within_of b hb) => //; apply: among_b. Qed.

Let hc (s : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z) : candidate none none_is a b c.
Proof. by split. Qed.

Lemma A_is k : (0 <= k < Candidate_size c)%Z -> stored (vertex_of M a (i k)) = A' (i k).
Proof. by move=> h; rewrite /A' /points clip_id //; apply: among_a. Qed.

Lemma B_is k : (0 <= k < Candidate_size c)%Z -> stored (vertex_of M b (j k)) = B' (j k).
Proof. by move=> h; rewrite /B' /points clip_id //; apply: among_b. Qed.

Lemma diff_is k : (0 <= k < Candidate_size c)%Z -> diff Z Z A' B' t' (i k) (j k) =
  radd (rsub (stored (vertex_of M a (i k))) (stored (vertex_of M b (j k)))) t'.
Proof. by move=> h; rewrite /diff -(A_is k h) -(B_is k h). Qed.

Lemma zero_rounded : double_value (dyadic 0 0) = rounded (sqrt (rdot (Vec 0 0 0) (Vec 0 0 0))).
Proof.
rewrite dyadicE // Rmult_0_l (_ : rdot _ _ = 0); first by rewrite /rdot /=; ring.
by rewrite sqrt_0 (rounded_id 0 format0).
Qed.

(** One pair: the norm of a - b + t, or 0 where that is 0. *)
Lemma vertex_answer : Candidate_size c = 1%Z ->
  let answer := Filter3_vertex M image sweeps_image a b c U TINY is_moved in
  let v := diff Z Z A' B' t' (i 0%Z) (j 0%Z) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> one answer v; rewrite /answer {answer}.
have some : (0 < Candidate_size c)%Z by rewrite one.
have vE : v = radd (rsub (stored (vertex_of M a (i 0%Z))) (stored (vertex_of M b (j 0%Z)))) t'.
  by rewrite /v /diff A_is ?B_is //; lia.
have reach := first_reaches none none_is a b c is_moved unmoved within_translation wa wb some.
have right := vertex_rounded none none_is a b c image unplaced is_moved unmoved _ some reach.
rewrite -vE in right.
rewrite java_filter_vertex; move: right.
have known := first_known none none_is a b c (hc (or_introl one)) rest is_moved unmoved.
case E: first_point known => [[y0 ey] r] known; rewrite [snd _]/= => right.
rewrite U_not_zero andbT; case: ifP => [zero|_].
  case unm : is_moved; first by case.
  move=> _; have v0 : v = Vec 0 0 0.
    rewrite vE (unmoved unm); move: E zero; rewrite /first_point unm => -[E1 _ _].
    rewrite /same /=; case: Req_bool_spec => // n0 _; rewrite -E1 in n0.
    have {}n0 : double_value (norm (still (vertex_of M a (i 0%Z)) (vertex_of M b (j 0%Z)))) = double_value (dyadic 0 0) := n0.
    rewrite dyadicE // Rmult_0_l in n0.
    have [/difference_zero h1 /difference_zero h2 /difference_zero h3] := norm_zero _ n0.
    by apply: vec_eq; rewrite /= Rplus_0_r; [exact: h1 | exact: h2 | exact: h3].
  by rewrite v0; exact: zero_rounded.
by case: ifP => // _; exact: right.
Qed.

(** Two pairs. *)
Lemma edge_answer : Candidate_size c = 2%Z ->
  let answer := Filter3_edge M image sweeps_image a b c U TINY is_moved in
  let v := edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> two answer v; rewrite /answer {answer} java_filter_edge.
have some : (0 < Candidate_size c)%Z by rewrite two.
have reach := first_reaches none none_is a b c is_moved unmoved within_translation wa wb some.
have known := first_known none none_is a b c (hc (or_intror (or_introl two))) rest is_moved unmoved.
case: first_point reach known => [[y0 ey] r]; rewrite [snd _]/= => reach known.
rewrite U_not_zero; lazy beta zeta; rewrite (proj2 (java_at_rest _ _ _ rest _)) -/i -/j.
case: ifP => [_ bad|/negbFE/andP[/less_true test1 /less_true test2]]; first by case: bad.
case: ifP => [_ bad|_]; first by case: bad.
case: ifP => [_ bad|_ answered]; first by case: bad.
have z0 : (0 <= 0 < Candidate_size c)%Z by lia.
have z1 : (0 <= 1 < Candidate_size c)%Z by lia.
have {}known := eq_ind _ (fun y => float_vectors.known (norm y0) ey y0 y) known _ (diff_is 0%Z z0).
have := edge_rounded none none_is a b c image unplaced is_moved unmoved wa wb y0 ey r two known reach (conj test1 test2) answered.
by rewrite /v edge_pointE /edge_weight (diff_is 0 z0) -(A_is 0%Z z0) -(A_is 1%Z z1) -(B_is 0%Z z0) -(B_is 1%Z z1).
Qed.

(** Three pairs. *)
Lemma face_answer : Candidate_size c = 3%Z ->
  let answer := Filter3_face M image sweeps_image a b c U TINY is_moved 1 in
  let v := face_point Z Z A' B' t' (i 0%Z) (i 1%Z) (i 2%Z) (j 0%Z) (j 1%Z) (j 2%Z) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> three answer v; rewrite /answer {answer} java_filter_face.
have some : (0 < Candidate_size c)%Z by rewrite three.
have reach := first_reaches none none_is a b c is_moved unmoved within_translation wa wb some.
have known := first_known none none_is a b c (hc (or_intror (or_intror three))) rest is_moved unmoved.
case: first_point reach known => [[y0 ey] r]; rewrite [snd _]/= => reach known.
lazy beta zeta; rewrite U_not_zero andbF !(proj2 (java_at_rest _ _ _ rest _)) java_unturned -/i -/j.
case: ifP => [_ bad|/negbFE/andP[/andP[/less_true t1 /less_true t2] /less_true t3]]; first by case: bad.
case: ifP => [_ bad|_]; first by case: bad.
case: ifP => [_ bad|_ answered]; first by case: bad.
have z0 : (0 <= 0 < Candidate_size c)%Z by lia.
have z1 : (0 <= 1 < Candidate_size c)%Z by lia.
have z2 : (0 <= 2 < Candidate_size c)%Z by lia.
have {}known := eq_ind _ (fun y => float_vectors.known (norm y0) ey y0 y) known _ (diff_is 0%Z z0).
have := face_rounded none none_is a b c image unplaced is_moved unmoved wa wb y0 ey r three known reach (And3 t1 t2 t3) answered.
by rewrite /v face_pointE /face_weight1 /face_weight2 (diff_is 0 z0) -(A_is 0%Z z0) -(A_is 1%Z z1) -(A_is 2%Z z2) -(B_is 0%Z z0) -(B_is 1%Z z1) -(B_is 2%Z z2).
Qed.

(** The first pass answers the distance of the hulls, correctly rounded. *)
Theorem java_answer_right :
  let answer := Filter3_distance_6 M image sweeps_image a b c U TINY is_moved in
  answer <> none -> exists2 d, squared_distance d & double_value answer = rounded (sqrt d).
Proof.
rewrite /Filter3_distance_6.
case: Z.eqb_spec => [one answer|n1].
  exists (rdot (diff Z Z A' B' t' (i 0%Z) (j 0%Z)) (diff Z Z A' B' t' (i 0%Z) (j 0%Z))); last exact: vertex_answer.
  apply: nearest_distance; apply: nearest1.
  exact: (java_vertex_right none none_is a b c ha hb (hc (or_introl one)) rest image sweeps_image is_moved unmoved one answer).
case: Z.eqb_spec => [two answer|n2].
  have [w sep] := java_edge_right none none_is a b c ha hb (hc (or_intror (or_introl two))) rest image sweeps_image is_moved unmoved two answer.
  by eexists; [apply: nearest_distance; apply: nearest2 w sep | exact: edge_answer].
case: Z.eqb_spec => [three answer|n3].
  have f := java_face_right none none_is a b c ha hb (hc (or_intror (or_intror three))) rest image sweeps_image is_moved unmoved three answer.
  by eexists; [apply: nearest_distance; apply: nearest3 f | exact: face_answer].
case: Z.eqb_spec => [four answer|n4 bad]; last by case: bad.
exists (rdot (Vec 0 0 0) (Vec 0 0 0)).
  by apply: nearest_distance; apply: (inside_nearest none none_is a b c rest among_a among_b four answer).
rewrite -zero_rounded; move: answer; rewrite java_filter_inside; lazy beta zeta.
by case: ifP => // _; case.
Qed.

(** ** In the plane, and on a line *)

Hypothesis flat_a : forall k, is_index none none_is a k -> double_value (Vertices_z a k) = 0.
Hypothesis flat_b : forall k, is_index none none_is b k -> double_value (Vertices_z b k) = 0.
Hypothesis flat_t : double_value (Candidate_t c 2%Z) = 0.
Hypothesis line : Vertices_dimension a = 1%Z -> [/\ forall k, is_index none none_is a k -> double_value (Vertices_y a k) = 0,
  forall k, is_index none none_is b k -> double_value (Vertices_y b k) = 0 & double_value (Candidate_t c 1%Z) = 0].

Let fa k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z a (i k)) = 0.
Proof. by move=> h; apply/flat_a/among_a. Qed.
Let fb k : (0 <= k < Candidate_size c)%Z -> double_value (Vertices_z b (j k)) = 0.
Proof. by move=> h; apply/flat_b/among_b. Qed.

Lemma planar_edge_answer : Candidate_size c = 2%Z ->
  let answer := Filter2_edge M image sweeps_image a b c U TINY is_moved 1 in
  let v := edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) in
  answer <> none -> double_value answer = rounded (sqrt (rdot v v)).
Proof.
move=> two answer v; rewrite /answer {answer} java_planar_edge.
have some : (0 < Candidate_size c)%Z by rewrite two.
have z0 : (0 <= 0 < Candidate_size c)%Z by lia.
have z1 : (0 <= 1 < Candidate_size c)%Z by lia.
rewrite (planar_point_is none none_is a b c is_moved _ fa fb flat_t some).
have [-> ->] := planar_edge_is none none_is a b c _ fa fb 1 z0 z1.
have reach := first_reaches none none_is a b c is_moved unmoved within_translation wa wb some.
have known := first_known none none_is a b c (hc (or_intror (or_introl two))) rest is_moved unmoved.
case: first_point reach known => [[y0 ey] r]; rewrite [snd _]/= => reach known.
lazy beta zeta; rewrite U_not_zero orFb (proj2 (java_at_rest _ _ _ rest _)) -/i -/j.
have hd := edge_known (vertex_of M a (i 1%Z)) (vertex_of M a (i 0%Z)) (vertex_of M b (j 1%Z)) (vertex_of M b (j 0%Z)).
case: ifP => [_ bad|/negbFE/andP[/less_true test1 /less_true test2]]; first by case: bad.
have {}known := eq_ind _ (fun y => float_vectors.known (norm y0) ey y0 y) known _ (diff_is 0%Z z0).
case: ifP => [_|_].
  case: ifP => [/andP[_ /Z.eqb_eq one] _|_ bad]; last by case: bad.
  have := edge_weights _ _ _ _ _ _ known hd (conj test1 test2).
  rewrite /edge_exact (A_is 0%Z z0) (A_is 1%Z z1) (B_is 0%Z z0) (B_is 1%Z z1) => -[p1 p2].
  rewrite zero_rounded /v; congr (rounded (sqrt _)).
  by have [_ _ ->] := edge_meets Z Z A' B' t' _ _ _ _ p1 p2
    (on_line none none_is a b c flat_t ha hb flat_a flat_b line one).
case: ifP => [_ bad|_ answered]; first by case: bad.
have := edge_rounded none none_is a b c image unplaced is_moved unmoved wa wb y0 ey r two known reach (conj test1 test2) answered.
by rewrite /v edge_pointE /edge_weight (diff_is 0 z0) -(A_is 0%Z z0) -(A_is 1%Z z1) -(B_is 0%Z z0) -(B_is 1%Z z1).
Qed.

(** The first pass in the plane answers the distance of the hulls, correctly rounded. *)
Theorem java_planar_answer_right :
  let answer := Filter2_distance_6 M image sweeps_image a b c U TINY is_moved in
  answer <> none -> exists2 d, squared_distance d & double_value answer = rounded (sqrt d).
Proof.
rewrite /Filter2_distance_6.
case: Z.eqb_spec => [one answer|n1].
  have some : (0 < Candidate_size c)%Z by rewrite one.
  have E := java_planar_vertex none none_is a b c image sweeps_image is_moved _ fa fb flat_t U TINY some.
  rewrite E in answer *; eexists; last exact: vertex_answer.
  apply/nearest_distance/nearest1.
  exact: (java_vertex_right none none_is a b c ha hb (hc (or_introl one)) rest image sweeps_image is_moved unmoved one answer).
case: Z.eqb_spec => [two answer|n2].
  have [w sep] := java_planar_edge_right none none_is a b c rest image sweeps_image is_moved
    _ fa fb flat_t ha hb (hc (or_intror (or_introl two))) eq_refl unmoved flat_a flat_b line two answer.
  by eexists; [apply: nearest_distance; apply: nearest2 w sep | exact: planar_edge_answer].
case: Z.eqb_spec => [three answer|n3 bad]; last by case: bad.
exists (rdot (Vec 0 0 0) (Vec 0 0 0)).
  by apply/nearest_distance/(planar_inside_nearest none none_is a b c rest among_a among_b flat_a flat_b flat_t three answer).
have ga k : (0 <= k < 3)%Z -> double_value (Vertices_z a (i k)) = 0 by rewrite -three; exact: fa.
have gb k : (0 <= k < 3)%Z -> double_value (Vertices_z b (j k)) = 0 by rewrite -three; exact: fb.
rewrite -zero_rounded; move: answer; rewrite (java_planar_inside none none_is a b c ga gb flat_t); lazy beta zeta.
by case: ifP => // _; case.
Qed.

End Text.
