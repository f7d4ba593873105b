package org.certigjk.study.errata;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;
import org.certigjk.study.Numbers;

/**
 * A claim of the ledger on an input.
 *
 * @param claim the id of the claim
 * @param input the input
 * @param quantity what is computed of it
 * @param found its value by the steps or the formula of the paper, or the value of which the paper
 *     speaks
 * @param right its exact value, or the value that the paper says it has
 */
record Erratum(String claim, String input, String quantity, String found, String right) {

  /** Compares two numbers that were computed. */
  static Erratum of(
      String claim, String input, String quantity, BigFraction found, BigFraction right) {
    return new Erratum(claim, input, quantity, Numbers.exact(found), Numbers.exact(right));
  }

  /** Compares two vectors that were computed. */
  static Erratum of(
      String claim, String input, String quantity, Vec<BigFraction> found, Vec<BigFraction> right) {
    return new Erratum(claim, input, quantity, Numbers.exact(found), Numbers.exact(right));
  }

  /** Compares two sets of points that were computed. */
  static Erratum of(
      String claim,
      String input,
      String quantity,
      Polytope<BigFraction> found,
      Polytope<BigFraction> right) {
    return new Erratum(claim, input, quantity, Numbers.exact(found), Numbers.exact(right));
  }

  /** Compares a number that was counted with the one that the paper names. */
  static Erratum of(String claim, String input, String quantity, int found, int named) {
    return new Erratum(claim, input, quantity, Numbers.count(found), Numbers.count(named));
  }

  /** Returns the claim. */
  Claim in(Ledger ledger) {
    return ledger.claim(claim);
  }
}
