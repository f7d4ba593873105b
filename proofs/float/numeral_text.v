(** * Numerals, and how the Java text reads them

    What a numeral is, how it is written and what number it is; and the steps of the scan of
    its text, of which [java_scan] shows that it finds the parts. *)

From Coq Require Import ZArith Reals Lra Lia List ssreflect ssrbool.
From CertiGJKFloat Require Import java_model java_integers java_strings java_numbers.
Import ListNotations.

Local Open Scope Z_scope.

Arguments chars : simpl never.
Arguments char : simpl never.

(** ** What is written *)

Definition is_sign (s : string) : Prop := s = [] \/ s = chars "+" \/ s = chars "-".

Definition is_decimal_digit (c : Z) : Prop := 48 <= c <= 57.

Definition is_digit (hex : bool) (c : Z) : Prop :=
  is_decimal_digit c \/ hex = true /\ (97 <= c <= 102 \/ 65 <= c <= 70).

(** A ratio: a sign, digits, and digits after the stroke.  A floating number: a sign, the x of
    a hexadecimal one, the digits before the point, those after it if there is a point, and
    the exponent: its letter, sign and digits. *)
Inductive numeral :=
| Ratio (s p q : string)
| Floating (s : string) (x : option Z) (w : string) (f : option string) (e : option (Z * string * string)).

Definition is_hex (x : option Z) : bool := if x then true else false.
Definition or_none (f : option string) : string := if f is Some f then f else [].

Definition well_formed (n : numeral) : Prop :=
  match n with
  | Ratio s p q => [/\ is_sign s, Forall (is_digit false) p /\ p <> [] & Forall (is_digit false) q /\ q <> []]
  | Floating s x w f e =>
      [/\ is_sign s, (forall c, x = Some c -> In c (chars "xX")), Forall (is_digit (is_hex x)) (w ++ or_none f),
          w ++ or_none f <> [] &
          if e is Some (l, es, ds)
          then [/\ In l (if is_hex x then chars "pP" else chars "eE"), is_sign es, Forall (is_digit false) ds & ds <> []]
          else x = None]
  end.

Definition prefix (x : option Z) : string := if x is Some c then [char "0"; c] else [].
Definition pointed (f : option string) : string := if f is Some f then char "." :: f else [].
Definition powered (e : option (Z * string * string)) : string := if e is Some (l, es, ds) then l :: es ++ ds else [].

Definition written (n : numeral) : string :=
  match n with
  | Ratio s p q => s ++ p ++ char "/" :: q
  | Floating s x w f e => s ++ prefix x ++ w ++ pointed f ++ powered e
  end.

(** ** Which number it is *)

Definition is_minus (s : string) : bool := if s is c :: _ then c =? char "-" else false.
Definition signed (s : string) (n : Z) : Z := if is_minus s then - n else n.
Definition exponent_of (e : option (Z * string * string)) : Z :=
  if e is Some (_, es, ds) then signed es (digits_value 10 0 ds) else 0.

Definition value (n : numeral) : R :=
  match n with
  | Ratio s p q => IZR (signed s (digits_value 10 0 p)) / IZR (digits_value 10 0 q)
  | Floating s x w f e =>
      let base := if is_hex x then 16 else 10 in
      IZR (signed s (digits_value base 0 (w ++ or_none f))) / IZR (base ^ length_of (or_none f)) *
        powerRZ (IZR (if is_hex x then 2 else 10)) (exponent_of e)
  end.

(** ** Places *)

Lemma length_app (a b : string) : length_of (a ++ b) = length_of a + length_of b.
Proof. by rewrite /length_of app_length Nat2Z.inj_add. Qed.

Lemma length_cons c (a : string) : length_of (c :: a) = 1 + length_of a.
Proof. by rewrite /length_of -[List.length _]/(S (List.length a)) Nat2Z.inj_succ; lia. Qed.

Lemma length_one c : length_of [c] = 1.
Proof. by []. Qed.

Lemma length_none : length_of [] = 0.
Proof. by []. Qed.

Lemma length_pos (a : string) : 0 <= length_of a.
Proof. exact: Nat2Z.is_nonneg. Qed.

Lemma char_here (a b : string) c : char_at (a ++ c :: b) (length_of a) = c.
Proof. by rewrite /char_at Nat2Z.id app_nth2 // Nat.sub_diag. Qed.

Lemma before_end (a b : string) c : (length_of a <? length_of (a ++ c :: b)) = true.
Proof. by apply/Z.ltb_lt; rewrite length_app length_cons; have := length_pos b; lia. Qed.

Lemma index_of_found s c : -1 <= index_of s c /\ (0 <= index_of s c <-> In c s).
Proof.
elim: s => [|x s [L I]] /=; first by split=> //; split=> //; lia.
case: Z.eqb_spec => e; first by split; [lia | split=> _; [left | lia]].
case: Z.eqb_spec I => e1 I.
  split; first by lia.
  by split=> [|[e2|/I]]; [lia | case: e | lia].
split; first by lia.
by split=> [h|_]; [right; apply/I | ]; lia.
Qed.

(** Whether a character is among others. *)
Definition is_in (c : Z) (among : string) : bool := if in_dec Z.eq_dec c among then true else false.

Arguments is_in : simpl never.

