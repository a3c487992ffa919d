import { assert, assertEquals } from "@std/assert";
import { loadContent, openRoots } from "../../lib/content/load.ts";
import { formWords } from "../../tools/doctor/checks/form_words.ts";
import { figuresFor } from "../../tools/new/look.ts";
import { Interview } from "../../tools/new/interview.ts";
import type { Files } from "../../tools/new/markdown_file.ts";
import { newFiles } from "../../tools/new/new_files.ts";
import { writeContent } from "../../tools/new/write_content.ts";
import { imported } from "../import/support/imported.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const TODAY = "2026-11-20";
const MACHINE = { time_zone: "UTC", language: "en" };

function filesOf(given: Record<string, string>) {
  const interview = new Interview({
    given: { name: "N", ...given },
    isQuick: true,
  });
  return newFiles(interview, MACHINE, TODAY).files;
}

/** Finds with `look` in a folder of these files. */
async function withFolder<Result>(
  files: Files,
  look: (dir: string) => Promise<Result>,
): Promise<Result> {
  await using folder = await emptyFolder();
  const dir = `${folder.path}/own`;
  await writeContent(dir, files, { replace: false, today: TODAY });
  return await look(dir);
}

/** The doctor finds the form of the software. */
function asksAsSoftware(files: Files): Promise<boolean> {
  return withFolder(files, async (dir) => {
    const content = await loadContent(dir);
    return formWords({ content, roots: openRoots(dir) }).length > 0;
  });
}

function profileOf(given: Record<string, string>) {
  return withFolder(
    filesOf(given),
    async (dir) => (await loadContent(dir)).profile,
  );
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

Deno.test("a new quiet site has a contact form that the doctor accepts, in each language of the software", async () => {
  const languages = ["en", "pt"];
  for (const { name } of Deno.readDirSync("lib/base/words")) {
    if (name.endsWith(".yaml")) languages.push(name.replace(".yaml", ""));
  }
  for (const language of languages) {
    const form = { email: "n@n.example", language };
    const own = filesOf({ ...form, programmer: "no" });
    assertEquals(await asksAsSoftware(own), false, language);
    const loud = filesOf({ ...form, programmer: "yes" });
    const profile = loud.get("profile.md") ?? "";
    loud.set("profile.md", profile.replace("hue:", "machine: quiet\nhue:"));
    assertEquals(await asksAsSoftware(loud), true, language);
  }
});

Deno.test("an imported résumé has a figure of its name", () => {
  const { files } = imported({ basics: { name: "N" } });
  const [first = ""] = figuresFor("N");
  assert(files.get("profile.md")?.includes(`figure: ${first}`));
});
