package org.certigjk.vectors;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.PenetrationCertificate;
import org.jspecify.annotations.Nullable;

/**
 * The exact answer to a {@link Query}, and its proof.
 *
 * @param verdict separated, touching or overlapping; never stopped
 * @param squaredDistance ‖v‖², exactly
 * @param distance ‖v‖, correctly rounded to {@code double}
 * @param singleDistance ‖v‖, correctly rounded to {@code float} (of the exact value)
 * @param points closest points
 * @param squaredDepth the squared penetration depth, exactly: 0 if touching; {@code null} if
 *     separated, and where it has not been computed
 * @param certificate the proof of verdict and distance; {@code null} if it was not read
 * @param depthCertificate the proof of the depth; {@code null} without a positive depth, or if it
 *     was not read
 * @param difficulty how hard it is
 */
public record Expected(
    Verdict verdict,
    BigFraction squaredDistance,
    double distance,
    float singleDistance,
    ExpectedPoints points,
    @Nullable BigFraction squaredDepth,
    @Nullable Certificate<BigFraction> certificate,
    @Nullable PenetrationCertificate<BigFraction> depthCertificate,
    Difficulty difficulty) {}
