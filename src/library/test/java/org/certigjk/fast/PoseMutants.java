package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Each mutant of the list is seen by the test that its row names, which passes with the class as it
 * is. A mutant with which a test does not end is none for this list. Takes a few minutes, so that
 * its name is none that the build looks for:
 *
 * <pre>{@code
 * mvn -pl src/library -am -Dtest=PoseMutants test
 * }</pre>
 */
class PoseMutants {

  private static final String PACKAGE = "org.certigjk.";

  @TempDir private Path classes = Path.of("");

  /** Has all classes of the project, the mutant's first; asks its parent for others only. */
  private static final class Mutated extends URLClassLoader {

    Mutated(Path first) throws MalformedURLException {
      super(urls(first), PoseMutants.class.getClassLoader());
    }

    private static URL[] urls(Path first) throws MalformedURLException {
      List<URL> urls = new ArrayList<>(List.of(first.toUri().toURL()));
      for (String entry : classPath().split(System.getProperty("path.separator"))) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      return urls.toArray(URL[]::new);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) {
          return known;
        }
        return name.startsWith(PACKAGE) ? findClass(name) : super.loadClass(name, resolve);
      }
    }
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  static Stream<PoseMutant> mutants() throws IOException {
    return PoseMutant.all().stream();
  }

  static Stream<PoseMutant> originals() throws IOException {
    return PoseMutant.all().stream()
        .map(mutant -> mutant.with(mutant.text()))
        .collect(Collectors.toMap(PoseMutant::test, one -> one, (one, other) -> one))
        .values()
        .stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mutants")
  void isSeen(PoseMutant mutant) throws IOException {
    TestExecutionSummary summary = run(mutant);
    assertTrue(summary.getTotalFailureCount() > 0, () -> mutant.test() + " does not see it");
  }

  /** Nothing fails because of the way it is run. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("originals")
  void nothingIsSeen(PoseMutant original) throws IOException {
    TestExecutionSummary summary = run(original);
    assertEquals(List.of(), summary.getFailures());
    assertTrue(summary.getTestsSucceededCount() > 0, original::test);
  }

  private TestExecutionSummary run(PoseMutant mutant) throws IOException {
    Path source = classes.resolve(mutant.source().getFileName());
    Files.writeString(source, mutant.changed());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-nowarn",
                "-cp",
                classPath(),
                "-d",
                classes.toString(),
                source.toString());
    assertEquals(0, code, "it does not compile");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    try (Mutated loader = new Mutated(classes)) {
      thread.setContextClassLoader(loader);
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(selectClass(loader, mutant.test()))
                  .filters(EngineFilter.includeEngines("junit-jupiter"))
                  .build(),
              listener);
    } finally {
      thread.setContextClassLoader(before);
    }
    return listener.getSummary();
  }
}
