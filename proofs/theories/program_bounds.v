(** * How many iterations the program makes
    The trace that the extracted program returns is a run of the algorithm on the
    differences of the points; so the bounds on runs are bounds on its trace, which has
    one simplex more than there were iterations. *)
From Coq Require Import QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support delta johnson gjk_johnson run.
From CertiGJK Require Import run_bounds planar_linear.
From CertiGJK Require Import program program_total program_correct program_pinned.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Close Scope Q_scope.
Local Open Scope ring_scope.

(** ** Families that are equal point by point *)
Section Same.
Variables (R : realFieldType) (n : nat) (T : finType) (Y Z : T -> 'rV[R]_n) (S : {set T}).
Hypothesis same : Y =1 Z.

Let same_sum (l : T -> R) : \sum_i l i *: Y i = \sum_i l i *: Z i.
Proof. by apply: eq_bigr => i _; rewrite same. Qed.

Lemma same_conv_on x : conv_on S Y x -> conv_on S Z x.
Proof. by case=> l [l0 lS l1 ->]; exists l; split. Qed.

Lemma same_pos_on x : pos_on S Y x -> pos_on S Z x.
Proof. by case=> l [l0 lS l1 ->]; exists l; split. Qed.

Lemma same_free : affine_free S Y -> affine_free S Z.
Proof. by move=> fr l lS l0 lZ; apply: fr => //; rewrite same_sum. Qed.

End Same.

Section Trace.
Variables (R : realFieldType) (n : nat) (A B : seq (seq Q)).
Local Notation T := ('I_(size A) * 'I_(size B))%type.
Local Notation Y := (msubf (@body R n A) (@body R n B)).
Local Notation point := (difference_point R n A B).
Local Notation listed ps := (@listed R n A B ps).

(** The pairs of a list, as a set of pairs of indices. *)
Definition pair_of (t : T) : index_pair := (val t.1, val t.2).
Definition pairs_of (ps : seq index_pair) : {set T} := [set t | pair_of t \in ps].
Definition in_bodies (p : index_pair) : bool := (p.1 < size A)%N && (p.2 < size B)%N.

Lemma point_of t : point (pair_of t) = Y t.
Proof. by []. Qed.

Lemma in_bodiesP p : in_bodies p -> exists t, pair_of t = p.
Proof. by case: p => i j /andP[/= iA jB]; exists (Ordinal iA, Ordinal jB). Qed.

Lemma pair_of_inj : injective pair_of.
Proof. by move=> [i j] [k l] [/val_inj -> /val_inj ->]. Qed.

(** The index of each position of a list. *)
Lemma positions ps : all in_bodies ps ->
  exists f : 'I_(size ps) -> T, forall k, pair_of (f k) = nth (0%N, 0%N) ps k.
Proof.
move=> ok; have at_k (k : 'I_(size ps)) : exists t, pair_of t = nth (0%N, 0%N) ps k.
  by apply/in_bodiesP/(all_nthP _ ok).
by have [f fP] := fin_all_exists at_k; exists f.
Qed.

Lemma mask_nth (s : seq bool) (ps : seq index_pair) p : size s = size ps ->
  reflect (exists2 k, (k < size ps)%N & nth false s k /\ nth (0%N, 0%N) ps k = p) (p \in mask s ps).
Proof.
elim: s ps => [|b s IH] [|q ps] //= => [_|[/IH{}IH]]; first by apply: (iffP idP) => // -[].
apply: (iffP idP) => [|[[|k] lt /= [bk e]]].
- case: b => [|/IH[k lt [bk e]]]; last by exists k.+1.
  rewrite inE => /predU1P[->|/IH[k lt [bk e]]]; first by exists 0%N.
  by exists k.+1.
- by rewrite bk -e inE eqxx.
have in_mask : p \in mask s ps by apply/IH; exists k.
by case: (b); rewrite // inE in_mask orbT.
Qed.

Lemma pairs_of_all ps (f : 'I_(size ps) -> T) :
  (forall k, pair_of (f k) = nth (0%N, 0%N) ps k) -> f @: setT = pairs_of ps.
Proof.
move=> fP; apply/setP => t; rewrite inE; apply/imsetP/idP => [[k _ ->]|].
  by rewrite fP mem_nth.
case/(nthP (0%N, 0%N)) => k lt e; exists (Ordinal lt); first by rewrite inE.
by apply: pair_of_inj; rewrite fP.
Qed.

Lemma pairs_of_mask s ps (f : 'I_(size ps) -> T) : size s = size ps ->
  (forall k, pair_of (f k) = nth (0%N, 0%N) ps k) ->
  f @: bits (size ps) s = pairs_of (mask s ps).
Proof.
move=> sz fP; apply/setP => t; rewrite inE; apply/imsetP/(mask_nth _ sz) => [[k]|[k lt [bk e]]].
  by rewrite /bits inE => sk ->; exists (val k); [apply: ltn_ord | rewrite fP].
by exists (Ordinal lt); [rewrite /bits inE | apply: pair_of_inj; rewrite fP].
Qed.

(** The nearest point of the points of a list. *)
Lemma listed_minnorm ps v : all in_bodies ps -> is_minnorm (conv (listed ps)) v ->
  is_minnorm (conv_on (pairs_of ps) Y) v.
Proof.
case/positions=> f fP near.
have same : listed ps =1 (fun k => Y (f k)) by move=> k; rewrite /program_pinned.listed -fP.
have conv_same x : conv (listed ps) x <-> conv_on (pairs_of ps) Y x.
  rewrite -(pairs_of_all fP) -conv_comp !conv_setT.
  by split; apply: same_conv_on => // k; rewrite same.
by apply/(minnorm_ext _ conv_same).
Qed.

(** What Johnson's sub-algorithm makes of a list. *)
Lemma accepted_state ps ps' : all in_bodies ps -> first_accepted R n A B ps ps' ->
  [/\ all in_bodies ps', pairs_of ps' \subset pairs_of ps, affine_free (pairs_of ps') Y
    & exists v, is_minnorm (conv_on (pairs_of ps) Y) v /\ pos_on (pairs_of ps') Y v].
Proof.
move=> ok [s [sz -> /johnson_sound[near pos free] _]].
have sub p : p \in mask s ps -> p \in ps by apply: mem_mask.
have [f fP] := positions ok.
have same : listed ps =1 (fun k => Y (f k)) by move=> k; rewrite /program_pinned.listed -fP.
rewrite -(pairs_of_mask sz fP); split.
- by apply/allP => p /sub; apply: (allP ok).
- by rewrite (pairs_of_mask sz fP); apply/subsetP => t; rewrite !inE; apply: sub.
- exact/affine_free_comp/(same_free same).
exists (Delta_point (listed ps) (bits (size ps) s)); split; first exact: listed_minnorm.
exact/pos_on_comp/(same_pos_on same).
Qed.

Lemma support_pair v p : pinned_support A B v p ->
  exists2 t, pair_of t = p & support_against Y v t.
Proof.
case: p => p1 p2 [[/= iA amax _] [/= jB bmax _]]; exists (Ordinal iA, Ordinal jB) => //.
move=> [i j]; rewrite /msubf /= !dotBr ler_sub //.
  by have := amax i (ltn_ord i); rewrite !dotNl ler_opp2.
exact: bmax j (ltn_ord j).
Qed.

Lemma pairs_of_rcons ps t : pairs_of (rcons ps (pair_of t)) = t |: pairs_of ps.
Proof. by apply/setP => u; rewrite !inE mem_rcons inE (inj_eq pair_of_inj). Qed.

(** The pinned run is a run. *)
Lemma pinned_simplex_run ps pss : all in_bodies ps -> affine_free (pairs_of ps) Y ->
  (exists v, is_minnorm (conv_on (pairs_of ps) Y) v /\ pos_on (pairs_of ps) Y v) ->
  pinned_run R n A B ps pss -> exists W v s,
  [/\ simplex_run Y W v s (size pss),
      forall k, (k <= size pss)%N -> W k = pairs_of (nth [::] (ps :: pss) k)
    & nothing_behind Y (v (size pss))].
Proof.
elim: pss ps => [|ps' pss IH] ps ok free [u [near_u pos_u]] /= [v [p [near /support_pair[t <- supp]]]].
  have near' := listed_minnorm ok near.
  have uv : u = v := minnorm_unique (@convex_conv_on _ _ _ (pairs_of ps) Y) near_u near'.
  move=> /eqP; rewrite dotBr subr_eq0 point_of => /eqP level.
  exists (fun _ => pairs_of ps), (fun _ => v), (fun _ => t); split=> //.
  - by split=> //; split=> //; rewrite -uv.
  - by case.
  by move=> i; rewrite level; apply: supp.
case=> gap acc run; have near' := listed_minnorm ok near.
have uv : u = v := minnorm_unique (@convex_conv_on _ _ _ (pairs_of ps) Y) near_u near'.
rewrite {u near_u}uv in pos_u; have okt : all in_bodies (rcons ps (pair_of t)).
  by rewrite all_rcons ok andbT /in_bodies !ltn_ord.
have [ok' sub' free' [v' [near_v' pos_v']]] := accepted_state okt acc.
rewrite pairs_of_rcons in sub' near_v'.
have state' : simplex_state Y (pairs_of ps') v'.
  split=> //; apply: minnorm_sub near_v'; last exact: pos_on_conv_on.
  by move=> x; apply: conv_on_sub.
have [|W [w [s [[state_w steps] WE halt]]]] := IH _ ok' free' _ run.
  by exists v'; case: state'.
have w0 : w 0%N = v'.
  case: state_w; rewrite (WE 0%N) //= => near_w _.
  exact: minnorm_unique (@convex_conv_on _ _ _ (pairs_of ps') Y) near_w state'.1.
have behind : '[v, Y t] < '[v, v].
  rewrite lt_neqAle; move: gap; rewrite dotBr subr_eq0 point_of eq_sym => -> /=.
  exact: (conv_on_dot_ge (fun i _ => supp i) near'.1).
exists (fun k => if k is k'.+1 then W k' else pairs_of ps).
exists (fun k => if k is k'.+1 then w k' else v), (fun k => if k is k'.+1 then s k' else t).
split=> [|[|k]|] //; last exact: WE.
split=> // -[|k] lt; last exact: steps.
by split; rewrite ?(WE 0%N) //= ?w0.
Qed.

(** ** The trace *)
Variables (start : seq index_pair) (r : answer).
Hypotheses (wf : well_formed n A B start) (ends : gjk n A B start = Some r).

(** The iterations that the program made. *)
Definition iterations (a : answer) : nat := (size (trace a)).-1.

(** The trace of the program is a run of the algorithm, from the reduced start to a
    simplex behind whose nearest point no difference lies. *)
Theorem trace_run : exists W v s,
  [/\ simplex_run Y W v s (iterations r),
      [/\ W 0%N \subset pairs_of start, affine_free (W 0%N) Y
        & is_minnorm (conv_on (pairs_of start) Y) (v 0%N)],
      forall k, (k <= iterations r)%N -> W k = pairs_of (nth [::] (trace r) k)
    & nothing_behind Y (v (iterations r))].
Proof.
have [ps [pss [traceE acc run]]] := gjk_pinned R wf ends.
have ok : all in_bodies start by case/and5P: wf => _ _ _ _ /and3P[].
have [ok' sub free [v0 [near pos]]] := accepted_state ok acc.
have state : simplex_state Y (pairs_of ps) v0.
  split=> //; apply: minnorm_sub near; last exact: pos_on_conv_on.
  by move=> x; apply: conv_on_sub.
have [|W [v [s [run' WE halt]]]] := pinned_simplex_run ok' free _ run.
  by exists v0; case: state.
exists W, v, s; rewrite /iterations traceE /=; split=> //.
have W0 := WE 0%N isT; rewrite W0 /=; split=> //.
have [near' _] := run'.1; rewrite W0 /= in near'.
by rewrite (minnorm_unique (@convex_conv_on _ _ _ _ Y) near' state.1).
Qed.

End Trace.

(** The program makes fewer iterations than there are sets of at least one and at most
    [n + 1] pairs of points. *)
Theorem program_polynomial n A B start r : well_formed n A B start ->
  gjk n A B start = Some r -> (iterations r < \sum_(k < n.+1) 'C(size A * size B, k.+1))%N.
Proof.
move=> wf ends.
have [W [v [s [run [_ free _] _ _]]]] := trace_run [realFieldType of rat] wf ends.
have := run_polynomial run free.
by rewrite /simplices card_prod !card_ord.
Qed.

(** In the plane, from one pair, it makes fewer iterations than A and B have points
    together. *)
Theorem program_planar A B p r : well_formed 2 A B [:: p] ->
  gjk 2 A B [:: p] = Some r -> (iterations r < size A + size B)%N.
Proof.
move=> wf ends.
have [W [v [s [run [sub _ _] _ _]]]] := trace_run [realFieldType of rat] wf ends.
have [t tp] : exists t : 'I_(size A) * 'I_(size B), pair_of t = p.
  apply: in_bodiesP; case/and5P: wf => _ _ _ _ /and3P[_ _].
  by rewrite /= andbT.
have single : W 0%N = [set t].
  apply/eqP; rewrite eqEsubset sub1set; apply/andP.
  have /set0Pn[u uW] := conv_on_neq0 (state_conv (run_state run (leq0n _))).
  have only w : w \in W 0%N -> w = t.
    by move/(subsetP sub); rewrite !inE -tp => /eqP /pair_of_inj.
  by split; [apply/subsetP => w /only ->; rewrite inE | rewrite -(only _ uW)].
by have := planar_linear run single; rewrite !card_ord.
Qed.
