import { assert, assertEquals } from "@std/assert";
import type { Endpoint } from "../lib/endpoint.ts";
import { testContent, testSite } from "./support/test_app.ts";

/** Kinds without a route file: a middleware answers, or a file in `static/`. */
const WITHOUT_ROUTE: Endpoint["kind"][] = ["twin", "redirect", "asset"];
const AGENT_VIEW = "/?mode=agent";

const routes = (await Array.fromAsync(routeFiles("routes"))).map(patternOf);

async function* routeFiles(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory && !name.startsWith("(_")) yield* routeFiles(path);
    else if (!isDirectory && !name.startsWith("_")) yield path;
  }
}

/** The paths that a route file answers: `routes/docs/[slug].tsx` any one segment below `/docs`. */
function patternOf(file: string): { file: string; pattern: RegExp } {
  const path = file.slice("routes".length).replace(/\.tsx?$/, "")
    .replace(/(?<=\/)index$/, "").replace(/(?<=.)\/$/, "");
  const source = path.split(/(\[[\w.]+\])/).map((part, at) =>
    at % 2 === 0
      ? RegExp.escape(part)
      : part.startsWith("[...")
      ? ".+"
      : "[^/]+"
  ).join("");
  return { file, pattern: new RegExp(`^${source}$`) };
}

/** Settings that have a document. */
const WITH_ALL = {
  atproto_did: "did:web:light.example",
  standard_site: "at://did:web:light.example/site.standard.publication/self",
  fediverse: {
    account: "@o@social.example",
    actor: "https://social.example/o",
  },
};

function served(): Endpoint[] {
  const { profile } = testContent;
  const content = {
    ...testContent,
    theme: true,
    profile: { ...profile, ...WITH_ALL },
  };
  using site = testSite({ content });
  return site.app.endpoints().filter(({ kind, path, cache }) =>
    (!WITHOUT_ROUTE.includes(kind) ||
      kind === "asset" && cache !== undefined) &&
    path !== AGENT_VIEW
  ).map((endpoint) => ({
    ...endpoint,
    path: endpoint.path.split("?")[0] ?? "",
  }));
}

// These match any path of their length, and would answer for a missing file.
const OF_PAGES = [
  "routes/[page].tsx",
  "routes/[section]/[entry].tsx",
  "routes/docs/[slug].tsx",
];

Deno.test("every endpoint of the table has a route file", () => {
  const missing = served().filter(({ kind, path }) =>
    !routes.some(({ file, pattern }) =>
      pattern.test(path) && (kind === "page" || !OF_PAGES.includes(file))
    )
  );
  assertEquals(missing.map(({ path }) => path), []);
});

Deno.test("every route file answers for an endpoint of the table", () => {
  const paths = served().map(({ path }) => path);
  const unknown = routes
    .filter(({ pattern }) => !paths.some((path) => pattern.test(path)))
    .map(({ file }) => file);
  assertEquals(unknown, []);
});

Deno.test("no path stands in the table twice", () => {
  using site = testSite();
  const paths = site.app.endpoints().map(({ path }) => path);
  assertEquals(paths.length, new Set(paths).size);
});

Deno.test("every endpoint answers what the table says, and refuses the rest with its Allow", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  for (const { path, kind, allow } of site.app.endpoints()) {
    const url = path.replace(/\{\w+\}/, "x");
    const refused = await site.fetch(url, { method: "DELETE" });
    assertEquals(refused.status, 405, path);
    assertEquals(refused.headers.get("allow"), allow.join(", "));
    await refused.body?.cancel();
    if (kind === "operation" || kind === "service") continue;
    const response = await site.fetch(url, {
      headers: { accept: "text/html" },
    });
    assert([200, 308].includes(response.status), `${path} ${response.status}`);
    await response.body?.cancel();
  }
});

const FORMS = ["text/html", "text/markdown", "*/*"];

