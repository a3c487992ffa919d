import { assertEquals } from "@std/assert";

/** Which folder a site shows that is started in a place with these folders. */
async function shown(
  folders: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const cwd = await Deno.makeTempDir();
  try {
    for (const folder of folders) await Deno.mkdir(`${cwd}/${folder}`);
    const code = `import { environment } from "${Deno.cwd()}/environment.ts";
      console.log(environment().CONTENT_DIR);`;
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["eval", `--config=${Deno.cwd()}/deno.json`, code],
      cwd,
      env: { CONTENT_DIR: "", ...env },
    }).output();
    return new TextDecoder().decode(stdout).trim();
  } finally {
    await Deno.remove(cwd, { recursive: true });
  }
}

Deno.test("a site without a content folder shows the sample", async () => {
  assertEquals(await shown([]), "sample");
});

Deno.test("a content folder takes the place of the sample", async () => {
  assertEquals(await shown(["content", "sample"]), "");
});

Deno.test("CONTENT_DIR names another folder, whatever there is", async () => {
  const env = { CONTENT_DIR: "elsewhere" };
  assertEquals(await shown(["content"], env), "elsewhere");
  assertEquals(await shown([], env), "elsewhere");
});
