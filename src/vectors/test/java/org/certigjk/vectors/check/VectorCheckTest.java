package org.certigjk.vectors.check;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorFormat;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorRequest;
import org.certigjk.vectors.files.VectorStats;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file as it was made passes; with any one thing changed it does not. */
class VectorCheckTest {

  private static final VectorRequest REQUEST =
      new VectorRequest(
          null,
          List.of(
              Family.RANDOM_HULLS,
              Family.TOUCHING_VERTEX_FACE,
              Family.OVERLAP_BY_A_HAIR,
              Family.GRID),
          List.of(2, 3),
          List.of(6),
          1,
          6,
          /* single= */ false,
          /* posed= */ null,
          1,
          1);

  private static List<String> good = List.of();

  @BeforeAll
  static void make() throws IOException {
    good = make(REQUEST);
  }

  private static List<String> make(VectorRequest request) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VectorGeneration.of(request, "certigjk test").writeTo(out, 2, done -> {});
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static VectorReader reader(List<String> lines) throws IOException {
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return VectorReader.of("v.jsonl", new ByteArrayInputStream(bytes));
  }

  private static List<String> complaints(List<String> lines) throws IOException {
    List<String> complaints = new ArrayList<>();
    VectorCheck.Report report =
        VectorCheck.check(reader(lines), null, 2, complaints::add, done -> {});
    assertEquals(complaints.size(), report.rejected() + report.unreadable());
    return complaints;
  }

  private static List<String> changed(int line, UnaryOperator<String> change) {
    List<String> lines = new ArrayList<>(good);
    lines.set(line, change.apply(lines.get(line)));
    assertNotEquals(good, lines);
    return lines;
  }

  @Test
  void whatIsMadePasses() throws IOException {
    assertEquals(List.of(), complaints(good));
    for (Pose.Form form : Pose.Form.values()) {
      assertEquals(List.of(), complaints(make(posed(form))));
    }
  }

