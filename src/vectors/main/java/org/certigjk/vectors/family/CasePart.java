package org.certigjk.vectors.family;

import java.util.List;
import org.certigjk.vectors.Drawn;

/**
 * Queries that somebody wrote down, each with its own source.
 *
 * @param name the name of the group
 * @param definition what they are, in one sentence
 * @param cases the queries
 */
public record CasePart(String name, String definition, List<Drawn> cases) implements PlanPart {

  /** Copies the list. */
  public CasePart {
    cases = List.copyOf(cases);
  }

  @Override
  public long size() {
    return cases.size();
  }

  @Override
  public Drawn at(long k) {
    return cases.get(Math.toIntExact(k));
  }

  @Override
  public boolean mayRepeat() {
    return true;
  }
}
