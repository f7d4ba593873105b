package org.certigjk.attack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;

/** Writes an answer as words for the oracle: hexadecimal floats, ratios and integers. */
final class Telling {

  private final StringJoiner words = new StringJoiner(" ");

  Telling word(String word) {
    words.add(word);
    return this;
  }

  Telling number(double x) {
    return word(Double.toHexString(x));
  }

  Telling numbers(double... x) {
    Arrays.stream(x).forEach(this::number);
    return this;
  }

  Telling single(float x) {
    return word(Float.toHexString(x));
  }

  Telling ratio(BigFraction x) {
    return word(x.getNumerator().toString(16) + "/" + x.getDenominator().toString(16));
  }

  Telling vector(Vec<BigFraction> x) {
    for (int k = 0; k < x.dimension(); k++) {
      ratio(x.get(k));
    }
    return this;
  }

  /** The number of coordinates, and the coordinates. */
  Telling list(Vec<BigFraction> x) {
    return index(x.dimension()).vector(x);
  }

  Telling index(int index) {
    return word(Integer.toString(index));
  }

  Telling indices(List<Integer> indices) {
    index(indices.size());
    indices.forEach(this::index);
    return this;
  }

  Telling pairs(List<IndexPair> pairs) {
    index(pairs.size());
    pairs.forEach(pair -> index(pair.a()).index(pair.b()));
    return this;
  }

  Telling verdict(Verdict verdict) {
    return word(verdict.name().toLowerCase(Locale.ROOT));
  }

  Telling certificate(Certificate<BigFraction> certificate) {
    String kind = certificate.getClass().getSimpleName().replace("Certificate", "");
    word(kind.toLowerCase(Locale.ROOT)).pairs(certificate.pairs()).list(certificate.weights());
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      vector(touching.direction());
    }
    return certificate instanceof OverlappingCertificate<BigFraction> overlapping
        ? indices(overlapping.basis())
        : this;
  }

  Telling result(DistanceResult<BigFraction> result) {
    DistanceResult.Answer<BigFraction> answer = (DistanceResult.Answer<BigFraction>) result;
    return verdict(answer.verdict())
        .ratio(answer.squaredDistance())
        .vector(answer.distanceVector())
        .vector(answer.closestPoints().a())
        .vector(answer.closestPoints().b())
        .certificate(answer.certificate());
  }

  @Override
  public String toString() {
    return words.toString();
  }
}
