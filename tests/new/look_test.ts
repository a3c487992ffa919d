import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { figuresFor } from "../../tools/new/look.ts";
import { Interview } from "../../tools/new/interview.ts";
import { newFiles } from "../../tools/new/new_files.ts";
import { writeContent } from "../../tools/new/write_content.ts";
import { imported } from "../import/support/imported.ts";

const TODAY = "2026-11-20";
const MACHINE = { time_zone: "UTC", language: "en" };

function filesOf(given: Record<string, string>) {
  const interview = new Interview({
    given: { name: "N", ...given },
    isQuick: true,
  });
  return newFiles(interview, MACHINE, TODAY).files;
}

async function profileOf(given: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  try {
    const dir = `${folder}/own`;
    await writeContent(dir, filesOf(given), { replace: false, today: TODAY });
    return (await loadContent(dir)).profile;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("a new site offers three figures, takes the chosen one and keeps the others at hand", async () => {
  const offered = figuresFor("N");
  assertEquals(new Set(offered).size, offered.length);
  const [first, second] = offered;
  assertEquals((await profileOf({})).figure, first);
  assertEquals((await profileOf({ figure: "2" })).figure, second);
  const text = filesOf({ figure: "2" }).get("profile.md") ?? "";
  for (const figure of offered) assert(text.includes(figure), figure);
});

Deno.test("the site of somebody who is no programmer is quiet", async () => {
  assertEquals((await profileOf({ programmer: "no" })).machine, "quiet");
  assertEquals((await profileOf({})).machine, undefined);
});

Deno.test("an imported résumé has a figure of its name", () => {
  const { files } = imported({ basics: { name: "N" } });
  const [first = ""] = figuresFor("N");
  assert(files.get("profile.md")?.includes(`figure: ${first}`));
});
