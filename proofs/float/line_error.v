(** * A point of the line of an impact

    The point s of the line that [ImpactFilter] computes in doubles, with a bound on its
    error. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model float_rounding java_model image_error length_error.
From CertiGJKFloat Require Import point_error.

Local Open Scope R_scope.

(** ** The formulas *)

Section Formulas.

Variable M : machine.
Local Notation number := (number M).
Local Open Scope double_scope.

(** A coordinate of the combination of p - q with the weights w, and t r. *)
Definition line_point (w0 p0 q0 w1 p1 q1 w2 p2 q2 t r : number) : number :=
  let inA := inner_high w0 p0 w1 p1 w2 p2 in
  let inB := inner_high w0 q0 w1 q1 w2 q2 in
  let y := inA - inB in
  let path := t * r in
  let s := y + path in
  let low := inner_low w0 p0 w1 p1 w2 p2 - inner_low w0 q0 w1 q1 w2 q2 + of_difference inA inB y in
  s + (low + of_sum y path s + fused t r (opp path)).

(** Its bound, from a number that is not less than it, and one for all that it is made of. *)
Definition line_bound (s reach : number) : number :=
  constant 2 0 * U * s + constant 64 0 * U * U * reach + TINY.

End Formulas.

Arguments line_point {M}.
Arguments line_bound {M}.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

Section Doubles.

Variables (none : double) (none_is : double -> bool).
Local Notation M := (double_machine none none_is).

Section Point.

Variables w0 p0 q0 w1 p1 q1 w2 p2 q2 t r : double.

Let A : R := mass3 w0 p0 w1 p1 w2 p2.
Let B : R := mass3 w0 q0 w1 q1 w2 q2.
Let P : R := A + B + Rabs (t * r).
Let s : double := line_point (M := M) w0 p0 q0 w1 p1 q1 w2 p2 q2 t r.
Definition line_exact : R :=
  w0 * p0 + w1 * p1 + w2 * p2 - (w0 * q0 + w1 * q1 + w2 * q2) + t * r.

Theorem line_error : Rabs (s - line_exact) <= u64 * Rabs s + 45 * (u64 * (u64 * P)) + 60 * eta64.
Proof.
have w := u64_val; have e0 := eta64_gt0.
have [ea la ha] := inner_error none none_is w0 p0 w1 p1 w2 p2.
have [eb lb hb] := inner_error none none_is w0 q0 w1 q1 w2 q2.
rewrite -/A in ea la ha; rewrite -/B in eb lb hb.
pose inA : double := inner_high (M := M) w0 p0 w1 p1 w2 p2.
pose inB : double := inner_high (M := M) w0 q0 w1 q1 w2 q2.
pose lowA : double := inner_low (M := M) w0 p0 w1 p1 w2 p2.
pose lowB : double := inner_low (M := M) w0 q0 w1 q1 w2 q2.
pose y : double := (inA - inB)%D; pose path : double := (t * r)%D; pose s0 : double := (y + path)%D.
pose d : double := of_difference (M := M) inA inB y.
pose e : double := of_sum (M := M) y path s0.
pose f : double := fused (m := M) t r (dopp path).
rewrite -/inA in ea ha; rewrite -/lowA in ea la; rewrite -/inB in eb hb; rewrite -/lowB in eb lb.
have [f1 f2] := fused_error none none_is t r; rewrite -/path -/f in f1; rewrite -/path in f2.
have A0 : 0 <= A := mass3_ge0 _ _ _ _ _ _; have B0 : 0 <= B := mass3_ge0 _ _ _ _ _ _.
have T0 := Rabs_pos (t * r).
have [d1 y1] := difference_step _ _ _ _ ha hb; rewrite -/y in d1 y1.
have dE : double_value d = inA - inB - y := of_difference_exact none none_is inA inB.
have eE : double_value e = y + path - s0 := of_sum_exact none none_is y path.
have pathb : Rabs path <= (1 + u64) * Rabs (t * r) + eta64.
  have : Rabs path <= Rabs (t * r - path) + Rabs (t * r).
    rewrite -(Rabs_Ropp (t * r - path)); apply: Rle_trans (Rabs_triang _ _).
    by apply: Req_le; congr Rabs; ring.
  by lra.
have [s1 _] := sum_step _ _ _ _ y1 pathb; rewrite -/s0 in s1.
have db : Rabs d <= 1.1 * (u64 * P) + 10 * eta64.
  rewrite dE Rabs_minus_sym; apply: Rle_trans d1 _; rewrite /P; rewrite w; lra.
have eb' : Rabs e <= 1.1 * (u64 * P) + 10 * eta64.
  by rewrite eE Rabs_minus_sym; apply: Rle_trans s1 _; rewrite /P; rewrite w; lra.
have fb : Rabs f <= 1.1 * (u64 * P) + 10 * eta64.
  have : Rabs f <= Rabs (f - (t * r - path)) + Rabs (t * r - path).
    by apply: Rle_trans (Rabs_triang _ _); apply: Req_le; congr Rabs; ring.
  by move: f1 f2; rewrite /P; move: (Rabs (f - _)) (Rabs (_ - path)) => a b; rewrite w; lra.
have [r1 n1] := difference_step _ _ _ _ la lb.
have [r2 n2] := sum_step _ _ _ _ n1 db.
have [r3 n3] := sum_step _ _ _ _ n2 eb'.
have [r4 n4] := sum_step _ _ _ _ n3 fb.
have sE : s = (s0 + (lowA - lowB + d + e + f))%D by [].
have last : Rabs (s - (s0 + (lowA - lowB + d + e + f)%D)) <= u64 * Rabs s.
  by rewrite sE; exact: (add_near_computed binary64 s0 (lowA - lowB + d + e + f)%D).
move: ea eb f1 r1 r2 r3 r4 last; rewrite /line_exact.
have eq3 : double_value s0 = y + path - e by rewrite eE; ring.
have eq4 : double_value y = inA - inB - d by rewrite dE; ring.
rewrite eq3 eq4 /P.
move: (Rabs s) => S.
move: (double_value (lowA - lowB)%D) (double_value (lowA - lowB + d)%D) (double_value (lowA - lowB + d + e)%D)
  (double_value (lowA - lowB + d + e + f)%D) => a1 a2 a3 a4.
move: (double_value s) (double_value inA) (double_value inB) (double_value lowA) (double_value lowB)
  (double_value d) (double_value e) (double_value f) (double_value path) => s' hA hB lA lB d' e' f' path'.
move: (w0 * p0 + w1 * p1 + w2 * p2) (w0 * q0 + w1 * q1 + w2 * q2) (t * r) (Rabs (t * r)) T0 => x z tr T T0.
move=> /Rabs_le_inv ea /Rabs_le_inv eb /Rabs_le_inv f1 /Rabs_le_inv r1 /Rabs_le_inv r2 /Rabs_le_inv r3
  /Rabs_le_inv r4 /Rabs_le_inv last.
by apply: Rabs_le; move: ea eb f1 r1 r2 r3 r4 last; rewrite w; lra.
Qed.

Lemma line_bound_lower (n reach : double) : 0 <= n -> 0 <= reach ->
  1.9 * (u64 * n) + 63 * (u64 * (u64 * reach)) + 100 * eta64 <= line_bound (M := M) n reach.
Proof.
move=> n0 r0; have w := u64_val; have e0 := eta64_gt0; have tl := tiny_large U TINY U_TINY.
have k : double_value (dyadic 2 0 * U)%D = 2 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  by apply: (format_dyadic 2 (-53)).
have k' : double_value (dyadic 64 0 * U)%D = 64 * u64.
  rewrite mulE dyadicE // U_val Rmult_1_r /u64; apply: rounded_id.
  by apply: (format_dyadic 64 (-53)).
have kE : double_value (dyadic 64 0 * U * U)%D = 64 * (u64 * u64).
  rewrite mulE k' U_val; have -> : 64 * u64 * u64 = IZR 64 * bpow radix2 (-106).
    by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
  rewrite rounded_id; first by apply: format_dyadic.
  by rewrite /u64 (bpow_plus radix2 (-53) (-53)); ring.
have u0 := u64_gt0.
have k0 : 0 <= (dyadic 2 0 * U)%D by rewrite k; lra.
have k1 : 0 <= (dyadic 64 0 * U * U)%D by rewrite kE; nra.
have [x0 x] := mul_lower _ _ k0 n0; have [y0 y] := mul_lower _ _ k1 r0; rewrite k in x; rewrite kE in y.
have [s0 sl] := add_lower _ _ x0 y0; have [|_ tl'] := add_lower _ TINY s0; first by lra.
have bE : line_bound (M := M) n reach = (dyadic 2 0 * U * n + dyadic 64 0 * U * U * reach + TINY)%D by [].
rewrite -bE in tl'; move: x y sl tl tl'.
move: (double_value (dyadic 2 0 * U * n)%D) (double_value (dyadic 64 0 * U * U * reach)%D)
  (double_value (_ + dyadic 64 0 * U * U * reach)%D) (double_value TINY) (double_value (line_bound (M := M) n reach)) => X Y S T L.
by rewrite w; lra.
Qed.

(** The bound is enough, if the reach is. *)
Theorem line_right (n reach : double) : Rabs s <= n -> P <= 1.01 * reach ->
  Rabs (s - line_exact) <= line_bound (M := M) n reach.
Proof.
move=> sn Pr; have w := u64_val; have u0 := u64_gt0; have e0 := eta64_gt0.
have n0 : 0 <= n by apply: Rle_trans sn; apply: Rabs_pos.
have P0 : 0 <= P.
  have := mass3_ge0 w0 p0 w1 p1 w2 p2; have := mass3_ge0 w0 q0 w1 q1 w2 q2.
  by have := Rabs_pos (t * r); rewrite /P /A /B; lra.
have r0 : 0 <= reach by lra.
apply: Rle_trans line_error _; apply: Rle_trans (line_bound_lower n reach n0 r0).
have : u64 * Rabs s <= u64 * n by apply: Rmult_le_compat_l => //; lra.
have : u64 * (u64 * P) <= u64 * (u64 * (1.01 * reach)).
  by apply: Rmult_le_compat_l; [lra | apply: Rmult_le_compat_l => //; lra].
have un := Rmult_le_pos _ _ (Rlt_le _ _ u0) n0.
have ur := Rmult_le_pos _ _ (Rlt_le _ _ u0) (Rmult_le_pos _ _ (Rlt_le _ _ u0) r0).
by move: (Rabs s) (u64 * (u64 * P)) => S Q; lra.
Qed.

(** It is for weights of at most 1 and coordinates of at most a and b. *)
Lemma line_reach (a b : R) : 0 <= a -> 0 <= b ->
  Rabs w0 <= 1 -> Rabs w1 <= 1 -> Rabs w2 <= 1 ->
  Rabs p0 <= a -> Rabs p1 <= a -> Rabs p2 <= a -> Rabs q0 <= b -> Rabs q1 <= b -> Rabs q2 <= b ->
  P <= 3 * (a + b) + Rabs (t * r).
Proof.
move=> a0 b0 h0 h1 h2 i0 i1 i2 j0 j1 j2; rewrite /P /A /B /mass3 !Rabs_mult.
have one (x y c : R) : Rabs x <= 1 -> Rabs y <= c -> Rabs x * Rabs y <= c.
  by move=> hx hy; have := Rmult_le_compat _ _ _ _ (Rabs_pos x) (Rabs_pos y) hx hy; lra.
have := one _ _ _ h0 i0; have := one _ _ _ h1 i1; have := one _ _ _ h2 i2.
by have := one _ _ _ h0 j0; have := one _ _ _ h1 j1; have := one _ _ _ h2 j2; lra.
Qed.

End Point.

End Doubles.