Lemma is_inP c among : reflect (In c among) (is_in c among).
Proof. by rewrite /is_in; case: in_dec => h; constructor. Qed.

Lemma in_not c among : ~ In c among -> is_in c among = false.
Proof. by case: is_inP. Qed.

Lemma in_is c among : In c among -> is_in c among = true.
Proof. by case: is_inP. Qed.

Lemma index_of_in s c : (0 <=? index_of s c) = is_in c s.
Proof.
have [_ I] := index_of_found s c.
by case: is_inP => h; case: Z.leb_spec => h2 //; [have := proj2 I h; lia | case: h; apply/I].
Qed.

Lemma is_at a b among :
  Numeral_isAt (a ++ b) (length_of a) among =
    if b is c :: _ then is_in c among else false.
Proof.
rewrite /Numeral_isAt length_app /char_at Nat2Z.id index_of_in.
case: b => [|c b]; first by rewrite app_nil_r /= Z.add_0_r Z.ltb_irrefl.
rewrite length_cons; case: Z.ltb_spec => [_|]; last by have := length_pos b; lia.
by rewrite app_nth2 // Nat.sub_diag.
Qed.

Lemma is_at_next a x b among :
  Numeral_isAt (a ++ x :: b) (length_of a + 1) among =
    if b is c :: _ then is_in c among else false.
Proof.
have -> : a ++ x :: b = (a ++ [x]) ++ b by rewrite -app_assoc.
by have -> : length_of a + 1 = length_of (a ++ [x]) by [rewrite length_app]; exact: is_at.
Qed.


Lemma is_digitE c hex : Numeral_isDigit c hex = true <-> is_digit hex c.
Proof.
rewrite /Numeral_isDigit /is_digit /is_decimal_digit /char /=.
by case: hex; rewrite ?(Bool.orb_true_iff, Bool.andb_true_iff, Z.leb_le) /=; split; intuition lia.
Qed.

Definition ends (hex : bool) (b : string) : Prop := if b is c :: _ then ~ is_digit hex c else True.

Lemma after_digits limit a ds b hex : Forall (is_digit hex) ds -> ends hex b -> (List.length ds <= limit)%nat ->
  Numeral_afterDigits limit (a ++ ds ++ b) (length_of a) hex = length_of a + length_of ds.
Proof.
rewrite /Numeral_afterDigits => D E.
elim: D a limit => [|c ds' hc D I] a [|limit] /= lim; try lia.
- by rewrite /length_of /=; lia.
- case: b E => [|c b] E; first by rewrite app_nil_r Z.ltb_irrefl [RHS]Z.add_0_r.
  rewrite before_end char_here.
  case h: (Numeral_isDigit c hex); first by move/is_digitE: h.
  by rewrite Bool.andb_false_r [RHS]Z.add_0_r.
- rewrite before_end char_here.
  move/is_digitE: (hc) => ->; rewrite Bool.andb_true_r.
  have -> : a ++ c :: ds' ++ b = (a ++ [c]) ++ ds' ++ b by rewrite -app_assoc.
  have e : length_of a + 1 = length_of (a ++ [c]) by rewrite length_app.
  rewrite e I; first by lia.
  by rewrite -e length_cons; lia.
Qed.

Lemma after_sign a s b : is_sign s -> (s = [] -> if b is c :: _ then ~ In c (chars "+-") else True) ->
  Numeral_afterSign (a ++ s ++ b) (length_of a) = length_of a + length_of s.
Proof.
move=> hs no; rewrite /Numeral_afterSign is_at.
case: hs no => [->|[->|->]] no //; rewrite app_nil_l [RHS]Z.add_0_r.
case: b no => [//|c b] no; case: is_inP => // h.
by case: (no eq_refl).
Qed.

(** ** And back: every place cuts the text *)

Lemma cut_digits limit a r hex : (List.length r <= limit)%nat ->
  exists ds b, [/\ r = ds ++ b, Forall (is_digit hex) ds, ends hex b &
    Numeral_afterDigits limit (a ++ r) (length_of a) hex = length_of a + length_of ds].
Proof.
move=> lim.
have [ds [b [E D F]]] : exists ds b, [/\ r = ds ++ b, Forall (is_digit hex) ds & ends hex b].
  elim: r {lim} => [|c r [ds [b [E D F]]]]; first by exists [], [].
  case h: (Numeral_isDigit c hex).
    by exists (c :: ds), b; split=> //; [rewrite E | constructor => //; apply/is_digitE].
  by exists [], (c :: r); split=> //= h2; move/is_digitE: h2; rewrite h.
exists ds, b; split=> //; rewrite E; apply: after_digits => //.
by move: lim; rewrite E app_length; lia.
Qed.

Lemma cut_sign a r : exists s b, [/\ r = s ++ b, is_sign s & Numeral_afterSign (a ++ r) (length_of a) = length_of a + length_of s].
Proof.
rewrite /Numeral_afterSign is_at.
have none : length_of a = length_of a + length_of [] by rewrite Z.add_0_r.
case: r => [|c r]; first by exists [], []; split=> //; left.
case: is_inP => h; last by exists [], (c :: r); split=> //; left.
exists [c], r; split=> //.
by case: h => [<-|[<-|[]]]; [right; left | right; right].
Qed.
