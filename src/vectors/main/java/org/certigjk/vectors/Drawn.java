package org.certigjk.vectors;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.certigjk.vectors.family.Plan;
import org.jspecify.annotations.Nullable;

/**
 * One query of a {@link Plan}, before it is answered.
 *
 * @param id unique in the plan; of a generated one {@code family/dimension/size/seed}, followed by
 *     {@code /single} if all coordinates are floats on purpose and by {@code /posed} or {@code
 *     /quaternion} if the bodies have poses by matrices or by quaternions
 * @param group the name of the part of the plan that it belongs to
 * @param comment what was drawn, or who reported it
 * @param flags what is hard about it
 * @param query what is asked
 * @param known the part of the answer that is known without any algorithm, or {@code null}
 */
public record Drawn(
    String id,
    String group,
    String comment,
    Set<Flag> flags,
    Query query,
    @Nullable KnownAnswer known) {

  /** Copies the flags; they are in the order of {@link Flag}. */
  public Drawn {
    Set<Flag> copy = EnumSet.noneOf(Flag.class);
    copy.addAll(flags);
    flags = Collections.unmodifiableSet(copy);
  }
}
