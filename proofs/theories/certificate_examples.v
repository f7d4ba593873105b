(** * Certificates: instances

    A valid certificate of each kind in every dimension, so that none of the
    theorems on certificates is vacuous; two crossing segments, each flat, that
    overlap; and the cross-polytope, which shows that an _overlapping_ certificate
    can need [2 n] pairs in dimension [n], more than [n + 1]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require Import certificate certificate_sound certificate_complete.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section OnePair.

Variables (R : realFieldType) (n : nat).

Definition one_point (a : R) (i : 'I_1) : 'rV[R]_n.+1 := const_mx a.
Definition one_pair : {set 'I_1 * 'I_1} := [set (ord0, ord0)].
Definition one_weight (p : 'I_1 * 'I_1) : R := 1.

Lemma one_pair_weights : positive_weights one_pair one_weight.
Proof.
apply/andP; split; last by rewrite big_set1.
by apply/forall_inP => p _; rewrite /one_weight ltr01.
Qed.

Lemma one_pair_difference a b :
  weighted_difference (one_point a) (one_point b) one_pair one_weight
  = const_mx (a - b).
Proof.
by rewrite /weighted_difference big_set1 scale1r; apply/rowP => i; rewrite !mxE.
Qed.

Lemma const1_neq0 : const_mx 1 != 0 :> 'rV[R]_n.+1.
Proof. by apply/eqP => /rowP/(_ ord0); rewrite !mxE; apply/eqP/oner_neq0. Qed.

(** The points (1, ..., 1) and (0, ..., 0) are separated. *)
Example separated_instance : valid (one_point 1) (one_point 0)
  (Separated one_pair one_weight (const_mx 1)).
Proof.
apply/and4P; split.
- exact: one_pair_weights.
- by rewrite one_pair_difference subr0.
- exact: const1_neq0.
- apply/forallP => a; apply/forallP => b; rewrite (_ : _ - _ = const_mx 1) //.
  by apply/rowP => i; rewrite !mxE subr0.
Qed.

(** The same point twice is touching. *)
Example touching_instance : valid (one_point 0) (one_point 0)
  (Touching one_pair one_weight (const_mx 1)).
Proof.
apply/and4P; split.
- exact: one_pair_weights.
- by rewrite one_pair_difference subr0.
- exact: const1_neq0.
- by apply/forallP => a; apply/forallP => b; rewrite subrr dot0r.
Qed.

(** The hypotheses of [separated_of_nearest] hold for the first pair of points. *)
Example nearest_instance :
  is_minnorm (difference_body (one_point 1) (one_point 0)) (const_mx 1) /\
  pos_on one_pair (msubf (one_point 1) (one_point 0)) (const_mx 1).
Proof.
split; first by case: (separated_sound separated_instance).
exists one_weight; split=> [p _|[a b]||]; first exact: ltr01.
- by rewrite !ord1 inE eqxx.
- by rewrite -(pair_bigA _ (fun _ _ => 1)) !big_ord1.
- rewrite (bigD1 (ord0, ord0)) //= big1 => [|[a b]]; last first.
    by rewrite !ord1 eqxx.
  by rewrite addr0 scale1r; apply/rowP => i; rewrite !mxE subr0.
Qed.

(** Those of [flat_touching] hold for the second. *)
Example flat_touching_instance : valid (one_point 0) (one_point 0)
  (Touching one_pair one_weight (const_mx 1)).
Proof.
apply: (flat_touching (c := 0)); first exact: const1_neq0.
- by move=> a b; rewrite subrr dot0r.
- exact: one_pair_weights.
- by rewrite one_pair_difference subr0; apply/rowP => i; rewrite !mxE.
Qed.

End OnePair.

(** ** Two crossing segments *)

Section CrossingSegments.

Variable R : realFieldType.

(** The segments from (-1, 0) to (1, 0) and from (0, -1) to (0, 1). *)
Definition segment (k : 'I_2) (b : bool) : 'rV[R]_2 := (-1) ^+ b *: delta_mx 0 k.

(** Each of them is flat, their difference body is a square around the origin. *)
Example crossing_segments_overlap :
  valid (segment ord0) (segment (lift ord0 ord0))
    (Overlapping setT (fun _ => 4%:R^-1)
       (fun i => (false, i == lift ord0 ord0))).
Proof.
have n4 : 0 < 4%:R :> R by rewrite ltr0n.
apply/and4P; split.
- apply/andP; split; first by apply/forall_inP => p _; rewrite invr_gt0.
  by rewrite sumr_const cardsT card_prod card_bool -(mulr_natr _^-1) mulVf ?pnatr_eq0.
- rewrite /weighted_difference -scaler_sumr.
  rewrite (eq_bigl predT) => [|p]; last by rewrite inE.
  rewrite -(pair_bigA _ (fun a b => segment ord0 a - segment _ b)) /= !big_bool.
  apply/eqP/rowP => i; rewrite /segment /= !mxE.
  by case: (0 == 0 :> 'I_1) => /=; ring.
- by apply/forallP => i; rewrite inE.
- rewrite (expand_det_row _ ord0) !big_ord_recl big_ord0 addr0 /cofactor.
  rewrite !det_mx11 !mxE /segment /= /bump /=.
  by rewrite [X in X != 0](_ : _ = 2%:R) ?pnatr_eq0 // addn0; ring.
Qed.

End CrossingSegments.

(** ** The cross-polytope *)

Section CrossPolytope.

Variables (R : realFieldType) (n : nat).

(** The points [+ e_i] and [- e_i], against the single point 0. *)
Definition cross (t : 'I_n * bool) : 'rV[R]_n := (-1) ^+ t.2 *: delta_mx 0 t.1.
Definition origin (u : 'I_1) : 'rV[R]_n := 0.

(** All pairs with equal weights, and the basis [e_1, ..., e_n], are a valid
    _overlapping_ certificate, in every dimension [n >= 1]. *)
Example cross_polytope_overlapping : (0 < n)%N ->
  valid cross origin (Overlapping setT (fun _ => (2 * n)%:R^-1)
    (fun i => ((i, false), ord0))).
Proof.
move=> n0; have n2 : 0 < (2 * n)%:R :> R by rewrite ltr0n muln_gt0.
apply/and4P; split.
- apply/andP; split; first by apply/forall_inP => p _; rewrite invr_gt0.
  rewrite sumr_const cardsT !card_prod !card_ord card_bool muln1 (mulnC n).
  by rewrite -(mulr_natr _^-1) mulVf // lt0r_neq0.
- rewrite /weighted_difference -scaler_sumr.
  rewrite (eq_bigl predT) => [|p]; last by rewrite inE.
  rewrite -(pair_bigA _ (fun t u => cross t - origin u)) /=.
  under eq_bigr do rewrite big_ord1 subr0.
  rewrite -(pair_bigA _ (fun i b => cross (i, b))) /=.
  by rewrite big1 ?scaler0 // => i _; rewrite big_bool /cross /= scaleN1r scale1r addNr.
- by apply/forallP => i; rewrite inE.
- rewrite (_ : \matrix_i _ = 1%:M) ?det1 ?oner_neq0 //.
  by apply/matrixP => i j; rewrite !mxE /= mul1r subr0 eq_sym.
Qed.

(** A valid _overlapping_ certificate of the cross-polytope lists all [2 n]
    pairs. *)
Theorem cross_polytope_needs_all W l m :
  valid cross origin (Overlapping W l m) -> W = setT.
Proof.
case/and4P => /andP[/forall_inP l0 _] /eqP w0 /forallP mW det0.
have coord i : (if ((i, false), ord0) \in W then l ((i, false), ord0) else 0) =
               (if ((i, true), ord0) \in W then l ((i, true), ord0) else 0).
  pose lw p := if p \in W then l p else 0.
  rewrite -/(lw ((i, false), ord0)) -/(lw ((i, true), ord0)).
  move/rowP/(_ i): w0; rewrite mxE summxE big_mkcond.
  rewrite (eq_bigr (fun p => lw p * cross p.1 0 i)) => [|p _]; last first.
    by rewrite /lw; case: ifP => _; rewrite ?mul0r // subr0 !mxE.
  rewrite (bigD1 ((i, false), ord0)) //= (bigD1 ((i, true), ord0)) /=;
    last by rewrite !xpair_eqE eqxx.
  rewrite big1 => [|[[j b] u] /=]; last first.
    rewrite [u]ord1 !xpair_eqE !andbT /cross !mxE /= (eq_sym i).
    by case: b; rewrite ?andbF ?andbT /= => /negPf->; rewrite !mulr0.
  rewrite addr0 /cross !mxE /= !eqxx /= ?expr0 ?expr1 ?mulr1 ?mulrN1.
  by move/eqP; rewrite subr_eq0 => /eqP.
have both i b : ((i, b), ord0) \in W -> forall b', ((i, b'), ord0) \in W.
  move=> ib b'; have := coord i; have lpos := l0 _ ib.
  case: b b' ib lpos => [] [] // ib lpos; rewrite ib; case: ifP => // _ e.
    by rewrite -e ltxx in lpos.
  by rewrite e ltxx in lpos.
apply/setP => -[[i b] u]; rewrite !inE [u]ord1.
have [[b' ib']|none] : (exists b', ((i, b'), ord0) \in W) \/
    (forall b', ((i, b'), ord0) \notin W).
