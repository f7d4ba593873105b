(** * Johnson's sub-algorithm on lists is the abstract one

    The table of integers of the program holds exactly the cofactors
    Delta_i (Y_s) of section 4.1, so the subset that it accepts is accepted by the
    abstract test, and such a subset always exists. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From CertiGJK Require Import vector convex minnorm delta johnson.
From CertiGJK Require Import program program_vectors program_subsets program_hull.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Local Open Scope ring_scope.

Section Johnson.

Variables (R : realFieldType) (n : nat).

(** ** The cofactors *)

Section Points.

Variables (ys : seq (seq Z)).
Hypothesis ysn : all_sized n ys.
Notation m := (size ys).
Notation Y := (family R n ys).
Implicit Types (s : subset) (i j : 'I_m).

(** A list of booleans as a finite set. *)
Definition set_of s : {set 'I_m} := [set i | nth false s (val i)].

Lemma in_set_of s i : (i \in set_of s) = nth false s i.
Proof. by rewrite inE. Qed.

Lemma set_of_without s i : set_of (without s i) = set_of s :\ i.
Proof. by apply/setP => j; rewrite !inE nth_without. Qed.

Lemma set_of_inj s s' : size s = m -> size s' = m -> set_of s = set_of s' -> s = s'.
Proof.
move=> sm s'm /setP e; apply: (@eq_from_nth _ false); first by rewrite sm.
by move=> i; rewrite sm => i_lt; have := e (Ordinal i_lt); rewrite !inE.
Qed.

(** Every finite set of points is such a list. *)
Definition list_of (S : {set 'I_m}) : subset := [seq i \in S | i <- enum 'I_m].

Lemma size_list_of S : size (list_of S) = m.
Proof. by rewrite size_map size_enum_ord. Qed.

Lemma list_ofK S : set_of (list_of S) = S.
Proof.
by apply/setP => i; rewrite in_set_of (nth_map i) ?size_enum_ord ?nth_ord_enum.
Qed.

Lemma card_set_of s : size s = m -> #|set_of s| = count id s.
Proof.
move=> sm; rewrite -sum1_card -sum1_count (big_nth false) sm big_mkord.
by apply: eq_bigl => i; rewrite inE.
Qed.

Lemma set_of_neq0 s : size s = m -> (set_of s != set0) = has id s.
Proof. by move=> sm; rewrite -card_gt0 card_set_of // has_count. Qed.

Lemma gram_nth i j : zr R (nth 0%Z (nth [::] (gram ys) i) j) = '[Y i, Y j].
Proof.
rewrite (nth_map [::]) // (nth_map [::]) //.
by rewrite (pt_dot R (n := n)) ?(all_sized_nth ysn).
Qed.

Lemma size_gram_row i : size (nth [::] (gram ys) i) = m.
Proof. by rewrite (nth_map [::]) // size_map. Qed.

(** One step of the recursion, for any list of numbers that vanishes outside. *)
Lemma extensionE s r j : size s = m -> has id s -> size r = m ->
  exists2 k, k \in set_of s &
  zr R (extension (gram ys) s r j) =
  \sum_(i : 'I_m) zr R (nth 0%Z r i) * '[Y k - Y j, Y i].
Proof.
move=> sm s0 rm; have k_lt : (find id s < m)%N by rewrite -sm -has_find.
exists (Ordinal k_lt); first by rewrite inE; apply: (nth_find false s0).
have szk : size (nth [::] (gram ys) (find id s)) = m by exact: size_gram_row (Ordinal k_lt).
have sz : size (zsub (nth [::] (gram ys) (find id s)) (nth [::] (gram ys) j)) = m.
  by apply: size_zsub; rewrite ?szk ?size_gram_row.
rewrite /extension /zdot zr_sum size_map2_eq ?sz // rm.
apply: eq_bigr => i _; rewrite (nth_map2 _ 0%Z 0%Z) ?sz ?rm // zrM; congr (_ * _).
rewrite (nth_map2 _ 0%Z 0%Z) ?szk ?size_gram_row // zrB dotBl.
by rewrite -(gram_nth (Ordinal k_lt)) -(gram_nth j).
Qed.

(** The list of the program holds the cofactors of section 4.1. *)
Theorem cofactorsP s i : size s = m -> has id s ->
  zr R (nth 0%Z (cofactors (gram ys) s) i) = Delta Y (set_of s) i.
Proof.
have [c] := ubnP (count id s); elim: c s i => // c IH s i; rewrite ltnS => sc sm s0.
rewrite nth_cofactors; case: ifP => si; last first.
  by rewrite Delta_out ?zr0 // inE si.
have iS : i \in set_of s by rewrite inE.
case: ifP => [/eqP c1|/negbT c1].
  have /eqP/cards1P[k e] : #|set_of s| = 1%N by rewrite card_set_of.
  by move: iS; rewrite e inE => /eqP ->; rewrite Delta1.
have cw := count_without si.
set s' := without s i; have s'm : size s' = m by rewrite size_without ?sm.
have s'0 : has id s' by rewrite has_count; move: c1; rewrite cw; case: count.
have [k kS ->] := @extensionE s' _ i s'm s'0 (etrans (size_cofactors (gram ys) s') s'm).
have iS' : i \notin set_of s' by rewrite inE nth_without eqxx.
have -> : set_of s = i |: set_of s' by rewrite set_of_without setD1K.
rewrite (Delta_rec Y kS iS') [LHS](bigID (mem (set_of s'))) /= addrC big1 ?add0r.
  apply: eq_bigr => l _; rewrite IH //.
  by rewrite -cw.
by move=> l lS; rewrite IH -?cw // Delta_out ?mul0r.
Qed.

(** The program's test is the abstract test. *)
Theorem acceptsP s : size s = m -> has id s ->
  accepts (gram ys) s = johnson_ok Y (set_of s).
Proof.
move=> sm s0; rewrite /johnson_ok set_of_neq0 // s0 /=.
have extE i : ~~ nth false s i ->
    Z.leb (extension (gram ys) s (cofactors (gram ys) s) i) 0 =
    (Delta Y (i |: set_of s) i <= 0).
  move=> si; have iS : i \notin set_of s by rewrite inE.
  have [k kS e] := @extensionE s _ i sm s0 (etrans (size_cofactors (gram ys) s) sm).
  rewrite -(zr_le R) e zr0 (Delta_rec Y kS iS).
  rewrite [X in X <= _](bigID (mem (set_of s))) /= addrC big1 ?add0r.
    by congr (_ <= _); apply: eq_bigr => l _; rewrite cofactorsP.
  by move=> l lS; rewrite cofactorsP // Delta_out ?mul0r.
rewrite /accepts /accepted sm; apply/allP/andP => [ok|[/forall_inP pos /forallP neg] i].
  split.
    apply/forall_inP => i; rewrite inE => si.
    have := ok i; rewrite mem_iota ltn_ord si => /(_ isT).
    by rewrite -(zr_lt R) cofactorsP.
  apply/forallP => i; apply/implyP; rewrite inE => si.
  have := ok i; rewrite mem_iota ltn_ord (negPf si) => /(_ isT).
  by rewrite extE.
rewrite mem_iota add0n => i_lt; have := neg (Ordinal i_lt); have := pos (Ordinal i_lt).
rewrite !inE /= => posi negi; case: ifP => si.
  by rewrite -(zr_lt R) (cofactorsP (Ordinal i_lt)) //; apply: posi.
by rewrite (extE (Ordinal i_lt)) ?si //; move: negi; rewrite si.
Qed.

End Points.

(** ** The reduction of a list of vertices *)

(** The distance vector of a simplex. *)
Definition vec (w : simplex) : 'rV[R]_n := combination R n (coeffs w) (vertex_points w).

(** What the sub-algorithm promises: vertices of the list with one positive
    coefficient each, whose combination is the point of the hull of *all*
    vertices of the list that is nearest to the origin. *)
Record reduced (vs : seq vertex) (w : simplex) : Prop := Reduced {
  reduced_sub : {subset vertices w <= vs};
  reduced_size : size (coeffs w) = size (vertices w);
  reduced_positive : all (Z.ltb 0) (coeffs w);
  reduced_nonempty : ~~ nilp (vertices w);
  reduced_minnorm : is_minnorm (hull R n (map snd vs)) (vec w) }.

(** Johnson's sub-algorithm never fails on a non-empty list of vertices, whether
    they are affinely independent or not, and keeps its promise. *)
Theorem reduce_total vs : all_sized n (map snd vs) -> ~~ nilp vs ->
  exists2 w, reduce vs = Some w & reduced vs w.
Proof.
move=> ysn vs0; set ys := map snd vs; have mE : size vs = size ys by rewrite size_map.
have i0 : 'I_(size ys) by case: vs vs0 @ys mE {ysn} => // v vs _ ys _; exact: ord0.
rewrite /reduce -/ys; case jE : (johnson ys) => [[s r]|]; last first.
  have [S okS] := johnson_exists (family R n ys) i0.
  have sm := size_list_of S.
  have s0 : has id (list_of S).
    by rewrite -(@set_of_neq0 ys) // list_ofK; case/and3P: okS.
  have := johnson_none jE sm s0.
  by rewrite (acceptsP ysn) // list_ofK okS.
have [sm s0 rE ok _] := johnson_first jE.
move: ok; rewrite (acceptsP ysn) // => ok; have [near _ _] := johnson_sound ok.
have rm : size r = size ys by rewrite rE size_cofactors.
have r0 i : ~~ nth false s i -> nth 0%Z r i = 0%Z.
  by move=> si; rewrite rE nth_cofactors (negPf si).
exists (Simplex (mask s vs) (mask s r)) => //; split=> /=.
- by move=> v /mem_mask.
- by rewrite !size_mask ?sm ?rm.
- apply: (all_mask (x0 := 0%Z)); rewrite ?sm // => i si.
  have i_lt : (i < size ys)%N by rewrite -sm ltnNge; apply: contraL si => /(nth_default _) ->.
  rewrite -(zr_lt R) rE (cofactorsP ysn (Ordinal i_lt)) //.
  by case/and3P: ok => _ /forall_inP pos _; apply: pos; rewrite inE.
- by rewrite mask_nil_has ?s0 // sm mE.
- rewrite /vec /combination /vertex_points /= map_mask -/ys.
  rewrite (pt_comb_mask R) // zsum_mask ?sm ?rm //.
  suff -> : (zr R (zsum r))^-1 *: pt R n (zcomb n r ys) =
            Delta_point (family R n ys) (set_of ys s) by [].
  rewrite /Delta_point Delta_sumE zr_sum rm pt_comb //.
  congr (_^-1 *: _); apply: eq_bigr => i _; by rewrite rE (cofactorsP ysn).
Qed.

End Johnson.
