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
  boundTo: "address",
  isOffered: ({ unprintable }) => unprintable === undefined,
  async render(sources) {
    const { content: { unprintable }, twins } = sources;
    if (unprintable !== undefined) {
      throw new OperationError("not_found", refusalOf(unprintable));
    }
    const drawing = drawings.get(twins) ?? once(() => draw(sources));
    drawings.set(twins, drawing);
    return await drawing();
  },
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Many first requests of a site share a drawing, which takes a while. */
const drawings = new WeakMap<Sources["twins"], () => Promise<Bytes>>();

async function draw(sources: Sources): Promise<Bytes> {
  // Loaded on first use, as the writer of PDF is large.
  const { drawResume } = await import("@foyer/graphics");
  const { urlOf, readFont, content: given } = sources;
  const content = withValuesIn(given, valuesOf(given, sources));
  const json = String(await resume.render(sources));
  const fonts = await Promise.all(
    FONT_FILES.map(async (name) => [name, await readFont(name)] as const),
  );
  await acquireSlot();
  return await drawResume({ content, urlOf, json, fonts: new Map(fonts) });
}
