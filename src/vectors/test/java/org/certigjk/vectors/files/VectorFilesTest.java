package org.certigjk.vectors.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.PlanPart;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written is read back, fits the schema, and is complained about where it is wrong. */
class VectorFilesTest {

  private static final VectorHeader HEADER =
      VectorGeneration.of(VectorRequest.of(List.of(Family.GAP), 2, 4, 1, 10), "certigjk test")
          .header();

  private static List<TestVector> vectors = List.of();

  /** All families in all dimensions up to 3, as they are, as floats, and with poses. */
  @BeforeAll
  static void makeVectors() {
    Truth truth = new Truth();
    vectors = new ArrayList<>();
    for (Family family : Family.values()) {
      for (int n = 1; n <= 3; n++) {
        if (family.hasDimension(n)) {
          FamilyPart part = FamilyPart.of(family, n, 4, 1, 2);
          add(truth, part);
          add(truth, part.single());
          if (family.hasPoses()) {
            add(truth, part.withPoses());
          }
          if (family.hasPoses() && n == 3) {
            add(truth, part.withPoses(Pose.Form.QUATERNION));
          }
        }
      }
    }
  }

  private static void add(Truth truth, PlanPart part) {
    for (int k = 0; k < part.size(); k++) {
      var drawn = part.at(k);
      vectors.add(
          new TestVector(
              drawn.id(), drawn.comment(), drawn.flags(), drawn.query(), truth.of(drawn.query())));
    }
  }

  static byte[] file(VectorHeader header, List<TestVector> content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VectorWriter writer = VectorWriter.begin(out, header);
    for (TestVector vector : content) {
      writer.write(vector);
    }
    return out.toByteArray();
  }

  private static VectorReader reader(byte[] bytes) throws IOException {
    return VectorReader.of("v.jsonl", new ByteArrayInputStream(bytes));
  }

  private static List<TestVector> read(byte[] bytes) throws IOException {
    List<TestVector> read = new ArrayList<>();
    try (VectorReader reader = reader(bytes)) {
      assertEquals(HEADER, reader.header());
      for (TestVector next = reader.next(); next != null; next = reader.next()) {
        read.add(next);
      }
    }
    return read;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    byte[] bytes = file(HEADER, vectors);
    List<TestVector> read = read(bytes);
    assertEquals(vectors.size(), read.size());
    for (int k = 0; k < read.size(); k++) {
      TestVector vector = vectors.get(k);
      assertEquals(vector.query(), read.get(k).query());
      assertEquals(vector.flags(), read.get(k).flags());
      assertEquals(vector.expected().points(), read.get(k).expected().points(), vector.id());
      assertEquals(vector, read.get(k));
    }
    assertArrayEquals(bytes, file(HEADER, read));
  }

  @Test
  void linesFitTheSchema() throws IOException {
    Schema schema = schema();
    for (String line : text(file(HEADER, vectors)).lines().toList()) {
      assertEquals(List.of(), schema.validate(line, InputFormat.JSON), line);
    }
  }

