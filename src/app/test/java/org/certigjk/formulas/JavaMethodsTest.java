package org.certigjk.formulas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Coq file of the Java methods says what their text says now. */
class JavaMethodsTest {

  @ParameterizedTest
  @EnumSource
  void theFileIsMadeOfTheText(JavaList list) throws IOException {
    assertEquals(
        list.make(Map.of()),
        Files.readString(list.file()),
        "proofs/translate.sh writes it again; then proofs/check.sh says whether the proofs hold");
  }

  /** Below what Coq needs; proofs/check.sh --slow shows that a proof fails for each. */
  @ParameterizedTest
  @CsvSource({
    "5 * u * (x * y), 4 * u * (x * y)",
    "2.125 * (x * ey, 2 * (x * ey",
    "10 * u * (x * y), 9 * u * (x * y)",
    "3.125 * (x * ey, 3 * (x * ey",
    "4.25 * u * (v * extent), 4 * u * (v * extent)",
    "8 * u * (v * reach), 6 * u * (v * reach)",
    "1.0625 * u * (z + y), 1 * u * (z + y)"
  })
  void weakenedConstantsAreSeen(String constant, String weaker) throws IOException {
    JavaSource bounds = JavaSource.find("ErrorBounds");
    assertTrue(bounds.text().contains(constant), constant);
    JavaSource weakened =
        JavaSource.parse("ErrorBounds.java", bounds.text().replace(constant, weaker));
    assertNotEquals(
        Files.readString(JavaList.METHODS.file()),
        JavaList.METHODS.make(Map.of("ErrorBounds", weakened)));
  }

  /** java_bounds_right.v compares each with the formula of a lemma. */
  @ParameterizedTest
  @CsvSource({
    "Candidate, 1.0625 * (error, 1 * (error",
    "Candidate, 2.125 * error, 2 * error",
    "Threshold, 1 + 8 * U, 1 + 2 * U",
    "Threshold, gap - 8 * U, gap - 4 * U",
    "RoundedContact, 8 * ErrorBounds.U, 4 * ErrorBounds.U",
    "InnerBall, 2 * en, 1 * en",
    "CoordinateBounds, 128 * U * U, 16 * U * U",
    "CoordinateBounds, 0x1p-50, 0x1p-54",
    "ImpactBounds, 2 * U * s, 1 * U * s",
    "ImpactBounds, 64 * U * U, 16 * U * U",
    "ImpactBounds, 4 * U), 1 * U)"
  })
  void weakenedBoundsAreSeen(String type, String constant, String weaker) throws IOException {
    String text = JavaSource.find(type).text();
    assertTrue(text.contains(constant), constant);
    JavaSource weakened = JavaSource.parse(type + ".java", text.replace(constant, weaker));
    assertNotEquals(
        Files.readString(JavaList.BOUNDS.file()), JavaList.BOUNDS.make(Map.of(type, weakened)));
  }

  private static String translated(String parameters, String body) throws IOException {
    return made(
        "final class Thing {\nstatic double f(%s) {\n%s\n}\n}\n".formatted(parameters, body),
        "Thing.f/2");
  }

