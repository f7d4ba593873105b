package org.certigjk.referee.findings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.picture.Picture;
import org.certigjk.referee.text.ArrayText;
import org.certigjk.referee.text.ExampleFile;
import org.certigjk.referee.text.ExplorerLink;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.ProofInWords;
import org.certigjk.referee.text.SideBySide;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorHeader;
import org.jspecify.annotations.Nullable;

/**
 * The examples of a page of findings: their text, their pictures, and the file with their inputs.
 */
final class FindingsExamples {

  /** Inputs with more points are left to the file. */
  private static final int MOST_POINTS = 16;

  private final String folder;
  private final Map<String, String> pictures = new LinkedHashMap<>();
  private final Map<Query, TestVector> vectors = new LinkedHashMap<>();

  /**
   * Makes none.
   *
   * @param folder the folder of the files, as the page refers to it
   */
  FindingsExamples(String folder) {
    this.folder = folder;
  }

  /** The pictures so far, by the names of their files. */
  Map<String, String> pictures() {
    return Collections.unmodifiableMap(pictures);
  }

  /** Returns the text about a fault, and keeps its picture and its input. */
  String markdown(EngineRun run, Fault fault) {
    Example plainest = run.plainest(fault);
    if (plainest == null) {
      return "*%s* (`%s`) comes only with something listed before it.\n\n"
          .formatted(fault.label(), run.engine().settings());
    }
    ShrunkExample shrunk = run.shrunk(fault);
    Example example = shrunk == null ? plainest : shrunk.example();
    TestVector vector = kept(run, fault, example);
    Declaration engine = run.engine();
    StringBuilder text = new StringBuilder();
    text.append("### %s, settings `%s`\n\n".formatted(fault.label(), run.engine().settings()));
    for (Mismatch mismatch : example.comparison().mismatches()) {
      text.append(capital(MarkdownText.plain(mismatch.words()))).append(".\n");
    }
    text.append(origin(plainest, shrunk)).append("\n\n");
    text.append(input(vector, engine.precision())).append('\n');
    text.append(table(new SideBySide(vector.expected(), example.outcome(), engine)));
    text.append(picture(run, fault, example, vector));
    ExplorerLink.fragment(vector, example, engine)
        .ifPresent(
            it ->
                text.append("\n[Open it in the explorer](explorer/index.html#%s)\n".formatted(it)));
    text.append("\n<details><summary>Why the exact answer is right</summary>\n\n");
    ProofInWords.Place place =
        new ProofInWords.Place(
            "`%s`".formatted(vector.id()), "docs/%s/%s".formatted(folder, FindingsPage.VECTORS));
    for (String sentence : ProofInWords.of(vector.query(), vector.expected(), engine, place)) {
      text.append("- ").append(sentence).append('\n');
    }
    return text.append("\n</details>\n\n").toString();
  }

  /** The vector with its certificate, under a name of its own or, of equal ones, of the first. */
  private TestVector kept(EngineRun run, Fault fault, Example example) {
    TestVector vector = example.vector();
    String id = run.label().replace(':', '/') + "/" + fault.label();
    return vectors.computeIfAbsent(
        vector.query(),
        query -> new TestVector(id, vector.comment(), vector.flags(), query, example.proved()));
  }

  private static String origin(Example plainest, @Nullable ShrunkExample shrunk) {
    TestVector vector = plainest.vector();
    String hard =
        vector.flags().stream()
            .sorted()
            .map(flag -> "%s: %s".formatted(flag.label(), flag.effect()))
            .collect(Collectors.joining(" "));
    String from =
        "From `%s`, %s + %s points"
            .formatted(vector.id(), vector.query().pair().sizeA(), vector.query().pair().sizeB());
    return shrunk == null
        ? from + ", not made smaller: asked again, the engine answered otherwise. Flags: " + hard
        : from + ", made smaller. Flags: " + hard;
  }

  private String input(TestVector vector, Precision precision) {
    return vector.query().pair().size() <= MOST_POINTS
        ? MarkdownText.fenced("c", ArrayText.c(vector.query(), precision == Precision.SINGLE))
        : "The input is `%s` in [shrunk.jsonl](%s/shrunk.jsonl).\n".formatted(vector.id(), folder);
  }

  private static MarkdownTable table(SideBySide comparison) {
    MarkdownTable table = new MarkdownTable().text("", "exact");
    comparison.heads().forEach(table::text);
    for (SideBySide.Row row : comparison.rows()) {
      if (!row.what().startsWith("closest") || !row.isUnanswered()) {
        List<String> cells = new ArrayList<>(List.of(row.what(), row.exact()));
        row.observed().forEach(said -> cells.add(MarkdownText.plain(said)));
        table.row(cells);
      }
    }
    return table;
  }

  private String picture(EngineRun run, Fault fault, Example example, TestVector vector) {
    Picture picture =
        Picture.of(
            vector.query(),
            vector.expected(),
            example.of(example.comparison().mismatches().get(0)));
    String words = String.join(" ", picture.words());
    String name = run.label().replace(':', '-') + "-" + fault.label() + ".svg";
    return picture
        .svg()
        .map(
            svg -> {
              pictures.put(name, svg);
              return "\n![%s](%s/%s)\n".formatted(words, folder, name);
            })
        .orElse("");
  }

  private static String capital(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  /** Returns the file with the inputs of all examples. */
  byte[] vectorFile(String generator) throws IOException {
    return ExampleFile.of(
        "The shrunk examples of the referee's findings",
        generator,
        Map.of(),
        "certigjk referee findings",
        VectorHeader.OURS,
        vectors.values());
  }
}
