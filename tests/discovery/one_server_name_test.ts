import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { testSite } from "../support/test_app.ts";
import { jsonOf } from "./support/claims.ts";
import { SURFACES } from "./support/surfaces.ts";

/** A person with the skills that come with the software. */
const SHIPPED = await loadContent("sample");

const ENTRY = /"mcpServers": ?(\{(?:[^{}]|\{[^{}]*\})*\})/g;
const COMMAND = /claude mcp add --transport http (\S+) ([^\s`<"\\]+)/g;

Deno.test("a server has one name and one transport in everything that the site serves", async () => {
  using site = testSite({ content: SHIPPED });
  const { mcpServers } = await jsonOf(site, "/mcp.json");
  const addresses = Object.entries(mcpServers)
    .map(([name, entry]) => `${name} ${Object(entry).url}`);
  const shown = { entries: 0, commands: 0 };
  for (const surface of SURFACES.all(SHIPPED)) {
    const text = plain(await SURFACES.read(site, surface));
    for (const [, json = ""] of text.matchAll(ENTRY)) {
      for (const [name, entry] of Object.entries(JSON.parse(json))) {
        shown.entries++;
        assertEquals(entry, mcpServers[name], `${surface} ${name}`);
      }
    }
    for (const [, name, url] of text.matchAll(COMMAND)) {
      shown.commands++;
      assert(addresses.includes(`${name} ${url}`), `${surface} ${name} ${url}`);
    }
  }
  assert(shown.entries > addresses.length, "no text shows an entry");
  assert(shown.commands > 0, "no text shows a command");
});

/** Without the markup of a page, and without the escapes of JSON. */
function plain(text: string): string {
  return text.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"')
    .replaceAll("\\n", "\n").replaceAll('\\"', '"');
}
