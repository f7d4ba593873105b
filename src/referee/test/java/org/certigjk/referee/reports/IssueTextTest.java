package org.certigjk.referee.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain.Limit;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Direction;
import org.certigjk.referee.comparison.FaultKind.Extent;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.fuzz.Finding;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.text.ExactText;
import org.certigjk.referee.text.ProofInWords;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.files.VectorHeader;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;

/** What is pasted into the issue trackers of other people. */
class IssueTextTest {

  private static final ProofInWords.Place PLACE = new ProofInWords.Place("`example`", "q.jsonl");

  private static final Declaration ENGINE =
      new Declaration(
          "<b>`engine`",
          "1.0",
          "default",
          Precision.DOUBLE,
          Set.of(Answers.VERDICT, Answers.DISTANCE),
          Set.of(2),
          /* poses= */ Set.of());

  private static final Query TRIANGLES =
      Query.of(
          PointPair.of(
              new double[][] {{0, 0}, {4, 0}, {0, 3}}, new double[][] {{4, 3}, {6, 3}, {5, 6}}));

  private static Example example(Query query, Outcome outcome) {
    TestVector vector =
        new TestVector("a/b", "", Set.of(Flag.ORDINARY), query, new Truth().of(query));
    return new Example(
        vector, outcome, OutcomeComparer.of(Profile.standard()).compare(vector, ENGINE, outcome));
  }

  private static String text(Query query, Outcome outcome) {
    return IssueText.of(
        example(query, outcome), ENGINE, Profile.standard(), List.of("run it"), "q.jsonl");
  }

  /** Two squares, 1 in each other, and the normal of the other sign. */
  @Test
  void normalAndContactPoints() {
    Declaration engine =
        new Declaration(
            "engine",
            "1.0",
            "default",
            Precision.DOUBLE,
            Set.of(Answers.NORMAL, Answers.CONTACTS),
            Set.of(2),
            /* poses= */ Set.of());
    double[][] a = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    double[][] b = {{3, 1}, {6, 1}, {6, 3}, {3, 3}};
    Query query = Query.of(PointPair.of(a, b));
    TestVector vector =
        new TestVector("a/b", "", Set.of(Flag.ORDINARY), query, new Truth().of(query));
    Outcome outcome =
        new Answer(null, null, null, null)
            .withNormal(1, 0)
            .withContacts(Points.of(new double[] {4, 2}, new double[] {3, 2}));
    Example example =
        new Example(
            vector, outcome, OutcomeComparer.of(Profile.exact()).compare(vector, engine, outcome));
    String text = IssueText.of(example, engine, Profile.exact(), List.of("run it"), "q.jsonl");
    assertTrue(text.startsWith("# engine: the normal is wrong (4 + 4 points, dimension 2)"), text);
    assertTrue(text.contains("gives a wrong normal: separation along the normal -6 inst"), text);
    assertTrue(
        text.contains(
            """
            normal: (1, 0)
            contact point of a: (4, 2)
            contact point of b: (3, 2)
            wrong: separation along the normal -6 instead of -1: too small by 5, 500 %\
            """),
        text);
  }

  @Test
  void distanceWithItsProof() {
    String text = text(TRIANGLES, new Answer(Meeting.SEPARATED, 2.5, null, null));
    assertEquals(
        """
        # \\<b\\>\\`engine\\`: the distance is too large (3 + 3 points, dimension 2)

        For the convex hulls of the points a and b, \\<b\\>\\`engine\\` 1.0 (settings: default; double precision) gives a wrong distance: distance 2.5 instead of 2.4: too large by 0.1, 4.17 % or 2.25e14 ulps, 0.025 of the bodies' size.

        ## Input

        ```c
        const double a[3][2] = {{0, 0}, {4, 0}, {0, 3}};
        const double b[3][2] = {{4, 3}, {6, 3}, {5, 6}};
        ```

        ```json
        {"a": [[0, 0], [4, 0], [0, 3]], "b": [[4, 3], [6, 3], [5, 6]]}
        ```

        ## Expected

        The bodies are separated; the distance is 12/5, rounded 2.4. In exact arithmetic:

        - With w = (-3, -4), every point x of A has w·x ≥ -12 (equal at a[1], a[2]), and every point y of B has w·y ≤ -24 (equal at b[0]). Hence w·(x − y) ≥ 12 for all of them, and the squared distance is at least 12² / w·w = 144/25.
        - The point p = 16/25·a[1] + 9/25·a[2] = (64/25, 27/25) is in A, the point q = b[0] = (4, 3) is in B, and |p − q|² = 144/25.

        ## Observed

        ```
        verdict: separated
        distance: 2.5
        wrong: distance 2.5 instead of 2.4: too large by 0.1, 4.17 % or 2.25e14 ulps, 0.025 of the bodies' size
        accepted: an error of 5.0242958677880804e-14, what 16 ulps of noise in the input can cause
        contract: no tolerance and no range
        ```

        ## Reproduce

        ```sh
        run it
        ```
        """,
        text);
  }

