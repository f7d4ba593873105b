package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.QueryMotion;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines of the protocol. */
class ProtocolTest {

  private static String line(Query query) {
    StringBuilder line = new StringBuilder();
    QueryLine.append(line, "q/1", query, null);
    return line.toString();
  }

  @Test
  void aQuery() {
    PointPair pair =
        PointPair.of(new double[][] {{0, 1.5}, {-0.0, 1e300}}, new double[][] {{3, 4}});
    assertEquals("q/1 2 2 1 0.0 1.5 0.0 1.0E300 3.0 4.0\n", line(Query.of(pair)));
    Pose quarterTurn = Pose.of(new double[][] {{0, -1, 5}, {1, 0, 0}});
    Pose here = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    assertEquals(
        "q/1 2 2 1 0.0 1.5 0.0 1.0E300 3.0 4.0"
            + " poses 0.0 -1.0 5.0 1.0 0.0 0.0 1.0 0.0 0.0 0.0 1.0 0.0\n",
        line(new Query(pair, new Poses(quarterTurn, here))));
  }

  @Test
  void aQueryWithQuaternions() {
    PointPair pair = PointPair.of(new double[][] {{1, 2, 3}}, new double[][] {{4, 5, 6}});
    Pose a = Pose.of(new double[][] {{2, 0, -1, 0.5}, {7, 8, 9}});
    Pose b = Pose.of(new double[][] {{1, 0, 0, 0}, {0, 0, 0}});
    Query query = new Query(pair, new Poses(a, b));
    String line = line(query);
    assertEquals(
        "q/1 3 1 1 1.0 2.0 3.0 4.0 5.0 6.0"
            + " quaternions 2.0 0.0 -1.0 0.5 7.0 8.0 9.0 1.0 0.0 0.0 0.0 0.0 0.0 0.0\n",
        line);
    assertEquals(new QueryLine.Named("q/1", query, null), QueryLine.parse(line.strip()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "q 3 1 1 1 2 3 4 5 6 quaternions 0 0 0 0 7 8 9 1 0 0 0 0 0 0 |"
            + " a pose with the quaternion 0, which is no rotation",
        "q 3 1 1 1 2 3 4 5 6 poses 1 0 0 0 7 8 9 1 0 0 0 0 0 0 |"
            + " q: the word 'quaternions' is to follow the points",
        "q 3 1 1 1 2 3 4 5 6 quaternions 1 0 0 0 7 8 9 1 0 0 0 0 0 |"
            + " q: 20 words follow its sizes, not 6",
        "q 2 1 1 1 2 3 4 quaternions 1 0 0 0 7 8 9 1 0 0 0 0 0 0 |"
            + " q: 19 words follow its sizes, not 4"
      })
  void wrongQuaternions(String line, String complaint) {
    assertEquals(
        complaint,
        assertThrows(IllegalArgumentException.class, () -> QueryLine.parse(line)).getMessage());
  }

  @Test
  void aMotion() {
    Query query = Query.of(PointPair.of(new double[][] {{1, 2}}, new double[][] {{3, 4.5}}));
    QueryMotion motion = QueryMotion.of(query, Precision.DOUBLE);
    String line = QueryLine.of("q/1", query, motion, Double::toString);
    assertEquals("q/1 2 1 1 1.0 2.0 3.0 4.5 motion 4.0 5.0", line);
    assertEquals(new QueryLine.Named("q/1", query, motion), QueryLine.parse(line));
    for (String wrong : List.of("q 2 1 1 1 2 3 4 motion 1", "q 2 1 1 motion 1 2 3 4 5")) {
      assertEquals(
          "q: 6 words follow its sizes, not 4 and 3 for the motion",
          assertThrows(IllegalArgumentException.class, () -> QueryLine.parse(wrong)).getMessage());
    }
    assertThrows(IllegalArgumentException.class, () -> QueryLine.parse("q 1 1 1 0 motion 1 2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no | [] | no",
        "yes | [MATRIX] | yes",
        "matrix | [MATRIX] | yes",
        "quaternion | [QUATERNION] | quaternion",
        "quaternion,matrix | [MATRIX, QUATERNION] | matrix,quaternion"
      })
  void posesAreDeclared(String value, String forms, String written) {
    Declaration engine =
        DeclarationLine.parse(
            "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 poses="
                + value);
    assertEquals(forms, engine.poses().stream().sorted().toList().toString());
    assertTrue(DeclarationLine.of(engine).endsWith(" poses=" + written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two words", "tab\tbed", "line\nbreak", "bell\u0007"})
  void anIdIsOneWord(String id) {
    Query query = Query.of(PointPair.of(new double[][] {{0}}, new double[][] {{1}}));
    assertThrows(
        IllegalArgumentException.class,
        () -> QueryLine.append(new StringBuilder(), id, query, null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "certigjk-engine 1 | name=… is missing",
        "certigjk-engine 1 name=x precision=double answers=distance | dimensions=… is missing",
        "certigjk-engine 1 name=x precision=half answers=distance dimensions=3 |"
            + " precision: 'half' is none of single, double",
        "certigjk-engine 1 name=x precision=double answers=speed dimensions=3 | answers: 'speed' is"
            + " none of verdict, distance, points, depth, normal, contacts, toi",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=three |"
            + " dimensions: 'three' is not like 3 or 2,3 or 1-8",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=0 |"
            + " dimension 0; from 1 to 64 is possible",
        "certigjk-engine 1 name=x name=y precision=double answers=distance dimensions=3 |"
            + " name is there twice",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 poses=maybe |"
            + " poses: 'maybe' is none of no, yes, matrix, quaternion",
        "certigjk-engine 1 name= precision=double answers=distance dimensions=3 |"
            + " name is to be one word of visible ASCII characters, not ''",
        "certigjk-engine 1 precison=double | 'precison=double' is not KEY=VALUE with a key of"
            + " [answers, calls, dimensions, domain, margin, name, poses, precision, settings,"
            + " sizes, tolerance, version]",
        "certigjk-engine 1 name=x precision=double calls=a:depth:much dimensions=3 |"
            + " tolerance: 'much' is no number",
        "certigjk-engine 1 name=x precision=double answers=depth dimensions=3 ratio=2 |"
            + " ratio=… is of protocol 2: let the line begin with 'certigjk-engine 2 '",
        "certigjk-engine 3 name=x | it is to begin with 'certigjk-engine 1 ' or"
            + " 'certigjk-engine 2 '",
        "certigjk-engine 2 name=x precision=double answers=depth dimensions=3 points=9 |"
            + " points: '9' is not like ..64",
        "certigjk-engine 2 name=x precision=double answers=depth dimensions=3 bodies=round |"
            + " bodies: 'round' is none of points, hull, solid",
        "certigjk-engine 1 name=x precision=double answers=depth dimensions=3 domain=7 |"
            + " domain: '7' is not like 0.01..1e6",
        "certigjk-engine 1 name=x precision=double answers=depth dimensions=3 domain=2..1 |"
            + " a domain from 2.0 to 1.0",
        "certigjk-engine 1 name=x precision=double answers=depth dimensions=3 sizes=2..1 |"
            + " a domain from 2.0 to 1.0",
        "certigjk-engine 1 name=x precision=double answers=depth dimensions=3 sizes=7 |"
            + " sizes: '7' is not like 0.01..1e6",
        "certigjk-engine 1 name=x precision=double calls=a:distance;b dimensions=3 |"
            + " calls: 'b' is not like collide:verdict,depth",
        "certigjk-engine 1 name=x precision=double calls=a:distance;a:depth dimensions=3 |"
            + " two calls are named 'a'",
        "certigjk-engine 1 name=x precision=double calls=a:depth answers=depth dimensions=3 |"
            + " answers=… says again what calls=… says",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 margin=-1 |"
            + " a margin is a number, and not negative: -1.0",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 margin=wide |"
            + " margin: 'wide' is no number",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 margin=1,-1 |"
            + " a margin is a number, and not negative: -1.0",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 margin=1, |"
            + " margin: '' is no number",
        "certigjk-engine 1 name=x precision=double answers=distance dimensions=3 margin=1,2,3 |"
            + " margin: '1,2,3' is not like 0.04, or 0.5,0 for A and B"
      })
  void wrongDeclarations(String line, String complaint) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> DeclarationLine.parse(line))
            .getMessage();
    assertEquals(complaint, message);
  }

  @Test
  void aDeclarationWithItsDefaults() {
    assertEquals(
        new Declaration(
            "x",
            "unknown",
            "default",
            Precision.SINGLE,
            Set.of(Answers.DEPTH),
            Set.of(2, 5, 6, 7),
            Set.of()),
        DeclarationLine.parse(
            "certigjk-engine 1 dimensions=2,5-7  name=x answers=depth precision=single"));
  }

  /** What every engine of protocol 1 has said means the same in protocol 2. */
  @Test
  void protocolOneStillSpeaks() {
    String rest =
        " name=x precision=double dimensions=3 calls=a:verdict:1e-6;b:distance margin=0.5"
            + " domain=1..2 sizes=0.5..4";
    assertEquals(
        DeclarationLine.parse("certigjk-engine 1" + rest),
        DeclarationLine.parse("certigjk-engine 2" + rest));
  }

  @Test
  void aContract() {
    Declaration engine =
        DeclarationLine.parse(
            "certigjk-engine 2 name=x precision=double answers=distance dimensions=3 ratio=100"
                + " aspect=50 points=..64 bodies=solid tolerance=absolute:1e-9,relative:1e-6"
                + " documentation=https://example.org/");
    assertEquals(new Accuracy(1e-9, 1e-6, 0), engine.calls().get(0).tolerance());
    assertEquals(new Domain(Range.ALL, Range.ALL, 100, 50, 64, Bodies.SOLID), engine.domain());
    assertEquals("https://example.org/", engine.documentation());
  }

  /** Found by fuzzing: −0 is 0, so that a declaration is the same when it is read again. */
  @Test
  void negativeZeros() {
    Declaration declaration =
        DeclarationLine.parse(
            "certigjk-engine 1 name=x precision=single answers=distance dimensions=2"
                + " margin=-.0,-0 tolerance=-0 domain=-0..1 sizes=-0e9..-0.0");
    assertEquals(declaration, DeclarationLine.parse(DeclarationLine.of(declaration)));
  }

  @Test
  void onlyWhatItTakesIsAsked() {
    Declaration flat =
        DeclarationLine.parse(
            "certigjk-engine 1 name=x precision=single answers=distance dimensions=2");
    double[][] b = {{3, 0.5}};
    Query query = Query.of(PointPair.of(new double[][] {{0, 1}}, b));
    assertTrue(flat.takes(query));
    assertFalse(flat.takes(Query.of(PointPair.of(new double[][] {{0, 0.1}}, b))), "not floats");
    assertFalse(
        flat.takes(Query.of(PointPair.of(new double[][] {{0, 1, 2}}, new double[][] {{3, 4, 5}}))));
    Pose here = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    assertFalse(flat.takes(new Query(query.pair(), new Poses(here, here))));
    PointPair space = PointPair.of(new double[][] {{0, 1, 2}}, new double[][] {{3, 4, 5}});
    Pose turn = Pose.of(new double[][] {{1, 1, 0, 0}, {0, 0, 0}});
    Pose still = Pose.of(new double[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}});
    Query turned = new Query(space, new Poses(turn, turn));
    Query moved = new Query(space, new Poses(still, still));
    String engine =
        "certigjk-engine 2 name=x precision=single answers=distance dimensions=3 poses=";
    assertTrue(DeclarationLine.parse(engine + "quaternion").takes(turned));
    assertFalse(DeclarationLine.parse(engine + "quaternion").takes(moved), "a matrix");
    assertFalse(DeclarationLine.parse(engine + "yes").takes(turned), "no matrix");
    assertTrue(DeclarationLine.parse(engine + "quaternion").takes(Query.of(space)));
    Pose thirds = Pose.of(new double[][] {{1, 0.1, 0, 0}, {0, 0, 0}});
    assertFalse(
        DeclarationLine.parse(engine + "quaternion")
            .takes(new Query(space, new Poses(turn, thirds))),
        "not floats");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "./engine | [./engine]",
        "  a   b c | [a, b, c]",
        "'my engine' --x=\"1 2\" | [my engine, --x=1 2]",
        "a\\ b 'c\\d' \"e\\\"f\" '' | [a b, c\\d, e\"f, ]",
        "it\"'\"s $HOME * ~ | [it's, $HOME, *, ~]"
      })
  void commands(String text, String words) {
    assertEquals(words, CommandWords.of(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "'open", "a \"b"})
  void noCommands(String text) {
    assertThrows(IllegalArgumentException.class, () -> CommandWords.of(text));
  }

  @Test
  void theServerAnswersEveryLine() throws IOException {
    String queries =
        """
        q/1 1 1 1 0 2.5
        q/2 1 2 1 0 1 0.5
        q/3 1 1 1 0 x
        q/4 2 1 1 0 1
        nonsense
        q/5 1 1 1 0 1 poses 2 0 1 0
        q/6 1 1 1 0 1 turned 2 0 1 0
        q/7 3 1 1 5 0 0 3 4 3 quaternions 2 0 0 1 0 0 1 -9 0 0 0 0 0 0
        q/8 1 1 1 0 2.5 motion 10
        """;
    assertEquals(
        List.of(
            "certigjk-engine 2 name=generic version=unpackaged settings=default precision=double"
                + " answers=verdict,distance,points,depth,normal,contacts,toi"
                + " dimensions=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 poses=matrix,quaternion",
            "q/1 verdict separated distance 2.5 points 0.0 2.5 normal -1.0",
            "q/2 verdict overlapping distance 0.0 points 0.5 0.5 depth 0.5 normal -1.0"
                + " contacts 1.0 0.5",
            "q/3 none For input string: \"x\"",
            "q/4 none q/4: 2 words follow its sizes, not 4",
            "nonsense none a query is a line 'id n #A #B a… b…'",
            "q/5 verdict separated distance 1.0 points 0.0 1.0 normal -1.0",
            "q/6 none q/6: the word 'poses' is to follow the points",
            "q/7 verdict separated distance 2.0 points 3.0 4.0 1.0 3.0 4.0 3.0 normal 0.0 0.0 -1.0",
            "q/8 verdict separated distance 2.5 points 0.0 2.5 normal -1.0 toi 0.25"),
        serve(OwnEngines.generic(), queries));
  }

  static List<String> serve(Engine<?> engine, String queries) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EngineServer.serve(
        engine, new ByteArrayInputStream(queries.getBytes(StandardCharsets.UTF_8)), out);
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
