(** * The scan of the Java text

    [Numeral.scan] finds the parts of every numeral, and says of every other text that it is
    none. *)

From Coq Require Import ZArith Lia List ssreflect ssrbool.
From CertiGJKFloat Require Import java_model java_integers java_strings java_numbers numeral_text.
Import ListNotations.

Local Open Scope Z_scope.

(** ** Of a numeral, its parts *)

(** The second character makes no hexadecimal number of the text. *)
Definition plain (r : string) : Prop := forall c1 c2 r', r = c1 :: c2 :: r' -> ~ In c2 (chars "xX").

Definition tail_of (f : option string) (e : option (Z * string * string)) : string := pointed f ++ powered e.

Lemma letters_of (hex : bool) l : In l (if hex then chars "pP" else chars "eE") ->
  [/\ ~ is_digit hex l, ~ In l (chars "/"), ~ In l (chars "."), ~ In l (chars "+-") & hex = false -> ~ In l (chars "xX")].
Proof.
rewrite /is_digit /is_decimal_digit.
by case: hex => -[<-|[<-|[]]]; split; rewrite /char /=; try discriminate; intuition.
Qed.

Lemma digit_of c hex : is_digit hex c -> [/\ ~ In c (chars "+-"), ~ In c (chars "/"), ~ In c (chars "."), ~ In c (chars "xX") & (c =? char "-") = false].
Proof. by rewrite /is_digit /is_decimal_digit => h; split; rewrite /chars /= /char /=; try (apply/Z.eqb_neq); intuition (try lia). Qed.

Lemma plain_head (w r : string) : Forall (is_digit false) w ->
  match r with c :: _ => ~ In c (chars "xX") | [] => True end -> (w = [] -> plain r) -> plain (w ++ r).
