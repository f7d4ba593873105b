(** * The sweep over the vertices

    A direction v, known up to an error, has its least value over a figure at the
    vertex a if (p - a) . v >= 0 for all vertices p.  The filter proves this of p
    by a comparison: of the computed (p - a) . v with the bound [sweep], or of the
    computed p . v with the computed a . v and the bound [plane]. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.

Local Open Scope R_scope.

(** ** Inner products with one operand that has different coordinates *)

Section Sums.

Variables (A : arithmetic) (u : R).
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis u_small : u <= / 1048576.
Implicit Types x y : vec (number A).
Notation eta := (underflow_unit A).

Let bounded B e s t := near_bound _ u e B s t (unit_ge0 A) u_enough.

(** The sum of the magnitudes of the products. *)
Definition mass (x y : vec R) : R :=
  Rabs (vx x * vx y) + Rabs (vy x * vy y) + Rabs (vz x * vz y).

Lemma mass_ge0 (x y : vec R) : 0 <= mass x y.
Proof.
rewrite /mass; have := Rabs_pos (vx x * vx y); have := Rabs_pos (vy x * vy y).
by have := Rabs_pos (vz x * vz y); lra.
Qed.

Lemma mass_le V x (y : vec R) : at_most V x -> mass y (stored x) <= V * norm1 y.
Proof.
move=> [h1 h2 h3]; rewrite /mass /norm1 !Rabs_mult /=.
have := Rmult_le_compat_l _ _ _ (Rabs_pos (vx y)) h1.
have := Rmult_le_compat_l _ _ _ (Rabs_pos (vy y)) h2.
have := Rmult_le_compat_l _ _ _ (Rabs_pos (vz y)) h3.
by lra.
Qed.

Lemma rdot_le V (x y : vec R) : Rabs (vx x) <= V -> Rabs (vy x) <= V -> Rabs (vz x) <= V ->
  Rabs (rdot x y) <= V * norm1 y.
Proof.
move=> h1 h2 h3; rewrite /rdot /norm1.
apply: Rle_trans (Rabs_triang _ _) _; rewrite (Rmult_plus_distr_l V).
apply: Rplus_le_compat; last first.
  by rewrite Rabs_mult; apply: Rmult_le_compat_r => //; apply: Rabs_pos.
apply: Rle_trans (Rabs_triang _ _) _; rewrite Rmult_plus_distr_l !Rabs_mult.
by apply: Rplus_le_compat; apply: Rmult_le_compat_r => //; apply: Rabs_pos.
Qed.

Lemma norm1_ge0 (x : vec R) : 0 <= norm1 x.
Proof.
rewrite /norm1; have := Rabs_pos (vx x); have := Rabs_pos (vy x).
by have := Rabs_pos (vz x); lra.
Qed.

Lemma norm1_triangle (x y : vec R) : norm1 x <= norm1 y + norm1 (rsub x y).
Proof.
rewrite /norm1 /=.
have one (s t : R) : Rabs s <= Rabs t + Rabs (s - t).
  by have := Rabs_triang t (s - t); rewrite (_ : t + (s - t) = s) //; ring.
by have := one (vx x) (vx y); have := one (vy x) (vy y); have := one (vz x) (vz y); lra.
Qed.

(** The rounding error of an inner product. *)
Lemma dot_rounding x y : Rabs (value (dot x y) - rdot (stored x) (stored y))
  <= 3.001 * (u * mass (stored x) (stored y)) + 3.1 * eta.
Proof.
have w0 := unit_ge0 A; have eta0 := underflow_ge0 A; have u0 : 0 <= u by lra.
rewrite /dot /rdot /mass /=.
set p := value (vx x) * _; set q := value (vy x) * _; set r := value (vz x) * _.
have hp := mul_near A (vx x) (vx y); have hq := mul_near A (vy x) (vy y).
have hr := mul_near A (vz x) (vz y); rewrite -/p in hp; rewrite -/q in hq; rewrite -/r in hr.
move: (mul _ _) hp => p' hp; move: (mul _ _) hq => q' hq; move: (mul _ _) hr => r' hr.
have {}hp := bounded _ _ _ _ hp (Rle_refl _).
have {}hq := bounded _ _ _ _ hq (Rle_refl _).
have {}hr := bounded _ _ _ _ hr (Rle_refl _).
have /Rabs_le_inv bp := Rle_refl (Rabs p); have /Rabs_le_inv bq := Rle_refl (Rabs q).
have /Rabs_le_inv br := Rle_refl (Rabs r); have P0 := Rabs_pos p; have Q0 := Rabs_pos q.
have R0 := Rabs_pos r; move: (Rabs p) (Rabs q) (Rabs r) hp hq hr bp bq br P0 Q0 R0.
move=> P Q S /Rabs_le_inv hp /Rabs_le_inv hq /Rabs_le_inv hr bp bq br P0 Q0 S0.
set M := P + Q + S; have ML : M = P + Q + S by [].
have M0 : 0 <= M by lra.
have uP := Rmult_le_pos _ _ u0 P0; have uQ := Rmult_le_pos _ _ u0 Q0.
have uS := Rmult_le_pos _ _ u0 S0; have uM := Rmult_le_pos _ _ u0 M0.
have uuM : u * (u * M) <= / 1048576 * (u * M) by apply: Rmult_le_compat_r.
have ue : u * eta <= / 1048576 * eta by apply: Rmult_le_compat_r.
have uue : u * (u * eta) <= / 1048576 * (u * eta) by apply: Rmult_le_compat_r => //; nra.
have ue0 := Rmult_le_pos _ _ u0 eta0.
have uuuM : u * (u * (u * M)) <= / 1048576 * (u * (u * M)).
  by apply: Rmult_le_compat_r => //; apply: Rmult_le_pos.
have ME : u * M = u * P + u * Q + u * S by rewrite /M; ring.
have B : Rabs (value p' + value q') <= M + u * M + 2 * eta by apply: Rabs_le; lra.
have := bounded _ _ _ _ (add_near A p' q') B.
move: (add p' q') => s /Rabs_le_inv hs.
have C : Rabs (value s + value r') <= M + u * M + 3 * eta + u * (M + u * M + 2 * eta) + 0.
  by apply: Rabs_le; lra.
have := bounded _ _ _ _ (add_near A s r') C.
move: (add s r') => t /Rabs_le_inv ht.
by apply: Rabs_le; lra.
Qed.

End Sums.

Arguments mass_le {A}.
Arguments dot_rounding {A}.

(** ** Differences first *)

Section Sweep.

Variables (A : arithmetic) (u tiny : double).
Hypothesis ut : parameters u tiny.
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis tiny_enough : 64 * underflow_unit A <= tiny.

Variables (V Ev extent : double) (v : vec (number A)) (v' : vec R).
Hypothesis hv : known V Ev v v'.

Let bounded B e s t := near_bound _ u e B s t (unit_ge0 A) u_enough.

(** The error of (p - a) . v. *)
Lemma error_sweep (p a : vec (number A)) :
  norm1 (rsub (stored p) (stored a)) <= extent ->
  Rabs (value (dot (vsub p a) v) - rdot (rsub (stored p) (stored a)) v')
    < bound_sweep u tiny V Ev extent.
Proof.
move=> hd; have [V0 Ev0] := known_ge0 _ _ _ _ _ hv.
set d := rsub _ _ in hd *; have d0 : 0 <= norm1 d.
  by rewrite /norm1; have := Rabs_pos (vx d); have := Rabs_pos (vy d); have := Rabs_pos (vz d); lra.
have X0 : 0 <= extent by lra.
have u0 := u_pos _ _ ut; have u1 := u_small _ _ ut; have eta0 := underflow_ge0 A.
apply: (Rlt_le_trans _ _ _ _ (sweep_lower u tiny ut V Ev extent V0 Ev0 X0)).
have hV : at_most V v by case: hv => -[? _] [? _] [? _].
set e := stored (vsub p a).
have near_d : norm1 (rsub e d) <= u * norm1 d.
  rewrite /norm1 /= !Rmult_plus_distr_l.
  have := bounded _ _ _ _ (sub_near A (vx p) (vx a)) (Rle_refl _).
  have := bounded _ _ _ _ (sub_near A (vy p) (vy a)) (Rle_refl _).
  have := bounded _ _ _ _ (sub_near A (vz p) (vz a)) (Rle_refl _).
  by lra.
have norm_e := norm1_triangle e d.
have mass_e := mass_le V v e hV; have := dot_rounding u u_enough u1 (vsub p a) v.
have [[_ Ex] [_ Ey] [_ Ez]] := hv.
have : Rabs (rdot (rsub (stored v) v') d) <= Ev * norm1 d by apply: rdot_le.
have : Rabs (rdot (stored v) (rsub e d)) <= V * norm1 (rsub e d) by case: hV => *; apply: rdot_le.
rewrite -/e.
have -> : value (dot (vsub p a) v) - rdot d v' = value (dot (vsub p a) v) - rdot e (stored v) +
    rdot (stored v) (rsub e d) + rdot (rsub (stored v) v') d.
  by rewrite /rdot /=; ring.
have m0 := mass_ge0 e (stored v).
move: (value (dot _ _) - _) (rdot (stored v) _) (rdot (rsub _ _) d) => s1 s2 s3.
move=> /Rabs_le_inv h2 /Rabs_le_inv h3 /Rabs_le_inv h1.
have VN := Rmult_le_pos _ _ V0 d0.
have VX : V * norm1 d <= V * extent by apply: Rmult_le_compat_l.
have EX : Ev * norm1 d <= Ev * extent by apply: Rmult_le_compat_l.
have EN := Rmult_le_pos _ _ Ev0 d0.
have Ve : V * norm1 e <= 1.00001 * (V * norm1 d).
  rewrite -Rmult_assoc (Rmult_comm 1.00001) Rmult_assoc; apply: Rmult_le_compat_l => //.
  have : u * norm1 d <= / 1048576 * norm1 d by apply: Rmult_le_compat_r.
  by lra.
have Vd : V * norm1 (rsub e d) <= u * (V * norm1 d).
  by rewrite -Rmult_assoc (Rmult_comm u) Rmult_assoc; apply: Rmult_le_compat_l.
have uV : u * (V * norm1 d) <= u * (V * extent) by apply: Rmult_le_compat_l; lra.
have uM : u * mass e (stored v) <= u * (1.00001 * (V * norm1 d)).
  by apply: Rmult_le_compat_l; lra.
have tl := tiny_large _ _ ut; have e0 := eta64_gt0.
by apply: Rabs_def1; lra.
Qed.

(** If the computed value is at least the bound, then the exact one is positive; if
    it is at most minus the bound, then the exact one is negative.  In particular
    an exact 0 is never at least the bound. *)
Theorem sweep_proves (p a : vec (number A)) :
  norm1 (rsub (stored p) (stored a)) <= extent ->
  bound_sweep u tiny V Ev extent <= value (dot (vsub p a) v) ->
  0 < rdot (rsub (stored p) (stored a)) v'.
Proof. by move=> /error_sweep /Rabs_def2; lra. Qed.

Theorem sweep_refutes (p a : vec (number A)) :
  norm1 (rsub (stored p) (stored a)) <= extent ->
  value (dot (vsub p a) v) <= - bound_sweep u tiny V Ev extent ->
  rdot (rsub (stored p) (stored a)) v' < 0.
Proof. by move=> /error_sweep /Rabs_def2; lra. Qed.

End Sweep.

(** ** Two inner products *)

Section Plane.

Variables (A : arithmetic) (u tiny : double).
Hypothesis ut : parameters u tiny.
Hypothesis u_enough : unit_roundoff A <= u.
Hypothesis u64_enough : u64 <= u.
Hypothesis tiny_enough : 64 * underflow_unit A <= tiny.

Variables (V Ev reach extent : double) (v : vec (number A)) (v' : vec R).
Hypothesis hv : known V Ev v v'.

(** h is the computed sum of the computed a . v and the bound. *)
Variables (p a : vec (number A)) (h : R).
Hypothesis hd : norm1 (rsub (stored p) (stored a)) <= extent.
Hypothesis p_reach : norm1 (stored p) * (1 - u64) <= reach.
Hypothesis a_reach : norm1 (stored a) * (1 - u64) <= reach.
Hypothesis hh : near u64 0 (value (dot a v) + bound_plane u tiny V Ev reach extent) h.

Theorem plane_proves : h <= value (dot p v) -> 0 < rdot (rsub (stored p) (stored a)) v'.
Proof.
move=> hp; have [V0 Ev0] := known_ge0 _ _ _ _ _ hv.
have hD := hd; set d := rsub _ _ in hD *; have d0 := norm1_ge0 d; have X0 : 0 <= extent by lra.
have p0 := norm1_ge0 (stored p); have a0 := norm1_ge0 (stored a); have w := u64_val.
have r0 : 0 <= reach by apply: Rle_trans p_reach; apply: Rmult_le_pos => //; lra.
have u0 := u_pos _ _ ut; have u1 := u_small _ _ ut; have eta0 := underflow_ge0 A.
have := plane_lower u tiny ut V Ev reach extent V0 Ev0 r0 X0.
have hH := hh; set b := double_value (bound_plane _ _ _ _ _ _) in hH * => low.
have hV : at_most V v by case: hv => -[? _] [? _] [? _].
have mp := mass_le V v (stored p) hV; have ma := mass_le V v (stored a) hV.
have m0 := mass_ge0 (stored p) (stored v); have n0 := mass_ge0 (stored a) (stored v).
have /Rabs_le_inv rp := dot_rounding u u_enough u1 p v.
have /Rabs_le_inv ra := dot_rounding u u_enough u1 a v.
have [[_ Ex] [_ Ey] [_ Ez]] := hv.
have /Rabs_le_inv : Rabs (rdot (rsub (stored v) v') d) <= Ev * norm1 d by apply: rdot_le.
have E : rdot (rsub (stored v) v') d = rdot (stored p) (stored v) - rdot (stored a) (stored v)
  - rdot d v' by rewrite /rdot /=; ring.
rewrite E => hE.
have VR : V * norm1 (stored p) <= 1.0001 * (V * reach).
  by rewrite -Rmult_assoc (Rmult_comm 1.0001) Rmult_assoc; apply: Rmult_le_compat_l => //;
    move: p_reach; rewrite w; lra.
have VS : V * norm1 (stored a) <= 1.0001 * (V * reach).
  by rewrite -Rmult_assoc (Rmult_comm 1.0001) Rmult_assoc; apply: Rmult_le_compat_l => //;
    move: a_reach; rewrite w; lra.
have /Rabs_le_inv ga : Rabs (rdot (stored v) (stored a)) <= V * norm1 (stored a).
  by case: hV => *; apply: rdot_le.
have EX : Ev * norm1 d <= Ev * extent by apply: Rmult_le_compat_l.
have EX0 := Rmult_le_pos _ _ Ev0 X0.
have VR0 := Rmult_le_pos _ _ V0 r0; have uVR := Rmult_le_pos _ _ (Rlt_le _ _ u0) VR0.
have up : u * mass (stored p) (stored v) <= u * (1.0001 * (V * reach)).
  by apply: Rmult_le_compat_l; lra.
have ua : u * mass (stored a) (stored v) <= u * (1.0001 * (V * reach)).
  by apply: Rmult_le_compat_l; lra.
have C : rdot (stored v) (stored a) = rdot (stored a) (stored v) by rewrite /rdot; ring.
rewrite C in ga; move: hH; rewrite /near => /Rabs_le_inv hH.
move: (value (dot p v)) (value (dot a v)) hp rp ra hH => s t hp rp ra hH.
have tl := tiny_large _ _ ut; have e0 := eta64_gt0; have u64p := u64_gt0.
have b0 : 0 <= b by have := Rmult_le_pos _ _ (Rlt_le _ _ u0) VR0; lra.
have sum : Rabs (t + b) <= 1.0002 * (V * reach) + b + 4 * underflow_unit A.
  have : u * (1.0001 * (V * reach)) <= / 1048576 * (1.0001 * (V * reach)).
    by apply: Rmult_le_compat_r; lra.
  by move=> le; apply: Rabs_le; lra.
have {sum} : u64 * Rabs (t + b)
    <= u * (1.0002 * (V * reach)) + / 1048576 * (b + 4 * underflow_unit A).
  apply: Rle_trans (Rmult_le_compat_l _ _ _ (Rlt_le _ _ u64p) sum) _.
  have : u64 * (1.0002 * (V * reach)) <= u * (1.0002 * (V * reach)).
    by apply: Rmult_le_compat_r; lra.
  by rewrite w; lra.
by move: (u64 * Rabs (t + b)) hH => r hH; lra.
Qed.

End Plane.
