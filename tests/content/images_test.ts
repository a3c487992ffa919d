import { assert, assertEquals, assertMatch } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import {
  changedContent,
  type Changes,
  edited,
  problemsOf,
  readFile,
} from "../support/content.ts";
import { testContent } from "../support/test_app.ts";
import { gif, jpeg, png, webp } from "../support/images.ts";
import { problemOf } from "./support/changes.ts";

const PAGE = "pages/tides.md";

async function pageWith(words: string): Promise<Changes> {
  return { [PAGE]: `${await readFile(PAGE)}\n${words}\n` };
}

async function imagesOf(changes: Changes) {
  await using folder = await changedContent(changes);
  const content = await loadContent(folder.dir, folder);
  const known = new Set(testContent.images.map(({ path }) => path));
  return content.images.filter(({ path }) => !known.has(path));
}

const FORMATS: [mediaType: string, bytes: Uint8Array][] = [
  ["image/png", png(30, 20)],
  ["image/jpeg", jpeg(30, 20)],
  ["image/webp", webp(30, 20)],
  ["image/gif", gif(30, 20)],
];

for (const [mediaType, bytes] of FORMATS) {
  Deno.test(`an image is ${mediaType} by its bytes, whatever its name`, async () => {
    assertEquals(
      await imagesOf({
        ...await pageWith("![A lamp](lamp.jpeg)"),
        "pages/lamp.jpeg": bytes,
      }),
      [{
        path: "pages/lamp.jpeg",
        width: 30,
        height: 20,
        mediaType,
      }],
    );
  });
}

Deno.test("a photograph that was taken upright is as high as it is shown", async () => {
  const [image] = await imagesOf({
    ...await pageWith("![A lamp](lamp.jpg)"),
    "pages/lamp.jpg": jpeg(30, 20, 6),
  });
  assertEquals([image?.width, image?.height], [20, 30]);
});

const NAMES: [name: string, path: string][] = [
  ["lamp.png", "pages/lamp.png"],
  ["./in/lamp.png", "pages/in/lamp.png"],
  ["../lamp.png", "lamp.png"],
  ["/images/lamps/lamp.png", "lamps/lamp.png"],
];

for (const [name, path] of NAMES) {
  Deno.test(`an image is found beside the file that names it ${name}`, async () => {
    const images = await imagesOf({
      ...await pageWith(`> - ![A *lamp* [1]](${name} "Dry \\"now\\"")`),
      [path]: png(3, 2),
    });
    assertEquals(images.map(({ path }) => path), [path]);
  });
}

Deno.test("the words have the address of an image, and code stays as it is", async () => {
  const code = "`![A lamp](lamp.png)`\n\n    ![A lamp](lamp.png)\n";
  await using folder = await changedContent({
    ...await pageWith(
      `${code}\n![A lamp](lamp.png) ![A lamp][l] and ![b](https://b.example/c.png)[^1]\n\n[l]: lamp.png\n[^1]: ![c](lamp.png)`,
    ),
    "pages/lamp.png": png(3, 2),
  });
  const { pages } = await loadContent(folder.dir, folder);
  const { body = "" } = pages.find(({ slug }) => slug === "tides") ?? {};
  assert(body.includes(code));
  assert(
    body.includes(
      "![A lamp](/images/pages/lamp.png) ![A lamp](/images/pages/lamp.png) and ![b](https://b.example/c.png)",
    ),
  );
  assert(body.includes("[^1]: ![c](/images/pages/lamp.png)"));
});

for (
  const [what, twin] of [
    ["in a comment", "<!-- ![A lamp](lamp.png) -->"],
    ["in a comment within a line", "Here <!-- ![A lamp](lamp.png) --> it was."],
    ["behind a backslash", "\\![A lamp](lamp.png)"],
  ] as const
) {
  Deno.test(`an image has its address also where one like it stands ${what}`, async () => {
    const words = `Here.\n\n${twin}\n\n![A lamp](lamp.png)`;
    await using folder = await changedContent({
      ...await pageWith(words),
      "pages/lamp.png": png(3, 2),
    });
    const { pages } = await loadContent(folder.dir, folder);
    const { body = "" } = pages.find(({ slug }) => slug === "tides") ?? {};
    assert(body.endsWith("\n![A lamp](/images/pages/lamp.png)"), body);
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

Deno.test("an image may have ten thousand pixels on a side", async () => {
  const [image] = await imagesOf({
    ...await pageWith("![A lamp](lamp.png)"),
    "pages/lamp.png": png(10_000, 1),
  });
  assertEquals([image?.width, image?.height], [10_000, 1]);
});

Deno.test("what nothing shows is not served", async () => {
  assertEquals(await imagesOf({ "pages/lamp.png": png(3, 2) }), []);
  const hidden = await readFile("lamps/cellar-lamp.md");
  assertEquals(
    await imagesOf({
      "lamps/cellar-lamp.md": `${hidden}\n![A lamp](lamp.png)\n`,
      "lamps/lamp.png": png(3, 2),
    }),
    [],
  );
});

const LARGE = new Uint8Array(501 * 1024);
LARGE.set(png(30, 20));
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
    {
      "pages/lamp.png":
        "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>",
    },
    /image: "lamp.png" .* SVG, .*; export/,
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
    "has no words",
    "![](lamp.png)",
    { "pages/lamp.png": png(3, 2) },
    /image: "lamp.png" .*; write !\[what it shows\]\(lamp.png\)/,
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

Deno.test("the place of an image is that in the file, whatever ends its lines", async () => {
  const text = `${await readFile(PAGE)}\n![A lamp](lamp.png)`;
  assertMatch(
    await problemOf({ [PAGE]: text.replaceAll("\n", "\r\n") }),
    new RegExp(`^${PAGE}:${text.split("\n").length}:1 image: `),
  );
});

Deno.test("loadContent() refuses a picture that is missing, or has no words", async () => {
  const entry = "lamps/storm-lantern.md";
  assertMatch(
    await problemOf(
      await edited(entry, "file: storm-lantern.png", "file: x.png"),
    ),
    /^lamps\/storm-lantern.md:\d+:9 image.file: "x.png" is missing; add/,
  );
  assertMatch(
    await problemOf(
      await edited(entry, "  alt: A lantern", "  # alt: A lantern"),
    ),
    /^lamps\/storm-lantern.md:\d+:\d+ image.alt: missing; add/,
  );
});

Deno.test("all that is wrong with images is reported at once", async () => {
  const problems = await problemsOf({
    ...await pageWith("![](lamp.png)\n\n![A lamp](lamp.png)"),
    ...await edited("lamps/storm-lantern.md", "(screw.png)", "(nail.png)"),
  });
  assertEquals(problems.length, 4, problems.join("\n"));
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
