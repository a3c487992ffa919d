import { assert, assertEquals, assertMatch } from "@std/assert";
import {
  type Changes,
  edited,
  problemsOf,
  readFile,
} from "../support/content.ts";
import { gif, png, svg } from "../support/images.ts";
import { problemOf } from "./support/changes.ts";
import { PAGE, pageWith } from "./support/page_images.ts";

const LARGE = new Uint8Array(501 * 1024);
LARGE.set(png(30, 20));
const BMP = new Uint8Array(54);
BMP.set([66, 77]);
BMP.set([40, 0, 0, 0, 3, 0, 0, 0, 2], 14);
const HUGE = new Uint8Array(23_600 * 1024);

const FAULTS: [
  what: string,
  words: string,
  files: Changes,
  expected: RegExp,
][] = [
  [
    "is missing",
    "![A lamp](lamp.png)",
    {},
    /image: "lamp.png" is missing; add/,
  ],
  [
    "is too large",
    "![A lamp](lamp.png)",
    { "pages/lamp.png": LARGE },
    /image: "lamp.png" .*501 KB, .*500 KB; .*deno task photo pages\/lamp.png,/,
  ],
  [
    "has megabytes",
    "![A lamp](lamp.png)",
    { "pages/lamp.png": HUGE },
    /image: "lamp.png" .*23.6 MB, .*500 KB; .*deno task photo pages\/lamp.png,/,
  ],
  [
    "is no image",
    "![A lamp](lamp.png)",
    { "pages/lamp.png": BMP },
    /image: "lamp.png" .* BMP, .*; export/,
  ],
  [
    "is a drawing without a size",
    "![A lamp](lamp.svg)",
    { "pages/lamp.svg": svg('width="100%"') },
    /image: "lamp.svg" .*; use .* viewBox/,
  ],
  [
    "is a large drawing",
    "![A lamp](lamp.svg)",
    { "pages/lamp.svg": `${LARGE}` },
    /image: "lamp.svg" is too large: .*; simplify/,
  ],
  [
    "is too long",
    "![A lamp](lamp.png)",
    { "pages/lamp.png": png(10_001, 20) },
    /image: "lamp.png" .*10001 by 20 pixels; .*at most/,
  ],
  [
    "has no height",
    "![A lamp](lamp.png)",
    { "pages/lamp.png": gif(20, 0) },
    /image: "lamp.png" .*20 by 0 pixels; save it again/,
  ],
  [
    "has a name that no address can have",
    "![A lamp](<my lamp.png>)",
    { "pages/my lamp.png": png(3, 2) },
    /image: "my lamp.png" .*; rename "my lamp.png"/,
  ],
  [
    "lies outside of the folder",
    "![A lamp](../../lamp.png)",
    {},
    /image: "..\/..\/lamp.png" is missing/,
  ],
];

for (const [what, words, files, expected] of FAULTS) {
  Deno.test(`loadContent() refuses an image that ${what}, where it is named`, async () => {
    const text = await readFile(PAGE);
    const line = text.split("\n").length + 1;
    const problem = await problemOf({ ...await pageWith(words), ...files });
    assertMatch(problem, expected);
    assert(problem.startsWith(`${PAGE}:${line}:1 `), problem);
  });
}

Deno.test("loadContent() refuses an image whose address it cannot write", async () => {
  const files = { "pages/lamp.png": png(3, 2) };
  assertMatch(
    await problemOf({
      ...await pageWith("> - ![A\n>   lamp](lamp.png)"),
      ...files,
    }),
    /image: "lamp.png" is split over two lines/,
  );
});

Deno.test("the place of an image is that in the file, whatever ends its lines", async () => {
  const text = `${await readFile(PAGE)}\n![A lamp](lamp.png)`;
  assertMatch(
    await problemOf({ [PAGE]: text.replaceAll("\n", "\r\n") }),
    new RegExp(`^${PAGE}:${text.split("\n").length}:1 image: `),
  );
});

Deno.test("loadContent() refuses a picture that is missing", async () => {
  const entry = "lamps/storm-lantern.md";
  assertMatch(
    await problemOf(
      await edited(entry, "file: storm-lantern.png", "file: x.png"),
    ),
    /^lamps\/storm-lantern.md:\d+:9 image.file: "x.png" is missing; add/,
  );
});

Deno.test("all that is wrong with images is reported at once", async () => {
  const problems = await problemsOf({
    ...await pageWith("![A](lamp.png)\n\n![A lamp](lamp.png)"),
    ...await edited("lamps/storm-lantern.md", "(screw.png)", "(nail.png)"),
  });
  assertEquals(problems.length, 3, problems.join("\n"));
});

Deno.test("loadContent() does not tell the owner to move an image that is in the right place", async () => {
  const words = await pageWith("![A gull](gull.png)");
  const [named = ""] = await problemsOf({
    ...words,
    "pages/Gull.PNG": png(3, 2),
  });
  assertMatch(named, /write Gull\.PNG \(/);
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic");
  const [taken = ""] = await problemsOf({ ...words, "pages/gull.heic": heic });
  assertMatch(taken, /export pages\/gull\.heic as JPEG/);
});
