(** * Certificates of penetration depth

    Two bodies [conv A] and [conv B] overlap by the squared depth [rho] if every
    translation shorter than that leaves them overlapping and one of this length
    does not: [rho] is the least ['[x, x]] of all [x] that are not in the interior
    of the difference body.

    A certificate names points of the difference body (index pairs), facets, [n]
    of these points each, whose determinants are not 0 and across each of whose
    ridges another facet lies on the other side, the planes of the facets, and one
    plane at the squared distance [rho] beyond which the difference body has no
    point.  The surface need not be convex. *)

From mathcomp Require Import all_ssreflect all_algebra fingroup perm.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support certificate surface.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The sides of a ridge are signs of determinants *)

Section Sides.

Variables (R : realFieldType) (n : nat) (F : finType) (V : F -> 'M[R]_n).

(** The points of a facet, with the one at [k] replaced. *)
Definition replaced f (k : 'I_n) (q : 'rV[R]_n) : 'M[R]_n :=
  \matrix_(i, j) if i == k then q 0 j else V f i j.

(** Cramer's rule. *)
Lemma coord_det f k q : V f \in unitmx ->
  coord V f q 0 k = \det (replaced f k q) / \det (V f).
Proof.
move=> unitf; rewrite /coord /invmx unitf -scalemxAr mxE mulrC; congr (_ * _).
rewrite mxE (expand_det_row _ k); apply: eq_bigr => j _.
rewrite !mxE eqxx; congr (_ * _); rewrite /cofactor; congr (_ * \det _).
by apply/matrixP => i l; rewrite !mxE eq_sym (negPf (neq_lift k i)).
Qed.

End Sides.

(** ** A ball in the hull *)

Section Ball.

Variables (R : realFieldType) (n : nat) (P F : finType).
Variables (Y : P -> 'rV[R]_n.+1) (vertex : F -> 'I_n.+1 -> P).
Variables (normal : F -> 'rV[R]_n.+1) (offset : F -> R) (rho : R).
Implicit Types (f : F) (x : 'rV[R]_n.+1).

Definition facet_points f : 'M[R]_n.+1 := \matrix_(i, j) Y (vertex f i) 0 j.

(** The conditions on the surface, in signs of determinants: no facet's plane
    contains the origin, and at each of its points [k] a facet has a neighbour
    that has the others, and one that is on the other side.  If the facets are
    oriented, so that all determinants are positive, the neighbour has the ridge
    in the opposite orientation. *)
Definition nonsingular := forall f, \det (facet_points f) != 0.

Definition closed := forall f k, exists g (s : 'S_n.+1),
  (forall i, i != k -> vertex g (s i) = vertex f i) /\
  \det (replaced facet_points f k (Y (vertex g (s k)))) *
    \det (facet_points f) < 0.

(** The planes of the facets are not nearer to the origin than [rho]. *)
Definition planes_beyond := forall f,
  [/\ 0 < offset f, forall i, '[normal f, Y (vertex f i)] = offset f
    & rho * '[normal f, normal f] <= offset f ^+ 2].

Hypotheses (nonsingularF : nonsingular) (closedF : closed).

Lemma facet_row f i : row i (facet_points f) = Y (vertex f i).
Proof. by apply/rowP => j; rewrite !mxE. Qed.

Lemma facet_unit f : facet_points f \in unitmx.
Proof. by rewrite unitmxE unitfE. Qed.

Lemma facets_closed : closed_surface facet_points.
Proof.
move=> f k; have [g [s [same side]]] := closedF f k; exists g, s; split.
  by move=> i ik; rewrite !facet_row same.
rewrite coord_det ?facet_unit // facet_row.
have d2 : 0 < \det (facet_points f) ^+ 2 by rewrite exprn_even_gt0 ?nonsingularF.
rewrite -(pmulr_llt0 _ d2) expr2 mulrA divfK ?nonsingularF //.
Qed.

(** Every point is a combination of the points of one facet, with weights that
    are not negative. *)
Lemma in_some_cone f0 x : exists f (m : 'I_n.+1 -> R),
  (forall i, 0 <= m i) /\ x = \sum_i m i *: Y (vertex f i).
Proof.
have [f xf] := cones_cover facet_unit facets_closed f0 x.
exists f, (fun i => coord facet_points f x 0 i); split=> //.
rewrite [LHS](coord_sum facet_unit f); apply: eq_bigr => i _.
by rewrite facet_row.
Qed.

Lemma cone_hull f (m : 'I_n.+1 -> R) : (forall i, 0 <= m i) ->
  \sum_i m i != 0 -> conv Y (\sum_i (m i / \sum_j m j) *: Y (vertex f i)).
Proof.
move=> m0 s0; apply: (@conv_reindex _ _ _ _ (vertex f)).
exists (fun i => m i / \sum_j m j); split=> //.
  by move=> i; rewrite divr_ge0 ?sumr_ge0.
by rewrite -mulr_suml divff.
Qed.

Lemma cone_scaled f (m : 'I_n.+1 -> R) : \sum_i m i != 0 ->
  \sum_i m i *: Y (vertex f i) =
  (\sum_i m i) *: \sum_i (m i / \sum_j m j) *: Y (vertex f i).
Proof.
move=> s0; rewrite scaler_sumr; apply: eq_bigr => i _.
by rewrite scalerA mulrC divfK.
Qed.

Lemma cone_zero f (m : 'I_n.+1 -> R) : (forall i, 0 <= m i) ->
  \sum_i m i = 0 -> \sum_i m i *: Y (vertex f i) = 0.
Proof.
move=> m0 /eqP; rewrite psumr_eq0 // => /allP mE.
by apply: big1 => i _; rewrite (eqP (mE i (mem_index_enum i))) scale0r.
Qed.

Lemma origin_in_hull f0 : conv Y 0.
Proof.
pose p := vertex f0 ord0.
have [f [m [m0 yE]]] := in_some_cone f0 (- Y p).
have [s0|s0] := eqVneq (\sum_i m i) 0.
  have -> : 0 = Y p by apply/eqP; rewrite eq_sym -oppr_eq0 yE cone_zero.
  exact: conv_pt.
have := convex_conv (conv_pt Y p) (cone_hull f m0 s0).
set s := \sum_i m i in s0 yE *; have spos : 0 <= s by rewrite sumr_ge0.
have s1 : 0 < 1 + s by rewrite ltr_paddr ?ltr01.
move=> /(_ (s / (1 + s))); rewrite divr_ge0 ?(ltW s1) // => /(_ isT).
rewrite ler_pdivr_mulr // mul1r ler_addr ler01 => /(_ isT).
set y := \sum_i (m i / s) *: _ => inY.
rewrite (_ : 0 = (1 - s / (1 + s)) *: Y p + (s / (1 + s)) *: y) //.
have -> : s / (1 + s) = (1 + s)^-1 * s by rewrite mulrC.
have <- : (1 + s)^-1 = 1 - (1 + s)^-1 * s by field; rewrite gt_eqF.
by rewrite -[in RHS]scalerA /y -cone_scaled // -yE scalerN subrr.
Qed.

(** The ball of squared radius [rho] around the origin lies in the hull. *)
Theorem ball_in_hull f0 : planes_beyond ->
  forall x, '[x, x] <= rho -> conv Y x.
Proof.
move=> beyond x xx; have [f [m [m0 xE]]] := in_some_cone f0 x.
have [c0 on dist] := beyond f; set N := normal f in on dist; set c := offset f in c0 on dist.
have [s0|s0] := eqVneq (\sum_i m i) 0.
  by rewrite xE cone_zero //; apply: origin_in_hull.
set s := \sum_i m i in s0; have spos : 0 <= s by rewrite sumr_ge0.
have Nx : '[N, x] = s * c.
  rewrite xE dot_sumr mulr_suml; apply: eq_bigr => i _.
  by rewrite dotZr on.
have s1 : s <= 1.
  have : (s * c) ^+ 2 <= c ^+ 2.
    rewrite -Nx; apply: le_trans (cauchy_schwarz _ _) _; rewrite mulrC.
    by apply: le_trans dist; rewrite ler_wpmul2r // dot_ge0.
  rewrite exprMn ger_pmull ?exprn_gt0 // -[X in _ <= X](expr1n _ 2).
  by rewrite ler_pexpn2r ?nnegrE ?ler01.
have := convex_conv (origin_in_hull f0) (cone_hull f m0 s0).
move=> /(_ s spos s1).
by rewrite scaler0 add0r -cone_scaled // -xE.
Qed.

End Ball.

(** ** Soundness *)

Section Depth.

Variables (R : realFieldType) (n : nat) (T U P F : finType).
Variables (A : T -> 'rV[R]_n.+1) (B : U -> 'rV[R]_n.+1).
Variables (pair : P -> T * U) (vertex : F -> 'I_n.+1 -> P).
Variables (normal : F -> 'rV[R]_n.+1) (offset : F -> R).
Variables (rho : R) (N : 'rV[R]_n.+1) (c : R).

Notation body := (difference_body A B).

(** The points that the pairs name. *)
Definition difference_point p := A (pair p).1 - B (pair p).2.

(** The difference body has no point beyond the plane [N.x = c], which is at the
    squared distance [rho]. *)
Definition supporting_plane :=
  [/\ 0 < c, c ^+ 2 = rho * '[N, N]
    & forall a b, '[N, A a - B b] <= c].

Hypotheses (nonsingularF : nonsingular difference_point vertex).
Hypotheses (closedF : closed difference_point vertex).
Hypothesis beyondF : planes_beyond difference_point vertex normal offset rho.
Hypothesis plane : supporting_plane.

(** No translation up to the depth separates the bodies. *)
Theorem depth_lower (f0 : F) x : '[x, x] <= rho -> body x.
Proof.
move=> xx; apply/difference_bodyE.
have := ball_in_hull nonsingularF closedF f0 beyondF xx.
exact: (@conv_reindex _ _ _ _ pair (fun p => A p.1 - B p.2)).
Qed.

(** The translation to the plane does: its point nearest to the origin, of
    squared norm [rho], is not in the interior of the difference body. *)
Theorem depth_reached : let p := (c / '[N, N]) *: N in
  '[p, p] = rho /\ ~ interior body p.
Proof.
case: plane => c0 c2 inAB p.
have N0 : N != 0.
  apply: contraTneq c0 => N0; have /eqP : c ^+ 2 = 0 by rewrite c2 N0 dot0l mulr0.
  by rewrite expf_eq0 /= => /eqP ->; rewrite ltxx.
have NN : 0 < '[N, N] by rewrite dot_gt0.
have below y : body y -> '[N, y] <= c.
  move/difference_bodyE => /(conv_dot_ge (d := - N) (c := - c)).
  by rewrite dotNl ler_opp2; apply=> -[a b]; rewrite dotNl ler_opp2.
split; first by rewrite dotZl dotZr mulrA -expr2 expr_div_n c2; field; rewrite gt_eqF.
case=> eps eps0 ball; pose t := eps / (eps + '[N, N]).
have s0 : 0 < eps + '[N, N] by rewrite addr_gt0.
have t0 : 0 < t by rewrite divr_gt0.
have : body (p + t *: N).
  apply: ball; rewrite addrC addKr dotZl dotZr mulrA.
  have -> : t * t * '[N, N] = eps * (t * ('[N, N] / (eps + '[N, N]))).
    by rewrite /t; field; rewrite gt_eqF.
  rewrite gtr_pmulr // mulr_ilt1 ?divr_ge0 // ?ltW //.
    by rewrite ltr_pdivr_mulr // mul1r ltr_addl.
  by rewrite ltr_pdivr_mulr // mul1r ltr_addr.
move/below; rewrite dotDr !dotZr divfK ?gt_eqF // ger_addl.
by rewrite leNgt mulr_gt0.
Qed.

(** So [rho] is the squared penetration depth. *)
Theorem depth_least (f0 : F) x : ~ interior body x -> rho <= '[x, x].
Proof.
move=> out; rewrite leNgt; apply/negP => xx; apply: out.
pose r := (rho - '[x, x]) / 2; pose m := r / ('[x, x] + 1).
have X0 := dot_ge0 x; have X1 : 0 < '[x, x] + 1 by rewrite ltr_paddl ?ltr01.
have r0 : 0 < r by rewrite divr_gt0 ?subr_gt0 // ltr0n.
have m0 : 0 < m by rewrite divr_gt0.
exists (r / (1 + m^-1)) => [|y near]; first by rewrite divr_gt0 ?addr_gt0 ?invr_gt0 ?ltr01.
apply: (depth_lower f0); set d := y - x in near.
have -> : y = x + d by rewrite /d addrC subrK.
have mixed : '[x, d] *+ 2 <= m * '[x, x] + m^-1 * '[d, d].
  have := dot_ge0 (m *: x - d); rewrite dot_sqB !dotZl !dotZr.
  rewrite -(pmulr_rge0 _ (_ : 0 < m^-1)) ?invr_gt0 //.
  have -> : m^-1 * (m * (m * '[x, x]) - (m * '[x, d]) *+ 2 + '[d, d]) =
      m * '[x, x] + m^-1 * '[d, d] - '[x, d] *+ 2 by field; rewrite gt_eqF.
  by rewrite subr_ge0.
have mx : m * '[x, x] <= r.
  rewrite /m mulrAC ler_pdivr_mulr // ler_wpmul2l ?(ltW r0) //.
  by rewrite ler_addl ler01.
have dd : '[d, d] + m^-1 * '[d, d] <= r.
  have e0 : 0 < 1 + m^-1 by rewrite addr_gt0 ?invr_gt0 ?ltr01.
  by move: near; rewrite ltr_pdivl_mulr // mulrDr mulr1 [_ * m^-1]mulrC => /ltW.
have rhoE : rho = '[x, x] + (r + r).
  by rewrite /r; field.
rewrite dot_sqD rhoE -addrA ler_add2l.
have bound : '[x, d] *+ 2 + '[d, d] <= (m * '[x, x] + m^-1 * '[d, d]) + '[d, d].
  by rewrite ler_add2r.
by rewrite (le_trans bound) // -addrA ler_add // addrC.
Qed.

End Depth.
