(** * What the weights of the text are wrong

    If the tests of an edge succeed, then the rounded weights, times the edges,
    are wrong by at most the number that [RoundedDistance] is given, and the edges are at
    most a quarter longer than their sizes. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights norm_core norm_error weights_rounded.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.
Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation room := (error_dot_room binary64 U TINY U_TINY U_enough TINY_enough).

Lemma square_range (s n : R) k : (2 <= k <= 490)%Z -> 0 <= n <= bpow radix2 k -> s <= 1.0001 * (n * n) + 4 * eta ->
  s <= bpow radix2 1000.
Proof.
move=> k1 [n0 n1] h; have e1 := eta_unit.
have : n * n <= bpow radix2 k * bpow radix2 k by apply: Rmult_le_compat.
rewrite -bpow_plus => nn; have b : bpow radix2 (k + k) <= bpow radix2 990 by apply: bpow_le; lia.
have c : 4 * bpow radix2 990 <= bpow radix2 1000.
  by rewrite (_ : 4 = bpow radix2 2) // -bpow_plus; apply: bpow_le; lia.
have d : 1 <= bpow radix2 990 by apply: (bpow_le radix2 0 990); lia.
by move: (bpow radix2 (k + k)) (bpow radix2 990) (bpow radix2 1000) nn b c d => p q r *; lra.
Qed.

Lemma bound_pos (X Ex Y Ey : double) : 0 <= X -> 0 <= Ex -> 0 <= Y -> 0 <= Ey ->
  1000 * eta <= bound_dot U TINY X Ex Y Ey.
Proof.
move=> X0 Ex0 Y0 Ey0; have low := dot_lower U TINY U_TINY X Ex Y Ey X0 Ex0 Y0 Ey0.
have tl := tiny_large U TINY U_TINY; have e0 := eta64_gt0; have u0 := u_pos _ _ U_TINY.
have := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ X0 Y0).
by have := Rmult_le_pos _ _ X0 Ey0; have := Rmult_le_pos _ _ Y0 Ex0; have := Rmult_le_pos _ _ Ex0 Ey0; lra.
Qed.

(** The weight x - 1 for g, with edges of size m in all. *)
Lemma weight_wrong (x w s g b c n m tau : R) : 0 < s -> 0 <= m <= 1.247 * n -> 0 <= b + c ->
  Rabs (w - g * s) <= 0.98 * (b + c) -> Rabs ((x - 1) * s - w) <= 4.03 * u * s ->
  (1.24 * (b + c) + 7.9 * u * s) * n <= tau * s -> Rabs (x - 1 - g) * m <= tau.
Proof.
move=> s0 [m0 mn] bc /Rabs_le_inv h1 /Rabs_le_inv h2 t.
have d : Rabs (x - 1 - g) * s <= 0.98 * (b + c) + 4.03 * u * s.
  rewrite -{1}(Rabs_pos_eq s) -?Rabs_mult; first by lra.
  by rewrite (_ : (x - 1 - g) * s = ((x - 1) * s - w) + (w - g * s)); [ring | apply: Rabs_le; lra].
apply: (Rmult_le_reg_r s) => //; apply: Rle_trans t.
have : Rabs (x - 1 - g) * s * m <= (0.98 * (b + c) + 4.03 * u * s) * (1.247 * n).
  by apply: Rmult_le_compat => //; apply: Rmult_le_pos; [exact: Rabs_pos | lra].
have n0 : 0 <= n by lra.
have := Rmult_le_pos _ _ bc n0; have := Rmult_le_pos _ _ (Rlt_le _ _ s0) n0.
by lra.
Qed.

(** ** Two points *)

Section Edge.

Variables (y d : point) (y' d' : vec R) (ey ed : double).
Hypothesis hy : known (norm y) ey y y'.
Hypothesis hd : known (norm d) ed d d'.
Hypothesis test : edge_test y d ey ed.
Hypothesis range : norm d <= bpow radix2 450.

Let w := edge_weight1 y d.
Let s := edge_square d.
Let b := edge_bound1 y d ey ed.
Let c := edge_bound_square d ed.
Let l := (w * fl (dyadic 1 0 / s))%D.
Let x := (l + dyadic 1 0)%D.
Let tau := ((dyadic 5 (-2) * (b + c) * fl (dyadic 1 0 / s) + dyadic 1 (-50)) * norm d)%D.
Let g := - rdot y' d' / rdot d' d'.

