(** * Where doubles fail
    GJK in IEEE 754 binary64, as Flocq defines it, on the inputs of the Java tests: the
    loop as printed repeats a state for ever, Johnson's sub-algorithm finds no subset, and
    the loop of 003 goes round, or answers 0 at a distance of 2/5.  All by computation.

    The programs are transcriptions, in the same order of operations, of the Java classes
    [ExactHalting] with [LoopState], [JohnsonSubAlgorithm] with [DeltaTable], [Vec] and
    [Alzubaidi] over [Doubles], by hand.  That they are those is not proved.  On these
    inputs [DoublesFailTest] and [SubAlgorithmTest] compare with Java: where a loop of 000
    or 001 repeats a state, the simplex and the vector are those of Java, bit for bit; of
    the run without a subset, how and when it ends; of the sub-algorithm by itself, that it
    finds none; of 003, that one run ends so and that the other alternates. *)

From Coq Require Import ZArith List Bool Lia.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_overflow.

Import ListNotations.

(** ** Doubles *)

Definition whole (z : Z) : float := binary_normalize 53 1024 _ _ mode_NE z 0 false.
Definition zero : float := whole 0.
Definition one : float := whole 1.
Definition plus (x y : float) : float := Bplus mode_NE x y.
Definition minus (x y : float) : float := Bminus mode_NE x y.
Definition times (x y : float) : float := Bmult mode_NE x y.
Definition over (x y : float) : float := Bdiv mode_NE x y.

(** x > y in the order of [Doubles.compare]: both zeros are equal, NaN is above all. *)
Definition above (x y : float) : bool :=
  match Bcompare x y with
  | Some Gt => true
  | Some _ => false
  | None => is_nan x && negb (is_nan y)
  end.
Definition is_zero (x : float) : bool := negb (above x zero || above zero x).

(** ** Vectors *)

Definition vector := list float.
Definition map2 (f : float -> float -> float) (x y : vector) : vector :=
  map (fun p => f (fst p) (snd p)) (combine x y).
Definition total (x : vector) : float := fold_left plus x zero.
Definition product (x y : vector) : float := total (map2 times x y).
Definition difference (x y : vector) : vector := map2 minus x y.
Definition opposite (x : vector) : vector := map Bopp x.
Definition multiple (c : float) (x : vector) : vector := map (times c) x.
Definition vanishes (x : vector) : bool := forallb is_zero x.
Definition point (x : list Z) : vector := map whole x.

(** The sum of the points with these weights, in order. *)
Definition combination (w : vector) (ys : list vector) : vector :=
  match combine w ys with
  | (c, y) :: rest =>
    fold_left (fun sum p => map2 plus sum (multiple (fst p) (snd p))) rest (multiple c y)
  | [] => []
  end.

(** The lowest index with the greatest value. *)
Fixpoint best (i b : nat) (m : float) (values : list float) : nat :=
  match values with
  | x :: rest => if above x m then best (S i) i x rest else best (S i) b m rest
  | [] => b
  end.
Definition support_index (d : vector) (ys : list vector) : nat :=
  match map (product d) ys with x :: rest => best 1 0 x rest | [] => 0 end.

