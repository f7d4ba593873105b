(** * The alternatives of Farkas and of Stiemke

    Two statements of the form "either these numbers exist or that direction
    exists" about finitely many vectors over an ordered field.  Both are proved
    by an induction that ends in one of the two cases, so no excluded middle is
    used.  They are what makes the existence of certificates provable. *)

From mathcomp Require Import all_ssreflect all_algebra.
From CertiGJK Require Import vector.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Alternatives.

Variables (R : realFieldType) (n : nat).
Implicit Types (d e z : 'rV[R]_n).

(** ** Farkas *)

(** The point [z] is a combination with weights [>= 0] of the vectors [Y i], for
    [i] in the list [s]. *)
Definition in_cone (I : eqType) (s : seq I) (Y : I -> 'rV[R]_n) z :=
  exists2 l : I -> R, forall i, 0 <= l i & z = \sum_(i <- s) l i *: Y i.

Lemma in_cone_cons (I : eqType) (j : I) s (Y : I -> 'rV[R]_n) z (c : R) :
  j \notin s -> 0 <= c -> in_cone s Y (z - c *: Y j) -> in_cone (j :: s) Y z.
Proof.
move=> js c0 [l l0 zE]; exists (fun i => if i == j then c else l i).
  by move=> i; case: eqP.
rewrite big_cons eqxx -(subrK (c *: Y j) z) addrC zE; congr (_ + _).
apply: eq_big_seq => i si; case: eqP => // ij.
by rewrite -ij si in js.
Qed.

(** Farkas' lemma.  For finitely many vectors [Y i] and a vector [z], either [z]
    is a combination of them with weights that are not negative, or some
    direction [d] has ['[d, Y i] >= 0] for all of them and ['[d, z] < 0]. *)
Lemma farkas (I : eqType) (s : seq I) (Y : I -> 'rV[R]_n) z : uniq s ->
  in_cone s Y z \/
  exists2 d, forall i, i \in s -> 0 <= '[d, Y i] & '[d, z] < 0.
Proof.
elim: s Y z => [|j s IH] Y z /=.
  have [->|z0] := eqVneq z 0.
    by left; exists (fun _ => 0) => //; rewrite big_nil.
  by right; exists (- z) => //; rewrite dotNl oppr_lt0 dot_gt0.
case/andP => js su; have [zs|[d ds dz]] := IH Y z su.
  left; apply: in_cone_cons (lexx 0) _ => //; by rewrite scale0r subr0.
have [dj|dj] := leP 0 '[d, Y j].
  by right; exists d => // i; rewrite inE => /predU1P[->//|]; apply: ds.
pose pr x := x - ('[d, x] / '[d, Y j]) *: Y j.
have dj0 : '[d, Y j] != 0 by rewrite lt_eqF.
case: (IH (fun i => pr (Y i)) (pr z) su) => [[l l0 zE]|[e es ez]].
  have r0 i : i \in s -> 0 <= - ('[d, Y i] / '[d, Y j]).
    by move=> si; rewrite -mulrN mulr_ge0 ?ds // oppr_ge0 invr_le0 ltW.
  left; pose k := '[d, z] / '[d, Y j]
    + \sum_(i <- s) l i * - ('[d, Y i] / '[d, Y j]).
  apply: (@in_cone_cons _ _ _ _ _ k) => //.
    apply: addr_ge0; first by rewrite mulr_le0 ?invr_le0 // ltW.
    by rewrite big_seq sumr_ge0 // => i si; rewrite mulr_ge0 ?r0.
  exists l => //; rewrite /k scalerDl opprD addrA -/(pr z) zE scaler_suml -sumrB.
  by apply: eq_bigr => i _; rewrite -scalerA scaleNr scalerN opprK scalerBr subrK.
right; exists (e - ('[e, Y j] / '[d, Y j]) *: d).
  have key x : '[e - ('[e, Y j] / '[d, Y j]) *: d, x] = '[e, pr x].
    by rewrite /pr dotBl dotBr dotZl dotZr mulrAC [in RHS]mulrAC (mulrC '[e, _]).
  move=> i; rewrite inE key => /predU1P[->|]; last exact: es.
  by rewrite /pr divff // scale1r subrr dot0r.
by rewrite dotBl dotZl mulrAC (mulrC '[e, _]) mulrAC -dotZr -dotBr.
Qed.

(** ** Stiemke *)

Variables (I : finType) (Y : I -> 'rV[R]_n).

(** Stiemke's lemma.  For finitely many vectors [Y i], either the zero vector
    is a combination of them with all weights positive, or there is a direction
    [d] with ['[d, Y i] >= 0] for all of them, and not all equal to zero. *)
Theorem stiemke :
  (exists2 l : I -> R, forall i, 0 < l i & \sum_i l i *: Y i = 0) \/
  (exists2 d, forall i, 0 <= '[d, Y i] & exists i, 0 < '[d, Y i]).
Proof.
have one i : (exists k : I -> R,
    [/\ forall j, 0 <= k j, 0 < k i & \sum_j k j *: Y j = 0]) \/
    (exists2 d, forall j, 0 <= '[d, Y j] & 0 < '[d, Y i]).
  case: (@farkas I (enum I) Y (- Y i) (enum_uniq _)) => [[l l0]|[d ds]].
    rewrite big_enum => lE; left.
    exists (fun j => l j + (j == i)%:R); split => [j||].
    - by rewrite addr_ge0 ?ler0n.
    - by rewrite eqxx ltr_paddl ?l0 ?ltr01.
    rewrite (eq_bigr (fun j => l j *: Y j + (j == i)%:R *: Y j)); last first.
      by move=> j _; rewrite scalerDl.
    rewrite big_split /= -lE (bigD1 i) //= eqxx scale1r big1 ?addr0 ?addNr //.
    by move=> j /negPf->; rewrite scale0r.
  rewrite dotNr oppr_lt0 => di; right; exists d => // j; apply: ds.
  by rewrite mem_enum.
suff : (forall i, exists k : I -> R,
    [/\ forall j, 0 <= k j, 0 < k i & \sum_j k j *: Y j = 0]) \/
    (exists2 d, forall j, 0 <= '[d, Y j] & exists i, 0 < '[d, Y i]).
  case=> [all|]; last by right.
  have [k kP] := fin_all_exists all.
  left; exists (fun j => \sum_i k i j) => [j|].
    have [k0 kj _] := kP j; rewrite (bigD1 j) //= ltr_paddr ?sumr_ge0 // => i _.
    by case: (kP i).
  rewrite (eq_bigr (fun j => \sum_i k i j *: Y j)); last first.
    by move=> j _; rewrite scaler_suml.
  by rewrite exchange_big big1 //= => i _; case: (kP i).
have : (forall i, i \in enum I -> exists k : I -> R,
    [/\ forall j, 0 <= k j, 0 < k i & \sum_j k j *: Y j = 0]) \/
    (exists2 d, forall j, 0 <= '[d, Y j] & exists i, 0 < '[d, Y i]).
  elim: (enum I) => [|i s [IH|]]; [by left | | by right].
  case: (one i) => [ki|[d d0 di]]; last by right; exists d => //; exists i.
  by left=> j; rewrite inE => /predU1P[->|]; [exact: ki | exact: IH].
by case=> [all|]; [left=> i; apply: all; rewrite mem_enum | right].
Qed.

End Alternatives.
