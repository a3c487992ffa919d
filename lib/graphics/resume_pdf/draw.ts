import type PDFDocument from "pdfkit";
import type { Element, Outline } from "pdfkit";
import { hexOf, toneOf } from "../../base/colour/colours.ts";
import { type Block, type Span, STYLES, type Unit } from "./block.ts";
import type { Fonts } from "./fonts.ts";
import { INDENT, type Line, MARGIN, RULE } from "./pages.ts";

/** Draws in reading order, each block with its place in the structure. */
export class Pen {
  constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: Fonts,
    private readonly hue: number,
  ) {}

  drawUnits(units: Unit[], linesOf: Map<Block, Line[]>): void {
    const root = this.pdf.struct("Document");
    this.pdf.addStructure(root);
    const outlines = [this.pdf.outline];
    for (const { blocks } of units) {
      let list: Element | undefined;
      for (const block of blocks.flatMap(inOrder)) {
        const lines = linesOf.get(block);
        if (!lines) continue;
        if (block.tag === "LI") {
          list ??= this.#open(root, "L");
          this.#drawItem(block, lines, this.#open(list, "LI"));
        } else {
          list?.end();
          list = undefined;
          this.#drawLines(lines, root, block.tag);
          if (block.isRuled) this.#drawRule(lines);
          if (block.tag !== "P") this.#mark(block, lines[0], outlines);
        }
      }
      list?.end();
    }
    root.end();
  }

  drawText({ text, style }: Span, x: number, y: number): void {
    const { size, weight, tone } = STYLES[style];
    const options = { lineBreak: false, baseline: "alphabetic" } as const;
    this.pdf.fillColor(hexOf(toneOf("light", tone, this.hue)));
    for (const { text: part, font } of this.fonts.runsOf(text, weight)) {
      this.pdf.font(font, size).text(part, x, y, options);
      x += this.pdf.widthOfString(part);
    }
  }

  #open(parent: Element, tag: string): Element {
    const element = this.pdf.struct(tag);
    parent.add(element);
    return element;
  }

  #drawItem({ label = "" }: Block, lines: Line[], item: Element): void {
    const segments = [{ text: `${label} `, style: "text" as const, width: 0 }];
    const [sign] = lines.map((line) => ({ ...line, segments }));
    if (sign) this.#drawLines([{ ...sign, x: sign.x - INDENT }], item, "Lbl");
    this.#drawLines(lines, item, "LBody");
    item.end();
  }

  #drawLines(lines: Line[], parent: Element, tag: string): void {
    const element = this.#open(parent, tag);
    for (const [at, { page, x, y, segments }] of lines.entries()) {
      this.pdf.switchToPage(page);
      let left = x;
      for (const [within, { width, ...span }] of segments.entries()) {
        const isEnd = within === segments.length - 1 && at < lines.length - 1;
        // Without the space, readers of the text join the words of two lines.
        const text = isEnd ? `${span.text} ` : span.text;
        const place = span.href ? this.#open(element, "Link") : element;
        place.add(this.pdf.markStructureContent(span.href ? "Link" : tag));
        this.drawText({ ...span, text }, left, y);
        this.pdf.endMarkedContent();
        if (span.href) this.#link(span, left, y, width, place);
        left += width;
      }
    }
    element.end();
  }

  #link(span: Span, x: number, y: number, width: number, link: Element): void {
    const { href = "", text, style } = span;
    const { size } = STYLES[style];
    const Contents = new String(text.trim());
    const options = { structParent: link, Contents };
    this.pdf.link(x, y - size, width, size * 1.3, href, options);
    // On the same page: its page is taken now.
    link.end();
  }

  /** A line from margin to margin, which says nothing. */
  #drawRule(lines: Line[]): void {
    const y = (lines.at(-1)?.y ?? 0) + RULE;
    this.pdf.markContent("Artifact");
    this.pdf.rect(MARGIN.side, y, this.pdf.page.width - 2 * MARGIN.side, 1)
      .fill(hexOf(toneOf("light", "ink", this.hue)));
    this.pdf.endMarkedContent();
  }

  /** Adds a heading to the bookmarks. `outlines`: those above it, from the root. */
  #mark({ tag, spans }: Block, line: Line | undefined, outlines: Outline[]) {
    outlines.length = Math.min(outlines.length, Number(tag[1]));
    const title = spans.map(({ text }) => text).join("");
    const { page: pageNumber = 0, y = 0 } = line ?? {};
    // Counted from the right edge.
    const left = this.pdf.page.width;
    const made = outlines.at(-1)
      ?.addItem(title, { pageNumber, top: y - MARGIN.top / 2, left });
    if (made) outlines.push(made);
  }
}

/** A heading in the gutter comes before its block, and a date after it. */
function inOrder(block: Block): Block[] {
  const { gutter, behind } = block;
  const isFirst = gutter?.tag === "H2";
  const all = isFirst ? [gutter, block, behind] : [block, behind, gutter];
  return all.filter((each) => each !== undefined);
}
