package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What is said of how the next W was found: by the &Delta; where there are some, else by what is
 * said of the subsets, which {@link RowOracle} judges.
 */
final class MethodRules {

  private final At at;
  private final Q[][] y;
  private final JsonNode rows;

  MethodRules(At at, Q[][] y, JsonNode rows) {
    this.at = at;
    this.y = y;
    this.rows = rows;
  }

  boolean isTrue(String claim) {
    return switch (claim) {
      case "OWN_RULE" -> rows.isEmpty() && !at.isLast() && at.isOfOwnRule();
      case "NO_NEXT" -> rows.isEmpty() && at.isLast();
      case "JOHNSON" -> takesFirst();
      case "CACHED_JOHNSON" -> takesFirst() || says(rows.get(0), "the answer again");
      case "BACKUP" -> takesShortest();
      case "SIGNED_VOLUMES", "VORONOI_REGIONS" ->
          isRight() && eachIs(row -> !says(row, "are no weights"));
      case "GREER" -> eachIs(row -> says(row, "candidate") || says(row, "Some α is negative"));
      case "COORDINATE_FREE_GREER" -> eachIs(row -> !says(row, "are no weights"));
      case "GREER_ALL_FACETS", "LEAST_SQUARES" -> eachIs(row -> goesOnToEach(row));
      default -> false;
    };
  }

  private @Nullable JsonNode answer() {
    JsonNode answer = null;
    for (JsonNode row : rows) {
      answer = row.get("accepted").asBoolean() ? row : answer;
    }
    return answer;
  }

  private static boolean says(JsonNode row, String words) {
    for (JsonNode sentence : row.get("sentences")) {
      boolean isOfRow = !sentence.get("claim").asText().equals("FOUND_EXACTLY");
      if (isOfRow && sentence.get("text").asText().contains(words)) {
        return true;
      }
    }
    return false;
  }

  /** Whether what was concluded of the row is said of its numbers. */
  private static boolean isFound(JsonNode row) {
    for (JsonNode sentence : row.get("sentences")) {
      if (sentence.get("claim").asText().matches("FOUND|FOUND_AS_ROUNDED")) {
        return true;
      }
    }
    return false;
  }

  private boolean eachIs(Predicate<JsonNode> wanted) {
    for (JsonNode row : rows) {
      boolean isTrial = !row.get("accepted").asBoolean();
      if (isTrial && !(isFound(row) && wanted.test(row))) {
        return false;
      }
    }
    return answer() != null;
  }

  /** Without each point, which two names are of a segment. */
  private static boolean goesOnToEach(JsonNode row) {
    return says(row, "candidate") || says(row, "without each point");
  }

  private boolean isRight() {
    JsonNode answer = answer();
    List<Integer> all = new ArrayList<>();
    List<Integer> members = new ArrayList<>();
    for (int i = 0; i < y.length; i++) {
      all.add(i);
    }
    if (answer != null) {
      answer.get("members").forEach(member -> members.add(member.asInt()));
    }
    return answer != null && new Simplex(y, all).isNearestIn(members);
  }

  /** The first row whose Δ are > 0 within and ≤ 0 beyond is that of the answer. */
  private boolean takesFirst() {
    JsonNode answer = answer();
    for (JsonNode row : rows) {
      if (!row.get("deltas").isEmpty() && passes(row)) {
        return answer != null && row.get("members").equals(answer.get("members"));
      }
    }
    return false;
  }

  private boolean passes(JsonNode row) {
    for (JsonNode delta : row.get("deltas")) {
      Q value = at.number(delta.get("value"));
      if (value == null || (value.sign() > 0) != delta.get("inside").asBoolean()) {
        return false;
      }
    }
    return true;
  }

  private boolean takesShortest() {
    JsonNode answer = answer();
    Q taken = answer == null ? null : norm(answer);
    for (JsonNode row : rows) {
      Q square = norm(row);
      if (taken != null && square != null && square.isLess(taken)) {
        return false;
      }
    }
    return taken != null;
  }

  private @Nullable Q norm(JsonNode row) {
    JsonNode quantities = row.path("quantities");
    return quantities.isEmpty() ? null : at.number(quantities.get(0).get("value"));
  }
}
