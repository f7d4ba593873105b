(** * The executable program

    GJK with Johnson's sub-algorithm over lists of integers, in the pinned
    order: support ties go to the lowest index in A, then in B; the newest pair
    stands last; subsets are tried as s = 1, 2, 3, ... with bit i for the i-th
    pair.  Everything in this file computes and is extracted as it stands.

    Rational input is multiplied by a common denominator first, so that the
    loop works on integers.  A vector is kept in homogeneous form: a list of
    integers together with a positive integer weight that divides it. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Close Scope Q_scope.
Local Open Scope nat_scope.

(** ** Vectors of integers *)

Fixpoint map2 (S T U : Type) (f : S -> T -> U) (x : seq S) (y : seq T) :=
  if x is a :: x' then if y is b :: y' then f a b :: map2 f x' y' else [::]
  else [::].

Definition zsum (x : seq Z) : Z := foldr Z.add 0%Z x.
Definition zdot (x y : seq Z) : Z := zsum (map2 Z.mul x y).
Definition zadd (x y : seq Z) : seq Z := map2 Z.add x y.
Definition zsub (x y : seq Z) : seq Z := map2 Z.sub x y.
Definition zscale (c : Z) (x : seq Z) : seq Z := map (Z.mul c) x.
Definition zopp (x : seq Z) : seq Z := map Z.opp x.
Definition zzero (x : seq Z) : bool := all (Z.eqb 0) x.

(** The combination of the points [ys] with the coefficients [l]. *)
Definition zcomb (n : nat) (l : seq Z) (ys : seq (seq Z)) : seq Z :=
  foldr zadd (nseq n 0%Z) (map2 zscale l ys).

(** ** Johnson's sub-algorithm *)

(** A subset of the m points is a list of m booleans: bit i is for point i. *)
Definition subset := seq bool.

Definition without (s : subset) (i : nat) : subset := set_nth false s i false.

(** All subsets of m points in the order s = 0, 1, 2, ..., 2^m - 1. *)
Fixpoint subsets (m : nat) : seq subset :=
  if m is m'.+1 then flatten [seq [:: false :: s; true :: s] | s <- subsets m']
  else [:: [::]].

Definition gram (ys : seq (seq Z)) : seq (seq Z) :=
  [seq [seq zdot y y' | y' <- ys] | y <- ys].

(** Delta_j (Y_s u {y_j}) from the list [r] of the Delta_i (Y_s), which has 0 at
    the places outside s; k is the least element of s. *)
Definition extension (g : seq (seq Z)) (s : subset) (r : seq Z) (j : nat) : Z :=
  zdot r (zsub (nth [::] g (find id s)) (nth [::] g j)).

(** The list of the Delta_i (Y_s), given those of the smaller subsets. *)
Definition cofactors_from (lookup : subset -> seq Z) (g : seq (seq Z))
    (s : subset) : seq Z :=
  [seq if nth false s i then
         if count id s == 1%N then 1%Z
         else extension g (without s i) (lookup (without s i)) i
       else 0%Z | i <- iota 0 (size s)].

(** The same without a table, by recursion on the number of points of s. *)
Fixpoint cofactors_rec (fuel : nat) (g : seq (seq Z)) (s : subset) : seq Z :=
  cofactors_from (if fuel is fuel'.+1 then cofactors_rec fuel' g
                  else fun _ => [::]) g s.

Definition cofactors (g : seq (seq Z)) (s : subset) : seq Z :=
  cofactors_rec (count id s) g s.

(** The table: a binary tree whose branches are the bits of the subset. *)
Inductive table := Leaf | Node of table & option (seq Z) & table.

Fixpoint find_row (t : table) (s : subset) : option (seq Z) :=
  if t is Node t0 r t1 then
    if s is b :: s' then find_row (if b then t1 else t0) s' else r
  else None.

Fixpoint store_row (t : table) (s : subset) (row : seq Z) : table :=
  let: (t0, r, t1) := if t is Node t0 r t1 then (t0, r, t1)
                      else (Leaf, None, Leaf) in
  if s is b :: s' then
    if b then Node t0 r (store_row t1 s' row) else Node (store_row t0 s' row) r t1
  else Node t0 (Some row) t1.

(** A row from the table.  Subsets are visited in ascending order, so the row is
    there; were it not, it would be computed. *)
Definition get_row (g : seq (seq Z)) (t : table) (s : subset) : seq Z :=
  if find_row t s is Some r then r else cofactors g s.

(** 0 < Delta_i (Y_s) for i in s and Delta_j (Y_s u {y_j}) <= 0 for j outside. *)
Definition accepted (g : seq (seq Z)) (s : subset) (r : seq Z) : bool :=
  all (fun i => if nth false s i then Z.ltb 0 (nth 0%Z r i)
                else Z.leb (extension g s r i) 0) (iota 0 (size s)).

Fixpoint search (g : seq (seq Z)) (t : table) (ss : seq subset) :
    option (subset * seq Z) :=
  if ss is s :: ss' then
    let r := cofactors_from (get_row g t) g s in
    if accepted g s r then Some (s, r) else search g (store_row t s r) ss'
  else None.

(** The first accepted subset of the points [ys], with its cofactors. *)
Definition johnson (ys : seq (seq Z)) : option (subset * seq Z) :=
  search (gram ys) Leaf (behead (subsets (size ys))).

(** ** Simplices *)

Definition index_pair : Type := (nat * nat)%type.
Definition vertex : Type := (index_pair * seq Z)%type.

(** The pairs with their differences, and one positive cofactor for each; the
    weights are the cofactors divided by their sum. *)
Record simplex := Simplex { vertices : seq vertex; coeffs : seq Z }.

Definition vertex_points (w : simplex) : seq (seq Z) := map snd (vertices w).
Definition pairs (w : simplex) : seq index_pair := map fst (vertices w).
Definition weight (w : simplex) : Z := zsum (coeffs w).

(** The distance vector of the simplex, times [weight w]. *)
Definition numerator (n : nat) (w : simplex) : seq Z :=
  zcomb n (coeffs w) (vertex_points w).

Definition reduce (vs : seq vertex) : option simplex :=
  if johnson (map snd vs) is Some (s, r) then
    Some (Simplex (mask s vs) (mask s r))
  else None.

(** ** Support points *)

(** The lowest index with the greatest value of [f], given that index [i0] with
    point [x0] and value [m] leads and that the list starts at index [i]. *)
Fixpoint best (f : seq Z -> Z) (i0 : nat) (x0 : seq Z) (m : Z) (i : nat)
    (xs : seq (seq Z)) : nat * seq Z :=
  if xs is x :: xs' then
    let fx := f x in
    if Z.ltb m fx then best f i x fx i.+1 xs' else best f i0 x0 m i.+1 xs'
  else (i0, x0).

Definition argmax (f : seq Z -> Z) (xs : seq (seq Z)) : nat * seq Z :=
  if xs is x :: xs' then best f 0 x (f x) 1 xs' else (0, [::]).

(** The support point of A - B in direction -v. *)
Definition support_vertex (v : seq Z) (A B : seq (seq Z)) : vertex :=
  let: (i, a) := argmax (zdot (zopp v)) A in
  let: (j, b) := argmax (zdot v) B in
  ((i, j), zsub a b).

(** ** The loop *)

Inductive outcome := Halt | Next of simplex | Failure.

(** One pass of the loop: v is [numerator w] divided by [weight w]. *)
Definition step (n : nat) (A B : seq (seq Z)) (w : simplex) : outcome :=
  let v := numerator n w in
  if zzero v then Halt else
  let s := support_vertex v A B in
  if Z.eqb (zdot v v) (weight w * zdot v s.2) then Halt else
  if reduce (rcons (vertices w) s) is Some w' then Next w' else Failure.

Definition next (n : nat) (A B : seq (seq Z)) (w' w : simplex) : Prop :=
  step n A B w = Next w'.

(** The loop runs as long as [next] leads on; the second argument, which says
    that it does not lead on for ever, disappears in the extracted program. *)
Fixpoint run (n : nat) (A B : seq (seq Z)) (w : simplex)
    (ends : Acc (next n A B) w) {struct ends} : option (seq simplex) :=
  match step n A B w as o return step n A B w = o -> option (seq simplex) with
  | Halt => fun _ => Some [:: w]
  | Next w' => fun e => omap (cons w) (run (Acc_inv ends e))
  | Failure => fun _ => None
  end erefl.

(** ** Rational input and output *)

Definition common_denominator (x : seq Q) : Z :=
  foldr (fun q d => Z.lcm (Zpos (Qden q)) d) 1%Z x.

Definition to_integer (d : Z) (q : Q) : Z :=
  (Qnum q * (d / Zpos (Qden q)))%Z.

(** The fraction p/q in lowest terms, for q > 0. *)
Definition fraction (p q : Z) : Q :=
  let g := Z.gcd p q in Qmake (p / g) (Z.to_pos (q / g)).

Record answer := Answer {
  squared_distance : Q;
  distance_vector : seq Q;
  closest_in_A : seq Q;
  closest_in_B : seq Q;
  trace : seq (seq index_pair);
  weights : seq Q }.

Definition start_vertices (A B : seq (seq Z)) (start : seq index_pair) :
    seq vertex :=
  [seq (p, zsub (nth [::] A p.1) (nth [::] B p.2)) | p <- start].

Definition answer_of (n : nat) (d : Z) (A B : seq (seq Z)) (ws : seq simplex) :
    answer :=
  let w := last (Simplex [::] [::]) ws in
  let v := numerator n w in
  let e := (weight w * d)%Z in
  let point X (f : index_pair -> nat) :=
    [seq fraction c e
    | c <- zcomb n (coeffs w) [seq nth [::] X (f p) | p <- pairs w]] in
  {| squared_distance := fraction (zdot v v) (e * e);
     distance_vector := [seq fraction c e | c <- v];
     closest_in_A := point A fst;
     closest_in_B := point B snd;
     trace := map pairs ws;
     weights := [seq fraction c (weight w) | c <- coeffs w] |}.

(** The input is well formed if the dimension is positive, all points have it,
    and A, B and the start are not empty, with indices in range. *)
Definition well_formed (n : nat) (A B : seq (seq Q)) (start : seq index_pair) :
    bool :=
  [&& (0 < n)%N, ~~ nilp A, ~~ nilp B, ~~ nilp start,
      all (fun x => size x == n) A, all (fun x => size x == n) B
    & all (fun p => (p.1 < size A)%N && (p.2 < size B)%N) start].
