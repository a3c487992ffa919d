import type { Content } from "../content/content.ts";
import { fingerprintOf } from "../content/fingerprint.ts";
import { readFolder } from "../content/read_folder.ts";
import type { Section } from "../markdown/from_html.ts";
import { inTurns, rest } from "../time/turns.ts";
import type { Facts } from "./facts/facts.ts";

/** What a build has read, so that whoever asks first need not wait for it. */
export interface BuiltPages {
  pages: BuiltPage[];
  /** Of the person, as the content and these pages tell them. */
  facts: Facts;
}

export interface BuiltPage {
  path: string;
  /** Whether it says how many requests one may make. */
  showsLimit: boolean;
  /** The settings that it shows, as they were. */
  settings: string;
  sections: Section[];
}

interface Built extends BuiltPages {
  /** Of the content, and of the code that makes pages of it. */
  fingerprint: string;
}

const HOST = "address-of-the-site.invalid";
/** In the pages of a build: only a start knows the address of the site. */
export const UNKNOWN_ADDRESS = `https://${HOST}`;

// Found from the code: a site may be started anywhere.
const SITE = import.meta.dirname?.replace(/\/?lib\/answers$/, "") || ".";
const FILE = `${SITE}/_fresh/pages.json`;
const CODE = ["lib", "routes", "islands"].map((room) => `${SITE}/${room}`);

/**
 * The pages as the site at the address shows them; null where no build left any.
 * Throws where they are of other content or code, or cannot be read.
 */
export async function readBuiltPages(
  content: Content,
  baseUrl: string,
  file = FILE,
): Promise<BuiltPages | null> {
  const text = await textOf(file);
  if (text === null) return null;
  const named = text.replaceAll(UNKNOWN_ADDRESS, baseUrl)
    .replaceAll(HOST, baseUrl.replace(/^https?:\/\//, ""));
  await rest();
  const { fingerprint, ...built }: Built = JSON.parse(named);
  await rest();
  if (fingerprint === await fingerprintFor(content)) return built;
  throw new Error(
    `${file} is of other content or code, so all pages are read anew: run \`deno task build\``,
  );
}

/** Where the server finds them. */
export async function writeBuiltPages(
  content: Content,
  built: BuiltPages,
  file = FILE,
): Promise<void> {
  await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
  const fingerprint = await fingerprintFor(content);
  // In one step: a server may start in this moment.
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await Deno.writeTextFile(
    unfinished,
    JSON.stringify({ fingerprint, ...built }),
  );
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

async function fingerprintFor(content: Content): Promise<string> {
  const code = await fingerprintOf(await inTurns(CODE, readFolder));
  const bytes = new TextEncoder().encode(JSON.stringify([content, code]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex();
}
