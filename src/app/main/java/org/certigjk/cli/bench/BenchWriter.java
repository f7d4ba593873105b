package org.certigjk.cli.bench;

import java.io.IOException;
import java.util.List;
import org.certigjk.cli.Main;

/** Writes a side-by-side run as it goes on. */
interface BenchWriter {

  /** Writes what the run is about. */
  void begin(Header header) throws IOException;

  /** Writes the rows for one list of pairs. */
  void table(BenchPairs pairs, List<BenchRow> rows) throws IOException;

  /** Writes the notes on what is missing, and completes the text. */
  void end(List<String> notes) throws IOException;

  /**
   * What all tables have in common.
   *
   * @param version of this program
   * @param java the version of Java, and of what
   * @param system the operating system and the architecture
   * @param processors how many Java sees
   * @param seed of the pairs
   */
  record Header(String version, String java, String system, int processors, long seed) {

    static Header of(long seed) {
      return new Header(
          new Main.Version().getVersion()[0],
          System.getProperty("java.version") + " (" + System.getProperty("java.vm.name") + ")",
          System.getProperty("os.name") + " " + System.getProperty("os.arch"),
          Runtime.getRuntime().availableProcessors(),
          seed);
    }
  }
}
