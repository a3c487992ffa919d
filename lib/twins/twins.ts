import type { PageMeta } from "../content/page_meta.ts";
import { rest, withRests } from "../time/turns.ts";
import { ENGLISH } from "../words/override.ts";
import type { Words } from "../words/words.ts";
import { type Twin, twinOf } from "./twin.ts";

interface Sources {
  pages: PageMeta[];
  baseUrl: string;
  words: Words["twin"];
  /** Fresh's own handler: what it answers is neither logged nor counted. */
  render(request: Request): Promise<Response>;
  /** Told of a page that cannot be rendered. */
  reportError(error: unknown): void;
}

/**
 * The Markdown of the pages, each made of its HTML when it is first asked for.
 * No page may ask for it: it would wait for itself.
 */
export class Twins {
  readonly #sources: Sources;
  readonly #made = new Map<string, Promise<Twin>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get(page: PageMeta): Promise<Twin> {
    const { path } = page;
    const known = this.#made.get(path);
    if (known) return known;
    const made = this.#make(page);
    this.#made.set(path, made);
    // What could not be made once may be made the next time.
    made.catch(() => this.#made.delete(path));
    return made;
  }

  /** Those of the pages that can be made, in their order: one that fails is reported. */
  async all(pages = this.#sources.pages): Promise<Twin[]> {
    const { reportError } = this.#sources;
    const made: Twin[] = [];
    // One after the other: all at once would keep everybody else waiting.
    for (const page of pages) {
      await rest();
      await this.get(page).then((twin) => made.push(twin), reportError);
    }
    return made;
  }

  async #make(page: PageMeta): Promise<Twin> {
    const { baseUrl, words, render } = this.#sources;
    const address = baseUrl + page.path;
    const headers = { accept: "text/html" };
    const response = await render(new Request(address, { headers }));
    const html = await response.text();
    if (!response.ok) {
      throw new Error(`Cannot render ${page.path}: ${response.status}`);
    }
    // Only when somebody asks: a site has to start before it is read.
    const { readingOf } = await import("../markdown/from_html.ts");
    await rest();
    const reading = await withRests(readingOf(html, address));
    // The manual is English from the first line to the last.
    const said = page.kind === "doc" ? ENGLISH.twin : words;
    return twinOf(page, reading, baseUrl, said);
  }
}
