(** * Integers and fractions of Java

    What the words of [java_numbers.v] mean, which is made of the Java text, beside those of
    [java_model.v].  [BigInteger] is an integer of any size, in two's complement where its bits
    are asked; [int] and [long] are integers that do not overflow, and [longValueExact] does
    not throw: [java_conversions.v] says so of the numbers that have up to 64 bits.  A method
    that throws returns [None]. *)

From Coq Require Import ZArith.
From Flocq Require Import Zaux BinarySingleNaN.
From Flocq Require Binary Bits.
From CertiGJKFloat Require Import float_model float_overflow java_model.

Local Open Scope Z_scope.

Definition bit_length (x : Z) : Z :=
  let y := if x <? 0 then - x - 1 else x in if y =? 0 then 0 else Z.log2 y + 1.
Definition lowest_set_bit (x : Z) : Z := trailing_zeros (-1) x.
Definition divide_and_remainder (p q : Z) : array Z :=
  Array (fun k => if k =? 0 then Z.quot p q else Z.rem p q) 2.

Definition BigInteger_ONE : Z := 1.

(** The fields of the Java class of this name, and what the methods of the other answer. *)
Record BinaryFormat := Build_BinaryFormat {
  BinaryFormat_precision : Z;
  BinaryFormat_minExponent : Z;
  BinaryFormat_maxExponent : Z }.

(** Java reduces a fraction to lowest terms when it makes it, which does not change its value. *)
Record BigFraction := Build_BigFraction {
  BigFraction_getNumerator : Z;
  BigFraction_getDenominator : Z }.

(** A loop that goes on while a condition holds, cut off after so many turns: what is proved
    of a method holds for every limit that is large enough, so that it is not cut off. *)
Fixpoint while (S : Type) (limit : nat) (condition : S -> bool) (body : S -> S) (s : S) : S :=
  match limit with
  | O => s
  | Datatypes.S limit' => if condition s then while S limit' condition body (body s) else s
  end.
Arguments while {S} _ _ _ _.

(** [Double.isFinite], [(long) x] of a number in range, and [Double.longBitsToDouble], as Flocq reads bits. *)
Definition ieee_is_finite (x : float) : bool := is_finite x.
Definition ieee_truncated (x : float) : Z := Btrunc x.
Definition ieee_of_bits (b : Z) : float := Binary.B2BSN 53 1024 (Bits.b64_of_bits b).

(** Numbers of type float: IEEE 754 binary32. *)
Notation single := (binary_float 24 128).

#[global] Instance prec24 : FLX.Prec_gt_0 24 := eq_refl.
#[global] Instance emax128 : Prec_lt_emax 24 128 := eq_refl.

Definition ieee_singles : operations :=
  @Operations single (Bplus mode_NE) (Bminus mode_NE) (Bmult mode_NE) Babs Bopp
    (fun m e => binary_normalize 24 128 _ _ mode_NE m e false).
Definition ieee_single_of_bits (b : Z) : single := Binary.B2BSN 24 128 (Bits.b32_of_bits b).

(** [(double) x] *)
Definition ieee_widened (x : single) : float :=
  match x with
  | B754_zero s => B754_zero s
  | B754_infinity s => B754_infinity s
  | B754_nan => B754_nan
  | B754_finite s m e _ => binary_normalize 53 1024 _ _ mode_NE (cond_Zopp s (Z.pos m)) e s
  end.
