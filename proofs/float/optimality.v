(** * From signs to optimality

    The points of A + t and B are vectors of R^3.  If the weights of a simplex of
    one, two or three differences [a - b + t] are positive, and no vertex of A is
    lower and none of B higher in the direction of the point v of least norm, then
    v . (a - b + t) >= v . v for all a and b: v is the distance vector.  All
    quantities are exact here. *)

From Coq Require Import List Reals Lra ssreflect ssrbool.
From CertiGJKFloat Require Import float_vectors.

Local Open Scope R_scope.

(** ** Vectors *)

Lemma vec_eq (x y : vec R) : vx x = vx y -> vy x = vy y -> vz x = vz y -> x = y.
Proof. by case: x => ? ? ?; case: y => ? ? ? /= -> -> ->. Qed.

(** The point of least norm of the line y + R d, times d.d, and of the plane
    y + R d + R f, times n.n. *)
Lemma line_identity (y d : vec R) :
  rcross d (rcross y d) = radd (rscale (rdot d d) y) (rscale (- rdot y d) d).
Proof. by apply: vec_eq; rewrite /rdot /=; ring. Qed.

Lemma plane_identity (y d f : vec R) (n := rcross d f) (g := rcross n y) :
  radd (rscale (rdot n n) y) (radd (rscale (- rdot f g) d) (rscale (rdot d g) f))
  = rscale (rdot n y) n.
Proof. by apply: vec_eq; rewrite /rdot /=; ring. Qed.

Lemma normal_left (d f : vec R) : rdot (rcross d f) d = 0.
Proof. by rewrite /rdot /=; ring. Qed.

Lemma normal_right (d f : vec R) : rdot (rcross d f) f = 0.
Proof. by rewrite /rdot /=; ring. Qed.

Lemma rdotDr (x y z : vec R) : rdot x (radd y z) = rdot x y + rdot x z.
Proof. by rewrite /rdot /=; ring. Qed.

Lemma rdotZr c (x y : vec R) : rdot x (rscale c y) = c * rdot x y.
Proof. by rewrite /rdot /=; ring. Qed.

Lemma rdotZl c (x y : vec R) : rdot (rscale c x) y = c * rdot x y.
Proof. by rewrite /rdot /=; ring. Qed.

Lemma rscale1 x : rscale 1 x = x.
Proof. by apply: vec_eq; rewrite /= Rmult_1_l. Qed.

(** Weights of sum 1. *)
Lemma weights2 c (y d : vec R) :
  radd (rscale (1 - c) y) (rscale c (radd y d)) = radd y (rscale c d).
Proof. by apply: vec_eq; rewrite /=; ring. Qed.

Lemma weights3 b c (y d f : vec R) :
  radd (rscale (1 - b - c) y) (radd (rscale b (radd y d)) (rscale c (radd y f)))
  = radd y (radd (rscale b d) (rscale c f)).
Proof. by apply: vec_eq; rewrite /=; ring. Qed.

(** A positive square. *)
Lemma rdot_ge0 x : 0 <= rdot x x.
Proof. by rewrite /rdot; have := Rle_0_sqr (vx x); have := Rle_0_sqr (vy x);
  have := Rle_0_sqr (vz x); rewrite /Rsqr; lra. Qed.

Section Optimality.

Variables (I J : Type) (A : I -> vec R) (B : J -> vec R) (t : vec R).

(** The point a - b + t of the pair (i, j). *)
Definition diff (i : I) (j : J) : vec R := radd (rsub (A i) (B j)) t.

Lemma diff_edge i0 i1 j0 j1 :
  diff i1 j1 = radd (diff i0 j0) (rsub (rsub (A i1) (A i0)) (rsub (B j1) (B j0))).
Proof. by apply: vec_eq; rewrite /=; ring. Qed.

(** v separates: this is the condition of a certificate of separation. *)
Definition separates (v : vec R) : Prop := forall i j, rdot v v <= rdot v (diff i j).

(** No vertex of A is lower than that with index i0 in the direction w, and none of
    B is higher than that with index j0. *)
Definition lowest (w : vec R) (i0 : I) (j0 : J) : Prop :=
  (forall i, 0 <= rdot (rsub (A i) (A i0)) w) /\ (forall j, rdot (rsub (B j) (B j0)) w <= 0).

Lemma lowest_scale c w i0 j0 : 0 < c -> lowest (rscale c w) i0 j0 -> lowest w i0 j0.
Proof.
have E x : rdot x (rscale c w) = c * rdot x w by rewrite /rdot /=; ring.
move=> c0 [hA hB]; split=> k.
  by apply: (Rmult_le_reg_l c) => //; rewrite Rmult_0_r -E.
