import { assert, assertEquals, assertMatch } from "@std/assert";
import { loadContent } from "../lib/content/load.ts";
import {
  changedContent,
  type Changes,
  CONTENT_DIR,
} from "./support/content.ts";
import { gif, png, svg, webp } from "./support/images.ts";
import { BASE_URL, HTML, testContent, testSite } from "./support/test_app.ts";

async function siteWith(changes: Changes) {
  const folder = await changedContent(changes);
  const content = await loadContent(folder.dir, folder);
  const read: string[] = [];
  const site = testSite({
    content,
    readContentFile(path) {
      read.push(path);
      return Deno.readFile(`${folder.dir}/${path}`);
    },
  });
  return {
    site,
    read,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

Deno.test("every image that the content shows is served as what it is", async () => {
  using site = testSite();
  const paths = testContent.images.map(({ path }) => path);
  for (const { image } of entriesWithImages()) {
    assert(image && paths.includes(image.file), image?.file);
  }
  for (const { path, mediaType } of testContent.images) {
    const response = await site.fetch(`/images/${path}`);
    const { headers, status } = response;
    const body = await response.bytes();
    assertEquals(status, 200);
    assertEquals(headers.get("content-type"), mediaType);
    assertEquals(headers.get("x-content-type-options"), "nosniff");
    assertEquals(body, await Deno.readFile(`${CONTENT_DIR}/${path}`));
    const etag = headers.get("etag") ?? "";
    const again = await site.fetch(`/images/${path}`, {
      headers: { "if-none-match": etag },
    });
    assertEquals([again.status, await again.text()], [304, ""]);
    const head = await site.fetch(`/images/${path}`, { method: "HEAD" });
    assertEquals(head.headers.get("content-length"), String(body.length));
    assertEquals(await head.text(), "");
  }
});

Deno.test("a file is served as the image that it is, whatever its name", async () => {
  const entry = await Deno.readTextFile(`${CONTENT_DIR}/musings/on-fog.md`);
  await using whose = await siteWith({
    "musings/on-fog.md": `${entry}\n![Fog](fog.png)\n`,
    "musings/fog.png": gif(3, 2),
  });
  using site = whose.site;
  const { headers, body } = await site.fetch("/images/musings/fog.png");
  await body?.cancel();
  assertEquals(headers.get("content-type"), "image/gif");
});

Deno.test("an SVG is an image that runs nothing, and no preview shows it", async () => {
  const path = "/lamps/storm-lantern";
  await using whose = await siteWith({
    "lamps/storm-lantern.png": svg('viewBox="0 0 30 20"'),
  });
  using site = whose.site;
  const address = "/images/lamps/storm-lantern.png";
  const { headers, body } = await site.fetch(address);
  await body?.cancel();
  assertEquals(
    ["content-type", "content-security-policy", "x-content-type-options"]
      .map((name) => headers.get(name)),
    [
      "image/svg+xml",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "nosniff",
    ],
  );
  const html = await site.html(path);
  assert(
    RegExp(`<img src="${address}"[^>]* width="30" height="20"`).test(html),
  );
  const [, preview] = / property="og:image" content="([^"]*)"/.exec(html) ?? [];
  assertMatch(preview ?? "", RegExp(`^${BASE_URL}/previews${path}.png`));
  assert(!html.includes(`"url":"${BASE_URL}${address}"`));
});

Deno.test("no other file of the content is served, whatever the address", async () => {
  await using whose = await siteWith({ "lamps/unseen.png": png(3, 2) });
  const { site, read } = whose;
  using _ = site;
  for (
    const path of [
      "/images/lamps/unseen.png",
      "/images/profile.md",
      "/images/lamps/storm-lantern.md",
      "/images/lamps/../profile.md",
      "/images/lamps/%2e%2e/profile.md",
      "/images/lamps%2Fstorm-lantern.png",
      "/images/",
      "/images",
      "/theme.css",
    ]
  ) {
    assertEquals(await site.status(path), 404, path);
  }
  assertEquals(read, []);
});

