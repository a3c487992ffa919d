import type { AnswerStore, BuiltTwin } from "@foyer/answers";
import type { PageMeta } from "../../content/page_meta.ts";
import type { World } from "../world.ts";
import { withAddress } from "../../base/http/any_address.ts";
import type { Reading } from "../../base/markdown/from_html.ts";
import { withoutTokens } from "../../api/mod.ts";
import { withYields, yieldToEventLoop } from "../../base/time/turns.ts";
import { ENGLISH } from "../../base/words/override.ts";
import type { Published, Site } from "../../site.ts";
import type { Words } from "../../base/words/words.ts";
import { twinOf } from "./twin.ts";
import type { Twin, TwinReader } from "../../state.ts";

interface Sources
  extends Published, Pick<Site, "pages">, Pick<World, "builtAnswers"> {
  words: Words["twin"];
  /** The handler of Fresh, which neither logs nor counts. */
  render(request: Request): Promise<Response>;
  /** Gets the error of a page that cannot be rendered. */
  reportError(error: unknown): void;
}

interface ReadPage extends Reading {
  page: PageMeta;
}

/**
 * Markdown of the pages, made from their HTML on first use. A page must not ask
 * for it: it would wait for itself.
 */
export class Twins implements TwinReader {
  /** Readings that have begun: several requests may wait for one. */
  readonly #pending = new Map<string, Promise<ReadPage>>();
  readonly #made = new Map<string, Twin>();
  #opening: Promise<void> | undefined;
  #built: AnswerStore | null = null;

  constructor(private readonly sources: Sources) {}

  async get(page: PageMeta): Promise<Twin> {
    const known = this.#made.get(page.path);
    if (known) return known;
    const built = this.#builtTwin(page);
    return this.#make(page, built ?? await this.read(page));
  }

  /** Twins in the order of the pages. A page that fails is reported and left out. */
  async all(pages = this.sources.pages): Promise<Twin[]> {
    const isMissing = ({ kind, path }: PageMeta) =>
      (kind === "entry" || kind === "doc") && !this.#made.has(path);
    if (pages.some(isMissing)) await (this.#opening ??= this.#open());
    return await this.#each(pages, (page) => this.get(page));
  }

  /** Ignores the readings of the build. */
  readAll(pages: PageMeta[]): Promise<ReadPage[]> {
    return this.#each(pages, (page) => this.read(page));
  }

  read(page: PageMeta): Promise<ReadPage> {
    const { path } = page;
    const pending = this.#pending.get(path) ??
      this.#render(page).finally(() => this.#pending.delete(path));
    this.#pending.set(path, pending);
    return pending;
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

  /** A build stores the Markdown of entries and of the manual. Opening it pays off for many twins, not for one. */
  async #open(): Promise<void> {
    const { content, builtAnswers, reportError } = this.sources;
    try {
      this.#built = await builtAnswers(content);
    } catch (error) {
      // It only saves time.
      reportError(error);
    }
  }

  #builtTwin({ path }: PageMeta): BuiltTwin | undefined {
    const twin = this.#built?.twin(path);
    if (!twin) return;
    const { baseUrl } = this.sources;
    return {
      head: withAddress(twin.head, baseUrl),
      body: withAddress(twin.body, baseUrl),
    };
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
