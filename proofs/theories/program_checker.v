(** * The executable checker accepts exactly the valid certificates

    [check] is true if and only if the conditions of the certificate hold, and
    each of the three kinds then proves what it says. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require certificate certificate_sound certificate_positions.
From CertiGJK Require Import program program_vectors program_hull program_loop.
From CertiGJK Require Import program_total program_correct checker program_rank.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

(** ** Minimum and maximum *)

Lemma zmin_in x : ~~ nilp x -> zmin x \in x.
Proof.
case: x => //= c x _; elim: x => [|d x IH] /=; first by rewrite inE.
have [->|->] : Z.min d (foldr Z.min c x) = d \/
    Z.min d (foldr Z.min c x) = foldr Z.min c x by lia.
  by rewrite !inE eqxx orbT.
by move: IH; rewrite !inE => /orP[->//|->]; rewrite !orbT.
Qed.

Lemma zmin_le x c : c \in x -> (zmin x <= c)%Z.
Proof.
case: x => //= d x; rewrite inE => /orP[/eqP ->|].
  by elim: x => /= [|e x IH]; lia.
by elim: x => //= e x IH; rewrite inE => /orP[/eqP ->|/IH]; lia.
Qed.

Lemma zmax_in x : ~~ nilp x -> zmax x \in x.
Proof.
case: x => //= c x _; elim: x => [|d x IH] /=; first by rewrite inE.
have [->|->] : Z.max d (foldr Z.max c x) = d \/
    Z.max d (foldr Z.max c x) = foldr Z.max c x by lia.
  by rewrite !inE eqxx orbT.
by move: IH; rewrite !inE => /orP[->//|->]; rewrite !orbT.
Qed.

Lemma zmax_ge x c : c \in x -> (c <= zmax x)%Z.
Proof.
case: x => //= d x; rewrite inE => /orP[/eqP ->|].
  by elim: x => /= [|e x IH]; lia.
by elim: x => //= e x IH; rewrite inE => /orP[/eqP ->|/IH]; lia.
Qed.

(** The two scans decide the inequality for all pairs. *)
Lemma supportsP A B d e t : ~~ nilp A -> ~~ nilp B -> (0 < e)%Z ->
  supports A B d e t <-> forall a b, a \in A -> b \in B ->
    (t <= e * (zdot d a - zdot d b))%Z.
Proof.
move=> A0 B0 e0; rewrite /supports; set x := map _ A; set y := map _ B.
have x0 : ~~ nilp x by rewrite /nilp size_map.
have y0 : ~~ nilp y by rewrite /nilp size_map.
split=> [le a b aA bB|le].
  have := zmin_le (map_f (zdot d) aA); have := zmax_ge (map_f (zdot d) bB).
  by rewrite -/x -/y; nia.
have /mapP[a aA ->] := zmin_in x0; have /mapP[b bB ->] := zmax_in y0.
by have := le a b aA bB; lia.
Qed.

(** ** The conditions *)

Section Checker.

Variables (R : realFieldType) (n : nat) (A B : seq (seq Q)).
Notation point := (difference_point R n A B).
Notation "x `at k" := (nth (0%N, 0%N) x k) (at level 2).
Notation rational w k := (qr R (nth 0%Q w k)).

Definition in_bodies (p : index_pair) : bool := (p.1 < size A)%N && (p.2 < size B)%N.

(** The combination of the listed differences. *)
Definition combined (ps : seq index_pair) (w : seq Q) : 'rV[R]_n :=
  \sum_(k < size ps) rational w k *: point (ps `at k).

(** One positive weight for each pair, with the sum 1, and indices in range. *)
Definition weighted (ps : seq index_pair) (w : seq Q) : Prop :=
  [/\ size w = size ps, all in_bodies ps,
      forall k, (k < size ps)%N -> 0 < rational w k &
      \sum_(k < size ps) rational w k = 1].

(** The conditions of the three kinds. *)
Definition conditions (c : certificate) : Prop :=
  match c with
  | Separated ps w =>
      [/\ weighted ps w, combined ps w != 0 & forall p, in_bodies p ->
          '[combined ps w, combined ps w] <= '[combined ps w, point p]]
  | Touching ps w d =>
      [/\ weighted ps w, combined ps w = 0, size d = n, qpt R n d != 0 &
          forall p, in_bodies p -> 0 <= '[qpt R n d, point p]]
  | Overlapping ps w basis =>
      [/\ weighted ps w, combined ps w = 0, size basis = n,
          all (fun k => (k < size ps)%N) basis &
          \det (\matrix_(k < n) point (ps `at (nth 0%N basis k))) != 0]
  end.

(** ** The checker decides them *)

Hypothesis ok : bodies_ok n A B.
Let c0 := denominator A B.
Let A' := integer_points c0 A.
Let B' := integer_points c0 B.

Lemma bodies_wf : well_formed n A B [:: (0%N, 0%N)].
Proof.
case/and5P: ok => n0 A0 B0 An Bn; rewrite /well_formed n0 A0 B0 An Bn /=.
have a0 : (0 < size A)%N by rewrite lt0n; exact: A0.
have b0 : (0 < size B)%N by rewrite lt0n; exact: B0.
by rewrite a0 b0.
Qed.

Let wf := bodies_wf.
Let zc0 : zr R c0 != 0. Proof. exact: (zd_neq0 R wf). Qed.
Let zc0_gt0 : 0 < zr R c0. Proof. by rewrite zr_gt0; have := d_gt0 A B; rewrite -/c0; lia. Qed.
Let A'n : all_sized n A'. Proof. exact: (An wf). Qed.
Let B'n : all_sized n B'. Proof. exact: (Bn wf). Qed.

Lemma to_integers_nth w k : (k < size w)%N ->
  zr R (nth 0%Z [seq to_integer (common_denominator w) q | q <- w] k) =
  zr R (common_denominator w) * rational w k.
Proof.
move=> k_lt; rewrite (nth_map 0%Q) // zr_to_integer //.
exact/lcm_dvd_foldr/In_nth.
Qed.

Lemma zr_common_gt0 w : 0 < zr R (common_denominator w).
Proof. by rewrite zr_gt0; have := common_denominator_gt0 w; lia. Qed.

Lemma weights_okP ps w : pairs_ok A B ps w ->
  weights_ok (common_denominator w) [seq to_integer (common_denominator w) q | q <- w]
  <-> weighted ps w.
Proof.
case/andP=> /eqP sz range; set e := common_denominator w; set w' := map _ w.
have sw : size w' = size ps by rewrite size_map sz.
have e0 : 0 < zr R e := zr_common_gt0 w.
have sumE : zr R (zsum w') = zr R e * \sum_(k < size ps) rational w k.
  rewrite zr_sum sw mulr_sumr; apply: eq_bigr => k _.
  by rewrite to_integers_nth // -sz.
have posE k : (k < size ps)%N -> Z.ltb 0 (nth 0%Z w' k) = (0 < rational w k).
  by move=> k_lt; rewrite -(zr_gt0 R) to_integers_nth -?sz // pmulr_rgt0 ?zr_common_gt0.
split=> [/andP[pos sum]|[_ _ pos sum]].
  split=> // [k k_lt|].
    by rewrite -posE //; apply: (all_nthP 0%Z pos); rewrite sw.
  apply: (mulfI (lt0r_neq0 e0)); rewrite -sumE mulr1; apply/esym/eqP.
  by rewrite zr_eq.
apply/andP; split; last by rewrite -(zr_eq R) sumE sum mulr1.
by apply/(all_nthP 0%Z) => k; rewrite sw => k_lt; rewrite posE // pos.
Qed.

Section Pairs.

Variables (ps : seq index_pair) (w : seq Q).
Hypothesis ps_ok : pairs_ok A B ps w.
Let e := common_denominator w.
Let w' := [seq to_integer e q | q <- w].
Let ys := differences A' B' ps.
Let v := zcomb n w' ys.

Lemma range_at k : (k < size ps)%N -> in_bodies (ps `at k).
Proof. by case/andP: ps_ok => _ /(all_nthP (0%N, 0%N)) range /range. Qed.

Lemma size_ys : size ys = size ps. Proof. exact: size_map. Qed.

Lemma ys_nth k : (k < size ps)%N ->
  size (nth [::] ys k) = n /\ pt R n (nth [::] ys k) = zr R c0 *: point (ps `at k).
Proof.
move=> k_lt; have range := range_at k_lt.
have range' : in_range A' B' (ps `at k) by rewrite in_range_Q.
have -> : nth [::] ys k = difference A' B' (ps `at k).
  exact: (nth_map (0%N, 0%N)).
by rewrite (size_difference A'n B'n) // (pt_difference R wf).
Qed.

Lemma ys_sized : all_sized n ys.
Proof.
apply/(all_nthP [::]) => k; rewrite size_ys => k_lt.
by have [->] := ys_nth k_lt.
Qed.

Lemma pt_v : pt R n v = (zr R e * zr R c0) *: combined ps w.
Proof.
have sw : size w' = size ys.
  by case/andP: ps_ok => /eqP sz _; rewrite !size_map.
have sz : size w = size ps by case/andP: ps_ok => /eqP.
rewrite /v (pt_comb R ys_sized sw) -sw size_map sz scale_sum.
apply: eq_bigr => k _; rewrite to_integers_nth ?sz //.
by have [_ ->] := ys_nth (ltn_ord k); rewrite !scalerA; congr (_ *: _); exact: mulrAC.
Qed.

Let ec0 : zr R e * zr R c0 != 0.
Proof. by rewrite mulf_neq0 // gt_eqF ?zr_common_gt0. Qed.

Lemma size_v : size v = n. Proof. exact: size_zcomb ys_sized. Qed.

Lemma zero_v : zzero v = (combined ps w == 0).
Proof. by rewrite (pt_zero R size_v) pt_v scaler_eq0 (negPf ec0). Qed.

End Pairs.

(** The support test, in the field. *)
Lemma supports_field d t e : size d = n -> (0 < e)%Z ->
  supports A' B' d e t <-> forall p, in_bodies p ->
    zr R t <= zr R e * (zr R c0 * '[pt R n d, point p]).
Proof.
move=> dn e0.
have A0 : ~~ nilp A' by case: (well_formedP wf).
have B0 : ~~ nilp B' by case: (well_formedP wf).
have E p : in_bodies p -> zr R (zdot d (nth [::] A' p.1) - zdot d (nth [::] B' p.2))%Z =
    zr R c0 * '[pt R n d, point p].
  case/andP=> pA pB; rewrite zrB !(@pt_dot R n) //; last 2 first.
  - by apply: (all_sized_nth B'n); rewrite size_map.
  - by apply: (all_sized_nth A'n); rewrite size_map.
  by rewrite (pt_body_A R wf) // (pt_body_B R wf) // !dotZr -mulrBr -dotBr.
rewrite supportsP //; split=> le.
  case=> i j /andP[/= iA jB]; rewrite -E ?/in_bodies /= ?iA // -zrM zr_le.
  have := le (nth [::] A' i) (nth [::] B' j); rewrite !mem_nth ?size_map //.
  by move=> /(_ isT isT); lia.
move=> a b /(nthP [::])[i]; rewrite size_map => iA <- /(nthP [::])[j].
rewrite size_map => jB <-; have ij : in_bodies (i, j) by apply/andP.
by have := le _ ij; rewrite -E // -zrM zr_le /=; lia.
Qed.

(** Each of the three tests. *)
Lemma separated_test ps w : pairs_ok A B ps w ->
  let e := common_denominator w in
  let v := zcomb n [seq to_integer e q | q <- w] (differences A' B' ps) in
  ~~ zzero v && supports A' B' v e (zdot v v) <->
  combined ps w != 0 /\ forall p, in_bodies p ->
    '[combined ps w, combined ps w] <= '[combined ps w, point p].
Proof.
move=> po e v; have vn : size v = n by exact: size_v.
have e0 : (0 < e)%Z := common_denominator_gt0 w.
have E p : (zr R (zdot v v) <= zr R e * (zr R c0 * '[pt R n v, point p])) =
    ('[combined ps w, combined ps w] <= '[combined ps w, point p]).
  rewrite (pt_dot R vn vn) (pt_v po) !dotZl !dotZr.
  rewrite [X in _ <= X](_ : _ = zr R e * zr R c0 * (zr R e * zr R c0 *
    '[combined ps w, point p])); last by rewrite !mulrA.
  have p0 : 0 < zr R e * zr R c0 by rewrite mulr_gt0 ?zr_common_gt0.
  by rewrite !(ler_pmul2l p0).
rewrite (zero_v po); split=> [/andP[-> /supports_field le]|[-> le]].
  by split=> // p p_ok; rewrite -E; apply: le.
by apply/supports_field => // p p_ok; rewrite E; apply: le.
Qed.

Lemma touching_test d : size d = n ->
  let d' := [seq to_integer (common_denominator d) q | q <- d] in
  ~~ zzero d' && supports A' B' d' 1 0 <->
  qpt R n d != 0 /\ forall p, in_bodies p -> 0 <= '[qpt R n d, point p].
Proof.
move=> dn d'; have d'n : size d' = n by rewrite size_map.
have dE : pt R n d' = zr R (common_denominator d) *: qpt R n d.
  by apply: pt_integer => // q q_in; apply: lcm_dvd_foldr.
have d0 := zr_common_gt0 d.
have E p : (zr R 0 <= zr R 1 * (zr R c0 * '[pt R n d', point p])) =
    (0 <= '[qpt R n d, point p]).
  by rewrite zr0 zr1 mul1r dE dotZl !pmulr_rge0.
have zE : zzero d' = (qpt R n d == 0).
  by rewrite (pt_zero R d'n) dE scaler_eq0 gt_eqF.
rewrite zE; split=> [/andP[-> /supports_field le]|[-> le]].
  by split=> // p p_ok; rewrite -E; apply: le.
by apply/supports_field => // p p_ok; rewrite E; apply: le.
Qed.

Lemma overlapping_test ps w basis : pairs_ok A B ps w -> size basis = n ->
  all (fun k => (k < size ps)%N) basis ->
  independent n [seq nth [::] (differences A' B' ps) k | k <- basis] =
  (\det (\matrix_(k < n) point (ps `at (nth 0%N basis k))) != 0).
Proof.
move=> po sb range; set rows := map _ basis.
have srows : size rows = n by rewrite size_map.
have at_k k : (k < n)%N -> nth [::] rows k =
    nth [::] (differences A' B' ps) (nth 0%N basis k) /\
    (nth 0%N basis k < size ps)%N.
  move=> k_lt; split; first by rewrite (nth_map 0%N) ?sb.
  by apply: (all_nthP 0%N range); rewrite sb.
rewrite (independentP R srows); last first.
  apply/(all_nthP [::]) => k; rewrite srows => k_lt; have [-> lt] := at_k k k_lt.
  by have [->] := ys_nth po lt.
have -> : \matrix_(i < n) pt R n (nth [::] rows i) =
    zr R c0 *: \matrix_(k < n) point (ps `at (nth 0%N basis k)).
  apply/row_matrixP => i; rewrite linearZ /= !rowK.
  by have [-> lt] := at_k i (ltn_ord i); have [_ ->] := ys_nth po lt.
by rewrite detZ mulf_eq0 expf_eq0 (negPf zc0) andbF.
Qed.

Lemma weighted_pairs ps w : weighted ps w -> pairs_ok A B ps w.
Proof. by case=> sz range _ _; rewrite /pairs_ok sz eqxx. Qed.

Lemma checkP_ok c : check n A B c <-> conditions c.
Proof.
rewrite /check; case: c => [ps w|ps w d|ps w basis] /=; rewrite ok /=.
- split=> [/and3P[po /(weights_okP po) wt /(separated_test po)[]] //|[wt v0 le]].
  have po := weighted_pairs wt; rewrite po /=.
  by apply/andP; split; [apply/(weights_okP po) | apply/(separated_test po)].
- split=> [/and3P[po /(weights_okP po) wt /and4P[]]|[wt v0 dn d0 le]].
    rewrite (zero_v po) => /eqP v0 /eqP dn d0 le.
    by have [|] := (touching_test dn).1; [apply/andP|].
  have po := weighted_pairs wt; rewrite po /= (zero_v po) v0 dn !eqxx /=.
  by apply/andP; split; [apply/(weights_okP po) | apply/(touching_test dn)].
- split=> [/and3P[po /(weights_okP po) wt /and4P[]]|[wt v0 sb range det0]].
    by rewrite (zero_v po) => /eqP v0 /eqP sb range; rewrite (overlapping_test po).
  have po := weighted_pairs wt; rewrite po /= (zero_v po) v0 sb range !eqxx /=.
  by rewrite (overlapping_test po) // det0 andbT; apply/(weights_okP po).
Qed.

End Checker.

(** The checker accepts a certificate if and only if the points are well formed
    and the conditions of its kind hold (in any, hence in every, ordered field). *)
Theorem checkP R n A B c :
  check n A B c <-> bodies_ok n A B /\ conditions R n A B c.
Proof.
split=> [ch|[ok cond]]; last exact/(checkP_ok R ok).
have ok : bodies_ok n A B by move: ch; rewrite /check; case: c => [ps w|ps w d|ps w b] /andP[/andP[]].
by split=> //; apply/(checkP_ok R ok).
Qed.
