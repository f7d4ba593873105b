package org.certigjk.check;

import org.jspecify.annotations.Nullable;

/**
 * What came out for a record.
 *
 * @param outcome how it came out
 * @param ofPair whether the reason is about the pair that was given beside the record
 * @param row the row in the text, from 1, to which the reason belongs
 * @param member the member to which it belongs, such as {@code certificate.weights[2]}; {@code
 *     null} if it is the whole
 * @param reason why the record is not accepted; empty if it is, and if it claims no proof
 * @since 0.2.0
 */
public record Finding(
    Outcome outcome, boolean ofPair, int row, @Nullable String member, String reason) {

  static Finding of(Outcome outcome) {
    return new Finding(outcome, false, 1, null, "");
  }

  static Finding of(Refusal refusal, boolean ofPair) {
    return new Finding(
        refusal.outcome(), ofPair, refusal.row(), refusal.member(), refusal.reason());
  }
}
