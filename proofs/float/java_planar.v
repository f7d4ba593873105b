(** * From the Java text to optimality, in the plane

    The same for [Filter2]: with third coordinates 0 its formulas are those of the theorems
    in [filter_planar.v], and what its methods return is not NaN only if the point of least
    norm of the simplex separates, or the origin is inside. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights filter_sweep optimality filter_correct.
From CertiGJKFloat Require Import filter_planar java_model java_methods java_formulas java_loops java_vertices java_sweep.
From CertiGJKFloat Require Import java_filter.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis rest : at_rest none none_is c.
Variable image : Vertices M -> Vertices M -> Candidate M -> double -> double -> double -> double.
Variable sweeps_image : object -> Candidate M -> array Z ->
  double -> double -> double -> double -> double -> bool.
Variable is_moved : bool.

Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let t' : vec R := stored t.

Local Notation zero := (@constant M 0 0).

(** ** Zeros *)

Lemma zero_is : double_value zero = 0.
Proof. by rewrite -[LHS]/(double_value (dyadic 0 0)) dyadicE // Rmult_0_l. Qed.

Lemma add_zero (x : number M) : add x zero = x.
Proof.
apply: double_eq; rewrite -[LHS]/(rounded (_ + _)) zero_is Rplus_0_r.
exact: rounded_id (double_format x).
Qed.

Lemma sub_zero (x : number M) : sub x zero = x.
Proof.
apply: double_eq; rewrite -[LHS]/(rounded (_ - _)) zero_is Rminus_0_r.
exact: rounded_id (double_format x).
Qed.

Lemma mul_zero (x : number M) : mul zero x = zero.
Proof.
apply: double_eq; rewrite -[LHS]/(rounded (_ * _)) zero_is Rmult_0_l.
exact: rounded_id format0.
Qed.

Lemma vsub_flat (x1 x2 z1 z2 : number M) :
  vsub (Vec x1 x2 zero) (Vec z1 z2 zero) = Vec (sub x1 z1) (sub x2 z2) zero.
Proof. by congr Vec; exact: sub_zero. Qed.

Lemma vadd_flat (x1 x2 z1 z2 : number M) :
  vadd (Vec x1 x2 zero) (Vec z1 z2 zero) = Vec (add x1 z1) (add x2 z2) zero.
Proof. by congr Vec; exact: add_zero. Qed.

Lemma dot_flat_is (x1 x2 z1 z2 : number M) :
  dot (Vec x1 x2 zero) (Vec z1 z2 zero) = add (mul x1 z1) (mul x2 z2).
Proof. by rewrite -[LHS]/(add _ (mul zero zero)) mul_zero add_zero. Qed.

(** The third coordinate of a vertex that is looked at, and of t. *)
Variable size : Z.
Hypothesis flat_a : forall k, (0 <= k < size)%Z -> double_value (Vertices_z a (i k)) = 0.
Hypothesis flat_b : forall k, (0 <= k < size)%Z -> double_value (Vertices_z b (j k)) = 0.
Hypothesis flat_t : double_value (Candidate_t c 2%Z) = 0.

Lemma vertex_a k : (0 <= k < size)%Z ->
  vertex_of M a (i k) = Vec (Vertices_x a (i k)) (Vertices_y a (i k)) zero.
Proof. by move=> h; congr Vec; apply: double_eq; rewrite zero_is; apply: flat_a. Qed.

Lemma vertex_b k : (0 <= k < size)%Z ->
  vertex_of M b (j k) = Vec (Vertices_x b (j k)) (Vertices_y b (j k)) zero.
Proof. by move=> h; congr Vec; apply: double_eq; rewrite zero_is; apply: flat_b. Qed.

Lemma t_is : t = Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) zero.
Proof. by congr Vec; apply: double_eq; rewrite zero_is. Qed.

(** ** The text *)

Definition planar_point : point * double * double :=
  let z : point := Vec (sub (Vertices_x a (i 0%Z)) (Vertices_x b (j 0%Z)))
    (sub (Vertices_y a (i 0%Z)) (Vertices_y b (j 0%Z))) zero in
  let s : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) zero in
  if is_moved then
    let y : point := Vec (add (vx z) (vx s)) (add (vy z) (vy s)) zero in
    (y, add (o := M) (bound_translated U TINY (norm z) (norm y)) (Candidate_pointError c), add (o := M) (norm z) (norm s))
  else (z, bound_difference U TINY (norm z), norm z).

