package org.certigjk.vectors.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Where two lines differ: the first field of other value.
 *
 * @param field its path, such as {@code expected.closestPoints.a[1]}
 * @param found its value in the one
 * @param expected its value in the other
 */
public record FieldDifference(String field, String found, String expected) {

  private static final JsonMapper MAPPER = JsonMapper.builder(JsonFiles.FACTORY).build();
  private static final int LONGEST = 40;

  /** Compares two objects; {@code null} if no value differs. */
  public static @Nullable FieldDifference of(byte[] found, byte[] expected) throws IOException {
    return of("", MAPPER.readTree(found), MAPPER.readTree(expected));
  }

  private static @Nullable FieldDifference of(String path, JsonNode found, JsonNode expected) {
    if (found.isObject() && expected.isObject()) {
      return ofObjects(path, found, expected);
    }
    if (found.isArray() && expected.isArray()) {
      for (int k = 0; k < Math.max(found.size(), expected.size()); k++) {
        FieldDifference difference =
            of("%s[%s]".formatted(path, k), found.path(k), expected.path(k));
        if (difference != null) {
          return difference;
        }
      }
      return null;
    }
    boolean numbers = found.isNumber() && expected.isNumber();
    boolean same = numbers ? found.doubleValue() == expected.doubleValue() : found.equals(expected);
    return same ? null : new FieldDifference(path, text(found), text(expected));
  }

  private static @Nullable FieldDifference ofObjects(
      String path, JsonNode found, JsonNode expected) {
    String prefix = path.isEmpty() ? "" : path + ".";
    for (JsonNode side : new JsonNode[] {expected, found}) {
      for (Iterator<String> names = side.fieldNames(); names.hasNext(); ) {
        String name = names.next();
        FieldDifference difference = of(prefix + name, found.path(name), expected.path(name));
        if (difference != null) {
          return difference;
        }
      }
    }
    return null;
  }

  private static String text(JsonNode value) {
    String text = value.isMissingNode() ? "nothing" : value.toString();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  /** Returns what is found and what is expected, in words. */
  public String words(String expectation) {
    return "%s, but %s %s".formatted(found, expectation, expected);
  }
}
