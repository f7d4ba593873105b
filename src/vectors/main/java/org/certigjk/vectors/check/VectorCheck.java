package org.certigjk.vectors.check;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.certigjk.json.JsonWords;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.FieldDifference;
import org.certigjk.vectors.files.HeaderCodec;
import org.certigjk.vectors.files.InOrder;
import org.certigjk.vectors.files.PlannedInputs;
import org.certigjk.vectors.files.Rejection;
import org.certigjk.vectors.files.VectorCodec;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * Checks all that a file of test vectors says.
 *
 * <ul>
 *   <li>Header, fields and bytes: what the schema says, in canonical form.
 *   <li>Inputs: where the header says how the file was made, all inputs are made again; none may be
 *       missing, changed, in another place, or too many. Everywhere: no id and no query twice.
 *   <li>Answers: each certificate with {@link org.certigjk.certificate.CertificateChecker} and
 *       {@link org.certigjk.penetration.PenetrationChecker}, and with the program extracted from
 *       Coq if it is named; what follows from the certificates is compared; what does not is
 *       computed again.
 * </ul>
 *
 * <p>Of each vector the first thing that does not hold is told. Memory grows with the number of
 * vectors, of which ids and hashes are kept.
 */
public final class VectorCheck {

  /**
   * What was found.
   *
   * @param vectors the number of vectors that could be read
   * @param rejected how many complaints there were about what they say
   * @param unreadable how many lines were no vectors
   * @param remade whether the inputs were made again and compared
   */
  public record Report(long vectors, long rejected, long unreadable, boolean remade) {}

  /** 128 bits of SHA-256. */
  private record Key(long high, long low) {}

  /** What one thread checks with. */
  private record Checkers(Truth truth, @Nullable VerifiedChecker program) {}

  private record Task(VectorLine line, @Nullable Drawn drawn) {}

  private record Checked(
      @Nullable String id,
      @Nullable Key query,
      @Nullable Rejection rejection,
      @Nullable VectorFileException unreadable) {}

  private final VectorReader reader;
  private final Consumer<String> complaints;
  private final @Nullable Path program;

  /** Those that no thread uses at the moment. */
  private final Queue<Checkers> idle = new ConcurrentLinkedQueue<>();

  private final Map<String, Long> ids = new HashMap<>();
  private final Map<Key, Long> queries = new HashMap<>();
  private long vectors;
  private long rejected;
  private long unreadable;

  private VectorCheck(VectorReader reader, @Nullable Path program, Consumer<String> complaints) {
    this.reader = reader;
    this.program = program;
    this.complaints = complaints;
  }

  /**
   * Checks a file.
   *
   * @param reader the file, of which the header has been read
   * @param program the checker extracted from Coq, or {@code null} to do without
   * @param threads how many threads check; the complaints are the same with any number
   * @param complaints is told each complaint, in the order of the lines
   * @param progress is told how many lines are done
   */
  public static Report check(
      VectorReader reader,
      @Nullable Path program,
      int threads,
      Consumer<String> complaints,
      LongConsumer progress)
      throws IOException {
    VectorCheck check = new VectorCheck(reader, program, complaints);
    try {
      return check.run(threads, progress);
    } finally {
      for (Checkers checkers : check.idle) {
        if (checkers.program() != null) {
          checkers.program().close();
        }
      }
    }
  }

  private Report run(int threads, LongConsumer progress) throws IOException {
    PlannedInputs planned = PlannedInputs.of(reader, this::reject);
    VectorLine headerLine = reader.headerLine();
    if (!isCanonical(headerLine, HeaderCodec.encode(reader.header()))) {
      reject(new Rejection(headerLine.file(), 1, null, null, NOT_CANONICAL));
    }
    long[] lines = {0};
    InOrder.<Task, Checked>run(
        () -> {
          VectorLine line = reader.nextLine();
          return line == null ? null : new Task(line, planned.next());
        },
        this::checked,
        (task, checked) -> {
          count(task, checked);
          planned.compare(task.line(), checked.id(), task.drawn());
          progress.accept(++lines[0]);
        },
        threads);
    planned.end(headerLine.file(), lines[0] + 1);
    return new Report(vectors, rejected, unreadable, planned.isKnown());
  }

