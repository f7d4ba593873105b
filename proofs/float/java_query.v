(** * From the Java text of a query to the rounded distance

    [Filter.distance], as it is translated: the range, the dimension, the first pass, the
    recognition of small integers and the second pass.  For bodies at rest: if it does not
    answer NaN, then its answer is the distance of the hulls, correctly rounded, over
    rounded real numbers. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model float_lattice optimality lattice_exact.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_loops java_vertices java_sweep java_filter java_planar.
From CertiGJKFloat Require Import java_norm java_answer java_lattice java_second java_measure.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let t : array double := Candidate_t c.
Let t' : vec R := stored (Vec (t 0%Z) (t 1%Z) (t 2%Z) : point).

(** What [Vertices] says of itself. *)
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis multiples_a : multiples none none_is a.
Hypothesis multiples_b : multiples none none_is b.

(** A has a dimension, and coordinates beyond it are 0. *)
Hypothesis dimension : (1 <= Vertices_dimension a)%Z.
Hypothesis flat : (Vertices_dimension a <= 2)%Z -> [/\ forall k, is_index none none_is a k -> double_value (Vertices_z a k) = 0,
  forall k, is_index none none_is b k -> double_value (Vertices_z b k) = 0 & double_value (t 2%Z) = 0].
Hypothesis line : Vertices_dimension a = 1%Z -> [/\ forall k, is_index none none_is a k -> double_value (Vertices_y a k) = 0,
  forall k, is_index none none_is b k -> double_value (Vertices_y b k) = 0 & double_value (t 1%Z) = 0].

(** The query is at rest, and its simplex has pairs of vertices. *)
Hypothesis rest : at_rest none none_is c.
Hypothesis unplaced : Candidate_isPlaced c = false.
Hypothesis length_t : (3 <= array_length t)%Z.
Hypothesis among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (Candidate_a c k).
Hypothesis among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (Candidate_b c k).

Local Notation zero := (@constant M 0 0).
Local Notation is_right := (is_right none none_is a b c).

(** [moved] is false only if t is 0. *)
Lemma unmoved_is (z : number M) : double_value z = double_value (t 2%Z) ->
  let is_moved := Candidate_isPlaced c || ~~ same (m := M) (ErrorBounds_norm M (t 0%Z) (t 1%Z) z) zero in
  is_moved = false -> t' = Vec 0 0 0.
Proof.
move=> zE is_moved; rewrite /is_moved unplaced => /negbFE/same_true; rewrite (zero_is none none_is) => n0.
have [h0 h1 h2] := norm_zero (Vec (t 0%Z) (t 1%Z) z : point) n0.
by apply: vec_eq => //; rewrite -[LHS]/(double_value (t 2%Z)) -zE.
Qed.

Section Range.

Hypothesis range_a : Vertices_magnitude a <= bpow radix2 238.
Hypothesis range_b : Vertices_magnitude b <= bpow radix2 238.
Hypothesis range_t : forall k, (0 <= k < 3)%Z -> Rabs (double_value (t k)) <= bpow radix2 238.

(** If the text recognises small integers, they are. *)
Lemma grid_is (is_moved : bool) : (is_moved = false -> t' = Vec 0 0 0) ->
  FilterLattice_contains_4 M a b t is_moved = true ->
  exists e, [/\ (-240 <= e)%Z, forall k, is_index none none_is a k -> gridded e (vertex_of M a k),
    forall k, is_index none none_is b k -> gridded e (vertex_of M b k) & gridded e (Vec (t 0%Z) (t 1%Z) (t 2%Z) : point)].
Proof.
move=> unmoved contains; have [e [e0 ga gb gt]] := contains_right none none_is a b t is_moved ha hb multiples_a multiples_b contains.
exists e; split=> //; case: is_moved unmoved gt {contains} => [_ /(_ eq_refl) gt|/(_ eq_refl) t0 _].
  have long k : (0 <= k < 3)%Z -> (0 <= k < array_length t)%Z by lia.
  by split; apply: gt; exact: long.
have z : integral e 1 1023 0 by exists 0%Z => //; rewrite Rmult_0_l.
by move: t0 => -[h0 h1 h2]; split; rewrite /= ?h0 ?h1 ?h2.
Qed.

Let t_range k : (0 <= k < 3)%Z -> Rabs (double_value (Candidate_t c k)) <= bpow radix2 238 := range_t k.

(** Both passes in space. *)
Lemma space_right : Filter3_distance_3 M image sweeps_image a b c <> none -> is_right (Filter3_distance_3 M image sweeps_image a b c).
Proof.
rewrite /Filter3_distance_3; cbv zeta; have := unmoved_is (t 2%Z) eq_refl; lazy zeta.
set is_moved := (Candidate_isPlaced c || _) => unmoved.
case: ifP => [/andP[_ contains]|_ answered].
  have [e [e0 ga gb gt]] := grid_is is_moved unmoved contains.
  exact: (second_right none none_is a b c image sweeps_image rest is_moved ha hb unplaced among_a among_b
    range_a range_b t_range unmoved e e0 ga gb gt).
exact: (java_answer_right none none_is a b c ha hb rest unplaced image sweeps_image among_a among_b
  range_a range_b t_range is_moved unmoved answered).
Qed.

(** Both passes in the plane. *)
Lemma plane_right : (Vertices_dimension a <= 2)%Z ->
  Filter2_distance_3 M image sweeps_image a b c <> none -> is_right (Filter2_distance_3 M image sweeps_image a b c).
Proof.
move=> /flat[fa fb ft]; rewrite /Filter2_distance_3; cbv zeta.
have := unmoved_is zero; lazy zeta => /(_ _); rewrite (zero_is none none_is) ft => /(_ eq_refl).
set is_moved := (Candidate_isPlaced c || _) => unmoved.
case: ifP => [/andP[_ contains]|_ answered].
  have [e [e0 ga gb gt]] := grid_is is_moved unmoved contains.
  exact: (second_planar_right none none_is a b c image sweeps_image rest is_moved ha hb unplaced among_a among_b
    range_a range_b t_range unmoved e e0 ga gb gt fa fb ft).
exact: (java_planar_answer_right none none_is a b c ha hb rest unplaced image sweeps_image among_a among_b
  range_a range_b t_range is_moved unmoved fa fb ft line answered).
Qed.

End Range.

(** What the filter answers is the distance of the hulls, correctly rounded. *)
Theorem java_filter_right (answer := Filter_distance M image sweeps_image a b c) : answer <> none -> is_right answer.
Proof.
rewrite /answer /Filter_distance; case: Z.ltb_spec => [_ bad|small]; first by case: bad.
rewrite orFb; case: ifP => [_ bad|/negbFE]; first by case: bad.
have top : double_value (ErrorBounds_LARGEST M) = bpow radix2 238.
  by rewrite -[LHS]/(double_value (dyadic 1 238)) dyadicE // Rmult_1_l.
rewrite /Filter_isInRange; cbv zeta => /fold_and[/andP[/le_true ra /le_true rb] rt]; rewrite top in ra rb.
have range_t k : (0 <= k < 3)%Z -> Rabs (double_value (t k)) <= bpow radix2 238.
  move=> hk; case: (Z_lt_le_dec k (Vertices_dimension a)) => beyond.
    by rewrite -top; apply: (le_true none none_is (abs (t k))); apply: rt; apply/range1; lia.
  have k0 : double_value (t k) = 0.
    have [_ _ z2] := flat ltac:(lia).
    have [->|k1] : k = 2%Z \/ k = 1%Z by lia.
      exact: z2.
    by rewrite k1; have [_ _ z1] := line ltac:(lia).
  by rewrite k0 Rabs_R0; exact: bpow_ge_0.
case: Z.eqb_spec => [three|other] answered; first exact: space_right.
by apply: plane_right => //; lia.
Qed.

End Text.

(** The same of bodies as they are made: what is supposed of them is how their coordinates
    are stored, and the neighbours of a hull. *)
Theorem made_filter_right none none_is (a b : Vertices (double_machine none none_is)) (qa qb : Vertices ieee_machine)
    (c : Candidate (double_machine none none_is)) image sweeps_image (t := Candidate_t c)
    (answer := Filter_distance (double_machine none none_is) image sweeps_image a b c) :
  made none none_is a qa -> made none none_is b qb -> Vertices_dimension b = Vertices_dimension a ->
  (forall n, (Vertices_dimension a <= n < 3)%Z -> double_value (t n) = 0) -> (3 <= array_length t)%Z ->
  at_rest none none_is c -> Candidate_isPlaced c = false ->
  (forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (Candidate_a c k)) ->
  (forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (Candidate_b c k)) ->
  answer <> none -> is_right none none_is a b c answer.
Proof.
move=> ma mb same_ flat_t length_ rest unplaced among_a among_b.
have [pa ka] := made_right _ _ a qa ma; have [pb kb] := made_right _ _ b qb mb.
have [da _ za _ ya xa] := made_rows _ _ a qa ma; have [db _ zb _ yb xb] := made_rows _ _ b qb mb.
apply: java_filter_right => //; first by lia.
- move=> le; split; [move=> k hk | move=> k hk | apply: flat_t; lia].
    by rewrite xa; apply: za => //; lia.
  by rewrite xb; apply: zb => //; rewrite same_; lia.
- move=> one; split; [move=> k hk | move=> k hk | apply: flat_t; lia].
    by rewrite ya; apply: za => //; lia.
  by rewrite yb; apply: zb => //; rewrite same_; lia.
Qed.
