(** * Correct rounding and exact errors

    What the class [RoundedDistance] is built of: the errors of sums, differences and
    products as numbers; that a weight that is a little wrong makes an error of second
    order; and the test by which a number is rounded correctly.  The bound on what is
    lost in between is proved in [java_norm.v]. *)

From Coq Require Import ZArith Reals Lra Lia ssreflect ssrbool.
From Flocq Require Import Core Mult_error Pff2Flocq.
From CertiGJKFloat Require Import float_model float_vectors error_bounds.

Local Open Scope R_scope.

(** ** The test *)

(** Rounding is monotone: if both ends of an interval round to one number, so does
    everything between. *)
Theorem rounded_between a x b : a <= x -> x <= b -> rounded a = rounded b ->
  rounded x = rounded a.
Proof.
move=> ax xb ab; have := rounded_le _ _ ax; have := rounded_le _ _ xb.
by rewrite -ab => h1 h2; apply: Rle_antisym.
Qed.

(** The number x is r plus something between the doubles s and t: if r + s and r + t
    are computed as the same double, then this is x, correctly rounded. *)
Theorem correctly_rounded (r s t : double) x : r + s <= x -> x <= r + t ->
  double_value (r + s)%D = double_value (r + t)%D -> rounded x = double_value (r + s)%D.
Proof. exact: rounded_between. Qed.

(** ** Weights that are a little wrong *)

(** With other weights of sum 1 the point is v + w, where w is orthogonal to v. *)
Theorem second_order (v w : vec R) (n m : R) : rdot v w = 0 -> 0 < n -> n * n = rdot v v ->
  0 <= m -> m * m = rdot (radd v w) (radd v w) -> n <= m <= n + rdot w w / (2 * n).
Proof.
move=> vw n0 nn m0; have -> : rdot (radd v w) (radd v w) = rdot v v + 2 * rdot v w + rdot w w.
  by rewrite /rdot /=; ring.
rewrite vw -nn => mm.
have q0 : 0 <= rdot w w.
  by rewrite /rdot; have := Rle_0_sqr (vx w); have := Rle_0_sqr (vy w);
    have := Rle_0_sqr (vz w); rewrite /Rsqr; lra.
move: (rdot w w) q0 mm => q q0 mm; split; first by nra.
have p0 : 0 <= q / (2 * n) by apply: Rmult_le_pos => //; apply/Rlt_le/Rinv_0_lt_compat; lra.
have E : (n + q / (2 * n)) * (n + q / (2 * n)) = n * n + q + q / (2 * n) * (q / (2 * n)).
  by field; lra.
case: (Rle_or_lt m (n + q / (2 * n))) => // lt; nra.
Qed.

(** ** Exact errors *)

(** Ties to even are symmetric. *)
Lemma even_symmetric t : negb (Z.even t) = negb (negb (Z.even (- (t + 1)))).
Proof. by rewrite Z.even_opp Z.even_add; case: Z.even. Qed.

Lemma knuth x y : format x -> format y ->
  rounded (rounded (x - rounded (rounded (x + y) - rounded (rounded (x + y) - x)))
    + rounded (y - rounded (rounded (x + y) - x))) = x + y - rounded (x + y).
Proof.
move=> Fx Fy; have := TwoSum_correct (-1074) 53 (fun t => negb (Z.even t)) ltac:(lia) ltac:(lia)
  even_symmetric x y Fx Fy.
by rewrite /rounded => h; lra.
Qed.

Lemma rounded_opp x : rounded (- x) = - rounded x.
Proof. exact: round_NE_opp. Qed.

(** The error of s = fl(x + y), from v = fl(s - x). *)
Theorem error_of_sum (x y : double) (s := (x + y)%D) (v := (s - x)%D) :
  double_value (x - (s - v) + (y - v))%D = x + y - s.
Proof. exact: (knuth x y (double_format x) (double_format y)). Qed.

(** The error of h = fl(a - b), from v = fl(a - h). *)
Theorem error_of_difference (a b : double) (h := (a - b)%D) (v := (a - h)%D) :
  double_value (a - (h + v) + (v - b))%D = a - b - h.
Proof.
have nv : rounded (h - a) = - v.
  by rewrite -[double_value v]/(rounded (a - h)) -rounded_opp; congr rounded; ring.
have k : rounded (rounded (a - rounded (h - rounded (h - a))) + rounded (- b - rounded (h - a)))
    = a + - b - h := knuth a (- b) (double_format a) (format_opp _ (double_format b)).
rewrite nv (_ : h - - v = h + v) in k; first by ring.
rewrite (_ : - b - - v = v - b) in k; first by ring.
exact: k.
Qed.

(** Except for underflow the error of a product is a number, which a fused
    multiply-add returns. *)
Theorem error_of_product (x y : double) :
  double_value x * double_value y = 0 \/ bpow radix2 (-969) <= Rabs (x * y) ->
  rounded (x * y - (x * y)%D) = x * y - (x * y)%D.
Proof.
move=> large; apply: rounded_id.
have -> : x * y - (x * y)%D = - (rounded (x * y) - x * y) by rewrite mulE; ring.
apply: format_opp; apply: mult_error_FLT; [exact: double_format | exact: double_format |].
by case: large.
Qed.