  private static Schema schema() throws IOException {
    Map<String, String> known = new HashMap<>();
    for (String name : List.of("result", "penetration")) {
      known.put(
          "https://certigjk.org/schema/%s.schema.json".formatted(name),
          Files.readString(Path.of("docs", name + ".schema.json")));
    }
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(known))
        .getSchema(Files.readString(Path.of("docs/vectors.schema.json")), InputFormat.JSON);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "'verdict':'touching'|'verdict':'separated'",
        "'verdict':'touching'|'verdict':'meeting'",
        "'squaredDistance':'0/1'|'squaredDistance':'1/2'",
        "'squaredDepth':'0/1'|'squaredDepth':null",
        "'unique'|'only'",
        "'ties':|'knots':",
        "'flags':['|'flags':['To",
        "'a':[[|'a':[['1/2',",
        "'singleDistance':0,|"
      })
  void mutilatedLinesDoNotFit(String from, String to) throws IOException {
    TestVector touching =
        vectors.stream().filter(v -> v.id().startsWith("touching")).findFirst().orElseThrow();
    String line = text(VectorCodec.encode(touching));
    String other = line.replace(from.replace('\'', '"'), to == null ? "" : to.replace('\'', '"'));
    assertNotEquals(line, other);
    assertNotEquals(List.of(), schema().validate(other, InputFormat.JSON));
    VectorFileException refused =
        to != null && to.matches(".*(separated'|1/2'|null)")
            ? null // a matter for check
            : assertThrows(VectorFileException.class, () -> read(withHeader(other)));
    assertTrue(refused == null || refused.line() == 2);
  }

  private static byte[] withHeader(String lines) throws IOException {
    return (text(file(HEADER, List.of())) + lines).getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "'id':'v'|'id':1|v.jsonl:2: field id: a string is expected, not 1",
        "'id':'v',||v.jsonl:2: field id: missing",
        "[[0,0]]|[[0,1e999]]|v.jsonl:2: field b[0][1]: 1e999 is beyond the largest double",
        "[[0,0]]|[[0,null]]|v.jsonl:2: field b[0][1]: a number is expected, not null",
        "'b':[[0,0]]|'b':[[0]]|v.jsonl:2: field a, b: point 0 of B has 1 coordinates, the first point has 2",
        "'b':[[0,0]]|'b':[]|v.jsonl:2: field a, b: a set without points has no distance",
        "'flags':[]|'flags':['odd']|v.jsonl:2: field flags[0]: this version knows no flag odd",
        "'verdict':'separated'|'verdict':'stopped'|v.jsonl:2: field expected.verdict: separated,"
            + " touching or overlapping is expected, not stopped",
        "'9/1'|'9'|v.jsonl:2: field expected.squaredDistance: \"9\" is not a ratio, such as 1/3",
        "'singleDistance':3|'singleDistance':0.1|v.jsonl:2: field expected.singleDistance: 0.1 is"
            + " not a number of type float",
        "'bits'|'bit'|v.jsonl:2: field difficulty.bit: there is no such field in this version of the"
            + " format",
        "'pairs':[[0,0]]|'pairs':[[0,-1]]|v.jsonl:2: field expected.certificate.pairs[0][1]: a whole"
            + " number from 0 to 2147483647 is expected, not -1",
        "'comment'|'id'|v.jsonl:2: field id: Duplicate field 'id'; malformed JSON at column 15"
      })
  void complaintsNameTheField(String from, String to, String complaint) throws IOException {
    String line = text(VectorCodec.encode(simple()));
    String other = line.replace(from.replace('\'', '"'), to == null ? "" : to.replace('\'', '"'));
    assertNotEquals(line, other);
    VectorFileException refused =
        assertThrows(VectorFileException.class, () -> read(withHeader(other)));
    assertEquals(complaint, refused.getMessage());
  }

  private static TestVector simple() {
    Query query = Query.of(PointPair.of(new double[][] {{3, 0}}, new double[][] {{0, 0}}));
    return new TestVector("v", "", Set.of(), query, new Truth().of(query));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "{}\n", "[]", "{\"format\":\"other\"}\n", "id,verdict\n"})
  void whatHasNoHeaderIsRefused(String text) {
    VectorFileException refused =
        assertThrows(
            VectorFileException.class, () -> reader(text.getBytes(StandardCharsets.UTF_8)));
    assertEquals(1, refused.line());
    assertTrue(refused.reason().contains(VectorHeader.FORMAT), refused.reason());
  }

  @Test
  void compressedFilesAreKnownByTheirContent() throws IOException {
    byte[] bytes = file(HEADER, vectors);
    byte[] one = VectorWriter.packed(bytes);
    assertEquals(vectors, read(one));
    ByteArrayOutputStream several = new ByteArrayOutputStream();
    for (int k = 0; k < bytes.length; k += 100_000) {
      int end = Math.min(bytes.length, k + 100_000);
      several.writeBytes(VectorWriter.packed(Arrays.copyOfRange(bytes, k, end)));
    }
    assertEquals(vectors, read(several.toByteArray()));
    try (VectorReader slow = VectorReader.of("pipe", new Hesitant(several.toByteArray()))) {
      int count = 0;
      while (slow.next() != null) {
        count++;
      }
      assertEquals(vectors.size(), count);
    }
  }

  /** A stream that gives one byte at a time and never says that there are more. */
  private static final class Hesitant extends FilterInputStream {
    Hesitant(byte[] bytes) {
      super(new ByteArrayInputStream(bytes));
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      return super.read(target, from, Math.min(length, 1));
    }

    @Override
    public int available() {
      return 0;
    }
  }

  @Test
  void damagedCompressionIsTold() throws IOException {
    byte[] packed = VectorWriter.packed(file(HEADER, vectors));
    byte[] cut = Arrays.copyOf(packed, packed.length / 2);
    assertDamaged(cut);
    byte[] flipped = packed.clone();
    flipped[packed.length / 2] ^= 0x40;
    assertThrows(VectorFileException.class, () -> read(flipped));
  }

  private static void assertDamaged(byte[] bytes) {
    VectorFileException damaged = assertThrows(VectorFileException.class, () -> read(bytes));
    assertTrue(damaged.reason().contains("cut off"), damaged.reason());
    assertTrue(damaged.line() > 2);
  }

  @Test
  void certificatesCanBePassedOver() throws IOException {
    try (VectorReader reader = reader(file(HEADER, vectors))) {
      for (TestVector vector : vectors) {
        TestVector read = Objects.requireNonNull(reader.nextLine()).vectorWithoutCertificates();
        assertNull(read.expected().certificate());
        assertEquals(vector.expected().points(), read.expected().points());
        assertThrows(IllegalArgumentException.class, () -> VectorCodec.encode(read));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "-0.0, 0",
    "3, 3",
    "-9007199254740991, -9007199254740991",
    "9007199254740992, 9.007199254740992E15",
    "2e-323, 2.0E-323",
    "4.9e-324, 4.9E-324",
    "2.2250738585072014E-308, 2.2250738585072014E-308",
    "1.7976931348623157e308, 1.7976931348623157E308",
    "2.0000000000000004, 2.0000000000000004",
    "2e23, 2.0E23",
    "1.0E-5, 1.0E-5"
  })
  void numbersHaveOneSpelling(double x, String spelling) throws IOException {
    Query query = Query.of(PointPair.of(new double[][] {{x}}, new double[][] {{0}}));
    TestVector vector = new TestVector("v", "", Set.of(), query, new Truth().of(query));
    String line = text(VectorCodec.encode(vector));
    assertTrue(line.contains("\"a\":[[" + spelling + "]]"), line);
  }

  @Test
  void numbersBeyondTheRangeAreNull() throws IOException {
    Query query =
        new Query(
            PointPair.of(new double[][] {{-1e300, 1}}, new double[][] {{1e300, 0}}),
            new Poses(
                Pose.of(new double[][] {{1e10, 0, 0}, {0, 1, 0}}),
                Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}})));
    Set<Flag> flags = EnumSet.of(Flag.RANGE_ENDS);
    TestVector vector = new TestVector("far", "", flags, query, new Truth().of(query));
    String line = text(VectorCodec.encode(vector));
    assertTrue(line.contains("\"distance\":null,\"singleDistance\":null"), line);
    assertTrue(line.contains("\"a\":[null,1],\"b\":[1.0E300,0]"), line);
    TestVector read = read(withHeader(line)).get(0);
    assertEquals(Double.POSITIVE_INFINITY, read.expected().distance());
    assertEquals(Float.POSITIVE_INFINITY, read.expected().points().singleB()[0]);
    assertEquals(line, text(VectorCodec.encode(read)));
  }

  @Test
  void anUnknownFileIsNamed() {
    InputStream garbage = new ByteArrayInputStream(new byte[] {0x1f, (byte) 0x8b, 8, 0, 1});
    assertThrows(IOException.class, () -> VectorReader.of("garbage", garbage));
    assertEquals(Stream.of("gap").toList(), HEADER.groups().stream().map(g -> g.family()).toList());
  }
}
