package org.certigjk.site;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DocumentationTool;
import javax.tools.ToolProvider;

/**
 * The Javadoc of several modules on one site, its packages in one group for each module. Of a
 * module with a declaration only the packages that it exports to everybody are shown. The links to
 * the API of Java need no network, for the tool has a list of its packages.
 */
final class ApiPages {

  private static final Pattern EXPORTS = Pattern.compile("(?m)^\\s*exports\\s+([\\w.]+)\\s*;");
  private static final Pattern NAME = Pattern.compile("<name>([^<]*)</name>");

  private final Path repository;

  /** Makes the Javadoc of a project. */
  ApiPages(Path repository) {
    this.repository = repository;
  }

  /** Writes the pages of the modules, which have the names of their folders, into a folder. */
  void write(List<String> modules, Path folder) throws IOException {
    List<String> options = new ArrayList<>(options(folder));
    List<Path> sources = new ArrayList<>();
    for (String module : modules) {
      Path java = repository.resolve(Path.of("src", module, "main", "java"));
      List<Path> packages = packages(java);
      if (!packages.isEmpty()) {
        options.addAll(List.of("-group", name(module), names(java, packages)));
      }
      for (Path path : packages) {
        sources.addAll(javaFiles(path));
      }
    }
    DocumentationTool tool = ToolProvider.getSystemDocumentationTool();
    try (var files = tool.getStandardFileManager(null, null, null)) {
      StringWriter messages = new StringWriter();
      var pages = files.getJavaFileObjectsFromPaths(sources);
      if (!tool.getTask(messages, files, null, null, options, pages).call()) {
        throw new IllegalStateException("javadoc failed: " + messages);
      }
    }
  }

  private List<String> options(Path folder) {
    return List.of(
        "-quiet",
        "-Xdoclint:all,-missing",
        "-Werror",
        "--release",
        "17",
        "-encoding",
        "UTF-8",
        "-notimestamp",
        "-classpath",
        System.getProperty("java.class.path"),
        "-overview",
        repository.resolve("src/site/overview.html").toString(),
        "-doctitle",
        "CertiGJK",
        "-windowtitle",
        "CertiGJK",
        "-d",
        folder.toString());
  }

  private static String names(Path java, List<Path> packages) {
    return packages.stream()
        .map(path -> java.relativize(path).toString().replaceAll("[/\\\\]", "."))
        .collect(Collectors.joining(":"));
  }

  private String name(String module) throws IOException {
    Matcher name = NAME.matcher(Files.readString(repository.resolve("src/" + module + "/pom.xml")));
    if (!name.find()) {
      throw new IllegalStateException("src/" + module + "/pom.xml has no <name>");
    }
    return name.group(1);
  }

  private static List<Path> packages(Path java) throws IOException {
    Path declaration = java.resolve("module-info.java");
    if (Files.exists(declaration)) {
      return EXPORTS
          .matcher(Files.readString(declaration))
          .results()
          .map(found -> java.resolve(found.group(1).replace('.', '/')))
          .toList();
    }
    try (Stream<Path> files = Files.walk(java)) {
      return files
          .filter(file -> file.endsWith("package-info.java"))
          .map(Path::getParent)
          .sorted()
          .toList();
    }
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
