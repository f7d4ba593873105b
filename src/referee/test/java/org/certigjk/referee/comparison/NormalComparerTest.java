package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.engine;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.certigjk.referee.comparison.ComparisonSamples.vector;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.TestVector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Normals and contact points, of bodies whose right ones are seen at once. */
class NormalComparerTest {

  private static final List<OutcomeComparer> ALL =
      List.of(OutcomeComparer.of(Profile.standard()), OutcomeComparer.of(Profile.exact()));

  private static final Declaration NORMALS =
      engine(Precision.DOUBLE, EnumSet.of(Answers.NORMAL, Answers.CONTACTS));

  /** Of side 4, and one of side 2 that is 1 in it: the normal is −x, the depth 1. */
  private static final TestVector DEEP = vector(cube(4, 0, 0, 0), cube(2, 3, 1, 1));

  /** A cube in the middle of another: each face is as near, the depth is 3. */
  private static final TestVector TIED = vector(cube(4, 0, 0, 0), cube(2, 1, 1, 1));

  private static final TestVector APART = vector(cube(1, 0, 0, 0), cube(1, 3, 0.5, 0.5));

  private static final TestVector TOUCHING = vector(cube(1, 0, 0, 0), cube(1, 1, 0.5, 0.5));

  private static double[][] cube(double side, double... corner) {
    double[][] corners = new double[8][3];
    for (int k = 0; k < 8; k++) {
      for (int c = 0; c < 3; c++) {
        corners[k][c] = corner[c] + ((k >> c & 1) == 0 ? 0 : side);
      }
    }
    return corners;
  }

  private static Answer nothing() {
    return new Answer(null, null, null, null);
  }

  private static Answer normal(double... n) {
    return nothing().withNormal(n).withContacts(points(4, 1, 1, 3, 1, 1));
  }

  private static Points points(double... pq) {
    return Points.of(new double[] {pq[0], pq[1], pq[2]}, new double[] {pq[3], pq[4], pq[5]});
  }

  private static void assertFaults(List<Fault> expected, TestVector vector, Answer answer) {
    for (OutcomeComparer comparer : ALL) {
      assertEquals(
          expected,
          faults(comparer.compare(vector, NORMALS, answer)),
          () -> comparer.profile() + ": " + answer);
    }
  }

