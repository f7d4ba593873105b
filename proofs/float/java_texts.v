(** * The Java text reads a numeral as what it writes

    [Numerals.parseExact] returns the number that is written, and throws just where a text is no
    numeral, has the denominator 0, or is beyond a limit. *)

From Coq Require Import ZArith Reals Lra Lia List ssreflect ssrbool.
From CertiGJKFloat Require Import java_model java_integers java_strings java_numbers java_singles.
From CertiGJKFloat Require Import numeral_text java_scan.
Import ListNotations.

Local Open Scope Z_scope.

(** ** Digits *)

Lemma digits_app base n a b : digits_value base n (a ++ b) = digits_value base (digits_value base n a) b.
Proof. exact: fold_left_app. Qed.

Lemma digits_from base n b : digits_value base n b = n * base ^ length_of b + digits_value base 0 b.
Proof.
elim: b n => [|c b I] n; first by rewrite /=; lia.
rewrite -[digits_value base n _]/(digits_value base (n * base + digit_value c) b).
rewrite -[digits_value base 0 _]/(digits_value base (0 * base + digit_value c) b).
by rewrite I [in RHS]I length_cons Z.pow_add_r; [lia | exact: length_pos | ring].
Qed.

(** A sign is in the first place. *)
Lemma integer_right base hex s ds : is_sign s -> Forall (is_digit hex) ds ->
  integer_of base (s ++ ds) = signed s (digits_value base 0 ds).
Proof.
case=> [->|[->|->]] //; case=> [//|c r hc _] /=.
case: (digit_of _ _ hc) => no _ _ _; rewrite /signed /= => ->.
by case: Z.eqb_spec => // e; case: no; left.
Qed.

Lemma is_sign_none : is_sign [].
Proof. by left. Qed.

Lemma cut_at (k : nat) (a b : string) : List.length a = k -> firstn k (a ++ b) = a /\ skipn k (a ++ b) = b.
Proof. by move=> <-; rewrite firstn_app skipn_app Nat.sub_diag firstn_all skipn_all /= app_nil_r. Qed.

Lemma substring_mid (a b c : string) from to : length_of a = from -> length_of (a ++ b) = to ->
  substring (a ++ b ++ c) from to = b.
Proof.
move=> <-; rewrite length_app => <-; rewrite /substring Z.add_simpl_l /length_of !Nat2Z.id.
by rewrite (proj2 (cut_at _ a (b ++ c) eq_refl)) (proj1 (cut_at _ b c eq_refl)).
Qed.

(** Digits that are read in halves. *)
Lemma whole_right limit s ds : is_sign s -> Forall (is_digit false) ds ->
  (List.length (s ++ ds) <= 999 + limit)%nat -> (0 < limit)%nat ->
  Numerals_whole limit (s ++ ds) = signed s (digits_value 10 0 ds).
Proof.
elim: limit s ds => [|limit I] s ds hs hd lim l0; first by lia.
rewrite /= -/Numerals_whole.
case: Z.leb_spec => [_|]; first exact: (integer_right 10 false).
rewrite /Numerals_FEW_DIGITS => many.
have hn : (1000 < List.length (s ++ ds))%nat by move: many; rewrite /length_of; lia.
set n := length_of (s ++ ds); set low := Z.quot n 2.
have low2 : 2 * low <= n < 2 * low + 2.
  have := Z.quot_rem' n 2; have := Z.rem_bound_pos n 2; rewrite -/low /n /length_of; lia.
