(** * What the words of the contracts mean

    The contracts speak of vectors of Java, of indices and of inner products with
    every vector; the theorems speak of rows, finite families and sums.  Here one is
    brought to the other. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support certificate.
From CertiGJK Require Import certificate_sound certificate_positions.
From CertiGJK Require Import contracts_model contracts.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Notation point_of := IndexedSupportMapping.point.
Notation has_point := IndexedSupportMapping.has.

(** Takes a contract to its clauses, whatever their names and their order: each is
    unfolded, and conjunctions are taken apart. *)
Ltac clauses H :=
  lazymatch type of H with
  | _ /\ _ =>
      let H1 := fresh "clause" in
      let H2 := fresh "clause" in
      destruct H as [H1 H2]; clauses H1; clauses H2
  | is_true _ => idtac
  | _ = _ => idtac
  | ~ _ => idtac
  | _ -> _ => idtac
  | forall _, _ => idtac
  | _ => (red in H; clauses H) || idtac
  end.

(** The same of the clauses that are said of this end of a loop. *)
Ltac clauses_at E :=
  repeat match goal with
  | H : ?exit = Some _ -> _ |- _ =>
      let claim := fresh "claim" in have claim := H E; clear H; clauses claim
  end.

(** The same of what is said where the answer is [null]. *)
Ltac clauses_accepted :=
  repeat match goal with
  | H : None = None -> _ |- _ =>
      let claim := fresh "claim" in have claim := H erefl; clear H; clauses claim
  end.

(** And where it is not. *)
Ltac clauses_answered :=
  repeat match goal with
  | H : Some ?answer <> None -> _ |- _ =>
      let claim := fresh "claim" in
      have claim : Some answer <> None by []; move/H: claim => claim; clear H;
      clauses claim
  end.

(** The same of what is said under a condition that is met. *)
Ltac clauses_by fact :=
  repeat match goal with
  | H : _ -> _ |- _ =>
      let claim := fresh "claim" in have claim := H fact; clear H; clauses claim
  end.

(** The same of the clauses that are said of all places of a list, at one place. *)
Ltac clauses_in place :=
  repeat match goal with
  | H : _ |- _ =>
      let claim := fresh "claim" in have claim := H _ place; clear H; clauses claim
  end.

(** ** The functions on vectors are those of the contracts *)

Section Vectors.

Variable R : realFieldType.
Implicit Types (u w d : vec R).

Lemma natural_predn (n : int) : 0 < n -> natural n = (natural (n - 1)).+1.
Proof. by case: n => [[|n]|n] // _; rewrite -addn1 PoszD addrK /= addn1. Qed.

Lemma natural_pos (n : int) : 0 < n -> (natural (n - 1))%:Z = n - 1.
Proof. by case: n => [[|n]|n] // _; rewrite -addn1 PoszD addrK. Qed.

Lemma natural_neg (n : int) : n <= 0 -> natural n = 0%N.
Proof. by case: n => [[|n]|n]. Qed.

Theorem sum_to_contract u n : Vec.sumTo_contract u n.
Proof.
split=> n0; rewrite /sum_to ?(natural_neg n0) ?big_ord0 //.
by rewrite (natural_predn n0) big_ord_recr /= natural_pos.
Qed.

Theorem product_to_contract u w n : Vec.productTo_contract u w n.
Proof.
split=> n0; rewrite /product_to ?(natural_neg n0) ?big_ord0 //.
by rewrite (natural_predn n0) big_ord_recr /= natural_pos.
Qed.

Theorem product_contract u w : Vec.defines_contract u w true.
Proof. by []. Qed.

(** ** Rows *)

Definition row_of n u : 'rV[R]_n := \row_c coord u c%:Z.
Definition vec_of n (x : 'rV[R]_n) : vec R :=
  new_vec true [seq x 0 c | c <- enum 'I_n].

Lemma len_vec_of n (x : 'rV[R]_n) : len (coordinates (vec_of x)) = n%:Z.
Proof. by rewrite /len size_map size_enum_ord. Qed.

Lemma row_vec_of n (x : 'rV[R]_n) : row_of n (vec_of x) = x.
Proof.
apply/rowP => c; rewrite mxE /coord /= (nth_map c) ?size_enum_ord //.
by rewrite nth_ord_enum.
Qed.

Lemma product_dot n u w : len (coordinates u) = n%:Z ->
  product u w = '[row_of n u, row_of n w].
Proof.
move=> lu; rewrite /product lu /product_to /=.
by apply: eq_bigr => c _; rewrite !mxE.
Qed.

Lemma dot_delta n (x : 'rV[R]_n) c : '[delta_mx 0 c, x] = x 0 c.
Proof.
rewrite /dot (bigD1 c) //= mxE !eqxx mul1r big1 ?addr0 // => k kc.
by rewrite mxE (negPf kc) andbF mul0r.
Qed.

(** ** Bodies with finitely many points *)

(** A body with the points 0, ..., m in dimension n, of which the model functions
    keep their contracts. *)
Definition shaped (body : IndexedSupportMapping.object R) (m n : nat) : Prop :=
  [/\ forall k, IndexedSupportMapping.has body k = (0 <= k < m.+1%:Z),
      IndexedSupportMapping.space body = n%:Z
    & forall k, IndexedSupportMapping.point_contract body k].

Definition family m n (body : IndexedSupportMapping.object R) (k : 'I_m.+1) :
    'rV[R]_n :=
  row_of n (IndexedSupportMapping.point body k%:Z).

Definition index m (k : int) : 'I_m.+1 := inord (natural k).

Lemma indexK m (k : int) : 0 <= k < m.+1%:Z -> (index m k)%:Z = k.
Proof. by case: k => // k /andP[_ lt]; rewrite /index inordK. Qed.

(** A polytope is such a body: its invariants say so. *)
Theorem polytope_shaped (p : Polytope.object R) :
  Polytope.invariant p ->
  (forall k, IndexedSupportMapping.point_contract (Polytope.super p) k) ->
  exists m n, [/\ shaped (Polytope.super p) m n, size (Polytope.points p) = m.+1
    & forall k : 'I_m.+1,
        family n (Polytope.super p) k = row_of n (nth (no_vec R) (Polytope.points p) k)].
Proof.
move=> inv pt; clauses inv.
have [m sizeE] : exists m, size (Polytope.points p) = m.+1.
  have : 1 <= len (Polytope.points p) by [].
  by rewrite /len lez_nat; case: (size _) => // m _; exists m.
have lenE : len (Polytope.points p) = m.+1%:Z by rewrite /len sizeE.
have hasE k : Polytope.has p k = (0 <= k < m.+1%:Z).
  rewrite -lenE; apply/idP/idP; match goal with H : _ |- _ => exact: H end.
have has0 : Polytope.has p 0 by rewrite hasE.
have [n spaceE] : exists n, Polytope.space p = n%:Z.
  have [e _] := pt 0 has0; exists (size (coordinates (Polytope.point p 0))).
  exact: esym e.
exists m, n; split=> // k; rewrite /family; congr row_of.
have kp : 0 <= k%:Z < len (Polytope.points p) by rewrite lenE ltz_nat ltn_ord.
by clauses_in kp.
Qed.

(** ** Lists of pairs with weights *)

Section Lists.

Variables (A B : IndexedSupportMapping.object R) (mA mB n : nat).
Variables (i j : seq int) (weights : vec R).
Hypotheses (shapeA : shaped A mA n) (shapeB : shaped B mB n).

Notation hasA := (IndexedSupportMapping.has A).
Notation hasB := (IndexedSupportMapping.has B).
Notation pointA := (IndexedSupportMapping.point A).
Notation pointB := (IndexedSupportMapping.point B).
Notation famA := (@family mA n A).
Notation famB := (@family mB n B).

(** Index pairs that name points, with positive weights of sum 1. *)
Definition convex_list : Prop :=
  [/\ 1 <= len i, len j = len i, len (coordinates weights) = len i,
      forall k, 0 <= k < len i -> [/\ hasA (elem i k), hasB (elem j k) & 0 < coord weights k]
    & sum_to weights (len i) = 1].

(** [v] is the weighted sum of the differences, as the contracts say it. *)
Definition is_combination (v : vec R) : Prop :=
  forall d t : vec R, len (coordinates d) = n%:Z -> len (coordinates t) = len i ->
    (forall k, 0 <= k < len i ->
       coord t k = product d (pointA (elem i k)) - product d (pointB (elem j k))) ->
    product d v = product weights t.

(** The pairs and the weights by position. *)
Definition pair (p : 'I_(size i)) : 'I_mA.+1 * 'I_mB.+1 :=
  (index mA (elem i p%:Z), index mB (elem j p%:Z)).
Definition weight (p : 'I_(size i)) : R := coord weights p%:Z.

Definition listed_a : 'rV[R]_n := \sum_p weight p *: famA (pair p).1.
Definition listed_b : 'rV[R]_n := \sum_p weight p *: famB (pair p).2.

Lemma shaped_dot (v : vec R) : len (coordinates v) = n%:Z ->
  forall k l, hasA k -> hasB l -> exists p q,
    product v (pointA k) - product v (pointB l) = '[row_of n v, famA p - famB q].
Proof.
have [hA _ _] := shapeA; have [hB _ _] := shapeB.
move=> lv k l; rewrite hA hB => /indexK kE /indexK lE.
exists (index mA k), (index mB l).
by rewrite /family kE lE dotBr !(product_dot _ lv).
Qed.

Lemma product_comm (body : IndexedSupportMapping.object R) m (v : vec R) k :
  shaped body m n -> len (coordinates v) = n%:Z ->
  IndexedSupportMapping.has body k ->
  product v (IndexedSupportMapping.point body k) =
  product (IndexedSupportMapping.point body k) v.
Proof.
case=> _ spaceE /(_ k) pt lv /pt[lp _]; rewrite (product_dot _ lv) dotC.
by rewrite -product_dot // lp.
Qed.

Lemma shaped_all (v : vec R) (P : R -> Prop) : len (coordinates v) = n%:Z ->
  (forall k l, hasA k -> hasB l -> P (product v (pointA k) - product v (pointB l))) ->
  forall p q, P '[row_of n v, famA p - famB q].
Proof.
have [hA _ _] := shapeA; have [hB _ _] := shapeB.
move=> lv vP p q; rewrite dotBr -!(product_dot _ lv).
by apply: vP; rewrite ?hA ?hB ltz_nat ltn_ord.
Qed.

Hypothesis convex : convex_list.

Lemma position_in (p : 'I_(size i)) : 0 <= p%:Z < len i.
Proof. by rewrite ltz_nat ltn_ord. Qed.

Lemma weight_gt0 p : 0 < weight p.
Proof. by have [_ _ _ /(_ _ (position_in p))[]] := convex. Qed.

Lemma weight_sum : \sum_p weight p = 1.
Proof. by have [_ _ _ _ <-] := convex. Qed.

Lemma point_pair p : famA (pair p).1 = row_of n (pointA (elem i p%:Z)) /\
  famB (pair p).2 = row_of n (pointB (elem j p%:Z)).
Proof.
have [hA _ _] := shapeA; have [hB _ _] := shapeB.
have [_ _ _ /(_ _ (position_in p))[]] := convex.
by rewrite hA hB /family => /indexK -> /indexK ->.
Qed.

Theorem combinationE v : is_combination v ->
  row_of n v = \sum_p weight p *: (famA (pair p).1 - famB (pair p).2).
Proof.
move=> vE; have [_ _ lw _ _] := convex; apply/rowP => c.
pose d := vec_of (delta_mx 0 c : 'rV[R]_n).
pose f k := product d (pointA (elem i k%:Z)) - product d (pointB (elem j k%:Z)).
pose t := new_vec true (mkseq f (size i)).
have tE k : 0 <= k < len i -> coord t k =
    product d (pointA (elem i k)) - product d (pointB (elem j k)).
  by case: k => // k /andP[_ ki]; rewrite /coord nth_mkseq.
have lt : len (coordinates t) = len i by rewrite /len size_mkseq.
have := vE d t (len_vec_of _) lt tE.
rewrite (product_dot _ (len_vec_of _)) row_vec_of dot_delta => ->.
rewrite /product lw /product_to summxE; apply: eq_bigr => p _.
rewrite tE ?position_in // !(product_dot _ (len_vec_of _)) row_vec_of !dot_delta.
by have [-> ->] := point_pair p; rewrite !mxE.
Qed.

(** There is such a sum; here as the contracts of rejection say it. *)
Definition listed_difference : vec R :=
  vec_of (\sum_p weight p *: (famA (pair p).1 - famB (pair p).2)).

Theorem combination_exists d : len (coordinates d) = n%:Z ->
  exists t : vec R, (len (coordinates t) = len i /\ (forall k, 0 <= k < len i ->
      coord t k = product d (pointA (elem i k)) - product d (pointB (elem j k)))) /\
    product d listed_difference = product weights t.
Proof.
move=> ld; have [_ _ lw _ _] := convex.
pose f k := product d (pointA (elem i k%:Z)) - product d (pointB (elem j k%:Z)).
have tE k : 0 <= k < len i -> coord (new_vec true (mkseq f (size i))) k =
    product d (pointA (elem i k)) - product d (pointB (elem j k)).
  by case: k => // k /andP[_ ki]; rewrite /coord nth_mkseq.
exists (new_vec true (mkseq f (size i))); split.
  by split=> //; rewrite /len size_mkseq.
rewrite (product_dot _ ld) row_vec_of dot_combr /product lw /product_to.
apply: eq_bigr => p _; rewrite tE ?position_in // dotBr !(product_dot _ ld).
by have [-> ->] := point_pair p.
Qed.

Lemma listed_difference_ab :
  listed_a - listed_b = \sum_p weight p *: (famA (pair p).1 - famB (pair p).2).
Proof. by rewrite -sumrB; apply: eq_bigr => p _; rewrite scalerBr. Qed.

Lemma listed_a_in : conv famA listed_a.
Proof.
apply: (@conv_reindex _ _ _ _ (fun p => (pair p).1)); exists weight; split=> //.
  by move=> p; apply/ltW/weight_gt0.
exact: weight_sum.
Qed.

Lemma listed_b_in : conv famB listed_b.
Proof.
apply: (@conv_reindex _ _ _ _ (fun p => (pair p).2)); exists weight; split=> //.
  by move=> p; apply/ltW/weight_gt0.
exact: weight_sum.
Qed.

(** The certificate over sets of pairs that a list stands for. *)
Definition list_separated (v : vec R) :
    certificate R n [finType of 'I_mA.+1] [finType of 'I_mB.+1] :=
  Separated (listed_pairs pair) (summed_weight pair weight) (row_of n v).

Theorem list_separated_valid v : is_combination v -> len (coordinates v) = n%:Z ->
  product v v <> 0 ->
  (forall k l, hasA k -> hasB l ->
     product v v <= product v (pointA k) - product v (pointB l)) ->
  valid famA famB (list_separated v).
Proof.
move=> vE lv v0 vAB; apply: separated_of_list.
- exact: weight_gt0.
- exact: weight_sum.
- exact: combinationE.
- by rewrite -dot_eq0 -(product_dot _ lv); apply/eqP.
- rewrite -(product_dot _ lv).
  exact: (shaped_all (P := fun x => product v v <= x) lv).
Qed.

Lemma combination0 v : is_combination v -> len (coordinates v) = n%:Z ->
  product v v = 0 -> \sum_p weight p *: (famA (pair p).1 - famB (pair p).2) = 0.
Proof.
move=> vE lv; rewrite (product_dot _ lv) => /eqP; rewrite dot_eq0 => /eqP v0.
by rewrite -(combinationE vE).
Qed.

(** The distance vector [v], the squared distance [q] and points of the two hulls
    that are closest to each other. *)
Definition distance_is (q : R) (v a b : 'rV[R]_n) : Prop :=
  [/\ is_minnorm (difference_body famA famB) v, q = '[v, v],
      conv famA a, conv famB b & a - b = v].

Lemma distance_is_least q v a b : distance_is q v a b ->
  q = '[a - b, a - b] /\
  forall x y, conv famA x -> conv famB y -> q <= '[x - y, x - y].
Proof.
case=> [[_ vmin] -> _ _ ->]; split=> // x y xA yB.
by apply: vmin; exists x, y.
Qed.

(** What is known if [v] is 0: the two points are one point of both hulls. *)
Theorem list_meets v : is_combination v -> len (coordinates v) = n%:Z ->
  product v v = 0 -> distance_is 0 (row_of n v) listed_a listed_b /\
  listed_a = listed_b.
Proof.
move=> vE lv v0; have e := combination0 vE lv v0.
have ab : listed_a = listed_b.
  by apply/eqP; rewrite -subr_eq0 listed_difference_ab e.
have vE0 : row_of n v = 0 by rewrite (combinationE vE).
split=> //; split; rewrite ?vE0 ?dot0l ?ab ?subrr //.
- by apply: minnorm0; exists listed_a, listed_b; rewrite {2}ab subrr;
    split=> //; [exact: listed_a_in | exact: listed_b_in].
- by rewrite -ab; exact: listed_a_in.
- exact: listed_b_in.
Qed.

Theorem list_distance v : is_combination v -> len (coordinates v) = n%:Z ->
  (forall k l, hasA k -> hasB l ->
     product v v <= product v (pointA k) - product v (pointB l)) ->
  distance_is (product v v) (row_of n v) listed_a listed_b.
Proof.
move=> vE lv vAB; have vE' := combinationE vE.
have ab : listed_a - listed_b = row_of n v by rewrite listed_difference_ab -vE'.
split=> //; [|exact: product_dot|exact: listed_a_in|exact: listed_b_in].
have bv : difference_body famA famB (row_of n v).
  by exists listed_a, listed_b; split=> //; [exact: listed_a_in|exact: listed_b_in].
apply/minnormP; last split=> // x.
  by apply: convex_msub; apply: convex_conv.
move/difference_bodyE; apply: conv_dot_ge => -[p q] /=.
rewrite -(product_dot _ lv).
  exact: (shaped_all (P := fun x => product v v <= x) lv).
Qed.

End Lists.

End Vectors.
