import { assertEquals } from "@std/assert";
import { checks } from "../../tools/doctor/mod.ts";
import { goneOutside } from "../../tools/doctor/checks/outside_links.ts";

const MANUAL = "docs/doctor.md";

Deno.test("the manual has a row for each check of the doctor, in their order", async () => {
  const text = await Deno.readTextFile(MANUAL);
  const [, table = ""] = /^\| Check \|.*\n.*\n([^]*?)\n\n/m.exec(text) ?? [];
  const named = table.split("\n").map((row) => row.split("|")[1]?.trim());
  assertEquals(
    named,
    [...checks, goneOutside].map(({ name }) => inWords(name)),
    `Give each check one row in ${MANUAL}, below "What it looks for"`,
  );
});

/** The name of a function as the manual writes it: `rawHtml` is "raw HTML". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace("html", "HTML");
}
