(** * The point of minimum norm

    [is_minnorm X v] says that [v] is a point of [X] that is nearest to the
    origin: "v = v(X)" in the papers.  Uniqueness holds for every convex set;
    existence is proved for hulls of finite families, over any ordered field,
    without any compactness. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Definition is_minnorm (R : realFieldType) (n : nat) (X : 'rV[R]_n -> Prop) v :=
  X v /\ forall x, X x -> '[v, v] <= '[x, x].

(** ** Uniqueness *)

Section Uniqueness.

Variables (R : realFieldType) (n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (v x : 'rV[R]_n).

Lemma minnorm_ext X X' v :
  (forall x, X x <-> X' x) -> is_minnorm X v <-> is_minnorm X' v.
Proof.
move=> eX; split=> [] [Xv vmin]; split=> [|x Xx]; do ?by apply/eX.
  by apply/vmin/eX.
by apply/vmin/eX.
Qed.

(** The half-space test: in a convex set a point [v] has minimum norm exactly
    when the set lies in the half-space [{x | v.x >= v.v}]. *)
Lemma minnormP X v : convex X ->
  is_minnorm X v <-> X v /\ forall x, X x -> '[v, v] <= '[v, x].
Proof.
move=> cX; split=> [] [Xv vmin]; split=> // x Xx.
- suff : 0 <= '[v, x - v] *+ 2 by rewrite pmulrn_lge0 // dotBr subr_ge0.
  apply: (@slope_ge0 _ _ '[x - v, x - v]) => t t0 t1.
  have := vmin _ (cX v x t Xv Xx (ltW t0) t1).
  rewrite segmentE dot_segment -(opprB x v) dotNr.
  set p := '[v, x - v]; set q := '[x - v, _]; set r := '[v, v].
  rewrite -[r <= _]subr_ge0.
  have -> : r - t *+ 2 * - p + t ^+ 2 * q - r = t * (p *+ 2 + t * q) by ring.
  by rewrite pmulr_rge0.
- have dx : 0 <= '[x - v, x - v] by apply: dot_ge0.
  have vx : 0 <= '[v, x] - '[v, v] by rewrite subr_ge0 vmin.
  rewrite -subr_ge0; have -> : '[x, x] - '[v, v] =
    '[x - v, x - v] + ('[v, x] - '[v, v]) *+ 2.
    by rewrite dot_sqB (dotC x v); ring.
  by rewrite addr_ge0 // mulrn_wge0.
Qed.

(** Theorem 2.1: a convex set has at most one point of minimum norm. *)
Theorem minnorm_unique X v w :
  convex X -> is_minnorm X v -> is_minnorm X w -> v = w.
Proof.
move=> cX mv mw.
have [[Xv vmin] [Xw wmin]] := (mv, mw).
have /minnormP-/(_ cX)[_ vX] := mv; have /minnormP-/(_ cX)[_ wX] := mw.
apply/eqP; rewrite -subr_eq0 -dot_eq0 eq_le dot_ge0 andbT dot_sqB.
have -> : '[v, v] - '[v, w] *+ 2 + '[w, w] =
  - ('[v, w] - '[v, v]) - ('[v, w] - '[w, w]) by ring.
by rewrite -opprD oppr_le0 addr_ge0 ?subr_ge0 ?vX // dotC wX.
Qed.

Lemma minnorm0 X : X 0 -> is_minnorm X 0.
Proof. by split=> // x _; rewrite dot0l dot_ge0. Qed.

Lemma minnorm_sub X X' v : (forall x, X x -> X' x) ->
  X v -> is_minnorm X' v -> is_minnorm X v.
Proof. by move=> sub Xv [_ vmin]; split=> // x /sub/vmin. Qed.

End Uniqueness.

(** ** Hulls of finite families *)

Section Hulls.

Variables (R : realFieldType) (n : nat) (T : finType).
Implicit Types (S : {set T}) (Y : T -> 'rV[R]_n) (l : T -> R) (x v : 'rV[R]_n).

(** A hull is below a linear bound when its points are. *)
Lemma conv_on_dot_ge S Y d c :
  (forall i, i \in S -> c <= '[d, Y i]) -> forall x, conv_on S Y x -> c <= '[d, x].
Proof.
move=> dY x [l [l0 lS l1 ->]]; rewrite dot_combr; apply: mean_ge => // i li.
by apply: dY; apply: contraNT li => /lS ->.
Qed.

Lemma aff_on_dot_eq S Y d c :
  (forall i, i \in S -> '[d, Y i] = c) -> forall x, aff_on S Y x -> '[d, x] = c.
Proof.
move=> dY x [l [lS l1 ->]]; rewrite dot_combr; apply: mean_eq => // i li.
by apply: dY; apply: contraNT li => /lS ->.
Qed.

(** Minimum norm over a convex hull, tested at the points of the family. *)
Lemma minnorm_convP S Y v :
  is_minnorm (conv_on S Y) v <->
  conv_on S Y v /\ forall i, i \in S -> '[v, v] <= '[v, Y i].
Proof.
split=> [/(minnormP _ (@convex_conv_on _ _ _ S Y))[cv vmin]|[cv vY]].
  by split=> // i iS; apply/vmin/conv_on_pt.
apply/(minnormP _ (@convex_conv_on _ _ _ S Y)); split=> //.
exact: conv_on_dot_ge.
Qed.

(** Minimum norm over an affine hull: [v] is orthogonal to the hull. *)
Lemma minnorm_affP S Y v :
  is_minnorm (aff_on S Y) v <->
  aff_on S Y v /\ forall i, i \in S -> '[v, Y i] = '[v, v].
Proof.
split=> [mv|[av vY]]; last first.
  apply/(minnormP _ (@convex_aff_on _ _ _ S Y)); split=> // x ax.
  by rewrite (aff_on_dot_eq vY ax).
have [av vmin] := (minnormP v (@convex_aff_on _ _ _ S Y)).1 mv.
split=> // i iS; have ai : aff_on S Y (Y i) by exact/conv_on_aff_on/conv_on_pt.
apply/eqP; rewrite eq_le vmin // andbT.
have := vmin _ (aff_on_line 2%:R ai av); rewrite dotDr !dotZr.
rewrite -subr_ge0 => ge0; rewrite -subr_ge0.
suff -> : '[v, v] - '[v, Y i] =
  (1 - 2%:R) * '[v, Y i] + 2%:R * '[v, v] - '[v, v] by [].
by ring.
Qed.

Lemma minnorm_conv_setT Y v :
  is_minnorm (conv Y) v <-> is_minnorm (conv_on setT Y) v.
Proof. by apply: minnorm_ext => x; apply: conv_setT. Qed.

Lemma minnorm_conv_allP Y v :
  is_minnorm (conv Y) v <-> conv Y v /\ forall i, '[v, v] <= '[v, Y i].
Proof.
rewrite minnorm_conv_setT minnorm_convP -conv_setT.
by split=> [] [cv vY]; split=> // i; apply: vY; rewrite inE.
Qed.

(** ** Theorem 2.2 *)

(** Theorem 2.2, (1) implies (3): if the nearest point of the convex hull has
    coordinates that are all positive, it is the nearest point of the affine
    hull. *)
Theorem pos_conv_aff S Y v :
  is_minnorm (conv_on S Y) v -> pos_on S Y v -> is_minnorm (aff_on S Y) v.
Proof.
move=> /minnorm_convP[cv vY] [l [l0 lS l1 vE]].
apply/minnorm_affP; split=> [|i iS]; first exact: conv_on_aff_on.
have : \sum_j l j * ('[v, Y j] - '[v, v]) = 0.
  rewrite (eq_bigr (fun j => l j * '[v, Y j] - l j * '[v, v])) => [|j _].
    by rewrite sumrB -dot_combr -vE -mulr_suml l1 mul1r subrr.
  by rewrite mulrBr.
move/eqP; rewrite psumr_eq0 => [/allP/(_ i (mem_index_enum _))|j _].
  by rewrite mulf_eq0 gt_eqF ?l0 //= subr_eq0 => /eqP.
have [jS|/lS ->] := boolP (j \in S); last by rewrite mul0r.
by apply: mulr_ge0; [exact/ltW/l0 | rewrite subr_ge0 vY].
Qed.

(** Theorem 2.2, (2) implies (3): if the nearest point of the affine hull has
    coordinates that are all positive, it is the nearest point of the convex
    hull. *)
Theorem pos_aff_conv S Y v :
  is_minnorm (aff_on S Y) v -> pos_on S Y v -> is_minnorm (conv_on S Y) v.
Proof.
move=> mv pv; apply: minnorm_sub mv; last exact: pos_on_conv_on.
exact: conv_on_aff_on.
Qed.

(** Theorem 2.2, (1) iff (2): the nearest point of the convex hull exists with
    positive coordinates exactly when that of the affine hull does. *)
Theorem pos_conv_iff_aff S Y :
  (exists v, is_minnorm (conv_on S Y) v /\ pos_on S Y v) <->
  (exists v, is_minnorm (aff_on S Y) v /\ pos_on S Y v).
Proof.
by split=> [] [v [mv pv]]; exists v; split=> //;
  [apply: pos_conv_aff | apply: pos_aff_conv].
Qed.

(** Theorem 2.2, (1) or (2) implies (3), with the two nearest points given. *)
Theorem pos_conv_eq_aff S Y vc va :
  is_minnorm (conv_on S Y) vc -> is_minnorm (aff_on S Y) va ->
  pos_on S Y vc \/ pos_on S Y va -> vc = va.
Proof.
move=> mc ma [pc|pa].
  by apply: minnorm_unique ma; [exact: convex_aff_on | exact: pos_conv_aff].
by apply: minnorm_unique mc _; [exact: convex_conv_on | exact: pos_aff_conv].
Qed.

End Hulls.

(** ** Existence *)

Section Existence.

Variables (R : realFieldType) (n : nat) (T : finType).
Implicit Types (S : {set T}) (Y D : T -> 'rV[R]_n) (x v : 'rV[R]_n).

(** Orthogonal projection onto the span of finitely many vectors, by one step
    of Gram-Schmidt for each vector. *)
Lemma orthogonal_residual (s : seq T) D x : exists c : T -> R,
  (forall j, j \notin s -> c j = 0) /\
  forall j, j \in s -> '[x - \sum_i c i *: D i, D j] = 0.
Proof.
elim: s x => [|k s IH] x.
  by exists (fun _ => 0).
have [c [cs cx]] := IH x; have [e [es ek]] := IH (D k).
pose w := D k - \sum_i e i *: D i; pose y := x - \sum_i c i *: D i.
pose b := '[y, w] / '[w, w].
have wortho j : j \in s -> '[w, D j] = 0 by apply: ek.
have yortho j : j \in s -> '[y, D j] = 0 by apply: cx.
have comb0 u f : (forall j, j \in s -> '[u, D j] = 0) ->
    (forall j, j \notin s -> f j = 0) -> '[u, \sum_i f i *: D i] = 0.
  move=> us fs; rewrite dot_combr big1 // => i _.
  by have [/us ->|/fs ->] := boolP (i \in s); rewrite ?mulr0 ?mul0r.
exists (fun j => c j + b * (unit_weight R k j - e j)); split=> [j|j].
  rewrite inE negb_or => /andP[jk js].
  by rewrite cs // es // /unit_weight (negPf jk) subrr mulr0 addr0.
have -> : x - \sum_i (c i + b * (unit_weight R k i - e i)) *: D i = y - b *: w.
  have wE : \sum_i (unit_weight R k i - e i) *: D i = w.
    rewrite /w -(comb_unit_weight k D) -sumrB.
    by apply: eq_bigr => i _; rewrite scalerBl.
  by rewrite combD combZ wE opprD addrA.
have Dk : D k = w + \sum_i e i *: D i by rewrite subrK.
have [js _|js] := boolP (j \in s).
  by rewrite dotBl dotZl yortho // wortho // mulr0 subr0.
rewrite inE (negPf js) orbF => /eqP ->.
have rortho i : i \in s -> '[y - b *: w, D i] = 0.
  by move=> iS; rewrite dotBl dotZl yortho // wortho // mulr0 subr0.
rewrite Dk dotDr (comb0 _ _ rortho es) addr0 dotBl dotZl.
have [w0|w0] := eqVneq '[w, w] 0.
  by move/eqP: w0; rewrite dot_eq0 => /eqP ->; rewrite !dot0r mulr0 subrr.
by rewrite divfK ?subrr.
Qed.

(** The affine hull of a non-empty finite family has a point of minimum norm. *)
Lemma minnorm_aff_exists S Y : S != set0 -> exists v, is_minnorm (aff_on S Y) v.
Proof.
case/set0Pn=> k kS.
have [c [cS cx]] :=
  orthogonal_residual (enum S) (fun i => Y i - Y k) (Y k).
pose v := Y k - \sum_i c i *: (Y i - Y k).
have vD j : j \in S -> '[v, Y j] = '[v, Y k].
  move=> jS; apply/eqP; rewrite -subr_eq0 -dotBr; apply/eqP/cx.
  by rewrite mem_enum.
have av : aff_on S Y v.
  exists (fun i => (1 + \sum_j c j) * unit_weight R k i - c i); split=> [i iS||].
  - rewrite cS ?mem_enum // /unit_weight; case: eqP iS => [->|_ _].
      by rewrite kS.
    by rewrite mulr0 subr0.
  - by rewrite sumrB -mulr_sumr sum_unit_weight1; ring.
  - rewrite (eq_bigr (fun i => ((1 + \sum_j c j) * unit_weight R k i) *: Y i -
       c i *: Y i)) => [|i _]; last by rewrite scalerBl.
    rewrite sumrB combZ comb_unit_weight /v.
    rewrite (eq_bigr (fun i => c i *: Y i - c i *: Y k)) => [|i _].
      rewrite sumrB -scaler_suml opprB scalerDl scale1r.
      by rewrite addrA.
    by rewrite scalerBr.
exists v; apply/minnorm_affP; split=> // i iS.
by rewrite vD // (aff_on_dot_eq vD av).
Qed.

(** Walking inside a hull from [x] towards a point [a] of the affine hull, one
    reaches [a] or leaves through a facet. *)
Lemma leave_facet S Y a : aff_on S Y a ->
  conv_on S Y a \/ forall x, conv_on S Y x ->
    exists t j, [/\ 0 <= t, t <= 1, j \in S &
      conv_on (S :\ j) Y ((1 - t) *: x + t *: a)].
Proof.
move=> [m [mS m1 aE]].
have [/existsP[i1 mi1]|/existsPn npos] := boolP [exists i, m i < 0]; last first.
  by left; exists m; split=> // i; rewrite leNgt npos.
right=> x [l [l0 lS l1 xE]].
have [j mj jmin] :=
  arg_minP (fun i => l i / (l i - m i)) (mi1 : [pred i | m i < 0] i1).
have den i : m i < 0 -> 0 < l i - m i.
  by move=> mi; rewrite subr_gt0 (lt_le_trans mi).
have jS : j \in S.
  by apply/negPn/negP => /mS mj'; rewrite /= mj' ltxx in mj.
pose t := l j / (l j - m j).
have t0 : 0 <= t by rewrite divr_ge0 // ltW // den.
have t1 : t <= 1.
  by rewrite ler_pdivr_mulr ?den // mul1r ler_subr_addr ger_addl ltW.
exists t, j; split=> //.
exists (fun i => (1 - t) * l i + t * m i); split=> [i|i iS||].
- have [mi|mi] := leP 0 (m i).
    by rewrite addr_ge0 // mulr_ge0 // subr_ge0.
  have := jmin i mi; rewrite -/t ler_pdivl_mulr ?den // -subr_ge0.
  by congr (0 <= _); ring.
- move: iS; rewrite !inE negb_and negbK => /orP[/eqP ->|iS].
    have dn := lt0r_neq0 (den j mj); rewrite /t; field.
    by [].
  by rewrite lS ?mS // !mulr0 addr0.
- exact: sum_seg.
- by rewrite comb_seg xE aE.
Qed.

(** The norm does not grow on the way from [x] to a point [a] of smaller norm. *)
Lemma segment_norm_le x a t : 0 <= t -> t <= 1 -> '[a, a] <= '[x, x] ->
  '[(1 - t) *: x + t *: a, (1 - t) *: x + t *: a] <= '[x, x].
Proof.
move=> t0 t1 ax; rewrite -subr_ge0.
have -> : '[x, x] - '[(1 - t) *: x + t *: a, (1 - t) *: x + t *: a] =
   t * ('[x, x] - '[a, a]) + t * (1 - t) * '[x - a, x - a].
  rewrite dot_sqB dot_sqD !dotZl !dotZr; ring.
by rewrite addr_ge0 ?mulr_ge0 ?dot_ge0 ?subr_ge0.
Qed.

(** Existence: the convex hull of every non-empty finite family has a point of
    minimum norm, over any ordered field.  (Induction on the number of points;
    no compactness.) *)
Theorem minnorm_conv_on_exists S Y :
  S != set0 -> exists v, is_minnorm (conv_on S Y) v.
Proof.
have [m] := ubnP #|S|; elim: m S => // m IH S; rewrite ltnS => Sm Sn.
have [a ma] := minnorm_aff_exists Y Sn; have [aa amin] := ma.
have [k kS] := set0Pn _ Sn.
have [ca|nca] := leave_facet aa.
  by exists a; apply: minnorm_sub ma => // x /conv_on_aff_on.
have [_ [j0 [_ _ j0S /conv_on_neq0 Sj0]]] := nca _ (conv_on_pt Y kS).
have card j : j \in S -> #|S| = #|S :\ j|.+1 by move=> jS; rewrite (cardsD1 j) jS.
have some j : exists v, j \in S -> is_minnorm (conv_on (S :\ j) Y) v.
  have [jS|jS] := boolP (j \in S); last by exists 0.
  have [||v mv] := IH (S :\ j); last by exists v.
    by rewrite -(card j jS).
  by rewrite -card_gt0 -ltnS -(card j jS) (card j0 j0S) ltnS card_gt0.
have [w mw] := fin_all_exists some.
have [j jS jmin] := arg_minP (fun i => '[w i, w i]) (j0S : mem S j0).
have [cw wmin] := mw j jS.
exists (w j); split=> [|x cx]; first by apply: conv_on_sub cw; apply: subsetDl.
have [t [i [t0 t1 iS ci]]] := nca x cx.
have [_ imin] := mw i iS.
apply: le_trans (jmin i iS) _; apply: le_trans (imin _ ci) _.
apply: segment_norm_le => //; apply: amin; exact: conv_on_aff_on.
Qed.

(** Theorem 2.1, existence: the convex hull of finitely many points, at least one, has
    a point nearest to the origin, over every ordered field. *)
Theorem minnorm_conv_exists Y (i : T) : exists v, is_minnorm (conv Y) v.
Proof.
have [|v mv] := @minnorm_conv_on_exists setT Y; last first.
  by exists v; apply/minnorm_conv_setT.
by apply/set0Pn; exists i; rewrite inE.
Qed.


End Existence.
