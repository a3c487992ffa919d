import { assert, assertEquals } from "@std/assert";
import { type TestSite, testSite } from "../support/test_app.ts";
import type { Input } from "./support/input.ts";
import { fitsHeader } from "./support/fills.ts";
import { inputs } from "./support/inputs/mod.ts";

// Errors quote at most 80 characters of the client's input, enough to find the
// mistake. No surrogate pair is cut.

const MAX_ECHO = 80;

function isError(status: number, body: string): boolean {
  return status >= 400 || /"isError":true|"error":\{/.test(body);
}

/** The most of these characters that stand side by side. */
function longestRun(text: string, character: string): number {
  const runs = text.matchAll(new RegExp(`(?:${character})+`, "g"));
  return Math.max(0, ...runs.map(([run]) => [...run].length));
}

/** Inputs whose value JSON-RPC must return in full. */
const ID = /2025 id$|2026 id$|\/a2a id$/;

async function assertEchoIsShort(input: Input, site: TestSite): Promise<void> {
  for (const [character, length] of TEXTS) {
    // The one in front puts what follows at odd places.
    const text = `a${character.repeat(length)}`;
    if (input.isHeader && !fitsHeader(text)) continue;
    const response = await site.send(input.request(text));
    const body = await response.text();
    if (!isError(response.status, body)) continue;
    assert(response.status < 500, `${input.name}: ${response.status}`);
    const run = longestRun(body, character);
    assert(run <= MAX_ECHO, `${input.name} says ${run} characters back`);
    assert(!/\ufffd|\\ud[89a-f]/i.test(body), `${input.name} cuts one in half`);
  }
}

/** Some lengths that are taken, and some that are too long. */
const TEXTS: [character: string, length: number][] = [
  ["Q", 200],
  ["Q", 3_000],
  ["🦆", 81],
  ["🦆", 200],
  ["🦆", 3_000],
];

const others = inputs.filter(({ name }) => !ID.test(name));

Deno.test("an error says back 80 characters of an input, and no half of one", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  assert(others.length > 0);
  for (const input of others) await assertEchoIsShort(input, site);
});

Deno.test("an id of JSON-RPC has 300 characters at most", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const ids = inputs.filter(({ name }) => ID.test(name));
  assert(ids.length > 0);
  for (const { name, request } of ids) {
    for (const [length, isTaken] of [[300, true], [301, false]] as const) {
      const id = "Q".repeat(length);
      const body = await (await site.send(request(id))).json();
      assertEquals(body.id === id, isTaken, name);
    }
  }
});
