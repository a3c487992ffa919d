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
  ...notHere,
];

/** The whole list against one address. */
export async function audit(base: string): Promise<Row[]> {
  const probe = new Probe(base);
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
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(
    `Not a URL of a site: ${
      JSON.stringify(address)
    }: expected an address such as http://localhost:8000`,
  );
}

if (import.meta.main) {
  const rows = await explain(() => {
    const [address = ""] = readArguments(Deno.args, PROGRAM).positionals;
    return audit(originOf(address));
  }, 2);
  for (const { id, rule, result, evidence } of rows) {
    console.log(`${result.padEnd(5)} ${id.padEnd(42)} ${rule}: ${evidence}`);
  }
  const counts = Map.groupBy(rows, ({ result }) => result);
  const count = (result: Row["result"]) => counts.get(result)?.length ?? 0;
  console.log(
    `${count("pass")} pass, ${count("fail")} fail, ${
      count("n/a")
    } not applicable`,
  );
  Deno.exit(count("fail") > 0 ? 1 : 0);
}