Lemma planar_point_is : (0 < size)%Z -> planar_point = first_point M a b c is_moved.
Proof.
move=> s0; rewrite /first_point -/i -/j -/t t_is vertex_a ?vertex_b; try lia.
rewrite /planar_point /still_error /moved_error /moved /still; case: is_moved.
  by rewrite !vsub_flat !vadd_flat.
by rewrite !vsub_flat.
Qed.

(** With any parameters. *)
Lemma java_planar_vertex (u tiny : number M) : (0 < size)%Z ->
  Filter2_vertex M image sweeps_image a b c u tiny is_moved =
  Filter3_vertex M image sweeps_image a b c u tiny is_moved.
Proof.
move=> s0; have za : Vertices_z a (i 0%Z) = zero by apply: double_eq; rewrite zero_is; apply: flat_a; lia.
have zb : Vertices_z b (j 0%Z) = zero by apply: double_eq; rewrite zero_is; apply: flat_b; lia.
have zt : Candidate_t c 2%Z = zero by apply: double_eq; rewrite zero_is.
rewrite /Filter3_vertex -/i -/j; case: is_moved; lazy beta zeta iota; by rewrite ?za ?zb ?zt ?sub_zero ?add_zero.
Qed.

Definition planar_edge (k : Z) : point :=
  Vec (sub (sub (Vertices_x a (i k)) (Vertices_x a (i 0%Z))) (sub (Vertices_x b (j k)) (Vertices_x b (j 0%Z))))
    (sub (sub (Vertices_y a (i k)) (Vertices_y a (i 0%Z))) (sub (Vertices_y b (j k)) (Vertices_y b (j 0%Z)))) zero.

Definition planar_edge_error (k : Z) : double :=
  bound_edge U TINY
    (norm (Vec (sub (Vertices_x a (i k)) (Vertices_x a (i 0%Z))) (sub (Vertices_y a (i k)) (Vertices_y a (i 0%Z))) zero : point))
    (norm (Vec (sub (Vertices_x b (j k)) (Vertices_x b (j 0%Z))) (sub (Vertices_y b (j k)) (Vertices_y b (j 0%Z))) zero : point))
    (norm (planar_edge k)).

Lemma planar_edge_is k : (0 <= 0 < size)%Z -> (0 <= k < size)%Z ->
  planar_edge k = edge (vertex_of M a (i k)) (vertex_of M a (i 0%Z)) (vertex_of M b (j k)) (vertex_of M b (j 0%Z)) /\
  planar_edge_error k =
    edge_error (vertex_of M a (i k)) (vertex_of M a (i 0%Z)) (vertex_of M b (j k)) (vertex_of M b (j 0%Z)).
Proof.
move=> h0 hk; rewrite !vertex_a // !vertex_b // /planar_edge_error /edge_error /planar_edge /edge.
by rewrite !vsub_flat.
Qed.

Theorem java_planar_edge turn :
  Filter2_edge M image sweeps_image a b c U TINY is_moved turn =
  let '(y, ey, reach) := planar_point in
  let d := planar_edge 1 in
  let ed := add (o := M) (planar_edge_error 1) (Candidate_edgeError c) in
  let cross := sub (o := M) (mul (vx y) (vy d)) (mul (vy y) (vx d)) in
  if ~~ (less (m := M) (edge_bound1 y d ey ed) (edge_weight1 y d)
         && less (m := M) (edge_bound0 y d ey ed) (edge_weight0 y d)) then nan
  else if ~~ less (m := M) (bound_cross U TINY (norm y) ey (norm d) ed) (abs cross) then
    if same cross zero && (same (m := M) U zero || (Vertices_dimension a =? 1)%Z) then zero else nan
  else let sign := mul (o := M) (constant turn 0) (copy_sign (constant 1 0) cross) in
  if ~~ sweeps M sweeps_image a b c (Vec (mul sign (vy d)) (mul (opp sign) (vx d)) zero) (norm d) ed then nan
  else RoundedDistance_edge M image a b c is_moved
    (mul (o := M) (edge_weight1 y d) (over (m := M) (constant 1 0) (edge_square d))) (add (o := M) reach (norm d))
    (weight_error M (add (o := M) (edge_bound1 y d ey ed) (edge_bound_square d ed)) (edge_square d) (norm d)).
