package org.certigjk.explorer.subsets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.Finding;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What is said of the work of a sub-algorithm is said only where it is true. */
class SubsetClaimsTest {

  /** The point nearest to the origin is on the edge of the first two. */
  private static final double[][] Y = {{-1, 1}, {3, 1}, {0, 4}};

  private static <E> Vec<E>[] points(OrderedField<E> field, double[][] y) {
    return Polytope.of(field, y).get(IntStream.range(0, y.length).toArray());
  }

  private static <E> Asked<E> ask(SubAlgorithm algorithm, OrderedField<E> field, double[][] y) {
    RecordingSubAlgorithm<E> recording = new RecordingSubAlgorithm<>(algorithm);
    recording.solve(points(field, y));
    return asked(algorithm, field, y, recording.questions().get(0));
  }

  private static <E> Asked<E> asked(
      SubAlgorithm algorithm, OrderedField<E> field, double[][] y, Question<E> question) {
    ExactSet exactly = new ExactSet(points(Rationals.INSTANCE, y));
    return new Asked<>(algorithm, points(field, y), exactly, List.of(), question);
  }

  /** The same with the answer that one point is nearest. */
  private static <E> Asked<E> wrong(SubAlgorithm algorithm, OrderedField<E> field) {
    Vec<E> point = points(field, Y)[2];
    SubSimplex<E> one = new SubSimplex<>(new int[] {2}, point.withCoordinates(field.one()), point);
    Question<E> question = new Question<>(3, ask(algorithm, field, Y).trials(), one);
    return asked(algorithm, field, Y, question);
  }

  private static Set<AnswerClaim> said(Asked<?> asked) {
    Set<AnswerClaim> said = EnumSet.noneOf(AnswerClaim.class);
    Arrays.stream(AnswerClaim.values()).filter(claim -> claim.holds(asked)).forEach(said::add);
    return said;
  }

  @ParameterizedTest
  @EnumSource
  void anotherAnswerIsCalledWrong(SubAlgorithm algorithm) {
    Asked<BigFraction> asked = ask(algorithm, Rationals.INSTANCE, Y);
    assertEquals(Set.of(AnswerClaim.RIGHT_FACE), said(asked));
    Asked<BigFraction> wrong = wrong(algorithm, Rationals.INSTANCE);
    assertEquals(Set.of(AnswerClaim.WRONG_FACE), said(wrong));
    assertTrue(AnswerClaim.WRONG_FACE.text(wrong).endsWith("but in that of {0}, {1}."));
    Question<BigFraction> none = new Question<>(3, List.of(), null);
    assertEquals(Set.of(), said(asked(algorithm, Rationals.INSTANCE, Y, none)), "rounding?");
  }

  /** Where a subset passes, ΣΔ can overflow, and a quotient become 0. */
  private static final double[][][] PASS_WITHOUT_WEIGHTS = {
    {{-7.07e153, 1}, {7.07e153, 1}}, {{-1e150, 0}, {1e-180, 0}}
  };

  @ParameterizedTest
  @EnumSource
  void noAnswerIsExplainedByTheTests(SubAlgorithm algorithm) {
    boolean isOfTests =
        EnumSet.range(SubAlgorithm.JOHNSON, SubAlgorithm.CACHED_JOHNSON).contains(algorithm);
    for (double[][] y : PASS_WITHOUT_WEIGHTS) {
      Asked<Double> asked = ask(algorithm, Doubles.INSTANCE, y);
      Question<Double> none = new Question<>(2, asked.trials(), null);
      Set<AnswerClaim> said = said(asked(algorithm, Doubles.INSTANCE, y, none));
      assertEquals(Set.of(isOfTests ? AnswerClaim.NO_WEIGHTS : AnswerClaim.NO_ANSWER), said);
    }
    double[][] far = {{-1e200, 1}, {1e200, 1}}; // of which Δ are no numbers
    Question<Double> none = new Question<>(2, ask(algorithm, Doubles.INSTANCE, far).trials(), null);
    assertEquals(
        Set.of(AnswerClaim.NO_ANSWER), said(asked(algorithm, Doubles.INSTANCE, far, none)));
  }

