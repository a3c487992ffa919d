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
