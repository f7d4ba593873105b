package org.certigjk.explorer.page.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.certigjk.explorer.page.Page;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.MethodReference;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles {@link Page} to JavaScript. (The Maven plugin of TeaVM would put TeaVM's class library
 * before our own classes, and {@link Substitutions} must come first.)
 */
public final class ScriptBuild {

  /** In a page the functions are those of {@code certigjk.core}, in Node those of the module. */
  private static final String BEGIN =
      "// CertiGJK, compiled from Java by TeaVM. NOTICE.txt has the licences.\n(function (exports) {\n";

  private static final String END =
      "\n})(typeof module === 'object' ? module.exports"
          + " : ((globalThis.certigjk = globalThis.certigjk || {}).core = {}));\n";

  /**
   * Methods of the class library with operations on floats that round nothing that is shown: two
   * ask for the sign of a difference or the digits of a number, two for the size of a buffer.
   */
  private static final Set<String> HARMLESS =
      Set.of(
          "java.lang.Float.compare(FF)I",
          "java.lang.AbstractStringBuilder.insert(IF)Ljava/lang/AbstractStringBuilder;",
          "java.nio.charset.CharsetDecoder.decode(Ljava/nio/ByteBuffer;)Ljava/nio/CharBuffer;",
          "java.util.HashMap.computeThreshold()V");

  private ScriptBuild() {}

  /**
   * Writes the script to the file {@code args[0]}. With a second argument its names stay readable.
   */
  public static void main(String[] args) throws IOException {
    JavaScriptTarget target = new JavaScriptTarget();
    target.setModuleType(JSModuleType.COMMON_JS);
    target.setObfuscated(args.length < 2);
    TeaVM compiler = new TeaVMBuilder(target).setObfuscated(args.length < 2).build();
    compiler.installPlugins();
    Repairs repairs = new Repairs();
    compiler.add(repairs);
    compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    compiler.setEntryPoint(Page.class.getName());
    ByteArrayOutputStream script = new ByteArrayOutputStream();
    compiler.build(name -> script, "explorer.js");
    checkProblems(compiler);
    checkFloats(compiler, repairs);
    Path file = Path.of(args[0]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, BEGIN + script.toString(StandardCharsets.UTF_8) + END);
  }

  /** Every method that is in the script, and operates on floats, rounds them. */
  private static void checkFloats(TeaVM compiler, Repairs repairs) {
    List<String> missed =
        compiler.getDependencyInfo().getReachableMethods().stream()
            .filter(repairs.unrepaired()::contains)
            .map(MethodReference::toString)
            .filter(method -> !HARMLESS.contains(method))
            .sorted()
            .toList();
    if (!missed.isEmpty()) {
      throw new IllegalStateException(
          "Floats would not be rounded in these methods, which Repairs leaves alone:\n  "
              + String.join("\n  ", missed));
    }
  }

  private static void checkProblems(TeaVM compiler) {
    StringBuilder problems = new StringBuilder();
    for (Problem problem : compiler.getProblemProvider().getProblems()) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      problems.append('\n').append(text.getText()).append(" in ");
      problems.append(problem.getLocation() == null ? "?" : problem.getLocation().getMethod());
    }
    if (problems.length() > 0) {
      throw new IllegalStateException("The script was not built:" + problems);
    }
  }
}
