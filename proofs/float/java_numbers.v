(** * Numbers in the Java text
    Made by [proofs/translate.sh] of the classes below src/core and src/library: do not edit.  Which
    methods, [java-numbers.txt] beside the translator says; what the words mean,
    [java_model.v].  An assignment is a [let] that hides the name before it. *)

From Coq Require Import ZArith List Bool.
From CertiGJKFloat Require Import float_model error_bounds java_model java_integers.

Local Open Scope double_scope.
Local Open Scope bool_scope.

Section Java.

Variable M : machine.
Local Notation number := (number M).
Local Notation Vertices := (Vertices M).
Local Notation Candidate := (Candidate M).

(** [Double.isFinite], [(long) x], [Double.longBitsToDouble], and how many turns a
    [while] may take. *)
Variable is_finite : number -> bool.
Variable truncated : number -> Z.
Variable of_bits : Z -> number.
Variable limit : nat.

(** The numbers of type float, [Float.intBitsToFloat], and [(double) x]. *)
Variable Singles : operations.
Local Notation single := (float_model.number Singles).
Variable single_of_bits : Z -> single.
Variable widened : single -> number.

Definition BinaryFormat_BINARY32 : BinaryFormat := Build_BinaryFormat 24%Z ((-149)%Z) 104%Z.
Definition BinaryFormat_BINARY64 : BinaryFormat := Build_BinaryFormat 53%Z ((-1074)%Z) 971%Z.

Definition BinaryFormat_bits (this : BinaryFormat) (exponent_ : Z) (significand : Z) : Z :=
  let precision := BinaryFormat_precision this in
  let minExponent := BinaryFormat_minExponent this in
  ((Z.shiftl (((exponent_ - minExponent)%Z)) ((precision - 1%Z)%Z)) + significand)%Z.

Definition BinaryFormat_round (this : BinaryFormat) (floor : Z) (unit : Z) (more : bool) : Z :=
  let precision := BinaryFormat_precision this in
  let minExponent := BinaryFormat_minExponent this in
  let maxExponent := BinaryFormat_maxExponent this in
  let drop := Z.max (((bit_length floor) - precision)%Z) ((minExponent - unit)%Z) in
  if Z.ltb maxExponent ((unit + drop)%Z) then
    BinaryFormat_bits this maxExponent (Z.shiftl 1%Z precision)
  else
    let kept := Z.shiftr floor drop in
    let half := Z.testbit floor ((drop - 1%Z)%Z) in
    let aboveHalf := more || Z.ltb (lowest_set_bit floor) ((drop - 1%Z)%Z) in
    let up := half && (aboveHalf || Z.testbit kept 0%Z) in
    BinaryFormat_bits this ((unit + drop)%Z) ((((kept)) + (if up then 1%Z else 0%Z))%Z).

Definition BinaryFormat_nearest (this : BinaryFormat) (p q : Z) (degree : Z) : Z :=
  let precision := BinaryFormat_precision this in
  let minExponent := BinaryFormat_minExponent this in
  let log := Z.div (((((bit_length p) - (bit_length q))%Z) - 1%Z)%Z) degree in
  let unit := Z.max ((log - precision)%Z) ((minExponent - 1%Z)%Z) in
  let shift := (degree * unit)%Z in
  let quotient := divide_and_remainder (Z.shiftl p (Z.max ((- shift)%Z) 0%Z)) (Z.shiftl q (Z.max shift 0%Z)) in
  if Z.eqb degree 1%Z then
    BinaryFormat_round this (quotient 0%Z) unit (negb (Z.eqb (Z.sgn (quotient 1%Z)) 0%Z))
  else
    let root_ := truncated (root (constant (quotient 0%Z) 0)) in
    let rest := ((((quotient 0%Z) - (Z.pow ((root_)) 2%Z))%Z)) in
    let '(rest, root_) := while limit (fun '(rest, root_) => Z.ltb rest 0%Z) (fun '(rest, root_) =>
        let rest := (rest + ((((2%Z * root_)%Z) - 1%Z)%Z))%Z in
        let root_ := (root_ - 1)%Z in
        (rest, root_)) (rest, root_) in
    let '(rest, root_) := while limit (fun '(rest, root_) => Z.ltb ((2%Z * root_)%Z) rest) (fun '(rest, root_) =>
        let rest := (rest - ((((2%Z * root_)%Z) + 1%Z)%Z))%Z in
        let root_ := (root_ + 1)%Z in
        (rest, root_)) (rest, root_) in
    BinaryFormat_round this ((root_)) unit (negb (Z.eqb (Z.sgn (quotient 1%Z)) 0%Z) || negb (Z.eqb rest 0%Z)).

