(** * The plane: one turn of the algorithm
    Preparation for [planar_run.v].  Points of the plane are measured along the
    current vector [v] ([height]) and across it ([across]), which replaces the
    rotation of the plane that a drawing would use. *)
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Frame.
Variable R : realFieldType.
Implicit Types (v p q u b c s : 'rV[R]_2) (side : bool).

(** The coordinate of [p] across [v]; [side] chooses which side is positive. *)
Definition across side v p : R :=
  (-1) ^+ side * (v 0 0 * p 0 1 - v 0 1 * p 0 0).

Lemma dot_plane p q : '[p, q] = p 0 0 * q 0 0 + p 0 1 * q 0 1.
Proof.
rewrite /dot !big_ord_recl big_ord0 addr0.
by congr (_ + _ * _); congr (_ _ _); apply: val_inj.
Qed.

Lemma across_negb side v p : across (~~ side) v p = - across side v p.
Proof. by case: side; rewrite /across /= ?expr0 ?expr1; ring. Qed.

Lemma across_self side v : across side v v = 0.
Proof. by rewrite /across (mulrC (v 0 1)) subrr mulr0. Qed.

Lemma acrossD side v p q : across side v (p + q) = across side v p + across side v q.
Proof.
have E i j : (p + q) i j = p i j + q i j by rewrite mxE.
by rewrite /across !E; move: (_ ^+ side) => e; ring.
Qed.

Lemma acrossZ side v a p : across side v (a *: p) = a * across side v p.
Proof.
have E i j : (a *: p) i j = a * p i j by rewrite mxE.
by rewrite /across !E; move: (_ ^+ side) => e; ring.
Qed.

Lemma across_comb side v (I : finType) (l : I -> R) (F : I -> 'rV[R]_2) :
  across side v (\sum_i l i *: F i) = \sum_i l i * across side v (F i).
Proof.
elim/big_rec2: _ => [|i y1 y2 _ <-]; last by rewrite acrossD acrossZ.
by rewrite -(scale0r v) acrossZ mul0r.
Qed.

(** Dot products in the frame of [v]. *)
Lemma frame side v p q :
  '[v, v] * '[p, q] = across side v p * across side v q + '[v, p] * '[v, q].
Proof.
rewrite /across !dot_plane.
by case: side => /=; rewrite ?expr0 ?expr1; ring.
Qed.

Section Turn.
(** [v] is the current vector, not zero; [v'] the next one. *)
Variables (side : bool) (v v' : 'rV[R]_2).
Hypothesis v_pos : 0 < '[v, v].
Hypothesis ahead : 0 < '[v, v'].
Local Notation X := (across side v).
Local Notation Y := (dot v).

Lemma frame_le p q r : ('[p, r] <= '[q, r]) = (X p * X r + Y p * Y r <= X q * X r + Y q * Y r).
Proof. by rewrite -!(frame side) ler_pmul2l. Qed.

Lemma frame_lt p q r : ('[p, r] < '[q, r]) = (X p * X r + Y p * Y r < X q * X r + Y q * Y r).
Proof. by rewrite -!(frame side) ltr_pmul2l. Qed.

(** A point [c] behind the next vector and to the right of [b] forces the next
    vector to lean to the left. *)
Lemma leans b c : Y b <= Y c -> X b < X c -> '[c, v'] < '[b, v'] -> X v' < 0.
Proof.
move=> low_b right_c; rewrite frame_lt -subr_gt0 => gap.
rewrite ltNge; apply/negP => lean.
have : 0 <= (X c - X b) * X v' + (Y c - Y b) * Y v'.
  by rewrite addr_ge0 // mulr_ge0 ?subr_ge0 // ltW.
rewrite leNgt => /negP; apply; rewrite -oppr_gt0.
suff -> : - ((X c - X b) * X v' + (Y c - Y b) * Y v') =
  X b * X v' + Y b * Y v' - (X c * X v' + Y c * Y v') by [].
by ring.
Qed.

(** If some direction [u] with [u·v > 0] has [b] lowest among [b], [c], [s], then
    a new point [s] below [b] and to its left cannot make the next vector lean
    away from [c]. *)
Lemma guarded b c s u :
  Y b <= Y c -> X b < X c -> Y s < Y b -> X s < X b -> 0 < Y u ->
  '[b, u] <= '[c, u] -> '[b, u] <= '[s, u] ->
  '[c, v'] < '[b, v'] -> '[b, v'] < '[s, v'].
