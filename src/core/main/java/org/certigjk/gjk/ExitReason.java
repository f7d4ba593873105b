package org.certigjk.gjk;

/** Why a distance loop ended, one constant for each exit. */
public enum ExitReason {
  /** v = 0, the first halt condition of algorithm 1: the bodies touch or overlap. */
  ZERO_VECTOR,
  /**
   * vᵀ(v &minus; s) = 0, the second halt condition of algorithm 1: v is the distance vector (Jales
   * 2024, theorem 3.1).
   */
  OPTIMAL,
  /**
   * 0 &lt; vᵀs, the second halt condition of algorithm 6: v separates the bodies. It is an exit of
   * a search for an axis only.
   */
  SEPARATING_AXIS,
  /**
   * The distance sub-algorithm did not make ‖v‖² smaller (or made it greater than at the first
   * point of the start simplex): rounding has made progress impossible. Never over an exact field
   * (theorem 3.3).
   */
  NO_DECREASE,
  /**
   * The distance sub-algorithm found no subset that passes its test. Never over an exact field
   * (theorem 4.1).
   */
  NO_SUBSET,
  /**
   * v &ne; 0, but W has n + 1 points already, or as many as a distance sub-algorithm takes. Never
   * over an exact field, where W is affinely independent and lies in the hyperplane xᵀv = ‖v‖².
   */
  SIMPLEX_FULL,
  /**
   * v &ne; 0, but ‖v‖² is not a positive number: it has underflowed to 0 or overflowed. Never over
   * an exact field.
   */
  OUT_OF_RANGE,
  /**
   * v = 0, but rounding prevented deciding whether the bodies touch or overlap. Over an exact field
   * only where the checker has refused the certificate: a field, shape or sub-algorithm that is not
   * proved does not do what it says.
   */
  NO_CERTIFICATE,
  /**
   * The limit that the request sets was reached, in the loop or in the search for a certificate.
   */
  ITERATION_LIMIT
}
