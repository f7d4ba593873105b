(** * What the words of the translated Java methods mean

    [java_methods.v] is made of the Java text by [proofs/translate.sh]: every operation,
    comparison, constant and assignment of the methods that it lists, in Java's order.
    Its definitions are over any [machine], so that they can be read as IEEE 754
    ([ieee_machine]) and as rounded real numbers ([double_machine]).

    What the translator takes for granted of Java (JLS 15): [double] is binary64 with
    rounding to nearest, without extended exponents (strict since 17) and without fused
    operations but for [Math.fma]; operands are evaluated from left to right, and those
    here have no side effects; constants are folded in the same arithmetic; the
    compiled code does what the text says.  Counts of [int] do not overflow, and each is a
    double.  It refuses, by file and line, what it does not know: loops among it. *)

From Coq Require Import ZArith Reals ssreflect.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model error_bounds float_overflow.

(** The operations of the bounds, and what else Java has. *)
Record machine := Machine {
  machine_operations :> operations;
  over : number machine_operations -> number machine_operations -> number machine_operations;
  root : number machine_operations -> number machine_operations;
  (** x y + z *)
  fused : number machine_operations -> number machine_operations -> number machine_operations ->
    number machine_operations;
  greatest : number machine_operations -> number machine_operations -> number machine_operations;
  (** The magnitude of the first number with the sign of the second. *)
  copy_sign : number machine_operations -> number machine_operations -> number machine_operations;
  nan : number machine_operations;
  is_nan : number machine_operations -> bool;
  less : number machine_operations -> number machine_operations -> bool;
  less_or_same : number machine_operations -> number machine_operations -> bool;
  same : number machine_operations -> number machine_operations -> bool }.

Arguments over {_} _ _.
Arguments root {_} _.
Arguments fused {_} _ _ _.
Arguments greatest {_} _ _.
Arguments copy_sign {_} _ _.
Arguments nan {_}.
Arguments is_nan {_} _.
Arguments less {_} _ _.
Arguments less_or_same {_} _ _.
Arguments same {_} _ _.

Notation "x / y" := (over x y) : double_scope.

(** The fields of the Java classes of these names that are read; an array is a function
    of the index. *)
Record Vertices (M : machine) := FlatPoints {
  Vertices_x : Z -> number M;
  Vertices_y : Z -> number M;
  Vertices_z : Z -> number M;
  Vertices_magnitude : number M;
  Vertices_extent : number M;
  Vertices_dimension : Z;
  Vertices_size : Z }.

Record Candidate (M : machine) := Pairs {
  Candidate_a : Z -> Z;
  Candidate_b : Z -> Z;
  Candidate_t : Z -> number M;
  Candidate_isPlaced : bool;
  (** What the rounding of images adds to errors; 0 for bodies at rest. *)
  Candidate_pointError : number M;
  Candidate_edgeError : number M }.

Arguments Vertices_x {_} _ _.
Arguments Vertices_y {_} _ _.
Arguments Vertices_z {_} _ _.
Arguments Vertices_magnitude {_} _.
Arguments Vertices_extent {_} _.
Arguments Vertices_dimension {_} _.
Arguments Vertices_size {_} _.
Arguments Candidate_a {_} _ _.
Arguments Candidate_b {_} _ _.
Arguments Candidate_t {_} _ _.
Arguments Candidate_isPlaced {_} _.
Arguments Candidate_pointError {_} _.
Arguments Candidate_edgeError {_} _.

(** ** IEEE 754 *)

(** [Math.max]: NaN if one is, and 0 for 0 and -0. *)
Definition ieee_greatest (x y : float) : float :=
  if BinarySingleNaN.is_nan x then x else if BinarySingleNaN.is_nan y then y
  else if Bltb x y then y else if Bltb y x then x else if Bsign x then y else x.

Definition ieee_copy_sign (x y : float) : float :=
  if Bsign y then Bopp (Babs x) else Babs x.

Definition ieee_machine : machine :=
  @Machine ieee_operations (Bdiv mode_NE) (Bsqrt mode_NE) (Bfma mode_NE) ieee_greatest
    ieee_copy_sign B754_nan (@BinarySingleNaN.is_nan 53 1024) Bltb Bleb Beqb.

(** ** Rounded real numbers *)

(** Without overflow, infinities and -0; what NaN is, is left open. *)
Definition double_machine (none : double) (none_is : double -> bool) : machine :=
  @Machine binary64_operations (fun x y => fl (x / y)) (fun x => fl (sqrt x))
    (fun x y z => fl (x * y + z)) (fun x y => if Rle_bool x y then y else x)
    (fun x y => if Rlt_bool y 0 then dopp (dabs x) else dabs x) none none_is
    Rlt_bool Rle_bool Req_bool.
