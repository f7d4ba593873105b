package org.certigjk.referee.text;

import java.util.List;

/** What a report does not say, however good the engine looks in it. */
public final class Caveats {

  public static final String TITLE = "What a pass does not prove";

  public static final List<String> SENTENCES =
      List.of(
          "Right answers on these queries are no proof for any other query: the inputs are samples,"
              + " chosen for what is known to be hard.",
          "Only what the engine declares is judged, and only in the dimensions and the precision"
              + " that it declares. Queries that it declined were not judged at all.",
          "What the profile forgives is forgiven everywhere: a right answer is the answer to some"
              + " input near the given one, and of a distance far below the tolerance no digit need"
              + " be right.",
          "Each query is asked by itself, in a process that was asked others before. What an engine"
              + " keeps from one query to the next is judged by referee fuzz --moving only; threads"
              + " and speed are not judged.",
          "The engine is judged through its driver, with the settings named above: with another"
              + " compiler, other flags or another processor it may answer differently.");

  private Caveats() {}
}
