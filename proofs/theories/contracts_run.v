(** * The distance loop ends, and with what

    A run is a sequence of states with a call of [GjkLoop.advance()] between each and
    the next.  If the vector of each state is the nearest point of its simplex, there
    are fewer calls that insert a point than sets of pairs, whatever the limit on the
    iterations; and if the loop ends only as it should, it ends with the distance
    vector.

    Used are the generated contract of [advance()], the generated invariants, and
    the clauses that are written out here by hand: [nearest_in_simplex],
    [ends_with_reason] and [independent]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import contracts_model contracts contracts_meaning contracts_loop.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** Clauses on one state *)

Section State.

Variables (R : realFieldType) (st : GjkLoop.object R) (mA mB n : nat).

(** v is the point of aff W that is nearest to the origin:
    [(\forall int k; 0 <= k < i.length;
       v.product(a.point(i[k])) - v.product(b.point(j[k])) == v.product(v))]. *)
Definition nearest_in_simplex : Prop :=
  forall k : int, 0 <= k < len (GjkLoop.i st) ->
    product (GjkLoop.v st) (point_of (GjkLoop.a st) (elem (GjkLoop.i st) k))
    - product (GjkLoop.v st) (point_of (GjkLoop.b st) (elem (GjkLoop.j st) k))
    = product (GjkLoop.v st) (GjkLoop.v st).

(** The ends over an exact field; at the limit all iterations are used, and a full
    simplex has more than n points, or 16. *)
Definition ends_with_reason : Prop :=
  match GjkLoop.exit st with
  | None | Some ZERO_VECTOR | Some OPTIMAL => True
  | Some SEPARATING_AXIS => GjkLoop.axisSuffices st
  | Some ITERATION_LIMIT => GjkLoop.iterations st = GjkLoop.maxIterations st
  | Some SIMPLEX_FULL =>
      0 < product (GjkLoop.v st) (GjkLoop.v st) /\
      (len (GjkLoop.i st) > IndexedSupportMapping.space (GjkLoop.a st) \/
       len (GjkLoop.i st) = 16%:Z)
  | _ => False
  end.

Notation pair_at := (pair mA mB (i := GjkLoop.i st) (GjkLoop.j st)).

(** The differences of the body families. *)
Definition differences (p : 'I_mA.+1 * 'I_mB.+1) : 'rV[R]_n :=
  msubf (family n (GjkLoop.a st)) (family n (GjkLoop.b st)) p.

(** The pairs in use. *)
Definition simplex : {set 'I_mA.+1 * 'I_mB.+1} := pair_at @: setT.

(** Their differences are affinely independent. *)
Definition independent : Prop :=
  affine_free setT (fun p => differences (pair_at p)).

Hypothesis inv : GjkLoop.invariant st.
Hypotheses (shapeA : shaped (GjkLoop.a st) mA n) (shapeB : shaped (GjkLoop.b st) mB n).
Hypothesis nearest : nearest_in_simplex.

Lemma differences_dot p :
  '[row_of n (GjkLoop.v st), differences (pair_at p)] =
  '[row_of n (GjkLoop.v st), row_of n (GjkLoop.v st)].
Proof.
have lv := loop_dimension inv shapeA.
rewrite /differences /msubf.
have [-> ->] := point_pair shapeA shapeB (loop_list inv) p.
rewrite dotBr -!(product_dot _ lv); apply: nearest.
exact: position_in.
Qed.

Theorem simplex_minnorm :
  is_minnorm (conv_on simplex differences) (row_of n (GjkLoop.v st)).
Proof.
have listed := loop_list inv.
apply/minnorm_convP; split=> [|p /imsetP[k _ ->]]; last by rewrite differences_dot.
apply/conv_comp; exists (@weight R (GjkLoop.i st) (GjkLoop.weights st)); split.
- by move=> p; apply/ltW/(weight_gt0 listed).
- exact: weight_sum listed.
- exact: (combinationE shapeA shapeB listed (loop_combination inv shapeA)).
Qed.

(** An independent simplex with v <> 0 has room for one more point. *)
Theorem simplex_has_room : independent -> 0 < product (GjkLoop.v st) (GjkLoop.v st) ->
  (size (GjkLoop.i st) <= n)%N.
Proof.
have lv := loop_dimension inv shapeA; rewrite (product_dot _ lv) => free vv.
pose M : 'M[R]_(size (GjkLoop.i st), n) := \matrix_p differences (pair_at p).
suff /eqP <- : row_free M by apply: rank_leq_col.
apply/inj_row_free => l lM.
have lY : \sum_p l 0 p *: differences (pair_at p) = 0.
  by rewrite -[RHS]lM mulmx_sum_row; apply: eq_bigr => p _; rewrite rowK.
have l0 : \sum_p l 0 p = 0.
  have : (\sum_p l 0 p) * '[row_of n (GjkLoop.v st), row_of n (GjkLoop.v st)] = 0.
    rewrite mulr_suml -[RHS](dot0r (row_of n (GjkLoop.v st))) -lY dot_combr.
    by apply: eq_bigr => p _; rewrite differences_dot.
  by move/eqP; rewrite mulf_eq0 (gt_eqF vv) orbF => /eqP.
