package org.certigjk.referee.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Words;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.jspecify.annotations.Nullable;

/** One process, from its start to its end; at the latest it ends with this one. */
final class Conversation implements Exchange.Speaker, AutoCloseable {

  /** What a pipe takes without being read, on every system. */
  private static final int PIPE = 1 << 13;

  /** For what should not take any time, and decides what is said of the process. */
  static final long PATIENCE_IN_MILLISECONDS = 10_000;

  private static final long FAREWELL_IN_MILLISECONDS = 1000;

  private static final int SIGNALS = 128;

  private static final Map<Integer, String> SIGNAL_NAMES =
      Map.of(
          4, "SIGILL", 6, "SIGABRT", 7, "SIGBUS", 8, "SIGFPE", 9, "SIGKILL", 11, "SIGSEGV", 13,
          "SIGPIPE", 15, "SIGTERM");

  private static final Set<Process> LIVING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> LIVING.forEach(Conversation::destroy), "certigjk end"));
  }

  private final Process process;
  private final EngineOutput output;
  private final ErrorTail errors;
  private @Nullable Thread writer;

  private Conversation(Process process) {
    this.process = process;
    this.output = new EngineOutput(process.getInputStream());
    this.errors = new ErrorTail(process.getErrorStream());
  }

  /** Starts the program with its arguments. */
  static Conversation start(List<String> command) throws EngineException {
    try {
      Process process = new ProcessBuilder(command).redirectInput(Redirect.PIPE).start();
      LIVING.add(process);
      return new Conversation(process);
    } catch (IOException e) {
      throw new EngineException(
          "the engine %s cannot be started: %s; it is neither a program nor a name that"
                  .formatted(command.get(0), Words.of(e.getMessage()))
              + " \"certigjk referee engines\" lists");
    }
  }

  /**
   * Writes to the process, without waiting until it has read. That it reads no more is seen by what
   * it writes, or that it does not.
   */
  void send(byte[] text) throws InterruptedException {
    if (writer != null) {
      writer.join(PATIENCE_IN_MILLISECONDS);
      if (writer.isAlive()) {
        destroy(process); // it answers what it has not read
      }
      writer = null;
    }
    if (text.length <= PIPE) {
      write(text);
    } else {
      writer = new Thread(() -> write(text), "certigjk engine input");
      writer.setDaemon(true);
      writer.start();
    }
  }

  private void write(byte[] text) {
    try {
      OutputStream input = process.getOutputStream();
      input.write(text);
      input.flush();
    } catch (IOException closed) {
      // the process has ended, or closed its input; what it then writes shows it
    }
  }

  @Override
  public @Nullable Event next(long deadline) throws InterruptedException {
    return output.next(deadline);
  }

  @Override
  public boolean hasEnded() {
    return !process.isAlive();
  }

  @Override
  public String end() throws InterruptedException {
    boolean ended = process.waitFor(PATIENCE_IN_MILLISECONDS, TimeUnit.MILLISECONDS);
    String end = ended ? exitStatus(process.exitValue()) : "it closed its output, and runs on";
    if (!ended) {
      destroy(process);
    }
    String last = errors.lastLine();
    return last.isEmpty() ? end : end + "; its last words: " + last;
  }

  /** An exit code in words. A signal is 128 and its number, as in a shell. */
  private static String exitStatus(int code) {
    String name = SIGNAL_NAMES.get(code - SIGNALS);
    return "exit code " + code + (name == null ? "" : ", as after " + name);
  }

  /** Ends it, and all that it has started. */
  void kill() {
    destroy(process);
  }

  /** Lets it end by itself for a while: its input is at its end. */
  @Override
  public void close() {
    List<ProcessHandle> started = process.descendants().toList(); // not known when it has ended
    try {
      if (process.isAlive() && (writer == null || !writer.isAlive())) {
        process.getOutputStream().close();
        process.waitFor(FAREWELL_IN_MILLISECONDS, TimeUnit.MILLISECONDS);
      }
    } catch (IOException closed) {
      // it has ended
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    destroy(process);
    started.forEach(ProcessHandle::destroyForcibly);
    output.stop();
  }

  private static void destroy(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    LIVING.remove(process);
  }
}
