(** * What the contracts of the loops say about the bodies

    If [GjkLoop] ends with [OPTIMAL] or [ZERO_VECTOR], its vector is the distance
    vector; if it or [SeparatingAxisLoop] ends with [SEPARATING_AXIS], the bodies
    are disjoint.  The hypotheses are the invariants of the loops, as they are
    generated in [contracts.v], and that the bodies have finitely many points. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import separating_axis.
From CertiGJK Require Import contracts_model contracts contracts_meaning.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The distance loop *)

Section Loop.

Variables (R : realFieldType) (st : GjkLoop.object R) (mA mB n : nat).
Hypothesis inv : GjkLoop.invariant st.
Hypotheses (shapeA : shaped (GjkLoop.a st) mA n) (shapeB : shaped (GjkLoop.b st) mB n).

Notation famA := (@family R mA n (GjkLoop.a st)).
Notation famB := (@family R mB n (GjkLoop.b st)).

(** The points of the bodies that the weights of the loop give. *)
Definition loop_a : 'rV[R]_n :=
  listed_a (GjkLoop.a st) mA mB n (GjkLoop.i st) (GjkLoop.j st) (GjkLoop.weights st).
Definition loop_b : 'rV[R]_n :=
  listed_b (GjkLoop.b st) mA mB n (GjkLoop.i st) (GjkLoop.j st) (GjkLoop.weights st).

Lemma loop_list : convex_list (GjkLoop.a st) (GjkLoop.b st) (GjkLoop.i st)
  (GjkLoop.j st) (GjkLoop.weights st).
Proof.
clauses inv; split; try assumption.
  by match goal with H : is_true (1 <= len (GjkLoop.i st) <= _) |- _ => case/andP: H end.
by move=> k place; clauses_in place; split.
Qed.

Lemma loop_dimension : len (coordinates (GjkLoop.v st)) = n%:Z.
Proof. by case: shapeA => _ <- _; clauses inv. Qed.

Lemma loop_combination : is_combination (GjkLoop.a st) (GjkLoop.b st) n (GjkLoop.i st)
  (GjkLoop.j st) (GjkLoop.weights st) (GjkLoop.v st).
Proof.
case: shapeA => _ spaceA _; case: (loop_list) => _ _ _ has _.
move=> d t ld lt tE; clauses inv.
match goal with H : forall d t : vec R, _ -> GjkLoop.isSum _ _ _ _ |- _ =>
  apply: (H d t) end.
by rewrite spaceA; repeat split=> //; [case: (has k)|case: (has k)|apply: tE].
Qed.

Lemma loop_squared_norm : GjkLoop.squaredNorm st = product (GjkLoop.v st) (GjkLoop.v st).
Proof. by clauses inv. Qed.

(** If the loop ends because [v] cannot come nearer, the answer is the distance. *)
Theorem loop_optimal : GjkLoop.exit st = Some OPTIMAL ->
  distance_is (GjkLoop.a st) (GjkLoop.b st) mA mB (GjkLoop.squaredNorm st)
    (row_of n (GjkLoop.v st)) loop_a loop_b /\ 0 < GjkLoop.squaredNorm st.
Proof.
move=> ends; have [[vE lv] qE] := (loop_combination, loop_dimension, loop_squared_norm).
have listed := loop_list; clauses inv; clauses_at ends.
split; last by rewrite qE.
by rewrite qE; apply: list_distance => // k l ak bl; match goal with
  H : forall k l : int, _ -> is_true (_ <= _) |- _ => apply: (H k l) end.
Qed.

(** If it ends with 0, the bodies have the point that the weights give in common. *)
Theorem loop_zero : GjkLoop.exit st = Some ZERO_VECTOR ->
  [/\ distance_is (GjkLoop.a st) (GjkLoop.b st) mA mB (GjkLoop.squaredNorm st)
        (row_of n (GjkLoop.v st)) loop_a loop_b,
      GjkLoop.squaredNorm st = 0, row_of n (GjkLoop.v st) = 0 & loop_a = loop_b].
Proof.
move=> ends; have [[vE lv] qE] := (loop_combination, loop_dimension, loop_squared_norm).
have listed := loop_list; clauses inv; clauses_at ends.
have v0 : product (GjkLoop.v st) (GjkLoop.v st) = 0 by [].
have [dist ab] := list_meets shapeA shapeB listed vE lv v0.
by rewrite qE v0; split=> //; apply/eqP; rewrite -dot_eq0 -(product_dot _ lv) v0.
Qed.

