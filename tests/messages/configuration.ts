import { readConfig, VARIABLES } from "../../lib/config.ts";
import { refuseSample, SAMPLE_DIR } from "../../lib/server/sample.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { loadContent } from "../../lib/content/load.ts";
import sampleTokens from "../../lib/content/sample_tokens.json" with {
  type: "json",
};
import { openStore } from "../../lib/services/kv/open_store.ts";
import { inLines } from "../../explain.ts";
import { listen } from "../../runtime/listen.ts";
import { makeStoreFile } from "../../runtime/store_file.ts";
import { changedContent, type Changes } from "../support/content.ts";
import type { Messages } from "./messages.ts";

const SETTINGS: Record<string, Record<string, string>> = {
  // A value that most variables refuse.
  ...Object.fromEntries(VARIABLES.map((name) => [name, { [name]: "a b" }])),
  "a provider without its settings": { NPC_PROVIDER: "openai" },
  "a code host without its settings": { CODEHOST_PROVIDER: "github" },
  "more users than code hosts": { CODEHOST_USER: "a,b" },
  "a password in a URL": { BASE_URL: "https://me:secret@me.example" },
};

const BASE_URL = "https://me.example";

/** Reasons for which a server does not start. */
const STARTS: Record<string, () => Promise<unknown>> = {
  "the sample person at a public address": () =>
    refuseSample({ CONTENT_DIR: SAMPLE_DIR, SAMPLE_OK: undefined }, BASE_URL),
  "traces of the sample person at a public address": () =>
    withContent({
      "profile.md": "---\nsample: true\n---\n",
      "work/lorem-freight.md": Object.values(sampleTokens)
        .map(([token]) => `${token}\n`).join(""),
    }, ({ dir }) =>
      refuseSample({ CONTENT_DIR: dir, SAMPLE_OK: undefined }, BASE_URL)),
  "more mistakes than a start prints": () =>
    withContent(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [`pages/${at}.md`, ""]),
      ),
      (folder) => loadContent(folder.dir, folder),
    ),
  "a port that is in use": async () => {
    const options = { hostname: "127.0.0.1", port: 0, reportError() {} };
    const first = listen(options);
    try {
      await listen({ ...options, port: first.port }).close();
    } finally {
      await first.close();
    }
  },
  "a port for root alone": async () => {
    const { serve } = Deno;
    const refuse = () => {
      throw new Deno.errors.PermissionDenied("Permission denied (os error 13)");
    };
    Object.assign(Deno, { serve: refuse });
    try {
      await listen({ hostname: "127.0.0.1", port: 80, reportError() {} })
        .close();
    } finally {
      Object.assign(Deno, { serve });
    }
  },
  "a database that is another file": async () => {
    const path = await Deno.makeTempFile();
    await Deno.writeTextFile(path, "x".repeat(999));
    try {
      await open(path, () => Promise.reject(new Error("never opened")));
    } finally {
      await Deno.remove(path);
    }
  },
  "a database that does not respond": () =>
    open(":memory:", () => new Promise(() => {}), AbortSignal.timeout(1)),
};

/** Messages about the environment, and of starts that fail. */
export async function configurationMessages(): Promise<Messages> {
  const messages: Messages = {};
  for (const [situation, env] of Object.entries(SETTINGS)) {
    const message = await messageOf(() => readConfig(env));
    // Some variables take any text.
    if (message !== undefined) messages[situation] = message;
  }
  for (const [situation, start] of Object.entries(STARTS)) {
    messages[situation] = await messageOf(start) ?? "";
  }
  return messages;
}

/** The message that a start prints, without names of temporary files. */
async function messageOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
  } catch (error) {
    const text = error instanceof ContentError
      ? inLines(error.mistakes)
      : error instanceof Error
      ? error.message
      : String(error);
    return text.replaceAll(/\/[\w./-]*\/person\//g, "person/")
      .replaceAll(/"\/[\w./-]+"/g, '"kv.sqlite3"')
      .replace(/^PORT \d+/, "PORT 8000");
  }
}

async function withContent(
  changes: Changes,
  run: (folder: { dir: string; manual: string }) => Promise<unknown>,
): Promise<void> {
  await using folder = await changedContent(changes);
  await run(folder);
}

/** Opens a database as a start does, or as a command that only reads does. */
export function open(
  path: string,
  openKv: () => Promise<Deno.Kv>,
  signal = new AbortController().signal,
  prepareFile: (path: string) => Promise<void> = (path) =>
    makeStoreFile(path, () => {}),
): Promise<unknown> {
  return openStore(readConfig({ KV_PATH: path }), {
    openKv,
    prepareFile,
    warn() {},
    now: Date.now,
    timeout: () => signal,
  });
}