by apply: (Rmult_le_reg_l c) => //; rewrite Rmult_0_r -E.
Qed.

(** The vertices are lowest and highest, and v.y = v.v for one pair. *)
Lemma lowest_separates v i0 j0 : rdot v (diff i0 j0) = rdot v v -> lowest v i0 j0 -> separates v.
Proof.
move=> v0 [hA hB] i j; have := hA i; have := hB j; rewrite -v0 /rdot /diff /=; lra.
Qed.

(** v is the nearest point: every convex combination of differences is at least as
    long.  [l] lists weights and pairs. *)
Definition total (l : list (R * (I * J))) : R := fold_right (fun p s => fst p + s) 0 l.
Definition combination (l : list (R * (I * J))) : vec R :=
  fold_right (fun p s => radd (rscale (fst p) (diff (fst (snd p)) (snd (snd p)))) s)
    (Vec 0 0 0) l.

Theorem separates_nearest v l : separates v -> (forall p, In p l -> 0 <= fst p) ->
  total l = 1 -> rdot v v <= rdot (combination l) (combination l).
Proof.
move=> sep pos one.
have : total l * rdot v v <= rdot v (combination l).
  elim: l pos {one} => [|[c [i j]] l IH] pos /=; first by rewrite /rdot /=; lra.
  have c0 : 0 <= c by apply: (pos (c, (i, j))); left.
  have := IH (fun p h => pos p (or_intror h)); have := Rmult_le_compat_l _ _ _ c0 (sep i j).
  by rewrite /rdot /=; lra.
rewrite one Rmult_1_l => h; have := rdot_ge0 (rsub (combination l) v).
by move: h; rewrite /rdot /=; lra.
Qed.

(** ** One point *)

Theorem vertex_separates i0 j0 : lowest (diff i0 j0) i0 j0 -> separates (diff i0 j0).
Proof. exact: lowest_separates. Qed.

(** ** Two points *)

Section Edge.

Variables (i0 i1 : I) (j0 j1 : J).
Let y := diff i0 j0.
Let d := rsub (rsub (A i1) (A i0)) (rsub (B j1) (B j0)).
Definition edge_weight : R := - rdot y d / rdot d d.
Definition edge_point : vec R := radd (rscale (1 - edge_weight) y) (rscale edge_weight (diff i1 j1)).

Lemma edge_pointE : edge_point = radd y (rscale edge_weight d).
Proof. by rewrite /edge_point (diff_edge i0 i1 j0 j1) weights2. Qed.

Lemma edge_multiple : rdot d d <> 0 -> rcross d (rcross y d) = rscale (rdot d d) edge_point.
Proof.
move=> d0; rewrite edge_pointE line_identity.
have -> : - rdot y d = rdot d d * edge_weight by rewrite /edge_weight; field.
by move: edge_weight (rdot d d) y d {d0} => *; apply: vec_eq; rewrite /=; ring.
Qed.

Theorem edge_separates : 0 < - rdot y d -> 0 < rdot d d + rdot y d ->
  lowest (rcross d (rcross y d)) i0 j0 ->
  0 < edge_weight < 1 /\ separates edge_point.
Proof.
move=> w1 w2 low; have d0 : 0 < rdot d d by lra.
split.
  rewrite /edge_weight; split; first by apply: Rdiv_lt_0_compat.
  by apply/(Rmult_lt_reg_r (rdot d d)) => //; rewrite /Rdiv Rmult_assoc Rinv_l; lra.
have dn : rdot d d <> 0 by lra.
have {}low : lowest edge_point i0 j0.
  by apply: (lowest_scale (rdot d d)) => //; rewrite -edge_multiple.
apply: lowest_separates low.
have vd : rdot edge_point d = 0.
  apply: (Rmult_eq_reg_l (rdot d d)) => //; rewrite -rdotZl -edge_multiple // Rmult_0_r.
  exact: normal_left.
transitivity (rdot edge_point (radd y (rscale edge_weight d))); last by rewrite -edge_pointE.
by rewrite rdotDr rdotZr vd -/y; ring.
Qed.

(** If the origin is on the line of the edge, then it is on the edge. *)
Theorem edge_meets : 0 < - rdot y d -> 0 < rdot d d + rdot y d -> rcross y d = Vec 0 0 0 ->
  [/\ 0 < edge_weight < 1, separates edge_point & edge_point = Vec 0 0 0].
