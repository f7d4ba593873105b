package org.certigjk.vectors.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.certigjk.json.JsonText;
import org.certigjk.vectors.Difficulty;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.JsonMembers.Member;
import org.certigjk.vectors.truth.Truth;

/**
 * Writes test vectors as lines, in the canonical form, which is a function of the value, and reads
 * them. {@code docs/vectors.md} describes the fields.
 *
 * <p>They are written in the order of the documentation, without blanks. Numbers are doubles,
 * written as {@link JsonFiles#writeDouble} says, also those of type {@code float}: a reader of
 * doubles reads them exactly. Exact numbers are strings "p/q" in lowest terms. When they are read
 * they may stand in any order; one that is missing, unknown, repeated or of another type is an
 * error.
 */
public final class VectorCodec {

  /** Engines are asked by ids of at most 255 characters; some are left for what is added. */
  private static final int LONGEST_ID = 200;

  private VectorCodec() {}

  /** Returns the line of a vector, in UTF-8, with its end. */
  public static byte[] encode(TestVector vector) {
    return line(
        json -> {
          writeQuestion(json, vector.id(), vector.comment(), vector.flags(), vector.query());
          json.beginObject("expected");
          ExpectedCodec.write(json, vector.query(), vector.expected());
          json.endObject();
          json.beginObject("difficulty");
          json.field("bits", vector.expected().difficulty().bits());
          json.field("ties", vector.expected().difficulty().ties());
          json.endObject();
        });
  }

  /** Returns the line without answer and difficulty. */
  public static byte[] encodeQuestion(String id, String comment, Set<Flag> flags, Query query) {
    return line(json -> writeQuestion(json, id, comment, flags, query));
  }

  /** Returns the points, and the poses if there are any, as an object. */
  public static byte[] encodeQuery(Query query) {
    return line(json -> write(json, query));
  }

  private static byte[] line(Consumer<JsonText> fields) {
    return JsonText.line(fields).getBytes(StandardCharsets.UTF_8);
  }

  private static void writeQuestion(
      JsonText json, String id, String comment, Set<Flag> flags, Query query) {
    json.field("id", id);
    json.field("comment", comment);
    EnumSet<Flag> sorted = EnumSet.noneOf(Flag.class);
    sorted.addAll(flags);
    json.strings("flags", sorted.stream().map(Flag::label).toList());
    write(json, query);
  }

  private static void write(JsonText json, Query query) {
    writeRows(json, "a", query.pair().a());
    writeRows(json, "b", query.pair().b());
    Poses poses = query.poses();
    if (poses != null) {
      writeRows(json, "poseA", poses.a().rows());
      writeRows(json, "poseB", poses.b().rows());
    }
  }

  private static void writeRows(JsonText json, String name, double[][] rows) {
    json.beginArray(name);
    for (double[] row : rows) {
      JsonFiles.writeDoubles(json, row);
    }
    json.endArray();
  }

  /**
   * Returns the vector of a line.
   *
   * @param withCertificates whether certificates are read, or passed over
   */
  static TestVector decode(String file, long line, byte[] bytes, boolean withCertificates)
      throws IOException {
    return JsonCursor.readLine(file, line, bytes, json -> read(json, withCertificates));
  }

  private static TestVector read(JsonCursor json, boolean withCertificates) throws IOException {
    JsonMembers members = new JsonMembers(json, "");
    Member<String> id = members.add("id", json::text);
    Member<String> comment = members.add("comment", json::text);
    Member<Set<Flag>> flags = members.add("flags", () -> readFlags(json));
    QueryMembers query = new QueryMembers(json, members);
    Member<ExpectedCodec.Answers> expected =
        members.add("expected", () -> ExpectedCodec.read(json, withCertificates));
    Member<Difficulty> difficulty = members.add("difficulty", () -> readDifficulty(json));
    members.readLine();
    return new TestVector(
        id.required(),
        comment.required(),
        flags.required(),
        query.read(),
        expected.required().with(difficulty));
  }