by apply/rowP => p; rewrite mxE; apply: free => // k; rewrite inE.
Qed.

End State.

(** ** A run *)

Section Run.

Variables (R : realFieldType) (mA mB n : nat).

(** The states, and what the calls of [advance()] return. *)
Variables (st : nat -> GjkLoop.object R) (goes : nat -> bool).
Hypothesis start : GjkLoop.invariant (st 0).
Hypotheses (shapeA : shaped (GjkLoop.a (st 0)) mA n)
  (shapeB : shaped (GjkLoop.b (st 0)) mB n).
Hypothesis calls : forall k, GjkLoop.advance_contract (st k) (st k.+1) (goes k).

Lemma run_invariant k : GjkLoop.invariant (st k).
Proof.
elim: k => // k inv; have claims := calls inv.
clauses claims; case E: (GjkLoop.exit (st k)) => [e|].
  have ended : GjkLoop.exit (st k) <> None by rewrite E.
  by clauses_by ended.
by clauses_by E.
Qed.

Lemma run_bodies k : GjkLoop.a (st k) = GjkLoop.a (st 0) /\
  GjkLoop.b (st k) = GjkLoop.b (st 0) /\
  GjkLoop.maxIterations (st k) = GjkLoop.maxIterations (st 0) /\
  GjkLoop.axisSuffices (st k) = GjkLoop.axisSuffices (st 0).
Proof.
elim: k => // k [<- [<- [<- <-]]]; have claims := calls (run_invariant k).
clauses claims; case E: (GjkLoop.exit (st k)) => [e|].
  have ended : GjkLoop.exit (st k) <> None by rewrite E.
  by clauses_by ended.
by clauses_by E.
Qed.

(** What a call that inserts a point does. *)
Lemma run_goes k : goes k -> GjkLoop.exit (st k.+1) = None /\
  product (GjkLoop.v (st k.+1)) (GjkLoop.v (st k.+1))
    < product (GjkLoop.v (st k)) (GjkLoop.v (st k)) /\
  GjkLoop.iterations (st k.+1) = GjkLoop.iterations (st k) + 1.
Proof.
move=> go; have claims := calls (run_invariant k).
clauses claims; case E: (GjkLoop.exit (st k)) => [e|].
  have ended : GjkLoop.exit (st k) <> None by rewrite E.
  by clauses_by ended.
by clauses_by E; clauses_by go.
Qed.

(** What one that inserts none does, if the loop had not ended. *)
Lemma run_stops k : GjkLoop.exit (st k) = None -> ~ goes k ->
  GjkLoop.exit (st k.+1) <> None /\
  GjkLoop.iterations (st k.+1) = GjkLoop.iterations (st k).
Proof.
move=> E stops; have claims := calls (run_invariant k).
clauses claims; clauses_by E; clauses_by stops; split=> // none.
by apply: stops; match goal with H : _ = None -> is_true _ |- _ => apply: H end.
Qed.

Lemma run_shapes k :
  shaped (GjkLoop.a (st k)) mA n /\ shaped (GjkLoop.b (st k)) mB n.
Proof. by have [-> [-> _]] := run_bodies k. Qed.

Hypothesis nearest : forall k, nearest_in_simplex (st k).

Lemma run_minnorm k :
  is_minnorm (conv_on (simplex (st k) mA mB) (differences (st 0) n))
    (row_of n (GjkLoop.v (st k))).
Proof.
have [sA sB] := run_shapes k; have [aE [bE _]] := run_bodies k.
have := simplex_minnorm (run_invariant k) sA sB (@nearest k).
by rewrite /differences aE bE.
Qed.

(** Strict decrease, from one state to any later one. *)
Lemma run_decrease k l : (k < l)%N -> (forall q, (q < l)%N -> goes q) ->
  product (GjkLoop.v (st l)) (GjkLoop.v (st l))
    < product (GjkLoop.v (st k)) (GjkLoop.v (st k)).
Proof.
elim: l => // l IH; rewrite ltnS leq_eqVlt => /orP[/eqP <-|kl] go.
  by have [_ []] := run_goes (go k (ltnSn k)).
have [_ [lt _]] := run_goes (go l (ltnSn l)).
by apply: lt_trans lt (IH kl _) => q ql; apply/go/ltnW.
Qed.

(** Theorem 3.3: fewer points are inserted than there are sets of pairs. *)
Theorem run_bounded count : (forall k, (k < count)%N -> goes k) ->
  (count < 2 ^ (mA.+1 * mB.+1))%N.
Proof.
move=> go; have lv k : len (coordinates (GjkLoop.v (st k))) = n%:Z.
  by have [sA _] := run_shapes k; apply: loop_dimension (run_invariant k) sA.
