(** * The clauses of the contracts are not contradictory

    Each theorem of the files on contracts has hypotheses that can be met: here are
    objects that meet them, of bodies with one point of the line, or two. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import separating_axis.
From CertiGJK Require Import contracts_model contracts contracts_meaning contracts_loop.
From CertiGJK Require Import contracts_checker contracts_run contracts_ends contracts_answer.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section OnePoint.

Variable R : realFieldType.
Implicit Types (x y : R) (d t u : vec R).

Definition one x : vec R := new_vec true [:: x].

Lemma product_len1 d u : len (coordinates d) = 1 -> product d u = coord d 0 * coord u 0.
Proof. by move=> ld; rewrite /product ld /product_to big_ord_recl big_ord0 addr0. Qed.

Lemma product_one x y : product (one x) (one y) = x * y.
Proof. by rewrite product_len1. Qed.

Lemma coord_one x : coord (one x) 0 = x.
Proof. by []. Qed.

Lemma sum_one x : sum_to (one x) 1 = x.
Proof. by rewrite /sum_to big_ord_recl big_ord0 addr0. Qed.

Lemma only0 (k : int) : 0 <= k < 1 -> k = 0.
Proof. by case: k => [[|k]|k]. Qed.

(** The body that is the point [x] of the line. *)
Definition point_body x : IndexedSupportMapping.object R :=
  IndexedSupportMapping.Object true 1 (fun k => 0 <= k < 1) (fun _ => one x).

Lemma point_shaped x : shaped (point_body x) 0 1.
Proof. by split. Qed.

Definition point_polytope x : Polytope.object R :=
  Polytope.Object (point_body x) [:: one x].

Example polytope_instance x : Polytope.invariant (point_polytope x) /\
  forall k, IndexedSupportMapping.point_contract (Polytope.super (point_polytope x)) k.
Proof. by do !split=> //; move=> k /only0 ->. Qed.

(** The difference of the bodies [x] and 0, in which anything counts as a step. *)
Definition point_difference x : MinkowskiDifference.object R :=
  MinkowskiDifference.Object (point_body x) (point_body 0) true 1 (fun _ _ _ => true).

(** A loop on the bodies [x] and 0. *)
Definition loop_at x (s : option (vec R)) (e : option ExitReason) : GjkLoop.object R :=
  GjkLoop.Object true (point_body x) (point_body 0)
    (point_difference x) tt 5%:Z false
    [:: 0] [:: 0] (one 1) (one x) (x * x) s 0 0 0 e.

(** Proves each clause of a state of the loop on 1 and 0, or on 0 and 0. *)
Ltac each_clause :=
  repeat match goal with
  | |- _ /\ _ => split
  | |- is_true _ => fail 1
  | |- _ = _ => fail 1
  | |- _ \/ _ => fail 1
  | |- ex _ => fail 1
  | |- forall _, _ => intro
  | |- _ => progress red
  end; simpl in *; try done; try discriminate.

Ltac numbers :=
  rewrite ?product_one ?sum_one ?mul1r ?mulr1 ?mul0r ?mulr0 ?subr0 ?subrr
    ?ltr01 ?lexx //.

Ltac at_place :=
  match goal with H : is_true (0 <= ?k < _) |- _ => rewrite (only0 H) {H} //=; numbers end.

(** The inner products with every vector of one place. *)
Ltac combined :=
  match goal with
  | H : len _ = _ /\ _ |- product _ _ = product (one _) _ =>
    let ld := fresh in let tE := fresh in let e := fresh in
    case: H => ld [_ tE]; have [_ [_ e]] := tE 0 isT;
    by rewrite (product_len1 (d := one _)) // e !(product_len1 _ ld) !coord_one
      mul1r mulr0 subr0
  | H : len (coordinates ?d) = _ |- product ?d _ = _ =>
    by rewrite !(product_len1 _ H) !coord_one mulr0 subr0
  end.

Ltac state :=
  each_clause; try solve [numbers]; try at_place; try combined;
  try solve [intuition (try discriminate)];
  try match goal with
  | H : product _ _ = 0 |- _ => by move/eqP: H; rewrite product_one mulr1 oner_eq0
  | H : _ /\ product _ _ = 0 |- _ =>
    by case: H => _ /eqP; rewrite product_one mulr1 oner_eq0
  end.

Example loop_start_instance : GjkLoop.invariant (loop_at 1 None None).
Proof. by state. Qed.

(** An end with the distance vector (1), and what follows. *)
Definition loop_separated := loop_at 1 (Some (one 1)) (Some OPTIMAL).

Example loop_separated_instance : GjkLoop.invariant loop_separated.
Proof. by state. Qed.

(** An end with the origin. *)
Definition loop_meeting := loop_at 0 None (Some ZERO_VECTOR).

Example loop_meeting_instance : GjkLoop.invariant loop_meeting.
Proof. by state. Qed.

(** A run of one call, which ends the loop; all hypotheses of [run_exact] hold. *)
Definition run_at (k : nat) : GjkLoop.object R :=
  if k is 0%N then loop_at 1 None None else loop_separated.

Example run_instance k : GjkLoop.advance_contract (run_at k) (run_at k.+1) false.
Proof.
case: k => [|k] _; last by split=> [_|//]; split; [exact: loop_separated_instance|].
split=> [[]//|_]; split; first exact: loop_separated_instance.
by state.
Qed.

Example run_clauses_instance k : [/\ nearest_in_simplex (run_at k),
  ends_with_reason (run_at k) & independent (run_at k) 0 0 1].
Proof.
split; [|by case: k|].
  by case: k => [|k] q /only0 ->; rewrite /= !product_one mulr0 subr0.
by case: k => [|k] l _; rewrite big_ord_recl big_ord0 addr0 => l0 _ q; rewrite ord1.
Qed.

Example run_exact_instance : exists count,
  GjkLoop.exit (run_at count.+1) = Some OPTIMAL \/
  GjkLoop.exit (run_at count.+1) = Some ZERO_VECTOR.
Proof.
have [count [_ ends _]] := @run_exact R 0 0 1 run_at (fun _ => false)
  loop_start_instance (point_shaped 1) (point_shaped 0) run_instance
  (fun k => let: And3 near _ _ := run_clauses_instance k in near) erefl erefl
  (fun axis => ltac:(done)) (fun k => let: And3 _ ends _ := run_clauses_instance k in ends)
  (fun k => let: And3 _ _ free := run_clauses_instance k in free) isT isT.
by exists count.
Qed.

Example loop_ends_exact_instance : exists count,
  GjkLoop.exit (run_at count.+1) = Some OPTIMAL \/
  GjkLoop.exit (run_at count.+1) = Some ZERO_VECTOR.
Proof.
have [count [_ ends _]] := @loop_ends_exact R 0 0 1 run_at (fun _ => false)
  loop_start_instance (point_shaped 1) (point_shaped 0) run_instance erefl erefl
  (fun axis => ltac:(done))
  (fun k => let: And3 _ _ free := run_clauses_instance k in free) isT isT.
by exists count.
Qed.

(** The checker of the bodies [x] and 0. *)
Definition checker_of x : CertificateChecker.object R :=
  CertificateChecker.Object true (point_polytope x) (point_polytope 0)
    (point_difference x).

Example checker_instance x : CertificateChecker.invariant (checker_of x).
Proof. by do !split. Qed.

Lemma one_convex x : CertificateChecker.isConvex (checker_of x) [:: 0] [:: 0] (one 1).
Proof.
do 3 split=> //; split=> [k /only0 ->|]; last exact: sum_one.
by rewrite coord_one ltr01.
Qed.

(** The weighted sum is the vector [x]. *)
Lemma one_sum x d t : len (coordinates d) = 1 /\ len (coordinates t) = 1 /\
  (forall k : int, 0 <= k < 1 ->
     coord t k = product d (one x) - product d (one 0)) ->
  product d (one x) = product (one 1) t.
Proof.
case=> ld [_ tE]; rewrite (product_len1 (d := one _)) // tE // !(product_len1 _ ld).
by rewrite !coord_one mul1r mulr0 subr0.
Qed.

Example separated_instance :
  CertificateChecker.separated_contract (checker_of 1) [:: 0] [:: 0] (one 1) None.
Proof.
move=> _ _; split=> [_|]; first exact: one_convex.
split=> [_|[]//]; exists (one 1); split; first by split=> // d t /one_sum.
rewrite product_one mulr1; split; first by apply/eqP/oner_neq0.
by move=> p q _; change (1 - product (one 0) (one 1) >= (1 : R));
  rewrite product_one mul0r subr0 lexx.
Qed.

Example touching_instance :
  CertificateChecker.touching_contract (checker_of 0) [:: 0] [:: 0] (one 1) (one 1) None.
Proof.
move=> _ _; split=> [_|]; first exact: one_convex.
split=> [_|].
  by exists (one 0); split; [split=> // d t /one_sum | rewrite product_one mul0r].
split=> [_|[]//]; split=> //; split; first by rewrite product_one mulr1; apply/eqP/oner_neq0.
by move=> p q _; change (product (one 1) (one 0) - product (one 1) (one 0) >= 0);
  rewrite subrr lexx.
Qed.

Example meeting_instance :
  CertificateChecker.meeting_contract (checker_of 0) [:: 0] [:: 0] (one 1) None.
Proof.
move=> _ _; split=> [_|]; first exact: one_convex.
split=> [_|[]//].
by exists (one 0); split; [split=> // d t /one_sum | rewrite product_one mul0r].
Qed.

Example apart_instance : CertificateChecker.apart_contract (checker_of 1) (one 1) None.
Proof.
move=> _ _; split=> [_|//]; split=> // p q _.
change (product (one 1) (one 1) - product (one 1) (one 0) > 0).
by rewrite !product_one mulr0 mulr1 subr0 ltr01.
Qed.

(** An answer of each of the two kinds, with the closest points 1 and 0, or 0 and 0. *)
Lemma combination_one x : Vec.combination_contract (one 1) [:: one x] (one x).
Proof.
move=> _ _; split=> // d t [ld [_ tE]].
by rewrite (product_len1 (d := one _)) // tE // coord_one mul1r.
Qed.

Lemma get_one x : IndexedSupportMapping.get_contract (point_body x) [:: 0] [:: one x].
Proof. by move=> _; split=> //; split=> k /only0 ->. Qed.

Definition one_certificate := Certificate [:: 0] [:: 0] (one 1).

Example separated_answer_instance : is_answer loop_separated
  (Answer (SeparatedResult (1 * 1) one_certificate) (one 1) (one 1) (one 0)).
Proof.
split=> //; split=> //; exists [:: one 1], [:: one 0].
by split; [apply: get_one|apply: combination_one|apply: get_one|apply: combination_one].
Qed.

Example touching_answer_instance : is_answer loop_meeting
    (Answer (TouchingResult one_certificate (one 1)) (one 0) (one 0) (one 0)) /\
  accepted (checker_of 0) (TouchingResult one_certificate (one 1)).
Proof.
split; last by do 2 split=> //; exact: touching_instance.
split=> //; exists [:: one 0], [:: one 0].
by split; [apply: get_one|apply: combination_one|apply: get_one|apply: combination_one].
Qed.

(** The search for an axis: it finds (1) between 1 and 0, and 0 between 0 and 0. *)
Definition axis_at x (e : option ExitReason) (left : bool) : SeparatingAxisLoop.object R :=
  SeparatingAxisLoop.Object true (point_body x) (point_body 0)
    (point_difference x) tt 5%:Z
    [:: 0] [:: 0] (Some (one 1)) (one x) 0 0 left 1 e.

Example axis_instance :
  SeparatingAxisLoop.invariant (axis_at 1 (Some SEPARATING_AXIS) true).
Proof. by state. Qed.

Example axis_zero_instance :
  SeparatingAxisLoop.invariant (axis_at 0 (Some ZERO_VECTOR) false).
Proof. by state. Qed.

(** A sub-algorithm that is given the point [x]. *)
Example solve_instance x : DistanceSubAlgorithm.solve_contract [:: one x]
  (Some (SubSimplex.Object [:: 0] (one 1) (one x) (fun k => k))).
Proof.
move=> _ _; each_clause; try solve [numbers]; try at_place; match goal with
  | H : is_true (1 <= ?k < _) |- _ => by case: k H => [[|[]]|]
  | H : _ /\ _ |- product _ _ = _ => case: H => _ [_ tE];
      by rewrite (product_len1 (d := one 1)) // tE // coord_one mul1r
  end.
Qed.

End OnePoint.

(** The segment from -1 to 1 and its midpoint: they overlap. *)
Section Segment.

Variable R : realFieldType.

Definition segment_at (k : int) : vec R := one (if k == 0 then -1 else 1).

Definition segment_polytope : Polytope.object R :=
  Polytope.Object (IndexedSupportMapping.Object true 1 (fun k => 0 <= k < 2%:Z) segment_at)
    [:: one (-1); one 1].

Definition segment_checker : CertificateChecker.object R :=
  CertificateChecker.Object true segment_polytope (point_polytope 0)
    (MinkowskiDifference.Object (Polytope.super segment_polytope) (point_body 0) true 1
      (fun _ _ _ => true)).

Definition halves : vec R := new_vec true [:: 2%:R^-1; 2%:R^-1].

Lemma two_places (k : int) : 0 <= k < 2%:Z -> k = 0 \/ k = 1.
Proof. by case: k => [[|[|k]]|k] //; [left | right]. Qed.

Example segment_instance : CertificateChecker.invariant segment_checker /\
  shaped (Polytope.super segment_polytope) 1 1 /\ Polytope.invariant segment_polytope.
Proof. by do !split=> //; move=> k /two_places[] ->. Qed.

Example overlapping_instance : CertificateChecker.overlapping_contract segment_checker
  [:: 0; 1] [:: 0; 0] halves [:: 0] None.
Proof.
have two0 : 2%:R != 0 :> R by rewrite pnatr_eq0.
have half0 : 0 < 2%:R^-1 :> R by rewrite invr_gt0 ltr0n.
move=> _ _; split=> [_|].
  do 3 split=> //; split=> [k /two_places[] -> //|].
  by rewrite /sum_to !big_ord_recl big_ord0 addr0 /coord /=; field.
split=> [_|].
  exists (one 0); split; last by rewrite product_one mul0r.
  split=> // d t [ld [lt tE]]; rewrite !(product_len1 _ ld) !coord_one mulr0.
  rewrite /product /product_to !big_ord_recl big_ord0 addr0 /=.
  rewrite !tE // !(product_len1 _ ld) /coord /=.
  by field.
split=> [_|[]//]; split=> //; split=> [k /only0 -> //|d [ld d0] c /only0 ->].
have := d0 0 isT; rewrite !(product_len1 _ ld) !coord_one mulr0 mulrN1.
by move/eqP; rewrite oppr_eq0 => /eqP.
Qed.

End Segment.
