(** * Instances of the certificates of depth and impact

    On a line: the segment from -1 to 1 and the origin overlap by 1, and the
    origin, moving by 2, reaches the point 1 at the time 1/2. *)

From mathcomp Require Import all_ssreflect all_algebra fingroup perm.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex support certificate surface.
From CertiGJK Require Import depth_certificate ray_certificate.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Line.

Variable R : realFieldType.

(** A point of the line. *)
Definition on_line (a : R) : 'rV[R]_1 := const_mx a.

Lemma dot_on_line a b : '[on_line a, on_line b] = a * b.
Proof. by rewrite /dot big_ord1 !mxE. Qed.

Definition ends (e : bool) := on_line (if e then 1 else -1).
Definition origin (_ : unit) := on_line 0.

(** The pairs and the facets of the segment are its ends. *)
Definition end_pair (e : bool) := (e, tt).
Definition end_vertex (e : bool) (_ : 'I_1) := e.

Let points := difference_point ends origin end_pair.

Lemma pointsE e : points e = ends e.
Proof. by apply/rowP => i; rewrite !mxE subr0. Qed.

Lemma ends_nonsingular : nonsingular points end_vertex.
Proof.
move=> e; rewrite det_mx11 mxE pointsE mxE.
by case: e; rewrite ?oppr_eq0 oner_eq0.
Qed.

Lemma ends_closed : closed points end_vertex.
Proof.
move=> e k; exists (~~ e), 1%g; split=> [i|].
  by rewrite (ord1 i) (ord1 k) eqxx.
rewrite !det_mx11 !mxE (ord1 k) eqxx !subr0.
by case: e; rewrite /= ?mulr1 ?mul1r ltrN10.
Qed.

Lemma ends_beyond :
  planes_beyond points end_vertex ends (fun _ => 1) 1.
Proof.
move=> e; split=> [|i|]; rewrite ?ltr01 // ?pointsE !dot_on_line.
  by case: e; rewrite ?mulrNN mulr1.
by case: e; rewrite ?mulrNN !mulr1 expr1n.
Qed.

Lemma ends_plane : supporting_plane ends origin 1 (ends true) 1.
Proof.
split=> [||a b]; rewrite ?ltr01 ?dot_on_line ?mulr1 ?expr1n //.
rewrite dotBr !dot_on_line mulr0 subr0 mul1r.
by case: a; rewrite ?lexx // (le_trans (_ : _ <= 0)) ?ler01 ?oppr_le0 ?ler01.
Qed.

Lemma segment_depth x : '[x, x] <= 1 -> difference_body ends origin x.
Proof.
exact: (depth_lower ends_nonsingular ends_closed ends_beyond true).
Qed.

Lemma segment_depth_reached : ~ interior (difference_body ends origin) (ends true).
Proof.
have [_] := depth_reached ends_plane.
by rewrite dot_on_line mulr1 divr1 scale1r.
Qed.

(** The origin moves by 2 towards the point 1. *)
Lemma origin_impact :
  first_contact origin (fun _ : unit => on_line 1) (on_line 2) 2^-1.
Proof.
have half0 : 0 <= 2^-1 :> R by rewrite invr_ge0 ler0n.
have moveE : - (2^-1 *: on_line 2) = on_line (-1) :> 'rV[R]_1.
  by apply/rowP => i; rewrite !mxE mulVf // pnatr_eq0.
apply: (@impact_sound _ _ _ _ _ _ _ _ (on_line (-1)) [set (tt, tt)] (fun=> 1) half0).
- rewrite /positive_weights big_set1 eqxx andbT; apply/forall_inP => p _.
  exact: ltr01.
- rewrite /weighted_difference big_set1 scale1r moveE.
  by apply/rowP => i; rewrite !mxE sub0r.
split=> [|[] []]; rewrite moveE dot_on_line mulrNN mulr1 ?ltr01 //.
by rewrite dotBr !dot_on_line mulr0 sub0r mulr1 opprK.
Qed.

End Line.
