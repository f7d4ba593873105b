(** * The clauses of the contracts

    Made by [proofs/contracts.sh] of the files under [specs]: do not edit.  What
    the functions on vectors and lists are is in [contracts_model.v], with the way
    in which a clause is to be read; what follows from the clauses is in
    [contracts_meaning.v]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import contracts_model.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** gjk.ExitReason *)

Inductive ExitReason :=
| ZERO_VECTOR
| OPTIMAL
| SEPARATING_AXIS
| NO_DECREASE
| NO_SUBSET
| SIMPLEX_FULL
| OUT_OF_RANGE
| NO_CERTIFICATE
| ITERATION_LIMIT.

(** ** geometry.Vec *)

Module Vec.
Section Clauses.
Variable R : realFieldType.

Definition sumTo_ensures_1 (this : vec R) (n : int) : Prop :=
  n <= 0 -> sum_to this n = 0.

Definition sumTo_ensures_2 (this : vec R) (n : int) : Prop :=
  n > 0 -> sum_to this n = sum_to this (n - 1) + coord this (n - 1).

Definition sumTo_contract (this : vec R) (n : int) : Prop :=
  sumTo_ensures_1 this n /\ sumTo_ensures_2 this n.

Definition productTo_ensures_1 (this : vec R) (y : vec R) (n : int) : Prop :=
  n <= 0 -> product_to this y n = 0.

Definition productTo_ensures_2 (this : vec R) (y : vec R) (n : int) : Prop :=
  n > 0 -> product_to this y n = product_to this y (n - 1) + coord this (n - 1) * coord y
    (n - 1).

Definition productTo_contract (this : vec R) (y : vec R) (n : int) : Prop :=
  productTo_ensures_1 this y n /\ productTo_ensures_2 this y n.

Definition defines_ensures_1 (this : vec R) (y : vec R) (result : bool) : Prop :=
  result /\ product this y = product_to this y (len (coordinates this)).

Definition defines_contract (this : vec R) (y : vec R) (result : bool) : Prop :=
  defines_ensures_1 this y result.

Definition combination_requires_1 (this : vec R) (points : seq (vec R)) : Prop :=
  len (coordinates this) >= 1 /\ len points = len (coordinates this).

Definition combination_requires_2 (this : vec R) (points : seq (vec R)) : Prop :=
  exact (vec_field this) /\ (forall k : int, 0 <= k < len points -> exact (vec_field
    (vec_elem points k)) /\ len (coordinates (vec_elem points k)) = len (coordinates
    (vec_elem points 0))).

Definition combination_ensures_1 (this : vec R) (points : seq (vec R)) (result : vec R) :
  Prop :=
  exact (vec_field result) /\ len (coordinates result) = len (coordinates (vec_elem points
    0)).

Definition combination_ensures_2 (this : vec R) (points : seq (vec R)) (result : vec R) :
  Prop :=
  forall d t : vec R, len (coordinates d) = len (coordinates (vec_elem points 0)) /\ len
    (coordinates t) = len (coordinates this) /\ (forall k : int, 0 <= k < len points ->
    coord t k = product d (vec_elem points k)) -> product d result = product this t.

Definition combination_contract (this : vec R) (points : seq (vec R)) (result : vec R) :
  Prop :=
  combination_requires_1 this points -> combination_requires_2 this points ->
    combination_ensures_1 this points result /\ combination_ensures_2 this points result.

End Clauses.
End Vec.

(** ** geometry.IndexedSupportMapping *)

Module IndexedSupportMapping.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  isExact : bool;
  space : int;
  has : int -> bool;
  point : int -> vec R
}.

Definition null : object :=
  Object false 0 (fun _ => false) (fun _ => (no_vec R)).

Definition the (this : option object) : object :=
  odflt null this.

Definition point_requires_1 (this : object) (index : int) : Prop :=
  has this index.

Definition point_ensures_1 (this : object) (index : int) : Prop :=
  len (coordinates (point this index)) = space this /\ exact (vec_field (point this
    index)) = isExact this.

Definition point_contract (this : object) (index : int) : Prop :=
  point_requires_1 this index -> point_ensures_1 this index.

Definition get_requires_1 (this : object) (indices : seq int) : Prop :=
  forall k : int, 0 <= k < len indices -> has this (elem indices k).

Definition get_ensures_1 (this : object) (indices : seq int) (result : seq (vec R)) : Prop
  :=
  len result = len indices.

Definition get_ensures_3 (this : object) (indices : seq int) (result : seq (vec R)) : Prop
  :=
  forall k : int, 0 <= k < len indices -> vec_elem result k = point this (elem indices k).

Definition get_ensures_4 (this : object) (indices : seq int) (result : seq (vec R)) : Prop
  :=
  forall k : int, 0 <= k < len indices -> exact (vec_field (vec_elem result k)) = isExact
    this /\ len (coordinates (vec_elem result k)) = space this.

Definition get_contract (this : object) (indices : seq int) (result : seq (vec R)) : Prop
  :=
  get_requires_1 this indices -> get_ensures_1 this indices result /\ get_ensures_3 this
    indices result /\ get_ensures_4 this indices result.

(* Not here: get_ensures_2: unexpected \elemtype *)

End Clauses.
End IndexedSupportMapping.

(** ** geometry.Polytope *)

Module Polytope.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  super : IndexedSupportMapping.object R;
  points : seq (vec R)
}.

Definition null : object :=
  Object (IndexedSupportMapping.null R) [::].

Definition the (this : option object) : object :=
  odflt null this.

Definition isExact this :=
  IndexedSupportMapping.isExact (super this).

Definition space this :=
  IndexedSupportMapping.space (super this).

Definition has this :=
  IndexedSupportMapping.has (super this).

Definition point this :=
  IndexedSupportMapping.point (super this).

Definition invariant_1 (this : object) : Prop :=
  len (points this) >= 1.

Definition invariant_2 (this : object) : Prop :=
  forall k : int, 0 <= k < len (points this) -> has this k.

Definition invariant_3 (this : object) : Prop :=
  forall k : int, has this k -> 0 <= k < len (points this).

Definition invariant_4 (this : object) : Prop :=
  forall k : int, 0 <= k < len (points this) -> vec_elem (points this) k = point this k.

Definition invariant (this : object) : Prop :=
  invariant_1 this /\ invariant_2 this /\ invariant_3 this /\ invariant_4 this.

End Clauses.
End Polytope.

(** ** geometry.MinkowskiDifference *)

Module MinkowskiDifference.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  a : IndexedSupportMapping.object R;
  b : IndexedSupportMapping.object R;
  isExact : bool;
  space : int;
  steps : (vec R) -> (vec R) -> int -> bool
}.

