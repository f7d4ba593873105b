package org.certigjk.referee.engine;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Words;

/**
 * The other side of the protocol: lets an {@link Engine} answer the queries of a stream, as a
 * program of its own. So whoever writes an engine in Java needs no protocol:
 *
 * <pre>{@code
 * public static void main(String[] args) throws IOException {
 *   EngineServer.serve(new MyEngine(), System.in, System.out);
 * }
 * }</pre>
 *
 * <p><b>Errors.</b> A line that is no query is answered with {@code none} and what is wrong with
 * it.
 */
public final class EngineServer {

  private EngineServer() {}

  /**
   * Runs the engine of a name until standard input ends. What its library prints goes to standard
   * error, since standard output has answers only.
   *
   * @param args the name, as in {@code dyn4j:tightest}; and the folder of the drivers, if it is one
   *     of those
   */
  public static void main(String[] args) throws IOException {
    System.setOut(System.err);
    Path jars = args.length > 1 ? Path.of(args[1]) : null;
    Engine<?> engine = ReadyEngines.in(jars, null).java(args[0]);
    serve(engine, System.in, new FileOutputStream(FileDescriptor.out));
  }

  /** Writes what the engine declares, and then a line for each line, until there are no more. */
  public static void serve(Engine<?> engine, InputStream in, OutputStream out) throws IOException {
    LocalEngine<?> local = LocalEngine.of(engine);
    write(out, DeclarationLine.of(local.declaration()));
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      write(out, answer(local, line));
    }
  }

  private static String answer(LocalEngine<?> engine, String line) {
    try {
      QueryLine.Named query = QueryLine.parse(line);
      return query.id() + " " + AnswerLine.values(engine.answer(query.query(), query.motion()));
    } catch (IllegalArgumentException malformed) {
      String id = line.strip().split(" ", 2)[0];
      return id + " none " + Words.of(malformed.getMessage());
    }
  }

  private static void write(OutputStream out, String line) throws IOException {
    out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
