package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.util.regex.Pattern;
import org.certigjk.vectors.files.JsonFiles;
import org.jspecify.annotations.Nullable;

/** How this program uses Jackson: parsers with its limits, complaints in its words. */
public final class Json {

  private static final Pattern COORDINATE = Pattern.compile("[ab]?\\[[0-9]+]\\[[0-9]+]");

  /** What Jackson offers to whoever writes programs with it. */
  private static final Pattern JACKSON_OPTION =
      Pattern.compile(": enable `[^`]*` to allow| \\(not recognized as one since [^)]*\\)");

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNumberLength(LineReader.MAX_BYTES)
                  .maxStringLength(LineReader.MAX_BYTES)
                  .build())
          .build();

  private Json() {}

  static JsonParser parser(String text) throws IOException {
    return FACTORY.createParser(text);
  }

  /** Returns the text of the value at which the parser stands, in one line, and skips the value. */
  static String raw(String text, JsonParser json) throws IOException {
    int begin = (int) json.currentTokenLocation().getCharOffset();
    json.skipChildren();
    json.finishToken();
    int end = (int) json.currentLocation().getCharOffset();
    return text.substring(begin, end).replace('\n', ' ').replace('\r', ' ');
  }

  /** Returns the string that a JSON text is, or the text itself if it is no string. */
  public static String stringOr(String text) {
    try (JsonParser json = parser(text)) {
      return json.nextToken() == JsonToken.VALUE_STRING ? json.getText() : text;
    } catch (IOException malformed) {
      return text;
    }
  }

  /** Names the kind of value at which the parser stands. */
  static String kind(JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    if (token == null) {
      return "nothing";
    }
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a string";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      case VALUE_TRUE, VALUE_FALSE -> json.getText();
      case VALUE_NULL -> "null";
      default -> token.name();
    };
  }

  /**
   * Says in the words of this program what is wrong with a text that is not JSON.
   *
   * @param record what the text should be, a pair for example
   */
  static InputException malformed(
      InputText input, JsonParser json, JsonProcessingException e, String record) {
    JsonLocation place = JsonFiles.place(json, e);
    long line = input.line() + place.getLineNr() - 1;
    @Nullable String field = JsonFiles.path(json);
    String hint = JsonFiles.endsEarly(e) ? hint(input.file(), record) : "";
    return new InputException(
        input.file(), line, field, reason(e, field, place.getColumnNr()) + hint);
  }

  /** Says, of a file of lines, where a record over several lines belongs. */
  private static String hint(String file, String record) {
    return Input.hasLines(file)
        ? "; each %1$s needs its own line; a %1$s over several lines is read from a .json file"
            .formatted(record)
        : "";
  }

  private static String reason(JsonProcessingException e, @Nullable String field, int column) {
    String message = e.getOriginalMessage();
    if (e instanceof StreamConstraintsException) {
      return message.replaceAll(", from `[^`]*`", "");
    }
    if (message.startsWith("Non-standard token")) {
      String token = message.split("'", 3)[1];
      return field != null && COORDINATE.matcher(field).matches()
          ? token + " is not a number that a coordinate can be: it must be finite"
          : "JSON has no " + token;
    }
    String reason = JsonFiles.endsEarly(e) ? "the text ends too early" : message;
    return JACKSON_OPTION.matcher(reason).replaceFirst("") + "; malformed JSON at column " + column;
  }
}
