package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.certigjk.markup.MarkdownTable;

/**
 * A page in Markdown about files of test vectors: what they are, how to make them again, and what
 * is in them. {@code vectors/README.md} is such a page.
 */
public final class VectorPage {

  /** The rows of the files, by name: the order in which a shell names them does not show. */
  private final Map<String, List<Object>> files = new TreeMap<>();

  private final Set<String> sources = new LinkedHashSet<>();
  private final Set<String> licenses = new LinkedHashSet<>();
  private final Map<String, VectorHeader.Note> notes = new LinkedHashMap<>();
  private final VectorStats stats = new VectorStats();

  /** Makes a page about no file. */
  public VectorPage() {}

  /**
   * Adds a file, of which the vectors are read.
   *
   * @param name the name to be shown, without a folder
   */
  public void add(String name, VectorReader reader) throws IOException {
    VectorHeader header = reader.header();
    long before = stats.vectors();
    stats.addAll(reader);
    sources.add(header.source());
    licenses.add(header.license());
    notes.putAll(header.notes());
    files.put(name, List.of(name, header.title(), stats.vectors() - before, command(header, name)));
  }

  private static String command(VectorHeader header, String name) {
    if (header.parameters().isEmpty()) {
      return "";
    }
    String bodies = header.parameters().get("bodies");
    StringBuilder command =
        new StringBuilder("`certigjk vectors ").append(bodies == null ? "generate" : "from");
    header
        .parameters()
        .forEach(
            (option, value) -> {
              command.append(option.equals("bodies") ? "" : " --" + option);
              if (!value.equals("true")) {
                command.append(' ').append(value.replace(',', option.equals("bodies") ? ' ' : ','));
              }
            });
    return command + " --output " + name + "`";
  }

  /** Returns what has been counted. */
  public VectorStats stats() {
    return stats;
  }

  /** Returns the page. */
  public String markdown() {
    MarkdownTable table =
        new MarkdownTable().text("file", "title").numbers("vectors").text("made by");
    files.values().forEach(table::row);
    StringBuilder page = new StringBuilder();
    page.append(
        """
        # Test vectors for distance algorithms

        %s queries, each with its exact answer and a proof of it that anyone can check. docs/vectors.md \
        says what the fields mean and what a vector does not say, and examples/ has readers in C++ and \
        Python. This page is what `certigjk vectors stats *.jsonl.gz` prints; `certigjk vectors check \
        *.jsonl.gz` checks every number again.

        %s
        Source: %s

        Licence of the data: %s
        """
            .formatted(
                stats.vectors(),
                table,
                plain(String.join(" ", sources)),
                plain(String.join(", ", licenses))));
    page.append('\n').append(flags());
    for (String name : stats.names()) {
      if (!name.equals("flag")) {
        MarkdownTable counts = new MarkdownTable().text(name).numbers("vectors");
        stats.counts(name).forEach(counts::row);
        page.append('\n').append(counts);
      }
    }
    return page.toString();
  }

  private MarkdownTable flags() {
    MarkdownTable table =
        new MarkdownTable().text("flag", "kind").numbers("vectors").text("description", "effect");
    stats
        .counts("flag")
        .forEach(
            (flag, count) -> {
              VectorHeader.Note note = notes.get(flag);
              if (note == null) {
                table.row(flag, "", count, "", "");
              } else {
                table.row(flag, note.kind(), count, note.description(), note.effect());
              }
            });
    return table;
  }

  private static String plain(String text) {
    return text.replaceAll("\\p{Cc}", "?").replace("|", "\\|");
  }
}
