(** * The bounds of the text

    The definitions that are made of the Java text ([java_bounds.v]) are the formulas of
    which the lemmas on bounds speak: by computation, over every machine.  A changed
    constant, sign or order of operations in Java changes those definitions, and a proof here
    fails. *)

From Coq Require Import ZArith List Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model float_vectors error_bounds filter_formulas.
From CertiGJKFloat Require Import filter_model filter_weights optimality java_model java_methods java_formulas java_loops.
From CertiGJKFloat Require Import image_error length_error threshold_error alone_error depth_error.
From CertiGJKFloat Require Import point_error rounding_test coordinate_error line_error time_error java_bounds.

Local Open Scope double_scope.

Section Machine.
Variable M : machine.
Implicit Types x y z d error wrong u tiny row p : number M.

(** ** Poses *)

Lemma java_image u tiny row wrong p :
  ErrorBounds_image M u tiny row wrong p = bound_image u tiny row wrong p.
Proof. by []. Qed.

Lemma java_error_of_point error wrong :
  Candidate_errorOfPoint M error wrong = placed_point_error error wrong.
Proof. by []. Qed.

Lemma java_error_of_edge error : Candidate_errorOfEdge M error = placed_edge_error error.
Proof. by []. Qed.

(** ** Early ends *)

Lemma java_closer x y z d : Threshold_isCloser M x y z d = closer (Vec x y z) d.
Proof. by []. Qed.

Lemma java_further (a b : Vertices M) i j x y z d (v := Vec x y z) :
  Threshold_isFurther M a i b j x y z d =
  further v (dot v (vertex_of M a i) + dot (vopp v) (vertex_of M b j))
    (Vertices_magnitude a + Vertices_magnitude b) d.
Proof. by []. Qed.

(** ** Single points *)

(** Every vertex passes the test, or is one of the simplex. *)
Lemma java_alone (p : Vertices M) (index : array Z) (size : Z) x y z (v := Vec x y z) :
  RoundedContact_isAlone M p index size x y z = true ->
  forall k, (0 <= k < Vertices_size p)%Z -> RoundedContact_contains index size k = false ->
  alone (vertex_of M p k) (vertex_of M p (index 0%Z)) v = true.
Proof.
rewrite /RoundedContact_isAlone; case E: first_result => [found|] => right k hk out.
  have [i _ fi] := first_some _ _ _ _ _ E; move: fi; cbv zeta.
  by case: ifP => // _ [fE]; rewrite -fE in right.
have := first_none _ _ _ _ E k (proj2 (range1 _ _ _) hk); cbv zeta.
rewrite out /=; case: ifP => //.
by rewrite andbT => /negbFE.
Qed.

(** ** Depth *)

Lemma java_farther (n p : vec (number M)) size en reach depth :
  InnerBall_isFarther M (vx n) (vy n) (vz n) size en (vx p) (vy p) (vz p) reach depth =
  farther n p size en reach depth.
Proof. by []. Qed.

(** ** Coordinates *)

Lemma java_inner_high w0 p0 w1 p1 w2 p2 :
  InnerProduct_high_6 M w0 p0 w1 p1 w2 p2 = inner_high w0 p0 w1 p1 w2 p2.
Proof. by []. Qed.

Lemma java_inner_low w0 p0 w1 p1 w2 p2 :
  InnerProduct_low_6 M w0 p0 w1 p1 w2 p2 = inner_low w0 p0 w1 p1 w2 p2.
Proof. by []. Qed.

Lemma java_point_high w0 p0 w1 p1 w2 p2 t :
  InnerProduct_high_7 M w0 p0 w1 p1 w2 p2 t = point_high w0 p0 w1 p1 w2 p2 t.
Proof. by []. Qed.

Lemma java_point_low w0 p0 w1 p1 w2 p2 t :
  InnerProduct_low_7 M w0 p0 w1 p1 w2 p2 t = point_low w0 p0 w1 p1 w2 p2 t.
Proof. by []. Qed.

Lemma java_reach w0 p0 w1 p1 w2 p2 t :
  CoordinateBounds_reach M w0 p0 w1 p1 w2 p2 t = point_reach w0 p0 w1 p1 w2 p2 t.
Proof. by []. Qed.

Lemma java_coordinate_bound reach error1 d1 error2 d2 :
  CoordinateBounds_error M reach error1 d1 error2 d2 = coordinate_bound reach error1 d1 error2 d2.
Proof. by []. Qed.

Lemma java_decision high low error :
  CoordinateBounds_lower M high low error = decision_lower high low error /\
  CoordinateBounds_upper M high low error = decision_upper high low error.
Proof. by []. Qed.

(** ** Impact *)

Lemma java_line_point w0 p0 q0 w1 p1 q1 w2 p2 q2 t r :
  ImpactBounds_point M w0 p0 q0 w1 p1 q1 w2 p2 q2 t r = line_point w0 p0 q0 w1 p1 q1 w2 p2 q2 t r.
Proof. by []. Qed.

Lemma java_line_bound s reach : ImpactBounds_ofPoint M s reach = line_bound s reach.
Proof. by []. Qed.

Lemma java_rest_bound wrong approach ea rest :
  ImpactBounds_ofRest M wrong approach ea rest = rest_bound wrong approach ea rest.
Proof. by []. Qed.

Lemma java_time t rest error :
  ImpactBounds_lower M t rest error = time_lower t rest error /\
  ImpactBounds_upper M t rest error = time_upper t rest error.
Proof. by []. Qed.

End Machine.
