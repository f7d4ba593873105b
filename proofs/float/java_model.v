(** * What the words of the translated Java methods mean

    [java_methods.v] and [java_bounds.v] are made of the Java text by [proofs/translate.sh]:
    every operation, comparison, constant and assignment of the methods that it lists, in
    Java's order.  Their definitions are over any [machine], so that they can be read as IEEE
    754 ([ieee_machine]) and as rounded real numbers ([double_machine]).

    What the translator takes for granted of Java (JLS 15): [double] is binary64 with
    rounding to nearest, without extended exponents (strict since 17) and without fused
    operations but for [Math.fma]; operands are evaluated from left to right, and those
    here have no side effects; constants are folded in the same arithmetic; the
    compiled code does what the text says.  Counts of [int] do not overflow, and each is a
    double; operations on bits are those of Coq's integers, which are in two's complement
    without an end.  An array is a function of the index with a length, and null one of
    length -1: that no index is out of bounds and no null is read, is not said here; an
    array that is written has no second name.  A method that returns nothing is what it
    writes: an array, or the fields of its object that it assigns.  A loop is a fold over
    what its counter is, or the first result that it returns, or, in [java_numbers.v], a [while].  What the translator does not know it refuses, by
    file and line: other loops among it. *)

From Coq Require Import ZArith List Reals ssreflect.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model error_bounds float_overflow figure_bounds.

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
  (** The nearest whole number, and x 2^n. *)
  whole : number machine_operations -> number machine_operations;
  (** The next larger number. *)
  next : number machine_operations -> number machine_operations;
  scaled : number machine_operations -> Z -> number machine_operations;
  (** [Math.getExponent] and [Double.doubleToRawLongBits]. *)
  exponent : number machine_operations -> Z;
  bits : number machine_operations -> Z;
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
Arguments whole {_} _.
Arguments next {_} _.
Arguments scaled {_} _ _.
Arguments exponent {_} _.
Arguments bits {_} _.
Arguments less {_} _ _.
Arguments less_or_same {_} _ _.
Arguments same {_} _ _.

Notation "x / y" := (over x y) : double_scope.

(** ** Arrays and loops *)

Record array (T : Type) := Array { entry :> Z -> T; array_length : Z }.

Arguments Array {T} _ _.
Arguments entry {T} _ _.
Arguments array_length {T} _.

Definition no_array (T : Type) (a : array T) : bool := Z.ltb (array_length a) 0.
Arguments no_array {T} _.

Definition put (T : Type) (a : array T) (k : Z) (x : T) : array T :=
  Array (fun i => if Z.eqb i k then x else a i) (array_length a).
Arguments put {T} _ _ _.

(** How often [for (; k < e; k += n)] runs, the values of k, and the last one. *)
Definition turns (k e n : Z) : Z := Z.max 0 ((e - k + n - 1) / n).
Definition range (k e n : Z) : list Z :=
  map (fun i => k + n * Z.of_nat i)%Z (seq 0 (Z.to_nat (turns k e n))).
Definition past (k e n : Z) : Z := (k + n * turns k e n)%Z.

Definition elements (T : Type) (a : array T) : list T := map a (range 0 (array_length a) 1).
Arguments elements {T} _.

Fixpoint first_result (S T : Type) (f : S -> option T) (s : list S) : option T :=
  match s with
  | nil => None
  | cons k s' => match f k with Some x => Some x | None => first_result S T f s' end
  end.
Arguments first_result {S T} _ _.

(** [x >>> n] on so many bits. *)
Definition unsigned_shift (width x n : Z) : Z := Z.shiftr (x mod 2 ^ width) n.

(** How many of so many bits are 0 below the lowest that is 1. *)
Definition trailing_zeros (width x : Z) : Z := if Z.eqb x 0 then width else Z.log2 (Z.land x (- x)).

Definition Integer_MAX_VALUE : Z := 2 ^ 31 - 1.
Definition Double_MIN_EXPONENT : Z := -1022.

(** ** Objects *)

(** An object of which nothing is known but whether it is null. *)
Definition object : Type := option Z.
Definition no_object (x : object) : bool := match x with None => true | Some _ => false end.

(** The fields of the Java classes of these names that are read, and what their methods
    answer. *)