Deno.test("HEAD has the headers of GET everywhere, whoever comes first", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const paths = [...site.app.endpoints().map(({ path }) => path), "/nowhere"];
  for (const path of paths) {
    for (const accept of FORMS) {
      const url = path.replace(/\{\w+\}/, "x");
      const ask = async (method: string) => {
        const init = { method, headers: { accept } };
        const { status, headers, body } = await site.fetch(url, init);
        await body?.cancel();
        return [
          status,
          headers.get("content-type"),
          headers.get("content-security-policy"),
          headers.get("etag"),
          headers.get("content-length") ?? "",
        ];
      };
      const head = await ask("HEAD");
      const get = await ask("GET");
      // HEAD has no Content-Length if only the work itself would give it.
      if (head[4] === "" || get[4] === "") get[4] = head[4] = "";
      assertEquals(head, get, `${accept} ${url}`);
    }
  }
});

/** Every URL of the list, and every representation that somebody could ask for there. */
function everyRequest(endpoints: Endpoint[]): [url: string, accept: string][] {
  return endpoints.map(({ path }) => path.replace(/\{\w+\}/, "x"))
    .flatMap((url) => FORMS.map((accept): [string, string] => [url, accept]));
}

Deno.test("a 405 allows what OPTIONS allows, whoever refuses", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  for (const [url, accept] of everyRequest(site.app.endpoints())) {
    const allowedBy = async (method: string) => {
      const headers = { accept };
      const response = await site.fetch(url, { method, headers });
      await response.body?.cancel();
      const isRefused = response.status === 405;
      return isRefused || method === "OPTIONS"
        ? response.headers.get("allow")
        : undefined;
    };
    const allow = await allowedBy("OPTIONS");
    assert(allow, url);
    for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE"]) {
      const allowHeader = await allowedBy(method);
      if (allowHeader !== undefined) {
        assertEquals(allowHeader, allow, `${method} ${url}`);
      } else assert(allow.split(", ").includes(method), `${method} ${url}`);
    }
  }
});

const HSTS = "max-age=31536000";

Deno.test("every response has the headers of all, whatever its path, method and status", async () => {
  using site = testSite({ env: { RATE_LIMIT: "2" } });
  const ids = new Set<string>();
  let asked = 0;
  const urls = [...everyRequest(site.app.endpoints()), ...everywhereElse()];
  const statuses = new Set<number>();
  for (const [url, accept] of urls) {
    for (const method of ["GET", "HEAD", "OPTIONS", "POST", "DELETE"]) {
      const init = { method, headers: { accept } };
      const { status, headers, body } = await site.fetch(url, init);
      await body?.cancel();
      const where = `${method} ${url} for ${accept}: ${status}`;
      assertEquals(headers.get("strict-transport-security"), HSTS, where);
      assertEquals(headers.get("x-content-type-options"), "nosniff", where);
      assertEquals(headers.get("ratelimit-limit"), "2", where);
      assertEquals(headers.get("ratelimit-policy"), "2;w=60", where);
      assert(Number(headers.get("ratelimit-reset")) >= 1, where);
      assert(headers.has("ratelimit-remaining"), where);
      const policy = headers.get("content-security-policy") ?? "";
      const isHtml = headers.get("content-type")?.startsWith("text/html");
      assertEquals(policy.includes("style-src"), isHtml ?? false, where);
      assert(policy.startsWith("default-src 'none';"), where);
      assert(policy.includes("frame-ancestors 'none'"), where);
      for (const name of ["server", "x-powered-by", "via"]) {
        assertEquals(headers.get(name), null, where);
      }
      ids.add(headers.get("x-request-id") ?? "");
      asked++;
      statuses.add(status);
    }
  }
  // Random, and so never the same twice.
  assertEquals(ids.size, asked);
  for (const status of [200, 204, 308, 404, 405, 429, 400]) {
    assert(statuses.has(status), `no ${status} was seen`);
  }
});

function everywhereElse(): [url: string, accept: string][] {
  return NOWHERE.flatMap((url) =>
    FORMS.map((accept): [string, string] => [url, accept])
  );
}

Deno.test("a method is 404 where nothing is, whatever it is", async () => {
  using site = testSite();
  for (const path of NOWHERE) {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "FOO"]) {
      const response = await site.fetch(path, { method });
      assertEquals(response.status, 404, `${method} ${path}`);
      assertEquals((await response.json()).code, "not_found");
    }
  }
});

const NOWHERE = [
  "/nowhere",
  "/a/b/c",
  "/docs/none",
  "/api",
  "/_fresh/none.js",
];
