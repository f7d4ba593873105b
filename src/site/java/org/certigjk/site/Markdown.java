package org.certigjk.site;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A page written in Markdown, as HTML.
 *
 * @param title the text of its first heading; empty if it has none
 * @param html its body
 */
record Markdown(String title, String html) {

  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());

  /** Reads a page, and writes each of its links and pictures as {@code link} says. */
  static Markdown of(String text, UnaryOperator<String> link) {
    Node page = Parser.builder().extensions(TABLES).build().parse(text);
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .attributeProviderFactory(context -> attributes(link))
            .build();
    return new Markdown(title(page), renderer.render(page));
  }

  private static String title(Node page) {
    for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        return text(node);
      }
    }
    return "";
  }

  private static AttributeProvider attributes(UnaryOperator<String> link) {
    Map<String, Integer> seen = new HashMap<>();
    return (node, tag, attributes) -> {
      if (node instanceof Heading) {
        String anchor = anchor(text(node));
        int before = seen.merge(anchor, 1, Integer::sum) - 1;
        attributes.put("id", before == 0 ? anchor : anchor + "-" + before);
      } else if (node instanceof Link) {
        attributes.computeIfPresent("href", (name, value) -> link.apply(value));
      } else if (node instanceof Image) {
        attributes.computeIfPresent("src", (name, value) -> link.apply(value));
      }
    };
  }

  /** Returns the anchor of a heading, by the rule of the hosts that show Markdown. */
  static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc}\\- ]", "")
        .replace(' ', '-');
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak part) {
            text.append(' ');
          }
        });
    return text.toString().strip();
  }
}
