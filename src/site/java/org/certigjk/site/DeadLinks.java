package org.certigjk.site;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds links of a site to files and anchors that are not there. It follows none to elsewhere, and
 * none on the pages that other programs have made.
 */
final class DeadLinks {

  private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile("\\s(?:id|name)=\"([^\"]*)\"");
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z][a-z0-9+.-]*:.*");

  /** The folders with the pages of other programs. */
  private static final Set<String> MADE = Set.of("javadoc", "kotlin", "coqdoc");

  /** What follows # there is the state of the page, which its scripts read. */
  private static final Path EXPLORER = Path.of("docs", "explorer", "index.html");

  private final Path site;
  private final List<String> leftOut;
  private final Map<Path, Set<String>> anchors = new HashMap<>();

  /** Makes a search in a folder, some folders of which are left out. */
  DeadLinks(Path site, List<String> leftOut) {
    this.site = site;
    this.leftOut = List.copyOf(leftOut);
  }

  /** Returns the dead links, one in a line. */
  List<String> find() throws IOException {
    List<Path> pages;
    try (Stream<Path> files = Files.walk(site)) {
      pages =
          files
              .map(site::relativize)
              .filter(file -> file.toString().endsWith(".html"))
              .filter(file -> !MADE.contains(file.getName(0).toString()))
              .sorted()
              .toList();
    }
    List<String> dead = new ArrayList<>();
    for (Path page : pages) {
      Matcher link = LINK.matcher(Files.readString(site.resolve(page)));
      while (link.find()) {
        String problem = problem(page, link.group(1).replace("&amp;", "&"));
        if (!problem.isEmpty()) {
          dead.add("%s: %s: %s".formatted(page, link.group(1), problem));
        }
      }
    }
    return dead;
  }

  private String problem(Path page, String link) throws IOException {
    if (ELSEWHERE.matcher(link).matches()) {
      return "";
    }
    URI address;
    try {
      address = new URI(link);
    } catch (URISyntaxException malformed) {
      return "it is no address: " + malformed.getReason();
    }
    Path target =
        address.getPath().isEmpty() ? page : page.resolveSibling(address.getPath()).normalize();
    if (leftOut.contains(target.getName(0).toString())) {
      return "";
    }
    if (!Files.isRegularFile(site.resolve(target))) {
      return "there is no such file";
    }
    String fragment = address.getFragment();
    if (fragment == null || target.equals(EXPLORER) || anchors(target).contains(fragment)) {
      return "";
    }
    return "the page has no such anchor";
  }

  private Set<String> anchors(Path page) throws IOException {
    Set<String> known = anchors.get(page);
    if (known == null) {
      known = new HashSet<>();
      Matcher anchor = ANCHOR.matcher(Files.readString(site.resolve(page)));
      while (anchor.find()) {
        known.add(anchor.group(1));
      }
      anchors.put(page, known);
    }
    return known;
  }
}
