import type PDFDocument from "pdfkit";
import type { Element } from "pdfkit";
import { hexOf } from "../../base/colour/srgb.ts";
import { toneOf } from "../../base/colour/tokens.ts";
import type { Block, Unit } from "./blocks.ts";
import type { Fonts } from "./fonts.ts";
import type { Segment } from "./lines.ts";
import type { Pages, PlacedLine } from "./pages.ts";
import { INDENT, MARGIN, SPACE, type StyleName, STYLES } from "./styles.ts";

interface Pen {
  pdf: PDFDocument;
  fonts: Fonts;
  hue: number;
}

/** Draws units in reading order, each block with its place in the structure. */
export function drawUnits(units: Unit[], { linesOf }: Pages, pen: Pen): void {
  const { pdf } = pen;
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const outlines = [pdf.outline];
  for (const { blocks } of units) {
    let list: Element | undefined;
    for (const block of blocks) {
      const lines = linesOf.get(block) ?? [];
      if (block.tag === "LI") {
        list ??= opened(pdf, root, "L");
        drawItem(block, lines, opened(pdf, list, "LI"), pen);
        continue;
      }
      list?.end();
      list = undefined;
      const element = opened(pdf, root, block.tag);
      drawLines(lines, element, block.tag, pen);
      element.end();
      if (block.isRuled) drawRule(lines, pen);
      mark(pdf, block, lines, outlines);
    }
    list?.end();
  }
  root.end();
}

function opened(pdf: PDFDocument, parent: Element, tag: string): Element {
  const element = pdf.struct(tag);
  parent.add(element);
  return element;
}

function drawItem(
  { label = "" }: Block,
  lines: PlacedLine[],
  item: Element,
  pen: Pen,
): void {
  const sign = opened(pen.pdf, item, "Lbl");
  const [first] = lines;
  if (first) {
    const x = first.x - INDENT;
    const segments = [{ text: `${label} `, style: "label", width: 0 } as const];
    drawLines([{ ...first, x, segments: [...segments] }], sign, "Lbl", pen);
  }
  const body = opened(pen.pdf, item, "LBody");
  drawLines(lines, body, "LBody", pen);
  item.end();
}

function drawLines(
  lines: PlacedLine[],
  element: Element,
  tag: string,
  pen: Pen,
): void {
  for (const [at, { page, x, y, segments }] of lines.entries()) {
    pen.pdf.switchToPage(page);
    let left = x;
    for (const [within, segment] of segments.entries()) {
      const isLast = within === segments.length - 1;
      // Readers of the text would join the words of two lines.
      const space = isLast && at < lines.length - 1 ? " " : "";
      const drawn = { ...segment, text: segment.text + space };
      if (segment.href) drawLink(drawn, left, y, element, pen);
      else drawContent(drawn, left, y, element, tag, pen);
      left += segment.width;
    }
  }
}

function drawContent(
  { text, style }: Segment,
  x: number,
  y: number,
  element: Element,
  tag: string,
  pen: Pen,
): void {
  element.add(pen.pdf.markStructureContent(tag));
  drawText(text, style, x, y, pen);
  pen.pdf.endMarkedContent();
}

function drawLink(
  segment: Segment,
  x: number,
  y: number,
  parent: Element,
  pen: Pen,
): void {
  const { href = "", style, width, text } = segment;
  const { size } = STYLES[style];
  const link = opened(pen.pdf, parent, "Link");
  drawContent(segment, x, y, link, "Link", pen);
  pen.pdf.link(x, y - size, width, size * 1.3, href, {
    structParent: link,
    Contents: new String(text.trim()),
  });
  // On the same page: its page is taken now.
  link.end();
}

/** A line from margin to margin, which says nothing. */
function drawRule(lines: PlacedLine[], { pdf, hue }: Pen): void {
  const y = lines.at(-1)?.y ?? 0;
  pdf.markContent("Artifact");
  pdf.rect(MARGIN.side, y + SPACE.part, pdf.page.width - 2 * MARGIN.side, 1)
    .fill(hexOf(toneOf("light", "ink", hue)));
  pdf.endMarkedContent();
}

/** The drawing alone, without a place in the structure. */
export function drawText(
  text: string,
  style: StyleName,
  x: number,
  y: number,
  { pdf, fonts, hue }: Pen,
): void {
  const { size, weight, tone } = STYLES[style];
  pdf.fillColor(hexOf(toneOf("light", tone, hue)));
  let left = x;
  for (const run of fonts.runsOf(text, weight)) {
    pdf.font(run.font, size).text(run.text, left, y, {
      lineBreak: false,
      baseline: "alphabetic",
    });
    left += pdf.widthOfString(run.text);
  }
}

/** Adds a heading to the bookmarks. `outlines`: those above it, from the root. */
function mark(
  pdf: PDFDocument,
  { tag, spans }: Block,
  [line]: PlacedLine[],
  outlines: PDFDocument["outline"][],
): void {
  const level = Number(/^H(\d)/.exec(tag)?.[1] ?? 0);
  if (level === 0 || !line) return;
  outlines.length = Math.min(outlines.length, level);
  const title = spans.map(({ text }) => text).join("");
  const { page: pageNumber, y } = line;
  const above = STYLES[spans[0]?.style ?? "text"].leading;
  const made = outlines.at(-1)?.addItem(title, {
    pageNumber,
    top: y - above,
    // Counted from the right edge.
    left: pdf.page.width,
  });
  if (made) outlines.push(made);
}
