import { assertEquals } from "@std/assert";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";
import { blocksOf } from "./blocks.ts";
import { emptyFolder } from "../support/empty_folder.ts";

Deno.test("the first block of the manual copies the unit and the proxy from it", async () => {
  const lines =
    (await commandsUnder("From an empty server to HTTPS", "hosting"))
      .filter((line) => line.trim().startsWith("sed "));
  await using folder = await emptyFolder();
  await Deno.copyFile("docs/hosting.md", `${folder.path}/hosting.md`);
  const { sh } = await shellIn(folder.path, { SITE: "site.test" });
  await sh(lines.map(inThisFolder).join("\n"));
  const [unit = ""] = await blocksOf("ini");
  const [caddy = ""] = await blocksOf("caddy");
  for (
    const [name, block] of [["foyer.service", unit], ["Caddyfile", caddy]]
  ) {
    assertEquals(
      await words(`${folder.path}/${name}`),
      block?.replace("your-site.example", "site.test").split(/\s+/),
    );
  }
});

function inThisFolder(line: string): string {
  return line.replace("docs/", "").replace(/> \S*\//, "> ");
}

async function words(path: string): Promise<string[]> {
  return (await Deno.readTextFile(path)).split(/\s+/);
}
