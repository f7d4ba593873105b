package org.certigjk.cli;

/** What a batch of records adds to the output, and to the counts at the end. */
final class Output {

  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder complaints = new StringBuilder();
  private final Counts counts = new Counts();

  /** Adds lines for the standard output, complete with their ends. */
  void print(String text) {
    lines.append(text);
  }

  /** Adds a line for the standard error. */
  void complain(String text) {
    complaints.append(text).append('\n');
  }

  /** Adds all that another output has. */
  void addAll(Output other) {
    lines.append(other.lines);
    complaints.append(other.complaints);
    counts.addAll(other.counts);
  }

  String lines() {
    return lines.toString();
  }

  String complaints() {
    return complaints.toString();
  }

  Counts counts() {
    return counts;
  }
}
