package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Reads one polytope from a file, in the format that its name tells. */
public final class PolytopeFile {

  private PolytopeFile() {}

  /** Returns whether a file of this name has the points of one polytope. */
  public static boolean isMesh(String name) {
    String extension = Input.extension(name);
    return extension.equals("off") || extension.equals("obj");
  }

  /** Reads the file. */
  static <E> Body<E> read(Arithmetic<E> arithmetic, String name) throws InputException {
    String extension = Input.extension(name);
    if (!name.isEmpty() && !isMesh(name) && !extension.equals("json")) {
      throw new InputException(
          name,
          0,
          null,
          "the points of one polytope are read from .off, .obj and .json files"
              + " (pairs from a single file or -)");
    }
    try (Input input = Input.open(name)) {
      try {
        return switch (extension) {
          case "off" -> new OffReader<>(arithmetic, input.lines()).read();
          case "obj" -> new ObjReader<>(arithmetic, input.lines()).read();
          default -> array(arithmetic, input.records());
        };
      } catch (IOException e) {
        throw Input.unreadable(name, e);
      }
    }
  }

  /** Reads A and B from a file each. */
  static <E> Pair<E> readPair(Arithmetic<E> arithmetic, String fileA, String fileB)
      throws InputException {
    FutureTask<Body<E>> readingB = new FutureTask<>(() -> read(arithmetic, fileB));
    Thread reader = new Thread(readingB, "certigjk reader");
    reader.setDaemon(true);
    reader.start();
    Pair<E> pair = new Pair<>(Pair.NO_ID, read(arithmetic, fileA), whatIsRead(readingB));
    int dimension = pair.bodyA().dimension();
    if (pair.bodyB().dimension() != dimension) {
      String reason =
          "dimension " + pair.bodyB().dimension() + ", but " + fileA + " has dimension ";
      throw new InputException(fileB, 0, null, reason + dimension);
    }
    return pair;
  }

  private static <E> Body<E> whatIsRead(FutureTask<Body<E>> reading) throws InputException {
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

  private static <E> Body<E> array(Arithmetic<E> arithmetic, RecordReader records)
      throws IOException, InputException {
    InputText text = records.next();
    if (text == null) {
      throw new IllegalStateException("an empty file has been rejected before");
    }
    try (JsonParser json = Json.parser(text.decode())) {
      try {
        json.nextToken();
        Body<E> points = new PointsReader<>(arithmetic, text, json).read("points");
        if (json.nextToken() != null || records.next() != null) {
          throw text.error(null, "more text after the array of points");
        }
        return points;
      } catch (JsonProcessingException malformed) {
        throw Json.malformed(text, json, malformed, "array");
      }
    }
  }
}
