package org.certigjk.referee.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.results.Result;
import org.certigjk.referee.results.ResultsHeader;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.results.ResultsReader;
import org.certigjk.referee.results.ResultsWriter;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.files.VectorFileException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written to a file of results is read again. */
class ResultsFileTest {

  private static final String HEADER =
      "{\"format\":\"certigjk-results 1\",\"engine\":{\"name\":\"x\",\"version\":\"1.2\","
          + "\"settings\":\"tightest\",\"precision\":\"single\",\"answers\":[\"verdict\",\"depth\"],"
          + "\"dimensions\":[2,3],\"poses\":true},\"command\":\"./x 'a b'\",\"limit\":0.5,"
          + "\"vectors\":[{\"file\":\"v.jsonl.gz\",\"sha256\":\"ab01\"}]}\n";

  private static ResultsHeader header() {
    return header(Set.of(Pose.Form.MATRIX));
  }

  private static ResultsHeader header(Set<Pose.Form> poses) {
    return new ResultsHeader(
        new Declaration(
            "x",
            "1.2",
            "tightest",
            Precision.SINGLE,
            EnumSet.of(Answers.VERDICT, Answers.DEPTH),
            Set.of(3, 2),
            poses),
        "./x 'a b'",
        0.5,
        List.of(new VectorFile("v.jsonl.gz", "ab01")));
  }

  private static List<Result> read(String text) throws IOException {
    try (ResultsReader reader =
        ResultsReader.of(
            "r.jsonl", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
      assertEquals(header(), reader.header());
      List<Result> results = new ArrayList<>();
      for (Result result = reader.next(); result != null; result = reader.next()) {
        results.add(result);
      }
      return results;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        " | false",
        "MATRIX | true",
        "QUATERNION | [\"quaternion\"]",
        "QUATERNION,MATRIX | [\"matrix\",\"quaternion\"]"
      })
  void formsOfPoses(@Nullable String forms, String written) throws IOException {
    Set<Pose.Form> poses = EnumSet.noneOf(Pose.Form.class);
    if (forms != null) {
      Arrays.stream(forms.split(",", -1)).map(Pose.Form::valueOf).forEach(poses::add);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsWriter.begin(out, header(poses));
    assertEquals(
        HEADER.replace("\"poses\":true", "\"poses\":" + written),
        out.toString(StandardCharsets.UTF_8));
    try (ResultsReader reader =
        ResultsReader.of("r.jsonl", new ByteArrayInputStream(out.toByteArray()))) {
      assertEquals(header(poses), reader.header());
    }
  }

  @Test
  void everyOutcome() throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    outcomes.add(
        new Answer(
            Meeting.SEPARATED,
            0.1,
            Points.of(new double[] {1, -0.0, 4.9e-324}, new double[] {1e300, 2, 2e-3}),
            null));
    outcomes.add(new Answer(Meeting.OVERLAPPING, null, null, 1.7976931348623157e308));
    outcomes.add(new Answer(null, Double.POSITIVE_INFINITY, null, Double.NEGATIVE_INFINITY));
    outcomes.add(new Answer(null, null, null, null));
    outcomes.add(
        new Answer(null, null, null, null)
            .withNormal(0, -1.5, Double.POSITIVE_INFINITY)
            .withContacts(Points.of(new double[] {1, 2, 3}, new double[] {4, 5, 6}))
            .withToi(0.125));
    outcomes.add(new Answer(null, null, null, null).withToi(Double.POSITIVE_INFINITY));
    outcomes.add(new Declined("\"quoted\" \\ é"));
    outcomes.add(
        new Calls(
            Map.of(
                "one",
                new Answer(Meeting.MEETING, null, null, 1.0),
                "two",
                new Failure(Kind.NO_ANSWER, "why"))));
    for (Kind kind : Kind.values()) {
      outcomes.add(new Failure(kind, "why"));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsWriter writer = ResultsWriter.begin(out, header());
    List<Result> results = new ArrayList<>();
    for (Outcome outcome : outcomes) {
      Result result = new Result("q/" + results.size(), outcome);
      results.add(result);
      writer.write(result);
    }
    String text = out.toString(StandardCharsets.UTF_8);
    assertEquals(results, read(text));
    assertEquals(HEADER, text.lines().findFirst().orElse("") + "\n");
    assertEquals(
        "{\"id\":\"q/0\",\"verdict\":\"separated\",\"distance\":0.1,"
            + "\"points\":[[1.0,-0.0,4.9E-324],[1.0E300,2.0,0.002]]}",
        text.lines().skip(1).findFirst().orElse(""));
    assertEquals(
        "{\"id\":\"q/4\",\"normal\":[0.0,-1.5,\"Infinity\"],"
            + "\"contacts\":[[1.0,2.0,3.0],[4.0,5.0,6.0]],\"toi\":0.125}",
        text.lines().skip(5).findFirst().orElse(""));
  }

  @Test
  void aLastLineThatIsCutOffIsLeftOut() throws IOException {
    String text = HEADER + "{\"id\":\"q/1\",\"distance\":1}\n{\"id\":\"q/2\",\"dist";
    assertEquals(List.of(new Result("q/1", new Answer(null, 1.0, null, null))), read(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'id':3} | r.jsonl:2: field id: a string is expected, not 3",
        "{'distance':3} | r.jsonl:2: field id: a string is expected, not nothing",
        "{'id':'q','distance':'NaN'} |"
            + " r.jsonl:2: field distance: a number is expected, not \"NaN\"",
        "{'id':'q','verdict':'apart'} | r.jsonl:2: field verdict: unknown: \"apart\"",
        "{'id':'q','failure':'tired','detail':''} | r.jsonl:2: field failure: unknown: \"tired\"",
        "{'id':'q','points':[[1],3]} |"
            + " r.jsonl:2: field points: two arrays of numbers are expected",
        "[] | r.jsonl:2: an object is expected"
      })
  void complaints(String line, String complaint) {
    String text = HEADER + line.replace('\'', '"') + "\n" + "{\"id\":\"q/2\",\"distance\":1}\n";
    assertEquals(
        complaint,
        assertThrows(VectorFileException.class, () -> ResultsFileTest.read(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | r.jsonl:1: field format: a file of results begins with"
            + " {\"format\":\"certigjk-results 1\"; certigjk referee run writes such files",
        "`` | r.jsonl:1: field format: a file of results begins with"
            + " {\"format\":\"certigjk-results 1\"; certigjk referee run writes such files",
        "{'format':'certigjk-results 1'} |" + " r.jsonl:1: field engine: name is to be a string",
      })
  void noResults(String text, String complaint) {
    assertEquals(
        complaint,
        assertThrows(VectorFileException.class, () -> ResultsFileTest.read(text.replace('\'', '"')))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1,2,3] | margin: a number is expected, or two, for A and B",
        "[1] | margin: a number is expected, or two, for A and B",
        "-1 | a margin is a number, and not negative: -1.0"
      })
  void noMargins(String margin, String complaint) {
    String text = HEADER.replace("\"precision\"", "\"margin\":" + margin + ",\"precision\"");
    assertEquals(
        "r.jsonl:1: field engine: " + complaint,
        assertThrows(VectorFileException.class, () -> ResultsFileTest.read(text)).getMessage());
  }
}
