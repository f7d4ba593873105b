/** The scripts of the page, as tsc --checkJs sees them: classic scripts that share one name. */
declare var certigjk: any;

/** An element of the page, of which the scripts know what it is. */
interface Document {
  getElementById(id: string): any;
  querySelector(selectors: string): any;
}
interface Element {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
interface EventTarget {
  closest(selectors: string): any;
}

/** The numbers of a scene are texts, as the core writes them. */
type Point = string[];
type Scene = { a: Point[]; b: Point[]; field: string; loop: string; sub: string; "shape-a": string; "shape-b": string };

/** A number as the core writes it: exactly, briefly, and as a double to draw with. */
type Num = { exact: string; decimal: string; value: number | null };