have differ k l : (k < l <= count)%N -> simplex (st k) mA mB <> simplex (st l) mA mB.
  move=> /andP[kl lc] same.
  have := run_decrease kl (fun q ql => go q (leq_trans ql lc)).
  have vE : row_of n (GjkLoop.v (st k)) = row_of n (GjkLoop.v (st l)).
    apply: (minnorm_unique
      (@convex_conv_on R n _ (simplex (st l) mA mB) (differences (st 0) n))).
      by rewrite -same; apply: run_minnorm.
    exact: run_minnorm.
  by rewrite !(product_dot _ (lv _)) vE ltxx.
pose f (k : 'I_count.+1) := simplex (st k) mA mB.
have inj (k l : 'I_count.+1) : f k = f l -> k = l.
  rewrite /f; have kc := ltn_ord k; have lc := ltn_ord l; rewrite ltnS in kc.
  rewrite ltnS in lc; case: (ltngtP k l) => [lt|lt|/val_inj //] same.
    by case: (@differ k l _ same); rewrite lt lc.
  by case: (@differ l k _ (esym same)); rewrite lt kc.
have := @leq_card _ _ f inj; rewrite card_ord => /leq_trans; apply.
by rewrite -cardsT -powersetT card_powerset cardsT card_prod !card_ord.
Qed.

(** So the loop ends, without any limit on its iterations. *)
Theorem run_ends : exists count, [/\ (count < 2 ^ (mA.+1 * mB.+1))%N,
  forall k, (k < count)%N -> goes k & ~~ goes count].
Proof.
have some : exists count, ~~ goes count.
  have [/forallP all|/forallPn[k stops]] :=
    boolP [forall k : 'I_(2 ^ (mA.+1 * mB.+1)), goes k]; last by exists k.
  by have := run_bounded (fun k kc => all (Ordinal kc)); rewrite ltnn.
have [count stops least] := ex_minnP some; exists count.
have go k : (k < count)%N -> goes k.
  by move=> kc; apply/negPn/negP => /least; rewrite leqNgt kc.
by split=> //; apply: run_bounded.
Qed.

Lemma run_going count : GjkLoop.exit (st 0) = None ->
  (forall k, (k < count)%N -> goes k) ->
  GjkLoop.exit (st count) = None /\
  GjkLoop.iterations (st count) = GjkLoop.iterations (st 0) + count%:Z.
Proof.
move=> none; elim: count => [|count IH] go; first by rewrite addr0.
have [_ iE] := IH (fun k kc => go k (ltnW kc)).
have [-> [_ ->]] := run_goes (go count (ltnSn count)).
by rewrite iE -addrA -PoszD addn1.
Qed.

Hypothesis unended : GjkLoop.exit (st 0) = None.
Hypothesis fresh : GjkLoop.iterations (st 0) = 0.
Hypothesis whole : ~ GjkLoop.axisSuffices (st 0).
Hypothesis reason : forall k, ends_with_reason (st k).
Hypothesis free : forall k, independent (st k) mA mB n.

(** Exactness: if all clauses hold, the limit on the iterations is not below the
    number of sets of pairs and n is 15 at most, the loop ends with the distance
    vector. *)
Theorem run_exact : (n <= 15)%N ->
  (2 ^ (mA.+1 * mB.+1))%:Z <= GjkLoop.maxIterations (st 0) ->
  exists count, [/\ (count < 2 ^ (mA.+1 * mB.+1))%N,
    GjkLoop.exit (st count.+1) = Some OPTIMAL \/
    GjkLoop.exit (st count.+1) = Some ZERO_VECTOR &
    distance_is (GjkLoop.a (st 0)) (GjkLoop.b (st 0)) mA mB
      (GjkLoop.squaredNorm (st count.+1)) (row_of n (GjkLoop.v (st count.+1)))
      (loop_a (st count.+1) mA mB n) (loop_b (st count.+1) mA mB n)].
Proof.
move=> n15 large; have [count [bound go /negP stops]] := run_ends.
have [none iE] := run_going unended go; have [ends iE'] := run_stops none stops.
have inv := run_invariant count.+1; have [sA sB] := run_shapes count.+1.
have [aE [bE [maxE axisE]]] := run_bodies count.+1.
have good : GjkLoop.exit (st count.+1) = Some OPTIMAL \/
    GjkLoop.exit (st count.+1) = Some ZERO_VECTOR.
  have := reason count.+1; rewrite /ends_with_reason maxE axisE iE' iE fresh add0r.
  case: (GjkLoop.exit _) ends => // -[] // _; [by right|by left| |].
    case=> vv full; have [_ spaceE _] := sA; rewrite spaceE in full.
    have room := simplex_has_room inv sA sB (@nearest _) (@free _) vv.
    case: full => [|[full]]; first by rewrite ltz_nat ltnNge room.
    by move: (leq_trans room n15); rewrite full.
  move=> limit; move: large; rewrite -limit lez_nat leqNgt; by rewrite bound.
exists count; split=> //; rewrite -aE -bE; exact: loop_exact.
Qed.

End Run.