have sign : (List.length s <= 1)%nat by case: (hs) => [->|[->|->]] /=; lia.
have nE : n = length_of s + length_of ds by rewrite /n length_app.
have n1 : 1000 < n by exact: many.
have s1 : length_of s <= 1 by rewrite /length_of; lia.
set k := Z.to_nat (length_of ds - low).
have [kE kl] : Z.of_nat k = length_of ds - low /\ (k <= List.length ds)%nat.
  by rewrite /k Z2Nat.id; [lia | split=> //; move: nE; rewrite /length_of; lia].
set d1 := firstn k ds; set d2 := skipn k ds.
have dE : ds = d1 ++ d2 by rewrite firstn_skipn.
have l1 : length_of d1 = length_of ds - low by rewrite /length_of firstn_length_le.
have l2 : length_of d2 = low by have := length_app d1 d2; rewrite -dE; lia.
have [h1 h2] : Forall (is_digit false) d1 /\ Forall (is_digit false) d2 by apply/Forall_app; rewrite -dE.
have E : s ++ ds = (s ++ d1) ++ d2 by rewrite dE app_assoc.
have at_low : n - low = length_of (s ++ d1) by rewrite length_app; lia.
have e1 : substring (s ++ ds) 0 (n - low) = s ++ d1.
  rewrite E; apply: (substring_mid [] (s ++ d1) d2) => //.
have e2 : substring_from (s ++ ds) (n - low) = [] ++ d2.
  by rewrite /substring_from E at_low /length_of Nat2Z.id (proj2 (cut_at _ _ d2 eq_refl)).
have limZ : n <= 1000 + Z.of_nat limit by move: lim; rewrite /n /length_of; lia.
have few1 : (List.length (s ++ d1) <= 999 + limit)%nat.
  by apply/Nat2Z.inj_le; rewrite -/(length_of (s ++ d1)) -at_low; clear -limZ low2 n1; lia.
have few2 : (List.length ([] ++ d2) <= 999 + limit)%nat.
  by apply/Nat2Z.inj_le; rewrite -/(length_of d2) l2; clear -limZ low2 n1; lia.
have few3 : (0 < limit)%nat by clear -limZ n1; lia.
rewrite e1 e2 (I s d1 hs h1 few1 few3) (I [] d2 is_sign_none h2 few2 few3).
rewrite /signed [is_minus []]/= /BigInteger_TEN.
have -> : (char_at (s ++ ds) 0 =? char "-") = is_minus s.
  case: (hs) => [s0|[->|->]] //; rewrite s0 in nE *; case: hd nE n1 => [|c r hc _] /=.
    by rewrite length_none; lia.
  by move=> _ _; case: (digit_of _ _ hc).
have V : digits_value 10 0 ds = digits_value 10 0 d1 * 10 ^ low + digits_value 10 0 d2.
  by rewrite {1}dE digits_app digits_from l2.
by rewrite V; case: (is_minus s); ring.
Qed.

(** ** The parts of a numeral *)

Section Text.

Variable limit : nat.

(** What [parseExact] accepts within the limits. *)
Definition accepted (n : numeral) (limits : NumeralLimits) : Prop :=
  length_of (written n) <= NumeralLimits_length limits /\
  match n with
  | Ratio _ _ q => digits_value 10 0 q <> 0
  | Floating _ _ _ _ e => Z.abs (exponent_of e) <= NumeralLimits_exponent limits
  end.

Lemma digits_ge0 base s n : 0 <= base -> Forall (is_digit true) s -> 0 <= n -> 0 <= digits_value base n s.
Proof.
move=> b0 h; elim: h n => [|c r hc _ I] n n0 //.
apply: (I (n * base + digit_value c)).
have := Z.mul_nonneg_nonneg n base n0 b0; move: hc; rewrite /is_digit /is_decimal_digit /digit_value.
case: Z.leb_spec => h1; first by lia.
by case: Z.leb_spec => h2; lia.
Qed.

Lemma any_digit hex s : Forall (is_digit hex) s -> Forall (is_digit true) s.
Proof. by move=> h; refine (Forall_impl _ _ h); move=> c; rewrite /is_digit; case: (hex); intuition. Qed.

Lemma ratio_right s p q (n := Ratio s p q) : well_formed n -> (List.length (written n) <= limit)%nat -> (0 < limit)%nat ->
  let r := Numerals_ratio limit (Numeral_scan limit (written n)) in
  if digits_value 10 0 q =? 0 then r = None
  else exists2 f, r = Some f & 0 < BigFraction_getDenominator f /\ value_of f = value n.
Proof.
move=> wf lim l0; rewrite scan_ratio //; case: wf => hs [hp p0] [hq q0].
have E : written n = s ++ p ++ char "/" :: q by [].
rewrite /Numerals_ratio /Numeral_denominator /Numeral_whole.
cbn [Numeral_text Numeral_sign Numeral_first Numeral_point Numeral_good].
have -> : substring (written n) (length_of (s ++ p) + 1) (length_of (written n)) = q.
  have -> : written n = (s ++ p ++ [char "/"]) ++ q ++ [] by rewrite E app_nil_r -!app_assoc.
  by apply: substring_mid; rewrite ?app_nil_r // !length_app length_one; lia.
have -> : substring (written n) 0 (length_of s) = s by rewrite E; apply: (substring_mid []).
have -> : substring (written n) (length_of s) (length_of (s ++ p)) = p by rewrite E; apply: substring_mid.
rewrite (integer_right 10 false [] q is_sign_none hq) whole_right //.
  by move: lim; rewrite E !app_length; lia.
rewrite /signed [is_minus []]/=.
have d0 := digits_ge0 10 q 0 ltac:(lia) (any_digit _ _ hq) ltac:(lia).
case: Z.eqb_spec => z; first by rewrite z.
have -> : (Z.sgn (digits_value 10 0 q) =? 0) = false by apply/Z.eqb_neq; lia.
by eexists; [reflexivity | split=> //=; lia].
Qed.

Lemma power_nonneg b k : 0 <= k -> powerRZ (IZR b) k = IZR (b ^ k).
Proof. by move=> k0; rewrite -(Z2Nat.id k) // -pow_powerRZ pow_IZR. Qed.

Lemma power_inverse b k : 0 < b -> powerRZ (IZR b) (- k) = (/ powerRZ (IZR b) k)%R.
Proof.
move=> b0; have B : IZR b <> 0%R by apply: IZR_neq; lia.
apply: (Rmult_eq_reg_l (powerRZ (IZR b) k)); last exact: powerRZ_NOR.
by rewrite -powerRZ_add // Z.add_opp_diag_r Rinv_r //; exact: powerRZ_NOR.
Qed.

(** What the text makes of a significand, places behind the point and an exponent. *)
Lemma scaled_right numeral (n b k e : Z) limits : 0 < b -> 0 <= k ->
  integer_of 10 (Numeral_exponent numeral) = e ->
  let places := length_of (Numeral_fraction numeral) in
  let r := Numerals_scaled numeral n b k limits in
  if Z.abs e <=? NumeralLimits_exponent limits
  then exists2 f, r = Some f & 0 < BigFraction_getDenominator f /\
    value_of f = (IZR n / IZR ((b ^ k) ^ places) * powerRZ (IZR b) e)%R
  else r = None.
Proof.
move=> b0 k0 eE places; rewrite /Numerals_scaled eE /compare_to -/places.
have hl : 0 <= places by exact: length_pos.
have -> : (0 <? (if Z.abs e <? NumeralLimits_exponent limits then -1 else if NumeralLimits_exponent limits <? Z.abs e then 1 else 0)) =
    negb (Z.abs e <=? NumeralLimits_exponent limits).
  case: (Z.ltb_spec (Z.abs e) _) => h1; case: Z.leb_spec => h2 //; try lia.
    by case: (Z.ltb_spec (NumeralLimits_exponent limits) _) => h3 //; lia.
  by case: (Z.ltb_spec (NumeralLimits_exponent limits) _) => h3 //; lia.
case: Z.leb_spec => //= _; set j := e - k * places.
have -> : (IZR n / IZR ((b ^ k) ^ places) * powerRZ (IZR b) e = IZR n * powerRZ (IZR b) j)%R.
  have -> : j = - (k * places) + e by rewrite /j; ring.
  rewrite powerRZ_add; first by apply: IZR_neq; lia.
  rewrite power_inverse // (power_nonneg b (k * places)); first exact: Z.mul_nonneg_nonneg.
  by rewrite Z.pow_mul_r // /Rdiv; ring.
eexists; first by [].
case: Z.ltb_spec => h; rewrite /value_of; cbn [BigFraction_getDenominator BigFraction_getNumerator].
  have p0 : 0 < b ^ Z.abs j by apply: Z.pow_pos_nonneg; lia.
  split=> //; have -> : j = - Z.abs j by lia.
  by rewrite power_inverse // power_nonneg ?Z.abs_opp ?Z.abs_involutive //; lia.
split=> //; rewrite power_nonneg // Z.abs_eq // mult_IZR; field.
Qed.

Lemma short_digits s x w f e : (List.length (written (Floating s x w f e)) <= limit)%nat ->
  (List.length (s ++ w ++ or_none f) <= 999 + limit)%nat.
Proof.
move=> h; apply: Nat.le_trans (_ : (limit <= _)%nat); last exact: Nat.le_add_l.
move: h; rewrite [written _]/written !app_length.
by case: f => [g|]; rewrite [pointed _]/= [or_none _]/= ?[List.length (_ :: _)]/=; lia.
Qed.

Lemma floating_right s x w f e (n := Floating s x w f e) limits : well_formed n -> (List.length (written n) <= limit)%nat -> (0 < limit)%nat ->
  let numeral := Numeral_scan limit (written n) in
  let digits := Numeral_whole numeral ++ Numeral_fraction numeral in
  let r := if is_hex x then Numerals_scaled numeral (integer_of 16 digits) BigInteger_TWO 4 limits
           else Numerals_scaled numeral (Numerals_whole limit digits) BigInteger_TEN 1 limits in
  if Z.abs (exponent_of e) <=? NumeralLimits_exponent limits
  then exists2 q, r = Some q & 0 < BigFraction_getDenominator q /\ value_of q = value n
  else r = None.
Proof.
move=> wf lim l0; cbv zeta; have -> := scan_floating limit s x w f e wf lim; case: wf => hs hx hwf wf0 he.
set t := written n; set numeral := Build_Numeral _ _ _ _ _ _ _.
have E : t = s ++ prefix x ++ w ++ pointed f ++ powered e by [].
have whole : Numeral_whole numeral = s ++ w.
  rewrite /Numeral_whole /=; congr app; first by rewrite E; apply: (substring_mid []).
  have -> : t = (s ++ prefix x) ++ w ++ pointed f ++ powered e by rewrite E -!app_assoc.
  by apply: substring_mid; rewrite // -app_assoc.
have fraction : Numeral_fraction numeral = or_none f.
  rewrite /Numeral_fraction /=; case fE: f => [g|] /=; last first.
    rewrite app_nil_r /substring Z.min_r; first by lia.
    by rewrite Z.sub_diag.
  have -> : t = (s ++ prefix x ++ w ++ [char "."]) ++ g ++ powered e by rewrite E fE -!app_assoc.
  apply: substring_mid; last by rewrite -!app_assoc.
  by rewrite Z.min_l !length_app !length_cons ?length_none; have := length_pos g; lia.
have exponent : integer_of 10 (Numeral_exponent numeral) = exponent_of e.
  rewrite /Numeral_exponent /=; case: (e) he E => [[[l es] ds]|] he E /=; last first.
    by rewrite E app_nil_r Z.ltb_irrefl.
  case: he => hl hes hds ds0; have := nonempty ds ds0 => d0.
  case: Z.ltb_spec; last by rewrite E !length_app length_cons length_app; have := length_pos es; lia.
  move=> _; have -> : substring t (length_of (s ++ prefix x ++ w ++ pointed f) + 1) (length_of t) = es ++ ds.
    have E2 : t = (s ++ prefix x ++ w ++ pointed f ++ [l]) ++ (es ++ ds) ++ [] by rewrite E app_nil_r -!app_assoc.
    rewrite {1}E2; apply: substring_mid; first by rewrite !length_app length_one; lia.
    by rewrite E2 app_nil_r.
  exact: (integer_right 10 false).
rewrite whole fraction -app_assoc.
case hE: (is_hex x) hwf => hwf.
  have := scaled_right numeral (integer_of 16 (s ++ w ++ or_none f)) 2 4 _ limits ltac:(lia) ltac:(lia) exponent.
  by rewrite fraction (integer_right 16 true) // /n /value hE.
have := scaled_right numeral (Numerals_whole limit (s ++ w ++ or_none f)) 10 1 _ limits ltac:(lia) ltac:(lia) exponent.
by rewrite fraction whole_right // /n /value ?hE //; exact: short_digits lim.
Qed.

(** ** The whole method *)

Lemma kind_of n : well_formed n -> (List.length (written n) <= limit)%nat ->
  Numeral_kind (Numeral_scan limit (written n)) =
    match n with Ratio _ _ _ => Kind_RATIO | Floating _ x _ _ _ => if is_hex x then Kind_HEX else Kind_DECIMAL end.
Proof. by case: n => [s p q|s x w f e] wf lim; rewrite ?scan_ratio ?scan_floating. Qed.

Lemma parse_exact_of n limits (t := written n) : well_formed n -> (List.length t <= limit)%nat -> (0 < limit)%nat ->
  if Numerals_parseExact limit t limits is Some q
  then accepted n limits /\ 0 < BigFraction_getDenominator q /\ value_of q = value n
  else ~ accepted n limits.
Proof.
move=> wf lim l0; rewrite /Numerals_parseExact.
case: Z.ltb_spec => short; first by case; rewrite -/t; lia.
rewrite (kind_of _ wf lim); case: n @t wf lim short => [s p q|s x w f e] t wf lim short.
  have := ratio_right s p q wf lim l0; rewrite -/t.
  rewrite [Kind_RATIO =? _]/= [Kind_RATIO =? _]/=.
  by case: Z.eqb_spec => z; [move=> -> [_] | case=> r -> h; split].
have := floating_right s x w f e limits wf lim l0; rewrite -/t.
by case: (is_hex x) => /=; case: Z.leb_spec => h; [case=> r -> k; split | move=> -> [_]; lia | case=> r -> k; split | move=> -> [_]; lia].
Qed.

(** The text: [parseExact] returns the number that a numeral writes, and throws just where the
    text is no numeral, has the denominator 0, or is beyond a limit. *)
Theorem parse_exact_right t limits : (List.length t <= limit)%nat -> (0 < limit)%nat ->
  match Numerals_parseExact limit t limits with
  | Some q => exists n, [/\ well_formed n, written n = t, accepted n limits & 0 < BigFraction_getDenominator q /\ value_of q = value n]
  | None => forall n, well_formed n -> written n = t -> ~ accepted n limits
  end.
Proof.
move=> lim l0; case E: (Numerals_parseExact limit t limits) => [q|]; last first.
  by move=> n wf W; have := parse_exact_of n limits wf; rewrite W E; apply.
have some : Numeral_kind (Numeral_scan limit t) <> Kind_NONE.
  by move=> none; move: E; rewrite /Numerals_parseExact none; case: Z.ltb.
have [n wf W] := scan_is_numeral limit t lim some.
by have := parse_exact_of n limits wf; rewrite W E => /(_ lim l0) [? []]; exists n.
Qed.

(** What a numeral writes is one number, however it is read. *)
Corollary value_unique m n : (List.length (written m) <= limit)%nat -> (0 < limit)%nat ->
  well_formed m -> well_formed n -> written m = written n -> (exists limits, accepted m limits) -> value m = value n.
Proof.
move=> lim l0 wm wn E [limits acc].
have := parse_exact_of m limits wm lim l0; have := parse_exact_of n limits wn; rewrite -E => /(_ lim l0).
by case: (Numerals_parseExact _ _ _) => [q [_ [_ <-]] [_ [_ <-]]|_ /(_ acc)].
Qed.

End Text.
