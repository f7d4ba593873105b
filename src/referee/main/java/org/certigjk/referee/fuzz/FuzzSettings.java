package org.certigjk.referee.fuzz;

import java.util.List;
import java.util.Set;
import org.certigjk.vectors.family.Family;

/**
 * What a {@link Fuzzer} draws and how much it does for each failure.
 *
 * @param seed with the same seed it draws the same queries, as long as the engine answers the same
 * @param dimensions the dimensions of the queries
 * @param families from which families
 * @param findings after so many different findings others are counted and not made smaller
 * @param shrinking what shrinking one failure may cost, {@link FaultShrinker}
 * @param places in so many places B is asked about one after another, {@link MovingPair}; 1 if it
 *     does not move
 */
public record FuzzSettings(
    long seed,
    Set<Integer> dimensions,
    List<Family> families,
    int findings,
    int shrinking,
    int places) {

  /** The number of findings that a person reads. */
  public static final int DEFAULT_FINDINGS = 20;

  /** Copies the collections. */
  public FuzzSettings {
    dimensions = Set.copyOf(dimensions);
    families = List.copyOf(families);
  }

  /** Makes settings with which B does not move. */
  public FuzzSettings(
      long seed, Set<Integer> dimensions, List<Family> families, int findings, int shrinking) {
    this(seed, dimensions, families, findings, shrinking, 1);
  }

  /** Returns the same with other numbers of findings and calls. */
  public FuzzSettings with(int findings, int shrinking) {
    return new FuzzSettings(seed, dimensions, families, findings, shrinking, places);
  }

  /** Returns the same with so many places. */
  public FuzzSettings moving(int places) {
    return new FuzzSettings(seed, dimensions, families, findings, shrinking, places);
  }

  /** Returns the default: the plane and space, all families. */
  public static FuzzSettings of(long seed) {
    return new FuzzSettings(
        seed,
        Set.of(2, 3),
        List.of(Family.values()),
        DEFAULT_FINDINGS,
        FaultShrinker.DEFAULT_LIMIT);
  }
}
