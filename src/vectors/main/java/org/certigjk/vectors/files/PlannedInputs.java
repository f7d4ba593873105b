package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.PrimitiveIterator;
import java.util.function.Consumer;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.family.Plan;
import org.jspecify.annotations.Nullable;

/**
 * The inputs that should stand in a file according to its header, one after the other; and whether
 * they do. After the first vector that is missing, added or in another place, only its place is
 * told: those that follow are not where they should be either.
 */
public final class PlannedInputs {

  private final Consumer<Rejection> rejections;
  private final @Nullable Plan plan;
  private final PrimitiveIterator.@Nullable OfLong indices;
  private boolean lost;

  private PlannedInputs(
      Consumer<Rejection> rejections,
      @Nullable Plan plan,
      PrimitiveIterator.@Nullable OfLong indices) {
    this.rejections = rejections;
    this.plan = plan;
    this.indices = indices;
  }

  /** Finds out what should stand in the file, and compares the header with that. */
  public static PlannedInputs of(VectorReader reader, Consumer<Rejection> rejections)
      throws IOException {
    VectorHeader header = reader.header();
    String file = reader.headerLine().file();
    VectorRequest request;
    try {
      request = VectorRequest.from(header.parameters());
      if (request == null) {
        return new PlannedInputs(rejections, null, null);
      }
      VectorHeader again = VectorGeneration.of(request, header.generator()).header();
      FieldDifference difference =
          FieldDifference.of(HeaderCodec.encode(header), HeaderCodec.encode(again));
      if (difference != null) {
        rejections.accept(
            new Rejection(
                file, 1, null, difference.field(), difference.words("the generator makes")));
      }
      Plan plan = request.plan();
      return new PlannedInputs(rejections, plan, plan.indices(request.shard(), request.shards()));
    } catch (IllegalArgumentException wrong) {
      rejections.accept(
          new Rejection(file, 1, null, "parameters", String.valueOf(wrong.getMessage())));
      return new PlannedInputs(rejections, null, null);
    }
  }

  /** Returns whether the file can be made again. */
  public boolean isKnown() {
    return plan != null;
  }

  /** Returns what should stand in the next line, {@code null} if that is not known. */
  public @Nullable Drawn next() {
    return plan == null || indices == null || !indices.hasNext()
        ? null
        : plan.at(indices.nextLong());
  }

  /** Compares the id of a line with that of the input that should stand there. */
  public void compare(VectorLine line, @Nullable String id, @Nullable Drawn drawn) {
    if (plan == null || lost || id == null || (drawn != null && id.equals(drawn.id()))) {
      return;
    }
    lost = true;
    rejections.accept(
        new Rejection(
            line.file(),
            line.number(),
            id,
            "id",
            drawn == null
                ? "not one of the vectors of this file, which has no more"
                : ("%s should stand here: one is missing, added or in another place; what follows is"
                        + " not compared with its generator")
                    .formatted(drawn.id())));
  }

  /** Says whether vectors are missing at the end. */
  public void end(String file, long line) {
    if (!lost && plan != null && indices != null && indices.hasNext()) {
      rejections.accept(
          new Rejection(
              file,
              line,
              null,
              null,
              "the file ends here, but %s should follow"
                  .formatted(plan.at(indices.nextLong()).id())));
    }
  }
}
