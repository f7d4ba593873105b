package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/vectors.md}: its commands run, and it knows every field. */
class VectorsPageTest {

  private static final Pattern BLOCK = Pattern.compile("(?s)```sh\n(.*?)```");
  private static final Pattern COMMAND = Pattern.compile("certigjk (vectors .*)");

  @TempDir private Path folder = Path.of("");

  private static String page() throws IOException {
    return Files.readString(Path.of("docs/vectors.md"));
  }

  @Test
  void theCommandsRun() throws IOException {
    List<String> commands = new ArrayList<>();
    Matcher block = BLOCK.matcher(page());
    while (block.find()) {
      Matcher command = COMMAND.matcher(block.group(1).replace("\\\n", " "));
      while (command.find()) {
        commands.add(command.group(1));
      }
    }
    assertEquals(6, commands.size());
    for (String command : commands) {
      Cli cli = Cli.run(arguments(command));
      assertEquals(0, cli.code(), command + "\n" + cli.out() + cli.err());
    }
  }

  /** As it stands there, but for smaller counts, the number of the shard, and the folder. */
  private String[] arguments(String command) {
    return command
        .replaceAll("--count [0-9]{5,}", "--count 2")
        .replace("$SLURM_ARRAY_TASK_ID", "1")
        .replace("{}", "1")
        .replaceAll("([a-z0-9]+[.]jsonl[.]gz)", Matcher.quoteReplacement(folder + "/") + "$1")
        .strip()
        .split(" +");
  }

  @Test
  void thePageKnowsEveryField() throws IOException {
    String page = page();
    JsonNode defs =
        new ObjectMapper().readTree(Path.of("docs/vectors.schema.json").toFile()).get("$defs");
    for (String object : List.of("vector", "expected", "header")) {
      String prefix = object.equals("expected") ? "expected." : "";
      defs.get(object)
          .get("properties")
          .fieldNames()
          .forEachRemaining(
              name ->
                  assertTrue(
                      name.equals("expected") || page.contains("`" + prefix + name + "`"), name));
    }
  }
}
