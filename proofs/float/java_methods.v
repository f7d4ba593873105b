(** * Methods of the Java text
    Made by [proofs/translate.sh] of the classes below src/core and src/library: do not edit.  Which
    methods, [java-methods.txt] beside the translator says; what the words mean,
    [java_model.v].  An assignment is a [let] that hides the name before it. *)

From Coq Require Import ZArith List Bool.
From CertiGJKFloat Require Import float_model error_bounds java_model.

Local Open Scope double_scope.
Local Open Scope bool_scope.

Section Java.

Variable M : machine.
Local Notation number := (number M).
Local Notation Vertices := (Vertices M).
Local Notation Candidate := (Candidate M).

Definition ErrorBounds_U : number := constant 1 (-53).
Definition ErrorBounds_TINY : number := constant 1 (-1060).
Definition ErrorBounds_LARGEST : number := constant 1 (238).

Definition ErrorBounds_norm (x y z : number) : number :=
  abs x + abs y + abs z.

Definition ErrorBounds_difference (u tiny y : number) : number :=
  u * y + tiny.

Definition ErrorBounds_translated (u tiny z y : number) : number :=
  constant 17 (-4) * u * (z + y) + tiny.

Definition ErrorBounds_edge (u tiny alpha beta d : number) : number :=
  constant 17 (-4) * u * (alpha + beta + d) + tiny.

Definition ErrorBounds_image (u tiny row wrong p : number) : number :=
  constant 4 0 * u * (row * p) + constant 25 (-3) * (wrong * p) + tiny.

Definition ErrorBounds_cross (u tiny x ex y ey : number) : number :=
  constant 5 0 * u * (x * y) + constant 17 (-3) * (x * ey + y * ex + ex * ey) + tiny.

Definition ErrorBounds_dot (u tiny x ex y ey : number) : number :=
  constant 10 0 * u * (x * y) + constant 25 (-3) * (x * ey + y * ex + ex * ey) + tiny.

Definition ErrorBounds_sweep (u tiny v ev extent : number) : number :=
  constant 17 (-2) * u * (v * extent) + constant 17 (-4) * (ev * extent) + tiny.

Definition ErrorBounds_plane (u tiny v ev reach extent : number) : number :=
  constant 8 0 * u * (v * reach) + constant 17 (-4) * (ev * extent) + tiny.

Variable ExactSign_orientation : number -> number -> number -> number -> number -> number -> Z.

Definition Orientation_RELATIVE : number := constant 5 (-53).
Definition Orientation_ABSOLUTE : number := constant 1 (-1070).

Definition Orientation_sign (px py qx qy rx ry : number) : Z :=
  let left := (qx - px) * (ry - py) in
  let right := (qy - py) * (rx - px) in
  let determinant := left - right in
  let bound := Orientation_RELATIVE * (abs left + abs right) + Orientation_ABSOLUTE in
  if less bound determinant then
    1%Z
  else
    if less bound (opp determinant) then
      (-1)%Z
    else
      ExactSign_orientation px py qx qy rx ry.

Definition ErrorTerms_ofDifference (a b h : number) : number :=
  let v := a - h in
  a - (h + v) + (v - b).

Definition ErrorTerms_ofSum (a b s : number) : number :=
  let v := s - a in
  a - (s - v) + (b - v).

Definition RoundedDistance_SMALLEST_SQUARE : number := constant 1 (-900).

Definition RoundedDistance_onGrid (weight : number) : number :=
  weight + constant 1 0 - constant 1 0.

Definition RoundedDistance_high_6 (w0 a0 b0 w1 a1 b1 : number) : number :=
  w0 * (a0 - b0) + w1 * (a1 - b1).

Definition RoundedDistance_high_9 (w0 a0 b0 w1 a1 b1 w2 a2 b2 : number) : number :=
  w0 * (a0 - b0) + w1 * (a1 - b1) + w2 * (a2 - b2).

Definition RoundedDistance_low_6 (w0 a0 b0 w1 a1 b1 : number) : number :=
  let y0 := a0 - b0 in
  let y1 := a1 - b1 in
  let p0 := w0 * y0 in
  let p1 := w1 * y1 in
  let products := fused (opp w0) y0 p0 + fused (opp w1) y1 p1 in
  let differences := fused w0 (ErrorTerms_ofDifference a0 b0 y0) (w1 * ErrorTerms_ofDifference a1 b1 y1) in
  ErrorTerms_ofSum p0 p1 (p0 + p1) + differences - products.

Definition RoundedDistance_low_9 (w0 a0 b0 w1 a1 b1 w2 a2 b2 : number) : number :=
  let y0 := a0 - b0 in
  let y1 := a1 - b1 in
  let y2 := a2 - b2 in
  let p0 := w0 * y0 in
  let p1 := w1 * y1 in
  let p2 := w2 * y2 in
  let s := p0 + p1 in
  let products := fused (opp w0) y0 p0 + fused (opp w1) y1 p1 + fused (opp w2) y2 p2 in
  let sums := ErrorTerms_ofSum p0 p1 s + ErrorTerms_ofSum s p2 (s + p2) in
  let differences := fused w0 (ErrorTerms_ofDifference a0 b0 y0) (fused w1 (ErrorTerms_ofDifference a1 b1 y1) (w2 * ErrorTerms_ofDifference a2 b2 y2)) in
  sums + differences - products.

Definition RoundedDistance_norm_8 (x y z lowX lowY lowZ reach tau : number) : number :=
  let xx := x * x in
  let yy := y * y in
  let zz := z * z in
  let xy := xx + yy in
  let q := xy + zz in
  let squares := fused x x (opp xx) + fused y y (opp yy) + fused z z (opp zz) in
  let sums := ErrorTerms_ofSum xx yy xy + ErrorTerms_ofSum xy zz q in
  let mixed := fused lowX (x + x + lowX) (fused lowY (y + y + lowY) (lowZ * (z + z + lowZ))) in
  let r := root q in
  let half := r * (constant 1 (-1) / q) in
  let rest := (fused (opp r) r q + (squares + sums + mixed)) * half in
  let bound := (constant 1 (-97) * (reach * reach) + constant 2296835809958953 (-51) * (tau * tau)) * half in
  let lower := r + (rest - bound) in
  if less_or_same RoundedDistance_SMALLEST_SQUARE q && same lower (r + (rest + bound)) then lower else nan.

