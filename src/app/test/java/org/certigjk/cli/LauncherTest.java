package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The launcher for Windows, which is not run here, does what the other one does. */
class LauncherTest {

  private static List<String> words(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group).toList();
  }

  @Test
  void bothStartJavaWithTheSameOptions() throws IOException {
    String unix = Files.readString(Path.of("certigjk"));
    String windows = Files.readString(Path.of("certigjk.cmd"));
    String options =
        unix.substring(unix.indexOf("\noptions=("), unix.indexOf("archive_classes() {"));
    String start = windows.substring(windows.indexOf("\"%java%\""));
    String option = "-(?:X|Dfile)[^\\s\")]+";
    assertEquals(7, words(options, option).size(), options);
    assertEquals(words(options, option), words(start, option));
    assertTrue(start.endsWith("-jar \"%jar%\" %*\r\n"), start);
  }

  @Test
  void bothBuildTheSameJar() throws IOException {
    String unix = Files.readString(Path.of("certigjk"));
    String windows = Files.readString(Path.of("certigjk.cmd"));
    String goal = " -Dquick -Dcertigjk.build=target/launcher -pl src/app -am package";
    assertTrue(unix.contains(goal), unix);
    assertTrue(windows.contains(goal), windows);
    assertTrue(unix.contains("\njar=$build/certigjk.jar\n"), unix);
    assertTrue(windows.contains("set \"jar=%build%\\certigjk.jar\"\r\n"), windows);
  }

  /** Labels of a batch file are found for sure only if its lines end as those of Windows. */
  @Test
  void linesEndAsWindowsWants() throws IOException {
    String windows = Files.readString(Path.of("certigjk.cmd"));
    assertEquals(words(windows, "\n").size(), words(windows, "\r\n").size());
    assertTrue(Files.readString(Path.of(".gitattributes")).contains("*.cmd text eol=crlf\n"));
  }
}