(** Exactness: an end of the loop that is no failure is the distance vector. *)
Theorem loop_exact :
  GjkLoop.exit st = Some OPTIMAL \/ GjkLoop.exit st = Some ZERO_VECTOR ->
  distance_is (GjkLoop.a st) (GjkLoop.b st) mA mB (GjkLoop.squaredNorm st)
    (row_of n (GjkLoop.v st)) loop_a loop_b.
Proof. by case=> [/loop_optimal[]|/loop_zero[]]. Qed.

(** Theorem 5.1: the axis that the loop ends with separates the bodies. *)
Theorem loop_axis : GjkLoop.exit st = Some SEPARATING_AXIS ->
  separates (row_of n (GjkLoop.v st)) (conv famA) (conv famB) /\
  disjoint_sets (conv famA) (conv famB).
Proof.
move=> ends; have lv := loop_dimension; clauses inv; clauses_at ends.
suff sep : separates (row_of n (GjkLoop.v st)) (conv famA) (conv famB).
  by split=> //; apply: separates_disjoint sep.
apply/separates_lt/separates_points => -[p q].
apply: (shaped_all shapeA shapeB (P := fun x => 0 < x) lv) => k l ak bl.
by match goal with H : forall k l : int, _ -> is_true (_ < _) |- _ =>
  apply: (H k l) end.
Qed.

End Loop.

(** ** The search for a separating axis *)

Section AxisLoop.

Variables (R : realFieldType) (st : SeparatingAxisLoop.object R) (mA mB n : nat).
Hypothesis inv : SeparatingAxisLoop.invariant st.
Hypotheses (shapeA : shaped (SeparatingAxisLoop.a st) mA n)
  (shapeB : shaped (SeparatingAxisLoop.b st) mB n).

Notation famA := (@family R mA n (SeparatingAxisLoop.a st)).
Notation famB := (@family R mB n (SeparatingAxisLoop.b st)).

Lemma axis_dimension : len (coordinates (SeparatingAxisLoop.v st)) = n%:Z.
Proof. by case: shapeA => _ <- _; clauses inv. Qed.

Theorem axis_separates : SeparatingAxisLoop.exit st = Some SEPARATING_AXIS ->
  separates (row_of n (SeparatingAxisLoop.v st)) (conv famA) (conv famB) /\
  disjoint_sets (conv famA) (conv famB).
Proof.
move=> ends; have lv := axis_dimension; clauses inv; clauses_at ends.
suff sep : separates (row_of n (SeparatingAxisLoop.v st)) (conv famA) (conv famB).
  by split=> //; apply: separates_disjoint sep.
apply/separates_lt/separates_points => -[p q].
apply: (shaped_all shapeA shapeB (P := fun x => 0 < x) lv) => k l ak bl.
by match goal with H : forall k l : int, _ -> is_true (_ < _) |- _ =>
  apply: (H k l) end.
Qed.

(** Where it ends with 0 the bodies have a point in common. *)
Theorem axis_zero : SeparatingAxisLoop.exit st = Some ZERO_VECTOR ->
  exists x, conv famA x /\ conv famB x.
Proof.
move=> ends; have lv := axis_dimension.
case: (shapeA) => _ spaceA _; clauses inv; clauses_at ends.
have some : 1 <= SeparatingAxisLoop.iterations st by [].
clauses_by some.
pose w := the_vec (SeparatingAxisLoop.weights st).
have listed : convex_list (SeparatingAxisLoop.a st) (SeparatingAxisLoop.b st)
    (SeparatingAxisLoop.i st) (SeparatingAxisLoop.j st) w.
  by split; try assumption; move=> k place; clauses_in place; split.
case: (listed) => _ _ _ has _.
have vE : is_combination (SeparatingAxisLoop.a st) (SeparatingAxisLoop.b st) n
    (SeparatingAxisLoop.i st) (SeparatingAxisLoop.j st) w (SeparatingAxisLoop.v st).
  move=> d t ld lt tE.
  match goal with H : forall d t : vec R, _ -> GjkLoop.isSum _ _ _ _ |- _ =>
    apply: (H d t) end.
  by rewrite spaceA; repeat split=> //; [case: (has k)|case: (has k)|apply: tE].
have [|[_ _ aA bB _] ab] := list_meets shapeA shapeB listed vE lv; first by [].
by exists (listed_a (SeparatingAxisLoop.a st) mA mB n (SeparatingAxisLoop.i st)
  (SeparatingAxisLoop.j st) w); split=> //; rewrite ab.
Qed.

End AxisLoop.
