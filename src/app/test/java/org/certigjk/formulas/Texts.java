package org.certigjk.formulas;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Strings and characters, the enums of their kinds, and records of them, as words. */
final class Texts {

  private Texts() {}

  static boolean isText(Object value) {
    return value instanceof String && !value.equals("none")
        || value instanceof Character
        || value instanceof Enum<?> && !value.getClass().getSimpleName().equals("BinaryFormat")
        || value instanceof Record;
  }

  /** A string is the list of its characters, a constant of an enum its place. */
  static String word(Object value) {
    if (value instanceof String text) {
      return text.chars()
          .mapToObj(c -> " " + c)
          .collect(Collectors.joining("", text.length() + "", ""));
    } else if (value instanceof Character character) {
      return "" + (int) character;
    } else if (value instanceof Enum<?> constant) {
      return "" + constant.ordinal();
    } else if (value instanceof Record parts) {
      return Arrays.stream(value.getClass().getRecordComponents())
          .map(part -> word(component(parts, part)))
          .collect(Collectors.joining(" "));
    }
    return value.toString();
  }

  private static Object component(Object of, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no " + part + " of " + of, e);
    }
  }
}