Proof.
rewrite /planar_point; case: is_moved; lazy beta zeta iota;
  by rewrite /edge_weight0 /edge_weight1 /edge_square /planar_edge !dot_flat_is.
Qed.

(** ** Optimality *)

Hypothesis ha : polytope none none_is a.
Hypothesis hb : polytope none none_is b.
Hypothesis hc : candidate none none_is a b c.
Hypothesis size_of : size = Candidate_size c.
Hypothesis unmoved : is_moved = false -> t' = Vec 0 0 0.

Let A' k := stored (points none none_is a k).
Let B' k := stored (points none none_is b k).
Let y k := diff Z Z A' B' t' (i k) (j k).

Let some : (0 < size)%Z.
Proof. by rewrite size_of; case: (one_to_three _ _ _ _ _ hc) => [->|[->|->]]. Qed.

Theorem java_planar_vertex_right : Candidate_size c = 1%Z ->
  Filter2_vertex M image sweeps_image a b c U TINY is_moved <> none ->
  separates Z Z A' B' t' (y 0%Z).
Proof.
by move=> one; rewrite java_planar_vertex //; apply: java_vertex_right.
Qed.

(** The sign of the product turns the edge. *)
Lemma turned_sign (h : double) (d : point) (s := copy_sign (m := M) (constant 1 0) h) :
  exists2 side, (side = true <-> 0 <= h) &
  Vec (mul s (vy d)) (mul (opp s) (vx d)) zero = turned side d.
Proof.
have back : dopp (dopp (dabs (dyadic 1 0))) = dabs (dyadic 1 0) by apply: double_eq; rewrite !doppE Ropp_involutive.
rewrite /s /copy_sign /=; case: Rlt_bool_spec => h0.
  exists false; first by split=> // h1; lra.
  congr Vec; first exact: minus_one_times.
  by rewrite -[LHS]/(dopp (dopp (dabs (dyadic 1 0))) * vx d)%D back; exact: one_times.
by exists true => //; congr Vec; [exact: one_times | exact: minus_one_times].
Qed.

Hypothesis all_flat_a : forall k, is_index none none_is a k -> double_value (Vertices_z a k) = 0.
Hypothesis all_flat_b : forall k, is_index none none_is b k -> double_value (Vertices_z b k) = 0.

(** In dimension 1, which the same method serves, second coordinates are 0, too. *)
Hypothesis line : Vertices_dimension a = 1%Z -> [/\ forall k, is_index none none_is a k -> double_value (Vertices_y a k) = 0,
  forall k, is_index none none_is b k -> double_value (Vertices_y b k) = 0 & double_value (Candidate_t c 1%Z) = 0].

Let d' : vec R := rsub (rsub (A' (i 1%Z)) (A' (i 0%Z))) (rsub (B' (j 1%Z)) (B' (j 0%Z))).

Lemma on_line : Vertices_dimension a = 1%Z -> rcross (y 0%Z) d' = Vec 0 0 0.
Proof.
move=> /line[la lb lt].
have fa k : vz (A' k) = 0 /\ vy (A' k) = 0.
  by split; [apply: all_flat_a | apply: la]; apply: clip_index.
have fb k : vz (B' k) = 0 /\ vy (B' k) = 0.
  by split; [apply: all_flat_b | apply: lb]; apply: clip_index.
have axis (p0 p1 q0 q1 w : vec R) : vz p0 = 0 /\ vy p0 = 0 -> vz p1 = 0 /\ vy p1 = 0 ->
    vz q0 = 0 /\ vy q0 = 0 -> vz q1 = 0 /\ vy q1 = 0 -> vz w = 0 /\ vy w = 0 ->
    rcross (radd (rsub p0 q0) w) (rsub (rsub p1 p0) (rsub q1 q0)) = Vec 0 0 0.
  case: p0 p1 q0 q1 w => p1 p2 p3 [p4 p5 p6] [q1 q2 q3] [q4 q5 q6] [w1 w2 w3] /=.
  by move=> [-> ->] [-> ->] [-> ->] [-> ->] [-> ->]; apply: vec_eq; rewrite /=; ring.
exact: axis.
Qed.

Theorem java_planar_edge_right : Candidate_size c = 2%Z ->
  Filter2_edge M image sweeps_image a b c U TINY is_moved 1 <> none ->
  0 < edge_weight Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) < 1 /\
  separates Z Z A' B' t' (edge_point Z Z A' B' t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z)).
