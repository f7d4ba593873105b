package org.certigjk.check.program;

/** The id of a record, as it is written there, for messages. */
final class Id {

  private final String text;
  private int at;

  private Id(String text) {
    this.text = text;
  }

  /** Returns the text of the member {@code id} of an object that has been read; null without. */
  static String of(String text) {
    return new Id(text).value();
  }

  private String value() {
    int depth = 0;
    while (at < text.length()) {
      boolean named = depth == 1 && text.startsWith("\"id\"", at);
      depth += step();
      skipBlanks();
      if (named && text.startsWith(":", at)) {
        at++;
        skipBlanks();
        return rest();
      }
    }
    return "null";
  }

  /** Returns the text from here to the end of a value. */
  private String rest() {
    int start = at;
    int depth = 0;
    while (at < text.length() && (depth > 0 || ",}".indexOf(text.charAt(at)) < 0)) {
      depth += step();
    }
    return text.substring(start, at).strip().replace('\n', ' ').replace('\r', ' ');
  }

  /** Passes over a string or another character; returns by how much what follows is deeper. */
  private int step() {
    char c = text.charAt(at);
    at++;
    if (c == '"') {
      while (at < text.length() && text.charAt(at) != '"') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      at++;
    }
    return c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
