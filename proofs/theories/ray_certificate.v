(** * Certificates of a time of impact

    The body [conv A] moves by [r] while the time goes from 0 to 1; the body
    [conv B] rests.  At the time [s] they have a common point if and only if
    [- s r] is in the difference body ([meets_moved]).

    A first contact at [t > 0] is proved by a contact at [t] and a direction in
    which the difference body is at least as far as [- t r], and [- t r] is
    farther than 0.  There is one whenever [t] is the time of the first contact.
    That there is no contact up to the time 1 is proved by a _separated_
    certificate of the hull of [A] and [A + r], and [B]. *)

From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.algebra_tactics Require Import ring.
From CertiGJK Require Import vector convex minnorm support farkas.
From CertiGJK Require Import certificate certificate_sound.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Ray.

Variables (R : realFieldType) (n : nat) (T U : finType).
Variables (A : T -> 'rV[R]_n) (B : U -> 'rV[R]_n) (r : 'rV[R]_n).
Implicit Types (s t : R) (d x : 'rV[R]_n).

Notation body := (difference_body A B).

(** The points of [A] at the time [s]. *)
Definition moved s a := A a + s *: r.

Lemma conv_moved s x : conv (moved s) x <-> conv A (x - s *: r).
Proof.
split=> -[l [l0 l1 xE]]; exists l; split=> //.
  rewrite xE (eq_bigr (fun a => l a *: A a + l a *: (s *: r))).
    by rewrite big_split /= -scaler_suml l1 scale1r addrK.
  by move=> a _; rewrite scalerDr.
rewrite (eq_bigr (fun a => l a *: A a + l a *: (s *: r))).
  by rewrite big_split /= -scaler_suml l1 scale1r -xE subrK.
by move=> a _; rewrite scalerDr.
Qed.

(** The moved body and [B] meet if and only if [- s r] is in the difference. *)
Lemma meets_moved s :
  (exists2 x, conv (moved s) x & conv B x) <-> body (- (s *: r)).
Proof.
split=> [[x /conv_moved xA xB]|[a [b [aA bB e]]]].
  by exists (x - s *: r), x; split=> //; rewrite addrC addKr.
exists b => //; apply/conv_moved; suff <- : a = b - s *: r by [].
by rewrite e addrC subrK.
Qed.

(** The first contact is at [t]: the bodies meet then and not before. *)
Definition first_contact t :=
  body (- (t *: r)) /\ forall s, 0 <= s -> s < t -> ~ body (- (s *: r)).

(** The direction of a certificate, at a time [t > 0]. *)
Definition impact_direction t d :=
  [/\ 0 < '[d, - (t *: r)]
    & forall a b, '[d, - (t *: r)] <= '[d, A a - B b]].

Theorem impact_sound t d W (l : T * U -> R) : 0 <= t ->
  positive_weights W l -> weighted_difference A B W l = - (t *: r) ->
  impact_direction t d -> first_contact t.
Proof.
move=> t0 wl wE [dr0 dAB]; split=> [|s s0 st].
  by rewrite -wE; apply: weighted_difference_in.
move/difference_bodyE/(conv_dot_ge (c := '[d, - (t *: r)])) => le.
have {}le := le d (fun p => dAB p.1 p.2).
move: le dr0; rewrite !dotNr !dotZr ler_opp2 => le dr0.
have dr : '[d, r] < 0.
  by rewrite ltNge; apply/negP => dr; move: dr0; rewrite oppr_gt0 ltNge mulr_ge0.
by move: le; rewrite ler_nmul2r // leNgt st.
Qed.

(** Every first contact at a time [t > 0] has such a direction. *)
Theorem impact_complete t : 0 < t -> first_contact t ->
  exists d, impact_direction t d.
Proof.
move=> t0 [bt before].
pose Y (p : T * U) := A p.1 - B p.2 + t *: r.
have not0 : ~ body 0 by have := before 0 (lexx _) t0; rewrite scale0r oppr0.
case: (@farkas R n _ (enum {: T * U}) Y (t *: r) (enum_uniq _)); last first.
  case=> d dY dz; exists d; split; first by rewrite dotNr oppr_gt0.
  move=> a b; rewrite -subr_ge0 -dotBr opprK.
  by apply: (dY (a, b)); rewrite mem_enum.
case=> l l0; rewrite big_enum /= => zE; case: not0.
set L := \sum_p l p; have L0 : 0 <= L by rewrite sumr_ge0.
have zE' : \sum_p l p *: (A p.1 - B p.2) = (1 - L) *: (t *: r).
  rewrite scalerBl scale1r {1}zE /Y.
  rewrite [in RHS](eq_bigr (fun p => l p *: (A p.1 - B p.2) + l p *: (t *: r))).
    by rewrite big_split /= -scaler_suml addrK.
  by move=> p _; rewrite scalerDr.
have [LE|Lneq] := eqVneq L 0.
  suff z0 : t *: r = 0 by rewrite -oppr0 -z0.
  rewrite zE; apply: big1 => p _; move/eqP: LE; rewrite psumr_eq0 // => /allP lE.
  by rewrite (eqP (lE p (mem_index_enum p))) scale0r.
have Lpos : 0 < L by rewrite lt_neqAle eq_sym Lneq.
have inbody : body (- ((t * (1 - L^-1)) *: r)).
  apply/difference_bodyE; exists (fun p => l p / L); split.
  - by move=> p; rewrite divr_ge0.
  - by rewrite -mulr_suml divff.
  rewrite (eq_bigr (fun p => L^-1 *: (l p *: (A p.1 - B p.2)))); last first.
    by move=> p _; rewrite scalerA [_ * l p]mulrC.
  rewrite -scaler_sumr zE' !scalerA -scaleNr; congr (_ *: _).
  by field; rewrite gt_eqF.
have less : t * (1 - L^-1) < t.
  by rewrite gtr_pmulr // ltr_subl_addr ltr_addl invr_gt0.
have [s0|s0] := leP 0 (t * (1 - L^-1)); first by case: (before _ s0 less).
set s := t * _ in inbody less s0.
have ts : 0 < t - s by rewrite subr_gt0.
have cvx : convex body.
  move=> x y q /difference_bodyE bx /difference_bodyE by' q0 q1.
  by apply/difference_bodyE; apply: convex_conv.
have q0 : 0 <= - s / (t - s) by rewrite divr_ge0 ?oppr_ge0 // ltW.
have q1 : - s / (t - s) <= 1 by rewrite ler_pdivr_mulr // mul1r ler_addr ltW.
have := cvx _ _ _ inbody bt q0 q1.
suff -> : (1 - - s / (t - s)) *: - (s *: r) + (- s / (t - s)) *: - (t *: r) = 0 by [].
rewrite -!scalerN !scalerA -scalerDl.
have -> : (1 - - s / (t - s)) * s + - s / (t - s) * t = 0.
  by field; rewrite gt_eqF.
by rewrite scale0r.
Qed.

(** The points of [A] at the times 0 and 1. *)
Definition swept (u : T + T) := match u with inl a => A a | inr a => A a + r end.

Lemma moved_swept s x : 0 <= s -> s <= 1 -> conv (moved s) x -> conv swept x.
Proof.
move=> s0 s1 [l [l0 l1 xE]].
exists (fun u => match u with inl a => (1 - s) * l a | inr a => s * l a end).
split=> [[a|a]||]; rewrite ?mulr_ge0 ?subr_ge0 //.
  by rewrite big_sumType /= -!mulr_sumr l1 !mulr1 subrK.
rewrite xE big_sumType /= -big_split /=; apply: eq_bigr => a _.
rewrite /moved -!scalerA ![_ *: (l a *: _)]scalerA ![_ * l a]mulrC -!scalerA -scalerDr.
by congr (_ *: _); rewrite scalerBl scale1r scalerDr addrA subrK.
Qed.

(** A _separated_ certificate of the swept body and [B] proves that there is no
    contact up to the time 1. *)
Theorem miss_sound W l v : valid swept B (Separated W l v) ->
  forall s, 0 <= s -> s <= 1 -> ~ body (- (s *: r)).
Proof.
move=> val s s0 s1 /meets_moved[x xA xB].
exact: separated_disjoint val _ (moved_swept s0 s1 xA) xB.
Qed.

End Ray.
