(** * The program and its total correctness *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp Require Import ssrZ zify.
From CertiGJK Require Import vector convex minnorm support.
From CertiGJK Require Import program program_vectors program_hull program_johnson.
From CertiGJK Require Import program_loop.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope Z_scope with Z.
Delimit Scope Q_scope with Q.
Close Scope Q_scope.
Local Open Scope ring_scope.

(** ** Rational points times a common denominator *)

Definition denominator (A B : seq (seq Q)) : Z :=
  common_denominator (flatten (A ++ B)).

Definition integer_points (d : Z) (X : seq (seq Q)) : seq (seq Z) :=
  [seq [seq to_integer d q | q <- x] | x <- X].

Section Scaling.

Variables (R : realFieldType) (n : nat).

Definition divides (d : Z) (x : seq Q) : Prop :=
  forall q, List.In q x -> (Zpos (Qden q) | d)%Z.

Lemma In_nth (T : Type) (x0 : T) (x : seq T) k :
  (k < size x)%N -> List.In (nth x0 x k) x.
Proof. by elim: x k => //= a x IH [|k] lt; [left|right; apply: IH]. Qed.

Lemma In_cat (T : Type) (q : T) x y : List.In q x \/ List.In q y -> List.In q (x ++ y).
Proof. by elim: x => [|a x IH] /=; tauto. Qed.

Lemma In_flatten (T : Type) (q : T) x X :
  List.In q x -> List.In x X -> List.In q (flatten X).
Proof.
by move=> qx; elim: X => //= y X IH [->|/IH ?]; apply: In_cat; [left|right].
Qed.

Lemma denominator_divides A B x : List.In x A \/ List.In x B ->
  divides (denominator A B) x.
Proof.
move=> xAB q qx; apply: lcm_dvd_foldr; apply: In_flatten qx _.
exact: In_cat.
Qed.

Lemma pt_integer d x : size x = n -> divides d x ->
  pt R n [seq to_integer d q | q <- x] = zr R d *: qpt R n x.
Proof.
move=> xn dx; apply/rowP => k; rewrite !mxE (nth_map 0%Q) ?xn //.
by rewrite zr_to_integer //; apply/dx/In_nth; rewrite xn.
Qed.

Lemma qpt_fractions e l : (0 < e)%Z -> size l = n ->
  qpt R n [seq fraction c e | c <- l] = (zr R e)^-1 *: pt R n l.
Proof.
move=> e0 ln; apply/rowP => k; rewrite !mxE (nth_map 0%Z) ?ln //.
by rewrite qr_fraction // mulrC.
Qed.

Lemma conv_scale (T : finType) (Y Z : T -> 'rV[R]_n) c x :
  (forall t, Z t = c *: Y t) -> conv Y x -> conv Z (c *: x).
Proof.
move=> ZY [l [l0 l1 ->]]; exists l; split=> //.
rewrite scaler_sumr; apply: eq_bigr => t _; rewrite ZY !scalerA.
by rewrite mulrC.
Qed.

End Scaling.

(** ** The program *)

Section Program.

Variables (n : nat) (A B : seq (seq Q)) (start : seq index_pair).
Let d := denominator A B.
Let A' := integer_points d A.
Let B' := integer_points d B.

Lemma nth_integer X i : (i < size X)%N ->
  nth [::] (integer_points d X) i = [seq to_integer d q | q <- nth [::] X i].
Proof. exact: nth_map. Qed.

Lemma integer_sized X : all (fun x => size x == n) X ->
  all_sized n (integer_points d X).
Proof. by move=> Xn; rewrite /all_sized all_map; under eq_all do rewrite /= size_map. Qed.

Lemma well_formedP : well_formed n A B start ->
  [/\ all_sized n A', all_sized n B', ~~ nilp A', ~~ nilp B' &
      all (vertex_ok A' B') (start_vertices A' B' start) /\
      ~~ nilp (start_vertices A' B' start)].
Proof.
case/and5P=> _ A0 B0 s0 /and3P[An Bn ok]; split; rewrite ?integer_sized //.
- by rewrite /nilp size_map.
- by rewrite /nilp size_map.
- split; last by rewrite /nilp size_map.
  apply/allP => u /mapP[p p_in ->]; rewrite /vertex_ok /in_range eqxx andbT /=.
  by rewrite !size_map; apply: (allP ok).
Qed.

Lemma start_good R w : well_formed n A B start ->
  reduce (start_vertices A' B' start) = Some w -> good R n A' B' w.
Proof.
move=> /well_formedP[An Bn A0 B0 [ok s0]] e.
have [w' e' red] := @reduce_total R n _ (all_valid_sized An Bn ok) s0.
by move: e'; rewrite e => -[->]; apply: reduced_good red.
Qed.

(** The loop ends from the reduced start. *)
Lemma start_ends w : well_formed n A B start ->
  reduce (start_vertices A' B' start) = Some w -> Acc (next n A' B') w.
Proof.
move=> wf /(start_good [realFieldType of rat] wf).
by have [An Bn A0 B0 _] := well_formedP wf; apply: loop_ends.
Qed.

(** GJK with Johnson's sub-algorithm: [None] if the input is not well formed, and
    otherwise the distance of conv A and conv B with all its witnesses. *)
Definition gjk : option answer :=
  match well_formed n A B start as b
  return well_formed n A B start = b -> option answer with
  | true => fun wf =>
    match reduce (start_vertices A' B' start) as o
    return reduce (start_vertices A' B' start) = o -> option answer with
    | Some w => fun e => omap (answer_of n d A' B') (run (start_ends wf e))
    | None => fun _ => None
    end erefl
  | false => fun _ => None
  end erefl.

End Program.
