package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Reads a pair, {"id": …, "a": [[…], …], "b": [[…], …]}, or a motion, which has a "direction": […]
 * too; other fields are skipped.
 */
public final class PairReader<E> {

  private static final Set<String> PAIR = Set.of("id", "a", "b");
  private static final Set<String> MOTION = Set.of("id", "a", "b", "direction");

  private final Arithmetic<E> arithmetic;
  private final InputText input;
  private final Set<String> fields;
  private final String text;
  private final Set<String> seen = new HashSet<>();
  private String id = Pair.NO_ID;
  private @Nullable Body<E> a;
  private @Nullable Body<E> b;
  private @Nullable Vec<E> direction;

  private PairReader(Arithmetic<E> arithmetic, InputText input, Set<String> fields)
      throws InputException {
    this.arithmetic = arithmetic;
    this.input = input;
    this.fields = fields;
    this.text = input.decode();
  }

  /** Reads the pair. */
  public static <E> Pair<E> read(Arithmetic<E> arithmetic, InputText input) throws InputException {
    return new PairReader<>(arithmetic, input, PAIR).read();
  }

  /** Reads a pair and the motion of A. */
  public static <E> Motion<E> readMotion(Arithmetic<E> arithmetic, InputText input)
      throws InputException {
    PairReader<E> reader = new PairReader<>(arithmetic, input, MOTION);
    return Motion.of(reader.read(), reader.direction, input);
  }

  /** Returns the id as far as it can be made out in a text that may be wrong. */
  public static String idOf(InputText input) {
    try (JsonParser json = Json.parser(input.decode())) {
      json.nextToken();
      for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
        json.nextToken();
        if (name.equals("id")) {
          return Json.raw(input.decode(), json);
        }
        json.skipChildren();
      }
    } catch (IOException | InputException unreadable) {
      return Pair.NO_ID;
    }
    return Pair.NO_ID;
  }

  private Pair<E> read() throws InputException {
    try (JsonParser json = Json.parser(text)) {
      try {
        readFields(json);
      } catch (JsonProcessingException malformed) {
        throw Json.malformed(input, json, malformed, "pair");
      }
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible); // the text is in memory
    }
    return pair();
  }

  private void readFields(JsonParser json) throws IOException, InputException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw input.error(
          null,
          "a pair, {\"a\": [[...], ...], \"b\": [[...], ...]}, is expected, not "
              + Json.kind(json));
    }
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      json.nextToken();
      if (!seen.add(name)) {
        throw input.error(name, "given twice");
      }
      if (fields.contains(name)) {
        readField(name, json);
      } else {
        json.skipChildren();
      }
    }
    if (json.nextToken() != null) {
      throw input.error(null, "more text after the pair; of several pairs each needs its own line");
    }
  }

  private void readField(String name, JsonParser json) throws IOException, InputException {
    switch (name) {
      case "id" -> id = Json.raw(text, json);
      case "a" -> a = new PointsReader<>(arithmetic, input, json).read(name);
      case "b" -> b = new PointsReader<>(arithmetic, input, json).read(name);
      default ->
          direction = new PointsReader<>(arithmetic, input, json).readVector(name, "a direction");
    }
  }

  private Pair<E> pair() throws InputException {
    if (a == null || b == null) {
      throw input.error(a == null ? "a" : "b", "missing");
    }
    return Pair.of(id, a, b, input);
  }
}
