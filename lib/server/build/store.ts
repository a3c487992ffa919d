import type { AnswerStore, StoredFacts, StoredPage } from "@foyer/answers";
import { hashOf } from "../../base/http/sha256.ts";
import { withYields } from "../../base/time/turns.ts";
import type { Content } from "../../content/content.ts";
import type { Loaded } from "../../content/mod.ts";
import type { BuildKeys } from "./keys.ts";
import { BUILD, replaceFile } from "./manifest.ts";

/** Content as a build has read it, with the warnings of its day. */
interface StoredContent extends Pick<Loaded, "content" | "warnings"> {
  /** Stamp of the build. */
  made: string;
}

/** Pages and facts of a language. */
export interface BuiltPages {
  pages: StoredPage[];
  facts: StoredFacts;
}

/**
 * What a build has read of the content. Each file has a stamp: a build after it may have
 * replaced one while a server runs.
 */
export class BuildStore {
  /** `made`: stamp of the build, by which its files are known. */
  constructor(
    private readonly made: string,
    private readonly folder: string = BUILD,
  ) {}

  /** `keys`: what the build follows from. */
  static async of(
    { code, files }: Pick<BuildKeys, "code" | "files">,
    folder?: string,
  ): Promise<BuildStore> {
    return new BuildStore(await hashOf([code, files]), folder);
  }

  /** Null if there is none of this build. */
  async readContent(): Promise<Loaded | null> {
    try {
      const stored: StoredContent = JSON.parse(
        await Deno.readTextFile(this.#content),
      );
      return stored.made === this.made ? stored : null;
    } catch {
      // The build only saves time. Reading the files reports any error.
      return null;
    }
  }

  async writeContent({ content, warnings }: Loaded): Promise<void> {
    await Deno.mkdir(this.folder, { recursive: true });
    const stored: StoredContent = { made: this.made, content, warnings };
    await replaceFile(this.#content, JSON.stringify(stored));
  }

  /**
   * Opens sentences and Markdown of a language; the caller closes it. Null if there are
   * none. Rejects if another build wrote them.
   */
  async openAnswers(content: Content): Promise<AnswerStore | null> {
    const file = this.#answers(content);
    const found = await Deno.lstat(file).catch(ignoreMissing);
    if (!found) return null;
    const { answerStores } = await import("@foyer/answers");
    const stores = await answerStores();
    const store = stores.at(file);
    try {
      if (store.made === this.made) return store;
    } catch (error) {
      store.close();
      throw error;
    }
    store.close();
    throw new Error(
      `${file} is of other content or code, so all pages are read anew: run \`deno task build\``,
    );
  }

  /** Keys of the pages that any build has stored of a language. */
  async pageKeys(content: Content): Promise<Map<string, string>> {
    const { answerStores } = await import("@foyer/answers");
    const stores = await answerStores();
    try {
      const store = stores.at(this.#answers(content));
      const { keys } = store;
      store.close();
      return keys;
    } catch {
      return new Map(); // There is none, or another version wrote it.
    }
  }

  /** Pages without sections stay as they are in the file. */
  async writeAnswers(content: Content, built: BuiltPages): Promise<void> {
    await Deno.mkdir(this.folder, { recursive: true });
    const { answerStores, tongueOf } = await import("@foyer/answers");
    const [stores, tongue] = await Promise.all([
      answerStores(),
      tongueOf(content.profile.language),
    ]);
    const file = this.#answers(content);
    const unfinished = `${file}.${Deno.pid}.tmp`;
    await Deno.remove(unfinished).catch(ignoreMissing);
    const keepsSome = built.pages.some(({ sections }) => !sections);
    if (keepsSome) await Deno.copyFile(file, unfinished);
    const store = stores.create(unfinished);
    const { made } = this;
    await withYields(store.write({ content, made, ...built }, tongue));
    store.close();
    // One step: a server may start at any moment.
    await Deno.rename(unfinished, file);
  }

  get #content(): string {
    return `${this.folder}/content.json`;
  }

  /** `answers.sqlite3` for the first language, `answers.sv.sqlite3` for another. */
  #answers({ original, profile }: Content): string {
    const language = original ? `.${profile.language}` : "";
    return `${this.folder}/answers${language}.sqlite3`;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
