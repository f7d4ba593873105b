(** * In the plane nothing reappears
    Section 5.1 of the thesis (000) assumes, and section 4 of 001 says, that a support
    point which the algorithm has discarded is never met again.  In the plane this is true
    when the algorithm starts from a single point: its vector is then the nearest
    point of the hull of all points met so far.  (In three dimensions it is false, see
    [reappearance.v].) *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm run planar.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section PlanarRun.
Variables (R : realFieldType) (T : finType) (Y : T -> 'rV[R]_2).
Variables (W : nat -> {set T}) (v : nat -> 'rV[R]_2) (s : nat -> T) (N : nat).
Variable start : T.
Hypothesis run : simplex_run Y W v s N.
Hypothesis single : W 0%N = [set start].

Lemma across_le side u (S : {set T}) x c : conv_on S Y x ->
  (forall i, i \in S -> across side u (Y i) <= c) -> across side u x <= c.
Proof.
move=> [l [l0 l_out l1 ->]] le_c; rewrite -ler_opp2 -across_negb across_comb.
apply: mean_ge => // i li; rewrite across_negb ler_opp2 le_c //.
by apply: contraNT li => /l_out ->.
Qed.

Lemma across_ge side u (S : {set T}) x c : conv_on S Y x ->
  (forall i, i \in S -> c <= across side u (Y i)) -> c <= across side u x.
Proof.
move=> conv_x ge_c; rewrite -[side]negbK across_negb -ler_opp2 opprK.
apply: (across_le conv_x) => i /ge_c; rewrite -ler_opp2.
by rewrite -across_negb.
Qed.

(** A point of the current simplex is in all earlier ones or was inserted. *)
Lemma old_point i k : (k <= N)%N -> i \in W k ->
  (exists2 j, (j < k)%N & i = s j) \/ forall j, (j <= k)%N -> i \in W j.
Proof.
elim: k => [|k IHk] lt_kN i_W.
  by right=> j; rewrite leqn0 => /eqP ->.
have [_ _ sub _ _] := run_step run lt_kN.
have /setU1P[->|i_Wk] := subsetP sub i i_W; first by left; exists k.
have [[j lt_jk ->]|all] := IHk (ltnW lt_kN) i_Wk.
  by left; exists j => //; apply: ltnW.
by right=> j; rewrite leq_eqVlt => /predU1P[->|/all].
Qed.

Let ahead k := forall i, i \in seen W s k -> '[v k, v k] <= '[v k, Y i].

Section Step.
Variable k : nat.
Hypothesis lt_kN : (k < N)%N.
Hypothesis ahead_k : ahead k.

Let step := run_step run lt_kN.
Let state := run_state run (ltnW lt_kN).
Let behind : '[v k, Y (s k)] < '[v k, v k]. Proof. by case: step. Qed.

Let v_pos : 0 < '[v k, v k].
Proof.
rewrite dot_gt0; apply: contraTneq behind => ->.
by rewrite !dot0l ltxx.
Qed.

(** Every earlier vector is ahead of the current one. *)
Let earlier j : (j <= k)%N -> '[v k, v k] <= '[v k, v j].
Proof.
move=> le_jk; have le_jN : (j <= N)%N by apply: leq_trans (ltnW lt_kN).
apply: (@conv_on_dot_ge _ _ _ (seen W s k) Y); first exact: ahead_k.
apply: conv_on_sub (state_conv (run_state run le_jN)).
exact: subset_trans (run_seen run le_jN) (seen_sub W s le_jk).
Qed.

Let next_pos : '[v k.+1, v k.+1] != 0 -> 0 < '[v k, v k.+1].
Proof.
move=> ne0; have pos : 0 < '[v k.+1, v k.+1] by rewrite lt_def ne0 dot_ge0.
apply: (lt_le_trans pos); rewrite dotC.
apply: (@conv_on_dot_ge _ _ _ (s k |: W k) Y).
  by move=> i; apply: step_ahead step.
by apply: conv_on_sub (state_conv state); apply: subsetUr.
Qed.

(** A point met so far that would fall behind the next vector is not further right
    than the right end of the current simplex, on either side. *)
Lemma right_end side b c : b \in W k ->
  (forall w, w \in W k -> across side (v k) (Y w) <= across side (v k) (Y b)) ->
  c \in seen W s k -> '[v k.+1, Y c] < '[v k.+1, v k.+1] ->
  across side (v k) (Y c) <= across side (v k) (Y b).
Proof.
move=> b_W b_right c_seen c_behind; rewrite leNgt; apply/negP => c_right.
have nonzero : '[v k.+1, v k.+1] != 0.
  apply: contraTneq c_behind => zero.
  by move/eqP: (zero); rewrite dot_eq0 => /eqP ->; rewrite !dot0l ltxx.
have v'_pos := next_pos nonzero.
have level_b := state_level state b_W.
have next_state := step_state step.
have s_next : s k \in W k.+1 := step_keeps_new state step.
have b_ahead : '[v k.+1, v k.+1] <= '[Y b, v k.+1].
  by rewrite dotC; apply: (step_ahead step); rewrite inE b_W orbT.
have cb : '[Y c, v k.+1] < '[Y b, v k.+1].
  by rewrite dotC in c_behind; apply: lt_le_trans b_ahead.
have low : '[v k, Y b] <= '[v k, Y c] by rewrite level_b; apply: ahead_k.
have lean := leans v_pos v'_pos low c_right cb.
have b_right0 : 0 <= across side (v k) (Y b).
  by rewrite -(across_self side (v k)); apply: across_le (state_conv state) b_right.
have level_s : '[Y (s k), v k.+1] = '[v k.+1, v k.+1].
  by rewrite dotC (state_level next_state).
case: (old_point (ltnW lt_kN) b_W) => [[j lt_jk b_s]|b_old]; last first.
  (* b is the start and has never left the simplex *)
  have b_start : b = start by have := b_old 0%N isT; rewrite single inE => /eqP.
  have /seenP[|[j lt_jk c_s]] := c_seen.
    by rewrite single inE -b_start => /eqP c_b; rewrite c_b ltxx in c_right.
  have lt_jN : (j < N)%N by apply: ltn_trans lt_kN.
  have c_W : c \in W j.+1.
    by rewrite c_s; exact: step_keeps_new (run_state run (ltnW lt_jN)) (run_step run lt_jN).
  have state_j := run_state run lt_jN.
  have same : '[v j.+1, v j.+1] = '[v k, v k].
    apply: (@level_earlier _ side (v k) v_pos (Y b) (Y c)) => //; last 3 first.
    - exact: earlier.
    - by rewrite dotC (state_level state_j) // b_old.
    - by rewrite dotC (state_level state_j).
    exact: ahead_k.
  move: lt_jk; rewrite leq_eqVlt => /predU1P[j_k|lt_jk].
    by move: c_right; rewrite ltNge b_right // -j_k.
  by have := run_decreases run lt_jk (ltnW lt_kN); rewrite same ltxx.
(* b was a support point for an earlier vector *)
have [guard _ _ _ _] := run_step run (ltn_trans lt_jk lt_kN).
have u_ahead : 0 < '[v k, v j] := lt_le_trans v_pos (earlier (ltnW lt_jk)).
have low_s : '[v k, Y (s k)] < '[v k, Y b] by rewrite level_b.
have [s_left|s_right] := ltP (across side (v k) (Y (s k))) (across side (v k) (Y b)).
  have : '[Y b, v k.+1] < '[Y (s k), v k.+1].
    apply: (guarded v_pos v'_pos low c_right low_s s_left u_ahead _ _ cb).
      by rewrite !(dotC _ (v j)) b_s; apply: guard.
    by rewrite !(dotC _ (v j)) b_s; apply: guard.
  by rewrite level_s ltNge b_ahead.
have sb := right_behind v_pos v'_pos low_s s_right lean.
have : 0 <= across side (v k) (v k.+1).
  apply: (across_ge (state_conv next_state)) => i i_next.
  have [_ _ sub _ _] := step; have /setU1P[->|i_W] := subsetP sub i i_next.
    exact: le_trans s_right.
  have : '[Y b, v k.+1] <= '[Y i, v k.+1].
    apply: (left_ahead v_pos) lean; last exact: b_right.
    by rewrite level_b (state_level state).
  rewrite [X in _ <= X]dotC (state_level next_state) // -level_s.
  by rewrite leNgt sb.
by rewrite leNgt lean.
Qed.

Lemma ahead_step : ahead k.+1.
Proof.
move=> c c_seen; have [//|c_behind] := leP '[v k.+1, v k.+1] '[v k.+1, Y c].
have c_old : c \in seen W s k.
  case/seenP: c_seen => [c_start|[j]]; first by apply/seenP; left.
  rewrite ltnS leq_eqVlt => /predU1P[-> c_s|lt_jk c_s].
    move: c_behind; rewrite ltNge c_s.
    by rewrite (step_ahead step) ?setU11.
  by apply/seenP; right; exists j.
have nonzero : '[v k.+1, v k.+1] != 0.
  apply: contraTneq c_behind => zero.
  by move/eqP: (zero); rewrite dot_eq0 => /eqP ->; rewrite !dot0l ltxx.
have /set0Pn[w0 w0_W] := conv_on_neq0 (state_conv state).
have [b b_W b_right] := arg_maxP (fun w => across false (v k) (Y w)) w0_W.
have [a a_W a_right] := arg_maxP (fun w => across true (v k) (Y w)) w0_W.
have c_b := right_end b_W b_right c_old c_behind.
have := right_end a_W a_right c_old c_behind.
rewrite !(across_negb false) ler_opp2 => c_a.
have height w : w \in W k -> '[v k, Y w] <= '[v k, Y c].
  by move=> w_W; rewrite (state_level state) //; apply: ahead_k.
have front w : w \in W k -> '[v k.+1, v k.+1] <= '[Y w, v k.+1].
  by move=> w_W; rewrite dotC; apply: (step_ahead step); rewrite inE w_W orbT.
move: c_behind; rewrite ltNge => /negP[]; rewrite [X in _ <= X]dotC.
exact: (between v_pos (next_pos nonzero) (height a a_W) (height b b_W) c_a c_b
  (front a a_W) (front b b_W)).
Qed.

End Step.

(** In the plane, from a single starting point: no point met so far is behind the
    current vector. *)
Theorem planar_ahead k : (k <= N)%N ->
  forall i, i \in seen W s k -> '[v k, v k] <= '[v k, Y i].
Proof.
elim: k => [|k IHk] lt_kN; last exact: ahead_step lt_kN (IHk (ltnW lt_kN)).
move=> i /seenP[i_W|[]//]; by rewrite (state_level (run_state run lt_kN)).
Qed.

(** In the plane, from a single starting point, the vector of every iteration is the
    nearest point of the convex hull of all points met so far (and not only of the
    current simplex). *)
Theorem planar_nearest k : (k <= N)%N -> is_minnorm (conv_on (seen W s k) Y) (v k).
Proof.
move=> le_kN; apply/minnorm_convP; split; last exact: planar_ahead.
exact: conv_on_sub (run_seen run le_kN) (state_conv (run_state run le_kN)).
Qed.

(** Hence no point that was met before, discarded or not, is a support point again. *)
Theorem planar_no_reappearance k i : (k < N)%N -> i \in seen W s k -> Y (s k) <> Y i.
Proof.
move=> lt_kN i_seen same; have [_ behind _ _ _] := run_step run lt_kN.
by move: behind; rewrite ltNge same planar_ahead // ltnW.
Qed.

(** The points that the run meets in its first [k] iterations: the start and the
    support points. *)
Definition met k : seq T := start :: [seq s j | j <- iota 0 k].

Lemma met_seen k i : i \in met k -> i \in seen W s k.
Proof.
rewrite inE => /predU1P[->|/mapP[j]]; first by apply/seenP; left; rewrite single inE.
by rewrite mem_iota add0n => /andP[_ lt_jk] ->; apply/seenP; right; exists j.
Qed.

(** Section 5.1 in the plane: in a run from a single starting point, the start and all
    support points are different points of the plane. *)
Theorem planar_all_different k : (k <= N)%N -> uniq [seq Y i | i <- met k].
Proof.
elim: k => // k IHk lt_kN; have -> : met k.+1 = rcons (met k) (s k).
  by rewrite /met -[k.+1]addn1 iotaD map_cat cats1.
rewrite map_rcons rcons_uniq IHk ?(ltnW lt_kN) // andbT.
apply/negP => /mapP[i /met_seen i_seen].
exact: planar_no_reappearance.
Qed.

(** A point of the family is a support point if it is one for some direction that is
    not zero. *)
Definition supports (i : T) := exists2 d, d != 0 & forall j, '[d, Y i] <= '[d, Y j].

Lemma met_supports k : (k <= N)%N -> forall i, i \in behead (met k) -> supports i.
Proof.
move=> le_kN i /mapP[j]; rewrite mem_iota add0n => /andP[_ lt_jk] ->.
have [guard behind _ _ _] := run_step run (leq_trans lt_jk le_kN).
by exists (v j) => //; apply: contraTneq behind => ->; rewrite !dot0l ltxx.
Qed.

(** Section 5.1 in the plane: from a single starting point, the number of iterations is
    less than the number of different points of the family. *)
Theorem planar_iterations : (N < size (undup [seq Y i | i <- enum T]))%N.
Proof.
have size_met : size [seq Y i | i <- met N] = N.+1 by rewrite size_map /= size_map size_iota.
rewrite -size_met; apply: uniq_leq_size; first exact: planar_all_different.
by move=> y /mapP[i _ ->]; rewrite mem_undup map_f ?mem_enum.
Qed.

(** It is also at most the number of different support points: whatever list contains
    all support points of the family has at least as many elements as there were
    iterations. *)
Theorem planar_iterations_support (P : seq 'rV[R]_2) :
  (forall i, supports i -> Y i \in P) -> (N <= size P)%N.
Proof.
move=> all_P; have size_met : size [seq Y i | i <- behead (met N)] = N.
  by rewrite size_map size_map size_iota.
rewrite -size_met; apply: uniq_leq_size => [|y /mapP[i i_met ->]].
  by have := planar_all_different (leqnn N); rewrite /met map_cons cons_uniq => /andP[].
by apply: all_P; apply: met_supports (leqnn N) _ i_met.
Qed.

End PlanarRun.
