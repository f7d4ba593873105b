(** * Runs found by a program, checked by the kernel
    A run on points with integer coordinates is given by the weights of each vector
    (integers, to be divided by their sum) and the indices of the support points.
    [run_ok] checks it with integer arithmetic; [run_ok_run] says that what it accepts
    is a run in the sense of [run.v], over every ordered field. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm run integral_points.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** ** The check
    It is written for any ordered ring of numbers [K]: [int], or the binary integers
    [Z] where the numbers are large. *)
Section Check.
Variable K : realDomainType.

Fixpoint zsum (w : seq K) : K := if w is a :: w' then a + zsum w' else 0.

Fixpoint zadd (x y : seq K) : seq K :=
  match x, y with a :: x', b :: y' => (a + b) :: zadd x' y' | _, _ => [::] end.

Definition zscale (a : K) (x : seq K) : seq K := [seq a * b | b <- x].

(** The combination of the points [M] with the weights [w] (not divided). *)
Fixpoint zcomb (n : nat) (w : seq K) (M : seq (seq K)) : seq K :=
  match w, M with
  | a :: w', x :: M' => zadd (zscale a x) (zcomb n w' M')
  | _, _ => nseq n 0
  end.

Variables (n : nat) (M : seq (seq K)).

Definition points_ok := all (fun x => size x == n) M.
Definition norm_of w := zdot (zcomb n w M) (zcomb n w M).
Definition value_of w i := zdot (zcomb n w M) (nth [::] M i).
Definition used (w : seq K) (i : nat) := nth 0 w i != 0.

Definition weights_ok (w : seq K) :=
  [&& size w == size M, all (fun a => 0 <= a) w & 0 < zsum w].

Definition state_ok (w : seq K) := weights_ok w &&
  all (fun i => used w i ==> (zsum w * value_of w i == norm_of w)) (iota 0 (size M)).

