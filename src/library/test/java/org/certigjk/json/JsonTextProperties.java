package org.certigjk.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class JsonTextProperties {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Property(tries = 200)
  void writesTheBytesOfJackson(@ForAll long seed) throws IOException {
    JsonText text = new JsonText();
    write(text, new Random(seed), 0);
    StringWriter expected = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(expected)) {
      write(json, new Random(seed), 0);
    }
    assertEquals(expected.toString(), text.toString());
  }

  @Property(tries = 300)
  void stringsAreReadBackAsTheyWere(@ForAll String string) throws IOException {
    JsonText text = new JsonText();
    text.string(string);
    assertEquals(string, MAPPER.readValue(text.toString(), String.class));
  }

  /** UTF-8 has no half surrogate pairs: they are escaped, and pairs are not. */
  @Example
  void halfASurrogatePairIsReadBackFromBytes() throws IOException {
    for (String string :
        List.of("\ud800", "a\ud801b", "\udc00", "\udc00\ud800", "\ud83d\ud83d\ude00\ude00\"")) {
      JsonText text = new JsonText();
      text.string(string);
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      assertEquals(string, MAPPER.readValue(bytes, String.class));
    }
    JsonText text = new JsonText();
    text.string("\udbff\ud83d\ude00");
    assertEquals("\"\\uDBFF\ud83d\ude00\"", text.toString());
  }

  /** A piece ends between two tokens, never within a string. */
  @Example
  void aPairStaysAPairInPieces() {
    String faces = "\ud83d\ude00".repeat(1 << 15) + 'a';
    StringBuilder text = new StringBuilder();
    JsonText.record(
        "0",
        json -> {
          for (int k = 0; k < 5; k++) {
            json.strings("s", List.of(faces, faces));
          }
        },
        piece ->
            text.append(
                new String(piece.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)));
    String field = ",\"s\":[\"" + faces + "\",\"" + faces + "\"]";
    assertEquals("{\"id\":0" + field.repeat(5) + "}\n", text.toString());
  }

  @Example
  void whatIsTakenIsForgotten() {
    JsonText text = new JsonText();
    text.beginArray();
    text.number(1);
    assertEquals("[1", text.take());
    assertEquals("", text.toString());
    text.number(2);
    text.endArray();
    assertEquals(",2]", text.take());
    assertEquals("", text.take());
  }

  @Example
  void aRecordIsALineWithAnIdAsItWas() {
    assertEquals(
        "{\"id\":{ \"x\": 1},\"n\":3,\"s\":null,\"t\":true}\n",
        JsonText.record(
            "{ \"x\": 1}",
            json -> {
              json.field("n", 3);
              json.field("s", null);
              json.field("t", true);
            }));
  }

  /** Writes a value that the random numbers choose. */
  private static void write(JsonText json, Random random, int depth) {
    switch (random.nextInt(depth > 4 ? 5 : 7)) {
      case 0 -> json.number(random.nextLong());
      case 1 -> json.bool(random.nextBoolean());
      case 2 -> json.none();
      case 3 -> json.raw("[1, 2]");
      case 4 -> json.string(string(random));
      case 5 -> {
        json.beginArray();
        for (int k = random.nextInt(4); k > 0; k--) {
          write(json, random, depth + 1);
        }
        json.endArray();
      }
      default -> {
        json.beginObject();
        for (int k = random.nextInt(4); k > 0; k--) {
          json.name(string(random));
          write(json, random, depth + 1);
        }
        json.endObject();
      }
    }
  }

  /** The same by the library. */
  private static void write(JsonGenerator json, Random random, int depth) throws IOException {
    switch (random.nextInt(depth > 4 ? 5 : 7)) {
      case 0 -> json.writeNumber(random.nextLong());
      case 1 -> json.writeBoolean(random.nextBoolean());
      case 2 -> json.writeNull();
      case 3 -> json.writeRawValue("[1, 2]");
      case 4 -> json.writeString(string(random));
      case 5 -> {
        json.writeStartArray();
        for (int k = random.nextInt(4); k > 0; k--) {
          write(json, random, depth + 1);
        }
        json.writeEndArray();
      }
      default -> {
        json.writeStartObject();
        for (int k = random.nextInt(4); k > 0; k--) {
          json.writeFieldName(string(random));
          write(json, random, depth + 1);
        }
        json.writeEndObject();
      }
    }
  }

  /** A string with many characters that need an escape. */
  private static String string(Random random) {
    StringBuilder text = new StringBuilder();
    for (int k = random.nextInt(12); k > 0; k--) {
      text.append((char) (random.nextInt(4) == 0 ? random.nextInt(0xD800) : random.nextInt(0x80)));
    }
    return text.toString();
  }
}