Deno.test("an image is read once, and the memory for images has an end", async () => {
  const names = Array.from({ length: 40 }, (_, i) => `lamp-${i}.png`);
  const page = await Deno.readTextFile(`${CONTENT_DIR}/pages/tides.md`);
  const shown = names.map((name) => `![A lamp](${name})`).join("\n");
  await using whose = await siteWith({
    "pages/tides.md": `${page}\n${shown}\n`,
    ...Object.fromEntries(
      names.map((name) => [`pages/${name}`, png(3, 2)]),
    ),
  });
  const { site, read } = whose;
  using _ = site;
  const see = async (name = "") => {
    await (await site.fetch(`/images/pages/${name}`)).bytes();
  };
  for (const name of [...names, ...names.slice(-5)]) await see(name);
  assertEquals(read, names.map((name) => `pages/${name}`));
  await see(names[0]);
  assertEquals(read.length, names.length + 1);
});

Deno.test("an image has its size in the page and its whole address in the twin", async () => {
  using site = testSite();
  for (const { path, entries } of entriesWithImages()) {
    const html = await site.html(path);
    const twin = await site.text(`${path}.md`);
    for (const { width, height, path: file } of entries) {
      const [tag = ""] = RegExp(`<img [^>]*src="/images/${file}"[^>]*>`)
        .exec(html) ?? [];
      assertMatch(tag, RegExp(` width="${width}" height="${height}"`));
      assertMatch(tag, / alt="[^"]+"/);
      assert(twin.includes(`](${BASE_URL}/images/${file})`), file);
    }
  }
});

/** Entries with a picture, and all images of their folder. */
function entriesWithImages() {
  const all = testContent.sections.flatMap(({ entries }) => entries);
  const found = all.filter(({ image }) => image).map(({ path, image }) => ({
    path,
    image,
    entries: testContent.images.filter(({ path: file }) =>
      `/${file}`.startsWith(path.replace(/[^/]*$/, ""))
    ),
  }));
  assert(found.length > 0);
  return found;
}

Deno.test("what is shown of an entry elsewhere is its image", async () => {
  using site = testSite();
  for (const { path, image } of entriesWithImages()) {
    const html = await site.html(path);
    const address = `${BASE_URL}/images/${image?.file}`;
    assert(html.includes(`<meta property="og:image" content="${address}"`));
    assert(html.includes(`"url":"${address}"`));
  }
});

Deno.test("a page names the type of the picture that is shown with links to it", async () => {
  const [entry] = entriesWithImages();
  assert(entry?.image);
  // The bytes decide, not the name.
  await using whose = await siteWith({ [entry.image.file]: webp(400, 300) });
  using site = whose.site;
  for (const path of [entry.path, "/about"]) {
    const html = await site.html(path);
    const meta = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
    const address = meta("og:image")?.replaceAll("&amp;", "&") ?? "";
    const response = await site.fetch(address.slice(BASE_URL.length));
    await response.body?.cancel();
    const type = response.headers.get("content-type");
    assertEquals(type, path === entry.path ? "image/webp" : "image/png");
    assertEquals(meta("og:image:type"), type ?? undefined);
  }
});

Deno.test("a style sheet of the person's own comes after ours, under the same policy", async () => {
  await using whose = await siteWith({
    "theme.css": ":root { --side: 3rem }\n",
  });
  const { site } = whose;
  using _ = site;
  const page = await site.fetch("/about", { headers: HTML });
  const sheets = [...(await page.text())
    .matchAll(/<link rel="stylesheet" href="\/(\w+)/g)].map(([, name]) => name);
  assertEquals(sheets, ["styles", "theme"]);
  assert(
    page.headers.get("content-security-policy")?.includes("style-src 'self'"),
  );
  const known = site.app.endpoints().find(({ path }) => path === "/theme.css");
  assertEquals(known?.kind, "asset");
  const theme = await site.fetch("/theme.css");
  assertMatch(theme.headers.get("content-type") ?? "", /^text\/css/);
  assertEquals(await theme.text(), ":root { --side: 3rem }\n");
});

Deno.test("without a style sheet of one's own there is no link to one", async () => {
  using site = testSite();
  const html = await site.html("/");
  assert(!html.includes("theme.css"));
});
