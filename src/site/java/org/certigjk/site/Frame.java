package org.certigjk.site;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What stands around every page. */
final class Frame {

  private record Entry(String name, String path) {}

  private static Stream<Entry> entries() {
    return Stream.of(
        new Entry("Explorer", "docs/explorer/index.html"),
        new Entry("Java", "docs/java.md"),
        new Entry("Javadoc", "target/site/javadoc/index.html"),
        new Entry("Command line", "docs/command-line.md"),
        new Entry("Proofs", "proofs/README.md"),
        new Entry("Papers", "docs/papers.md"),
        new Entry("Studies", "docs/studies/README.md"),
        new Entry("Findings", "docs/referee-findings.md"),
        new Entry("Vectors", "vectors/README.md"));
  }

  private Frame() {}

  /**
   * Returns a page.
   *
   * @param title its title
   * @param link the address, seen from the page, of a file of the repository
   * @param body its text
   */
  static String around(String title, UnaryOperator<String> link, String body) {
    String menu =
        entries()
            .map(entry -> anchor(link.apply(entry.path()), entry.name()))
            .collect(Collectors.joining("\n"));
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <link rel="stylesheet" href="%s">
    </head>
    <body>
    <nav>
    %s
    %s
    </nav>
    <main>
    %s</main>
    </body>
    </html>
    """
        .formatted(
            escape(title),
            link.apply("docs/site.css"),
            anchor(link.apply("docs/README.md"), "CertiGJK"),
            menu,
            body);
  }

  /** Returns a link. */
  static String anchor(String address, String text) {
    return "<a href=\"%s\">%s</a>".formatted(escape(address), escape(text));
  }

  /** Returns text as HTML. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
