(** Extraction of the Java methods in Coq, over any [machine], to OCaml.

    java_main.ml runs them over OCaml's own doubles, and over IEEE 754 as Flocq defines
    it, [ieee_machine]. *)

From Coq Require Import ZArith Extraction.
From CertiGJKFloat Require Import java_model java_methods java_bounds java_integers java_strings java_numbers java_readings.
From CertiGJKOracle Require Import mapping.

Extract Inlined Constant Z.land => "Numbers.logand".
Extract Inlined Constant Z.lor => "Numbers.logor".
Extract Inlined Constant Z.lxor => "Numbers.logxor".
Extract Inlined Constant Z.shiftl => "Numbers.shiftl".
Extract Inlined Constant Z.shiftr => "Numbers.shiftr".
Extract Inlined Constant Z.modulo => "Numbers.modulo".
Extract Inlined Constant Z.pow => "Numbers.pow".
Extract Inlined Constant Z.abs => "Numbers.abs".
Extract Inlined Constant Z.sgn => "Numbers.sgn".
Extract Inlined Constant Z.quot => "Numbers.quot".
Extract Inlined Constant Z.rem => "Numbers.rem".
Extract Inlined Constant Z.quotrem => "Numbers.quotrem".
Extract Inlined Constant Z.log2 => "Numbers.log2".
Extract Inlined Constant Z.testbit => "Numbers.testbit".

Extraction "java_methods.ml" Filter_distance Vertices_measure Vertices_leastExponent ErrorBounds_image Orientation_sign ieee_machine
  Candidate_errorOfPoint Candidate_errorOfEdge Threshold_isCloser Threshold_isFurther RoundedContact_isAlone
  InnerBall_isFarther InnerProduct_high_7 InnerProduct_low_7 CoordinateBounds_reach CoordinateBounds_error
  CoordinateBounds_lower CoordinateBounds_upper ImpactBounds_point ImpactBounds_ofPoint ImpactBounds_ofRest
  ImpactBounds_lower ImpactBounds_upper
  Conversions_toRational_1 Conversions_toRational_float Conversions_toDouble_1 Conversions_sqrtToDouble_3 Conversions_sqrtToDouble_1
  Conversions_toFloat Conversions_sqrtToFloat BinaryFormat_BINARY32 ieee_is_finite ieee_truncated ieee_of_bits
  ieee_singles ieee_single_of_bits ieee_widened
  Numeral_denominator Numerals_parseExact Numerals_parseNearest Numerals_parseNearestFloat is_infinity read_exactly.
