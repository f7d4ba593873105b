(** * Separating axes (Theorem 5.1 and Algorithm 6) *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import johnson_algorithm gjk gjk_johnson gjk_bodies.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Theorem 5.1 *)

Section Axis.

Variables (R : realFieldType) (n : nat).
Implicit Types (X Y : 'rV[R]_n -> Prop) (d v : 'rV[R]_n).

(** Definition 5.1: the projections on [d] have no common value. *)
Definition separates d X Y := forall r, ~ (values X d r /\ values Y d r).

Definition disjoint_sets X Y := ~ exists x, X x /\ Y x.

Lemma separates_lt d X Y :
  (forall x y, X x -> Y y -> '[d, y] < '[d, x]) -> separates d X Y.
Proof. by move=> lt r [[x Xx ->] [y Yy e]]; have := lt x y Xx Yy; rewrite e ltxx. Qed.

(** Theorem 5.1, easy half, for any two sets: separated sets are disjoint. *)
Theorem separates_disjoint d X Y : separates d X Y -> disjoint_sets X Y.
Proof. by move=> sep [x [Xx Yx]]; apply: (sep '[d, x]); split; exists x. Qed.

(** A distance vector that is not zero separates, and says on which side. *)
Theorem distance_vector_separates X Y v : convex X -> convex Y ->
  is_minnorm (msub X Y) v -> v != 0 ->
  forall x y, X x -> Y y -> '[v, y] < '[v, x].
Proof.
move=> cX cY mv v0 x y Xx Yy; have [_ vmin] := (minnormP v (convex_msub cX cY)).1 mv.
rewrite -subr_gt0 -dotBr; apply: (@lt_le_trans _ _ '[v, v]); first by rewrite dot_gt0.
by apply: vmin; exists x, y.
Qed.

(** Theorem 5.1 for two convex sets whose difference has a nearest point to the
    origin (as it has for compact sets and for polytopes): they are disjoint
    if and only if some axis separates them. *)
Theorem separating_axis X Y : convex X -> convex Y ->
  (exists v, is_minnorm (msub X Y) v) ->
  disjoint_sets X Y <-> exists d, separates d X Y.
Proof.
move=> cX cY [v mv]; split=> [disj|[d /separates_disjoint //]].
exists v; apply/separates_lt/distance_vector_separates => //.
by apply/eqP => v0; apply: disj; apply/(minnorm_msub0 mv).
Qed.

End Axis.

Section Polytopes.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n).

Lemma minnorm_msub_conv_exists (a0 : T) (b0 : U) :
  exists v, is_minnorm (msub (conv A) (conv B)) v.
Proof.
have [v mv] := minnorm_conv_exists (msubf A B) (a0, b0); exists v.
by apply/(minnorm_ext _ _); [move=> x; symmetry; apply: conv_msubf | exact: mv].
Qed.

(** Theorem 5.1 for the hulls of non-empty finite families: no hypothesis is
    left. *)
Theorem separating_axis_polytopes (a0 : T) (b0 : U) :
  disjoint_sets (conv A) (conv B) <-> exists d, separates d (conv A) (conv B).
Proof.
apply: separating_axis; [exact: convex_conv | exact: convex_conv |].
exact: minnorm_msub_conv_exists.
Qed.

(** A strict inequality at the points of the families is one on the hulls. *)
Lemma separates_points v : (forall p, 0 < '[v, msubf A B p]) ->
  forall a b, conv A a -> conv B b -> '[v, b] < '[v, a].
Proof.
move=> pos a b Aa Bb; rewrite -subr_gt0 -dotBr.
have /conv_setT cx : conv (msubf A B) (a - b).
  by apply/conv_msubf; exists a, b.
have [p _] := set0Pn _ (conv_on_neq0 cx).
have [q qmin] := support_exists (msubf A B) (- v) p.
apply: lt_le_trans (pos q) _; apply: (conv_on_dot_ge _ cx) => i _.
by have := qmin i; rewrite !dotNl ler_opp2.
Qed.

End Polytopes.

(** ** Algorithm 6 *)

Section Program.

Variables (R : realFieldType) (n : nat) (P : finType) (Z : P -> 'rV[R]_n).
Variables (supp : 'rV[R]_n -> P) (sub : seq P -> seq P * 'rV[R]_n).

(** The while loop, with a bound on the number of turns. *)
Fixpoint axis_loop (fuel : nat) (st : seq P * 'rV[R]_n) :=
  let: (W, v) := st in
  if v == 0 then Some st else
  let s := supp (- v) in
  if 0 < '[v, Z s] then Some st else
  if fuel is k.+1 then axis_loop k (sub (rcons W s)) else None.

Definition axis_search W0 v0 := axis_loop (2 ^ #|P|).+1 (W0, v0).

Hypothesis suppP : forall d, support_index Z d (supp d).
Hypothesis subP : forall Q, Q != [::] -> sub_spec Z Q (sub Q).

(** A support point on the positive side of the origin shows that all points are. *)
Lemma support_pos v : 0 < '[v, Z (supp (- v))] -> forall p, 0 < '[v, Z p].
Proof.
move=> pos p; apply: lt_le_trans pos _.
by have := suppP (- v) p; rewrite !dotNl ler_opp2.
Qed.

(** In a state [(W, v)] with [v = v(conv W) <> 0], in which [v] is no separating
    axis, a turn is a step of GJK... *)
Lemma axis_step W v : v != 0 -> '[v, Z (supp (- v))] <= 0 ->
  gjk_step Z (abstract (W, v)) (abstract (sub (rcons W (supp (- v))))).
Proof.
move=> v0 neg; have gap : '[v, v - Z (supp (- v))] != 0.
  by rewrite gt_eqF // dotBr subr_gt0; apply: le_lt_trans neg _; rewrite dot_gt0.
exact: (loop_step suppP subP W v0 gap).
Qed.

(** ...and so makes [v] strictly shorter.  The first turn need not: its [v] is any vector. *)
Theorem axis_step_decrease W v : good_state Z (W, v) -> v != 0 ->
  '[v, Z (supp (- v))] <= 0 ->
  let st := sub (rcons W (supp (- v))) in '[st.2, st.2] < '[v, v].
Proof.
move=> good v0 neg /=.
exact: (gjk_step_decrease (good_inv good) (axis_step W v0 neg)).
Qed.

(** The turns after the first, from any list of points. *)
Lemma axis_loop_correct Q : Q != [::] -> exists st,
  [/\ axis_loop (2 ^ #|P|) (sub Q) = Some st, st.2 != 0 -> forall p, 0 < '[st.2, Z p] &
      st.2 = 0 -> conv Z 0].
Proof.
move=> Q0; have [mu [mu_bound mu_dec]] := gjk_measure Z.
have main k st : good_state Z st -> (mu (abstract st) < k)%N -> exists st',
    [/\ axis_loop k st = Some st', st'.2 != 0 -> forall p, 0 < '[st'.2, Z p] &
        st'.2 = 0 -> conv Z 0].
  elim: k st => [st _ lt0|k IH [W v] good muk]; first by rewrite ltn0 in lt0.
  rewrite /=; have [v0'|v0'] := eqVneq v 0.
    exists (W, v); split=> //=; first by rewrite v0' eqxx.
    by move=> _; rewrite -v0'; apply: gjk_inv_conv (good_inv good).
  case: ltP => [pos|neg].
    exists (W, v); split=> //= [_|e]; first exact: support_pos.
    by rewrite e eqxx in v0'.
  have dec := mu_dec _ _ (good_inv good) (axis_step W v0' neg).
  apply: IH; first by apply: (sub_good subP); apply: rcons_neq0.
  by apply: leq_trans dec _; rewrite -ltnS.
by apply: main; [apply: (sub_good subP) | apply: mu_bound].
Qed.

(** Algorithm 6 with its right side condition: the start vector [v0] must not
    be zero (apart from that, [v0] and the list [W0] are arbitrary, [W0] may be
    empty).  The search halts; a vector that is not zero has a positive product
    with every point; the zero vector means that the origin is in the hull. *)
Theorem axis_search_correct W0 v0 : v0 != 0 -> exists st,
  [/\ axis_search W0 v0 = Some st, st.2 != 0 -> forall p, 0 < '[st.2, Z p] &
      st.2 = 0 -> conv Z 0].
Proof.
move=> v00; rewrite /axis_search [axis_loop _ _]/= (negPf v00); case: ltP => [pos|_].
  exists (W0, v0); split=> //= [_|e]; first exact: support_pos.
  by rewrite e eqxx in v00.
by apply: axis_loop_correct; apply: rcons_neq0.
Qed.

(** 001, algorithm 2: the same as a repeat loop, which makes its first turn whatever
    [v0] is.  It needs no condition. *)
Definition axis_repeat W0 v0 :=
  let s := supp (- v0) in
  if 0 < '[v0, Z s] then Some (W0, v0) else axis_loop (2 ^ #|P|) (sub (rcons W0 s)).

Theorem axis_repeat_correct W0 v0 : exists st,
  [/\ axis_repeat W0 v0 = Some st, st.2 != 0 -> forall p, 0 < '[st.2, Z p] &
      st.2 = 0 -> conv Z 0].
Proof.
rewrite /axis_repeat; case: ltP => [pos|_].
  exists (W0, v0); split=> //= [_|e]; first exact: support_pos.
  by rewrite e dot0l ltxx in pos.
by apply: axis_loop_correct; apply: rcons_neq0.
Qed.

(** Without the condition the algorithm answers [0], that is "colliding", at
    once. *)
Lemma axis_search0 W0 : axis_search W0 0 = Some (W0, 0).
Proof. by rewrite /axis_search /= eqxx. Qed.

End Program.

(** ** Algorithm 6 from two bodies *)

Section Bodies.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n) (a0 : T) (b0 : U).

Definition axis_johnson := axis_search (msubf A B)
  (pair_support (scan_support a0 A) (scan_support b0 B))
  (johnson_list (msubf A B) min_root).

(** Algorithm 6 decides whether two polytopes are disjoint: started from any
    list of pairs and any [v0 <> 0] it halts; if its answer [v] is not zero,
    [v] separates the hulls; if it is zero, the hulls have a common point. *)
Theorem axis_johnson_correct W0 v0 : v0 != 0 -> exists W v,
  [/\ axis_johnson W0 v0 = Some (W, v),
      v != 0 -> separates v (conv A) (conv B) &
      v = 0 -> exists x, conv A x /\ conv B x].
Proof.
move=> v00; have [|Q Q0|[W v] [sE pos zero]] := @axis_search_correct R n _
  (msubf A B) (pair_support (scan_support a0 A) (scan_support b0 B))
  (johnson_list (msubf A B) min_root) _ _ W0 v0 v00.
- by apply: pair_supportP => d; apply: scan_supportP.
- by apply: johnson_list_spec Q0; apply: min_root_ok.
exists W, v; split=> // [v0'|v0'].
  by apply/separates_lt/separates_points/pos.
have [a [b [Aa Bb e]]] := (conv_msubf A B 0).1 (zero v0').
by exists a; split=> //; move/esym/eqP: e; rewrite subr_eq0 => /eqP ->.
Qed.

Definition axis_repeat_johnson := axis_repeat (msubf A B)
  (pair_support (scan_support a0 A) (scan_support b0 B))
  (johnson_list (msubf A B) min_root).

(** The same of the repeat loop, from every [v0]. *)
Theorem axis_repeat_johnson_correct W0 v0 : exists W v,
  [/\ axis_repeat_johnson W0 v0 = Some (W, v),
      v != 0 -> separates v (conv A) (conv B) &
      v = 0 -> exists x, conv A x /\ conv B x].
Proof.
have [|Q Q0|[W v] [sE pos zero]] := @axis_repeat_correct R n _
  (msubf A B) (pair_support (scan_support a0 A) (scan_support b0 B))
  (johnson_list (msubf A B) min_root) _ _ W0 v0.
- by apply: pair_supportP => d; apply: scan_supportP.
- by apply: johnson_list_spec Q0; apply: min_root_ok.
exists W, v; split=> // [v0'|v0'].
  by apply/separates_lt/separates_points/pos.
have [a [b [Aa Bb e]]] := (conv_msubf A B 0).1 (zero v0').
by exists a; split=> //; move/esym/eqP: e; rewrite subr_eq0 => /eqP ->.
Qed.

End Bodies.

(** The point (1, 0) of the plane, as a family of one point; and the origin. *)
Definition unit_point (R : realFieldType) : 'I_1 -> 'rV[R]_2 :=
  fun _ => \row_i (if i == ord0 then 1 else 0).

Definition origin_point (R : realFieldType) : 'I_1 -> 'rV[R]_2 := fun _ => 0.

(** Algorithm 6 of the thesis is wrong if the start vector is 0: for A = [{(1, 0)}] and
    B = [{(0, 0)}] it returns 0 ("colliding") although the two points are different.  So
    the condition [v0 <> 0] of [axis_johnson_correct] is needed. *)
Theorem axis_start_zero_wrong (R : realFieldType) W0 :
  axis_johnson (@unit_point R) (@origin_point R) ord0 ord0 W0 0 = Some (W0, 0) /\
  disjoint_sets (conv (@unit_point R)) (conv (@origin_point R)).
Proof.
split; first exact: axis_search0.
case=> x [[l [_ l1 xE]] [m [_ _ xE']]].
have : x 0 0 = 1.
  by rewrite xE /unit_point -scaler_suml l1 scale1r mxE.
rewrite xE' /origin_point -scaler_suml scaler0 mxE => /eqP.
by rewrite eq_sym oner_eq0.
Qed.
