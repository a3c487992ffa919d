import { assertEquals } from "@std/assert";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";
import { blocksOf } from "./blocks.ts";

Deno.test("the first block of the manual copies the unit and the proxy from it", async () => {
  const lines =
    (await commandsUnder("From an empty server to HTTPS", "hosting"))
      .filter((line) => line.trim().startsWith("sed "));
  const folder = await Deno.makeTempDir();
  try {
    await Deno.copyFile("docs/hosting.md", `${folder}/hosting.md`);
    const { sh } = await shellIn(folder, { SITE: "site.test" });
    await sh(lines.map(inThisFolder).join("\n"));
    const [unit = ""] = await blocksOf("ini");
    const [caddy = ""] = await blocksOf("caddy");
    for (
      const [name, block] of [["foyer.service", unit], ["Caddyfile", caddy]]
    ) {
      assertEquals(
        await words(`${folder}/${name}`),
        block?.replace("your-site.example", "site.test").split(/\s+/),
      );
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

function inThisFolder(line: string): string {
  return line.replace("docs/", "").replace(/> \S*\//, "> ");
}

async function words(path: string): Promise<string[]> {
  return (await Deno.readTextFile(path)).split(/\s+/);
}