- case: (boolP (((i, true), ord0) \in W)) => it; first by left; exists true.
  case: (boolP (((i, false), ord0) \in W)) => jf; first by left; exists false.
  by right; case.
- exact: both ib' b.
case/negP: det0; set M := \matrix_i _.
have M0 : M *m (delta_mx i 0 : 'cV_n) = 0.
  apply/colP => j; rewrite -colE !mxE.
  have := mW j; case: (m j) => -[k b'] u' /=; rewrite [u']ord1 subr0 => jW.
  have [ki|_] := eqVneq i k; last by rewrite mulr0.
  by have := none b'; rewrite ki jW.
apply/negPn/negP => detM.
have uM : M \in unitmx by rewrite unitmxE unitfE.
have := mulKmx uM (delta_mx i 0 : 'cV_n); rewrite M0 mulmx0 => /colP/(_ i)/eqP.
by rewrite !mxE !eqxx eq_sym oner_eq0.
Qed.

(** So [2 n] pairs are needed. *)
Corollary cross_polytope_card W l m :
  valid cross origin (Overlapping W l m) -> #|W| = (2 * n)%N.
Proof.
move/cross_polytope_needs_all->.
by rewrite cardsT !card_prod !card_ord card_bool muln1 (mulnC n).
Qed.

End CrossPolytope.
