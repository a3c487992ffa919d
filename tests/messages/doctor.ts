import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { report } from "../../tools/doctor/report.ts";
import { readConfig } from "../../lib/config.ts";
import { uncountedCommits } from "../../tools/doctor/checks/commits.ts";
import { MADE_UP } from "../../tools/new/made_up.ts";
import { findingsIn, TODAY } from "../doctor/support/examined.ts";
import { keys, more, TIDES } from "../doctor/support/plant.ts";
import { PLANTED } from "../doctor/planted/mod.ts";
import type { Messages } from "./messages.ts";

/** Findings that no planted mistake causes, and the lines of reports. */
export async function doctorMessages(): Promise<Messages> {
  return { ...await rareFindings(), ...reports() };
}

/** Findings about one planted mistake at a time. */
export async function plantedMessages(): Promise<Messages> {
  const messages: Messages = {};
  for (const [situation, [changes, , , env]] of Object.entries(PLANTED)) {
    messages[situation] = findingLines(await findingsIn(changes, { env }));
  }
  return messages;
}

export function findingLines(found: Diagnostic[]): string {
  return found.map(({ place, what, fix }) => `${place}: ${what}\n${fix}`)
    .join("\n");
}

async function rareFindings(): Promise<Messages> {
  const found: Record<string, Diagnostic[]> = {
    "texts of deno task new": await findingsIn({
      ...await keys(
        "profile.md",
        `headline: ${MADE_UP.headline.text}`,
        "hue: 20 # guessed: 20",
      ),
      ...await more(TIDES, MADE_UP.story.text),
    }),
    "broken links to other sites": await findingsIn(
      await more(
        TIDES,
        "[a](https://gone.example/a)\n[b](https://silent.example/)",
      ),
      { ask: answer },
    ),
    "a calendar of another author": uncountedCommits({
      commits: { state: "counted", commits: { days: new Map(), at: 0 } },
    }),
    "the sample person at a public address": (await findingsOf({
      CONTENT_DIR: SAMPLE_DIR,
      BASE_URL: "https://me.example",
    })).filter(({ severity }) => severity === "error"),
    "a missing content folder": await findingsOf({ CONTENT_DIR: "no/folder" }),
  };
  return Object.fromEntries(
    Object.entries(found).map(([name, each]) => [name, findingLines(each)]),
  );
}

async function findingsOf(env: Record<string, string>): Promise<Diagnostic[]> {
  const config = readConfig({ CODEHOST_PROVIDER: "off", ...env });
  return (await examine({ config, today: TODAY })).flat();
}

function answer(input: URL | RequestInfo): Promise<Response> {
  const { host } = new URL(String(input));
  if (host === "silent.example") return Promise.reject(new TypeError());
  const status = host === "gone.example" ? 404 : 200;
  return Promise.resolve(new Response(null, { status }));
}

/** Reports of nothing, of many findings and of too many kinds. */
function reports(): Messages {
  const many = Array.from({ length: 14 }, (_, at): Diagnostic => (
    { severity: "error", place: `a.md:${at}`, what: "x", fix: "y" }
  ));
  const last = (lines: string[]) => lines.slice(-2).join("\n");
  return {
    "the report without findings": report([], false).join("\n"),
    "the end of a report of 14 findings": last(report([many], false)),
    "the end of a report of 30 kinds": last(
      report(Array(30).fill(many), false),
    ),
  };
}
