package org.certigjk.referee.text;

import org.certigjk.json.VisibleText;

/** Text of strangers, as an engine writes it, in a page of Markdown: shown, and not obeyed. */
public final class MarkdownText {

  private MarkdownText() {}

  /** Returns the text in one line that Markdown leaves as it is. */
  public static String plain(String text) {
    return VisibleText.printable(text).replaceAll("([\\\\`*_\\[\\]<>|#&!])", "\\\\$1");
  }

  /** Returns the text in one line as code, also inside of a table. */
  public static String code(String text) {
    return "`" + VisibleText.printable(text).replaceAll("[`|]", "?") + "`";
  }

  /** Returns a block of code. */
  public static String fenced(String language, String text) {
    return "```" + language + "\n" + text + (text.endsWith("\n") ? "" : "\n") + "```\n";
  }
}
