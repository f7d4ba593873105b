package org.certigjk.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.vectors.check.VerifiedChecker;
import org.jspecify.annotations.Nullable;

/** The program extracted from Coq, asked about the certificates of distances in records. */
final class VerifiedProgramForRecords {

  private VerifiedProgramForRecords() {}

  static @Nullable VerifiedChecker startOrNull() throws IOException {
    Path path = Path.of(System.getProperty("certigjk.oracle", "proofs/build/oracle"));
    return Files.isExecutable(path) ? VerifiedChecker.start(path) : null;
  }

  /**
   * Demands that the program accepts the certificate of an accepted distance.
   *
   * @return how many certificates it was asked about, 0 or 1
   */
  static int agrees(VerifiedChecker program, String record, Finding finding) throws IOException {
    if (finding.outcome() != Outcome.ACCEPTED) {
      return 0;
    }
    JsonNode root = Mutator.MAPPER.readTree(record);
    if (!root.has("squaredDistance")) {
      return 0;
    }
    Polytope<BigFraction> a = Told.body(root.get("a"));
    Polytope<BigFraction> b = Told.body(root.get("b"));
    Certificate<BigFraction> certificate = Told.present(Told.certificate(root.get("certificate")));
    if (!program.accepts(a, b, certificate)) {
      throw new AssertionError("the verified program rejects: " + record);
    }
    return 1;
  }
}
