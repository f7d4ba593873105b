package org.certigjk.study.drawing;

import org.certigjk.markup.SvgElement;

/** The style sheet of charts: colours that everybody can tell apart (Okabe and Ito 2008). */
final class ChartStyle {

  /** The number of colours: {@code c0}, {@code c1}, …. */
  static final int COLOURS = 8;

  /** The size of letters, but for the title and for the cells of a heat map. */
  static final int LETTERS = 13;

  private static final String CSS =
      """
      .chart{max-width:100%;height:auto;font:13px sans-serif}
      .chart text{fill:#222}
      .chart .title{font-size:16px;font-weight:bold}
      .chart .small{font-size:11px}
      .chart .ground{fill:#fff}
      .chart .grid{stroke:#e0e0e0}
      .chart .axis{stroke:#666}
      .chart .frame{fill:none;stroke:#666}
      .chart .cell{stroke:#fff}
      .chart .none{fill:#fff;stroke:#ddd}
      .chart .empty{fill:#ccc;stroke:#fff}
      .chart text.dark{fill:#111}
      .chart text.light{fill:#fff}
      .chart .c0{fill:#0072b2;stroke:#0072b2}
      .chart .c1{fill:#d55e00;stroke:#d55e00}
      .chart .c2{fill:#009e73;stroke:#009e73}
      .chart .c3{fill:#cc79a7;stroke:#cc79a7}
      .chart .c4{fill:#e69f00;stroke:#e69f00}
      .chart .c5{fill:#56b4e9;stroke:#56b4e9}
      .chart .c6{fill:#444;stroke:#444}
      .chart .c7{fill:#a6611a;stroke:#a6611a}
      .chart .line{stroke-width:2;stroke-linejoin:round}
      .chart polyline.line{fill:none}
      .chart .dashed{stroke-dasharray:7 4}
      .chart .mark{stroke:#fff;stroke-width:1}
      @media (prefers-color-scheme:dark){
      .chart text{fill:#e6e6e6}
      .chart .ground,.chart .none{fill:#16181d}
      .chart .grid,.chart .none{stroke:#3a3d44}
      .chart .axis,.chart .frame{stroke:#999}
      .chart .cell,.chart .empty,.chart .mark{stroke:#16181d}
      .chart .empty{fill:#555}
      .chart .c0{fill:#2b8ad6;stroke:#2b8ad6}
      .chart .c5{fill:#9ad4f5;stroke:#9ad4f5}
      .chart .c6{fill:#ccc;stroke:#ccc}
      .chart .mark{stroke:#16181d}
      }
      """;

  private ChartStyle() {}

  /** Returns an empty drawing with the title and the style sheet. */
  static SvgElement drawing(double width, double height, String title) {
    return SvgElement.drawing("chart", Math.ceil(width), Math.ceil(height), title)
        .with(SvgElement.of("style").with(CSS))
        .withLine(SvgElement.text(16, 26, SvgElement.Anchor.START, title).attr("class", "title"));
  }

  /** Returns the classes of a line or a mark. */
  static String of(int index, String kind) {
    return "c%s %s".formatted(index % COLOURS, kind);
  }

  /**
   * Returns about how wide a text is. The fonts differ from reader to reader; this is the width in
   * a wide one.
   */
  static double width(String text) {
    return text.codePoints().mapToDouble(ChartStyle::width).sum() * LETTERS;
  }

  private static double width(int letter) {
    if (" .,:;'|!()[]ijlIftr-".indexOf(letter) >= 0) {
      return 0.4;
    }
    return Character.isUpperCase(letter) || "mw%–—".indexOf(letter) >= 0 ? 0.85 : 0.62;
  }
}
