import { assertEquals } from "@std/assert";
import { sources } from "./support/sources.ts";

const css = await sheet("static/styles.css") +
  await sheet("static/robots.css");
/** Styles of the drawing, which is never mirrored. */
const roomCss = await sheet("static/room.css");

/** Without its comments. */
async function sheet(path: string): Promise<string> {
  return (await Deno.readTextFile(path)).replaceAll(/\/\*[^]*?\*\//g, "");
}

/** Names and values that mean a side of the screen, not of the text. */
const SIDE =
  /(?<![\w.-])(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?(?=[\s:;])[^{}]*;/g;
/** Four values go round by the clock, whatever the direction. */
const FOUR = /(?:margin|padding|inset|border-\w+):(?:\s+[^\s;]+){4};/g;

Deno.test("the style sheet names no side, so that every page can be mirrored", () => {
  assertEquals([...css.match(SIDE) ?? [], ...css.match(FOUR) ?? []], []);
});

Deno.test("a side in the style sheet would be found", () => {
  for (
    const line of [
      "right: 0;",
      "margin-left: 1rem;",
      "text-align: left;",
      "border-top-right-radius: 0;",
    ]
  ) {
    assertEquals(`a { ${line} }`.match(SIDE)?.length, 1, line);
  }
  assertEquals("a { padding: 0 1rem 0 0; }".match(FOUR)?.length, 1);
  assertEquals(".right { color: red; text-align: end; }".match(SIDE), null);
});

Deno.test("where a page changes its columns is told in letters, and moves with their size", () => {
  assertEquals(
    css.match(/@(?:media|container)[^{]*\d(?:px|rem)[^{]*\{/g),
    null,
  );
});

const classes = new Set(
  [...`${css}\n${roomCss}`.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map((
    [, name = ""],
  ) => name),
);
/** Names that code puts together, or that Markdown and its highlighter give. */
const MADE =
  /^(?:letters-\d+|[kl]\d|hljs-\w+|right|center|b\d|s\d+|(?:d|of|at)-\w+)$/;
/** Names that a Markdown twin, or a reader's program, goes by. */
const FOR_OTHERS = /^(?:language|h|p|u|dt|e)-/;

async function allCode(): Promise<string> {
  const files = [
    "static/shell.js",
    "static/robots.js",
    "lib/ui/room/scene/furniture.json",
    "lib/ui/room/scene/sprites.json",
  ]
    .map((path) => Deno.readTextFile(path));
  for (const folder of ["lib", "routes", "islands"]) {
    for await (const path of sources(folder)) {
      files.push(Deno.readTextFile(path));
    }
  }
  return (await Promise.all(files)).join("\n");
}

Deno.test("every class of the style sheet is used, and every class that is used is in it", async () => {
  const code = await allCode();
  const unused = [...classes].filter((name) =>
    !MADE.test(name) && !new RegExp(`["'\`\\s.]${name}["'\`\\s]`).test(code)
  );
  assertEquals(unused, []);
  const used = [...code.matchAll(/\bclass="([^"${}]*)"/g)]
    .flatMap(([, names = ""]) => names.split(" "));
  const unknown = used.filter((name) =>
    !classes.has(name) && !FOR_OTHERS.test(name)
  );
  assertEquals(unknown, []);
});
