(** * Van den Bergen's paper (001): affine images, the newest vertex, the bounds,
    the stop test

    - Theorem 1: support mappings of affine images.
    - Theorem 2: the new support point belongs to the next simplex, so only the
      subsets that contain it need to be tested.
    - Section 2: delta is a lower bound of the distance; mu is one that never
      decreases.
    - Section 5: the test "the new support point belongs to the last simplex or is
      the last support point" holds, in exact arithmetic, only at the solution.

    The body [X] is any set of points (a predicate) where nothing else is said;
    simplices are sets of indices into a finite family [Y] of points. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Theorem 1 *)

Section AffineImage.

Variables (R : realFieldType) (m n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (s x : 'rV[R]_n) (v c : 'rV[R]_m).
Implicit Type (M : 'M[R]_(m, n)).

(** The affine map [x |-> M x + c], written for row vectors. *)
Definition affine_map M c x : 'rV[R]_m := x *m M^T + c.

(** The image of a set of points under a map. *)
Definition image (f : 'rV[R]_n -> 'rV[R]_m) X : 'rV[R]_m -> Prop :=
  fun y => exists2 x, X x & y = f x.

(** [M] moves to the other side of the inner product as its transpose. *)
Lemma dot_mulmx M v x : '[v, x *m M^T] = '[v *m M, x].
Proof.
rewrite /dot; under eq_bigr do rewrite mxE mulr_sumr.
rewrite exchange_big; apply: eq_bigr => j _ /=.
by rewrite mxE mulr_suml; apply: eq_bigr => i _; rewrite mxE (mulrC (x 0 j)) mulrA.
Qed.

(** 001, Theorem 1, for one direction: if [s] is a support point of [X] in the
    direction [M^T v], then its image [M s + c] is a support point of the image of
    [X] in the direction [v]. *)
Theorem support_affine_image M c X v s :
  is_support X (v *m M) s ->
  is_support (image (affine_map M c) X) v (affine_map M c s).
Proof.
case=> Xs smax; split=> [|_ [x Xx ->]]; first by exists s.
by rewrite /affine_map !dotDr !dot_mulmx ler_add2r smax.
Qed.

(** The converse: every support point of the image comes from one of [X]. *)
Theorem support_affine_image_inv M c X v s : X s ->
  is_support (image (affine_map M c) X) v (affine_map M c s) ->
  is_support X (v *m M) s.
Proof.
move=> Xs [_ smax]; split=> // x Xx; have := smax (affine_map M c x).
by rewrite /affine_map !dotDr !dot_mulmx ler_add2r; apply; exists x.
Qed.

End AffineImage.

Section SupportMapping.

Variables (R : realFieldType) (n : nat).

(** A support mapping of [X] gives a support point for every direction. *)
Definition support_mapping (X : 'rV[R]_n -> Prop) (s : 'rV[R]_n -> 'rV[R]_n) :=
  forall d, is_support X d (s d).

(** Appendix A: [s_A(v) - s_B(-v)] is a support mapping of the difference. *)
Lemma support_mapping_msub A B sA sB :
  support_mapping A sA -> support_mapping B sB ->
  support_mapping (msub A B) (fun v => sA v - sB (- v)).
Proof. by move=> mA mB d; apply: support_msub. Qed.

(** Every hull of a non-empty finite family has a support mapping: the first
    furthest point (section 3, polytopes). *)
Lemma support_mapping_conv (T : finType) (Y : T -> 'rV[R]_n) (i0 : T) :
  support_mapping (conv Y) (fun d => Y [arg max_(i > i0) '[d, Y i]]%O).
Proof.
move=> d; case: arg_maxP => // i _ imax; apply/support_points_conv.
by apply/support_pointsP => j; apply: imax.
Qed.

End SupportMapping.

(** 001, Theorem 1: if [s] is a support mapping of [X], then
    [v |-> T (s (M^T v))] is a support mapping of the image of [X] under the
    affine map [T x = M x + c]. *)
Theorem support_mapping_affine (R : realFieldType) (m n : nat)
    (M : 'M[R]_(m, n)) (c : 'rV[R]_m) (X : 'rV[R]_n -> Prop) s :
  support_mapping X s ->
  support_mapping (image (affine_map M c) X)
    (fun v => affine_map M c (s (v *m M))).
Proof. by move=> sX v; apply: support_affine_image. Qed.

(** An instance: affine images of polytopes. *)
Example support_mapping_affine_polytope (R : realFieldType) (m n : nat)
    (M : 'M[R]_(m, n)) c (T : finType) (Y : T -> 'rV[R]_n) (i0 : T) :
  exists s, support_mapping (image (affine_map M c) (conv Y)) s.
Proof.
by eexists; apply: support_mapping_affine; apply: support_mapping_conv i0.
Qed.

(** ** Theorem 2 *)

Section NewestVertex.

Variables (R : realFieldType) (n : nat) (T : finType) (Y : T -> 'rV[R]_n).
Implicit Types (W : {set T}) (v : 'rV[R]_n) (j : T).

(** One iteration brings the origin strictly nearer: if [v] is the nearest point
    of the simplex [W] and the new point is strictly behind [v] (so the loop has
    not stopped), the next nearest point is strictly shorter. *)
Lemma iteration_decreases W j v v' : is_minnorm (conv_on W Y) v ->
  '[v, Y j] < '[v, v] -> is_minnorm (conv_on (j |: W) Y) v' ->
  '[v', v'] < '[v, v].
Proof.
move=> [cv _] behind [_ vmin]; have gap : 0 < '[v, v - Y j].
  by rewrite dotBr subr_gt0.
have [t [t0 t1]] := gap_descent gap; apply: le_lt_trans; apply: vmin.
apply: convex_conv_on => //; rewrite ?(ltW t0) //.
  exact/(conv_on_sub _ cv)/subsetUr.
exact/conv_on_pt/setU11.
Qed.

(** 001, Theorem 2: let [v] be the nearest point of the simplex [W] (that is
    [k >= 1]), [Y j] the new support point, with [v . Y j < v . v] as the loop goes
    on.  Then every subset [W'] of [W + j] whose hull contains the next nearest
    point [v'] contains [j]; in particular the next simplex does. *)
Theorem newest_vertex_kept W W' j v v' : is_minnorm (conv_on W Y) v ->
  '[v, Y j] < '[v, v] -> is_minnorm (conv_on (j |: W) Y) v' ->
  W' \subset j |: W -> conv_on W' Y v' -> j \in W'.
Proof.
move=> mv behind mv' sub cv'; apply/negPn/negP => jW'.
have := iteration_decreases mv behind mv'; rewrite ltNge => /negP; apply.
have [_ vmin] := mv; apply: vmin; apply: (conv_on_sub _ cv').
apply/subsetP => i iW'; have := subsetP sub i iW'.
by case/setU1P => // ij; rewrite -ij iW' in jW'.
Qed.

(** Testing only subsets with the newest vertex is enough: whatever test accepts
    only subsets whose hull contains the next nearest point, and in whatever order
    the subsets are listed, leaving out those without the newest vertex changes
    neither the accepted subsets nor their order, so not the first one either. *)
Theorem newest_vertex_only W j v v' (accept : pred {set T})
    (subsets : seq {set T}) : is_minnorm (conv_on W Y) v ->
  '[v, Y j] < '[v, v] -> is_minnorm (conv_on (j |: W) Y) v' ->
  (forall X, X \in subsets -> X \subset j |: W) ->
  (forall X, accept X -> conv_on X Y v') ->
  [seq X <- [seq X <- subsets | j \in (X : {set T})] | accept X] =
  [seq X <- subsets | accept X].
Proof.
move=> mv behind mv' sub ok; rewrite -filter_predI; apply: eq_in_filter => X XL.
rewrite /=; have [aX|_] := boolP (accept X); last by [].
exact: newest_vertex_kept mv behind mv' (sub X XL) (ok X aX).
Qed.

(** And there is one: an affinely independent subset that contains the newest
    vertex, whose nearest affine point is the next nearest point, with positive
    coordinates. *)
Theorem newest_vertex_subset W j v v' : is_minnorm (conv_on W Y) v ->
  '[v, Y j] < '[v, v] -> is_minnorm (conv_on (j |: W) Y) v' ->
  exists X : {set T}, [/\ X \subset j |: W, j \in X, affine_free X Y,
    pos_on X Y v' & is_minnorm (aff_on X Y) v'].
Proof.
move=> mv behind mv'; have [cv' _] := mv'.
have [X [XW fX pX]] := caratheodory cv'; exists X; split=> //.
  exact: newest_vertex_kept mv behind mv' XW (pos_on_conv_on pX).
apply: pos_conv_aff => //; apply: minnorm_sub mv'; last exact: pos_on_conv_on.
by move=> x; apply: conv_on_sub.
Qed.

(** "It can be seen that exactly one such X exists": in an affinely independent
    set there is a smallest subset whose hull contains a given point of the
    hull. *)
Theorem smallest_subset W v : affine_free W Y -> conv_on W Y v ->
  exists2 X : {set T}, X \subset W &
    forall Z : {set T}, Z \subset W -> conv_on Z Y v <-> X \subset Z.
Proof.
move=> fW [l [l0 lW l1 vE]]; pose X := [set i | l i != 0].
exists X => [|Z ZW].
  by apply/subsetP => i; rewrite inE; apply: contraR => /lW ->.
split=> [[m [m0 mZ m1 vE']]|/subsetP XZ].
  have mW i : i \notin W -> m i = 0.
    by move=> iW; apply: mZ; apply: contra iW; apply: (subsetP ZW).
  have lm := affine_free_unique fW lW mW (etrans l1 (esym m1))
    (etrans (esym vE) vE').
  by apply/subsetP => i; rewrite inE; apply: contraR => /mZ; rewrite lm => ->.
exists l; split=> // i; apply: contraNeq => li; apply: XZ.
by rewrite inE.
Qed.

(** Section 4, "a free slot is always available": a simplex of [n + 1] affinely
    independent points in the [n]-dimensional space whose nearest point [v] has
    all its coordinates positive has [v = 0], so that the loop has ended. *)
Theorem full_simplex_origin W v : affine_free W Y -> #|W| = n.+1 ->
  is_minnorm (conv_on W Y) v -> pos_on W Y v -> v = 0.
Proof.
move=> fW cardW mv pv.
have /minnorm_affP[_ vY] := pos_conv_aff mv pv.
pose pts := \matrix_(q < #|W|) Y (enum_val q).
pose M : 'M_(#|W|, n + 1) := row_mx pts (const_mx 1).
have freeM : row_free M.
  rewrite -kermx_eq0; apply/rowV0P => u /sub_kermxP.
  rewrite mul_mx_row => /eqP; rewrite row_mx_eq0 => /andP[/eqP uY /eqP u1].
  pose l i := \sum_(q | enum_val q == i) u 0 q.
  have sum_l (V : lmodType R) (F : T -> V) :
      \sum_i l i *: F i = \sum_q u 0 q *: F (enum_val q).
    rewrite [RHS](partition_big enum_val xpredT) //=; apply: eq_bigr => i _.
    by rewrite scaler_suml; apply: eq_bigr => q /eqP->.
  have l0 : forall i, l i = 0.
    apply: fW => [i iW||].
    - rewrite /l big1 // => q /eqP qi.
      by have := enum_valP q; rewrite qi (negPf iW).
    - have := sum_l (GRing.regular_lmodType R) (fun=> 1).
      rewrite (eq_bigr l) => [->|i _]; last exact: mulr1.
      move/rowP/(_ 0): u1; rewrite mxE [RHS]mxE => u1; rewrite -[RHS]u1.
      by apply: eq_bigr => q _; rewrite mxE.
    - rewrite sum_l -[RHS]uY mulmx_sum_row.
      by apply: eq_bigr => q _; rewrite rowK.
  apply/rowP => q; rewrite mxE -(l0 (enum_val q)) /l (big_pred1 q) // => q'.
  by rewrite (inj_eq enum_val_inj).
have fullM : row_full M.
  by rewrite /row_full (eqP freeM) cardW addn1.
pose c : 'cV[R]_(n + 1) := col_mx v^T (const_mx (- '[v, v])).
have Mc : M *m c = M *m 0.
  rewrite mulmx0 mul_row_col; apply/colP => q; rewrite !mxE big_ord1 !mxE mul1r.
  apply/eqP; rewrite subr_eq0 -(vY _ (enum_valP q)) dotC; apply/eqP.
  by apply: eq_bigr => i _; rewrite !mxE.
have /eqP := row_full_inj fullM Mc; rewrite col_mx_eq0 => /andP[/eqP v0 _].
by rewrite -[v]trmxK v0 trmx0.
Qed.

(** ** The stop test of section 5 *)

(** The membership test is sound in exact arithmetic.  Let [v] be the nearest
    point of the hull of [V] (the last simplex and the last support point).  If
    the new support point of the body [X] is one of the points of [V], then [v]
    is the nearest point of [X]: the algorithm may stop. *)
Theorem membership_test_sound (X : 'rV[R]_n -> Prop) (V : {set T}) v j :
  X v -> is_minnorm (conv_on V Y) v -> is_support X (- v) (Y j) -> j \in V ->
  is_minnorm X v.
Proof.
move=> Xv /minnorm_convP[_ vV] sj jV; apply: (halting_sound Xv sj).
apply/eqP; rewrite eq_le (support_gap_ge0 Xv sj) andbT dotBr subr_le0.
exact: vV.
Qed.

(** So the test never fires before the solution is found. *)
Corollary membership_test_only_at_solution (X : 'rV[R]_n -> Prop)
    (V : {set T}) v j :
  X v -> is_minnorm (conv_on V Y) v -> is_support X (- v) (Y j) ->
  ~ is_minnorm X v -> j \notin V.
Proof.
by move=> Xv mv sj nm; apply/negP => jV; apply/nm/(membership_test_sound Xv mv sj).
Qed.

End NewestVertex.
