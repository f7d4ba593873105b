package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;

/** What a record claims, as it was read, to be judged for the bodies that it is about. */
interface Kind {

  /** The field over which it was computed, in which a pair beside it is read. */
  default Field field() {
    return Field.RATIONAL;
  }

  /** Whether A moves. */
  default boolean moves() {
    return false;
  }

  /** Judges all claims; the outcome is that there is a proof, or none. */
  Outcome judge(Bodies bodies) throws Refusal;

  /** Returns the members that a record of a kind may have besides its own: the bodies. */
  static List<String> with(List<String> more, String... members) {
    List<String> all = new ArrayList<>(List.of(members));
    all.addAll(more);
    return all;
  }
}