Record Vertices (M : machine) := FlatPoints {
  Vertices_x : array (number M);
  Vertices_y : array (number M);
  Vertices_z : array (number M);
  Vertices_axes : array (array (number M));
  Vertices_centre : array (number M);
  Vertices_magnitude : number M;
  Vertices_extent : number M;
  Vertices_dimension : Z;
  Vertices_size : Z;
  Vertices_from : array Z;
  Vertices_neighbours : array Z;
  Vertices_image : object;
  Vertices_exponent : Z }.

Record Candidate (M : machine) := Pairs {
  Candidate_size : Z;
  Candidate_a : array Z;
  Candidate_b : array Z;
  Candidate_t : array (number M);
  Candidate_isPlaced : bool;
  (** What the rounding of images adds to errors; 0 for bodies at rest. *)
  Candidate_pointError : number M;
  Candidate_edgeError : number M;
  (** Room for so many numbers. *)
  Candidate_products : Z -> array (number M) }.

Arguments Vertices_x {_} _.
Arguments Vertices_y {_} _.
Arguments Vertices_z {_} _.
Arguments Vertices_axes {_} _.
Arguments Vertices_centre {_} _.
Arguments Vertices_magnitude {_} _.
Arguments Vertices_extent {_} _.
Arguments Vertices_dimension {_} _.
Arguments Vertices_size {_} _.
Arguments Vertices_from {_} _.
Arguments Vertices_neighbours {_} _.
Arguments Vertices_image {_} _.
Arguments Vertices_exponent {_} _.
Arguments Candidate_size {_} _.
Arguments Candidate_a {_} _.
Arguments Candidate_b {_} _.
Arguments Candidate_t {_} _.
Arguments Candidate_products {_} _ _.
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

(** That of the leading bit, -1023 for 0 and numbers below 2^-1022, 1024 for no number. *)
Definition ieee_exponent (x : float) : Z :=
  match x with
  | B754_finite _ m e _ => Z.max (-1023) (Z.log2 (Z.pos m) + e)
  | B754_zero _ => -1023
  | _ => 1024
  end.

(** Sign, exponent and fraction in 64 bits, of which the first makes the number negative. *)
Definition ieee_bits (x : float) : Z :=
  let rest :=
    match x with
    | B754_zero _ => 0
    | B754_infinity _ => 2047 * 2 ^ 52
    | B754_nan => 4095 * 2 ^ 51
    | B754_finite _ m e _ =>
        if Z.ltb (Z.pos m) (2 ^ 52) then Z.pos m else (e + 1074) * 2 ^ 52 + Z.pos m
    end%Z in
  if Bsign x then (rest - 2 ^ 63)%Z else rest.

Definition ieee_machine : machine :=
  @Machine ieee_operations (Bdiv mode_NE) (Bsqrt mode_NE) (Bfma mode_NE) ieee_greatest
    ieee_copy_sign B754_nan (@BinarySingleNaN.is_nan 53 1024) (Bnearbyint mode_NE) Bsucc
    (Bldexp mode_NE) ieee_exponent ieee_bits Bltb Bleb Beqb.

(** ** Rounded real numbers *)

Definition real_exponent (x : double) : Z :=
  if Rlt_bool (Rabs (double_value x)) (bpow radix2 (-1022)) then (-1023)%Z
  else (mag_val radix2 _ (mag radix2 (double_value x)) - 1)%Z.

(** Without overflow, infinities and -0; what NaN is, is left open, and of the bits all but
    the sign. *)
Definition double_machine (none : double) (none_is : double -> bool) : machine :=
  @Machine binary64_operations (fun x y => fl (x / y)) (fun x => fl (sqrt x))
    (fun x y z => fl (x * y + z)) (fun x y => if Rle_bool x y then y else x)
    (fun x y => if Rlt_bool y 0 then dopp (dabs x) else dabs x) none none_is
    (fun x => fl (IZR (ZnearestE (double_value x)))) next_up
    (fun x n => fl (double_value x * bpow radix2 n)) real_exponent
    (fun x => if Rlt_bool x 0 then (-1)%Z else 0%Z) Rlt_bool Rle_bool Req_bool.

Lemma less_true none none_is (x y : number (double_machine none none_is)) :
  less x y = true -> (double_value x < double_value y)%R.
Proof. by rewrite /less /=; case: Rlt_bool_spec. Qed.

Lemma le_true none none_is (x y : number (double_machine none none_is)) :
  less_or_same x y = true -> (double_value x <= double_value y)%R.
Proof. by rewrite /less_or_same /=; case: Rle_bool_spec. Qed.
