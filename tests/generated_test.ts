import { CODEHOSTS, NPC_MODELS, STATS_PROVIDERS } from "../lib/providers.ts";
import { assert, assertEquals } from "@std/assert";
import { readConfig, VARIABLES } from "../lib/config.ts";
import { assertGenerated } from "./support/assert_generated.ts";
import { readFile } from "./support/content.ts";
import { generated, ROBOTS } from "../tools/generate.ts";
import { robotSheet } from "../tools/generate/robot_sheet.ts";

const files = await generated();

for (const [path, text] of Object.entries(files)) {
  Deno.test(`${path} is as \`deno task generate\` writes it`, async () => {
    assertGenerated(path, await Deno.readTextFile(path), text);
  });
}

Deno.test("the robots are as `deno task generate` draws them", async () => {
  assertEquals(await Deno.readFile(ROBOTS), robotSheet());
});

const hosting = await readFile("docs/hosting.md");
const details = await readFile("docs/numbers.md") +
  await readFile("docs/room-api.md");

for (const name of VARIABLES) {
  // Those are set by the platform.
  if (name.startsWith("DENO_DEPLOY")) continue;
  Deno.test(`${name} is in the document about hosting`, () => {
    assert(hosting.includes(`\`${name}\``));
    const [, written] = new RegExp(`^\\| \`${name}\` \\| \`(.*?)\``, "m")
      .exec(hosting) ?? [];
    const value = new Map(Object.entries(readConfig({}))).get(name);
    // BASE_URL follows from the port.
    if (written && value !== undefined) assertEquals(written, String(value));
  });
}

for (const id of [...STATS_PROVIDERS, ...CODEHOSTS, ...NPC_MODELS]) {
  Deno.test(`the provider ${id} is in the manual`, () => {
    assert(details.includes(`\`${id}\``));
  });
}