Definition RoundedDistance_norm_10 (moved : bool) (t : (array number)) (x y z lowX lowY lowZ reach tau : number) : number :=
  if negb moved then
    RoundedDistance_norm_8 x y z lowX lowY lowZ reach tau
  else
    let mx := x + t 0%Z in
    let my := y + t 1%Z in
    let mz := z + t 2%Z in
    RoundedDistance_norm_8 mx my mz (lowX + ErrorTerms_ofSum x (t 0%Z) mx) (lowY + ErrorTerms_ofSum y (t 1%Z) my) (lowZ + ErrorTerms_ofSum z (t 2%Z) mz) reach tau.

Variable ImageDistance_norm : Vertices -> Vertices -> Candidate -> number -> number -> number -> number.

Definition RoundedDistance_alongAxis (x y z : number) : number :=
  let sum := x + y + z in
  let along := Z.leb 2%Z (((((if same x (constant 0 0) then 1%Z else 0%Z) + (if same y (constant 0 0) then 1%Z else 0%Z))%Z) + (if same z (constant 0 0) then 1%Z else 0%Z))%Z) in
  if along then sum else nan.

Definition RoundedDistance_vertex (a b : Vertices) (c : Candidate) (moved : bool) (reach : number) : number :=
  if Candidate_isPlaced c then
    ImageDistance_norm a b c (constant 0 0) (constant 0 0) (constant 0 0)
  else
    let i := Candidate_a c 0%Z in
    let j := Candidate_b c 0%Z in
    let x := Vertices_x a i - Vertices_x b j in
    let y := Vertices_y a i - Vertices_y b j in
    let z := Vertices_z a i - Vertices_z b j in
    let norm := RoundedDistance_norm_10 moved (Candidate_t c) x y z (ErrorTerms_ofDifference (Vertices_x a i) (Vertices_x b j) x) (ErrorTerms_ofDifference (Vertices_y a i) (Vertices_y b j) y) (ErrorTerms_ofDifference (Vertices_z a i) (Vertices_z b j) z) reach (constant 0 0) in
    if is_nan norm && negb moved then RoundedDistance_alongAxis (abs x) (abs y) (abs z) else norm.

Definition RoundedDistance_edge (a b : Vertices) (c : Candidate) (moved : bool) (weight reach tau : number) : number :=
  let w1 := RoundedDistance_onGrid weight in
  if Candidate_isPlaced c then
    ImageDistance_norm a b c w1 (constant 0 0) tau
  else
    let w0 := constant 1 0 - w1 in
    let i0 := Candidate_a c 0%Z in
    let j0 := Candidate_b c 0%Z in
    let i1 := Candidate_a c 1%Z in
    let j1 := Candidate_b c 1%Z in
    RoundedDistance_norm_10 moved (Candidate_t c) (RoundedDistance_high_6 w0 (Vertices_x a i0) (Vertices_x b j0) w1 (Vertices_x a i1) (Vertices_x b j1)) (RoundedDistance_high_6 w0 (Vertices_y a i0) (Vertices_y b j0) w1 (Vertices_y a i1) (Vertices_y b j1)) (RoundedDistance_high_6 w0 (Vertices_z a i0) (Vertices_z b j0) w1 (Vertices_z a i1) (Vertices_z b j1)) (RoundedDistance_low_6 w0 (Vertices_x a i0) (Vertices_x b j0) w1 (Vertices_x a i1) (Vertices_x b j1)) (RoundedDistance_low_6 w0 (Vertices_y a i0) (Vertices_y b j0) w1 (Vertices_y a i1) (Vertices_y b j1)) (RoundedDistance_low_6 w0 (Vertices_z a i0) (Vertices_z b j0) w1 (Vertices_z a i1) (Vertices_z b j1)) reach tau.

Definition RoundedDistance_face (a b : Vertices) (c : Candidate) (moved : bool) (weight1 weight2 reach tau : number) : number :=
  let w1 := RoundedDistance_onGrid weight1 in
  let w2 := RoundedDistance_onGrid weight2 in
  if Candidate_isPlaced c then
    ImageDistance_norm a b c w1 w2 tau
  else
    let w0 := constant 1 0 - w1 - w2 in
    let i0 := Candidate_a c 0%Z in
    let j0 := Candidate_b c 0%Z in
    let i1 := Candidate_a c 1%Z in
    let j1 := Candidate_b c 1%Z in
    let i2 := Candidate_a c 2%Z in
    let j2 := Candidate_b c 2%Z in
    RoundedDistance_norm_10 moved (Candidate_t c) (RoundedDistance_high_9 w0 (Vertices_x a i0) (Vertices_x b j0) w1 (Vertices_x a i1) (Vertices_x b j1) w2 (Vertices_x a i2) (Vertices_x b j2)) (RoundedDistance_high_9 w0 (Vertices_y a i0) (Vertices_y b j0) w1 (Vertices_y a i1) (Vertices_y b j1) w2 (Vertices_y a i2) (Vertices_y b j2)) (RoundedDistance_high_9 w0 (Vertices_z a i0) (Vertices_z b j0) w1 (Vertices_z a i1) (Vertices_z b j1) w2 (Vertices_z a i2) (Vertices_z b j2)) (RoundedDistance_low_9 w0 (Vertices_x a i0) (Vertices_x b j0) w1 (Vertices_x a i1) (Vertices_x b j1) w2 (Vertices_x a i2) (Vertices_x b j2)) (RoundedDistance_low_9 w0 (Vertices_y a i0) (Vertices_y b j0) w1 (Vertices_y a i1) (Vertices_y b j1) w2 (Vertices_y a i2) (Vertices_y b j2)) (RoundedDistance_low_9 w0 (Vertices_z a i0) (Vertices_z b j0) w1 (Vertices_z a i1) (Vertices_z b j1) w2 (Vertices_z a i2) (Vertices_z b j2)) reach tau.

