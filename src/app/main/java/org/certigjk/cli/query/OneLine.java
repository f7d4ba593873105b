package org.certigjk.cli.query;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.input.LineReader;
import org.certigjk.integral.Interruption;

/**
 * The pieces of one line of output, as long as {@link LineReader} takes. Ten bytes of input can
 * stand for a number of ten thousand digits, so that a record that repeats its input is longer than
 * the line from which it was read.
 */
public final class OneLine {

  private final boolean withInput;
  private final List<String> pieces = new ArrayList<>();
  private long bytes;

  /**
   * Begins a line.
   *
   * @param withInput whether it repeats A and B
   */
  public OneLine(boolean withInput) {
    this.withInput = withInput;
  }

  /**
   * Adds a piece.
   *
   * @throws BeyondLimit if the line becomes too long
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public void add(String piece) {
    Interruption.check();
    boolean isLineEnd = piece.endsWith("\n");
    long length = piece.getBytes(StandardCharsets.UTF_8).length;
    requireRoom(isLineEnd ? length - 1 : length);
    bytes += length;
    pieces.add(piece);
  }

  /**
   * Does nothing if so many bytes more are not too many.
   *
   * @throws BeyondLimit if they are
   */
  void requireRoom(long more) {
    if (bytes + more > LineReader.MAX_BYTES) {
      throw new BeyondLimit(
          "the answer would be a line longer than the limit of "
              + LineReader.LIMIT
              + ", which no command reads"
              + (withInput ? "; --omit-input leaves out A and B" : ""),
          null);
    }
  }

  /** Hands the line on. */
  public void print(Output output) {
    pieces.forEach(output::print);
  }
}
