package org.certigjk.explorer.page.build;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Shortens the page's own scripts, each by itself: no comments, short local names. */
public final class PageScripts {

  private PageScripts() {}

  /** Writes the scripts of the folder {@code args[0]} to the folder {@code args[1]}. */
  public static void main(String[] args) throws IOException {
    Path target = Files.createDirectories(Path.of(args[1]));
    for (Path script : scripts(Path.of(args[0]))) {
      Files.writeString(target.resolve(script.getFileName()), shortened(script));
    }
  }

  private static List<Path> scripts(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }

  private static String shortened(Path script) throws IOException {
    CompilerOptions options = new CompilerOptions();
    CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
    options.setLanguageIn(LanguageMode.ECMASCRIPT_2021);
    options.setLanguageOut(LanguageMode.ECMASCRIPT_2021);
    options.setEmitUseStrict(true); // otherwise its own "use strict" would be dropped
    SourceFile source =
        SourceFile.fromCode(script.getFileName().toString(), Files.readString(script));
    Compiler compiler = new Compiler();
    Result result = compiler.compile(List.of(), List.of(source), options);
    if (!result.success) {
      throw new IllegalStateException("The scripts were not shortened: " + result.errors);
    }
    return "// CertiGJK: shortened from src/explorer/page/%s.\n%s\n"
        .formatted(script.getFileName(), compiler.toSource());
  }
}
