import { assert, assertEquals } from "@std/assert";
import { chromiumPort } from "./support/chromium_port.ts";
import { atOwnAddress } from "./support/own_address.ts";

/** Runs a program of npm as it is published, and reads the JSON it prints. */
// deno-lint-ignore no-explicit-any -- each has a report of its own
async function run(...args: string[]): Promise<any> {
  const flags = ["run", "-A", "--quiet", "--no-lock", "--no-config"];
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...flags, ...args],
    env: { NO_COLOR: "1", CI: "1" },
  }).output();
  const text = new TextDecoder().decode(stdout);
  const report = text.slice(text.indexOf("{"));
  if (report === "") throw new Error(new TextDecoder().decode(stderr));
  return JSON.parse(report);
}

interface Result {
  id: string;
  status: string;
  message: string;
}

/**
 * The menu is a sixth of the shortest pages, and they are short on purpose. And
 * the count of visitors, being live, stands in a twin as its call.
 */
const MAY_WARN = ["content-start-position", "markdown-content-parity"];
const CATEGORIES = [
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
];

/** Left to itself it follows links in the prose to operations, as if to pages. */
async function pagesOf(base: string): Promise<string> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).join();
}

Deno.test("AFDocs, as published, finds nothing to mend on any page", async () => {
  await using site = await atOwnAddress();
  const { results } = await run(
    "npm:afdocs@0.22.2",
    "check",
    site.url,
    `--urls=${await pagesOf(site.url)}`,
    "--format=json",
  );
  const faults = results.filter(({ id, status }: Result) =>
    !["pass", "skip"].includes(status) &&
    !(status === "warn" && MAY_WARN.includes(id))
  ).map(({ id, status, message }: Result) => `${id} ${status}: ${message}`);
  assertEquals(faults, []);
  assert(results.length >= 28);
});

Deno.test("Lighthouse, as published, has nothing against the home page", async () => {
  await using site = await atOwnAddress();
  await using chromium = await chromiumPort();
  // Made from all pages when somebody first asks, and Lighthouse waits two seconds.
  await (await fetch(`${site.url}/llms.txt`)).body?.cancel();
  const { audits, categories } = await run(
    "npm:lighthouse@13.5.0",
    site.url,
    // Speed is left out: it depends on the load of the machine.
    `--only-categories=${CATEGORIES}`,
    `--port=${chromium.port}`,
    "--output=json",
    "--quiet",
  );
  const failed = Object.values<{ id: string; score: number | null }>(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, score }) => `${id} ${score}`);
  assertEquals(failed, []);
  assertEquals(audits["llms-txt"].score, 1);
  assertEquals(audits["ard-schema"].score, 1);
  assertEquals(Object.keys(categories), CATEGORIES);
});