Proof.
move=> two; have s2 : size = 2%Z by rewrite size_of.
have known0 := first_known none none_is a b c hc rest is_moved unmoved.
rewrite java_planar_edge planar_point_is //.
have [-> ->] := planar_edge_is 1 ltac:(rewrite s2; lia) ltac:(rewrite s2; lia).
case: first_point known0 => [[y0 ey] reach] hy.
lazy beta zeta; rewrite U_not_zero orFb (proj2 (java_at_rest _ _ _ rest _)) java_unturned.
have Pi k : (0 <= k < Candidate_size c)%Z -> vertex_of M a (i k) = vertices (body none none_is a ha) (i k).
  by move=> hk; exact: (P_index none none_is a b c hc k hk).
have Qj k : (0 <= k < Candidate_size c)%Z -> vertex_of M b (j k) = vertices (body none none_is b hb) (j k).
  by move=> hk; exact: (Q_index none none_is a b c hc k hk).
rewrite (Pi 0%Z) ?(Pi 1%Z) ?(Qj 0%Z) ?(Qj 1%Z); try (rewrite two; lia).
set d := edge _ _ _ _; set ed := edge_error _ _ _ _.
have hd : known (norm d) ed d d' by exact: edge_known.
case: ifP => [_ bad|/negbFE/andP[/less_true test1 /less_true test2]]; first by case: bad.
case: ifP => [_|/negbFE/less_true far].
  case: ifP => [/andP[_ /Z.eqb_eq one] _|_ bad]; last by case: bad.
  have [p1 p2] := edge_weights _ _ _ _ _ _ hy hd (conj test1 test2).
  by have [w sep _] := edge_meets Z Z A' B' t' _ _ _ _ p1 p2 (on_line one).
