(** * Instances of the conditional theorems

    No theorem is vacuous: for each kind of hypothesis there is an input that
    satisfies it.  Most instances use the two points [-1] and [1] on the line,
    or hold for every non-empty finite family. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import delta_positive johnson subset_masks.
From CertiGJK Require Import johnson_algorithm johnson_bound gjk gjk_johnson.
From CertiGJK Require Import gjk_bodies separating_axis.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Families.

Variables (R : realFieldType) (n m : nat) (Y : 'I_m -> 'rV[R]_n) (i : 'I_m).

(** Theorems 2.1 and 2.1.1: a convex set with a point of minimum norm. *)
Example minnorm_unique_instance : convex (conv Y) /\ exists v, is_minnorm (conv Y) v.
Proof. by split; [apply: convex_conv | apply: minnorm_conv_exists i]. Qed.

(** Theorem 2.2: a family whose nearest point has positive coordinates exists
    inside every family: the points that Johnson's algorithm accepts. *)
Example positive_coordinates_instance : exists S v,
  [/\ is_minnorm (conv_on S Y) v, is_minnorm (aff_on S Y) v & pos_on S Y v].
Proof.
have [S ok] := johnson_exists Y i; have [mv pv _] := johnson_sound ok.
have mS : is_minnorm (conv_on S Y) (Delta_point Y S).
  apply: minnorm_sub mv; [exact: conv_on_conv | exact: pos_on_conv_on].
by exists S, (Delta_point Y S); split=> //; apply: pos_conv_aff.
Qed.

(** Theorems 2.3, 2.5 and 3.1: support points exist in every direction. *)
Example support_instance d : exists s, is_support (conv Y) d s.
Proof.
have [k kmax] := support_exists Y d i; exists (Y k).
by apply/support_points_conv/support_pointsP.
Qed.

Example halting_instance :
  exists x s, [/\ convex (conv Y), conv Y x & is_support (conv Y) (- x) s].
Proof.
have [s sup] := support_instance (- Y i).
by exists (Y i), s; split=> //; [apply: convex_conv | apply: conv_pt].
Qed.

(** Section 4.1 and Theorem 4.1: a single point is independent, has positive
    determinants, and both outcomes of the test occur (see below). *)
Example johnson_halting_instance :
  [/\ [set i] != set0, affine_free [set i] Y,
      forall k, k \in [set i] -> 0 < Delta Y [set i] k &
      is_minnorm (aff_on [set i] Y) (Y i)].
Proof.
split.
- by apply/set0Pn; exists i; rewrite inE.
- exact: affine_free1.
- by move=> k; rewrite inE => /eqP ->; rewrite Delta1 ltr01.
- apply/minnorm_affP; split; first exact/conv_on_aff_on/conv_on_pt/set11.
  by move=> k; rewrite inE => /eqP ->.
Qed.

(** Theorems 3.2 and 3.3: the invariant holds for the start from one point. *)
Example gjk_inv_instance : gjk_inv Y ([set i], Y i).
Proof.
apply/minnorm_convP; split=> [|k]; first exact/conv_on_pt/set11.
by rewrite inE => /eqP ->.
Qed.

End Families.

Section Line.

Variable R : realFieldType.

(** Theorem 3.1, part 1: on [{-1, 1}] the point [-1] has a positive gap. *)
Example halting_descent_instance : let Y := @minus_plus R in
  [/\ convex (conv Y), conv Y (Y ord0), is_support (conv Y) (- Y ord0) (Y ord_max) &
      0 < '[Y ord0, Y ord0 - Y ord_max]].
Proof.
split; [exact: convex_conv | exact: conv_pt | |].
  apply/support_points_conv/support_pointsP => j.
  rewrite !dotNl !dot_line ler_opp2 /= !mulN1r ler_opp2.
  case: (j == ord0); last exact: lexx.
  by apply: le_trans ler01; rewrite oppr_le0 ler01.
rewrite on_lineB dot_line /=.
by rewrite (_ : -1 * (-1 - 1) = 2%:R) ?ltr0n //; ring.
Qed.

(** A step of the loop of Algorithm 1 from [{-1}] to [{-1, 1}] and [v = 0]. *)
Example gjk_step_instance :
  gjk_step (@minus_plus R) ([set ord0], minus_plus R ord0) (setT, 0).
Proof.
have [_ _ sup gap] := halting_descent_instance.
exists ord_max; split=> /=.
- apply/eqP => /rowP/(_ 0)/eqP; rewrite !mxE /= oppr_eq0 oner_eq0.
  by [].
- by move=> p; have [_ smax] := sup; apply: smax; apply: conv_pt.
- by rewrite gt_eqF.
have -> : ord_max |: [set ord0] = [set: 'I_2].
  by apply/setP => -[[|[|//]] lt]; rewrite !inE.
have m0 := (minnorm_conv_setT _ _).1 (@minus_plus_minnorm R).
by split=> //; case: m0.
Qed.

(** Theorem 4.1 on an independent family: [{-1, 1}] is accepted, [{-1}] is
    rejected. *)
Example johnson_unique_instance : affine_free setT (@minus_plus R) /\
  exists S, johnson_ok (@minus_plus R) S.
Proof. by split; [apply: minus_plus_free | apply: johnson_exists ord0]. Qed.

(** Lemma 2.6. *)
Example halfspace_instance : (const_mx 1 : 'rV[R]_1) != 0 /\ (0 : R) < 1.
Proof.
split; last exact: ltr01.
by apply/eqP => /rowP/(_ 0)/eqP; rewrite !mxE oner_eq0.
Qed.

(** Lemma 2.4. *)
Example max_of_sum_instance : is_max (fun r : R => r = 1) 1.
Proof. by split=> // p ->. Qed.

(** Corollary 2.1.1 and Theorem 5.1: two different points. *)
Example separating_axis_instance :
  disjoint_sets (conv (@unit_point R)) (conv (@origin_point R)).
Proof. by have [] := axis_start_zero_wrong R [::]. Qed.

(** GJK on two bodies started from the pair [(a0, b0)]; the premises of
    [gjk_bodies] hold for linear scans and Johnson's algorithm. *)
Example gjk_bodies_instance : exists W v l,
  gjk_johnson (@unit_point R) (@origin_point R) ord0 ord0 [:: (ord0, ord0)] =
    Some (W, v) /\ distance_answer (@unit_point R) (@origin_point R) W v l.
Proof. exact: gjk_johnson_correct. Qed.

End Line.
