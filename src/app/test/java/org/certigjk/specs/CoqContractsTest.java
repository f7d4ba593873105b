package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.certigjk.specs.CoqExpression.Scope;
import org.certigjk.specs.Jml.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Coq file of the clauses says what the contracts say now. */
class CoqContractsTest {

  @Test
  void theFileIsMadeOfTheContracts() throws IOException {
    assertEquals(
        CoqContracts.make(),
        Files.readString(CoqContracts.FILE),
        "proofs/contracts.sh writes it again; then proofs/check.sh");
  }

  @Test
  void nothingButATypeAndWhichConditionFailsIsLeftOut() throws IOException {
    List<String> left =
        CoqContracts.make()
            .lines()
            .filter(line -> line.startsWith("(* Not here"))
            .filter(line -> !line.endsWith(": condition of Violation is not known *)"))
            .toList();
    assertEquals(1, left.size(), left::toString);
    assertTrue(left.get(0).contains("elemtype"), left::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"contract walk()", "definition isConvex(int[])", "lemma isFrom()"})
  void whatIsNotThereIsAnError(String line) {
    List<String> list = List.of("class certificate.CertificateChecker", "object", line);
    assertThrows(IllegalArgumentException.class, () -> CoqContracts.make(list));
  }

  @Test
  void aContractNeedsTheInvariantsOfItsClass() {
    List<String> list =
        List.of("class certificate.CertificateChecker", "object", "contract apart(Vec)");
    assertThrows(IllegalArgumentException.class, () -> CoqContracts.make(list));
  }

  private static Scope scope() {
    CoqType number = CoqType.REAL;
    return new Scope(new CoqModules(), "Thing", "this", Map.of())
        .with("x", "x", number)
        .with("y", "y", number)
        .with("n", "n", CoqType.INT)
        .with("u", "u", new CoqType("Vec", false))
        .with("s", "s", new CoqType("Vec", true))
        .with("w", "w", new CoqType("Vec", false))
        .with("p", "p", CoqType.BOOLEAN);
  }

  private static Jml parse(String jml) {
    return JmlParser.parse(Tokens.texts(Tokens.of(jml)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x + y * x - y == 1; x + y * x - y = 1",
        "(x + y) * x != 0; (x + y) * x <> 0",
        "x - (y - x) > -y; x - (y - x) > - y",
        "0 <= n < u.coordinates.length; 0 <= n < len (coordinates u)",
        "x < y && (p || x == y) ==> !p; x < y /\\ (p \\/ x = y) -> ~ p",
        "p ==> p ==> x < y; p -> p -> x < y",
        "(p ==> p) ==> x < y; (p -> p) -> x < y",
        "p <==> s == null; p <-> s = None",
        "p == (x == y); p <-> x = y",
        "p == (x < y); p = (x < y)",
        "u != null && p; p",
        "u == null || p; p",
        "s != null ==> s.at(0) > 0; s <> None -> coord (the_vec s) 0 > 0",
        "u.product(w) == u.at(n - 1); product u w = coord u (n - 1)",
        "u == s; Some u = s",
        "p ? x > y : x > 0; (p -> x > y) /\\ (~ p -> x > 0)"
      })
  void expressions(String jml, String coq) {
    assertEquals(coq, CoqExpression.claim(parse(jml), scope()).coq());
  }

  @Test
  void quantifiers() {
    assertEquals(
        "forall k l : int, 0 <= k < l -> coord u k > 0",
        CoqExpression.claim(
                parse("(\\forall int k, l; 0 <= k < l; u.at(k) > 0 : u.at(k))"), scope())
            .coq());
    assertEquals(
        "exists d : vec R, (p /\\ product d u = x) /\\ x > 0",
        CoqExpression.claim(
                parse("(\\exists Vec<E> d; d != null && (p && d.product(u) == x); x > 0)"), scope())
            .coq());
  }

  /** An equality of references is claimed, not assumed: values may be equal where they are not. */
  @Test
  void referencesAreComparedWhereItSaysLess() {
    assertEquals("p -> u = w", CoqExpression.claim(parse("p ==> u == w"), scope()).coq());
    assertThrows(Refusal.class, () -> CoqExpression.claim(parse("u == w ==> p"), scope()));
    assertThrows(Refusal.class, () -> CoqExpression.claim(parse("u != w"), scope()));
    assertThrows(Refusal.class, () -> CoqExpression.assumption(parse("u == w"), scope()));
    assertThrows(Refusal.class, () -> CoqExpression.claim(parse("p <==> u == w"), scope()));
  }

  /** What may be assigned is a list of fields; of anything else it is not known what stays. */
  @ParameterizedTest
  @ValueSource(strings = {"\\everything", "this.*", "v.field"})
  void aFrameThatIsNotUnderstoodIsRefused(String assignable) {
    String method = "/*@ normal_behavior assignable " + assignable + "; @*/ void walk();";
    CoqContract contract =
        new CoqContract(
            new CoqModules(), "Thing", JmlClause.method(Tokens.of(method)), "object", List.of());
    assertThrows(Refusal.class, () -> contract.write(false, false, text -> {}));
  }

  @Test
  void aConstructorHasNoStateBefore() {
    Scope scope = scope().with("\\old", "", CoqType.NULL);
    assertThrows(Refusal.class, () -> CoqExpression.claim(parse("\\old(p)"), scope));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x / y == 1",
        "x % y == 1",
        "p ? x : y",
        "x < y > x",
        "x == y == x",
        "\\fresh(u) ==> p",
        "z > 0",
        "u.norm() > 0",
        "u > w",
        "u + w == u",
        "x",
        "(\\sum int k; 0 <= k < n; x) == 0",
        "(\\forall Polytope<E> q; p)",
        "u.coordinates[0] == null",
        "x > 0 x",
        "(x > 0"
      })
  void whatIsNotUnderstoodIsRefused(String jml) {
    assertThrows(Refusal.class, () -> CoqExpression.claim(parse(jml), scope()));
  }
}
