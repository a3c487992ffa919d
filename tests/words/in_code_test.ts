import { assertEquals } from "@std/assert";
import english from "../../lib/base/words/english.json" with { type: "json" };
import { faultsIn, sourceTexts } from "../support/sources.ts";

// Words of a page stand in content/ or in lib/base/words/english.json, nowhere else: so
// that they can be read as one text, and put into another language.

const LETTER = /\p{L}/u;
/** A capitalised word at the beginning, or two words side by side. */
const PROSE = /^\p{Lu}\p{Ll}|\p{L}{2} \p{L}{2}/u;
/** Attributes that people read or hear. */
const SPOKEN = ["alt", "aria-label", "label", "placeholder", "text", "title"];
/** Attributes that are lists of names. */
const TECHNICAL = ["aria-keyshortcuts", "class", "content", "media", "name"];

const plugin: Deno.lint.Plugin = {
  name: "words",
  rules: {
    "in-content": {
      create(context) {
        const report = (node: Deno.lint.Node, message: string) =>
          context.report({ node, message });
        const check = (node: Deno.lint.Node, text: string) => {
          const around = context.sourceCode.getAncestors(node);
          if (isProse(text, around)) report(node, text);
        };
        return {
          JSXText(node) {
            const around = context.sourceCode.getAncestors(node);
            const words = namesMachines(around.at(-1)) ? PROSE : LETTER;
            if (words.test(node.value)) report(node, node.value);
          },
          Literal(node) {
            if (typeof node.value === "string") check(node, node.value);
          },
          TemplateElement(node) {
            check(node, node.raw);
          },
        };
      },
    },
  },
};

/** `around` is what holds the text, the outermost first. */
function isProse(text: string, around: Deno.lint.Node[]): boolean {
  // Messages of internal errors are for the owner. No page shows them.
  if (around.some(({ type }) => type === "NewExpression")) return false;
  const holder = around.findLast(({ type }) =>
    !["TemplateLiteral", "ConditionalExpression", "JSXExpressionContainer"]
      .includes(type)
  );
  // A value in a comparison is not shown.
  if (holder?.type === "BinaryExpression" && /^[!=]==$/.test(holder.operator)) {
    return false;
  }
  if (holder?.type === "JSXAttribute") {
    const name = holder.name.type === "JSXIdentifier" ? holder.name.name : "";
    if (TECHNICAL.includes(name)) return false;
    if (SPOKEN.includes(name)) return LETTER.test(text);
  }
  const isChild = /^JSX(Element|Fragment)$/.test(holder?.type ?? "") &&
    !namesMachines(holder);
  return (isChild ? LETTER : PROSE).test(text);
}

/** Names for programs are the same in every language. */
function namesMachines(node: Deno.lint.Node | undefined): boolean {
  return node?.type === "JSXElement" &&
    node.openingElement.name.type === "JSXIdentifier" &&
    node.openingElement.name.name === "Machine";
}

function proseIn(path: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, path, source)
    .map(({ message }) => `${path}: ${message.trim()}`);
}

Deno.test("no word of a page stands in code", async () => {
  const found = await faultsIn(
    ["routes", "islands", "lib/ui", "lib/server/twins"],
    proseIn,
  );
  assertEquals(found, []);
});

const PLANTED = [
  "<p>Hello</p>",
  '<p>{"hello"}</p>',
  "<p>{`hello ${x}`}</p>",
  '<nav aria-label="pages" />',
  '<Heading text="career" />',
  "<Machine>the whole story</Machine>",
  "<Machine>{`Role ${x}`}</Machine>",
  'const title = "Career";',
  'const line = "the whole story";',
  "const line = `Skills: ${x}`;",
];
const ALLOWED = [
  "<p>{x}, {y}. </p>",
  '<p class="prose error">{" "}</p>',
  "<Machine>GET /api/v1/work</Machine>",
  'if (key !== "Escape") leave();',
  "<Machine>{`roles[${x}]`}</Machine>",
  '<a href="/about" type="text/markdown">{x}</a>',
  'throw new Error("Cannot find it");',
  'const sort = { path: "query", "content-type": "text/html; charset=utf-8" };',
];

Deno.test("a word of a page would be found in code", () => {
  for (const source of PLANTED) {
    assertEquals(proseIn("a.tsx", source).length, 1, source);
  }
  for (const source of ALLOWED) assertEquals(proseIn("a.tsx", source), []);
});

Deno.test("every fixed word is used", async () => {
  const files: string[] = [];
  for await (const [path, text] of sourceTexts("routes", "islands", "lib")) {
    if (path !== "lib/base/words/template_names.ts") files.push(text);
  }
  const code = files.join("\n");
  for (const [group, own] of Object.entries(english)) {
    const unused = Object.keys(own).filter((name) =>
      !new RegExp(`[.{,\\s]${name}\\b(?!")`).test(code)
    );
    assertEquals(unused, [], group);
  }
});
