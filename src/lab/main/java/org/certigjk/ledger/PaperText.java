package org.certigjk.ledger;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The extracted text of a paper, cut into sentences.
 *
 * <p><b>Definition.</b> Lines are joined up to the next blank line, runs of blanks are one blank,
 * and a sentence ends where a full stop, a question mark or an exclamation mark is followed by a
 * blank: simple and the same for everybody, though it cuts at abbreviations.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if no sentence, or more than one, has the
 * words.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PaperText text = new PaperText("GJK halts. It is right\nfor all inputs.");
 * text.sentence("is right for");             // It is right for all inputs.
 * PaperText.hash("GJK halts.");              // 9fb1c2cd3cd7b9ca
 * }</pre>
 */
public final class PaperText {

  private static final int HASH_DIGITS = 16;

  private final List<String> sentences = new ArrayList<>();

  /** Cuts the text into sentences. */
  public PaperText(String text) {
    for (String block : text.split("\\R[ \t]*\\R", -1)) {
      String line = block.strip().replaceAll("\\s+", " ");
      sentences.addAll(List.of(line.split("(?<=[.!?]) ", -1)));
    }
  }

  /** Returns the only sentence that has these words, with single blanks. */
  public String sentence(String anchor) {
    List<String> found = sentences.stream().filter(s -> s.contains(anchor)).toList();
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          "%s sentences of the paper have '%s'".formatted(found.size(), anchor));
    }
    return found.get(0);
  }

  /** Returns the first sixteen hexadecimal digits of the SHA-256 of a sentence in UTF-8. */
  public static String hash(String sentence) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] bytes = digest.digest(sentence.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(bytes).substring(0, HASH_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
