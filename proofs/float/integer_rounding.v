(** * Rounding with integers

    The nearest integer to y 2^-d, ties to even, from the bits of the integer below y and from
    whether y is more than it. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Bracket Round.
From CertiGJKFloat Require Import float_model java_model java_integers.

Local Open Scope Z_scope.

Lemma bit_length_eq n : 0 < n -> bit_length n = Z.log2 n + 1.
Proof.
move=> n0; rewrite /bit_length; case: Z.ltb_spec => [|_]; first by lia.
by case: Z.eqb_spec => [|_]; lia.
Qed.

Lemma bit_length_pos n : 0 < n -> 2 ^ (bit_length n - 1) <= n < 2 ^ bit_length n.
Proof. by move=> n0; rewrite bit_length_eq // Z.add_simpl_r; exact: Z.log2_spec. Qed.

(** An odd number times 2^k, of which the lowest bit is cut out. *)
Lemma cut_lowest n : n <> 0 -> exists k q, [/\ 0 <= k, n = (2 * q + 1) * 2 ^ k & Z.land n (- n) = 2 ^ k].
Proof.
move=> n0.
have [k [q [k0 E]]] : exists k q, 0 <= k /\ n = (2 * q + 1) * 2 ^ k.
  have P p : exists k q, 0 <= k /\ Z.pos p = (2 * q + 1) * 2 ^ k.
    elim: p => [p _|p [k [q [k0 E]]]|]; [by exists 0, (Z.pos p); split=> //; lia | | by exists 0, 0].
    exists (k + 1), q; split; first by lia.
    by rewrite Pos2Z.inj_xO E Z.pow_add_r //; lia.
  case: n n0 => [//|p _|p _]; have [k [q [k0 E]]] := P p.
    by exists k, q.
  exists k, (- q - 1); split=> //.
  by rewrite -Pos2Z.opp_pos E; lia.
exists k, q; split=> //.
apply: Z.bits_inj' => i i0; rewrite Z.land_spec E.
have -> : - ((2 * q + 1) * 2 ^ k) = (2 * (- q - 1) + 1) * 2 ^ k by ring.
case: (Z_lt_le_dec i k) => [lt|le].
  by rewrite !Z.mul_pow2_bits_low // (Z.pow2_bits_false k i) //; lia.
rewrite !Z.mul_pow2_bits //.
case: (Z.eq_dec i k) => [->|ne].
  by rewrite Z.sub_diag !Z.testbit_odd_0 Z.pow2_bits_true.
rewrite (Z.pow2_bits_false k i); first by move=> z; apply: ne.
have -> : i - k = Z.succ (i - k - 1) by lia.
have j0 : 0 <= i - k - 1 by lia.
have -> : - q - 1 = Z.lnot q by rewrite /Z.lnot; lia.
by rewrite !Z.testbit_odd_succ // Z.lnot_spec //; case: (Z.testbit q _).
Qed.

Lemma lowest_bit n d : 0 <= d -> Z.testbit n d = true ->
  (lowest_set_bit n <? d) = negb (n mod 2 ^ d =? 0).
Proof.
move=> d0 nd.
have n0 : n <> 0 by move=> z; move: nd; rewrite z Z.bits_0.
rewrite /lowest_set_bit /trailing_zeros; case: Z.eqb_spec => // _.
have [k [q [k0 E L]]] := cut_lowest n n0.
have p0 : 0 < 2 ^ k by apply: Z.pow_pos_nonneg; lia.
rewrite L Z.log2_pow2 //.
case: Z.ltb_spec => h; symmetry.
  apply/negP => /Z.eqb_eq M.
  have D : (2 ^ (k + 1) | n).
    apply: (Z.divide_trans _ (2 ^ d)); last by apply/Z.mod_divide => //; apply: Z.pow_nonzero; lia.
    exists (2 ^ (d - k - 1)); rewrite -Z.pow_add_r; [lia | lia | apply: f_equal; lia].
  case: D => z; rewrite E Z.pow_add_r // => H.
  have : 2 * q + 1 = z * 2 by apply: (Z.mul_reg_r _ _ (2 ^ k)); lia.
  by lia.
apply/negbTE; rewrite negbK; apply/Z.eqb_eq/Z.mod_divide; first by apply: Z.pow_nonzero; lia.
rewrite E; exists ((2 * q + 1) * 2 ^ (k - d)); rewrite -Z.mul_assoc -Z.pow_add_r; [lia | lia | apply: f_equal; apply: f_equal; lia].
Qed.

Lemma double_pow d : 0 < d -> 2 ^ d = 2 * 2 ^ (d - 1).
Proof. by move=> d0; rewrite -{1}(Z.succ_pred d) Z.pow_succ_r -?Z.sub_1_r //; lia. Qed.

(** The bit below the last one that is kept says whether the rest is at least a half,
    the lowest one whether it is more. *)
Lemma half_bit n d : 0 < d -> 0 <= n ->
  let k := Z.shiftr n d in let r := n mod 2 ^ d in
  [/\ n = k * 2 ^ d + r, 0 <= r < 2 ^ d, Z.testbit n (d - 1) = (2 ^ (d - 1) <=? r) &
      Z.testbit n (d - 1) = true -> (lowest_set_bit n <? d - 1) = negb (r =? 2 ^ (d - 1))].
Proof.
move=> d0 n0 k r; have p0 : 0 < 2 ^ d by apply: Z.pow_pos_nonneg; lia.
have E : n = k * 2 ^ d + r by rewrite /k /r Z.shiftr_div_pow2; [lia | have := Z.div_mod n (2 ^ d); lia].
have hr : 0 <= r < 2 ^ d by apply: Z.mod_pos_bound.
have h : 2 ^ d = 2 * 2 ^ (d - 1) := double_pow d d0.
have q0 : 0 < 2 ^ (d - 1) by lia.
have T : Z.testbit n (d - 1) = (2 ^ (d - 1) <=? r).
  rewrite -(Z.mod_pow2_bits_low n d) -/r; first by lia.
  rewrite -[d - 1]Z.add_0_l -Z.shiftr_spec; first by lia.
  rewrite Z.bit0_odd Z.shiftr_div_pow2; first by lia.
  rewrite Z.add_0_l; case: Z.leb_spec => c.
    by have -> : r / 2 ^ (d - 1) = 1 by symmetry; apply: (Z.div_unique_pos _ _ 1 (r - 2 ^ (d - 1))); lia.
  by rewrite Z.div_small //; lia.
split=> // b; rewrite lowest_bit //; first by lia.
congr negb; rewrite T in b; move/Z.leb_le: b => b.
have -> : n mod 2 ^ (d - 1) = r - 2 ^ (d - 1).
  by symmetry; apply: (Z.mod_unique_pos _ _ (2 * k + 1)); lia.
by case: Z.eqb_spec => c; case: Z.eqb_spec => //; lia.
Qed.

Local Open Scope R_scope.

Lemma two_power e : (0 <= e)%Z -> IZR (2 ^ e) = bpow radix2 e.
Proof. by move=> e0; rewrite (IZR_Zpower radix2). Qed.

(** The nearest integer to y 2^-d, ties to even. *)
Lemma nearest_shift n d (more : bool) y : (0 < d)%Z -> (0 <= n)%Z ->
  IZR n <= y < IZR n + 1 -> (if more then IZR n < y else y = IZR n) ->
  ZnearestE (y * bpow radix2 (- d)) =
    (Z.shiftr n d + (if Z.testbit n (d - 1) &&
      ((more || (lowest_set_bit n <? d - 1)%Z) || Z.testbit (Z.shiftr n d) 0) then 1 else 0))%Z.
Proof.
move=> d0 n0 hy hm.
have [] := half_bit n d d0 n0.
set k := Z.shiftr n d; set r := (n mod 2 ^ d)%Z => E hr T L.
have h := double_pow d d0.
have pd : bpow radix2 (- d) = / IZR (2 ^ d) by rewrite bpow_opp -IZR_Zpower //; lia.
have q0 : (0 < 2 ^ (d - 1))%Z by apply: Z.pow_pos_nonneg; lia.
set s := y * _; set q := (2 ^ (d - 1))%Z in h q0 T L.
have Q0 : 0 < IZR q by apply: IZR_lt.
have ys : y = s * (2 * IZR q) by rewrite /s pd h mult_IZR; field; lra.
have En : IZR n = IZR k * (2 * IZR q) + IZR r by rewrite E h plus_IZR !mult_IZR.
have r0 : 0 <= IZR r by apply: IZR_le; lia.
have near l : inbetween (IZR k) (IZR (k + 1)) s l -> ZnearestE s = cond_incr (round_N (negb (Z.even k)) l) k.
  exact: inbetween_int_NE.
have up l : round_N (negb (Z.even k)) l = true -> inbetween (IZR k) (IZR (k + 1)) s l -> ZnearestE s = (k + 1)%Z.
  by move=> rl /near ->; rewrite rl.
have down l : round_N (negb (Z.even k)) l = false -> inbetween (IZR k) (IZR (k + 1)) s l -> ZnearestE s = (k + 0)%Z.
  by move=> rl /near ->; rewrite rl /= Z.add_0_r.
have k1 : IZR (k + 1) = IZR k + 1 by rewrite plus_IZR.
rewrite T; case: Z.leb_spec => c /=.
  have rq : IZR q <= IZR r by apply: IZR_le.
  have rh : IZR r + 1 <= 2 * IZR q.
    by rewrite -plus_IZR -mult_IZR; apply: IZR_le; lia.
  have s1 : s < IZR k + 1 by nra.
  rewrite L; first by rewrite T; apply/Z.leb_le.
  case more_spec: (more || _) => /=.
    apply: (up (loc_Inexact Gt)) => //.
    have gt : IZR k + / 2 < s.
      case: (more) more_spec hm => [_ h1|/= /negP ne h1]; first by nra.
      have : IZR q + 1 <= IZR r.
        by rewrite -plus_IZR; apply: IZR_le; move: ne; case: Z.eqb_spec => // *; lia.
      by nra.
    by apply: inbetween_Inexact; rewrite k1; [lra | apply: Rcompare_Gt; lra].
  have rE : r = q by move: more_spec; case: (more) => //=; case: Z.eqb_spec.
  have sE : s = IZR k + / 2.
    by move: hm more_spec; case: (more) => //= h1 _; move: h1; rewrite En rE ys => h1; nra.
  have I : inbetween (IZR k) (IZR (k + 1)) s (loc_Inexact Eq).
    by apply: inbetween_Inexact; rewrite k1; [lra | apply: Rcompare_Eq; lra].
  rewrite -Z.negb_even; case b: (negb (Z.even k)); [apply: up I | apply: down I]; by rewrite /= b.
have rh : IZR r + 1 <= IZR q by rewrite -plus_IZR; apply: IZR_le; lia.
have lt : s < IZR k + / 2 by nra.
have ge : IZR k <= s by nra.
case: (Req_dec s (IZR k)) => [e|ne].
  by apply: (down loc_Exact) => //; apply: inbetween_Exact.
by apply: (down (loc_Inexact Lt)) => //; apply: inbetween_Inexact; rewrite k1; [lra | apply: Rcompare_Lt; lra].
Qed.
