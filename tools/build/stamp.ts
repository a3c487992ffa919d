import { resolve } from "node:path";
import { gitEnvironment } from "../../environment.ts";
import type { Config } from "../../lib/config.ts";
import { shownInPages } from "../../runtime/built_index.ts";
import { fingerprintOf } from "../../lib/content/fingerprint.ts";
import { hashOf } from "../../lib/base/http/sha256.ts";
import { git } from "./count_commits.ts";
import { readFolder } from "../../lib/content/read_folder.ts";

const FILE = "_fresh/stamp";

/**
 * All that a build depends on, in a word: the bytes of what it reads, the
 * settings that a page may show, the newest commits, and the runtime.
 */
export async function stampOf(config: Config, root = "."): Promise<string> {
  const sources = [...SOURCES, config.CONTENT_DIR].map((path) =>
    readFolder(resolve(root, path))
  );
  const [files, commits] = await Promise.all([
    fingerprintOf(sources),
    newestCommits(config),
  ]);
  const settings = shownInPages(config);
  // Pages name the address, and a port that changes is no reason to build.
  const { BASE_URL } = config;
  return await hashOf([
    files,
    settings,
    BASE_URL,
    commits,
    Deno.version.deno,
  ]);
}

/** The stamp of the build that lies there; empty where none was ended. */
export async function readStamp(): Promise<string> {
  return await Deno.readTextFile(FILE).catch(() => "");
}

export async function writeStamp(stamp: string): Promise<void> {
  await Deno.writeTextFile(FILE, stamp);
}

/** Before a build begins: one that is broken off leaves none. */
export async function removeStamp(): Promise<void> {
  await Deno.remove(FILE).catch(() => {});
}

const SOURCES = [
  "clients/typescript",
  "docs",
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
