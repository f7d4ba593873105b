package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A page in Markdown about files of test vectors: what they are, how to make them again, and what
 * is in them. {@code vectors/README.md} is such a page.
 */
public final class VectorPage {

  /** The rows of the files, by name: the order in which a shell names them does not show. */
  private final Map<String, String> files = new TreeMap<>();

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
    files.put(
        name,
        "| %s | %s | %s | %s |"
            .formatted(
                cell(name), cell(header.title()), stats.vectors() - before, command(header, name)));
  }

  private static String command(VectorHeader header, String name) {
    if (header.parameters().isEmpty()) {
      return "";
    }
    StringBuilder command = new StringBuilder("`certigjk vectors generate");
    header
        .parameters()
        .forEach(
            (option, value) -> {
              command.append(" --").append(option);
              if (!value.equals("true")) {
                command.append(' ').append(value);
              }
            });
    return cell(command + " --output " + name + "`");
  }

  /** Returns what has been counted. */
  public VectorStats stats() {
    return stats;
  }

  /** Returns the page. */
  public String markdown() {
    StringBuilder page = new StringBuilder();
    page.append(
        """
        # Test vectors for distance algorithms

        %s queries, each with its exact answer and a proof of it that anyone can check. docs/vectors.md \
        says what the fields mean and what a vector does not say, and examples/ has readers in C++ and \
        Python. This page is what `certigjk vectors stats *.jsonl.gz` prints; `certigjk vectors check \
        *.jsonl.gz` checks every number again.

        | file | title | vectors | made by |
        |---|---|---:|---|
        %s

        Source: %s

        Licence of the data: %s
        """
            .formatted(
                stats.vectors(),
                String.join("\n", files.values()),
                cell(String.join(" ", sources)),
                cell(String.join(", ", licenses))));
    page.append("\n| flag | kind | vectors | description | effect |\n|---|---|---:|---|---|\n");
    stats.counts("flag").forEach((flag, count) -> page.append(flagRow(flag, count)));
    for (String name : stats.names()) {
      if (!name.equals("flag")) {
        page.append("\n| %s | vectors |\n|---|---:|\n".formatted(name));
        stats
            .counts(name)
            .forEach((value, count) -> page.append("| %s | %s |\n".formatted(cell(value), count)));
      }
    }
    return page.toString();
  }

  private String flagRow(String flag, long count) {
    VectorHeader.Note note = notes.get(flag);
    return note == null
        ? "| %s | | %s | | |\n".formatted(flag, count)
        : "| %s | %s | %s | %s | %s |\n"
            .formatted(
                flag, cell(note.kind()), count, cell(note.description()), cell(note.effect()));
  }

  private static String cell(String text) {
    return text.replaceAll("\\p{Cc}", "?").replace("|", "\\|");
  }
}
