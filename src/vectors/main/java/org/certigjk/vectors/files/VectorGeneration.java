package org.certigjk.vectors.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.json.JsonWords;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Plan;
import org.certigjk.vectors.family.PlanPart;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * Makes a file of test vectors from a {@link VectorRequest}.
 *
 * <p><b>Guarantee.</b> The bytes, before compression, depend on the request and the version of the
 * generator only: not on the number of threads, the machine or the version of Java, and not on
 * whether the work was interrupted. The files of the shards 1/n, …, n/n have the vectors of the
 * whole, each once.
 *
 * <p><b>Interruption.</b> The work goes to {@code FILE.part}, which becomes {@code FILE} at the
 * end. If the process is killed and run again, it cuts off what is incomplete at the end of {@code
 * FILE.part}, counts what is there, and goes on.
 *
 * <p>Memory does not depend on the number of vectors, but for what {@link Plan} says of repetition.
 *
 * <p><b>Errors.</b> {@link VectorFileException} if there is a file made from another request, or
 * one that is cut off or damaged, or if another process writes it; {@link IllegalArgumentException}
 * if the request cannot be met.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * VectorRequest request = VectorRequest.of(List.of(Family.GAP), 3, 8, 1, 1000);
 * VectorGeneration.of(request, "certigjk 0.2.0").writeTo(Path.of("gap.jsonl.gz"), 2, done -> {});
 * }</pre>
 */
public final class VectorGeneration {

  /** Vectors that are worked on, and compressed, together. */
  private static final int BATCH = 64;

  private static final String SOURCE =
      "Computed by CertiGJK from the parameters: a generated vector from its id, a reported one"
          + " from the source named in its comment.";

  private final VectorRequest request;
  private final Plan plan;
  private final VectorHeader header;

  /** Those that no thread uses at the moment. */
  private final Queue<Truth> truths = new ConcurrentLinkedQueue<>();

  private VectorGeneration(VectorRequest request, String generator) {
    this.request = request;
    this.plan = request.plan();
    this.header =
        new VectorHeader(
            request.title(),
            generator,
            request.parameters(),
            SOURCE,
            VectorHeader.OURS,
            notes(),
            plan.parts().stream().map(VectorGeneration::group).toList());
  }

  /**
   * Returns the generation of what is asked for.
   *
   * @param generator the program, and its version, for the header
   */
  public static VectorGeneration of(VectorRequest request, String generator) {
    return new VectorGeneration(request, generator);
  }

  /** Returns what the flags of this version mean. */
  public static Map<String, VectorHeader.Note> notes() {
    Map<String, VectorHeader.Note> notes = new LinkedHashMap<>();
    for (Flag flag : Flag.values()) {
      notes.put(
          flag.label(),
          new VectorHeader.Note(
              JsonWords.of(flag.kind()), flag.description(), flag.effect(), flag.links()));
    }
    return notes;
  }

  private static VectorHeader.Group group(PlanPart part) {
    return part instanceof FamilyPart of
        ? new VectorHeader.Group(
            of.name(),
            of.definition(),
            of.family().label(),
            of.dimension(),
            of.points(),
            of.format() == NumberFormat.SINGLE ? "single" : "double",
            of.posed() != null)
        : VectorHeader.Group.ofCases(part.name(), part.definition());
  }

  /** Returns the header of the file. */
  public VectorHeader header() {
    return header;
  }

  /** Returns an upper bound of the number of vectors. */
  public long size() {
    return (plan.size() + request.shards() - 1) / request.shards();
  }

  /**
   * Writes the file to a stream.
   *
   * @param progress is told how many vectors are done
   */
  public void writeTo(OutputStream out, int threads, LongConsumer progress) throws IOException {
    out.write(HeaderCodec.encode(header));
    write(indices(), this::encode, out::write, threads, 0, progress);
  }

  /**
   * Writes the lines of a block of vectors, without the header: in the order of the file, those of
   * the blocks 1 to n are those of the whole, whatever shard is asked for.
   *
   * @param number of the block, from 1
   * @param blocks how many there are
   */
  public void writeBlock(int number, int blocks, OutputStream out) throws IOException {
    Objects.checkIndex(number - 1, blocks);
    long size = plan.size();
    long length = (size + blocks - 1) / blocks;
    long begin = Math.min(size, (number - 1) * length);
    write(
        plan.indices(begin, Math.min(size, begin + length)),
        this::encode,
        out::write,
        1,
        0,
        done -> {});
  }

