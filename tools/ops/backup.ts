import { ConfigError } from "../../lib/config.ts";
import { endOf, exportStore, headOf } from "./backup/export_store.ts";
import { importStore } from "./backup/import_store.ts";
import type { Command } from "./command.ts";
import { printable } from "./print_event.ts";

/** All that should outlive the store, as lines of JSON. */
export const exportAll: Command = {
  options: { "--salvage": "" },
  store: "read",
  async run({ open, config, options, now, print, warn }) {
    const lines = options.has("--salvage")
      ? salvageFile(config.KV_PATH, now, warn)
      : exportStore(await open(), now);
    for await (const line of lines) print(printable(line));
  },
};

/** As an export, from a file that KV cannot open; what is lost is counted apart. */
async function* salvageFile(
  path: string,
  now: number,
  warn: (line: string) => void,
): AsyncGenerator<string> {
  const file = await Deno.readFile(path).catch((error) => {
    throw new ConfigError(
      `Cannot read the database at KV_PATH "${path}": ${error.message}`,
    );
  });
  const log = await Deno.readFile(`${path}-wal`).catch(() => new Uint8Array());
  const { salvage } = await import("./salvage/salvage.ts");
  const { lines, lost } = salvage(file, log, now);
  yield headOf(now);
  yield* lines;
  yield endOf(lines.length);
  warn(`${lines.length} entries written, ${lost} found that cannot be read`);
}

/** The same, into a store that is empty; alone of all it makes one. */
export const importAll: Command = {
  options: {},
  store: "make",
  async run({ open, now, print }) {
    const store = await open();
    const lines = linesOf(Deno.stdin.readable);
    const { stored, expired } = await importStore(store, lines, now);
    print(
      `${stored} entries imported, ${expired} left out as their time has passed`,
    );
  },
};

/** In characters: no entry of a store can be as long. */
const LONGEST = 200_000;

async function* linesOf(
  input: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let rest = "";
  for await (const text of textOf(input)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST) {
      throw new ConfigError(
        `Cannot import the file: a line is longer than ${LONGEST} characters; use a file that deno task ops export wrote`,
      );
    }
    yield* lines;
  }
  if (rest !== "") yield rest;
}

async function* textOf(
  input: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  try {
    yield* input.pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(
      "Cannot import the file: it is not UTF-8; use a file that deno task ops export wrote",
    );
  }
}
