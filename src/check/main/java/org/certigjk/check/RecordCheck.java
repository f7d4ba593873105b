package org.certigjk.check;

import org.jspecify.annotations.Nullable;

/**
 * Judges one record, a line that {@code certigjk distance}, {@code penetration} or {@code raycast}
 * has written.
 *
 * <p><b>Guarantee.</b> A record is accepted only if it is of the form, and every claim holds, that
 * {@code docs/result-claims.md} describes. Whatever the text is, there is an answer and no
 * exception, but for a text that is too large for the memory.
 *
 * <p><b>Errors.</b> {@link java.util.concurrent.CancellationException} soon after the thread is
 * interrupted.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RecordCheck.of("{\"verdict\": \"separated\"}").outcome();   // UNREADABLE
 * }</pre>
 *
 * @since 0.2.0
 */
public final class RecordCheck {

  private final String record;
  private final @Nullable String pair;
  private final boolean exactDecimals;

  private RecordCheck(String record, @Nullable String pair, boolean exactDecimals) {
    this.record = record;
    this.pair = pair;
    this.exactDecimals = exactDecimals;
  }

  /** Returns whether a text is one JSON value, as a line of a file of results is. */
  public static boolean isJson(String text) {
    try {
      JsonReader.read(text);
      return true;
    } catch (Refusal malformed) {
      return false;
    }
  }

  /** Judges a record that repeats its bodies. */
  public static Finding of(String record) {
    return new RecordCheck(record, null, false).finding();
  }

  /**
   * Judges a record about the bodies of a pair.
   *
   * @param exactDecimals whether the decimals of the pair are taken exactly, not as the nearest
   *     doubles
   */
  public static Finding of(String record, String pair, boolean exactDecimals) {
    return new RecordCheck(record, pair, exactDecimals).finding();
  }

  private Finding finding() {
    Members members;
    Kind kind;
    try {
      Item item = new Item("", JsonReader.read(record));
      members = item.members();
      if (isError(members)) {
        requireError(item);
        return Finding.of(Outcome.NO_PROOF);
      }
      kind = kind(item, members);
    } catch (Refusal refusal) {
      return Finding.of(refusal, false);
    }
    Members beside = null;
    Bodies bodies = null;
    if (pair != null) {
      try {
        beside = new Item("", JsonReader.read(pair)).members();
        bodies = Bodies.read(beside, kind.moves(), Reading.ofPair(kind.field(), exactDecimals));
      } catch (Refusal refusal) {
        return Finding.of(refusal, true);
      }
    }
    try {
      return Finding.of(kind.judge(bodies(members, kind, beside, bodies)));
    } catch (Refusal refusal) {
      return Finding.of(refusal, false);
    }
  }

  private static boolean isError(Members members) throws Refusal {
    Item verdict = members.get("verdict");
    if (verdict == null) {
      throw Refusal.unreadable(
          1,
          "verdict",
          members.has("expected") || members.has("format")
              ? "missing: this is a line of a file of test vectors; certigjk vectors check reads"
                  + " them"
              : "missing");
    }
    return Chars.same(verdict.text(), "error");
  }

  /** Demands the form of a record in the place of a pair that could not be read. */
  private static void requireError(Item record) throws Refusal {
    Fields fields = record.fields(Item.names("id", "verdict", "error"), Item.names());
    Item told = fields.get("error");
    Fields error = told.fields(Item.names("file", "line", "field", "message"), Item.names());
    error.get("file").text();
    error.get("line").index();
    Item field = error.get("field");
    if (!field.isNull()) {
      field.text();
    }
    error.get("message").text();
  }

  private static Kind kind(Item record, Members members) throws Refusal {
    boolean stopped = StoppedDepth.isStopped(members);
    if (members.has("timeOfImpact")) {
      return stopped ? StoppedRayCast.read(record) : RayCastClaims.read(record);
    }
    if (members.has("squaredDepth")) {
      return stopped ? StoppedDepth.read(record) : DepthClaims.read(record);
    }
    return DistanceClaims.read(record);
  }

  /** Returns the bodies of the pair if there is one, which those of the record must be. */
  private static Bodies bodies(
      Members members, Kind kind, @Nullable Members beside, @Nullable Bodies ofPair)
      throws Refusal {
    boolean own = members.has("a") || members.has("b") || members.has("direction");
    if (ofPair == null || beside == null) {
      if (!own) {
        throw Refusal.unreadable(
            1,
            "a",
            "missing: a certificate is about A and B; run the command without --omit-input, or"
                + " name the pairs with --pairs FILE");
      }
      return Bodies.read(members, kind.moves(), Reading.OF_RECORD);
    }
    if (!Json.same(id(members), id(beside))) {
      throw Refusal.rejected("the id is not that of the pair");
    }
    if (own) {
      Bodies.read(members, kind.moves(), Reading.OF_RECORD).requireSame(ofPair);
    }
    return ofPair;
  }

  private static Json id(Members members) {
    Item id = members.get("id");
    return id == null ? new Json(Json.NULL, "") : id.value();
  }
}
