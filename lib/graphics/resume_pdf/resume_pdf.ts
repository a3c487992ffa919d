import PDFDocument from "pdfkit";
import { escapeHtml } from "../../base/markdown/escape_html.ts";
import type { Content } from "../../content/content.ts";
import { drawText, drawUnits } from "./draw_blocks.ts";
import { type FontFiles, Fonts } from "./fonts.ts";
import { pagesOf } from "./pages.ts";
import { FOOT, MARGIN, PAPERS, STYLES } from "./styles.ts";
import { unitsOf } from "./units.ts";

export interface ResumeSources {
  content: Content;
  baseUrl: string;
  /** Text of /resume.json, which is attached. */
  json: string;
  fonts: FontFiles;
}

/** A tagged PDF. The same sources always give the same bytes. */
export async function drawResume(
  { content, baseUrl, json, fonts: files }: ResumeSources,
): Promise<Uint8Array<ArrayBuffer>> {
  const { profile } = content;
  const pdf = openPdf(profile);
  const fonts = new Fonts(pdf, files);
  const units = unitsOf(content, baseUrl);
  const { width, height } = pdf.page;
  const pages = pagesOf(units, {
    fonts,
    width: width - 2 * MARGIN.side,
    height: height - MARGIN.top - MARGIN.bottom,
  });
  for (let page = 1; page < pages.count; page++) pdf.addPage();
  const pen = { pdf, fonts, hue: profile.hue };
  drawUnits(units, pages, pen);
  for (let page = 0; page < pages.count; page++) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact");
    if (pages.count > 1) {
      const foot = `${profile.name} · ${page + 1}/${pages.count}`;
      const length = fonts.widthOf(foot, STYLES.small);
      drawText(foot, "small", width - MARGIN.side - length, height - FOOT, pen);
    }
    pdf.endMarkedContent();
  }
  const date = dateOf(profile);
  pdf.file(new TextEncoder().encode(json), {
    name: "resume.json",
    type: "application/json",
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  });
  pdf.end();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of pdf) chunks.push(new Uint8Array(chunk));
  return await new Blob(chunks).bytes();
}

class ResumePdf extends PDFDocument {
  /** Escapes text for XML. The dictionary with the same text is written before. */
  override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) {
      if (typeof value === "string") this.info[key] = escapeHtml(value);
    }
    this.appendXML(PDF_UA);
    super.endMetadata();
  }
}

const PDF_UA =
  `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

function openPdf(profile: Content["profile"]): PDFDocument {
  const { name, headline, language, paper = "A4" } = profile;
  return new ResumePdf({
    size: PAPERS[paper],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: language,
    font: null,
    info: {
      Title: name,
      Author: name,
      Subject: headline,
      // A clock would change the bytes.
      CreationDate: dateOf(profile),
    },
  });
}

function dateOf({ updated }: Content["profile"]): Date {
  return new Date(`${updated}T00:00:00Z`);
}
