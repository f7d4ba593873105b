(** * The enumeration of the subsets and the table of cofactors

    The executable search visits the subsets s = 1, 2, ..., 2^m - 1 in this
    order and returns the first accepted one, and its table is only a matter of
    speed: the cofactors are those of the plain recursion. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From CertiGJK Require Import program.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(** ** The order of the subsets *)

(** The number of a subset: bit i is for point i. *)
Fixpoint number (s : subset) : nat :=
  if s is b :: s' then b + (number s').*2 else 0.

Lemma flatten_double_iota a k :
  flatten [seq [:: i.*2; i.*2.+1] | i <- iota a k] = iota a.*2 k.*2.
Proof. by elim: k a => //= k IH a; rewrite IH doubleS. Qed.

(** The subsets are listed in the order of their numbers, 0 to 2^m - 1. *)
Theorem number_subsets m : map number (subsets m) = iota 0 (2 ^ m).
Proof.
elim: m => //= m IH; rewrite expnS mul2n -(flatten_double_iota 0) -IH.
by rewrite map_flatten -!map_comp; congr flatten; apply: eq_map.
Qed.

Lemma size_subsets m : size (subsets m) = 2 ^ m.
Proof. by rewrite -(size_map number) number_subsets size_iota. Qed.

Lemma mem_subsets m s : (s \in subsets m) = (size s == m).
Proof.
elim: m s => [|m IH] [|b s] //=; rewrite ?inE //.
  by apply/negP => /flatten_mapP[s' _]; rewrite !inE.
rewrite eqSS -IH; apply/flatten_mapP/idP => [[s' s'm]|sm].
  by rewrite !inE => /orP[] /eqP[_ ->].
by exists s => //; rewrite !inE; case: b; rewrite !eqxx ?orbT.
Qed.

Definition nonempty_subsets m := behead (subsets m).

Lemma number_nonempty_subsets m :
  map number (nonempty_subsets m) = iota 1 (2 ^ m).-1.
Proof. by rewrite -behead_map number_subsets; case: (2 ^ m). Qed.

Lemma number_eq0 s : (number s == 0) = ~~ has id s.
Proof.
by elim: s => //= b s IH; rewrite addn_eq0 double_eq0 IH; case: b.
Qed.

Lemma mem_nonempty_subsets m s :
  (s \in nonempty_subsets m) = (size s == m) && has id s.
Proof.
have ne : has id s = (number s != 0) by rewrite number_eq0 negbK.
have := number_nonempty_subsets m; have := number_subsets m.
rewrite -mem_subsets /nonempty_subsets.
have : uniq (map number (subsets m)) by rewrite number_subsets iota_uniq.
case: (subsets m) (size_subsets m) => [|s0 ss] sz /= un.
  by case: (2 ^ m) sz (expn_gt0 2 m).
move=> n0 nS; rewrite inE ne.
have n00 : number s0 = 0 by case: (2 ^ m) n0 => // k [].
have [->|_] /= := eqVneq s s0.
  rewrite n00; apply/negP => /(map_f number); rewrite n00 nS mem_iota //.
apply/idP/andP => [ss_in|[] //]; split=> //.
by apply/eqP => s00; move: (map_f number ss_in); rewrite s00 nS mem_iota.
Qed.

(** Subsets of the same number of points with the same number are equal. *)
Lemma number_inj s s' : size s = size s' -> number s = number s' -> s = s'.
Proof.
elim: s s' => [|b s IH] [|b' s'] //= [ss'] e.
have bb' : b = b' by move: (congr1 odd e); rewrite !oddD !odd_double; case: b b' {e} => [] [].
by rewrite bb' (IH s') //; apply: double_inj; move: e; rewrite bb' => /addnI.
Qed.

(** ** Removing a point from a subset *)

Lemma size_without s i : i < size s -> size (without s i) = size s.
Proof. by move=> i_lt; rewrite size_set_nth; apply/maxn_idPr. Qed.

Lemma nth_without s i j :
  nth false (without s i) j = (j != i) && nth false s j.
Proof. by rewrite nth_set_nth /=; case: eqP. Qed.

Lemma count_without s i : nth false s i ->
  count id s = (count id (without s i)).+1.
Proof.
rewrite /without; elim: s i => [|b s IH] [|i] //=.
  by move=> ->.
by move=> /IH ->; rewrite addnS.
Qed.

(** ** The recursion without a table *)

Section Cofactors.

Variable g : seq (seq Z).
Implicit Types (s : subset) (t : table).

Lemma eq_cofactors_from f f' s :
  (forall i, nth false s i -> f (without s i) = f' (without s i)) ->
  cofactors_from f g s = cofactors_from f' g s.
Proof.
move=> ff'; apply: eq_map => i; case: ifP => // si.
by rewrite ff'.
Qed.

Lemma cofactors_rec_stable k k' s : count id s <= k -> count id s <= k' ->
  cofactors_rec k g s = cofactors_rec k' g s.
Proof.
elim: k k' s => [|k IH] [|k'] s //= sk sk'; apply: eq_cofactors_from => i si;
  rewrite (count_without si) in sk sk' => //.
