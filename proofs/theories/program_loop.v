(** * The executable loop: support points, descent and termination

    Every pass that goes on makes the squared norm of the distance vector
    smaller, and this number is determined by a subset of the finite set of index
    pairs; so the loop ends, from every start, without any bound as an
    argument. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From CertiGJK Require Import vector convex minnorm program program_vectors.
From CertiGJK Require Import program_hull program_johnson.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Local Open Scope ring_scope.

(** ** Support points *)

(** [k] is the lowest index with the greatest value of [f] in the list. *)
Definition lowest_max (f : seq Z -> Z) (ys : seq (seq Z)) (k : nat) : Prop :=
  [/\ (k < size ys)%N,
      forall l, (l < size ys)%N -> (f (nth [::] ys l) <= f (nth [::] ys k))%Z
    & forall l, (l < k)%N -> (f (nth [::] ys l) < f (nth [::] ys k))%Z].

Lemma lowest_max_unique f ys k l : lowest_max f ys k -> lowest_max f ys l -> k = l.
Proof.
move=> [k_lt kmax kfirst] [l_lt lmax lfirst]; apply/eqP; rewrite eqn_leq.
rewrite leqNgt (leqNgt l); apply/andP.
split; apply/negP => lt.
  by have := kfirst _ lt; have := lmax _ k_lt; lia.
by have := lfirst _ lt; have := kmax _ l_lt; lia.
Qed.

Lemma best_spec f ys i0 i xs : xs = drop i ys -> (i0 < i)%N -> (i <= size ys)%N ->
  (forall l, (l < i)%N -> (f (nth [::] ys l) <= f (nth [::] ys i0))%Z) ->
  (forall l, (l < i0)%N -> (f (nth [::] ys l) < f (nth [::] ys i0))%Z) ->
  let: (k, x) := best f i0 (nth [::] ys i0) (f (nth [::] ys i0)) i xs in
  lowest_max f ys k /\ x = nth [::] ys k.
Proof.
elim: xs i0 i => [|x xs IH] i0 i /= xsE i0_lt i_le i0max i0first.
  have iE : i = size ys.
    by apply/eqP; rewrite eqn_leq i_le -subn_eq0 -size_drop -xsE.
  by split=> //; split=> //; rewrite -iE.
have i_lt : (i < size ys)%N by rewrite -subn_gt0 -size_drop -xsE.
have [-> xsE'] : x = nth [::] ys i /\ xs = drop i.+1 ys.
  by move: xsE; rewrite (drop_nth [::]) // => -[-> ->].
have [lt|le] := boolP (Z.ltb (f (nth [::] ys i0)) (f (nth [::] ys i))).
  apply: IH => // l; last first.
    by move=> li; have := i0max l li; lia.
  rewrite ltnS leq_eqVlt => /orP[/eqP -> //|li]; first lia.
  by have := i0max l li; lia.
apply: IH => // [|l]; first exact: ltnW.
by rewrite ltnS leq_eqVlt => /orP[/eqP -> //|/i0max //]; lia.
Qed.

Lemma argmax_spec f ys : ~~ nilp ys -> let: (k, x) := argmax f ys in
  lowest_max f ys k /\ x = nth [::] ys k.
Proof.
case: ys => // y ys _.
have := @best_spec f (y :: ys) 0 1 ys; apply=> //=; first by rewrite drop0.
by case=> //= _; lia.
Qed.

(** A relation that makes a number smaller does not lead on for ever. *)
Lemma measure_Acc (S : Type) (P : S -> Prop) (rel : S -> S -> Prop) (f : S -> nat) :
  (forall w w', P w -> rel w' w -> P w' /\ (f w' < f w)%N) ->
  forall w, P w -> Acc rel w.
Proof.
move=> dec w; have [k] := ubnP (f w); elim: k w => [|k IH] w wk Pw.
  by rewrite ltn0 in wk.
constructor=> w' /(dec _ _ Pw)[Pw' lt]; apply: IH Pw'; exact: leq_trans lt wk.
Qed.

(** ** Simplices of the loop *)

Section Loop.

Variables (R : realFieldType) (n : nat) (A B : seq (seq Z)).
Hypotheses (An : all_sized n A) (Bn : all_sized n B).
Hypotheses (A0 : ~~ nilp A) (B0 : ~~ nilp B).

(** The difference with these indices. *)
Definition difference (p : index_pair) : seq Z :=
  zsub (nth [::] A p.1) (nth [::] B p.2).

Definition in_range (p : index_pair) : bool :=
  (p.1 < size A)%N && (p.2 < size B)%N.

(** A vertex is an index pair in range with its difference. *)
Definition vertex_ok (u : vertex) : bool := in_range u.1 && (u.2 == difference u.1).

Lemma size_difference p : in_range p -> size (difference p) = n.
Proof.
by case/andP=> iA jB; apply: size_zsub; apply: all_sized_nth.
Qed.

Lemma valid_size u : vertex_ok u -> size u.2 = n.
Proof. by case/andP=> /size_difference <- /eqP ->. Qed.

Lemma all_valid_sized us : all vertex_ok us -> all_sized n (map snd us).
Proof.
by move=> us_ok; rewrite /all_sized all_map; apply: sub_all us_ok => u /valid_size e /=; apply/eqP.
Qed.

(** The vertex found in direction -v: lowest index in A, then in B. *)
Theorem support_vertex_spec v : let: (p, s) := support_vertex v A B in
  [/\ lowest_max (zdot (zopp v)) A p.1, lowest_max (zdot v) B p.2
    & s = difference p].
Proof.
rewrite /support_vertex.
have := argmax_spec (zdot (zopp v)) A0; case: argmax => i a [ia ->].
by have := argmax_spec (zdot v) B0; case: argmax => j b [jb ->].
Qed.

Lemma support_vertex_valid v : vertex_ok (support_vertex v A B).
Proof.
have := support_vertex_spec v; case: support_vertex => p s [[iA _ _] [jB _ _] ->].
by rewrite /vertex_ok /in_range /= iA jB eqxx.
Qed.

(** It is a support point: no difference has a smaller product with v. *)
Lemma support_vertex_le v p : size v = n -> in_range p ->
  '[pt R n v, pt R n (support_vertex v A B).2] <= '[pt R n v, pt R n (difference p)].
Proof.
move=> vn p_ok; have := support_vertex_valid v; have := support_vertex_spec v.
case: support_vertex => q s [[iA imax _] [jB jmax _] ->] /andP[q_ok _] /=.
have /andP[pA pB] := p_ok.
rewrite /difference !pt_sub ?(all_sized_nth An) ?(all_sized_nth Bn) // !dotBr.
apply: ler_sub; last first.
  by rewrite -!pt_dot ?(all_sized_nth Bn) // zr_le; have := jmax _ pB; lia.
rewrite -ler_opp2 -!dotNl -pt_opp //.
rewrite -!pt_dot ?(all_sized_nth An) ?size_map // zr_le.
by have := imax _ pA; lia.
Qed.

(** What holds of every simplex of the loop. *)
Record good (w : simplex) : Prop := Good {
  good_valid : all vertex_ok (vertices w);
  good_size : size (coeffs w) = size (vertices w);
  good_positive : all (Z.ltb 0) (coeffs w);
  good_nonempty : ~~ nilp (vertices w);
  good_minnorm : is_minnorm (hull R n (vertex_points w)) (vec R n w) }.

Lemma good_weight w : good w -> (0 < weight w)%Z.
Proof.
case=> _ sz pos ne _; apply: zsum_gt0 => //.
by rewrite /nilp sz.
Qed.

Lemma vecE w : vec R n w = (zr R (weight w))^-1 *: pt R n (numerator n w).
Proof. by []. Qed.

Lemma good_points w : good w -> all_sized n (vertex_points w).
Proof. by case=> ok _ _ _ _; apply: all_valid_sized. Qed.

Lemma good_size_numerator w : good w -> size (numerator n w) = n.
Proof. by move=> gw; apply/size_zcomb/good_points. Qed.

Lemma good_hull w : good w -> hull R n (vertex_points w) (vec R n w).
Proof.
move=> gw; apply: weights_hull; first exact: good_points.
- by rewrite size_map (good_size gw).
- by apply: sub_all (good_positive gw) => c; lia.
- exact: good_weight.
Qed.

Lemma numeratorE w : good w ->
  pt R n (numerator n w) = zr R (weight w) *: vec R n w.
Proof.
move=> gw; rewrite vecE scalerA mulfV ?scale1r // zr_eq0.
by have := good_weight gw; lia.
Qed.

(** Reducing vertices gives such a simplex. *)
Lemma reduced_good us w : all vertex_ok us -> reduced R n us w -> good w.
Proof.
move=> us_ok [sub sz pos ne near].
have w_ok : all vertex_ok (vertices w) by apply/allP => u /sub; apply: (allP us_ok).
split=> //; apply: minnorm_sub near => [x|].
  apply: hull_sub => y /mapP[u /sub u_in ->]; exact: map_f.
apply: weights_hull; first exact: all_valid_sized.
- by rewrite size_map.
- by apply: sub_all pos => c; lia.
- by apply: zsum_gt0 => //; rewrite /nilp sz.
Qed.

(** ** One pass *)

Definition support_of w : vertex := support_vertex (numerator n w) A B.

Lemma support_of_le w p : good w -> in_range p ->
  '[vec R n w, pt R n (support_of w).2] <= '[vec R n w, pt R n (difference p)].
Proof.
move=> gw p_ok; have c0 : 0 < zr R (weight w) by rewrite zr_gt0; have := good_weight gw; lia.
rewrite -(ler_pmul2l c0) -!dotZl -!numeratorE //.
by apply: support_vertex_le => //; apply: good_size_numerator.
Qed.

Lemma support_of_level w : good w ->
  '[vec R n w, pt R n (support_of w).2] <= '[vec R n w, vec R n w].
Proof.
move=> gw; apply: hull_dot_ge (good_hull gw) _ => y /mapP[u u_in ->].
have /andP[u_ok /eqP ->] := allP (good_valid gw) u u_in.
exact: support_of_le.
Qed.

(** The loop's test v.(v - s) = 0, in homogeneous form. *)
Lemma haltE w : good w ->
  Z.eqb (zdot (numerator n w) (numerator n w))
        (weight w * zdot (numerator n w) (support_of w).2) =
  ('[vec R n w, vec R n w] == '[vec R n w, pt R n (support_of w).2]).
Proof.
move=> gw; have nn := good_size_numerator gw.
have c0 : zr R (weight w) != 0 by rewrite zr_eq0; have := good_weight gw; lia.
rewrite -(zr_eq R) zrM !(@pt_dot R n) //; last exact/valid_size/support_vertex_valid.
rewrite !numeratorE //; move: (vec R n w) => v.
by rewrite !dotZl dotZr !(inj_eq (mulfI c0)).
Qed.

Inductive step_result (w : simplex) : outcome -> Prop :=
  | StepHalt of (forall p, in_range p ->
      '[vec R n w, vec R n w] <= '[vec R n w, pt R n (difference p)]) :
      step_result w Halt
  | StepNext w' of good w' & reduce (rcons (vertices w) (support_of w)) = Some w'
      & '[vec R n w, pt R n (support_of w).2] < '[vec R n w, vec R n w]
      & reduced R n (rcons (vertices w) (support_of w)) w' :
      step_result w (Next w').

(** A pass never fails: it halts at the distance vector or goes on. *)
Lemma stepP w : good w -> step_result w (step n A B w).
Proof.
move=> gw; rewrite /step -/(support_of w).
have nn := good_size_numerator gw.
have [v0|v0] := boolP (zzero _).
  constructor=> p _; suff -> : vec R n w = 0 by rewrite !dot0l.
  by apply/eqP; rewrite vecE scaler_eq0 -pt_zero // v0 orbT.
rewrite haltE //; case: eqP => [e|/eqP ne].
  by constructor=> p p_ok; rewrite e; apply: support_of_le.
have us_ok : all vertex_ok (rcons (vertices w) (support_of w)).
  by rewrite all_rcons support_vertex_valid (good_valid gw).
have [||w' e red] := @reduce_total R n (rcons (vertices w) (support_of w)).
- exact: all_valid_sized.
- by rewrite /nilp size_rcons.
rewrite e; constructor=> //; first exact: reduced_good red.
by rewrite lt_neqAle eq_sym ne support_of_level.
Qed.

(** Going on makes the distance vector shorter. *)
Lemma next_shorter w w' : good w -> next n A B w' w ->
  good w' /\ '[vec R n w', vec R n w'] < '[vec R n w, vec R n w].
Proof.
move=> gw e; have := stepP gw; rewrite e => res.
inversion_clear res as [|w1 gw' _ lt red]; split=> //.
have near := reduced_minnorm red.
have vw : hull R n (map snd (rcons (vertices w) (support_of w))) (vec R n w).
  apply: hull_sub (good_hull gw) => y /mapP[u u_in ->].
  by apply: map_f; rewrite mem_rcons inE u_in orbT.
rewrite lt_neqAle near.2 // andbT; apply/negP => /eqP same.
have /minnorm_hullP[_ /(_ (support_of w).2)] :
    is_minnorm (hull R n (map snd (rcons (vertices w) (support_of w)))) (vec R n w).
  by split=> // x /(near.2); rewrite same.
rewrite map_rcons mem_rcons inE eqxx => /(_ isT).
by rewrite leNgt lt.
Qed.

(** ** Termination *)

Notation T := ('I_(size A) * 'I_(size B))%type.

Definition pair_of (p : T) : index_pair := (val p.1, val p.2).
Definition vertex_of (p : T) : vertex := (pair_of p, difference (pair_of p)).

Lemma pair_of_in_range p : in_range (pair_of p).
Proof. by rewrite /in_range !ltn_ord. Qed.

Lemma in_rangeP q : in_range q -> exists p, pair_of p = q.
Proof.
by case: q => i j /andP[/= iA jB]; exists (Ordinal iA, Ordinal jB).
Qed.

(** The pairs of a simplex as a finite set, and the number that a set of pairs
    determines: the squared distance of the hull of its differences. *)
Definition index_set w : {set T} := [set p | pair_of p \in pairs w].

Definition level (S : {set T}) : R :=
  if reduce [seq vertex_of p | p <- enum S] is Some u then '[vec R n u, vec R n u]
  else 0.

Lemma level_good w : good w -> level (index_set w) = '[vec R n w, vec R n w].
Proof.
move=> gw; set us := [seq vertex_of p | p <- enum (index_set w)].
have us_w : us =i vertices w.
  move=> u; apply/mapP/idP => [[p]|u_in].
    rewrite mem_enum inE => /mapP[x x_in e] ->.
    have /andP[_ /eqP xE] := allP (good_valid gw) x x_in.
    by rewrite /vertex_of e -xE; case: x x_in {e xE}.
  have /andP[/in_rangeP[p e] /eqP uE] := allP (good_valid gw) u u_in.
  exists p; last by rewrite /vertex_of e -uE; case: u {u_in e uE}.
  by rewrite mem_enum inE e; apply: map_f.
have us_ok : all vertex_ok us.
  by apply/allP => u; rewrite us_w; apply: (allP (good_valid gw)).
have us0 : ~~ nilp us.
  have := good_nonempty gw; case: (vertices w) us_w => // u us' us_w _.
  by have := us_w u; rewrite inE eqxx; case: us {us_w us_ok}.
have [//|u uE red] := @reduce_total R n us (all_valid_sized us_ok).
rewrite /level -/us uE; suff -> : vec R n u = vec R n w by [].
apply: minnorm_unique (reduced_minnorm red) _; first exact: convex_conv.
have e : map snd us =i vertex_points w by apply: eq_mem_map.
exact/(minnorm_hull_eq _ e)/(good_minnorm gw).
Qed.

Definition measure w : nat :=
  #|[set S : {set T} | level S < '[vec R n w, vec R n w]]|.

Lemma next_measure w w' : good w -> next n A B w' w ->
  good w' /\ (measure w' < measure w)%N.
Proof.
move=> gw nx; have [gw' lt] := next_shorter gw nx; split=> //.
apply: proper_card; apply/properP; split.
  by apply/subsetP => S; rewrite !inE => /lt_trans; apply.
by exists (index_set w'); rewrite !inE level_good // ltxx.
Qed.

(** The loop ends from every such simplex. *)
Theorem loop_ends w : good w -> Acc (next n A B) w.
Proof. move: w; apply: measure_Acc; exact: next_measure. Qed.

(** ** The run *)

(** A list of simplices as the loop makes it: each follows from the one before,
    and at the last one the loop halts. *)
Fixpoint chain w ws : Prop :=
  if ws is w' :: ws' then step n A B w = Next w' /\ chain w' ws'
  else step n A B w = Halt.

(** The loop succeeds and returns such a list. *)
Theorem run_total w (ends : Acc (next n A B) w) : good w ->
  exists2 ws, run ends = Some (w :: ws) & chain w ws.
Proof.
move: w ends; fix IH 2 => w [ends] gw /=.
move: (erefl (step n A B w)) (stepP gw).
case: {2 3 4}(step n A B w) => [|w'|] e res.
- by exists [::].
- have gw' : good w' by inversion res.
  by have [ws -> wsP] := IH w' (ends w' e) gw'; exists (w' :: ws).
- by inversion res.
Qed.

(** All simplices of the list are sound, and at the last one no difference lies
    nearer than its distance vector. *)
Lemma chain_good w ws : good w -> chain w ws ->
  (forall u, List.In u (w :: ws) -> good u) /\
  forall p, in_range p -> let v := vec R n (last w ws) in
    '[v, v] <= '[v, pt R n (difference p)].
Proof.
elim: ws w => /= [|w' ws IH] w gw.
  move=> e; have := stepP gw; rewrite e => res.
  by inversion_clear res; split=> // u [<-|].
case=> e ch; have [gw' _] := next_shorter gw e.
have [all_good near] := IH w' gw' ch; split=> // u [<- //|]; exact: all_good.
Qed.

End Loop.
