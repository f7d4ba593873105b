(** * The answer of Gjk.distance is right, as far as the contracts carry

    Between the end of the loop and the answer stand lines of Java that no contract
    is about: [Query.answer()] and what it calls, [Query.separated()], [meeting()],
    [closestPoints()] and [run()], the conversions between arrays and lists of
    [IndexPair], the class [ZeroCertifier], and the classes of the results.  What
    these lines make of the last state of the loop is written out here by hand, as
    [is_answer]; of [ZeroCertifier] nothing is supposed.  That no contract is about
    them means that nobody has proved [is_answer] of the Java text.

    Of an answer _separated_ everything then follows from the end of the loop.  Of
    _touching_ and _overlapping_ it follows that the distance is 0; that the verdict
    and the closest points are right follows if the checker accepts the certificate. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import certificate_sound separating_axis.
From CertiGJK Require Import contracts_model contracts contracts_meaning contracts_loop.
From CertiGJK Require Import contracts_checker.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The points that [Query.closestPoints] returns *)

Section ClosestPoint.

Variables (R : realFieldType) (body : IndexedSupportMapping.object R) (m n : nat).
Variables (indices : seq int) (weights point : vec R) (points : seq (vec R)).
Hypothesis shape : shaped body m n.
Hypothesis exact_body : IndexedSupportMapping.isExact body.
Hypothesis exact_weights : exact (vec_field weights).
Hypothesis some : 1 <= len indices.
Hypothesis as_many : len (coordinates weights) = len indices.
Hypothesis present : forall k, 0 <= k < len indices -> has_point body (elem indices k).

(** [weights.combination(body.get(indices))]. *)
Hypothesis got : IndexedSupportMapping.get_contract body indices points.
Hypothesis combined : Vec.combination_contract weights points point.

Theorem combination_point : row_of n point =
  \sum_(k < size indices) coord weights k%:Z *:
    family n body (index m (elem indices k%:Z)).
Proof.
have [hasE spaceE _] := shape; have claims := got present; clauses claims.
have lp : len points = len indices by [].
have at_ k : 0 <= k < len indices -> exact (vec_field (vec_elem points k)) /\
    len (coordinates (vec_elem points k)) = n%:Z.
  move=> place; clauses_in place; split.
    by match goal with H : exact _ = _ |- _ => rewrite H end.
  by match goal with H : len (coordinates _) = IndexedSupportMapping.space _ |- _ =>
    rewrite H end.
have first : 0 <= (0 : int) < len indices by rewrite lexx; apply: lt_le_trans some.
have [_ l0] := at_ 0 first.
have pre1 : Vec.combination_requires_1 weights points by split; rewrite ?as_many.
have pre2 : Vec.combination_requires_2 weights points.
  by split=> // k; rewrite lp => /at_[ek lk]; rewrite lk l0.