  /**
   * Returns the pair of a line, {@code {"a": [[…], …], "b": [[…], …]}} with an id and poses if it
   * has them, and its answer, which is computed. Other members are passed over, and what is no
   * visible ASCII in the id becomes a hyphen.
   */
  static TestVector decodePair(String file, long line, byte[] bytes) throws IOException {
    return JsonCursor.readLine(file, line, bytes, json -> readPair(json, "line-" + line));
  }

  private static TestVector readPair(JsonCursor json, String unnamed) throws IOException {
    JsonMembers members = new JsonMembers(json, "");
    Member<String> id = members.add("id", json::name);
    QueryMembers query = new QueryMembers(json, members);
    members.readSomeOfLine();
    String name = word(Objects.requireNonNullElse(id.orNull(), unnamed));
    try {
      Query read = query.read();
      return new TestVector(name, "", Set.of(), read, new Truth().of(read));
    } catch (IllegalArgumentException tooManyDimensions) {
      throw json.wrong("a", message(tooManyDimensions));
    }
  }

  /** Returns one word of visible ASCII, as engines are asked by. */
  private static String word(String id) {
    String word = id.replaceAll("[^!-~]+", "-");
    return word.substring(0, Math.min(word.length(), LONGEST_ID));
  }

  private static Set<Flag> readFlags(JsonCursor json) throws IOException {
    EnumSet<Flag> set = EnumSet.noneOf(Flag.class);
    json.array(
        "an array of flags",
        () -> {
          Flag flag = VectorWords.flag(json.text());
          if (flag == null || !set.add(flag)) {
            throw json.wrong(
                flag == null
                    ? "this version knows no flag " + json.text()
                    : "the flag " + json.text() + " stands here twice");
          }
          return flag;
        });
    return set;
  }

  private static Pose readPose(JsonCursor json) throws IOException {
    try {
      return Pose.of(json.rows());
    } catch (IllegalArgumentException wrong) {
      throw json.wrong(message(wrong));
    }
  }

  private static Difficulty readDifficulty(JsonCursor json) throws IOException {
    JsonMembers members = new JsonMembers(json, "difficulty.");
    Member<Integer> bits = members.add("bits", json::count);
    Member<Integer> ties = members.add("ties", json::count);
    members.read();
    if (!members.isComplete()) {
      throw json.wrong("bits and ties are expected");
    }
    return new Difficulty(bits.required(), ties.required());
  }

  /** The members that make a query. */
  private static final class QueryMembers {
    private final JsonCursor json;
    private final Member<double[][]> a;
    private final Member<double[][]> b;
    private final Member<Pose> poseA;
    private final Member<Pose> poseB;

    QueryMembers(JsonCursor json, JsonMembers members) {
      this.json = json;
      this.a = members.add("a", json::rows);
      this.b = members.add("b", json::rows);
      this.poseA = members.add("poseA", () -> readPose(json));
      this.poseB = members.add("poseB", () -> readPose(json));
    }

    Query read() throws VectorFileException {
      double[][] rowsA = a.required();
      double[][] rowsB = b.required();
      Pose ofA = poseA.orNull();
      Pose ofB = poseB.orNull();
      if ((ofA == null) != (ofB == null)) {
        throw json.wrong(
            ofA == null ? "poseA" : "poseB", "missing: both bodies have a pose or none");
      }
      try {
        Poses poses = ofA == null || ofB == null ? null : new Poses(ofA, ofB);
        return new Query(PointPair.of(rowsA, rowsB), poses);
      } catch (IllegalArgumentException wrong) {
        throw json.wrong("a, b", message(wrong));
      }
    }
  }

  private static String message(IllegalArgumentException wrong) {
    return Objects.requireNonNullElse(wrong.getMessage(), "not a pair of polytopes");
  }
}
