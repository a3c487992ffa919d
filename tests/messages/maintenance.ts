import { audit, lineOf, originOf } from "../../tools/audit.ts";
import { capture } from "../../tools/bench/load.ts";
import { readMinutes } from "../../tools/bench/soak.ts";
import { baseUrlOf, pack } from "../../tools/pack.ts";
import { problemOf } from "../../tools/require_deno_version.ts";
import { refuseUnknown } from "../../tools/verify/lanes.ts";
import { freePort } from "../support/free_port.ts";
import { runTask } from "../support/run_task.ts";
import { standIn } from "../support/stand_in.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

/** Errors of the tasks test, pack, bench, audit and advisories. */
export async function maintenanceMessages(): Promise<Messages> {
  await using missing = standIn(() => new Response(null, { status: 404 }));
  await using silent = standIn(() => Response.json({}));
  const { port } = new URL(missing.url);
  const site = { pid: 0, port: Number(port), begun: 0, ...NOT_DISPOSED };
  const rows = await audit(missing.url);
  const closed = `http://127.0.0.1:${freePort()}`;
  const messages = {
    "test: an older Deno": problemOf("test", "2.5.0") ?? "",
    ...await errorTexts({
      "test: an unknown lane": () => refuseUnknown(["crore"]),
      "pack: an address that is no URL": () => baseUrlOf("nowhere"),
      "pack: a folder that is a file": () => pack("deno.json", missing.url),
      "bench: a number of minutes out of range": () => readMinutes("1"),
      "bench: a site that answers with an error": () =>
        capture(site, { path: "/about" }),
      "audit: an address that is no URL": () => originOf("nowhere"),
      "audit: a site that is not running": () => audit(closed),
    }),
    "bench: an unknown option": await stderrOf("bench", "--saok"),
    "bench: minutes without a soak": await stderrOf("bench", "10"),
    "audit: failures of an empty site": rows
      .filter(({ result }) => result === "fail").map(lineOf).join("\n"),
    "advisories: a registry that cannot be reached": await advisories(closed),
    "advisories: a registry with an error": await advisories(missing.url),
    "advisories: a registry without advisories": await advisories(silent.url),
  };
  return JSON.parse(
    JSON.stringify(messages).replaceAll(/(127\.0\.0\.1):\d+/g, "$1:8000"),
  );
}

const NOT_DISPOSED = { [Symbol.asyncDispose]: () => Promise.resolve() };

async function stderrOf(task: string, ...args: string[]): Promise<string> {
  return (await runTask(task, args)).stderr;
}

async function advisories(registry: string): Promise<string> {
  const env = { NPM_CONFIG_REGISTRY: `${registry}/` };
  return (await runTask("advisories", [], env)).stderr;
}
