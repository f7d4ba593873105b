package org.certigjk.vectors.files;

import java.util.Locale;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Flag;
import org.jspecify.annotations.Nullable;

/** Constants as words of the files: lower case, with hyphens. */
final class VectorWords {

  private VectorWords() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

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
