// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task audit http://localhost:8000`: what scanners of agent readiness
// look for, as far as it can be seen from here. Exit code 1 on a failure, 2 where
// it was called wrong.
import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { accessChecks } from "./audit/access.ts";
import { apiChecks } from "./audit/api.ts";
import { mcpChecks } from "./audit/mcp.ts";
import { pageChecks } from "./audit/pages.ts";
import { afdocsChecks } from "./audit/afdocs.ts";
import { agentReadyChecks } from "./audit/agent_ready.ts";
import type { Check, Row } from "./audit/check.ts";
import { cloudflareChecks } from "./audit/cloudflare.ts";
import { lighthouseChecks } from "./audit/lighthouse.ts";
import { notHere } from "./audit/not_here.ts";
import { openWebChecks } from "./audit/open_web.ts";
import { Probe } from "./audit/probe.ts";
import { readArguments } from "./command_line.ts";

const CHECKS: Check[] = [
  ...cloudflareChecks,
  ...accessChecks,
  ...pageChecks,
  ...apiChecks,
  ...mcpChecks,
  ...lighthouseChecks,
  ...agentReadyChecks,
  ...afdocsChecks,
  ...openWebChecks,
  ...notHere,
];

/** The whole list against one address. Throws a ConfigError if nothing answers there. */
export async function audit(base: string): Promise<Row[]> {
  const probe = new Probe(base);
  await probe.page().catch(({ message, cause = { message } }) => {
    throw new ConfigError(
      `Cannot reach ${base}: ${
        cause.message.split(": ").at(-1)
      }; start the site with \`deno task start\`, or correct the address`,
    );
  });
  const rows: Row[] = [];
  for (const check of CHECKS) rows.push(await run(check, probe));
  return rows;
}

async function run({ id, rule, look }: Check, probe: Probe): Promise<Row> {
  try {
    return { id, rule, ...await look(probe) };
  } catch (error) {
    const evidence = error instanceof Error ? error.message : String(error);
    return { id, rule, result: "fail", evidence };
  }
}

const PROGRAM = {
  usage: "deno task audit ADDRESS",
  about:
    "Checks a running site for what agents look for, such as http://localhost:8000.",
  takes: [1, 1],
  options: {},
} as const;

/** Throws a ConfigError. */
export function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(
    `${
      JSON.stringify(address)
    } is not a URL of a site; use one such as http://localhost:8000`,
  );
}

/** The rule is what was expected. The line of a failure also names what was found. */
export function lineOf({ id, rule, result, evidence }: Row): string {
  const found = result === "fail"
    ? `; found ${evidence || "nothing"}`
    : `: ${evidence}`;
  return `${result.padEnd(5)} ${id.padEnd(42)} ${rule}${found}`;
}

if (import.meta.main) {
  const rows = await explain(() => {
    const [address = ""] = readArguments(Deno.args, PROGRAM).positionals;
    return audit(originOf(address));
  }, 2);
  for (const row of rows) console.log(lineOf(row));
  const counts = Map.groupBy(rows, ({ result }) => result);
  const count = (result: Row["result"]) => counts.get(result)?.length ?? 0;
  console.log(
    `${count("pass")} pass, ${count("fail")} fail, ${
      count("n/a")
    } not applicable`,
  );
  Deno.exit(count("fail") > 0 ? 1 : 0);
}