by apply: IH.
Qed.

Lemma cofactorsE s : cofactors g s = cofactors_from (cofactors g) g s.
Proof.
rewrite {1}/cofactors; case E: (count id s) => [|k] /=;
  apply: eq_cofactors_from => i si; have := count_without si; rewrite E // => e.
by apply: cofactors_rec_stable; rewrite // -ltnS -e.
Qed.

Lemma size_cofactors s : size (cofactors g s) = size s.
Proof. by rewrite cofactorsE size_map size_iota. Qed.

Lemma nth_cofactors s i : nth 0%Z (cofactors g s) i =
  if nth false s i then
    if count id s == 1 then 1%Z
    else extension g (without s i) (cofactors g (without s i)) i
  else 0%Z.
Proof.
have [i_lt|i_ge] := ltnP i (size s).
  by rewrite cofactorsE (nth_map 0) ?size_iota // nth_iota.
by rewrite !nth_default ?size_cofactors.
Qed.

(** ** The table *)

Lemma find_store t s s' r :
  find_row (store_row t s r) s' = if s' == s then Some r else find_row t s'.
Proof.
have leaf b : find_row (if b then Leaf else Leaf) =1 fun _ => None by case: b.
elim: s s' t => [|b s IH] [|b' s'] [|t0 o t1] //=; rewrite ?leaf //;
  case: b => //; case: b' => //=; rewrite ?leaf ?eqseq_cons //= ?IH //.
Qed.

Definition table_right t :=
  forall s r, find_row t s = Some r -> r = cofactors g s.

Lemma get_row_right t : table_right t -> get_row g t =1 cofactors g.
Proof. by move=> ok s; rewrite /get_row; case E: find_row => [r|] //; apply: ok. Qed.

Lemma table_right_store t s : table_right t ->
  table_right (store_row t s (cofactors g s)).
Proof.
by move=> ok s' r; rewrite find_store; case: eqP => [->[]|_ /ok].
Qed.

(** Whether the plain recursion accepts a subset. *)
Definition accepts s := accepted g s (cofactors g s).

(** The search returns the first accepted subset of the list. *)
Lemma searchE t ss : table_right t ->
  search g t ss =
  if has accepts ss then
    let s := nth [::] ss (find accepts ss) in Some (s, cofactors g s)
  else None.
Proof.
elim: ss t => //= s ss IH t ok.
have -> : cofactors_from (get_row g t) g s = cofactors g s.
  by rewrite cofactorsE; apply: eq_cofactors_from => i _; rewrite get_row_right.
rewrite -/(accepts s); case: ifP => //= _.
by rewrite IH //; apply: table_right_store.
Qed.

Lemma search_first m :
  search g Leaf (nonempty_subsets m) =
  if has accepts (nonempty_subsets m) then
    let ss := nonempty_subsets m in
    let s := nth [::] ss (find accepts ss) in Some (s, cofactors g s)
  else None.
Proof. by apply: searchE => s r; case: s. Qed.

End Cofactors.

(** What [johnson] returns: an accepted subset with its cofactors, and every
    subset with a smaller number is rejected. *)
Theorem johnson_first ys s r : johnson ys = Some (s, r) ->
  [/\ size s = size ys, has id s, r = cofactors (gram ys) s,
      accepts (gram ys) s
    & forall s', size s' = size ys -> has id s' -> number s' < number s ->
      ~~ accepts (gram ys) s'].
Proof.
rewrite /johnson -/(nonempty_subsets _) search_first.
set ss := nonempty_subsets _; set ok := accepts _; case: ifP => // ok_s [sE <-].
have f_lt : find ok ss < size ss by rewrite -has_find.
have s_in : s \in ss by rewrite -sE mem_nth.
move: (s_in); rewrite mem_nonempty_subsets => /andP[/eqP s_m s_ne].
rewrite sE; split=> //; first by rewrite -sE nth_find.
move=> s' s'm s'ne lt.
have s'_in : s' \in ss by rewrite mem_nonempty_subsets s'm eqxx.
have i_lt : index s' ss < size ss by rewrite index_mem.
have nE i : i < size ss -> number (nth [::] ss i) = i.+1.
  move=> i_ss.
  have <- : nth 0 (map number ss) i = number (nth [::] ss i) by exact: nth_map.
  move: i_ss; rewrite -(size_map number) number_nonempty_subsets size_iota.
  by move=> i_ss; rewrite nth_iota.
move: lt; rewrite -sE -{1}(nth_index [::] s'_in) !nE // ltnS => lt.
by have := before_find [::] lt; rewrite nth_index // => ->.
Qed.

(** [johnson] fails only if no subset is accepted. *)
Theorem johnson_none ys : johnson ys = None ->
  forall s, size s = size ys -> has id s -> ~~ accepts (gram ys) s.
Proof.
rewrite /johnson -/(nonempty_subsets _) search_first.
case: ifP => // no _ s sm sne.
by apply: (hasPn (negbT no)); rewrite mem_nonempty_subsets sm eqxx.
Qed.
