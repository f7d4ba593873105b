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
import org.junit.jupiter.params.provider.ValueSource;

/** The Coq file of the Java methods says what their text says now. */
class JavaMethodsTest {

  @Test
  void theFileIsMadeOfTheText() throws IOException {
    assertEquals(
        JavaMethods.make(),
        Files.readString(JavaMethods.FILE),
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
        Files.readString(JavaMethods.FILE),
        JavaMethods.make(JavaMethods.list(), Map.of("ErrorBounds", weakened)));
  }

  private static String translated(String parameters, String body) throws IOException {
    return made(
        "final class Thing {\nstatic double f(%s) {\n%s\n}\n}\n".formatted(parameters, body),
        "Thing.f/2");
  }

  private static String made(String text, String... list) throws IOException {
    String file =
        JavaMethods.make(List.of(list), Map.of("Thing", JavaSource.parse("Thing.java", text)));
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (;;) { return x; }",
        "while (x < y) { x += y; }",
        "return Math.pow(x, y);",
        "return x % y;",
        "return x = y;",
        "return g(x);",
        "return (float) x;",
        "x++;",
        "return 1 / 2;",
        "return x + (1 << 3);",
        "return field;",
        "return x < y;",
        "if (x < y) { if (y < x) { return x; } }",
        "if (x < y) { double z = x; }",
        "double z; return x;",
        "return -0.0;",
        "return x > y ? 1 : 2;"
      })
  void whatIsNotUnderstoodIsRefusedByLine(String body) {
    String message =
        assertThrows(Untranslatable.class, () -> translated("double x, double y", body))
            .getMessage();
    assertTrue(message.startsWith("Thing.java:3: not translated: "), message);
  }

  @Test
  void typesAndListsAreChecked() throws IOException {
    assertThrows(Untranslatable.class, () -> translated("float x, double y", "return y;"));
    JavaSource source = JavaSource.parse("Thing.java", "class Thing { double f() { return 0; } }");
    assertThrows(
        IllegalArgumentException.class,
        () -> JavaMethods.make(List.of("Thing.f/2"), Map.of("Thing", source)));
  }
}
