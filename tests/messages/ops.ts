import { readConfig } from "../../lib/config.ts";
import { importStore } from "../../tools/ops/backup/import_store.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Command } from "../../tools/ops/command.ts";
import { commands, usage } from "../../tools/ops/mod.ts";
import {
  readLimit,
  readOptions,
  readSince,
} from "../../tools/ops/read_options.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const KEYS = Array.from({ length: 16 }, (_, kid) => `${kid}:${"A".repeat(43)}`);

/** Errors about options, keys and backups. */
export async function opsMessages(): Promise<Messages> {
  const allowed = { "--since": "T", "--limit": "N", "--json": "" };
  const options = (...args: string[]) => readOptions(args, allowed);
  return {
    "the usage": usage(),
    ...await errorTexts({
      "an unknown option": () => options("--sinc"),
      "an option of a command without options": () => readOptions(["x"], {}),
      "an option given twice": () => options("--json", "--json"),
      "an option without its value": () => options("--limit"),
      "a flag with a value": () => options("--json=yes"),
      "a wrong time": () => readSince(options("--since", "soon"), NOW),
      "a wrong limit": () => readLimit(options("--limit", "0")),
      "keys in the environment": () => run(commands["rotate-key"]),
      "no free key": () => run(commands["generate-key"]),
      "an empty backup": () => restore(),
      "a backup that is not JSON": () => restore("x"),
      "a backup without a head": () => restore("{}"),
    }),
  };
}

function run(command?: Command) {
  return command?.run({
    open: () => Promise.resolve(memoryStore(() => NOW)),
    config: readConfig({ SIGNING_KEYS: KEYS.join() }),
    options: new Map(),
    now: NOW,
    print() {},
    warn() {},
  });
}

function restore(...lines: string[]) {
  return importStore(memoryStore(() => NOW), each(lines), NOW);
}

async function* each(lines: string[]): AsyncGenerator<string> {
  for (const line of await Promise.resolve(lines)) yield line;
}
