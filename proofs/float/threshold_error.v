(** * Early ends

    [Threshold] proves in doubles that bodies are not closer than d, by a direction v in which
    all their differences are further, or that they are, by two vertices. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error sweep_error.
From CertiGJKFloat Require Import filter_formulas filter_model filter_weights optimality java_model.
From CertiGJKFloat Require Import image_error length_error.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** More than 1 by more than what norms and products with them lose. *)
Definition more : number := constant 1 0 + constant 8 0 * U.

Definition further (v : vec number) (gap reach d : number) : bool :=
  less_or_same (constant 1 (-300)) (norm v) &&
  less (d * root (dot v v) * more) (gap - constant 8 0 * U * (norm v * reach)).

Definition closer (y : vec number) (d : number) : bool :=
  less_or_same (constant 1 (-300)) (norm y) && less (root (dot y y) * more) d.

End Formulas.

Arguments more {M}.
Arguments further {M}.
Arguments closer {M}.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).
Implicit Types d gap reach : double.

Lemma moreE : double_value (@more M) = 1 + 8 * u64.
Proof.
have e : double_value (dyadic 8 0 * U)%D = 8 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  exact: (format_dyadic 8 (-53)).
rewrite /more -[double_value _]/(double_value (dyadic 1 0 + dyadic 8 0 * U)%D) addE e dyadicE //.
have E : IZR 1 * bpow radix2 0 + 8 * u64 = IZR (2 ^ 50 + 1) * bpow radix2 (-50).
  by rewrite u64_val /=; lra.
rewrite rounded_id; first by rewrite E; apply: format_dyadic.
by rewrite /=; lra.
Qed.

Lemma eight_U_lower (x : double) : 0 <= x -> bpow radix2 (-900) <= x ->
  7.9 * (u64 * x) <= (dyadic 8 0 * U * x)%D.
Proof.
move=> x0 large; have e : double_value (dyadic 8 0 * U)%D = 8 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  exact: (format_dyadic 8 (-53)).
have w := u64_val; have [|_ p] := mul_lower (dyadic 8 0 * U)%D x _ x0; first by rewrite e w; lra.
have l : bpow radix2 (-990) <= x by apply: Rle_trans large; apply: bpow_le.
have := eta_below _ l; move: p; rewrite e w.
by move: x0; move: (double_value (_ * x)%D) (double_value x) => q y; lra.
Qed.

(** ** Not closer *)

Section Further.

Variables (I J : Type) (P : I -> point) (Q : J -> point) (largest_a largest_b : double).
Hypothesis in_a : forall i, at_most largest_a (P i).
Hypothesis in_b : forall j, at_most largest_b (Q j).

Variables (v : point) (d : double) (i : I) (j : J).
Hypothesis d0 : 0 <= d.

(** v is made of coordinates of the bodies. *)
Hypothesis v_size : norm v <= 4 * (largest_a + largest_b).

(** The rounded products of i and j are the least. *)
Hypothesis least_a : forall k, double_value (dot v (P i)) <= dot v (P k).
Hypothesis least_b : forall l, double_value (dot (vopp v) (Q j)) <= dot (vopp v) (Q l).

Let gap : double := (dot v (P i) + dot (vopp v) (Q j))%D.

Lemma product_near (largest : double) (x p : point) : at_most largest p ->
  Rabs (dot x p - rdot (stored x) (stored p)) <= 3.001 * (u64 * (largest * norm1 (stored x))) + 3.1 * eta64
  /\ Rabs (rdot (stored x) (stored p)) <= largest * norm1 (stored x).
Proof.
move=> hp; have w := u64_val.
have r := dot_rounding (A := binary64) u64 (Rle_refl _) ltac:(rewrite w; lra) x p.
have m := mass_le (A := binary64) largest p (stored x) hp; split.
  apply: Rle_trans r _; apply: Rplus_le_compat_r; apply: Rmult_le_compat_l; first by lra.
  by apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
