import { assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { secondFolder } from "../second_person/support/content.ts";
import { findingsIn, TODAY } from "./support/examined.ts";
import { more, PAGE, TIDES } from "./support/plant.ts";

Deno.test("the doctor finds nothing in a sound site", async () => {
  assertEquals(await findingsIn({}), []);
});

Deno.test("the doctor finds nothing in what may look like a lost link or a tag", async () => {
  const words = `
An ftp://old.example/chart stands here as words, and so does \`<b>\`.
[Below](#exceptions), \`[twin](/about.md)\`, \`[x]()\`, 1 < 2, <https://charts.example/>.
<!-- [x]() <b> http://localhost:3000 -->
See \`http://localhost:3000\`.

    <div>[x]()</div>

Nowhere Rock  
Southern Ocean\\
The World

The light hangs in Nowhere Rock,
and I trim it.
`;
  assertEquals(await findingsIn(await more(TIDES, words)), []);
});

Deno.test("the doctor finds nothing in what is hidden", async () => {
  const soon = "\n[x]() <b>soon</b> [y](http://localhost:3000)\n";
  const hidden = PAGE.replace("---\n", "---\nhidden: true\n") + soon;
  const entry = PAGE.replace("updated:", "date:").replace("nav: true\n", "");
  assertEquals(
    await findingsIn({
      "pages/drafts.md": hidden,
      "stories/index.md": hidden,
      "stories/first.md": entry + soon,
    }),
    [],
  );
});

Deno.test("the doctor finds nothing in a link of a skill to a twin", async () => {
  const path = "skills/read-the-log/SKILL.md";
  const words = "Read [the story]({base_url}/about.md), in <notes>.";
  assertEquals(await findingsIn(await more(path, words)), []);
});

Deno.test("the doctor finds nothing in the sample that the software comes with", async () => {
  const config = readConfig({
    CONTENT_DIR: SAMPLE_DIR,
    CODEHOST_PROVIDER: "off",
  });
  // A day that no date comes after: what is true today is true tomorrow.
  const found = await examine({ config, today: "9999-12-31" });
  assertEquals(found.flat(), []);
});

Deno.test("the doctor finds the sample person at a public address", async () => {
  const config = readConfig({
    CONTENT_DIR: SAMPLE_DIR,
    CODEHOST_PROVIDER: "off",
    BASE_URL: "https://me.example",
  });
  const found = await examine({ config, today: "9999-12-31" });
  assertEquals(found.flat().map(({ place }) => place), [SAMPLE_DIR]);
});

Deno.test("the doctor finds nothing in a site of another language", async () => {
  await using folder = await secondFolder();
  const config = readConfig({
    CONTENT_DIR: folder.dir,
    CODEHOST_PROVIDER: "off",
  });
  const found = await examine({ config, today: TODAY });
  assertEquals(found.flat(), []);
});
