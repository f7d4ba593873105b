package org.certigjk.referee.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into words as a shell does: at blanks, except between quotes ' or " and after a
 * backslash, which takes the next character as it is (but not between single quotes). Nothing is
 * replaced: no variable, no pattern, no ~.
 */
public final class CommandWords {

  private final String text;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean isOpen;
  private int next;

  private CommandWords(String text) {
    this.text = text;
  }

  /**
   * Returns the words.
   *
   * @throws IllegalArgumentException if there is none, or a quote without its end
   */
  public static List<String> of(String text) {
    CommandWords reader = new CommandWords(text);
    while (reader.next < text.length()) {
      reader.read(text.charAt(reader.next++));
    }
    reader.endWord();
    if (reader.words.isEmpty()) {
      throw new IllegalArgumentException("an empty command");
    }
    return List.copyOf(reader.words);
  }

  private void read(char c) {
    if (Character.isWhitespace(c)) {
      endWord();
      return;
    }
    isOpen = true;
    if (c == '\'' || c == '"') {
      quoted(c);
    } else {
      word.append(c == '\\' && next < text.length() ? text.charAt(next++) : c);
    }
  }

  private void quoted(char quote) {
    while (next < text.length()) {
      char c = text.charAt(next++);
      if (c == quote) {
        return;
      }
      boolean escapes = c == '\\' && quote == '"' && next < text.length();
      word.append(escapes ? text.charAt(next++) : c);
    }
    throw new IllegalArgumentException("a quote without its end in the command " + text);
  }

  private void endWord() {
    if (isOpen) {
      words.add(word.toString());
      word.setLength(0);
      isOpen = false;
    }
  }
}
