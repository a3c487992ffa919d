import { assertEquals } from "@std/assert";

const css = (await Deno.readTextFile("static/styles.css"))
  .replaceAll(/\/\*[^]*?\*\//g, "");

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
