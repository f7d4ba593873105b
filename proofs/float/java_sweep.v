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

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

(** ** What [Vertices] says of itself *)

Definition vertex (p : Vertices M) (k : Z) : point := vertex_of M p k.

Definition is_index (p : Vertices M) (k : Z) : Prop := (0 <= k < Vertices_size p)%Z.

Definition apart (p : Vertices M) (i k : Z) : vec R := rsub (stored (vertex p i)) (stored (vertex p k)).

Definition neighbours_of (p : Vertices M) (k : Z) : list Z :=
  map (Vertices_neighbours p) (range (Vertices_from p k) (Vertices_from p (k + 1)%Z) 1).

(** A body: at least one vertex, the largest magnitude and the extent enough for all, and
    with a hull, a vertex is lowest if no neighbour is lower. *)
Record polytope (p : Vertices M) : Prop := Polytope {
  size_some : (0 < Vertices_size p < 2 ^ 31)%Z;
  size_is : array_length (Vertices_x p) = Vertices_size p;
  no_image : Vertices_image p = None;
  magnitude_is : forall k, is_index p k -> let m := double_value (Vertices_magnitude p) in
    [/\ Rabs (double_value (vx (vertex p k))) <= m, Rabs (double_value (vy (vertex p k))) <= m
      & Rabs (double_value (vz (vertex p k))) <= m];
  extent_is : forall i k, is_index p i -> is_index p k ->
    norm1 (apart p i k) <= double_value (Vertices_extent p);
  hull_is : no_array (Vertices_from p) = false -> forall k, is_index p k ->
    [/\ NoDup (neighbours_of p k), forall i, In i (neighbours_of p k) -> is_index p i
      & forall w, (forall i, In i (neighbours_of p k) -> 0 <= rdot (apart p i k) w) ->
          forall i, is_index p i -> 0 <= rdot (apart p i k) w] }.

(** Beyond the array the first vertex stands again. *)
Definition clip (p : Vertices M) (k : Z) : Z := if (0 <=? k)%Z && (k <? Vertices_size p)%Z then k else 0%Z.

Lemma clip_index p k : polytope p -> is_index p (clip p k).
Proof.
move=> hp; have := size_some p hp; rewrite /clip /is_index.
by case: Z.leb_spec; case: Z.ltb_spec => /=; lia.
Qed.

Lemma clip_id p k : is_index p k -> clip p k = k.
Proof. by rewrite /clip /is_index; case: Z.leb_spec; case: Z.ltb_spec => //=; lia. Qed.

Definition points (p : Vertices M) (k : Z) : point := vertex p (clip p k).

Definition indices (p : Vertices M) : list Z := range 0 (Vertices_size p) 1.

(** As a figure of [filter_correct.v]: with all vertices, or with the neighbours. *)
Section Figures.

Variables (p : Vertices M) (hp : polytope p).

Lemma figure_extent_of i k : norm1 (rsub (stored (points p i)) (stored (points p k))) <= Vertices_extent p.
Proof. exact: (extent_is p hp _ _ (clip_index p i hp) (clip_index p k hp)). Qed.

Lemma figure_reach_of i : norm1 (stored (points p i)) * (1 - u64) <= (dyadic 3 0 * Vertices_magnitude p)%D.
Proof. by have [h1 h2 h3] := magnitude_is p hp _ (clip_index p i hp); apply: figure_reach. Qed.

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
move=> h i; have [_ among climb] := hull_is p hp hull (clip p k) (clip_index p k hp).
apply: (climb w _ (clip p i) (clip_index p i hp)) => j hj.
by have := h j hj; rewrite /points (clip_id p j (among j hj)).
Qed.

Definition hull_body : figure Z :=
  Figure Z (points p) (Vertices_extent p) (dyadic 3 0 * Vertices_magnitude p)%D
    (fun k => neighbours_of p (clip p k)) figure_extent_of figure_reach_of neighbours_enough.

End Figures.

(** ** Signs *)

Lemma subE (x y : double) : double_value (x - y)%D = rounded (x - y).
Proof. by []. Qed.

