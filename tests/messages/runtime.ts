import { DatabaseSync } from "node:sqlite";
import { listen } from "../../runtime/listen.ts";
import { findStoreFile, makeStoreFile } from "../../runtime/store_file.ts";
import { spawnMain } from "../support/server.ts";
import { open } from "./configuration.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

/** Reasons for which a server or `deno task ops` cannot use an address or a file. */
export async function runtimeMessages(): Promise<Messages> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/kv.sqlite3`;
  try {
    const messages = {
      "a server without a build": await withoutBuild(),
      ...await errorTexts({
        "a HOST of another computer": () => listen(ELSEWHERE),
        "a database that does not exist": () => toRead(path),
        "a database that is a folder": () => toRead(folder),
        "a database that is empty": () => {
          Deno.writeTextFileSync(path, "");
          return toRead(path);
        },
        "a database of another program": () => {
          run(path, "CREATE TABLE other (x)");
          return open(path, Deno.openKv);
        },
        "a database with a missing table": () => {
          run(path, "CREATE TABLE kv (expiration_ms)");
          return open(path, Deno.openKv);
        },
        "a database that is not in the state that KV leaves": () => {
          run(path, "CREATE TABLE migration_state (k, version)");
          return open(path, Deno.openKv);
        },
      }),
      "a database that other users can read": await openToOthers(path),
    };
    return JSON.parse(JSON.stringify(messages).replaceAll(folder, "/data"));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** An address for documentation (RFC 5737). */
const ELSEWHERE = { hostname: "192.0.2.1", port: 0, reportError() {} };

async function withoutBuild(): Promise<string> {
  const server = spawnMain("--deny-read=_fresh/server.js");
  return new TextDecoder().decode((await server.output()).stderr);
}

/** As `deno task ops status` opens it. */
function toRead(path: string): Promise<unknown> {
  return open(path, Deno.openKv, undefined, findStoreFile);
}

function run(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** The warning about a file of another owner, which `chmod` refuses. */
async function openToOthers(path: string): Promise<string> {
  await Deno.remove(path);
  await Deno.writeTextFile(path, "", { mode: 0o644 });
  const { chmod } = Deno;
  const warnings: string[] = [];
  Object.assign(Deno, { chmod: () => Promise.reject(new Error("refused")) });
  try {
    await makeStoreFile(path, (warning) => warnings.push(warning));
  } finally {
    Object.assign(Deno, { chmod });
  }
  return warnings.join("\n");
}