have more := combined pre1 pre2; clauses more.
apply/rowP => c; pose d := vec_of (delta_mx 0 c : 'rV[R]_n).
pose f k := product d (point_of body (elem indices k%:Z)).
pose t := new_vec true (mkseq f (size indices)).
have tE k : 0 <= k < len indices -> coord t k = product d (point_of body (elem indices k)).
  by case: k => // k /andP[_ ki]; rewrite /coord nth_mkseq.
have : product d point = product weights t.
  match goal with H : forall d t : vec R, _ |- _ => apply: (H d t) end.
  split; first by rewrite l0 len_vec_of.
  split; first by rewrite as_many /len size_mkseq.
  by move=> k; rewrite lp => place; rewrite tE //; clauses_in place;
    match goal with H : vec_elem points _ = _ |- _ => by rewrite H end.
rewrite (product_dot _ (len_vec_of _)) row_vec_of dot_delta => ->.
rewrite /product as_many /product_to summxE; apply: eq_bigr => k _.
have place : 0 <= k%:Z < len indices by rewrite ltz_nat ltn_ord.
rewrite tE // (product_dot _ (len_vec_of _)) row_vec_of dot_delta !mxE.
by have := present place; rewrite hasE => /indexK ->.
Qed.

End ClosestPoint.

(** ** The answer *)

Section Answer.

Variable R : realFieldType.

(** Pairs of indices with weights. *)
Record certificate := Certificate { pairs_i : seq int; pairs_j : seq int; lambda : vec R }.

(** The four kinds of [DistanceResult]. *)
Inductive outcome :=
| SeparatedResult of R & certificate
| TouchingResult of certificate & vec R
| OverlappingResult of certificate & seq int
| StoppedResult.

Record answer := Answer {
  result : outcome; distance_vector : vec R; closest_a : vec R; closest_b : vec R }.

Variables (st : GjkLoop.object R) (checker : CertificateChecker.object R).
Notation A := (GjkLoop.a st).
Notation B := (GjkLoop.b st).

(** What [Query.closestPoints] returns for a certificate. *)
Definition closest (c : certificate) (pa pb : vec R) : Prop := exists xs ys,
  [/\ IndexedSupportMapping.get_contract A (pairs_i c) xs,
      Vec.combination_contract (lambda c) xs pa,
      IndexedSupportMapping.get_contract B (pairs_j c) ys
    & Vec.combination_contract (lambda c) ys pb].

(** What [Query.answer] makes of the last state of the loop.  The certificates of
    [ZeroCertifier] are any. *)
Definition is_answer (ans : answer) : Prop :=
  distance_vector ans = GjkLoop.v st /\
  match GjkLoop.exit st, result ans with
  | Some OPTIMAL, SeparatedResult q c =>
      [/\ q = GjkLoop.squaredNorm st,
          c = Certificate (GjkLoop.i st) (GjkLoop.j st) (GjkLoop.weights st)
        & closest c (closest_a ans) (closest_b ans)]
  | Some ZERO_VECTOR, TouchingResult c _ => closest c (closest_a ans) (closest_b ans)
  | Some ZERO_VECTOR, OverlappingResult c _ => closest c (closest_a ans) (closest_b ans)
  | Some ZERO_VECTOR, StoppedResult => True
  | Some (NO_DECREASE | NO_SUBSET | SIMPLEX_FULL | OUT_OF_RANGE | NO_CERTIFICATE
      | ITERATION_LIMIT), StoppedResult => True
  | _, _ => False
  end.

(** The checker of the same two polytopes, over an exact field. *)
Hypothesis inv : GjkLoop.invariant st.
Hypothesis check : CertificateChecker.invariant checker.
Hypothesis exact_field : exact (CertificateChecker.field checker).
Hypothesis sameA : A = Polytope.super (CertificateChecker.a checker).
Hypothesis sameB : B = Polytope.super (CertificateChecker.b checker).
Variables (mA mB n : nat).
Hypotheses (shapeA : shaped A mA n) (shapeB : shaped B mB n).

Notation famA := (@family R mA n A).
Notation famB := (@family R mB n B).
Notation body := (difference_body famA famB).

Lemma closest_listed c pa pb : exact (vec_field (lambda c)) ->
  convex_list A B (pairs_i c) (pairs_j c) (lambda c) -> closest c pa pb ->
  row_of n pa = listed_a A mA mB n (pairs_i c) (pairs_j c) (lambda c) /\
  row_of n pb = listed_b B mA mB n (pairs_i c) (pairs_j c) (lambda c).
Proof.
move=> ew [i1 ji wi has _] [xs [ys [gotA combA gotB combB]]].
have [eA eB] : IndexedSupportMapping.isExact A /\ IndexedSupportMapping.isExact B.
  by clauses inv.
have hasA k : 0 <= k < len (pairs_i c) -> has_point A (elem (pairs_i c) k).
  by case/has.
have hasB k : 0 <= k < len (pairs_j c) -> has_point B (elem (pairs_j c) k).
  by rewrite ji => /has[].
split; first exact: (combination_point shapeA eA ew i1 wi hasA gotA combA).
rewrite (combination_point shapeB eB ew _ _ hasB gotB combB) ?ji //.
rewrite /listed_b /weight /=; have sE : size (pairs_j c) = size (pairs_i c) by case: ji.
by rewrite sE.
Qed.

(** What is true of the bodies if the checker accepts the certificate of an answer
    that says that they meet. *)
Definition accepted (o : outcome) : Prop :=
  match o with
  | TouchingResult c d => exact (vec_field (lambda c)) /\ exact (vec_field d) /\
      CertificateChecker.touching_contract checker (pairs_i c) (pairs_j c) (lambda c) d None
  | OverlappingResult c basis => exact (vec_field (lambda c)) /\
      CertificateChecker.overlapping_contract checker (pairs_i c) (pairs_j c) (lambda c)
        basis None
  | _ => False
  end.

Lemma touching_right c d pa pb : closest c pa pb -> accepted (TouchingResult c d) ->
  distance_is A B mA mB 0 0 (row_of n pa) (row_of n pb) /\ boundary body 0.
Proof.
move=> near [ew [ed contract]]; have [sA sB] := (shapeA, shapeB).
rewrite sameA in sA; rewrite sameB in sB.
have conv : convex_list A B (pairs_i c) (pairs_j c) (lambda c).
  rewrite sameA sameB; apply/isConvex_list.
  by have := contract check (conj exact_field (conj ew ed)) => -[/(_ erefl)].
have [-> ->] := closest_listed ew conv near; rewrite sameA sameB.
by have [_ _ dist bd] := touching_accepted check sA sB exact_field ew ed contract.
Qed.

Lemma overlapping_right c basis pa pb : closest c pa pb ->
  accepted (OverlappingResult c basis) ->
  distance_is A B mA mB 0 0 (row_of n pa) (row_of n pb) /\ interior body 0.
Proof.
move=> near [ew contract]; have [sA sB] := (shapeA, shapeB).
rewrite sameA in sA; rewrite sameB in sB.
have conv : convex_list A B (pairs_i c) (pairs_j c) (lambda c).
  rewrite sameA sameB; apply/isConvex_list.
  by have := contract check (conj exact_field ew) => -[/(_ erefl)].
have [-> ->] := closest_listed ew conv near; rewrite sameA sameB.
by have [_ dist int] := overlapping_accepted check sA sB exact_field ew contract.
Qed.

(** Every answer is right: [separated] by the end of the loop alone; of the others,
    the distance by the end of the loop alone, and the rest by the checker. *)
Theorem answer_right (ans : answer) : is_answer ans ->
  match result ans with
  | SeparatedResult q c =>
      [/\ distance_is A B mA mB q (row_of n (distance_vector ans))
            (row_of n (closest_a ans)) (row_of n (closest_b ans)),
          0 < q & disjoint_sets (conv famA) (conv famB)]
  | StoppedResult => True
  | meets =>
      [/\ is_minnorm body (row_of n (distance_vector ans)),
          row_of n (distance_vector ans) = 0,
          exists x, conv famA x /\ conv famB x
        & accepted meets ->
          distance_is A B mA mB 0 0 (row_of n (closest_a ans)) (row_of n (closest_b ans)) /\
          (if meets is TouchingResult _ _ then boundary body 0 else interior body 0)]
  end.
Proof.
have zero : GjkLoop.exit st = Some ZERO_VECTOR ->
    [/\ is_minnorm body (row_of n (GjkLoop.v st)), row_of n (GjkLoop.v st) = 0
      & exists x, conv famA x /\ conv famB x].
  move=> /(loop_zero inv shapeA shapeB)[[mv _ aA bB _] _ v0 ab].
  by split=> //; exists (loop_a st mA mB n); split=> //; rewrite ab.
move=> [->]; case exitE: (GjkLoop.exit st) => [[]|];
  case: (result ans) => [q c|c d|c basis|] //.
- by have [mv v0 common] := zero exitE; split=> // ok; apply: touching_right ok.
- by have [mv v0 common] := zero exitE; split=> // ok; apply: overlapping_right ok.
- case=> -> -> near; have [dist q0] := loop_optimal inv shapeA shapeB exitE.
  have ew : exact (vec_field (GjkLoop.weights st)) by clauses inv.
  have [-> ->] := @closest_listed
    (Certificate (GjkLoop.i st) (GjkLoop.j st) (GjkLoop.weights st)) _ _
    ew (loop_list inv) near.
  split=> // -[x [xA xB]]; have [_ least] := distance_is_least dist.
  by have := least x x xA xB; rewrite subrr dot0l leNgt q0.
Qed.

End Answer.