Lemma sub_negative (x y : double) : Rlt_bool (double_value (x - y)%D) 0 = Rlt_bool x y.
Proof.
have F : format (- y) by apply: format_opp; apply: double_format.
have /Rabs_le_inv := rounded_sum x (- y) (double_format x) F.
rewrite -[rounded _]/(double_value (x - y)%D) u64_val; move: (double_value (x - y)%D) => s.
case: (Rlt_bool_spec s 0) => h1; case: Rlt_bool_spec => h2 //; case: (Rcase_abs s) => h3; try lra.
  by rewrite (Rabs_left s h3); lra.
by rewrite (Rabs_right s h3); lra.
Qed.

Lemma negative_is (x : double) : FilterSweep_negative M x = if Rlt_bool x 0 then 1%Z else 0%Z.
Proof. by rewrite /FilterSweep_negative /bits /=; case: Rlt_bool. Qed.

Lemma double_eq (x y : double) : double_value x = double_value y -> x = y.
Proof. by move=> e; rewrite -(double_of x x) // -(double_of y y) // e. Qed.

Lemma dot_opp (v x : point) : double_value (dot (vopp v) x) = - double_value (dot v x).
Proof.
rewrite /dot /= -!rounded_opp; congr rounded.
rewrite Ropp_plus_distr -!rounded_opp; congr (_ + _); last by congr rounded; ring.
congr rounded; rewrite Ropp_plus_distr -!rounded_opp.
by congr (_ + _); congr rounded; ring.
Qed.

(** The thresholds, without the sign of a zero. *)
Lemma threshold_sign (x : double) : dopp (dyadic 0 0 - x)%D = x.
Proof.
apply: double_eq; rewrite doppE subE dyadicE // Rmult_0_l Rminus_0_l rounded_opp Ropp_involutive.
exact: rounded_id (double_format x).
Qed.

Lemma threshold_opp (v x : point) (bound : double) :
  (bound - dot v x)%D = (dot (vopp v) x + bound)%D.
Proof. by apply: double_eq; rewrite subE addE dot_opp; congr rounded; ring. Qed.

Lemma vopp_involutive (v : point) : vopp (vopp v) = v.
Proof. by case: v => x y z; congr Vec; apply: double_eq; rewrite /= Ropp_involutive. Qed.

(** ** The indices of the simplex *)

Section Index.

Variables (p : Vertices M) (hp : polytope p) (c : Candidate M) (index : array Z).
Hypothesis sizes : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z.
Hypothesis among : forall k, (0 <= k < Candidate_size c)%Z -> is_index p (index k).

Definition simplex : list Z := map index (range 0 (Candidate_size c) 1).

Lemma in_simplex i : In i simplex <-> exists2 k, (0 <= k < Candidate_size c)%Z & i = index k.
Proof.
rewrite /simplex in_map_iff; split=> [[k [<- /range1 h]]|[k h ->]]; first by exists k.
by exists k; split=> //; apply/range1.
Qed.

Lemma differ_is i j : is_index p i -> is_index p j ->
  FilterSweep_differ i j = if (i =? j)%Z then 0%Z else 1%Z.
Proof. by have := size_some p hp; rewrite /is_index => ? ? ?; apply: differ_bits; lia. Qed.

(** Those that are counted, each once. *)
Definition counted_simplex : list Z := nodup Z.eq_dec simplex.

Lemma distinct_is : FilterSweep_distinct M c index = Z.of_nat (length counted_simplex).
Proof.
rewrite /FilterSweep_distinct /counted_simplex /simplex.
have d i j : (0 <= i < Candidate_size c)%Z -> (0 <= j < Candidate_size c)%Z ->
    FilterSweep_differ (index i) (index j) = if (index i =? index j)%Z then 0%Z else 1%Z.
  by move=> hi hj; apply: differ_is; apply: among.
have r1 : range 0 1 1 = (0 :: nil)%Z by [].
have r2 : range 0 2 1 = (0 :: 1 :: nil)%Z by [].
have r3 : range 0 3 1 = (0 :: 1 :: 2 :: nil)%Z by [].
case: sizes => [E|[E|E]]; rewrite E ?r1 ?r2 ?r3 in d *; cbn -[FilterSweep_differ Z.land].
- by [].
- rewrite (d 0%Z 1%Z) //; case: Z.eqb_spec => e; repeat case: Z.eq_dec => ? /=; by [| congruence].
- rewrite (d 0%Z 1%Z) // (d 0%Z 2%Z) // (d 1%Z 2%Z) //.
  do 3 case: Z.eqb_spec => ?; repeat case: Z.eq_dec => ? /=; by [| congruence].