set h : double := sub _ _ in far *; have [side sideE turnE] := turned_sign h d.
rewrite turnE; case: ifP => [_ bad|/negbFE sw _]; first by case: bad.
have fa k : vz (A' k) = 0 by apply: all_flat_a; apply: clip_index.
have fb k : vz (B' k) = 0 by apply: all_flat_b; apply: clip_index.
apply: (planar_edge_lowest Z Z (body none none_is a ha) (body none none_is b hb) t' fa fb flat_t
  (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z) y0 ey hy side (conj test1 test2)).
  move: far; rewrite -[double_value (abs _)]/(Rabs h) -/h /side_sign.
  case: side sideE {turnE sw} => sideE far.
    by move: far; rewrite Rabs_pos_eq ?Rmult_1_l //; exact: (proj1 sideE).
  have h0 : h < 0 by case: (Rlt_le_dec h 0) => // h0; have := proj2 sideE h0.
  have E : -1 * double_value h = - double_value h by ring.
  by move: far; rewrite Rabs_left // -E.
have hv := turned_known _ _ side _ _ hd.
apply: (proj2 (java_sweep_right none none_is a b ha hb c sweeps_image hc _ _ _ _ hv _ sw)).
apply: edge_flat => //.
exact: (turned_level Z Z (body none none_is a ha) (body none none_is b hb) t' (i 0%Z) (i 1%Z) (j 0%Z) (j 1%Z)).
Qed.

End Text.

(** ** Three pairs: the origin is inside *)

Section Inside.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.
Variables (a b : Vertices M) (c : Candidate M).
Hypothesis rest : at_rest none none_is c.
Let i := Candidate_a c.
Let j := Candidate_b c.
Let t : point := Vec (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z).
Let y k : vec R := moved_exact (vertex_of M a (i k)) (vertex_of M b (j k)) t.

Hypothesis flat_a : forall k, (0 <= k < 3)%Z -> double_value (Vertices_z a (i k)) = 0.
Hypothesis flat_b : forall k, (0 <= k < 3)%Z -> double_value (Vertices_z b (j k)) = 0.
Hypothesis flat_t : double_value (Candidate_t c 2%Z) = 0.
Local Notation zero := (@constant M 0 0).

Let q k : point := moved (vertex_of M a (i k)) (vertex_of M b (j k)) t.
Let product k l : double := sub (o := M) (mul (vx (q k)) (vy (q l))) (mul (vx (q l)) (vy (q k))).

(** The text, with three coordinates. *)
Lemma java_planar_inside :
  Filter2_inside M a b c U TINY =
  let s k := norm (still (vertex_of M a (i k)) (vertex_of M b (j k))) in
  let z := greatest (m := M) (s 0%Z) (greatest (m := M) (s 1%Z) (s 2%Z)) in
  let Y := inside_size z t in
  let E := add (o := M) (inside_error z t) (Candidate_pointError c) in
  let sign := copy_sign (m := M) (constant 1 0) (product 0 1) in
  if less (m := M) (bound_cross U TINY Y E Y E) (mul (o := M) sign (product 0 1))
    && less (m := M) (bound_cross U TINY Y E Y E) (mul (o := M) sign (product 1 2))
    && less (m := M) (bound_cross U TINY Y E Y E) (mul (o := M) sign (product 2 0)) then zero else nan.
Proof.
rewrite /product /q /t (t_is none none_is c flat_t).
rewrite !(vertex_a none none_is a c 3 flat_a) ?(vertex_b none none_is b c 3 flat_b); try lia.
rewrite /still /moved; lazy beta zeta.
by rewrite !(vsub_flat none none_is) !(vadd_flat none none_is).
Qed.

Theorem java_planar_inside_right : Filter2_inside M a b c U TINY <> none ->
  exists w0 w1 w2, [/\ 0 < w0, 0 < w1, 0 < w2
    & radd (rscale w0 (y 0%Z)) (radd (rscale w1 (y 1%Z)) (rscale w2 (y 2%Z))) = Vec 0 0 0].
Proof.
rewrite java_planar_inside; lazy beta zeta; rewrite (proj1 (java_at_rest _ _ _ rest _)).
set z := greatest _ _; case: ifP => [|_ bad]; last by case: bad.
have hk k : at_most z (still (vertex_of M a (i k)) (vertex_of M b (j k))) ->
    known (inside_size z t) (inside_error z t) (q k) (y k) := inside_known z t _ _.
have [z0 z1] := greatest_is none none_is _ _ : _ <= double_value z /\ _ <= double_value z.
have [g1 g2] := greatest_is none none_is (norm (still (vertex_of M a (i 1%Z)) (vertex_of M b (j 1%Z))))
  (norm (still (vertex_of M a (i 2%Z)) (vertex_of M b (j 2%Z)))).
have k0 := hk 0%Z (at_most_le _ _ _ z0 (norm_at_most _)).
have k1 := hk 1%Z (at_most_le _ _ _ (Rle_trans _ _ _ g1 z1) (norm_at_most _)).
have k2 := hk 2%Z (at_most_le _ _ _ (Rle_trans _ _ _ g2 z1) (norm_at_most _)).
have flat k : (0 <= k < 3)%Z -> vz (y k) = 0.
  by move=> h; rewrite /= flat_t flat_a // flat_b //; ring.
have [r one signed] := sign_is none none_is (product 0 1).
move=> /andP[/andP[/less_true d0 /less_true d1] /less_true d2] _.
rewrite !signed in d0 d1 d2.
have swap k l : product k l = (vx (q k) * vy (q l) - vy (q k) * vx (q l))%D.
  by congr sub; exact: mulC.
rewrite !swap in d0 d1 d2.
exact: (filter_planar_inside (q 0%Z) (q 1%Z) (q 2%Z) _ _ _ _ _ r k0 k1 k2 (flat 0%Z ltac:(lia))
  (flat 1%Z ltac:(lia)) (flat 2%Z ltac:(lia)) one d0 d1 d2).
Qed.

End Inside.
