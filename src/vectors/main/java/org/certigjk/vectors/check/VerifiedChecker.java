package org.certigjk.vectors.check;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.json.CertificateJson;
import org.certigjk.number.Numerals;

/**
 * The checker of certificates that is extracted from the proofs in Coq, a program that is asked one
 * line at a time; {@code proofs/oracle/main.ml} documents the lines. It shares no code with the
 * library. For one thread.
 */
public final class VerifiedChecker implements AutoCloseable {

  private final Path path;
  private final Process process;
  private final BufferedWriter queries;
  private final BufferedReader answers;

  private VerifiedChecker(Path path) throws IOException {
    this.path = path;
    this.process =
        new ProcessBuilder(path.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    this.queries = process.outputWriter();
    this.answers = process.inputReader();
  }

  /** Starts the program, which {@code proofs/check.sh} builds as {@code proofs/build/oracle}. */
  public static VerifiedChecker start(Path program) throws IOException {
    return new VerifiedChecker(program.toAbsolutePath());
  }

  /** Returns whether the program accepts the certificate. */
  public boolean accepts(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Certificate<BigFraction> certificate)
      throws IOException {
    String answer = ask(query(a, b, certificate));
    return switch (answer) {
      case "q check accept" -> true;
      case "q check reject" -> false;
      default -> throw new IOException(path + " gave the answer: " + answer);
    };
  }

  private static String query(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Certificate<BigFraction> certificate) {
    StringJoiner line = new StringJoiner(" ");
    line.add("check q").add(CertificateJson.kind(certificate));
    line.add(a.dimension() + " " + a.size() + " " + b.size());
    for (Polytope<BigFraction> body : List.of(a, b)) {
      for (int k = 0; k < body.size(); k++) {
        line.add(numbers(body.get(k)));
      }
    }
    line.add(String.valueOf(certificate.pairs().size()));
    for (int k = 0; k < certificate.pairs().size(); k++) {
      IndexPair pair = certificate.pairs().get(k);
      line.add(pair.a() + " " + pair.b() + " " + Numerals.format(certificate.weights().get(k)));
    }
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      line.add(touching.direction().dimension() + " " + numbers(touching.direction()));
    } else if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      line.add(String.valueOf(overlapping.basis().size()));
      overlapping.basis().forEach(position -> line.add(String.valueOf(position)));
    }
    return line.toString();
  }

  private static String numbers(Vec<BigFraction> vec) {
    StringJoiner text = new StringJoiner(" ");
    for (int k = 0; k < vec.dimension(); k++) {
      text.add(Numerals.format(vec.get(k)));
    }
    return text.toString();
  }

  private String ask(String line) throws IOException {
    queries.write(line + "\n");
    queries.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new IOException(path + " has ended without an answer to: " + line);
    }
    return answer;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
