import { assert, assertEquals } from "@std/assert";
import { CLIENT_PACKAGES } from "../../../lib/api/packages/mod.ts";
import { BASE_URL, testSite } from "../../support/test_app.ts";
import { filesOfTarball, filesOfWheel } from "./unpacked.ts";
import { emptyFolder } from "../../support/empty_folder.ts";

/** In a time zone that is half a day from most of those of tests. */
const FAR_AWAY = { TZ: "Pacific/Kiritimati" };

for (const { path, mediaType } of CLIENT_PACKAGES) {
  Deno.test(`GET ${path} answers with a file to keep`, async () => {
    using site = testSite();
    const response = await site.fetch(path);
    const bytes = await response.bytes();
    const { headers } = response;
    assertEquals(response.status, 200);
    assertEquals(headers.get("content-type"), mediaType);
    assertEquals(headers.get("content-length"), String(bytes.length));
    assertEquals(headers.get("content-encoding"), null);
    assertEquals(headers.get("cache-control"), "public, max-age=300");
    assertEquals(headers.get("access-control-allow-origin"), "*");

    const head = await site.fetch(path, { method: "HEAD" });
    assertEquals(await head.text(), "");
    assertEquals(head.headers.get("content-length"), String(bytes.length));
    const etag = headers.get("etag") ?? "";
    const condition = { "if-none-match": etag };
    const again = await site.fetch(path, { headers: condition });
    assertEquals([again.status, await again.text()], [304, ""]);
  });

  Deno.test(`${path} is the same bytes in every process at one address`, async () => {
    using site = testSite();
    const served = await (await site.fetch(path)).bytes();
    using other = testSite({ now: "2031-03-04T05:06:07Z" });
    assertEquals(await (await other.fetch(path)).bytes(), served);
    await using folder = await emptyFolder();
    await pack(folder.path);
    const name = path.slice(path.lastIndexOf("/"));
    assertEquals(await Deno.readFile(folder.path + name), served);
  });

  Deno.test(`${path} names the address of the site, and no other`, async () => {
    using site = testSite();
    const bytes = await (await site.fetch(path)).bytes();
    const files = path.endsWith(".whl")
      ? filesOfWheel(bytes)
      : await filesOfTarball(bytes);
    const texts = [...files.values()];
    const naming = [...files].filter(([, text]) => text.includes(BASE_URL))
      .map(([name]) => name);
    assert(naming.some((name) => /default_base_url\.\w+$/.test(name)));
    assert(naming.some((name) => /README\.md$|METADATA$/.test(name)));
    assertEquals(texts.filter((text) => text.includes("localhost:8000")), []);
  });
}

/** As `deno task pack`, elsewhere on Earth. */
async function pack(folder: string): Promise<void> {
  const flags = ["--allow-read", "--allow-write"];
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...flags, "tools/pack.ts", folder, BASE_URL],
    env: FAR_AWAY,
  }).output();
  assert(success, new TextDecoder().decode(stderr));
}