Proof.
move=> w1 w2 c0; have zero : rcross d (rcross y d) = Vec 0 0 0 by rewrite c0; apply: vec_eq; rewrite /=; ring.
have still x : rdot x (Vec 0 0 0) = 0 by rewrite /rdot /=; ring.
have [|w sep] := edge_separates w1 w2; first by rewrite zero; split=> k; rewrite still; lra.
split=> //; have d0 : rdot d d <> 0 by lra.
have := edge_multiple d0; rewrite zero => E.
by apply: vec_eq; apply: (Rmult_eq_reg_l (rdot d d)) => //; move: E; case=> *; rewrite /=; lra.
Qed.

(** The direction does not distinguish the two pairs. *)
Lemma edge_level : rdot (rcross d (rcross y d)) (diff i1 j1) = rdot (rcross d (rcross y d)) y.
Proof. by rewrite (diff_edge i0 i1 j0 j1) rdotDr normal_left Rplus_0_r. Qed.

End Edge.

(** ** Three points *)

Section Face.

Variables (i0 i1 i2 : I) (j0 j1 j2 : J).
Let y := diff i0 j0.
Let d := rsub (rsub (A i1) (A i0)) (rsub (B j1) (B j0)).
Let f := rsub (rsub (A i2) (A i0)) (rsub (B j2) (B j0)).
Let n := rcross d f.
Let g := rcross n y.
Definition face_weight1 : R := - rdot f g / rdot n n.
Definition face_weight2 : R := rdot d g / rdot n n.
Definition face_point : vec R :=
  radd (rscale (1 - face_weight1 - face_weight2) y)
    (radd (rscale face_weight1 (diff i1 j1)) (rscale face_weight2 (diff i2 j2))).

Lemma face_pointE : face_point = radd y (radd (rscale face_weight1 d) (rscale face_weight2 f)).
Proof. by rewrite /face_point (diff_edge i0 i1 j0 j1) (diff_edge i0 i2 j0 j2) weights3. Qed.

Lemma face_multiple : rdot n n <> 0 -> rscale (rdot n n) face_point = rscale (rdot n y) n.
Proof.
move=> n0; rewrite face_pointE -plane_identity.
have <- : rdot n n * face_weight1 = - rdot f g by rewrite /face_weight1; field.
have <- : rdot n n * face_weight2 = rdot d g by rewrite /face_weight2; field.
by move: face_weight1 face_weight2 (rdot n n) {n0} => b c s; apply: vec_eq; rewrite /=; ring.
Qed.

Lemma face_proper : 0 < - rdot f g -> 0 < rdot d g -> 0 < rdot n n + rdot f g - rdot d g ->
  [/\ 0 < face_weight1, 0 < face_weight2 & face_weight1 + face_weight2 < 1].
Proof.
move=> w1 w2 w0; have n0 : 0 < rdot n n by lra.
split; try by apply: Rdiv_lt_0_compat.
rewrite /face_weight1 /face_weight2 -Rdiv_plus_distr.
by apply: (Rmult_lt_reg_r (rdot n n)) => //; rewrite /Rdiv Rmult_assoc Rinv_l; lra.
Qed.

(** [c] is 1 or -1, so that c n points away from the origin. *)
Theorem face_separates c : 0 < - rdot f g -> 0 < rdot d g ->
  0 < rdot n n + rdot f g - rdot d g -> 0 < c * rdot n y ->
  lowest (rscale c n) i0 j0 ->
  [/\ 0 < face_weight1, 0 < face_weight2, face_weight1 + face_weight2 < 1
    & separates face_point].
Proof.
move=> w1 w2 w0 h low; have [] := face_proper w1 w2 w0; split=> //.
have n0 : 0 < rdot n n by lra.
have nn : rdot n n <> 0 by lra.
have c2 : 0 < c * c.
  by have : c <> 0; [move=> c0; rewrite c0 in h; lra | exact: Rsqr_pos_lt].
have {}low : lowest face_point i0 j0.
  apply: (lowest_scale (c * c * rdot n n)); first exact: Rmult_lt_0_compat.
  have -> : rscale (c * c * rdot n n) face_point = rscale (c * rdot n y) (rscale c n).
    have -> : rscale (c * c * rdot n n) face_point = rscale (c * c) (rscale (rdot n n) face_point).
      by move: face_point (rdot n n) => *; apply: vec_eq; rewrite /=; ring.
    by rewrite face_multiple //; move: (rdot n y) => *; apply: vec_eq; rewrite /=; ring.
  have E x : rdot x (rscale (c * rdot n y) (rscale c n)) = c * rdot n y * rdot x (rscale c n).
    by rewrite rdotZr.
  case: low => hA hB; split=> k; rewrite E; last first.
    by have := Rmult_le_compat_l _ _ _ (Rlt_le _ _ h) (hB k); rewrite Rmult_0_r.
  by apply: Rmult_le_pos => //; apply: Rlt_le.
