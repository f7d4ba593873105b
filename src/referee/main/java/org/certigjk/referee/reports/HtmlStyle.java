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
      @media (prefers-color-scheme:dark){
      body{background:#16181d;color:#e6e6e6}
      h2,section{border-color:#555}
      th,td{border-color:#3a3d44}
      pre{background:#23262d}
      a{color:#56b4e9}
      }
      @media print{
      pre{max-height:none;white-space:pre-wrap;overflow-wrap:anywhere}
      .wide{overflow:visible}
      section{break-inside:avoid-page;border:0;padding:0}
      }
      """;

  private HtmlStyle() {}
}
