(** * From the Java text to the rounded coordinates

    What [RoundedDistance.high] and [RoundedDistance.low] return, as they are translated:
    their sum is a coordinate of w0 (a0 - b0) + w1 (a1 - b1) + w2 (a2 - b2), exact up to 15.1
    u^2 times the sum of the magnitudes; with a translation it is exact up to 20.1 u^2. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_model.
From CertiGJKFloat Require Import float_rounding norm_core norm_error java_model java_methods java_formulas.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

(** High and low part of X, where p is the sum of all magnitudes. *)
Definition split_up (high low X p : R) : Prop :=
  [/\ Rabs high <= (1 + 5 * u) * p + 10 * eta, Rabs low <= 4.01 * u * p + 10 * eta
    & Rabs (high + low - X) <= 15.1 * (u * u) * p + 10 * eta].

(** The parts of one product w (a - b): rounded, the error of the product with the other
    sign, and that of the difference. *)
Lemma product_parts (w a b : number M) (h := (a - b)%D) (p := (w * h)%D) (c := Rabs w * Rabs (a - b))
    (e := fl (dopp w * h + p)) (l := ErrorTerms_ofDifference M a b h) : Rabs w <= 1.001 ->
  [/\ 0 <= c, Rabs (w * (a - b)) <= c, Rabs (w * l) <= u * c, Rabs (p - (w * (a - b) - w * l)) <= 1.001 * u * c + eta
    & Rabs (e - (p - (w * (a - b) - w * l))) <= 1.002 * (u * u) * c + 1.001 * eta].
Proof.
move=> w1; have e0 := eta64_gt0; have w0 := Rabs_pos w.
have c0 : 0 <= c by apply: Rmult_le_pos => //; apply: Rabs_pos.
have lE : double_value l = a - b - h := java_error_of_difference none none_is a b.
have wy : Rabs (w * (a - b)) <= c by rewrite Rabs_mult; exact: Rle_refl.
have wl : Rabs (w * l) <= u * c.
  rewrite Rabs_mult /c -Rmult_assoc (Rmult_comm u) Rmult_assoc; apply: Rmult_le_compat_l => //.
  by rewrite lE Rabs_minus_sym; apply: rnd_sub; exact: Rle_refl.
have hE : w * h = w * (a - b) - w * l by rewrite lE; ring.
have pe : Rabs (p - w * h) <= u * (1.0001 * c) + eta.
  by apply: rnd; rewrite hE; move: wy wl => /Rabs_le_inv wy /Rabs_le_inv wl; apply: Rabs_le; lra.
rewrite hE in pe; move: pe => /Rabs_le_inv pe.
split=> //; first by apply: Rabs_le; lra.
have : Rabs (e - (dopp w * h + p)) <= u * (1.001 * u * c + eta) + eta.
  by apply: rnd; rewrite doppE -Ropp_mult_distr_l hE; apply: Rabs_le; lra.
rewrite doppE -Ropp_mult_distr_l hE => /Rabs_le_inv h'; apply: Rabs_le; lra.
Qed.

Theorem java_three (w0 a0 b0 w1 a1 b1 w2 a2 b2 : number M) :
  Rabs w0 <= 1.001 -> Rabs w1 <= 1.001 -> Rabs w2 <= 1.001 ->
  split_up (RoundedDistance_high_9 M w0 a0 b0 w1 a1 b1 w2 a2 b2) (RoundedDistance_low_9 M w0 a0 b0 w1 a1 b1 w2 a2 b2)
    (w0 * (a0 - b0) + w1 * (a1 - b1) + w2 * (a2 - b2))
    (Rabs w0 * Rabs (a0 - b0) + Rabs w1 * Rabs (a1 - b1) + Rabs w2 * Rabs (a2 - b2)).
Proof.
move=> /(product_parts w0 a0 b0)[c0 y0 l0 p0 e0] /(product_parts w1 a1 b1)[c1 y1 l1 p1 e1]
  /(product_parts w2 a2 b2)[c2 y2 l2 p2 e2].
rewrite /split_up /RoundedDistance_high_9 /RoundedDistance_low_9; cbv zeta.
set h0 := sub a0 b0 in p0 e0 l0 *; set h1 := sub a1 b1 in p1 e1 l1 *; set h2 := sub a2 b2 in p2 e2 l2 *.
set P0 := mul w0 h0 in p0 e0 *; set P1 := mul w1 h1 in p1 e1 *; set P2 := mul w2 h2 in p2 e2 *.
set E0 := fl (dopp w0 * h0 + P0) in e0; set E1 := fl (dopp w1 * h1 + P1) in e1; set E2 := fl (dopp w2 * h2 + P2) in e2.
rewrite -[fused (opp w0) h0 P0]/E0 -[fused (opp w1) h1 P1]/E1 -[fused (opp w2) h2 P2]/E2.
set L0 := ErrorTerms_ofDifference M a0 b0 h0 in p0 e0 l0 *; set L1 := ErrorTerms_ofDifference M a1 b1 h1 in p1 e1 l1 *.
set L2 := ErrorTerms_ofDifference M a2 b2 h2 in p2 e2 l2 *.
set s := add P0 P1; set x := add s P2.
set T1 := ErrorTerms_ofSum M P0 P1 s; set T2 := ErrorTerms_ofSum M s P2 x.
have t1 : double_value T1 = P0 + P1 - s := java_error_of_sum none none_is P0 P1.
have t2 : double_value T2 = s + P2 - x := java_error_of_sum none none_is s P2.
have q0 := eta64_gt0.
move: (Rabs w0 * _) (Rabs w1 * _) (Rabs w2 * _) c0 c1 c2 y0 y1 y2 l0 l1 l2 p0 p1 p2 e0 e1 e2.
move: (w0 * (a0 - b0)) (w1 * (a1 - b1)) (w2 * (a2 - b2)) => Y0 Y1 Y2 d0 d1 d2 c0 c1 c2.
move=> /Rabs_le_inv y0 /Rabs_le_inv y1 /Rabs_le_inv y2 /Rabs_le_inv l0 /Rabs_le_inv l1 /Rabs_le_inv l2.
move=> /Rabs_le_inv p0 /Rabs_le_inv p1 /Rabs_le_inv p2 /Rabs_le_inv e0 /Rabs_le_inv e1 /Rabs_le_inv e2.
have [p [pE pp0]] : exists p, d0 + d1 + d2 = p /\ 0 <= p by exists (d0 + d1 + d2); lra.
have sE : Rabs (s - (P0 + P1)) <= u * (1.001 * p + 2.1 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: sE => /Rabs_le_inv sE.
have xE : Rabs (x - (s + P2)) <= u * (1.001 * p + 3.1 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: xE => /Rabs_le_inv xE.
set F1 := add E0 E1; have f1 : Rabs (F1 - (E0 + E1)) <= u * (1.002 * u * p + 4.1 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: f1 => /Rabs_le_inv f1.
set F := add F1 E2; have f2 : Rabs (F - (F1 + E2)) <= u * (1.003 * u * p + 6.2 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: f2 => /Rabs_le_inv f2.
set G := add T1 T2; have g : Rabs (G - (T1 + T2)) <= u * (2.003 * u * p + 0.1 * eta) by apply: rnd_sum; rewrite t1 t2; apply: Rabs_le; lra.
move: g; rewrite t1 t2 => /Rabs_le_inv g.
set D2 := mul w2 L2; have k2 : Rabs (D2 - w2 * L2) <= u * (u * d2) + eta by apply: rnd; apply: Rabs_le; lra.
move: k2 => /Rabs_le_inv k2.
set D1 : double := fused w1 L1 D2.
have k1 : Rabs (D1 - (w1 * L1 + D2)) <= u * (1.001 * u * (d1 + d2) + 1.1 * eta) + eta by apply: rnd; apply: Rabs_le; lra.
move: k1 => /Rabs_le_inv k1.
set D0 : double := fused w0 L0 D1.
have k0 : Rabs (D0 - (w0 * L0 + D1)) <= u * (1.002 * u * p + 2.2 * eta) + eta by apply: rnd; apply: Rabs_le; lra.
move: k0 => /Rabs_le_inv k0.
set H := add G D0; have h : Rabs (H - (G + D0)) <= u * (3.004 * u * p + 4 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: h => /Rabs_le_inv h.
have z : Rabs (sub H F - (H - F)) <= u * (4.005 * u * p + 11 * eta) by apply: rnd_sub; apply: Rabs_le; lra.
move: z => /Rabs_le_inv z; rewrite pE.
by split; apply: Rabs_le; lra.
Qed.

Theorem java_two (w0 a0 b0 w1 a1 b1 : number M) : Rabs w0 <= 1.001 -> Rabs w1 <= 1.001 ->
  split_up (RoundedDistance_high_6 M w0 a0 b0 w1 a1 b1) (RoundedDistance_low_6 M w0 a0 b0 w1 a1 b1)
    (w0 * (a0 - b0) + w1 * (a1 - b1)) (Rabs w0 * Rabs (a0 - b0) + Rabs w1 * Rabs (a1 - b1)).
Proof.
move=> /(product_parts w0 a0 b0)[c0 y0 l0 p0 e0] /(product_parts w1 a1 b1)[c1 y1 l1 p1 e1].
rewrite /split_up /RoundedDistance_high_6 /RoundedDistance_low_6; cbv zeta.
set h0 := sub a0 b0 in p0 e0 l0 *; set h1 := sub a1 b1 in p1 e1 l1 *.
set P0 := mul w0 h0 in p0 e0 *; set P1 := mul w1 h1 in p1 e1 *.
set E0 := fl (dopp w0 * h0 + P0) in e0; set E1 := fl (dopp w1 * h1 + P1) in e1.
rewrite -[fused (opp w0) h0 P0]/E0 -[fused (opp w1) h1 P1]/E1.
set L0 := ErrorTerms_ofDifference M a0 b0 h0 in p0 e0 l0 *; set L1 := ErrorTerms_ofDifference M a1 b1 h1 in p1 e1 l1 *.
set x := add P0 P1.
set T1 := ErrorTerms_ofSum M P0 P1 x.
have t1 : double_value T1 = P0 + P1 - x := java_error_of_sum none none_is P0 P1.
have q0 := eta64_gt0.
move: (Rabs w0 * _) (Rabs w1 * _) c0 c1 y0 y1 l0 l1 p0 p1 e0 e1.
move: (w0 * (a0 - b0)) (w1 * (a1 - b1)) => Y0 Y1 d0 d1 c0 c1.
move=> /Rabs_le_inv y0 /Rabs_le_inv y1 /Rabs_le_inv l0 /Rabs_le_inv l1.
move=> /Rabs_le_inv p0 /Rabs_le_inv p1 /Rabs_le_inv e0 /Rabs_le_inv e1.
have [p [pE pp0]] : exists p, d0 + d1 = p /\ 0 <= p by exists (d0 + d1); lra.
have xE : Rabs (x - (P0 + P1)) <= u * (1.001 * p + 2.1 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: xE => /Rabs_le_inv xE.
set F := add E0 E1; have f : Rabs (F - (E0 + E1)) <= u * (1.002 * u * p + 4.1 * eta) by apply: rnd_sum; apply: Rabs_le; lra.
move: f => /Rabs_le_inv f.
set D1 := mul w1 L1; have k1 : Rabs (D1 - w1 * L1) <= u * (u * d1) + eta by apply: rnd; apply: Rabs_le; lra.
move: k1 => /Rabs_le_inv k1.
set D0 : double := fused w0 L0 D1.
have k0 : Rabs (D0 - (w0 * L0 + D1)) <= u * (1.001 * u * p + 1.1 * eta) + eta by apply: rnd; apply: Rabs_le; lra.
move: k0 => /Rabs_le_inv k0.
set H := add T1 D0; have h : Rabs (H - (T1 + D0)) <= u * (2.004 * u * p + 3 * eta).
  by apply: rnd_sum; rewrite t1; apply: Rabs_le; lra.
move: h; rewrite t1 => /Rabs_le_inv h.
have z : Rabs (sub H F - (H - F)) <= u * (3.005 * u * p + 8 * eta) by apply: rnd_sub; apply: Rabs_le; lra.
move: z => /Rabs_le_inv z; rewrite pE.
by split; apply: Rabs_le; lra.
Qed.

(** A difference, which needs no weight. *)
Lemma java_one (a b : number M) :
  split_up (a - b)%D (ErrorTerms_ofDifference M a b (a - b)%D) (a - b) (Rabs (a - b)).
Proof.
set h : double := (a - b)%D; set l : double := ErrorTerms_ofDifference M a b h.
have lE : double_value l = a - b - h := java_error_of_difference none none_is a b.
have /Rabs_le_inv hE : Rabs (h - (a - b)) <= u * Rabs (a - b) by apply: rnd_sub; exact: Rle_refl.
have s := Rabs_split (a - b); have e0 := eta64_gt0; have c0 := Rabs_pos (a - b).
by split; rewrite -/h -/l ?lE; apply: Rabs_le; lra.
Qed.

(** With the translation t. *)
Lemma moved_parts (high low t : number M) X p : split_up high low X p -> 0 <= p ->
  let x := (high + t)%D in let l := (low + ErrorTerms_ofSum M high t x)%D in
  [/\ Rabs x <= (1 + 7 * u) * (p + Rabs t) + 11 * eta, Rabs l <= 5.02 * u * (p + Rabs t) + 11 * eta
    & Rabs (x + l - (X + t)) <= 20.15 * (u * u) * (p + Rabs t) + 11 * eta].
Proof.
case=> /Rabs_le_inv h1 /Rabs_le_inv h2 /Rabs_le_inv h3 p0 x l; have e0 := eta64_gt0.
have t0 := Rabs_pos t; have t1 := Rabs_split t.
have sE := java_error_of_sum none none_is high t; rewrite -/x in sE.
have xE : Rabs (x - (high + t)) <= u * ((1 + 5 * u) * p + 10 * eta + Rabs t) by apply: rnd_sum; apply: Rabs_le; lra.
move: xE => /Rabs_le_inv xE.
have : Rabs (l - (low + ErrorTerms_ofSum M high t x)) <= u * (5.012 * u * (p + Rabs t) + 10.5 * eta).
  by apply: rnd_sum; rewrite sE; apply: Rabs_le; lra.
rewrite sE => /Rabs_le_inv lE.
by split; apply: Rabs_le; lra.
Qed.

End Text.
