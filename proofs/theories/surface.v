(** * Closed surfaces of simplices around the origin

    A finite family of facets in [R^n], each the simplex of [n] points that are
    linearly independent (the rows of a matrix), is _closed_ if every facet has,
    across each of its ridges, a neighbour that lies on the other side: it has
    the points of the ridge, and one more, whose coordinate that replaces the
    missing point is negative.

    Then the cones of the facets cover the space ([cones_cover]), and a ball
    around the origin that no facet's plane cuts lies in the hull of the points
    ([ball_in_hull]).  The surface need not be convex, nor free of
    self-intersections; coplanar neighbours are allowed.

    The proof walks along the segment from a generic point in the cone of some
    facet to the given point.  Where it leaves a cone, it crosses exactly one
    ridge, and the neighbour's cone begins. *)

From mathcomp Require Import all_ssreflect all_algebra fingroup perm.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Generic points *)

Section Generic.

Variables (R : realFieldType) (n : nat).

(** A small multiple of [p.2] does not change the sign of [p.1]. *)
Lemma small_steps (s : seq (R * R)) : all (fun p => p.1 != 0) s ->
  exists2 d, 0 < d & forall e, 0 < e -> e <= d ->
    all (fun p => 0 < p.1 * (p.1 + e * p.2)) s.
