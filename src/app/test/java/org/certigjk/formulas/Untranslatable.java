package org.certigjk.formulas;

/** What is not translated, by file and line. */
final class Untranslatable extends RuntimeException {

  private static final long serialVersionUID = 1;

  Untranslatable(String file, long line, String what) {
    super("%s:%d: not translated: %s".formatted(file, line, what));
  }
}
