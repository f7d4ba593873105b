(** * Hill climbing: the printed algorithms and their counterexamples
    Section 5.2 of the thesis (000) replaces the linear scan for a support point
    by a walk on a graph of the vertices (Algorithm 4), and section 5.3 corrects
    it for flat neighbourhoods (Algorithm 5 and the prose above it).  This file
    writes these algorithms down and refutes them where they are wrong.  The
    search that is right is in [hill_plateau.v].

    A polytope is a finite family of points [X : T -> 'rV_n]; [adj x] lists the
    neighbours of [x] in the order in which the program meets them. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector integral_points.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The algorithms
    They only compare values, hence they take [lower x y], which says whether
    the value of [x] is less than the value of [y].  [fuel] bounds the number of
    steps; the refutations hold for every amount of it. *)
Section Algorithms.
Variables (T : eqType) (adj : T -> seq T) (lower : rel T).

(** Algorithm 4: go to the first neighbour with a higher value, until none. *)
Fixpoint hill_climb (fuel : nat) (s : T) : T :=
  if fuel is k.+1 then
    if [seq a <- adj s | lower s a] is a :: _ then hill_climb k a else s
  else s.

(** Algorithm 5 as printed: the for-loop over the neighbours [todo] of [x] ends
    with an answer or with the new lists of visited and waiting vertices. *)
Fixpoint scan_neighbours (fuel : nat) (x : T) (todo visited waiting : seq T)
    : T + seq T * seq T :=
  if todo is a :: todo' then
    if a \in visited then scan_neighbours fuel x todo' visited waiting
    else if lower x a then inl (hill_climb fuel a)
    else if lower a x then inl x
    else scan_neighbours fuel x todo' (a :: visited) (a :: waiting)
  else inr (visited, waiting).

Fixpoint base_case_loop (fuel : nat) (s : T) (visited waiting : seq T) : T :=
  if fuel is k.+1 then
    if waiting is x :: waiting' then
      match scan_neighbours k x (adj x) visited waiting' with
      | inl answer => answer
      | inr (visited', waiting'') => base_case_loop k s visited' waiting''
      end
    else s
  else s.

(** Algorithm 5 as printed. *)
Definition base_case (fuel : nat) (s : T) : T :=
  base_case_loop fuel s [:: s] [:: s].

(** Section 5.3 in its own words: only if all neighbours of the first vertex are
    level with it, search the graph for a vertex with another value; if the first
    one found is higher, climb from there, otherwise keep [s]. *)
Definition level (x y : T) := ~~ lower x y && ~~ lower y x.

Fixpoint search_different (fuel : nat) (s : T) (visited waiting : seq T)
    : option T :=
  if fuel is k.+1 then
    if waiting is x :: waiting' then
      let fresh := [seq a <- adj x | a \notin visited] in
      if [seq a <- fresh | ~~ level s a] is a :: _ then Some a
      else search_different k s (fresh ++ visited) (rev fresh ++ waiting')
    else None
  else None.

Definition prose_climb (fuel : nat) (s : T) : T :=
  if all (level s) (adj s) then
    if search_different fuel s [:: s] [:: s] is Some x then
      if lower s x then hill_climb fuel x else s
    else s
  else hill_climb fuel s.

End Algorithms.

(** The comparison that the program makes for the direction [d]. *)
Definition lower_along (R : realFieldType) n (T : eqType) (X : T -> 'rV[R]_n)
  (d : 'rV[R]_n) : rel T := fun x y => '[d, X x] < '[d, X y].

(** [x] is a support point of the family [X] in the direction [d]. *)
Definition maximises (R : realFieldType) n (T : eqType) (X : T -> 'rV[R]_n)
  (d : 'rV[R]_n) (x : T) := forall y, '[d, X y] <= '[d, X x].

Section Extensionality.
Variables (T : eqType) (adj : T -> seq T) (lower lower' : rel T).
Hypothesis same_order : lower =2 lower'.

Lemma eq_hill_climb : hill_climb adj lower =2 hill_climb adj lower'.
Proof.
elim=> [|k IHk] s //=; rewrite (eq_filter (same_order s)).
by case: [seq _ <- _ | _] => // a l.
Qed.

Lemma eq_base_case : base_case adj lower =2 base_case adj lower'.
Proof.
have eq_scan fuel x todo visited waiting :
    scan_neighbours adj lower fuel x todo visited waiting =
    scan_neighbours adj lower' fuel x todo visited waiting.
  elim: todo visited waiting => [|a todo IHtodo] visited waiting //=.
  by rewrite !same_order eq_hill_climb !IHtodo.
suff eq_loop fuel s visited waiting :
    base_case_loop adj lower fuel s visited waiting =
    base_case_loop adj lower' fuel s visited waiting 
  by move=> fuel s; apply: eq_loop.
elim: fuel visited waiting => [|k IHk] visited [|x waiting] //=.
by rewrite eq_scan; case: scan_neighbours => // -[].
Qed.

Lemma eq_prose_climb : prose_climb adj lower =2 prose_climb adj lower'.
Proof.
have eq_level : level lower =2 level lower'.
  by move=> x y; rewrite /level !same_order.
have eq_search fuel s visited waiting :
    search_different adj lower fuel s visited waiting =
    search_different adj lower' fuel s visited waiting.
  elim: fuel visited waiting => [|k IHk] visited [|x waiting] //=.
  rewrite (@eq_filter _ (fun a => ~~ level lower s a)
    (fun a => ~~ level lower' s a)) => [|a]; last by rewrite eq_level.
  by rewrite IHk.
move=> fuel s; rewrite /prose_climb (eq_all (eq_level s)) eq_search eq_hill_climb.
by case: search_different => // x; rewrite same_order eq_hill_climb.
Qed.

End Extensionality.

(** ** Counterexamples, over every ordered field *)
Section Counterexamples.
Variable R : realFieldType.

(** The comparison made with integers. *)
Definition zlower N (M : seq (seq int)) (d : seq int) : rel 'I_N :=
  fun i j => zdot d (nth [::] M i) < zdot d (nth [::] M j).

Definition sized n N (M : seq (seq int)) (d : seq int) :=
  [&& size M == N, all (fun x => size x == n) M & size d == n].

Lemma dot_listed n N M d (i : 'I_N) : sized n N M d ->
  '[zpoint R n d, @listed R n N M i] = (zdot d (nth [::] M i))%:~R.
Proof.
case/and3P=> /eqP size_M /allP size_x /eqP size_d.
rewrite dot_zpoint //; apply/eqP/size_x/mem_nth.
by rewrite size_M ltn_ord.
Qed.

Lemma lower_listed n N M d : sized n N M d ->
  lower_along (@listed R n N M) (zpoint R n d) =2 @zlower N M d.
Proof. by move=> ok i j; rewrite /lower_along !dot_listed // ltr_int. Qed.

Lemma not_maximises n N M d (i j : 'I_N) : sized n N M d -> zlower M d i j ->
  ~ maximises (@listed R n N M) (zpoint R n d) i.
Proof. by move=> ok; rewrite /zlower => lt_ij /(_ j); rewrite !dot_listed // ler_int leNgt lt_ij. Qed.

(** Adjacency lists of the vertices 0 … N−1. *)
Definition listed_adj N (lists : seq (seq nat)) (i : 'I_N.+1) : seq 'I_N.+1 :=
  [seq @Ordinal N.+1 (k %% N.+1) (ltn_pmod k (ltn0Sn N)) | k <- nth [::] lists i].

(** Figure 8 of the thesis: the triangle (−1,0), (1,0), (0,1) with the extra point (0,0)
    in its base. *)
Definition figure8 : seq (seq int) := [:: [:: -1; 0]; [:: 0; 0]; [:: 1; 0]; [:: 0; 1]].
Definition figure8_adj := @listed_adj 3 [:: [:: 1; 3]; [:: 0; 2]; [:: 1; 3]; [:: 0; 2]]%N.

(** The counterexample of the thesis itself (Figure 8, section 5.3) is right: on the
    triangle with the extra point (0,0) in its base, Algorithm 4 started there returns
    (0,0) for the direction (0,1), whose support point is (0,1). *)
Theorem algorithm4_fails_on_figure8 (X := @listed R 2 4 figure8)
    (d := zpoint R 2 [:: 0; 1]) (fuel : nat) (start := Ordinal (isT : (1 < 4)%N)) :
  hill_climb figure8_adj (lower_along X d) fuel start = start /\
  ~ maximises X d start.
Proof.
split; last by apply: (@not_maximises _ _ _ _ _ (Ordinal (isT : (3 < 4)%N))).
by rewrite (eq_hill_climb figure8_adj (lower_listed _)) //; case: fuel.
Qed.

(** A bare triangle, in which every vertex is adjacent to the other two. *)
Definition triangle : seq (seq int) := [:: [:: 0; 0]; [:: 1; -1]; [:: 1; 1]].
Definition triangle_adj := @listed_adj 2 [:: [:: 1; 2]; [:: 0; 2]; [:: 0; 1]]%N.

Lemma triangle_adj_complete i : triangle_adj i =i predC1 i.
Proof.
by case: i => -[|[|[|//]]] lt_i [[|[|[|//]]] lt_j]; rewrite /triangle_adj inE.
Qed.

(** Algorithm 5 of the thesis is wrong as printed: on the bare triangle
    (0,0), (1,−1), (1,1), where all three vertices are extreme and adjacent to each
    other, with d = (0,1) and start (0,0), it meets the lower neighbour (1,−1) first
    and returns (0,0), although (1,1) is higher. *)
Theorem algorithm5_as_printed_fails (X := @listed R 2 3 triangle)
    (d := zpoint R 2 [:: 0; 1]) (fuel : nat) (start := Ordinal (isT : (0 < 3)%N)) :
  base_case triangle_adj (lower_along X d) fuel start = start /\
  ~ maximises X d start.
Proof.
split; last by apply: (@not_maximises _ _ _ _ _ (Ordinal (isT : (2 < 3)%N))).
by rewrite (eq_base_case triangle_adj (lower_listed _)) //; case: fuel.
Qed.

(** On the same triangle the plain Algorithm 4 is right. *)
Example algorithm4_on_triangle (X := @listed R 2 3 triangle)
    (d := zpoint R 2 [:: 0; 1]) (fuel : nat) (start := Ordinal (isT : (0 < 3)%N)) :
  hill_climb triangle_adj (lower_along X d) fuel.+1 start =
    Ordinal (isT : (2 < 3)%N).
Proof.
rewrite (eq_hill_climb triangle_adj (lower_listed _)) //.
case: fuel => [|[|fuel]]; by apply: val_inj.
Qed.

(** A tetrahedron with an extra point inside an edge; each edge of the polytope is a
    path of listed points in the graph. *)
Definition tetrahedron : seq (seq int) :=
  [:: [:: -1; 0; 0]; [:: 0; 0; 0]; [:: 1; 0; 0]; [:: 0; 1; -1]; [:: 0; 1; 1]].
Definition tetrahedron_adj := @listed_adj 4
  [:: [:: 1; 3; 4]; [:: 0; 2]; [:: 1; 3; 4]; [:: 0; 2; 4]; [:: 0; 2; 3]]%N.

(** The prose version of section 5.3 of the thesis is wrong in three dimensions: in the
    tetrahedron (±1,0,0), (0,1,−1), (0,1,1) with the extra point (0,0,0) inside an edge,
    for d = (0,0,1), the neighbours of the start (0,0,0) are level with it, the search
    meets the lower vertex (0,1,−1) first and (0,0,0) is returned; (0,1,1) is higher. *)
Theorem prose_version_fails (X := @listed R 3 5 tetrahedron)
    (d := zpoint R 3 [:: 0; 0; 1]) (fuel : nat) (start := Ordinal (isT : (1 < 5)%N)) :
  prose_climb tetrahedron_adj (lower_along X d) fuel start = start /\
  ~ maximises X d start.
Proof.
split; last by apply: (@not_maximises _ _ _ _ _ (Ordinal (isT : (4 < 5)%N))).
rewrite (eq_prose_climb tetrahedron_adj (lower_listed _)) //.
by case: fuel => [|[|[|fuel]]]; apply: val_inj.
Qed.

End Counterexamples.
