import { resolve } from "node:path";
import { gitEnvironment } from "../../environment.ts";
import { hashOf } from "../../lib/base/http/sha256.ts";
import { type Config, ConfigError } from "../../lib/config.ts";
import { fingerprintOf } from "../../lib/content/fingerprint.ts";
import { readFolder } from "../../lib/content/read_folder.ts";
import { shownInPages } from "../../runtime/built_index.ts";
import { git } from "./count_commits.ts";

/** A hash of all that a part of the build follows from. The content follows from the code, too. */
export interface Manifest {
  /** Hash of the code, once its pages, islands and clients are made. */
  pages?: string;
  /** Hash of the code, once its bundle is made, too. */
  code: string;
  content: string;
}

const FILE = "_fresh/manifest.json";

/** Hashes all that a build follows from now: bytes, settings, the newest commits and the runtime. */
export async function manifestOf(
  config: Config,
  root = ".",
): Promise<Manifest> {
  const [code, files, commits] = await Promise.all([
    hashOfFiles(CODE, root),
    hashOfFiles(["docs", config.CONTENT_DIR], root),
    newestCommits(config),
  ]);
  const settings = shownInPages(config);
  // Pages name the address, and a port that changes is no reason to build.
  const { BASE_URL } = config;
  const made = await hashOf([code, Deno.version.deno]);
  return {
    code: made,
    content: await hashOf([made, files, settings, BASE_URL, commits]),
  };
}

/** Reads the hashes of the parts that lie there; none where no build has ended. */
export async function readManifest(): Promise<Partial<Manifest>> {
  try {
    return JSON.parse(await Deno.readTextFile(FILE));
  } catch {
    return {};
  }
}

/** Throws where another part of this build was made of other code. */
export function refuseOtherCode(made: string | undefined, code: string): void {
  if (made === code) return;
  throw new ConfigError(
    "The code has changed since a part of this build was made: run `deno task build` again",
  );
}

/** Names the parts that are whole. A part that is being made is left out until it ends. */
export async function writeManifest(parts: Partial<Manifest>): Promise<void> {
  await Deno.mkdir("_fresh", { recursive: true });
  await Deno.writeTextFile(FILE, JSON.stringify(parts));
}

async function hashOfFiles(paths: string[], root: string): Promise<string> {
  return await fingerprintOf(
    paths.map((path) => readFolder(resolve(root, path))),
  );
}

const CODE = [
  "clients/typescript",
  "islands",
  "lib",
  "routes",
  "static",
  "tools/build",
  "deno.json",
  "deno.lock",
  "dev.ts",
  "environment.ts",
  "fresh.config.ts",
  "explain.ts",
  "main.ts",
  "runtime",
  "tools/site_in_memory.ts",
];

/** Head of each repository whose commits the build counts. Null if git has none. */
function newestCommits(
  { CODEHOST_PROVIDER, CODEHOST_REPOS }: Config,
): Promise<(string | null)[]> {
  const counted = CODEHOST_PROVIDER.includes("git") ? CODEHOST_REPOS : [];
  return Promise.all(
    counted.map((folder) =>
      git(folder, ["rev-parse", "HEAD"], gitEnvironment())
    ),
  );
}