Definition FilterSweep_MANY : Z := 48%Z.

Definition FilterSweep_differ (i j : Z) : Z :=
  let d := Z.lxor i j in
  unsigned_shift 32%Z (Z.lor d ((- d)%Z)) 31%Z.

Definition FilterSweep_shared (c : Candidate) (i j : Z) : Z :=
  (1%Z - (Z.land (FilterSweep_differ (Candidate_a c i) (Candidate_a c j)) (FilterSweep_differ (Candidate_b c i) (Candidate_b c j))))%Z.

Definition FilterSweep_isConnected (c : Candidate) (exact : bool) : bool :=
  let size := Candidate_size c in
  if Z.eqb size 1%Z || exact then
    true
  else
    let links := FilterSweep_shared c 0%Z 1%Z in
    if Z.eqb size 2%Z then Z.eqb links 1%Z else Z.ltb 1%Z ((((links + (FilterSweep_shared c 0%Z 2%Z))%Z) + (FilterSweep_shared c 1%Z 2%Z))%Z).

Definition FilterSweep_distinct (c : Candidate) (index : (array Z)) : Z :=
  let size := Candidate_size c in
  if Z.eqb size 1%Z then
    1%Z
  else
    let first := FilterSweep_differ (index 0%Z) (index 1%Z) in
    if Z.eqb size 2%Z then (1%Z + first)%Z else (((1%Z + first)%Z) + (Z.land (FilterSweep_differ (index 0%Z) (index 2%Z)) (FilterSweep_differ (index 1%Z) (index 2%Z))))%Z.

Definition FilterSweep_expected (c : Candidate) (exact : bool) : Z :=
  if exact then
    0%Z
  else
    if FilterSweep_isConnected c false then ((FilterSweep_distinct c (Candidate_a c)) + (FilterSweep_distinct c (Candidate_b c)))%Z else (-1)%Z.

Definition FilterSweep_negative (x : number) : Z :=
  unsigned_shift 64%Z (bits x) 63%Z.

Definition FilterSweep_below (polytope : Vertices) (vx vy vz threshold : number) : Z :=
  let x := Vertices_x polytope in
  let y := Vertices_y polytope in
  let z := Vertices_z polytope in
  let count := 0%Z in
  let count := fold_left (fun count k =>
      let count := (count + (FilterSweep_negative (vx * x k + vy * y k + vz * z k - threshold)))%Z in
      count) (range (0%Z) (array_length x) 1%Z) count in
  count.

Definition FilterSweep_store (polytope : Vertices) (products : (array number)) (vx vy vz threshold : number) : (array number) :=
  let x := Vertices_x polytope in
  let y := Vertices_y polytope in
  let z := Vertices_z polytope in
  let products := fold_left (fun products k =>
      let products := put products (k) (vx * x k + vy * y k + vz * z k - threshold) in
      products) (range (0%Z) (array_length x) 1%Z) products in
  products.

Definition FilterSweep_anyNegative (products : (array number)) (size : Z) : bool :=
  let s0 := 0%Z in
  let s1 := 0%Z in
  let s2 := 0%Z in
  let s3 := 0%Z in
  let k := 0%Z in
  let '(s0, s1, s2, s3) := fold_left (fun '(s0, s1, s2, s3) k =>
      let s0 := Z.lor s0 (bits (products k)) in
      let s1 := Z.lor s1 (bits (products ((k + 1%Z)%Z))) in
      let s2 := Z.lor s2 (bits (products ((k + 2%Z)%Z))) in
      let s3 := Z.lor s3 (bits (products ((k + 3%Z)%Z))) in
      (s0, s1, s2, s3)) (range (k) ((size - 3%Z)%Z) 4%Z) (s0, s1, s2, s3) in
  let k := past (k) ((size - 3%Z)%Z) 4%Z in
  let s0 := fold_left (fun s0 k =>
      let s0 := Z.lor s0 (bits (products k)) in
      s0) (range (k) (size) 1%Z) s0 in
  let k := past (k) (size) 1%Z in
  Z.ltb (Z.lor (Z.lor (Z.lor s0 s1) s2) s3) 0%Z.

Definition FilterSweep_neighbours (polytope : Vertices) (from : (array Z)) (c : Candidate) (index : (array Z)) (vx vy vz threshold : number) (exact : bool) : bool :=
  let k0 := index 0%Z in
  let k1 := if Z.ltb 1%Z (Candidate_size c) then index 1%Z else k0 in
  let k2 := if Z.ltb 2%Z (Candidate_size c) then index 2%Z else k0 in
  let failed := 0%Z in
  let expected := 0%Z in
  let '(failed, expected) := fold_left (fun '(failed, expected) n =>
      let k := Vertices_neighbours polytope n in
      let failed := (failed + (FilterSweep_negative (vx * Vertices_x polytope k + vy * Vertices_y polytope k + vz * Vertices_z polytope k - threshold)))%Z in
      let expected := (expected + ((1%Z - (Z.land (FilterSweep_differ k k1) (FilterSweep_differ k k2)))%Z))%Z in
      (failed, expected)) (range (from k0) (from ((k0 + 1%Z)%Z)) 1%Z) (failed, expected) in
  Z.eqb failed (if exact then 0%Z else expected).

