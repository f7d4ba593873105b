(** * Certificates: how one is found when the distance is 0

    The nearest point of the difference body is the origin, with positive weights
    on some of the differences [Y i].  Let [L] be the span of these.  If [L] is
    the whole space, there is an _overlapping_ certificate.  Otherwise take [d <> 0]
    orthogonal to [L] and a point [Y s] with the smallest [d . Y s].  If that is
    not negative, [d] is the direction of a _touching_ certificate.  Otherwise look
    whether [- Y s] lies in the cone of all [Y i]: if not, minus the residual of
    its nearest point of the cone is such a direction; if so, the indices that
    express it join, and [L] grows.  So there are at most [n] such steps. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support farkas.
From CertiGJK Require Import certificate certificate_complete.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Search.

Variables (R : realFieldType) (n : nat) (I : finType) (Y : I -> 'rV[R]_n).
Implicit Types (W : {set I}) (l k : I -> R) (d z c : 'rV[R]_n).

(** The cone of all the points. *)
Definition cone z := exists2 k, forall i, 0 <= k i & z = \sum_i k i *: Y i.

(** ** The residual *)

(** [c] is the point of the cone that is nearest to [z]. *)
Definition nearest_in_cone z c :=
  cone c /\ forall x, cone x -> '[z - c, z - c] <= '[z - x, z - x].

Lemma coneD z1 z2 : cone z1 -> cone z2 -> cone (z1 + z2).
Proof.
move=> [k1 k10 ->] [k2 k20 ->]; exists (fun i => k1 i + k2 i) => [i|].
  exact: addr_ge0.
by rewrite combD.
Qed.

Lemma coneZ a z : 0 <= a -> cone z -> cone (a *: z).
Proof.
move=> a0 [k k0 ->]; exists (fun i => a * k i) => [i|]; first exact: mulr_ge0.
by rewrite combZ.
Qed.

Lemma cone_point i : cone (Y i).
Proof.
exists (unit_weight R i) => [j|]; first by rewrite ler0n.
by rewrite comb_unit_weight.
Qed.

(** Minus the residual [z - c] has a non-negative product with every point. *)
Theorem residual_direction z c : nearest_in_cone z c ->
  forall i, 0 <= '[- (z - c), Y i].
Proof.
move=> [cc near] i; set r := z - c.
suff : 0 <= '[- r, Y i] *+ 2 by rewrite pmulrn_lge0.
apply: (@slope_ge0 _ _ '[Y i, Y i]) => t t0 _.
have ct : cone (c + t *: Y i).
  by apply: coneD => //; apply: coneZ (cone_point i); apply: ltW.
have le := near _ ct; rewrite opprD addrA -/r dot_sqB -subr_ge0 !dotZr !dotZl in le.
move: le; have -> : '[r, r] - t * '[r, Y i] *+ 2 + t * (t * '[Y i, Y i]) - '[r, r]
  = t * ('[- r, Y i] *+ 2 + t * '[Y i, Y i]) by rewrite dotNl; ring.
by rewrite pmulr_rge0.
Qed.

(** The residual is 0 exactly when the point lies in the cone. *)
Theorem residual_eq0 z c : nearest_in_cone z c -> z - c = 0 <-> cone z.
Proof.
move=> [cc near]; split=> [/eqP|cz]; first by rewrite subr_eq0 => /eqP ->.
by apply/eqP; rewrite -dot_eq0 eq_le dot_ge0 andbT -(dot0l (0 : 'rV[R]_n))
  -(subrr z) near.
Qed.

(** ** One step of the search *)

(** A state: weights that are positive on [W], have the sum 1 and express the
    origin. *)
Definition search_state W l :=
  [/\ forall i, i \in W -> 0 < l i, \sum_(i in W) l i = 1
    & \sum_(i in W) l i *: Y i = 0].

(** The span of the points of a state. *)
Definition span W : 'M[R]_n := (\sum_(i in W) <<Y i>>)%MS.

(** If [- Y s] lies in the cone, the indices that express it, and [s], join the
    state. *)
Lemma search_grow W l k s : search_state W l -> (forall i, 0 <= k i) ->
  - Y s = \sum_i k i *: Y i ->
  exists l', search_state (s |: W :|: [set i | 0 < k i]) l'.
Proof.
case=> l0 l1 lY k0 kY; set W' := _ :|: _.
pose g i := (if i \in W then l i else 0) + k i + unit_weight R s i.
have lW i : 0 <= (if i \in W then l i else 0) by case: ifP => // /l0/ltW.
have u0 i : 0 <= unit_weight R s i by rewrite ler0n.
have g0 i : i \in W' -> 0 < g i.
  rewrite !inE -orbA => /or3P[/eqP->|iW|ki].
  - by rewrite ltr_paddl ?addr_ge0 // /unit_weight eqxx ltr01.
  - by rewrite ltr_paddr // ltr_paddr // iW l0.
  - by rewrite ltr_paddr // ltr_paddl.
have gN i : i \notin W' -> g i = 0.
  rewrite !inE !negb_or -leNgt -andbA => /and3P[is_ iW ki].
  rewrite /g (negPf iW) /unit_weight (negPf is_) add0r addr0.
  by apply/eqP; rewrite eq_le ki k0.
have gY : \sum_i g i *: Y i = 0.
  rewrite combD combD comb_unit_weight -kY addrNK -[RHS]lY [RHS]big_mkcond.
  by apply: eq_bigr => i _; case: ifP => //; rewrite scale0r.
pose tot := \sum_(i in W') g i.
have tot0 : 0 < tot.
  have sW' : s \in W' by rewrite !inE eqxx.
  rewrite /tot (bigD1 s) //= ltr_paddr ?g0 // sumr_ge0 // => i /andP[iW' _].
  exact/ltW/g0.
exists (fun i => g i / tot); split=> [i iW'||].
- by rewrite divr_gt0 ?g0.
- by rewrite -mulr_suml divff // gt_eqF.
- rewrite (eq_bigr (fun i => tot^-1 *: (g i *: Y i))) => [|i _].
    rewrite -scaler_sumr big_mkcond (eq_bigr (fun i => g i *: Y i)).
      by rewrite gY scaler0.
    by move=> i _; case: ifPn => // /gN->; rewrite scale0r.
  by rewrite scalerA mulrC.
Qed.

(** Its span is strictly larger if some [d] is orthogonal to the old points and
    not to [Y s]. *)
Lemma search_rank W W' d s : (forall i, i \in W -> '[d, Y i] = 0) ->
  '[d, Y s] != 0 -> W \subset W' -> s \in W' ->
  (\rank (span W) < \rank (span W'))%N.
Proof.
move=> dW ds /subsetP sub sW'; apply: rank_ltmx; rewrite /ltmx; apply/andP; split.
  apply/sumsmx_subP => i iW; apply: (sumsmx_sup i) => //; exact: sub.
apply: contra ds => le.
have perp : (span W <= kermx d^T)%MS.
  apply/sumsmx_subP => i iW; rewrite genmxE; apply/sub_kermxP/rowP => j.
  rewrite [j]ord1 mxE [RHS]mxE -[RHS](dW i iW); apply: eq_bigr => q _.
  by rewrite mxE mulrC.
have : (Y s <= kermx d^T)%MS.
  apply: submx_trans perp; apply: submx_trans le.
  by rewrite -genmxE; apply: (sumsmx_sup s).
move/sub_kermxP/rowP/(_ 0); rewrite mxE [RHS]mxE => <-; apply/eqP.
by apply: eq_bigr => q _; rewrite mxE mulrC.
Qed.

(** One step of the search: the points of the state contain a basis of the space
    (_overlapping_), or there is a direction for a _touching_ certificate, or there
    is a larger state whose span has a larger dimension. *)
Theorem search_step W l : search_state W l ->
  [\/ exists m : 'I_n -> I,
        (forall i, m i \in W) /\ \det (\matrix_i Y (m i)) != 0,
      exists2 d, d != 0 & forall i, 0 <= '[d, Y i]
    | exists W' l', [/\ search_state W' l', W \subset W'
        & (\rank (span W) < \rank (span W'))%N]].
Proof.
move=> st; have [_ l1 _] := st.
have /set0Pn[i0 i0W] : W != set0.
  by apply/eqP => W0; move/eqP: l1; rewrite W0 big_set0 eq_sym oner_eq0.
have [[m det0]|[d d0 dW]] :=
  basis_or_normal (fun i : {i | i \in W} => Y (val i)).
  constructor 1; exists (fun q => val (m q)); split=> // q; exact: valP (m q).
have {}dW i : i \in W -> '[d, Y i] = 0 by move=> iW; apply: (dW (Sub i iW)).
have [s _ smin] := arg_minP (fun i => '[d, Y i]) (isT : xpredT i0).
have [ds|ds] := leP 0 '[d, Y s].
  by constructor 2; exists d => // i; apply: le_trans ds (smin _ isT).
have [[k k0]|[e eY es]] := farkas Y (- Y s) (enum_uniq I); last first.
  constructor 2; exists e => [|i]; last by apply: eY; rewrite mem_enum.
  by apply: contraTneq es => ->; rewrite dot0l ltxx.
rewrite big_enum /= => kY; constructor 3.
have [l' st'] := search_grow st k0 kY.
exists (s |: W :|: [set i | 0 < k i]), l'; split=> //.
  by rewrite -setUA setUCA subsetUl.
apply: (search_rank (d := d) (s := s)) => //; first by rewrite lt_eqF.
  by rewrite -setUA setUCA subsetUl.
by rewrite !inE eqxx.
Qed.

(** The dimension of the span is at most [n], so the search ends. *)
Lemma span_rank W : (\rank (span W) <= n)%N.
Proof. exact: rank_leq_col. Qed.

End Search.

(** An instance: the points 1 and -1 of the line, with equal weights. *)
Example search_state_instance (R : realFieldType) :
  search_state (fun b : bool => const_mx ((-1) ^+ b) : 'rV[R]_1) setT
    (fun _ => 2%:R^-1).
Proof.
have n2 : 2%:R != 0 :> R by rewrite pnatr_eq0.
split=> [i _||]; first by rewrite invr_gt0 ltr0n.
- rewrite (eq_bigl predT) => [|i]; last by rewrite inE.
  by rewrite big_bool /=; field.
- rewrite (eq_bigl predT) => [|i]; last by rewrite inE.
  by rewrite big_bool /=; apply/rowP => i; rewrite !mxE /=; field.
Qed.

(** An instance: in the cone of the point 1 of the line the nearest point to -1 is
    0; the direction is 1. *)
Example nearest_in_cone_instance (R : realFieldType) :
  nearest_in_cone (fun _ : 'I_1 => const_mx 1 : 'rV[R]_1) (const_mx (- 1)) 0.
Proof.
split=> [|x [k k0 ->]].
  by exists (fun=> 0) => //; rewrite big_ord1 scale0r.
rewrite big_ord1 subr0 /dot !big_ord1 !mxE mulr1 mulrNN mulr1 -opprD mulrNN.
by rewrite -[1 in X in X <= _]mulr1 ler_pmul ?ler01 // ler_addl.
Qed.