(** ** Johnson's sub-algorithm *)

Definition members (s m : nat) : list nat := filter (Nat.testbit s) (seq 0 m).
Definition without (s i : nat) : nat := s - 2 ^ i.

(** The product of the points i and j, computed as [y_j . y_i] for i <= j. *)
Definition gram (ys : list vector) (i j : nat) : float :=
  product (nth (Nat.max i j) ys []) (nth (Nat.min i j) ys []).

(** The row of the cofactors [Delta_j(Y_s u {y_j})], from the rows of smaller subsets. *)
Definition row (ys : list vector) (rows : list vector) (s : nat) : vector :=
  let within i := nth i (nth (without s i) rows []) zero in
  let is := members s (length ys) in
  let k := hd 0 is in
  map (fun j => if Nat.testbit s j then within j
                else total (map (fun i => times (within i) (minus (gram ys k i) (gram ys j i))) is))
    (seq 0 (length ys)).

Definition accepted (s : nat) (r : vector) : bool :=
  forallb (fun j => if Nat.testbit s j then above (nth j r zero) zero
                    else negb (above (nth j r zero) zero)) (seq 0 (length r)).

(** The first subset that passes, from s on, with its row. *)
Fixpoint search (ys rows : list vector) (subsets : list nat) : option (nat * vector) :=
  match subsets with
  | s :: rest =>
    let r := row ys rows s in
    if accepted s r then Some (s, r) else search ys (rows ++ [r]) rest
  | [] => None
  end.

Definition proper (w : float) : bool := above w zero && negb (above w one).

(** The indices of the subset and its nearest point. *)
Definition johnson (ys : list vector) : option (list nat * vector) :=
  let m := length ys in
  match search ys [map (fun _ => one) ys] (seq 1 (2 ^ m - 1)) with
  | Some (s, r) =>
    let is := members s m in
    let cofactors := map (fun i => nth i r zero) is in
    let w := map (fun c => over c (total cofactors)) cofactors in
    if forallb proper w then Some (is, combination w (map (fun i => nth i ys []) is)) else None
  | None => None
  end.

(** ** Algorithm 1 of 000 *)

Definition pair : Type := (nat * nat)%type.

(** The differences of A and B, the pair furthest against [v], and what both loops do
    with it: the simplex of the sub-algorithm and its point. *)
Section Bodies.
Variables A B : list vector.

Definition at_pair (p : pair) : vector := difference (nth (fst p) A []) (nth (snd p) B []).
Definition support_pair (v : vector) : pair :=
  (support_index (opposite v) A, support_index v B).
Definition out_of_range (square : float) : bool := negb (above (plus square square) square).

(** A simplex, its nearest point, and the square of the lower bound of 001. *)
Record state := State { simplex : list pair; nearest : vector; bound : float }.
Inductive outcome := Halts | Out_of_range | Simplex_full | No_subset | Goes_on (st : state).

Definition insert (W : list pair) (v : vector) (p : pair) (mu : float) : outcome :=
  if Nat.ltb (length v) (length W) then Simplex_full else
  let W' := W ++ [p] in
  match johnson (map at_pair W') with
  | Some (is, v') => Goes_on (State (map (fun i => nth i W' p) is) v' mu)
  | None => No_subset
  end.

(** One turn of algorithm 1 of 000, from W = {a0 - b0}. *)
Definition turn (st : state) : outcome :=
  let v := nearest st in
  if vanishes v then Halts else
  if out_of_range (product v v) then Out_of_range else
  let p := support_pair v in
  if is_zero (product v (difference v (at_pair p))) then Halts else
  insert (simplex st) v p (bound st).

(** ** Algorithm 1 of 001, from an empty W, with the relative tolerance of its section 5 *)

Definition tolerance : float := (* 1e-6 in Java *)
  binary_normalize 53 1024 _ _ mode_NE 4722366482869645 (-72) false.

Definition raised (mu square : float) (v w : vector) : float :=
  let p := product v w in
  if above p zero then let d := times (over p square) p in if above d mu then d else mu else mu.

(** |v| - mu <= 0, or |v| - mu <= tolerance |v|, by squares. *)
Definition close_enough (mu square : float) : bool :=
  let factor := minus one tolerance in
  negb (above (minus (minus square (times zero zero)) mu) zero)
  || (negb (above factor zero) || negb (above (times (times factor factor) square) mu)).

Definition bergen_turn (st : state) : outcome :=
  let v := nearest st in
  if vanishes v then Halts else
  let square := product v v in
  if out_of_range square then Out_of_range else
  let p := support_pair v in
  let mu := raised (bound st) square v (at_pair p) in
  if close_enough mu square then Halts else insert (simplex st) v p mu.

(** ** What [n] turns lead to *)

Fixpoint turns (one_turn : state -> outcome) (start : state) (n : nat) : outcome :=
  match n with
  | O => Goes_on start
  | S k => match turns one_turn start k with Goes_on st => one_turn st | ended => ended end
  end.

Definition start (W : list pair) : state := State W (at_pair (0, 0)) zero.

End Bodies.

(** What can be compared by computation: the numbers without the proofs in them. *)
Definition digits (v : vector) : list SpecFloat.spec_float := map B2SF v.

Lemma digits_inj v w : digits v = digits w -> v = w.
Proof.
revert w; induction v as [|x v IH]; intros [|y w] e; try discriminate; [reflexivity|].
injection e as e1 e2; f_equal; [exact (B2SF_inj _ _ x y e1) | exact (IH w e2)].
Qed.

Definition shown (o : outcome) :=
  match o with
  | Goes_on st => Some (simplex st, digits (nearest st), B2SF (bound st))
  | _ => None
  end.

Lemma shown_inj o st : shown o = shown (Goes_on st) -> o = Goes_on st.
Proof.
destruct st as [W v mu]; destruct o as [| | | |[W' v' mu']]; simpl; intro e; try discriminate.
injection e as -> e1 e2; rewrite (digits_inj _ _ e1), (B2SF_inj _ _ _ _ e2); reflexivity.
Qed.

(** A turn that leads back to the state that it came from is made for ever. *)
Lemma turns_repeat f st0 k : shown (turns f st0 k) <> None ->
  shown (turns f st0 (S k)) = shown (turns f st0 k) ->
  exists st, forall n, (k <= n)%nat -> turns f st0 n = Goes_on st.
Proof.
intros goes again; destruct (turns f st0 k) as [| | | |st] eqn:e; try contradiction.
exists st; intros n le; induction le as [|n le IH]; [exact e|].
apply shown_inj; rewrite <- again; simpl; rewrite IH, e; reflexivity.
Qed.

(** m 2^e and -m 2^e. *)
Definition up (m : positive) (e : Z) := SpecFloat.S754_finite false m e.
Definition down (m : positive) (e : Z) := SpecFloat.S754_finite true m e.

(** The two segments of [ExactHaltingTest]. *)
Definition parallel_A := map point [[0; 2; 26]; [-13; 6; -16]]%Z.
Definition parallel_B := map point [[0; 0; 0]; [1; -1; -1]]%Z.
Definition parallel_run := turns (turn parallel_A parallel_B) (start parallel_A parallel_B [(0, 0)]).

(** Algorithm 1 of 000 over doubles repeats a state for ever on two segments. *)
Theorem printed_loop_never_halts :
  shown (parallel_run 1) = Some ([(0, 0); (1, 0)],
    [down 8140678033466526 (-50); up 4756623823982641 (-50); up 5945490939571208 (-51)],
    SpecFloat.S754_zero false) /\
  exists st, forall n, (1 <= n)%nat -> parallel_run n = Goes_on st.
Proof.
split; [vm_compute; reflexivity|].
apply turns_repeat; [vm_compute; discriminate | vm_compute; reflexivity].
Qed.

(** The two segments of [VanDenBergenTest], with all subsets tried. *)
Definition facing_A := map point [[-26; 137; 15]; [137; -719; -79]]%Z.
Definition facing_B := map point [[0; 0; 0]; [2; 0; -1]]%Z.
Definition facing_run := turns (bergen_turn facing_A facing_B) (start facing_A facing_B []).

(** Algorithm 1 of 001 over doubles repeats a state for ever: one support point, and a
    relative gap above 1e-6. *)
Theorem bergen_loop_never_halts :
  shown (facing_run 4) = Some ([(1, 0); (0, 1); (0, 0)],
    [down 8618503605452800 (-65); up 8054676272447488 (-70); down 8618503605518336 (-64)],
    up 5154872844120593 (-74)) /\
  exists st, forall n, (4 <= n)%nat -> facing_run n = Goes_on st.
Proof.
split; [vm_compute; reflexivity|].
apply turns_repeat; [vm_compute; discriminate | vm_compute; reflexivity].
Qed.

(** Its other two: Johnson's sub-algorithm ends the run. *)
Definition same_A := map point [[7; 6045; 9902]; [-4; -2440; -4004]]%Z.
Definition same_B := map point [[0; 0; 0]; [-2; 1; 2]]%Z.

Theorem printed_loop_without_subset :
  turns (turn same_A same_B) (start same_A same_B [(0, 0)]) 3 = No_subset.
Proof. vm_compute; reflexivity. Qed.

(** ** Johnson's sub-algorithm finds no subset *)

(** The points of [SubAlgorithmTest.withoutSubsetInDoubles].  Over an ordered field there
    is a subset for any points: [johnson_exists] in theories/johnson.v. *)
Definition thin := map (map point)
  [[[-85; 382; 13828]; [69; -311; -11316]; [-79; 380; 13830]; [66; -310; -11318]];
   [[2620; 2916; -2698]; [-5225; -5815; 5381]; [2622; 2919; -2702]; [-5225; -5816; 5382]];
   [[878; 2992; 4025]; [-968; -3299; -4438]; [876; 2992; 4027]; [-966; -3299; -4440]]]%Z.

Theorem johnson_finds_none : forall ys, In ys thin -> johnson ys = None.
Proof.
cut (map johnson thin = map (fun _ => None) thin).
  intros e ys ys_in; apply (in_map johnson) in ys_in; rewrite e in ys_in.
  apply in_map_iff in ys_in; destruct ys_in as [_ [<- _]]; reflexivity.
vm_compute; reflexivity.
Qed.

(** ** The loop of 003 *)

(** With t in [0, 1], as its text demands, and steps 12 and 14 as listed; [second] says
    whether its second condition is asked.  The bodies are one triangle and the origin. *)
Section Polygon.
Variables (second : bool) (M : list vector).

Record line := Line { px : vector; py : vector; found : list vector }.
Inductive answer := Meets_at_zero | Meets_again | Separated | Continues (st : line).

Definition furthest (d : vector) : vector := nth (support_index d M) M [].

Definition parameter (x y : vector) : float :=
  let xy := difference y x in
  if is_zero (product xy xy) then zero else
  let t := over (product (opposite x) xy) (product xy xy) in
  let t := if above zero t then zero else t in
  if above t one then one else t.

Definition third_condition (c x z : vector) : bool :=
  let g := product c (difference x z) in
  above zero g || above (times (times tolerance tolerance) (product c c)) (times g g).

Definition polygon_turn (st : line) : answer :=
  let (x, y, seen) := st in
  let c := map2 plus x (multiple (parameter x y) (difference y x)) in
  if vanishes c then Meets_at_zero else
  let z := furthest (opposite c) in
  if second && existsb (fun b => vanishes (difference b c)) seen then Meets_again else
  if third_condition c x z then Separated else
  let seen' := if second then c :: seen else [] in
  if above (product x x) (product y y) then Continues (Line z y seen')
  else Continues (Line x z seen').

Definition polygon_start : line := Line 
  (furthest (point [1; -1]%Z)) (furthest (point [-1; 1]%Z)) [].

Fixpoint polygon_turns (n : nat) : answer :=
  match n with
  | O => Continues polygon_start
  | S k => match polygon_turns k with Continues st => polygon_turn st | ended => ended end
  end.

End Polygon.

Definition drawn (a : answer) :=
  match a with
  | Continues st => Some (digits (px st), digits (py st), map digits (found st))
  | _ => None
  end.

Lemma drawn_inj a st : drawn a = drawn (Continues st) -> a = Continues st.
Proof.
destruct st as [x y seen]; destruct a as [| | |[x' y' seen']]; simpl; intro e; try discriminate.
injection e as e1 e2 e3; rewrite (digits_inj _ _ e1), (digits_inj _ _ e2).
do 2 f_equal; revert seen e3; induction seen' as [|c s IH]; intros [|d r] e; try discriminate; auto.
injection e as e4 e5; rewrite (digits_inj _ _ e4), (IH _ e5); reflexivity.
Qed.

(** The triangle of [AlzubaidiTest], at a distance of 2/5 from the origin (proved over
    every ordered field: [repeated_point_without_ties] in theories/polygon_loop.v). *)
Definition wedge := map point [[-2; -2]; [0; -2]; [2; 1]]%Z.

(** Over doubles its second condition says that they meet. *)
Theorem second_condition_is_wrong : polygon_turns true wedge 3 = Meets_again.
Proof. vm_compute; reflexivity. Qed.

(** A turn that leads back to the state before the last is made for ever. *)
Lemma polygon_repeats M : drawn (polygon_turns false M 1) <> None ->
  drawn (polygon_turns false M 2) = drawn (polygon_turns false M 0) ->
  forall n, exists st, polygon_turns false M n = Continues st /\
    polygon_turns false M (S (S n)) = Continues st.
Proof.
set (f := polygon_turns false M); intros goes again.
assert (turned : forall n st, f n = Continues st -> f (S n) = polygon_turn false M st).
  intros n st e; unfold f in e |- *; simpl; rewrite e; reflexivity.
assert (e0 : f 0%nat = Continues (polygon_start M)) by reflexivity.
destruct (f 1%nat) as [| | |st1] eqn:e1; try contradiction.
assert (e2 : f 2%nat = Continues (polygon_start M)) by (apply drawn_inj; exact again).
assert (t0 : polygon_turn false M (polygon_start M) = Continues st1).
  rewrite <- e1; symmetry; exact (turned 0%nat _ e0).
assert (t1 : polygon_turn false M st1 = Continues (polygon_start M)).
  rewrite <- e2; symmetry; exact (turned 1%nat _ e1).
assert (main : forall n, (f n = Continues (polygon_start M) \/ f n = Continues st1)).
  intro n; induction n as [|n [e|e]]; [left; exact e0| |]; rewrite (turned n _ e); auto.
intro n; destruct (main n) as [e|e]; eexists; (split; [exact e|]).
  rewrite <- t1; apply turned; rewrite <- t0; exact (turned n _ e).
rewrite <- t0; apply turned; rewrite <- t1; exact (turned n _ e).
Qed.

(** Without it the loop goes round two states for ever. *)
Theorem polygon_loop_never_halts : forall n, exists st,
  polygon_turns false wedge n = Continues st /\ polygon_turns false wedge (S (S n)) = Continues st.
Proof. apply polygon_repeats; [vm_compute; discriminate | vm_compute; reflexivity]. Qed.