Definition null : object :=
  Object (IndexedSupportMapping.null R) (IndexedSupportMapping.null R) false 0 (fun _ =>
    fun _ => fun _ => false).

Definition the (this : option object) : object :=
  odflt null this.

Definition invariant_1 (this : object) : Prop :=
  IndexedSupportMapping.space (a this) = space this /\ IndexedSupportMapping.space (b
    this) = space this.

Definition invariant_2 (this : object) : Prop :=
  IndexedSupportMapping.isExact (a this) = isExact this /\ IndexedSupportMapping.isExact
    (b this) = isExact this.

Definition invariant (this : object) : Prop :=
  invariant_1 this /\ invariant_2 this.

End Clauses.
End MinkowskiDifference.

(** ** simplex.SubSimplex *)

Module SubSimplex.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  indices : seq int;
  weights : vec R;
  v : vec R;
  indexAt : int -> int
}.

Definition null : object :=
  Object [::] (no_vec R) (no_vec R) (fun _ => 0).

Definition the (this : option object) : object :=
  odflt null this.

End Clauses.
End SubSimplex.

(** ** simplex.DistanceSubAlgorithm *)

Module DistanceSubAlgorithm.
Section Clauses.
Variable R : realFieldType.

Definition solve_requires_1 (y : seq (vec R)) : Prop :=
  1 <= len y <= 16%:Z.

Definition solve_requires_2 (y : seq (vec R)) : Prop :=
  forall k : int, 0 <= k < len y -> exact (vec_field (vec_elem y k)) /\ len (coordinates
    (vec_elem y k)) = len (coordinates (vec_elem y 0)).

Definition solve_ensures_1 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  result <> None /\ 1 <= len (SubSimplex.indices (SubSimplex.the result)) <= len y /\ len
    (coordinates (SubSimplex.weights (SubSimplex.the result))) = len (SubSimplex.indices
    (SubSimplex.the result)).

Definition solve_ensures_2 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  exact (vec_field (SubSimplex.weights (SubSimplex.the result))) /\ exact (vec_field
    (SubSimplex.v (SubSimplex.the result))) /\ len (coordinates (SubSimplex.v
    (SubSimplex.the result))) = len (coordinates (vec_elem y 0)).

Definition solve_ensures_3 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall k : int, 0 <= k < len (SubSimplex.indices (SubSimplex.the result)) -> 0 <=
    SubSimplex.indexAt (SubSimplex.the result) k < len y.

Definition solve_ensures_4 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall k : int, 1 <= k < len (SubSimplex.indices (SubSimplex.the result)) ->
    SubSimplex.indexAt (SubSimplex.the result) (k - 1) < SubSimplex.indexAt
    (SubSimplex.the result) k.

Definition solve_ensures_5 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall k : int, 0 <= k < len (SubSimplex.indices (SubSimplex.the result)) -> coord
    (SubSimplex.weights (SubSimplex.the result)) k > 0.

Definition solve_ensures_6 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  sum_to (SubSimplex.weights (SubSimplex.the result)) (len (SubSimplex.indices
    (SubSimplex.the result))) = 1.

Definition solve_ensures_7 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall d t : vec R, len (coordinates d) = len (coordinates (vec_elem y 0)) /\ len
    (coordinates t) = len (SubSimplex.indices (SubSimplex.the result)) /\ (forall k : int,
    0 <= k < len (SubSimplex.indices (SubSimplex.the result)) -> coord t k = product d
    (vec_elem y (SubSimplex.indexAt (SubSimplex.the result) k))) -> product d
    (SubSimplex.v (SubSimplex.the result)) = product (SubSimplex.weights (SubSimplex.the
    result)) t.

Definition solve_ensures_8 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall k : int, 0 <= k < len (SubSimplex.indices (SubSimplex.the result)) -> product
    (SubSimplex.v (SubSimplex.the result)) (vec_elem y (SubSimplex.indexAt (SubSimplex.the
    result) k)) = product (SubSimplex.v (SubSimplex.the result)) (SubSimplex.v
    (SubSimplex.the result)).

Definition solve_ensures_9 (y : seq (vec R)) (result : option (SubSimplex.object R)) :
  Prop :=
  forall k : int, 0 <= k < len y -> product (SubSimplex.v (SubSimplex.the result))
    (vec_elem y k) >= product (SubSimplex.v (SubSimplex.the result)) (SubSimplex.v
    (SubSimplex.the result)).

Definition solve_contract (y : seq (vec R)) (result : option (SubSimplex.object R)) : Prop
  :=
  solve_requires_1 y -> solve_requires_2 y -> solve_ensures_1 y result /\ solve_ensures_2
    y result /\ solve_ensures_3 y result /\ solve_ensures_4 y result /\ solve_ensures_5 y
    result /\ solve_ensures_6 y result /\ solve_ensures_7 y result /\ solve_ensures_8 y
    result /\ solve_ensures_9 y result.

End Clauses.
End DistanceSubAlgorithm.

(** ** gjk.GjkLoop *)

Module GjkLoop.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  field : ordered_field;
  a : IndexedSupportMapping.object R;
  b : IndexedSupportMapping.object R;
  difference : MinkowskiDifference.object R;
  subAlgorithm : unit;
  maxIterations : int;
  axisSuffices : bool;
  i : seq int;
  j : seq int;
  weights : vec R;
  v : vec R;
  squaredNorm : R;
  s : option (vec R);
  supportA : int;
  supportB : int;
  iterations : int;
  exit : option ExitReason
}.

Definition null : object :=
  Object false (IndexedSupportMapping.null R) (IndexedSupportMapping.null R)
    (MinkowskiDifference.null R) tt 0 false [::] [::] (no_vec R) (no_vec R) 0 None 0 0 0
    None.

Definition the (this : option object) : object :=
  odflt null this.

Definition isSum (d : vec R) (v' : vec R) (weights' : vec R) (t : vec R) : Prop :=
  product d v' = product weights' t.

Definition invariant_1 (this : object) : Prop :=
  IndexedSupportMapping.isExact (a this) /\ IndexedSupportMapping.isExact (b this) /\
    IndexedSupportMapping.space (a this) = IndexedSupportMapping.space (b this) /\ exact
    (field this).

Definition invariant_2 (this : object) : Prop :=
  MinkowskiDifference.a (difference this) = a this /\ MinkowskiDifference.b (difference
    this) = b this /\ MinkowskiDifference.isExact (difference this) /\
    MinkowskiDifference.space (difference this) = IndexedSupportMapping.space (a this).

Definition invariant_3 (this : object) : Prop :=
  0 <= iterations this <= maxIterations this.

