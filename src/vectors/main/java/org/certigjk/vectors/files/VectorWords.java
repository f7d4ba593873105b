package org.certigjk.vectors.files;

import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Flag;
import org.jspecify.annotations.Nullable;

/** The constants that words of the files stand for. */
final class VectorWords {

  private VectorWords() {}

  /** Returns the verdict of this word, {@code null} if no vector can have it. */
  static @Nullable Verdict verdict(String word) {
    return switch (word) {
      case "separated" -> Verdict.SEPARATED;
      case "touching" -> Verdict.TOUCHING;
      case "overlapping" -> Verdict.OVERLAPPING;
      default -> null;
    };
  }

  /** Returns the flag of this word, {@code null} if this version has none. */
  static @Nullable Flag flag(String word) {
    for (Flag flag : Flag.values()) {
      if (flag.label().equals(word)) {
        return flag;
      }
    }
    return null;
  }
}
