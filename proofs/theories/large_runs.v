(** * Runs with large weights
    The check of [integral_runs.v] may be made with the binary integers [Z], with which
    the kernel computes fast.  With it: a run in space that makes 14 iterations on 8
    points. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra ssrZ.
From CertiGJK Require Import vector convex minnorm run integral_points integral_runs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The check does not depend on the representation of the numbers *)
Section Transfer.
Variables (K K' : realDomainType) (f : {rmorphism K -> K'}).
Hypothesis f_le : {mono f : x y / x <= y}.

Lemma transfer_lt : {mono f : x y / x < y}. Proof. exact: leW_mono. Qed.
Lemma transfer_eq : {mono f : x y / x == y}.
Proof. by move=> x y; rewrite !eq_le !f_le. Qed.

Lemma transfer_zsum w : zsum (map f w) = f (zsum w).
Proof. by elim: w => [|a w /= ->]; rewrite ?rmorph0 ?rmorphD. Qed.

Lemma transfer_zdot x y : zdot (map f x) (map f y) = f (zdot x y).
Proof.
elim: x y => [|a x IHx] [|b y] /=; rewrite ?rmorph0 //.
by rewrite IHx rmorphD rmorphM.
Qed.

Lemma transfer_zadd x y : zadd (map f x) (map f y) = map f (zadd x y).
Proof. by elim: x y => [|a x IHx] [|b y] //=; rewrite IHx rmorphD. Qed.

Lemma transfer_zscale a x : zscale (f a) (map f x) = map f (zscale a x).
Proof. by elim: x => //= b x ->; rewrite rmorphM. Qed.

Lemma transfer_zcomb n w M :
  zcomb n (map f w) (map (map f) M) = map f (zcomb n w M).
Proof.
have zeros : map f (nseq n 0) = nseq n 0 by rewrite map_nseq rmorph0.
elim: w M => [|a w IHw] [|x M] //=.
by rewrite IHw transfer_zscale transfer_zadd.
Qed.

Variables (n : nat) (M : seq (seq K)).
Local Notation M' := (map (map f) M).

Lemma transfer_norm w : norm_of n M' (map f w) = f (norm_of n M w).
Proof. by rewrite /norm_of transfer_zcomb transfer_zdot. Qed.

Lemma transfer_value w i : value_of n M' (map f w) i = f (value_of n M w i).
Proof.
rewrite /value_of transfer_zcomb -transfer_zdot; congr zdot.
by elim: {w} M i => [|x N IHN] [|i] //=.
Qed.

Lemma transfer_used w i : used (map f w) i = used w i.
Proof.
rewrite /used; have -> : nth 0 (map f w) i = f (nth 0 w i).
  by elim: w i => [|a w IHw] [|i] //=; rewrite rmorph0.
by rewrite -(rmorph0 f) transfer_eq.
Qed.

Lemma transfer_weights_ok w : weights_ok M' (map f w) = weights_ok M w.
Proof.
rewrite /weights_ok !size_map transfer_zsum -(rmorph0 f) transfer_lt all_map.
by congr [&& _, _ & _]; apply: eq_all => a; rewrite /= f_le.
Qed.

Lemma transfer_step_ok w s w' :
  step_ok n M' (map f w) s (map f w') = step_ok n M w s w'.
Proof.
rewrite /step_ok size_map transfer_weights_ok !transfer_zsum !transfer_norm.
rewrite !transfer_value -!rmorphM !transfer_lt.
congr [&& _, _, _, _, _ & _]; apply: eq_all => i.
- by rewrite transfer_value f_le.
- by rewrite !transfer_used.
by rewrite !transfer_used transfer_value -rmorphM f_le.
Qed.

