(** * Certificates: what they prove

    A certificate that passes the checker [valid] determines how the two bodies
    lie to each other.  The three kinds exclude each other. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support certificate.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Separated.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).
Implicit Types (W : {set T * U}) (l : T * U -> R) (v d : 'rV[R]_n).

Notation body := (difference_body A B).

(** A valid _separated_ certificate is right: its vector [v] is the distance
    vector, that is, the point of the difference body nearest to the origin; it
    is not zero, so the squared distance ['[v, v]] is positive. *)
Theorem separated_sound W l v : valid A B (Separated W l v) ->
  [/\ is_minnorm body v, v != 0 & 0 < '[v, v]].
Proof.
case/and4P => wl /eqP vE v0 vAB; split=> //; last by rewrite dot_gt0.
split=> [|x bx]; first by rewrite vE; apply: weighted_difference_in.
have vx := difference_body_ge vAB bx; have := dot_half_le v x.
rewrite mulr2n => /(le_trans (ler_add vx vx)).
by rewrite ler_add2l.
Qed.

(** The points [a = \sum l p A p.1] and [b = \sum l p B p.2] of a valid
    _separated_ certificate are a pair of closest points: they lie in the two
    bodies, their difference is [v], and no other pair of points is closer. *)
Theorem separated_closest_points W l v : valid A B (Separated W l v) ->
  let a := weighted_point_A A W l in let b := weighted_point_B B W l in
  [/\ conv A a, conv B b, a - b = v &
      forall x y, conv A x -> conv B y -> '[a - b, a - b] <= '[x - y, x - y]].
Proof.
move=> val a b; have [[_ vmin] _ _] := separated_sound val.
case/and4P: val => /(weighted_pointsP A B)[aA bB ab] /eqP vE _ _.
split=> // [|x y xA yB]; first by rewrite vE.
by rewrite ab -vE; apply: vmin; exists x, y.
Qed.

(** Two bodies with a valid _separated_ certificate have no common point. *)
Theorem separated_disjoint W l v : valid A B (Separated W l v) ->
  forall x, conv A x -> ~ conv B x.
Proof.
case/separated_sound => -[_ vmin] _ + x xA xB; apply/negP; rewrite -leNgt.
by rewrite -(dot0l (0 : 'rV[R]_n)); apply: vmin; exists x, x; rewrite subrr.
Qed.

(** Any two valid _separated_ certificates have the same distance vector. *)
Theorem separated_unique W1 l1 v1 W2 l2 v2 :
  valid A B (Separated W1 l1 v1) -> valid A B (Separated W2 l2 v2) -> v1 = v2.
Proof.
move=> c1 c2; have [[b1 m1] _ _] := separated_sound c1.
have [[b2 m2] _ _] := separated_sound c2.
case/and4P: c1 => _ _ _ /difference_body_ge/(_ b2) v12.
apply/eqP; rewrite -subr_eq0 -dot_eq0 eq_le dot_ge0 andbT dot_sqB.
rewrite addrAC subr_le0 mulr2n ler_add //.
by rewrite (le_trans (m2 _ b1)).
Qed.

End Separated.

Section Touching.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).
Implicit Types (W : {set T * U}) (l : T * U -> R) (v d : 'rV[R]_n).

Notation body := (difference_body A B).

(** If the weighted difference of a certificate is 0, its two weighted points
    are one point that belongs to both bodies. *)
Theorem common_point W l : positive_weights W l ->
  weighted_difference A B W l = 0 ->
  [/\ conv A (weighted_point_A A W l), conv B (weighted_point_A A W l)
    & weighted_point_A A W l = weighted_point_B B W l].
Proof.
move=> /(weighted_pointsP A B)[aA bB ab] ab0.
have /eqP : weighted_point_A A W l - weighted_point_B B W l = 0 by rewrite ab.
by rewrite subr_eq0 => /eqP abE; rewrite abE; split=> //; rewrite -abE.
Qed.

(** On the ray [- t d] from the origin no point but the origin belongs to the
    difference body, if [d] is the direction of a _touching_ certificate. *)
Lemma touching_ray W l d t : valid A B (Touching W l d) -> 0 < t ->
  ~ body (- t *: d).
Proof.
case/and4P => _ _ d0 dAB t0 /(difference_body_ge dAB); apply/negP.
by rewrite -ltNge dotZr mulNr oppr_lt0 mulr_gt0 ?dot_gt0.
Qed.

(** A valid _touching_ certificate is right: the origin belongs to the
    difference body (so the bodies have a common point and distance 0), and it
    is a boundary point of it: arbitrarily near the origin there are points that
    do not belong to the difference body. *)
Theorem touching_sound W l d : valid A B (Touching W l d) ->
  [/\ body 0, is_minnorm body 0 & boundary body 0].
Proof.
move=> val; have [wl /eqP w0 d0 _] := and4P val.
have b0 : body 0 by rewrite -w0; apply: weighted_difference_in.
split=> //; first by split=> // x _; rewrite dot0l dot_ge0.
move=> eps eps0; split; first by exists 0; rewrite // subrr dot0l.
have dd : 0 < '[d, d] by rewrite dot_gt0.
have ed : 0 < eps + '[d, d] by rewrite addr_gt0.
pose t := eps / (eps + '[d, d]); have t0 : 0 < t by rewrite divr_gt0.
exists (- t *: d); last exact: touching_ray val t0.
rewrite subr0 dotZl dotZr mulrA mulrNN.
have -> : t * t * '[d, d] = eps * (t * ('[d, d] / (eps + '[d, d]))).
  by rewrite /t; field; rewrite gt_eqF.
rewrite gtr_pmulr // mulr_ilt1 ?divr_ge0 // ?ltW //.
  by rewrite ltr_pdivr_mulr // mul1r ltr_addl.
by rewrite ltr_pdivr_mulr // mul1r ltr_addr.
Qed.

(** The same in terms of the two bodies: arbitrarily short translations of [B]
    leave no common point. *)
Corollary touching_fragile W l d : valid A B (Touching W l d) ->
  forall eps, 0 < eps -> exists2 x, '[x, x] < eps &
    forall y, conv A y -> ~ conv B (y - x).
Proof.
case/touching_sound => _ _ bd eps /bd[_ [x]]; rewrite subr0 => xe nx.
by exists x => // y yA yB; apply: nx; exists y, (y - x); rewrite subKr.
Qed.

(** "Always so when the difference body is not full-dimensional": if the bodies
    meet and all differences lie in one hyperplane, its normal completes a valid
    _touching_ certificate with any weights that express the origin. *)
Theorem flat_touching W l d c : d != 0 ->
  (forall a b, '[d, A a - B b] = c) ->
  positive_weights W l -> weighted_difference A B W l = 0 ->
  valid A B (Touching W l d).
Proof.
move=> d0 flat wl w0; rewrite /= wl w0 eqxx d0 /=.
suff c0 : c = 0 by apply/forallP=> a; apply/forallP=> b; rewrite flat c0.
case/andP: wl => _ /eqP l1; rewrite -(dot0r d) -w0 dot_sumr -[LHS]mul1r -l1.
by rewrite mulr_suml; apply: eq_bigr => p _; rewrite dotZr flat.
Qed.

End Touching.

(** ** Overlapping *)

Section Interior.

Variables (R : realFieldType) (n : nat) (I : finType) (Y : I -> 'rV[R]_n).

Let lower_bound (W : {set I}) (l : I -> R) :
  [forall i in W, 0 < l i] -> \sum_(i in W) l i = 1 ->
  exists delta, [/\ 0 < delta, delta <= 1 & forall i, i \in W -> delta <= l i].
Proof.
move=> /forall_inP l0 l1.
have /set0Pn[i0 i0W] : W != set0.
  by apply/eqP => W0; move/eqP: l1; rewrite W0 big_set0 eq_sym oner_eq0.
have [i iW imin] := @arg_minP _ R _ i0 (mem W) l i0W.
exists (l i); split=> //; first exact: l0.
by rewrite -l1 (bigD1 i) //= ler_addl sumr_ge0 // => j /andP[/l0/ltW].
Qed.

(** Points near the origin have small coordinates in a basis. *)
Let small_coordinates (M : 'M[R]_n) (eta : R) : M \in unitmx -> 0 < eta ->
  exists2 eps, 0 < eps & forall x, '[x, x] < eps ->
    exists2 c : 'I_n -> R, forall i, `|c i| <= eta & x = \sum_i c i *: row i M.
Proof.
move=> uM eta0; pose k i := '[(col i (invmx M))^T, (col i (invmx M))^T].
pose K := 1 + \sum_i k i.
have k0 i : 0 <= k i by exact: dot_ge0.
have K0 : 0 < K by rewrite ltr_paddr ?ltr01 ?sumr_ge0.
exists (eta ^+ 2 / K) => [|x xe]; first by rewrite divr_gt0 ?exprn_gt0.
exists (fun i => (x *m invmx M) 0 i) => [i|]; last first.
  by rewrite -mulmx_sum_row mulmxKV.
have -> : (x *m invmx M) 0 i = '[x, (col i (invmx M))^T].
  by rewrite mxE; apply: eq_bigr => j _; rewrite !mxE.
have sq : '[x, (col i (invmx M))^T] ^+ 2 <= eta ^+ 2; last first.
  by move: sq; rewrite -real_normK ?num_real // ler_pexpn2r ?nnegrE // ltW.
rewrite (le_trans (cauchy_schwarz _ _)) // -/(k i).
have kK : k i <= K.
  by rewrite /K (bigD1 i) //= addrCA ler_addl addr_ge0 ?ler01 ?sumr_ge0.
apply: (@le_trans _ _ (eta ^+ 2 / K * K)); last by rewrite divfK ?gt_eqF.
by apply: ler_pmul => //; [exact: dot_ge0 | exact: ltW].
Qed.

(** If the origin is a combination of points with positive weights and [n] of
    these points are linearly independent, it is an interior point of the
    hull. *)
Theorem interior_of_weights (W : {set I}) (l : I -> R) (m : 'I_n -> I) :
  [forall i in W, 0 < l i] -> \sum_(i in W) l i = 1 ->
  \sum_(i in W) l i *: Y i = 0 -> (forall i, m i \in W) ->
  \det (\matrix_i Y (m i)) != 0 -> interior (conv Y) 0.
Proof.
move=> l0 l1 lY mW det0; set M := \matrix_i Y (m i) in det0.
have uM : M \in unitmx by rewrite unitmxE unitfE.
have [delta [d0 d1 dl]] := lower_bound l0 l1.
have h0 : 0 < delta / 2%:R by rewrite divr_gt0 ?ltr0n.
have eta0 : 0 < delta / 2%:R / n.+1%:R by rewrite divr_gt0 ?ltr0n.
have [eps eps0 small] := small_coordinates uM eta0.
exists eps => // x; rewrite subr0 => /small[c cs xE].
have sumc : \sum_i `|c i| <= delta / 2%:R.
  apply: (@le_trans _ _ (\sum_(i < n) delta / 2%:R / n.+1%:R)).
    exact: ler_sum.
  rewrite sumr_const card_ord -mulr_natr mulrAC ler_pdivr_mulr ?ltr0n //.
  by rewrite ler_pmul2l // ler_nat.
pose t := 1 - \sum_i c i.
have t2 : 1 / 2%:R <= t.
  rewrite ler_subr_addr -ler_subr_addl.
  apply: (le_trans (ler_norm _)); apply: (le_trans (ler_norm_sum _ _ _)).
  rewrite (le_trans sumc) // (_ : 1 - 1 / 2%:R = 1 / 2%:R); last by field.
  by rewrite ler_pmul2r ?invr_gt0 ?ltr0n.
exists (fun p => t * (if p \in W then l p else 0) + \sum_(i | m i == p) c i).
split=> [p||].
- case: ifP => [pW|pW]; last first.
    by rewrite mulr0 add0r big1 // => i /eqP ip; rewrite -ip mW in pW.
  rewrite -ler_subl_addr sub0r; apply: (@le_trans _ _ (delta / 2%:R)).
    apply: le_trans sumc; apply: (le_trans (ler_norm _)); rewrite normrN.
    apply: (le_trans (ler_norm_sum _ _ _)).
    by rewrite [X in _ <= X](bigID (fun i => m i == p)) /= ler_addl sumr_ge0.
  rewrite mulrC -[_^-1]mul1r ler_pmul ?dl // ?ltW //.
  by rewrite divr_gt0 ?ltr01 ?ltr0n.
- rewrite big_split /= -mulr_sumr -big_mkcond l1 mulr1.
  have -> : \sum_p \sum_(i | m i == p) c i = \sum_i c i.
    by rewrite [RHS](partition_big m xpredT).
  by rewrite /t subrK.
- under eq_bigr do rewrite scalerDl.
  rewrite big_split /= [X in X + _](_ : _ = 0) ?add0r; last first.
    transitivity (t *: \sum_(p in W) l p *: Y p); last by rewrite lY scaler0.
    rewrite [in RHS]big_mkcond scaler_sumr.
    apply: eq_bigr => p _; rewrite -scalerA.
    by case: ifP => //; rewrite scale0r.
  rewrite xE (partition_big m xpredT) //=; apply: eq_bigr => p _.
  by rewrite scaler_suml; apply: eq_bigr => i /eqP <-; rewrite rowK.
Qed.

End Interior.

Section Overlapping.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).
Implicit Types (W : {set T * U}) (l : T * U -> R) (v d : 'rV[R]_n).

Notation body := (difference_body A B).

(** A valid _overlapping_ certificate is right: the origin is an interior point
    of the difference body; so the bodies have a common point, the distance is
    0, and every translation of one body by a short enough vector leaves a
    common point. *)
Theorem overlapping_sound W l m : valid A B (Overlapping W l m) ->
  [/\ body 0, is_minnorm body 0 & interior body 0].
Proof.
case/and4P => wl /eqP w0 /forallP mW det0.
have b0 : body 0 by rewrite -w0; apply: weighted_difference_in.
split=> //; first by split=> // x _; rewrite dot0l dot_ge0.
case/andP: wl => l0 /eqP l1.
have [eps eps0 small] := interior_of_weights (Y := fun p => A p.1 - B p.2)
  l0 l1 w0 mW det0.
by exists eps => // x /small cx; apply/difference_bodyE.
Qed.

(** The same in terms of the two bodies: after moving [B] by any short enough
    vector [x], the bodies still meet. *)
Corollary overlapping_robust W l m : valid A B (Overlapping W l m) ->
  exists2 eps : R, 0 < eps & forall x, '[x, x] < eps ->
    exists2 y, conv A y & conv B (y - x).
Proof.
case/overlapping_sound => _ _ [eps eps0 small]; exists eps => // x xe.
have [|a [b [aA bB xE]]] := small x; first by rewrite subr0.
by exists a => //; rewrite xE subKr.
Qed.

(** ** The kinds exclude each other *)

(** The three verdicts. *)
Inductive verdict := IsSeparated | IsTouching | IsOverlapping.

Definition kind (c : certificate R n T U) : verdict :=
  match c with
  | Separated _ _ _ => IsSeparated
  | Touching _ _ _ => IsTouching
  | Overlapping _ _ _ => IsOverlapping
  end.

(** What a verdict says about the two bodies. *)
Definition meaning (k : verdict) : Prop :=
  match k with
  | IsSeparated => ~ body 0
  | IsTouching => body 0 /\ boundary body 0
  | IsOverlapping => interior body 0
  end.

(** Soundness of the checker in one line: what a valid certificate says is
    true. *)
Theorem valid_sound c : valid A B c -> meaning (kind c).
Proof.
case: c => [W l v|W l d|W l m].
- case/separated_sound => -[_ vmin] _ vv /vmin; apply/negP.
  by rewrite -ltNge dot0l.
- by case/touching_sound.
- by case/overlapping_sound.
Qed.

Lemma meaning_exclusive k1 k2 : meaning k1 -> meaning k2 -> k1 = k2.
Proof.
case: k1; case: k2 => //=.
- by move=> b0 [].
- by move=> b0 /interior_in.
- by case.
- by case=> _ bd /interior_not_boundary/(_ bd).
- by move=> /interior_in b0 /(_ b0).
- by move=> int [_ bd]; case: (interior_not_boundary int bd).
Qed.

(** Mutual exclusion: all valid certificates of a pair of bodies are of the same
    kind. *)
Theorem certificate_exclusive c1 c2 :
  valid A B c1 -> valid A B c2 -> kind c1 = kind c2.
Proof. by move=> /valid_sound k1 /valid_sound; apply: meaning_exclusive. Qed.

End Overlapping.
