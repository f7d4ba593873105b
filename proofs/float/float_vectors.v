(** * Vectors with rounded coordinates

    Vectors of R^3; in the plane the third coordinate is 0.  Inner and cross
    products are those of the Java classes, in their order of evaluation, over
    any [arithmetic]; the exact ones are over the real numbers. *)

From Coq Require Import Reals Lra ssreflect ssrbool.
From CertiGJKFloat Require Import float_model.

Local Open Scope R_scope.

Record vec (T : Type) := Vec { vx : T; vy : T; vz : T }.
Arguments Vec {T}.
Arguments vx {T}.
Arguments vy {T}.
Arguments vz {T}.

(** ** Exact *)

Definition rsub (x y : vec R) : vec R := Vec (vx x - vx y) (vy x - vy y) (vz x - vz y).
Definition radd (x y : vec R) : vec R := Vec (vx x + vx y) (vy x + vy y) (vz x + vz y).
Definition rscale (c : R) (x : vec R) : vec R := Vec (c * vx x) (c * vy x) (c * vz x).
Definition rdot (x y : vec R) : R := vx x * vx y + vy x * vy y + vz x * vz y.
Definition rcross (x y : vec R) : vec R :=
  Vec (vy x * vz y - vz x * vy y) (vz x * vx y - vx x * vz y) (vx x * vy y - vy x * vx y).

(** The sum of the magnitudes of the coordinates. *)
Definition norm1 (x : vec R) : R := Rabs (vx x) + Rabs (vy x) + Rabs (vz x).

(** ** Rounded *)

Section Operations.

Variable C : operations.
Implicit Types x y : vec (number C).

Definition vsub x y : vec (number C) :=
  Vec (sub (vx x) (vx y)) (sub (vy x) (vy y)) (sub (vz x) (vz y)).
Definition vadd x y : vec (number C) :=
  Vec (add (vx x) (vx y)) (add (vy x) (vy y)) (add (vz x) (vz y)).
Definition vopp x : vec (number C) := Vec (opp (vx x)) (opp (vy x)) (opp (vz x)).
Definition dot x y : number C :=
  add (add (mul (vx x) (vx y)) (mul (vy x) (vy y))) (mul (vz x) (vz y)).
Definition cross x y : vec (number C) :=
  Vec (sub (mul (vy x) (vz y)) (mul (vz x) (vy y)))
      (sub (mul (vz x) (vx y)) (mul (vx x) (vz y)))
      (sub (mul (vx x) (vy y)) (mul (vy x) (vx y))).

(** The rounded sum of the magnitudes of the coordinates. *)
Definition norm x : number C := add (add (abs (vx x)) (abs (vy x))) (abs (vz x)).

End Operations.

Arguments vsub {C}.
Arguments vadd {C}.
Arguments vopp {C}.
Arguments dot {C}.
Arguments cross {C}.
Arguments norm {C}.

Section Rounded.

Variable A : arithmetic.
Implicit Types x y : vec (number A).

(** The vector that is stored. *)
Definition stored x : vec R := Vec (value (vx x)) (value (vy x)) (value (vz x)).

(** The computed coordinate [a] has a magnitude of at most [X], and the exact one
    differs by at most [E]. *)
Definition coordinate (X E : R) (a : number A) (a' : R) : Prop :=
  Rabs (value a) <= X /\ Rabs (value a - a') <= E.

(** The same for all coordinates: [x] is known up to [E]. *)
Definition known (X E : R) x (x' : vec R) : Prop :=
  [/\ coordinate X E (vx x) (vx x'), coordinate X E (vy x) (vy x')
    & coordinate X E (vz x) (vz x')].

Definition at_most (X : R) x : Prop :=
  [/\ Rabs (value (vx x)) <= X, Rabs (value (vy x)) <= X & Rabs (value (vz x)) <= X].

Lemma coordinate_ge0 X E (a : number A) (a' : R) : coordinate X E a a' -> 0 <= X /\ 0 <= E.
Proof.
by case=> hX hE; split; [apply: Rle_trans hX | apply: Rle_trans hE]; apply: Rabs_pos.
Qed.

Lemma known_ge0 X E x (x' : vec R) : known X E x x' -> 0 <= X /\ 0 <= E.
Proof. by case=> /coordinate_ge0. Qed.

Lemma known_le X E X' E' x (x' : vec R) : X <= X' -> E <= E' -> known X E x x' -> known X' E' x x'.
Proof.
move=> XX EE [[a b] [c d] [e f]].
by split; (split; [exact: Rle_trans XX | exact: Rle_trans EE]).
Qed.

(** An operand known exactly. *)
Lemma known_stored X x : at_most X x -> known X 0 x (stored x).
Proof.
by case=> a b c; split; split; rewrite //= ?Rminus_diag_eq // Rabs_R0; exact: Rle_refl.
Qed.

End Rounded.

Arguments stored {A}.
Arguments known {A}.
Arguments at_most {A}.
Arguments coordinate {A}.
