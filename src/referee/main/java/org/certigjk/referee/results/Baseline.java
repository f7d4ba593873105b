package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.files.VectorFileException;
import org.jspecify.annotations.Nullable;

/**
 * What an engine is known to get wrong, as {@link MismatchWriter} has written it, beside what it
 * gets wrong now: a charge is known if the same query, under the same id, had the same fault of the
 * same call. Of a line without a digest of the query, such as those written before there were any,
 * the id alone decides.
 *
 * <p>What is outside of the contract of the engine is no charge, then and now. A vector that is not
 * asked now is neither new nor mended.
 *
 * <p><b>Errors.</b> {@link VectorFileException} with file and line where a line is none of these;
 * {@link #requireIds}.
 */
public final class Baseline implements Consumer<Example> {

  /** How many are named. */
  private static final int MOST = 10;

  /** The digest of a line that has none. */
  private static final String ANY = "";

  /** The charges by id, and then by digest of the query. */
  private final Map<String, Map<String, Set<String>>> known;

  private final Map<String, Map<String, Set<String>>> present = new HashMap<>();
  private final QueryIds asked = new QueryIds();
  private @Nullable String twice;
  private final Listed added = new Listed();
  private final Listed mended = new Listed();
  private final Listed others = new Listed();
  private long seen;

  private Baseline(Map<String, Map<String, Set<String>>> known) {
    this.known = known;
  }

  /** Returns that of an engine of which nothing wrong is known. */
  public static Baseline none() {
    return new Baseline(Map.of());
  }

  /** Returns that of what it gets wrong now. */
  public Baseline now() {
    return new Baseline(present);
  }

  /** Reads a baseline. */
  public static Baseline read(Path file) throws IOException {
    Map<String, Map<String, Set<String>>> known = new HashMap<>();
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        JsonNode node = node(file, number, line);
        Set<String> charges = new TreeSet<>();
        for (JsonNode charge : node.path("charges")) {
          charges.add(words(charge.path("call").asText(""), charge.path("fault").asText("")));
        }
        if (!node.path("id").isTextual() || charges.isEmpty()) {
          throw new VectorFileException(
              file.toString(), number, "id", "not like {\"id\":…,\"charges\":[{\"fault\":…}]}");
        }
        if (!node.path("outside").asBoolean()) {
          known
              .computeIfAbsent(node.path("id").asText(), id -> new HashMap<>())
              .computeIfAbsent(node.path("query").asText(ANY), query -> new TreeSet<>())
              .addAll(charges);
        }
      }
    }
    return new Baseline(known);
  }

  private static JsonNode node(Path file, int number, String line) throws IOException {
    try {
      return ResultsJson.MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new VectorFileException(file.toString(), number, null, e.getOriginalMessage());
    }
  }

  private static String words(String call, String fault) {
    return call.isEmpty() ? fault : call + " " + fault;
  }

  /** Returns whether all that it is charged with is known. */
  public boolean knows(Example example) {
    return before(example.vector().id(), digest(example.vector().query()))
        .containsAll(charges(example));
  }

  /** Returns a digest as it is written. */
  static String digest(Query query) {
    return "%016x".formatted(QueryIds.digest(query));
  }

  private Set<String> before(String id, String query) {
    Map<String, Set<String>> entries = known.getOrDefault(id, Map.of());
    return entries.getOrDefault(query, entries.getOrDefault(ANY, Set.of()));
  }

  private static Set<String> charges(Example example) {
    List<Mismatch> charged =
        example.comparison().inside() ? example.comparison().mismatches() : List.of();
    return charged.stream()
        .map(mismatch -> words(mismatch.call(), mismatch.fault().label()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Override
  public void accept(Example example) {
    String id = example.vector().id();
    String query = digest(example.vector().query());
    if (!asked.add(id, Long.parseUnsignedLong(query, 16))) {
      twice = id;
    }
    Set<String> before = before(id, query);
    Set<String> now = charges(example);
    if (!now.isEmpty()) {
      present.computeIfAbsent(id, unused -> new HashMap<>()).put(query, now);
    }
    if (known.containsKey(id) && before.isEmpty()) {
      others.add(id, "known of another query");
    }
    now.stream().filter(charge -> !before.contains(charge)).forEach(c -> added.add(id, c));
    before.stream().filter(charge -> !now.contains(charge)).forEach(c -> mended.add(id, c));
    seen += now.stream().filter(before::contains).count();
  }

  /**
   * Does nothing if an id stands for one query only of those accepted: else nobody could tell which
   * of them is meant.
   *
   * @param where they are from
   * @throws VectorFileException if two queries have one id
   */
  public void requireIds(String where) throws VectorFileException {
    if (twice != null) {
      throw new VectorFileException(
          where,
          0,
          "id",
          "two different ones are called "
              + VisibleText.line(twice)
              + "; what was right and wrong is known by ids, so that each needs its own");
    }
  }

  /** Returns how many charges are new. */
  public long added() {
    return added.count;
  }

  /**
   * Returns a line for what is known, new and mended, with the first of each; and one for ids that
   * stand for another query than then, if there are any.
   */
  public String lines() {
    return "known and seen again: %s\nnew: %s\nmended: %s\n".formatted(seen, added, mended)
        + (others.count == 0
            ? ""
            : "another query now than then, so that nothing is known of it: %s\n"
                .formatted(others));
  }

  /** Some, of which the first are named. */
  private static final class Listed {
    private final StringBuilder text = new StringBuilder();
    private long count;

    void add(String id, String charge) {
      count++;
      if (count <= MOST) {
        text.append("\n  ").append(id).append(": ").append(charge);
      }
    }

    @Override
    public String toString() {
      return count + text.toString() + (count > MOST ? "\n  …" : "");
    }
  }
}