Qed.

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

Lemma product_is k : is_index p k ->
  FilterSweep_negative M (dot v (vertex p k) - threshold)%D =
  if plane_fails Z (points p) (index 0%Z) v V Ev (Vertices_extent p)
    (dyadic 3 0 * Vertices_magnitude p)%D k then 1%Z else 0%Z.
Proof.
move=> hk; have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
rewrite negative_is sub_negative /plane_fails /points (clip_id p k hk) (clip_id _ _ i0) -/threshold.
by case: Rlt_bool_spec => h; case: Rlt_dec => // h'; case: (Rlt_not_le _ _ h').
Qed.

(** [below] counts the failures of the plane test. *)
Lemma below_is : FilterSweep_below M p (vx v) (vy v) (vz v) threshold =
  Z.of_nat (failures Z (body p hp) (index 0%Z) v V Ev).
Proof.
rewrite /FilterSweep_below (size_is p hp) -/(indices p).
have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
set f := fun k : Z => plane_fails Z (points p) (index 0%Z) v V Ev (Vertices_extent p)
  (dyadic 3 0 * Vertices_magnitude p)%D k.
rewrite -(Z.add_0_l (Z.of_nat _)) -[failures _ _ _ _ _ _]/(length (filter f (indices p))) -fold_count.
by apply: fold_ext => n k /range1 hk; congr Z.add; exact: product_is.
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
move=> whole; rewrite /FilterSweep_proves_8 whole /= /FilterSweep_store (size_is p hp) -/(indices p) => /negbTE.
set f := fun k : Z => (dot v (vertex p k) - threshold)%D.
set start := Candidate_products _ _.
set products := fold_left _ _ (fold_left _ _ _).
have entries k : is_index p k -> ~ In k simplex -> products k = f k.
  move=> hk out; rewrite /products.
  have -> (a : array double) : fold_left (fun (a : array double) k => put a (index k) (dyadic 0 0)) (range 0 (Candidate_size c) 1) a k
      = fold_left (fun (a : array double) k => put a k (dyadic 0 0)) simplex a k.
    by rewrite /simplex; elim: (range _ _ _) a => [|i s IH] a //=; rewrite IH.
  have [_ kept] := fold_put double (fun _ => dyadic 0 0) simplex
    (fold_left (fun (a : array double) k => put a k (f k)) (indices p) start) k.
  have [put_in _] := fold_put double f (indices p) start k.
  by rewrite (kept out) put_in //; apply/range1.
move=> quiet; apply: body_swept => k /range1 hk; case: (in_dec Z.eq_dec k simplex) => [is_in|out].
  by right; right; exists k.
left; suff : (0 <= bits (m := M) (products k))%Z.
  rewrite (entries k hk out); have := product_is k hk; rewrite negative_is.
  rewrite -[bits _]/(if Rlt_bool (double_value (f k)) 0 then (-1)%Z else 0%Z).
  by rewrite -/(f k); case: Rlt_bool => //; case: plane_fails.
move: quiet; rewrite /FilterSweep_anyNegative fold_lor4.
case: Z.ltb_spec => // /Z.lor_nonneg[/Z.lor_nonneg[/Z.lor_nonneg[h0 h1] h2] h3] _.
have [{}h0 rest] := fold_lor (fun k => bits (m := M) (products k)) _ _ h0.
have [_ b0] := fold_lor (fun k => bits (m := M) (products k)) _ _ h0.
have [_ b1] := fold_lor (fun k => bits (m := M) (products (k + 1)%Z)) _ _ h1.
have [_ b2] := fold_lor (fun k => bits (m := M) (products (k + 2)%Z)) _ _ h2.
have [_ b3] := fold_lor (fun k => bits (m := M) (products (k + 3)%Z)) _ _ h3.
by case: (range_blocks _ _ hk) => [[j hj [->|[->|[->|->]]]]|]; auto.
Qed.

(** *** Neighbours *)

Lemma neighbours_swept : no_array (Vertices_from p) = false ->
  FilterSweep_proves_8 M p c index (vx v) (vy v) (vz v) threshold false = true -> all_swept.
