(** * Algorithms 2 and 3: Johnson's sub-algorithm and the backup procedure

    Both walk over the subsets in mask order and fill a table of the
    [Delta_i(Y_s)] by the recursion.  The upper end [B] of the loop is a
    parameter: [2^m - 1] is right; [2^(m-1)], which our copy of the thesis
    reads, is refuted in [johnson_bound.v]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support halting delta.
From CertiGJK Require Import delta_positive johnson subset_masks.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The algorithms *)

Section Algorithms.

Variables (R : realFieldType) (n m : nat) (Y : 'I_m -> 'rV[R]_n).

(** "[k <- arbitrary value from I_s]": any choice function will do. *)
Variable root : {set 'I_m} -> 'I_m.

Definition table := {set 'I_m} -> 'I_m -> R.
Implicit Types (t : table) (S : {set 'I_m}).

(** [Delta_i({y_i}) <- 1]; the other entries are not used before they are
    filled. *)
Definition table_init : table := fun S i => if S == [set i] then 1 else 0.

(** [for j in I \ I_s: Delta_j(Y_s u {y_j}) <- ...] *)
Definition table_fill t S : table := fun S' j =>
  if [&& j \in S', S' :\ j == S & S != set0]
  then \sum_(i in S) t S i * '[Y (root S) - Y j, Y i] else t S' j.

Definition table_pos t S := [forall i in S, 0 < t S i].

Definition table_test t S :=
  table_pos t S && [forall j, (j \notin S) ==> (t (j |: S) j <= 0)].

Definition table_point t S : 'rV[R]_n :=
  (\sum_(i in S) t S i)^-1 *: \sum_(i in S) t S i *: Y i.

(** Algorithm 2; [None] is "return error". *)
Fixpoint johnson_loop t (l : seq nat) : option ({set 'I_m} * 'rV[R]_n) :=
  if l is s :: l' then
    let S := mask_set m s in
    let t' := table_fill t S in
    if table_test t' S then Some (S, table_point t' S) else johnson_loop t' l'
  else None.

Definition johnson_upto (B : nat) := johnson_loop table_init (iota 1 B).

Definition johnson := johnson_upto (2 ^ m - 1).

(** Algorithm 3; the state is the table and the best pair so far. *)
Fixpoint backup_loop t (best : {set 'I_m} * 'rV[R]_n) (l : seq nat) :=
  if l is s :: l' then
    let S := mask_set m s in
    let t' := table_fill t S in
    let w := table_point t' S in
    backup_loop t'
      (if table_pos t' S && ('[w, w] < '[best.2, best.2]) then (S, w) else best)
      l'
  else best.

Definition backup_upto (i0 : 'I_m) (B : nat) :=
  backup_loop table_init ([set i0], Y i0) (iota 1 B).

Definition backup i0 := backup_upto i0 (2 ^ m - 1).

(** ** The table is right when it is read *)

Hypothesis rootP : forall S, S != set0 -> root S \in S.

(** Before the subset number [s] is treated, the table has the true value for
    every subset that is a single point or has a treated predecessor. *)
Definition table_upto s t := forall S i, i \in S ->
  S = [set i] \/ (mask_of (S :\ i) < s)%N -> t S i = Delta Y S i.

Lemma table_init_upto : table_upto 1 table_init.
Proof.
move=> S i iS; have [-> _|Si [/eqP|]] := eqVneq S [set i].
- by rewrite /table_init eqxx Delta1.
- by rewrite (negPf Si).
rewrite ltnS leqn0 eqn0Ngt mask_of_gt0 negbK setD_eq0 subset1 (negPf Si) /=.
by move/eqP=> S0; rewrite S0 inE in iS.
Qed.

Lemma table_fill_upto s t : (0 < s)%N -> (s < 2 ^ m)%N ->
  table_upto s t -> table_upto s.+1 (table_fill t (mask_set m s)).
Proof.
move=> s0 sm tP S i iS; set Q := mask_set m s.
have Q0 : Q != set0 by apply: mask_set_neq0.
rewrite /table_fill iS Q0 andbT /=.
have [SQ _|SQ prev] := eqVneq (S :\ i) Q; last first.
  apply: tP => //; case: prev => [->|b]; [by left | right].
  move: b; rewrite ltnS leq_eqVlt => /orP[/eqP e|//].
  by case/eqP: SQ; rewrite -[LHS]mask_ofK e.
have iQ : i \notin Q by rewrite -SQ !inE eqxx.
have SE : S = i |: Q by rewrite -SQ setD1K.
rewrite SE (Delta_rec _ (rootP Q0) iQ); apply: eq_bigr => q qQ; congr (_ * _).
apply: tP => //; right; rewrite -[X in (_ < X)%N](mask_setK sm).
exact: mask_of_remove.
Qed.

(** Everything that the treatment of the subset number [s] reads is right. *)
Lemma table_read s t S : (0 < s)%N -> (s < 2 ^ m)%N -> S = mask_set m s ->
  table_upto s t -> let t' := table_fill t S in
  [/\ table_upto s.+1 t', table_pos t' S = johnson_pos Y S,
      table_test t' S = johnson_ok Y S & table_point t' S = Delta_point Y S].
Proof.
move=> s0 sm SE tP t'; have t'P : table_upto s.+1 t'.
  by rewrite /t' SE; apply: table_fill_upto.
have S0 : S != set0 by rewrite SE mask_set_neq0.
have maskS : mask_of S = s by rewrite SE mask_setK.
have inS i : i \in S -> t' S i = Delta Y S i.
  move=> iS; apply: t'P => //; right; rewrite ltnS ltnW // -[X in (_ < X)%N]maskS.
  exact: mask_of_remove.
have posE : table_pos t' S = johnson_pos Y S.
  by apply: eq_forallb => i; case: (boolP (i \in S)) => //= iS; rewrite inS.
split=> //.
- rewrite /table_test /johnson_ok S0 posE; congr (_ && _).
  apply: eq_forallb => j; case: (boolP (j \in S)) => //= jS.
  rewrite t'P ?inE ?eqxx //; right.
  by rewrite setU1K // maskS.
- rewrite /table_point /Delta_point; congr (_^-1 *: _).
    by apply: eq_bigr => i; apply: inS.
  rewrite [RHS](bigID (mem S)) /= [X in _ = _ + X]big1 ?addr0 => [|i iS].
    by apply: eq_bigr => i iS; rewrite inS.
  by rewrite Delta_out ?scale0r.
Qed.

(** ** Total correctness of Algorithm 2 *)

(** The first accepted subset in mask order. *)
Definition johnson_first (l : seq nat) : option {set 'I_m} :=
  ohead [seq S <- [seq mask_set m s | s <- l] | johnson_ok Y S].

Lemma johnson_loopE s q t : (0 < s)%N -> (s + q <= 2 ^ m)%N -> table_upto s t ->
  johnson_loop t (iota s q) =
  omap (fun S => (S, Delta_point Y S)) (johnson_first (iota s q)).
Proof.
elim: q s t => [//|q IH] s t s0 sq tP /=.
have sm : (s < 2 ^ m)%N by apply: leq_trans sq; rewrite -addn1 leq_add2l.
have [t'P _ -> ->] := table_read s0 sm (erefl _) tP.
rewrite /johnson_first /=; case: ifP => //= _.
by apply: IH t'P; rewrite ?addSnnS.
Qed.

Lemma johnson_uptoE B : (B < 2 ^ m)%N -> johnson_upto B =
  omap (fun S => (S, Delta_point Y S)) (johnson_first (iota 1 B)).
Proof. by move=> Bm; apply: johnson_loopE => //; apply: table_init_upto. Qed.

Lemma johnsonE : johnson =
  omap (fun S => (S, Delta_point Y S)) (johnson_first (iota 1 (2 ^ m - 1))).
Proof. by apply: johnson_uptoE; rewrite subn1 ltn_predL expn_gt0. Qed.

Lemma johnson_first_some (l : seq nat) S :
  johnson_first l = Some S -> johnson_ok Y S.
Proof.
rewrite /johnson_first; elim: l => //= s l IH.
by case: ifP => //= ok [<-].
Qed.

Lemma johnson_first_none (l : seq nat) S : johnson_ok Y S ->
  mask_of S \in l -> johnson_first l <> None.
Proof.
move=> ok; rewrite /johnson_first; elim: l => //= s l IH.
rewrite inE => /orP[/eqP <-|/IH nn]; first by rewrite mask_ofK ok.
by case: ifP.
Qed.

(** Total correctness of Algorithm 2, for *every* non-empty family [Y],
    affinely dependent ones included: it never returns an error; it returns
    the nearest point [v] of [conv Y] and a subset over which [v] has positive
    coordinates [Delta_i / Delta], which is affinely independent and minimal
    for inclusion. *)
Theorem johnson_correct (i0 : 'I_m) : exists S, let v := Delta_point Y S in
  johnson = Some (S, v) /\
  [/\ is_minnorm (conv Y) v, is_minnorm (conv_on S Y) v, pos_on S Y v,
      affine_free S Y & forall S', S' \proper S -> ~ conv_on S' Y v].
Proof.
have [Q ok] := johnson_exists Y i0.
rewrite johnsonE; case e: (johnson_first _) => [S|]; last first.
  by case: (johnson_first_none ok (mem_masks _) e); case/and3P: ok.
have okS := johnson_first_some e; have [mv pv fr] := johnson_sound okS.
exists S; split=> //; split=> // [|S' SS].
  apply: minnorm_sub mv; first exact: conv_on_conv.
  exact: pos_on_conv_on.
exact: johnson_minimal okS SS.
Qed.

(** ** Total correctness of Algorithm 3 *)

Definition backup_good (best : {set 'I_m} * 'rV[R]_n) :=
  [/\ best.1 != set0, johnson_pos Y best.1 & best.2 = Delta_point Y best.1].

Lemma backup_loopP s q t best : (0 < s)%N -> (s + q <= 2 ^ m)%N ->
  table_upto s t -> backup_good best ->
  let r := backup_loop t best (iota s q) in
  [/\ backup_good r, '[r.2, r.2] <= '[best.2, best.2] &
      forall S, mask_of S \in iota s q -> johnson_pos Y S ->
      '[r.2, r.2] <= '[Delta_point Y S, Delta_point Y S]].
Proof.
elim: q s t best => [//|q IH] s t best s0 sq tP good /=.
have sm : (s < 2 ^ m)%N by apply: leq_trans sq; rewrite -addn1 leq_add2l.
have [t'P -> _ ->] := table_read s0 sm (erefl _) tP.
set Q := mask_set m s; set best' := if _ then _ else _.
have good' : backup_good best'.
  rewrite /best'; case: ifP => // /andP[posQ _].
  by split=> //; apply: mask_set_neq0.
have [||||rgood rbest rmin] := IH s.+1 (table_fill t Q) best' => //.
  by rewrite addSnnS.
have le1 : '[best'.2, best'.2] <= '[best.2, best.2].
  by rewrite /best'; case: ifP => // /andP[_ /ltW].
split=> //; first exact: le_trans rbest le1.
move=> S; rewrite inE => /orP[/eqP Ss|Sl]; last exact: rmin.
have -> : S = Q by rewrite /Q -Ss mask_ofK.
move=> posQ; apply: le_trans rbest _; rewrite /best' posQ /=.
by case: ltP.
Qed.

(** Total correctness of Algorithm 3: it returns the nearest point of [conv Y]
    with positive coordinates over an affinely independent, inclusion-minimal
    subset, for every non-empty family. *)
Theorem backup_correct (i0 : 'I_m) : exists S, let v := Delta_point Y S in
  backup i0 = (S, v) /\
  [/\ is_minnorm (conv Y) v, is_minnorm (conv_on S Y) v, pos_on S Y v,
      affine_free S Y & forall S', S' \proper S -> ~ conv_on S' Y v].
Proof.
have s1 i : [set i] != set0 :> {set 'I_m} by apply/set0Pn; exists i; rewrite inE.
have good0 : backup_good ([set i0], Y i0).
  split=> //=; first by apply/forall_inP => i; rewrite inE => /eqP ->;
    rewrite Delta1 ltr01.
  rewrite /Delta_point Delta_sum1 invr1 scale1r (bigD1 i0) //= Delta1 scale1r.
  by rewrite big1 ?addr0 // => i ii0; rewrite Delta_out ?scale0r // inE.
have upto1 : table_upto 1 table_init by apply: table_init_upto.
have le2 : (1 + (2 ^ m - 1) <= 2 ^ m)%N by rewrite addnC subnK ?expn_gt0.
have [] := backup_loopP (ltn0Sn 0) le2 upto1 good0.
rewrite -/(backup_upto i0 _) -/(backup i0); case: (backup i0) => S v /=.
case=> /= S0 posS -> _ rmin; exists S; split=> //.
have Dpos : forall i, i \in S -> 0 < Delta Y S i by apply/forall_inP.
have pv := Delta_pos_on S0 Dpos; have cv := pos_on_conv_on pv.
have fr : affine_free S Y.
  exact/(Delta_sum_gt0_iff Y S0)/Delta_pos_sum.
have [Q ok] := johnson_exists Y i0; have [[mQ minQ] pQ _] := johnson_sound ok.
have [Q0 posQ _] := and3P ok.
have mv : is_minnorm (conv Y) (Delta_point Y S).
  split=> [|x cx]; first exact: conv_on_conv cv.
  apply: le_trans (minQ x cx); apply: rmin => //; exact: mem_masks.
split=> // [|S' SS]; last exact: pos_free_minimal fr pv SS.
by apply: minnorm_sub mv => // x; apply: conv_on_conv.
Qed.

End Algorithms.

(** The choice of the smallest index, as in the original paper, is a choice
    function as required above. *)
Definition min_root m (i0 : 'I_m) (S : {set 'I_m}) : 'I_m :=
  odflt i0 [pick k in S].

Lemma min_rootP m (i0 : 'I_m) (S : {set 'I_m}) : S != set0 -> min_root i0 S \in S.
Proof.
case/set0Pn=> k kS; rewrite /min_root.
by case: pickP => [//|/(_ k)]; rewrite kS.
Qed.
