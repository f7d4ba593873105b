(** * What the weights of the text are wrong: three points

    The same as in [weights_wrong.v] for a face. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error filter_formulas filter_model.
From CertiGJKFloat Require Import filter_weights norm_core norm_error weights_rounded weights_wrong.

Local Open Scope R_scope.

Local Notation u := (/ 9007199254740992).
Local Notation eta := eta64.
Local Notation U := (U : double).
Local Notation TINY := (TINY : double).
Local Notation room := (error_dot_room binary64 U TINY U_TINY U_enough TINY_enough).

Section Face.

Variables (y d f : point) (y' d' f' : vec R) (ey ed ef : double).
Hypothesis hy : known (norm y) ey y y'.
Hypothesis hd : known (norm d) ed d d'.
Hypothesis hf : known (norm f) ef f f'.
Hypothesis test : face_test y d f ey ed ef.
Hypothesis range_d : norm d <= bpow radix2 243.
Hypothesis range_f : norm f <= bpow radix2 243.

Let normal := face_normal d f.
Let en := face_normal_error d f ed ef.
Let w1 := face_weight1 y d f.
Let w2 := face_weight2 y d f.
Let s := face_square d f.
Let b := face_bound y d f ey ed ef.
Let c := face_bound_square d f ed ef.
Let x1 := (w1 * fl (dyadic 1 0 / s) + dyadic 1 0)%D.
Let x2 := (w2 * fl (dyadic 1 0 / s) + dyadic 1 0)%D.
Let tau := ((dyadic 5 (-2) * (b + c) * fl (dyadic 1 0 / s) + dyadic 1 (-50)) * (norm d + norm f))%D.
Let n' := rcross d' f'.
Let g' := rcross n' y'.
Let g1 := - rdot f' g' / rdot n' n'.
Let g2 := rdot d' g' / rdot n' n'.
Let m := norm1 d' + norm1 f'.

(** The normal is at most the product of the sizes. *)
Lemma normal_size : norm normal <= 1.0003 * (norm d * norm f) + 10 * eta.
Proof.
have [hd1 d0] := norm1_norm d; have [hf1 f0] := norm1_norm f; have e0 := eta64_gt0.
have ab (a e : double) : Rabs ((a * e)%D) <= 1.00001 * (Rabs a * Rabs e) + eta.
  have := rnd (Rabs a * Rabs e) (a * e); rewrite Rabs_mult -mulE => /(_ (Rle_refl _)) /Rabs_le_inv h.
  have := Rabs_split (a * e); rewrite Rabs_mult => h'; have p := Rmult_le_pos _ _ (Rabs_pos a) (Rabs_pos e).
  by apply: Rabs_le; lra.
have one (p q r t : double) : Rabs (p * q - r * t)%D <= 1.00002 * (Rabs p * Rabs q + Rabs r * Rabs t) + 2.1 * eta.
  have h1 := ab p q; have h2 := ab r t; have a1 := Rabs_split (p * q)%D; have a2 := Rabs_split (r * t)%D.
  have := rnd_sub (1.00001 * (Rabs p * Rabs q) + eta + (1.00001 * (Rabs r * Rabs t) + eta)) (p * q)%D (r * t)%D.
  have P := Rmult_le_pos _ _ (Rabs_pos p) (Rabs_pos q); have Q := Rmult_le_pos _ _ (Rabs_pos r) (Rabs_pos t).
  by move=> /(_ ltac:(apply: Rabs_le; lra)) /Rabs_le_inv h; apply: Rabs_le; lra.
have k1 := one (vy d) (vz f) (vz d) (vy f); have k2 := one (vz d) (vx f) (vx d) (vz f).
have k3 := one (vx d) (vy f) (vy d) (vx f).
have prod : (Rabs (vx d) + Rabs (vy d) + Rabs (vz d)) * (Rabs (vx f) + Rabs (vy f) + Rabs (vz f))
    <= 1.00001 * norm d * (1.00001 * norm f).
  by apply: (Rmult_le_compat (norm1 (stored d)) _ (norm1 (stored f))) => //; exact: (proj2 (rdot_norm1 _)).
have q1 := Rmult_le_pos _ _ (Rabs_pos (vx d)) (Rabs_pos (vx f)); have q2 := Rmult_le_pos _ _ (Rabs_pos (vy d)) (Rabs_pos (vy f)).
have q3 := Rmult_le_pos _ _ (Rabs_pos (vz d)) (Rabs_pos (vz f)).
have df := Rmult_le_pos _ _ d0 f0.
rewrite -[normal]/(Vec (vy d * vz f - vz d * vy f) (vz d * vx f - vx d * vz f) (vx d * vy f - vy d * vx f))%D.
set a : double := sub (mul (vy d) _) _ in k1 *; set e : double := sub (mul (vz d) _) _ in k2 *.
set h : double := sub (mul (vx d) _) _ in k3 *.
have a0 := Rabs_pos a; have b0 := Rabs_pos e; have c0 := Rabs_pos h.
have aE : double_value (dabs a) = Rabs a by [].
have eE : double_value (dabs e) = Rabs e by [].
have hE : double_value (dabs h) = Rabs h by [].
have /Rabs_le_inv r1 : Rabs ((dabs a + dabs e)%D - (dabs a + dabs e)) <= u * (Rabs a + Rabs e).
  by apply: rnd_sum; rewrite aE eE; apply: Rabs_le; lra.
rewrite aE eE in r1.
have /Rabs_le_inv r2 : Rabs ((dabs a + dabs e + dabs h)%D - ((dabs a + dabs e)%D + dabs h)) <= u * (1.001 * (Rabs a + Rabs e + Rabs h)).
  by apply: rnd_sum; rewrite hE; apply: Rabs_le; lra.
rewrite hE in r2; rewrite -[norm _]/(dabs a + dabs e + dabs h)%D.
have k1' : Rabs a <= _ := k1; have k2' : Rabs e <= _ := k2; have k3' : Rabs h <= _ := k3.
move: (Rabs (vx d)) (Rabs (vy d)) (Rabs (vz d)) (Rabs (vx f)) (Rabs (vy f)) (Rabs (vz f)) prod q1 q2 q3 k1' k2' k3' => *.
by lra.
Qed.

Theorem face_wrong : [/\ 1 <= x1 <= 2 /\ double_value (x1 - dyadic 1 0)%D = x1 - 1,
  1 <= x2 <= 2 /\ double_value (x2 - dyadic 1 0)%D = x2 - 1,
  norm1 d' <= 1.247 * norm d /\ norm1 f' <= 1.247 * norm f, bpow radix2 (-800) <= (norm d + norm f)%D /\ x1 + x2 <= 3.00001
  & Rabs (x1 - 1 - g1) * m <= tau /\ Rabs (x2 - 1 - g2) * m <= tau].
Proof.
have [p1 p2 p0] := face_weights _ _ _ _ _ _ _ _ _ hy hd hf test.
have [Y0 ey0] := known_ge0 _ _ _ _ _ hy; have [D0 ed0] := known_ge0 _ _ _ _ _ hd.
have [F0 ef0] := known_ge0 _ _ _ _ _ hf.
have hn : known (norm normal) en normal n' := face_normal_known _ _ _ _ _ _ hd hf.
have hg : known (norm (face_g y d f)) (face_g_error y d f ey ed ef) (face_g y d f) g' :=
  face_g_known _ _ _ _ _ _ _ _ _ hy hd hf.
have [N0 en0] := known_ge0 _ _ _ _ _ hn; have [G0 eg0] := known_ge0 _ _ _ _ _ hg.
have le_d : norm d <= (norm d + norm f)%D by apply: add_ge.
have le_f : norm f <= (norm d + norm f)%D by rewrite addE Rplus_comm -addE; apply: add_ge.
have le_ed : ed <= (ed + ef)%D by apply: add_ge.
have le_ef : ef <= (ed + ef)%D by rewrite addE Rplus_comm -addE; apply: add_ge.
have h1 : Rabs (w1 - - rdot f' g') <= 0.98 * b.
  have := room _ _ _ _ _ _ _ _ (known_le _ _ _ _ _ _ _ le_f le_ef hf) hg; rewrite -Rabs_Ropp.
  by congr (Rabs _ <= _); rewrite /w1 /face_weight1 doppE /=; ring.
have h2 : Rabs (w2 - rdot d' g') <= 0.98 * b := room _ _ _ _ _ _ _ _ (known_le _ _ _ _ _ _ _ le_d le_ed hd) hg.
have s1 : Rabs (s - rdot n' n') <= 0.98 * c := room _ _ _ _ _ _ _ _ hn hn.
have small : u64 * Rabs s <= 0.31 * c := square_small _ _ _ _ hn.
have b1 : 1000 * eta <= b by apply: bound_pos => //; lra.
have c1 : 1000 * eta <= c by apply: bound_pos.
have e0 := eta64_gt0; have e1 := eta_unit.
have [test1 test2 test3] := test.
have t0 (k : double) : 0 <= k -> 0 <= (dyadic 2 0 * k)%D by rewrite twiceE; lra.
have [_ low] := add_lower _ _ (t0 b ltac:(lra)) (t0 c ltac:(lra)); rewrite !twiceE in low.
have r := sub_error s (w1 + w2)%D; have W := add_error w1 w2.
rewrite -/b -/w1 in test1; rewrite -/b -/w2 in test2.
rewrite /face_bound0 /face_weight0 -/b -/w1 -/w2 -/s -/c in test3.
have sub3 : 2 * b + 2 * c <= (1 + 9 * u) * (s - (w1 + w2)) + 3 * u * (w1 + w2).
  move: test3 low r W; rewrite u64_val; move: (double_value (s - _)%D) (double_value (_ * b + _)%D) => q k.
  move: (double_value (w1 + w2)%D) => z test3 low.
  have q0 : 0 < q by lra.
  rewrite (Rabs_pos_eq q); first by lra.
  move=> /Rabs_le_inv qq zz.
  have z0 : 0 <= z.
    case: (Rle_or_lt 0 z) => // neg; exfalso; move: zz.
    by rewrite (Rabs_left z neg) => /Rabs_le_inv; lra.
  by move: zz; rewrite (Rabs_pos_eq z) // => /Rabs_le_inv; lra.
rewrite u64_val in small; have sabs := Rle_abs s.
have s0 : 0 < s by lra.
have c2 : 1.99 * c <= s by lra.
have [n0 en_n nlow _] := square_decided (norm normal) en s normal eq_refl en0 eq_refl c2.
have size := normal_size.
have cross := cross_lower U TINY U_TINY (norm d) ed (norm f) ef D0 ed0 F0 ef0.
have tl := tiny_large U TINY U_TINY; have uu := u_pos _ _ U_TINY.
have DF := Rmult_le_pos _ _ D0 F0; have uDF := Rmult_le_pos _ _ (Rlt_le _ _ uu) DF.
have DE := Rmult_le_pos _ _ D0 ef0; have FE := Rmult_le_pos _ _ F0 ed0; have EE := Rmult_le_pos _ _ ed0 ef0.
rewrite -[bound_cross U TINY _ _ _ _]/en in cross.
have sum : norm d * ef + norm f * ed <= 0.04 * (norm d * norm f) by lra.
have nf0 : 0 < norm d * norm f.
  have b0 := bpow_gt_0 radix2 (-532).
  have : 1000 * eta <= bpow radix2 (-532).
    apply: Rle_trans (_ : bpow radix2 10 * eta <= _); first by rewrite /=; lra.
    by rewrite /eta64 -bpow_plus; apply: bpow_le; lia.
  by lra.
have d0 : 0 < norm d by case: (Rle_lt_or_eq_dec _ _ D0) => // z; rewrite -z in nf0; lra.
have f0 : 0 < norm f by case: (Rle_lt_or_eq_dec _ _ F0) => // z; rewrite -z in nf0; lra.
have edn : ed <= 0.04 * norm d by apply: (Rmult_le_reg_l (norm f)) => //; lra.
have efn : ef <= 0.04 * norm f by apply: (Rmult_le_reg_l (norm d)) => //; lra.
have longer (z : point) (z' : vec R) (e : double) : known (norm z) e z z' -> e <= 0.04 * norm z -> norm1 z' <= 1.13 * norm z.
  have [zn z0] := norm1_norm z; case=> -[_ k1] [_ k2] [_ k3] small_.
  by have := norm1_near (stored z) z' e k1 k2 k3; lra.
have d1 := longer d d' ed hd edn; have f1 := longer f f' ef hf efn.
have nlow' : bpow radix2 (-800) <= (norm d + norm f)%D.
  case: (Rle_or_lt (bpow radix2 (-800)) (norm d + norm f)%D) => // h; exfalso.
  have : norm d * norm f <= bpow radix2 (-800) * bpow radix2 (-800) by apply: Rmult_le_compat; lra.
  rewrite -bpow_plus => h'; have b0 := bpow_gt_0 radix2 (-532).
  have : 1000 * eta <= bpow radix2 (-532).
    apply: Rle_trans (_ : bpow radix2 10 * eta <= _); first by rewrite /=; lra.
    by rewrite /eta64 -bpow_plus; apply: bpow_le; lia.
  have : 1000 * bpow radix2 (-800 + -800) <= bpow radix2 (-532).
    apply: Rle_trans (_ : bpow radix2 10 * bpow radix2 (-800 + -800) <= _).
      by apply: Rmult_le_compat_r; [exact: bpow_ge_0 | rewrite /=; lra].
    by rewrite -bpow_plus; apply: bpow_le; lia.
  by lra.
have s2 : s <= bpow radix2 1000.
  have /Rabs_le_inv[_ h] := dot_norm normal; apply: (square_range _ (norm normal) 488 ltac:(lia) _ h); split=> //.
  have h' : norm d * norm f <= bpow radix2 243 * bpow radix2 243 by apply: Rmult_le_compat.
  rewrite -bpow_plus (_ : (243 + 243 = 486)%Z) // in h'.
  have t1 : 1 <= bpow radix2 486 by apply: (bpow_le radix2 0 486); lia.
  rewrite (bpow_plus radix2 2 486) (_ : bpow radix2 2 = 4) //.
  by move: (bpow radix2 486) h' t1 => p *; lra.
have [lower_n lower_n'] := add_lower _ _ D0 F0; rewrite u64_val in lower_n'.
have w10 : 0 <= w1 <= (1 - 2 * u) * s by lra.
have w20 : 0 <= w2 <= (1 - 2 * u) * s by lra.
have [x11 exact1 wx1 inv] := weight_rounded w1 s (conj s0 s2) w10.
have [x21 exact2 wx2 _] := weight_rounded w2 s (conj s0 s2) w20.
have b0 : 0 <= b by lra.
have c0 : 0 <= c by lra.
have bc : 1000 * eta <= b + c by lra.
have := tau_enough b c s (norm d + norm f)%D s0 inv b0 c0 (or_intror bc)
  (Rle_trans _ _ _ (bpow_le radix2 (-900) (-800) ltac:(lia)) nlow').
rewrite -/tau => enough.
have m0 : 0 <= m <= 1.247 * (norm d + norm f)%D.
  by have := proj2 (rdot_norm1 d'); have := proj2 (rdot_norm1 f'); rewrite /m; lra.
have S0 : 0 < rdot n' n' by rewrite -/n' -/g' in p0 p1 p2; lra.
have G1 : g1 * rdot n' n' = - rdot f' g' by rewrite /g1 /Rdiv Rmult_assoc Rinv_l; lra.
have G2 : g2 * rdot n' n' = rdot d' g' by rewrite /g2 /Rdiv Rmult_assoc Rinv_l; lra.
have G10 : 0 <= g1 <= 1.
  by rewrite -/n' -/g' in p0 p1 p2; split; [apply: (Rmult_le_reg_r (rdot n' n')) | apply: (Rmult_le_reg_r (rdot n' n'))]; lra.
have G20 : 0 <= g2 <= 1.
  by rewrite -/n' -/g' in p0 p1 p2; split; [apply: (Rmult_le_reg_r (rdot n' n')) | apply: (Rmult_le_reg_r (rdot n' n'))]; lra.
have near1 : x1 + x2 <= 3.00001.
  apply: (Rmult_le_reg_r s) => //; move: wx1 wx2 => /Rabs_le_inv k1 /Rabs_le_inv k2.
  by rewrite -/x1 in k1; rewrite -/x2 in k2; lra.
split=> //; first by split; lra.
split.
  apply: (weight_wrong x1 w1 s g1 b c (norm d + norm f)%D m tau) => //; first by lra.
  exact: (ratio_error w1 s g1 (- rdot f' g') (rdot n' n') b c G1 G10 h1 s1).
apply: (weight_wrong x2 w2 s g2 b c (norm d + norm f)%D m tau) => //; first by lra.
exact: (ratio_error w2 s g2 (rdot d' g') (rdot n' n') b c G2 G20 h2 s1).
Qed.

End Face.
