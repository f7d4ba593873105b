(** * The sweep of the filter

    What the class [FilterSweep] concludes.  Every vertex must pass one of two tests,
    unless it is a vertex of the simplex or has the same coordinates.  Where vertices
    that fail are counted, the vertices of the simplex are among them, for their exact
    product is 0; so if the count is their number, no others fail. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds product_error.
From CertiGJKFloat Require Import sweep_error filter_formulas filter_model.

Local Open Scope R_scope.

Local Notation U := (U : double).
Local Notation TINY := (TINY : double).

(** ** Counting *)

(** If the listed members all fail, and no more members fail than are listed, then
    every member that fails is listed. *)
Lemma counted (I : Type) (members listed : list I) (fails : I -> bool) :
  NoDup listed -> (forall i, In i listed -> In i members /\ fails i = true) ->
  length (filter fails members) = length listed ->
  forall i, In i members -> fails i = true -> In i listed.
Proof.
move=> distinct all_fail count i im fi.
apply: (NoDup_length_incl distinct (l' := filter fails members)).
- by rewrite count.
- by move=> j /all_fail; rewrite filter_In.
- by rewrite filter_In.
Qed.

(** Two figures may be counted together: the listed vertices fail in each, so that
    each count is what it should be. *)
Lemma counted_together (I J : Type) (as_ la : list I) (bs lb : list J)
    (fa : I -> bool) (fb : J -> bool) :
  NoDup la -> (forall i, In i la -> In i as_ /\ fa i = true) ->
  NoDup lb -> (forall j, In j lb -> In j bs /\ fb j = true) ->
  (length (filter fa as_) + length (filter fb bs) = length la + length lb)%nat ->
  length (filter fa as_) = length la /\ length (filter fb bs) = length lb.
Proof.
move=> da ha db hb.
have la_le : (length la <= length (filter fa as_))%nat.
  by apply: NoDup_incl_length => // i /ha; rewrite filter_In.
have lb_le : (length lb <= length (filter fb bs))%nat.
  by apply: NoDup_incl_length => // j /hb; rewrite filter_In.
lia.
Qed.

(** ** One figure *)

Section Figure.

(** The points with index in [members] are looked at: all vertices, or the neighbours
    of the vertex with index k0; [simplex] are the vertices of the simplex. *)
Variables (I : Type) (P : I -> point) (k0 : I) (members simplex : list I).

(** The direction and its bound. *)
Variables (v : point) (v' : vec R) (V Ev extent reach : double).
Hypothesis hv : known V Ev v v'.
Hypothesis extent_enough : forall i, norm1 (rsub (stored (P i)) (stored (P k0))) <= extent.
Hypothesis reach_enough : forall i, norm1 (stored (P i)) * (1 - u64) <= reach.

Definition offset (i : I) : vec R := rsub (stored (P i)) (stored (P k0)).

(** The exact products of the vertices of the simplex are 0. *)
Hypothesis level : forall i, In i simplex -> rdot (offset i) v' = 0.

(** The two tests. *)
Local Notation plane_threshold := (plane_threshold v V Ev reach extent (P k0)).
Definition plane_fails (i : I) : bool :=
  if Rlt_dec (double_value (dot v (P i))) plane_threshold then true else false.

Local Notation sweep_threshold := (sweep_threshold V Ev extent).
Definition sweep_fails (i : I) : bool :=
  if Rlt_dec (double_value (dot v (vsub (P i) (P k0)))) sweep_threshold then true else false.

(** A vertex is cleared by a test, or as a vertex of the simplex. *)
Definition cleared (i : I) : Prop :=
  plane_fails i = false \/ sweep_fails i = false \/
  exists2 k, In k simplex & stored (P i) = stored (P k).

Lemma plane_not_fails i : plane_fails i = false -> 0 < rdot (offset i) v'.
Proof.
rewrite /plane_fails; case: Rlt_dec => // pass _.
have u_le : u64 <= U by rewrite U_val; exact: Rle_refl.
have near_h : near u64 0 (value (dot (P k0) v) + bound_plane U TINY V Ev reach extent)
    (double_value plane_threshold).
  by rewrite dotC; apply: (add_near binary64).
apply: (plane_proves binary64 U TINY U_TINY U_enough u_le TINY_enough _ _ _ _ _ _ hv
  _ _ _ (extent_enough i) (reach_enough i) (reach_enough k0) near_h).
by apply: Rnot_lt_le; rewrite dotC.
Qed.

Lemma sweep_not_fails i : sweep_fails i = false -> 0 < rdot (offset i) v'.
Proof.
rewrite /sweep_fails; case: Rlt_dec => // pass _.
apply: (sweep_proves binary64 U TINY U_TINY U_enough TINY_enough _ _ _ _ _ hv _ _ (extent_enough i)).
by apply: Rnot_lt_le; rewrite dotC.
Qed.

(** A vertex that is cleared is not below the vertex k0. *)
Theorem cleared_above i : cleared i -> 0 <= rdot (offset i) v'.
Proof.
case=> [/plane_not_fails/Rlt_le // |[/sweep_not_fails/Rlt_le // |[k ks same]]].
by rewrite /offset same -/(offset k) (level k ks); exact: Rle_refl.
Qed.

(** Vertices of the simplex fail. *)
Variable listed : list I.
Hypothesis distinct : NoDup listed.
Hypothesis listed_among : forall i, In i listed -> In i members /\ In i simplex.

Lemma listed_fail i : In i listed -> In i members /\ plane_fails i = true.
Proof.
move=> /listed_among[im si]; split=> //.
by case fi: (plane_fails i) => //; have := plane_not_fails i fi; rewrite level // => /Rlt_irrefl.
Qed.

(** Counting clears all. *)
Theorem plane_count : length (filter plane_fails members) = length listed ->
  forall i, In i members -> cleared i.
Proof.
move=> count i im; case fi: (plane_fails i); last by left.
have il := counted I members listed plane_fails distinct listed_fail count i im fi.
by right; right; exists i => //; have [] := listed_among i il.
Qed.

End Figure.
