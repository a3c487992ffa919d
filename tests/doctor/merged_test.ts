import { assertEquals } from "@std/assert";
import { png } from "../support/images.ts";
import { findingsIn } from "./support/examined.ts";
import { more, TIDES } from "./support/plant.ts";

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

Deno.test("an address of the owner's own machine is one warning for each line", async () => {
  const url = "http://localhost:4000";
  const words = `Open ${url} first.\n\n<${url}/admin> and [this](${url}).`;
  const { [TIDES]: page } = await more(TIDES, words);
  const described =
    `description: "${url} and ${url} and ${url}/admin, as long as it gets."`;
  const found = await findingsIn({
    [TIDES]: String(page).replace(/^description: .*$/m, described),
  }, { isManualShort: true });
  assertEquals(
    found.map(({ severity, what }) => `${severity} ${what.split(" ", 1)}`),
    [url, `${url}/admin`, url, `${url}/admin`, url]
      .map((address) => `warning ${address}`),
  );
});