  private static final String NOT_CANONICAL =
      "not in canonical form (order of the fields, blanks, spelling of numbers, line end);"
          + " certigjk vectors format writes it so";

  private static boolean isCanonical(VectorLine line, byte[] canonical) {
    byte[] bytes = line.bytes();
    return line.isEnded()
        && Arrays.equals(bytes, 0, bytes.length, canonical, 0, canonical.length - 1);
  }

  /** Done by the workers. */
  private Checked checked(Task task) throws IOException {
    TestVector vector;
    try {
      vector = task.line().vector();
    } catch (VectorFileException e) {
      return new Checked(null, null, null, e);
    }
    return new Checked(vector.id(), key(vector), rejection(task, vector), null);
  }

  private @Nullable Rejection rejection(Task task, TestVector vector) throws IOException {
    FieldDifference question = questionDifference(vector, task.drawn());
    if (question != null) {
      return rejection(
          task.line(), vector.id(), question.field(), question.words("the generator makes"));
    }
    for (String flag : vector.flags().stream().map(JsonWords::of).toList()) {
      if (!reader.header().notes().containsKey(flag)) {
        return rejection(task.line(), vector.id(), "flags", "the header has no note on " + flag);
      }
    }
    Checkers checkers = checkers();
    VectorClaims.Falsehood falsehood;
    try {
      falsehood = VectorClaims.first(vector, checkers.truth(), checkers.program());
    } finally {
      idle.add(checkers);
    }
    if (falsehood != null) {
      return rejection(task.line(), vector.id(), falsehood.field(), falsehood.reason());
    }
    byte[] canonical = VectorCodec.encode(vector);
    if (isCanonical(task.line(), canonical)) {
      return null;
    }
    FieldDifference difference = FieldDifference.of(task.line().bytes(), canonical);
    return difference == null
        ? new Rejection(task.line().file(), task.line().number(), vector.id(), null, NOT_CANONICAL)
        : rejection(task.line(), vector.id(), difference.field(), difference.words("it must be"));
  }

  private static @Nullable FieldDifference questionDifference(
      TestVector vector, @Nullable Drawn drawn) throws IOException {
    if (drawn == null || !drawn.id().equals(vector.id())) {
      return null;
    }
    return FieldDifference.of(
        VectorCodec.encodeQuestion(vector.id(), vector.comment(), vector.flags(), vector.query()),
        VectorCodec.encodeQuestion(drawn.id(), drawn.comment(), drawn.flags(), drawn.query()));
  }

  private static Rejection rejection(VectorLine line, String id, String field, String reason) {
    return new Rejection(line.file(), line.number(), id, field, reason);
  }

  private Checkers checkers() throws IOException {
    Checkers free = idle.poll();
    return free != null
        ? free
        : new Checkers(new Truth(), program == null ? null : VerifiedChecker.start(program));
  }

  private static Key key(TestVector vector) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      ByteBuffer hash = ByteBuffer.wrap(digest.digest(VectorCodec.encodeQuery(vector.query())));
      return new Key(hash.getLong(), hash.getLong());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }

  private void count(Task task, Checked checked) {
    if (checked.unreadable() != null) {
      unreadable++;
      complaints.accept(String.valueOf(checked.unreadable().getMessage()));
      return;
    }
    vectors++;
    if (checked.rejection() != null) {
      reject(checked.rejection());
    }
    String id = String.valueOf(checked.id());
    VectorLine line = task.line();
    Long sameId = ids.putIfAbsent(id, line.number());
    if (sameId != null) {
      reject(rejection(line, id, "id", "line %s has the same".formatted(sameId)));
    }
    Long sameQuery =
        checked.query() == null ? null : queries.putIfAbsent(checked.query(), line.number());
    if (sameQuery != null) {
      reject(rejection(line, id, "a, b", "line %s has the same query".formatted(sameQuery)));
    }
  }

  private void reject(Rejection rejection) {
    rejected++;
    complaints.accept(rejection.complaint());
  }
}
