(** * What the Java text knows of a body, and how it counts

    What [Vertices] says of itself, of bodies that are no images; and what the loops of
    [FilterSweep], as they are translated, say of the products of all vertices or of the
    neighbours: how many fall below a number, or whether one does, over rounded real
    numbers. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_model.
From CertiGJKFloat Require Import float_rounding optimality java_model java_methods java_formulas java_loops.

Local Open Scope R_scope.

Section Text.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

(** ** What [Vertices] says of itself *)

Definition vertex (p : Vertices M) (k : Z) : point := vertex_of M p k.

Definition is_index (p : Vertices M) (k : Z) : Prop := (0 <= k < Vertices_size p)%Z.

Definition apart (p : Vertices M) (i k : Z) : vec R := rsub (stored (vertex p i)) (stored (vertex p k)).

Definition neighbours_of (p : Vertices M) (k : Z) : list Z :=
  map (Vertices_neighbours p) (range (Vertices_from p k) (Vertices_from p (k + 1)%Z) 1).

(** A body: at least one vertex, the largest magnitude and the extent enough for all, and
    with a hull, a vertex is lowest if no neighbour is lower. *)
Record polytope (p : Vertices M) : Prop := Polytope {
  size_some : (0 < Vertices_size p < 2 ^ 31)%Z;
  size_is : array_length (Vertices_x p) = Vertices_size p;
  no_image : Vertices_image p = None;
  magnitude_is : forall k, is_index p k -> let m := double_value (Vertices_magnitude p) in
    [/\ Rabs (double_value (vx (vertex p k))) <= m, Rabs (double_value (vy (vertex p k))) <= m
      & Rabs (double_value (vz (vertex p k))) <= m];
  extent_is : forall i k, is_index p i -> is_index p k ->
    norm1 (apart p i k) <= double_value (Vertices_extent p);
  hull_is : no_array (Vertices_from p) = false -> forall k, is_index p k ->
    [/\ NoDup (neighbours_of p k), forall i, In i (neighbours_of p k) -> is_index p i
      & forall w, (forall i, In i (neighbours_of p k) -> 0 <= rdot (apart p i k) w) ->
          forall i, is_index p i -> 0 <= rdot (apart p i k) w] }.

(** Beyond the array the first vertex stands again. *)
Definition clip (p : Vertices M) (k : Z) : Z := if (0 <=? k)%Z && (k <? Vertices_size p)%Z then k else 0%Z.

Lemma clip_index p k : polytope p -> is_index p (clip p k).
Proof.
move=> hp; have := size_some p hp; rewrite /clip /is_index.
by case: Z.leb_spec; case: Z.ltb_spec => /=; lia.
Qed.

Lemma clip_id p k : is_index p k -> clip p k = k.
Proof. by rewrite /clip /is_index; case: Z.leb_spec; case: Z.ltb_spec => //=; lia. Qed.

Definition points (p : Vertices M) (k : Z) : point := vertex p (clip p k).

Definition indices (p : Vertices M) : list Z := range 0 (Vertices_size p) 1.

(** ** Signs *)

Lemma subE (x y : double) : double_value (x - y)%D = rounded (x - y).
Proof. by []. Qed.

Lemma sub_negative (x y : double) : Rlt_bool (double_value (x - y)%D) 0 = Rlt_bool x y.
Proof.
have F : format (- y) by apply: format_opp; apply: double_format.
have /Rabs_le_inv := rounded_sum x (- y) (double_format x) F.
rewrite -[rounded _]/(double_value (x - y)%D) u64_val; move: (double_value (x - y)%D) => s.
case: (Rlt_bool_spec s 0) => h1; case: Rlt_bool_spec => h2 //; case: (Rcase_abs s) => h3; try lra.
  by rewrite (Rabs_left s h3); lra.
by rewrite (Rabs_right s h3); lra.
Qed.

Lemma negative_is (x : double) : FilterSweep_negative M x = if Rlt_bool x 0 then 1%Z else 0%Z.
Proof. by rewrite /FilterSweep_negative /bits /=; case: Rlt_bool. Qed.

Lemma double_eq (x y : double) : double_value x = double_value y -> x = y.
Proof. by move=> e; rewrite -(double_of x x) // -(double_of y y) // e. Qed.

Lemma dot_opp (v x : point) : double_value (dot (vopp v) x) = - double_value (dot v x).
Proof.
rewrite /dot /= -!rounded_opp; congr rounded.
rewrite Ropp_plus_distr -!rounded_opp; congr (_ + _); last by congr rounded; ring.
congr rounded; rewrite Ropp_plus_distr -!rounded_opp.
by congr (_ + _); congr rounded; ring.
Qed.

(** The thresholds, without the sign of a zero. *)
Lemma threshold_sign (x : double) : dopp (dyadic 0 0 - x)%D = x.
Proof.
apply: double_eq; rewrite doppE subE dyadicE // Rmult_0_l Rminus_0_l rounded_opp Ropp_involutive.
exact: rounded_id (double_format x).
Qed.

Lemma threshold_opp (v x : point) (bound : double) :
  (bound - dot v x)%D = (dot (vopp v) x + bound)%D.
Proof. by apply: double_eq; rewrite subE addE dot_opp; congr rounded; ring. Qed.

Lemma vopp_involutive (v : point) : vopp (vopp v) = v.
Proof. by case: v => x y z; congr Vec; apply: double_eq; rewrite /= Ropp_involutive. Qed.

(** ** The indices of the simplex *)

Section Index.

Variables (p : Vertices M) (hp : polytope p) (c : Candidate M) (index : array Z).
Hypothesis sizes : (Candidate_size c = 1 \/ Candidate_size c = 2 \/ Candidate_size c = 3)%Z.
Hypothesis among : forall k, (0 <= k < Candidate_size c)%Z -> is_index p (index k).

Definition simplex : list Z := map index (range 0 (Candidate_size c) 1).

Lemma in_simplex i : In i simplex <-> exists2 k, (0 <= k < Candidate_size c)%Z & i = index k.
Proof.
rewrite /simplex in_map_iff; split=> [[k [<- /range1 h]]|[k h ->]]; first by exists k.
by exists k; split=> //; apply/range1.
Qed.

Lemma differ_is i j : is_index p i -> is_index p j ->
  FilterSweep_differ i j = if (i =? j)%Z then 0%Z else 1%Z.
Proof. by have := size_some p hp; rewrite /is_index => ? ? ?; apply: differ_bits; lia. Qed.

(** Those that are counted, each once. *)
Definition counted_simplex : list Z := nodup Z.eq_dec simplex.

Lemma distinct_is : FilterSweep_distinct M c index = Z.of_nat (length counted_simplex).
Proof.
rewrite /FilterSweep_distinct /counted_simplex /simplex.
have d i j : (0 <= i < Candidate_size c)%Z -> (0 <= j < Candidate_size c)%Z ->
    FilterSweep_differ (index i) (index j) = if (index i =? index j)%Z then 0%Z else 1%Z.
  by move=> hi hj; apply: differ_is; apply: among.
have r1 : range 0 1 1 = (0 :: nil)%Z by [].
have r2 : range 0 2 1 = (0 :: 1 :: nil)%Z by [].
have r3 : range 0 3 1 = (0 :: 1 :: 2 :: nil)%Z by [].
case: sizes => [E|[E|E]]; rewrite E ?r1 ?r2 ?r3 in d *; cbn -[FilterSweep_differ Z.land].
- by [].
- rewrite (d 0%Z 1%Z) //; case: Z.eqb_spec => e; repeat case: Z.eq_dec => ? /=; by [| congruence].
- rewrite (d 0%Z 1%Z) // (d 0%Z 2%Z) // (d 1%Z 2%Z) //.
  do 3 case: Z.eqb_spec => ?; repeat case: Z.eq_dec => ? /=; by [| congruence].
Qed.

(** ** Products *)

Variables (v : point) (low : double).

Definition falls (k : Z) : bool := Rlt_bool (double_value (dot v (vertex p k))) (double_value low).

Lemma product_is k : FilterSweep_negative M (dot v (vertex p k) - low)%D = if falls k then 1%Z else 0%Z.
Proof. by rewrite negative_is sub_negative. Qed.

(** [below] counts. *)
Lemma below_is : FilterSweep_below M p (vx v) (vy v) (vz v) low = Z.of_nat (length (filter falls (indices p))).
Proof.
rewrite /FilterSweep_below (size_is p hp) -/(indices p) -(Z.add_0_l (Z.of_nat _)) -fold_count.
by apply: fold_ext => n k _; congr Z.add; exact: product_is.
Qed.

(** The products that are stored, those of the simplex only if it counts. *)
Lemma stored_is exact_ : no_array (Vertices_from p) = true ->
  FilterSweep_proves_8 M p c index (vx v) (vy v) (vz v) low exact_ = true ->
  forall k, is_index p k -> exact_ = false /\ In k simplex \/ falls k = false.
Proof.
move=> whole; rewrite /FilterSweep_proves_8 whole /= /FilterSweep_store (size_is p hp) -/(indices p) => /negbTE.
set f := fun k : Z => (dot v (vertex p k) - low)%D.
set start := Candidate_products _ _.
set products := if _ then _ else _.
have entries k : is_index p k -> ~ (exact_ = false /\ In k simplex) -> products k = f k.
  move=> hk out; have [put_in _] := fold_put double f (indices p) start k.
  rewrite /products {products}; move: out; case: (exact_) => out; first by rewrite /= put_in //; apply/range1.
  have {}out : ~ In k simplex by move=> h; case: out.
  rewrite [negb false]/=.
  have -> (a : array double) : fold_left (fun (a : array double) k => put a (index k) (dyadic 0 0)) (range 0 (Candidate_size c) 1) a k
      = fold_left (fun (a : array double) k => put a k (dyadic 0 0)) simplex a k.
    by rewrite /simplex; elim: (range _ _ _) a => [|i s IH] a //=; rewrite IH.
  have [_ kept] := fold_put double (fun _ => dyadic 0 0) simplex
    (fold_left (fun (a : array double) k => put a k (f k)) (indices p) start) k.
  by rewrite (kept out) put_in //; apply/range1.
move=> quiet k hk.
have decide : exact_ = false /\ In k simplex \/ ~ (exact_ = false /\ In k simplex).
  case: (exact_); first by right; case.
  by case: (in_dec Z.eq_dec k simplex) => ?; [left | right; case].
case: decide => [|out]; [by left | right].
suff : (0 <= bits (m := M) (products k))%Z.
  rewrite (entries k hk out) -[bits _]/(if Rlt_bool (double_value (f k)) 0 then (-1)%Z else 0%Z).
  by rewrite /f sub_negative -/(falls k); case: (falls k).
have {}hk : (0 <= k < Vertices_size p)%Z := hk.
move: quiet; rewrite /FilterSweep_anyNegative fold_lor4.
case: Z.ltb_spec => // /Z.lor_nonneg[/Z.lor_nonneg[/Z.lor_nonneg[h0 h1] h2] h3] _.
have [{}h0 rest] := fold_lor (fun k => bits (m := M) (products k)) _ _ h0.
have [_ b0] := fold_lor (fun k => bits (m := M) (products k)) _ _ h0.
have [_ b1] := fold_lor (fun k => bits (m := M) (products (k + 1)%Z)) _ _ h1.
have [_ b2] := fold_lor (fun k => bits (m := M) (products (k + 2)%Z)) _ _ h2.
have [_ b3] := fold_lor (fun k => bits (m := M) (products (k + 3)%Z)) _ _ h3.
by case: (range_blocks _ _ hk) => [[j hj [->|[->|[->|->]]]]|]; auto.
Qed.

(** Among the neighbours so many fall as there are neighbours in the simplex, or none. *)
Lemma neighbours_is exact_ : no_array (Vertices_from p) = false ->
  FilterSweep_proves_8 M p c index (vx v) (vy v) (vz v) low exact_ = true ->
  exists2 g : Z -> bool, (forall k, g k = true -> In k simplex) &
    let s := neighbours_of p (index 0%Z) in
    length (filter falls s) = if exact_ then 0%nat else length (filter g s).
Proof.
move=> hull; rewrite /FilterSweep_proves_8 hull /= /FilterSweep_neighbours.
have i0 : is_index p (index 0%Z) by apply: among; case: sizes => [->|[->|->]].
have [_ near _] := hull_is p hp hull _ i0.
set k1 := if (1 <? _)%Z then _ else _; set k2 := if (2 <? _)%Z then _ else _.
have h1 : In k1 simplex.
  by apply/in_simplex; rewrite /k1; case: Z.ltb_spec => h; [exists 1%Z | exists 0%Z] => //;
    case: sizes => [->|[->|->]].
have h2 : In k2 simplex.
  by apply/in_simplex; rewrite /k2; case: Z.ltb_spec => h; [exists 2%Z | exists 0%Z] => //;
    case: sizes => [->|[->|->]].
have of_simplex k : In k simplex -> is_index p k by move=> /in_simplex[n hn ->]; apply: among.
set g := fun k : Z => (k =? k1)%Z || (k =? k2)%Z.
set s := neighbours_of p (index 0%Z).
set folded := fold_left _ (range _ _ _) (0%Z, 0%Z).
have -> : folded =
    (Z.of_nat (length (filter falls s)), Z.of_nat (length (filter g s))).
  rewrite -(Z.add_0_l (Z.of_nat (length (filter falls s)))) -(Z.add_0_l (Z.of_nat (length (filter g s)))).
  rewrite -!fold_count -fold_pair /s /neighbours_of fold_map.
  rewrite /folded; apply: fold_ext => -[x y] n hn; have hk : is_index p (Vertices_neighbours p n) by apply: near; apply: in_map.
  rewrite (differ_is _ k1 hk (of_simplex _ h1)) (differ_is _ k2 hk (of_simplex _ h2)) /g.
  congr pair; last by congr Z.add; case: (_ =? k1)%Z; case: (_ =? k2)%Z.
  by congr Z.add; exact: product_is.
move=> count; exists g => [k /orP[|] /Z.eqb_eq -> //|].
by case: (exact_) count => /Z.eqb_eq; [rewrite -[0%Z]/(Z.of_nat 0) => /Nat2Z.inj | move=> /Nat2Z.inj].
Qed.

End Index.

End Text.
