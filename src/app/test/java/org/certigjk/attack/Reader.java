package org.certigjk.attack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.check.RecordCheck;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.input.CliReaders;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.field.Conversions;
import org.certigjk.number.NumeralException;
import org.certigjk.number.Numerals;
import org.certigjk.referee.engine.RefereeReaders;
import org.certigjk.referee.results.ResultsReader;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorWriter;

/**
 * The readers, and what must hold of each for all bytes: no exception but those that it documents,
 * and where there is a writer, what was read is written and read again the same.
 */
enum Reader {
  /** Numbers as text. */
  NUMERAL {
    @Override
    void read(byte[] bytes) {
      numeral(text(bytes));
    }
  },

  /** Pairs and motions in JSON, one or lines. */
  PAIR {
    @Override
    void read(byte[] bytes) throws IOException {
      CliReaders.pairs(bytes);
    }
  },

  /** Meshes in the OFF format. */
  OFF {
    @Override
    void read(byte[] bytes) throws IOException {
      CliReaders.off(bytes);
    }
  },

  /** Meshes in the OBJ format. */
  OBJ {
    @Override
    void read(byte[] bytes) throws IOException {
      CliReaders.obj(bytes);
    }
  },

  /** Meshes in the PLY format. */
  PLY {
    @Override
    void read(byte[] bytes) throws IOException {
      CliReaders.ply(bytes);
    }
  },

  /** Meshes in the STL format. */
  STL {
    @Override
    void read(byte[] bytes) throws IOException {
      CliReaders.stl(bytes);
    }
  },

  /** Two bodies, one of them standard input of any format, plain or compressed. */
  BODY {
    @Override
    void read(byte[] bytes) {
      run(bytes, "distance", "-", "examples/cube.off", "--time-limit=0.1");
    }
  },

  /** Records with certificates, by the checker. */
  RECORD {
    @Override
    void read(byte[] bytes) {
      RecordCheck.of(text(bytes)).outcome();
    }
  },

  /** The command that checks records: it has no internal error, and its exit code says what is. */
  CHECK {
    @Override
    void read(byte[] bytes) {
      run(bytes, "check", "-");
    }
  },

  /** The command that computes distances, over doubles. */
  DISTANCE {
    @Override
    void read(byte[] bytes) {
      run(bytes, "distance", "-", "--field", "double");
    }
  },

  /** Files of test vectors, plain or compressed. */
  VECTORS {
    @Override
    void read(byte[] bytes) throws IOException {
      vectors(bytes);
    }
  },

  /** Files of results of the referee. */
  RESULTS {
    @Override
    void read(byte[] bytes) throws IOException {
      try (ResultsReader reader = ResultsReader.of("input", new ByteArrayInputStream(bytes))) {
        for (Object result = reader.next(); result != null; result = reader.next()) {
          result.hashCode();
        }
      } catch (IOException refused) {
        requireReason(refused);
      }
    }
  },

  /** Lines of the protocol of engines: the first letter says which. */
  PROTOCOL {
    @Override
    void read(byte[] bytes) {
      String line = text(bytes);
      String rest = line.isEmpty() ? "" : line.substring(1);
      switch (line.isEmpty() ? 'a' : line.charAt(0)) {
        case 'd' -> RefereeReaders.declaration(rest);
        case 'q' -> RefereeReaders.query(rest);
        case 'c' -> RefereeReaders.command(rest);
        default -> RefereeReaders.answer(rest);
      }
    }
  },

  /** Addresses of the explorer. */
  SCENE {
    @Override
    void read(byte[] bytes) {
      scene(text(bytes));
    }
  },

  /** A reader with a bug, for the proof that one is found. */
  PLANTED {
    @Override
    void read(byte[] bytes) {
      if (text(bytes).startsWith("{\"a\":7,")) {
        throw new IllegalStateException("planted");
      }
    }
  };

  /** Reads, and throws if what must hold does not. */
  abstract void read(byte[] bytes) throws IOException;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Reader of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void require(boolean holds, String claim) {
    if (!holds) {
      throw new AssertionError(claim);
    }
  }

  private static void requireReason(Exception refused) {
    require(refused.getMessage() != null, "refused without a reason: " + refused);
  }

  private static void numeral(String text) {
    try {
      Numerals.parseNearestFloat(text);
    } catch (NumeralException refused) {
      requireReason(refused);
    }
    try {
      double x = Numerals.parseNearest(text);
      require(Numerals.parseNearest(Numerals.format(x)) == x, "another decimal");
      require(Numerals.parseNearest(Numerals.formatHex(x)) == x, "another hexadecimal");
    } catch (NumeralException refused) {
      requireReason(refused);
    }
    try {
      BigFraction x = Numerals.parseExact(text);
      require(Numerals.parseLongRatio(Numerals.format(x)).equals(x), "another ratio");
      double nearest = Conversions.toDouble(x);
      require(
          Double.isInfinite(nearest) || Numerals.parseNearest(text) == nearest, "another double");
    } catch (NumeralException refused) {
      requireReason(refused);
    }
  }

  private static void vectors(byte[] bytes) throws IOException {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (VectorReader reader = VectorReader.of("input", new ByteArrayInputStream(bytes))) {
      VectorWriter writer = VectorWriter.begin(written, reader.header());
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        writer.write(vector);
      }
    } catch (IOException refused) {
      requireReason(refused);
      return;
    }
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    ByteArrayInputStream source = new ByteArrayInputStream(written.toByteArray());
    try (VectorReader reader = VectorReader.of("written", source)) {
      VectorWriter writer = VectorWriter.begin(again, reader.header());
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        writer.write(vector);
      }
    }
    require(
        written.toString(StandardCharsets.UTF_8).equals(again.toString(StandardCharsets.UTF_8)),
        "read again it is another file");
  }

  private static void scene(String text) {
    Scene scene;
    try {
      scene = SceneText.parse(text);
    } catch (SceneException refused) {
      requireReason(refused);
      return;
    }
    String written = SceneText.format(scene);
    try {
      require(SceneText.format(SceneText.parse(written)).equals(written), "another scene");
    } catch (SceneException refused) {
      throw new AssertionError("what was written is refused: " + written, refused);
    }
  }

  private static void run(byte[] bytes, String... command) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream complaints = new PrintStream(err, true, StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int code = Main.run(new ByteArrayInputStream(bytes), out, complaints, command);
    require(
        (code >= 0 && code <= 2) || code == ExitCode.STOPPED,
        "exit code " + code + ": " + err.toString(StandardCharsets.UTF_8));
  }
}
