import { assertEquals } from "@std/assert";
import { dirname } from "node:path";
import { emptyFolder } from "./support/empty_folder.ts";

/** The folder that a site shows when it is started beside these files. */
async function shown(
  files: string[],
  env: Record<string, string> = {},
): Promise<string> {
  await using empty = await emptyFolder();
  const cwd = empty.path;
  for (const file of files) {
    await Deno.mkdir(dirname(`${cwd}/${file}`), { recursive: true });
    await Deno.writeTextFile(`${cwd}/${file}`, "");
  }
  const code = `import { environment } from "${Deno.cwd()}/environment.ts";
      console.log(environment().CONTENT_DIR);`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", `--config=${Deno.cwd()}/deno.json`, code],
    cwd,
    env: { CONTENT_DIR: "", ...env },
  }).output();
  return new TextDecoder().decode(stdout).trim();
}

Deno.test("a site without a content folder shows the sample", async () => {
  assertEquals(await shown([]), "sample");
});

Deno.test("a content folder with a README alone shows the sample", async () => {
  assertEquals(await shown(["content/README.md"]), "sample");
});

Deno.test("a content folder takes the place of the sample", async () => {
  assertEquals(
    await shown(["content/README.md", "content/a.md", "sample/a.md"]),
    "",
  );
});

Deno.test("CONTENT_DIR names another folder, whatever there is", async () => {
  const env = { CONTENT_DIR: "elsewhere" };
  assertEquals(await shown(["content/a.md"], env), "elsewhere");
  assertEquals(await shown([], env), "elsewhere");
});
