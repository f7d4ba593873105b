(** * The loops and the bits of the Java text

    What the words of [java_model.v] for arrays, loops and bits mean: a counting loop
    runs through an interval, a search that finds nothing has looked at everything, and
    the sign bits of a list are those of its numbers. *)

From Coq Require Import ZArith List FinFun Lia ssreflect ssrbool.
From CertiGJKFloat Require Import java_model.

Local Open Scope Z_scope.

(** ** Counting *)

Lemma range_in k e n i : 0 < n -> In i (range k e n) <-> exists2 m, i = k + n * m & 0 <= m < turns k e n.
Proof.
move=> n0; rewrite /range in_map_iff; have t0 : 0 <= turns k e n by rewrite /turns; lia.
split=> [[m [<- /in_seq h]]|[m -> h]]; first by exists (Z.of_nat m); lia.
by exists (Z.to_nat m); rewrite in_seq; split; [rewrite Z2Nat.id | ]; lia.
Qed.

Lemma turns1 k e : turns k e 1 = Z.max 0 (e - k).
Proof. by rewrite /turns Z.div_1_r; lia. Qed.

(** A loop with step 1 runs through the interval. *)
Lemma range1 k e i : In i (range k e 1) <-> k <= i < e.
Proof.
rewrite range_in // turns1; split=> [[m -> h]|h]; first by lia.
by exists (i - k); lia.
Qed.

Lemma range1_distinct k e : NoDup (range k e 1).
Proof.
by apply: Injective_map_NoDup; [move=> x y; lia | exact: seq_NoDup].
Qed.

(** One with a larger step and one with the rest of the interval. *)
Lemma range_blocks e i : 0 <= i < e ->
  (exists2 k, In k (range 0 (e - 3) 4) & i = k \/ i = k + 1 \/ i = k + 2 \/ i = k + 3) \/
  In i (range (past 0 (e - 3) 4) e 1).
Proof.
move=> h; case: (Z_lt_le_dec i (past 0 (e - 3) 4)) => [lt|le]; last by right; apply/range1; lia.
left; exists (4 * (i / 4)); last by have := Z.mod_pos_bound i 4; have := Z.div_mod i 4; lia.
apply/range_in => //; exists (i / 4); first by lia.
split; first by apply: Z.div_pos; lia.
by move: lt; rewrite /past => lt; apply: Z.div_lt_upper_bound; lia.
Qed.

(** A sum over a loop is a count. *)
Lemma fold_count (S : Type) (f : S -> bool) (s : list S) (n : Z) :
  fold_left (fun count k => count + (if f k then 1 else 0)) s n = n + Z.of_nat (length (filter f s)).
Proof. by elim: s n => [|k s IH] n /=; [lia | rewrite IH; case: (f k) => /=; lia]. Qed.

Lemma fold_ext (S A : Type) (f g : A -> S -> A) (s : list S) x :
  (forall x k, In k s -> f x k = g x k) -> fold_left f s x = fold_left g s x.
Proof.
elim: s x => [|k s IH] x //= fg; rewrite (fg x k); first by left.
by apply: IH => y i h; apply: fg; right.
Qed.

Lemma fold_map (S T A : Type) (f : A -> T -> A) (h : S -> T) (s : list S) x :
  fold_left f (map h s) x = fold_left (fun x k => f x (h k)) s x.
Proof. by elim: s x => [|k s IH] x //=. Qed.

