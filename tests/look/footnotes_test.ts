import { assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { readFile } from "../support/content.ts";
import { served } from "../support/served.ts";
import { siteWith } from "../support/test_app.ts";

const FILE = "pages/tides.md";
const WORDS = `
The lamp[^lamp] and the bell[^bell], and the lamp again[^lamp].

[^bell]: It is rung by hand.
[^lamp]: It is lit at dusk.
`;

Deno.test(
  "each footnote of a page has its number, on a screen and on paper",
  BROWSER_TEST,
  async () => {
    const changes = { [FILE]: await readFile(FILE) + WORDS };
    using site = await siteWith(changes);
    await using server = served(site);
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(`${server.base}/tides`);
    const devTools = await page.context().newCDPSession(page);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      const { nodes } = await devTools.send("Accessibility.getFullAXTree");
      assertEquals(numbersIn(nodes), ["1", "2"], media);
    }
  },
);

interface TreeNode {
  nodeId: string;
  parentId?: string;
  role?: { value?: unknown };
  name?: { value?: unknown };
}

/** Numbers among the notes: Chromium tells the text of counters in this tree alone. */
function numbersIn(nodes: TreeNode[]): string[] {
  const parents = new Map(nodes.map((node) => [node.nodeId, node]));
  const isNote = (node?: TreeNode): boolean =>
    node !== undefined && (node.role?.value === "doc-endnotes" ||
      isNote(parents.get(node.parentId ?? "")));
  return nodes.filter((node) => node.role?.value === "StaticText")
    .filter(isNote).map(({ name }) => String(name?.value))
    .filter((text) => /^\d+$/.test(text));
}