  /**
   * Writes the file, compressed if its name ends with {@code .gz}; goes on where an earlier run was
   * killed. A file that is there already is only looked through: a compressed one, which has
   * checksums, for its questions, and a plain one for every byte, so that all is made again.
   *
   * @param progress is told how many vectors are done
   * @return how many vectors an earlier run had left, or −1 if the file was complete
   * @throws VectorFileException if there is a file that is cut off, damaged or another
   */
  public long writeTo(Path file, int threads, LongConsumer progress) throws IOException {
    if (!Files.exists(file)) {
      return replace(file, threads, progress);
    }
    requireFile(file);
    try (WrittenFile written = WrittenFile.open(file, HeaderCodec.encode(header))) {
      InOrder.Work<List<Long>, byte[]> work =
          written.hasChecksums() ? this::questions : this::encode;
      write(indices(), work, written::compare, threads, 0, progress);
      written.end();
      return -1;
    }
  }

  /**
   * Does the same as {@link #writeTo(Path, int, LongConsumer)}, but a file that is there already is
   * replaced in the end.
   */
  public long replace(Path file, int threads, LongConsumer progress) throws IOException {
    requireFile(file);
    byte[] first = HeaderCodec.encode(header);
    try (PartFile part = PartFile.open(file, first)) {
      PrimitiveIterator.OfLong indices = indices();
      skip(part, indices);
      InOrder.Work<List<Long>, byte[]> work =
          part.isPacked() ? batch -> VectorWriter.packed(encode(batch)) : this::encode;
      write(indices, work, part::append, threads, part.kept(), progress);
      part.finish();
      return part.kept();
    }
  }

  /** A device such as {@code /dev/null} is neither to be looked through nor to be replaced. */
  private static void requireFile(Path file) throws VectorFileException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new VectorFileException(file.toString(), 0, null, "a regular file is expected");
    }
  }

  private PrimitiveIterator.OfLong indices() {
    return plan.indices(request.shard(), request.shards());
  }

  /** Passes over what an earlier run has left, the last of which must be what it should be. */
  private void skip(PartFile part, PrimitiveIterator.OfLong indices) throws IOException {
    long last = -1;
    for (long k = 0; k < part.kept() && indices.hasNext(); k++) {
      last = indices.nextLong();
    }
    if (last >= 0) {
      part.requireLast(plan.at(last).id());
    }
  }

  private void write(
      PrimitiveIterator.OfLong indices,
      InOrder.Work<List<Long>, byte[]> work,
      InOrder.Sink<byte[]> sink,
      int threads,
      long kept,
      LongConsumer progress)
      throws IOException {
    long[] done = {kept};
    InOrder.run(
        () -> batch(indices),
        work,
        (batch, bytes) -> {
          sink.accept(bytes);
          done[0] += batch.size();
          progress.accept(done[0]);
        },
        threads);
  }

  private static @Nullable List<Long> batch(PrimitiveIterator.OfLong indices) {
    List<Long> batch = new ArrayList<>(BATCH);
    while (batch.size() < BATCH && indices.hasNext()) {
      batch.add(indices.next());
    }
    return batch.isEmpty() ? null : batch;
  }

  private byte[] questions(List<Long> batch) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream(BATCH << 11);
    for (long index : batch) {
      Drawn drawn = plan.at(index);
      lines.writeBytes(
          VectorCodec.encodeQuestion(drawn.id(), drawn.comment(), drawn.flags(), drawn.query()));
    }
    return lines.toByteArray();
  }

  private byte[] encode(List<Long> batch) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream(BATCH << 12);
    Truth idle = truths.poll();
    Truth truth = idle == null ? new Truth() : idle;
    for (long index : batch) {
      lines.writeBytes(VectorCodec.encode(vector(plan.at(index), truth)));
    }
    truths.add(truth);
    return lines.toByteArray();
  }

  /** Answers a query. */
  static TestVector vector(Drawn drawn, Truth truth) {
    Expected expected = truth.of(drawn.query());
    requireKnown(drawn, expected);
    return new TestVector(drawn.id(), drawn.comment(), drawn.flags(), drawn.query(), expected);
  }

  /** What is known of a pair by its construction is a proof that shares nothing with the truth. */
  private static void requireKnown(Drawn drawn, Expected expected) {
    KnownAnswer known = drawn.known();
    if (known == null) {
      return;
    }
    BigFraction squared = known.squaredDistance();
    if (known.verdict() != expected.verdict()
        || (squared != null && !squared.equals(expected.squaredDistance()))) {
      throw new IllegalStateException(
          "%s is %s by construction, but was computed as %s with squared distance %s"
              .formatted(drawn.id(), known, expected.verdict(), expected.squaredDistance()));
    }
  }
}
