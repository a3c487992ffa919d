import type { PageMeta } from "../../content/page_meta.ts";
import type { World } from "../world.ts";
import type { Reading } from "../../base/markdown/from_html.ts";
import { withoutTokens } from "../../api/mod.ts";
import { withYields, yieldToEventLoop } from "../../base/time/turns.ts";
import { ENGLISH } from "../../base/words/override.ts";
import type { Published, Site } from "../../site.ts";
import type { Words } from "../../base/words/words.ts";
import { once } from "../../base/time/once.ts";
import { twinOf } from "./twin.ts";
import type { Twin, TwinReader } from "../../state.ts";

interface Sources extends Published, Pick<Site, "pages"> {
  words: Words["twin"];
  /** The handler of Fresh, which neither logs nor counts. */
  render(request: Request): Promise<Response>;
  /** Gets the error of a page that cannot be rendered. */
  reportError(error: unknown): void;
  builtTwins: World["builtTwins"];
}

interface ReadPage extends Reading {
  page: PageMeta;
}

/**
 * Markdown of the pages, made from their HTML on first use. A page must not ask
 * for it: it would wait for itself.
 */
export class Twins implements TwinReader {
  readonly #read = new Map<string, () => Promise<ReadPage>>();
  readonly #made = new Map<string, Twin>();
  #built: Promise<void> | undefined;

  constructor(private readonly sources: Sources) {}

  async get(page: PageMeta): Promise<Twin> {
    const known = this.#made.get(page.path);
    return known ?? this.#make(page, await this.read(page));
  }

  /** Twins in the order of the pages. A page that fails is reported and left out. */
  async all(pages = this.sources.pages): Promise<Twin[]> {
    const isMissing = ({ kind, path }: PageMeta) =>
      kind === "entry" && !this.#made.has(path);
    if (pages.some(isMissing)) await (this.#built ??= this.#takeBuilt());
    return await this.#each(pages, (page) => this.get(page));
  }

  /** Ignores the readings of the build. */
  readAll(pages: PageMeta[]): Promise<ReadPage[]> {
    return this.#each(pages, (page) => this.read(page));
  }

  read(page: PageMeta): Promise<ReadPage> {
    const { path } = page;
    const read = this.#read.get(path) ?? once(() => this.#render(page));
    this.#read.set(path, read);
    return read();
  }

  async #each<Made>(
    pages: PageMeta[],
    make: (page: PageMeta) => Promise<Made>,
  ): Promise<Made[]> {
    const made: Made[] = [];
    // Sequential, so that other requests get a turn.
    for (const page of pages) {
      await yieldToEventLoop();
      await make(page).then(
        (each) => made.push(each),
        this.sources.reportError,
      );
    }
    return made;
  }

  /** A build stores the Markdown of entries. Parsing it pays off for many twins, not for one. */
  async #takeBuilt(): Promise<void> {
    const { pages, content, builtTwins, reportError } = this.sources;
    const built = await builtTwins?.(content).catch(reportError);
    if (!built) return;
    for (const page of pages) {
      const kept = built[page.path];
      if (kept) this.#make(page, kept);
      await yieldToEventLoop();
    }
  }

  #make(page: PageMeta, reading: Pick<Reading, "head" | "body">): Twin {
    const { words } = this.sources;
    // The manual is always English.
    const fixedWords = page.kind === "doc" ? ENGLISH.twin : words;
    const twin = twinOf(page, reading, this.sources, fixedWords);
    this.#made.set(page.path, twin);
    return twin;
  }

  async #render(page: PageMeta): Promise<ReadPage> {
    const { urlOf, render } = this.sources;
    const address = urlOf(page.path);
    const headers = { accept: "text/html" };
    const response = await render(new Request(address, { headers }));
    const html = await response.text();
    if (!response.ok) {
      throw new Error(`Cannot render ${page.path}: ${response.status}`);
    }
    // Loaded on first use.
    const { readingOf } = await import("../../base/markdown/from_html.ts");
    await yieldToEventLoop();
    // A token differs between processes and ends after an hour.
    const lasting = withoutTokens(html);
    return { page, ...await withYields(readingOf(lasting, address)) };
  }
}
