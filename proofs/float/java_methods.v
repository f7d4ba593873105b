(** * Methods of the Java text
    Made by [proofs/translate.sh] of the classes below src/library: do not edit.  Which
    methods, [java-methods.txt] beside the translator says; what the words mean,
    [java_model.v].  An assignment is a [let] that hides the name before it. *)

From Coq Require Import ZArith Bool.
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

Definition RoundedDistance_norm_10 (moved : bool) (t : (Z -> number)) (x y z lowX lowY lowZ reach tau : number) : number :=
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

Variable FilterSweep_proves : Vertices -> Vertices -> Candidate -> number -> number -> number -> number -> number -> number -> number -> bool.

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
    if FilterSweep_proves a b c yx yy (constant 0 0) y ey u tiny then RoundedDistance_vertex a b c moved reach else nan.

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
      if negb (FilterSweep_proves a b c (sign * dy) (opp sign * dx) (constant 0 0) d ed u tiny) then
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
    if FilterSweep_proves a b c zx zy zz y ey u tiny then RoundedDistance_vertex a b c moved reach else nan.

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
      if negb (FilterSweep_proves a b c vx vy vz (ErrorBounds_norm vx vy vz) (ErrorBounds_cross u tiny d ed cross ec) u tiny) then
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
      if negb (FilterSweep_proves a b c (sign * nx) (sign * ny) (sign * nz) normal en u tiny) then
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

End Java.
