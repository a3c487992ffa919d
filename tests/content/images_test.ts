import { assert, assertEquals } from "@std/assert";
import { type Changes, contentWith, readFile } from "../support/content.ts";
import { testContent } from "../support/test_app.ts";
import { gif, jpeg, png, svg, webp } from "../support/images.ts";
import { pageWith } from "./support/page_images.ts";

async function imagesOf(changes: Changes) {
  const content = await contentWith(changes);
  const known = new Set(testContent.images.map(({ path }) => path));
  return content.images.filter(({ path }) => !known.has(path));
}

const FORMATS: [mediaType: string, bytes: Uint8Array][] = [
  ["image/png", png(30, 20)],
  ["image/jpeg", jpeg(30, 20)],
  ["image/webp", webp(30, 20)],
  ["image/gif", gif(30, 20)],
  ["image/svg+xml", svg('width="30" height="20"')],
  ["image/svg+xml", svg('viewBox="4 2 30 20"')],
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
  const { pages } = await contentWith({
    ...await pageWith(
      `${code}\n![A lamp](lamp.png) ![A lamp][l] and ![b](https://b.example/c.png)[^1]\n\n[l]: lamp.png\n[^1]: ![c](lamp.png)`,
    ),
    "pages/lamp.png": png(3, 2),
  });
  const { body = "" } = pages.find(({ slug }) => slug === "tides") ?? {};
  assert(body.includes(code));
  assert(
    body.includes(
      "![A lamp](/images/pages/lamp.png) ![A lamp](/images/pages/lamp.png) and ![b](https://b.example/c.png)",
    ),
  );
  assert(body.includes("[^1]: ![c](/images/pages/lamp.png)"));
});

Deno.test("an image keeps the brackets of its description, escaped or in pairs", async () => {
  const written = ["tip \\[one", "two\\]", "[*three*] `]`"]
    .map((alt) => `![${alt}](lamp.png)`);
  const { pages } = await contentWith({
    ...await pageWith(written.join(" ")),
    "pages/lamp.png": png(3, 2),
  });
  const { body = "" } = pages.find(({ slug }) => slug === "tides") ?? {};
  for (const image of written) {
    assert(body.includes(image.replace("(", "(/images/pages/")), body);
  }
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
    const { pages } = await contentWith({
      ...await pageWith(words),
      "pages/lamp.png": png(3, 2),
    });
    const { body = "" } = pages.find(({ slug }) => slug === "tides") ?? {};
    assert(body.endsWith("\n![A lamp](/images/pages/lamp.png)"), body);
  });
}

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
