(** * How the contracts are read

    The clauses of the JML contracts are about objects of Java; [contracts.v] says
    them, word for word, about what is here.  The reading is this.

    - [R] is the field of the numbers that the elements stand for ([val] of
      [OrderedField.jml] is not written).  JML knows only the real numbers; [R] is
      that subfield of them which the elements of the Java field make up.
    - A vector of Java is its coordinates and whether its field is exact.  A
      quantifier over the vectors of Java is one over all vectors: whatever vectors a
      proof of OpenJML is asked about, somebody could have made them before the
      method was called.
    - An integer of a specification is an integer; an array is the list of its
      elements, none of which is null.  Beyond its end a list has a 0, where JML
      leaves open what is there; so has a vector.
    - A reference that may be null is an [option].  Equal references have equal
      values.  (The opposite, which need not be, is nowhere used.)
    - A method that changes nothing is a relation between its object, its arguments
      and its result; another one has the states of the object before and after it,
      [old] and [this].  A contract is a statement on one call that ends without an
      exception. *)

From mathcomp Require Import all_ssreflect all_algebra.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(** Of a field of Java only whether its arithmetic is exact. *)
Definition ordered_field := bool.
Definition exact (field : ordered_field) : bool := field.

(** ** Lists *)

(** The natural number; 0 for the negative ones. *)
Definition natural (k : int) : nat := if k is Posz m then m else 0%N.

Definition len (T : Type) (x : seq T) : int := (size x)%:Z.

Definition elem (x : seq int) (k : int) : int := nth 0 x (natural k).

(** ** Vectors *)

Record vec (R : realFieldType) :=
  new_vec { vec_field : ordered_field; coordinates : seq R }.

Section Vectors.

Variable R : realFieldType.
Implicit Types (u w : vec R) (k n : int).

Definition no_vec : vec R := new_vec false [::].
Definition the_vec (u : option (vec R)) : vec R := odflt no_vec u.
Definition vec_elem (x : seq (vec R)) k : vec R := nth no_vec x (natural k).

Definition coord u k : R := nth 0 (coordinates u) (natural k).
Definition sum_to u n : R := \sum_(k < natural n) coord u k%:Z.
Definition product_to u w n : R := \sum_(k < natural n) coord u k%:Z * coord w k%:Z.
Definition product u w : R := product_to u w (len (coordinates u)).

End Vectors.
