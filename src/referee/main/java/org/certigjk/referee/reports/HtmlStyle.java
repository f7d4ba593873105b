package org.certigjk.referee.reports;

/** The style sheet of the page, for screens of any width, for paper and for the dark. */
final class HtmlStyle {

  static final String CSS =
      """
      body{margin:0;background:#fff;color:#222;font:16px/1.5 sans-serif}
      main{max-width:64rem;margin:0 auto;padding:1rem}
      h1,h2,h3,h4{line-height:1.25;overflow-wrap:anywhere}
      h2{margin-top:2.5rem;border-bottom:1px solid #bbb}
      .summary{font-size:1.25rem}
      .wide{overflow-x:auto}
      table{border-collapse:collapse;font-size:.9rem}
      th,td{padding:.25rem .6rem;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}
      td{overflow-wrap:anywhere;min-width:3rem}
      th:first-child,.groups td:first-child{white-space:nowrap}
      .number{text-align:right}
      td.number{white-space:nowrap;overflow-wrap:normal}
      section{margin:1.5rem 0;padding:.2rem 1rem 1rem;border:1px solid #bbb;border-radius:.4rem}
      figure{margin:1rem 0}
      .panels{display:grid;grid-template-columns:repeat(2,minmax(0,max-content));gap:.75rem}
      figcaption{font-size:.9rem}
      pre{max-height:14em;overflow:auto;padding:.6rem;background:#f2f2f2;font-size:.8rem}
      a{color:#005a8c}
      .first{margin:0;border:0;padding:0}
      .heat td{text-align:right;white-space:nowrap;border:1px solid #fff}
      .heat1{background:#fdf0e6}.heat2{background:#fbe0cc}.heat3{background:#f9ceac}.heat4{background:#f5b887}
      .heat5{background:#f0a062}.heat6{background:#e8863f}.heat7{background:#d96a1c}.heat8{background:#b34d00;color:#fff}
      .heat{margin-bottom:1.5rem}
      .bars{width:24rem;max-width:50vw}
      .bar{height:1rem;background:#0072b2}
      @media (prefers-color-scheme:dark){
      body{background:#16181d;color:#e6e6e6}
      h2,section{border-color:#555}
      th,td{border-color:#3a3d44}
      pre{background:#23262d}
      a{color:#56b4e9}
      .heat td{border-color:#16181d}
      .heat1,.heat2,.heat3,.heat4,.heat5,.heat6,.heat7{color:#16181d}
      .bar{background:#56b4e9}
      }
      @media print{
      pre{max-height:none;white-space:pre-wrap;overflow-wrap:anywhere}
      .wide{overflow:visible}
      .heat td,.bar{print-color-adjust:exact}
      section{break-inside:avoid-page;border:0;padding:0}
      }
      """;

  private HtmlStyle() {}
}
