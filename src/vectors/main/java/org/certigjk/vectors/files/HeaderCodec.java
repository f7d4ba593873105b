package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.certigjk.json.JsonText;
import org.certigjk.vectors.files.JsonMembers.Member;
import org.certigjk.vectors.files.VectorHeader.Group;
import org.certigjk.vectors.files.VectorHeader.Note;

/** Writes and reads the header, the first line of a file of test vectors. */
public final class HeaderCodec {

  private static final String FIRST =
      "the first line of a file of test vectors is its header, an object that begins"
          + " {\"format\":\""
          + VectorHeader.FORMAT
          + "\"; certigjk vectors generate writes such files";

  private HeaderCodec() {}

  /** Returns the line of a header, in UTF-8, with its end. */
  public static byte[] encode(VectorHeader header) {
    return JsonText.line(json -> write(json, header)).getBytes(StandardCharsets.UTF_8);
  }

  private static void write(JsonText json, VectorHeader header) {
    json.field("format", VectorHeader.FORMAT);
    json.field("schema", VectorHeader.SCHEMA);
    json.field("title", header.title());
    json.field("generator", header.generator());
    json.beginObject("parameters");
    header.parameters().forEach(json::field);
    json.endObject();
    json.field("source", header.source());
    json.field("license", header.license());
    json.beginObject("notes");
    header.notes().forEach((flag, note) -> write(json, flag, note));
    json.endObject();
    json.beginArray("groups");
    header.groups().forEach(group -> write(json, group));
    json.endArray();
  }

  static VectorHeader decode(VectorLine line) throws IOException {
    boolean[] begun = new boolean[1];
    try {
      return JsonCursor.readLine(
          line.file(), line.number(), line.bytes(), json -> read(json, begun));
    } catch (VectorFileException e) {
      throw begun[0] ? e : new VectorFileException(line.file(), line.number(), null, FIRST);
    }
  }

  /** Returns whether a line is no header, but an object with the points of A. */
  static boolean isPair(VectorLine line) {
    try (JsonParser json = JsonFiles.FACTORY.createParser(line.bytes())) {
      json.nextToken();
      for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
        if (name.equals("a")) {
          return true;
        }
        json.nextToken();
        json.skipChildren();
      }
    } catch (IOException malformed) {
      return false; // whoever reads it as a header says what is wrong
    }
    return false;
  }

  /** Reads a header; what begun refers to tells then whether it is one. */
  private static VectorHeader read(JsonCursor json, boolean[] begun) throws IOException {
    JsonMembers members = new JsonMembers(json, "");
    Member<Boolean> format = members.add("format", () -> begun[0] = isFormat(json));
    Member<String> schema = members.add("schema", json::text);
    Member<String> title = members.add("title", json::text);
    Member<String> generator = members.add("generator", json::text);
    Member<Map<String, String>> parameters = members.add("parameters", () -> json.map(json::text));
    Member<String> source = members.add("source", json::text);
    Member<String> license = members.add("license", json::text);
    Member<Map<String, Note>> notes = members.add("notes", () -> json.map(() -> readNote(json)));
    Member<List<Group>> groups =
        members.add("groups", () -> json.array("an array of groups", () -> readGroup(json)));
    members.readLine();
    format.required();
    schema.required();
    return new VectorHeader(
        title.required(),
        generator.required(),
        parameters.required(),
        source.required(),
        license.required(),
        notes.required(),
        groups.required());
  }

  private static boolean isFormat(JsonCursor json) throws IOException {
    String format = json.text();
    if (!format.equals(VectorHeader.FORMAT)) {
      throw json.wrong(
          "\"%s\" is expected, not \"%s\"; another version of this program reads that"
              .formatted(VectorHeader.FORMAT, format));
    }
    return true;
  }

  private static void write(JsonText json, String flag, Note note) {
    json.beginObject(flag);
    json.field("kind", note.kind());
    json.field("description", note.description());
    json.field("effect", note.effect());
    json.strings("links", note.links());
    json.endObject();
  }

  private static Note readNote(JsonCursor json) throws IOException {
    JsonMembers members = new JsonMembers(json, "");
    Member<String> kind = members.add("kind", json::text);
    Member<String> description = members.add("description", json::text);
    Member<String> effect = members.add("effect", json::text);
    Member<List<String>> links =
        members.add("links", () -> json.array("an array of strings", json::text));
    members.read();
    return new Note(kind.required(), description.required(), effect.required(), links.required());
  }

  private static void write(JsonText json, Group group) {
    json.beginObject();
    json.field("name", group.name());
    json.field("definition", group.definition());
    if (group.family() != null) {
      json.field("family", group.family());
    }
    if (group.dimension() != null) {
      json.field("dimension", group.dimension());
    }
    if (group.size() != null) {
      json.field("size", group.size());
    }
    if (group.precision() != null) {
      json.field("precision", group.precision());
    }
    if (group.posed() != null) {
      json.field("posed", group.posed());
    }
    json.endObject();
  }

  private static Group readGroup(JsonCursor json) throws IOException {
    JsonMembers members = new JsonMembers(json, "");
    Member<String> name = members.add("name", json::text);
    Member<String> definition = members.add("definition", json::text);
    Member<String> family = members.add("family", json::text);
    Member<Integer> dimension = members.add("dimension", json::count);
    Member<Integer> size = members.add("size", json::count);
    Member<String> precision = members.add("precision", json::text);
    Member<Boolean> posed = members.add("posed", json::flag);
    members.read();
    return new Group(
        name.required(),
        definition.required(),
        family.orNull(),
        dimension.orNull(),
        size.orNull(),
        precision.orNull(),
        posed.orNull());
  }
}
