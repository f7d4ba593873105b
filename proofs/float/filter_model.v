(** * The arithmetic of the filters

    Sums, bounds and norms of doubles as the class [Filter3] uses them: the
    parameters [U] and [TINY] of [ErrorBounds], and its [norm]. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.

Local Open Scope R_scope.

Notation point := (vec double).

(** ** The parameters *)

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

Lemma U_TINY : parameters U TINY.
Proof. exact: parameters64. Qed.

Lemma U_val : double_value U = u64.
Proof. by rewrite dyadicE // Rmult_1_l. Qed.

Lemma U_enough : unit_roundoff binary64 <= U.
Proof. by rewrite U_val; exact: Rle_refl. Qed.

Lemma TINY_enough : 64 * underflow_unit binary64 <= TINY.
Proof. have := tiny_large U TINY U_TINY; have := eta64_gt0; rewrite -[underflow_unit _]/eta64.
by move: (double_value TINY) eta64 => t e; lra. Qed.

(** Never computed with. *)
#[global] Opaque filter_formulas.U filter_formulas.TINY.

(** ** Exact operations *)

Lemma format_twice x : format x -> format (2 * x).
Proof.
move=> /(FLT_format_generic radix2 (-1074) 53)[f -> m e]; apply: generic_format_FLT.
exists (Float radix2 (Fnum f) (Fexp f + 1)) => //=; last by lia.
by rewrite /F2R /= bpow_plus_1 /=; ring.
Qed.

Lemma doppE (x : double) : double_value (dopp x) = - x.
Proof. by []. Qed.

Lemma twiceE (x : double) : double_value (dyadic 2 0 * x)%D = 2 * x.
Proof.
rewrite mulE dyadicE // Rmult_1_r; apply: rounded_id; apply: format_twice; exact: double_format.
Qed.

(** ** Norms and signs of vectors *)

(** The rounded sum of the magnitudes is not less than any of them. *)
Lemma norm_at_most (x : point) : at_most (norm x) x.
Proof.
have pos (c : double) : 0 <= dabs c by apply: Rabs_pos.
have a0 := pos (vx x); have b0 := pos (vy x); have c0 := pos (vz x).
have ab : dabs (vx x) <= (dabs (vx x) + dabs (vy x))%D by apply: add_ge.
have ba : dabs (vy x) <= (dabs (vx x) + dabs (vy x))%D.
  by rewrite addE Rplus_comm -addE; apply: add_ge.
have s0 : 0 <= (dabs (vx x) + dabs (vy x))%D by lra.
have abc : (dabs (vx x) + dabs (vy x))%D <= norm x by apply: add_ge.
have cab : dabs (vz x) <= norm x by rewrite /norm addE Rplus_comm -addE; apply: add_ge.
split; [exact: Rle_trans ab abc | exact: Rle_trans ba abc | exact: cab].
Qed.

(** The rounded sum of the magnitudes is not much less than the exact one. *)
Lemma norm_lower (x : point) : norm1 (stored x) * (1 - 3 * u64) <= norm x.
Proof.
have pos (c : double) : 0 <= dabs c by apply: Rabs_pos.
have [a0 a] := add_lower _ _ (pos (vx x)) (pos (vy x)).
have [b0 b] := add_lower _ _ a0 (pos (vz x)).
have w := u64_val; have x0 := pos (vx x); have y0 := pos (vy x); have z0 := pos (vz x).
apply: Rle_trans b; rewrite /norm1.
change (Rabs (vx (stored x))) with (double_value (dabs (vx x))).
change (Rabs (vy (stored x))) with (double_value (dabs (vy x))).
change (Rabs (vz (stored x))) with (double_value (dabs (vz x))).
move: (double_value (dabs (vx x))) (double_value (dabs (vy x))) (double_value (dabs (vz x))) x0 y0 z0 a.
by move=> X Y Z x0 y0 z0 a; move: a; rewrite w; lra.
Qed.

Lemma norm_upper (x : point) : norm x <= 1.00001 * norm1 (stored x).
Proof.
have pos (c : double) : 0 <= dabs c by apply: Rabs_pos.
have := rounded_sum_near _ _ (double_format (dabs (vx x))) (double_format (dabs (vy x))).
have := rounded_sum_near _ _ (double_format (dabs (vx x) + dabs (vy x))%D) (double_format (dabs (vz x))).
rewrite -!addE /near; have x0 := pos (vx x); have y0 := pos (vy x); have z0 := pos (vz x).
have s0 : 0 <= (dabs (vx x) + dabs (vy x))%D by have [] := add_lower _ _ x0 y0.
rewrite (Rabs_pos_eq (_ + dabs (vz x))); first by lra.
rewrite (Rabs_pos_eq (dabs (vx x) + _)); first by lra.
rewrite -[norm x]/(dabs (vx x) + dabs (vy x) + dabs (vz x))%D /norm1.
change (Rabs (vx (stored x))) with (double_value (dabs (vx x))).
change (Rabs (vy (stored x))) with (double_value (dabs (vy x))).
change (Rabs (vz (stored x))) with (double_value (dabs (vz x))).
move: (double_value (dabs (vx x) + dabs (vy x) + _)%D) (double_value (dabs (vx x) + _)%D) s0.
move: (double_value (dabs (vx x))) (double_value (dabs (vy x))) (double_value (dabs (vz x))) x0 y0 z0.
move=> X Y Z x0 y0 z0 t s s0 /Rabs_le_inv h1 /Rabs_le_inv h2.
by move: h1 h2; rewrite u64_val; lra.
Qed.

Lemma known_opp (X E : R) (x : point) x' : known X E x x' ->
  known X E (vopp x) (rscale (-1) x').
Proof.
have one (a : double) a' : coordinate (A := binary64) X E a a' ->
    coordinate (A := binary64) X E (dopp a) (-1 * a').
  rewrite /coordinate /= => -[h1 h2]; rewrite Rabs_Ropp; split=> //.
  by rewrite -Rabs_Ropp; move: h2; congr (Rabs _ <= _); ring.
by case=> h1 h2 h3; split; apply: one.
Qed.

(** Multiplication commutes, so that products may be written in any order. *)
Lemma mulC (x y : double) : (x * y)%D = (y * x)%D.
Proof. by congr fl; exact: Rmult_comm. Qed.

Lemma dotC (x y : point) : dot x y = dot y x.
Proof. by rewrite /dot (mulC (vx x)) (mulC (vy x)) (mulC (vz x)). Qed.
