package org.certigjk.vectors.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.stream.Stream;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Plan;
import org.certigjk.vectors.family.PublishedSet;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The files in {@code vectors/} are what this version makes: all inputs, and a sample of the
 * answers. {@code certigjk vectors check} checks all of them.
 */
class PublishedVectorsTest {

  private static final Path FOLDER = Path.of("vectors");
  private static final long MOST_BYTES = 20_000_000;

  /** Of each file every so many answers are computed again. */
  private static final int STEP = 97;

  static Stream<String> names() {
    return PublishedSet.all().stream().map(PublishedSet::name);
  }

  private static Path file(String name) {
    return FOLDER.resolve(name + ".jsonl.gz");
  }

  @ParameterizedTest
  @MethodSource("names")
  void theFileIsWhatIsMade(String name) throws IOException {
    VectorRequest request = VectorRequest.ofSet(name);
    Truth truth = new Truth();
    try (VectorReader reader = VectorReader.open(file(name))) {
      VectorHeader header = reader.header();
      assertEquals(VectorGeneration.of(request, header.generator()).header(), header);
      Plan plan = request.plan();
      PrimitiveIterator.OfLong indices = plan.indices(1, 1);
      while (indices.hasNext()) {
        Drawn drawn = plan.at(indices.nextLong());
        VectorLine line = assertNotNullLine(reader.nextLine());
        String text = new String(line.bytes(), StandardCharsets.UTF_8) + "\n";
        if (line.number() % STEP == 0) {
          TestVector vector = VectorGeneration.vector(drawn, truth);
          assertEquals(new String(VectorCodec.encode(vector), StandardCharsets.UTF_8), text);
        }
        String question =
            new String(
                VectorCodec.encodeQuestion(
                    drawn.id(), drawn.comment(), drawn.flags(), drawn.query()),
                StandardCharsets.UTF_8);
        assertTrue(text.startsWith(question.substring(0, question.length() - 2)), text);
      }
      assertEquals(null, reader.nextLine());
    }
  }

  private static VectorLine assertNotNullLine(@Nullable VectorLine line) {
    assertNotNull(line, "the file is too short");
    return Objects.requireNonNull(line);
  }

  @Test
  void thePageIsWhatTheFilesSay() throws IOException {
    VectorPage page = new VectorPage();
    long bytes = 0;
    for (String name : names().sorted().toList()) {
      bytes += Files.size(file(name));
      try (VectorReader reader = VectorReader.open(file(name))) {
        page.add(file(name).getFileName().toString(), reader);
      }
    }
    assertEquals(page.markdown(), Files.readString(FOLDER.resolve("README.md")));
    assertTrue(page.stats().vectors() >= 20_000);
    assertTrue(bytes < MOST_BYTES, bytes + " bytes");
    for (Flag flag : Flag.values()) {
      assertTrue(page.stats().counts("flag").getOrDefault(flag.label(), 0L) > 0, flag.label());
    }
  }

  @Test
  void thereIsNoOtherFile() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      List<String> expected =
          Stream.concat(names().map(name -> name + ".jsonl.gz"), Stream.of("README.md"))
              .sorted()
              .toList();
      assertEquals(expected, names);
      assertFalse(names.isEmpty());
    }
  }
}
