(** * The filter is right

    If the tests of the class [Filter3] succeed in doubles, for a simplex of one,
    two or three pairs of vertices, then its weights are positive and its point v of
    least norm separates: v . (a - b + t) >= v . v for all vertices a and b, over the
    real numbers.  Four pairs: the origin is a combination with positive weights.
    There is no hypothesis on sizes but that nothing overflows; see
    [float_overflow.v]. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.
From CertiGJKFloat Require Import sweep_error filter_formulas filter_model filter_weights filter_sweep optimality.

Local Open Scope R_scope.

(** ** The sweep over one figure *)

(** What the sweep knows of a figure: its vertices, bounds on their distances and
    coordinates, and the vertices that it looks at. *)
Record figure (I : Type) := Figure {
  vertices : I -> point;
  extent : double;
  reach : double;
  members : I -> list I;
  extent_enough : forall i k, norm1 (rsub (stored (vertices i)) (stored (vertices k))) <= extent;
  reach_enough : forall i, norm1 (stored (vertices i)) * (1 - u64) <= reach;
  (** A vertex that is not above one that is looked at is not above any.  So if all
      vertices are looked at, and also if the neighbours in the polytope are. *)
  members_enough : forall k w,
    (forall i, In i (members k) -> 0 <= rdot (rsub (stored (vertices i)) (stored (vertices k))) w) ->
    forall i, 0 <= rdot (rsub (stored (vertices i)) (stored (vertices k))) w }.

Arguments vertices {I}.
Arguments extent {I}.
Arguments reach {I}.
Arguments members {I}.

(** All vertices are looked at. *)
Lemma all_members (I : Type) (P : I -> point) (all : list I) (k : I) w : (forall i, In i all) ->
  (forall i, In i all -> 0 <= rdot (rsub (stored (P i)) (stored (P k))) w) ->
  forall i, 0 <= rdot (rsub (stored (P i)) (stored (P k))) w.
Proof. by move=> every above i; apply: above. Qed.

(** Each vertex that is looked at is cleared. *)
Definition swept (I : Type) (F : figure I) (k0 : I) (simplex : list I) (v : point) (V Ev : double)
    : Prop :=
  forall i, In i (members F k0) ->
    cleared I (vertices F) k0 simplex v V Ev (extent F) (reach F) i.

Lemma swept_above (I : Type) (F : figure I) k0 simplex (v : point) (v' : vec R) (V Ev : double) :
  known V Ev v v' ->
  (forall i, In i simplex -> rdot (rsub (stored (vertices F i)) (stored (vertices F k0))) v' = 0) ->
  swept I F k0 simplex v V Ev ->
  forall i, 0 <= rdot (rsub (stored (vertices F i)) (stored (vertices F k0))) v'.
Proof.
move=> hv level test; apply: (members_enough I F) => i /test.
exact: (cleared_above _ _ _ _ _ _ _ _ _ _ hv (fun j => extent_enough I F j k0)
  (reach_enough I F) level).
Qed.

(** The vertices of the simplex that are looked at, each once. *)
Definition simplex_list (I : Type) (F : figure I) (k0 : I) (simplex listed : list I) : Prop :=
  NoDup listed /\ forall i, In i listed -> In i (members F k0) /\ In i simplex.

Definition failures (I : Type) (F : figure I) (k0 : I) (v : point) (V Ev : double) : nat :=
  length (filter (plane_fails I (vertices F) k0 v V Ev (extent F) (reach F)) (members F k0)).

(** The failures in two figures are counted, one by one or together. *)
Lemma swept_count (I : Type) (F : figure I) k0 simplex listed (v : point) (v' : vec R)
    (V Ev : double) :
  known V Ev v v' -> simplex_list I F k0 simplex listed ->
  (forall i, In i simplex -> rdot (rsub (stored (vertices F i)) (stored (vertices F k0))) v' = 0) ->
  failures I F k0 v V Ev = length listed -> swept I F k0 simplex v V Ev.
Proof.
move=> hv [distinct among] level count.
exact: (plane_count _ _ _ _ _ _ _ _ _ _ _ hv (fun j => extent_enough I F j k0)
  (reach_enough I F) level _ distinct among count).
Qed.

Lemma swept_together (I J : Type) (F : figure I) (G : figure J) k0 l0 simplexI simplexJ la lb
    (v w : point) (v' w' : vec R) (V Ev : double) :
  known V Ev v v' -> known V Ev w w' ->
  simplex_list I F k0 simplexI la -> simplex_list J G l0 simplexJ lb ->
  (forall i, In i simplexI -> rdot (rsub (stored (vertices F i)) (stored (vertices F k0))) v' = 0) ->
  (forall j, In j simplexJ -> rdot (rsub (stored (vertices G j)) (stored (vertices G l0))) w' = 0) ->
  (failures I F k0 v V Ev + failures J G l0 w V Ev = length la + length lb)%nat ->
  swept I F k0 simplexI v V Ev /\ swept J G l0 simplexJ w V Ev.
Proof.
move=> hv hw hla hlb leva levb count; have [[da ma] [db mb]] := (hla, hlb).
have fa := listed_fail _ _ _ _ _ _ _ _ _ _ _ hv (fun j => extent_enough I F j k0)
  (reach_enough I F) leva _ ma.
have fb := listed_fail _ _ _ _ _ _ _ _ _ _ _ hw (fun j => extent_enough J G j l0)
  (reach_enough J G) levb _ mb.
have [ca cb] := counted_together _ _ _ _ _ _ _ _ da fa db fb count.
by split; [apply: (swept_count I F k0 simplexI la v v') | apply: (swept_count J G l0 simplexJ lb w w')].
Qed.

(** ** The simplex *)

Section Filter.

Variables (I J : Type) (A : figure I) (B : figure J) (t : vec R).
Let A' i := stored (vertices A i).
Let B' j := stored (vertices B j).

(** Both sweeps. *)
Lemma swept_lowest i0 j0 sa sb (v : point) (v' : vec R) (V Ev : double) :
  known V Ev v v' ->
  (forall i, In i sa -> rdot (rsub (A' i) (A' i0)) v' = 0) ->
  (forall j, In j sb -> rdot (rsub (B' j) (B' j0)) v' = 0) ->
  swept I A i0 sa v V Ev -> swept J B j0 sb (vopp v) V Ev ->
  lowest I J A' B' v' i0 j0.
Proof.
move=> hv leva levb ta tb; split=> k; first exact: (swept_above I A i0 sa v v' V Ev).
have := swept_above J B j0 sb (vopp v) (rscale (-1) v') V Ev (known_opp _ _ _ _ hv) _ tb k.
rewrite rdotZr => above; suff : 0 <= -1 * rdot (rsub (B' k) (B' j0)) v' by lra.
by apply: above => j /levb lev; rewrite rdotZr -/(B' j) -/(B' j0) lev; ring.
Qed.

(** *** One pair *)

Section OnePair.

Variables (i0 : I) (j0 : J) (y : point) (ey : double).
Hypothesis hy : known (norm y) ey y (diff I J A' B' t i0 j0).


Theorem filter_vertex :
  swept I A i0 (i0 :: nil) y (norm y) ey -> swept J B j0 (j0 :: nil) (vopp y) (norm y) ey ->
  separates I J A' B' t (diff I J A' B' t i0 j0).
Proof.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
move=> ta tb; apply: vertex_separates.
by apply: (swept_lowest _ _ _ _ _ _ _ _ hy _ _ ta tb) => k [<-|[]]; apply: self.
Qed.

End OnePair.

(** *** Two pairs *)

Section TwoPairs.

Variables (i0 i1 : I) (j0 j1 : J) (y : point) (ey : double).
Hypothesis hy : known (norm y) ey y (diff I J A' B' t i0 j0).

(** The pairs hang together. *)
Hypothesis linked : i0 = i1 \/ j0 = j1.

Let d : point := edge (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let ed : double := edge_error (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let v : point := edge_direction y d.
Let V : double := norm v.
Let Ev : double := edge_direction_error y d ey ed.

Theorem filter_edge : edge_test y d ey ed ->
  swept I A i0 (i0 :: i1 :: nil) v V Ev -> swept J B j0 (j0 :: j1 :: nil) (vopp v) V Ev ->
  0 < edge_weight I J A' B' t i0 i1 j0 j1 < 1 /\
  separates I J A' B' t (edge_point I J A' B' t i0 i1 j0 j1).
Proof.
have hd := edge_known (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
move=> /(edge_weights _ _ _ _ _ _ hy hd)[w1 w2] ta tb; apply: edge_separates => //.
have hv := edge_direction_known _ _ _ _ _ _ hy hd.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
have [eqa eqb] := shared_level _ _ _ _ _ _ _ _ _ _ (edge_level I J A' B' t i0 i1 j0 j1) linked.
apply: (swept_lowest _ _ _ _ _ _ _ _ hv _ _ ta tb) => k.
  by case=> [<-|[<-|[]]]; [apply: self | apply: eqa].
by case=> [<-|[<-|[]]]; [apply: self | apply: eqb].
Qed.

End TwoPairs.

(** *** Three pairs *)

Section ThreePairs.

Variables (i0 i1 i2 : I) (j0 j1 j2 : J) (y : point) (ey : double).
Hypothesis hy : known (norm y) ey y (diff I J A' B' t i0 j0).

Hypothesis linked :
  let s01 := i0 = i1 \/ j0 = j1 in
  let s02 := i0 = i2 \/ j0 = j2 in
  let s12 := i1 = i2 \/ j1 = j2 in
  s01 /\ s02 \/ s01 /\ s12 \/ s02 /\ s12.

Let d : point := edge (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let ed : double := edge_error (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
Let f : point := edge (vertices A i2) (vertices A i0) (vertices B j2) (vertices B j0).
Let ef : double := edge_error (vertices A i2) (vertices A i0) (vertices B j2) (vertices B j0).
Let n : point := face_normal d f.
Let V : double := norm n.
Let Ev : double := face_normal_error d f ed ef.

(** v is n or -n, by the sign of the height, which must be decided. *)
Theorem filter_face (v : point) : face_test y d f ey ed ef ->
  face_bound_height y d f ey ed ef < face_height y d f /\ v = n \/
  face_bound_height y d f ey ed ef < - face_height y d f /\ v = vopp n ->
  swept I A i0 (i0 :: i1 :: i2 :: nil) v V Ev ->
  swept J B j0 (j0 :: j1 :: j2 :: nil) (vopp v) V Ev ->
  let w1 := face_weight1 I J A' B' t i0 i1 i2 j0 j1 j2 in
  let w2 := face_weight2 I J A' B' t i0 i1 i2 j0 j1 j2 in
  [/\ 0 < w1, 0 < w2, w1 + w2 < 1
    & separates I J A' B' t (face_point I J A' B' t i0 i1 i2 j0 j1 j2)].
Proof.
have hd := edge_known (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0).
have hf := edge_known (vertices A i2) (vertices A i0) (vertices B j2) (vertices B j0).
move=> /(face_weights _ _ _ _ _ _ _ _ _ hy hd hf)[w1 w2 w0].
have hn := face_normal_known _ _ _ _ _ _ hd hf.
have [a1 a2 b1 b2] := linked_level _ _ _ _ _ _ _ _ _ _ _ _
  (face_level1 I J A' B' t i0 i1 i2 j0 j1 j2) (face_level2 I J A' B' t i0 i1 i2 j0 j1 j2) linked.
have self x w : rdot (rsub x x) w = 0 by rewrite /rdot /=; ring.
have level c : (forall i, In i (i0 :: i1 :: i2 :: nil) -> rdot (rsub (A' i) (A' i0)) (rscale c
      (rcross (edge_exact (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0))
        (edge_exact (vertices A i2) (vertices A i0) (vertices B j2) (vertices B j0)))) = 0) /\
    (forall j, In j (j0 :: j1 :: j2 :: nil) -> rdot (rsub (B' j) (B' j0)) (rscale c
      (rcross (edge_exact (vertices A i1) (vertices A i0) (vertices B j1) (vertices B j0))
        (edge_exact (vertices A i2) (vertices A i0) (vertices B j2) (vertices B j0)))) = 0).
  split=> k; rewrite rdotZr.
    by case=> [<-|[<-|[<-|[]]]]; rewrite ?self ?a1 ?a2; ring.
  by case=> [<-|[<-|[<-|[]]]]; rewrite ?self ?b1 ?b2; ring.
case=> [] [height ->] ta tb w1' w2'.
  have h := face_height_positive _ _ _ _ _ _ _ _ _ hy hd hf height.
  have [lva lvb] := level 1; rewrite -(rscale1 (rcross _ _)) in hn.
  apply: (face_separates I J A' B' t i0 i1 i2 j0 j1 j2 1) => //; first by rewrite Rmult_1_l.
  exact: (swept_lowest _ _ _ _ _ _ _ _ hn lva lvb ta tb).
have h := face_height_negative _ _ _ _ _ _ _ _ _ hy hd hf height.
have [lva lvb] := level (-1); have {}hn := known_opp _ _ _ _ hn.
apply: (face_separates I J A' B' t i0 i1 i2 j0 j1 j2 (-1)) => //.
  rewrite -Ropp_mult_distr_l Rmult_1_l; apply: Ropp_0_gt_lt_contravar; exact: h.
exact: (swept_lowest _ _ _ _ _ _ _ _ hn lva lvb ta tb).
Qed.

End ThreePairs.

(** *** Four pairs *)

(** The four determinants are above the bound, or all four are below minus the bound:
    the origin is a combination of the points with positive weights. *)
Theorem filter_inside (p0 p1 p2 p3 : point) (Y E : double) (q0 q1 q2 q3 : vec R) (c : R) :
  known Y E p0 q0 -> known Y E p1 q1 -> known Y E p2 q2 -> known Y E p3 q3 ->
  c = 1 \/ c = -1 ->
  determinant_bound Y E < c * determinant p1 p2 p3 ->
  determinant_bound Y E < c * determinant p0 p3 p2 ->
  determinant_bound Y E < c * determinant p0 p1 p3 ->
  determinant_bound Y E < c * determinant p0 p2 p1 ->
  exists w0 w1 w2 w3, [/\ 0 < w0, 0 < w1, 0 < w2, 0 < w3
    & radd (rscale w0 q0) (radd (rscale w1 q1) (radd (rscale w2 q2) (rscale w3 q3)))
      = Vec 0 0 0].
Proof.
move=> h0 h1 h2 h3 sign d0 d1 d2 d3.
have pos (p q r : point) (p' q' r' : vec R) : known Y E p p' -> known Y E q q' -> known Y E r r' ->
    determinant_bound Y E < c * determinant p q r -> 0 < c * det p' q' r'.
  move=> hp hq hr; have /Rabs_le_inv := determinant_error Y E _ _ _ _ _ _ hp hq hr.
  by case: sign => ->; lra.
exists (c * det q1 q2 q3), (c * det q0 q3 q2), (c * det q0 q1 q3), (c * det q0 q2 q1).
have := pos _ _ _ _ _ _ h1 h2 h3 d0; have := pos _ _ _ _ _ _ h0 h3 h2 d1.
have := pos _ _ _ _ _ _ h0 h1 h3 d2; have := pos _ _ _ _ _ _ h0 h2 h1 d3.
by split => //; apply: inside_meets.
Qed.

End Filter.
