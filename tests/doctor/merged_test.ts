import { assertEquals } from "@std/assert";
import { png } from "../support/images.ts";
import { findingsIn } from "./support/examined.ts";
import type { Changes } from "../support/content.ts";
import { MADE_UP } from "../../tools/new/made_up.ts";
import { keys, more, TIDES } from "./support/plant.ts";

const GULL = { "gull.png": png(3, 2) };
const FILES = [TIDES, "pages/about.md", "lamps/storm-lantern.md", "profile.md"];

Deno.test("images without text are one line for each file, and one for many files", async () => {
  const wordless = async (files: string[]) => {
    const changes = files.map((path) =>
      more(path, `![](/images/gull.png) ![ ](/images/gull.png)`)
    );
    const all = Object.assign({}, GULL, ...await Promise.all(changes));
    const found = await findingsIn(all, { isManualShort: true });
    return found.map(({ severity, what }) => `${severity} ${parseInt(what)}`);
  };
  assertEquals(await wordless(FILES.slice(0, 2)), ["warning 2", "warning 2"]);
  assertEquals(await wordless(FILES), ["warning 8"]);
});

/** A description that the software has made up. */
const MADE_UP_LINE = `description: "${MADE_UP.contact.text}"`;
const TUTORIAL = Array.from(
  { length: 12 },
  (_, at) =>
    `Open http://localhost:${4000 + at}/a and <http://127.0.0.1:${at}>.\n`,
);
const DESCRIBED =
  'description: "{base_url} or http://localhost or {foo}, as long as it gets."';

/** Changes, and the number of findings. */
const REPEATED: Record<string, [changes: Changes, count: number]> = {
  "addresses of the owner's machine in a tutorial": [
    await more(TIDES, `${DESCRIBED}\n\n${TUTORIAL.join("\n")}`),
    1,
  ],
  "a placeholder in descriptions": [await described(DESCRIBED, 3), 1 + 3],
  "a misspelt placeholder": [
    Object.assign(
      {},
      ...await Promise.all(FILES.map((path) => more(path, "{nmae} { name }"))),
    ),
    2,
  ],
  "a made-up description": [await described(MADE_UP_LINE, 3), 1],
  "braces of others": [
    await more(
      TIDES,
      "{foo} { x } {game} {my_name} {your name} ${x} {{ y }} {0}",
    ),
    0,
  ],
};

async function described(line: string, count: number): Promise<Changes> {
  const files = [TIDES, "lamps/storm-lantern.md", "musings/on-fog.md"];
  const changes = await Promise.all(
    files.slice(0, count).map((path) => keys(path, line)),
  );
  return Object.assign({}, ...changes);
}

Deno.test("what is repeated is one finding, and braces of others are none", async () => {
  const wrong: unknown[] = [];
  for (const [what, [changes, count]] of Object.entries(REPEATED)) {
    const found = await findingsIn(changes, { isManualShort: true });
    if (found.length !== count) wrong.push([what, found]);
  }
  assertEquals(wrong, []);
});