  @Test
  void wordsOfTheEngineAreHarmless() {
    Failure crash = new Failure(Kind.CRASH, "```\n# <script>alert(1)</script> | [x](http://y)");
    String text = text(TRIANGLES, crash);
    assertTrue(
        text.contains("\ncrash: ``` # <script>alert(1)</script> | [x](http://y)\n```\n"), text);
    assertEquals(1, text.lines().filter(line -> line.startsWith("# ")).count());
    assertEquals(8, text.lines().filter(line -> line.startsWith("```")).count(), text);
    assertFalse(text.contains(" <b>"));
  }

  @Test
  void rightAnswersAreNoIssue() {
    Answer right = new Answer(Meeting.SEPARATED, 2.4, null, null);
    assertThrows(IllegalArgumentException.class, () -> text(TRIANGLES, right));
  }

  @Test
  void numbersAreInAReadableUnit() {
    Query tiny =
        Query.of(PointPair.of(new double[][] {{0x3p-600, 0}}, new double[][] {{0, 0x4p-600}}));
    String text = text(tiny, new Answer(Meeting.MEETING, 0.0, null, null));
    assertTrue(text.contains("as multiples of 2^-600: a[0] = (3, 0), b[0] = (0, 4)."), text);
    assertTrue(text.contains("the distance is 5·2^-600, rounded "), text);
    assertTrue(text.contains("Hence w·(x − y) ≥ 25 for all of them"), text);
  }

  @Test
  void posedBodies() {
    Pose moved = Pose.of(new double[][] {{0, -1, 5}, {1, 0, 0}});
    Pose still = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    PointPair points = PointPair.of(new double[][] {{1, 0}}, new double[][] {{1, 1}});
    String text =
        text(
            new Query(points, new Poses(moved, still)),
            new Answer(Meeting.MEETING, 0.0, null, null));
    assertTrue(text.contains("const double pose_a[2][3] = {{0, -1, 5}, {1, 0, 0}};"), text);
    assertTrue(text.contains("\"poseB\": [[1, 0, 0], [0, 1, 0]]"), text);
    assertTrue(text.contains("exact arithmetic: a[0] = (5, 1), b[0] = (1, 1)."), text);
    assertTrue(text.contains("with poses)"), text);
  }

  /** The unit is the larger body: neither the smaller one nor a tolerance, and in any scale. */
  @Test
  void severityIsInUnitsOfTheLargerBody() {
    for (double unit : new double[] {1, 0x1p-30, 0x1p30}) {
      Query query =
          Query.of(
              PointPair.of(
                  new double[][] {{0, 0}, {4 * unit, 0}},
                  new double[][] {{0, unit}, {0, 2 * unit}}));
      Example example = example(query, new Answer(Meeting.SEPARATED, 3 * unit, null, null));
      assertEquals(0.5, example.severity(Fault.DISTANCE_ERROR));
      assertEquals(0, example.severity(Fault.FALSE_OVERLAP));
    }
    assertEquals("0.412 of the bodies' size", Wording.severity(0.4123));
    assertEquals("2.24 × the bodies' size", Wording.severity(Math.sqrt(5)));
    assertEquals("∞ × the bodies' size", Wording.severity(Double.POSITIVE_INFINITY));
  }

  @Test
  void bodiesPosedByQuaternions() {
    Pose turned = Pose.of(new double[][] {{2, 0, 0, 1}, {0, 0, 1}});
    Pose still = Pose.of(new double[][] {{1, 0, 0, 0}, {0, 0, 0}});
    PointPair points = PointPair.of(new double[][] {{1, 0, 0}}, new double[][] {{0, 0, 0}});
    String text =
        text(
            new Query(points, new Poses(turned, still)),
            new Answer(Meeting.MEETING, 0.0, null, null));
    assertTrue(text.contains("const double pose_a[2][4] = {{2, 0, 0, 1}, {0, 0, 1}};"), text);
    assertTrue(
        text.contains(
            "Each pose is (w, x, y, z) of a quaternion q, and t: its body is the hull of the points"
                + " qxq⁻¹ + t."),
        text);
    assertTrue(text.contains("\"poseB\": [[1, 0, 0, 0], [0, 0, 0]]"), text);
    assertTrue(
        text.contains(
            "the posed points qxq⁻¹ + t, in exact arithmetic: a[0] = (3/5, 4/5, 1), b[0] = (0, 0,"
                + " 0)."),
        text);
    assertTrue(text.contains("the distance is √(2)"), text);
  }

