(** * Certificates: one exists for every pair of bodies

    Every pair of non-empty finite point families has a certificate that passes
    the checker, and all its certificates are of one kind.  The proof decides
    between the kinds by the nearest point of the difference body and, if that is
    the origin, by Stiemke's alternative and the rank of the differences; it uses
    no excluded middle. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support farkas.
From CertiGJK Require Import certificate certificate_sound.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Points.

Variables (R : realFieldType) (n : nat) (I : finType) (Y : I -> 'rV[R]_n).

(** A point of a hull is a combination with positive weights on some set of
    indices (those of positive weight). *)
Lemma weights_of_conv x : conv Y x -> exists (W : {set I}) (l : I -> R),
  [/\ [forall i in W, 0 < l i], \sum_(i in W) l i = 1
    & \sum_(i in W) l i *: Y i = x].
Proof.
case=> l [l0 l1 ->]; exists [set i | 0 < l i], l; split.
- by apply/forall_inP => i; rewrite inE.
- rewrite -l1 big_mkcond; apply: eq_bigr => i _; rewrite inE.
  by case: ltgtP (l0 i) => // <-.
- rewrite big_mkcond; apply: eq_bigr => i _; rewrite inE.
  by case: ltgtP (l0 i) => // <-; rewrite scale0r.
Qed.

(** Finitely many vectors either contain a basis of the space, or are all
    orthogonal to some non-zero direction. *)
Lemma basis_or_normal :
  (exists m : 'I_n -> I, \det (\matrix_i Y (m i)) != 0) \/
  (exists2 d : 'rV[R]_n, d != 0 & forall i, '[d, Y i] = 0).
Proof.
pose M := \matrix_(i < #|I|) Y (enum_val i).
have [fM|nM] := boolP (row_full M).
  left; exists (fun i => enum_val (fullrankfun fM i)).
  have := fullrowsub_unit fM; rewrite unitmxE unitfE.
  by congr (\det _ != 0); apply/matrixP => i j; rewrite !mxE.
right; exists (nz_row (kermx M^T)).
  by rewrite nz_row_eq0 kermx_eq0 /row_free mxrank_tr.
move=> i; have /sub_kermxP := nz_row_sub (kermx M^T).
move/rowP/(_ (enum_rank i)); rewrite !mxE => <-.
by apply: eq_bigr => j _; rewrite !mxE enum_rankK.
Qed.

(** If the origin belongs to the hull of [Y], then either it has weights on a set
    that contains [n] linearly independent points, or there is a direction
    [d <> 0] with ['[d, Y i] >= 0] for all [i]. *)
Lemma overlap_or_touch : conv Y 0 ->
  (exists (W : {set I}) (l : I -> R) (m : 'I_n -> I),
    [/\ [forall i in W, 0 < l i], \sum_(i in W) l i = 1,
        \sum_(i in W) l i *: Y i = 0, forall i, m i \in W
      & \det (\matrix_i Y (m i)) != 0]) \/
  (exists2 d : 'rV[R]_n, d != 0 & forall i, 0 <= '[d, Y i]).
Proof.
move=> /weights_of_conv[W [l [_ l1 _]]].
have /existsP[i0 _] : [exists i : I, true].
  apply/existsPn => none; have := oner_neq0 R; rewrite -l1 big1 ?eqxx //.
  by move=> i; have := none i.
case: (stiemke Y) => [[k k0 kY]|[d d0 [i di]]]; last first.
  right; exists d => //; apply: contraTneq di => ->.
  by rewrite dot0l ltxx.
have s0 : 0 < \sum_i k i.
  by rewrite (bigD1 i0) //= ltr_paddr ?sumr_ge0 // => i _; apply/ltW.
case: basis_or_normal => [[m det0]|[d d0 dY]]; last first.
  by right; exists d => // i; rewrite dY.
left; exists setT, (fun i => k i / \sum_i k i), m; split=> //.
- by apply/forall_inP => i _; rewrite divr_gt0.
- under eq_bigl do rewrite inE.
  by rewrite -mulr_suml divff // gt_eqF.
- under eq_bigl do rewrite inE.
  under eq_bigr do rewrite mulrC -scalerA.
  by rewrite -scaler_sumr kY scaler0.
Qed.

End Points.

Section Complete.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).

Notation body := (difference_body A B).
Notation difference := (fun p : T * U => A p.1 - B p.2).

(** Completeness: every two non-empty finite families of points, over any
    ordered field and in any dimension, have a certificate that passes the
    checker. *)
Theorem certificate_complete (a0 : T) (b0 : U) : exists c, valid A B c.
Proof.
have [v mv] := minnorm_conv_exists difference (a0, b0).
have [/weights_of_conv[W [l [l0 l1 vE]]] vY] := (minnorm_conv_allP _ _).1 mv.
have wl : positive_weights W l by apply/andP; rewrite l1.
have [v0|v0] := eqVneq v 0; last first.
  exists (Separated W l v); apply/and4P; split=> //.
    exact/eqP.
  by apply/forallP => a; apply/forallP => b; apply: (vY (a, b)).
case: (@overlap_or_touch _ _ _ difference); first by case: mv; rewrite v0.
  move=> [W' [l' [m [l0' l1' w0 mW det0]]]]; exists (Overlapping W' l' m).
  apply/and4P; split; rewrite ?/positive_weights ?l1' ?l0' ?eqxx //.
  - exact/eqP.
  - by apply/forallP => i; apply: mW.
case=> d d0 dY; exists (Touching W l d); apply/and4P; split=> //.
  by apply/eqP; rewrite -v0.
by apply/forallP => a; apply/forallP => b; apply: (dY (a, b)).
Qed.

(** What an exact GJK ends with is a certificate: if [v <> 0] is the nearest point
    of the difference body and has positive weights on the pairs [W], these
    pairs, weights and [v] are a valid _separated_ certificate. *)
Theorem separated_of_nearest (W : {set T * U}) v : is_minnorm body v -> v != 0 ->
  pos_on W (msubf A B) v -> exists l, valid A B (Separated W l v).
Proof.
move=> mv v0 [l [lpos lW l1 vE]]; exists l; apply/and4P; split=> //.
- apply/andP; split; first by apply/forall_inP => p /lpos.
  apply/eqP; rewrite -[RHS]l1 big_mkcond; apply: eq_bigr => p _.
  by case: ifPn => // /lW.
- apply/eqP; rewrite vE /weighted_difference [RHS]big_mkcond.
  by apply: eq_bigr => p _; case: ifPn => // /lW ->; rewrite scale0r.
- apply/forallP => a; apply/forallP => b.
  have /minnorm_conv_allP[_ vY] : is_minnorm (conv (msubf A B)) v.
    by apply/(minnorm_ext _ (conv_msubf A B)).
  exact: (vY (a, b)).
Qed.

(** For non-empty families, each of the three statements about the bodies
    (disjoint, origin on the boundary, origin in the interior) is true exactly
    when a valid certificate of that kind exists. *)
Theorem verdict_iff_certificate (a0 : T) (b0 : U) k :
  meaning A B k <-> exists2 c, valid A B c & kind c = k.
Proof.
split=> [mk|[c /valid_sound mc <- //]].
have [c val] := certificate_complete a0 b0; exists c => //.
by apply: meaning_exclusive mk; apply: valid_sound.
Qed.

(** Exactly one of the three verdicts is true of two non-empty families. *)
Theorem exactly_one_verdict (a0 : T) (b0 : U) : exists! k, meaning A B k.
Proof.
have [c /valid_sound mc] := certificate_complete a0 b0.
by exists (kind c); split=> // k; apply: meaning_exclusive.
Qed.

(** The bodies are disjoint or have a common point, and a certificate says
    which; in particular this question is decidable over any ordered field. *)
Theorem disjoint_or_common_point (a0 : T) (b0 : U) :
  (forall x, conv A x -> ~ conv B x) \/ (exists2 x, conv A x & conv B x).
Proof.
have [[W l v|W l d|W l m] val] := certificate_complete a0 b0.
- by left; apply: separated_disjoint val.
- right; have [wl /eqP w0 _ _] := and4P val.
  by have [? ? _] := common_point wl w0; exists (weighted_point_A A W l).
- right; have [wl /eqP w0 _ _] := and4P val.
  by have [? ? _] := common_point wl w0; exists (weighted_point_A A W l).
Qed.

End Complete.