  @ParameterizedTest
  @EnumSource(names = {"JOHNSON", "CACHED_JOHNSON"})
  void noSubsetIsSaidToPassWhereNoneDoes(SubAlgorithm algorithm) {
    double[][] y = {
      {878, 2992, 4025}, {876, 2992, 4027}, {-966, -3299, -4440}, {-968, -3299, -4438}
    };
    assertEquals(Set.of(AnswerClaim.NO_SUBSET), said(ask(algorithm, Doubles.INSTANCE, y)));
    for (double[][] passing : PASS_WITHOUT_WEIGHTS) {
      assertEquals(Set.of(AnswerClaim.NO_WEIGHTS), said(ask(algorithm, Doubles.INSTANCE, passing)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMethodIsSaidWhereItWasFollowed(SubAlgorithm algorithm) {
    MethodClaim claim = MethodClaim.of(algorithm);
    assertTrue(claim.holds(ask(algorithm, Rationals.INSTANCE, Y)));
    for (MethodClaim other : MethodClaim.values()) {
      assertTrue(other == claim || !other.holds(ask(algorithm, Rationals.INSTANCE, Y)));
    }
    boolean isOfAnswer =
        EnumSet.range(MethodClaim.JOHNSON, MethodClaim.VORONOI_REGIONS).contains(claim);
    Asked<BigFraction> mutant =
        isOfAnswer
            ? wrong(algorithm, Rationals.INSTANCE)
            : asked(algorithm, Rationals.INSTANCE, Y, elsewhere(algorithm));
    assertFalse(claim.holds(mutant));
  }

  /** Rounding leaves quotients that are no weights, and the answer is right all the same. */
  @ParameterizedTest
  @EnumSource(names = {"SIGNED_VOLUMES", "VORONOI_REGIONS"})
  void signsDoNotSayWhereTheyLeaveNoWeights(SubAlgorithm algorithm) {
    Asked<Double> asked = ask(algorithm, Doubles.INSTANCE, Y);
    List<Trial.Quantity<Double>> weights =
        List.of(new Trial.Quantity<>("λ({0})", 1.5), new Trial.Quantity<>("λ({1})", 0.5));
    List<Integer> members = List.of(0, 1);
    List<Trial<Double>> trials = new ArrayList<>(asked.trials());
    trials.add(new Trial<>(Doubles.INSTANCE, members, weights, Finding.NO_WEIGHTS, members, null));
    assertTrue(trials.stream().allMatch(Trial::holds));
    Asked<Double> spoilt =
        asked(algorithm, Doubles.INSTANCE, Y, new Question<>(3, trials, asked.answer()));
    assertEquals(Set.of(AnswerClaim.RIGHT_FACE), said(spoilt));
    assertFalse(MethodClaim.of(algorithm).holds(spoilt));
  }

  /** A finding that is not true of the numbers: here they are no numbers. */
  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"JOHNSON", "BACKUP"})
  void aMethodIsNotSaidWhereAFindingIsNotTrue(SubAlgorithm algorithm) {
    MethodClaim claim = MethodClaim.of(algorithm);
    Asked<Double> asked = ask(algorithm, Doubles.INSTANCE, Y);
    assertTrue(claim.holds(asked));
    List<Trial<Double>> spoilt = asked.trials().stream().map(SubsetClaimsTest::infinite).toList();
    Question<Double> question = new Question<>(3, spoilt, asked.answer());
    assertFalse(claim.holds(asked(algorithm, Doubles.INSTANCE, Y, question)));
  }

  private static Trial<Double> infinite(Trial<Double> trial) {
    return new Trial<>(
        trial.field(),
        trial.members(),
        trial.quantities().stream()
            .map(one -> new Trial.Quantity<>(one.name(), Double.POSITIVE_INFINITY))
            .toList(),
        trial.finding(),
        trial.named(),
        trial.foot());
  }

  /** A recursion that goes on in another way. */
  private static Question<BigFraction> elsewhere(SubAlgorithm algorithm) {
    Question<BigFraction> question = ask(algorithm, Rationals.INSTANCE, Y).question();
    Trial<BigFraction> first = question.trials().get(0);
    Trial<BigFraction> other =
        new Trial<>(
            first.field(),
            first.members(),
            first.quantities(),
            Finding.NO_SHARES,
            List.of(1),
            first.foot());
    return new Question<>(3, List.of(other), question.answer());
  }

  /** Nearly collinear points, for which doubles find another sign. */
  @Test
  void aRowThatRoundingSpoilsSaysWhatIsSo() {
    double[][] y = {{1e8 + 1, 1}, {1e8, 1 - 1e-8}, {-1e8, -1}};
    Asked<Double> asked = ask(SubAlgorithm.JOHNSON, Doubles.INSTANCE, y);
    List<Row<Double>> rows = asked.trials().stream().map(one -> Row.of(asked, one)).toList();
    assertTrue(rows.stream().anyMatch(RowClaim.FOUND::holds));
    Row<Double> spoilt =
        rows.stream().filter(RowClaim.FOUND_AS_ROUNDED::holds).findFirst().orElseThrow();
    assertTrue(RowClaim.FOUND_EXACTLY.holds(spoilt));
    assertFalse(RowClaim.FOUND.holds(spoilt));
    assertFalse(RowClaim.NOT_FINITE.holds(spoilt));
  }

  @Test
  void nothingIsFoundOfNumbersOutOfRange() {
    double[][] y = {{1e200, 1}, {1e200, 2e200}, {-1e200, 3}};
    Asked<Double> asked = ask(SubAlgorithm.VORONOI_REGIONS, Doubles.INSTANCE, y);
    Row<Double> row = Row.of(asked, asked.trials().get(0));
    assertTrue(RowClaim.NOT_FINITE.holds(row) && RowClaim.FOUND_EXACTLY.holds(row));
    assertFalse(RowClaim.FOUND.holds(row) || RowClaim.FOUND_AS_ROUNDED.holds(row));
  }

  /** W that it does not know, more that it keeps than it has: false of caches. */
  @Test
  void whatIsKeptIsOfTheLastAnswer() {
    Vec<BigFraction>[] y = points(Rationals.INSTANCE, Y);
    RecordingSubAlgorithm<BigFraction> cached =
        new RecordingSubAlgorithm<>(SubAlgorithm.CACHED_JOHNSON);
    cached.solve(Arrays.copyOf(y, 2));
    cached.solve(y);
    Question<BigFraction> question = cached.questions().get(1);
    for (List<Integer> last : List.of(List.of(0, 1), List.of(0), List.<Integer>of())) {
      Asked<BigFraction> asked =
          new Asked<>(SubAlgorithm.CACHED_JOHNSON, y, new ExactSet(y), last, question);
      Row<BigFraction> row = Row.of(asked, asked.trials().get(0));
      assertEquals(last.size() == 2, RowClaim.FOUND.holds(row), last::toString);
    }
  }
}
