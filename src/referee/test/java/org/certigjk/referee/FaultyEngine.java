package org.certigjk.referee;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An engine on a line that does what the id of a query says, and else answers right. It shares no
 * code with the referee. Its first argument says how it starts; each further one, ID=FAULT, has it
 * do what it would for another id, but {@code first=FILE} names a file that the first of its
 * processes makes.
 */
public final class FaultyEngine {

  private static final String DECLARATION =
      "certigjk-engine 1 name=faulty version=1 precision=double"
          + " answers=verdict,distance,points,depth dimensions=1";

  /** Milliseconds, more than any test takes. */
  private static final long FOR_EVER = 10_000_000;

  /** Whether this is the process that made the file. */
  private static boolean isFirst;

  private static int asked;

  private static final OutputStream OUT = new FileOutputStream(FileDescriptor.out);

  private FaultyEngine() {}

  /** Returns the command that starts it. */
  public static List<String> command(String... arguments) {
    URL place = FaultyEngine.class.getProtectionDomain().getCodeSource().getLocation();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", place.getPath()));
    command.add(FaultyEngine.class.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /** Runs it. */
  public static void main(String[] args) throws IOException, InterruptedException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String file = fault("first", args);
    isFirst = !file.equals("first") && new File(file).createNewFile();
    start(args[0]);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ");
      if (!args[0].equals("no-probe")) {
        answer(words[0], fault(words[0], args), right(words));
      }
    }
  }

  private static String fault(String id, String... args) {
    for (String arg : args) {
      if (arg.startsWith(id + "=")) {
        return arg.substring(id.length() + 1);
      }
    }
    return id;
  }

  private static void start(String how) throws IOException, InterruptedException {
    switch (how) {
      case "dies" -> {
        System.err.println("no licence\nfound");
        Runtime.getRuntime().halt(9);
      }
      case "mute" -> Thread.sleep(FOR_EVER);
      case "chatters" -> write("Loading…\n");
      case "speaks-another" -> write("certigjk-engine 3 name=x\n");
      case "floods" -> flood("x");
      case "changes" -> write(DECLARATION + " settings=" + System.nanoTime() + "\n");
      default -> write(DECLARATION + "\n");
    }
  }

  /** The answer for intervals: the engine is asked about nothing else. */
  private static String right(String[] words) {
    int n = Integer.parseInt(words[1]);
    int sizeA = Integer.parseInt(words[2]);
    int sizeB = Integer.parseInt(words[3]);
    double[] a = ends(words, 4, n, sizeA);
    double[] b = ends(words, 4 + n * sizeA, n, sizeB);
    double distance = Math.max(b[0] - a[1], a[0] - b[1]);
    if (distance <= 0) {
      return "verdict meeting distance 0 depth " + -distance;
    }
    String points = a[1] < b[0] ? a[1] + " " + b[0] : a[0] + " " + b[1];
    return "verdict separated distance " + distance + " points " + points;
  }

  private static double[] ends(String[] words, int from, int n, int size) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      double x = Double.parseDouble(words[from + n * k]);
      low = Math.min(low, x);
      high = Math.max(high, x);
    }
    return new double[] {low, high};
  }

  private static void answer(String id, String fault, String right)
      throws IOException, InterruptedException {
    String line = id + " " + right + "\n";
    switch (fault) {
      case "exit-3" -> halt(3);
      case "exit-after-answer" -> {
        write(line);
        halt(7);
      }
      case "talks-and-exits" -> {
        System.err.println("assertion failed: x > 0\n");
        halt(1);
      }
      case "killed" -> {
        new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid())).start();
        Thread.sleep(FOR_EVER);
      }
      case "hangs", "hangs-unread" -> Thread.sleep(FOR_EVER);
      case "hangs-after-answer" -> {
        write(line);
        Thread.sleep(FOR_EVER);
      }
      case "hangs-with-child" -> {
        new ProcessBuilder("sleep", "1000").inheritIO().start();
        Thread.sleep(FOR_EVER);
      }
      case "exits-with-child" -> {
        new ProcessBuilder("sleep", "3").inheritIO().start();
        halt(5);
      }
      case "slow-once" -> {
        Thread.sleep(isFirst && asked++ == 0 ? 700 : 0);
        write(line);
      }
      case "silent" -> {}
      case "endless-line" -> flood("0123456789");
      case "endless-lines" -> flood(line);
      case "answers-and-floods" -> {
        write(line);
        flood("\n");
      }
      case "closes-output" -> {
        OUT.close();
        Thread.sleep(FOR_EVER);
      }
      case "errors-without-end" -> {
        System.err.print("!".repeat(5_000_000));
        write(line);
      }
      default -> write(wrong(id, fault, line));
    }
  }

  /** Returns what is wrong with the text only. */
  private static String wrong(String id, String fault, String line) {
    return switch (fault) {
      case "garbage" -> "\u0000\u0007\u001b[31m%$&\n";
      case "blank" -> "\n" + line;
      case "other-id" -> "x" + line;
      case "twice" -> line + line;
      case "library-prints" -> "warning: slow\n" + line + "done\n";
      case "no-words" -> id + "\n";
      case "unknown-word" -> line.strip() + " speed 3\n";
      case "word-twice" -> line.strip() + " distance 1\n";
      case "no-verdict" -> id + " distance 1\n";
      case "no-such-verdict" -> id + " verdict perhaps distance 1\n";
      case "one-number-too-few" -> id + " verdict separated distance 1 points 0\n";
      case "no-number" -> id + " verdict separated distance 1.5f\n";
      case "nan" -> id + " verdict separated distance -nan\n";
      case "nan-in-points" -> id + " verdict separated distance 1 points 0 NaN\n";
      case "infinite" -> id + " verdict separated distance inf\n";
      case "hexadecimal" -> id + " verdict separated distance 0x1.8p1\n";
      case "none" -> id + " none did not converge\n";
      case "declined" -> id + " declined a body of one point\n";
      case "lies" -> id + " verdict meeting distance 0\n";
      case "windows" -> line.replace("\n", "\r\n");
      default -> line;
    };
  }

  private static void flood(String text) throws IOException {
    while (true) {
      write(text);
    }
  }

  private static void halt(int code) {
    Runtime.getRuntime().halt(code);
  }

  private static void write(String text) throws IOException {
    OUT.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
