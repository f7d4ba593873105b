package org.certigjk.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.certigjk.number.Numerals;

/**
 * Makes the records of {@code examples/forged}, each of which must be refused: lies that agree with
 * themselves, other spellings, and mutants that {@link Judge}, not the checkers, says are false.
 */
final class ForgedRecords {

  static final Path FOLDER = Path.of("examples", "forged");

  /** Records that are of the form, but claim what does not hold. */
  static final String REJECTED = "rejected.jsonl";

  /** Lines that are no records. */
  static final String UNREADABLE = "unreadable.jsonl";

  private static final long SEED = 1;
  private static final int EACH = 500;

  /** The true distance is 5; all that stands beside the certificate agrees on 100. */
  private static final String LIE =
      "{'id':'v','verdict':'separated','squaredDistance':10000,'distance':100,"
          + "'distanceHex':'0x1.9p6','distanceVector':[-60,-80],'closestPoints':{'a':[0,0],"
          + "'b':[3,4]},'iterations':0,'exit':'optimal','certificate':{'kind':'separated',"
          + "'pairs':[[0,0]],'weights':[1],'direction':[-60,-80]},'certified':true,"
          + "'field':'double','engine':'generic','a':[[0,0]],'b':[[3,4]]}";

  private final Set<String> rejected = new LinkedHashSet<>();
  private final Set<String> unreadable = new LinkedHashSet<>();
  private final List<String> honest = HonestRecords.of(new Random(SEED), 12);

  private ForgedRecords() {
    String lie = LIE.replace('\'', '"');
    rejected.add(lie);
    rejected.add(lie.replace("double", "float"));
    rejected.add(lie.replace("\"squaredDistance\":10000", "\"squaredDistance\":null"));
    honest.forEach(this::addLies);
    honest.forEach(this::addSpellings);
    addMutants();
  }

  static ForgedRecords make() {
    return new ForgedRecords();
  }

  /** Writes the files. */
  public static void main(String[] args) throws IOException {
    ForgedRecords forged = make();
    Files.createDirectories(FOLDER);
    Files.writeString(FOLDER.resolve(REJECTED), text(forged.rejected));
    Files.writeString(FOLDER.resolve(UNREADABLE), text(forged.unreadable));
  }

  private static String text(Set<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  String rejected() {
    return text(rejected);
  }

  String unreadable() {
    return text(unreadable);
  }

  /** The vector, its square, the root and the direction of a rounded record, all times a factor. */
  private void addLies(String record) {
    ObjectNode root = object(record);
    if (!root.path("squaredDistance").isNumber() || !root.get("certified").booleanValue()) {
      return;
    }
    for (double factor : new double[] {0.5, 2, 1024, -1}) {
      ObjectNode lie = root.deepCopy();
      double square = root.get("squaredDistance").doubleValue() * factor * factor;
      double distance = Math.sqrt(square);
      lie.put("squaredDistance", square);
      lie.put("distance", distance);
      lie.put("distanceHex", Numerals.formatHex(distance));
      scale((ArrayNode) lie.get("distanceVector"), factor);
      if (lie.get("verdict").textValue().equals("separated")) {
        scale((ArrayNode) lie.get("certificate").get("direction"), factor);
      }
      addIfFalse(rejected, lie.toString());
    }
    for (String name : List.of("squaredDistance", "distance", "distanceHex")) {
      ObjectNode lie = root.deepCopy();
      lie.putNull(name);
      addIfFalse(rejected, lie.toString());
    }
    ObjectNode modest = root.deepCopy();
    modest.put("certified", false);
    addIfFalse(rejected, modest.toString());
  }

  private static void scale(ArrayNode vector, double factor) {
    for (int k = 0; k < vector.size(); k++) {
      vector.set(k, vector.numberNode(vector.get(k).doubleValue() * factor));
    }
  }

  /** Other spellings and members, at the first place where one can be. */
  private void addSpellings(String record) {
    List<String[]> changes =
        List.of(
            new String[] {"\"certified\":true", "\"certified\":\"true\""},
            new String[] {"\"certified\":true", "\"certified\":1"},
            new String[] {"\"certified\":true", "\"certified\":true,\"certified\":true"},
            new String[] {
              "\"certified\":true", "\"certified\":true,\"format\":\"certigjk-vectors 1\""
            },
            new String[] {"\"weights\":[\"1/", "\"weights\":[\"\u0661/"},
            new String[] {"\"weights\":[\"1/", "\"weights\":[\"01/"},
            new String[] {"\"weights\":[\"1/1\"", "\"weights\":[true"},
            new String[] {"\"weights\":[\"1/1\"", "\"weights\":[\"0x1p-3000000000\""},
            new String[] {"\"weights\":[1]", "\"weights\":[true]"},
            new String[] {"\"weights\":[1]", "\"weights\":[1e99999999999999999999]"},
            new String[] {"\"pairs\":[[0,", "\"pairs\":[[0.0,"},
            new String[] {"\"pairs\":[[0,", "\"pairs\":[[-0,"},
            new String[] {"\"pairs\":[[0,", "\"pairs\":[[false,"},
            new String[] {"\"field\":\"", "\"field\":\"x"},
            new String[] {"\"verdict\":\"", "\"verdict\":\" "},
            new String[] {"{\"id\"", "{\"squaredDepth\":null,\"timeOfImpact\":null,\"id\""});
    String[] change = changes.get(unreadable.size() % changes.size());
    if (record.contains(change[0])) {
      addIfFalse(unreadable, record.replace(change[0], change[1]));
    }
    addIfFalse(unreadable, record.replaceFirst("\"verdict\"", "\"Verdict\""));
    addIfFalse(unreadable, record.substring(0, record.length() - 1));
  }

  private void addMutants() {
    Mutator mutator = new Mutator(new Random(SEED));
    for (int k = 0; rejected.size() < EACH || unreadable.size() < EACH; k++) {
      String mutant = mutator.mutant(honest.get(k % honest.size()));
      boolean read = RecordCheck.of(mutant).outcome() != Outcome.UNREADABLE;
      Set<String> files = read ? rejected : unreadable;
      if (files.size() < EACH) {
        addIfFalse(files, mutant);
      }
    }
  }

  private static void addIfFalse(Set<String> lines, String record) {
    boolean encodes = StandardCharsets.UTF_8.newEncoder().canEncode(record);
    if (encodes && !record.isBlank() && !Judge.holds(record)) {
      lines.add(record);
    }
  }

  private static ObjectNode object(String record) {
    try {
      JsonNode root = Mutator.MAPPER.readTree(record);
      return (ObjectNode) root;
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
