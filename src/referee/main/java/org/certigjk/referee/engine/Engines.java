package org.certigjk.referee.engine;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.certigjk.referee.Engine;

/** Finds drivers for other implementations. */
public final class Engines {

  private Engines() {}

  /**
   * Returns new engines, one of each driver that the jars of a folder name; none if there is no
   * such folder. The drivers see this library and what else is in the folder.
   *
   * @throws IOException if the folder cannot be read, or a driver in it cannot be made
   */
  @SuppressWarnings("rawtypes")
  public static List<Engine<?>> from(Path folder) throws IOException {
    List<Engine<?>> engines = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      URLClassLoader loader = new URLClassLoader(jars(folder), Engines.class.getClassLoader());
      try {
        for (ServiceLoader.Provider<Engine> driver : drivers(loader)) {
          engines.add(driver.get());
        }
      } catch (ServiceConfigurationError | LinkageError e) {
        throw new IOException(folder + ": " + e.getMessage(), e);
      }
    }
    return List.copyOf(engines);
  }

  /** Returns the drivers that the loader itself has, and not one that it takes from. */
  @SuppressWarnings("rawtypes") // a service is named by its class
  private static List<ServiceLoader.Provider<Engine>> drivers(ClassLoader loader) {
    return ServiceLoader.load(Engine.class, loader).stream()
        .filter(driver -> driver.type().getClassLoader() == loader)
        .toList();
  }

  private static URL[] jars(Path folder) throws IOException {
    List<URL> jars = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
        jars.add(file.toUri().toURL());
      }
    }
    return jars.toArray(URL[]::new);
  }
}
