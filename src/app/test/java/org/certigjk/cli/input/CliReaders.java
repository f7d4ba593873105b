package org.certigjk.cli.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.certigjk.cli.input.Arithmetic.Decimals;

/** The readers of the command line, for {@code org.certigjk.attack}: any bytes may be read. */
public final class CliReaders {

  private CliReaders() {}

  private static LineReader lines(byte[] bytes) {
    return new LineReader(new ByteArrayInputStream(bytes), "input");
  }

  /** Reads pairs from a file of lines, and from one that may be a single record. */
  public static void pairs(byte[] bytes) throws IOException {
    for (RecordReader.Kind kind : RecordReader.Kind.values()) {
      RecordReader records = new RecordReader(lines(bytes), kind);
      for (InputText text = records.next(); text != null; text = records.next()) {
        String id = PairReader.idOf(text);
        try {
          String read = PairReader.read(Arithmetic.rational(Decimals.NEAREST), text).id();
          requireSame(id, read);
        } catch (InputException refused) {
          requireComplaint(refused);
        }
        try {
          PairReader.readMotion(Arithmetic.doubles(Arithmetic.LIMITS), text);
        } catch (InputException refused) {
          requireComplaint(refused);
        }
      }
    }
  }

  private static void requireSame(String first, String second) {
    if (!first.equals(second)) {
      throw new AssertionError("the id is " + first + " and " + second);
    }
  }

  /** A complaint is one line that a terminal shows. */
  private static void requireComplaint(InputException refused) {
    if (refused.complaint().chars().anyMatch(c -> c < ' ') || refused.complaint().isBlank()) {
      throw new AssertionError("the complaint is not a line: " + refused.complaint());
    }
  }

  /** Reads a mesh in the OFF format. */
  public static void off(byte[] bytes) throws IOException {
    try {
      new OffReader<>(Arithmetic.rational(Decimals.EXACT), lines(bytes)).read();
    } catch (InputException refused) {
      requireComplaint(refused);
    }
  }

  /** Reads a mesh in the OBJ format. */
  public static void obj(byte[] bytes) throws IOException {
    try {
      new ObjReader<>(Arithmetic.rational(Decimals.NEAREST), lines(bytes), null).read();
    } catch (InputException refused) {
      requireComplaint(refused);
    }
    try {
      new ObjReader<>(Arithmetic.rational(Decimals.NEAREST), lines(bytes), "a").read();
    } catch (InputException refused) {
      requireComplaint(refused);
    }
  }

  /** Reads a mesh in the PLY format. */
  public static void ply(byte[] bytes) throws IOException {
    for (Decimals decimals : Decimals.values()) {
      try {
        new PlyReader<>(Arithmetic.rational(decimals), lines(bytes)).read();
      } catch (InputException refused) {
        requireComplaint(refused);
      }
    }
  }

  /** Reads a mesh in the STL format. */
  public static void stl(byte[] bytes) throws IOException {
    for (Decimals decimals : Decimals.values()) {
      try {
        new StlReader<>(Arithmetic.rational(decimals), lines(bytes)).read();
      } catch (InputException refused) {
        requireComplaint(refused);
      }
    }
  }
}
