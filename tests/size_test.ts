import { assert, assertEquals } from "@std/assert";
import { questionComments } from "../tools/figures/comments.ts";
import { longFunctions } from "../tools/figures/long_functions.ts";
import {
  handWritten,
  lineCount,
  lineSum,
  PRODUCT,
  readTexts,
  textsBelow,
} from "../tools/figures/texts.ts";

// One reader must be able to know the whole code. Lower a ceiling when the code allows it.
const MAX_LIB = 46_230;
const MAX_PRODUCT = 55_420;
const MAX_LONG_FUNCTIONS = 150;
const MAX_LONG_FILES = 6;
const MAX_QUESTION_SHARE = 0.02;

const product = handWritten(await readTexts(PRODUCT));

Deno.test("the code stays small enough for one reader", () => {
  const lib = lineSum(textsBelow(product, "lib/"));
  assert(lib <= MAX_LIB, `${lib} lines in lib`);
  const all = lineSum(product);
  assert(all <= MAX_PRODUCT, `${all} lines in the product`);
});

Deno.test("few functions are longer than 25 lines, and few files than 150", () => {
  const functions = longFunctions(product, 25);
  assert(functions.length <= MAX_LONG_FUNCTIONS, functions.join("\n"));
  const files = [...product].filter(([, text]) => lineCount(text) > 150)
    .map(([path]) => path);
  assert(files.length <= MAX_LONG_FILES, files.join("\n"));
});

Deno.test("comments begin with a verb or a noun", async () => {
  const texts = handWritten(await readTexts([...PRODUCT, "tools", "tests"]));
  const { all, offenders } = questionComments(texts);
  const allowed = Math.floor(all * MAX_QUESTION_SHARE);
  assert(offenders.length <= allowed, offenders.join("\n"));
});

Deno.test("a comment that begins with a question word is found", () => {
  const text = "// Whether it rains\n/** Returns the rain. */\n// What falls\n";
  const { all, offenders } = questionComments(new Map([["a.ts", text]]));
  assertEquals(all, 3);
  assertEquals(offenders, [
    "a.ts:1 // Whether it rains",
    "a.ts:3 // What falls",
  ]);
});
