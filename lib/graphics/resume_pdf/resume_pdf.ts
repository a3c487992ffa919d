import PDFDocument from "pdfkit";
import { printable } from "../../content/mod.ts";
import { escapeHtml } from "../../base/markdown/escape_html.ts";
import type { Site } from "../../site.ts";
import type { Profile } from "../../content/content.ts";
import { STYLES, type Unit } from "./block.ts";
import { Pen } from "./draw.ts";
import { Fonts } from "./fonts.ts";
import { Layout, MARGIN } from "./pages.ts";
import { unitsOf } from "./units.ts";

export interface ResumeSources extends Pick<Site, "content" | "urlOf"> {
  /** Text of /resume.json, which is attached. */
  json: string;
  fonts: ReadonlyMap<string, Uint8Array>;
}

const PAPERS = { A4: [595.28, 841.89], letter: [612, 792] } as const;
/** Baseline of the foot above the edge. */
const FOOT = 30;
/** Shares of the leading. The loosest with the fewest pages is taken. */
const LEADINGS = [1, 0.97, 0.94];

/** A tagged PDF. The same sources always give the same bytes. */
export async function drawResume(
  sources: ResumeSources,
): Promise<Uint8Array<ArrayBuffer>> {
  const { content: { profile }, json, fonts: files } = sources;
  // A clock would change the bytes.
  const date = new Date(`${profile.updated}T00:00:00Z`);
  const pdf = openPdf(profile, date);
  for (const [name, bytes] of files) pdf.registerFont(name, bytes);
  const fonts = new Fonts(pdf);
  drawPages(pdf, fonts, unitsOf(sources), profile);
  pdf.file(new TextEncoder().encode(json), {
    name: "resume.json",
    type: "application/json",
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  });
  pdf.end();
  const chunks = await Array.fromAsync(pdf, (chunk) => new Uint8Array(chunk));
  return await new Blob(chunks).bytes();
}

function drawPages(
  pdf: PDFDocument,
  fonts: Fonts,
  units: Unit[],
  { name, hue }: Profile,
) {
  const right = pdf.page.width - MARGIN.side;
  const height = pdf.page.height - MARGIN.top - MARGIN.bottom;
  const [best] = LEADINGS.map((leading) =>
    new Layout(fonts, right - MARGIN.side, height, leading).pagesOf(units)
  ).toSorted((one, other) => one.count - other.count);
  const { count, blocks } = best ?? { count: 0, blocks: new Map() };
  for (let page = 1; page < count; page++) pdf.addPage();
  const pen = new Pen(pdf, fonts, hue);
  pen.drawUnits(units, blocks);
  for (let page = 0; count > 1 && page < count; page++) {
    pdf.switchToPage(page);
    const text = `${printable(name)} · ${page + 1}/${count}`;
    const x = right - fonts.widthOf(text, STYLES.small);
    pdf.markContent("Artifact");
    pen.drawText({ text, style: "small" }, x, pdf.page.height - FOOT);
    pdf.endMarkedContent();
  }
}

function openPdf(
  { name, headline, language, paper }: Profile,
  date: Date,
) {
  return new ResumePdf({
    size: PAPERS[paper ?? "A4"],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    font: null,
    lang: language,
    info: { Title: name, Author: name, Subject: headline, CreationDate: date },
  });
}

class ResumePdf extends PDFDocument {
  /** Escapes text for XML. The dictionary with the same text is written before. */
  override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) {
      if (typeof value === "string") this.info[key] = escapeHtml(value);
    }
    this.appendXML(
      `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`,
    );
    super.endMetadata();
  }
}
