import { SITE_ROOT } from "../../base/site_root.ts";
import type { Bound } from "../../endpoint.ts";
import type { StoredCount } from "@foyer/services";
import type { BuiltIndex } from "./built_answers.ts";
import type { BuildKeys } from "./keys.ts";

/** Folder of a build. */
export const BUILD = `${SITE_ROOT}/_fresh`;

/** Files of answers, by name. */
export const ANSWERS = `${BUILD}/answers`;

/** Says what lies in a build, and what it follows from. A part that is being made has no key. */
export interface Manifest {
  /** Hash of the code whose pages, islands and clients lie there. */
  pages?: string;
  /** Hash of the code whose bundle lies there. */
  bundle?: string;
  /** Keys of the content and its answers. */
  keys?: BuildKeys;
  /** BASE_URL of the build. */
  address?: string;
  /** Newest commit of each repository that was counted; null if git has none. */
  heads?: (string | null)[];
  commits?: StoredCount | null;
  answers?: StoredAnswers;
}

/** Answers of a build, in files of their own. */
export interface StoredAnswers extends Pick<BuiltIndex, "name" | "recorded"> {
  /** The address for which they are compressed. */
  baseUrl: string;
  /** Keys of what the answers are made of, by path with the prefix of the language, for the build after. */
  made: Record<string, string>;
  /** Names of files by what the answers are bound to; "" for those that hold everywhere. */
  files: Record<Bound | "", BuiltIndex["files"]>;
}

/** Without parts where no build has ended. */
export async function readManifest(folder = BUILD): Promise<Manifest> {
  try {
    return JSON.parse(await Deno.readTextFile(`${folder}/manifest.json`));
  } catch {
    return {};
  }
}

export async function writeManifest(
  manifest: Manifest,
  folder = BUILD,
): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  await replaceFile(`${folder}/manifest.json`, JSON.stringify(manifest));
}

/** Renames, because a server may start at any moment and must not read half a file. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, text);
  await Deno.rename(unfinished, path);
}

/** Answers that hold with these keys at this address; null if none does. */
export function answersAt(
  { keys, answers }: Manifest,
  given: BuildKeys,
  baseUrl: string,
): BuiltIndex | null {
  if (!answers || !keys) return null;
  const isOfIt = (["code", "files", "settings"] as const)
    .every((key) => given[key] === keys[key]);
  if (!isOfIt) return null;
  const { name, recorded, files } = answers;
  const isHome = baseUrl === answers.baseUrl;
  const isSamePlace = given.place === keys.place;
  return {
    name,
    recorded,
    baseUrl,
    isHome,
    files: {
      ...files[""],
      ...isHome && files.address,
      ...isSamePlace && files.place,
      ...isHome && isSamePlace && files["address and place"],
    },
  };
}

export function readAnswer(file: string): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(`${ANSWERS}/${file}`);
}
