package org.certigjk.check;

import org.certigjk.check.text.Chars;
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

  /** The verdict of a pair that could not be read. */
  private static final String ERROR = "error";

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
    try {
      return judged();
    } catch (Refusal refusal) {
      return Finding.of(refusal, false);
    }
  }

  private Finding judged() throws Refusal {
    Item item = item(record);
    Members members = item.members();
    Item verdict = verdict(members);
    if (Chars.same(verdict.text(), ERROR)) {
      requireError(item);
      return Finding.of(Outcome.NO_PROOF);
    }
    Kind kind = kind(item, members, StoppedDepth.isStopped(verdict));
    if (pair != null) {
      return besidePair(kind, members, pair);
    }
    return ofRecord(kind, members);
  }

  private static Item item(String text) throws Refusal {
    return new Item("", JsonReader.read(text));
  }

  private static Item verdict(Members members) throws Refusal {
    /*@ nullable @*/ Item verdict = members.get(Fields.VERDICT);
    if (verdict == null) {
      throw noVerdict(members.hasAny(Item.names("expected", "format")));
    }
    return verdict;
  }

  private static Refusal noVerdict(boolean vector) {
    return Refusal.unreadable(
        1,
        Fields.VERDICT,
        vector
            ? "missing: this is a line of a file of test vectors; certigjk vectors check reads them"
            : "missing");
  }

  /** Judges a record for the bodies that it repeats. */
  private static Finding ofRecord(Kind kind, Members members) throws Refusal {
    if (!members.hasAny(bodies())) {
      throw Refusal.unreadable(
          1,
          "a",
          "missing: a certificate is about A and B; run the command without --omit-input, or"
              + " name the pairs with --pairs FILE");
    }
    Bodies bodies = Bodies.read(members, kind.moves(), Reading.ofRecord());
    return Finding.of(kind.judge(bodies));
  }

  /** Judges a record for the bodies of the pair beside it. */
  private Finding besidePair(Kind kind, Members members, String pair) throws Refusal {
    boolean moves = kind.moves();
    Members beside;
    Bodies bodies;
    try {
      beside = item(pair).members();
      bodies = Bodies.read(beside, moves, Reading.ofPair(kind.field(), exactDecimals));
    } catch (Refusal refusal) {
      return Finding.of(refusal, true);
    }
    requireSameId(members, beside);
    requireSameBodies(members, moves, bodies);
    return Finding.of(kind.judge(bodies));
  }

  private static void requireSameId(Members members, Members beside) throws Refusal {
    if (!Json.same(value(members.get(Fields.ID)), value(beside.get(Fields.ID)))) {
      throw Refusal.rejected("the id is not that of the pair");
    }
  }

  /** Demands that bodies of the record, if it has some, are those of the pair. */
  private static void requireSameBodies(Members members, boolean moves, Bodies bodies)
      throws Refusal {
    if (members.hasAny(bodies())) {
      Bodies.read(members, moves, Reading.ofRecord()).requireSame(bodies);
    }
  }

  private static String[] bodies() {
    return Item.names(Bodies.A, Bodies.B, Bodies.DIRECTION);
  }

  /** Demands the form of a record in the place of a pair that could not be read. */
  private static void requireError(Item record) throws Refusal {
    Fields fields = record.fields(Item.names(Fields.ID, Fields.VERDICT, ERROR), Item.names());
    Item told = fields.get(ERROR);
    Fields error = told.fields(Item.names("file", "line", "field", "message"), Item.names());
    error.get("file").text();
    error.get("line").index();
    Item field = error.get("field");
    if (!field.isNull()) {
      field.text();
    }
    error.get("message").text();
  }

  private static Kind kind(Item record, Members members, boolean stopped) throws Refusal {
    if (members.has(RayCastClaims.TIME)) {
      return stopped ? StoppedRayCast.read(record) : RayCastClaims.read(record);
    }
    if (members.has(DepthClaims.SQUARED_DEPTH)) {
      return stopped ? StoppedDepth.read(record) : DepthClaims.read(record);
    }
    return DistanceClaims.read(record);
  }

  /** Returns the value of a member, null in JSON if there is none. */
  private static Json value(@Nullable Item member) {
    return member == null ? new Json(Json.NULL, "", 0, 0) : member.value();
  }
}