have -> : rdot (stored x) (stored p) = rdot (stored p) (stored x) by rewrite /rdot; ring.
by case: hp => *; apply: rdot_le.
Qed.

Lemma norm1_opp (x : point) : norm1 (stored (vopp x)) = norm1 (stored x).
Proof. by rewrite /norm1 /= !Rabs_Ropp. Qed.

Theorem further_right : further (M := M) v gap (largest_a + largest_b)%D d ->
  forall k l, d * len (stored v) < rdot (stored v) (rsub (stored (P k)) (stored (Q l))).
Proof.
move=> /andP[/le_true large /less_true test] k l.
have {}large : bpow radix2 (-300) <= norm v.
  by move: large; rewrite -[double_value _]/(double_value (dyadic 1 (-300))) dyadicE // Rmult_1_l.
have w := u64_val; have e0 := eta64_gt0.
have [a0 b0] : 0 <= largest_a /\ 0 <= largest_b.
  by split; [case: (in_a i) => h _ _ | case: (in_b j) => h _ _]; apply: Rle_trans h; apply: Rabs_pos.
have [pk _] := product_near largest_a v (P k) (in_a k).
have [pi hi] := product_near largest_a v (P i) (in_a i).
have [ql _] := product_near largest_b (vopp v) (Q l) (in_b l).
have [qj hj] := product_near largest_b (vopp v) (Q j) (in_b j).
rewrite norm1_opp in ql qj hj.
have ->: rdot (stored v) (rsub (stored (P k)) (stored (Q l)))
    = rdot (stored v) (stored (P k)) + rdot (stored (vopp v)) (stored (Q l)).
  by rewrite /rdot /=; ring.
