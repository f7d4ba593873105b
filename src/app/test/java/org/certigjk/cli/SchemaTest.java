package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.certigjk.cli.query.RayCastCommandTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTest {

  private static final String PAIRS = "examples/pairs.jsonl";

  private static final String RESULT_ID = "https://certigjk.org/schema/result.schema.json";

  /** The schemas of depths and impacts refer to that of distances. */
  private static Schema schema(String name) throws IOException {
    Map<String, String> known = Map.of(RESULT_ID, text("result.schema.json"));
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(known))
        .getSchema(text(name), InputFormat.JSON);
  }

  private static String text(String name) throws IOException {
    return Files.readString(Path.of("docs", name));
  }

  private static void assertValid(Schema schema, String text) {
    assertEquals(List.of(), schema.validate(text, InputFormat.JSON), text);
  }

  @Test
  void schemasAreSchemas() throws IOException {
    Schema dialect =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema("{\"$ref\": \"https://json-schema.org/draft/2020-12/schema\"}");
    for (String kind : List.of("pair", "result", "penetration", "raycast")) {
      assertValid(dialect, text(kind + ".schema.json"));
    }
  }

  @Test
  void examplesFitThePairSchema() throws IOException {
    Schema schema = schema("pair.schema.json");
    for (String name : List.of("triangles", "overlapping", "motion")) {
      assertValid(schema, Files.readString(Path.of("examples", name + ".json")));
    }
    Files.readAllLines(Path.of(PAIRS)).forEach(line -> assertValid(schema, line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\": [[0]]}",
        "{\"a\": [[0]], \"b\": []}",
        "{\"a\": [[0]], \"b\": [[]]}",
        "{\"a\": [[0]], \"b\": [[\"NaN\"]]}",
        "{\"a\": [[0]], \"b\": [[true]]}",
        "{\"a\": [[0]], \"b\": [[1]], \"direction\": [[1]]}",
        "{\"a\": [[0]], \"b\": [[1]], \"direction\": 1}"
      })
  void badPairsDoNotFit(String text) throws IOException {
    assertNotEquals(List.of(), schema("pair.schema.json").validate(text, InputFormat.JSON));
  }

  static Stream<List<String>> options() {
    return Stream.of(
        List.of("--field=rational"),
        List.of("--trace"),
        List.of("--omit-input"),
        List.of("--field=double", "--trace"),
        List.of("--field=float"));
  }

  @ParameterizedTest
  @MethodSource("options")
  void outputFitsTheResultSchema(List<String> options) throws IOException {
    String more =
        """
        oops
        {"a": [["1/3", 0], [1, 0]], "b": [[0, 0], ["2/6", 1]]}
        {"a": [[1.7e308]], "b": [[-1.7e308]]}
        """;
    String[] args =
        Stream.concat(Stream.of("distance", "-"), options.stream()).toArray(String[]::new);
    Cli cli = Cli.runOn(Files.readString(Path.of(PAIRS)) + more, args);
    assertEquals(14, cli.lines().size());
    Schema schema = schema("result.schema.json");
    cli.lines().forEach(line -> assertValid(schema, line));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "'verdict':'separated', 'verdict':'stopped'",
        "'certified':true, 'certified':false",
        "'squaredDistance':'9/2', 'squaredDistance':4.5",
        "'distanceVector', 'vector'",
        "'kind':'separated', 'kind':'overlapping'",
        "'exit':'optimal', 'exit':'bored'",
        "'pairs':[[1, 'pairs':[[-1",
        "'9/2', '9'"
      })
  void mutilatedOutputDoesNotFit(String from, String to) throws IOException {
    String result = Cli.run("distance", PAIRS).ok().lines().get(0);
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    assertNotEquals(List.of(), schema("result.schema.json").validate(mutated, InputFormat.JSON));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--decimals=nearest", "--omit-input"})
  void depthsFitTheirSchema(String option) throws IOException {
    String lines = Files.readString(Path.of(PAIRS)) + "oops\n{\"a\": [[1]], \"b\": [[1], [0.5]]}\n";
    Cli cli = Cli.runOn(lines, "penetration", "-", option);
    assertEquals(13, cli.lines().size());
    Schema schema = schema("penetration.schema.json");
    cli.lines().forEach(line -> assertValid(schema, line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--decimals=nearest", "--omit-input"})
  void impactsFitTheirSchema(String option) throws IOException {
    Cli cli = Cli.runOn(RayCastCommandTest.MOTIONS + "oops\n", "raycast", "-", option);
    assertEquals(6, cli.lines().size());
    Schema schema = schema("raycast.schema.json");
    cli.lines().forEach(line -> assertValid(schema, line));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "penetration, examples/overlapping.json, 'verdict':'overlapping', 'verdict':'touching'",
        "penetration, examples/overlapping.json, '1/1', 1",
        "penetration, examples/overlapping.json, 'facets', 'faces'",
        "penetration, examples/overlapping.json, 'nearest':0, 'nearest':-1",
        "penetration, examples/overlapping.json, 'certified':true, 'certified':false",
        "penetration, examples/triangles.json, 'depth':null, 'depth':0",
        "raycast, examples/motion.json, 'verdict':'hit', 'verdict':'miss'",
        "raycast, examples/motion.json, '31/42', '62/84x'",
        "raycast, examples/motion.json, 'point', 'spot'",
        "raycast, examples/motion.json, 'touching', 'separated'"
      })
  void mutilatedDepthsAndImpactsDoNotFit(String command, String file, String from, String to)
      throws IOException {
    String result = Cli.run(command, file).ok().out();
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    Schema schema = schema(command + ".schema.json");
    assertValid(schema, result);
    assertNotEquals(List.of(), schema.validate(mutated, InputFormat.JSON));
  }
}
