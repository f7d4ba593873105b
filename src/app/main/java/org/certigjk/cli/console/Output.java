package org.certigjk.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What a batch of records adds to the output, and to the counts at the end. */
public final class Output {

  /** Pieces, because all lines together may be long. */
  private final List<String> lines = new ArrayList<>();

  private final StringBuilder complaints = new StringBuilder();
  private final Counts counts = new Counts();

  /** Adds lines for the standard output, complete with their ends. */
  public void print(String text) {
    lines.add(text);
  }

  /** Adds a line for the standard error. */
  public void complain(String text) {
    complaints.append(text).append('\n');
  }

  /** Adds all that another output has. */
  void addAll(Output other) {
    lines.addAll(other.lines);
    complaints.append(other.complaints);
    counts.addAll(other.counts);
  }

  public String lines() {
    return String.join("", lines);
  }

  /** Writes the lines, and forgets them. */
  public void writeLines(OutputStream out) throws IOException {
    for (int k = 0; k < lines.size(); k++) {
      out.write(lines.set(k, "").getBytes(StandardCharsets.UTF_8));
    }
    lines.clear();
  }

  public String complaints() {
    return complaints.toString();
  }

  public Counts counts() {
    return counts;
  }
}
