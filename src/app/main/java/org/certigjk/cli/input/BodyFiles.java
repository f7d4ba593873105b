package org.certigjk.cli.input;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.console.Console;
import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;

/**
 * Reads A and B from a file each, in the format that its name tells, or from standard input, in the
 * format that it begins like.
 *
 * @param console the standard input, and where warnings go
 * @param objects the names of the objects of OBJ files: none for all, one for both, or one for each
 */
public record BodyFiles(Console console, List<String> objects) {

  private record Named<E>(@Nullable BodyFormat format, BodyReader.Read<E> read) {}

  /** Returns whether a file of this name has the points of one body, and nothing else. */
  public static boolean isMesh(String name) {
    BodyFormat format = BodyFormat.ofName(name);
    return format != null && format != BodyFormat.JSON;
  }

  /** Reads A and B. */
  <E> Pair<E> readPair(Arithmetic<E> arithmetic, String fileA, String fileB) throws InputException {
    if (Input.isStandardInput(fileA) && Input.isStandardInput(fileB)) {
      throw new InputException("-", 0, null, "standard input can be one of the two bodies only");
    }
    if (objects.size() > 2) {
      throw objectError(
          "given " + objects.size() + " times; once is for A and B, twice for one each");
    }
    FutureTask<Named<E>> readingB = new FutureTask<>(() -> read(arithmetic, fileB, 1));
    Thread reader = new Thread(readingB, "certigjk reader");
    reader.setDaemon(true);
    reader.start();
    Named<E> a = read(arithmetic, fileA, 0);
    Named<E> b = whatIsRead(readingB);
    if (!objects.isEmpty() && a.format() != BodyFormat.OBJ && b.format() != BodyFormat.OBJ) {
      throw objectError("neither file is an OBJ file, which has objects");
    }
    Pair<E> pair = new Pair<>(Pair.NO_ID, a.read().body(), b.read().body());
    int dimension = pair.bodyA().dimension();
    if (pair.bodyB().dimension() != dimension) {
      String reason =
          "dimension " + pair.bodyB().dimension() + ", but " + shown(fileA) + " has dimension ";
      throw new InputException(shown(fileB), 0, null, reason + dimension);
    }
    warn(fileA, a.read().warnings());
    warn(fileB, b.read().warnings());
    return pair;
  }

  /** Reads the points of one body, which must be doubles. */
  public double[][] readDoubles(String file) throws InputException {
    BodyReader.Read<BigFraction> read =
        read(Arithmetic.rational(Arithmetic.Decimals.NEAREST), file, 0).read();
    double[][] rows = read.body().rows();
    if (rows == null) {
      throw new InputException(
          shown(file), 0, null, "a coordinate is no decimal; queries are made of doubles only");
    }
    warn(file, read.warnings());
    return rows;
  }

  private static InputException objectError(String reason) {
    return new InputException("--object", 0, null, reason);
  }

  private void warn(String file, List<String> warnings) {
    String name = shown(file);
    warnings.forEach(it -> console.err().println(VisibleText.line(name + ": warning: " + it)));
  }

  private static String shown(String file) {
    return Input.isStandardInput(file) ? "<stdin>" : file;
  }

  private <E> Named<E> read(Arithmetic<E> arithmetic, String name, int index)
      throws InputException {
    BodyFormat named = BodyFormat.ofName(name);
    if (!name.isEmpty() && named == null && !Input.isStandardInput(name)) {
      throw new InputException(
          name,
          0,
          null,
          "the points of one polytope are read from .off, .obj, .ply, .stl and .json files, also"
              + " compressed (.gz), and from - (pairs from a single file or -)");
    }
    try (Input input = Input.open(name, console)) {
      try {
        BodyFormat format = named == null ? BodyFormat.ofContent(input) : named;
        BodyReader.Read<E> read = format.reader(arithmetic, input, object(format, index)).read();
        input.finish();
        return new Named<>(format, read);
      } catch (IOException e) {
        throw Input.unreadable(input.name(), e);
      }
    }
  }

  /** Returns the name of the object to be read of A (0) or B (1), {@code null} for all. */
  private @Nullable String object(BodyFormat format, int index) throws InputException {
    if (objects.size() == 2 && format != BodyFormat.OBJ) {
      throw objectError((index == 0 ? "A" : "B") + " is no OBJ file, and has no objects");
    }
    return format == BodyFormat.OBJ && !objects.isEmpty()
        ? objects.get(objects.size() == 2 ? index : 0)
        : null;
  }

  private static <E> Named<E> whatIsRead(FutureTask<Named<E>> reading) throws InputException {
    try {
      return reading.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while reading", interrupted);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof InputException e) {
        throw e;
      }
      if (failed.getCause() instanceof Error e) {
        throw e;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }
}