have low := norm_lower v; have n1 := norm1_ge0 (stored v).
have len_le := length_enough v (Rle_trans _ _ _ (bpow_le radix2 (-960) (-610) ltac:(lia)) (norm_dot v large)).
have ga := add_near binary64 (dot v (P i)) (dot (vopp v) (Q j)).
have [r0 r] := add_lower _ _ a0 b0.
have V0 : 0 <= norm v by apply: Rle_trans large; apply: bpow_ge_0.
have [x0 x] := mul_lower (norm v) (largest_a + largest_b)%D V0 r0.
have vs := v_size; set mass' := largest_a + largest_b in vs r.
have m0 : 0 <= mass' by rewrite /mass'; lra.
(* The size of everything. *)
set X := norm v * mass'.
have X0 : bpow radix2 (-602) <= X.
  have E : bpow radix2 (-600) = 4 * bpow radix2 (-602) by rewrite -(bpow_plus radix2 2 (-602)).
  have : bpow radix2 (-600) <= norm v * norm v.
    by rewrite (bpow_plus radix2 (-300) (-300)); apply: Rmult_le_compat => //; apply: bpow_ge_0.
  have : norm v * norm v <= norm v * (4 * mass') by apply: Rmult_le_compat_l.
  by rewrite E /X; lra.
have eX : eta64 <= / 1000000 * (u64 * X) by apply: eta_below; apply: Rle_trans X0; apply: bpow_le.
have Xpos : 0 < X by apply: Rlt_le_trans X0; apply: bpow_gt_0.
have X1 : norm1 (stored v) * mass' <= 1.0001 * X.
  have : norm1 (stored v) <= 1.0001 * norm v by move: low; rewrite w; lra.
  by rewrite /X -Rmult_assoc; apply: Rmult_le_compat_r.
have X2 : X * (1 - u64) <= norm v * (largest_a + largest_b)%D.
  by rewrite /X Rmult_assoc; apply: Rmult_le_compat_l.
have xl : bpow radix2 (-900) <= (norm v * (largest_a + largest_b))%D.
  have E : bpow radix2 (-602) = 4 * bpow radix2 (-604) by rewrite -(bpow_plus radix2 2 (-604)).
  have b := bpow_gt_0 radix2 (-604).
  apply: (Rle_trans _ (bpow radix2 (-604))); first by apply: bpow_le.
  by move: x X2 X0 eX; rewrite E w; lra.
have B := eight_U_lower _ x0 xl.
have hs := sub_near binary64 gap (dyadic 8 0 * U * (norm v * (largest_a + largest_b)))%D.
have L0 := length_of_ge0 v; have [q0 q] := mul_lower d (length_of v) d0 L0.
have c0 : 0 <= @more M by rewrite moreE w; lra.
have [t0 t] := mul_lower (d * length_of v)%D (@more M) q0 c0; rewrite moreE in t.
have DL : d * len (stored v) <= d * length_of v * (1 + 3 * u64).
  by rewrite Rmult_assoc; apply: Rmult_le_compat_l.
have DL0 := Rmult_le_pos _ _ d0 L0.
have mass_split : norm1 (stored v) * mass' = largest_a * norm1 (stored v) + largest_b * norm1 (stored v).
  by rewrite /mass'; ring.
have na0 := Rmult_le_pos _ _ a0 n1; have nb0 := Rmult_le_pos _ _ b0 n1.
rewrite mass_split in X1.
have {}test : (d * length_of v * @more M)%D <
    (gap - dyadic 8 0 * U * (norm v * (largest_a + largest_b)))%D := test.
move: test hs B t t0; set h := (gap - _)%D; set b := (dyadic 8 0 * U * _)%D.
set wide := (d * length_of v * @more M)%D => test hs B t t0; move: hs B t t0 test.
rewrite -/gap in ga.
have [la lb] := (least_a k, least_b l).
move: ga; rewrite /near.
change (value (dot v (P i))) with (double_value (dot v (P i))).
change (value (dot (vopp v) (Q j))) with (double_value (dot (vopp v) (Q j))).
change (value (add (dot v (P i)) (dot (vopp v) (Q j)))) with (double_value gap).
change (value gap) with (double_value gap).
change (value b) with (double_value b).
change (value h) with (double_value h).
change (unit_roundoff binary64) with u64.
move: (double_value (dot v (P i))) (double_value (dot (vopp v) (Q j))) (double_value gap)
  (double_value h) (double_value b) (double_value wide)
  (double_value (dot v (P k))) (double_value (dot (vopp v) (Q l))) la lb pi qj pk ql
  => pi qj g h' b' wide' pk ql la lb hpi hqj hpk hql ga hs B t t0 test.
move: (rdot (stored v) (stored (P i))) (rdot (stored (vopp v)) (stored (Q j))) hi hj hpi hqj
  => ei ej hi hj hpi hqj.
move: (rdot (stored v) (stored (P k))) (rdot (stored (vopp v)) (stored (Q l))) hpk hql => ek el hpk hql.
move: hpi hqj hpk hql hi hj => /Rabs_le_inv hpi /Rabs_le_inv hqj /Rabs_le_inv hpk /Rabs_le_inv hql
  /Rabs_le_inv hi /Rabs_le_inv hj.
have sum : Rabs (pi + qj) <= 1.001 * X.
  by apply: Rabs_le; move: hpi hqj hi hj X1 eX; rewrite w; lra.
have ga' : Rabs (g - (pi + qj)) <= u64 * (1.001 * X).
  rewrite Rplus_0_r in ga; apply: Rle_trans ga _; apply: Rmult_le_compat_l => //.
  exact: Rlt_le u64_gt0.
move: ga' => /Rabs_le_inv ga'.
have pos : 0 < h' by lra.
have gb' : h' * (1 - u64) <= g - b'.
  move: hs; rewrite Rplus_0_r; case: (Rle_or_lt (g - b') 0) => sg.
    by rewrite (Rabs_left1 _ sg) => /Rabs_le_inv; rewrite w; lra.
  rewrite (Rabs_pos_eq (g - b')); first by lra.
  by move=> /Rabs_le_inv; rewrite w; lra.
have X3 := X2; have {}x : norm v * (largest_a + largest_b)%D * (1 - u64) - eta64 <= (norm v * (largest_a + largest_b))%D := x.
move: gb' hpi hqj hpk hql X1 eX t q DL ga' B x X3.
move: (double_value (norm v * (largest_a + largest_b))%D) => xx.
move: (norm v * (largest_a + largest_b)%D) => yy.
move: (d * len (stored v)) (d * length_of v) DL0 (double_value (d * length_of v)%D) => dl dL DL0 dlr.
by rewrite w; lra.
Qed.

(** So no points of the hulls are closer. *)
Theorem not_closer (A' := fun i => stored (P i)) (B' := fun j => stored (Q j)) (t := Vec 0 0 0) l :
  further (M := M) v gap (largest_a + largest_b)%D d ->
  (forall p, In p l -> 0 <= fst p) -> total I J l = 1 -> d <= len (combination I J A' B' t l).
Proof.
move=> /further_right far pos one.
have all : d * len (stored v) * total I J l <= rdot (stored v) (combination I J A' B' t l).
  elim: l pos {one} => [|p s IH] pos /=; first by rewrite /rdot /= !Rmult_0_r; lra.
  have := IH (fun q h => pos q (or_intror h)); have p0 := pos p (or_introl eq_refl).
  have := far (fst (snd p)) (snd (snd p)); rewrite rdotDr rdotZr /diff rdotDr.
  have -> : rdot (stored v) t = 0 by rewrite /rdot /t /=; ring.
  rewrite /A' /B'; move: (rdot (stored v) (rsub _ _)) (rdot _ (fold_right _ _ _)) => r q h IH'.
  have : fst p * (d * len (stored v)) <= fst p * r by apply: Rmult_le_compat_l; lra.
  rewrite /total in IH' *; rewrite Rmult_plus_distr_l; lra.
have := rdot_len (stored v) (combination I J A' B' t l); have := len_ge0 (stored v).
rewrite one Rmult_1_r in all; move=> v0 c.
case: (Rle_lt_or_eq_dec _ _ v0) => [v1|v1]; last first.
  by have := far i j; rewrite -v1 Rmult_0_r; have := rdot_len (stored v) (rsub (stored (P i)) (stored (Q j)));
    rewrite -v1; lra.
by apply: (Rmult_le_reg_l (len (stored v))) => //; lra.
Qed.

End Further.

(** ** Closer *)

(** Two vertices whose rounded difference is shorter than d. *)
Theorem closer_right (a b : point) (d : double) : closer (M := M) (still a b) d ->
  len (still_exact a b) < d.
Proof.
move=> /andP[/le_true large /less_true test].
set y := still a b in large test.
have {}large : bpow radix2 (-300) <= norm y.
  by move: large; rewrite -[double_value _]/(double_value (dyadic 1 (-300))) dyadicE // Rmult_1_l.
have w := u64_val; have nd := norm_dot y large.
have len_le := length_enough y (Rle_trans _ _ _ (bpow_le radix2 (-960) (-610) ltac:(lia)) nd).
have L0 := length_of_ge0 y; have c0 : 0 <= @more M by rewrite moreE w; lra.
have [t0 t] := mul_lower (length_of y) (@more M) L0 c0; rewrite moreE in t.
have coordinate' (p q : double) : Rabs (p - q) <= (1 + u64) * Rabs (p - q)%D.
  have := sub_computed p q; have := Rabs_triang (p - q)%D (- ((p - q)%D - (p - q))).
  have -> : (p - q)%D + - ((p - q)%D - (p - q)) = p - q by ring.
  by rewrite Rabs_Ropp; lra.
have up : len (still_exact a b) <= (1 + u64) * len (stored y).
  apply: sqrt_scaled; [by rewrite w; lra | exact: square_ge0 |].
  have sq (p q : double) : (p - q) * (p - q) <= (1 + u64) * (1 + u64) * ((p - q)%D * (p - q)%D).
    have h := coordinate' p q; have h0 := Rabs_pos (p - q).
    have e r : r * r = Rabs r * Rabs r by rewrite -[RHS]/(Rsqr (Rabs r)) -Rsqr_abs.
    rewrite (e (p - q)) (e (double_value (p - q)%D)).
    have := Rmult_le_compat _ _ _ _ h0 h0 h h; lra.
  have := sq (vx a) (vx b); have := sq (vy a) (vy b); have := sq (vz a) (vz b).
  rewrite /rdot -[stored y]/(Vec (double_value (vx a - vx b)%D) (double_value (vy a - vy b)%D)
    (double_value (vz a - vz b)%D)) /still_exact /rsub /=; lra.
have l0 : bpow radix2 (-500) <= length_of y.
  have r0 : bpow radix2 (-305) <= sqrt (dot y y).
    rewrite -(sqrt_square (bpow radix2 (-305))); first by apply: bpow_ge_0.
    by rewrite -bpow_plus; apply: sqrt_le_1_alt.
  have f : format (bpow radix2 (-305)) by apply: format_bpow.
  apply: (Rle_trans _ (bpow radix2 (-305))); first by apply: bpow_le.
  by rewrite -(rounded_id _ f); apply: rounded_le.
have e := eta_below _ (Rle_trans _ _ _ (bpow_le radix2 (-990) (-500) ltac:(lia)) l0).
have lpos : 0 < length_of y by apply: Rlt_le_trans l0; apply: bpow_gt_0.
apply: Rle_lt_trans up _; move: test; rewrite -[mul _ _]/(length_of y * @more M)%D.
move: (double_value (length_of y * @more M)%D) (double_value (length_of y)) (len (stored y)) t len_le e lpos
  => r l n t len_le e lpos test.
have n0 : (1 + u64) * n <= (1 + u64) * (l * (1 + 3 * u64)).
  by apply: Rmult_le_compat_l => //; rewrite w; lra.
by move: n0 t e; rewrite w; lra.
Qed.

(** What the directions are made of: differences of vertices and of centres. *)
Lemma difference_size (largest_a largest_b : double) (a b : point) : at_most largest_a a ->
  at_most largest_b b -> norm (still a b) <= 4 * (largest_a + largest_b).
Proof.
move=> [a1 a2 a3] [b1 b2 b3]; have w := u64_val; have up := norm_upper (still a b).
have one (x y : double) : Rabs (value x) <= largest_a -> Rabs (value y) <= largest_b ->
    Rabs (x - y)%D <= 1.001 * (largest_a + largest_b).
  change (value x) with (double_value x); change (value y) with (double_value y).
  move=> /Rabs_le_inv hx /Rabs_le_inv hy.
  have s : Rabs (x - y) <= largest_a + largest_b by apply: Rabs_le; lra.
  have h : Rabs ((x - y)%D - (x - y)) <= u64 * Rabs (x - y) + 0 := sub_near binary64 x y.
  have m : u64 * Rabs (x - y) <= u64 * (largest_a + largest_b).
    by apply: Rmult_le_compat_l => //; exact: Rlt_le u64_gt0.
  have t : Rabs (x - y)%D <= Rabs ((x - y)%D - (x - y)) + Rabs (x - y).
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by move: s h m t; move: (Rabs (x - y)) (Rabs _) (Rabs _) => X Y Z; rewrite w; lra.
have := Rabs_pos (vx a - vx b)%D; have := one _ _ a1 b1; have := one _ _ a2 b2; have := one _ _ a3 b3.
move: up; rewrite /norm1.
change (vx (stored (still a b))) with (double_value (vx a - vx b)%D).
change (vy (stored (still a b))) with (double_value (vy a - vy b)%D).
change (vz (stored (still a b))) with (double_value (vz a - vz b)%D).
move: (Rabs (vx a - vx b)%D) (Rabs (vy a - vy b)%D) (Rabs (vz a - vz b)%D) => X Y Z.
by lra.
Qed.

End Doubles.
