(** * Strings of Java

    What the words of [java_numbers.v] mean that are about strings: a string is the list of
    its characters, which are their codes.  An index is one of the string, and an integer is
    read of a sign, or none, and digits, or else Java throws: [java_texts.v] says so of those
    of the text. *)

From Coq Require Import ZArith List.
From Coq Require Export Ascii String.
From CertiGJKFloat Require Import java_model java_integers.

Local Open Scope Z_scope.

(** A character, and a string, as they stand in the text. *)
Definition char (c : ascii) : Z := Z.of_N (N_of_ascii c).
Definition chars (s : String.string) : list Z := map char (list_ascii_of_string s).
Arguments char c%char_scope.
Arguments chars s%string_scope.

Notation string := (list Z).

Definition length_of (s : string) : Z := Z.of_nat (List.length s).

Definition char_at (s : string) (k : Z) : Z := nth (Z.to_nat k) s 0.

Definition substring (s : string) (from to : Z) : string :=
  firstn (Z.to_nat (to - from)) (skipn (Z.to_nat from) s).

Definition substring_from (s : string) (from : Z) : string := skipn (Z.to_nat from) s.

(** The first place of a character, or -1. *)
Fixpoint index_of (s : string) (c : Z) : Z :=
  match s with
  | nil => -1
  | x :: rest => if x =? c then 0 else let k := index_of rest c in if k =? -1 then -1 else k + 1
  end.

(** The value of a digit: of 0 to 9, a to f, and A to F. *)
Definition digit_value (c : Z) : Z := if c <=? 57 then c - 48 else if c <=? 70 then c - 55 else c - 87.

(** The integer that digits write, behind one that is read before. *)
Definition digits_value (base read : Z) (s : string) : Z :=
  fold_left (fun n c => n * base + digit_value c) s read.

(** [new BigInteger(s, base)] *)
Definition integer_of (base : Z) (s : string) : Z :=
  match s with
  | c :: rest =>
      if c =? char "-" then - digits_value base 0 rest
      else digits_value base 0 (if c =? char "+" then rest else s)
  | nil => 0
  end.

(** [x.compareTo(y)] *)
Definition compare_to (x y : Z) : Z := if x <? y then -1 else if y <? x then 1 else 0.

Definition BigInteger_TWO : Z := 2.
Definition BigInteger_TEN : Z := 10.

(** The constants of the enum, in their order. *)
Definition Kind_RATIO : Z := 0.
Definition Kind_DECIMAL : Z := 1.
Definition Kind_HEX : Z := 2.
Definition Kind_NONE : Z := 3.

(** The records of Java of these names, whose components are in this order. *)
Record Numeral := Build_Numeral {
  Numeral_text : string;
  Numeral_kind : Z;
  Numeral_good : Z;
  Numeral_sign : Z;
  Numeral_first : Z;
  Numeral_point : Z;
  Numeral_end : Z }.

Record NumeralLimits := Build_NumeralLimits {
  NumeralLimits_length : Z;
  NumeralLimits_exponent : Z }.
