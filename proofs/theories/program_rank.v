(** * Linear independence by elimination

    The test [independent] of the executable checker decides whether n vectors
    of n places have a determinant other than 0. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import program program_vectors checker.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Local Open Scope ring_scope.

Section Rank.

Variable R : realFieldType.

(** ** Linear combinations of the rows of a list *)

Fixpoint lin n (c : seq R) (rows : seq (seq Z)) : 'rV[R]_n :=
  if c is a :: c' then if rows is r :: rows' then a *: pt R n r + lin n c' rows'
                       else 0
  else 0.

Definition free n (rows : seq (seq Z)) : Prop := forall c : seq R,
  size c = size rows -> lin n c rows = 0 -> all (fun a => a == 0) c.

Lemma lin_cat n c1 c2 r1 r2 : size c1 = size r1 ->
  lin n (c1 ++ c2) (r1 ++ r2) = lin n c1 r1 + lin n c2 r2.
Proof.
elim: c1 r1 => [|a c1 IH] [|r r1] //=; first by rewrite add0r.
by case=> /IH ->; rewrite addrA.
Qed.

Lemma lin0 n c rows : all (fun a => a == 0) c -> lin n c rows = 0.
Proof.
by elim: c rows => [|a c IH] [|r rows] //= /andP[/eqP -> /IH ->]; rewrite scale0r addr0.
Qed.

Lemma lin_scale n t c rows : lin n [seq t * a | a <- c] rows = t *: lin n c rows.
Proof.
elim: c rows => [|a c IH] [|r rows] //=; rewrite ?scaler0 //.
by rewrite IH scalerDr scalerA.
Qed.

Lemma linE n c rows : size c = size rows ->
  lin n c rows = \sum_(i < size rows) c`_i *: pt R n (nth [::] rows i).
Proof.
elim: c rows => [|a c IH] [|r rows] //=; first by rewrite big_ord0.
by case=> /IH ->; rewrite big_ord_recl.
Qed.

(** The position of a row does not matter. *)
Lemma free_move n r1 p r2 : free n (r1 ++ p :: r2) <-> free n (p :: r1 ++ r2).
Proof.
have e c1 a c2 : size c1 = size r1 ->
    lin n (c1 ++ a :: c2) (r1 ++ p :: r2) = lin n (a :: c1 ++ c2) (p :: r1 ++ r2).
  by move=> s1 /=; rewrite !lin_cat //= addrCA.
have split_c (c : seq R) : (size r1 <= size c)%N ->
    exists c1 c2, c = c1 ++ c2 /\ size c1 = size r1.
  move=> le; exists (take (size r1) c), (drop (size r1) c).
  by rewrite cat_take_drop size_takel.
split=> fr c sz c0.
  case: c sz c0 => // a c /= [sz]; rewrite size_cat in sz.
  have [|c1 [c2 [cE s1]]] := split_c c; first by rewrite sz leq_addr.
  rewrite cE size_cat s1 in sz *; move/addnI: sz => s2 c0.
  have := fr (c1 ++ a :: c2); rewrite e // => /(_ _ c0) H.
  have : all (fun a => a == 0) (c1 ++ a :: c2) by apply: H; rewrite !size_cat /= s1 s2.
  by rewrite !all_cat /= andbCA.
rewrite size_cat /= in sz.
have [|c1 [c2 [cE s1]]] := split_c c; first by rewrite sz leq_addr.
rewrite cE size_cat s1 in sz c0 *; move/addnI: sz; case: c2 cE c0 => // a c2 _ c0 [s2].
have := fr (a :: c1 ++ c2); rewrite -e // => /(_ _ c0) H.
have : all (fun a => a == 0) (a :: c1 ++ c2) by apply: H; rewrite /= !size_cat s1 s2.
by rewrite /= !all_cat /= andbCA.
Qed.

(** ** One step of the elimination *)

Lemma pivot_some rows p rest : pivot rows = Some (p, rest) ->
  zr R (head 0%Z p) != 0 /\
  exists r1 r2, rows = r1 ++ p :: r2 /\ rest = r1 ++ r2.
Proof.
elim: rows p rest => //= r rows IH p rest; rewrite -/(Z.eqb 0 (head 0%Z r)).
case: ifP => r0.
  case E: (pivot rows) => [[q qs]|] // [<- <-].
  by have [q0 [r1 [r2 [-> ->]]]] := IH _ _ E; split=> //; exists (r :: r1), r2.
by case=> <- <-; split; [rewrite zr_eq0 r0 | exists [::], rows].
Qed.

Lemma pivot_none rows : pivot rows = None ->
  all (fun r => zr R (head 0%Z r) == 0) rows.
Proof.
elim: rows => //= r rows IH; rewrite zr_eq0 -/(Z.eqb 0 (head 0%Z r)).
case: ifP => // _.
by case E: (pivot rows) => [[]|] // _; apply: IH.
Qed.

Lemma nth_eliminate n p r k : size p = n.+1 -> size r = n.+1 -> (k < n)%N ->
  zr R (nth 0%Z (eliminate p r) k) =
  zr R (head 0%Z p) * zr R (nth 0%Z r k.+1) - zr R (head 0%Z r) * zr R (nth 0%Z p k.+1).
Proof.
move=> pn rn k_lt; rewrite nth_behead (nth_map2 _ 0%Z 0%Z) ?size_map ?pn ?rn //.
by rewrite !(nth_map 0%Z) ?pn ?rn // zrB !zrM.
Qed.

Lemma size_eliminate n p r : size p = n.+1 -> size r = n.+1 ->
  size (eliminate p r) = n.
Proof. by move=> pn rn; rewrite size_behead size_map2_eq !size_map ?rn ?pn. Qed.

Lemma lin_eliminate n p c rest k : size p = n.+1 -> all_sized n.+1 rest ->
  lin n c [seq eliminate p r | r <- rest] 0 k =
  zr R (head 0%Z p) * lin n.+1 c rest 0 (lift ord0 k) -
  lin n.+1 c rest 0 ord0 * pt R n.+1 p 0 (lift ord0 k).
Proof.
move=> pn; elim: c rest => [|a c IH] [|r rest] /=;
  try by rewrite !mxE mulr0 mul0r subrr.
case/andP=> /eqP rn /IH e; rewrite !mxE e (nth_eliminate pn rn) // nth0.
by rewrite ?mxE lift0 /=; ring.
Qed.

Lemma free_eliminate n p rest : size p = n.+1 -> all_sized n.+1 rest ->
  zr R (head 0%Z p) != 0 ->
  free n [seq eliminate p r | r <- rest] <-> free n.+1 (p :: rest).
Proof.
move=> pn rn p0; have p00 : pt R n.+1 p 0 ord0 = zr R (head 0%Z p).
  by rewrite mxE nth0.
split=> fr c; rewrite /= ?size_map.
  case: c => // a c [sc] c0.
  have e0 : lin n.+1 c rest 0 ord0 = - (a * zr R (head 0%Z p)).
    by move/rowP/(_ ord0): c0; rewrite !mxE nth0 => /eqP; rewrite addrC addr_eq0 => /eqP.
  have cz : all (fun a => a == 0) c.
    apply: fr; rewrite ?size_map //; apply/rowP => k.
    rewrite lin_eliminate // e0; move/rowP/(_ (lift ord0 k)): c0; rewrite !mxE.
    by move/eqP; rewrite addrC addr_eq0 => /eqP ->; ring.
  rewrite /= cz andbT; move: e0; rewrite lin0 // mxE => /esym/eqP.
  by rewrite oppr_eq0 mulf_eq0 (negPf p0) orbF.
move=> sc c0; have := fr (- lin n.+1 c rest 0 ord0 :: [seq zr R (head 0%Z p) * a | a <- c]).
rewrite /= size_map sc lin_scale => /(_ erefl) H.
have {H} : all (fun a => a == 0) (- lin n.+1 c rest 0 ord0 ::
    [seq zr R (head 0%Z p) * a | a <- c]).
  apply: H; apply/rowP => k; rewrite !mxE.
  have [j ->|->] := unliftP ord0 k.
    have := lin_eliminate c j pn rn; rewrite c0 !mxE => /esym/eqP.
    by rewrite subr_eq0 => /eqP ->; rewrite mulNr addNr.
  by rewrite -nth0 mulNr [X in _ + X]mulrC addNr.
rewrite /= => /andP[_]; rewrite all_map; apply: sub_all => a /=.
by rewrite mulf_eq0 (negPf p0).
Qed.

(** ** The determinant *)

Lemma free_det n rows : size rows = n ->
  free n rows <-> \det (\matrix_(i < n) pt R n (nth [::] rows i)) != 0.
Proof.
move=> <-; set M := \matrix__ _.
pose l (v : 'rV[R]_(size rows)) : seq R := [seq v 0 i | i <- enum 'I_(size rows)].
have sl v : size (l v) = size rows by rewrite size_map size_enum_ord.
have lE v (i : 'I_(size rows)) : (l v)`_i = v 0 i.
  by rewrite (nth_map i) ?size_enum_ord // nth_ord_enum.
have mulE v : v *m M = lin (size rows) (l v) rows.
  rewrite linE //; apply/rowP => k; rewrite mxE summxE; apply: eq_bigr => i _.
  by rewrite lE !mxE.
split=> [fr|/det0P dep c sc c0].
  apply/det0P => -[v v0]; rewrite mulE => /(fr _ (sl v)) /(all_nthP 0) z.
  by case/eqP: v0; apply/rowP => i; rewrite mxE -lE; apply/eqP/z; rewrite sl.
apply/(all_nthP 0) => i; rewrite sc => i_lt; apply/negPn/negP => ci.
apply: dep; exists (\row_k c`_k).
  by apply/eqP => /rowP/(_ (Ordinal i_lt)); rewrite !mxE; apply/eqP.
rewrite mulE -[RHS]c0; congr lin; apply: (@eq_from_nth _ 0); first by rewrite sl.
by move=> k; rewrite sl => k_lt; rewrite (lE _ (Ordinal k_lt)) mxE.
Qed.

(** ** The test *)

(** The elimination of the checker finds n pivots if and only if the determinant
    of the n rows is not 0. *)
Theorem independentP n rows : size rows = n -> all_sized n rows ->
  independent n rows = (\det (\matrix_(i < n) pt R n (nth [::] rows i)) != 0).
Proof.
move=> sz ok; apply/idP/idP => [ind|/(free_det sz) fr].
  apply/(free_det sz); elim: n rows sz ok ind => [|n IH] rows sz ok /=.
    by case: rows sz {ok} => // _ _ [].
  case E: (pivot rows) => [[p rest]|] // ind.
  have [p0 [r1 [r2 [rE restE]]]] := pivot_some E.
  move: sz ok; rewrite rE /all_sized all_cat /= size_cat /= addnS.
  case=> sz /and3P[ok1 /eqP pn ok2]; apply/free_move; rewrite -restE.
  have okr : all_sized n.+1 rest by rewrite restE /all_sized all_cat ok1.
  apply/free_eliminate => //; apply: IH => //.
    by rewrite size_map restE size_cat.
  rewrite /all_sized all_map; apply: sub_all okr => r /= /eqP rn.
  by rewrite (size_eliminate pn).
elim: n rows sz ok fr => [|n IH] rows sz ok fr //=.
case E: (pivot rows) => [[p rest]|]; last first.
  have /(free_det sz)/eqP[] := fr; rewrite (expand_det_col _ ord0) big1 // => i _.
  rewrite !mxE; have /(all_nthP [::])/(_ i) := pivot_none E.
  by rewrite sz ltn_ord => /(_ isT); rewrite nth0 => /eqP ->; rewrite mul0r.
have [p0 [r1 [r2 [rE restE]]]] := pivot_some E.
move: sz ok fr; rewrite rE /all_sized all_cat /= size_cat /= addnS.
case=> sz /and3P[ok1 /eqP pn ok2] /free_move; rewrite -restE => fr.
have okr : all_sized n.+1 rest by rewrite restE /all_sized all_cat ok1.
apply: IH; first by rewrite size_map restE size_cat.
  rewrite /all_sized all_map; apply: sub_all okr => r /= /eqP rn.
  by rewrite (size_eliminate pn).
exact/free_eliminate.
Qed.

End Rank.
