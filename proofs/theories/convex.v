(** * Affine independence, Caratheodory's theorem, and reindexing

    More about the hulls of [hull.v]; importing this file imports that one too. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector.
From CertiGJK Require Export hull.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Affine independence and Caratheodory's theorem *)

Section Caratheodory.

Variables (R : realFieldType) (n : nat) (T : finType).
Implicit Types (S : {set T}) (Y : T -> 'rV[R]_n) (l : T -> R) (x y : 'rV[R]_n).

Lemma affine_free_sub S S' Y :
  S \subset S' -> affine_free S' Y -> affine_free S Y.
Proof.
move=> /subsetP sub fr l lS; apply: fr => i iS'.
by apply: lS; apply: contra iS' => /sub.
Qed.

Lemma affine_free1 i Y : affine_free [set i] Y.
Proof.
move=> l lS l0 _ j; have [->|ji] := eqVneq j i; last first.
  by rewrite lS // inE.
move: l0; rewrite (bigD1 i) //= big1 ?addr0 // => k ki.
by rewrite lS // inE.
Qed.

(** Over an affinely independent family coordinates are unique. *)
Lemma affine_free_unique S Y l m :
  affine_free S Y ->
  (forall i, i \notin S -> l i = 0) -> (forall i, i \notin S -> m i = 0) ->
  \sum_i l i = \sum_i m i -> \sum_i l i *: Y i = \sum_i m i *: Y i ->
  forall i, l i = m i.
Proof.
move=> fr lS mS s1 s2 i.
have /(_ i)/eqP : forall i, l i - m i = 0; last by rewrite subr_eq0 => /eqP.
apply: fr => [j jS||]; first by rewrite lS ?mS ?subrr.
- by rewrite sumrB s1 subrr.
- rewrite (eq_bigr (fun i => l i *: Y i - m i *: Y i)) => [|j _].
    by rewrite sumrB s2 subrr.
  by rewrite scalerBl.
Qed.

(** Adding a point that is not in the affine hull keeps independence. *)
Lemma affine_freeU1 S Y j :
  affine_free S Y -> ~ aff_on S Y (Y j) -> affine_free (j |: S) Y.
Proof.
move=> fr nj l lS l0 c0.
have jS : j \notin S.
  apply/negP => jS; apply: nj; exact/conv_on_aff_on/conv_on_pt.
have lj : l j = 0.
  apply/eqP/negPn/negP => lj; apply: nj.
  exists (fun i => if i == j then 0 else - (l i / l j)); split=> [i iS||].
  - by case: eqP => // ij; rewrite lS ?mul0r ?oppr0 // !inE negb_or iS;
      rewrite andbT; apply/eqP.
  - rewrite (bigD1 j) //= eqxx add0r (eq_bigr (fun i => - (l i / l j))).
      rewrite sumrN -mulr_suml; move: l0; rewrite (bigD1 j) //= => /eqP.
      by rewrite addrC addr_eq0 => /eqP ->; rewrite mulNr divff ?opprK.
    by move=> i /negPf ->.
  - rewrite (bigD1 j) //= eqxx scale0r add0r.
    rewrite (eq_bigr (fun i => - (l j)^-1 *: (l i *: Y i))); last first.
      by move=> i /negPf ->; rewrite scalerA mulNr mulrC.
    rewrite -scaler_sumr; move: c0; rewrite (bigD1 j) //= => /eqP.
    rewrite addrC addr_eq0 => /eqP ->; rewrite scalerN scaleNr opprK scalerA.
    by rewrite mulVf ?scale1r.
apply: fr => // i iS; have [->//|ij] := eqVneq i j.
by apply: lS; rewrite !inE negb_or ij.
Qed.

(** Affine independence is decidable: either it holds or there is a non-zero
    dependency. *)
Lemma affine_free_dec S Y : affine_free S Y \/
  exists d : T -> R, [/\ forall i, i \notin S -> d i = 0, \sum_i d i = 0,
    \sum_i d i *: Y i = 0 & exists i, d i != 0].
Proof.
pose ones : 'M[R]_(#|T|, 1) := \matrix_(i, j) 1.
pose pts : 'M[R]_(#|T|, n) := \matrix_(i, j) Y (enum_val i) 0 j.
pose out : 'M[R]_(#|T|) := diag_mx (\row_i (enum_val i \notin S)%:R).
pose M := row_mx ones (row_mx pts out).
pose vec (d : T -> R) : 'rV[R]_#|T| := \row_i d (enum_val i).
have sumE (V : zmodType) (F : T -> V) :
    \sum_i F i = \sum_(i < #|T|) F (enum_val i).
  by rewrite (reindex _ (onW_bij _ (enum_val_bij T))).
have mulM d : (vec d *m M == 0) =
    [&& \sum_i d i == 0, \sum_i d i *: Y i == 0 &
        [forall i, (i \notin S) ==> (d i == 0)]].
  rewrite /M !mul_mx_row !row_mx_eq0; congr [&& _, _ & _].
  - have sum0 : (vec d *m ones) 0 0 = \sum_i d i.
      by rewrite mxE sumE; apply: eq_bigr => i _; rewrite !mxE mulr1.
    apply/eqP/eqP => [/rowP/(_ 0)|s0]; first by rewrite sum0 mxE.
    by apply/rowP => j; rewrite ord1 sum0 mxE.
  - have comb j : (vec d *m pts) 0 j = (\sum_i d i *: Y i) 0 j.
      by rewrite mxE summxE sumE; apply: eq_bigr => i _; rewrite !mxE.
    apply/eqP/eqP => [/rowP s0|s0]; apply/rowP => j.
      by rewrite -comb s0 !mxE.
    by rewrite comb s0 !mxE.
  - apply/eqP/forallP => [/rowP s0 i|s0].
      apply/implyP => iS; have := s0 (enum_rank i).
      by rewrite mul_mx_diag !mxE enum_rankK iS mulr1 => ->.
    apply/rowP => i; rewrite mul_mx_diag !mxE.
    have := s0 (enum_val i); case: (_ \notin _); rewrite ?mulr0 //= mulr1.
    by move/eqP.
have [Mfree|Mdep] := boolP (row_free M); [left|right].
  move=> l lS l0 lY i.
  have /eqP : vec l *m M == 0.
    rewrite mulM l0 lY !eqxx; apply/forallP => j; apply/implyP => jS.
    by rewrite lS.
  rewrite -(mul0mx _ M) => /(row_free_inj Mfree)/rowP/(_ (enum_rank i)).
  by rewrite !mxE enum_rankK.
have /rowV0Pn[w] : kermx M != 0 by rewrite kermx_eq0.
move=> /sub_kermxP wM w0.
pose d i := w 0 (enum_rank i).
have wE : w = vec d by apply/rowP => i; rewrite !mxE /d enum_valK.
exists d; move: wM; rewrite wE => /eqP; rewrite mulM.
case/and3P=> /eqP d0 /eqP dY /forallP dS; split=> // [i iS|].
  by have := dS i; rewrite iS /= => /eqP.
have [/existsP //|/existsPn dz] := boolP [exists i, d i != 0].
case/eqP: w0; apply/rowP => i; rewrite mxE -[i]enum_valK.
by apply/eqP; have := dz (enum_val i); rewrite negbK.
Qed.

(** If a family is dependent, a point with positive coordinates over it is
    also a convex combination of a proper sub-family. *)
Lemma dependent_shrink S Y l d x :
  (forall i, i \in S -> 0 < l i) -> (forall i, i \notin S -> l i = 0) ->
  \sum_i l i = 1 -> x = \sum_i l i *: Y i ->
  (forall i, i \notin S -> d i = 0) -> \sum_i d i = 0 ->
  \sum_i d i *: Y i = 0 -> (exists i, d i != 0) ->
  exists2 j, j \in S & conv_on (S :\ j) Y x.
Proof.
move=> l0 lS l1 xE dS d0 dY [i0 di0].
have [i1 di1] : exists i, d i < 0.
  have [/existsP //|/existsPn npos] := boolP [exists i, d i < 0].
  have dge i : 0 <= d i by rewrite leNgt npos.
  move/eqP: d0; rewrite psumr_eq0 // => /allP/(_ i0 (mem_index_enum _)) /=.
  by rewrite (negPf di0).
have [j dj jmin] := arg_minP (fun i => l i / - d i) (di1 : [pred i | d i < 0] i1).
have memS i : d i < 0 -> i \in S.
  by move=> di; apply/negPn/negP => /dS di'; rewrite di' ltxx in di.
have jS := memS j dj.
pose t := l j / - d j.
have t0 : 0 <= t by apply: divr_ge0; [exact/ltW/l0 | rewrite oppr_ge0 ltW].
exists j => //; exists (fun i => l i + t * d i); split=> [i|i iS||].
- have [di|di] := leP 0 (d i).
    have [iS|iS] := boolP (i \in S); last by rewrite lS // dS // mulr0 addr0.
    by apply: addr_ge0; [exact/ltW/l0 | rewrite mulr_ge0].
  have := jmin i di; rewrite -/t ler_pdivl_mulr ?oppr_gt0 //.
  by rewrite mulrN ler_oppl -subr_ge0 opprK addrC.
- move: iS; rewrite !inE negb_and negbK => /orP[/eqP ->|iS].
    by rewrite /t invrN mulrN mulNr divfK ?subrr // lt_eqF.
  by rewrite lS ?dS // mulr0 addr0.
- by rewrite big_split /= -mulr_sumr d0 mulr0 addr0.
- by rewrite combD combZ dY scaler0 addr0.
Qed.

Lemma conv_on_support S Y x : conv_on S Y x ->
  exists S', S' \subset S /\ pos_on S' Y x.
Proof.
case=> l [l0 lS l1 xE]; exists [set i in S | 0 < l i]; split.
  by apply/subsetP => i; rewrite inE => /andP[].
have z i : i \notin [set i in S | 0 < l i] -> l i = 0.
  rewrite inE negb_and => /orP[/lS //|]; rewrite -leNgt => li.
  by apply/eqP; rewrite eq_le li l0.
by exists l; split=> // i; rewrite inE => /andP[].
Qed.

(** Caratheodory: every point of a convex hull has positive coordinates over
    some affinely independent sub-family. *)
Lemma caratheodory S Y x : conv_on S Y x ->
  exists S', [/\ S' \subset S, affine_free S' Y & pos_on S' Y x].
Proof.
have [m] := ubnP #|S|; elim: m S => // m IH S; rewrite ltnS => Sm cx.
have [S1 [S1S [l [l0 lS l1 xE]]]] := conv_on_support cx.
have [fr|[d [dS d0 dY dn]]] := affine_free_dec S1 Y.
  by exists S1; split=> //; exists l.
have [j jS1 cj] := dependent_shrink l0 lS l1 xE dS d0 dY dn.
have [|S2 [S21 fr2 p2]] := IH _ _ cj.
  apply: leq_trans Sm; apply: leq_trans (subset_leq_card S1S).
  by rewrite [X in (_ < X)%N](cardsD1 j) jS1.
exists S2; split=> //; apply: subset_trans S21 _.
exact: subset_trans (subsetDl _ _) S1S.
Qed.

End Caratheodory.


(** ** Families reached through an index map *)

Section Reindex.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (f : U -> T) (Y : T -> 'rV[R]_n).

(** Selecting points of [Y] by a map [f] gives the hull of the image of [f]:
    repetitions do not matter. *)
Lemma conv_on_comp (S : {set U}) x :
  conv_on S (fun u => Y (f u)) x <-> conv_on (f @: S) Y x.
Proof.
split=> [[l [l0 lS l1 ->]]|[l [l0 lS l1 ->]]].
  exists (fun t => \sum_(u | f u == t) l u); split=> [t|t tS||].
  - exact: sumr_ge0.
  - apply: big1 => u /eqP fu; apply: lS; apply: contra tS => uS.
    by rewrite -fu imset_f.
  - by rewrite -l1 (partition_big f xpredT).
  - rewrite (partition_big f xpredT) //=; apply: eq_bigr => t _.
    by rewrite scaler_suml; apply: eq_bigr => u /eqP ->.
have pre t : t \in f @: S -> {u | u \in S & f u = t}.
  by move=> /imsetP/sig2_eqW[u uS tE]; exists u.
pose m u := \sum_(t | t \in f @: S) if [pick u0 in S | f u0 == t] is Some u0
                         then (if u0 == u then l t else 0) else 0.
have mE (V : zmodType) (g : R -> U -> V) : (forall u, g 0 u = 0) ->
    (forall a b u, g (a + b) u = g a u + g b u) ->
    \sum_u g (m u) u = \sum_(t in f @: S)
      if [pick u0 in S | f u0 == t] is Some u0 then g (l t) u0 else 0.
  move=> g0 gD; rewrite /m.
  rewrite (eq_bigr (fun u => \sum_(t in f @: S)
    if [pick u0 in S | f u0 == t] is Some u0
    then (if u0 == u then g (l t) u else 0) else 0)) => [|u _].
    rewrite exchange_big; apply: eq_bigr => t _ /=.
    case: pickP => [u0 _|_]; last by rewrite big1.
    rewrite (bigD1 u0) //= eqxx big1 ?addr0 // => u uu0.
    by rewrite eq_sym (negPf uu0).
  apply: (big_rec2 (fun a b => g a u = b)) => // t a b _ <-; rewrite gD.
  by case: pickP => [u0 _|_]; [case: eqP|]; rewrite // g0.
have pk t : t \in f @: S ->
    {u0 | [pick u0 in S | f u0 == t] = Some u0 & (u0 \in S) /\ f u0 = t}.
  move=> /pre[u uS fu]; case: pickP => [u0 /andP[u0S /eqP fu0]|/(_ u)].
    by exists u0.
  by rewrite uS fu eqxx.
exists m; split=> [u|u uS||].
- apply: sumr_ge0 => t _; case: pickP => // u0 _.
  by case: eqP.
- apply: big1 => t _; case: pickP => // u0 /andP[u0S _].
  by case: eqP uS u0S => // -> /negPf ->.
- rewrite (mE _ (fun a _ => a)) // -[RHS]l1 [RHS](bigID (mem (f @: S))) /=.
  rewrite [X in _ = _ + X]big1 ?addr0 => [|t /lS //].
  by apply: eq_bigr => t /pk[u0 ->].
- rewrite (mE _ (fun a u => a *: Y (f u))); last 2 first.
  + by move=> u; rewrite scale0r.
  + by move=> a b u; rewrite scalerDl.
  rewrite (bigID (mem (f @: S))) /= [X in _ + X]big1 => [|t /lS ->].
    rewrite addr0; apply: eq_bigr => t /pk[u0 -> [_ ->]] //.
  by rewrite scale0r.
Qed.

Lemma conv_comp x : conv (fun u => Y (f u)) x <-> conv_on (f @: setT) Y x.
Proof. by rewrite -conv_on_comp; apply: conv_setT. Qed.

End Reindex.