Proof.
move=> low_b right_c low_s left_s u_ahead guard_c guard_s behind.
have lean := leans low_b right_c behind.
move: guard_c guard_s behind; rewrite !frame_le !frame_lt.
rewrite -subr_ge0 => guard_c; rewrite -subr_ge0 => guard_s; rewrite -subr_gt0 => behind.
have A0 : 0 < X c - X b by rewrite subr_gt0.
have C0 : 0 < X b - X s by rewrite subr_gt0.
have D0 : 0 < Y b - Y s by rewrite subr_gt0.
have slope : (X c - X b) * (Y b - Y s) <= (Y c - Y b) * (X b - X s).
  rewrite -(ler_pmul2r u_ahead) -subr_ge0.
  have -> : (Y c - Y b) * (X b - X s) * Y u - (X c - X b) * (Y b - Y s) * Y u =
    (X b - X s) * (X c * X u + Y c * Y u - (X b * X u + Y b * Y u)) +
    (X c - X b) * (X s * X u + Y s * Y u - (X b * X u + Y b * Y u)) by ring.
  by rewrite addr_ge0 // mulr_ge0 // ltW.
rewrite -subr_gt0 -(pmulr_rgt0 _ A0).
have -> : (X c - X b) * (X s * X v' + Y s * Y v' - (X b * X v' + Y b * Y v')) =
  (X b - X s) * (X b * X v' + Y b * Y v' - (X c * X v' + Y c * Y v')) +
  ((Y c - Y b) * (X b - X s) - (X c - X b) * (Y b - Y s)) * Y v' by ring.
by rewrite ltr_paddr ?mulr_gt0 // mulr_ge0 ?subr_ge0 // ltW.
Qed.

(** A new point to the right of [b] and below it is behind [b] for a next vector
    that leans to the left. *)
Lemma right_behind b s : Y s < Y b -> X b <= X s -> X v' < 0 -> '[s, v'] < '[b, v'].
Proof.
move=> low_s right_s lean; rewrite frame_lt ler_lt_add ?ltr_pmul2r //.
by rewrite ler_nmul2r.
Qed.

(** Points of equal height: the one further left is further ahead. *)
Lemma left_ahead b w : Y w = Y b -> X w <= X b -> X v' < 0 -> '[b, v'] <= '[w, v'].
Proof. by move=> level_w left_w lean; rewrite frame_le level_w ler_add2r ler_nmul2r. Qed.

(** Between two points of the current edge and not below it, nothing is behind
    the next vector. *)
Lemma between a b c m : Y a <= Y c -> Y b <= Y c -> X a <= X c -> X c <= X b ->
  m <= '[a, v'] -> m <= '[b, v'] -> m <= '[c, v'].
Proof.
move=> low_a low_b left_a right_b m_a m_b.
have ahead0 : 0 <= Y v' by apply: ltW.
have [lean|/ltW lean] := leP 0 (X v').
  by apply: (le_trans m_a); rewrite frame_le ler_add ?ler_wpmul2r.
by apply: (le_trans m_b); rewrite frame_le ler_add //; [exact: ler_wnmul2r | exact: ler_wpmul2r].
Qed.

(** An earlier or current vector [y] for which [b] and [c] are level, with [c] to
    the right of [b] and not lower, [b] not to the left of [v], is [v] itself as
    far as its norm and the height of [c] go. *)
Lemma level_earlier b c y :
  Y b = '[v, v] -> '[v, v] <= Y c -> 0 <= X b -> X b < X c ->
  '[v, v] <= '[v, y] -> '[b, y] = '[y, y] -> '[c, y] = '[y, y] ->
  '[y, y] = '[v, v].
Proof.
move=> height_b height_c X_b right_c height_y level_b level_c.
have N0 : '[v, v] != 0 by rewrite gt_eqF.
have y_ahead : 0 < Y y by apply: lt_le_trans height_y.
have A0 : 0 < X c - X b by rewrite subr_gt0.
have side_y : X y <= 0.
  rewrite -(pmulr_rle0 _ A0).
  have : '[v, v] * ('[c, y] - '[b, y]) = 0 by rewrite level_b level_c subrr mulr0.
  rewrite mulrBr !(frame side) height_b => level.
  have -> : (X c - X b) * X y = - ((Y c - '[v, v]) * Y y).
    by apply/eqP; rewrite -subr_eq0 -level; apply/eqP; ring.
  by rewrite oppr_le0 mulr_ge0 ?subr_ge0 // ltW.
have := frame side v b y; rewrite level_b (frame side v y y) height_b => norm_y.
have le_h : Y y <= '[v, v].
  rewrite -(ler_pmul2r y_ahead).
  apply: (@le_trans _ _ (X y * X y + Y y * Y y)).
    by rewrite ler_addr -expr2 sqr_ge0.
  by rewrite norm_y ger_addr mulr_ge0_le0.
have h_y : Y y = '[v, v] by apply/eqP; rewrite eq_le le_h height_y.
have X_y : X y = 0.
  apply/eqP; rewrite -sqrf_eq0 eq_le sqr_ge0 andbT expr2.
  have -> : X y * X y = X b * X y.
    by apply: (addIr (Y y * Y y)); rewrite norm_y h_y.
  by rewrite mulr_ge0_le0.
by apply: (mulfI N0); rewrite (frame side v y y) X_y mulr0 add0r h_y.
Qed.

End Turn.
End Frame.
