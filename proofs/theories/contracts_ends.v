(** * The loop ends, and with the distance vector: from the clauses

    The clauses that [contracts_run.v] writes out by hand are invariants of
    [GjkLoop], but for the independence of the simplices. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import contracts_model contracts contracts_meaning contracts_loop.
From CertiGJK Require Import contracts_run.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section State.

Variables (R : realFieldType) (st : GjkLoop.object R).
Hypothesis inv : GjkLoop.invariant st.

Theorem invariant_nearest : nearest_in_simplex st.
Proof.
move=> k place; clauses inv; match goal with
  H : forall k, _ -> product _ _ - _ = _ |- _ => exact: (H k place) end.
Qed.

Theorem invariant_reason : ends_with_reason st.
Proof.
rewrite /ends_with_reason; case E: (GjkLoop.exit st) => [e|] //.
clauses inv; case: e E => // E; clauses_at E; try done.
all: by repeat match goal with H : _ \/ _ |- _ => move: H end; rewrite E;
  intuition (try discriminate).
Qed.

End State.

Section Run.

Variables (R : realFieldType) (mA mB n : nat).
Variables (st : nat -> GjkLoop.object R) (goes : nat -> bool).
Hypothesis start : GjkLoop.invariant (st 0).
Hypotheses (shapeA : shaped (GjkLoop.a (st 0)) mA n)
  (shapeB : shaped (GjkLoop.b (st 0)) mB n).
Hypothesis calls : forall k, GjkLoop.advance_contract (st k) (st k.+1) (goes k).

(** The loop ends, whatever the limit on its iterations. *)
Theorem loop_ends : exists count, [/\ (count < 2 ^ (mA.+1 * mB.+1))%N,
  forall k, (k < count)%N -> goes k & ~~ goes count].
Proof.
apply: (run_ends start shapeA shapeB calls) => k.
exact: invariant_nearest (run_invariant start calls k).
Qed.

Hypothesis unended : GjkLoop.exit (st 0) = None.
Hypothesis fresh : GjkLoop.iterations (st 0) = 0.
Hypothesis whole : ~ GjkLoop.axisSuffices (st 0).
Hypothesis free : forall k, independent (st k) mA mB n.

(** And with the distance vector, if the limit is not too low, n is 15 at most and
    the simplices are independent, which no clause says. *)
Theorem loop_ends_exact : (n <= 15)%N ->
  (2 ^ (mA.+1 * mB.+1))%:Z <= GjkLoop.maxIterations (st 0) ->
  exists count, [/\ (count < 2 ^ (mA.+1 * mB.+1))%N,
    GjkLoop.exit (st count.+1) = Some OPTIMAL \/
    GjkLoop.exit (st count.+1) = Some ZERO_VECTOR &
    distance_is (GjkLoop.a (st 0)) (GjkLoop.b (st 0)) mA mB
      (GjkLoop.squaredNorm (st count.+1)) (row_of n (GjkLoop.v (st count.+1)))
      (loop_a (st count.+1) mA mB n) (loop_b (st count.+1) mA mB n)].
Proof.
have inv := run_invariant start calls.
apply: (run_exact start shapeA shapeB calls _ unended fresh whole) => // k.
  exact: invariant_nearest (inv k).
exact: invariant_reason (inv k).
Qed.

End Run.
