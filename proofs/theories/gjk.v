(** * The GJK loop (Algorithm 1): correctness and termination

    The loop is first a relation between states [(W, v)], [W] a set of indices
    of the points [Z] and [v] a vector.  Every implementation whose steps
    satisfy [gjk_step] inherits Theorems 3.2 and 3.3 from here. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support halting.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Steps *)

Section Loop.

Variables (R : realFieldType) (n : nat) (P : finType) (Z : P -> 'rV[R]_n).
Implicit Types (W : {set P}) (v d : 'rV[R]_n) (s p : P).

Definition gjk_state : Type := {set P} * 'rV[R]_n.
Implicit Types st : gjk_state.

(** [s] is the index of a point of [Z] that is furthest in direction [d]. *)
Definition support_index d s := forall p, '[d, Z p] <= '[d, Z s].

(** Property 3 of section 3.3: [v_i = v(conv W_i)]. *)
Definition gjk_inv st := is_minnorm (conv_on st.1 Z) st.2.

(** What the distance sub-algorithm promises (property 5 of section 3.3) of its
    answer [st'] for the set [Q]. *)
Definition sub_answer (Q : {set P}) st' :=
  [/\ st'.1 \subset Q, is_minnorm (conv_on Q Z) st'.2 & conv_on st'.1 Z st'.2].

(** One turn of the while loop. *)
Definition gjk_step st st' := exists s,
  [/\ st.2 != 0, support_index (- st.2) s, '[st.2, st.2 - Z s] != 0 &
      sub_answer (s |: st.1) st'].

(** The two halting conditions. *)
Definition gjk_halted st := st.2 = 0 \/
  exists s, support_index (- st.2) s /\ '[st.2, st.2 - Z s] = 0.

Lemma support_index_support d s :
  support_index d s -> is_support (conv Z) d (Z s).
Proof. by move=> sup; apply/support_points_conv/support_pointsP. Qed.

Lemma gjk_inv_conv st : gjk_inv st -> conv Z st.2.
Proof. by case=> cv _; apply: conv_on_conv cv. Qed.

Lemma sub_answer_inv Q st : sub_answer Q st -> gjk_inv st.
Proof.
by case=> sub mv cv; apply: minnorm_sub mv => // x; apply: conv_on_sub.
Qed.

(** The invariant [v_i = v(conv W_i)] is kept by every step. *)
Lemma gjk_step_inv st st' : gjk_step st st' -> gjk_inv st'.
Proof. by case=> s [_ _ _]; apply: sub_answer_inv. Qed.

(** Theorem 3.2 (correctness): if the loop halts, [v] is the nearest point of
    the convex hull of all points [Z]. *)
Theorem gjk_halted_correct st :
  gjk_inv st -> gjk_halted st -> is_minnorm (conv Z) st.2.
Proof.
move=> inv; have cv := gjk_inv_conv inv; case=> [v0|[s [sup gap0]]].
  by rewrite v0; apply: minnorm0; rewrite -v0.
by apply/(halting_iff (@convex_conv _ _ _ Z) cv (support_index_support sup)).
Qed.

(** A state is either halted or can make a step, whatever support points and
    sub-algorithm are used. *)
Lemma gjk_progress st s : support_index (- st.2) s ->
  ~ gjk_halted st -> forall st', sub_answer (s |: st.1) st' -> gjk_step st st'.
Proof.
move=> sup run st' ans; exists s; split=> //.
  by apply/eqP => v0; apply: run; left.
by apply/eqP => g0; apply: run; right; exists s.
Qed.

(** Theorem 3.3, first half: every step brings [v] strictly nearer to the
    origin. *)
Theorem gjk_step_decrease st st' :
  gjk_inv st -> gjk_step st st' -> '[st'.2, st'.2] < '[st.2, st.2].
Proof.
move=> inv [s [v0 sup gap [sub [cv' vmin'] _]]].
have gap0 : 0 < '[st.2, st.2 - Z s].
  rewrite lt0r gap /=; apply: support_gap_ge0 (support_index_support sup).
  exact: gjk_inv_conv.
have [t [t0 t1 lt]] := gap_descent gap0.
apply: le_lt_trans lt; apply: vmin'; apply: convex_conv_on => //.
- by case: inv => cv _; apply: conv_on_sub cv; apply: subsetUr.
- by apply: conv_on_pt; rewrite !inE eqxx.
- exact: ltW.
Qed.

(** The support point that is added is new: it is not in the affine hull of
    [W] when [v] has positive coordinates over [W]; so the next simplex is
    affinely independent when this one is. *)
Theorem gjk_step_independent W v s : is_minnorm (conv_on W Z) v -> pos_on W Z v ->
  affine_free W Z -> support_index (- v) s -> '[v, v - Z s] != 0 ->
  affine_free (s |: W) Z.
Proof.
move=> mv pv fr sup gap; apply: affine_freeU1 => // as_.
have [_ vW] := (minnorm_affP _ _ _).1 (pos_conv_aff mv pv).
by rewrite dotBr (aff_on_dot_eq vW as_) subrr eqxx in gap.
Qed.

(** ** Termination *)

(** Theorem 3.3, second half, as a measure: there is a natural number for each
    state, smaller than the number of subsets of the points, which every step
    makes smaller. *)
Theorem gjk_measure : exists mu : gjk_state -> nat,
  (forall st, (mu st < 2 ^ #|P|)%N) /\
  forall st st', gjk_inv st -> gjk_step st st' -> (mu st' < mu st)%N.
Proof.
have some W : exists v, W != set0 -> is_minnorm (conv_on W Z) v.
  have [->|W0] := eqVneq W set0; first by exists 0.
  by have [v mv] := minnorm_conv_on_exists Z W0; exists v.
have [f fP] := fin_all_exists some.
pose low (r : R) := [set W | (W != set0) && ('[f W, f W] < r)].
exists (fun st => #|low '[st.2, st.2]|); split=> [st|st st' inv step].
  have -> : (2 ^ #|P|)%N = #|powerset [set: P]| by rewrite card_powerset cardsT.
  apply/proper_card/properP; split.
    by apply/subsetP => W _; rewrite powersetE subsetT.
  by exists set0; [rewrite powersetE subsetT | rewrite inE eqxx].
have lt := gjk_step_decrease inv step.
have inv' := gjk_step_inv step.
have W'0 : st'.1 != set0 by case: inv' => /conv_on_neq0.
have fE : f st'.1 = st'.2.
  by apply: (minnorm_unique (@convex_conv_on R n P st'.1 Z)); first exact: fP.
apply/proper_card/properP; split.
  apply/subsetP => W; rewrite !inE => /andP[-> /=] ltW'.
  exact: lt_trans ltW' lt.
by exists st'.1; rewrite !inE W'0 fE /= ?lt // ltxx.
Qed.

(** Runs of [k] steps. *)
Inductive gjk_steps : nat -> gjk_state -> gjk_state -> Prop :=
| gjk_done st : gjk_steps 0 st st
| gjk_more k st st1 st' :
    gjk_step st st1 -> gjk_steps k st1 st' -> gjk_steps k.+1 st st'.

(** Theorem 3.3 (termination): no run makes as many steps as there are subsets
    of the points. *)
Theorem gjk_steps_bound k st st' :
  gjk_inv st -> gjk_steps k st st' -> (k < 2 ^ #|P|)%N.
Proof.
have [mu [mu_bound mu_dec]] := gjk_measure.
move=> inv run; apply: leq_ltn_trans (mu_bound st).
elim: run inv => // {}k {}st st1 {}st' step _ IH inv.
exact: leq_ltn_trans (IH (gjk_step_inv step)) (mu_dec _ _ inv step).
Qed.

(** Theorem 3.3 as well-foundedness: from a state that satisfies the invariant
    there is no infinite run. *)
Theorem gjk_well_founded st :
  gjk_inv st -> Acc (fun st' st => gjk_inv st /\ gjk_step st st') st.
Proof.
have [mu [_ mu_dec]] := gjk_measure => _.
have [k] := ubnP (mu st); elim: k st => [st lt0|k IH st muk].
  by rewrite ltn0 in lt0.
constructor=> st' [inv step]; apply: IH.
rewrite ltnS in muk; exact: leq_trans (mu_dec _ _ inv step) muk.
Qed.

(** Along a run the squared norm of the vector never grows. *)
Lemma gjk_steps_inv k st st' : gjk_inv st -> gjk_steps k st st' ->
  gjk_inv st' /\ '[st'.2, st'.2] <= '[st.2, st.2].
Proof.
move=> inv run; elim: run inv => // {}k {}st st1 {}st' step _ IH inv.
have [inv' le1] := IH (gjk_step_inv step); split=> //.
exact: le_trans le1 (ltW (gjk_step_decrease inv step)).
Qed.

(** Theorem 3.3, along a whole run: after one or more iterations the vector is
    strictly shorter than before, and the simplex is another one; so no simplex comes
    back. *)
Theorem gjk_steps_decrease k st st' : gjk_inv st -> gjk_steps k.+1 st st' ->
  '[st'.2, st'.2] < '[st.2, st.2] /\ st'.1 <> st.1.
Proof.
move=> inv run; inversion run as [|q st0 st1 st2 step steps]; subst.
have [inv' le1] := gjk_steps_inv (gjk_step_inv step) steps.
have lt := le_lt_trans le1 (gjk_step_decrease inv step).
split=> // e; move: lt; suff -> : st'.2 = st.2 by rewrite ltxx.
apply: (minnorm_unique (@convex_conv_on R n P st.1 Z)) => //.
by rewrite -e.
Qed.

End Loop.
