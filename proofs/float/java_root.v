(** * The root in doubles is near *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_overflow java_model java_integers.

Local Open Scope R_scope.

(** In IEEE 754 the root of an integer below 2^110 is off by at most 11. *)
Lemma root_near n : (0 <= n < 2 ^ 110)%Z ->
  let r := ieee_truncated (java_model.root (m := ieee_machine) (constant n 0)) in
  (0 <= r)%Z /\ (Z.abs (r - Z.sqrt n) <= 11)%Z.
Proof.
move=> [n0 n1] r.
have N0 : 0 <= IZR n by apply: IZR_le.
have N1 : IZR n < bpow radix2 110 by rewrite -(IZR_Zpower radix2) //; apply: IZR_lt.
set c : float := binary_normalize 53 1024 _ _ mode_NE n 0 false.
have cE : B2R c = rounded (IZR n).
  have := binary_normalize_correct 53 1024 eq_refl eq_refl mode_NE n 0 false.
  rewrite -/c /F2R /Fnum /Fexp [bpow radix2 0]/= Rmult_1_r -/(rounded (IZR n)).
  case: Rlt_bool_spec => [_ [] //|ge _].
  have : Rabs (rounded (IZR n)) <= bpow radix2 110.
    apply: rounded_size => //; rewrite Rabs_pos_eq //; lra.
  move=> h; have : bpow radix2 110 < bpow radix2 1024 by apply: bpow_lt.
  by lra.
have [sE _] := Bsqrt_correct 53 1024 eq_refl eq_refl mode_NE c.
have rE : IZR r = IZR (Ztrunc (rounded (sqrt (rounded (IZR n))))).
  rewrite /r /ieee_truncated Btrunc_correct // round_FIX_IZR.
  by rewrite -[java_model.root _]/(Bsqrt mode_NE c) sE cE.
move/eq_IZR: rE => ->.
set x := sqrt (IZR n).
have x0 : 0 <= x by apply: sqrt_pos.
have xx : x * x = IZR n by apply: sqrt_sqrt.
have x1 : x < 36028797018963968.
  have -> : 36028797018963968 = bpow radix2 55 by [].
  have b0 := bpow_gt_0 radix2 55; have bb : bpow radix2 55 * bpow radix2 55 = bpow radix2 110 by rewrite -bpow_plus.
  by nra.
have u := u64_val; have u0 := u64_gt0; have e0 := eta64_gt0.
have e1 : eta64 <= / 4 by apply: (bpow_le radix2 (-1075) (-2)).
have near1 := rounded_near (IZR n); rewrite /near (Rabs_pos_eq (IZR n)) // in near1.
have c0 : 0 <= rounded (IZR n) by apply: round_ge_generic => //; exact: generic_format_0.
set y := sqrt (rounded (IZR n)).
have y0 : 0 <= y by apply: sqrt_pos.
have yy : y * y = rounded (IZR n) by apply: sqrt_sqrt.
have d1 : Rabs (y - x) <= 5.
  apply: Rabs_le; move: near1 => /Rabs_le_inv; rewrite -yy -xx u => -[l1 l2].
  by split; nra.
have near2 := rounded_near y; rewrite /near (Rabs_pos_eq y) // in near2.
set z := rounded y in near2 *.
have z0 : 0 <= z by apply: round_ge_generic => //; exact: generic_format_0.
rewrite Ztrunc_floor //.
have [s1 s2] := Z.sqrt_spec n n0; have s0 := Z.sqrt_nonneg n.
move: (Z.sqrt n) s0 s1 s2 => s s0 s1 s2; rewrite -Z.add_1_r in s2.
have S0 : 0 <= IZR s by apply: IZR_le.
have S1 : IZR s * IZR s <= IZR n by rewrite -mult_IZR; apply: IZR_le.
have S2 : IZR n < (IZR s + 1) * (IZR s + 1) by rewrite -!plus_IZR -mult_IZR; apply: IZR_lt.
have hs : IZR s <= x < IZR s + 1 by split; nra.
have [f1 f2] := conj (Zfloor_lb z) (Zfloor_ub z).
have dz : Rabs (z - y) <= 5.
  apply: Rle_trans near2 _; rewrite u.
  by move: d1 => /Rabs_le_inv; lra.
move: d1 dz => /Rabs_le_inv[a1 a2] /Rabs_le_inv[b1 b2].
split; first by apply: Zfloor_lub; rewrite /=; lra.
suff : (- 12 < Zfloor z - s < 12)%Z by lia.
by split; apply: lt_IZR; rewrite minus_IZR /=; lra.
Qed.
