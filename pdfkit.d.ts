// The members of pdfkit that the résumé uses. The package ships no types.
declare module "pdfkit" {
  /** An element of the structure tree, or content of it. */
  type Child = object;

  export interface Element {
    add(child: Child): Element;
    /** Takes the page of its links from the page that is drawn on. */
    end(): void;
  }

  export interface Outline {
    addItem(
      title: string,
      options: { pageNumber: number; top: number; left: number },
    ): Outline;
  }

  interface OpenFont {
    font: { hasGlyphForCodePoint(codePoint: number): boolean };
  }

  export default class PDFDocument implements AsyncIterable<Uint8Array> {
    constructor(options: {
      size: readonly [width: number, height: number];
      margin: number;
      bufferPages: true;
      pdfVersion: "1.7";
      tagged: true;
      displayTitle: true;
      lang: string;
      /** Null leaves Helvetica out. */
      font: null;
      info: Record<string, string | Date>;
    });
    _font: OpenFont;
    page: { width: number; height: number };
    info: Record<string, string | Date>;
    outline: Outline;
    addPage(): this;
    switchToPage(index: number): unknown;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    fillColor(colour: string): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: "alphabetic" },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    struct(type: string): Element;
    addStructure(element: Element): this;
    markStructureContent(type: string): Child;
    markContent(type: "Artifact"): this;
    endMarkedContent(): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      // A plain string would become a name of PDF.
      options: { structParent: Element; Contents: object },
    ): this;
    file(bytes: Uint8Array, options: {
      name: string;
      type: string;
      relationship: "Alternative";
      creationDate: Date;
      modifiedDate: Date;
    }): unknown;
    appendXML(xml: string): void;
    endMetadata(): void;
    end(): void;
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
  }
}
