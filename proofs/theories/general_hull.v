(** * Convex hulls of arbitrary sets, and Theorem 2.3 for them

    The thesis states Theorem 2.3 for all sets of points, not only finite ones.
    The hull of a set [X] is the set of all convex combinations of finitely
    many points of [X]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Hull.

Variables (R : realFieldType) (n : nat).
Implicit Types (X : 'rV[R]_n -> Prop) (d x : 'rV[R]_n).

Definition hull X x := exists k (y : 'I_k -> 'rV[R]_n),
  (forall i, X (y i)) /\ conv y x.

Lemma hull_pt X x : X x -> hull X x.
Proof. by move=> Xx; exists 1%N, (fun _ => x); split=> //; apply: (conv_pt _ ord0). Qed.

(** Theorem 2.3 for every set of points, finite or not: the support function of
    the convex hull of [X] is the support function of [X]. *)
Theorem support_computability_hull X d h :
  is_support_value X d h <-> is_support_value (hull X) d h.
Proof.
split=> [[[x Xx ->] hmax]|[[x [k [y [Xy cx]]] ->] hmax]].
  split=> [|_ [z [k [y [Xy cz]]] ->]]; first by exists x => //; apply: hull_pt.
  by apply: conv_dot_le cz => i; apply: hmax; exists (y i).
have hy z : X z -> '[d, z] <= '[d, x].
  by move=> Xz; apply: hmax; exists z => //; apply: hull_pt.
have [[_ [i ->] e] _] : is_support_value (points y) d '[d, x].
  apply/support_computability; split=> [|_ [z cz ->]]; first by exists x.
  by apply: conv_dot_le cz => i; apply: hy.
by split=> [|_ [z Xz ->]]; [exists (y i) | apply: hy].
Qed.

(** The hull of the set of points of a finite family is the hull of the
    family. *)
Theorem hull_points (T : finType) (Y : T -> 'rV[R]_n) x :
  hull (points Y) x <-> conv Y x.
Proof.
split=> [[k [y [yY cx]]]|cx].
  have [f fE] := fin_all_exists yY.
  apply: (@conv_on_conv _ _ _ (f @: [set: 'I_k])); apply/conv_comp.
  case: cx => l [l0 l1 ->]; exists l; split=> //.
  by apply: eq_bigr => i _; rewrite fE.
exists #|T|, (fun i => Y (enum_val i)); split=> [i|]; first by exists (enum_val i).
apply/conv_comp; apply: conv_on_sub ((conv_setT _ _).1 cx).
by apply/subsetP => t _; apply/imsetP; exists (enum_rank t); rewrite ?enum_rankK.
Qed.

(** Minimum norm over the hull of an arbitrary set, tested on the set itself. *)
Theorem minnorm_hullP X v :
  is_minnorm (hull X) v <-> hull X v /\ forall x, X x -> '[v, v] <= '[v, x].
Proof.
split=> [[hv vmin]|[hv vX]]; split=> // x.
  move=> Xx; case: (hv) => k [y [Xy cv]].
  pose z i := if unlift ord0 i is Some j then y j else x.
  have mz : is_minnorm (conv z) v.
    split=> [|w cw].
      case: cv => l [l0 l1 ->].
      exists (fun i => if unlift ord0 i is Some j then l j else 0); split=> [i||].
      - by case: unliftP.
      - rewrite big_ord_recl unlift_none add0r -[RHS]l1.
        by apply: eq_bigr => i _; rewrite liftK.
      - rewrite big_ord_recl unlift_none scale0r add0r.
        by apply: eq_bigr => i _; rewrite /z liftK.
    apply: vmin; exists k.+1, z; split=> // i.
    by rewrite /z; case: unliftP.
  have [_ /(_ ord0)] := (minnorm_conv_allP z v).1 mz.
  by rewrite /z unlift_none.
case=> k [y [Xy cx]].
have vx : '[v, v] <= '[v, x].
  by apply: (conv_on_dot_ge _ ((conv_setT _ _).1 cx)) => i _; apply: vX.
have -> : '[x, x] = '[v, v] + ('[x - v, x - v] + ('[v, x] - '[v, v]) *+ 2).
  by rewrite dot_sqB (dotC x v); ring.
by rewrite ler_addl addr_ge0 ?dot_ge0 // mulrn_wge0 // subr_ge0.
Qed.

End Hull.