Definition FilterSweep_proves_8 (polytope : Vertices) (c : Candidate) (index : (array Z)) (vx vy vz threshold : number) (exact : bool) : bool :=
  let from := Vertices_from polytope in
  if negb (no_array from) then
    FilterSweep_neighbours polytope from c index vx vy vz threshold exact
  else
    let products := Candidate_products c (Vertices_size polytope) in
    let products := FilterSweep_store polytope products vx vy vz threshold in
    let products :=
      if negb exact then
        let products := fold_left (fun products k =>
            let products := put products (index k) (constant 0 0) in
            products) (range (0%Z) (Candidate_size c) 1%Z) products in
        products
      else
        products in
    negb (FilterSweep_anyNegative products (Vertices_size polytope)).

Definition FilterSweep_isOfSimplex (polytope : Vertices) (size : Z) (index : (array Z)) (k : Z) : bool :=
  match first_result (fun i =>
      let m := index i in
      if same (Vertices_x polytope k) (Vertices_x polytope m) && same (Vertices_y polytope k) (Vertices_y polytope m) && same (Vertices_z polytope k) (Vertices_z polytope m) then
        Some (true)
      else
        None) (range (0%Z) (size) 1%Z) with
  | Some found => found
  | None =>
    false
  end.

Definition FilterSweep_closely (polytope : Vertices) (c : Candidate) (index : (array Z)) (vx vy vz threshold : number) : bool :=
  let x := Vertices_x polytope in
  let y := Vertices_y polytope in
  let z := Vertices_z polytope in
  let x0 := x (index 0%Z) in
  let y0 := y (index 0%Z) in
  let z0 := z (index 0%Z) in
  match first_result (fun k =>
      let product := vx * (x k - x0) + vy * (y k - y0) + vz * (z k - z0) in
      if negb (less_or_same threshold product) && negb (FilterSweep_isOfSimplex polytope (Candidate_size c) index k) then
        Some (false)
      else
        None) (range (0%Z) (array_length x) 1%Z) with
  | Some found => found
  | None =>
    true
  end.

Variable FilterSweep_provesImage : object -> Candidate -> (array Z) -> number -> number -> number -> number -> number -> bool.

Definition FilterSweep_proves_10 (a b : Vertices) (c : Candidate) (vx vy vz v ev u tiny : number) : bool :=
  let imageA := Vertices_image a in
  let imageB := Vertices_image b in
  if negb (no_object imageA) && negb (no_object imageB) then
    FilterSweep_provesImage imageA c (Candidate_a c) vx vy vz v ev && FilterSweep_provesImage imageB c (Candidate_b c) (opp vx) (opp vy) (opp vz) v ev && FilterSweep_isConnected c false
  else
    let a0 := Candidate_a c 0%Z in
    let b0 := Candidate_b c 0%Z in
    let lowA := vx * Vertices_x a a0 + vy * Vertices_y a a0 + vz * Vertices_z a a0 + ErrorBounds_plane u tiny v ev (constant 3 0 * Vertices_magnitude a) (Vertices_extent a) in
    let lowB := ErrorBounds_plane u tiny v ev (constant 3 0 * Vertices_magnitude b) (Vertices_extent b) - (vx * Vertices_x b b0 + vy * Vertices_y b b0 + vz * Vertices_z b b0) in
    let lowA := opp (constant 0 0 - lowA) in
    let lowB := opp (constant 0 0 - lowB) in
    if Z.ltb (Vertices_size a) FilterSweep_MANY && Z.ltb (Vertices_size b) FilterSweep_MANY then
      let failed := ((FilterSweep_below a vx vy vz lowA) + (FilterSweep_below b (opp vx) (opp vy) (opp vz) lowB))%Z in
      if Z.eqb failed (FilterSweep_expected c (same u (constant 0 0))) then
        true
      else
        negb (same u (constant 0 0)) && FilterSweep_isConnected c false && FilterSweep_closely a c (Candidate_a c) vx vy vz (ErrorBounds_sweep u tiny v ev (Vertices_extent a)) && FilterSweep_closely b c (Candidate_b c) (opp vx) (opp vy) (opp vz) (ErrorBounds_sweep u tiny v ev (Vertices_extent b))
    else
      if FilterSweep_isConnected c (same u (constant 0 0)) && FilterSweep_proves_8 a c (Candidate_a c) vx vy vz lowA (same u (constant 0 0)) && FilterSweep_proves_8 b c (Candidate_b c) (opp vx) (opp vy) (opp vz) lowB (same u (constant 0 0)) then
        true
      else
        negb (same u (constant 0 0)) && FilterSweep_isConnected c false && FilterSweep_closely a c (Candidate_a c) vx vy vz (ErrorBounds_sweep u tiny v ev (Vertices_extent a)) && FilterSweep_closely b c (Candidate_b c) (opp vx) (opp vy) (opp vz) (ErrorBounds_sweep u tiny v ev (Vertices_extent b)).

Definition FilterLattice_BITS : Z := 10%Z.
Definition FilterLattice_LOWEST : Z := (-240)%Z.

Definition FilterLattice_contains_2 (t : (array number)) (e : Z) : bool :=
  let contains := true in
  let contains := fold_left (fun contains coordinate =>
      let multiple := scaled coordinate ((- e)%Z) in
      let contains := contains && (same (whole multiple) multiple && less (abs multiple) (constant (Z.shiftl 1%Z FilterLattice_BITS) 0) && same (scaled multiple e) coordinate) in
      contains) (elements t) contains in
  contains.

Definition FilterLattice_contains_4 (a b : Vertices) (t : (array number)) (moved : bool) : bool :=
  if negb (no_object (Vertices_image a)) then
    false
  else
    let e := Z.min (Vertices_exponent a) (Vertices_exponent b) in
    let highest := Z.max (exponent (Vertices_magnitude a)) (exponent (Vertices_magnitude b)) in
    Z.ltb highest ((e + FilterLattice_BITS)%Z) && Z.leb FilterLattice_LOWEST e && (negb moved || FilterLattice_contains_2 t e).

