package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.referee.text.ProofInWords;
import org.certigjk.referee.text.ProofInWords.Place;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.TestVector;
import org.junit.jupiter.api.Test;

/** A ball of radius ½ about 0 against a segment: a point with a margin, and a body without one. */
class MarginsTest {

  private static final Margins BALL = new Margins(0.5, 0);
  private static final Set<Answers> ALL = ComparisonSamples.AT_REST;
  private static final Declaration ENGINE = ComparisonSamples.engine(Precision.DOUBLE, ALL, BALL);
  private static final TestVector APART =
      ComparisonSamples.vector(new double[][] {{0, 0}}, new double[][] {{2, 1}, {2, -1}});
  private static final TestVector DEEP =
      ComparisonSamples.vector(new double[][] {{0, 0}}, new double[][] {{0.25, 1}, {0.25, -1}});
  private static final List<OutcomeComparer> COMPARERS =
      List.of(OutcomeComparer.of(Profile.standard()), OutcomeComparer.of(Profile.exact()));

  private static Answer apart(double p, double q) {
    return new Answer(
            Meeting.SEPARATED, 1.5, Points.of(new double[] {p, 0}, new double[] {q, 0}), null)
        .withNormal(-1, 0);
  }

  @Test
  void closestPointsAreOfEachBodyWithItsMargin() {
    for (OutcomeComparer comparer : COMPARERS) {
      assertEquals(List.of(), faults(comparer.compare(APART, ENGINE, apart(0.5, 2))));
      assertEquals(
          List.of(Fault.POINTS_OUTSIDE), faults(comparer.compare(APART, ENGINE, apart(0, 1.5))));
    }
  }

  /** The ball is ¼ in the segment: its point (½, 0) is to be moved to (¼, 0). */
  @Test
  void contactPointsAreOfEachBodyWithItsMargin() {
    Answer deep = new Answer(Meeting.OVERLAPPING, 0.0, null, 0.25).withNormal(-1, 0);
    Points right = Points.of(new double[] {0.5, 0}, new double[] {0.25, 0});
    Points wrong = Points.of(new double[] {0, 0}, new double[] {-0.25, 0});
    for (OutcomeComparer comparer : COMPARERS) {
      assertEquals(List.of(), faults(comparer.compare(DEEP, ENGINE, deep.withContacts(right))));
      assertEquals(
          List.of(Fault.CONTACTS_OUTSIDE),
          faults(comparer.compare(DEEP, ENGINE, deep.withContacts(wrong))));
    }
  }

  /** Of the margin of a body rounding is forgiven as of its coordinates. */
  @Test
  void noiseIsOfEachBodyWithItsMargin() {
    TestVector origin =
        ComparisonSamples.vector(new double[][] {{0, 0}}, new double[][] {{0, 1}, {0, -1}});
    Declaration engine =
        ComparisonSamples.engine(
            Precision.DOUBLE, EnumSet.of(Answers.DISTANCE), new Margins(0x1p30, 0));
    Reach reach = Reach.of(engine, origin.query());
    assertEquals(1, Conversions.toDouble(reach.b()));
    assertEquals(0x1p30, Conversions.toDouble(reach.a()));
  }

  @Test
  void theContractSaysBoth() {
    assertEquals("A enlarged by 0.5, B by 0", Wording.contract(ENGINE));
    assertEquals(
        "bodies enlarged by 0.5",
        Wording.contract(ComparisonSamples.engine(Precision.DOUBLE, ALL, Margins.of(0.5))));
  }

  @Test
  void theProofSaysBoth() {
    List<String> sentences =
        ProofInWords.of(APART.query(), APART.expected(), ENGINE, new Place("id", "file"));
    assertEquals(
        "This engine enlarges A by a margin of 0.5 and B by one of 0. That takes their sum from the"
            + " distance, or adds it to the depth: its bodies are apart by 1.5 (rounded).",
        sentences.get(sentences.size() - 1));
  }

  @Test
  void equalOnesAreOneNumber() {
    assertEquals(Margins.of(0.04), Margins.parse("0.04,0.04"));
    assertEquals("0.04", Margins.parse("0.04,0.04").text());
    assertEquals("0.5,0.0", BALL.text());
    assertTrue(DeclarationLine.of(ENGINE).contains(" margin=0.5,0.0"));
  }
}