  /** In every sentence the inequalities hold, and the last one is the squared distance. */
  @Test
  void proofsOfAllFamilies() {
    Truth truth = new Truth();
    for (Family family : Family.values()) {
      int n = Math.max(2, family.leastDimension());
      Query query = Query.of(family.generate(5, n, 5));
      Expected expected = truth.of(query);
      List<String> sentences = ProofInWords.of(query, expected, ENGINE, PLACE);
      assertFalse(sentences.isEmpty());
      for (String sentence : sentences) {
        assertTrue(sentence.endsWith("."), sentence);
        assertFalse(sentence.contains("null"), sentence);
      }
    }
  }

  /** Nobody can check a rounded number by hand. */
  @Test
  void longProofsAreLeftToTheCertificate() {
    PointPair pair =
        PointPair.of(new double[][] {{0.1, 1e-300}, {3, 7}}, new double[][] {{1e200, 0.3}});
    Query query = Query.of(pair);
    List<String> sentences = ProofInWords.of(query, new Truth().of(query), ENGINE, PLACE);
    assertEquals(1, sentences.size());
    String sentence = sentences.get(0);
    assertTrue(sentence.contains("`certigjk vectors check q.jsonl`"), sentence);
    assertTrue(sentence.contains("certificate of `example` in q.jsonl"), sentence);
    assertFalse(sentence.contains("≈"), sentence);
  }

  @Test
  void certificatesOfOtherBodiesAreRefused() {
    Expected expected = new Truth().of(TRIANGLES);
    Query other = Query.of(PointPair.of(TRIANGLES.pair().b(), TRIANGLES.pair().a()));
    assertThrows(
        IllegalArgumentException.class, () -> ProofInWords.of(other, expected, ENGINE, PLACE));
  }

  @Test
  void exactNumbers() {
    assertEquals("-12/25", ExactText.of(new BigFraction(-12, 25)));
    assertEquals("3·2^90", ExactText.of(new BigFraction(3).multiply(new BigFraction(2).pow(90))));
    assertEquals("2^-90", ExactText.of(new BigFraction(2).pow(-90)));
    assertEquals("≈ 0.3333333333333333", ExactText.of(third()));
    assertEquals("0", ExactText.of(BigFraction.ZERO));
  }

  private static BigFraction third() {
    return new BigFraction(1, 3).add(new BigFraction(7).pow(-40));
  }

  @Test
  void summary() {
    FaultKind kind = new FaultKind("", Fault.FALSE_OVERLAP, Direction.NEITHER, Extent.GROSS);
    Example example = example(TRIANGLES, new Answer(Meeting.MEETING, 0.0, null, null));
    assertEquals(kind, FaultKind.of(example));
    Finding finding = new Finding(kind, 2, example, null);
    FuzzReport report =
        new FuzzReport(
            10,
            Map.of(Limit.SIZES, 3L, Limit.ASPECT, 3L),
            1,
            3,
            4,
            List.of(
                new FuzzReport.Row(
                    kind,
                    2,
                    3,
                    Map.of(Flag.TIES, 2L),
                    Map.of(250, 1L, -3, 1L, 0, 1L, 1, 1L),
                    finding)));
    FindingFiles.Run run =
        new FindingFiles.Run(
            "certigjk 1",
            "./e",
            true,
            ENGINE,
            Profile.standard(),
            "fuzz",
            Map.of("seed", "7"),
            VectorHeader.OURS,
            List.of());
    String markdown = FuzzSummary.of(report, run).markdown();
    assertTrue(
        markdown.contains(
            "10 queries from seed 7, profile 16: 1 declined, 3 wrong; 4 more outside the"),
        markdown);
    assertTrue(
        markdown.contains("\nAsked outside of the contract: 6, 3 of them beyond its 'sizes'.\n"),
        markdown);
    assertTrue(
        markdown.contains(
            "| breach | false-overlap-gross | 2 | 3 | 0.6 of the bodies' size | 1 to 10 (1), 10 to"
                + " 100 (1), 0.001 to 0.01 (1), … 1 decade more | ties (2) | new | [3 + 3"
                + " points](false-overlap-gross-2d.md)"),
        markdown);
    List<String> lines = FuzzSummary.of(report, run).jsonLines().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(
        lines.get(1).startsWith("{\"charge\":\"breach\",\"fault\":\"false-overlap\""),
        lines.get(1));
    Mismatch worst = example.comparison().worst();
    assertTrue(worst != null && worst.fault() == Fault.FALSE_OVERLAP);
  }
}
