(** * The executable certificate checker

    Checks the three certificates over lists of rational numbers and shares no
    step with the solver in [program]: only the vector operations are common.

    - separated: pairs (i, j) and weights > 0 with sum 1 such that
      v = sum of weight * (a_i - b_j) is not 0 and v.(a - b) >= v.v for all a, b;
    - touching: pairs and weights > 0 with sum 1 whose combination is 0, and a
      direction d that is not 0 with d.(a - b) >= 0 for all a, b;
    - overlapping: pairs and weights > 0 with sum 1 whose combination is 0, and n
      positions in the list of pairs whose differences are linearly independent. *)

From Coq Require Import ZArith QArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq.
From CertiGJK Require Import program.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Close Scope Q_scope.
Local Open Scope nat_scope.

Inductive certificate :=
  | Separated of seq index_pair & seq Q
  | Touching of seq index_pair & seq Q & seq Q
  | Overlapping of seq index_pair & seq Q & seq nat.

(** ** Linear independence by elimination *)

(** The first row that does not begin with 0, and the other rows. *)
Fixpoint pivot (rows : seq (seq Z)) : option (seq Z * seq (seq Z)) :=
  if rows is r :: rows' then
    if Z.eqb 0 (head 0%Z r) then
      if pivot rows' is Some (p, rest) then Some (p, r :: rest) else None
    else Some (r, rows')
  else None.

(** Row [r] without its first place, which the pivot row [p] removes. *)
Definition eliminate (p r : seq Z) : seq Z :=
  behead (zsub (zscale (head 0%Z p) r) (zscale (head 0%Z r) p)).

(** Whether n rows of n places are linearly independent. *)
Fixpoint independent (n : nat) (rows : seq (seq Z)) : bool :=
  if n is n'.+1 then
    if pivot rows is Some (p, rest) then
      independent n' [seq eliminate p r | r <- rest]
    else false
  else true.

(** ** The conditions *)

Definition zmin (x : seq Z) : Z := if x is c :: x' then foldr Z.min c x' else 0%Z.
Definition zmax (x : seq Z) : Z := if x is c :: x' then foldr Z.max c x' else 0%Z.

(** d.(a - b) >= bound / e for all a, b: a minimum over A, a maximum over B. *)
Definition supports (A B : seq (seq Z)) (d : seq Z) (e bound : Z) : bool :=
  Z.leb bound (e * (zmin [seq zdot d a | a <- A] - zmax [seq zdot d b | b <- B])).

Definition differences (A B : seq (seq Z)) (ps : seq index_pair) :
    seq (seq Z) :=
  [seq zsub (nth [::] A p.1) (nth [::] B p.2) | p <- ps].

(** All points have n > 0 places, and there are points in A and in B. *)
Definition bodies_ok (n : nat) (A B : seq (seq Q)) : bool :=
  [&& (0 < n)%N, ~~ nilp A, ~~ nilp B, all (fun x => size x == n) A
    & all (fun x => size x == n) B].

Definition pairs_ok (A B : seq (seq Q)) (ps : seq index_pair) (w : seq Q) : bool :=
  (size ps == size w) && all (fun p => (p.1 < size A) && (p.2 < size B)) ps.

(** The weights are positive and have the sum 1, given them times e > 0. *)
Definition weights_ok (e : Z) (w : seq Z) : bool :=
  all (Z.ltb 0) w && Z.eqb e (zsum w).

Definition check (n : nat) (A B : seq (seq Q)) (c : certificate) : bool :=
  let: (ps, w) := match c with
    | Separated ps w => (ps, w)
    | Touching ps w _ => (ps, w)
    | Overlapping ps w _ => (ps, w)
    end in
  bodies_ok n A B && pairs_ok A B ps w &&
  let c0 := common_denominator (flatten (A ++ B)) in
  let A' := [seq [seq to_integer c0 q | q <- x] | x <- A] in
  let B' := [seq [seq to_integer c0 q | q <- x] | x <- B] in
  let e := common_denominator w in
  let w' := [seq to_integer e q | q <- w] in
  let ys := differences A' B' ps in
  let v := zcomb n w' ys in
  weights_ok e w' &&
  match c with
  | Separated _ _ => ~~ zzero v && supports A' B' v e (zdot v v)
  | Touching _ _ d =>
      let d' := [seq to_integer (common_denominator d) q | q <- d] in
      [&& zzero v, size d == n, ~~ zzero d' & supports A' B' d' 1 0]
  | Overlapping _ _ basis =>
      [&& zzero v, size basis == n, all (fun k => k < size ps) basis
        & independent n [seq nth [::] ys k | k <- basis]]
  end.
