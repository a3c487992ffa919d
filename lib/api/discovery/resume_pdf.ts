import type { Content } from "../../content/content.ts";
import { refusalOf, valuesOf, withValuesIn } from "../../content/mod.ts";
import { OperationError } from "../../errors.ts";
import { FONT_FILES } from "../../graphics/addresses.ts";
import { once } from "../../base/time/once.ts";
import { acquireSlot } from "../../base/time/turns.ts";
import type { Document, Sources } from "./document.ts";
import { resume } from "./resume.ts";

/** Not listed if a letter of the content has no font. */
export const resumePdf: Document = {
  path: "/resume.pdf",
  mediaType: "application/pdf",
  title: "Résumé as PDF",
  description: "the career on paper, with tags for screen readers (PDF/UA-1)",
  role: "person",
  async render(sources) {
    const { content, baseUrl, rateLimit } = sources;
    if (content.unprintable !== undefined) {
      const { what, fix } = refusalOf(content.unprintable);
      throw new OperationError("not_found", `${what}; ${fix}`);
    }
    const ofContent: Drawings = drawings.get(content) ?? new Map();
    drawings.set(content, ofContent);
    const key = `${baseUrl} ${rateLimit}`;
    const drawing = ofContent.get(key) ?? once(() => draw(sources));
    ofContent.set(key, drawing);
    return await drawing();
  },
};

type Bytes = Uint8Array<ArrayBuffer>;
type Drawings = Map<string, () => Promise<Bytes>>;

/** Many first requests share a drawing, which takes a while. */
const drawings = new WeakMap<Content, Drawings>();

async function draw(sources: Sources): Promise<Bytes> {
  const { content, baseUrl, readFont } = sources;
  // Loaded on first use, as the writer of PDF is large.
  const { drawResume } = await import("@foyer/graphics");
  const files = FONT_FILES.map(async (name) =>
    [name, await readFont(name)] as const
  );
  const { docs: _, ...printed } = content;
  const values = valuesOf(content, sources);
  const given = {
    content: { ...content, ...withValuesIn(printed, values) },
    baseUrl,
    json: String(await resume.render(sources)),
    fonts: new Map(await Promise.all(files)),
  };
  await acquireSlot();
  return await drawResume(given);
}