Definition Conversions_toDouble_3 (numerator denominator : Z) (exponent_ : Z) : option number :=
  if Z.leb (Z.sgn denominator) 0%Z then
    None
  else
    if Z.eqb (Z.sgn numerator) 0%Z then
      Some (constant 0 0)
    else
      let magnitude := of_bits (BinaryFormat_nearest BinaryFormat_BINARY64 (Z.shiftl (Z.abs numerator) (Z.max exponent_ 0%Z)) (Z.shiftl denominator (Z.max ((- exponent_)%Z) 0%Z)) 1%Z) in
      Some (if Z.ltb (Z.sgn numerator) 0%Z then constant 0 0 - magnitude else magnitude).

Definition Conversions_toDouble_1 (q : BigFraction) : option number :=
  Conversions_toDouble_3 (BigFraction_getNumerator q) (BigFraction_getDenominator q) 0%Z.

Definition Conversions_nearest (format : BinaryFormat) (q : BigFraction) (degree : Z) : Z :=
  let p := BigFraction_getNumerator q in
  if Z.eqb (Z.sgn p) 0%Z then 0%Z else BinaryFormat_nearest format (Z.abs p) (BigFraction_getDenominator q) degree.

Definition Conversions_notNegative (q : BigFraction) : option BigFraction :=
  if Z.ltb (Z.sgn (BigFraction_getNumerator q)) 0%Z then
    None
  else
    Some (q).

Definition Conversions_toFloat (q : BigFraction) : single :=
  let magnitude := single_of_bits (Conversions_nearest BinaryFormat_BINARY32 q 1%Z) in
  if Z.ltb (Z.sgn (BigFraction_getNumerator q)) 0%Z then constant 0 0 - magnitude else magnitude.

Definition Conversions_sqrtToDouble_3 (numerator denominator : Z) (exponent_ : Z) : option number :=
  if Z.ltb (Z.sgn numerator) 0%Z || Z.leb (Z.sgn denominator) 0%Z then
    None
  else
    Some (if Z.eqb (Z.sgn numerator) 0%Z then constant 0 0 else of_bits (BinaryFormat_nearest BinaryFormat_BINARY64 (Z.shiftl numerator (Z.max ((2%Z * exponent_)%Z) 0%Z)) (Z.shiftl denominator (Z.max ((((-2)%Z) * exponent_)%Z) 0%Z)) 2%Z)).

Definition Conversions_sqrtToDouble_1 (q : BigFraction) : option number :=
  match Conversions_notNegative q with
  | Some given => Some (of_bits (Conversions_nearest BinaryFormat_BINARY64 given 2%Z))
  | None => None
  end.

Definition Conversions_sqrtToFloat (q : BigFraction) : option single :=
  match Conversions_notNegative q with
  | Some given => Some (single_of_bits (Conversions_nearest BinaryFormat_BINARY32 given 2%Z))
  | None => None
  end.

Definition Conversions_toRational_1 (x : number) : option BigFraction :=
  if negb (is_finite x) then
    None
  else
    let exponent_ := ((Z.max (exponent x) Double_MIN_EXPONENT) - 52%Z)%Z in
    let significand := (truncated (scaled x ((- exponent_)%Z))) in
    Some (if Z.leb 0%Z exponent_ then Build_BigFraction (Z.shiftl significand exponent_) 1%Z else Build_BigFraction significand (Z.shiftl BigInteger_ONE ((- exponent_)%Z))).

Definition Conversions_toRational_float (x : single) : option BigFraction :=
  Conversions_toRational_1 (widened x).

End Java.
