package org.certigjk.referee.picture;

/** The style sheet of pictures: colours that everybody can tell apart (Okabe and Ito 2008). */
public final class PictureStyle {

  public static final String CSS =
      """
      .picture{max-width:100%;height:auto;font:12px sans-serif}
      .picture text{fill:#222}
      .picture svg text{paint-order:stroke;stroke:#fff;stroke-width:3px;stroke-linejoin:round}
      .picture .title{font-weight:bold}
      .picture .ground{fill:#fff}
      .picture .paper{fill:#fff;stroke:#bbb}
      .picture .scale{stroke:#222}
      .picture .a{fill:#0072b2;fill-opacity:.15;stroke:#0072b2;stroke-width:1.5}
      .picture .b{fill:#d55e00;fill-opacity:.15;stroke:#d55e00;stroke-width:1.5}
      .picture .difference{fill:#888;fill-opacity:.15;stroke:#777;stroke-width:1.5}
      .picture .simplex{fill:#009e73;fill-opacity:.2;stroke:#009e73;stroke-width:2}
      .picture .edge{stroke-width:.6;stroke-opacity:.6}
      .picture .dot{fill-opacity:1;stroke:none}
      .picture .number{fill-opacity:1;font-size:11px}
      .picture .name{fill-opacity:1;font-size:16px;font-weight:bold}
      .picture text.a{fill:#0072b2;stroke:#fff;stroke-width:3px}
      .picture text.b{fill:#c04f00;stroke:#fff;stroke-width:3px}
      .picture text.simplex{fill:#00785a;stroke:#fff;stroke-width:3px}
      .picture line.truth{stroke:#111;stroke-width:2}
      .picture circle.truth{fill:none;stroke:#111;stroke-width:1.5}
      .picture line.claim,.picture circle.claim{fill:none;stroke:#b3006b;stroke-width:2;stroke-dasharray:5 4}
      .picture .spot{fill:#111}
      .picture .mark{fill:none;stroke:#b3006b;stroke-width:2}
      .picture line.origin{stroke:#111;stroke-width:1.5}
      .picture line.bar{stroke-width:10;stroke-dasharray:none}
      @media (prefers-color-scheme:dark){
      .picture text{fill:#e6e6e6}
      .picture svg text{stroke:#16181d}
      .picture .ground,.picture .paper{fill:#16181d}
      .picture .paper{stroke:#555}
      .picture .scale,.picture line.truth,.picture circle.truth,.picture line.origin{stroke:#f2f2f2}
      .picture .spot{fill:#f2f2f2}
      .picture .a{fill:#56b4e9;stroke:#56b4e9}
      .picture .b{fill:#f0954b;stroke:#f0954b}
      .picture text.a{fill:#56b4e9;stroke:#16181d}
      .picture text.b{fill:#f0954b;stroke:#16181d}
      .picture .difference{fill:#aaa;stroke:#aaa}
      .picture .simplex{fill:#2fd6a3;stroke:#2fd6a3}
      .picture text.simplex{fill:#2fd6a3;stroke:#16181d}
      .picture line.claim,.picture circle.claim,.picture .mark{stroke:#ff7ec2}
      }
      """;

  private PictureStyle() {}
}
