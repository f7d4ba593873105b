package org.certigjk.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Honest records beside mutants of their pairs, and mutants of records beside honest pairs.
 *
 * <p>Which bodies a pair has is decided by the command that answers pairs: it repeats them in its
 * record. With these bodies in the place of its own, or of none, {@link Judge} decides whether what
 * the record claims holds; both checkers must say so, with the same outcome.
 */
final class PairMutants {

  private static final int AT_ONCE = 2000;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES) // 0.0 is no index, but 0 is
          .build();

  /** A record and the line beside it. */
  private record Beside(String record, String pair) {}

  private final Path directory;
  private final Random random;
  private final Mutator mutator;
  private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);

  PairMutants(Path directory, Random random) {
    this.directory = directory;
    this.random = random;
    this.mutator = new Mutator(random);
  }

  /** Throws an AssertionError with the first mutant about which they do not agree. */
  void run(int count) throws IOException, InterruptedException {
    for (int done = 0; done < count; done += AT_ONCE) {
      List<String> honest = HonestRecords.of(random, 40);
      List<Beside> mutants = new ArrayList<>();
      while (mutants.size() < Math.min(AT_ONCE, count - done)) {
        JsonNode record = MAPPER.readTree(honest.get(random.nextInt(honest.size())));
        if (record.has("a")) {
          mutants.add(mutant((ObjectNode) record));
        }
      }
      judge(mutants);
    }
  }

  /** Takes a record and its pair apart, and changes one of them, or nothing. */
  private Beside mutant(ObjectNode record) {
    ObjectNode pair = MAPPER.createObjectNode();
    for (String name : List.of("id", "a", "b", "direction")) {
      if (record.has(name)) {
        pair.set(name, record.get(name));
      }
    }
    if (random.nextBoolean()) {
      record.remove(List.of("a", "b", "direction"));
    }
    return switch (random.nextInt(8)) {
      case 0 -> new Beside(record.toString(), pair.toString());
      case 1 -> new Beside(mutator.mutant(record.toString()), pair.toString());
      default -> new Beside(record.toString(), mutator.mutant(pair.toString()));
    };
  }

  private void judge(List<Beside> mutants) throws IOException, InterruptedException {
    List<Outcome> python =
        PythonChecker.outcomes(
            directory,
            mutants.stream().map(Beside::record).toList(),
            mutants.stream().map(Beside::pair).toList());
    for (int k = 0; k < mutants.size(); k++) {
      Beside mutant = mutants.get(k);
      Finding finding = RecordCheck.of(mutant.record(), mutant.pair(), false);
      boolean stands = finding.outcome().compareTo(Outcome.NO_PROOF) <= 0;
      if (holds(mutant) != stands || finding.outcome() != python.get(k)) {
        throw new AssertionError(
            "it holds: %s, %s, in Python %s%n%s%n%s"
                .formatted(!stands, finding, python.get(k), mutant.record(), mutant.pair()));
      }
      counts.merge(finding.outcome(), 1, Integer::sum);
    }
  }

  private static boolean holds(Beside mutant) throws IOException {
    ObjectNode record = objectOrNull(mutant.record());
    if (record == null || record.path("verdict").asText().equals("error")) {
      return record != null && Judge.holds(mutant.record());
    }
    JsonNode echo = echo(mutant.pair(), record);
    if (echo == null || !echo.path("id").equals(record.path("id"))) {
      return false;
    }
    boolean own = record.has("a") || record.has("b") || record.has("direction");
    if (own && !(Judge.holds(mutant.record()) && hasSameBodies(record, echo))) {
      return false;
    }
    for (String name : List.of("a", "b", "direction")) {
      if (echo.has(name)) {
        record.set(name, echo.get(name));
      }
    }
    return own || Judge.holds(record.toString());
  }

  private static boolean hasSameBodies(ObjectNode record, JsonNode echo) {
    return Told.body(record.get("a")).equals(Told.body(echo.get("a")))
        && Told.body(record.get("b")).equals(Told.body(echo.get("b")))
        && (!echo.has("direction")
            || Told.vector(record.get("direction")).equals(Told.vector(echo.get("direction"))));
  }

  /** Returns what the command answers about the pair; {@code null} if it cannot read it. */
  private static @Nullable JsonNode echo(String pair, ObjectNode record) throws IOException {
    String field = record.path("field").asText("rational");
    String out =
        record.has("timeOfImpact")
            ? HonestRecords.run(pair + "\n", List.of("raycast", "-"))
            : !List.of("rational", "double", "float").contains(field)
                ? ""
                : HonestRecords.run(pair + "\n", List.of("distance", "-", "--field", field));
    ObjectNode echo = objectOrNull(out.strip());
    return echo == null || echo.path("verdict").asText().equals("error") ? null : echo;
  }

  private static @Nullable ObjectNode objectOrNull(String text) {
    try {
      return MAPPER.readTree(text) instanceof ObjectNode object ? object : null;
    } catch (JsonProcessingException malformed) {
      return null;
    }
  }

  Map<Outcome, Integer> counts() {
    return counts;
  }
}