  private static VectorRequest posed(Pose.Form form) {
    return new VectorRequest(
        null,
        List.of(Family.GAP, Family.BOXES),
        List.of(3),
        List.of(4),
        1,
        4,
        /* single= */ true,
        form,
        2,
        2);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "'distance':[^,]*|'distance':1.5|expected.distance",
        "'singleDistance':[^,]*|'singleDistance':1.5|expected.singleDistance",
        "'squaredDistance':'[0-9]|'squaredDistance':'1$0|expected.squaredDistance",
        "'unique':true|'unique':false|expected.closestPoints.unique",
        "'b':\\[|'b':[0,|expected.closestPoints",
        "'squaredDepth':null|'squaredDepth':'1/4'|expected.squaredDepth",
        "'weights':\\['|'weights':['1|expected.certificate",
        "'pairs':\\[\\[.|'pairs':[[77|expected.certificate",
        "'direction':\\['|'direction':['1|expected.certificate.direction",
        "'bits':|'bits':9|difficulty",
        "'ties':|'ties':9|difficulty",
        "'flags':\\['ordinary'|'flags':['ties'|flags",
        "'verdict':'separated'|'verdict':'touching'|expected.verdict",
        "'comment':'|'comment':'about |comment"
      })
  void aChangedFieldIsNamed(String from, String to, String field) throws IOException {
    Pattern pattern = Pattern.compile(from.replace('\'', '"'));
    List<String> lines =
        changed(
            1,
            line -> {
              int start = field.startsWith("expected") ? line.indexOf("\"expected\"") : 0;
              Matcher matcher = pattern.matcher(line).region(start, line.length());
              assertTrue(matcher.find(), line);
              String replacement =
                  to.replace('\'', '"').replace("1$0", matcher.group().replace(":\"", ":\"1"));
              replacement =
                  to.contains("1$0") ? matcher.group().replace(":\"", ":\"1") : replacement;
              return line.substring(0, matcher.start())
                  + replacement
                  + line.substring(matcher.end());
            });
    List<String> complaints = complaints(lines);
    assertEquals(1, complaints.size(), complaints::toString);
    String expected = "v.jsonl:2: ";
    assertTrue(complaints.get(0).startsWith(expected), complaints.get(0));
    assertTrue(complaints.get(0).contains("field " + field), complaints.get(0));
  }

  /** Any one digit, but of indices: other points, or another order, may prove the same. */
  @Test
  void everyChangedDigitIsFound() throws IOException {
    Draw draw = new Draw(7);
    for (int k = 0; k < 100; k++) {
      int number = 1 + draw.below(good.size() - 1);
      List<String> lines = changed(number, line -> withOtherDigit(line, draw));
      assertNotEquals(List.of(), complaintsAbout(number, lines), lines.get(number));
    }
  }

  private static String withOtherDigit(String line, Draw draw) {
    String indices = "\"(pairs|facets|basis)\":\\[[^\"]*|\"nearest\":[0-9]+";
    String masked =
        Pattern.compile(indices).matcher(line).replaceAll(m -> "*".repeat(m.group().length()));
    int at = draw.below(line.length());
    while (!Character.isDigit(masked.charAt(at))) {
      at = (at + 1) % line.length();
    }
    int digit = line.charAt(at) - '0';
    char other = (char) ('0' + (digit + 1 + draw.below(9)) % 10);
    return line.substring(0, at) + other + line.substring(at + 1);
  }

  private static List<String> complaintsAbout(int number, List<String> lines) throws IOException {
    String place = "v.jsonl:" + (number + 1) + ":";
    return complaints(lines).stream().filter(c -> c.startsWith(place)).toList();
  }

  @Test
  void orderAndNumberOfVectorsAreKept() throws IOException {
    List<String> swapped = new ArrayList<>(good);
    Collections.swap(swapped, 3, 4);
    assertOne(swapped, "v.jsonl:4: vector random-hulls/2/6/4: field id: random-hulls/2/6/3 should");
    List<String> missing = new ArrayList<>(good);
    missing.remove(5);
    assertOne(missing, "v.jsonl:6: vector random-hulls/2/6/6: field id: random-hulls/2/6/5 should");
    List<String> twice = new ArrayList<>(good);
    twice.add(6, good.get(5));
    List<String> complaints = complaints(twice);
    assertEquals(3, complaints.size(), complaints::toString);
    assertTrue(complaints.get(0).contains("field id: line 6 has the same"), complaints.get(0));
    assertTrue(complaints.get(1).contains("line 6 has the same query"), complaints.get(1));
    assertOne(good.subList(0, good.size() - 1), "the file ends here, but grid/3/6/6 should follow");
    List<String> longer = new ArrayList<>(good);
    longer.add(make(VectorRequest.of(List.of(Family.GAP), 2, 2, 1, 1)).get(1));
    assertOne(longer, "not one of the vectors of this file");
  }

  private static void assertOne(List<String> lines, String complaint) throws IOException {
    List<String> complaints = complaints(lines);
    assertEquals(1, complaints.size(), complaints::toString);
    assertTrue(complaints.get(0).contains(complaint), complaints.get(0));
  }

  @Test
  void theHeaderIsChecked() throws IOException {
    assertThrows(VectorFileException.class, () -> complaints(good.subList(1, good.size())));
    assertOne(
        changed(0, line -> line.replace("\"license\":\"CC0-1.0\"", "\"license\":\"mine\"")),
        "v.jsonl:1: field license: \"mine\", but the generator makes \"CC0-1.0\"");
    assertOne(changed(0, line -> line.replace("{\"format\"", "{ \"format\"")), "canonical form");
    assertOne(
        changed(0, line -> line.replace("random-hulls,touching", "random-hills,touching")),
        "v.jsonl:1: field parameters: there is no family random-hills");
    List<String> noted = changed(0, line -> line.replaceFirst("\"ordinary\":\\{[^}]*},", ""));
    assertTrue(complaints(noted).get(0).contains("v.jsonl:1: field notes.ordinary"));
  }

  @Test
  void linesThatAreNoVectorsDoNotEndTheCheck() throws IOException {
    List<String> lines = changed(2, line -> line.substring(0, line.length() / 2));
    assertOne(lines, "v.jsonl:3: ");
    List<String> reordered =
        changed(
            2, line -> line.replaceFirst("(\"id\":\"[^\"]*\"),(\"comment\":\"[^\"]*\")", "$2,$1"));
    assertOne(reordered, "not in canonical form");
  }

  @Test
  void theComplaintsAreThoseOfAnyNumberOfThreads() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : good) {
      lines.add(line.replace("\"unique\":true", "\"unique\":false"));
    }
    List<String> one = new ArrayList<>();
    VectorCheck.check(reader(lines), null, 1, one::add, done -> {});
    List<String> four = new ArrayList<>();
    VectorCheck.check(reader(lines), null, 4, four::add, done -> {});
    assertEquals(one, four);
    assertTrue(one.size() > 10);
  }

  /** A stand-in for the verified program: it always gives the same answer. */
  @ParameterizedTest
  @CsvSource({"q check accept, 0", "q check reject, 42", "oops, -1"})
  void theVerifiedProgramIsAsked(String answer, int rejected, @TempDir Path folder)
      throws IOException {
    Path program = folder.resolve("program");
    Files.writeString(program, "#!/bin/sh\nwhile read -r line; do echo '" + answer + "'; done\n");
    assumeTrue(
        program.toFile().setExecutable(true) && File.separatorChar == '/',
        "no script can be run here");
    List<String> complaints = new ArrayList<>();
    if (rejected < 0) {
      assertThrows(
          IOException.class,
          () -> VectorCheck.check(reader(good), program, 2, complaints::add, done -> {}));
    } else {
      VectorCheck.check(reader(good), program, 2, complaints::add, done -> {});
      assertEquals(rejected, complaints.size());
      assertTrue(complaints.stream().allMatch(c -> c.contains("the verified program rejects it")));
    }
  }

  @Test
  void formatRestoresOrderAndSpelling() throws IOException {
    List<String> messy = new ArrayList<>();
    for (String line : good) {
      messy.add(
          line.replaceFirst("(\"id\":\"[^\"]*\"),(\"comment\":\"[^\"]*\")", "$2 , $1")
              .replace("\"bits\":", "\"bits\" : "));
    }
    Collections.reverse(messy.subList(1, messy.size()));
    byte[] canonical = (String.join("\n", good) + "\n").getBytes(StandardCharsets.UTF_8);
    assertArrayEquals(canonical, formatted(messy));
    assertRefused(messy.subList(0, messy.size() - 1), "random-hulls/2/6/1 is missing");
    List<String> twice = new ArrayList<>(good);
    twice.add(good.get(1));
    assertRefused(twice, "another vector random-hulls/2/6/1");
    List<String> longer = new ArrayList<>(good);
    longer.add(make(VectorRequest.of(List.of(Family.GAP), 2, 2, 1, 1)).get(1));
    assertRefused(longer, "gap/2/2/1 is not one of those that the header names");
    assertRefused(changed(1, l -> l.replaceFirst("\"pairs\":\\[\\[.", "\"pairs\":[[77")), "names");
  }

  private static byte[] formatted(List<String> lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VectorFormat.format(reader(lines), out);
    return out.toByteArray();
  }

  private static void assertRefused(List<String> lines, String reason) {
    VectorFileException refused = assertThrows(VectorFileException.class, () -> formatted(lines));
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }

  @Test
  void statisticsAddUp() throws IOException {
    VectorStats stats = new VectorStats();
    stats.addAll(reader(good));
    assertEquals(good.size() - 1, stats.vectors());
    for (String name : stats.names()) {
      long sum = stats.counts(name).values().stream().mapToLong(Long::longValue).sum();
      assertTrue(name.equals("flag") ? sum >= stats.vectors() : sum == stats.vectors(), name);
    }
    assertEquals(12, stats.counts("family").get("grid"));
    assertEquals(12, stats.counts("flag").get("slight-overlap"));
  }

  @Test
  void aFileCutOffInItsFirstBytesIsSaidToBe() {
    byte[] cut = {0x1f, (byte) 0x8b, 8};
    VectorFileException e =
        assertThrows(
            VectorFileException.class,
            () -> VectorReader.of("cut.gz", new ByteArrayInputStream(cut)));
    assertEquals("cut.gz:1: the compressed file is damaged or cut off here", e.getMessage());
  }
}