  @Test
  void rightOnesAreRight() {
    Answer answer = normal(-1, 0, 0);
    assertFaults(List.of(), DEEP, answer);
    assertEquals(
        Set.of(Answers.NORMAL, Answers.CONTACTS),
        ALL.get(0).compare(DEEP, NORMALS, answer).compared());
    assertFaults(List.of(), APART, nothing().withNormal(-1, 0, 0));
    assertFaults(List.of(), TOUCHING, nothing().withNormal(-1, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 0.5, 3, 1e300})
  void anyLengthWillDo(double length) {
    assertFaults(List.of(), DEEP, normal(-length, 0, 0));
    assertFaults(List.of(Fault.WRONG_NORMAL), DEEP, normal(0, 0, length));
  }

  /** As it is for whoever has it from A to B. */
  @Test
  void theOtherSignIsWrongAndToldSo() {
    assertFaults(List.of(Fault.WRONG_NORMAL), DEEP, normal(1, 0, 0));
    Mismatch mismatch =
        Objects.requireNonNull(ALL.get(0).compare(DEEP, NORMALS, normal(1, 0, 0)).worst());
    assertEquals(
        "separation along the normal -5 instead of -1: too small by 4, 400 % or 1.01e16 ulps;"
            + " its opposite is right, which points from B to A",
        mismatch.words());
    Answer answer = nothing().withNormal(1, 0, 0);
    assertFaults(List.of(Fault.WRONG_NORMAL), APART, answer);
    assertFaults(List.of(Fault.WRONG_NORMAL), TOUCHING, answer);
  }

  /**
   * Along the line of the centres (2, 2, 2) and (4, 2, 2) it is right, but not of longer bodies.
   */
  @Test
  void theLineOfTheCentresIsNoNormal() {
    assertFaults(List.of(), DEEP, normal(2 - 4, 0, 0));
    double[][] plate = {
      {0, 0, 0}, {9, 0, 0}, {0, 9, 0}, {9, 9, 0}, {0, 0, 1}, {9, 0, 1}, {0, 9, 1}, {9, 9, 1}
    };
    TestVector flat = vector(plate, cube(1, 7, 5, 0.5));
    double[] between = {4.5 - 7.5, 4.5 - 5.5, 0.5 - 1};
    assertFaults(
        List.of(Fault.WRONG_NORMAL),
        flat,
        normal(between).withContacts(Points.of(new double[] {7, 5, 1}, new double[] {7, 5, 0.5})));
    assertFaults(
        List.of(),
        flat,
        normal(0, 0, -1).withContacts(Points.of(new double[] {7, 5, 1}, new double[] {7, 5, 0.5})));
  }

  @Test
  void tiesAreAllRight() {
    for (int c = 0; c < 3; c++) {
      for (int sign : new int[] {-1, 1}) {
        double[] n = new double[3];
        n[c] = sign;
        double[] p = {2, 2, 2};
        double[] q = {2, 2, 2};
        p[c] -= 2 * sign; // on the face of A
        q[c] += sign; // on the opposite face of B
        Answer answer = nothing().withNormal(n).withContacts(Points.of(p, q));
        assertFaults(List.of(), TIED, answer);
      }
    }
    Answer diagonal = nothing().withNormal(1, 1, 0).withContacts(points(0, 2, 2, 3, 2, 2));
    assertFaults(List.of(Fault.WRONG_NORMAL), TIED, diagonal);
  }

  @Test
  void aDepthThatIsTooShortIsNoWrongNormal() {
    Answer shallow = new Answer(Meeting.OVERLAPPING, 0.0, null, 0.95);
    Answer answer = shallow.withNormal(-1, 0, 0).withContacts(points(4, 1, 1, 3, 1, 1));
    Declaration all = engine(Precision.DOUBLE, ComparisonSamples.AT_REST);
    for (OutcomeComparer comparer : ALL) {
      assertEquals(List.of(Fault.WRONG_DEPTH), faults(comparer.compare(DEEP, all, answer)));
    }
  }

  /** Each point is in the other body, too: only the direction tells. */
  @Test
  void contactPointsInTheOtherOrder() {
    Answer swapped = nothing().withNormal(-1, 0, 0).withContacts(points(3, 1, 1, 4, 1, 1));
    assertFaults(List.of(Fault.CONTACTS_NOT_ALONG_NORMAL), DEEP, swapped);
    Mismatch mismatch = Objects.requireNonNull(ALL.get(0).compare(DEEP, NORMALS, swapped).worst());
    assertTrue(mismatch.words().endsWith("which points from B to A"), mismatch.words());
  }

  @ParameterizedTest
  @CsvSource({
    "4, 0.5, 1, 3, 0.5, 1, CONTACTS_OUTSIDE", // not in B
    "4.5, 1, 1, 3.5, 1, 1, CONTACTS_OUTSIDE", // not in A
    "4, 1, 1, 3.5, 1, 1, CONTACTS_NOT_DEEPEST",
    "4, 1, 1, 4, 1, 1, CONTACTS_NOT_DEEPEST", // a common point
    "3.5, 2, 2, 3.5, 3, 2, CONTACTS_NOT_ALONG_NORMAL",
  })
  void wrongContactPoints(
      double px, double py, double pz, double qx, double qy, double qz, Fault fault) {
    Answer answer = nothing().withNormal(-1, 0, 0).withContacts(points(px, py, pz, qx, qy, qz));
    assertFaults(List.of(fault), DEEP, answer);
  }

  @Test
  void contactPointsOfTouchingBodiesAreOne() {
    Answer answer = nothing().withNormal(-1, 0, 0);
    assertFaults(List.of(), TOUCHING, answer.withContacts(points(1, 0.75, 1, 1, 0.75, 1)));
    assertFaults(
        List.of(Fault.CONTACTS_NOT_DEEPEST),
        TOUCHING,
        answer.withContacts(points(1, 0.75, 1, 1, 0.5, 1)));
  }

  @Test
  void contactPointsOfSeparatedBodiesAreNotCompared() {
    Answer answer = nothing().withNormal(-1, 0, 0).withContacts(points(9, 9, 9, 0, 0, 0));
    assertFaults(List.of(), APART, answer);
    assertFalse(ALL.get(0).compare(APART, NORMALS, answer).compared().contains(Answers.CONTACTS));
  }

  @Test
  void zeroIsNoDirection() {
    assertFaults(List.of(Fault.WRONG_NORMAL), DEEP, normal(0, -0.0, 0));
    Answer tiny = normal(-1e-46, 0, 0); // is 0 in floats
    assertEquals(
        List.of(Fault.WRONG_NORMAL),
        faults(ALL.get(0).compare(DEEP, engine(Precision.SINGLE, NORMALS.answers()), tiny)));
  }

  @Test
  void infinitiesAreNoNumbersAndOtherDimensionsNoAnswers() {
    assertFaults(List.of(Fault.NOT_A_NUMBER), DEEP, normal(-1, Double.POSITIVE_INFINITY, 0));
    assertFaults(
        List.of(Fault.NOT_A_NUMBER),
        DEEP,
        nothing().withContacts(points(4, 1, Double.NEGATIVE_INFINITY, 3, 1, 1)));
    assertFaults(List.of(Fault.GARBAGE), DEEP, normal(-1, 0));
    assertFaults(
        List.of(Fault.GARBAGE),
        DEEP,
        normal(-1, 0, 0).withContacts(Points.of(new double[] {4}, new double[] {3, 1})));
  }

  @Test
  void onlyOverlappingBodiesNeedThem() {
    assertFaults(List.of(Fault.NO_ANSWER), DEEP, nothing());
    Mismatch mismatch =
        Objects.requireNonNull(ALL.get(0).compare(DEEP, NORMALS, nothing()).worst());
    assertEquals("leaves out the normal, the contact points", mismatch.words());
    assertFaults(List.of(), APART, nothing());
    assertFaults(List.of(), TOUCHING, nothing());
  }

  /** (−0.6, −0.8) is none in floats. */
  @Test
  void aNormalOfFloatsIsRight() {
    double[][] square = {{4, -3}, {-4, 3}, {-10, -5}, {-2, -11}};
    TestVector vector = vector(square, new double[][] {{-0.5, -0.25}, {9, 9}, {9, 7}});
    double[] right = {-0.6f, -0.8f};
    Answer answer = new Answer(Meeting.OVERLAPPING, 0.0, null, null).withNormal(right);
    Declaration floats = engine(Precision.SINGLE, Set.of(Answers.NORMAL));
    for (OutcomeComparer comparer : ALL) {
      assertEquals(List.of(), faults(comparer.compare(vector, floats, answer)));
    }
    Declaration doubles = engine(Precision.DOUBLE, Set.of(Answers.NORMAL));
    assertEquals(List.of(Fault.WRONG_NORMAL), faults(ALL.get(0).compare(vector, doubles, answer)));
  }

  /** Bodies enlarged by 1/4, of which those apart by 2 are apart by 3/2. */
  @Test
  void marginsChangeNothing() {
    Declaration enlarging = engine(Precision.DOUBLE, NORMALS.answers(), Margins.of(0.25));
    Answer deep = normal(-1, 0, 0).withContacts(points(4.25, 1, 1, 2.75, 1, 1));
    for (OutcomeComparer comparer : ALL) {
      assertEquals(List.of(), faults(comparer.compare(DEEP, enlarging, deep)));
      assertEquals(
          List.of(Fault.WRONG_NORMAL, Fault.CONTACTS_NOT_DEEPEST),
          faults(comparer.compare(DEEP, enlarging, normal(0, 1, 0))));
    }
    Declaration wide = engine(Precision.DOUBLE, NORMALS.answers(), Margins.of(1.5));
    Answer answer =
        nothing().withNormal(-1, 0, 0).withContacts(points(2.5, 0.5, 0.5, 1.5, 0.5, 0.5));
    for (OutcomeComparer comparer : ALL) { // 2 apart, and so 1 in each other
      assertEquals(List.of(), faults(comparer.compare(APART, wide, answer)));
    }
  }
}
