import type { Content } from "../content/content.ts";
import { fingerprintOf, readFolder, sourceOf } from "../content/mod.ts";
import { hashOf } from "../base/http/sha256.ts";
import { once } from "../base/time/once.ts";
import { inTurns, withYields } from "../base/time/turns.ts";
import { SITE_ROOT } from "../base/site_root.ts";
import type { StoredFacts } from "./facts/facts.ts";
import type { StoredPage } from "./rank/page_rows.ts";
import type { AnswerStore } from "./rank/store.ts";

const FOLDER = `${SITE_ROOT}/_fresh`;
const CODE = ["lib", "routes", "islands"].map((room) => `${SITE_ROOT}/${room}`);

/** A site in one language that wants pages of a build. */
interface Wanted {
  content: Content;
  /** Hash of the code that runs; absent if it runs from the sources. */
  code?: string;
  folder?: string;
}

/** Pages and facts of a language, as a build keeps them. */
export interface BuiltFiles {
  pages: StoredPage[];
  facts: StoredFacts;
}

/** Opens what a build kept of a language; the caller closes it. Rejects if content or code differ. */
export async function openBuiltAnswers(
  wanted: Wanted,
): Promise<AnswerStore | null> {
  const file = fileOf(wanted);
  const { AnswerStore } = await import("./rank/store.ts");
  const found = await Deno.lstat(file).catch(ignoreMissing);
  if (!found) return null;
  const store = AnswerStore.at(file);
  try {
    await assertOf(store.fingerprint, file, wanted);
    return store;
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Keys of the pages that a build before kept of a language, of whatever content. */
export async function readBuiltKeys(
  content: Content,
  folder?: string,
): Promise<Map<string, string>> {
  const { AnswerStore } = await import("./rank/store.ts");
  try {
    const store = AnswerStore.at(fileOf({ content, folder }));
    const { keys } = store;
    store.close();
    return keys;
  } catch {
    return new Map(); // There is none, or another version wrote it.
  }
}

/** Writes the file that the server reads. Pages without sections stay as they are in it. */
export async function writeBuiltFiles(
  content: Content,
  built: BuiltFiles,
  folder = FOLDER,
): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const fingerprint = await fingerprintFor(content);
  const [{ AnswerStore }, { tongueOf }] = await Promise.all([
    import("./rank/store.ts"),
    import("./rank/tongue.ts"),
  ]);
  const tongue = await tongueOf(content.profile.language);
  const file = fileOf({ content, folder });
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await Deno.remove(unfinished).catch(ignoreMissing);
  const keepsSome = built.pages.some(({ sections }) => !sections);
  if (keepsSome) await Deno.copyFile(file, unfinished);
  const store = AnswerStore.create(unfinished);
  await withYields(store.write({ content, fingerprint, ...built }, tongue));
  store.close();
  // One step: a server may start at any moment.
  await Deno.rename(unfinished, file);
}

/** `answers.sqlite3` for the first language, `answers.sv.sqlite3` for another. */
function fileOf(
  { content, folder = FOLDER }: Pick<Wanted, "content" | "folder">,
): string {
  const { original, profile } = content;
  const language = original ? `.${profile.language}` : "";
  return `${folder}/answers${language}.sqlite3`;
}

/** Throws if content or code has changed. */
async function assertOf(
  fingerprint: string,
  file: string,
  { content, code }: Pick<Wanted, "content" | "code">,
): Promise<void> {
  if (fingerprint === await fingerprintFor(content, code)) return;
  throw new Error(
    `${file} is of other content or code, so all pages are read anew: run \`deno task build\``,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}

/** A hash of the code that makes pages, as it lay in the folder at first. */
export const codeHash = once(async () =>
  await fingerprintOf(await inTurns(CODE, readFolder))
);

async function fingerprintFor(
  content: Content,
  code?: string,
): Promise<string> {
  const source = sourceOf(content) ?? content;
  return await hashOf([source, code ?? await codeHash()]);
}
