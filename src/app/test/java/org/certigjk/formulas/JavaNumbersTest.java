package org.certigjk.formulas;

import static org.certigjk.formulas.JavaMethodsTest.made;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The translation of what rounds integers and fractions. */
class JavaNumbersTest {

  /** Integers of any size, floats, fields of an object, what it refuses, a loop without a count. */
  @Test
  void integersAndObjects() throws IOException {
    String text =
        """
        enum Thing {
          ONE(-1);
          private final int least;
          Thing(int %s) { this.least = least; }
          long g(BigInteger x, int k) {
            if (k < least) { throw new Error(); }
            long r = (long) Math.sqrt(x.shiftLeft(k).doubleValue());
            for (; r < 0; k--) { r += 2 * k; }
            return r;
          }
          static long f(BigInteger x) { return Thing.ONE.g(x, 3); }
          static float h(BigInteger x) { return Float.intBitsToFloat((int) f(x)); }
          static double w(float x) { return (double) (%s - x); }
        }
        """;
    assertEquals(
        """
        Definition Thing_ONE : Thing := Build_Thing ((-1)%Z).

        Definition Thing_g (this : Thing) (x : Z) (k : Z) : option Z :=
          let least := Thing_least this in
          if Z.ltb k least then
            None
          else
            let r := truncated (root (constant (Z.shiftl x k) 0)) in
            let '(r, k) := while limit (fun '(r, k) => Z.ltb r 0%Z) (fun '(r, k) =>
                let r := (r + ((2%Z * k)%Z))%Z in
                let k := (k - 1)%Z in
                (r, k)) (r, k) in
            Some (r).

        Definition Thing_f (x : Z) : option Z :=
          Thing_g Thing_ONE x 3%Z.

        Definition Thing_h (x : Z) : option single :=
          match Thing_f x with
          | Some given => Some (single_of_bits given)
          | None => None
          end.

        Definition Thing_w (x : single) : number :=
          widened (constant 1 (-1) - x).\
        """,
        made(
            text.formatted("least", "0.5f"),
            "Thing.g/2",
            "Thing.f/1",
            "Thing.h/1",
            "Thing.w/float"));
    assertThrows(Untranslatable.class, () -> made(text.formatted("most", "0.5f"), "Thing.g/2"));
    assertThrows(Untranslatable.class, () -> made(text.formatted("least", "0.5"), "Thing.w/1"));
  }

  /**
   * Strings, a loop with a condition alone, a method that calls itself, what one that throws has
   * returned.
   */
  @Test
  void strings() throws IOException {
    String text =
        """
        class Thing {
          static int g(String s) {
            int at = 0;
            while (at < s.length() && "+-".indexOf(s.charAt(at)) >= 0) { at++; }
            return at / 2;
          }
          static BigInteger f(String s, int k) {
            if (s.length() <= k) { return new BigInteger(s + "0"); }
            BigInteger high = f(s.substring(0, k), k);
            return s.charAt(0) == '-' ? high.add(BigInteger.TEN) : new BigInteger(s, 16);
          }
          static BigFraction q(BigInteger p) {
            if (p.compareTo(BigInteger.ONE) < 0) { throw new Error(); }
            return new BigFraction(p);
          }
          static int d(BigInteger p) {
            if (p.signum() == 0) { throw new Error(); }
            BigFraction made = %s;
            return made.getNumerator().bitLength();
          }
        }
        """;
    String[] list = {"Thing.g/1", "Thing.f/2", "Thing.q/1", "Thing.d/1"};
    assertEquals(
        """
        Definition Thing_g (s : string) : Z :=
          let at_ := 0%Z in
          let at_ := while limit (fun at_ => Z.ltb at_ (length_of s) && Z.leb 0%Z (index_of ((chars "+-")) (char_at s at_))) (fun at_ =>
              let at_ := (at_ + 1)%Z in
              at_) at_ in
          Z.quot at_ 2%Z.

        Fixpoint Thing_f (limit : nat) (s : string) (k : Z) : Z :=
          match limit with
          | O => 0%Z
          | Datatypes.S limit =>
            if Z.leb (length_of s) k then
              integer_of 10%Z ((s ++ ((chars "0")))%list)
            else
              let high := Thing_f limit (substring s 0%Z k) k in
              if Z.eqb (char_at s 0%Z) ((char "-")) then (high + BigInteger_TEN)%Z else integer_of 16%Z s
          end.

        Definition Thing_q (p : Z) : option BigFraction :=
          if Z.ltb (compare_to p BigInteger_ONE) 0%Z then
            None
          else
            Some (Build_BigFraction p 1%Z).

        Definition Thing_d (p : Z) : option Z :=
          if Z.eqb (Z.sgn p) 0%Z then
            None
          else
            match Thing_q p with
            | Some made =>
              Some (bit_length (BigFraction_getNumerator made))
            | None => None
            end.\
        """,
        made(text.formatted("q(p)"), list));
    assertThrows(Untranslatable.class, () -> made(text.formatted("new Fraction(p)"), list));
  }
}