Definition Filter2_vertex (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) : number :=
  let yx := Vertices_x a (Candidate_a c 0%Z) - Vertices_x b (Candidate_b c 0%Z) in
  let yy := Vertices_y a (Candidate_a c 0%Z) - Vertices_y b (Candidate_b c 0%Z) in
  let y := ErrorBounds_norm yx yy (constant 0 0) in
  let reach := y in
  let ey := ErrorBounds_difference u tiny y in
  let '(yx, yy, y, reach, ey) :=
    if moved then
      let z := y in
      let yx := yx + (Candidate_t c 0%Z) in
      let yy := yy + (Candidate_t c 1%Z) in
      let y := ErrorBounds_norm yx yy (constant 0 0) in
      let reach := z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (constant 0 0) in
      let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
      (yx, yy, y, reach, ey)
    else
      (yx, yy, y, reach, ey) in
  if same y (constant 0 0) then
    if moved && negb (same u (constant 0 0)) then nan else constant 0 0
  else
    if FilterSweep_proves_10 a b c yx yy (constant 0 0) y ey u tiny then RoundedDistance_vertex a b c moved reach else nan.

Definition Filter2_edge (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) (turn : Z) : number :=
  let i := Candidate_a c 0%Z in
  let j := Candidate_b c 0%Z in
  let k := Candidate_a c 1%Z in
  let l := Candidate_b c 1%Z in
  let yx := Vertices_x a i - Vertices_x b j in
  let yy := Vertices_y a i - Vertices_y b j in
  let y := ErrorBounds_norm yx yy (constant 0 0) in
  let reach := y in
  let ey := ErrorBounds_difference u tiny y in
  let '(yx, yy, y, reach, ey) :=
    if moved then
      let z := y in
      let yx := yx + (Candidate_t c 0%Z) in
      let yy := yy + (Candidate_t c 1%Z) in
      let y := ErrorBounds_norm yx yy (constant 0 0) in
      let reach := z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (constant 0 0) in
      let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
      (yx, yy, y, reach, ey)
    else
      (yx, yy, y, reach, ey) in
  let ax := Vertices_x a k - Vertices_x a i in
  let ay := Vertices_y a k - Vertices_y a i in
  let bx := Vertices_x b l - Vertices_x b j in
  let by_ := Vertices_y b l - Vertices_y b j in
  let dx := ax - bx in
  let dy := ay - by_ in
  let d := ErrorBounds_norm dx dy (constant 0 0) in
  let ed := ErrorBounds_edge u tiny (ErrorBounds_norm ax ay (constant 0 0)) (ErrorBounds_norm bx by_ (constant 0 0)) d + Candidate_edgeError c in
  let weight1 := opp (yx * dx + yy * dy) in
  let bound1 := ErrorBounds_dot u tiny y ey d ed in
  let square := dx * dx + dy * dy in
  let boundSquare := ErrorBounds_dot u tiny d ed d ed in
  if negb (less bound1 weight1 && less (bound1 + constant 2 0 * boundSquare) (square - weight1)) then
    nan
  else
    let cross := yx * dy - yy * dx in
    if negb (less (ErrorBounds_cross u tiny y ey d ed) (abs cross)) then
      if same cross (constant 0 0) && (same u (constant 0 0) || Z.eqb (Vertices_dimension a) 1%Z) then constant 0 0 else nan
    else
      let sign := constant turn 0 * copy_sign (constant 1 0) cross in
      if negb (FilterSweep_proves_10 a b c (sign * dy) (opp sign * dx) (constant 0 0) d ed u tiny) then
        nan
      else
        let inverse := constant 1 0 / square in
        let tau := (constant 5 (-2) * (bound1 + boundSquare) * inverse + constant 1 (-50)) * d in
        RoundedDistance_edge a b c moved (weight1 * inverse) (reach + d) tau.

Definition Filter2_inside (a b : Vertices) (c : Candidate) (u tiny : number) : number :=
  let x0 := Vertices_x a (Candidate_a c 0%Z) - Vertices_x b (Candidate_b c 0%Z) in
  let y0 := Vertices_y a (Candidate_a c 0%Z) - Vertices_y b (Candidate_b c 0%Z) in
  let x1 := Vertices_x a (Candidate_a c 1%Z) - Vertices_x b (Candidate_b c 1%Z) in
  let y1 := Vertices_y a (Candidate_a c 1%Z) - Vertices_y b (Candidate_b c 1%Z) in
  let x2 := Vertices_x a (Candidate_a c 2%Z) - Vertices_x b (Candidate_b c 2%Z) in
  let y2 := Vertices_y a (Candidate_a c 2%Z) - Vertices_y b (Candidate_b c 2%Z) in
  let z := ErrorBounds_norm x0 y0 (constant 0 0) in
  let z := greatest z (greatest (ErrorBounds_norm x1 y1 (constant 0 0)) (ErrorBounds_norm x2 y2 (constant 0 0))) in
  let x0 := x0 + (Candidate_t c 0%Z) in
  let y0 := y0 + (Candidate_t c 1%Z) in
  let x1 := x1 + (Candidate_t c 0%Z) in
  let y1 := y1 + (Candidate_t c 1%Z) in
  let x2 := x2 + (Candidate_t c 0%Z) in
  let y2 := y2 + (Candidate_t c 1%Z) in
  let y := (z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (constant 0 0)) * constant 1125899906842625 (-50) in
  let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
  let bound := ErrorBounds_cross u tiny y ey y ey in
  let first := x0 * y1 - x1 * y0 in
  let second := x1 * y2 - x2 * y1 in
  let third := x2 * y0 - x0 * y2 in
  let sign := copy_sign (constant 1 0) first in
  let inside := less bound (sign * first) && less bound (sign * second) && less bound (sign * third) in
  if inside then constant 0 0 else nan.

