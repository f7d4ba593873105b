package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tokens of a Java or JML text: what the compiler and the prover read of it. Ordinary comments
 * and layout leave none; a JML comment leaves {@code /*@}, its own tokens and a closing mark.
 */
final class Tokens {

  /** A token and where it starts in the text. */
  record Token(String text, int start) {}

  static final String JML_END = "@*/";

  /** Optional keys as in {@code //-RAC@} switch a JML comment on or off for one tool. */
  private static final String KEYS = "(?:[+-]\\w+)*";

  private static final Pattern TOKEN =
      Pattern.compile(
          String.join(
              "|",
              "(?<blockjml>/\\*" + KEYS + "@(?s:.*?)\\*/)",
              "(?<linejml>//" + KEYS + "@.*)",
              "(?<comment>/\\*(?s:.*?)\\*/|//.*|\\s+)",
              "\"\"\"(?s:.*?)(?<!\\\\)\"\"\"",
              "\"(?:\\\\.|[^\"\\\\])*\"",
              "'(?:\\\\.|[^'\\\\])+'",
              "\\\\?[\\p{L}_$][\\p{L}\\p{N}_$]*",
              "\\p{N}(?:[eEpP][-+]|[\\p{L}\\p{N}_.])*",
              "<==>|<=!=>|==>|<==|>>>=|>>>|>>=|<<=|\\.\\.\\.|\\{\\||\\|\\}",
              "[-+*/%&|^!=<>]=|&&|\\|\\||\\+\\+|--|<<|>>|->|::|<:|\\.\\.",
              "(?s:.)"));

  private Tokens() {}

  static List<Token> of(String text) {
    List<Token> tokens = new ArrayList<>();
    scan(text, 0, tokens);
    return tokens;
  }

  private static void scan(String text, int offset, List<Token> tokens) {
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      int start = offset + matcher.start();
      if (matcher.group("blockjml") != null) {
        String block = matcher.group();
        scanJml(block.substring(0, block.length() - 2), start, tokens);
      } else if (matcher.group("linejml") != null) {
        scanJml(matcher.group(), start, tokens);
      } else if (matcher.group("comment") == null) {
        tokens.add(new Token(matcher.group(), start));
      }
    }
  }

  /** Every line of a JML comment may start with {@code @} signs, and the last may end with them. */
  private static void scanJml(String comment, int start, List<Token> tokens) {
    int mark = comment.indexOf('@');
    tokens.add(new Token("/*" + comment.substring(2, mark) + "@", start));
    String inside = comment.substring(mark);
    Matcher signs = Pattern.compile("(?m)^\\s*@+|@+\\s*\\z").matcher(inside);
    scan(signs.replaceAll(found -> " ".repeat(found.group().length())), start + mark, tokens);
    tokens.add(new Token(JML_END, start + comment.length()));
  }

  /** Whether the token opens a JML comment: {@code /*@}, or with keys {@code /*-RAC@}. */
  static boolean startsJml(Token token) {
    return token.text().startsWith("/*");
  }

  /** The tokens with one blank between them, and a new line after each statement and comment. */
  static String join(List<Token> tokens) {
    StringBuilder text = new StringBuilder();
    for (Token token : tokens) {
      boolean ends = token.text().matches("[;{}]|@\\*/");
      text.append(token.text()).append(ends ? '\n' : ' ');
    }
    return text.toString();
  }

  static List<String> texts(List<Token> tokens) {
    return tokens.stream().map(Token::text).toList();
  }
}