  static String made(String text, String... list) throws IOException {
    String file =
        JavaList.METHODS.make(List.of(list), Map.of("Thing", JavaSource.parse("Thing.java", text)));
    String head = "Local Notation Candidate := (Candidate M).\n\n";
    return file.substring(file.indexOf(head) + head.length(), file.indexOf("\n\nEnd Java"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x + y * x - y; x + y * x - y",
        "x - (y - x); x - (y - x)",
        "(x + y) * x; (x + y) * x",
        "-x * y; opp x * y",
        "-(x * y); opp (x * y)",
        "x / y; x / y",
        "Math.fma(-x, y, x * y); fused (opp x) y (x * y)",
        "Math.max(x, -y * x); greatest x (opp y * x)",
        "5 * x; constant 5 0 * x",
        "0.1 * x; constant 3602879701896397 (-55) * x",
        "(1 + 0x1p-50) * x; constant 1125899906842625 (-50) * x",
        "0x1p-1074 + x; constant 1 (-1074) + x",
        "x < y ? 0 : x; if less x y then constant 0 0 else x",
        "x >= y && !(x == y) ? y : x; if less_or_same y x && negb (same x y) then y else x"
      })
  void expressions(String java, String coq) throws IOException {
    assertEquals(
        "Definition Thing_f (x y : number) : number :=\n  " + coq + ".",
        translated("double x, double y", "return " + java + ";"));
  }

  @Test
  void statements() throws IOException {
    assertEquals(
        """
        Definition Thing_f (x by_ : number) : number :=
          let z := x in
          let '(x, z) :=
            if less x by_ then
              let w := by_ in
              let x := x + (w - z) in
              let z := w in
              (x, z)
            else
              (x, z) in
          if same z x then
            x
          else
            let z := z * (x) in
            z.""",
        translated(
            "double x, double by",
            """
            double z = x;
            if (x < by) {
              double w = by;
              x += w - z;
              z = w;
            }
            if (z == x) {
              return x;
            }
            z *= x;
            return z;
            """));
  }

  /** What is not one word is in parentheses, or Coq would apply the function to the minus. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "k, x, y; k x y",
        "k, -x * y, (x); k (opp x * y) (x)",
        "k, (-x) * y, y; k ((opp x) * y) y",
        "k, (-x) * (y), k; k ((opp x) * (y)) (constant k 0)",
        "k, k * x, x - k; k (constant k 0 * x) (x - constant k 0)",
        "k + 1, -(x), 0; ((k + 1%Z)%Z) (opp (x)) (constant 0 0)"
      })
  void argumentsOfExternalCalls(String java, String coq) throws IOException {
    String text =
        """
        final class Thing {
          static double h(int k, double x, double y) { for (;;) {} }
          static double f(int k, double x, double y) { return h(%s); }
        }
        """;
    assertEquals(
        """
        Variable Thing_h : Z -> number -> number -> number.

        Definition Thing_f (k : Z) (x y : number) : number :=
          Thing_h %s."""
            .formatted(coq),
        made(text.formatted(java), "external Thing.h/3", "Thing.f/3"));
  }

  @Test
  void loopsThatAssign() throws IOException {
    assertEquals(
        """
        Definition Thing_f (x : (array number)) (y : number) : number :=
          let n := 0%Z in
          let s := y in
          let k := 0%Z in
          let s := fold_left (fun s k =>
              let s := s + (x ((k + 1%Z)%Z)) in
              s) (range (k) (array_length x) 2%Z) s in
          let k := past (k) (array_length x) 2%Z in
          let '(s, n) := fold_left (fun '(s, n) z =>
              let s := s * (z) in
              let n := Z.lor n (unsigned_shift 64%Z (bits z) 63%Z) in
              (s, n)) (elements x) (s, n) in
          constant k 0 * s.""",
        translated(
            "double[] x, double y",
            """
            long n = 0;
            double s = y;
            int k = 0;
            for (; k < x.length; k += 2) {
              s += x[k + 1];
            }
            for (double z : x) {
              s *= z;
              n |= Double.doubleToRawLongBits(z) >>> 63;
            }
            return k * s;
            """));
  }

  @Test
  void loopsThatReturn() throws IOException {
    assertEquals(
        """
        Definition Thing_f (x : (array number)) (y : number) : number :=
          match first_result (fun k =>
              if less y (x k) then
                Some (x k)
              else
                None) (range (0%Z) (array_length x) 1%Z) with
          | Some found => found
          | None =>
            y
          end.""",
        translated(
            "double[] x, double y",
            """
            for (int k = 0; k < x.length; k++) {
              if (x[k] > y) {
                return x[k];
              }
            }
            return y;
            """));
  }

  /** An array is a value, and what a method writes is its result. */
  @Test
  void arraysThatAreWritten() throws IOException {
    String text =
        """
        final class Thing {
          static void g(double[] x, int k) { x[k] = 0; }
          static double f(double[] x, int k) { g(x, k + 1); return x[k] < 1 ? x[0] : x[k]; }
        }
        """;
    assertEquals(
        """
        Definition Thing_g (x : (array number)) (k : Z) : (array number) :=
          let x := put x (k) (constant 0 0) in
          x.

        Definition Thing_f (x : (array number)) (k : Z) : number :=
          let x := Thing_g x ((k + 1%Z)%Z) in
          if less (x k) (constant 1 0) then x 0%Z else x k.""",
        made(text, "Thing.g/2", "Thing.f/2"));
  }

  /** A method without a result leads to the fields that it assigns. */
  @Test
  void fieldsThatAreAssigned() throws IOException {
    assertEquals(
        """
        Definition Thing_measure (this : Thing) : (number * (array number))%type :=
          let axes := Thing_axes this in
          let sum := Thing_sum this in
          let centre := Thing_centre this in
          let x := axes 0%Z 1%Z in
          let x := fold_left (fun x y =>
              let x := greatest x (next y) in
              x) (elements (axes 1%Z)) x in
          let sum := x in
          let centre := put centre (0%Z) (x) in
          (sum, centre).""",
        made(
            """
            final class Thing {
              double[][] axes;
              double sum;
              double[] centre;
              double unused;
              void measure() {
                double x = axes[0][1];
                for (double y : axes[1]) {
                  x = Math.max(x, Math.nextUp(y));
                }
                sum = x;
                centre[0] = x;
              }
            }
            """,
            "Thing.measure/0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sum = x", "sum += x", "sum++"})
  void whatReturnsAndAssignsAFieldIsRefused(String assignment) {
    Untranslatable refused =
        assertThrows(
            Untranslatable.class,
            () ->
                made(
                    "final class Thing {\ndouble sum;\ndouble f(double x) {\n"
                        + assignment
                        + ";\nreturn x;\n}\n}\n",
                    "Thing.f/1"));
    assertTrue(refused.getMessage().contains("Thing.java:3"), refused.getMessage());
  }

  @Test
  void choicesOfWhichOneReturns() throws IOException {
    assertEquals(
        """
        Definition Thing_f (x y : number) : number :=
          if less x y then
            let x := y in
            if same x y then
              x
            else
              y
          else
            y.""",
        translated(
            "double x, double y",
            "if (x < y) {\nx = y;\nif (x == y) {\nreturn x;\n}\n}\nreturn y;"));
  }

  /** A second name of an array would change with it. */
  @Test
  void anArrayWithTwoNamesIsNotWritten() {
    assertThrows(
        Untranslatable.class,
        () -> translated("double[] x, double y", "double[] z = x; z[0] = y; return y;"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (;;) { return x; }",
        "do { x += y; } while (x < y);",
        "return Math.pow(x, y);",
        "return x % y;",
        "return x = y;",
        "return g(x);",
        "return (float) x;",
        "return (double) x;",
        "x++;",
        "return 1 / 2;",
        "return x + (1 << 3L);",
        "return x + (1 >> 3);",
        "return field;",
        "return x < y;",
        "for (int k = 0; k < 3; k--) { x += y; } return x;",
        "for (int k = 0; k < 3; k++) { k += 2; } return x;",
        "for (int k = 3; k > 0; k++) { x += y; } return x;",
        "for (int k = 0; x < y; k++) { x += y; } return x;",
        "for (int k = 0; k < 3; k++) { x += y; if (x < y) { return x; } } return y;",
        "for (int k = 0; k < 3; k++) { double z = x; } return y;",
        "do { x += y; } while (x < y); return x;",
        "if (x < y) { double z = x; }",
        "double z; return x;",
        "return -0.0;",
        "return x > y ? 1 : 2;",
        "for (; y < x; x++) { y += 1; } return x;",
        "for (int k = 0; k < 3; k++) { throw new Error(); } return x;"
      })
  void whatIsNotUnderstoodIsRefusedByLine(String body) {
    String message =
        assertThrows(Untranslatable.class, () -> translated("double x, double y", body))
            .getMessage();
    assertTrue(message.startsWith("Thing.java:3: not translated: "), message);
  }

  @Test
  void typesAndListsAreChecked() throws IOException {
    assertThrows(Untranslatable.class, () -> translated("short x, double y", "return y;"));
    JavaSource source = JavaSource.parse("Thing.java", "class Thing { double f() { return 0; } }");
    assertThrows(
        IllegalArgumentException.class,
        () -> JavaList.METHODS.make(List.of("Thing.f/2"), Map.of("Thing", source)));
  }
}
