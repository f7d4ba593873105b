(** * The filters of the orientation predicates

    What the classes [Orientation] (in the plane) and [OrientedPlane] (in space)
    compute of the points p, q, r and p, q, r, s, in their order of evaluation.  If
    the magnitude of the computed determinant exceeds the computed bound, its sign
    is that of the exact determinant. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.
From CertiGJKFloat Require Import filter_model.

Local Open Scope R_scope.

(** ** Products of differences *)

(** [x'] is known from the computed [x] up to a relative error u. *)
Definition relative (x : double) (x' : R) : Prop := Rabs (x - x') <= u64 * Rabs x.

Lemma relative_sub (x y : double) : relative (x - y)%D (x - y).
Proof. exact: (sub_near_computed binary64 x y). Qed.

Lemma u64_small : 0 <= u64 <= / 1048576.
Proof. by rewrite u64_val; lra. Qed.

Lemma relative_mul x x' y y' : relative x x' -> relative y y' ->
  Rabs (x * y - x' * y') <= 2.001 * (u64 * Rabs (x * y)).
Proof.
move=> hx hy; have [u0 u1] := u64_small.
have cx : coordinate (A := binary64) (Rabs x) (u64 * Rabs x) x x' := conj (Rle_refl _) hx.
have cy : coordinate (A := binary64) (Rabs y) (u64 * Rabs y) y y' := conj (Rle_refl _) hy.
have := operands _ _ _ _ _ _ _ _ _ cx cy; rewrite -![value _]/(double_value _) !Rabs_mult.
have xy := Rmult_le_pos _ _ (Rabs_pos x) (Rabs_pos y); have uxy := Rmult_le_pos _ _ u0 xy.
have : u64 * (u64 * (Rabs x * Rabs y)) <= / 1048576 * (u64 * (Rabs x * Rabs y)).
  exact: Rmult_le_compat_r.
by lra.
Qed.

(** The rounded product, relative to itself. *)
Lemma product_relative x x' y y' : relative x x' -> relative y y' ->
  Rabs ((x * y)%D - x' * y') <= 3.01 * (u64 * Rabs (x * y)%D) + 1.1 * eta64.
Proof.
move=> hx hy; have := relative_mul _ _ _ _ hx hy.
have : Rabs ((x * y)%D - x * y) <= u64 * Rabs (x * y) + eta64 by exact: (mul_near binary64 x y).
have e0 := eta64_gt0; have p0 := Rabs_pos (x * y); have q0 := Rabs_pos (x * y)%D.
have := Rabs_triang_inv (x * y) (x * y)%D; rewrite (Rabs_minus_sym (x * y)).
move: (double_value (x * y)%D) q0 => q q0 h1 h2; have := Rle_trans _ _ _ h1 h2.
move: h2; move: (double_value x * double_value y) p0 => p p0.
rewrite u64_val => /Rabs_le_inv h2 h3 /Rabs_le_inv h4.
by apply: Rabs_le; lra.
Qed.

(** ** In the plane *)

Section Plane.

(** a = q - p and b = r - p, by coordinates. *)
Variables (px py qx qy rx ry : double).

Definition plane_left : double := ((qx - px) * (ry - py))%D.
Definition plane_right : double := ((qy - py) * (rx - px))%D.
Definition plane_determinant : double := (plane_left - plane_right)%D.
Definition plane_bound : double :=
  (dyadic 5 (-53) * (dabs plane_left + dabs plane_right) + dyadic 1 (-1070))%D.
Definition plane_exact : R := (qx - px) * (ry - py) - (qy - py) * (rx - px).

Lemma plane_error : Rabs (plane_determinant - plane_exact) <= plane_bound.
Proof.
have hl := product_relative _ _ _ _ (relative_sub qx px) (relative_sub ry py).
have hr := product_relative _ _ _ _ (relative_sub qy py) (relative_sub rx px).
rewrite -/plane_left in hl; rewrite -/plane_right in hr.
have hd : Rabs (plane_determinant - (plane_left - plane_right))
    <= u64 * Rabs (plane_left - plane_right) + 0 by exact: (sub_near binary64).
have l0 : 0 <= dabs plane_left by apply: Rabs_pos.
have r0 : 0 <= dabs plane_right by apply: Rabs_pos.
have [s0 s] := add_lower _ _ l0 r0.
have cE : double_value (dyadic 5 (-53)) = 5 * u64 by rewrite dyadicE.
have aE : double_value (dyadic 1 (-1070)) = 32 * eta64.
  by rewrite dyadicE // Rmult_1_l (bpow_plus radix2 5 (-1075)).
have e0 := eta64_gt0; have w := u64_val.
have c0 : 0 <= dyadic 5 (-53) by rewrite cE w; lra.
have [t0 t] := mul_lower _ _ c0 s0.
have [|_] := add_lower _ (dyadic 1 (-1070)) t0; first by rewrite aE; lra.
rewrite -/plane_bound; apply: Rle_trans; rewrite aE /plane_exact.
have tr : Rabs (plane_left - plane_right) <= dabs plane_left + dabs plane_right.
  by rewrite /Rminus; apply: Rle_trans (Rabs_triang _ _) _; rewrite Rabs_Ropp; exact: Rle_refl.
move: t s hl hr hd tr; rewrite cE -[Rabs plane_left]/(double_value (dabs _)).
rewrite -[Rabs plane_right]/(double_value (dabs _)) w.
move: (double_value (_ * _)%D) (double_value (_ + _)%D) => b c.
move: (double_value (dabs _)) (double_value (dabs _)) l0 r0 => l r l0 r0.
move: (double_value plane_left) (double_value plane_right) => L R.
move: (double_value plane_determinant) => D; move: eta64 e0 => e e0.
move=> t s /Rabs_le_inv hl /Rabs_le_inv hr /Rabs_le_inv hd tr.
by apply: Rabs_le; lra.
Qed.

Theorem orientation_positive : plane_bound < plane_determinant -> 0 < plane_exact.
Proof. by have := plane_error => /Rabs_le_inv ? ?; lra. Qed.

Theorem orientation_negative : plane_bound < - plane_determinant -> plane_exact < 0.
Proof. by have := plane_error => /Rabs_le_inv ? ?; lra. Qed.

End Plane.

(** ** In space *)

(** One coordinate of the normal: a difference of two products, and the sum of
    their magnitudes. *)
Definition minor (a b c d : double) : double := (a * b - c * d)%D.
Definition minor_size (a b c d : double) : double := (dabs (a * b) + dabs (c * d))%D.

Lemma minor_error a a' b b' c c' d d' :
  relative a a' -> relative b b' -> relative c c' -> relative d d' ->
  [/\ 0 <= minor_size a b c d, Rabs (minor a b c d) <= 1.0001 * minor_size a b c d
    & Rabs (minor a b c d - (a' * b' - c' * d'))
      <= 4.02 * (u64 * minor_size a b c d) + 2.3 * eta64].
Proof.
move=> ha hb hc hd; have hl := product_relative _ _ _ _ ha hb.
have hr := product_relative _ _ _ _ hc hd; rewrite /minor /minor_size.
have hm : Rabs ((a * b - c * d)%D - ((a * b)%D - (c * d)%D))
    <= u64 * Rabs ((a * b)%D - (c * d)%D) + 0 by exact: (sub_near binary64).
have l0 : 0 <= dabs (a * b)%D by apply: Rabs_pos.
have r0 : 0 <= dabs (c * d)%D by apply: Rabs_pos.
have [s0 s] := add_lower _ _ l0 r0; have e0 := eta64_gt0.
have tr : Rabs ((a * b)%D - (c * d)%D) <= dabs (a * b)%D + dabs (c * d)%D.
  by rewrite /Rminus; apply: Rle_trans (Rabs_triang _ _) _; rewrite Rabs_Ropp; exact: Rle_refl.
move: s s0 hl hr hm tr; rewrite -[Rabs (a * b)%D]/(double_value (dabs _)).
rewrite -[Rabs (c * d)%D]/(double_value (dabs _)) u64_val.
move: (double_value (_ - _)%D) (double_value (dabs _ + dabs _)%D) => m n.
move: (double_value (dabs _)) (double_value (dabs _)) l0 r0 => l r l0 r0.
move: (double_value (a * b)%D) (double_value (c * d)%D) => L R.
move: eta64 e0 => e e0 s s0 /Rabs_le_inv hl /Rabs_le_inv hr /Rabs_le_inv hm.
move=> tr; have /Rabs_le_inv bL := tr.
by split => //; apply: Rabs_le; lra.
Qed.

(** A coordinate of c times one of the normal. *)
Lemma height_term (c n : double) (c' n' N : R) : relative c c' -> 0 <= N -> Rabs n <= 1.0001 * N ->
  Rabs (n - n') <= 4.02 * (u64 * N) + 2.3 * eta64 ->
  Rabs ((c * n)%D - c' * n') <= 6.1 * (u64 * (Rabs c * N)) + 2.4 * (Rabs c * eta64) + eta64 /\
  Rabs (c * n)%D <= 1.001 * (Rabs c * N) + eta64.
Proof.
move=> hc N0 nN hn; have [u0 u1] := u64_small; have e0 := eta64_gt0.
have cn : coordinate (A := binary64) (Rabs c) (u64 * Rabs c) c c' := conj (Rle_refl _) hc.
have nn : coordinate (A := binary64) (1.0001 * N) (4.02 * (u64 * N) + 2.3 * eta64) n n'.
  by split.
have := operands _ _ _ _ _ _ _ _ _ cn nn; rewrite -![value _]/(double_value _).
have : Rabs ((c * n)%D - c * n) <= u64 * Rabs (c * n) + eta64 by exact: (mul_near binary64 c n).
have c0 := Rabs_pos c; have CN := Rmult_le_pos _ _ c0 N0.
have size : Rabs (c * n) <= 1.0001 * (Rabs c * N).
  by rewrite Rabs_mult -Rmult_assoc (Rmult_comm 1.0001) Rmult_assoc; apply: Rmult_le_compat_l.
have uCN := Rmult_le_pos _ _ u0 CN; have Ce := Rmult_le_pos _ _ c0 (Rlt_le _ _ e0).
have uCe := Rmult_le_pos _ _ u0 Ce.
have h1 : u64 * (u64 * (Rabs c * N)) <= / 1048576 * (u64 * (Rabs c * N)).
  exact: Rmult_le_compat_r.
have h2 : u64 * (Rabs c * eta64) <= / 1048576 * (Rabs c * eta64) by apply: Rmult_le_compat_r.
have h3 : u64 * Rabs (c * n) <= 1.0001 * (u64 * (Rabs c * N)).
  by have := Rmult_le_compat_l _ _ _ u0 size; lra.
have h4 : u64 * (Rabs c * N) <= / 1048576 * (Rabs c * N) by apply: Rmult_le_compat_r.
move: size => /Rabs_le_inv size /Rabs_le_inv hp /Rabs_le_inv ho.
by split; apply: Rabs_le; lra.
Qed.

(** Three terms of the sum, each with its errors; K is |c| N, and C is |c|. *)
Lemma space_sum (t1 t2 t3 : double) (s1 s2 s3 K1 K2 K3 C1 C2 C3 : R) :
  0 <= K1 -> 0 <= K2 -> 0 <= K3 ->
  Rabs (t1 - s1) <= 6.1 * (u64 * K1) + 2.4 * C1 + eta64 /\ Rabs t1 <= 1.001 * K1 + eta64 ->
  Rabs (t2 - s2) <= 6.1 * (u64 * K2) + 2.4 * C2 + eta64 /\ Rabs t2 <= 1.001 * K2 + eta64 ->
  Rabs (t3 - s3) <= 6.1 * (u64 * K3) + 2.4 * C3 + eta64 /\ Rabs t3 <= 1.001 * K3 + eta64 ->
  Rabs ((t1 + t2 + t3)%D - (s1 + s2 + s3))
    <= 8.2 * (u64 * (K1 + K2 + K3)) + 2.4 * (C1 + C2 + C3) + 4 * eta64.
Proof.
move=> k1 k2 k3 [/Rabs_le_inv h1 /Rabs_le_inv b1] [/Rabs_le_inv h2 /Rabs_le_inv b2].
move=> [/Rabs_le_inv h3 /Rabs_le_inv b3]; have [u0 u1] := u64_small; have e0 := eta64_gt0.
have B : Rabs (t1 + t2) <= 1.001 * (K1 + K2) + 2 * eta64 by apply: Rabs_le; lra.
have hs := near_bound _ _ _ _ _ _ u0 (Rle_refl _) (add_near binary64 t1 t2) B.
have {}hs : Rabs ((t1 + t2)%D - (t1 + t2)) <= u64 * (1.001 * (K1 + K2) + 2 * eta64) + 0 := hs.
move: (t1 + t2)%D hs => s /Rabs_le_inv; rewrite u64_val => hs.
have C : Rabs (s + t3) <= 1.002 * (K1 + K2 + K3) + 4 * eta64 by apply: Rabs_le; lra.
have ht := near_bound _ _ _ _ _ _ u0 (Rle_refl _) (add_near binary64 s t3) C.
have {}ht : Rabs ((s + t3)%D - (s + t3)) <= u64 * (1.002 * (K1 + K2 + K3) + 4 * eta64) + 0 := ht.
move: (double_value (s + t3)%D) ht => t /Rabs_le_inv; rewrite u64_val => ht.
by rewrite u64_val in h1 h2 h3; apply: Rabs_le; lra.
Qed.

(** The computed bound is large enough. *)
Lemma space_bound_lower (c1 c2 c3 n1 n2 n3 : double) :
  0 <= c1 -> 0 <= c2 -> 0 <= c3 -> 0 <= n1 -> 0 <= n2 -> 0 <= n3 ->
  8.2 * (u64 * (c1 * n1 + c2 * n2 + c3 * n3)) + 2.4 * (c1 * eta64 + c2 * eta64 + c3 * eta64)
    + 4 * eta64
  <= (dyadic 10 (-53) * (c1 * n1 + c2 * n2 + c3 * n3)
       + dyadic 1 (-1070) * (dyadic 1 0 + c1 + c2 + c3))%D.
Proof.
move=> c10 c20 c30 n10 n20 n30.
have [p0 p] := mul_lower _ _ c10 n10; have [q0 q] := mul_lower _ _ c20 n20.
have [r0 r] := mul_lower _ _ c30 n30; have [s0 s] := add_lower _ _ p0 q0.
have [t0 t] := add_lower _ _ s0 r0; have e0 := eta64_gt0; have w := u64_val.
have cE : double_value (dyadic 10 (-53)) = 10 * u64 by rewrite dyadicE.
have aE : double_value (dyadic 1 (-1070)) = 32 * eta64.
  by rewrite dyadicE // Rmult_1_l (bpow_plus radix2 5 (-1075)).
have oE : double_value (dyadic 1 0) = 1 by rewrite dyadicE // Rmult_1_l.
have o0 : 0 <= dyadic 1 0 by rewrite oE; lra.
have [f0 f] := add_lower _ _ o0 c10; have [g0 g] := add_lower _ _ f0 c20.
have [h0 h] := add_lower _ _ g0 c30.
have d0 : 0 <= dyadic 10 (-53) by rewrite cE w; lra.
have a0 : 0 <= dyadic 1 (-1070) by rewrite aE; lra.
have [i0 i] := mul_lower _ _ d0 t0; have [j0 j] := mul_lower _ _ a0 h0.
have [_] := add_lower _ _ i0 j0; apply: Rle_trans.
rewrite cE in i; rewrite aE in j; rewrite oE in f.
have k1 := Rmult_le_pos _ _ c10 n10; have k2 := Rmult_le_pos _ _ c20 n20.
have k3 := Rmult_le_pos _ _ c30 n30.
rewrite w in p q r s t f g h i j *.
have j1 : (1 + c1 + c2 + c3) * (1 - 4 * / 9007199254740992) <= (dyadic 1 0 + c1 + c2 + c3)%D.
  by lra.
have := Rmult_le_compat_l _ _ _ (Rlt_le _ _ e0) j1.
move: (double_value (dyadic 1 0 + c1 + c2 + c3)%D) j => S j j2.
have x1 := Rmult_le_pos _ _ (Rlt_le _ _ e0) c10; have x2 := Rmult_le_pos _ _ (Rlt_le _ _ e0) c20.
have x3 := Rmult_le_pos _ _ (Rlt_le _ _ e0) c30.
by lra.
Qed.

Section Space.

(** a = q - p, b = r - p and c = s - p, as computed and as they are. *)
Variables (p q r s : point).

Definition space_a : point := vsub q p.
Definition space_b : point := vsub r p.
Definition space_c : point := vsub s p.
Definition space_determinant : double := dot space_c (cross space_a space_b).

Definition space_sizes : point :=
  let: (a, b) := (space_a, space_b) in
  Vec (minor_size (vy a) (vz b) (vz a) (vy b)) (minor_size (vz a) (vx b) (vx a) (vz b))
      (minor_size (vx a) (vy b) (vy a) (vx b)).

Definition space_bound : double :=
  let: Vec cx cy cz := Vec (dabs (vx space_c)) (dabs (vy space_c)) (dabs (vz space_c)) in
  (dyadic 10 (-53) * (cx * vx space_sizes + cy * vy space_sizes + cz * vz space_sizes)
    + dyadic 1 (-1070) * (dyadic 1 0 + cx + cy + cz))%D.

Definition space_exact : R :=
  rdot (rsub (stored s) (stored p))
    (rcross (rsub (stored q) (stored p)) (rsub (stored r) (stored p))).

Lemma space_error : Rabs (space_determinant - space_exact) <= space_bound.
Proof.
have ra (v w : point) : [/\ relative (vx (vsub v w)) (vx (rsub (stored v) (stored w))),
    relative (vy (vsub v w)) (vy (rsub (stored v) (stored w)))
  & relative (vz (vsub v w)) (vz (rsub (stored v) (stored w)))].
  by split; apply: relative_sub.
have [a1 a2 a3] := ra q p; have [b1 b2 b3] := ra r p; have [c1 c2 c3] := ra s p.
have [n1 m1 e1] := minor_error _ _ _ _ _ _ _ _ a2 b3 a3 b2.
have [n2 m2 e2] := minor_error _ _ _ _ _ _ _ _ a3 b1 a1 b3.
have [n3 m3 e3] := minor_error _ _ _ _ _ _ _ _ a1 b2 a2 b1.
have t1 := height_term _ _ _ _ _ c1 n1 m1 e1; have t2 := height_term _ _ _ _ _ c2 n2 m2 e2.
have t3 := height_term _ _ _ _ _ c3 n3 m3 e3.
have pos (c : double) n : 0 <= n -> 0 <= Rabs c * n by move=> n0; apply: Rmult_le_pos => //; apply: Rabs_pos.
have err := space_sum _ _ _ _ _ _ _ _ _ _ _ _ (pos _ _ n1) (pos _ _ n2) (pos _ _ n3) t1 t2 t3.
apply: Rle_trans err _.
exact: (space_bound_lower (dabs _) (dabs _) (dabs _) _ _ _ (Rabs_pos _) (Rabs_pos _) (Rabs_pos _)).
Qed.

Theorem space_positive : space_bound < space_determinant -> 0 < space_exact.
Proof. by have := space_error => /Rabs_le_inv ? ?; lra. Qed.

Theorem space_negative : space_bound < - space_determinant -> space_exact < 0.
Proof. by have := space_error => /Rabs_le_inv ? ?; lra. Qed.

End Space.