Proof.
move=> hull; rewrite /FilterSweep_proves_8 hull /= /FilterSweep_neighbours.
have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
have [distinct near _] := hull_is p hp hull _ i0.
set k1 := if (1 <? _)%Z then _ else _; set k2 := if (2 <? _)%Z then _ else _.
have h1 : In k1 simplex /\ is_index p k1.
  have : In k1 simplex by apply/in_simplex; rewrite /k1; case: Z.ltb_spec => h; [exists 1%Z | exists 0%Z] => //;
    case: sizes => [->|[->|->]].
  by move=> /[dup] /in_simplex[k hk ->] ?; split=> //; apply: among.
have h2 : In k2 simplex /\ is_index p k2.
  have : In k2 simplex by apply/in_simplex; rewrite /k2; case: Z.ltb_spec => h; [exists 2%Z | exists 0%Z] => //;
    case: sizes => [->|[->|->]].
  by move=> /[dup] /in_simplex[k hk ->] ?; split=> //; apply: among.
set f := fun k : Z => plane_fails Z (points p) (index 0%Z) v V Ev (Vertices_extent p)
  (dyadic 3 0 * Vertices_magnitude p)%D k.
set g := fun k : Z => (k =? k1)%Z || (k =? k2)%Z.
set s := neighbours_of p (index 0%Z).
set folded := fold_left _ (range _ _ _) (0%Z, 0%Z).
have -> : folded =
    (Z.of_nat (length (filter f s)), Z.of_nat (length (filter g s))).
  rewrite -(Z.add_0_l (Z.of_nat (length (filter f s)))) -(Z.add_0_l (Z.of_nat (length (filter g s)))).
  rewrite -!fold_count -fold_pair /s /neighbours_of fold_map.
  rewrite /folded; apply: fold_ext => -[x y] n hn; have hk : is_index p (Vertices_neighbours p n) by apply: near; apply: in_map.
  rewrite (differ_is _ k1 hk (proj2 h1)) (differ_is _ k2 hk (proj2 h2)) /g.
  congr pair; last by congr Z.add; case: (_ =? k1)%Z; case: (_ =? k2)%Z.
  by congr Z.add; exact: product_is.
move=> /Z.eqb_eq/Nat2Z.inj count.
apply: (swept_above Z (hull_body p hp hull) (index 0%Z) simplex v v' V Ev hv flat).
apply: (swept_count Z (hull_body p hp hull) (index 0%Z) simplex (filter g s) v v' V Ev hv) => //.
- split; first exact: NoDup_filter.
  rewrite /= (clip_id _ _ i0) => i /filter_In[is_in which]; split=> //.
  by case/orP: which => /Z.eqb_eq ->; [case: h1 | case: h2].
- rewrite /failures /= (clip_id _ _ i0); exact: count.
Qed.

(** *** The second look *)

Lemma closely_swept :
  FilterSweep_closely M p c index (vx v) (vy v) (vz v) (bound_sweep U TINY V Ev (Vertices_extent p)) = true ->
  all_swept.
Proof.
rewrite /FilterSweep_closely (size_is p hp) -/(indices p).
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
rewrite (differ_is a ha _ _ (among_a hc k hk) (among_a hc l hl)).
rewrite (differ_is b hb _ _ (among_b hc k hk) (among_b hc l hl)).
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
rewrite /sweeps /FilterSweep_proves_10 (no_image a ha) U_not_zero.
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
rewrite (below_is a ha c i (one_to_three hc) (among_a hc)) (below_is b hb c j (one_to_three hc) (among_b hc)).
case con: (FilterSweep_isConnected M c false); last by move=> /Z.eqb_eq; lia.
rewrite (distinct_is a ha c i (one_to_three hc) (among_a hc)) (distinct_is b hb c j (one_to_three hc) (among_b hc)).
move=> /Z.eqb_eq; rewrite -!Nat2Z.inj_add => /Nat2Z.inj count; split; first exact: connected_is.
move=> /flat[la /level_back lb].
have [] := swept_together Z Z (body a ha) (body b hb) (i 0%Z) (j 0%Z) _ _ _ _ v (vopp v) v' _ V Ev hv hw
  (counted_list a ha c i (among_a hc)) (counted_list b hb c j (among_b hc)) la lb count.
move=> sa sb; split; first exact: (body_swept a ha c i v v' V Ev hv la sa).
exact: (body_swept b hb c j (vopp v) _ V Ev hw lb sb).
Qed.

End Bodies.

End Text.
