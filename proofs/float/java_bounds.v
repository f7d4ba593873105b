(** * Bounds in the Java text
    Made by [proofs/translate.sh] of the classes below src/core and src/library: do not edit.  Which
    methods, [java-bounds.txt] beside the translator says; what the words mean,
    [java_model.v].  An assignment is a [let] that hides the name before it. *)

From Coq Require Import ZArith List Bool.
From CertiGJKFloat Require Import float_model error_bounds java_model java_methods.

Local Open Scope double_scope.
Local Open Scope bool_scope.

Section Java.

Variable M : machine.
Local Notation number := (number M).
Local Notation Vertices := (Vertices M).
Local Notation Candidate := (Candidate M).

Local Notation ErrorBounds_U := (java_methods.ErrorBounds_U M).
Local Notation ErrorBounds_TINY := (java_methods.ErrorBounds_TINY M).
Local Notation ErrorBounds_LARGEST := (java_methods.ErrorBounds_LARGEST M).

Local Notation ErrorBounds_norm := (java_methods.ErrorBounds_norm M).

Local Notation ErrorBounds_difference := (java_methods.ErrorBounds_difference M).

Local Notation ErrorBounds_dot := (java_methods.ErrorBounds_dot M).

Local Notation ErrorTerms_ofDifference := (java_methods.ErrorTerms_ofDifference M).

Local Notation ErrorTerms_ofSum := (java_methods.ErrorTerms_ofSum M).

Definition Candidate_errorOfPoint (error wrong : number) : number :=
  constant 17 (-4) * (error + wrong).

Definition Candidate_errorOfEdge (error : number) : number :=
  constant 17 (-3) * error.

Definition SupportScan_ROUNDING : number := constant 1 (-50).

Definition SupportScan_product (polytope : Vertices) (k : Z) (dx dy dz : number) : number :=
  dx * Vertices_x polytope k + dy * Vertices_y polytope k + dz * Vertices_z polytope k.

Definition Threshold_U : number := ErrorBounds_U.
Definition Threshold_MORE : number := constant 1 0 + constant 8 0 * Threshold_U.
Definition Threshold_SMALLEST : number := constant 1 (-300).

Definition Threshold_isCloser (x y z d : number) : bool :=
  less_or_same Threshold_SMALLEST (ErrorBounds_norm x y z) && less (root (x * x + y * y + z * z) * Threshold_MORE) d.

Definition Threshold_isFurther (a : Vertices) (i : Z) (b : Vertices) (j : Z) (x y z d : number) : bool :=
  let v := ErrorBounds_norm x y z in
  let gap := SupportScan_product a i x y z + SupportScan_product b j (opp x) (opp y) (opp z) in
  less_or_same Threshold_SMALLEST v && less (d * root (x * x + y * y + z * z) * Threshold_MORE) (gap - constant 8 0 * Threshold_U * (v * (Vertices_magnitude a + Vertices_magnitude b))).

Definition RoundedContact_UNDERFLOW : number := constant 1 (-800).

Definition RoundedContact_contains (index : (array Z)) (size k : Z) : bool :=
  match first_result (fun i =>
      if Z.eqb (index i) k then
        Some (true)
      else
        None) (range (0%Z) (size) 1%Z) with
  | Some found => found
  | None =>
    false
  end.

Definition RoundedContact_isAlone (p : Vertices) (index : (array Z)) (size : Z) (vx vy vz : number) : bool :=
  let x := Vertices_x p in
  let y := Vertices_y p in
  let z := Vertices_z p in
  let s := index 0%Z in
  match first_result (fun k =>
      let sx := (x k - x s) * vx in
      let sy := (y k - y s) * vy in
      let sz := (z k - z s) * vz in
      let bound := constant 8 0 * ErrorBounds_U * ErrorBounds_norm sx sy sz + RoundedContact_UNDERFLOW in
      if negb (less bound (sx + sy + sz)) && negb (RoundedContact_contains index size k) then
        Some (false)
      else
        None) (range (0%Z) (Vertices_size p) 1%Z) with
  | Some found => found
  | None =>
    true
  end.

