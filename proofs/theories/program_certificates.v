(** * What an accepted certificate proves

    The three kinds of certificates that the executable checker accepts prove that
    the bodies are separated with this distance vector, that they touch, or that
    they overlap. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require certificate certificate_sound certificate_positions.
From CertiGJK Require Import program program_vectors program_total program_correct.
From CertiGJK Require Import checker program_checker.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

Section Sound.

Variables (R : realFieldType) (n : nat) (A B : seq (seq Q)).
Notation bodyA := (@body R n A).
Notation bodyB := (@body R n B).
Notation point := (difference_point R n A B).
Notation pair_at ps k := (nth (0%N, 0%N) ps k).

(** conv A - conv B, the Minkowski difference. *)
Definition difference_body : 'rV[R]_n -> Prop := msub (conv bodyA) (conv bodyB).

Lemma ordinal_pairs ps : all (in_bodies A B) ps ->
  exists f : 'I_(size ps) -> 'I_(size A) * 'I_(size B),
  forall k, bodyA (f k).1 - bodyB (f k).2 = point (pair_at ps k).
Proof.
move=> range.
have pair_of (k : 'I_(size ps)) : exists p : 'I_(size A) * 'I_(size B),
    bodyA p.1 - bodyB p.2 = point (pair_at ps k).
  have /andP[kA kB] : in_bodies A B (pair_at ps k).
    by have /(all_nthP (0%N, 0%N)) r := range; apply: r.
  by exists (Ordinal kA, Ordinal kB).
by case: (fin_all_exists pair_of) => f fE; exists f.
Qed.

(** An accepted certificate of separation gives the distance vector of A and B,
    which is not 0: the bodies have no common point. *)
Theorem check_separated ps w : check n A B (Separated ps w) ->
  [/\ is_minnorm difference_body (combined R n A B ps w),
      0 < '[combined R n A B ps w, combined R n A B ps w] &
      forall x, conv bodyA x -> ~ conv bodyB x].
Proof.
case/(checkP R)=> _ [[_ range pos sum] v0 le]; have [f fE] := ordinal_pairs range.
have vE : combined R n A B ps w = \sum_(k < size ps)
    qr R (nth 0%Q w k) *: (bodyA (f k).1 - bodyB (f k).2).
  by apply: eq_bigr => k _; rewrite fE.
have val := certificate_positions.separated_of_list (A := bodyA) (B := bodyB)
  (fun k : 'I_(size ps) => pos k (ltn_ord k)) sum vE v0
  (fun i j => le (val i, val j) (introT andP (conj (ltn_ord i) (ltn_ord j)))).
have [near _ gt0] := certificate_sound.separated_sound val.
by split=> //; apply: certificate_sound.separated_disjoint val.
Qed.

(** An accepted certificate of touching: the origin is a boundary point of
    A - B, and it belongs to it, so that the bodies have a common point. *)
Theorem check_touching ps w d : check n A B (Touching ps w d) ->
  is_minnorm difference_body 0 /\ certificate.boundary difference_body 0.
Proof.
case/(checkP R)=> _ [[_ range pos sum] v0 dn d0 le]; have [f fE] := ordinal_pairs range.
have vE : \sum_(k < size ps)
    qr R (nth 0%Q w k) *: (bodyA (f k).1 - bodyB (f k).2) = 0.
  by apply: etrans v0; apply: eq_bigr => k _; rewrite fE.
have val := certificate_positions.touching_of_list (A := bodyA) (B := bodyB)
  (fun k : 'I_(size ps) => pos k (ltn_ord k)) sum vE d0
  (fun i j => le (val i, val j) (introT andP (conj (ltn_ord i) (ltn_ord j)))).
by have [] := certificate_sound.touching_sound val.
Qed.

(** An accepted certificate of overlap: the origin is an interior point of
    A - B. *)
Theorem check_overlapping ps w basis : check n A B (Overlapping ps w basis) ->
  is_minnorm difference_body 0 /\ certificate.interior difference_body 0.
Proof.
case/(checkP R)=> _ [[_ range pos sum] v0 sb b_range det0].
have [f fE] := ordinal_pairs range.
have vE : \sum_(k < size ps)
    qr R (nth 0%Q w k) *: (bodyA (f k).1 - bodyB (f k).2) = 0.
  by apply: etrans v0; apply: eq_bigr => k _; rewrite fE.
have b_lt (k : 'I_n) : (nth 0%N basis k < size ps)%N.
  by have /(all_nthP 0%N) r := b_range; apply: r; rewrite sb.
pose b k := Ordinal (b_lt k).
have detb : \det (\matrix_k (bodyA (f (b k)).1 - bodyB (f (b k)).2)) != 0.
  rewrite (_ : \matrix__ _ = \matrix_(k < n) point (pair_at ps (nth 0%N basis k))) //.
  by apply/row_matrixP => k; rewrite !rowK fE.
have val := certificate_positions.overlapping_of_list (A := bodyA) (B := bodyB)
  (fun k : 'I_(size ps) => pos k (ltn_ord k)) sum vE detb.
by have [] := certificate_sound.overlapping_sound val.
Qed.

End Sound.

(** ** Instances *)

(** The program on the triangle (1, 1), (1, -1), (3, 0) and the origin: every
    hypothesis of the theorem of total correctness is satisfied. *)
Example triangle_well_formed :
  well_formed 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: 3; 0]]%Q [:: [:: 0; 0]]%Q
    [:: (0, 0)]%N.
Proof. by []. Qed.

Example triangle_answered (R : realFieldType) : exists2 r,
  gjk 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: 3; 0]]%Q [:: [:: 0; 0]]%Q [:: (0, 0)]%N = Some r
  & correct R 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: 3; 0]]%Q [:: [:: 0; 0]]%Q r.
Proof. exact: gjk_total triangle_well_formed. Qed.

Example separated_accepted :
  check 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: 3; 0]]%Q [:: [:: 0; 0]]%Q
    (Separated [:: (0, 0); (1, 0)]%N [:: 1 # 2; 1 # 2]%Q).
Proof. by vm_compute. Qed.

Example touching_accepted :
  check 2 [:: [:: 1; 0]; [:: 3; 1]]%Q [:: [:: 1; 1]; [:: 1; -(1)]]%Q
    (Touching [:: (0, 0); (0, 1)]%N [:: 1 # 2; 1 # 2]%Q [:: 1; 0]%Q).
Proof. by vm_compute. Qed.

Example overlapping_accepted :
  check 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: -(2); 0]]%Q [:: [:: 0; 0]]%Q
    (Overlapping [:: (0, 0); (1, 0); (2, 0)]%N [:: 1 # 3; 1 # 3; 1 # 3]%Q
       [:: 0; 1]%N).
Proof. by vm_compute. Qed.

Example overlapping_rejected :
  ~~ check 2 [:: [:: 1; 1]; [:: 1; -(1)]; [:: -(2); 0]]%Q [:: [:: 0; 0]]%Q
    (Overlapping [:: (0, 0); (1, 0); (2, 0)]%N [:: 1 # 3; 1 # 3; 1 # 3]%Q
       [:: 0; 0]%N).
Proof. by vm_compute. Qed.
