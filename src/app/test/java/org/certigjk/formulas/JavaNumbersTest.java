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
          widened (constant 1 (-1) - x).""",
        made(
            text.formatted("least", "0.5f"),
            "Thing.g/2",
            "Thing.f/1",
            "Thing.h/1",
            "Thing.w/float"));
    assertThrows(Untranslatable.class, () -> made(text.formatted("most", "0.5f"), "Thing.g/2"));
    assertThrows(Untranslatable.class, () -> made(text.formatted("least", "0.5"), "Thing.w/1"));
  }
}