apply: lowest_separates low.
have perp x : rdot n x = 0 -> rdot face_point x = 0.
  move=> nx; apply: (Rmult_eq_reg_l (rdot n n)) => //.
  by rewrite -rdotZl face_multiple // rdotZl nx !Rmult_0_r.
have pd : rdot face_point d = 0 by apply: perp; exact: normal_left.
have pf : rdot face_point f = 0 by apply: perp; exact: normal_right.
transitivity (rdot face_point (radd y (radd (rscale face_weight1 d) (rscale face_weight2 f)))).
  by rewrite !rdotDr !rdotZr pd pf -/y; ring.
by rewrite -face_pointE.
Qed.

Lemma face_level1 : rdot n (diff i1 j1) = rdot n y.
Proof. by rewrite (diff_edge i0 i1 j0 j1) rdotDr normal_left Rplus_0_r. Qed.

Lemma face_level2 : rdot n (diff i2 j2) = rdot n y.
Proof. by rewrite (diff_edge i0 i2 j0 j2) rdotDr normal_right Rplus_0_r. Qed.

(** If the origin is in the plane of the face, then it is in the face. *)
Theorem face_meets : rdot n n <> 0 -> rdot n y = 0 -> face_point = Vec 0 0 0.
Proof.
move=> n0 h; have := face_multiple n0; rewrite h => E.
by apply: vec_eq; apply: (Rmult_eq_reg_l (rdot n n)) => //; move: E; case=> *; rewrite /=; lra.
Qed.

End Face.

(** ** Vertices of the simplex *)

(** If w does not distinguish two pairs with an index in common, then it does not
    distinguish their vertices.  So for all pairs that hang together. *)
Lemma shared_level w i0 i1 j0 j1 : rdot w (diff i1 j1) = rdot w (diff i0 j0) ->
  i0 = i1 \/ j0 = j1 -> rdot (rsub (A i1) (A i0)) w = 0 /\ rdot (rsub (B j1) (B j0)) w = 0.
Proof. by move=> lev [e|e]; subst; move: lev; rewrite /rdot /=; lra. Qed.

Lemma linked_level w i0 i1 i2 j0 j1 j2 :
  rdot w (diff i1 j1) = rdot w (diff i0 j0) -> rdot w (diff i2 j2) = rdot w (diff i0 j0) ->
  let s01 := i0 = i1 \/ j0 = j1 in
  let s02 := i0 = i2 \/ j0 = j2 in
  let s12 := i1 = i2 \/ j1 = j2 in
  s01 /\ s02 \/ s01 /\ s12 \/ s02 /\ s12 ->
  [/\ rdot (rsub (A i1) (A i0)) w = 0, rdot (rsub (A i2) (A i0)) w = 0,
      rdot (rsub (B j1) (B j0)) w = 0 & rdot (rsub (B j2) (B j0)) w = 0].
Proof.
move=> l1 l2 s01 s02 s12.
have l12 : rdot w (diff i2 j2) = rdot w (diff i1 j1) by rewrite l1 l2.
case=> [[/(shared_level _ _ _ _ _ l1)[a b] /(shared_level _ _ _ _ _ l2)[c e]]|].
  by split.
case=> [[/(shared_level _ _ _ _ _ l1)[a b] /(shared_level _ _ _ _ _ l12)[c e]]|].
  by split => //; move: a b c e; rewrite /rdot /=; lra.
case=> /(shared_level _ _ _ _ _ l2)[a b] /(shared_level _ _ _ _ _ l12)[c e].
by split => //; move: a b c e; rewrite /rdot /=; lra.
Qed.

(** ** Four points *)

(** Four determinants of one sign: the origin is a combination of the four points
    with positive weights. *)
Theorem inside_meets (x0 x1 x2 x3 : vec R) (det := fun p q r => rdot p (rcross q r)) c
    (w0 := c * det x1 x2 x3) (w1 := c * det x0 x3 x2) (w2 := c * det x0 x1 x3)
    (w3 := c * det x0 x2 x1) :
  radd (rscale w0 x0) (radd (rscale w1 x1) (radd (rscale w2 x2) (rscale w3 x3))) = Vec 0 0 0.
Proof. by apply: vec_eq; rewrite /w0 /w1 /w2 /w3 /det /rdot /=; ring. Qed.

End Optimality.
