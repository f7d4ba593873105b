package org.certigjk.vectors.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.Plan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One request, one file: whatever the threads, the shards and the interruptions. */
class VectorGenerationTest {

  private static final String GENERATOR = "certigjk test";

  /** With repetition: reappearance and grids in 1-D have few members. */
  private static final VectorRequest REQUEST =
      new VectorRequest(
          null,
          List.of(Family.GAP, Family.GRID, Family.REAPPEARANCE, Family.BOXES),
          List.of(1, 2, 3),
          List.of(1, 6),
          1,
          60,
          /* single= */ false,
          /* posed= */ null,
          1,
          1);

  private static final VectorRequest SMALL = VectorRequest.of(List.of(Family.GRID), 2, 3, 1, 12);

  @TempDir private Path folder = Path.of("");

  private static byte[] make(VectorRequest request, int threads) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VectorGeneration.of(request, GENERATOR).writeTo(out, threads, done -> {});
    return out.toByteArray();
  }

  private static byte[] unpacked(byte[] packed) throws IOException {
    return new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
  }

  private static List<String> lines(byte[] text) {
    return new String(text, StandardCharsets.UTF_8).lines().toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void theNumberOfThreadsDoesNotShow(int threads) throws IOException {
    assertArrayEquals(make(REQUEST, 1), make(REQUEST, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 7})
  void shardsShareTheWhole(int shards) throws IOException {
    List<String> whole = lines(make(REQUEST, 2));
    TreeMap<Long, String> union = new TreeMap<>();
    Plan plan = REQUEST.plan();
    for (int shard = 1; shard <= shards; shard++) {
      List<String> part = lines(make(REQUEST.withShard(shard, shards), 2));
      assertTrue(part.get(0).contains("\"shard\":\"%s/%s\"".formatted(shard, shards)));
      var indices = plan.indices(shard, shards);
      for (String line : part.subList(1, part.size())) {
        assertEquals(null, union.put(indices.nextLong(), line));
      }
      assertFalse(indices.hasNext());
    }
    assertEquals(whole.subList(1, whole.size()), new ArrayList<>(union.values()));
    assertTrue(union.size() < plan.size(), "something repeats");
  }

  /** Of 1000 blocks some are empty. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1000})
  void blocksOneAfterAnotherAreTheWhole(int blocks) throws IOException {
    VectorGeneration generation = VectorGeneration.of(REQUEST, GENERATOR);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(HeaderCodec.encode(generation.header()));
    for (int number = 1; number <= blocks; number++) {
      generation.writeBlock(number, blocks, file);
    }
    assertArrayEquals(make(REQUEST, 2), file.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4})
  void thereAreBlocksFromOneToTheirNumber(int number) {
    VectorGeneration generation = VectorGeneration.of(REQUEST, GENERATOR);
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> generation.writeBlock(number, 3, OutputStream.nullOutputStream()));
  }

  /** Every moment at which a process can die leaves some first bytes of the file. */
  @ParameterizedTest
  @ValueSource(strings = {"v.jsonl", "v.jsonl.gz"})
  void everyBeginningIsContinued(String name) throws IOException {
    VectorRequest small =
        VectorRequest.of(List.of(Family.REAPPEARANCE), 3, 4, 1, 200); // four batches
    Path file = folder.resolve(name);
    Path part = folder.resolve(name + ".part");
    VectorGeneration generation = VectorGeneration.of(small, GENERATOR);
    assertEquals(0, generation.writeTo(file, 2, done -> {}));
    byte[] whole = Files.readAllBytes(file);
    assertFalse(Files.exists(part));
    int step = Math.max(1, whole.length / 60);
    for (int length = 0; length <= whole.length; length += length < 40 ? 1 : step) {
      Files.delete(file);
      Files.write(part, Arrays.copyOf(whole, length));
      long kept = generation.writeTo(file, 2, done -> {});
      assertTrue(kept <= 200 && (length < whole.length / 2 || kept > 0), "kept " + kept);
      assertArrayEquals(whole, Files.readAllBytes(file), "after " + length + " bytes");
    }
    byte[] plain = name.endsWith(".gz") ? unpacked(whole) : whole;
    assertArrayEquals(make(small, 1), plain);
  }

  /** A file with its own name that is not complete, such as a copy that was cut off. */
  @ParameterizedTest
  @ValueSource(strings = {"v.jsonl", "v.jsonl.gz"})
  void aFileThatIsCutOffIsNotComplete(String name) throws IOException {
    VectorGeneration generation = VectorGeneration.of(SMALL, GENERATOR);
    Path file = folder.resolve(name);
    generation.writeTo(file, 1, done -> {});
    byte[] whole = Files.readAllBytes(file);
    assertEquals(-1, generation.writeTo(file, 1, done -> {}));
    int step = Math.max(1, whole.length / 80);
    for (int length = 0; length < whole.length; length += length < 30 ? 1 : step) {
      requireRefused(generation, file, Arrays.copyOf(whole, length), "cut to " + length);
    }
    for (int last = 1; last < 20; last++) {
      byte[] cut = Arrays.copyOf(whole, whole.length - last);
      requireRefused(generation, file, cut, last + " bytes cut off");
    }
    Files.write(file, whole);
    assertEquals(0, generation.replace(file, 1, done -> {}));
    assertArrayEquals(whole, Files.readAllBytes(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"v.jsonl", "v.jsonl.gz"})
  void aFileThatIsDamagedIsNotComplete(String name) throws IOException {
    VectorGeneration generation = VectorGeneration.of(SMALL, GENERATOR);
    Path file = folder.resolve(name);
    generation.writeTo(file, 1, done -> {});
    byte[] whole = Files.readAllBytes(file);
    int header = name.endsWith(".gz") ? 10 : 0; // of gzip: a time, flags and so on
    for (int k = header; k < whole.length; k += Math.max(1, whole.length / 150)) {
      byte[] damaged = whole.clone();
      damaged[k] ^= 1; // a digit becomes another digit
      requireRefused(generation, file, damaged, "byte " + k);
    }
  }

  private static void requireRefused(
      VectorGeneration generation, Path file, byte[] bytes, String what) throws IOException {
    Files.write(file, bytes);
    VectorFileException refused =
        assertThrows(
            VectorFileException.class, () -> generation.writeTo(file, 1, done -> {}), what);
    assertTrue(refused.reason().contains("--force"), refused.reason());
    assertArrayEquals(bytes, Files.readAllBytes(file));
  }

  /** A crash of the machine may leave a file of the right length without its bytes. */
  @Test
  void blocksThatNeverCameToTheDiskAreMadeAgain() throws IOException {
    VectorGeneration generation = VectorGeneration.of(SMALL, GENERATOR);
    Path file = folder.resolve("v.jsonl");
    generation.writeTo(file, 1, done -> {});
    byte[] whole = Files.readAllBytes(file);
    byte[] holes = whole.clone();
    Arrays.fill(holes, whole.length / 2, whole.length / 2 + 512, (byte) 0);
    Files.delete(file);
    Files.write(folder.resolve("v.jsonl.part"), holes);
    assertTrue(generation.writeTo(file, 1, done -> {}) > 0);
    assertArrayEquals(whole, Files.readAllBytes(file));
  }

  @Test
  void garbageAfterABeginningIsCutOff() throws IOException {
    VectorRequest small = VectorRequest.of(List.of(Family.GAP), 2, 4, 1, 100);
    Path file = folder.resolve("v.jsonl.gz");
    VectorGeneration generation = VectorGeneration.of(small, GENERATOR);
    generation.writeTo(file, 1, done -> {});
    byte[] whole = Files.readAllBytes(file);
    byte[] garbled = Arrays.copyOf(whole, whole.length * 3 / 4);
    Arrays.fill(garbled, garbled.length - 900, garbled.length, (byte) 0x55);
    Files.delete(file);
    Files.write(folder.resolve("v.jsonl.gz.part"), garbled);
    generation.writeTo(file, 1, done -> {});
    assertArrayEquals(unpacked(whole), unpacked(Files.readAllBytes(file)));
  }

  @Test
  void anotherRequestIsRefused() throws IOException {
    VectorGeneration one =
        VectorGeneration.of(VectorRequest.of(List.of(Family.GAP), 2, 4, 1, 10), GENERATOR);
    VectorGeneration other =
        VectorGeneration.of(VectorRequest.of(List.of(Family.GAP), 2, 4, 2, 10), GENERATOR);
    Path file = folder.resolve("v.jsonl");
    one.writeTo(file, 1, done -> {});
    assertEquals(-1, one.writeTo(file, 1, done -> {}));
    VectorFileException refused =
        assertThrows(VectorFileException.class, () -> other.writeTo(file, 1, done -> {}));
    assertTrue(refused.reason().contains("--force"), refused.reason());
    Files.move(file, folder.resolve("v.jsonl.part"));
    refused = assertThrows(VectorFileException.class, () -> other.writeTo(file, 1, done -> {}));
    assertTrue(refused.reason().contains("other parameters"), refused.reason());
    assertEquals(10, one.writeTo(file, 1, done -> {}));
  }

  @Test
  void whatIsNoFileOfVectorsIsNotOverwritten() throws IOException {
    VectorGeneration generation =
        VectorGeneration.of(VectorRequest.of(List.of(Family.GAP), 2, 4, 1, 10), GENERATOR);
    for (String name : List.of("v.jsonl", "v.jsonl.gz")) {
      Path part = folder.resolve(name + ".part");
      Files.writeString(part, "a download of the user");
      Path file = folder.resolve(name);
      assertThrows(VectorFileException.class, () -> generation.writeTo(file, 1, done -> {}));
      assertEquals("a download of the user", Files.readString(part));
    }
  }

  @Test
  void aBeginningWithAnotherLastVectorIsRefused() throws IOException {
    VectorGeneration generation =
        VectorGeneration.of(VectorRequest.of(List.of(Family.GAP), 2, 4, 1, 10), GENERATOR);
    Path file = folder.resolve("v.jsonl");
    generation.writeTo(file, 1, done -> {});
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.remove(3);
    Files.delete(file);
    Files.writeString(folder.resolve("v.jsonl.part"), String.join("\n", lines) + "\n");
    assertThrows(VectorFileException.class, () -> generation.writeTo(file, 1, done -> {}));
  }

  @Test
  void requestsAreReadBackFromTheirParameters() {
    assertEquals(REQUEST, VectorRequest.from(REQUEST.parameters()));
    VectorRequest shard = VectorRequest.ofSet("space").withShard(2, 3);
    assertEquals(shard, VectorRequest.from(shard.parameters()));
    assertThrows(IllegalArgumentException.class, () -> REQUEST.withShard(4, 3));
  }
}
