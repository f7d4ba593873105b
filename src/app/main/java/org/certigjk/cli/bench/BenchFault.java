package org.certigjk.cli.bench;

/** What can be wrong with an answer. */
enum BenchFault {
  /** Nothing. */
  NONE("none"),
  /** The bodies are apart, and so says the answer, but the distance is far off. */
  FAR("far"),
  /** The bodies are apart, and the answer is 0. */
  FALSE_OVERLAP("falseOverlap"),
  /** The bodies meet, and the answer is not 0. */
  MISSED_CONTACT("missedContact"),
  /** An exception, NaN, an infinity or a negative number. */
  NO_ANSWER("noAnswer");

  private final String field;

  BenchFault(String field) {
    this.field = field;
  }

  /** Returns the name of its count in JSON. */
  String field() {
    return field;
  }
}
