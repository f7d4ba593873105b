(** * Numbers in the Java text
    Made by [proofs/translate.sh] of the classes below src/core and src/library: do not edit.  Which
    methods, [java-numbers.txt] beside the translator says; what the words mean,
    [java_model.v].  An assignment is a [let] that hides the name before it. *)

From Coq Require Import ZArith List Bool.
From CertiGJKFloat Require Import float_model error_bounds java_model java_integers java_strings.

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

(** [Double.isInfinite] and [Float.isInfinite], [Double.parseDouble] and [Float.parseFloat]. *)
Variable is_infinite : number -> bool.
Variable is_infinite_single : single -> bool.
Variable parse_double : string -> number.
Variable parse_float : string -> single.

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

Definition Numeral_isAt (text : string) (position : Z) (among : string) : bool :=
  Z.ltb position (length_of text) && Z.leb 0%Z (index_of among (char_at text position)).

Definition Numeral_isDigit (c : Z) (hex : bool) : bool :=
  (Z.leb ((char "0")) c && Z.leb c ((char "9"))) || (hex && ((Z.leb ((char "a")) c && Z.leb c ((char "f"))) || (Z.leb ((char "A")) c && Z.leb c ((char "F"))))).

Definition Numeral_afterDigits (text : string) (from : Z) (hex : bool) : Z :=
  let at_ := from in
  let at_ := while limit (fun at_ => Z.ltb at_ (length_of text) && Numeral_isDigit (char_at text at_) hex) (fun at_ =>
      let at_ := (at_ + 1)%Z in
      at_) at_ in
  at_.

Definition Numeral_afterSign (text : string) (from : Z) : Z :=
  if Numeral_isAt text from ((chars "+-")) then (from + 1%Z)%Z else from.

Definition Numeral_ifComplete (text : string) (complete : Z) (kind : Z) : Z :=
  if Z.eqb complete (length_of text) then kind else Kind_NONE.

Definition Numeral_scan (text : string) : Numeral :=
  let sign := Numeral_afterSign text 0%Z in
  let hex := Numeral_isAt text sign ((chars "0")) && Numeral_isAt text ((sign + 1%Z)%Z) ((chars "xX")) in
  let first := if hex then (sign + 2%Z)%Z else sign in
  let point := Numeral_afterDigits text first hex in
  if negb hex && Z.ltb first point && Numeral_isAt text point ((chars "/")) then
    let after := Numeral_afterDigits text ((point + 1%Z)%Z) false in
    let ratio := Numeral_ifComplete text (if Z.ltb ((point + 1%Z)%Z) after then after else (-1)%Z) Kind_RATIO in
    Build_Numeral text ratio after sign first point point
  else
    let end_ := if Numeral_isAt text point ((chars ".")) then Numeral_afterDigits text ((point + 1%Z)%Z) hex else point in
    let empty := Z.eqb first point && Z.leb end_ ((point + 1%Z)%Z) in
    if empty || negb (Numeral_isAt text end_ (if hex then (chars "pP") else (chars "eE"))) then
      let plain := Numeral_ifComplete text (if empty || hex then (-1)%Z else end_) Kind_DECIMAL in
      Build_Numeral text plain end_ sign first point end_
    else
      let exponent_ := Numeral_afterSign text ((end_ + 1%Z)%Z) in
      let good := Numeral_afterDigits text exponent_ false in
      let floating := Numeral_ifComplete text (if Z.ltb exponent_ good then good else (-1)%Z) (if hex then Kind_HEX else Kind_DECIMAL) in
      Build_Numeral text floating good sign first point end_.

Definition Numeral_whole (this : Numeral) : string :=
  let text := Numeral_text this in
  let sign := Numeral_sign this in
  let first := Numeral_first this in
  let point := Numeral_point this in
  ((substring text 0%Z sign) ++ (substring text first point))%list.

Definition Numeral_fraction (this : Numeral) : string :=
  let text := Numeral_text this in
  let point := Numeral_point this in
  let end_ := Numeral_end this in
  substring text (Z.min ((point + 1%Z)%Z) end_) end_.

Definition Numeral_denominator (this : Numeral) : string :=
  let text := Numeral_text this in
  let good := Numeral_good this in
  let point := Numeral_point this in
  substring text ((point + 1%Z)%Z) good.

Definition Numeral_exponent (this : Numeral) : string :=
  let text := Numeral_text this in
  let good := Numeral_good this in
  let end_ := Numeral_end this in
  if Z.ltb end_ good then substring text ((end_ + 1%Z)%Z) good else (chars "0").