Definition Filter2_distance_6 (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) : number :=
  if Z.eqb (Candidate_size c) 1%Z then Filter2_vertex a b c u tiny moved else if Z.eqb (Candidate_size c) 2%Z then Filter2_edge a b c u tiny moved 1%Z else if Z.eqb (Candidate_size c) 3%Z then Filter2_inside a b c u tiny else nan.

Definition Filter2_distance_3 (a b : Vertices) (c : Candidate) : number :=
  let moved := Candidate_isPlaced c || negb (same (ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (constant 0 0)) (constant 0 0)) in
  let distance := Filter2_distance_6 a b c ErrorBounds_U ErrorBounds_TINY moved in
  if is_nan distance && FilterLattice_contains_4 a b (Candidate_t c) moved then Filter2_distance_6 a b c (constant 0 0) (constant 0 0) moved else distance.

Definition Filter3_vertex (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) : number :=
  let i := Candidate_a c 0%Z in
  let j := Candidate_b c 0%Z in
  let zx := Vertices_x a i - Vertices_x b j in
  let zy := Vertices_y a i - Vertices_y b j in
  let zz := Vertices_z a i - Vertices_z b j in
  let y := ErrorBounds_norm zx zy zz in
  let reach := y in
  let ey := ErrorBounds_difference u tiny y in
  let '(zx, zy, zz, y, reach, ey) :=
    if moved then
      let z := y in
      let zx := zx + (Candidate_t c 0%Z) in
      let zy := zy + (Candidate_t c 1%Z) in
      let zz := zz + (Candidate_t c 2%Z) in
      let y := ErrorBounds_norm zx zy zz in
      let reach := z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z) in
      let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
      (zx, zy, zz, y, reach, ey)
    else
      (zx, zy, zz, y, reach, ey) in
  if same y (constant 0 0) then
    if moved && negb (same u (constant 0 0)) then nan else constant 0 0
  else
    if FilterSweep_proves_10 a b c zx zy zz y ey u tiny then RoundedDistance_vertex a b c moved reach else nan.

Definition Filter3_edge (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) : number :=
  let i := Candidate_a c 0%Z in
  let j := Candidate_b c 0%Z in
  let k := Candidate_a c 1%Z in
  let l := Candidate_b c 1%Z in
  let yx := Vertices_x a i - Vertices_x b j in
  let yy := Vertices_y a i - Vertices_y b j in
  let yz := Vertices_z a i - Vertices_z b j in
  let y := ErrorBounds_norm yx yy yz in
  let reach := y in
  let ey := ErrorBounds_difference u tiny y in
  let '(yx, yy, yz, y, reach, ey) :=
    if moved then
      let z := y in
      let yx := yx + (Candidate_t c 0%Z) in
      let yy := yy + (Candidate_t c 1%Z) in
      let yz := yz + (Candidate_t c 2%Z) in
      let y := ErrorBounds_norm yx yy yz in
      let reach := z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z) in
      let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
      (yx, yy, yz, y, reach, ey)
    else
      (yx, yy, yz, y, reach, ey) in
  let ax := Vertices_x a k - Vertices_x a i in
  let ay := Vertices_y a k - Vertices_y a i in
  let az := Vertices_z a k - Vertices_z a i in
  let bx := Vertices_x b l - Vertices_x b j in
  let by_ := Vertices_y b l - Vertices_y b j in
  let bz := Vertices_z b l - Vertices_z b j in
  let dx := ax - bx in
  let dy := ay - by_ in
  let dz := az - bz in
  let d := ErrorBounds_norm dx dy dz in
  let ed := ErrorBounds_edge u tiny (ErrorBounds_norm ax ay az) (ErrorBounds_norm bx by_ bz) d + Candidate_edgeError c in
  let weight1 := opp (yx * dx + yy * dy + yz * dz) in
  let bound1 := ErrorBounds_dot u tiny y ey d ed in
  let square := dx * dx + dy * dy + dz * dz in
  let boundSquare := ErrorBounds_dot u tiny d ed d ed in
  if negb (less bound1 weight1 && less (bound1 + constant 2 0 * boundSquare) (square - weight1)) then
    nan
  else
    let cx := yy * dz - yz * dy in
    let cy := yz * dx - yx * dz in
    let cz := yx * dy - yy * dx in
    let cross := ErrorBounds_norm cx cy cz in
    let ec := ErrorBounds_cross u tiny y ey d ed in
    if same cross (constant 0 0) then
      if same u (constant 0 0) then constant 0 0 else nan
    else
      let vx := dy * cz - dz * cy in
      let vy := dz * cx - dx * cz in
      let vz := dx * cy - dy * cx in
      if negb (FilterSweep_proves_10 a b c vx vy vz (ErrorBounds_norm vx vy vz) (ErrorBounds_cross u tiny d ed cross ec) u tiny) then
        nan
      else
        let inverse := constant 1 0 / square in
        let tau := (constant 5 (-2) * (bound1 + boundSquare) * inverse + constant 1 (-50)) * d in
        RoundedDistance_edge a b c moved (weight1 * inverse) (reach + d) tau.

