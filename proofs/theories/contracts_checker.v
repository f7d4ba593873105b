(** * What the contracts of the checker and of the sub-algorithms say

    If [CertificateChecker] accepts a certificate, which is to answer [null], its
    claim is true of the bodies; if it rejects one, the certificate is not valid.
    What a sub-algorithm returns is the nearest point.  The hypotheses are the
    contracts as they are generated in [contracts.v]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import certificate_sound certificate_positions elimination.
From CertiGJK Require Import separating_axis.
From CertiGJK Require Import contracts_model contracts contracts_meaning.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Checker.

Variables (R : realFieldType) (checker : CertificateChecker.object R).
Variables (mA mB n : nat).

Notation A := (Polytope.super (CertificateChecker.a checker)).
Notation B := (Polytope.super (CertificateChecker.b checker)).
Notation famA := (@family R mA n A).
Notation famB := (@family R mB n B).
Notation body := (difference_body famA famB).

Hypothesis inv : CertificateChecker.invariant checker.
Hypotheses (shapeA : shaped A mA n) (shapeB : shaped B mB n).
Hypothesis exact_field : exact (CertificateChecker.field checker).

Variables (i j : seq int) (weights : vec R).
Hypothesis exact_weights : exact (vec_field weights).

Notation listA := (listed_a A mA mB n i j weights).
Notation listB := (listed_b B mA mB n i j weights).
Notation pairs := (listed_pairs (pair mA mB (i := i) j)).
Notation summed := (summed_weight (pair mA mB (i := i) j) (@weight R i weights)).

Lemma space_checker : Polytope.space (CertificateChecker.a checker) = n%:Z.
Proof. by case: shapeA. Qed.

Lemma isConvex_list :
  CertificateChecker.isConvex checker i j weights <-> convex_list A B i j weights.
Proof.
split=> [conv|[i1 ji wi has sum]]; last first.
  by do 3 split=> //; split=> // k /has[].
clauses conv; split; try assumption.
by move=> k place; clauses_in place; split.
Qed.

(** Every such pair of points is convex combined by the listed weights. *)
Lemma accepted_combination (v : vec R) :
  (forall d t : vec R, len (coordinates d) = Polytope.space (CertificateChecker.a checker)
     /\ len (coordinates t) = len i /\ (forall k : int, 0 <= k < len i ->
       coord t k = product d (Polytope.point (CertificateChecker.a checker) (elem i k))
         - product d (Polytope.point (CertificateChecker.b checker) (elem j k))) ->
     product d v = product weights t) ->
  is_combination A B n i j weights v.
Proof. by move=> vE d t ld lt tE; apply: vE; rewrite space_checker. Qed.

(** An accepted _separated_ certificate: the listed points are closest points of
    the bodies, which are apart. *)
Theorem separated_accepted :
  CertificateChecker.separated_contract checker i j weights None ->
  [/\ valid famA famB (Separated pairs summed (listA - listB)),
      distance_is A B mA mB '[listA - listB, listA - listB] (listA - listB) listA listB
    & 0 < '[listA - listB, listA - listB]].
Proof.
move=> contract; have claims := contract inv (conj exact_field exact_weights).
clauses claims; clauses_accepted.
have conv : convex_list A B i j weights by apply/isConvex_list.
match goal with H : ex _ |- _ => case: H => v vP end; clauses vP.
have vE : is_combination A B n i j weights v by apply: accepted_combination.
have lv : len (coordinates v) = n%:Z by rewrite -space_checker.
have vAB k l : has_point A k -> has_point B l ->
    product v v <= product v (point_of A k) - product v (point_of B l).
  move=> ak bl; rewrite !(product_comm shapeA lv ak, product_comm shapeB lv bl).
  by match goal with H : forall p q : int, _ -> is_true (_ <= _) |- _ => apply: H end.
have abE : listA - listB = row_of n v.
  by rewrite listed_difference_ab -(combinationE shapeA shapeB conv vE).
have v0 : product v v <> 0 by [].
rewrite abE -(product_dot _ lv); split.
- exact: (list_separated_valid shapeA shapeB conv vE lv v0 vAB).
- exact: list_distance.
- rewrite lt0r; apply/andP; split; first exact/eqP.
  by rewrite (product_dot _ lv) dot_ge0.
Qed.

(** A rejected one is not valid. *)
Theorem separated_rejected violation :
  CertificateChecker.separated_contract checker i j weights (Some violation) ->
  convex_list A B i j weights ->
  ~ valid famA famB (Separated pairs summed (listA - listB)).
Proof.
move=> contract conv ok; have claims := contract inv (conj exact_field exact_weights).
clauses claims; have := conv => /isConvex_list isconv.
pose v := listed_difference A B mA mB n i j weights.
have vE : listA - listB = row_of n v by rewrite listed_difference_ab row_vec_of.
have lv : len (coordinates v) = n%:Z by apply: len_vec_of.
have [_ vv0 _] := separated_sound ok; case/and4P: ok => _ _ _ /forallP vAB.
have [] : product v v = 0 \/ exists k l, (has_point A k /\ has_point B l) /\
    product (point_of A k) v - product (point_of B l) v < product v v.
- match goal with H : _ /\ _ -> forall v : vec R, _ |- _ => apply: (H _ v) end; last first.
    split=> [|d]; rewrite space_checker // => ld.
    exact: (combination_exists shapeA shapeB conv ld).
  by split.
- rewrite (product_dot _ lv) -vE => /eqP; rewrite dot_eq0; exact/negP.
- case=> k [l [[ak bl]]].
  rewrite -!(product_comm shapeA lv ak, product_comm shapeB lv bl).
  have [p [q ->]] := shaped_dot shapeA shapeB lv ak bl.
  by have /forallP/(_ q) := vAB p; rewrite vE -(product_dot _ lv) ltNge => ->.
Qed.

(** An accepted _touching_ certificate. *)
Theorem touching_accepted d : exact (vec_field d) ->
  CertificateChecker.touching_contract checker i j weights d None ->
  [/\ valid famA famB (Touching pairs summed (row_of n d)), listA = listB,
      distance_is A B mA mB 0 0 listA listB & boundary body 0].
Proof.
move=> exact_d contract.
have claims := contract inv (conj exact_field (conj exact_weights exact_d)).
clauses claims; clauses_accepted.
have conv : convex_list A B i j weights by apply/isConvex_list.
match goal with H : ex _ |- _ => case: H => v vP end; clauses vP.
have vE : is_combination A B n i j weights v by apply: accepted_combination.
have lv : len (coordinates v) = n%:Z by rewrite -space_checker.
have ld : len (coordinates d) = n%:Z by rewrite -space_checker.
have v0 : product v v = 0 by [].
have [dist ab] := list_meets shapeA shapeB conv vE lv v0.
have ok : valid famA famB (Touching pairs summed (row_of n d)).
  apply: touching_of_list.
  - exact: weight_gt0 conv.
  - exact: weight_sum conv.
  - exact: (combination0 shapeA shapeB conv vE lv v0).
  - by rewrite -dot_eq0 -(product_dot _ ld); apply/eqP.
  - apply: (shaped_all shapeA shapeB (P := fun x => 0 <= x) ld) => k l ak bl.
    by match goal with H : forall p q : int, _ -> is_true (_ <= _) |- _ => apply: H end.
have [_ _ bd] := touching_sound ok; split=> //.
by have /eqP : row_of n v = 0
    by [apply/eqP; rewrite -dot_eq0 -(product_dot _ lv) v0]; move/eqP <-.
Qed.

(** An accepted common point. *)
Theorem meeting_accepted :
  CertificateChecker.meeting_contract checker i j weights None ->
  [/\ listA = listB, conv famA listA & conv famB listA].
Proof.
move=> contract; have claims := contract inv (conj exact_field exact_weights).
clauses claims; clauses_accepted.
have conv : convex_list A B i j weights by apply/isConvex_list.
match goal with H : ex _ |- _ => case: H => v vP end; clauses vP.
have vE : is_combination A B n i j weights v by apply: accepted_combination.
have lv : len (coordinates v) = n%:Z by rewrite -space_checker.
have [|[_ _ aA bB _] ab] := list_meets shapeA shapeB conv vE lv; first by [].
by split=> //; rewrite ab.
Qed.

(** An accepted axis separates the bodies. *)
Theorem apart_accepted d : exact (vec_field d) ->
  CertificateChecker.apart_contract checker d None ->
  separates (row_of n d) (conv famA) (conv famB) /\
  disjoint_sets (conv famA) (conv famB).
Proof.
move=> exact_d contract; have claims := contract inv (conj exact_field exact_d).
clauses claims; clauses_accepted.
have ld : len (coordinates d) = n%:Z by rewrite -space_checker.
suff sep : separates (row_of n d) (conv famA) (conv famB).
  by split=> //; apply: separates_disjoint sep.
apply/separates_lt/separates_points => -[p q].
apply: (shaped_all shapeA shapeB (P := fun x => 0 < x) ld) => k l ak bl.
by match goal with H : forall p q : int, _ -> is_true (_ < _) |- _ => apply: H end.
Qed.

(** An accepted _overlapping_ certificate: the origin is inside A - B. *)
Theorem overlapping_accepted basis :
  CertificateChecker.overlapping_contract checker i j weights basis None ->
  [/\ listA = listB, distance_is A B mA mB 0 0 listA listB & interior body 0].
Proof.
move=> contract; have claims := contract inv (conj exact_field exact_weights).
clauses claims; clauses_accepted.
have conv : convex_list A B i j weights by apply/isConvex_list.
match goal with H : ex _ |- _ => case: H => v vP end; clauses vP.
have vE : is_combination A B n i j weights v by apply: accepted_combination.
have lv : len (coordinates v) = n%:Z by rewrite -space_checker.
have v0 : product v v = 0 by [].
have [dist ab] := list_meets shapeA shapeB conv vE lv v0.
have p0 : 'I_(size i).
  by have [i1 _ _ _ _] := conv; exact: (@Ordinal (size i) 0 i1).
pose place (k : 'I_n) : 'I_(size i) := insubd p0 (natural (elem basis k%:Z)).
have placeE (k : 'I_n) : (place k)%:Z = elem basis k%:Z.
  have kb : 0 <= k%:Z < len basis.
    by match goal with H : len basis = _ |- _ => rewrite H end;
      rewrite space_checker ltz_nat ltn_ord.
  match goal with H : forall k, _ -> is_true (0 <= elem basis k < _) |- _ =>
    move: (H _ kb) end.
  rewrite /place; case: (elem _ _) => // m /andP[_ mi].
  by rewrite val_insubd /= (mi : (m < size i)%N).
have ok : valid famA famB (Overlapping pairs summed (pair mA mB (i := i) j \o place)).
  apply: overlapping_of_list.
  - exact: weight_gt0 conv.
  - exact: weight_sum conv.
  - exact: (combination0 shapeA shapeB conv vE lv v0).
  apply/det_normal => d d0; apply/rowP => c; rewrite -[d]row_vec_of [RHS]mxE mxE.
  match goal with H : forall d : vec R, _ -> forall c : int, _ |- _ =>
    apply: (H (vec_of d)) end; last by rewrite space_checker ltz_nat ltn_ord.
  split=> [|k]; first by rewrite len_vec_of space_checker.
  match goal with H : len basis = _ |- _ => rewrite H end; rewrite space_checker.
  case: k => // k kn; have := d0 (Ordinal kn); rewrite rowK.
  have [-> ->] := point_pair shapeA shapeB conv (place (Ordinal kn)).
  rewrite placeE dotBr !(product_dot _ (len_vec_of _)) row_vec_of => /eqP.
  by rewrite subr_eq0 => /eqP.
have [_ _ int] := overlapping_sound ok; split=> //.
by have /eqP : row_of n v = 0
    by [apply/eqP; rewrite -dot_eq0 -(product_dot _ lv) v0]; move/eqP <-.
Qed.

End Checker.

(** ** The distance sub-algorithm *)

Section SubAlgorithm.

Variables (R : realFieldType) (n : nat) (y : seq (vec R)).
Variable answer : SubSimplex.object R.

(** The points that the sub-algorithm is given: from 1 to 16, of one dimension. *)
Definition given (k : 'I_(size y)) : 'rV[R]_n := row_of n (nth (no_vec R) y k).

Hypothesis size_y : (0 < size y <= 16)%N.
Hypothesis exact_y : forall k : 'I_(size y),
  exact (vec_field (nth (no_vec R) y k)) /\
  len (coordinates (nth (no_vec R) y k)) = n%:Z.
Hypothesis contract : DistanceSubAlgorithm.solve_contract y (Some answer).

Notation count := (size (SubSimplex.indices answer)).

(** The positions of the points that it selects, and their weights. *)
Definition selected (k : 'I_count) : 'I_(size y) :=
  insubd (Ordinal (proj1 (andP size_y))) (natural (SubSimplex.indexAt answer k%:Z)).
Definition selected_weight (k : 'I_count) : R := coord (SubSimplex.weights answer) k%:Z.

Lemma given_elem k : 0 <= k < len y ->
  exact (vec_field (vec_elem y k)) /\ len (coordinates (vec_elem y k)) = n%:Z.
Proof. by case: k => // k /andP[_ ky]; apply: (exact_y (Ordinal ky)). Qed.

(** The answer is the nearest point of the hull of what it was given, with positive
    weights on the selected points. *)
Theorem solve_nearest :
  [/\ is_minnorm (conv given) (row_of n (SubSimplex.v answer)),
      forall k, 0 < selected_weight k, \sum_k selected_weight k = 1
    & row_of n (SubSimplex.v answer) = \sum_k selected_weight k *: given (selected k)].
Proof.
have first : 0 <= (0 : int) < len y by case/andP: size_y.
have [_ l0] := given_elem first.
have claims := contract size_y (fun k ky => conj (proj1 (given_elem ky))
  (etrans (proj2 (given_elem ky)) (esym l0))).
clauses claims; clauses_answered.
change (SubSimplex.the (Some answer)) with answer in *.
have lv : len (coordinates (SubSimplex.v answer)) = n%:Z by rewrite -l0.
have lw : len (coordinates (SubSimplex.weights answer)) = count%:Z by [].
have placeE (k : 'I_count) : (selected k)%:Z = SubSimplex.indexAt answer k%:Z.
  have kc : 0 <= k%:Z < len (SubSimplex.indices answer) by rewrite ltz_nat ltn_ord.
  match goal with H : forall k, _ -> is_true (0 <= SubSimplex.indexAt _ _ < _) |- _ =>
    move: (H _ kc) end.
  rewrite /selected; case: (SubSimplex.indexAt _ _) => // m /andP[_ my].
  by rewrite val_insubd /= (my : (m < size y)%N).
have pos k : 0 < selected_weight k.
  have kc : 0 <= k%:Z < len (SubSimplex.indices answer) by rewrite ltz_nat ltn_ord.
  by clauses_in kc.
have sum1 : \sum_k selected_weight k = 1 by [].
have elemE (k : 'I_count) : vec_elem y (SubSimplex.indexAt answer k%:Z) =
    nth (no_vec R) y (selected k) by rewrite -placeE.
have vE : row_of n (SubSimplex.v answer) = \sum_k selected_weight k *: given (selected k).
  apply/rowP => c; pose d := vec_of (delta_mx 0 c : 'rV[R]_n).
  pose f k := product d (vec_elem y (SubSimplex.indexAt answer k%:Z)).
  pose t := new_vec true (mkseq f count).
  have tE k : 0 <= k < len (SubSimplex.indices answer) ->
      coord t k = product d (vec_elem y (SubSimplex.indexAt answer k)).
    by case: k => // k /andP[_ kc]; rewrite /coord nth_mkseq.
  have : product d (SubSimplex.v answer) = product (SubSimplex.weights answer) t.
    match goal with H : forall d t : vec R, _ |- _ => apply: (H d t) end.
    by rewrite l0 len_vec_of /len size_mkseq.
  rewrite (product_dot _ (len_vec_of _)) row_vec_of dot_delta => ->.
  rewrite /product lw /product_to summxE; apply: eq_bigr => k _.
  rewrite tE ?ltz_nat ?ltn_ord // (product_dot _ (len_vec_of _)) row_vec_of dot_delta.
  by rewrite elemE !mxE.
split=> //; apply/minnorm_conv_setT/minnorm_convP; split=> [|k _].
  apply/conv_setT/(@conv_reindex _ _ _ _ selected); exists selected_weight.
  by split=> // k; apply/ltW/pos.
have ky : 0 <= k%:Z < len y by rewrite ltz_nat ltn_ord.
rewrite /given -!(product_dot _ lv).
by clauses_in ky.
Qed.

End SubAlgorithm.
