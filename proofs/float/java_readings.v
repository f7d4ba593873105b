(** * The Java text reads the double and the float nearest to what a numeral writes

    [Numerals.parseNearest] and [parseNearestFloat], if [Double.parseDouble] and
    [Float.parseFloat] do so of the numerals that they are given, as Java's documentation says. *)

From Coq Require Import ZArith Reals Lra Lia List ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_overflow java_model java_integers java_strings java_numbers.
From CertiGJKFloat Require Import nearest_number java_conversions java_singles numeral_text java_scan java_texts.
Import ListNotations.

Local Open Scope Z_scope.

(** [Double.isInfinite] and [Float.isInfinite] *)
Definition is_infinity {prec emax} (f : binary_float prec emax) : bool := if f is B754_infinity _ then true else false.

Section Format.

Variables prec emax : Z.
Context (prec_gt_0_ : Prec_gt_0 prec) (prec_lt_emax_ : Prec_lt_emax prec emax).

(** The number nearest to v, or an infinity; 0 may be -0. *)
Definition is_near (v : R) (f : binary_float prec emax) : Prop :=
  let r := rounded_to prec emax v in
  if Rlt_bool (Rabs r) (bpow radix2 emax) then is_finite f = true /\ B2R f = r else f = B754_infinity (Rlt_bool v 0).

(** What is taken for granted of [Double.parseDouble] and [Float.parseFloat]: of a numeral that
    is no ratio they return the number nearest to what it writes. *)
Definition reads_nearest (read : string -> binary_float prec emax) : Prop :=
  forall s x w f e, let n := Floating s x w f e in well_formed n -> is_near (value n) (read (written n)).

(** x + 0.0 *)
Lemma plus_zero (v : R) (f : binary_float prec emax) : is_near v f ->
  is_nearest_number prec emax v (Bplus mode_NE f (B754_zero false)).
Proof.
rewrite /is_near /is_nearest_number; set r := rounded_to _ _ _.
case: Rlt_bool_spec => [lt [fin val]|_ -> //].
have := Bplus_correct prec emax _ _ mode_NE f (B754_zero false) fin eq_refl.
rewrite [B2R (B754_zero _)]/= Rplus_0_r val.
have -> : round radix2 (SpecFloat.fexp prec emax) (round_mode mode_NE) r = r.
  by apply: round_generic; exact: generic_format_round.
rewrite Rlt_bool_true // => -[v' [fi sg]]; split=> // r0; rewrite sg r0 Rcompare_Eq //.
by case: (Bsign f).
Qed.

Lemma nearest_near v f : is_nearest_number prec emax v f -> is_near v f.
Proof. by rewrite /is_near /is_nearest_number; case: Rlt_bool_spec => // _ []. Qed.

(** An infinity is nearest only to what is beyond the range. *)
Lemma infinite_nearest v f : is_nearest_number prec emax v f -> is_infinity f = true ->
  (bpow radix2 emax <= Rabs (rounded_to prec emax v))%R.
Proof. by rewrite /is_nearest_number; case: Rlt_bool_spec => // _ []; case: f. Qed.

End Format.

Arguments is_near {prec emax} v f.
Arguments reads_nearest {prec emax} read.

Section Text.

Variable limit : nat.
Variable read : string -> float.
Variable read_single : string -> single.
Hypothesis read_right : reads_nearest read.
Hypothesis read_single_right : reads_nearest read_single.

Local Notation M := ieee_machine.
Local Notation parse := (Numerals_parseNearest M ieee_truncated ieee_of_bits limit is_infinity read).
Local Notation parse_single :=
  (Numerals_parseNearestFloat M ieee_truncated limit ieee_singles ieee_single_of_bits is_infinity read_single).

(** Within the limits: of a number whose point floats, only the length counts, and of the float
    nearest to a hexadecimal one also the exponent. *)
Definition within (n : numeral) (limits : NumeralLimits) : Prop :=
  if n is Ratio _ _ _ then accepted n limits else length_of (written n) <= NumeralLimits_length limits.
Definition within_single (n : numeral) (limits : NumeralLimits) : Prop :=
  if n is Floating _ None _ _ _ then length_of (written n) <= NumeralLimits_length limits else accepted n limits.

Lemma finite_double t v f : is_nearest v f -> (if Numerals_finite M is_infinity t f is Some g
  then is_nearest v g /\ is_finite g = true else bpow radix2 1024 <= Rabs (rounded_to 53 1024 v))%R.
Proof.
move=> near; rewrite /Numerals_finite; case i: (is_infinity f); first exact: infinite_nearest near i.
split=> //; move: near; rewrite /is_nearest /is_nearest_number; case: Rlt_bool_spec => [_ [] //|_ fE].
by rewrite fE in i.
Qed.

Lemma finite_single t v f : is_nearest_single v f -> (if Numerals_finiteFloat ieee_singles is_infinity t f is Some g
  then is_nearest_single v g /\ is_finite g = true else bpow radix2 128 <= Rabs (rounded_to 24 128 v))%R.
Proof.
move=> near; rewrite /Numerals_finiteFloat; case i: (is_infinity f); first exact: infinite_nearest near i.
split=> //; move: near; rewrite /is_nearest_single /is_nearest_number; case: Rlt_bool_spec => [_ [] //|_ fE].
by rewrite fE in i.
Qed.

Lemma parse_nearest_of n limits (t := written n) : well_formed n -> (List.length t <= limit)%nat -> (0 < limit)%nat ->
  if parse t limits is Some f then [/\ is_nearest (value n) f, is_finite f = true & within n limits]
  else ~ within n limits \/ (bpow radix2 1024 <= Rabs (rounded_to 53 1024 (value n)))%R.
Proof.
move=> wf lim l0; rewrite /Numerals_parseNearest.
case: Z.ltb_spec => short; first by left; case: n @t wf lim short => [s p q|s x w f e] t _ _; rewrite /t /= => h; [case=> /= | ]; lia.
rewrite (kind_of limit n wf lim).
case: n @t wf lim short => [s p q|s x w f e] t wf lim short.
  rewrite [Kind_RATIO =? _]/= [Kind_RATIO =? _]/=.
  have := parse_exact_of limit _ limits wf lim l0; rewrite -/t.
  case: Numerals_parseExact => [r [ok [r0 v]]|no]; last by left.
  have [f -> near] := fraction_to_double_right limit r r0.
  have := finite_double t (value (Ratio s p q)) f; rewrite -v => /(_ near).
  by case: Numerals_finite => [g [nr fin]|?]; [split | right].
have -> : ((if is_hex x then Kind_HEX else Kind_DECIMAL) =? Kind_DECIMAL) || ((if is_hex x then Kind_HEX else Kind_DECIMAL) =? Kind_HEX) = true.
  by case: (is_hex x).
have near : is_nearest (value (Floating s x w f e)) (add (o := ieee_machine) (read t) (constant 0 0)).
  exact: (plus_zero 53 1024 _ _ _ _ (read_right s x w f e wf)).
have := finite_double t _ _ near.
by case: Numerals_finite => [g [nr fin]|?]; [split=> //; rewrite /within -/t; lia | right].
Qed.

Lemma parse_single_of n limits (t := written n) : well_formed n -> (List.length t <= limit)%nat -> (0 < limit)%nat ->
  if parse_single t limits is Some f then [/\ is_nearest_single (value n) f, is_finite f = true & within_single n limits]
  else ~ within_single n limits \/ (bpow radix2 128 <= Rabs (rounded_to 24 128 (value n)))%R.
Proof.
move=> wf lim l0; rewrite /Numerals_parseNearestFloat.
case: Z.ltb_spec => short.
  by left; case: n @t wf lim short => [s p q|s [x|] w f e] t _ _; rewrite /t => h; [case; lia | case; lia | rewrite /within_single; lia].
rewrite (kind_of limit n wf lim).
have exactly : within_single n limits = accepted n limits -> 
    (if match Numerals_parseExact limit t limits with
        | Some exact => Numerals_finiteFloat ieee_singles is_infinity t (Conversions_toFloat M ieee_truncated limit ieee_singles ieee_single_of_bits exact)
        | None => None
        end is Some f then [/\ is_nearest_single (value n) f, is_finite f = true & within_single n limits]
     else ~ within_single n limits \/ (bpow radix2 128 <= Rabs (rounded_to 24 128 (value n)))%R).
  move=> ->; have := parse_exact_of limit _ limits wf lim l0; rewrite -/t.
  case: Numerals_parseExact => [r [ok [r0 v]]|no]; last by left.
  have := finite_single t (value n) _; rewrite -v => /(_ _ (to_float_right limit r r0)).
  by case: Numerals_finiteFloat => [g [nr fin]|?]; [split | right].
case: n @t wf lim short exactly => [s p q|s [x|] w f e] t wf lim short exactly; [exact: exactly | exact: exactly | ].
rewrite [_ =? _]/=.
have near : is_nearest_single (value (Floating s None w f e)) (add (o := ieee_singles) (read_single t) (constant 0 0)).
  exact: (plus_zero 24 128 _ _ _ _ (read_single_right s None w f e wf)).
have := finite_single t _ _ near.
by case: Numerals_finiteFloat => [g [nr fin]|?]; [split=> //; rewrite /within_single -/t; lia | right].
Qed.

(** The text: the double nearest to what a numeral writes, ties to even, 0 for -0; it throws
    just where the text is no numeral, has the denominator 0, is beyond a limit, or is nearest
    to an infinity. *)
Theorem parse_nearest_right t limits : (List.length t <= limit)%nat -> (0 < limit)%nat ->
  match parse t limits with
  | Some f => exists n, [/\ well_formed n, written n = t, within n limits, is_nearest (value n) f & is_finite f = true]
  | None => forall n, well_formed n -> written n = t ->
      ~ within n limits \/ (bpow radix2 1024 <= Rabs (rounded_to 53 1024 (value n)))%R
  end.
Proof.
move=> lim l0; case E: (parse t limits) => [q|]; last first.
  by move=> n wf W; have := parse_nearest_of n limits wf; rewrite W E; apply.
have some : Numeral_kind (Numeral_scan limit t) <> Kind_NONE.
  by move=> none; move: E; rewrite /Numerals_parseNearest /Numerals_parseExact none; case: Z.ltb.
have [n wf W] := scan_is_numeral limit t lim some.
by have := parse_nearest_of n limits wf; rewrite W E => /(_ lim l0) []; exists n.
Qed.

(** The text: likewise the float, rounded once. *)
Theorem parse_nearest_single_right t limits : (List.length t <= limit)%nat -> (0 < limit)%nat ->
  match parse_single t limits with
  | Some f => exists n, [/\ well_formed n, written n = t, within_single n limits, is_nearest_single (value n) f & is_finite f = true]
  | None => forall n, well_formed n -> written n = t ->
      ~ within_single n limits \/ (bpow radix2 128 <= Rabs (rounded_to 24 128 (value n)))%R
  end.
Proof.
move=> lim l0; case E: (parse_single t limits) => [q|]; last first.
  by move=> n wf W; have := parse_single_of n limits wf; rewrite W E; apply.
have some : Numeral_kind (Numeral_scan limit t) <> Kind_NONE.
  by move=> none; move: E; rewrite /Numerals_parseNearestFloat /Numerals_parseExact none; case: Z.ltb.
have [n wf W] := scan_is_numeral limit t lim some.
by have := parse_single_of n limits wf; rewrite W E => /(_ lim l0) []; exists n.
Qed.

End Text.

(** ** What is taken for granted can be met *)

Lemma digits_below ds n : Forall (is_digit false) ds -> 0 <= digits_value 10 n ds < (n + 1) * 10 ^ length_of ds \/ n < 0.
Proof.
move=> h; elim: h n => [|c r hc _ I] n; first by rewrite /=; lia.
rewrite -[digits_value 10 n _]/(digits_value 10 (n * 10 + digit_value c) r) length_cons Z.pow_add_r; [lia | exact: length_pos | ].
have d : 0 <= digit_value c <= 9.
  by case: hc => [hc|[]] //; rewrite /digit_value; case: Z.leb_spec => h; move: hc; rewrite /is_decimal_digit; lia.
case: (Z_lt_le_dec n 0) => n0; first by right.
left; case: (I (n * 10 + digit_value c)) => [[l u]|]; last by lia.
split=> //; apply: Z.lt_le_trans u _; have := Z.pow_nonneg 10 (length_of r) ltac:(lia) => p0; nia.
Qed.

(** The reader that is made of the conversions of the text: the differential asks it in place of
    Java's. *)
Definition read_exactly {A} (nan : A) (rounded : BigFraction -> option A) (t : string) : A :=
  match Numerals_parseExact (S (List.length t)) t (Build_NumeralLimits (length_of t) (10 ^ length_of t)) with
  | Some q => if rounded q is Some f then f else nan
  | None => nan
  end.

Lemma reads_exactly prec emax (nan : binary_float prec emax) rounded :
  (forall q, 0 < BigFraction_getDenominator q -> exists2 f, rounded q = Some f & is_nearest_number prec emax (value_of q) f) ->
  reads_nearest (read_exactly nan rounded).
Proof.
move=> right s x w f e n wf; rewrite /read_exactly; set t := written n.
have := parse_exact_of (S (List.length t)) n (Build_NumeralLimits (length_of t) (10 ^ length_of t)) wf ltac:(rewrite -/t; lia) ltac:(lia).
rewrite -/t; case: Numerals_parseExact => [q [_ [q0 v]]|no].
  by have [g -> near] := right q q0; rewrite -v; exact: nearest_near.
case: no; split; first exact: Z.le_refl.
rewrite /n; cbn [NumeralLimits_exponent]; case: wf => _ _ _ _; rewrite /t /n /exponent_of {t n}.
case: e => [[[l es] ds]|]; last by move=> _; apply: Z.pow_nonneg.
case=> _ _ hds _.
have [[d0 d1]|] := digits_below ds 0 hds; last by lia.
have -> : Z.abs (signed es (digits_value 10 0 ds)) = digits_value 10 0 ds by rewrite /signed; case: (is_minus es); lia.
apply: Z.le_trans (_ : 10 ^ length_of ds <= _); first by lia.
apply: Z.pow_le_mono_r => //; rewrite [written _]/written !length_app [powered _]/= length_cons length_app.
have := length_pos s; have := length_pos (prefix x); have := length_pos w; have := length_pos (pointed f); have := length_pos es; lia.
Qed.

Lemma readings_instance : exists (read : string -> float) (read_single : string -> single),
  reads_nearest read /\ reads_nearest read_single.
Proof.
exists (read_exactly B754_nan (Conversions_toDouble_1 ieee_machine ieee_truncated ieee_of_bits 11)).
exists (read_exactly B754_nan (fun q => Some (Conversions_toFloat ieee_machine ieee_truncated 11 ieee_singles ieee_single_of_bits q))).
split; apply: reads_exactly => q q0; first exact: fraction_to_double_right.
by eexists; [reflexivity | exact: to_float_right].
Qed.