Lemma fold_pair (S A B : Type) (f : A -> S -> A) (g : B -> S -> B) (s : list S) x y :
  fold_left (fun '(x, y) k => (f x k, g y k)) s (x, y) = (fold_left f s x, fold_left g s y).
Proof. by elim: s x y => [|k s IH] x y //=. Qed.

Lemma fold_and (S : Type) (f : S -> bool) (s : list S) (x : bool) :
  fold_left (fun x k => x && f k) s x = true -> x = true /\ forall k, In k s -> f k = true.
Proof.
by elim: s x => [|k s IH] x /=; [split | case/IH => /andP[-> fk] h; split=> // i [<-|/h]].
Qed.

Lemma first_none (S T : Type) (f : S -> option T) (s : list S) :
  first_result f s = None -> forall k, In k s -> f k = None.
Proof.
by elim: s => [|k s IH] //=; case E: (f k) => [x|] // /IH h i [<-|/h].
Qed.

Lemma first_some (S T : Type) (f : S -> option T) (s : list S) x :
  first_result f s = Some x -> exists2 k, In k s & f k = Some x.
Proof.
elim: s => [|k s IH] //=; case E: (f k) => [y|]; first by move=> [<-]; exists k; [left|].
by case/IH => i h fi; exists i; [right|].
Qed.

(** Writing through an array. *)
Lemma fold_put (T : Type) (f : Z -> T) (s : list Z) (a : array T) i :
  (In i s -> fold_left (fun a k => put a k (f k)) s a i = f i) /\
  (~ In i s -> fold_left (fun a k => put a k (f k)) s a i = a i).
Proof.
elim: s a => [|k s IH] a //=; have [h1 h2] := IH (put a k (f k)).
case: (in_dec Z.eq_dec i s) => [/[dup] is_in /h1 -> | not_in]; first by split=> // no; case: no; right.
rewrite h2 //= ; case: (Z.eqb_spec i k) => [<-|ne]; split=> //; first by case; left.
by case=> // e; case: ne.
Qed.

(** ** Bits *)

Lemma sign_shift x : -2 ^ 31 <= x < 2 ^ 31 -> unsigned_shift 32 x 31 = if x <? 0 then 1 else 0.
Proof.
move=> h; rewrite /unsigned_shift Z.shiftr_div_pow2 //.
case: Z.ltb_spec => h0.
  have -> : x mod 2 ^ 32 = x + 2 ^ 32 by symmetry; apply: (Z.mod_unique_pos _ _ (-1)); lia.
  by symmetry; apply: (Z.div_unique_pos _ _ _ (x + 2 ^ 31)); lia.
by rewrite Z.mod_small; [lia | apply: Z.div_small; lia].
Qed.

(** Two indices differ. *)
Lemma differ_bits i j : 0 <= i < 2 ^ 31 -> 0 <= j < 2 ^ 31 -> let d := Z.lxor i j in
  unsigned_shift 32 (Z.lor d (- d)) 31 = if i =? j then 0 else 1.
Proof.
move=> hi hj d.
case: Z.eqb_spec => [E|ne]; first by rewrite /d E Z.lxor_nilpotent.
have d0 : d <> 0 by move=> /Z.lxor_eq.
have dn : 0 <= d by apply/Z.lxor_nonneg; lia.
have small x : 0 <= x < 2 ^ 31 -> Z.shiftr x 31 = 0.
  by move=> h; rewrite Z.shiftr_div_pow2 // Z.div_small.
have d31 : d < 2 ^ 31.
  have : Z.shiftr d 31 = 0 by rewrite /d Z.shiftr_lxor !small.
  rewrite Z.shiftr_div_pow2 // => q; have := Z.div_mod d (2 ^ 31) ltac:(done); rewrite q.
  by have := Z.mod_pos_bound d (2 ^ 31) eq_refl; lia.
have q : Z.shiftr (Z.lor d (- d)) 31 = -1.
  rewrite Z.shiftr_lor small; first by lia.
  rewrite Z.lor_0_l Z.shiftr_div_pow2 //; symmetry.
  by apply: (Z.div_unique_pos _ _ _ (2 ^ 31 - d)); lia.
rewrite Z.shiftr_div_pow2 // in q; have p31 : 2 ^ 31 <> 0 by [].
have := Z.div_mod (Z.lor d (- d)) (2 ^ 31) p31; have := Z.mod_pos_bound (Z.lor d (- d)) (2 ^ 31) eq_refl.
move: (Z.lor _ _) (_ mod _) q => x m q hm E; rewrite q in E.
by rewrite sign_shift; [lia | case: Z.ltb_spec => //; lia].
Qed.

(** A disjunction of bits is negative only if one of them is. *)
Lemma fold_lor (f : Z -> Z) (s : list Z) x : 0 <= fold_left (fun x k => Z.lor x (f k)) s x ->
  0 <= x /\ forall k, In k s -> 0 <= f k.
Proof. by elim: s x => [|k s IH] x //= /IH[/Z.lor_nonneg[h1 h2] h]; split=> // i [<-|/h]. Qed.

Lemma fold_lor4 (f0 f1 f2 f3 : Z -> Z) (s : list Z) x0 x1 x2 x3 :
  fold_left (fun '(s0, s1, s2, s3) k => (Z.lor s0 (f0 k), Z.lor s1 (f1 k), Z.lor s2 (f2 k), Z.lor s3 (f3 k)))
    s (x0, x1, x2, x3) =
  (fold_left (fun x k => Z.lor x (f0 k)) s x0, fold_left (fun x k => Z.lor x (f1 k)) s x1,
   fold_left (fun x k => Z.lor x (f2 k)) s x2, fold_left (fun x k => Z.lor x (f3 k)) s x3).
Proof. by elim: s x0 x1 x2 x3 => [|k s IH] x0 x1 x2 x3 //=. Qed.