Theorem edge_wrong : [/\ 1 <= x <= 2, double_value (x - dyadic 1 0)%D = x - 1,
  norm1 d' <= 1.247 * norm d, bpow radix2 (-532) <= norm d & Rabs (x - 1 - g) * norm1 d' <= tau].
Proof.
have [p1 p2] := edge_weights _ _ _ _ _ _ hy hd test.
have [Y0 ey0] := known_ge0 _ _ _ _ _ hy; have [D0 ed0] := known_ge0 _ _ _ _ _ hd.
have w1 : Rabs (w - - rdot y' d') <= 0.98 * b.
  have := room _ _ _ _ _ _ _ _ hy hd; rewrite -Rabs_Ropp; congr (Rabs _ <= _).
  by rewrite /w /edge_weight1 doppE /=; ring.
have s1 : Rabs (s - rdot d' d') <= 0.98 * c := room _ _ _ _ _ _ _ _ hd hd.
have small : u64 * Rabs s <= 0.31 * c := square_small _ _ _ _ hd.
have b1 : 1000 * eta <= b := bound_pos _ _ _ _ Y0 ey0 D0 ed0.
have c1 : 1000 * eta <= c := bound_pos _ _ _ _ D0 ed0 D0 ed0.
have e0 := eta64_gt0; have e1 := eta_unit.
have [test1 test2] := test.
have t0 : 0 <= (dyadic 2 0 * c)%D by rewrite twiceE; lra.
have [_ low] := add_lower b _ ltac:(lra) t0; rewrite twiceE in low.
have r := sub_error s w.
rewrite -/b -/w in test1; rewrite /edge_bound0 /edge_weight0 -/b -/w -/s -/c in test2.
have sub2 : b + 2 * c <= (1 + 5 * u) * (s - w).
  move: test2 low r; rewrite u64_val; move: (double_value (s - w)%D) (double_value (b + _)%D) => q k test2 low.
  have q0 : 0 < q by lra.
  by rewrite (Rabs_pos_eq q); [lra | move=> /Rabs_le_inv; lra].
rewrite u64_val in small; have sabs := Rle_abs s.
have s0 : 0 < s by lra.
have c2 : 1.99 * c <= s by lra.
have [n0 edn nlow _] := square_decided (norm d) ed s d eq_refl ed0 eq_refl c2.
have [dn _] := norm1_norm d.
have d1 : norm1 d' <= 1.247 * norm d.
  have := norm1_near (stored d) d' ed; case: hd => -[_ h1] [_ h2] [_ h3] => /(_ h1 h2 h3); lra.
have s2 : s <= bpow radix2 1000.
  by have /Rabs_le_inv[_ h] := dot_norm d; apply: (square_range _ (norm d) 450 ltac:(lia) (conj D0 range)).
have S0 : 0 < rdot d' d' by lra.
have gS : g * rdot d' d' = - rdot y' d' by rewrite /g /Rdiv Rmult_assoc Rinv_l; lra.
have g01 : 0 <= g <= 1.
  by split; [apply: (Rmult_le_reg_r (rdot d' d')) | apply: (Rmult_le_reg_r (rdot d' d'))]; lra.
have ws : w <= (1 - 2 * u) * s by lra.
have w0 : 0 <= w by lra.
have [x1 exact_ wx inv] := weight_rounded w s (conj s0 s2) (conj w0 ws).
have b0 : 0 <= b by lra.
have c0 : 0 <= c by lra.
have bc : 1000 * eta <= b + c by lra.
have := tau_enough b c s (norm d) s0 inv b0 c0 (or_intror bc) (Rle_trans _ _ _ (bpow_le radix2 (-900) (-532) ltac:(lia)) nlow).
rewrite -/tau => enough.
split=> //; apply: (weight_wrong x w s g b c (norm d) (norm1 d') tau) => //.
- by split=> //; exact: (proj2 (rdot_norm1 d')).
- by lra.
- exact: (ratio_error w s g (- rdot y' d') (rdot d' d') b c gS g01 w1 s1).
Qed.

End Edge.
