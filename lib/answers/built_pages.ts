import type { Content } from "../content/content.ts";
import { fingerprintOf, readFolder } from "../content/mod.ts";
import { hashOf } from "../base/http/sha256.ts";
import { withAddress } from "../base/http/any_address.ts";
import type { Reading, Section } from "../base/markdown/from_html.ts";
import { inTurns, yieldToEventLoop } from "../base/time/turns.ts";
import { SITE_ROOT } from "../base/site_root.ts";
import type { Facts } from "./facts/facts.ts";

/** Pages that the build has read, so that the first question need not wait. */
export interface BuiltPages {
  pages: BuiltPage[];
  /** Facts of the content and these pages. */
  facts: Facts;
}

export interface BuiltPage {
  path: string;
  /** True if it says how many requests a client may make. */
  showsLimit: boolean;
  /** Settings that it shows, as they were at the build. */
  settings: string;
  sections: Section[];
}

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

/** The built pages with the address of the site. */
export function readBuiltPages(wanted: Wanted): Promise<BuiltPages | null> {
  return read<BuiltPages>(wanted, "pages");
}

/** The built Markdown, in a file that is a tenth as long. */
export async function readBuiltTwins(
  wanted: Wanted,
): Promise<BuiltTwins | null> {
  const built = await read<{ twins: BuiltTwins }>(wanted, "twins");
  return built && built.twins;
}

/** Writes them to the files that the server reads. */
export async function writeBuiltPages(
  content: Content,
  { twins, ...pages }: BuiltPages & { twins: BuiltTwins },
  folder = FOLDER,
): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const fingerprint = await fingerprintFor(content);
  const inFolder = { content, folder };
  await write(fileOf("pages", inFolder), { fingerprint, ...pages });
  await write(fileOf("twins", inFolder), { fingerprint, twins });
}

/** `pages.json` for the first language, `pages.sv.json` for another. */
function fileOf(
  name: "pages" | "twins",
  { content, folder = FOLDER }: Pick<Wanted, "content" | "folder">,
): string {
  const { original, profile } = content;
  const language = original ? `.${profile.language}` : "";
  return `${folder}/${name}${language}.json`;
}

/** Null without a build. Throws if content or code has changed, or the file cannot be read. */
async function read<T>(
  wanted: Wanted,
  name: "pages" | "twins",
): Promise<T | null> {
  const { content, baseUrl, code } = wanted;
  const file = fileOf(name, wanted);
  const text = await textOf(file);
  if (text === null) return null;
  const named = withAddress(text, baseUrl);
  await yieldToEventLoop();
  const built: T & Built = JSON.parse(named);
  await yieldToEventLoop();
  if (built.fingerprint === await fingerprintFor(content, code)) return built;
  throw new Error(
    `${file} is of other content or code, so all pages are read anew: run \`deno task build\``,
  );
}

async function write(file: string, built: object): Promise<void> {
  // Rename is one step: a server may start at any moment.
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, JSON.stringify(built));
  await Deno.rename(unfinished, file);
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
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
