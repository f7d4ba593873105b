package org.certigjk.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.certigjk.json.VisibleText;
import org.certigjk.markup.SvgElement.Anchor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class SvgElementTest {

  private static Element parsed(SvgElement element) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(element.toString())))
        .getDocumentElement();
  }

  @Test
  void textAndAttributesAreRead() throws Exception {
    String words = "a < b & \"c\" > 'd' — ‖v‖² 🙂";
    Element root = parsed(SvgElement.of("text").attr("class", words).with(words));
    assertEquals(words, root.getAttribute("class"));
    assertEquals(words, root.getTextContent());
  }

  @Test
  void whatXmlDoesNotAllowIsShown() throws Exception {
    String odd = "\u0000\u0007\u001b\ud800\uffff\u202e";
    Element root = parsed(SvgElement.text(0, 0, Anchor.START, odd).attr("class", odd));
    assertEquals("\\u0000\\u0007\\u001b\\ud800?\\u202e", root.getTextContent());
    assertEquals(root.getTextContent(), root.getAttribute("class"));
  }

  @Property(tries = 300, seed = "1")
  void everyTextIsWellFormed(@ForAll String any) throws Exception {
    String printable = VisibleText.printable(any);
    Element root =
        parsed(
            SvgElement.drawing("x", 1, 1, any)
                .with(SvgElement.text(0, 0, Anchor.END, any), SvgElement.of("g").with(any)));
    assertEquals(printable, root.getElementsByTagName("text").item(0).getTextContent());
  }

  @Test
  void anElementIsWrittenWithItsContent() {
    assertEquals(
        "<g transform=\"translate(1,-2.5)\"><polygon class=\"p\" points=\"0,1 2,3\"></polygon></g>",
        SvgElement.groupAt(1, -2.5).with(SvgElement.polygon("p", 0, 1, 2, 3)).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.001, 0",
    "1, 1",
    "0.1, 0.1",
    "-0.25, -0.25",
    "0.05, 0.05",
    "12.345, 12.35",
    "-1.999, -2",
    "1e6, 1000000"
  })
  void numbersHaveTwoDigitsAfterThePoint(double number, String digits) {
    assertEquals(digits, SvgElement.digits(number));
  }
}
