import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { EDITION } from "../lib/graphics/avatar.ts";
import type { Content } from "../lib/content/content.ts";
import { NPC_IDS } from "../lib/content/names.ts";
import { figurePath } from "../lib/content/figure.ts";
import {
  avatarAddress,
  avatarsOf,
  EXAMPLE,
  ownerCharacter,
} from "../lib/graphics/addresses.ts";
import { getRoomAvatar } from "../lib/api/operations/get_room_avatar.ts";
import { callOf } from "../lib/api/calls/call.ts";
import { shownBy, wholeSite } from "./look/support/whole_site.ts";
import { barePerson } from "./support/bare_person.ts";
import { testContent, type TestSite, testSite } from "./support/test_app.ts";

const IMAGER = { IMAGER_URL: "https://imager.example/avatar" };
const PATH = "/avatars/concierge-left.png";

/** Every page in HTML, those that say no included. */
async function pagesOf(site: TestSite): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const { path } of shownBy(site)) {
    pages.set(path, await site.html(path));
  }
  return pages;
}

/** Addresses in the HTML and in what its islands were given. */
function avatarsIn(html: string): string[] {
  return html.match(/\/avatars\/[\w.?=-]+/g) ?? [];
}

async function bytesOf(site: TestSite, path: string) {
  const response = await site.fetch(path);
  assertEquals(response.status, 200, path);
  assertEquals(response.headers.get("content-type"), "image/png");
  return await response.bytes();
}

Deno.test("no page shows a picture that counts as a call of the API", async () => {
  using site = wholeSite();
  for (const [path, html] of await pagesOf(site)) {
    const shown = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)];
    for (const [, address = ""] of shown) {
      const kind = site.app.endpoints()
        .find((endpoint) => endpoint.path === address.split("?", 1)[0])?.kind;
      assertEquals(kind, "asset", `${path}: ${address}`);
    }
  }
});

Deno.test("whoever shares an address sees everybody on every page, however many they are", async () => {
  using whole = wholeSite();
  const shown = [...(await pagesOf(whole)).values()].flatMap(avatarsIn);
  const addresses = new Set(shown);
  const stances = new Set(shown.map((path) => path.replace(/\?.*/, "")));
  assert(stances.has("/avatars/owner-away.png"), "the lens has no back");
  using site = testSite({ env: { RATE_LIMIT: "1" } });
  for (let visitor = 0; visitor < 3; visitor++) {
    for (const address of addresses) await bytesOf(site, address);
  }
});

Deno.test("a picture on a page is as the API draws it", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const { figure = "", name } = testContent.profile;
  const owner = ownerCharacter({ figure, name });
  assertEquals(
    await bytesOf(site, avatarAddress(owner, "front")),
    await bytesOf(site, figurePath(figure)),
  );
  const [example] = Object.values(getRoomAvatar.request?.examples ?? {});
  assert(example);
  assertEquals(
    await bytesOf(site, avatarAddress(EXAMPLE, "right")),
    await bytesOf(site, callOf(getRoomAvatar.path, example).path),
  );
});

Deno.test("everybody in every stance is another picture, and who has it is told so", async () => {
  using site = testSite();
  const tags = new Set<string>();
  const paths = [...avatarsOf(testContent).keys()];
  for (const path of paths) {
    const head = await site.fetch(path, { method: "HEAD" });
    assertEquals([head.status, await head.text()], [200, ""], path);
    const { headers } = await site.fetch(path);
    assertEquals(head.headers.get("etag"), headers.get("etag"));
    assertEquals(headers.get("cache-control"), "public, max-age=86400");
    const etag = headers.get("etag") ?? "";
    tags.add(etag);
    const again = await site.fetch(`${path}?v=else`, {
      headers: { "if-none-match": etag },
    });
    assertEquals([again.status, await again.text()], [304, ""]);
  }
  assertEquals(tags.size, paths.length);
});

Deno.test("another figure has another address", () => {
  const at = (figure: string) =>
    avatarAddress({ id: NPC_IDS[0], figure }, "left");
  assertNotEquals(at("hd-1-2"), at("hd-1-3"));
});

Deno.test("what another artist draws has another address", () => {
  const at = (edition?: string) => avatarAddress(EXAMPLE, "left", edition);
  assertEquals(at(), at(EDITION));
  assertNotEquals(at(), at("else"));
});

const without: Content = { ...barePerson, npcs: [] };

for (
  const path of [
    "/avatars",
    "/avatars/",
    "/avatars/nobody-front.png",
    "/avatars/owner-sideways.png",
    "/avatars/owner-front",
    "/avatars/owner-front.png/",
    "/avatars/constructor-front.png",
    "/avatars/owner-constructor.png",
  ]
) {
  Deno.test(`nobody is at ${path}`, async () => {
    using site = testSite();
    assertEquals((await site.fetch(path)).status, 404);
  });
}

Deno.test("who is not there has no picture", async () => {
  using site = testSite({ content: without });
  const paths = NPC_IDS.map((id) => `/avatars/${id}-front.png`);
  for (const path of paths) {
    assertEquals((await site.fetch(path)).status, 404, path);
  }
});

/** A site whose imager answers so, and the parameters it was asked with. */
function siteWith(answer: () => Response | Promise<Response>) {
  const asked: Record<string, string>[] = [];
  const site = testSite({
    env: { ...IMAGER, RATE_LIMIT: "0" },
    expectErrors: true,
    fetch: async (input) => {
      const { searchParams } = new URL(
        input instanceof Request ? input.url : input,
      );
      asked.push(Object.fromEntries(searchParams));
      return await answer();
    },
  });
  return { site, asked };
}

/** Avatar that the site draws itself. */
async function ownPicture(path: string) {
  using site = testSite();
  return await bytesOf(site, path);
}

const png = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, { headers: { "content-type": "image/png" } });

Deno.test("an imager draws the people on pages too, and is asked once for each picture", async () => {
  const theirs = await ownPicture("/avatars/barista-away.png");
  const { site, asked } = siteWith(() => png(theirs));
  for (const query of ["", "?v=1", "?v=2"]) {
    assertEquals(await bytesOf(site, PATH + query), theirs);
  }
  const figure = testContent.npcs.find(({ id }) => id === "concierge")?.figure;
  assertEquals(asked, [{
    figure: figure ?? "",
    direction: "4",
    head_direction: "4",
    size: "l",
    gesture: "nrm",
    action: "std",
    frame: "0",
  }]);
  assertEquals(site.errors, []);
});

const FAILURES: [what: string, answer: () => Response | Promise<Response>][] = [
  ["says no", () => new Response(null, { status: 500 })],
  ["sends no picture", () => new Response("<html>")],
  ["is away", () => Promise.reject(new TypeError("refused"))],
];

for (const [what, answer] of FAILURES) {
  Deno.test(`where the imager ${what}, our own artist stands in for a minute`, async () => {
    const theirs = await ownPicture("/avatars/barista-away.png");
    let answers = answer;
    const { site, asked } = siteWith(() => answers());
    const ours = await ownPicture(PATH);
    for (let visitor = 0; visitor < 3; visitor++) {
      const response = await site.fetch(PATH);
      assertEquals(response.headers.get("cache-control"), "public, max-age=60");
      assertEquals(await response.bytes(), ours);
    }
    assertEquals([asked.length, site.errors.length], [1, 1]);
    answers = () => png(theirs);
    site.clock.advance(59_999);
    assertEquals(await bytesOf(site, PATH), ours);
    site.clock.advance(1);
    assertEquals(await bytesOf(site, PATH), theirs);
    assertEquals([asked.length, site.errors.length], [2, 1]);
  });
}
