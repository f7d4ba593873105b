package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.WithNull;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.QueryMotion;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/** What the two sides of the protocol write, the other side reads as it was meant. */
class ProtocolProperties {

  private static double number(Random random) {
    double any = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(any) ? any + 0.0 : random.nextInt(9) - 4;
  }

  private static double[][] rows(Random random, int count, int length) {
    double[][] rows = new double[count][length];
    for (double[] row : rows) {
      for (int c = 0; c < length; c++) {
        row[c] = number(random);
      }
    }
    return rows;
  }

  private static Pose pose(Random random, int n, Pose.Form form) {
    return Pose.of(
        form == Pose.Form.MATRIX
            ? rows(random, n, n + 1)
            : new double[][] {rows(random, 1, n + 1)[0], rows(random, 1, n)[0]});
  }

  @Property(tries = 400)
  void queries(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 5) int n,
      @ForAll @WithNull(0.3) Pose.Form posed) {
    Random random = new Random(seed);
    PointPair pair =
        PointPair.of(
            rows(random, 1 + random.nextInt(5), n), rows(random, 1 + random.nextInt(5), n));
    Poses poses =
        posed == null || (posed == Pose.Form.QUATERNION && n != 3)
            ? null
            : new Poses(pose(random, n, posed), pose(random, n, posed));
    Query query = new Query(pair, poses);
    StringBuilder line = new StringBuilder();
    QueryMotion motion = seed % 2 == 0 ? null : QueryMotion.of(query, Precision.DOUBLE);
    QueryLine.append(line, "family/3/8/" + seed, query, motion);
    assertEquals('\n', line.charAt(line.length() - 1));
    assertEquals(
        new QueryLine.Named("family/3/8/" + seed, query, motion),
        QueryLine.parse(line.toString().strip()));
  }

  @Property(tries = 200)
  void answers(@ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int n) {
    Random random = new Random(seed);
    Set<Answers> given = EnumSet.allOf(Answers.class);
    given.removeIf(answer -> given.size() > 1 && random.nextBoolean());
    Answer answer =
        new Answer(
            given.contains(Answers.VERDICT)
                ? Meeting.values()[random.nextInt(Meeting.values().length)]
                : null,
            given.contains(Answers.DISTANCE) ? number(random) : null,
            given.contains(Answers.POINTS)
                ? Points.of(rows(random, 1, n)[0], rows(random, 1, n)[0])
                : null,
            given.contains(Answers.DEPTH) ? Double.POSITIVE_INFINITY : null,
            given.contains(Answers.NORMAL)
                ? Arrays.stream(rows(random, 1, n)[0]).boxed().toList()
                : null,
            given.contains(Answers.CONTACTS)
                ? Points.of(rows(random, 1, n)[0], rows(random, 1, n)[0])
                : null,
            given.contains(Answers.TOI) ? number(random) : null);
    Declaration one = engine(List.of(Call.only(given)));
    assertEquals(answer, AnswerLine.parse(" " + AnswerLine.values(answer), one, n));
    Map<String, Outcome> calls = new LinkedHashMap<>();
    calls.put("first", answer);
    calls.put("second", new Failure(Kind.NO_ANSWER, "no call converged"));
    calls.put("third", answer);
    Declaration several =
        engine(calls.keySet().stream().map(name -> new Call(name, given)).toList());
    Outcome all = new Calls(calls);
    assertEquals(all, AnswerLine.parse(" " + AnswerLine.values(all), several, n));
  }

  private static Declaration engine(List<Call> calls) {
    return new Declaration(
        "e",
        "1",
        "default",
        Precision.DOUBLE,
        calls,
        Set.of(1),
        Set.of(),
        Margins.NONE,
        Domain.ALL,
        "");
  }

  @Property(tries = 100)
  void declarations(@ForAll long seed, @ForAll Precision precision, @ForAll Set<Pose.Form> poses) {
    Random random = new Random(seed);
    Set<Answers> answers = EnumSet.allOf(Answers.class);
    answers.removeIf(answer -> answers.size() > 1 && random.nextBoolean());
    Set<Integer> dimensions = new TreeSet<>();
    random.ints(3, 1, 12).forEach(dimensions::add);
    Declaration declaration =
        new Declaration("name" + seed, "1.2-x", "tight", precision, answers, dimensions, poses);
    assertEquals(declaration, DeclarationLine.parse(DeclarationLine.of(declaration)));
    Declaration several =
        new Declaration(
            "name",
            "1",
            "default",
            precision,
            List.of(
                new Call("a-1", answers, accuracy(random)),
                new Call("B.2", Set.of(Answers.VERDICT))),
            dimensions,
            poses,
            answers.contains(Answers.TOI) ? Margins.NONE : new Margins(part(random), part(random)),
            domain(random),
            random.nextBoolean() ? "" : "https://example.org/" + seed);
    assertEquals(several, DeclarationLine.parse(DeclarationLine.of(several)));
  }

  private static Accuracy accuracy(Random random) {
    return new Accuracy(part(random), part(random), part(random));
  }

  private static double part(Random random) {
    return random.nextBoolean() ? 0 : random.nextDouble();
  }

  private static Domain domain(Random random) {
    Bodies[] bodies = Bodies.values();
    return new Domain(
        new Range(random.nextDouble(), 1 + random.nextDouble()),
        random.nextBoolean() ? Range.ALL : new Range(part(random), 1 + random.nextDouble()),
        random.nextBoolean() ? Double.POSITIVE_INFINITY : 1 + random.nextDouble(),
        random.nextBoolean() ? Double.POSITIVE_INFINITY : 1 + random.nextDouble(),
        random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(100),
        bodies[random.nextInt(bodies.length)]);
  }

  /**
   * Whatever an engine writes is an outcome: never an exception, never a long or a hostile text.
   */
  @Property(tries = 500)
  void anyText(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> words =
        List.of(
            "verdict",
            "distance",
            "points",
            "depth",
            "none",
            "declined",
            "separated",
            "1",
            "nan",
            "call",
            "one",
            "two");
    StringBuilder text = new StringBuilder();
    for (int k = random.nextInt(8); k >= 0; k--) {
      text.append(words.get(random.nextInt(words.size()))).append(' ');
      text.append((char) random.nextInt(random.nextBoolean() ? 128 : 65536));
    }
    Set<Answers> answers = EnumSet.allOf(Answers.class);
    Declaration several = engine(List.of(new Call("one", answers), new Call("two", answers)));
    for (Declaration engine : List.of(engine(List.of(Call.only(answers))), several)) {
      check(AnswerLine.parse(text.toString(), engine, 1));
    }
  }

  private static void check(Outcome outcome) {
    if (outcome instanceof Calls calls) {
      calls.byName().values().forEach(ProtocolProperties::check);
    } else if (outcome instanceof Failure failure) {
      assertTrue(failure.detail().length() <= 201, failure.detail());
      assertTrue(failure.detail().chars().noneMatch(Character::isISOControl), failure.detail());
      assertTrue(
          Set.of(Kind.GARBAGE, Kind.NOT_A_NUMBER, Kind.NO_ANSWER).contains(failure.kind()),
          failure.toString());
    }
  }
}
