import { assert, assertEquals } from "@std/assert";
import { launchBrowser } from "../../support/browser.ts";
import { Installed } from "../packages/unpacked.ts";
import { REFUSING_URL, StandIn } from "../support/stand_in.ts";
import { RealSite } from "./real_site.ts";

const CORS = { "access-control-allow-origin": "*" };

/** In the page: what became of getStats there. */
const GET_STATS = `async (baseUrl) => {
  const { Foyer } = await import("/client.js");
  return await new Foyer({ baseUrl, maxRetries: 0 }).getStats()
    .catch(({ name, status, code }) => ({ name, status, code }));
}`;

const EVERYTHING = `async (baseUrl) => {
  const { Foyer } = await import("/client.js");
  const foyer = new Foyer({ baseUrl });
  const { id } = await foyer.submitBatch([{ operationId: "getStats" }]);
  const slugs = [];
  for await (const { slug } of foyer.roles({ limit: 2 })) slugs.push(slug);
  return {
    slugs,
    job: (await foyer.getJob(id)).status,
    said: (await foyer.chat({ npcId: "barista", message: "Hi" })).npc_id,
  };
}`;

Deno.test("the packed client works in a browser, on a page of another origin", async (t) => {
  const code = await bundle();
  await using page = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    ({ url }) =>
      new URL(url).pathname === "/client.js"
        ? new Response(code, { headers: { "content-type": "text/javascript" } })
        : new Response("<!doctype html>", {
          headers: { "content-type": "text/html" },
        }),
  );
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${page.addr.port}/`);
    const run = (script: string, baseUrl: string): Promise<unknown> =>
      tab.evaluate(`(${script})(${JSON.stringify(baseUrl)})`);

    await t.step("operations succeed, those with a preflight too", async () => {
      await using site = await RealSite.start();
      const found = Object(await run(EVERYTHING, site.url));
      assert(found.slugs.length > 2);
      assertEquals([found.job, found.said], ["succeeded", "barista"]);
    });

    await t.step(
      "User-Agent is the browser's: no preflight for a GET",
      async () => {
        await using standIn = new StandIn([{ json: {}, headers: CORS }]);
        await run(GET_STATS, standIn.url);
        assertEquals(standIn.arrived.map(({ method }) => method), ["GET"]);
        const agent = standIn.arrived[0]?.headers["user-agent"] ?? "";
        assert(agent.startsWith("Mozilla/"), agent);
      },
    );

    await t.step(
      "a redirect, which a browser hides, is an ApiError of status 0",
      async () => {
        const headers = { ...CORS, location: "{other_origin}/" };
        await using standIn = new StandIn([{ status: 302, text: "", headers }]);
        const error = { name: "ApiError", status: 0, code: "unknown" };
        assertEquals(await run(GET_STATS, standIn.url), error);
        assertEquals(standIn.arrived.length, 1);
      },
    );

    await t.step("a refused connection is an ApiConnectionError", async () => {
      const { name } = Object(await run(GET_STATS, REFUSING_URL));
      assertEquals(name, "ApiConnectionError");
    });
  } finally {
    await browser.close();
  }
});

/** The packed client in one file. */
async function bundle(): Promise<string> {
  await using installed = await Installed.at("http://localhost:8000");
  const file = `${installed.folder}/client.js`;
  const entry = `${installed.client}/mod.js`;
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["bundle", "--platform=browser", "--output", file, entry],
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  return await Deno.readTextFile(file);
}
