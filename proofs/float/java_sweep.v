(** * The sweep of the Java text

    What [FilterSweep.proves] answers, as it is translated, loops and bits included, is
    true only if no vertex of A is lower, and none of B higher, than that of the first
    pair in the exact direction: of bodies that are no images, over rounded real numbers,
    with the parameters U and TINY; for a direction known within Ev that does not
    distinguish the vertices of the simplex, which has one to three pairs.  So the theorems of [java_filter.v] suppose nothing of
    the sweep. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights filter_sweep float_rounding figure_bounds.
From CertiGJKFloat Require Import optimality filter_correct java_model java_methods java_formulas java_loops.
From CertiGJKFloat Require Import java_vertices.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Local Notation polytope := (polytope none none_is).
Local Notation points := (points none none_is).
Local Notation is_index := (is_index none none_is).
Local Notation clip := (clip none none_is).
Local Notation clip_index := (clip_index none none_is).
Local Notation clip_id := (clip_id none none_is).
Local Notation indices := (indices none none_is).
Local Notation neighbours_of := (neighbours_of none none_is).
Local Notation vertex := (vertex none none_is).

(** As a figure of [filter_correct.v]: with all vertices, or with the neighbours. *)
Section Figures.

Variables (p : Vertices M) (hp : polytope p).

Lemma figure_extent_of i k : norm1 (rsub (stored (points p i)) (stored (points p k))) <= Vertices_extent p.
Proof. exact: (extent_is none none_is p hp _ _ (clip_index p i hp) (clip_index p k hp)). Qed.

Lemma figure_reach_of i : norm1 (stored (points p i)) * (1 - u64) <= (dyadic 3 0 * Vertices_magnitude p)%D.
Proof. by have [h1 h2 h3] := magnitude_is none none_is p hp _ (clip_index p i hp); apply: figure_reach. Qed.

Lemma all_enough k w :
  (forall i, In i (indices p) -> 0 <= rdot (rsub (stored (points p i)) (stored (points p k))) w) ->
  forall i, 0 <= rdot (rsub (stored (points p i)) (stored (points p k))) w.
Proof.
move=> h i; have ci := clip_index p i hp; have := h (clip p i).
by rewrite /points (clip_id p (clip p i)) //; apply; apply/range1.
Qed.

Definition body : figure Z :=
  Figure Z (points p) (Vertices_extent p) (dyadic 3 0 * Vertices_magnitude p)%D (fun _ => indices p)
    figure_extent_of figure_reach_of all_enough.

Hypothesis hull : no_array (Vertices_from p) = false.

Lemma neighbours_enough k w :
  (forall i, In i (neighbours_of p (clip p k)) ->
    0 <= rdot (rsub (stored (points p i)) (stored (points p k))) w) ->
  forall i, 0 <= rdot (rsub (stored (points p i)) (stored (points p k))) w.
Proof.
move=> h i; have [_ among climb] := hull_is none none_is p hp hull (clip p k) (clip_index p k hp).
apply: (climb w _ (clip p i) (clip_index p i hp)) => j hj.
by have := h j hj; rewrite /points (clip_id p j (among j hj)).
Qed.

Definition hull_body : figure Z :=
  Figure Z (points p) (Vertices_extent p) (dyadic 3 0 * Vertices_magnitude p)%D
    (fun k => neighbours_of p (clip p k)) figure_extent_of figure_reach_of neighbours_enough.

End Figures.

(** ** The indices of the simplex *)

Section Index.

Variables (p : Vertices M) (hp : polytope p) (c : Candidate M) (index : array Z).
Hypothesis sizes : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z.
Hypothesis among : forall k, (0 <= k < Candidate_size c)%Z -> is_index p (index k).
Local Notation simplex := (simplex none none_is c index).
Local Notation counted_simplex := (counted_simplex none none_is c index).
Local Notation in_simplex := (in_simplex none none_is c index).

Definition level (v' : vec R) : Prop := forall i, In i simplex -> rdot (rsub (stored (points p i)) (stored (points p (index 0%Z)))) v' = 0.

Lemma counted_list : simplex_list Z (body p hp) (index 0%Z) simplex counted_simplex.
Proof.
split; first exact: NoDup_nodup.
move=> i /nodup_In is_in; split=> //; have [k hk ->] := proj1 (in_simplex i) is_in.
by apply/range1; apply: among.
Qed.

Variables (v : point) (v' : vec R) (V Ev : double).
Hypothesis hv : known V Ev v v'.

Definition threshold : double :=
  plane_threshold v V Ev (dyadic 3 0 * Vertices_magnitude p)%D (Vertices_extent p) (vertex p (index 0%Z)).

Lemma falls_is k : is_index p k -> falls none none_is p v threshold k =
  plane_fails Z (points p) (index 0%Z) v V Ev (Vertices_extent p) (dyadic 3 0 * Vertices_magnitude p)%D k.
Proof.
move=> hk; have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
rewrite /falls /plane_fails /java_vertices.points (clip_id p k hk) (clip_id _ _ i0) -/threshold.
by case: Rlt_bool_spec => h; case: Rlt_dec => // h'; case: (Rlt_not_le _ _ h').
Qed.

(** [below] counts the failures of the plane test. *)
Lemma below_fails : FilterSweep_below M p (vx v) (vy v) (vz v) threshold =
  Z.of_nat (failures Z (body p hp) (index 0%Z) v V Ev).
Proof.
rewrite (below_is none none_is p hp); congr (Z.of_nat (length _)).
by apply: filter_ext_in => k /range1 hk; exact: falls_is.
Qed.

(** All vertices that are looked at are cleared. *)
Definition all_swept : Prop := forall i, 0 <= rdot (rsub (stored (points p i)) (stored (points p (index 0%Z)))) v'.

Hypothesis flat : level v'.

Lemma body_swept : swept Z (body p hp) (index 0%Z) simplex v V Ev -> all_swept.
Proof. exact: (swept_above Z (body p hp) _ _ _ _ _ _ hv flat). Qed.

(** *** The products that are stored *)

Lemma stored_products : no_array (Vertices_from p) = true ->
  FilterSweep_proves_8 M p c index (vx v) (vy v) (vz v) threshold false = true -> all_swept.
Proof.
move=> whole proved; apply: body_swept => k /range1 hk.
have [[_ is_in]|] := stored_is none none_is p hp c index v threshold false whole proved k hk; first by right; right; exists k.
by rewrite (falls_is k hk) => pass; left.
Qed.

(** *** Neighbours *)

Lemma neighbours_swept : no_array (Vertices_from p) = false ->
  FilterSweep_proves_8 M p c index (vx v) (vy v) (vz v) threshold false = true -> all_swept.
Proof.
move=> hull proved.
have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
have [distinct near _] := hull_is none none_is p hp hull _ i0.
have [g in_g count] := neighbours_is none none_is p hp c index sizes among v threshold false hull proved.
apply: (swept_above Z (hull_body p hp hull) (index 0%Z) simplex v v' V Ev hv flat).
apply: (swept_count Z (hull_body p hp hull) (index 0%Z) simplex (filter g (neighbours_of p (index 0%Z))) v v' V Ev hv) => //.
- split; first exact: NoDup_filter.
  by rewrite /= (clip_id _ _ i0) => i /filter_In[is_in /in_g].
- rewrite /failures /= (clip_id _ _ i0) -count; congr length.
  by apply: filter_ext_in => k /near hk; rewrite (falls_is k hk).
Qed.

(** *** The second look *)

Lemma closely_swept :
  FilterSweep_closely M p c index (vx v) (vy v) (vz v) (bound_sweep U TINY V Ev (Vertices_extent p)) = true ->
  all_swept.
Proof.
rewrite /FilterSweep_closely (size_is none none_is p hp) -/(indices p).
set search := first_result _ _; case E: search => [found|].
  have [k _] := first_some _ _ _ _ _ E; case: ifP => // _ [<-] //.
move=> _; apply: body_swept => k k_in; have := first_none _ _ _ _ E k k_in; case: ifP => // test _.
have hk : is_index p k by apply/range1.
have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
move: test => /negbT; rewrite negb_and !negbK => /orP[pass|].
  right; left; rewrite /sweep_fails -[vertices _]/(points p) -[extent _]/(Vertices_extent p).
  rewrite /points (clip_id p k hk) (clip_id _ _ i0).
  have {pass} : Rle_bool (double_value (bound_sweep U TINY V Ev (Vertices_extent p)))
    (double_value (dot v (vsub (vertex p k) (vertex p (index 0%Z))))) = true := pass.
  by case: Rle_bool_spec => // h _; case: Rlt_dec => // lt; case: (Rlt_not_le _ _ lt).
rewrite /FilterSweep_isOfSimplex; set search' := first_result _ _; case E': search' => [[]|] // _.
have [m] := first_some _ _ _ _ _ E'; rewrite range1 => hm; case: ifP => // same _.
right; right; exists (index m); first by apply/in_simplex; exists m.
rewrite -[vertices _]/(points p) /points (clip_id p k hk) (clip_id p _ (among m hm)).
have eq (x y : double) : java_model.same (m := M) x y = true -> double_value x = y.
  by rewrite /java_model.same /=; case: Req_bool_spec.
by move: same => /andP[/andP[/eq h1 /eq h2] /eq h3]; apply: vec_eq.
Qed.

End Index.

(** ** Two bodies *)

Section Bodies.

Variables (a b : Vertices M) (ha : polytope a) (hb : polytope b) (c : Candidate M).
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

(** A candidate of one to three pairs of vertices. *)
Record candidate : Prop := Pairs_of {
  one_to_three : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z;
  among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index a (Candidate_a c k);
  among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index b (Candidate_b c k) }.

Hypothesis hc : candidate.
Let i := Candidate_a c.
Let j := Candidate_b c.

(** The pairs hang together by indices in common. *)
Definition share (k l : Z) : Prop := i k = i l \/ j k = j l.
Definition connected : Prop :=
  (Candidate_size c = 2%Z -> share 0 1) /\
  (Candidate_size c = 3%Z ->
    share 0 1 /\ share 0 2 \/ share 0 1 /\ share 1 2 \/ share 0 2 /\ share 1 2).

Lemma shared_is k l : (0 <= k < Candidate_size c)%Z -> (0 <= l < Candidate_size c)%Z ->
  FilterSweep_shared M c k l = 1%Z /\ share k l \/ FilterSweep_shared M c k l = 0%Z /\ ~ share k l.
Proof.
move=> hk hl; rewrite /FilterSweep_shared /share /i /j.
rewrite (differ_is none none_is a ha _ _ (among_a hc k hk) (among_a hc l hl)).
rewrite (differ_is none none_is b hb _ _ (among_b hc k hk) (among_b hc l hl)).
by case: Z.eqb_spec => e; case: Z.eqb_spec => f; [left|left|left|right]; split=> //; tauto.
Qed.

Lemma connected_is : FilterSweep_isConnected M c false = true -> connected.
Proof.
rewrite /FilterSweep_isConnected orbF /connected; have s := shared_is.
case: (one_to_three hc) => [E|[E|E]]; rewrite E in s *; first by split.
  case: (s 0%Z 1%Z) => //; last by case=> ->.
  by case=> -> h _; split.
case: (s 0%Z 1%Z) => // -[-> h01]; case: (s 0%Z 2%Z) => // -[-> h02];
  case: (s 1%Z 2%Z) => // -[-> h12] //= _; split=> // _; tauto.
Qed.

Variables (v : point) (v' : vec R) (V Ev : double).
Hypothesis hv : known V Ev v v'.

(** The exact direction does not distinguish the vertices of pairs that hang together. *)
Hypothesis flat : connected -> level a c i v' /\ level b c j v'.

Lemma U_not_zero : same (m := M) U (constant 0 0) = false.
Proof.
rewrite /same /=; apply: Req_bool_false => same.
have : double_value U = double_value (dyadic 0 0) := same.
by rewrite U_val dyadicE // Rmult_0_l; have := u64_gt0; lra.
Qed.

Lemma known_back : known V Ev (vopp v) (rscale (-1) v').
Proof. exact: known_opp. Qed.

Lemma level_back (p : Vertices M) (index : array Z) : level p c index v' -> level p c index (rscale (-1) v').
Proof. by move=> h k /h; rewrite rdotZr => ->; ring. Qed.

Let thresholdA := threshold a i v V Ev.
Let thresholdB := threshold b j (vopp v) V Ev.

(** The text, with its thresholds. *)
Lemma sweeps_is : sweeps M sweeps_image a b c v V Ev =
  let closely := FilterSweep_isConnected M c false
    && FilterSweep_closely M a c i (vx v) (vy v) (vz v) (bound_sweep U TINY V Ev (Vertices_extent a))
    && FilterSweep_closely M b c j (vx (vopp v)) (vy (vopp v)) (vz (vopp v))
         (bound_sweep U TINY V Ev (Vertices_extent b)) in
  if (Vertices_size a <? 48)%Z && (Vertices_size b <? 48)%Z then
    if (FilterSweep_below M a (vx v) (vy v) (vz v) thresholdA
        + FilterSweep_below M b (vx (vopp v)) (vy (vopp v)) (vz (vopp v)) thresholdB
        =? FilterSweep_expected M c false)%Z then true else closely
  else if FilterSweep_isConnected M c false
    && FilterSweep_proves_8 M a c i (vx v) (vy v) (vz v) thresholdA false
    && FilterSweep_proves_8 M b c j (vx (vopp v)) (vy (vopp v)) (vz (vopp v)) thresholdB false then true
  else closely.
Proof.
rewrite /sweeps /FilterSweep_proves_10 (no_image none none_is a ha) U_not_zero.
have eA : opp (sub (@constant M 0 0) thresholdA) = thresholdA := threshold_sign _.
have eB : opp (sub (@constant M 0 0) (sub (bound_plane (C := M) U TINY V Ev
      (mul (@constant M 3 0) (Vertices_magnitude b)) (Vertices_extent b)) (dot v (vertex b (j 0%Z))))) = thresholdB.
  by rewrite -[LHS]/(dopp (dyadic 0 0 - (_ - _))%D) threshold_sign; exact: threshold_opp.
by rewrite -[in RHS]eA -[in RHS]eB.
Qed.

Lemma swept_proves_8 (p : Vertices M) (hp : polytope p) (index : array Z) (w : point) (w' : vec R) :
  (forall k, (0 <= k < Candidate_size c)%Z -> is_index p (index k)) ->
  known V Ev w w' -> level p c index w' ->
  FilterSweep_proves_8 M p c index (vx w) (vy w) (vz w) (threshold p index w V Ev) false = true ->
  all_swept p index w'.
Proof.
move=> among hw lw; case E: (no_array (Vertices_from p)).
  exact: (stored_products p hp c index (one_to_three hc) among w w' V Ev hw lw E).
exact: (neighbours_swept p hp c index (one_to_three hc) among w w' V Ev hw lw E).
Qed.

Theorem java_sweep_right : sweeps M sweeps_image a b c v V Ev = true ->
  connected /\
  lowest Z Z (fun k => stored (points a k)) (fun k => stored (points b k)) v' (i 0%Z) (j 0%Z).
Proof.
move=> test.
suff [con] : connected /\ (connected -> all_swept a i v' /\ all_swept b j (rscale (-1) v')).
  move=> /(_ con)[sa sb]; split=> //; split=> // k; have := sb k; rewrite rdotZr.
  by move: (rdot _ _) => r; lra.
have hw := known_back; move: test; rewrite sweeps_is; lazy zeta.
set close := _ && _ && FilterSweep_closely _ b _ _ _ _ _ _.
have closed : close = true -> connected /\ (connected -> all_swept a i v' /\ all_swept b j (rscale (-1) v')).
  move=> /andP[/andP[/connected_is con ca] cb]; split=> // /flat[la /level_back lb]; split.
    exact: (closely_swept a ha c i (one_to_three hc) (among_a hc) v v' V Ev hv la).
  exact: (closely_swept b hb c j (one_to_three hc) (among_b hc) (vopp v) _ V Ev hw lb).
case: ifP => _; case: ifP => // counts _; last first.
  move: counts => /andP[/andP[/connected_is con pa] pb]; split=> // /flat[la /level_back lb]; split.
    exact: swept_proves_8 (among_a hc) hv la pa.
  exact: swept_proves_8 (among_b hc) hw lb pb.
move: counts; rewrite /FilterSweep_expected.
rewrite (below_fails a ha c i (one_to_three hc) (among_a hc)) (below_fails b hb c j (one_to_three hc) (among_b hc)).
case con: (FilterSweep_isConnected M c false); last by move=> /Z.eqb_eq; lia.
rewrite (distinct_is none none_is a ha c i (one_to_three hc) (among_a hc)) (distinct_is none none_is b hb c j (one_to_three hc) (among_b hc)).
move=> /Z.eqb_eq; rewrite -!Nat2Z.inj_add => /Nat2Z.inj count; split; first exact: connected_is.
move=> /flat[la /level_back lb].
have [] := swept_together Z Z (body a ha) (body b hb) (i 0%Z) (j 0%Z) _ _ _ _ v (vopp v) v' _ V Ev hv hw
  (counted_list a ha c i (among_a hc)) (counted_list b hb c j (among_b hc)) la lb count.
move=> sa sb; split; first exact: (body_swept a ha c i v v' V Ev hv la sa).
exact: (body_swept b hb c j (vopp v) _ V Ev hw lb sb).
Qed.

End Bodies.

End Text.
