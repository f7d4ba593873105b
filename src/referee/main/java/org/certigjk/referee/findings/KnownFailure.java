package org.certigjk.referee.findings;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A failure that is known from elsewhere, and a vector on which it was seen again.
 *
 * @param engine the name of the engine
 * @param id the vector
 * @param known what is known
 */
record KnownFailure(String engine, String id, String known) {

  private static final String BULLET =
      "the distance that `SignedDistance` gives is wrong on a few ordinary hulls";
  private static final String FCL = "with libccd, √5 instead of 2 on a small integer grid";

  static final List<KnownFailure> ALL =
      List.of(
          new KnownFailure("bullet-epa-double", "random-hulls/3/10/576", BULLET),
          new KnownFailure("bullet-epa-double", "random-hulls/3/32/3041", BULLET),
          new KnownFailure("bullet-epa-double", "random-box/3/32/170", BULLET),
          new KnownFailure("fcl", "grid/3/4/2367", FCL),
          new KnownFailure("fcl", "grid/3/5/1973", FCL),
          new KnownFailure("fcl", "grid/3/5/3695", FCL));

  private static final Set<String> IDS =
      ALL.stream().map(KnownFailure::id).collect(Collectors.toUnmodifiableSet());

  /** The vectors of all. */
  static Set<String> ids() {
    return IDS;
  }
}