Definition invariant_4 (this : object) : Prop :=
  1 <= len (i this) <= 16%:Z /\ len (j this) = len (i this).

Definition invariant_5 (this : object) : Prop :=
  forall k : int, 0 <= k < len (i this) -> IndexedSupportMapping.has (a this) (elem (i
    this) k) /\ IndexedSupportMapping.has (b this) (elem (j this) k).

Definition invariant_6 (this : object) : Prop :=
  exact (vec_field (weights this)) /\ len (coordinates (weights this)) = len (i this).

Definition invariant_7 (this : object) : Prop :=
  forall k : int, 0 <= k < len (i this) -> coord (weights this) k > 0.

Definition invariant_8 (this : object) : Prop :=
  sum_to (weights this) (len (i this)) = 1.

Definition invariant_9 (this : object) : Prop :=
  exact (vec_field (v this)) /\ len (coordinates (v this)) = IndexedSupportMapping.space
    (a this).

Definition invariant_10 (this : object) : Prop :=
  forall d t : vec R, len (coordinates d) = IndexedSupportMapping.space (a this) /\ len
    (coordinates t) = len (i this) /\ (forall k : int, 0 <= k < len (i this) ->
    IndexedSupportMapping.has (a this) (elem (i this) k) /\ IndexedSupportMapping.has (b
    this) (elem (j this) k) /\ coord t k = product d (IndexedSupportMapping.point (a this)
    (elem (i this) k)) - product d (IndexedSupportMapping.point (b this) (elem (j this)
    k))) -> isSum d (v this) (weights this) t.

Definition invariant_11 (this : object) : Prop :=
  squaredNorm this = product (v this) (v this).

Definition invariant_12 (this : object) : Prop :=
  forall k : int, 0 <= k < len (i this) -> product (v this) (IndexedSupportMapping.point
    (a this) (elem (i this) k)) - product (v this) (IndexedSupportMapping.point (b this)
    (elem (j this) k)) = product (v this) (v this).

Definition invariant_13 (this : object) : Prop :=
  s this <> None -> IndexedSupportMapping.has (a this) (supportA this) /\
    IndexedSupportMapping.has (b this) (supportB this) /\ exact (vec_field (the_vec (s
    this))) /\ len (coordinates (the_vec (s this))) = IndexedSupportMapping.space (a
    this).

Definition invariant_14 (this : object) : Prop :=
  s this <> None -> forall d : vec R, len (coordinates d) = IndexedSupportMapping.space (a
    this) -> forall k l : int, k = supportA this /\ l = supportB this /\
    IndexedSupportMapping.has (a this) k /\ IndexedSupportMapping.has (b this) l ->
    product d (the_vec (s this)) = product d (IndexedSupportMapping.point (a this) k) -
    product d (IndexedSupportMapping.point (b this) l).

Definition invariant_15 (this : object) : Prop :=
  exit this = Some ZERO_VECTOR -> product (v this) (v this) = 0 /\ s this = None.

Definition invariant_16 (this : object) : Prop :=
  exit this = Some OPTIMAL -> product (v this) (v this) > 0 /\ s this <> None /\ product
    (v this) (v this) = product (v this) (the_vec (s this)).

Definition invariant_17 (this : object) : Prop :=
  exit this = Some OPTIMAL -> forall k l : int, IndexedSupportMapping.has (a this) k /\
    IndexedSupportMapping.has (b this) l -> product (v this) (IndexedSupportMapping.point
    (a this) k) - product (v this) (IndexedSupportMapping.point (b this) l) >= product (v
    this) (v this).

Definition invariant_18 (this : object) : Prop :=
  exit this = Some OPTIMAL -> ~ axisSuffices this.

Definition invariant_19 (this : object) : Prop :=
  exit this = Some SEPARATING_AXIS -> axisSuffices this /\ product (v this) (v this) > 0
    /\ s this <> None /\ product (v this) (the_vec (s this)) > 0.

Definition invariant_20 (this : object) : Prop :=
  exit this = Some SEPARATING_AXIS -> forall k l : int, IndexedSupportMapping.has (a this)
    k /\ IndexedSupportMapping.has (b this) l -> product (v this)
    (IndexedSupportMapping.point (a this) k) - product (v this)
    (IndexedSupportMapping.point (b this) l) > 0.

Definition invariant_21 (this : object) : Prop :=
  exit this = Some ITERATION_LIMIT -> iterations this = maxIterations this.

Definition invariant_22 (this : object) : Prop :=
  exit this = Some SIMPLEX_FULL -> iterations this < maxIterations this /\ (len (i this) >
    IndexedSupportMapping.space (a this) \/ len (i this) = 16%:Z).

Definition invariant_23 (this : object) : Prop :=
  exit this = Some ITERATION_LIMIT \/ exit this = Some SIMPLEX_FULL -> product (v this) (v
    this) > 0 /\ s this <> None.

Definition invariant_24 (this : object) : Prop :=
  (exit this = Some ITERATION_LIMIT \/ exit this = Some SIMPLEX_FULL) /\ ~ axisSuffices
    this -> ~ (forall k l : int, IndexedSupportMapping.has (a this) k /\
    IndexedSupportMapping.has (b this) l -> product (v this) (IndexedSupportMapping.point
    (a this) k) - product (v this) (IndexedSupportMapping.point (b this) l) >= product (v
    this) (v this)).

Definition invariant_25 (this : object) : Prop :=
  (exit this = Some ITERATION_LIMIT \/ exit this = Some SIMPLEX_FULL) /\ axisSuffices this
    -> ~ (forall k l : int, IndexedSupportMapping.has (a this) k /\
    IndexedSupportMapping.has (b this) l -> product (v this) (IndexedSupportMapping.point
    (a this) k) - product (v this) (IndexedSupportMapping.point (b this) l) > 0).

Definition invariant_26 (this : object) : Prop :=
  exit this <> None /\ s this <> None -> forall k l : int, IndexedSupportMapping.has (a
    this) k /\ IndexedSupportMapping.has (b this) l -> product (v this)
    (IndexedSupportMapping.point (a this) k) - product (v this)
    (IndexedSupportMapping.point (b this) l) >= product (v this) (the_vec (s this)).

Definition invariant_27 (this : object) : Prop :=
  exit this = None \/ exit this = Some ZERO_VECTOR \/ exit this = Some OPTIMAL \/ exit
    this = Some SEPARATING_AXIS \/ exit this = Some ITERATION_LIMIT \/ exit this = Some
    SIMPLEX_FULL.

