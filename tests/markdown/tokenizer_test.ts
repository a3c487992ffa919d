import { assertEquals } from "@std/assert";
import { Marked } from "marked";
import { tokenizer } from "../../lib/base/markdown/lexer.ts";
import { seededRandom } from "../rate_limit/support/random.ts";

const plain = new Marked();
const ours = new Marked({ tokenizer });

/** Pieces that begin or end blocks, or look so. */
const PIECES = [
  ..."|=->[#<\\",
  "word",
  "**b** _e_",
  "> q",
  ">",
  "- i",
  "  - j",
  "1. n",
  "===",
  "   ===",
  "--",
  "---",
  "    code",
  "```\ncode\n```",
  "~~~",
  "| a | b |",
  "|---|---|",
  "a | b",
  "--|--",
  ":--",
  "h\n:--\nrow",
  "<div>",
  "</div>",
  "<!-- c -->",
  "[x]: http://a.example",
  "  [y]: <z> 'title'",
  "[x]",
  "![i](u)",
  "\t",
  "\f",
  "\u00a0",
  "text\nmore",
  "text\n===",
  "a\nb\n-",
  "x|y\n-|-\n1|2",
];
const ENDS = ["\n", "\n", "\n\n", " ", ""];

Deno.test("what blocks begin with changes nothing of what they become", () => {
  const random = seededRandom(1);
  const one = (of: string[]) => of[Math.floor(random() * of.length)] ?? "";
  for (let i = 0; i < 20_000; i++) {
    const length = 1 + Math.floor(random() * 8);
    const pieces = Array.from({ length }, () => one(PIECES) + one(ENDS));
    const source = pieces.join("");
    assertEquals(ours.parse(source), plain.parse(source), source);
  }
});
