package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code generate-completion}: what bash makes of the script. */
class CompletionTest {

  @TempDir private Path directory = Path.of("");

  private String complete(String... words) throws IOException, InterruptedException {
    String script = Cli.write(directory, "completion", Cli.run("generate-completion").ok().out());
    String array = String.join(" ", words);
    String last = array.endsWith(" ") ? "''" : "";
    String commands =
        ("source %s; COMP_WORDS=(%s %s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                + " _complete_certigjk; printf '%%s\\n' \"${COMPREPLY[@]}\"")
            .formatted(script, array, last);
    Process bash =
        new ProcessBuilder("bash", "-c", commands)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, bash.waitFor(), out);
    return out.strip().replace('\n', ' ');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "certigjk dist | distance",
        "certigjk distance --over | --overwrite",
        "certigjk distance --form | --format",
        "certigjk distance --format t | text",
        "certigjk distance --sub-algorithm sig | signed-volumes",
        "certigjk distance --engine g | generic",
        "certigjk referee fi | findings"
      })
  void bashCompletes(String typed, String completed) throws IOException, InterruptedException {
    Assumptions.assumeTrue(Path.of("/bin/bash").toFile().canExecute(), "there is no bash here");
    assertEquals(completed, complete(typed));
  }

  /** Two options of a command whose values have one name would have the values of the second. */
  @Test
  void valuesOfOneNameBelongToOneOption() {
    String script = Cli.run("generate-completion").ok().out();
    for (String function : script.split("\nfunction ", -1)) {
      List<String> names =
          Pattern.compile("local ([A-Za-z]+_option_args)=")
              .matcher(function)
              .results()
              .map(found -> found.group(1))
              .toList();
      assertEquals(names.stream().distinct().toList(), names, function);
    }
  }

  @Test
  void everyCommandIsInTheScript() {
    String script = Cli.run("generate-completion").ok().out();
    for (String line : Cli.run("--help").ok().lines()) {
      if (line.matches("  [a-z-]+  +[A-Z].*")) {
        String command = line.strip().split(" ", 2)[0];
        assertTrue(script.contains("certigjk_" + command.replace("-", "")), command);
      }
    }
  }
}
