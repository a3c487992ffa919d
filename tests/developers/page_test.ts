import { HOUR } from "../../lib/base/time/days.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { fillCount } from "../../lib/base/words/fill.ts";
import { withoutTokens } from "../../lib/api/mod.ts";
import { assert, assertEquals } from "@std/assert";
import {
  COMMON_ERRORS,
  declaredErrors,
} from "../../lib/api/rest/operation_errors.ts";
import type { AnyOperation } from "../../lib/operation.ts";
import { shortened } from "../../lib/ui/developers/Recorded.tsx";
import { loadContent } from "../../lib/content/load.ts";
import { fieldsOf } from "../../lib/api/openapi/fields.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { operationAnchor } from "../../lib/content/anchors.ts";
import { secondContent } from "../second_person/support/content.ts";
import { barePerson } from "../support/bare_person.ts";
import { senderOf } from "../support/examples.ts";
import {
  HTML,
  testContent,
  type TestSite,
  testSite,
} from "../support/test_app.ts";

const PEOPLE = {
  "the tests' person": testContent,
  "another person": await secondContent(),
  "a bare person": barePerson,
  "the sample": await loadContent(SAMPLE_DIR),
};

async function pageOf(site: TestSite): Promise<string> {
  return await (await site.fetch("/developers", { headers: HTML })).text();
}

/** HTML from the heading of the operation on. */
function partOf(html: string, operation: AnyOperation): string {
  const [, part = ""] = html.split(`<h3 id="${operationAnchor(operation)}">`);
  return part.split("<h3 id=")[0] ?? "";
}

function textOf(html: string): string {
  return html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, "").replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** The answer that was recorded, as the page writes it. */
function recordedIn(part: string): string | undefined {
  const [, answer] = /class="out".*?<pre[^>]*>([^]*?)<\/pre>/.exec(part) ?? [];
  return answer && textOf(answer);
}

for (const [who, content] of Object.entries(PEOPLE)) {
  Deno.test(`the reference of ${who} has every operation with a real answer`, async () => {
    using site = testSite({ content });
    const html = await pageOf(site);
    for (const operation of operations) {
      const part = partOf(html, operation);
      const response = await (await senderOf(site, operation))();
      const { status, headers } = response;
      assert(part.includes(`<span class="ok">${status} </span>`), operation.id);
      if (headers.get("content-type") === "image/png") {
        await response.body?.cancel();
        await assertPictures(site, part);
        continue;
      }
      const recorded = JSON.parse(recordedIn(part) ?? "");
      const mark = (left: number) => (left > 0 ? MARK : "");
      const answer = JSON.parse(
        withoutTokens(
          await response.text(),
          ({ length }) =>
            `… ${
              fillCount(
                content.words.console.characters,
                length,
                content.profile.language,
              )
            }`,
        ),
      );
      const answered = shortened(answer, mark);
      assertEquals(
        shortened(recorded, mark),
        answered,
        operation.id,
      );
    }
  });
}

const MARK = "mark";

async function assertPictures(site: TestSite, part: string) {
  const pictures = [...part.matchAll(/<img src="([^"]+)"/g)];
  assert(pictures.length > 0);
  for (const [, address = ""] of pictures) {
    const response = await site.fetch(address.replaceAll("&amp;", "&"));
    assertEquals(response.headers.get("content-type"), "image/png");
    await response.body?.cancel();
  }
}

Deno.test("each field of an operation stands on the page, and each error of its own", async () => {
  using site = testSite();
  const html = await pageOf(site);
  for (const operation of operations) {
    const text = textOf(partOf(html, operation));
    for (const { name, type, otherwise = "" } of fieldsOf(operation)) {
      assert(text.includes(name), name);
      const bounds = type.kind === "choice" ? type.values : [];
      for (const bound of [...bounds, otherwise]) assert(text.includes(bound));
    }
    const own = operation.errors.filter((code) =>
      !COMMON_ERRORS.includes(code)
    );
    for (const code of own) assert(text.includes(code), code);
  }
});

Deno.test("what any operation may answer is told once", async () => {
  using site = testSite();
  const text = textOf(await pageOf(site)).split("GET /api/v1/")[0] ?? "";
  const [any] = operations;
  assert(any);
  for (const [status, codes] of declaredErrors({ ...any, errors: [] })) {
    for (const fact of [String(status), ...codes]) assert(text.includes(fact));
  }
});

Deno.test("to show an answer stores nothing", async () => {
  using site = testSite();
  await pageOf(site);
  for await (const { key } of site.store.list(["events"])) {
    throw new Error(`Stored ${key.join()}`);
  }
});

const ELSEWHERE = {
  STATS_PROVIDER: "plausible",
  STATS_URL: "https://stats.example",
  STATS_SITE_ID: "light.example",
  STATS_TOKEN: "t",
  CODEHOST_PROVIDER: "forgejo",
  CODEHOST_URL: "https://code.example",
  CODEHOST_USER: "odalys",
  NPC_PROVIDER: "openai",
  NPC_URL: "https://model.example/v1",
  NPC_MODEL: "m",
  NPC_API_KEY: "k",
  IMAGER_URL: "https://imager.example",
};

Deno.test("the page waits for no other service, and says which ones there are", async () => {
  const { promise: never } = Promise.withResolvers<Response>();
  using site = testSite({ env: ELSEWHERE, fetch: () => never });
  const html = await pageOf(site);
  for (const [name, value] of Object.entries(ELSEWHERE)) {
    if (!name.endsWith("_URL")) continue;
    assert(html.includes(` ${new URL(value).host}<`), name);
  }
  const silent = operations.filter((operation) =>
    !partOf(html, operation).includes('<span class="ok">200')
  );
  assertEquals(silent.map(({ id }) => id), ASKING);
});

/** Operations that need an upstream service. */
const ASKING = [
  "getStats",
  "getCodehostContributions",
  "npcChat",
  "runBatch",
  "getJob",
  "getRoomAvatar",
];

Deno.test("what the owner turned off is answered as a program would be", async () => {
  using site = testSite({
    env: { CODEHOST_PROVIDER: "off", NPC_PROVIDER: "off" },
  });
  const html = await pageOf(site);
  for (const operation of operations) {
    const response = await (await senderOf(site, operation))();
    const text = await response.text();
    if (response.ok) continue;
    const part = partOf(html, operation);
    assert(part.includes(`<span class="wait">${response.status} `));
    assertEquals(JSON.parse(recordedIn(part) ?? ""), JSON.parse(text));
  }
});

Deno.test("the job in the example call is one that the site knows, hours after a start", async () => {
  using site = testSite();
  for (let hours = 0; hours < 3; hours++) {
    const [path = ""] = /\/api\/v1\/jobs\/[\w.~-]+/.exec(await pageOf(site)) ??
      [];
    const { status } = await site.fetch(path);
    assertEquals(status, 200, `${hours} hours: ${path}`);
    site.clock.advance(HOUR);
  }
});
