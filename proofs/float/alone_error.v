(** * Vertices outside a face

    What [RoundedContact] proves in doubles of a vertex that is not of the simplex: it is
    higher in the direction v than the first vertex of the simplex, so not in its face. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model filter_weights java_model.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** The products of a difference of vertices with v, one by one, and their sum. *)
Definition alone_terms (p s v : vec number) : vec number :=
  Vec ((vx p - vx s) * vx v) ((vy p - vy s) * vy v) ((vz p - vz s) * vz v).
Definition alone (p s v : vec number) : bool :=
  let x := alone_terms p s v in
  less (constant 8 0 * U * norm x + constant 1 (-800)) (vx x + vy x + vz x).

End Formulas.

Arguments alone_terms {M}.
Arguments alone {M}.

Local Notation U := (U : double).

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

(** One product of a difference with v. *)
Lemma alone_term (p s v : double) (v' : R) : near u64 eta64 v' v ->
  Rabs (p - s) <= bpow radix2 240 ->
  Rabs (((p - s) * v)%D - (p - s) * v') <= 3.02 * (u64 * Rabs ((p - s) * v)%D) + bpow radix2 (-830).
Proof.
have w := u64_val; have e0 := eta64_gt0; move=> hv size.
have hd : near u64 0 (p - s) (p - s)%D := sub_near binary64 p s.
have hm : near u64 eta64 ((p - s)%D * v) ((p - s)%D * v)%D := mul_near binary64 (p - s)%D v.
have tiny : bpow radix2 240 * eta64 <= / 16 * bpow radix2 (-830).
  rewrite /eta64 -bpow_plus (_ : / 16 = bpow radix2 (-4)) // -bpow_plus; apply: bpow_le; lia.
have tiny' : eta64 <= / 1000000 * bpow radix2 (-830).
  have -> : eta64 = bpow radix2 (-245) * bpow radix2 (-830) by rewrite /eta64 -bpow_plus.
  apply: Rmult_le_compat_r; first exact: bpow_ge_0.
  by apply: (Rle_trans _ (bpow radix2 (-30))); [apply: bpow_le | rewrite /=; lra].
move: hv hd hm; rewrite /near.
move: (double_value (p - s)%D) (double_value ((p - s)%D * v)%D) (double_value v) => d q vv.
set d' := p - s in size *; rewrite Rplus_0_r.
set T := Rabs (d' * v'); have T0 : 0 <= T := Rabs_pos _.
move=> hv hd hm.
have d'0 := Rabs_pos d'; have v'0 := Rabs_pos v'.
(* d v against d' v' *)
have dv : Rabs (d * vv - d' * v') <= 2.001 * (u64 * T) + 1.001 * (bpow radix2 240 * eta64).
  have -> : d * vv - d' * v' = (d - d') * v' + d * (vv - v') by ring.
  apply: Rle_trans (Rabs_triang _ _) _; rewrite !Rabs_mult.
  have h1 : Rabs (d - d') * Rabs v' <= u64 * T.
    rewrite /T Rabs_mult -Rmult_assoc; apply: Rmult_le_compat_r => //.
  have h2 : Rabs d <= (1 + u64) * Rabs d'.
    have := Rabs_triang (d - d') d'; rewrite (_ : d - d' + d' = d); first by ring.
    by lra.
  have h3 : Rabs d * Rabs (vv - v') <= (1 + u64) * Rabs d' * (u64 * Rabs v' + eta64).
    by apply: Rmult_le_compat => //; apply: Rabs_pos.
  have h4 : (1 + u64) * Rabs d' * (u64 * Rabs v' + eta64) =
      (1 + u64) * (u64 * T) + (1 + u64) * (Rabs d' * eta64) by rewrite /T Rabs_mult; ring.
  have h5 : Rabs d' * eta64 <= bpow radix2 240 * eta64.
    by apply: Rmult_le_compat_r => //; apply: Rlt_le.
  have h6 : 0 <= Rabs d' * eta64 by apply: Rmult_le_pos => //; apply: Rlt_le.
  rewrite h4 in h3; move: h1 h3 h5 h6.
  move: (Rabs (d - d') * Rabs v') (Rabs d * Rabs (vv - v')) (Rabs d' * eta64) => x y z.
  by rewrite w; lra.
have dvT : Rabs (d * vv) <= T + Rabs (d * vv - d' * v').
  have := Rabs_triang (d' * v') (d * vv - d' * v').
  by rewrite (_ : d' * v' + (d * vv - d' * v') = d * vv); first by ring.
have qT : Rabs (q - d' * v') <= Rabs (q - d * vv) + Rabs (d * vv - d' * v').
  have := Rabs_triang (q - d * vv) (d * vv - d' * v').
  by rewrite (_ : q - d * vv + (d * vv - d' * v') = q - d' * v'); first by ring.
have Tq : T <= Rabs q + Rabs (q - d' * v').
  have := Rabs_triang q (- (q - d' * v')).
  by rewrite (_ : q + - (q - d' * v') = d' * v') ?Rabs_Ropp; first by ring.
move: (Rabs (q - d' * v')) (Rabs q) (Rabs (d * vv - d' * v')) (Rabs (d * vv)) (Rabs (q - d * vv))
  hm dv dvT qT Tq => e1 nq e2 nd e3 hm dv dvT qT Tq.
move: (bpow radix2 240 * eta64) (bpow radix2 (-830)) eta64 (bpow_ge_0 radix2 (-830)) tiny tiny' hm dv e0
  => X b h b0 tiny tiny' hm dv e0.
by move: hm dv dvT qT Tq; rewrite w; lra.
Qed.

Theorem alone_right (p s v : point) (v' : vec R) :
  near u64 eta64 (vx v') (vx v) -> near u64 eta64 (vy v') (vy v) -> near u64 eta64 (vz v') (vz v) ->
  Rabs (vx p - vx s) <= bpow radix2 240 -> Rabs (vy p - vy s) <= bpow radix2 240 ->
  Rabs (vz p - vz s) <= bpow radix2 240 ->
  alone (M := M) p s v -> 0 < rdot (rsub (stored p) (stored s)) v'.
Proof.
move=> v1 v2 v3 s1 s2 s3 /less_true test; have w := u64_val; have e0 := eta64_gt0.
have t1 := alone_term _ _ _ _ v1 s1; have t2 := alone_term _ _ _ _ v2 s2.
have t3 := alone_term _ _ _ _ v3 s3.
set x := alone_terms (M := M) p s v in test.
have -> : rdot (rsub (stored p) (stored s)) v' = (vx p - vx s) * vx v' + (vy p - vy s) * vy v' +
  (vz p - vz s) * vz v' by [].
have lown := norm_lower x.
have n0 : 0 <= norm x by apply: Rle_trans lown; apply: Rmult_le_pos; [exact: norm1_ge0 | rewrite w; lra].
have eU : double_value (dyadic 8 0 * U)%D = 8 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  exact: (format_dyadic 8 (-53)).
have [|q0 q] := mul_lower (dyadic 8 0 * U)%D (norm x) _ n0; first by rewrite eU w; lra.
have uE : double_value (dyadic 1 (-800)) = bpow radix2 (-800) by rewrite dyadicE // Rmult_1_l.
have b0 : 0 <= dyadic 1 (-800) by rewrite uE; apply: bpow_ge_0.
have [_ b] := add_lower _ _ q0 b0; rewrite uE in b.
have E : bpow radix2 (-800) = 1073741824 * bpow radix2 (-830) by rewrite -(bpow_plus radix2 30 (-830)).
have tiny' : eta64 <= bpow radix2 (-830) by apply: bpow_le.
have {}test : (dyadic 8 0 * U * norm x + dyadic 1 (-800))%D < (vx x + vy x + vz x)%D := test.
have a1 : near u64 0 (vx x + vy x) (vx x + vy x)%D := add_near binary64 (vx x) (vy x).
have a2 : near u64 0 ((vx x + vy x)%D + vz x) (vx x + vy x + vz x)%D := add_near binary64 _ (vz x).
rewrite /near !Rplus_0_r in a1 a2.
have n1 : norm1 (stored x) = Rabs (vx x) + Rabs (vy x) + Rabs (vz x) by [].
change (double_value ((vx p - vx s) * vx v)%D) with (double_value (vx x)) in t1.
change (double_value ((vy p - vy s) * vy v)%D) with (double_value (vy x)) in t2.
change (double_value ((vz p - vz s) * vz v)%D) with (double_value (vz x)) in t3.
rewrite n1 in lown; rewrite eU in q.
have p1 := Rabs_pos (vx x); have p2 := Rabs_pos (vy x); have p3 := Rabs_pos (vz x).
have /Rabs_le_inv m1 := Rle_refl (Rabs (vx x)); have /Rabs_le_inv m2 := Rle_refl (Rabs (vy x)).
have /Rabs_le_inv m3 := Rle_refl (Rabs (vz x)).
move: test q b lown a1 a2 t1 t2 t3 p1 p2 p3 m1 m2 m3.
move: (double_value (_ + dyadic 1 (-800))%D) (double_value (dyadic 8 0 * U * norm x)%D) (double_value (norm x))
  (double_value (vx x + vy x + vz x)%D) (double_value (vx x + vy x)%D) n0 q0 => bd qq n r rr n0 q0.
move: (double_value (vx x)) (double_value (vy x)) (double_value (vz x)) => sx sy sz.
move: ((vx p - vx s) * vx v') ((vy p - vy s) * vy v') ((vz p - vz s) * vz v') => ex ey ez.
move=> test q b lown a1 a2 t1 t2 t3 p1 p2 p3 m1 m2 m3.
move: (Rabs sx) (Rabs sy) (Rabs sz) lown t1 t2 t3 p1 p2 p3 m1 m2 m3 => X Y Z lown.
move=> /Rabs_le_inv t1 /Rabs_le_inv t2 /Rabs_le_inv t3 p1 p2 p3 m1 m2 m3.
have c1 : Rabs (sx + sy) <= X + Y by apply: Rabs_le; lra.
have {}a1 : Rabs (rr - (sx + sy)) <= u64 * (X + Y).
  by apply: Rle_trans a1 _; apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
move: a1 => /Rabs_le_inv a1.
have c2 : Rabs (rr + sz) <= 1.001 * (X + Y + Z) by apply: Rabs_le; move: a1; rewrite w; lra.
have {}a2 : Rabs (r - (rr + sz)) <= u64 * (1.001 * (X + Y + Z)).
  by apply: Rle_trans a2 _; apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
move: a2 => /Rabs_le_inv a2; have b830 := bpow_gt_0 radix2 (-830); rewrite E in b.
move: (bpow radix2 (-830)) b830 b tiny' t1 t2 t3 => B b830 b tiny' t1 t2 t3.
by move: q b lown a1 a2 t1 t2 t3; rewrite w; lra.
Qed.

End Doubles.
