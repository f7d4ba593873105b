package org.certigjk.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes into a folder all that can be reached by links from the page of contents. Pages in
 * Markdown become HTML, folders become lists, sources become text with numbered lines, and what a
 * browser shows is copied. Files keep their places, so that the site looks like the repository.
 */
final class Site {

  private static final Path CONTENTS = Path.of("docs", "README.md");
  private static final Path INDEX = Path.of("docs", "index.html");

  /** Where other programs put their pages; in the site these stand at its top. */
  private static final Path MADE = Path.of("target", "site");

  private static final Pattern ADDRESS = Pattern.compile("[a-z][a-z0-9+.-]*:.*");
  private static final Pattern SHOWN =
      Pattern.compile(".*\\.(html|svg|png|csv|json|jsonl|gz|xz|txt|cff|yml)|LICENSE");

  private final Path repository;
  private final Path folder;
  private final Deque<Path> waiting = new ArrayDeque<>();
  private final Set<Path> reached = new HashSet<>();
  private final List<String> dead = new ArrayList<>();

  /**
   * Makes an empty site.
   *
   * @param repository the folder of the project
   * @param folder where to write
   */
  Site(Path repository, Path folder) {
    this.repository = repository;
    this.folder = folder;
  }

  /** Writes all pages, and returns the links that lead nowhere and the pages that none leads to. */
  List<String> write() throws IOException {
    reach(CONTENTS);
    while (!waiting.isEmpty()) {
      write(waiting.remove());
    }
    try (Stream<Path> files = Files.walk(repository.resolve("docs"))) {
      files
          .map(repository::relativize)
          .filter(file -> file.toString().endsWith(".md") && !reached.contains(file))
          .sorted()
          .forEach(file -> dead.add(slashes(file) + ": no link leads to this page"));
    }
    Files.writeString(
        folder.resolve("index.html"),
        "<!DOCTYPE html><html lang=\"en\"><title>CertiGJK</title>"
            + "<meta http-equiv=\"refresh\" content=\"0; url=docs/index.html\">"
            + Frame.anchor("docs/index.html", "CertiGJK")
            + "</html>\n");
    return List.copyOf(dead);
  }

  /** Returns docs/index.html: the page of contents, with links into the repository. */
  static String index(Path repository) throws IOException {
    Markdown page = Markdown.of(Files.readString(repository.resolve(CONTENTS)), link -> link);
    return Frame.around(
        page.title(),
        file -> relative(INDEX, Path.of(file).equals(CONTENTS) ? INDEX : Path.of(file)),
        page.html());
  }

  private void write(Path path) throws IOException {
    Path source = repository.resolve(path);
    Path target = folder.resolve(place(path));
    Files.createDirectories(target.getParent());
    if (Files.isDirectory(source)) {
      Files.writeString(target, page(path, path.toString(), list(path)));
    } else if (path.toString().endsWith(".md")) {
      Markdown page = Markdown.of(Files.readString(source), link -> follow(path, link));
      Files.writeString(target, page(path, page.title(), page.html()));
    } else if (isShown(path)) {
      copy(path);
    } else {
      String body = numbered(path, Files.readAllLines(source));
      Files.writeString(target, page(path, path.toString(), body));
    }
  }

  private String page(Path path, String title, String body) {
    return Frame.around(title, file -> from(path, Path.of(file)), body);
  }

  /** A page of the explorer is no page without its scripts: all of its folder is copied. */
  private void copy(Path path) throws IOException {
    List<Path> files = List.of(path);
    if (path.toString().endsWith(".html")) {
      try (Stream<Path> siblings = Files.list(repository.resolve(path).getParent())) {
        files = siblings.filter(Files::isRegularFile).map(repository::relativize).toList();
      }
    }
    for (Path file : files) {
      Files.copy(
          repository.resolve(file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private String list(Path path) throws IOException {
    StringBuilder html = new StringBuilder("<h1>%s</h1>\n<ul>\n".formatted(slashes(path)));
    try (Stream<Path> files = Files.list(repository.resolve(path))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName() + (Files.isDirectory(file) ? "/" : "");
        if (!name.startsWith(".")) {
          String address = from(path, repository.relativize(file));
          html.append("<li>").append(Frame.anchor(address, name)).append("</li>\n");
        }
      }
    }
    return html.append("</ul>\n").toString();
  }

  private static String numbered(Path path, List<String> lines) {
    StringBuilder html = new StringBuilder("<h1>" + slashes(path) + "</h1>\n");
    html.append("<pre class=\"source\">");
    for (int k = 1; k <= lines.size(); k++) {
      html.append("<a id=\"L").append(k).append("\"></a>");
      html.append(Frame.escape(lines.get(k - 1))).append('\n');
    }
    return html.append("</pre>\n").toString();
  }

  /** The address in the site for a link on a page in Markdown. */
  private String follow(Path page, String link) {
    if (ADDRESS.matcher(link).matches() || link.startsWith("#")) {
      return link;
    }
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = page.resolveSibling(file).normalize();
    boolean made = target.startsWith(MADE);
    if (target.startsWith("..") || !made && !Files.exists(repository.resolve(target))) {
      dead.add("%s: %s: there is no such file".formatted(slashes(page), link));
      return link;
    }
    return from(page, target) + (hash < 0 ? "" : link.substring(hash));
  }

  /** The address of a file for a page of the site; the file becomes part of the site. */
  private String from(Path page, Path file) {
    reach(file);
    return relative(place(page), place(file));
  }

  private void reach(Path path) {
    if (!path.startsWith(MADE) && reached.add(withPage(path))) {
      waiting.add(withPage(path));
    }
  }

  /** A folder stands for the page that describes it, if it has one. */
  private Path withPage(Path path) {
    if (path.equals(INDEX)) {
      return CONTENTS;
    }
    Path page = path.resolve("README.md");
    return Files.exists(repository.resolve(page)) ? page : path;
  }

  private Path place(Path file) {
    Path path = withPage(file);
    if (path.startsWith(MADE)) {
      return MADE.relativize(path);
    }
    if (path.equals(CONTENTS)) {
      return INDEX;
    }
    if (Files.isDirectory(repository.resolve(path))) {
      return path.resolve("index.html");
    }
    String name = path.getFileName().toString();
    if (name.endsWith(".md")) {
      return path.resolveSibling(name.substring(0, name.length() - 3) + ".html");
    }
    return isShown(path) ? path : path.resolveSibling(name + ".html");
  }

  private static boolean isShown(Path path) {
    return SHOWN.matcher(path.getFileName().toString()).matches();
  }

  private static String relative(Path page, Path target) {
    return slashes(page.resolveSibling("").relativize(target));
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
