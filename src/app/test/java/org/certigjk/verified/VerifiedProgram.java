package org.certigjk.verified;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.number.Numerals;

/**
 * The extracted program, asked one line at a time; {@code proofs/oracle/main.ml} documents the
 * lines.
 */
final class VerifiedProgram implements AutoCloseable {

  /** The system property that names the program; without it, it is looked for where it is built. */
  private static final String PROPERTY = "certigjk.oracle";

  private final Process process;
  private final BufferedWriter queries;
  private final BufferedReader answers;

  private VerifiedProgram(Path path) throws IOException {
    process =
        new ProcessBuilder(path.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    queries = process.outputWriter();
    answers = process.inputReader();
  }

  /** Whether the program is there, or the property says that it must be. */
  static boolean isExpected() {
    return System.getProperty(PROPERTY) != null || Files.isExecutable(path());
  }

  static VerifiedProgram start() {
    try {
      return new VerifiedProgram(path());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path path() {
    return Path.of(System.getProperty(PROPERTY, "proofs/build/oracle")).toAbsolutePath();
  }

  /** The whole run: squared distance, iterations, v, every simplex, weights, closest points. */
  String run(Polytope<BigFraction> a, Polytope<BigFraction> b, List<IndexPair> start) {
    StringJoiner line = line("gjk q").add(bodies(a, b)).add(String.valueOf(start.size()));
    start.forEach(pair -> line.add(indices(pair)));
    return ask(line.toString());
  }

  /** The same line as the program must answer, from the library. */
  static String expected(DistanceResult.Answer<BigFraction> answer) {
    List<String> simplices =
        answer.trace().stream().map(Iteration::simplex).map(VerifiedProgram::simplex).toList();
    Vec<BigFraction> weights = answer.weights();
    return String.join(
        " ; ",
        "q gjk " + Numerals.format(answer.squaredDistance()) + " " + answer.iterations(),
        numbers(answer.distanceVector()),
        String.join(" | ", simplices),
        numbers(weights),
        numbers(weights.combination(points(answer.run().a(), answer.pairs(), true))),
        numbers(weights.combination(points(answer.run().b(), answer.pairs(), false))));
  }

  private static Vec<BigFraction>[] points(
      Polytope<BigFraction> body, List<IndexPair> pairs, boolean first) {
    return body.get(first ? IndexPair.indicesA(pairs) : IndexPair.indicesB(pairs));
  }

  /** Whether the program accepts the certificate. */
  boolean accepts(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Certificate<BigFraction> certificate) {
    StringJoiner line = line("check q").add(kind(certificate)).add(bodies(a, b));
    line.add(String.valueOf(certificate.pairs().size()));
    for (int k = 0; k < certificate.pairs().size(); k++) {
      line.add(indices(certificate.pairs().get(k)));
      line.add(Numerals.format(certificate.weights().get(k)));
    }
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      line.add(touching.direction().dimension() + " " + numbers(touching.direction()));
    }
    if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      line.add(String.valueOf(overlapping.basis().size()));
      overlapping.basis().forEach(position -> line.add(String.valueOf(position)));
    }
    String verdict = ask(line.toString());
    return switch (verdict) {
      case "q check accept" -> true;
      case "q check reject" -> false;
      default -> throw new AssertionError(verdict + "\n" + line);
    };
  }

  private static String kind(Certificate<BigFraction> certificate) {
    if (certificate instanceof SeparatedCertificate<BigFraction>) {
      return "separated";
    }
    return certificate instanceof TouchingCertificate<BigFraction> ? "touching" : "overlapping";
  }

  /** The program takes the command first and the identifier second. */
  private static StringJoiner line(String command) {
    return new StringJoiner(" ").add(command);
  }

  private static String bodies(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    StringJoiner text = new StringJoiner(" ");
    text.add(a.dimension() + " " + a.size() + " " + b.size());
    for (Polytope<BigFraction> body : List.of(a, b)) {
      for (int k = 0; k < body.size(); k++) {
        text.add(numbers(body.get(k)));
      }
    }
    return text.toString();
  }

  private static String simplex(List<IndexPair> simplex) {
    return String.join(" ", simplex.stream().map(VerifiedProgram::indices).toList());
  }

  private static String indices(IndexPair pair) {
    return pair.a() + " " + pair.b();
  }

  private static String numbers(Vec<BigFraction> vec) {
    StringJoiner text = new StringJoiner(" ");
    for (int k = 0; k < vec.dimension(); k++) {
      text.add(Numerals.format(vec.get(k)));
    }
    return text.toString();
  }

  private String ask(String line) {
    try {
      queries.write(line + "\n");
      queries.flush();
      String answer = answers.readLine();
      if (answer == null) {
        throw new AssertionError("the verified program has ended; the last line was\n" + line);
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