Proof.
case=> [_ h|c w' _]; first exact: h.
case=> [h _|c2 w'' hc _ _ _] c1 c3 r'.
  by case: r h => [//|c2 r] /= h [_ <- _].
by case=> _ <- _; case: (digit_of _ _ hc).
Qed.

Lemma plain_tail f e : (if e is Some (l, es, ds) then In l (chars "eE") else True) -> (exists2 g, f = Some g & Forall (is_digit false) g /\ g <> []) ->
  plain (tail_of f e).
Proof.
move=> he [g -> [hg ne]] c1 c2 r'; rewrite /tail_of /=.
case: hg ne => // c g' hc _ _ [_ <- _].
by case: (digit_of _ _ hc).
Qed.

Section Scan.

Variable limit : nat.

Lemma no_prefix s r : plain r ->
  Numeral_isAt (s ++ r) (length_of s) (chars "0") && Numeral_isAt (s ++ r) (length_of s + 1) (chars "xX") = false.
Proof.
move=> no; rewrite is_at; case: r no => [//|c1 [|c2 r]] no.
  by rewrite is_at_next; case: (is_in _ _).
rewrite is_at_next; case h0: (is_in c2 _); last by case: (is_in _ _).
have h := elimT (is_inP _ _) h0.
by case: (no c1 c2 r eq_refl h).
Qed.

Lemma complete (t : string) k kind : k = length_of t -> Numeral_ifComplete t k kind = kind.
Proof. by move=> ->; rewrite /Numeral_ifComplete Z.eqb_refl. Qed.

Lemma nonempty (s : string) : s <> [] -> 0 < length_of s.
Proof. by case: s => [//|c s] _; rewrite length_cons; have := length_pos s; lia. Qed.

Lemma scan_ratio s p q (t := written (Ratio s p q)) : well_formed (Ratio s p q) -> (List.length t <= limit)%nat ->
  Numeral_scan limit t =
    Build_Numeral t Kind_RATIO (length_of t) (length_of s) (length_of s) (length_of (s ++ p)) (length_of (s ++ p)).
Proof.
case=> hs [hp p0] [hq q0] lim; rewrite /Numeral_scan.
have E0 : t = [] ++ s ++ (p ++ char "/" :: q) by [].
have [lp lq] : (List.length p <= limit)%nat /\ (List.length q <= limit)%nat.
  by move: lim; rewrite /t /= !app_length /=; lia.
have h1 : Numeral_afterSign t 0 = length_of s.
  rewrite E0 (after_sign [] s) // => _; case: hp p0 => // c p' hc _ _ /=.
  by case: (digit_of _ _ hc).
have h2 : Numeral_isAt t (length_of s) (chars "0") && Numeral_isAt t (length_of s + 1) (chars "xX") = false.
  by apply: no_prefix; apply: plain_head => //; cbv; intuition discriminate.
have h3 : Numeral_afterDigits limit t (length_of s) false = length_of (s ++ p).
  rewrite length_app; apply: after_digits => //=; cbv; intuition discriminate.
have h4 : Numeral_isAt t (length_of (s ++ p)) (chars "/") = true.
  by have -> : t = (s ++ p) ++ char "/" :: q by [rewrite /t /= -app_assoc]; rewrite is_at.
have h5 : Numeral_afterDigits limit t (length_of (s ++ p) + 1) false = length_of t.
  have -> : t = (s ++ p ++ [char "/"]) ++ q ++ [] by rewrite /t /= app_nil_r -!app_assoc.
  have -> : length_of (s ++ p) + 1 = length_of (s ++ p ++ [char "/"]) by rewrite !length_app length_one; lia.
  by rewrite after_digits //= app_nil_r [RHS]length_app.
have p1 := nonempty p p0; have q1 := nonempty q q0.
have lt1 : (length_of s <? length_of (s ++ p)) = true by apply/Z.ltb_lt; rewrite length_app; lia.
have lt2 : (length_of (s ++ p) + 1 <? length_of t) = true.
  by apply/Z.ltb_lt; rewrite /t /= !length_app length_cons; lia.
by rewrite h1 h2 h3 h4 h5 /= lt1 lt2 /= complete.
Qed.

Lemma scan_floating s x w f e (n := Floating s x w f e) (t := written n) : well_formed n -> (List.length t <= limit)%nat ->
  Numeral_scan limit t =
    Build_Numeral t (if is_hex x then Kind_HEX else Kind_DECIMAL) (length_of t) (length_of s)
      (length_of (s ++ prefix x)) (length_of (s ++ prefix x ++ w)) (length_of (s ++ prefix x ++ w ++ pointed f)).
Proof.
case=> hs hx hwf wf0 he lim; rewrite /Numeral_scan.
have [hw hf] : Forall (is_digit (is_hex x)) w /\ Forall (is_digit (is_hex x)) (or_none f) by apply/Forall_app.
have E0 : t = s ++ prefix x ++ w ++ tail_of f e by [].
have L : (List.length w <= limit /\ List.length (or_none f) <= limit /\
    match e with Some (_, _, ds) => List.length ds <= limit | None => True end)%nat.
  move: lim; rewrite E0 /tail_of !app_length; case: f {hf hwf wf0 n t E0} => [f|] /=;
    case: e {he} => [[[l es] ds]|] /=; rewrite ?app_length; lia.
have [lw [lf le]] := L.
have tail_head among : (forall c, In c among -> c <> char "." /\ (forall l es ds, e = Some (l, es, ds) -> c <> l)) ->
    match tail_of f e with c :: _ => ~ In c among | [] => True end.
  rewrite /tail_of; case: (f) => [g|] /= no; first by move/no => -[].
  by case: (e) no => [[[l es] ds]|] //= no /no [_ /(_ l es ds eq_refl)].
have letter l es ds : e = Some (l, es, ds) -> In l (if is_hex x then chars "pP" else chars "eE").
  by move=> e1; move: he; rewrite e1 => -[].
have h1 : Numeral_afterSign t 0 = length_of s.
  rewrite E0 (after_sign [] s) // => _; case: (x) => [c|] /=; first by rewrite /char /=; lia.
  case: hw => [|c w' hc _] /=; last by case: (digit_of _ _ hc).
  apply: (tail_head (chars "+-")) => c h; split; first by move=> E; move: h; rewrite E; cbv; intuition discriminate.
  by move=> l es ds /letter /letters_of [_ _ _ no _] E; apply: no; rewrite -E.
have h2 : Numeral_isAt t (length_of s) (chars "0") && Numeral_isAt t (length_of s + 1) (chars "xX") = is_hex x.
  case xE: x => [c|] /=; last first.
    rewrite E0 xE; apply: no_prefix; rewrite xE in hw hf letter he; apply: (plain_head w (tail_of f e)) => //.
      apply: (tail_head (chars "xX")) => c h; split; first by move=> E; move: h; rewrite E; cbv; intuition discriminate.
      by move=> l es ds /letter /(letters_of false) [_ _ _ _ no] E; apply: (no eq_refl); rewrite -E.
    move=> w0; apply: plain_tail; first by case: (e) letter => [[[l es] ds]|] // /(_ l es ds eq_refl).
    by case: (f) hf wf0 => [g|] hg; rewrite w0 => // ne; exists g.
  have -> : t = s ++ char "0" :: c :: w ++ tail_of f e by rewrite E0 xE.
  by rewrite is_at is_at_next !in_is //; try exact: hx xE; left.
have first : (if is_hex x then length_of s + 2 else length_of s) = length_of (s ++ prefix x).
  by rewrite length_app; case: (x) => [c|]; rewrite /= ?length_none; [ | lia].
have h3 : Numeral_afterDigits limit t (length_of (s ++ prefix x)) (is_hex x) = length_of (s ++ prefix x ++ w).
  have -> : t = (s ++ prefix x) ++ w ++ tail_of f e by rewrite E0 -app_assoc.
  rewrite [s ++ prefix x ++ w]app_assoc [RHS]length_app; apply: after_digits => //.
  rewrite /ends /tail_of; case: (f) => [g|] /=.
    by cbv; intuition discriminate.
  by case: (e) letter => [[[l es] ds]|] // /(_ l es ds eq_refl) /letters_of [].
have E1 : t = (s ++ prefix x ++ w) ++ tail_of f e by rewrite E0 -!app_assoc.
have h4 : Numeral_isAt t (length_of (s ++ prefix x ++ w)) (chars "/") = false.
  have := tail_head (chars "/"); rewrite E1 is_at; case: (tail_of f e) => // c r no.
  case: is_inP => // h; case: no => // {h} {}c h; split; first by move=> E; move: h; rewrite E; cbv; intuition discriminate.
  by move=> l es ds /letter /letters_of [_ no _ _ _] E; apply: no; rewrite -E.
have E2 : t = (s ++ prefix x ++ w ++ pointed f) ++ powered e by rewrite E0 /tail_of -!app_assoc.
have h5 : (if Numeral_isAt t (length_of (s ++ prefix x ++ w)) (chars ".")
    then Numeral_afterDigits limit t (length_of (s ++ prefix x ++ w) + 1) (is_hex x)
    else length_of (s ++ prefix x ++ w)) = length_of (s ++ prefix x ++ w ++ pointed f).
  case fE: f => [g|] /=.
    have -> : t = ((s ++ prefix x ++ w) ++ [char "."]) ++ g ++ powered e by rewrite E0 /tail_of fE -!app_assoc.
    rewrite -{1}app_assoc is_at /=.
    have -> : length_of (s ++ prefix x ++ w) + 1 = length_of ((s ++ prefix x ++ w) ++ [char "."]) by rewrite [RHS]length_app.
    rewrite fE in hf lf; rewrite after_digits //; last by rewrite !length_app !length_cons length_none; lia.
    by rewrite /ends; case: (e) letter => [[[l es] ds]|] //= /(_ l es ds eq_refl) /letters_of [].
  rewrite app_nil_r E1 is_at /tail_of fE /=; case: (e) letter => [[[l es] ds]|] //= /(_ l es ds eq_refl) /letters_of [_ _ no _ _].
  by rewrite in_not.
have h6 : (length_of (s ++ prefix x) =? length_of (s ++ prefix x ++ w)) &&
    (length_of (s ++ prefix x ++ w ++ pointed f) <=? length_of (s ++ prefix x ++ w) + 1) = false.
  rewrite !length_app; case: Z.eqb_spec => //= w1; apply/Z.leb_gt.
  have w0 : w = [] by case: (w) w1 => // c r; rewrite length_cons; have := length_pos r; lia.
  move: wf0; rewrite w0; case: (f) => [g|] //= /nonempty; rewrite length_none length_cons; lia.
rewrite h1 h2 first h3 h4 Bool.andb_false_r h5 h6 [false || _]/=.
set at_letter := Numeral_isAt _ _ _.
case eE: e he E2 le => [[[l es] ds]|] he E2 le.
  case: he => hl hes hds ds0.
  have -> : at_letter = true by rewrite /at_letter E2 is_at /= in_is.
  have E3 : t = (s ++ prefix x ++ w ++ pointed f ++ [l]) ++ es ++ ds ++ [] by rewrite E2 app_nil_r -!app_assoc.
  have one : length_of (s ++ prefix x ++ w ++ pointed f) + 1 = length_of (s ++ prefix x ++ w ++ pointed f ++ [l]).
    by rewrite !length_app length_one; lia.
  have -> : Numeral_afterSign t (length_of (s ++ prefix x ++ w ++ pointed f) + 1) =
      length_of ((s ++ prefix x ++ w ++ pointed f ++ [l]) ++ es).
    rewrite one E3 after_sign //; last by rewrite [RHS]length_app.
    by move=> _; case: hds ds0 => //= c r hc _ _; case: (digit_of _ _ hc).
  have -> : Numeral_afterDigits limit t (length_of ((s ++ prefix x ++ w ++ pointed f ++ [l]) ++ es)) false = length_of t.
    have -> : t = ((s ++ prefix x ++ w ++ pointed f ++ [l]) ++ es) ++ ds ++ [] by rewrite E3 -!app_assoc.
    by rewrite after_digits // app_nil_r [RHS]length_app.
  have -> : (length_of ((s ++ prefix x ++ w ++ pointed f ++ [l]) ++ es) <? length_of t) = true.
    by apply/Z.ltb_lt; rewrite E3 app_nil_r !length_app; have := nonempty ds ds0; lia.
  by rewrite /= complete.
have -> : at_letter = false by rewrite /at_letter E2 is_at.
have e3 : length_of (s ++ w ++ pointed f) = length_of t by rewrite E2 he app_nil_r.
by rewrite /= he /= complete e3.
Qed.

(** ** Of a text, a numeral *)

Lemma completed (t : string) k kind : Numeral_ifComplete t k kind <> Kind_NONE -> k = length_of t.
Proof. by rewrite /Numeral_ifComplete; case: Z.eqb_spec. Qed.

Lemma no_more (a r : string) : length_of a = length_of (a ++ r) -> r = [].
Proof. by rewrite length_app; case: r => // c r; rewrite length_cons; have := length_pos r; lia. Qed.

Lemma none_if (t : string) k (b : bool) : (if b then k else -1) = length_of t -> b = true.
Proof. by case: b => // h; have := length_pos t; lia. Qed.

(** What the scan takes for a numeral is one. *)
Lemma scan_is_numeral t : (List.length t <= limit)%nat -> Numeral_kind (Numeral_scan limit t) <> Kind_NONE ->
  exists2 n, well_formed n & written n = t.
Proof.
move=> lim; rewrite /Numeral_scan.
have short a r : t = a ++ r -> (List.length r <= limit)%nat by move=> E; move: lim; rewrite E app_length; lia.
have [s [r0 [E0 hs ->]]] := cut_sign [] t.
have [x [r1 [E1 hx -> ->]]] : exists x r1, [/\ r0 = prefix x ++ r1, forall c, x = Some c -> In c (chars "xX"),
    Numeral_isAt t (length_of [] + length_of s) (chars "0") && Numeral_isAt t (length_of [] + length_of s + 1) (chars "xX") = is_hex x &
    (if is_hex x then length_of [] + length_of s + 2 else length_of [] + length_of s) = length_of (s ++ prefix x)].
  { rewrite length_none Z.add_0_l E0 is_at.
  case: r0 E0 => [|c1 [|c2 r]] E0.
  - by exists None, []; split=> //; rewrite /= app_nil_r.
  - exists None, [c1]; split=> //; last by rewrite /= app_nil_r.
    by rewrite is_at_next; case: (is_in _ _).
  - rewrite is_at_next; case h1: (is_in c1 _); last by exists None, (c1 :: c2 :: r); split=> //; rewrite /= app_nil_r.
    case h2: (is_in c2 _); last by exists None, (c1 :: c2 :: r); split=> //; rewrite /= app_nil_r.
    have := elimT (is_inP _ _) h1; case=> [e1|[]]; have h3 := elimT (is_inP _ _) h2.
    exists (Some c2), r; split=> //; [by rewrite -e1 | by move=> c [<-] | by rewrite [RHS]length_app]. }
have E2 : t = (s ++ prefix x) ++ r1 by rewrite E0 E1 app_assoc.
have [w [r2 [E3 hw ew]]] := cut_digits limit (s ++ prefix x) r1 (is_hex x) (short _ _ E2).
rewrite -E2 => ->.
have -> : length_of (s ++ prefix x) + length_of w = length_of (s ++ prefix x ++ w) by rewrite !length_app; lia.
have E4 : t = (s ++ prefix x ++ w) ++ r2 by rewrite E2 E3 -!app_assoc.
case h: (~~ is_hex x && _ && _).
  move/andP: h => [/andP [hex /Z.ltb_lt lt] at_stroke].
  have xE : x = None by case: (x) hex.
  move: at_stroke; rewrite {1}E4 is_at; case: r2 E3 E4 ew => [//|c r3] E3 E4 ew /is_inP [e|[]]; subst c.
  have E5 : t = (s ++ prefix x ++ w ++ [char "/"]) ++ r3 by rewrite E4 -!app_assoc.
  have [q [r4 [E6 hq _]]] := cut_digits limit (s ++ prefix x ++ w ++ [char "/"]) r3 false (short _ _ E5).
  rewrite -E5.
  have -> : length_of (s ++ prefix x ++ w ++ [char "/"]) = length_of (s ++ prefix x ++ w) + 1 by rewrite !length_app length_one; lia.
  move=> ->; cbn [Numeral_kind] => /completed hc.
  have := none_if _ _ _ hc; move: hc => + /Z.ltb_lt q0.
  have -> : (length_of (s ++ prefix x ++ w) + 1 <? length_of (s ++ prefix x ++ w) + 1 + length_of q) = true by apply/Z.ltb_lt.
  move=> hc; exists (Ratio s w q).
    split=> //.
      by split; [rewrite xE in hw | move=> w0; move: lt; rewrite w0 !length_app length_none; lia].
    by split=> // qE; move: q0; rewrite qE length_none; lia.
  rewrite /= E5 E6 xE -!app_assoc /=.
  have -> : r4 = [].
    apply: (no_more (s ++ w ++ char "/" :: q)); move: hc; rewrite E5 E6 xE /= !length_app !length_cons length_none; lia.
  by rewrite app_nil_r.
have [f [r3 [E5 hf ->]]] : exists f r3, [/\ r2 = pointed f ++ r3, Forall (is_digit (is_hex x)) (or_none f) &
    (if Numeral_isAt t (length_of (s ++ prefix x ++ w)) (chars ".")
      then Numeral_afterDigits limit t (length_of (s ++ prefix x ++ w) + 1) (is_hex x)
      else length_of (s ++ prefix x ++ w)) = length_of (s ++ prefix x ++ w ++ pointed f)].
  rewrite {1}E4 is_at; case: r2 {E3} E4 {ew h} => [|c r3] E4; first by exists None, []; split=> //=; rewrite ?app_nil_r //; exact: Forall_nil.
  case h: (is_in c _); last by exists None, (c :: r3); split=> //=; rewrite ?app_nil_r //; exact: Forall_nil.
  have := elimT (is_inP _ _) h; case=> [e1|[]]; subst c.
  have E5 : t = (s ++ prefix x ++ w ++ [char "."]) ++ r3 by rewrite E4 -!app_assoc.
  have [f [r4 [E6 hf _]]] := cut_digits limit (s ++ prefix x ++ w ++ [char "."]) r3 (is_hex x) (short _ _ E5).
  rewrite -E5.
  have -> : length_of (s ++ prefix x ++ w ++ [char "."]) = length_of (s ++ prefix x ++ w) + 1 by rewrite !length_app length_one; lia.
  move=> ->; exists (Some f), r4; split=> //=; first by rewrite E6.
  by rewrite !length_app length_cons; lia.
have E6 : t = (s ++ prefix x ++ w ++ pointed f) ++ r3 by rewrite E4 E5 -!app_assoc.
have some : (length_of (s ++ prefix x) =? length_of (s ++ prefix x ++ w)) &&
    (length_of (s ++ prefix x ++ w ++ pointed f) <=? length_of (s ++ prefix x ++ w) + 1) = false -> w ++ or_none f <> [].
  move=> + n0; have [w0 f0] := app_eq_nil _ _ n0; rewrite w0 !length_app length_none.
  case: Z.eqb_spec => [_|]; last by lia.
  case: Z.leb_spec => // + _; move: f0; case: (f) => [g|] /=; last by rewrite length_none; lia.
  by move=> ->; rewrite length_one; lia.
set empty := _ && _ in some *.
case h2: (empty || _).
  cbn [Numeral_kind] => /completed.
  case h3: (empty || is_hex x); first by have := length_pos t; lia.
  move=> hc; move/orP: h3 => /orP h3.
  have [ne hex] : empty = false /\ is_hex x = false by move: h3; case: (empty); case: (is_hex x) => //= -[].
  have xE : x = None by case: (x) hex.
  exists (Floating s x w f None); last by rewrite /= E6 (no_more (s ++ prefix x ++ w ++ pointed f) r3) -?E6 // -!app_assoc.
  by split=> //; [apply/Forall_app | apply: some].
move/Bool.orb_false_iff: h2 => [ne /negbFE]; rewrite {1}E6 is_at.
case: r3 {E5} E6 => [//|l r4] E6 /is_inP hl.
have E7 : t = (s ++ prefix x ++ w ++ pointed f ++ [l]) ++ r4 by rewrite E6 -!app_assoc.
have [es [r5 [E8 hes]]] := cut_sign (s ++ prefix x ++ w ++ pointed f ++ [l]) r4.
rewrite -E7.
have -> : length_of (s ++ prefix x ++ w ++ pointed f ++ [l]) = length_of (s ++ prefix x ++ w ++ pointed f) + 1 by rewrite !length_app length_one; lia.
move=> ->.
have E9 : t = (s ++ prefix x ++ w ++ pointed f ++ l :: es) ++ r5 by rewrite E7 E8 -!app_assoc.
have [ds [r6 [E10 hds _]]] := cut_digits limit (s ++ prefix x ++ w ++ pointed f ++ l :: es) r5 false (short _ _ E9).
rewrite -E9.
have -> : length_of (s ++ prefix x ++ w ++ pointed f ++ l :: es) = length_of (s ++ prefix x ++ w ++ pointed f) + 1 + length_of es.
  by rewrite !length_app length_cons; lia.
move=> ->; cbn [Numeral_kind] => hc.
have hk : (if is_hex x then Kind_HEX else Kind_DECIMAL) <> Kind_NONE by case: (is_hex x).
move/completed: hc => hc; have := none_if _ _ _ hc; move: hc => + /Z.ltb_lt lt.
case: Z.ltb_spec; last by lia.
move=> _ hc; exists (Floating s x w f (Some (l, es, ds))).
  split=> //; [apply/Forall_app; by split | exact: some | split=> //].
  by move=> d0; move: lt; rewrite d0 length_none; lia.
rewrite /= E9 E10; have -> : r6 = [].
  apply: (no_more (s ++ prefix x ++ w ++ pointed f ++ l :: es ++ ds)).
  by move: hc; rewrite E9 E10 !length_app !length_cons !length_app; lia.
by rewrite app_nil_r -!app_assoc.
Qed.

End Scan.
