package org.certigjk.specs;

import com.sun.source.tree.MethodTree;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.certigjk.specs.Verified.Row;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ISourceFileCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/**
 * How many of the lines of this project that a run of the command line executes lie in methods that
 * are proved: {@code specs/proved-lines.sh} runs it.
 */
final class ProvedLines {

  private static final Path ROOT = Path.of("");

  /** The lines of proved methods, by the source file: {@code org/certigjk/geometry/Vec.java}. */
  private final Map<String, BitSet> proved = new HashMap<>();

  ProvedLines(Verified verified) throws IOException {
    Map<String, Set<String>> methods = new HashMap<>();
    for (Row row : verified.rows()) {
      if (row.verdict().equals("proved")) {
        methods.computeIfAbsent(row.type(), type -> new HashSet<>()).add(row.method());
      }
    }
    for (String type : methods.keySet()) {
      proved.put(
          "org/certigjk/" + type.replace('.', '/') + ".java",
          lines(Files.readString(verified.javaFile(type)), methods.get(type)));
    }
  }

  /** The lines of the methods of a source text that have one of these signatures. */
  static BitSet lines(String text, Set<String> signatures) {
    SourceEntries entries = new SourceEntries(text);
    BitSet lines = new BitSet();
    for (MethodTree method : entries.methods()) {
      if (signatures.contains(entries.signature(method))) {
        lines.set(line(text, entries.start(method)), line(text, entries.end(method)) + 1);
      }
    }
    return lines;
  }

  private static int line(String text, long offset) {
    return 1 + (int) text.substring(0, (int) offset).chars().filter(c -> c == '\n').count();
  }

  /** Of a file: the lines executed, those of them in proved methods; and both of the core alone. */
  private int[] count(ISourceFileCoverage file) {
    String name = file.getPackageName() + "/" + file.getName();
    int core = Files.exists(ROOT.resolve("src/core/main/java").resolve(name)) ? 1 : 0;
    BitSet own = proved.getOrDefault(name, new BitSet());
    int executed = 0;
    int within = 0;
    for (int line = Math.max(1, file.getFirstLine()); line <= file.getLastLine(); line++) {
      int status = file.getLine(line).getStatus();
      if (status == ICounter.PARTLY_COVERED || status == ICounter.FULLY_COVERED) {
        executed++;
        within += own.get(line) ? 1 : 0;
      }
    }
    return new int[] {executed, within, core * executed, core * within};
  }

  /**
   * Prints a line for each file of executed code in a folder: the name of the run, the lines
   * executed, those of them in proved methods, the share; and the same of the core's lines alone.
   *
   * @param arguments the folder, and the jar or folders of classes
   */
  public static void main(String[] arguments) throws IOException {
    ProvedLines lines = new ProvedLines(new Verified(ROOT));
    List<Path> runs;
    try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
      runs = files.filter(file -> file.toString().endsWith(".exec")).sorted().toList();
    }
    System.out.println("run\texecuted\tproved\tshare\tof the core\tproved\tshare");
    for (Path run : runs) {
      ExecFileLoader executed = new ExecFileLoader();
      executed.load(run.toFile());
      CoverageBuilder builder = new CoverageBuilder();
      Analyzer analyzer = new Analyzer(executed.getExecutionDataStore(), builder);
      for (int k = 1; k < arguments.length; k++) {
        analyzer.analyzeAll(new File(arguments[k]));
      }
      int[] sum = new int[4];
      for (ISourceFileCoverage file : builder.getSourceFiles()) {
        int[] counts = lines.count(file);
        Arrays.setAll(sum, k -> sum[k] + counts[k]);
      }
      String name = String.valueOf(run.getFileName()).replaceFirst("^[0-9]+-", "");
      System.out.println(
          String.join(
              "\t", name.replace(".exec", ""), shares(sum[0], sum[1]), shares(sum[2], sum[3])));
    }
  }

  private static String shares(int executed, int within) {
    return executed == 0
        ? "0\t0\t–"
        : String.format(
            Locale.ROOT, "%d\t%d\t%.0f %%", executed, within, 100.0 * within / executed);
  }
}