Definition Filter3_face (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) (turn : Z) : number :=
  let i := Candidate_a c 0%Z in
  let j := Candidate_b c 0%Z in
  let k := Candidate_a c 1%Z in
  let l := Candidate_b c 1%Z in
  let m := Candidate_a c 2%Z in
  let n := Candidate_b c 2%Z in
  let yx := Vertices_x a i - Vertices_x b j in
  let yy := Vertices_y a i - Vertices_y b j in
  let yz := Vertices_z a i - Vertices_z b j in
  let y := ErrorBounds_norm yx yy yz in
  let reach := y in
  let ey := ErrorBounds_difference u tiny y in
  let '(yx, yy, yz, y, reach, ey) :=
    if moved then
      let z := y in
      let yx := yx + (Candidate_t c 0%Z) in
      let yy := yy + (Candidate_t c 1%Z) in
      let yz := yz + (Candidate_t c 2%Z) in
      let y := ErrorBounds_norm yx yy yz in
      let reach := z + ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z) in
      let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
      (yx, yy, yz, y, reach, ey)
    else
      (yx, yy, yz, y, reach, ey) in
  let ax := Vertices_x a k - Vertices_x a i in
  let ay := Vertices_y a k - Vertices_y a i in
  let az := Vertices_z a k - Vertices_z a i in
  let bx := Vertices_x b l - Vertices_x b j in
  let by_ := Vertices_y b l - Vertices_y b j in
  let bz := Vertices_z b l - Vertices_z b j in
  let dx := ax - bx in
  let dy := ay - by_ in
  let dz := az - bz in
  let d := ErrorBounds_norm dx dy dz in
  let ed := ErrorBounds_edge u tiny (ErrorBounds_norm ax ay az) (ErrorBounds_norm bx by_ bz) d + Candidate_edgeError c in
  let ax := Vertices_x a m - Vertices_x a i in
  let ay := Vertices_y a m - Vertices_y a i in
  let az := Vertices_z a m - Vertices_z a i in
  let bx := Vertices_x b n - Vertices_x b j in
  let by_ := Vertices_y b n - Vertices_y b j in
  let bz := Vertices_z b n - Vertices_z b j in
  let fx := ax - bx in
  let fy := ay - by_ in
  let fz := az - bz in
  let f := ErrorBounds_norm fx fy fz in
  let ef := ErrorBounds_edge u tiny (ErrorBounds_norm ax ay az) (ErrorBounds_norm bx by_ bz) f + Candidate_edgeError c in
  let nx := dy * fz - dz * fy in
  let ny := dz * fx - dx * fz in
  let nz := dx * fy - dy * fx in
  let normal := ErrorBounds_norm nx ny nz in
  let en := ErrorBounds_cross u tiny d ed f ef in
  let gx := ny * yz - nz * yy in
  let gy := nz * yx - nx * yz in
  let gz := nx * yy - ny * yx in
  let g := ErrorBounds_norm gx gy gz in
  let eg := ErrorBounds_cross u tiny normal en y ey in
  let weight1 := opp (fx * gx + fy * gy + fz * gz) in
  let weight2 := dx * gx + dy * gy + dz * gz in
  let bound := ErrorBounds_dot u tiny (d + f) (ed + ef) g eg in
  let square := nx * nx + ny * ny + nz * nz in
  let boundSquare := ErrorBounds_dot u tiny normal en normal en in
  if negb (less bound weight1 && less bound weight2 && less (constant 2 0 * bound + constant 2 0 * boundSquare) (square - (weight1 + weight2))) then
    nan
  else
    let height := nx * yx + ny * yy + nz * yz in
    let boundHeight := ErrorBounds_dot u tiny normal en y ey in
    if negb (less boundHeight (abs height)) then
      if same height (constant 0 0) && same u (constant 0 0) then constant 0 0 else nan
    else
      let sign := constant turn 0 * copy_sign (constant 1 0) height in
      if negb (FilterSweep_proves_10 a b c (sign * nx) (sign * ny) (sign * nz) normal en u tiny) then
        nan
      else
        let inverse := constant 1 0 / square in
        let tau := (constant 5 (-2) * (bound + boundSquare) * inverse + constant 1 (-50)) * (d + f) in
        RoundedDistance_face a b c moved (weight1 * inverse) (weight2 * inverse) (reach + d + f) tau.

Definition Filter3_determinant (px py pz qx qy qz rx ry rz : number) : number :=
  px * (qy * rz - qz * ry) + py * (qz * rx - qx * rz) + pz * (qx * ry - qy * rx).

Definition Filter3_inside (a b : Vertices) (c : Candidate) (u tiny : number) : number :=
  let x0 := Vertices_x a (Candidate_a c 0%Z) - Vertices_x b (Candidate_b c 0%Z) in
  let y0 := Vertices_y a (Candidate_a c 0%Z) - Vertices_y b (Candidate_b c 0%Z) in
  let z0 := Vertices_z a (Candidate_a c 0%Z) - Vertices_z b (Candidate_b c 0%Z) in
  let x1 := Vertices_x a (Candidate_a c 1%Z) - Vertices_x b (Candidate_b c 1%Z) in
  let y1 := Vertices_y a (Candidate_a c 1%Z) - Vertices_y b (Candidate_b c 1%Z) in
  let z1 := Vertices_z a (Candidate_a c 1%Z) - Vertices_z b (Candidate_b c 1%Z) in
  let x2 := Vertices_x a (Candidate_a c 2%Z) - Vertices_x b (Candidate_b c 2%Z) in
  let y2 := Vertices_y a (Candidate_a c 2%Z) - Vertices_y b (Candidate_b c 2%Z) in
  let z2 := Vertices_z a (Candidate_a c 2%Z) - Vertices_z b (Candidate_b c 2%Z) in
  let x3 := Vertices_x a (Candidate_a c 3%Z) - Vertices_x b (Candidate_b c 3%Z) in
  let y3 := Vertices_y a (Candidate_a c 3%Z) - Vertices_y b (Candidate_b c 3%Z) in
  let z3 := Vertices_z a (Candidate_a c 3%Z) - Vertices_z b (Candidate_b c 3%Z) in
  let z := greatest (ErrorBounds_norm x0 y0 z0) (ErrorBounds_norm x1 y1 z1) in
  let z := greatest z (greatest (ErrorBounds_norm x2 y2 z2) (ErrorBounds_norm x3 y3 z3)) in
  let tx := Candidate_t c 0%Z in
  let ty := Candidate_t c 1%Z in
  let tz := Candidate_t c 2%Z in
  let first := Filter3_determinant (x1 + tx) (y1 + ty) (z1 + tz) (x2 + tx) (y2 + ty) (z2 + tz) (x3 + tx) (y3 + ty) (z3 + tz) in
  let second := Filter3_determinant (x0 + tx) (y0 + ty) (z0 + tz) (x3 + tx) (y3 + ty) (z3 + tz) (x2 + tx) (y2 + ty) (z2 + tz) in
  let third := Filter3_determinant (x0 + tx) (y0 + ty) (z0 + tz) (x1 + tx) (y1 + ty) (z1 + tz) (x3 + tx) (y3 + ty) (z3 + tz) in
  let fourth := Filter3_determinant (x0 + tx) (y0 + ty) (z0 + tz) (x2 + tx) (y2 + ty) (z2 + tz) (x1 + tx) (y1 + ty) (z1 + tz) in
  let y := (z + ErrorBounds_norm tx ty tz) * constant 1125899906842625 (-50) in
  let ey := ErrorBounds_translated u tiny z y + Candidate_pointError c in
  let cross := constant 17 (-3) * (y * y) + tiny in
  let bound := ErrorBounds_dot u tiny y ey cross (ErrorBounds_cross u tiny y ey y ey) in
  let sign := copy_sign (constant 1 0) first in
  let inside := less bound (sign * first) && less bound (sign * second) && less bound (sign * third) && less bound (sign * fourth) in
  if inside then constant 0 0 else nan.