Definition Numerals_MAX_LENGTH : Z := 100000%Z.
Definition Numerals_MAX_EXPONENT : Z := 10000%Z.
Definition Numerals_FEW_DIGITS : Z := 1000%Z.

Fixpoint Numerals_whole (limit : nat) (digits : string) : Z :=
  match limit with
  | O => 0%Z
  | Datatypes.S limit =>
    if Z.leb (length_of digits) Numerals_FEW_DIGITS then
      integer_of 10%Z digits
    else
      let low := Z.quot (length_of digits) 2%Z in
      let high := Numerals_whole limit (substring digits 0%Z (((length_of digits) - low)%Z)) in
      let rest := Numerals_whole limit (substring_from digits (((length_of digits) - low)%Z)) in
      let scaled_ := (high * (Z.pow BigInteger_TEN low))%Z in
      if Z.eqb (char_at digits 0%Z) ((char "-")) then (scaled_ - rest)%Z else (scaled_ + rest)%Z
  end.

Definition Numerals_ratio (numeral : Numeral) : option BigFraction :=
  let denominator := integer_of 10%Z (Numeral_denominator numeral) in
  if Z.eqb (Z.sgn denominator) 0%Z then
    None
  else
    Some (Build_BigFraction (Numerals_whole limit (Numeral_whole numeral)) denominator).

Definition Numerals_scaled (numeral : Numeral) (significand base : Z) (perDigit : Z) (limits : NumeralLimits) : option BigFraction :=
  let exponent_ := integer_of 10%Z (Numeral_exponent numeral) in
  if Z.ltb 0%Z (compare_to (Z.abs exponent_) ((NumeralLimits_exponent limits))) then
    None
  else
    let power := (((exponent_)) - ((perDigit * (length_of (Numeral_fraction numeral)))%Z))%Z in
    let scale := Z.pow base (Z.abs power) in
    Some (if Z.ltb power 0%Z then Build_BigFraction significand scale else Build_BigFraction ((significand * scale)%Z) 1%Z).

Definition Numerals_parseExact (text : string) (limits : NumeralLimits) : option BigFraction :=
  if Z.ltb (NumeralLimits_length limits) (length_of text) then
    None
  else
    let numeral := Numeral_scan text in
    if Z.eqb (Numeral_kind numeral) Kind_NONE then
      None
    else
      if Z.eqb (Numeral_kind numeral) Kind_RATIO then
        Numerals_ratio numeral
      else
        let digits := ((Numeral_whole numeral) ++ (Numeral_fraction numeral))%list in
        if Z.eqb (Numeral_kind numeral) Kind_HEX then
          Numerals_scaled numeral (integer_of 16%Z digits) BigInteger_TWO 4%Z limits
        else
          Numerals_scaled numeral (Numerals_whole limit digits) BigInteger_TEN 1%Z limits.

Definition Numerals_finite (text : string) (nearest : number) : option number :=
  if is_infinite nearest then
    None
  else
    Some (nearest).

Definition Numerals_finiteFloat (text : string) (nearest : single) : option single :=
  if is_infinite_single nearest then
    None
  else
    Some (nearest).

Definition Numerals_parseNearest (text : string) (limits : NumeralLimits) : option number :=
  if Z.ltb (NumeralLimits_length limits) (length_of text) then
    None
  else
    let numeral := Numeral_scan text in
    if Z.eqb (Numeral_kind numeral) Kind_DECIMAL || Z.eqb (Numeral_kind numeral) Kind_HEX then
      Numerals_finite text (parse_double text + constant 0 0)
    else
      match Numerals_parseExact text limits with
      | Some exact =>
        match Conversions_toDouble_1 exact with
        | Some nearest =>
          Numerals_finite text nearest
        | None => None
        end
      | None => None
      end.

Definition Numerals_parseNearestFloat (text : string) (limits : NumeralLimits) : option single :=
  if Z.ltb (NumeralLimits_length limits) (length_of text) then
    None
  else
    let numeral := Numeral_scan text in
    if Z.eqb (Numeral_kind numeral) Kind_DECIMAL then
      Numerals_finiteFloat text (parse_float text + constant 0 0)
    else
      match Numerals_parseExact text limits with
      | Some exact =>
        Numerals_finiteFloat text (Conversions_toFloat exact)
      | None => None
      end.

End Java.
