package org.certigjk.attack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The oracle, a program of its own: {@code src/attack/oracle}. */
final class Oracle implements AutoCloseable {

  private final Process process;
  private final Writer out;
  private final BufferedReader in;

  private Oracle(Process process) {
    this.process = process;
    this.out = process.outputWriter(StandardCharsets.UTF_8);
    this.in =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static Oracle start(Path program) throws IOException {
    return new Oracle(
        new ProcessBuilder(program.toString()).redirectError(Redirect.INHERIT).start());
  }

  /** Judges lines "kind | input | answer": for each, "right", or what is wrong. */
  List<String> judge(List<String> lines) throws IOException {
    Thread writer = new Thread(() -> write(lines), "oracle input");
    writer.start();
    List<String> judgements = new ArrayList<>();
    for (int k = 0; k < lines.size(); k++) {
      String judgement = in.readLine();
      String id = k + " ";
      if (judgement == null || !judgement.startsWith(id)) {
        throw new IOException("the oracle says " + judgement + " of " + lines.get(k));
      }
      judgements.add(judgement.substring(id.length()));
    }
    return judgements;
  }

  private void write(List<String> lines) {
    try {
      for (int k = 0; k < lines.size(); k++) {
        out.write(k + " " + lines.get(k) + "\n");
      }
      out.flush();
    } catch (IOException ended) {
      process.destroy(); // its end is seen where its judgements are read
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
    process.destroy();
  }
}