Definition transfer_steps (steps : seq (nat * seq K)) : seq (nat * seq K') :=
  [seq (x.1, map f x.2) | x <- steps].

Lemma transfer_run_ok w steps :
  run_ok n M' (map f w) (transfer_steps steps) = run_ok n M w steps.
Proof.
rewrite /run_ok /points_ok /state_ok transfer_weights_ok transfer_zsum transfer_norm.
congr [&& _, _ && _ & _].
- by rewrite all_map; apply: eq_all => x /=; rewrite size_map.
- rewrite size_map; apply: eq_all => i.
  by rewrite transfer_used transfer_value -rmorphM transfer_eq.
by elim: steps w => [|[s w'] steps IH] w //=; rewrite transfer_step_ok IH.
Qed.

Lemma transfer_halt_ok w : halt_ok n M' (map f w) = halt_ok n M w.
Proof.
rewrite /halt_ok size_map transfer_zsum transfer_norm; apply: eq_all => i.
by rewrite transfer_value -rmorphM f_le.
Qed.

End Transfer.

(** ** Eight points in space, fourteen iterations *)
Local Notation z := int_of_Z.

Lemma int_of_Z_le : {mono int_of_Z : x y / x <= y}.
Proof.
move=> x y; rewrite -subr_ge0 -rmorphB -[RHS]subr_ge0.
by case: (y - x) => [|p|p].
Qed.

Local Open Scope Z_scope.

Definition eight : seq (seq Z) :=
  [:: [:: 28; -8; -30]; [:: 2; 0; -2]; [:: 25; 30; 24]; [:: 1; 3; -7];
      [:: 16; -6; 28]; [:: -12; -28; -23]; [:: 14; -24; 27]; [:: 1; -3; -3]].
Definition eight_start : seq Z := [:: 1; 0; 0; 0; 0; 0; 0; 0].
Definition eight_steps : seq (nat * seq Z) :=
  [:: (4%N, [:: 355; 0; 0; 0; 523; 0; 0; 0]);
      (5%N, [:: 70373; 0; 0; 0; 274724; 194934; 0; 0]);
      (2%N, [:: 0; 0; 3149; 0; 0; 3793; 0; 0]);
      (3%N, [:: 0; 0; 145362; 118645; 0; 170644; 0; 0]);
      (6%N, [:: 0; 0; 35126; 3591417; 0; 0; 622052; 0]);
      (4%N, [:: 0; 0; 0; 41449; 2971; 0; 5009; 0]);
      (5%N, [:: 0; 0; 0; 714449; 176673; 56573; 0; 0]);
      (7%N, [:: 0; 0; 0; 707; 185; 0; 0; 857]);
      (2%N, [:: 0; 0; 631; 27; 0; 0; 0; 9041]);
      (1%N, [:: 0; 489; 11; 0; 0; 0; 0; 139]);
      (6%N, [:: 0; 1527; 0; 0; 0; 0; 34; 0]);
      (4%N, [:: 0; 89875; 0; 0; 2441; 0; 166; 0]);
      (5%N, [:: 0; 40505; 0; 0; 1295; 186; 0; 0]);
      (7%N, [:: 0; 331; 0; 0; 11; 0; 0; 26])].

Local Open Scope ring_scope.

Lemma eight_check : run_ok 3 eight eight_start eight_steps.
Proof. by vm_compute. Qed.

(** There are eight points in space and a run of the algorithm from one of them that
    makes fourteen iterations: almost twice as many as there are points. *)
Theorem fourteen_iterations_on_eight_points (R : realFieldType) :
  exists W v s, simplex_run (@listed R 3 8 (map (map z) eight)) W v s 14 /\
    W 0%N = [set inord 0].
Proof.
pose w := map z eight_start; pose steps := transfer_steps [rmorphism of z] eight_steps.
have check : run_ok 3 (map (map z) eight) w steps.
  rewrite (transfer_run_ok int_of_Z_le); exact eight_check.
have run := @run_ok_run R 3 7 (map (map z) eight) (erefl 8%N) w steps check.
exists (W_at 7 w steps), (v_at R 3 (map (map z) eight) w steps), (s_at 7 steps).
split; first exact: run.
by apply/setP => -[[|[|[|[|[|[|[|[|//]]]]]]]] lt_i]; rewrite !inE -val_eqE /= inordK.
Qed.