Definition InnerBall_U : number := ErrorBounds_U.
Definition InnerBall_TINY : number := ErrorBounds_TINY.
Definition InnerBall_SMALLEST_SQUARE : number := constant 1 (-960).
Definition InnerBall_SMALLEST_DEPTH : number := constant 1 (-400).
Definition InnerBall_ROUNDING : number := constant 281474976710657 (-48).

Definition InnerBall_isFarther (nx ny nz n en px py pz reach depth : number) : bool :=
  let height := nx * px + ny * py + nz * pz in
  let bound := ErrorBounds_dot InnerBall_U InnerBall_TINY n en reach (ErrorBounds_difference InnerBall_U InnerBall_TINY reach) in
  let square := nx * nx + ny * ny + nz * nz in
  less_or_same InnerBall_SMALLEST_SQUARE square && less (depth * InnerBall_ROUNDING * (root square + constant 2 0 * en)) (height - bound).

Definition InnerProduct_high_6 (a0 b0 a1 b1 a2 b2 : number) : number :=
  a0 * b0 + a1 * b1 + a2 * b2.

Definition InnerProduct_low_6 (a0 b0 a1 b1 a2 b2 : number) : number :=
  let p0 := a0 * b0 in
  let p1 := a1 * b1 in
  let p2 := a2 * b2 in
  let p01 := p0 + p1 in
  let products := fused a0 b0 (opp p0) + fused a1 b1 (opp p1) + fused a2 b2 (opp p2) in
  ErrorTerms_ofSum p0 p1 p01 + ErrorTerms_ofSum p01 p2 (p01 + p2) + products.

Definition InnerProduct_high_7 (a0 b0 a1 b1 a2 b2 t : number) : number :=
  InnerProduct_high_6 a0 b0 a1 b1 a2 b2 + t.

Definition InnerProduct_low_7 (a0 b0 a1 b1 a2 b2 t : number) : number :=
  let sum := InnerProduct_high_6 a0 b0 a1 b1 a2 b2 in
  InnerProduct_low_6 a0 b0 a1 b1 a2 b2 + ErrorTerms_ofSum sum t (sum + t).

Definition CoordinateBounds_U : number := ErrorBounds_U.

Definition CoordinateBounds_reach (w0 p0 w1 p1 w2 p2 t : number) : number :=
  abs (w0 * p0) + abs (w1 * p1) + abs (w2 * p2) + abs t.

Definition CoordinateBounds_error (reach error1 d1 error2 d2 : number) : number :=
  constant 128 0 * CoordinateBounds_U * CoordinateBounds_U * reach + error1 * abs d1 + error2 * abs d2.

Definition CoordinateBounds_bound (low error : number) : number :=
  error * constant 17 (-4) + abs low * constant 1 (-50).

Definition CoordinateBounds_lower (high low error : number) : number :=
  high + (low - CoordinateBounds_bound low error).

Definition CoordinateBounds_upper (high low error : number) : number :=
  high + (low + CoordinateBounds_bound low error).

Definition ImpactBounds_U : number := ErrorBounds_U.

Definition ImpactBounds_point (w0 p0 q0 w1 p1 q1 w2 p2 q2 t r : number) : number :=
  let inA := InnerProduct_high_6 w0 p0 w1 p1 w2 p2 in
  let inB := InnerProduct_high_6 w0 q0 w1 q1 w2 q2 in
  let y := inA - inB in
  let path := t * r in
  let s := y + path in
  let low := InnerProduct_low_6 w0 p0 w1 p1 w2 p2 - InnerProduct_low_6 w0 q0 w1 q1 w2 q2 + ErrorTerms_ofDifference inA inB y in
  s + (low + ErrorTerms_ofSum y path s + fused t r (opp path)).

Definition ImpactBounds_ofPoint (s reach : number) : number :=
  constant 2 0 * ImpactBounds_U * s + constant 64 0 * ImpactBounds_U * ImpactBounds_U * reach + ErrorBounds_TINY.

Definition ImpactBounds_ofRest (wrong approach ea rest : number) : number :=
  constant 4548635623644201 (-52) * wrong / approach + abs rest * (constant 4548635623644201 (-52) * ea / approach + constant 4 0 * ImpactBounds_U).

Definition ImpactBounds_lower (t rest error : number) : number :=
  t + (rest - constant 17 (-4) * error).

Definition ImpactBounds_upper (t rest error : number) : number :=
  t + (rest + constant 17 (-4) * error).

End Java.
