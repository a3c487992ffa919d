import { assertEquals } from "@std/assert";
import { askFresh } from "../../lib/server/middleware/ask_fresh.ts";
import type { RequestInfo } from "../../lib/request_info.ts";
import { endpoint, infoOf } from "./support.ts";

interface Asked {
  method: string;
  path: string;
  isKnown: boolean;
}

/** Asks a framework that answers so, and tells what it was asked. */
async function ask(info: RequestInfo, answer = new Response("made")) {
  const asked: Asked[] = [];
  const requests: Request[] = [];
  const infos = new Map<Request, RequestInfo>();
  const handle = askFresh(
    (request) => {
      requests.push(request);
      const { method, url } = request;
      const path = new URL(url).pathname;
      asked.push({ method, path, isKnown: infos.get(request) === info });
      return Promise.resolve(answer);
    },
    infos,
    () => ({}),
  );
  const response = await handle(info);
  assertEquals(infos.size, 0);
  return { asked, requests, response };
}

const nowhere = endpoint({ kind: "unknown", allow: [] });

Deno.test("askFresh() tells the routes what is known of the request", async () => {
  const { asked } = await ask(infoOf());
  assertEquals(asked, [{ method: "GET", path: "/x", isKnown: true }]);
});

for (const path of ["//about", "/%61bout", "/about/..", "/a\\b", "/about/"]) {
  Deno.test(`askFresh() never lets a router see ${path}`, async () => {
    const { asked } = await ask(infoOf({}, { path, endpoint: nowhere }));
    assertEquals(asked.map(({ path }) => path), ["/.nowhere"]);
  });
}

for (const method of ["POST", "HEAD", "OPTIONS", "PROPFIND"]) {
  Deno.test(`askFresh() asks by GET where nothing is known to be, for ${method} too`, async () => {
    const { asked } = await ask(infoOf({ method }, { endpoint: nowhere }));
    assertEquals(asked.map(({ method }) => method), ["GET"]);
  });
}

Deno.test("askFresh() asks for a page as everybody would", async () => {
  const path = "/about";
  const request = new Request("http://localhost/about?fresh-partial=true", {
    headers: { accept: "*/*", cookie: "a=b" },
  });
  const page = endpoint({ kind: "page" });
  const search = "?fresh-partial=true";
  const own = { request, path, search, endpoint: page };
  const { requests } = await ask(infoOf({}, own));
  const [asked] = requests;
  assertEquals(asked?.url, "http://localhost/about");
  assertEquals([...asked?.headers ?? []], [["accept", "text/html"]]);
});

Deno.test("askFresh() gives an error of the framework's own our form", async () => {
  const plain = new Response("Internal server error", { status: 500 });
  const { response } = await ask(infoOf(), plain);
  assertEquals(response.status, 500);
  assertEquals((await response.json()).code, "internal_error");
});