Definition invariant (this : object) : Prop :=
  invariant_1 this /\ invariant_2 this /\ invariant_3 this /\ invariant_4 this /\
    invariant_5 this /\ invariant_6 this /\ invariant_7 this /\ invariant_8 this /\
    invariant_9 this /\ invariant_10 this /\ invariant_11 this /\ invariant_12 this /\
    invariant_13 this /\ invariant_14 this /\ invariant_15 this /\ invariant_16 this /\
    invariant_17 this /\ invariant_18 this /\ invariant_19 this /\ invariant_20 this /\
    invariant_21 this /\ invariant_22 this /\ invariant_23 this /\ invariant_24 this /\
    invariant_25 this /\ invariant_26 this /\ invariant_27 this.

Definition new_requires_1 (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  IndexedSupportMapping.isExact a' /\ 0 <= maxIterations'.

Definition new_requires_2 (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  len startI <= 16%:Z /\ len startI = len startJ.

Definition new_requires_3 (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  forall k : int, 0 <= k < len startI -> IndexedSupportMapping.has a' (elem startI k) /\
    IndexedSupportMapping.has b' (elem startJ k).

Definition new_ensures_1 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  a this = a' /\ b this = b' /\ subAlgorithm this = subAlgorithm' /\ maxIterations this =
    maxIterations' /\ ~ axisSuffices this.

Definition new_ensures_2 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  len startI >= 1.

Definition new_ensures_3 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  iterations this = 0 /\ s this = None /\ exit this = None.

Definition new_ensures_5 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  len (i this) <= len startI /\ (forall k : int, 0 <= k < len (i this) -> exists m : int,
    0 <= m < len startI /\ (elem (i this) k = elem startI m /\ elem (j this) k = elem
    startJ m)).

Definition new_ensures_6 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  len startI = 1 -> len (i this) = 1 /\ elem (i this) 0 = elem startI 0 /\ elem (j this) 0
    = elem startJ 0.

Definition new_ensures_7 (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  forall k : int, 0 <= k < len startI -> product (v this) (IndexedSupportMapping.point a'
    (elem startI k)) - product (v this) (IndexedSupportMapping.point b' (elem startJ k))
    >= product (v this) (v this).

Definition new_contract (this : object) (a' : IndexedSupportMapping.object R) (b' :
  IndexedSupportMapping.object R) (subAlgorithm' : unit) (startI : seq int) (startJ : seq
  int) (maxIterations' : int) : Prop :=
  new_requires_1 a' b' subAlgorithm' startI startJ maxIterations' -> new_requires_2 a' b'
    subAlgorithm' startI startJ maxIterations' -> new_requires_3 a' b' subAlgorithm'
    startI startJ maxIterations' -> invariant this /\ new_ensures_1 this a' b'
    subAlgorithm' startI startJ maxIterations' /\ new_ensures_2 this a' b' subAlgorithm'
    startI startJ maxIterations' /\ new_ensures_3 this a' b' subAlgorithm' startI startJ
    maxIterations' /\ new_ensures_5 this a' b' subAlgorithm' startI startJ maxIterations'
    /\ new_ensures_6 this a' b' subAlgorithm' startI startJ maxIterations' /\
    new_ensures_7 this a' b' subAlgorithm' startI startJ maxIterations'.

Definition advance_case_1_requires_1 (this : object) : Prop :=
  exit this <> None.

Definition advance_case_1_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old /\ axisSuffices this = axisSuffices old /\ i this = i old /\ j this
    = j old /\ weights this = weights old /\ v this = v old /\ squaredNorm this =
    squaredNorm old /\ s this = s old /\ supportA this = supportA old /\ supportB this =
    supportB old /\ iterations this = iterations old /\ exit this = exit old.

Definition advance_case_1_ensures_1 (old : object) (this : object) (result : bool) : Prop
  :=
  ~ result.

Definition advance_case_2_requires_1 (this : object) : Prop :=
  exit this = None.

Definition advance_case_2_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old /\ axisSuffices this = axisSuffices old.

Definition advance_case_2_ensures_1 (old : object) (this : object) (result : bool) : Prop
  :=
  result <-> exit this = None.

Definition advance_case_2_ensures_2 (old : object) (this : object) (result : bool) : Prop
  :=
  product (v old) (v old) <> 0 -> s this <> None /\ (forall k l : int,
    IndexedSupportMapping.has (a this) k /\ IndexedSupportMapping.has (b this) l ->
    product (v old) (IndexedSupportMapping.point (a this) k) - product (v old)
    (IndexedSupportMapping.point (b this) l) >= product (v old) (the_vec (s this))).

Definition advance_case_2_ensures_3 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> len (i this) <= len (i old) + 1 /\ (forall k : int, 0 <= k < len (i this) ->
    elem (i this) k = supportA this /\ elem (j this) k = supportB this \/ (exists m : int,
    0 <= m < len (i old) /\ (elem (i this) k = elem (i old) m /\ elem (j this) k = elem (j
    old) m))).

Definition advance_case_2_ensures_4 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> forall first : vec R, forall n : int, MinkowskiDifference.steps (difference
    this) first (v old) n -> MinkowskiDifference.steps (difference this) first (v this) (n
    + 1).

Definition advance_case_2_ensures_5 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> len (i old) <= IndexedSupportMapping.space (a this) /\ len (i old) < 16%:Z.

Definition advance_case_2_ensures_6 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> forall k : int, 0 <= k < len (i old) -> product (v this)
    (IndexedSupportMapping.point (a this) (elem (i old) k)) - product (v this)
    (IndexedSupportMapping.point (b this) (elem (j old) k)) >= product (v this) (v this).

Definition advance_case_2_ensures_7 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> forall k l : int, k = supportA this /\ l = supportB this /\
    IndexedSupportMapping.has (a this) k /\ IndexedSupportMapping.has (b this) l ->
    product (v this) (IndexedSupportMapping.point (a this) k) - product (v this)
    (IndexedSupportMapping.point (b this) l) >= product (v this) (v this).

Definition advance_case_2_ensures_8 (old : object) (this : object) (result : bool) : Prop
  :=
  result -> product (v this) (v this) < product (v old) (v old) /\ iterations this =
    iterations old + 1.

Definition advance_case_2_ensures_9 (old : object) (this : object) (result : bool) : Prop
  :=
  ~ result -> i this = i old /\ j this = j old /\ weights this = weights old /\ v this = v
    old /\ squaredNorm this = squaredNorm old /\ iterations this = iterations old.

Definition advance_case_2_ensures_10 (old : object) (this : object) (result : bool) : Prop
  :=
  exit this = Some ZERO_VECTOR <-> product (v old) (v old) = 0.

Definition advance_case_2_ensures_11 (old : object) (this : object) (result : bool) : Prop
  :=
  exit this = Some OPTIMAL <-> ~ axisSuffices this /\ product (v old) (v old) > 0 /\
    (forall k l : int, IndexedSupportMapping.has (a old) k /\ IndexedSupportMapping.has (b
    old) l -> product (v old) (IndexedSupportMapping.point (a old) k) - product (v old)
    (IndexedSupportMapping.point (b old) l) >= product (v old) (v old)).

Definition advance_case_2_ensures_12 (old : object) (this : object) (result : bool) : Prop
  :=
  exit this = Some SEPARATING_AXIS <-> axisSuffices this /\ product (v old) (v old) > 0 /\
    (forall k l : int, IndexedSupportMapping.has (a old) k /\ IndexedSupportMapping.has (b
    old) l -> product (v old) (IndexedSupportMapping.point (a old) k) - product (v old)
    (IndexedSupportMapping.point (b old) l) > 0).

Definition advance_contract (old : object) (this : object) (result : bool) : Prop :=
  invariant old -> (advance_case_1_requires_1 old -> invariant this /\
    advance_case_1_frame old this /\ advance_case_1_ensures_1 old this result) /\
    (advance_case_2_requires_1 old -> invariant this /\ advance_case_2_frame old this /\
    advance_case_2_ensures_1 old this result /\ advance_case_2_ensures_2 old this result
    /\ advance_case_2_ensures_3 old this result /\ advance_case_2_ensures_4 old this
    result /\ advance_case_2_ensures_5 old this result /\ advance_case_2_ensures_6 old
    this result /\ advance_case_2_ensures_7 old this result /\ advance_case_2_ensures_8
    old this result /\ advance_case_2_ensures_9 old this result /\
    advance_case_2_ensures_10 old this result /\ advance_case_2_ensures_11 old this result
    /\ advance_case_2_ensures_12 old this result).

Definition run_case_1_requires_1 (this : object) : Prop :=
  exit this <> None.

Definition run_case_1_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old /\ axisSuffices this = axisSuffices old /\ i this = i old /\ j this
    = j old /\ weights this = weights old /\ v this = v old /\ squaredNorm this =
    squaredNorm old /\ s this = s old /\ supportA this = supportA old /\ supportB this =
    supportB old /\ iterations this = iterations old /\ exit this = exit old.

Definition run_case_2_requires_1 (this : object) : Prop :=
  exit this = None.

Definition run_case_2_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old /\ axisSuffices this = axisSuffices old.

Definition run_case_2_ensures_1 (old : object) (this : object) : Prop :=
  exit this <> None.

Definition run_case_2_ensures_2 (old : object) (this : object) : Prop :=
  iterations this = iterations old -> i this = i old /\ j this = j old /\ weights this =
    weights old /\ v this = v old /\ squaredNorm this = squaredNorm old.

Definition run_case_2_ensures_3 (old : object) (this : object) : Prop :=
  iterations this <> iterations old -> iterations this > iterations old /\ product (v
    this) (v this) < product (v old) (v old).

Definition run_case_2_ensures_4 (old : object) (this : object) : Prop :=
  MinkowskiDifference.steps (difference this) (v old) (v this) (iterations this -
    iterations old).

Definition run_case_2_ensures_5 (old : object) (this : object) : Prop :=
  len (i this) <= len (i old) + iterations this - iterations old.

Definition run_contract (old : object) (this : object) : Prop :=
  invariant old -> (run_case_1_requires_1 old -> invariant this /\ run_case_1_frame old
    this) /\ (run_case_2_requires_1 old -> invariant this /\ run_case_2_frame old this /\
    run_case_2_ensures_1 old this /\ run_case_2_ensures_2 old this /\ run_case_2_ensures_3
    old this /\ run_case_2_ensures_4 old this /\ run_case_2_ensures_5 old this).

End Clauses.
End GjkLoop.

(** ** gjk.SeparatingAxisLoop *)

Module SeparatingAxisLoop.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  field : ordered_field;
  a : IndexedSupportMapping.object R;
  b : IndexedSupportMapping.object R;
  difference : MinkowskiDifference.object R;
  subAlgorithm : unit;
  maxIterations : int;
  i : seq int;
  j : seq int;
  weights : option (vec R);
  v : vec R;
  supportA : int;
  supportB : int;
  supportLeft : bool;
  iterations : int;
  exit : option ExitReason
}.

Definition null : object :=
  Object false (IndexedSupportMapping.null R) (IndexedSupportMapping.null R)
    (MinkowskiDifference.null R) tt 0 [::] [::] None (no_vec R) 0 0 false 0 None.

Definition the (this : option object) : object :=
  odflt null this.

Definition invariant_1 (this : object) : Prop :=
  IndexedSupportMapping.isExact (a this) /\ IndexedSupportMapping.isExact (b this) /\
    IndexedSupportMapping.space (a this) = IndexedSupportMapping.space (b this) /\ exact
    (field this).

Definition invariant_2 (this : object) : Prop :=
  MinkowskiDifference.a (difference this) = a this /\ MinkowskiDifference.b (difference
    this) = b this /\ MinkowskiDifference.isExact (difference this) /\
    MinkowskiDifference.space (difference this) = IndexedSupportMapping.space (a this).

Definition invariant_3 (this : object) : Prop :=
  0 <= iterations this <= maxIterations this.

Definition invariant_4 (this : object) : Prop :=
  len (i this) <= 16%:Z /\ len (j this) = len (i this) /\ (exit this = None -> len (i
    this) <= 15%:Z).

Definition invariant_5 (this : object) : Prop :=
  forall k : int, 0 <= k < len (i this) -> IndexedSupportMapping.has (a this) (elem (i
    this) k) /\ IndexedSupportMapping.has (b this) (elem (j this) k).

Definition invariant_6 (this : object) : Prop :=
  exact (vec_field (v this)) /\ len (coordinates (v this)) = IndexedSupportMapping.space
    (a this).

Definition invariant_7 (this : object) : Prop :=
  exit this = Some SEPARATING_AXIS -> forall k l : int, IndexedSupportMapping.has (a this)
    k /\ IndexedSupportMapping.has (b this) l -> product (v this)
    (IndexedSupportMapping.point (a this) k) - product (v this)
    (IndexedSupportMapping.point (b this) l) > 0.

Definition invariant_8 (this : object) : Prop :=
  iterations this >= 1 -> weights this <> None /\ len (i this) >= 1 /\ len (coordinates
    (the_vec (weights this))) = len (i this).

Definition invariant_9 (this : object) : Prop :=
  iterations this >= 1 -> forall k : int, 0 <= k < len (i this) -> coord (the_vec (weights
    this)) k > 0.

Definition invariant_10 (this : object) : Prop :=
  iterations this >= 1 -> sum_to (the_vec (weights this)) (len (i this)) = 1.

Definition invariant_11 (this : object) : Prop :=
  iterations this >= 1 -> forall d t : vec R, len (coordinates d) =
    IndexedSupportMapping.space (a this) /\ len (coordinates t) = len (i this) /\ (forall
    k : int, 0 <= k < len (i this) -> IndexedSupportMapping.has (a this) (elem (i this) k)
    /\ IndexedSupportMapping.has (b this) (elem (j this) k) /\ coord t k = product d
    (IndexedSupportMapping.point (a this) (elem (i this) k)) - product d
    (IndexedSupportMapping.point (b this) (elem (j this) k))) -> GjkLoop.isSum d (v this)
    (the_vec (weights this)) t.

Definition invariant_12 (this : object) : Prop :=
  iterations this >= 1 -> forall k : int, 0 <= k < len (i this) -> product (v this)
    (IndexedSupportMapping.point (a this) (elem (i this) k)) - product (v this)
    (IndexedSupportMapping.point (b this) (elem (j this) k)) = product (v this) (v this).

Definition invariant_13 (this : object) : Prop :=
  exit this = Some ZERO_VECTOR -> iterations this >= 1 /\ product (v this) (v this) = 0.

Definition invariant_14 (this : object) : Prop :=
  iterations this >= 1 /\ product (v this) (v this) = 0 -> exit this = Some ZERO_VECTOR.

Definition invariant_15 (this : object) : Prop :=
  exit this = Some ITERATION_LIMIT -> iterations this = maxIterations this.

Definition invariant_16 (this : object) : Prop :=
  exit this = Some SIMPLEX_FULL -> iterations this < maxIterations this /\ (len (i this) >
    IndexedSupportMapping.space (a this) \/ len (i this) = 16%:Z).

Definition invariant_17 (this : object) : Prop :=
  exit this = Some ITERATION_LIMIT \/ exit this = Some SIMPLEX_FULL -> ~ (forall k l :
    int, IndexedSupportMapping.has (a this) k /\ IndexedSupportMapping.has (b this) l ->
    product (v this) (IndexedSupportMapping.point (a this) k) - product (v this)
    (IndexedSupportMapping.point (b this) l) > 0).

Definition invariant_18 (this : object) : Prop :=
  exit this = None \/ exit this = Some SEPARATING_AXIS \/ exit this = Some ZERO_VECTOR \/
    exit this = Some ITERATION_LIMIT \/ exit this = Some SIMPLEX_FULL.

Definition invariant_19 (this : object) : Prop :=
  exit this <> None -> supportLeft this <-> exit this <> Some ZERO_VECTOR.

Definition invariant_20 (this : object) : Prop :=
  exit this = None -> iterations this = 0.

Definition invariant (this : object) : Prop :=
  invariant_1 this /\ invariant_2 this /\ invariant_3 this /\ invariant_4 this /\
    invariant_5 this /\ invariant_6 this /\ invariant_7 this /\ invariant_8 this /\
    invariant_9 this /\ invariant_10 this /\ invariant_11 this /\ invariant_12 this /\
    invariant_13 this /\ invariant_14 this /\ invariant_15 this /\ invariant_16 this /\
    invariant_17 this /\ invariant_18 this /\ invariant_19 this /\ invariant_20 this.

Definition run_case_1_requires_1 (this : object) : Prop :=
  exit this <> None.

Definition run_case_1_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old /\ i this = i old /\ j this = j old /\ weights this = weights old /\
    v this = v old /\ supportA this = supportA old /\ supportB this = supportB old /\
    supportLeft this = supportLeft old /\ iterations this = iterations old /\ exit this =
    exit old.

Definition run_case_2_requires_1 (this : object) : Prop :=
  exit this = None.

Definition run_case_2_frame (old : object) (this : object) : Prop :=
  field this = field old /\ a this = a old /\ b this = b old /\ difference this =
    difference old /\ subAlgorithm this = subAlgorithm old /\ maxIterations this =
    maxIterations old.

Definition run_case_2_ensures_1 (old : object) (this : object) : Prop :=
  exit this <> None.

Definition run_case_2_ensures_2 (old : object) (this : object) : Prop :=
  exit this = Some SEPARATING_AXIS /\ iterations this = 0 <-> (forall k l : int,
    IndexedSupportMapping.has (a old) k /\ IndexedSupportMapping.has (b old) l -> product
    (v old) (IndexedSupportMapping.point (a old) k) - product (v old)
    (IndexedSupportMapping.point (b old) l) > 0).

Definition run_case_2_ensures_3 (old : object) (this : object) : Prop :=
  iterations this = 0 -> i this = i old /\ j this = j old /\ weights this = weights old /\
    v this = v old.

Definition run_case_2_ensures_4 (old : object) (this : object) : Prop :=
  iterations this = 0 -> exit this = Some SEPARATING_AXIS \/ maxIterations this = 0.

Definition run_case_2_ensures_5 (old : object) (this : object) : Prop :=
  IndexedSupportMapping.has (a this) (supportA this) /\ IndexedSupportMapping.has (b this)
    (supportB this).

Definition run_case_2_ensures_6 (old : object) (this : object) : Prop :=
  forall k l p q : int, IndexedSupportMapping.has (a this) k /\ IndexedSupportMapping.has
    (b this) l /\ p = supportA this /\ q = supportB this -> product (v old)
    (IndexedSupportMapping.point (a this) k) - product (v old)
    (IndexedSupportMapping.point (b this) l) >= product (v old)
    (IndexedSupportMapping.point (a this) p) - product (v old)
    (IndexedSupportMapping.point (b this) q).

Definition run_case_2_ensures_7 (old : object) (this : object) : Prop :=
  len (i this) <= len (i old) + iterations this.

Definition run_case_2_ensures_8 (old : object) (this : object) : Prop :=
  iterations this >= 1 -> exists u : vec R, (len (coordinates u) =
    IndexedSupportMapping.space (a this) /\ (forall k : int, 0 <= k < len (i old) ->
    product u (IndexedSupportMapping.point (a this) (elem (i old) k)) - product u
    (IndexedSupportMapping.point (b this) (elem (j old) k)) >= product u u) /\ (forall k l
    : int, k = supportA this /\ l = supportB this /\ IndexedSupportMapping.has (a this) k
    /\ IndexedSupportMapping.has (b this) l -> product u (IndexedSupportMapping.point (a
    this) k) - product u (IndexedSupportMapping.point (b this) l) >= product u u)) /\
    MinkowskiDifference.steps (difference this) u (v this) (iterations this - 1).

Definition run_contract (old : object) (this : object) : Prop :=
  invariant old -> (run_case_1_requires_1 old -> invariant this /\ run_case_1_frame old
    this) /\ (run_case_2_requires_1 old -> invariant this /\ run_case_2_frame old this /\
    run_case_2_ensures_1 old this /\ run_case_2_ensures_2 old this /\ run_case_2_ensures_3
    old this /\ run_case_2_ensures_4 old this /\ run_case_2_ensures_5 old this /\
    run_case_2_ensures_6 old this /\ run_case_2_ensures_7 old this /\ run_case_2_ensures_8
    old this).

End Clauses.
End SeparatingAxisLoop.

(** ** certificate.CertificateChecker *)

Module CertificateChecker.
Section Clauses.
Variable R : realFieldType.

Record object := Object {
  field : ordered_field;
  a : Polytope.object R;
  b : Polytope.object R;
  difference : MinkowskiDifference.object R
}.

Definition null : object :=
  Object false (Polytope.null R) (Polytope.null R) (MinkowskiDifference.null R).

Definition the (this : option object) : object :=
  odflt null this.

Definition isConvex (this : object) (i : seq int) (j : seq int) (weights : vec R) : Prop
  :=
  len i >= 1 /\ len j = len i /\ len (coordinates weights) = len i /\ (forall k : int, 0
    <= k < len i -> Polytope.has (a this) (elem i k) /\ Polytope.has (b this) (elem j k)
    /\ coord weights k > 0) /\ sum_to weights (len i) = 1.

Definition isBasis (this : object) (i : seq int) (j : seq int) (basis : seq int) : Prop :=
  len basis = Polytope.space (a this) /\ (forall k : int, 0 <= k < len basis -> 0 <= elem
    basis k < len i) /\ (forall d : vec R, len (coordinates d) = Polytope.space (a this)
    /\ (forall k : int, 0 <= k < len basis -> product d (Polytope.point (a this) (elem i
    (elem basis k))) = product d (Polytope.point (b this) (elem j (elem basis k)))) ->
    forall c : int, 0 <= c < Polytope.space (a this) -> coord d c = 0).

Definition invariant_1 (this : object) : Prop :=
  MinkowskiDifference.a (difference this) = Polytope.super (a this) /\
    MinkowskiDifference.b (difference this) = Polytope.super (b this).

Definition invariant_2 (this : object) : Prop :=
  Polytope.space (a this) = MinkowskiDifference.space (difference this) /\ Polytope.space
    (b this) = MinkowskiDifference.space (difference this).

Definition invariant_3 (this : object) : Prop :=
  Polytope.isExact (a this) = exact (field this) /\ Polytope.isExact (b this) = exact
    (field this) /\ MinkowskiDifference.isExact (difference this) = exact (field this).

Definition invariant (this : object) : Prop :=
  invariant_1 this /\ invariant_2 this /\ invariant_3 this.

Definition separated_requires_1 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) : Prop :=
  exact (field this) /\ exact (vec_field weights).

Definition separated_ensures_1 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (result : option unit) : Prop :=
  result = None -> isConvex this i j weights.

Definition separated_ensures_2 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (result : option unit) : Prop :=
  result = None -> exists v : vec R, (len (coordinates v) = Polytope.space (a this) /\
    (forall d t : vec R, len (coordinates d) = Polytope.space (a this) /\ len (coordinates
    t) = len i /\ (forall k : int, 0 <= k < len i -> coord t k = product d (Polytope.point
    (a this) (elem i k)) - product d (Polytope.point (b this) (elem j k))) -> product d v
    = product weights t)) /\ (product v v <> 0 /\ (forall p q : int, Polytope.has (a this)
    p /\ Polytope.has (b this) q -> product (Polytope.point (a this) p) v - product
    (Polytope.point (b this) q) v >= product v v)).

Definition separated_ensures_3 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (result : option unit) : Prop :=
  result <> None /\ isConvex this i j weights -> forall v : vec R, len (coordinates v) =
    Polytope.space (a this) /\ (forall d : vec R, len (coordinates d) = Polytope.space (a
    this) -> exists t : vec R, (len (coordinates t) = len i /\ (forall k : int, 0 <= k <
    len i -> coord t k = product d (Polytope.point (a this) (elem i k)) - product d
    (Polytope.point (b this) (elem j k)))) /\ product d v = product weights t) -> product
    v v = 0 \/ (exists p q : int, (Polytope.has (a this) p /\ Polytope.has (b this) q) /\
    product (Polytope.point (a this) p) v - product (Polytope.point (b this) q) v <
    product v v).

Definition separated_contract (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (result : option unit) : Prop :=
  invariant this -> separated_requires_1 this i j weights -> separated_ensures_1 this i j
    weights result /\ separated_ensures_2 this i j weights result /\ separated_ensures_3
    this i j weights result.

(* Not here: separated_ensures_4: condition of Violation is not known *)

(* Not here: separated_ensures_5: condition of Violation is not known *)

Definition touching_requires_1 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (d : vec R) : Prop :=
  exact (field this) /\ exact (vec_field weights) /\ exact (vec_field d).

Definition touching_ensures_1 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (d : vec R) (result : option unit) : Prop :=
  result = None -> isConvex this i j weights.

Definition touching_ensures_2 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (d : vec R) (result : option unit) : Prop :=
  result = None -> exists v : vec R, (len (coordinates v) = Polytope.space (a this) /\
    (forall e t : vec R, len (coordinates e) = Polytope.space (a this) /\ len (coordinates
    t) = len i /\ (forall k : int, 0 <= k < len i -> coord t k = product e (Polytope.point
    (a this) (elem i k)) - product e (Polytope.point (b this) (elem j k))) -> product e v
    = product weights t)) /\ product v v = 0.

Definition touching_ensures_3 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (d : vec R) (result : option unit) : Prop :=
  result = None -> len (coordinates d) = Polytope.space (a this) /\ product d d <> 0 /\
    (forall p q : int, Polytope.has (a this) p /\ Polytope.has (b this) q -> product d
    (Polytope.point (a this) p) - product d (Polytope.point (b this) q) >= 0).

Definition touching_ensures_4 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (d : vec R) (result : option unit) : Prop :=
  result <> None /\ isConvex this i j weights /\ len (coordinates d) = Polytope.space (a
    this) /\ product d d <> 0 /\ (forall p q : int, Polytope.has (a this) p /\
    Polytope.has (b this) q -> product d (Polytope.point (a this) p) - product d
    (Polytope.point (b this) q) >= 0) -> forall v : vec R, len (coordinates v) =
    Polytope.space (a this) /\ (forall e : vec R, len (coordinates e) = Polytope.space (a
    this) -> exists t : vec R, (len (coordinates t) = len i /\ (forall k : int, 0 <= k <
    len i -> coord t k = product e (Polytope.point (a this) (elem i k)) - product e
    (Polytope.point (b this) (elem j k)))) /\ product e v = product weights t) -> product
    v v <> 0.

Definition touching_contract (this : object) (i : seq int) (j : seq int) (weights : vec R)
  (d : vec R) (result : option unit) : Prop :=
  invariant this -> touching_requires_1 this i j weights d -> touching_ensures_1 this i j
    weights d result /\ touching_ensures_2 this i j weights d result /\ touching_ensures_3
    this i j weights d result /\ touching_ensures_4 this i j weights d result.

(* Not here: touching_ensures_5: condition of Violation is not known *)

(* Not here: touching_ensures_6: condition of Violation is not known *)

(* Not here: touching_ensures_7: condition of Violation is not known *)

Definition overlapping_requires_1 (this : object) (i : seq int) (j : seq int) (weights :
  vec R) (basis : seq int) : Prop :=
  exact (field this) /\ exact (vec_field weights).

Definition overlapping_ensures_1 (this : object) (i : seq int) (j : seq int) (weights :
  vec R) (basis : seq int) (result : option unit) : Prop :=
  result = None -> isConvex this i j weights.

Definition overlapping_ensures_2 (this : object) (i : seq int) (j : seq int) (weights :
  vec R) (basis : seq int) (result : option unit) : Prop :=
  result = None -> exists v : vec R, (len (coordinates v) = Polytope.space (a this) /\
    (forall d t : vec R, len (coordinates d) = Polytope.space (a this) /\ len (coordinates
    t) = len i /\ (forall k : int, 0 <= k < len i -> coord t k = product d (Polytope.point
    (a this) (elem i k)) - product d (Polytope.point (b this) (elem j k))) -> product d v
    = product weights t)) /\ product v v = 0.

Definition overlapping_ensures_3 (this : object) (i : seq int) (j : seq int) (weights :
  vec R) (basis : seq int) (result : option unit) : Prop :=
  result = None -> isBasis this i j basis.

Definition overlapping_ensures_4 (this : object) (i : seq int) (j : seq int) (weights :
  vec R) (basis : seq int) (result : option unit) : Prop :=
  result <> None /\ isConvex this i j weights /\ isBasis this i j basis -> forall v : vec
    R, len (coordinates v) = Polytope.space (a this) /\ (forall d : vec R, len
    (coordinates d) = Polytope.space (a this) -> exists t : vec R, (len (coordinates t) =
    len i /\ (forall k : int, 0 <= k < len i -> coord t k = product d (Polytope.point (a
    this) (elem i k)) - product d (Polytope.point (b this) (elem j k)))) /\ product d v =
    product weights t) -> product v v <> 0.

Definition overlapping_contract (this : object) (i : seq int) (j : seq int) (weights : vec
  R) (basis : seq int) (result : option unit) : Prop :=
  invariant this -> overlapping_requires_1 this i j weights basis -> overlapping_ensures_1
    this i j weights basis result /\ overlapping_ensures_2 this i j weights basis result
    /\ overlapping_ensures_3 this i j weights basis result /\ overlapping_ensures_4 this i
    j weights basis result.

(* Not here: overlapping_ensures_5: condition of Violation is not known *)

(* Not here: overlapping_ensures_6: condition of Violation is not known *)

(* Not here: overlapping_ensures_7: condition of Violation is not known *)

Definition apart_requires_1 (this : object) (d : vec R) : Prop :=
  exact (field this) /\ exact (vec_field d).

Definition apart_ensures_1 (this : object) (d : vec R) (result : option unit) : Prop :=
  result = None -> len (coordinates d) = Polytope.space (a this) /\ (forall p q : int,
    Polytope.has (a this) p /\ Polytope.has (b this) q -> product d (Polytope.point (a
    this) p) - product d (Polytope.point (b this) q) > 0).

Definition apart_ensures_2 (this : object) (d : vec R) (result : option unit) : Prop :=
  result <> None -> len (coordinates d) <> Polytope.space (a this) \/ (exists p q : int,
    (Polytope.has (a this) p /\ Polytope.has (b this) q) /\ product d (Polytope.point (a
    this) p) - product d (Polytope.point (b this) q) <= 0).

Definition apart_contract (this : object) (d : vec R) (result : option unit) : Prop :=
  invariant this -> apart_requires_1 this d -> apart_ensures_1 this d result /\
    apart_ensures_2 this d result.

(* Not here: apart_ensures_3: condition of Violation is not known *)

Definition meeting_requires_1 (this : object) (i : seq int) (j : seq int) (weights : vec
  R) : Prop :=
  exact (field this) /\ exact (vec_field weights).

Definition meeting_ensures_1 (this : object) (i : seq int) (j : seq int) (weights : vec R)
  (result : option unit) : Prop :=
  result = None -> isConvex this i j weights.

Definition meeting_ensures_2 (this : object) (i : seq int) (j : seq int) (weights : vec R)
  (result : option unit) : Prop :=
  result = None -> exists v : vec R, (len (coordinates v) = Polytope.space (a this) /\
    (forall d t : vec R, len (coordinates d) = Polytope.space (a this) /\ len (coordinates
    t) = len i /\ (forall k : int, 0 <= k < len i -> coord t k = product d (Polytope.point
    (a this) (elem i k)) - product d (Polytope.point (b this) (elem j k))) -> product d v
    = product weights t)) /\ product v v = 0.

Definition meeting_ensures_3 (this : object) (i : seq int) (j : seq int) (weights : vec R)
  (result : option unit) : Prop :=
  result <> None /\ isConvex this i j weights -> forall v : vec R, len (coordinates v) =
    Polytope.space (a this) /\ (forall d : vec R, len (coordinates d) = Polytope.space (a
    this) -> exists t : vec R, (len (coordinates t) = len i /\ (forall k : int, 0 <= k <
    len i -> coord t k = product d (Polytope.point (a this) (elem i k)) - product d
    (Polytope.point (b this) (elem j k)))) /\ product d v = product weights t) -> product
    v v <> 0.

Definition meeting_contract (this : object) (i : seq int) (j : seq int) (weights : vec R)
  (result : option unit) : Prop :=
  invariant this -> meeting_requires_1 this i j weights -> meeting_ensures_1 this i j
    weights result /\ meeting_ensures_2 this i j weights result /\ meeting_ensures_3 this
    i j weights result.

(* Not here: meeting_ensures_4: condition of Violation is not known *)

(* Not here: meeting_ensures_5: condition of Violation is not known *)

End Clauses.
End CertificateChecker.
