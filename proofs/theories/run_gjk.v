(** * Runs and the algorithm
    The sequences of [run.v] are runs of Algorithm 1 as written in [gjk.v]: what is
    proved of them, and the witnesses found among them, speak about that algorithm. *)
From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector convex minnorm support gjk run.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Bridge.
Variables (R : realFieldType) (n : nat) (T : finType) (Y : T -> 'rV[R]_n).
Implicit Types (W : {set T}) (v : 'rV[R]_n) (s : T).

Lemma support_againstE v s : support_against Y v s <-> support_index Y (- v) s.
Proof.
by split=> supp i; have := supp i; rewrite !dotNl ler_opp2.
Qed.

(** Each step of [run.v] is a turn of the loop of Algorithm 1. *)
Lemma simplex_step_gjk W v s W' v' :
  simplex_step Y W v s W' v' -> gjk_step Y (W, v) (W', v').
Proof.
case=> supp behind sub near pos; exists s; split=> /=.
- by apply: contraTneq behind => ->; rewrite !dot0l ltxx.
- exact/support_againstE.
- by rewrite dotBr subr_eq0 gt_eqF.
by split=> //; apply: pos_on_conv_on.
Qed.

(** Conversely, a turn of the loop whose answer has positive weights on its whole
    simplex (the "smallest" subset that the paper asks for) is a step. *)
Lemma gjk_simplex_step W v W' v' : conv_on W Y v -> pos_on W' Y v' ->
  gjk_step Y (W, v) (W', v') -> exists s, simplex_step Y W v s W' v'.
Proof.
move=> conv_v pos [s [/= _ /support_againstE supp gap [sub near _]]].
exists s; split=> //; move: gap; rewrite dotBr subr_eq0 => gap.
rewrite lt_neqAle eq_sym gap /=.
have := @conv_on_dot_ge _ _ _ W Y v '[v, Y s] (fun i _ => supp i) v conv_v.
done.
Qed.

(** The halting conditions agree. *)
Lemma nothing_behind_gjk W v i : conv_on W Y v -> support_against Y v i ->
  nothing_behind Y v -> gjk_halted Y (W, v).
Proof.
move=> conv_v supp ahead; right; exists i; split; first exact/support_againstE.
apply/eqP; rewrite dotBr subr_eq0 eq_le ahead /=.
exact: (@conv_on_dot_ge _ _ _ W Y v '[v, Y i] (fun j _ => supp j) v conv_v).
Qed.

Lemma gjk_halted_nothing_behind W v :
  gjk_halted Y (W, v) -> nothing_behind Y v.
Proof.
case=> [/= ->|[s [/support_againstE supp /eqP gap]]] i; first by rewrite !dot0l.
by move: gap; rewrite /= dotBr subr_eq0 => /eqP ->.
Qed.

(** A run of [N] steps is a run of [N] turns of the loop. *)
Lemma simplex_run_gjk (W : nat -> {set T}) (v : nat -> 'rV[R]_n) (s : nat -> T) N :
  simplex_run Y W v s N ->
  gjk_inv Y (W 0%N, v 0%N) /\ gjk_steps Y N (W 0%N, v 0%N) (W N, v N).
Proof.
case=> [[near _] steps]; split=> // {near}.
have shift j k : (j + k <= N)%N -> gjk_steps Y k (W j, v j) (W (j + k)%N, v (j + k)%N).
  elim: k j => [|k IHk] j; first by rewrite addn0 => _; apply: gjk_done.
  rewrite addnS -addSn => le_N; apply: gjk_more (IHk _ le_N).
  by apply: simplex_step_gjk (steps j _); apply: leq_trans le_N; rewrite addSn ltnS leq_addr.
by have := shift 0%N N; rewrite add0n; apply.
Qed.

End Bridge.
