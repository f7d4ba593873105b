(** * What a body says of its coordinates

    [Vertices.measure] of the Java text: no coordinate is larger than the magnitude, and
    the extent is at least the sum of the distances of two vertices along the axes, over
    rounded real numbers; and [Vertices.exponent]: all coordinates are multiples of two to
    it, in IEEE 754. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrfun ssrbool.
From Flocq Require Import Core BinarySingleNaN.
From CertiGJKFloat Require Import float_model float_vectors float_overflow error_bounds float_rounding figure_bounds.
From CertiGJKFloat Require Import java_model java_integers java_methods java_formulas java_loops java_exact integer_rounding.
From CertiGJKFloat Require Import java_vertices java_planar java_lattice.

Local Open Scope R_scope.

Section Measure.

Variables (none : double) (none_is : double -> bool).
Let M := double_machine none none_is.

(** ** One axis *)

Definition narrowed (s : double * double) (x : double) : double * double :=
  if less (m := M) x s.1 then (x, s.2) else if less (m := M) s.2 x then (s.1, x) else s.

Lemma within_axis (s : list double) (low high : double) : (low <= high)%R ->
  let r := fold_left narrowed s (low, high) in
  [/\ r.1 <= low, high <= r.2 & forall x, In x s -> r.1 <= x <= r.2].
Proof.
elim: s low high => [|y s IH] low high le /=; first by split=> //; apply: Rle_refl.
rewrite {2 4 6 8}/narrowed /=; case: (Rlt_bool_spec y low) => [lt|ge].
  have [h1 h2 h3] := IH y high ltac:(lra); split=> [||x [<-|/h3 //]]; lra.
case: (Rlt_bool_spec high y) => [lt|ge2].
  have [h1 h2 h3] := IH low y ltac:(lra); split=> [||x [<-|/h3 //]]; lra.
by have [h1 h2 h3] := IH low high le; split=> [||x [<-|/h3 //]]; lra.
Qed.

Definition bounds_of (axis : array double) : double * double :=
  fold_left narrowed (elements axis) (axis 0%Z, axis 0%Z).

Lemma bounds_right (axis : array double) k : (0 <= k < array_length axis)%Z ->
  (bounds_of axis).1 <= axis k <= (bounds_of axis).2.
Proof.
move=> hk; have [_ _] := within_axis (elements axis) (axis 0%Z) (axis 0%Z) (Rle_refl _).
by apply; rewrite /elements; apply: in_map; apply/range1.
Qed.

(** ** All axes *)

Definition largest_of (m : double) (axis : array double) : double :=
  greatest (m := M) m (greatest (m := M) (dopp (bounds_of axis).1) (bounds_of axis).2).

Definition side_of (axis : array double) : double := side (bounds_of axis).1 (bounds_of axis).2.

Lemma greatest_is (x y : double) : double_value (greatest (m := M) x y) = Rmax x y.
Proof. by rewrite /greatest /= /Rmax; case: Rle_bool_spec => h; case: Rle_dec => //; lra. Qed.

Lemma largest_right (m : double) (axis : array double) :
  m <= largest_of m axis /\
  forall k, (0 <= k < array_length axis)%Z -> Rabs (axis k) <= largest_of m axis.
Proof.
rewrite /largest_of !greatest_is; split=> [|k /bounds_right h]; first exact: Rmax_l.
apply: Rle_trans (Rmax_r _ _); apply: Rabs_le.
have := Rmax_l (dopp (bounds_of axis).1) (bounds_of axis).2.
have := Rmax_r (dopp (bounds_of axis).1) (bounds_of axis).2.
by rewrite /=; lra.
Qed.

Lemma side_right (axis : array double) i k : (0 <= i < array_length axis)%Z -> (0 <= k < array_length axis)%Z ->
  0 <= side_of axis /\ Rabs (axis i - axis k) <= side_of axis.
Proof.
move=> /bounds_right hi /bounds_right hk.
have := side_enough (bounds_of axis).1 (bounds_of axis).2; rewrite -/(side_of axis) => h.
by split; [lra | apply: Rabs_le; lra].
Qed.

(** The text. *)
Definition measured (s : double * double * array double) (axes : array (array double)) (c : Z) :=
  let '(largest, sum, centre) := s in
  (largest_of largest (axes c), (sum + side_of (axes c))%D,
    put centre c (dyadic 1 (-1) * (bounds_of (axes c)).1 + dyadic 1 (-1) * (bounds_of (axes c)).2)%D).

Definition all_measured (p : Vertices M) : double * double * array double :=
  fold_left (fun s => measured s (Vertices_axes p)) (range 0 (Vertices_dimension p) 1)
    (dyadic 0 0, dyadic 0 0, Vertices_centre p).

Lemma measure_is (p : Vertices M) : Vertices_measure M p =
  let '(largest, sum, centre) := all_measured p in (largest, (sum * dyadic (2 ^ 40 + 1) (-40))%D, centre).
Proof.
pose ends (s : double * double * array double) :=
  let '(largest, sum, centre) := s in (largest, (sum * dyadic (2 ^ 40 + 1) (-40))%D, centre).
apply: (f_equal ends); apply: fold_ext => -[[largest sum] centre] c _; rewrite /measured.
set inner := fold_left _ _ _.
have -> : inner = bounds_of (Vertices_axes p c).
  rewrite /inner /bounds_of; apply: fold_ext => -[low high] x _; rewrite /narrowed /=.
  by case: Rlt_bool => //; case: Rlt_bool.
by rewrite /largest_of /side_of; case: (bounds_of _).
Qed.

(** What is supposed of the rows: as many as there are dimensions, up to three, have the
    coordinates of the vertices, the others 0. *)
Record rows (p : Vertices M) : Prop := Rows {
  rows_dimension : (1 <= Vertices_dimension p <= 3)%Z;
  rows_length : forall c, (0 <= c < Vertices_dimension p)%Z ->
    array_length (Vertices_axes p c) = Vertices_size p;
  rows_beyond : forall c k, (Vertices_dimension p <= c < 3)%Z -> is_index none none_is p k ->
    double_value (Vertices_axes p c k) = 0;
  rows_x : forall k, Vertices_x p k = Vertices_axes p 0%Z k;
  rows_y : forall k, Vertices_y p k = Vertices_axes p 1%Z k;
  rows_z : forall k, Vertices_z p k = Vertices_axes p 2%Z k }.

Lemma zero_add (x : double) : (dyadic 0 0 + x)%D = x.
Proof. by apply: double_eq; rewrite addE Rplus_comm -addE (add_zero none none_is). Qed.

Lemma spread_is x y z : extent_of x y z = ((x + y + z) * dyadic 1099511627777 (-40))%D.
Proof. by []. Qed.

(** What is measured is what [polytope] supposes of magnitude and extent. *)
Theorem measure_right (p : Vertices M) : rows p ->
  let '(magnitude, extent, _) := Vertices_measure M p in
  (forall k, is_index none none_is p k ->
    [/\ Rabs (vx (vertex none none_is p k)) <= magnitude, Rabs (vy (vertex none none_is p k)) <= magnitude
      & Rabs (vz (vertex none none_is p k)) <= magnitude]) /\
  forall i k, is_index none none_is p i -> is_index none none_is p k ->
    norm1 (apart none none_is p i k) <= extent.
Proof.
move=> [dim len beyond xE yE zE].
rewrite measure_is /all_measured.
set axes := Vertices_axes p in len beyond xE yE zE *; set n := Vertices_dimension p in dim len beyond *.
have L c : (0 <= c < n)%Z -> forall m, double_value m <= double_value (largest_of m (axes c)) /\
    forall k, is_index none none_is p k -> Rabs (axes c k) <= largest_of m (axes c).
  by move=> hc m; have [h1 h2] := largest_right m (axes c); split=> // k hk; apply: h2; rewrite len.
have S c : (0 <= c < n)%Z -> forall i k, is_index none none_is p i -> is_index none none_is p k ->
    0 <= side_of (axes c) /\ Rabs (axes c i - axes c k) <= side_of (axes c).
  by move=> hc i k hi hk; apply: side_right; rewrite len.
have r1 : range 0 1 1 = (0 :: nil)%Z by [].
have r2 : range 0 2 1 = (0 :: 1 :: nil)%Z by [].
have r3 : range 0 3 1 = (0 :: 1 :: 2 :: nil)%Z by [].
have z0 : double_value (dyadic 0 0) = 0 := zero_is none none_is.
rewrite /vertex /apart /vertex /vertex_of /stored /norm1 /rsub; cbn [vx vy vz].
have [E|[E|E]] : (n = 1 \/ n = 2 \/ n = 3)%Z by lia.
all: rewrite E ?r1 ?r2 ?r3; cbn -[largest_of side_of bounds_of dyadic add]; rewrite zero_add.
- have [l0 m0] := L 0%Z ltac:(lia) (dyadic 0 0); rewrite z0 in l0.
  split=> [k hk|i k hi hk].
    rewrite xE yE zE (beyond 1%Z) ?(beyond 2%Z) ?Rabs_R0 //; try lia.
    by split=> //; exact: m0.
  have [s0 d0] := S 0%Z ltac:(lia) i k hi hk.
  rewrite !xE !yE !zE !(beyond 1%Z k) ?(beyond 1%Z i) ?(beyond 2%Z k) ?(beyond 2%Z i) ?Rminus_0_r ?Rabs_R0 //; try lia.
  have := extent_enough (side_of (axes 0%Z)) (dyadic 0 0) (dyadic 0 0) s0.
  by rewrite spread_is !(add_zero none none_is) z0 mulE => /(_ (Rle_refl _) (Rle_refl _)); rewrite !Rplus_0_r; exact: Rle_trans d0.
- have [l0 m0] := L 0%Z ltac:(lia) (dyadic 0 0); rewrite z0 in l0.
  have [l1 m1] := L 1%Z ltac:(lia) (largest_of (dyadic 0 0) (axes 0%Z)).
  split=> [k hk|i k hi hk].
    rewrite xE yE zE (beyond 2%Z) ?Rabs_R0 //; try lia.
    by split; [exact: Rle_trans (m0 k hk) l1 | exact: m1 | exact: Rle_trans l0 l1].
  have [s0 d0] := S 0%Z ltac:(lia) i k hi hk; have [s1 d1] := S 1%Z ltac:(lia) i k hi hk.
  rewrite !xE !yE !zE !(beyond 2%Z) ?Rminus_0_r ?Rabs_R0 //; try lia.
  have := extent_enough (side_of (axes 0%Z)) (side_of (axes 1%Z)) (dyadic 0 0) s0 s1.
  by rewrite spread_is (add_zero none none_is) z0 mulE => /(_ (Rle_refl _)); rewrite !Rplus_0_r; exact: Rle_trans (Rplus_le_compat _ _ _ _ d0 d1).
- have [l0 m0] := L 0%Z ltac:(lia) (dyadic 0 0); rewrite z0 in l0.
  have [l1 m1] := L 1%Z ltac:(lia) (largest_of (dyadic 0 0) (axes 0%Z)).
  have [l2 m2] := L 2%Z ltac:(lia) (largest_of (largest_of (dyadic 0 0) (axes 0%Z)) (axes 1%Z)).
  split=> [k hk|i k hi hk].
    rewrite xE yE zE; split; [exact: Rle_trans (Rle_trans _ _ _ (m0 k hk) l1) l2 | | exact: m2].
    exact: Rle_trans (m1 k hk) l2.
  have [s0 d0] := S 0%Z ltac:(lia) i k hi hk; have [s1 d1] := S 1%Z ltac:(lia) i k hi hk.
  have [s2 d2] := S 2%Z ltac:(lia) i k hi hk; rewrite !xE !yE !zE.
  have := extent_enough (side_of (axes 0%Z)) (side_of (axes 1%Z)) (side_of (axes 2%Z)) s0 s1 s2.
  by rewrite spread_is mulE; exact: Rle_trans (Rplus_le_compat _ _ _ _ (Rplus_le_compat _ _ _ _ d0 d1) d2).
Qed.
(** So a body is what the filters suppose, if it says of itself what is measured. *)
Theorem measured_polytope (p : Vertices M) : rows p -> (0 < Vertices_size p < 2 ^ 31)%Z ->
  array_length (Vertices_x p) = Vertices_size p -> Vertices_image p = None ->
  (let '(magnitude, extent, _) := Vertices_measure M p in
    Vertices_magnitude p = magnitude /\ Vertices_extent p = extent) ->
  (no_array (Vertices_from p) = false -> forall k, is_index none none_is p k ->
    let s := neighbours_of none none_is p k in
    [/\ NoDup s, forall i, In i s -> is_index none none_is p i
      & forall w, (forall i, In i s -> 0 <= rdot (apart none none_is p i k) w) ->
          forall i, is_index none none_is p i -> 0 <= rdot (apart none none_is p i k) w]) ->
  polytope none none_is p.
Proof.
move=> hr some is_ image says hull; have := measure_right p hr.
by case: (Vertices_measure M p) says => -[m x] _ [<- <-] [h1 h2]; split.
Qed.

End Measure.

(** ** Powers of two that divide all coordinates *)

Lemma trailing_divides w x : x <> 0%Z -> exists2 q, x = (q * 2 ^ trailing_zeros w x)%Z & (0 <= trailing_zeros w x)%Z.
Proof.
move=> x0; have [k [q [k0 E L]]] := cut_lowest x x0.
rewrite /trailing_zeros; case: Z.eqb_spec => // _.
by rewrite L Z.log2_pow2 //; exists (2 * q + 1)%Z.
Qed.

(** The biased exponent in the bits. *)
Lemma land_exponent x : Z.land x 9218868437227405312 = ((x / 2 ^ 52) mod 2 ^ 11 * 2 ^ 52)%Z.
Proof.
have -> : 9218868437227405312%Z = Z.shiftl (Z.ones 11) 52 by [].
rewrite -Z.shiftl_mul_pow2 // -Z.land_ones // -Z.shiftr_div_pow2 //.
apply: Z.bits_inj' => i i0; rewrite Z.land_spec.
case: (Z_lt_le_dec i 52) => [lt|le]; first by rewrite !Z.shiftl_spec_low // Bool.andb_false_r.
by rewrite !Z.shiftl_spec // Z.land_spec Z.shiftr_spec ?Z.sub_add //; lia.
Qed.

Lemma lor_leading a : (0 <= a < 2 ^ 52)%Z -> Z.lor a 4503599627370496 = (a + 2 ^ 52)%Z.
Proof.
move=> ha; have L : Z.land a (2 ^ 52) = 0%Z.
  apply: Z.bits_inj' => i i0; rewrite Z.land_spec Z.bits_0 Z.pow2_bits_eqb //.
  case: Z.eqb_spec => [<-|_]; last by rewrite Bool.andb_false_r.
  rewrite Bool.andb_true_r; case: (Z.eq_dec a 0) => [->|a0]; first by rewrite Z.bits_0.
  by apply: Z.bits_above_log2; [lia | apply/Z.log2_lt_pow2; lia].
by rewrite Z.add_nocarry_lxor // Z.lxor_lor.
Qed.

Lemma significand_right s m e b : ScaledIntegers_significand ieee_machine (B754_finite s m e b) = Z.pos m.
Proof.
have [eE mE] := exponent_of_place s m e b.
have /andb_prop[_ /Z.leb_le top] := b; have {}top : (e <= 971)%Z := top.
rewrite /Double_MIN_EXPONENT in eE.
rewrite /ScaledIntegers_significand.
set x := bits _; have -> : 4503599627370495%Z = Z.ones 52 by [].
rewrite land_exponent Z.land_ones // -[4503599627370496%Z]/(2 ^ 52)%Z.
have [h [r [xE hr tE]]] : exists h r, [/\ x = (h * 2 ^ 52 + r)%Z, (0 <= r < 2 ^ 52)%Z &
    Z.pos m = if (h mod 2 ^ 11 =? 0)%Z then r else (r + 2 ^ 52)%Z].
  have -> : x = (let rest := if Z.pos m <? 2 ^ 52 then Z.pos m else (e + 1074) * 2 ^ 52 + Z.pos m in
      if s then rest - 2 ^ 63 else rest)%Z by [].
  case: Z.ltb_spec => small; cbv zeta.
    exists (if s then - 2 ^ 11 else 0)%Z, (Z.pos m); case: (s); split=> //; lia.
  have hm : ((e + 1075) mod 2 ^ 11 = e + 1075)%Z by apply: Z.mod_small; lia.
  exists (if s then e + 1075 - 2 ^ 11 else e + 1075)%Z, (Z.pos m - 2 ^ 52)%Z.
  have ne : (e + 1075 =? 0)%Z = false by apply/Z.eqb_neq; lia.
  case: (s); split; try lia; last by rewrite hm ne; lia.
  have -> : (e + 1075 - 2 ^ 11 = e + 1075 + (-1) * 2 ^ 11)%Z by ring.
  by rewrite Z.mod_add // hm ne; lia.
rewrite xE Z.div_add_l // (Z.div_small r) // Z.add_0_r Z.add_comm Z.mod_add // (Z.mod_small r) // tE.
case: (Z.eqb_spec (h mod 2 ^ 11) 0) => [->|ne] //.
case: Z.eqb_spec => [|_]; first by lia.
exact: lor_leading.
Qed.

Theorem exponent_right (x : float) : is_finite x = true ->
  exists m, B2R x = IZR m * bpow radix2 (ScaledIntegers_exponent ieee_machine x).
Proof.
case: x => [s|s||s m e b] // _; first by exists 0%Z; rewrite /= Rmult_0_l.
have [eE _] := exponent_of_place s m e b.
rewrite /ScaledIntegers_exponent; have -> : same (m := ieee_machine) (B754_finite s m e b) (constant 0 0) = false by case: (s).
rewrite significand_right; have -> : ScaledIntegers_unit ieee_machine (B754_finite s m e b) = e by [].
have [q E t0] := trailing_divides 64 (Z.pos m) ltac:(by []).
exists (cond_Zopp s q); rewrite bpow_plus (Rmult_comm (bpow radix2 e)) -Rmult_assoc.
rewrite -(two_power (trailing_zeros 64 (Z.pos m))) // -mult_IZR -[B2R _]/(IZR (cond_Zopp s (Z.pos m)) * bpow radix2 e).
congr (IZR _ * _); move: (2 ^ _)%Z E => power; move: (Z.pos m) => n ->.
by case: (s) => /=; ring.
Qed.

Lemma fold_least (S : Type) (f : Z -> S -> Z) (g : S -> Z -> Prop) (s : list S) n :
  (forall n x, f n x <= n)%Z -> (forall n x, g x (f n x)) -> (forall x n n', n' <= n -> g x n -> g x n')%Z ->
  let r := fold_left f s n in (r <= n)%Z /\ forall x, In x s -> g x r.
Proof.
move=> low good down; elim: s n => [|y s IH] n /=; first by split=> //; lia.
have [h1 h2] := IH (f n y); have h3 := low n y; split=> [|x [<-|/h2 //]]; first by lia.
exact: down h1 (good n y).
Qed.

Theorem least_exponent_right (p : Vertices ieee_machine) c k : (0 <= c < Vertices_dimension p)%Z ->
  (0 <= k < array_length (Vertices_axes p c))%Z -> is_finite (Vertices_axes p c k) = true ->
  exists m, B2R (Vertices_axes p c k) = IZR m * bpow radix2 (Vertices_leastExponent ieee_machine p).
Proof.
move=> hc hk fin; have [m0 E] := exponent_right _ fin.
suff le : (Vertices_leastExponent ieee_machine p <= ScaledIntegers_exponent ieee_machine (Vertices_axes p c k))%Z.
  move: le; set l := Vertices_leastExponent _ _; set h := ScaledIntegers_exponent _ _ in E * => le.
  exists (m0 * 2 ^ (h - l))%Z; rewrite E mult_IZR two_power; first by lia.
  by rewrite Rmult_assoc -bpow_plus Z.sub_add.
rewrite /Vertices_leastExponent.
pose f n (x : float) := Z.min n (ScaledIntegers_exponent ieee_machine x).
pose g (x : float) n := (n <= ScaledIntegers_exponent ieee_machine x)%Z.
have inner s n : let r := fold_left f s n in (r <= n)%Z /\ forall x, In x s -> g x r.
  by apply: fold_least => [m x|m x|x m m']; rewrite /f /g; lia.
pose F n (c : Z) := fold_left f (elements (Vertices_axes p c)) n.
pose G (c : Z) n := forall x, In x (elements (Vertices_axes p c)) -> g x n.
have [_] := fold_least Z F G (range 0 (Vertices_dimension p) 1) Integer_MAX_VALUE
  (fun n c => proj1 (inner _ n)) (fun n c => proj2 (inner _ n))
  (fun c n n' le h x hx => Z.le_trans _ _ _ le (h x hx)).
move=> all; apply: (all c); first exact/range1.
by rewrite /elements; apply: in_map; exact/range1.
Qed.

(** What [FilterLattice] supposes of the exponent: of a body over real numbers whose
    coordinates are those of one in IEEE 754, of which the text says it. *)
Lemma multiples_right none none_is (p : Vertices (double_machine none none_is)) (q : Vertices ieee_machine) :
  rows none none_is p -> Vertices_dimension q = Vertices_dimension p ->
  (forall c, array_length (Vertices_axes q c) = array_length (Vertices_axes p c)) ->
  (forall c k, (0 <= c < Vertices_dimension p)%Z -> is_index none none_is p k ->
    is_finite (Vertices_axes q c k) = true /\ B2R (Vertices_axes q c k) = Vertices_axes p c k) ->
  Vertices_exponent p = Vertices_leastExponent ieee_machine q -> multiples none none_is p.
Proof.
move=> [dim len beyond xE yE zE] dE lE same_ eE k hk; cbv zeta.
have multiple c : (0 <= c < 3)%Z -> exists m, double_value (Vertices_axes p c k) = IZR m * bpow radix2 (Vertices_exponent p).
  move=> hc; case: (Z_lt_le_dec c (Vertices_dimension p)) => [lt|le]; last first.
    by exists 0%Z; rewrite beyond ?Rmult_0_l //; lia.
  have [fin vE] := same_ c k ltac:(lia) hk; have hk' : (0 <= k < Vertices_size p)%Z := hk.
  rewrite -vE eE; apply: least_exponent_right => //; first by rewrite dE; lia.
  by rewrite lE len; lia.
by split; rewrite /= ?xE ?yE ?zE; apply: multiple; lia.
Qed.

(** ** A body as it is made *)

(** What remains to be said of [Vertices]: how the coordinates stand in its fields (those
    of q are those of p in IEEE 754), that what it says of them is what the text
    measures, and with a hull, that a vertex is lowest if no neighbour is lower. *)
Record made none none_is (p : Vertices (double_machine none none_is)) (q : Vertices ieee_machine) : Prop := Made {
  made_rows : rows none none_is p;
  made_size : (0 < Vertices_size p < 2 ^ 31)%Z;
  made_length : array_length (Vertices_x p) = Vertices_size p;
  made_at_rest : Vertices_image p = None;
  made_dimension : Vertices_dimension q = Vertices_dimension p;
  made_lengths : forall c, array_length (Vertices_axes q c) = array_length (Vertices_axes p c);
  made_same : forall c k, (0 <= c < Vertices_dimension p)%Z -> is_index none none_is p k ->
    is_finite (Vertices_axes q c k) = true /\ B2R (Vertices_axes q c k) = Vertices_axes p c k;
  made_measure : let '(magnitude, extent, _) := Vertices_measure (double_machine none none_is) p in
    Vertices_magnitude p = magnitude /\ Vertices_extent p = extent;
  made_exponent : Vertices_exponent p = Vertices_leastExponent ieee_machine q;
  made_hull : no_array (Vertices_from p) = false -> forall k, is_index none none_is p k ->
    let s := neighbours_of none none_is p k in
    [/\ NoDup s, forall i, In i s -> is_index none none_is p i
      & forall w, (forall i, In i s -> 0 <= rdot (apart none none_is p i k) w) ->
          forall i, is_index none none_is p i -> 0 <= rdot (apart none none_is p i k) w] }.

Theorem made_right none none_is (p : Vertices (double_machine none none_is)) (q : Vertices ieee_machine) :
  made none none_is p q -> polytope none none_is p /\ multiples none none_is p.
Proof.
move=> [r sz ln im dm ls sm me ex hu].
split; [exact: measured_polytope | exact: (multiples_right _ _ p q)].
Qed.
