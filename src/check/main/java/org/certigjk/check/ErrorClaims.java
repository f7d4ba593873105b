package org.certigjk.check;

import java.util.List;

/** A record in the place of a pair that could not be read: it claims nothing about bodies. */
final class ErrorClaims {

  private ErrorClaims() {}

  /** Demands the form of such a record. */
  static void require(Item record) throws Refusal {
    Fields fields = record.fields(List.of("id", "verdict", "error"), List.of());
    Fields error =
        fields.get("error").fields(List.of("file", "line", "field", "message"), List.of());
    error.get("file").text();
    error.get("line").index();
    if (!error.get("field").isNull()) {
      error.get("field").text();
    }
    error.get("message").text();
  }
}
