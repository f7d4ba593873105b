package org.certigjk.referee.fuzz;

import java.io.IOException;
import org.certigjk.referee.comparison.Example;

/** Is told what a {@link Fuzzer} does while it does it, so that nothing is lost if it is ended. */
public interface FuzzWatcher {

  /** Does nothing. */
  FuzzWatcher NONE = new FuzzWatcher() {};

  /** After each query: how many have been asked, and how many of them failed. */
  default void asked(long queries, long failures) throws IOException {}

  /** After each query of which something is wrong, inside the contract or not. */
  default void wrong(Example example) throws IOException {}

  /**
   * A failure of a new kind, before it is made smaller. It is not known yet whether it is steady.
   */
  default void found(Finding finding) throws IOException {}

  /** The same after it. */
  default void shrunk(Finding finding) throws IOException {}
}