Definition Filter3_distance_6 (a b : Vertices) (c : Candidate) (u tiny : number) (moved : bool) : number :=
  if Z.eqb (Candidate_size c) 1%Z then Filter3_vertex a b c u tiny moved else if Z.eqb (Candidate_size c) 2%Z then Filter3_edge a b c u tiny moved else if Z.eqb (Candidate_size c) 3%Z then Filter3_face a b c u tiny moved 1%Z else if Z.eqb (Candidate_size c) 4%Z then Filter3_inside a b c u tiny else nan.

Definition Filter3_distance_3 (a b : Vertices) (c : Candidate) : number :=
  let moved := Candidate_isPlaced c || negb (same (ErrorBounds_norm (Candidate_t c 0%Z) (Candidate_t c 1%Z) (Candidate_t c 2%Z)) (constant 0 0)) in
  let distance := Filter3_distance_6 a b c ErrorBounds_U ErrorBounds_TINY moved in
  if is_nan distance && FilterLattice_contains_4 a b (Candidate_t c) moved then Filter3_distance_6 a b c (constant 0 0) (constant 0 0) moved else distance.

Definition Filter_isInRange (a b : Vertices) (t : (array number)) : bool :=
  let inRange := less_or_same (Vertices_magnitude a) ErrorBounds_LARGEST && less_or_same (Vertices_magnitude b) ErrorBounds_LARGEST in
  let inRange := fold_left (fun inRange k =>
      let inRange := inRange && (less_or_same (abs (t k)) ErrorBounds_LARGEST) in
      inRange) (range (0%Z) (Vertices_dimension a) 1%Z) inRange in
  inRange.

Definition Filter_distance (a b : Vertices) (c : Candidate) : number :=
  if Z.ltb 3%Z (Vertices_dimension a) || negb (Filter_isInRange a b (Candidate_t c)) then
    nan
  else
    if Z.eqb (Vertices_dimension a) 3%Z then Filter3_distance_3 a b c else Filter2_distance_3 a b c.

Definition ScaledIntegers_unit (x : number) : Z :=
  ((Z.max (exponent x) Double_MIN_EXPONENT) - 52%Z)%Z.

Definition ScaledIntegers_significand (x : number) : Z :=
  let bits_ := bits x in
  let fraction := Z.land bits_ 4503599627370495%Z in
  if Z.eqb (Z.land bits_ 9218868437227405312%Z) 0%Z then fraction else Z.lor fraction 4503599627370496%Z.

Definition ScaledIntegers_exponent (x : number) : Z :=
  if same x (constant 0 0) then
    Integer_MAX_VALUE
  else
    ((ScaledIntegers_unit x) + (trailing_zeros 64 (ScaledIntegers_significand x)))%Z.

Definition Vertices_measure (this : Vertices) : (number * number * (array number))%type :=
  let dimension := Vertices_dimension this in
  let axes := Vertices_axes this in
  let magnitude := Vertices_magnitude this in
  let extent := Vertices_extent this in
  let centre := Vertices_centre this in
  let largest := constant 0 0 in
  let sum := constant 0 0 in
  let '(largest, sum, centre) := fold_left (fun '(largest, sum, centre) c =>
      let low := axes c 0%Z in
      let high := low in
      let '(low, high) := fold_left (fun '(low, high) coordinate =>
          let '(low, high) :=
            if less coordinate low then
              let low := coordinate in
              (low, high)
            else
              let high :=
                if less high coordinate then
                  let high := coordinate in
                  high
                else
                  high in
              (low, high) in
          (low, high)) (elements (axes c)) (low, high) in
      let largest := greatest largest (greatest (opp low) high) in
      let sum := sum + (next (high - low)) in
      let centre := put centre (c) (constant 1 (-1) * low + constant 1 (-1) * high) in
      (largest, sum, centre)) (range (0%Z) (dimension) 1%Z) (largest, sum, centre) in
  let magnitude := largest in
  let extent := sum * constant 1099511627777 (-40) in
  (magnitude, extent, centre).

Definition Vertices_leastExponent (this : Vertices) : Z :=
  let dimension := Vertices_dimension this in
  let axes := Vertices_axes this in
  let least := Integer_MAX_VALUE in
  let least := fold_left (fun least c =>
      let least := fold_left (fun least coordinate =>
          let least := Z.min least (ScaledIntegers_exponent coordinate) in
          least) (elements (axes c)) least in
      least) (range (0%Z) (dimension) 1%Z) least in
  least.

End Java.
