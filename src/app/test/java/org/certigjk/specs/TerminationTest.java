package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What OpenJML does not ask, and without which its proofs say nothing: that what is proved ends. A
 * loop without a measure, and a method that calls itself, satisfy every contract.
 */
class TerminationTest {

  /** Circles that are meant, with the measure that descends on the way round. */
  private static final Map<String, String> MEANT =
      Map.of(
          "simplex.DeltaTable.dividesTo(Vec,real,Vec,int)",
          "a lemma, of n: it calls itself with n - 1 where n > 0",
          "check.text.Digits.value(int,String,int,int)",
          "to - from is halved",
          "check.Json.same(Json,Json)",
          "the depth of a value that never changes",
          "check.JsonReader.value()",
          "each goes forward in the text, to the depth that is read",
          "check.JsonReader.valueFrom(char)",
          "likewise",
          "check.JsonReader.members()",
          "likewise",
          "check.JsonReader.items()",
          "likewise");

  private final Verified verified = new Verified(Path.of(""));

  @Test
  @DisplayName("every loop of what is proved says what it assigns and what descends")
  void loopsHaveAFrameAndAMeasure() {
    List<String> incomplete = new ArrayList<>();
    int loops = 0;
    for (Verified.Row row : verified.rows()) {
      for (SourceEntries source : verified.sources(row.type())) {
        List<Tokens.Token> method = source.entries().getOrDefault(row.method(), List.of());
        for (Loop loop : Loop.in(row.verdict().equals("proved") ? method : List.of())) {
          loops++;
          if (!loop.isComplete()) {
            incomplete.add(row + ": " + loop);
          }
        }
      }
    }
    assertEquals(List.of(), incomplete);
    assertTrue(loops > 60, loops + " loops");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/*@ loop_decreases n; @*/ while (n > 0) n--;",
        "/*@ loop_assigns n; @*/ while (n > 0) n--;",
        "/*@ loop_assigns n; @*/ n = 3; /*@ loop_decreases n; @*/ while (n > 0) n--;",
        "/*@ loop_assigns n; loop_decreases n; @*/ { } do { n--; } while (n > 0);",
        "// loop_assigns n; loop_decreases n;\nfor (int k = 0; k < n; k++) { }",
        "for (int k : list) { }"
      })
  @DisplayName("a loop without a frame or a measure is noticed")
  void incompleteLoopIsNoticed(String text) {
    List<Loop> loops = Loop.in(Tokens.of(text));
    assertEquals(List.of(false), loops.stream().map(Loop::isComplete).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/*@ loop_decreases n; loop_assigns n; @*/ do { n--; } while (n > 0);",
        "/*@ loop_invariant (\\forall int k; k > 0; f(k)); loop_assigns n, a[*]; @*/"
            + "/*@ loop_decreases (n > 0 ? 1 : 0); @*/ for (; n > 0; n--) { }",
        "loop_invariant true; loop_assigns n; loop_decreases n; while (n > 0) { n = n - 1; }"
      })
  @DisplayName("a loop with both is none of them")
  void completeLoop(String text) {
    List<Loop> loops = Loop.in(Tokens.of(text));
    assertEquals(List.of(true), loops.stream().map(Loop::isComplete).toList());
  }

  @Test
  @DisplayName("nothing that is proved calls itself, straight or by others, but what is named")
  void noCircles() {
    Calls calls = new Calls(verified);
    Set<String> inCircles = new TreeSet<>();
    List<String> circles = new ArrayList<>();
    for (Verified.Row row : verified.rows()) {
      String circle = row.verdict().equals("proved") ? calls.circle(row.toString()) : "";
      if (!circle.isEmpty()) {
        inCircles.add(row.toString());
        circles.add(circle);
      }
    }
    assertEquals(MEANT.keySet(), inCircles, () -> String.join("\n", circles));
    assertTrue(calls.size() > 700, calls.size() + " calls");
  }

  @TempDir Path project;

  /** A way of C.method to itself; J implements I, of which g() is a method. */
  private String circle(String method, String java, String contract, String implementation)
      throws IOException {
    Path sources = Files.createDirectories(project.resolve("src/core/main/java/org/certigjk/p"));
    Path specs = Files.createDirectories(project.resolve("specs/org/certigjk/p"));
    Files.writeString(sources.resolve("C.java"), "package org.certigjk.p; class C {" + java + "}");
    Files.writeString(
        sources.resolve("I.java"), "package org.certigjk.p; interface I { int g(); }");
    Files.writeString(sources.resolve("J.java"), "package org.certigjk.p; " + implementation);
    Files.writeString(specs.resolve("C.jml"), "package org.certigjk.p; class C {" + contract + "}");
    Files.writeString(
        project.resolve("specs/verified.tsv"),
        "class\tmethod\tverdict\tprover\treason\n"
            + "p.C\t"
            + method
            + "\tproved\tz3\t\n"
            + "p.I\tg()\tassumed\t-\tinterface\n"
            + "p.J\tg()\tproved\tz3\t\n");
    return new Calls(new Verified(project)).circle("p.C." + method);
  }

  private String circle(String method, String java, String contract) throws IOException {
    return circle(method, java, contract, "class J implements I { public int g() { return 1; } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f() { return f(); }",
        "int f() { return g(1); } int g(int k) { return this.f(); }",
        "Runnable f() { return () -> f(); }",
        "Runnable f() { return this::f; }",
        "int f() { return new C().f(); }",
        "int f() { /*@ assert other.f() == 0; @*/ return 0; }"
      })
  @DisplayName("a method that calls itself is noticed")
  void circleIsNoticed(String java) throws IOException {
    assertTrue(circle("f()", java, "").startsWith("p.C.f() -> "), java);
  }

  @Test
  @DisplayName("so is a constructor whose object makes one, and a lemma that uses itself")
  void otherCircles() throws IOException {
    assertEquals("p.C.new() -> p.C -> p.C.new()", circle("new()", "C c = new C(); C() {}", ""));
    String lemma = "/*@ model boolean l(int n) { return l(n + 1); } @*/";
    assertEquals("p.C.l(int) -> p.C.l(int)", circle("l(int)", "", lemma));
    String use = "int f() { /*@ assert l(1); @*/ return 0; }";
    String back = "/*@ model boolean l(int n) { return f() == n; } @*/";
    assertEquals("p.C.f() -> p.C.l(int) -> p.C.f()", circle("f()", use, back));
    String contract = "/*@ ensures f() == 1; @*/ int f();";
    assertEquals("p.C.f() -> p.C.f()", circle("f()", "int f() { return 0; }", contract));
  }

  @Test
  @DisplayName("so is one through an interface")
  void circleThroughAnInterface() throws IOException {
    String java = "I i; final C c = this; int f() { return i.g(); }";
    String back = "final class J implements I { C c; public int g() { return c.f(); } }";
    assertEquals("p.C.f() -> p.J.g() -> p.C.f()", circle("f()", java, "", back));
  }

  @Test
  @DisplayName("calls of others with the name are not")
  void noCircle() throws IOException {
    String java =
        "static final C ONE = new C(); int f(int k) { return 0; } int f() { return f(1); }";
    assertEquals("", circle("f()", java, "/*@ model boolean f(int n, int m) { return true; } @*/"));
    assertEquals("", circle("new()", "static final C ONE = new C(); C() {}", ""));
    String own = "interface H extends I {} H h; int g() { return h.g(); }";
    assertEquals("", circle("g()", own, ""));
  }
}
