package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.vectors.files.VectorHeader.Group;
import org.certigjk.vectors.files.VectorHeader.Note;
import org.jspecify.annotations.Nullable;

/** Reads the header from the first line of a file. */
final class HeaderDecoder {

  private static final String FIRST =
      "the first line of a file of test vectors is its header, an object that begins"
          + " {\"format\":\""
          + VectorHeader.FORMAT
          + "\"; certigjk vectors generate writes such files";

  private final JsonCursor json;
  private final Map<String, String> texts = new LinkedHashMap<>();
  private @Nullable Map<String, String> parameters;
  private @Nullable Map<String, Note> notes;
  private @Nullable List<Group> groups;

  private HeaderDecoder(JsonCursor json) {
    this.json = json;
  }

  static VectorHeader decode(VectorLine line) throws IOException {
    HeaderDecoder[] decoder = new HeaderDecoder[1];
    try {
      JsonCursor.readLine(
          line.file(),
          line.number(),
          line.bytes(),
          json -> {
            decoder[0] = new HeaderDecoder(json);
            return decoder[0]::read;
          });
      return decoder[0].header();
    } catch (VectorFileException e) {
      boolean header = decoder[0] != null && decoder[0].texts.containsKey("format");
      throw header ? e : new VectorFileException(line.file(), line.number(), null, FIRST);
    }
  }

  private boolean read(String name) throws IOException {
    switch (name) {
      case "format" -> texts.put(name, format());
      case "schema", "title", "generator", "source", "license" -> texts.put(name, json.text());
      case "parameters" -> parameters = json.map(json::text);
      case "notes" -> notes = json.map(this::note);
      case "groups" -> groups = json.array("an array of groups", this::group);
      default -> {
        return false;
      }
    }
    return true;
  }

  private String format() throws IOException {
    String format = json.text();
    if (!format.equals(VectorHeader.FORMAT)) {
      throw json.wrong(
          "\"%s\" is expected, not \"%s\"; another version of this program reads that"
              .formatted(VectorHeader.FORMAT, format));
    }
    return format;
  }

  private VectorHeader header() throws VectorFileException {
    text(texts, "format");
    text(texts, "schema");
    return new VectorHeader(
        text(texts, "title"),
        text(texts, "generator"),
        required(parameters, "parameters"),
        text(texts, "source"),
        text(texts, "license"),
        required(notes, "notes"),
        required(groups, "groups"));
  }

  private Note note() throws IOException {
    Map<String, String> read = new LinkedHashMap<>();
    LinkList links = new LinkList();
    json.object(
        name -> {
          switch (name) {
            case "kind", "description", "effect" -> read.put(name, json.text());
            case "links" -> links.list = json.array("an array of strings", json::text);
            default -> {
              return false;
            }
          }
          return true;
        });
    return new Note(
        text(read, "kind"),
        text(read, "description"),
        text(read, "effect"),
        required(links.list, "links"));
  }

  /** The links of a note, while it is read. */
  private static final class LinkList {
    private @Nullable List<String> list;
  }

  private Group group() throws IOException {
    Map<String, String> read = new LinkedHashMap<>();
    Map<String, Integer> counts = new LinkedHashMap<>();
    Boolean[] posed = {null};
    json.object(
        name -> {
          switch (name) {
            case "name", "family", "precision", "definition" -> read.put(name, json.text());
            case "dimension", "size" -> counts.put(name, json.count());
            case "posed" -> posed[0] = json.flag();
            default -> {
              return false;
            }
          }
          return true;
        });
    return new Group(
        text(read, "name"),
        text(read, "definition"),
        read.get("family"),
        counts.get("dimension"),
        counts.get("size"),
        read.get("precision"),
        posed[0]);
  }

  private String text(Map<String, String> from, String field) throws VectorFileException {
    return required(from.get(field), field);
  }

  private <T> T required(@Nullable T value, String field) throws VectorFileException {
    if (value == null) {
      throw json.wrong(field, "missing");
    }
    return value;
  }
}
