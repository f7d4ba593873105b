package org.certigjk.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes the site in target/site, and docs/index.html as target/site-build/index.html. */
public final class Main {

  private static final List<String> MODULES =
      List.of("core", "check", "library", "vectors", "testing", "lab");

  private Main() {}

  /**
   * Makes the pages; src/site/build.sh has put those of other programs there before.
   *
   * @param arguments the folder of the project, and the names of the parts of the site that are
   *     left out, links to which are not followed
   */
  public static void main(String[] arguments) throws IOException {
    Path repository = Path.of(arguments[0]);
    List<String> leftOut = List.of(arguments).subList(1, arguments.length);
    Path folder = repository.resolve("target/site");
    Files.createDirectories(folder);
    if (!leftOut.contains("javadoc")) {
      new ApiPages(repository).write(MODULES, folder.resolve("javadoc"));
    }
    List<String> dead = new ArrayList<>(new Site(repository, folder).write());
    dead.addAll(new DeadLinks(folder, leftOut).find());
    Files.writeString(repository.resolve("target/site-build/index.html"), Site.index(repository));
    dead.forEach(System.err::println);
    if (!dead.isEmpty()) {
      System.exit(1);
    }
  }
}
