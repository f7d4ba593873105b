(** * From the Java text to the sweep, on small integers

    The second pass of the filters, with u = tiny = 0: all bounds are 0, and on the
    integers of [float_lattice.v] the sweep of the text is exact: it says yes only if no
    vertex of A is lower and none of B higher in the exact direction.  That the text
    recognises such integers is [contains_right]. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas filter_model.
From CertiGJKFloat Require Import float_lattice optimality lattice_exact.
From CertiGJKFloat Require Import java_model java_methods java_formulas java_loops java_vertices java_sweep java_planar.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

Local Notation zero := (@constant M 0 0).
Local Notation add_zero := (add_zero none none_is).
Local Notation mul_zero := (mul_zero none none_is).
Local Notation zero_is := (zero_is none none_is).

(** ** The bounds *)

Lemma mul_zeror (x : number M) : mul x zero = zero.
Proof. by rewrite -[mul x zero]/(mul (o := M) x zero) -{2}(mul_zero x); exact: mulC. Qed.

Lemma no_difference y : ErrorBounds_difference M zero zero y = zero.
Proof. by apply: double_eq; have [-> _ _] := vectors_exact zero zero zero_is zero_is zero y zero zero zero; rewrite zero_is. Qed.

Lemma no_translated z y : ErrorBounds_translated M zero zero z y = zero.
Proof. by apply: double_eq; have [_ -> _] := vectors_exact zero zero zero_is zero_is z y zero zero zero; rewrite zero_is. Qed.

Lemma no_edge alpha beta d : ErrorBounds_edge M zero zero alpha beta d = zero.
Proof. by apply: double_eq; have [_ _ ->] := vectors_exact zero zero zero_is zero_is zero zero alpha beta d; rewrite zero_is. Qed.

Lemma no_cross x y : ErrorBounds_cross M zero zero x zero y zero = zero.
Proof. by apply: double_eq; have [-> _] := products_exact zero zero zero_is zero_is x zero y zero zero_is zero_is; rewrite zero_is. Qed.

Lemma no_dot x y : ErrorBounds_dot M zero zero x zero y zero = zero.
Proof. by apply: double_eq; have [_ ->] := products_exact zero zero zero_is zero_is x zero y zero zero_is zero_is; rewrite zero_is. Qed.

Lemma no_plane v reach extent : ErrorBounds_plane M zero zero v zero reach extent = zero.
Proof. by apply: double_eq; have [_ ->] := sweeps_exact zero zero zero_is zero_is v zero reach extent zero_is; rewrite zero_is. Qed.

Lemma same_zero : same (m := M) zero zero = true.
Proof. exact: Req_bool_true. Qed.

(** ** The sweep *)

Section Sweep.

Variables (a b : Vertices M) (c : Candidate M).
Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.

Let A' k := stored (points none none_is a k).
Let B' k := stored (points none none_is b k).
Let i := Candidate_a c.
Let j := Candidate_b c.

Hypothesis sizes : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z.
Hypothesis among_a : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is a (i k).
Hypothesis among_b : forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is b (j k).

Variable e : Z.
Hypothesis grid_a : forall k, is_index none none_is a k -> gridded e (vertex_of M a k).
Hypothesis grid_b : forall k, is_index none none_is b k -> gridded e (vertex_of M b k).

Definition exact_sweeps (v : point) (V : double) : bool :=
  FilterSweep_proves_10 M sweeps_image a b c (vx v) (vy v) (vz v) V zero zero zero.

Let first_index (p : Vertices M) (index : array Z) : (forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is p (index k)) ->
  is_index none none_is p (index 0%Z).
Proof. by apply; case: sizes => [->|[->|->]]. Qed.

(** The text, with its thresholds. *)
Lemma exact_sweeps_is (v : point) (V : double) : exact_sweeps v V =
  let lowA := dot v (vertex_of M a (i 0%Z)) in
  let lowB := dot (vopp v) (vertex_of M b (j 0%Z)) in
  if (Vertices_size a <? 48)%Z && (Vertices_size b <? 48)%Z then
    (FilterSweep_below M a (vx v) (vy v) (vz v) lowA
      + FilterSweep_below M b (vx (vopp v)) (vy (vopp v)) (vz (vopp v)) lowB =? 0)%Z
  else FilterSweep_proves_8 M a c i (vx v) (vy v) (vz v) lowA true
    && FilterSweep_proves_8 M b c j (vx (vopp v)) (vy (vopp v)) (vz (vopp v)) lowB true.
Proof.
rewrite /exact_sweeps /FilterSweep_proves_10 (no_image none none_is a ha) !no_plane same_zero.
have eA : opp (sub (@constant M 0 0) (add (dot v (vertex_of M a (i 0%Z))) zero)) = dot v (vertex_of M a (i 0%Z)).
  by rewrite add_zero; exact: threshold_sign.
have eB : opp (sub (@constant M 0 0) (sub zero (dot v (vertex_of M b (j 0%Z))))) = dot (vopp v) (vertex_of M b (j 0%Z)).
  rewrite -[LHS]/(dopp (dyadic 0 0 - (_ - _))%D) threshold_sign.
  by rewrite (threshold_opp v (vertex_of M b (j 0%Z)) (dyadic 0 0)); exact: add_zero.
rewrite -[in RHS]eA -[in RHS]eB; cbn [negb no_object andb].
case: (_ && (Vertices_size b <? _)%Z).
  by rewrite -[FilterSweep_expected _ _ _]/0%Z; case: (_ =? _)%Z.
rewrite /FilterSweep_isConnected orbT; cbn [andb].
by case: (FilterSweep_proves_8 _ a _ _ _ _ _ _ _); case: (FilterSweep_proves_8 _ b _ _ _ _ _ _ _).
Qed.

Lemma swept_exactly (p : Vertices M) (hp : polytope none none_is p) (index : array Z) (w : point) (w' : vec R)
    (low := dot w (vertex_of M p (index 0%Z))) : is_index none none_is p (index 0%Z) ->
  (forall k, is_index none none_is p k -> double_value (dot w (vertex_of M p k)) = rdot w' (stored (vertex_of M p k))) ->
  (forall k, is_index none none_is p k -> falls none none_is p w low k = false) \/
  no_array (Vertices_from p) = false /\
    (forall k, In k (neighbours_of none none_is p (index 0%Z)) -> falls none none_is p w low k = false) ->
  all_swept none none_is p index w'.
Proof.
move=> i0 exact_ cleared k.
have above l : is_index none none_is p l -> falls none none_is p w low l = false ->
    0 <= rdot (apart none none_is p l (index 0%Z)) w'.
  move=> hl; rewrite /falls /low /vertex (exact_ _ hl) (exact_ _ i0); case: Rlt_bool_spec => // le _.
  have E (x z : vec R) : rdot (rsub x z) w' = rdot w' x - rdot w' z by rewrite /rdot /=; ring.
  by rewrite /apart /vertex E -/M; lra.
have hk := clip_index none none_is p k hp.
rewrite /points (clip_id none none_is p (index 0%Z) i0) -/(apart none none_is p (clip none none_is p k) (index 0%Z)).
case: cleared => [all|[hull near]]; first by apply: above (all _ hk).
have [_ among climb] := hull_is none none_is p hp hull _ i0.
by apply: climb hk => l hl; apply: above (near l hl); exact: among.
Qed.

Theorem exact_sweep_right (v : point) (v' : vec R) (V : double) : sweepable e v v' -> exact_sweeps v V = true ->
  lowest Z Z A' B' v' (i 0%Z) (j 0%Z).
Proof.
move=> hv; rewrite exact_sweeps_is; lazy zeta => test.
have a0 := first_index a i among_a; have b0 := first_index b j among_b.
have ea k : is_index none none_is a k -> double_value (dot v (vertex_of M a k)) = rdot v' (stored (vertex_of M a k)).
  by move=> /grid_a; exact: hv.
have eb k : is_index none none_is b k ->
    double_value (dot (vopp v) (vertex_of M b k)) = rdot (rscale (-1) v') (stored (vertex_of M b k)).
  by move=> /grid_b /hv; rewrite dot_opp rdotZl => ->; ring.
suff [sa sb] : all_swept none none_is a i v' /\ all_swept none none_is b j (rscale (-1) v').
  by split=> // k; have := sb k; rewrite rdotZr; move: (rdot _ _) => r; lra.
have none_in (S : Type) (f : S -> bool) s : length (filter f s) = 0%nat -> forall k, In k s -> f k = false.
  move=> /length_zero_iff_nil E k hk; case F: (f k) => //.
  have : In k (filter f s) by apply/filter_In.
  by rewrite E.
move: test; case: ifP => _.
  rewrite (below_is none none_is a ha) (below_is none none_is b hb) => /Z.eqb_eq sum.
  move: sum; set na := length _; set nb := length _ => sum.
  have za : na = 0%nat by lia.
  have zb : nb = 0%nat by lia.
  split; [apply: (swept_exactly a ha i v) => // | apply: (swept_exactly b hb j (vopp v)) => //]; left => k hk.
    by apply: (none_in _ _ _ za); apply/range1.
  by apply: (none_in _ _ _ zb); apply/range1.
have looked (p : Vertices M) (hp : polytope none none_is p) (index : array Z) (w : point) (w' : vec R) :
    (forall k, (0 <= k < Candidate_size c)%Z -> is_index none none_is p (index k)) ->
    (forall k, is_index none none_is p k -> double_value (dot w (vertex_of M p k)) = rdot w' (stored (vertex_of M p k))) ->
    FilterSweep_proves_8 M p c index (vx w) (vy w) (vz w) (dot w (vertex_of M p (index 0%Z))) true = true ->
    all_swept none none_is p index w'.
  move=> among exact_ proved; apply: (swept_exactly p hp index w) => //; first exact: first_index.
  case hull: (no_array (Vertices_from p)); [left => k hk | right; split=> // k hk].
    by have [[]|] := stored_is none none_is p hp c index w _ true hull proved k hk.
  have [g _ count] := neighbours_is none none_is p hp c index sizes among w _ true hull proved.
  exact: (none_in _ _ _ count).
by move=> /andP[pa pb]; split; [exact: looked pa | exact: looked pb].
Qed.

End Sweep.

(** ** The recognition *)

(** What [Vertices.exponent] says of a body: all coordinates are multiples of 2 to it. *)
Definition multiples (p : Vertices M) : Prop := forall k, is_index none none_is p k ->
  let multiple x := exists m, x = IZR m * bpow radix2 (Vertices_exponent p) in
  [/\ multiple (vx (vertex_of M p k)), multiple (vy (vertex_of M p k)) & multiple (vz (vertex_of M p k))].

Lemma exponent_bound (x : double) n : (-1022 <= n)%Z -> (exponent (m := M) x < n)%Z -> Rabs x < bpow radix2 n.
Proof.
move=> n0; rewrite /exponent /= /real_exponent; case: Rlt_bool_spec => h lt.
  by apply: Rlt_le_trans h _; apply: bpow_le.
apply: Rlt_le_trans (bpow_mag_gt radix2 x) _; apply: bpow_le.
by move: lt; rewrite /mag_val; lia.
Qed.

Lemma small_multiple (x : R) (m E e : Z) : (e <= E)%Z -> x = IZR m * bpow radix2 E -> Rabs x < bpow radix2 (e + 10) ->
  integral e 1 1023 x.
Proof.
move=> eE xE small; have {}xE : x = IZR (m * 2 ^ (E - e)) * bpow radix2 e.
  by rewrite xE mult_IZR (IZR_Zpower radix2) ?Rmult_assoc -?bpow_plus; [lia | congr (_ * bpow _ _); lia].
exists (m * 2 ^ (E - e))%Z; last by rewrite Z.mul_1_l.
suff : (Z.abs (m * 2 ^ (E - e)) < 1024)%Z by lia.
have b0 := bpow_gt_0 radix2 e; apply: lt_IZR; rewrite abs_IZR; apply: (Rmult_lt_reg_r (bpow radix2 e)) => //.
rewrite -{1}(Rabs_pos_eq (bpow radix2 e)) -?Rabs_mult -?xE; first by lra.
by rewrite (_ : 1024 = bpow radix2 10) // -bpow_plus Z.add_comm.
Qed.

(** A coordinate of t passes its test only if it is such a number. *)
Lemma coordinate_right (x : number M) e (y := scaled x (- e)) : (-240 <= e)%Z ->
  same (whole y) y && less (abs y) (constant (Z.shiftl 1 10) 0) && same (scaled y e) x = true -> integral e 1 1023 x.
Proof.
move=> e0 /andP[/andP[w l] s].
have {w} w : rounded (IZR (ZnearestE (double_value y))) = double_value y by move: w; rewrite /same /=; case: Req_bool_spec.
have {l} l : Rabs (double_value y) < 1024.
  by move: (less_true _ _ _ _ l); rewrite -[double_value (constant _ _)]/(double_value (dyadic 1024 0)) dyadicE //= Rmult_1_r.
have {s} s : rounded (double_value y * bpow radix2 e) = double_value x by move: s; rewrite /same /=; case: Req_bool_spec.
set k := ZnearestE (double_value y) in w.
have near : Rabs (double_value y - IZR k) <= / 2 := Znearest_half _ _.
have k1 : (Z.abs k <= 1024)%Z.
  apply: Zlt_succ_le; apply: lt_IZR; rewrite abs_IZR /=.
  have := Rabs_triang (double_value y) (IZR k - double_value y).
  rewrite (_ : double_value y + (IZR k - double_value y) = IZR k); first by ring.
  by rewrite (Rabs_minus_sym (IZR k)); lra.
have f0 : rounded (IZR k) = IZR k.
  by apply: rounded_id; rewrite -(Rmult_1_r (IZR k)) -[1]/(bpow radix2 0); apply: format_dyadic; lia.
have yE : double_value y = IZR k by rewrite -w f0.
have k2 : (Z.abs k <= 1023)%Z by apply: Zlt_succ_le; apply: lt_IZR; rewrite abs_IZR -yE.
exists k => //; rewrite Z.mul_1_l -s yE; apply: rounded_id; apply: format_dyadic; lia.
Qed.

(** If the text says so, A, B and t are on such a grid; t is looked at only if it counts. *)
Theorem contains_right (a b : Vertices M) (t : array (number M)) (is_moved : bool) :
  polytope none none_is a -> polytope none none_is b -> multiples a -> multiples b ->
  FilterLattice_contains_4 M a b t is_moved = true ->
  exists e, [/\ (-240 <= e)%Z, forall k, is_index none none_is a k -> gridded e (vertex_of M a k),
    forall k, is_index none none_is b k -> gridded e (vertex_of M b k)
    & is_moved = true -> forall k, (0 <= k < array_length t)%Z -> integral e 1 1023 (t k)].
Proof.
move=> ha hb ma mb; rewrite /FilterLattice_contains_4 (no_image none none_is a ha); lazy zeta.
set e := Z.min _ _; move=> /andP[/andP[/Z.ltb_lt high /Z.leb_le e0] moves].
have {}e0 : (-240 <= e)%Z := e0.
have {}high : (Z.max (exponent (Vertices_magnitude a)) (exponent (Vertices_magnitude b)) < e + 10)%Z := high.
have body (p : Vertices M) : polytope none none_is p -> multiples p -> (e <= Vertices_exponent p)%Z ->
    (exponent (Vertices_magnitude p) < e + 10)%Z -> forall k, is_index none none_is p k -> gridded e (vertex_of M p k).
  move=> hp mp le lt k hk; have [h1 h2 h3] := magnitude_is none none_is p hp k hk; have [[m1 k1] [m2 k2] [m3 k3]] := mp k hk.
  have small := Rle_lt_trans _ _ _ (Rle_abs _) (exponent_bound _ (e + 10) ltac:(lia) lt).
  by split; [apply: (small_multiple _ m1 _ _ le k1) | apply: (small_multiple _ m2 _ _ le k2) |
    apply: (small_multiple _ m3 _ _ le k3)]; apply: Rle_lt_trans small.
exists e; split=> //; [apply: body => //; lia | apply: body => //; lia | move=> moved k hk].
move: moves; rewrite moved /FilterLattice_contains_2 => /fold_and[_ all].
apply: coordinate_right => //; apply: all; rewrite /elements; apply: in_map; exact/range1.
Qed.

End Text.
