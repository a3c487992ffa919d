import type { Content } from "../content/content.ts";
import { fingerprintOf, readFolder } from "../content/mod.ts";
import { hashOf } from "../base/http/sha256.ts";
import { withAddress } from "../base/http/any_address.ts";
import type { Reading } from "../base/markdown/from_html.ts";
import { inTurns, withYields, yieldToEventLoop } from "../base/time/turns.ts";
import { SITE_ROOT } from "../base/site_root.ts";
import type { StoredFacts } from "./facts/facts.ts";
import type { AnswerStore, StoredPage } from "./rank/store.ts";

/** The Markdown of pages that show no setting, by the path of the page. */
export type BuiltTwins = Record<string, Pick<Reading, "head" | "body">>;

interface Built {
  /** Covers the content and the code that makes pages of it. */
  fingerprint: string;
}

const FOLDER = `${SITE_ROOT}/_fresh`;
const CODE = ["lib", "routes", "islands"].map((room) => `${SITE_ROOT}/${room}`);

/** A site in one language that wants pages of a build. */
interface Wanted {
  content: Content;
  baseUrl: string;
  /** Hash of the code that runs; absent if it runs from the sources. */
  code?: string;
  folder?: string;
}

/** Pages and facts of a language, as a build keeps them. */
export interface BuiltFiles {
  pages: StoredPage[];
  facts: StoredFacts;
  twins: BuiltTwins;
}

/** The built Markdown, with the address of the site. */
export async function readBuiltTwins(
  wanted: Wanted,
): Promise<BuiltTwins | null> {
  const file = fileOf("twins", wanted);
  const text = await textOf(file);
  if (text === null) return null;
  const named = withAddress(text, wanted.baseUrl);
  await yieldToEventLoop();
  const built: Built & { twins: BuiltTwins } = JSON.parse(named);
  await yieldToEventLoop();
  await assertOf(built.fingerprint, file, wanted);
  return built.twins;
}

/** The built sentences with their index; the caller closes them. */
export async function openBuiltAnswers(
  wanted: Omit<Wanted, "baseUrl">,
): Promise<AnswerStore | null> {
  const file = fileOf("answers", wanted);
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

/** Writes the files that the server reads. */
export async function writeBuiltFiles(
  content: Content,
  { twins, ...built }: BuiltFiles,
  folder = FOLDER,
): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const fingerprint = await fingerprintFor(content);
  const [{ AnswerStore }, { tongueOf }] = await Promise.all([
    import("./rank/store.ts"),
    import("./rank/tongue.ts"),
  ]);
  const tongue = await tongueOf(content.profile.language);
  await replace(fileOf("answers", { content, folder }), async (unfinished) => {
    await Deno.remove(unfinished).catch(ignoreMissing);
    const store = AnswerStore.create(unfinished);
    await withYields(store.write({ content, fingerprint, ...built }, tongue));
    store.close();
  });
  await replace(
    fileOf("twins", { content, folder }),
    (unfinished) =>
      Deno.writeTextFile(unfinished, JSON.stringify({ fingerprint, twins })),
  );
}

/** Rename is one step: a server may start at any moment. */
async function replace(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await write(unfinished);
  await Deno.rename(unfinished, file);
}

/** `twins.json` for the first language, `twins.sv.json` for another. */
function fileOf(
  name: "answers" | "twins",
  { content, folder = FOLDER }: Pick<Wanted, "content" | "folder">,
): string {
  const { original, profile } = content;
  const language = original ? `.${profile.language}` : "";
  return `${folder}/${name}${language}.${ENDINGS[name]}`;
}

const ENDINGS = { answers: "sqlite3", twins: "json" };

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

async function textOf(file: string): Promise<string | null> {
  return await Deno.readTextFile(file).catch(ignoreMissing) ?? null;
}

/** A hash of the code that makes pages, as it lies in the folder. */
export async function codeHash(): Promise<string> {
  return await fingerprintOf(await inTurns(CODE, readFolder));
}

async function fingerprintFor(
  content: Content,
  code?: string,
): Promise<string> {
  return await hashOf([content, code ?? await codeHash()]);
}
