import { assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";

const manual = await Deno.readTextFile("docs/mcp-servers.md");

for (const { path, tools } of mcpServers) {
  Deno.test(`docs/mcp-servers.md names every tool of ${path}, in the row of the server and in a table of its own`, () => {
    const names = tools.map(({ name }) => name);
    const [, row = ""] = manual.split(`| \`{base_url}${path}\` |`);
    const [line = ""] = row.split("\n");
    assertEquals(namesIn(line.split("|")[1] ?? ""), names);
    const [, below = ""] = manual.split(`\n## The tools of ${path}\n`);
    const [table = ""] = below.split("\n## ");
    const first = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) =>
      name
    );
    assertEquals(first, names);
  });
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
}