Definition step_ok (w : seq K) (s : nat) (w' : seq K) :=
  [&& (s < size M)%N,
      all (fun i => value_of w s <= value_of w i) (iota 0 (size M)),
      zsum w * value_of w s < norm_of w,
      all (fun i => used w' i ==> (i == s) || used w i) (iota 0 (size M)),
      all (fun i => (i == s) || used w i ==>
             (norm_of w' <= zsum w' * value_of w' i)) (iota 0 (size M)) &
      weights_ok w'].

Fixpoint steps_ok (w : seq K) (steps : seq (nat * seq K)) :=
  if steps is (s, w') :: rest then step_ok w s w' && steps_ok w' rest else true.

Definition run_ok (w : seq K) (steps : seq (nat * seq K)) :=
  [&& points_ok, state_ok w & steps_ok w steps].

(** No point is behind the vector. *)
Definition halt_ok (w : seq K) :=
  all (fun i => norm_of w <= zsum w * value_of w i) (iota 0 (size M)).

(** The support point is the only one. *)
Definition unique_ok (w : seq K) (s : nat) :=
  all (fun i => (i == s) || (value_of w s < value_of w i)) (iota 0 (size M)).

End Check.

(** ** What it means *)
Section Meaning.
Variables (R : realFieldType) (n N : nat) (M : seq (seq int)).
Hypothesis size_M : size M = N.+1.
Hypothesis M_ok : points_ok n M.

Local Notation Y := (@listed R n N.+1 M).

(** The simplex and the vector that the weights stand for. *)
Definition simplex_of (w : seq int) : {set 'I_N.+1} := [set i | used w (val i)].
Definition vector_of (w : seq int) : 'rV[R]_n :=
  (zsum w)%:~R^-1 *: zpoint R n (zcomb n w M).

Lemma size_zadd (x y : seq int) : size y = size x -> size (zadd x y) = size x.
Proof. by elim: x y => [|a x IHx] [|b y] //= [size_y]; rewrite IHx. Qed.

Lemma nth_zadd (x y : seq int) k : size y = size x ->
  nth 0 (zadd x y) k = nth 0 x k + nth 0 y k.
Proof.
elim: x y k => [|a x IHx] [|b y] [|k] //=; rewrite ?nth_nil ?addr0 //.
by move=> [size_y]; apply: IHx.
Qed.

Lemma zpoint_zadd x y : size y = size x ->
  zpoint R n (zadd x y) = zpoint R n x + zpoint R n y.
Proof. by move=> size_y; apply/rowP => i; rewrite !mxE nth_zadd // intrD. Qed.

Lemma zpoint_zscale a x : zpoint R n (zscale a x) = a%:~R *: zpoint R n x.
Proof.
apply/rowP => i; rewrite !mxE -intrM; congr (_%:~R).
elim: x (i : nat) => [|b x IHx] [|k] //=; rewrite ?nth_nil ?mulr0 //.
Qed.

Lemma comb_sum (w : seq int) (P : seq (seq int)) :
  size w = size P -> all (fun x => size x == n) P ->
  size (zcomb n w P) = n /\ zpoint R n (zcomb n w P) =
    \sum_(i < size P) (nth 0 w i)%:~R *: zpoint R n (nth [::] P i).
Proof.
elim: w P => [|a w IHw] [|x P] //= => [_ _|[size_w] /andP[/eqP size_x P_ok]].
  rewrite size_nseq big_ord0; split=> //; apply/rowP => i; rewrite !mxE.
  by rewrite nth_nseq if_same.
have [size_c sum_c] := IHw P size_w P_ok.
have size_s : size (zscale a x) = n by rewrite size_map.
rewrite size_zadd ?zpoint_zadd ?size_s ?size_c // zpoint_zscale sum_c big_ord_recl /=.
by [].
Qed.

Lemma zsum_big (w : seq int) : (zsum w)%:~R = \sum_(i < size w) (nth 0 w i)%:~R :> R.
Proof.
elim: w => [|a w IHw]; first by rewrite big_ord0.
by rewrite big_ord_recl /= intrD IHw.
Qed.

Variable w : seq int.
Hypothesis w_ok : weights_ok M w.

Let size_w : size w = N.+1. Proof. by case/and3P: w_ok => /eqP ->. Qed.
Let D_pos : 0 < (zsum w)%:~R :> R. Proof. by case/and3P: w_ok => _ _; rewrite ltr0z. Qed.
Let D0 : (zsum w)%:~R != 0 :> R. Proof. exact: lt0r_neq0. Qed.

Lemma size_comb : size (zcomb n w M) = n.
Proof. by have [] := comb_sum (etrans size_w (esym size_M)) M_ok. Qed.

Lemma value_ofE i : '[vector_of w, Y i] = (zsum w)%:~R^-1 * (value_of n M w i)%:~R.
Proof.
rewrite dotZl dot_zpoint //; first exact: size_comb.
exact: (listed_size i size_M M_ok).
Qed.

Lemma norm_ofE : '[vector_of w, vector_of w] =
  (zsum w)%:~R^-1 * ((zsum w)%:~R^-1 * (norm_of n M w)%:~R).
Proof. by rewrite dotZl dotZr dot_zpoint //; apply: size_comb. Qed.

Lemma pos_of : pos_on (simplex_of w) Y (vector_of w).
Proof.
have [_ sum_c] := comb_sum (etrans size_w (esym size_M)) M_ok.
exists (fun i : 'I_N.+1 => (zsum w)%:~R^-1 * (nth 0 w i)%:~R); split=> [i|i||].
- rewrite inE /used => used_i; rewrite mulr_gt0 ?invr_gt0 // ltr0z lt_def used_i.
  by case/and3P: w_ok => _ /all_nthP pos _; apply: pos; rewrite size_w.
- by rewrite inE negbK => /eqP ->; rewrite mulr0.
- by rewrite -mulr_sumr -size_w -zsum_big mulVf.
rewrite /vector_of sum_c scaler_sumr size_M.
by apply: eq_bigr => i _; rewrite scalerA.
Qed.

Lemma norm_le_value i : ('[vector_of w, vector_of w] <= '[vector_of w, Y i]) =
  (norm_of n M w <= zsum w * value_of n M w i).
Proof.
by rewrite norm_ofE value_ofE ler_pmul2l ?invr_gt0 // ler_pdivr_mull // -intrM ler_int.
Qed.

Lemma value_lt_norm i : ('[vector_of w, Y i] < '[vector_of w, vector_of w]) =
  (zsum w * value_of n M w i < norm_of n M w).
Proof. by rewrite !ltNge norm_le_value. Qed.

Lemma value_le_value i j : ('[vector_of w, Y i] <= '[vector_of w, Y j]) =
  (value_of n M w i <= value_of n M w j).
Proof. by rewrite !value_ofE ler_pmul2l ?invr_gt0 // ler_int. Qed.

End Meaning.

Section Sound.
Variables (R : realFieldType) (n N : nat) (M : seq (seq int)).
Hypothesis size_M : size M = N.+1.

Local Notation Y := (@listed R n N.+1 M).

Lemma all_points (P : pred nat) : all P (iota 0 (size M)) -> forall i : 'I_N.+1, P i.
Proof. by move/allP => all_P i; apply: all_P; rewrite mem_iota size_M /=. Qed.

(** The list of weights of a run, and the runs's functions. *)
Section Functions.
Variables (w : seq int) (steps : seq (nat * seq int)).
Definition weights_at k := nth w (w :: [seq x.2 | x <- steps]) k.
Definition W_at k : {set 'I_N.+1} := simplex_of N (weights_at k).
Definition v_at k : 'rV[R]_n := vector_of R n M (weights_at k).
Definition s_at k : 'I_N.+1 := inord (nth 0%N [seq x.1 | x <- steps] k).
End Functions.

Lemma state_sound w : points_ok n M -> state_ok n M w ->
  simplex_state Y (simplex_of N w) (vector_of R n M w).
Proof.
move=> M_ok /andP[w_ok /all_points levels].
have pos := pos_of R size_M M_ok w_ok; split=> //.
apply/minnorm_convP; split; first exact: pos_on_conv_on.
move=> i; rewrite inE => used_i; rewrite (norm_le_value R size_M) //.
by have := levels i; rewrite used_i => /eqP ->.
Qed.

Lemma step_sound w s w' : points_ok n M -> weights_ok M w -> step_ok n M w s w' ->
  simplex_step Y (simplex_of N w) (vector_of R n M w) (inord s)
    (simplex_of N w') (vector_of R n M w').
Proof.
move=> M_ok w_ok /and5P[lt_s /all_points supp behind /all_points sub].
case/andP=> /all_points near w'_ok.
have s_inord : (inord s : 'I_N.+1) = s :> nat by rewrite inordK // -size_M.
have pos := pos_of R size_M M_ok w'_ok.
have mem_new (i : 'I_N.+1) : (i \in inord s |: simplex_of N w) =
    ((i : nat) == s) || used w i.
  by rewrite !inE -val_eqE /= s_inord.
have subset : simplex_of N w' \subset inord s |: simplex_of N w.
  by apply/subsetP => i; rewrite mem_new inE => used_i; apply: (implyP (sub i)).
split=> //.
- by move=> i; rewrite (value_le_value R size_M) // s_inord.
- by rewrite (value_lt_norm R size_M) // s_inord.
apply/minnorm_convP; split; first exact: conv_on_sub subset (pos_on_conv_on pos).
move=> i; rewrite mem_new => new_i; rewrite (norm_le_value R size_M) //.
exact: (implyP (near i)).
Qed.

(** What the check accepts is a run. *)
Theorem run_ok_run w steps : run_ok n M w steps ->
  simplex_run Y (W_at w steps) (v_at w steps) (s_at steps) (size steps).
Proof.
case/and3P=> M_ok state steps_w; split; first exact: state_sound.
have w_ok : weights_ok M w by case/andP: state.
move=> k lt_k; rewrite /W_at /v_at /s_at /weights_at {state}.
elim: steps w w_ok steps_w k lt_k => // -[s w'] rest IH w w_ok /= /andP[step rest_ok].
have w'_ok : weights_ok M w' by case/and5P: step => _ _ _ _ /andP[].
case=> [|k] lt_k /=; first exact: step_sound.
have := IH w' w'_ok rest_ok k lt_k.
by rewrite !(set_nth_default w w') //= ?size_map // ltnS ltnW.
Qed.

Lemma halt_ok_halts w : points_ok n M -> weights_ok M w -> halt_ok n M w ->
  nothing_behind Y (vector_of R n M w).
Proof.
by move=> M_ok w_ok /all_points ahead i; rewrite (norm_le_value R size_M).
Qed.

Lemma halt_ok_nearest w : points_ok n M -> weights_ok M w -> halt_ok n M w ->
  is_minnorm (conv Y) (vector_of R n M w).
Proof.
move=> M_ok w_ok halts; apply/minnorm_conv_allP; split; last exact: halt_ok_halts.
exact: conv_on_conv (pos_on_conv_on (pos_of R size_M M_ok w_ok)).
Qed.

Lemma unique_ok_support w s : points_ok n M -> weights_ok M w -> (s < N.+1)%N ->
  unique_ok n M w s -> forall i, i != inord s ->
  '[vector_of R n M w, Y (inord s)] < '[vector_of R n M w, Y i].
Proof.
move=> M_ok w_ok lt_s /all_points only i; have s_inord := inordK lt_s.
rewrite -val_eqE /= s_inord => ne; have := only i; rewrite (negPf ne) /= => lt_si.
by rewrite ltNge (value_le_value R size_M) // -ltNge s_inord.
Qed.

End Sound.