Proof.
elim: s => [_|[a b] s IH /= /andP[a0 /IH[d d0 ds]]]; first by exists 1.
have b1 : 0 < `|b| + 1 by rewrite ltr_paddl.
exists (Num.min d (`|a| / (`|b| + 1))); first by rewrite lt_minr d0 divr_gt0 ?normr_gt0.
move=> e e0; rewrite le_minr => /andP[ed]; rewrite ler_pdivl_mulr // => ea.
rewrite ds // andbT mulrDr.
have small : `|a * (e * b)| < a * a.
  rewrite -expr2 -real_normK ?num_real // expr2 normrM ltr_pmul2l ?normr_gt0 //.
  rewrite normrM (gtr0_norm e0); apply: lt_le_trans ea.
  by rewrite ltr_pmul2l // ltr_addl.
by move: small; rewrite ltr_norml => /andP[+ _]; rewrite -subr_gt0 opprK addrC.
Qed.

(** Near a point where some linear functions are positive there is one where
    they are positive and given other linear functions do not vanish. *)
Lemma generic_point (pos other : seq 'cV[R]_n) (z0 : 'rV[R]_n) :
  all (fun c => 0 < (z0 *m c) 0 0) pos -> all (fun c => c != 0) other ->
  exists z : 'rV[R]_n, all (fun c => 0 < (z *m c) 0 0) pos /\
    all (fun c => (z *m c) 0 0 != 0) other.
Proof.
move=> z0pos; elim: other => [_|c s IH /= /andP[c0 /IH[z [zpos zs]]]]; first by exists z0.
have [zc|zc] := eqVneq ((z *m c) 0 0) 0; last by exists z; rewrite zc.
pose val (d : 'cV[R]_n) := ((z *m d) 0 0, (c^T *m d) 0 0).
have nz : all (fun p => p.1 != 0) [seq val d | d <- pos ++ s].
  rewrite all_map all_cat; apply/andP; split=> //.
  by apply/allP => d /(allP zpos) /= /gt_eqF ->.
have [e e0 /(_ e e0 (lexx _))] := small_steps nz.
rewrite all_map all_cat => /andP[keep_pos keep_s].
have step d : ((z + e *: c^T) *m d) 0 0 = (val d).1 + e * (val d).2.
  by rewrite mulmxDl -scalemxAl [LHS]mxE [X in _ + X]mxE.
exists (z + e *: c^T); split.
  apply/allP => d dpos; rewrite step.
  by have := allP keep_pos d dpos; rewrite /= pmulr_rgt0 //; apply: (allP zpos).
apply/andP; split.
  have cc : (c^T *m c) 0 0 = '[c^T, c^T].
    by rewrite !mxE; apply: eq_bigr => i _; rewrite !mxE.
  rewrite step /= zc add0r cc gt_eqF // mulr_gt0 // dot_gt0.
  by apply: contra_neq c0 => cT; rewrite -[c]trmxK cT trmx0.
apply/allP => d ds; rewrite step; apply/eqP => d0.
by have := allP keep_s d ds; rewrite /= d0 mulr0 ltxx.
Qed.

End Generic.

(** ** The cones of a closed surface cover the space *)

Section Surface.

Variables (R : realFieldType) (n : nat) (F : finType) (V : F -> 'M[R]_n).
Implicit Types (f g : F) (i k : 'I_n) (x y z : 'rV[R]_n) (t : R).

(** The coordinates of [x] over the points of a facet. *)
Definition coord f x : 'rV[R]_n := x *m invmx (V f).

Definition in_cone f x := forall i, 0 <= coord f x 0 i.

(** [g] has the points of [f] except the one at [k], and one more, which lies
    on the other side of the ridge. *)
Definition neighbour f k g := exists s : 'S_n,
  (forall i, i != k -> row (s i) (V g) = row i (V f)) /\
  coord f (row (s k) (V g)) 0 k < 0.

Definition closed_surface := forall f k, exists g, neighbour f k g.

Hypothesis unitV : forall f, V f \in unitmx.

Lemma coordK f x : coord f x *m V f = x.
Proof. by rewrite /coord mulmxKV. Qed.

Lemma coord_sum f x : x = \sum_i coord f x 0 i *: row i (V f).
Proof. by rewrite -mulmx_sum_row coordK. Qed.

Lemma coord_row f i k : coord f (row i (V f)) 0 k = (i == k)%:R.
Proof. by rewrite /coord -row_mul mulmxV // !mxE. Qed.

(** The coordinates over a neighbour. *)
Lemma coord_neighbour f k g (s : 'S_n) y :
  (forall i, i != k -> row (s i) (V g) = row i (V f)) ->
  let q := coord f (row (s k) (V g)) in q 0 k != 0 ->
  forall i, coord g y 0 (s i) =
    if i == k then coord f y 0 k / q 0 k
    else coord f y 0 i - coord f y 0 k / q 0 k * q 0 i.
Proof.
move=> same q qk i; set a := coord f y 0 k / q 0 k.
pose c i := if i == k then a else coord f y 0 i - a * q 0 i.
have yE : y = (\row_j c ((s^-1)%g j)) *m V g.
  rewrite mulmx_sum_row (reindex_inj (@perm_inj _ s)) (bigD1 k) //=.
  rewrite mxE permK /c eqxx [row (s k) (V g)](coord_sum f) -/q.
  rewrite scaler_sumr (bigD1 k) //= scalerA /a divfK // -addrA -big_split /=.
  rewrite [LHS](coord_sum f) (bigD1 k) //=; congr (_ + _).
  apply: eq_bigr => j jk; rewrite mxE permK (negPf jk) same // scalerA -scalerDl.
  by rewrite addrC subrK.
by rewrite {1}yE /coord mulmxK // mxE permK.
Qed.

Hypothesis clV : closed_surface.

Theorem cones_cover f0 x : exists f, in_cone f x.
Proof.
pose C f k : 'cV[R]_n := col k (invmx (V f)).
have CE f k y : (y *m C f k) 0 0 = coord f y 0 k.
  by rewrite /C /coord colE mulmxA -colE mxE.
pose D f k k' := coord f x 0 k' *: C f k - coord f x 0 k *: C f k'.
have DE f k k' y : (y *m D f k k') 0 0 =
    coord f x 0 k' * coord f y 0 k - coord f x 0 k * coord f y 0 k'.
  rewrite -(CE f k y) -(CE f k' y) /D mulmxBr -!scalemxAr.
  by move: (y *m C f k) (y *m C f k') => M N; rewrite !mxE.
pose other := [seq c <- [seq C p.1 p.2 | p : F * 'I_n] ++
  [seq D p.1 p.2.1 p.2.2 | p : F * ('I_n * 'I_n)] | c != 0].
have [||z [zpos zother]] := @generic_point R n [seq C f0 k | k : 'I_n] other
    (const_mx 1 *m V f0).
- by apply/allP => c /mapP[k _ ->]; rewrite CE /coord mulmxK // mxE ltr01.
- by apply/allP => c; rewrite mem_filter => /andP[].
have z0 k : 0 < coord f0 z 0 k.
  by rewrite -CE; apply: (allP zpos); apply: image_f.
have zC f k : coord f z 0 k != 0.
  rewrite -CE; apply: (allP zother); rewrite mem_filter mem_cat; apply/andP; split.
    apply/eqP => c0; have := CE f k (row k (V f)).
    by rewrite c0 mulmx0 mxE coord_row eqxx => /esym/eqP; rewrite oner_eq0.
  by apply/orP; left; apply/imageP; exists (f, k).
have zD f k k' : k != k' -> (coord f x 0 k != 0) || (coord f x 0 k' != 0) ->
    coord f x 0 k' * coord f z 0 k != coord f x 0 k * coord f z 0 k'.
  move=> kk' xkk'; rewrite -subr_eq0 -DE; apply: (allP zother).
  rewrite mem_filter mem_cat; apply/andP; split; last first.
    by apply/orP; right; apply/imageP; exists (f, (k, k')).
  apply: contraTneq xkk' => d0; rewrite negb_or !negbK.
  have at_row j : coord f x 0 k' * (j == k)%:R - coord f x 0 k * (j == k')%:R = 0.
    by rewrite -!(coord_row f j) -DE d0 mulmx0 mxE.
  have := at_row k; have := at_row k'; rewrite !eqxx (negPf kk') eq_sym (negPf kk').
  rewrite !mulr0 !mulr1 sub0r subr0 => /eqP; rewrite oppr_eq0 => ->.
  by move=> /eqP ->.
pose val f k t := (1 - t) * coord f z 0 k + t * coord f x 0 k.
have once f k k' t : t < 1 -> k != k' -> val f k t = 0 -> val f k' t = 0 -> False.
  move=> t1 kk' vk vk'; have s0 : 1 - t != 0 by rewrite gt_eqF // subr_gt0.
  have [xk|] := boolP ((coord f x 0 k != 0) || (coord f x 0 k' != 0)).
    have /negP := zD f k k' kk' xk; apply; apply/eqP/(mulfI s0).
    have e : (1 - t) * (coord f x 0 k' * coord f z 0 k) =
        (1 - t) * (coord f x 0 k * coord f z 0 k') +
        (coord f x 0 k' * val f k t - coord f x 0 k * val f k' t).
      by rewrite /val; ring.
    by rewrite e vk vk' !mulr0 subr0 addr0.
  rewrite negb_or !negbK => /andP[/eqP xk _].
  by move/eqP: vk; rewrite /val xk mulr0 addr0 mulf_eq0 (negPf s0) (negPf (zC f k)).
pose time (p : F * option 'I_n) := if p.2 is Some k
  then coord p.1 z 0 k / (coord p.1 z 0 k - coord p.1 x 0 k) else 1.
pose good p := [&& time p <= 1 & [forall k, 0 <= val p.1 k (time p)]].
have advance g T : T < 1 -> 0 <= T -> (forall k, 0 <= val g k T) ->
    (forall k, val g k T = 0 -> 0 < coord g x 0 k) ->
    exists2 p, good p & T < time p.
  move=> T1 T0 inT leaves; have [xpos|] := boolP [forall k, 0 <= coord g x 0 k].
    exists (g, None) => //; rewrite /good lexx /=; apply/forallP => k.
    by rewrite /val subrr mul0r add0r mul1r; apply: (forallP xpos).
  rewrite negb_forall => /existsP[k0]; rewrite -ltNge => xk0.
  case: (arg_minP (fun k => time (g, Some k)) (P := fun k => coord g x 0 k < 0) xk0).
  move=> k xk kmin; set b := coord g x 0 k in xk; set a := coord g z 0 k.
  have pos j : coord g x 0 j < 0 -> 0 < val g j T.
    move=> xj; rewrite lt_neqAle inT andbT eq_sym; apply/eqP => /leaves.
    by rewrite ltNge (ltW xj).
  have zpos' j : coord g x 0 j < 0 -> 0 < coord g z 0 j.
    move=> xj; have := pos j xj; rewrite /val => vj.
    have : 0 < (1 - T) * coord g z 0 j.
      apply: lt_le_trans vj _; rewrite ger_addl.
      by rewrite mulr_ge0_le0 // ltW.
    by rewrite pmulr_rgt0 // subr_gt0.
  have d0 j : coord g x 0 j < 0 -> 0 < coord g z 0 j - coord g x 0 j.
    by move=> xj; rewrite subr_gt0 (lt_trans xj) // zpos'.
  have before j t : coord g x 0 j < 0 ->
      (0 <= val g j t) = (t <= time (g, Some j)).
    move=> xj; rewrite /time /= ler_pdivl_mulr ?d0 // -[RHS]subr_ge0.
    by have -> : val g j t = coord g z 0 j - t * (coord g z 0 j - coord g x 0 j)
      by rewrite /val; ring.
  have later : T < time (g, Some k).
    have := pos k xk; rewrite lt_neqAle before // => /andP[ne le].
    rewrite lt_neqAle le andbT; apply: contra_neq ne => ->.
    by rewrite /time /val /= -/a -/b; field; rewrite gt_eqF // d0.
  have time1 : time (g, Some k) <= 1.
    by rewrite /time /= ler_pdivr_mulr ?d0 // mul1r ler_addl oppr_ge0 ltW.
  exists (g, Some k) => //; rewrite /good time1; apply/forallP => j.
  have [xj|xj] := ltP (coord g x 0 j) 0; first by rewrite before ?kmin.
  move: (time _) later time1 => t later time1; rewrite [(g, _).1]/=.
  have [zj|zj] := leP 0 (coord g z 0 j).
    by rewrite /val addr_ge0 ?mulr_ge0 ?subr_ge0 // (le_trans T0) // ltW.
  apply: le_trans (inT j) _; rewrite /val -[X in is_true X]subr_ge0.
  have -> : (1 - t) * coord g z 0 j + t * coord g x 0 j -
      ((1 - T) * coord g z 0 j + T * coord g x 0 j) =
      (t - T) * (coord g x 0 j - coord g z 0 j) by ring.
  by rewrite mulr_ge0 ?subr_ge0 // ltW // (lt_le_trans zj).
have time0 p : good p -> forall k, 0 <= val p.1 k (time p).
  by case/andP => _ /forallP.
have val0 k : val f0 k 0 = coord f0 z 0 k by rewrite /val subr0 mul1r mul0r addr0.
have [||||p0 good0 p00] := advance f0 0; rewrite ?lexx ?ltr01 //.
- by move=> k; rewrite val0 ltW.
- by move=> k; rewrite val0 => e; have := z0 k; rewrite e ltxx.
case: (arg_maxP time (P := fun p => good p && (0 < time p)) (i0 := p0)); first by rewrite good0.
move=> [f e] /andP[goodp T0] pmax; set T := time (f, e) in T0.
have inT := time0 _ goodp; rewrite -/T [(f, e).1]/= in inT.
have [T1|T1] := ltP T 1; last first.
  exists f => k; have TE : T = 1 by apply/eqP; rewrite eq_le T1 andbT; case/andP: goodp.
  by have := inT k; rewrite /val TE subrr mul0r add0r mul1r.
suff [g [gT leaves]] : exists g, (forall k, 0 <= val g k T) /\
    (forall k, val g k T = 0 -> 0 < coord g x 0 k).
  have [p goodp' Tp] := advance g T T1 (ltW T0) gT leaves.
  have := pmax p; rewrite goodp' (lt_trans T0 Tp) => /(_ isT) le.
  by have := lt_le_trans Tp le; rewrite /T ltxx.
have [/existsP[k /andP[/eqP vk xk]]|none] :=
    boolP [exists k, (val f k T == 0) && (coord f x 0 k <= 0)]; last first.
  exists f; split=> // k /eqP vk; rewrite ltNge; apply: contra none => xk.
  by apply/existsP; exists k; rewrite vk.
have xk0 : coord f x 0 k < 0.
  rewrite lt_neqAle xk andbT; apply/eqP => x0; move/eqP: vk.
  by rewrite /val x0 mulr0 addr0 mulf_eq0 (negPf (zC f k)) orbF subr_eq0 gt_eqF.
have [g [s [same qk]]] := clV f k.
set q := coord f (row (s k) (V g)) in qk.
have qk0 : q 0 k != 0 by rewrite lt_eqF.
have over y := coord_neighbour y same qk0.
have valg i : val g (s i) T = if i == k then 0 else val f i T.
  rewrite /val !over -/q; case: eqP => [_|_].
    transitivity (val f k T / q 0 k); last by rewrite vk mul0r.
    by rewrite /val; field; rewrite lt_eqF.
  transitivity (val f i T - val f k T / q 0 k * q 0 i).
    by rewrite /val; field; rewrite lt_eqF.
  by rewrite vk mul0r mul0r subr0.
exists g; split=> j; rewrite -[j](permKV s) valg; case: eqP => [e'|/eqP ik].
- by [].
- exact: inT.
- move=> _; rewrite over -/q e' eqxx.
  by rewrite nmulr_rgt0 // invr_lt0.
- by move=> vi; case: (once f k (s^-1 j)%g T T1) => //; rewrite eq_sym.
Qed.

End Surface.
