package org.certigjk.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small project becomes a site, and what leads nowhere in it is found. */
class SiteTest {

  @TempDir private Path project;
  private Path site;

  @BeforeEach
  void smallProject() throws IOException {
    site = project.resolve("target/site");
    file("docs/README.md", "# Small\n\n[a page](page.md#two-words)\n\n[code](../src/A.java#L2)\n");
    file("docs/page.md", "# Page\n\n## Two *words*\n\n## Two words\n\n[all](../src) [up](#page)\n");
    file("docs/site.css", "");
    file("src/A.java", "class A<T> {\n}\n");
    file("src/data.bin.gz", "");
    for (String page :
        List.of(
            "docs/explorer/index.html",
            "docs/java.md",
            "docs/command-line.md",
            "proofs/README.md",
            "docs/papers.md",
            "docs/studies/README.md",
            "docs/referee-findings.md",
            "vectors/README.md")) {
      file(page, "");
    }
  }

  @Test
  @DisplayName("pages, folders and sources become HTML, with links that lead somewhere")
  void links() throws IOException {
    assertEquals(List.of(), write());
    assertTrue(read("docs/index.html").contains("<a href=\"page.html#two-words\">a page</a>"));
    assertTrue(read("docs/index.html").contains("<a href=\"../src/A.java.html#L2\">code</a>"));
    assertTrue(read("docs/page.html").contains("<h2 id=\"two-words\">Two <em>words</em></h2>"));
    assertTrue(read("docs/page.html").contains("<h2 id=\"two-words-1\">"));
    assertTrue(read("docs/page.html").contains("<a href=\"../src/index.html\">all</a>"));
    assertTrue(read("src/A.java.html").contains("<a id=\"L1\"></a>class A&lt;T&gt; {\n"));
    assertTrue(read("src/index.html").contains("<a href=\"data.bin.gz\">"));
    assertTrue(Files.isRegularFile(site.resolve("src/data.bin.gz")));
  }

  @Test
  @DisplayName("a link to a file that is not there, or is not of the project, is found")
  void missingFile() throws IOException {
    file("docs/page.md", "## Two words\n[gone](gone.md) [out](../../out.md)");
    assertEquals(
        List.of(
            "docs/page.md: gone.md: there is no such file",
            "docs/page.md: ../../out.md: there is no such file"),
        write().subList(0, 2));
  }

  @Test
  @DisplayName("a link to a heading or a line that is not there is found")
  void missingAnchor() throws IOException {
    file("docs/page.md", "## Other words\n[line](../src/A.java#L3) [here](#there)");
    assertEquals(
        List.of(
            "docs/index.html: page.html#two-words: the page has no such anchor",
            "docs/page.html: ../src/A.java.html#L3: the page has no such anchor",
            "docs/page.html: #there: the page has no such anchor"),
        write());
  }

  @Test
  @DisplayName("a page of the documentation to which no link leads is found")
  void lostPage() throws IOException {
    file("docs/studies/lost.md", "");
    assertEquals(List.of("docs/studies/lost.md: no link leads to this page"), write());
  }

  @Test
  @DisplayName("a part of the site that was to be made and is not there is found")
  void missingPart() throws IOException {
    new Site(project, site).write();
    assertTrue(
        new DeadLinks(site, List.of())
            .find()
            .contains("docs/page.html: ../javadoc/index.html: there is no such file"));
  }

  @Test
  @DisplayName("a link that is no address is found, and the others of its page too")
  void malformedLink() throws IOException {
    Files.createDirectories(site);
    Files.writeString(site.resolve("a.html"), "<a href=\"b c.html\"> <a href=\"gone.html\">");
    assertEquals(
        List.of(
            "a.html: b c.html: it is no address: Illegal character in path",
            "a.html: gone.html: there is no such file"),
        new DeadLinks(site, List.of()).find());
  }

  @Test
  @DisplayName("the page of contents stands in the repository too, with links into it")
  void index() throws IOException {
    String index = Site.index(project);
    assertTrue(index.contains("<a href=\"page.md#two-words\">a page</a>"));
    assertTrue(index.contains("<a href=\"index.html\">CertiGJK</a>"));
    assertTrue(index.contains("<a href=\"../target/site/javadoc/index.html\">Javadoc</a>"));
  }

  private List<String> write() throws IOException {
    List<String> dead = new ArrayList<>(new Site(project, site).write());
    dead.addAll(new DeadLinks(site, List.of("javadoc")).find());
    return dead;
  }

  private void file(String name, String text) throws IOException {
    Path file = project.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private String read(String name) throws IOException {
    return Files.readString(site.resolve(name));
  }
}
