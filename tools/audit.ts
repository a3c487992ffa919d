// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task audit http://localhost:8000`: what scanners of agent readiness
// look for, as far as it can be seen from here. Exit code 1 on a failure.
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

if (import.meta.main) {
  const [base] = Deno.args;
  if (!base || !URL.canParse(base)) {
    console.error(
      "Cannot audit: expected an address such as http://localhost:8000",
    );
    Deno.exit(2);
  }
  const rows = await audit(new URL(base).origin);
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
