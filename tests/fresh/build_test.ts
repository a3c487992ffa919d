import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { App, type Middleware, staticFiles } from "fresh";
import { Builder } from "fresh/dev";
import { siteOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const MAIN = `import { App, staticFiles } from "fresh";

class Wrapped extends App {
  #calls = 0;
  handler() {
    this.#calls++;
    const inner = super.handler();
    return async (req, info) => {
      const text = await (await inner(req, info)).text();
      return new Response(text, { headers: { "x-calls": this.#calls } });
    };
  }
}

export const app = new Wrapped().use(staticFiles()).fsRoutes();
`;

/** Fresh looks there for what JSX means. */
const { compilerOptions } = JSON.parse(await Deno.readTextFile("deno.json"));

async function project() {
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/routes`);
  await Deno.writeTextFile(
    `${root}/deno.json`,
    JSON.stringify({ compilerOptions }),
  );
  await Deno.writeTextFile(`${root}/main.ts`, MAIN);
  await Deno.writeTextFile(
    `${root}/routes/index.tsx`,
    `export default () => <p>built</p>;`,
  );
  return {
    root,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

fresh(
  "_fresh/server.js asks the app of main.ts for its handler, once",
  async () => {
    await using built = await project();
    await new Builder(built).build();
    const { default: server } = await import(`${built.root}/_fresh/server.js`);
    const ask = () => server.fetch(new Request("http://site.test/"));
    await (await ask()).body?.cancel();
    const response = await ask();
    assertEquals(response.headers.get("x-calls"), "1");
    assertStringIncludes(await response.text(), "<p>built</p>");
  },
);

fresh("a build in memory serves as many apps as it is applied to", async () => {
  await using built = await project();
  const apply = await new Builder(built).build({ snapshot: "memory" });
  const via = (name: string): Middleware<unknown> => async (ctx) =>
    new Response(name + await (await ctx.next()).text());
  for (const name of ["one", "two"]) {
    const app = new App().use(via(name)).fsRoutes();
    apply(app);
    const text = await textOf(siteOf(app).get("/"));
    assert(text.startsWith(name));
    assertStringIncludes(text, "<p>built</p>");
  }
});

fresh("the dev server asks the app's own handler", async () => {
  await using built = await project();
  await using server = await developed(built.root);
  const { headers, body } = await fetch(server.url);
  assertEquals(headers.get("x-calls"), "1");
  await body?.cancel();
});

ours(
  "a page of the dev server reloads itself, by a script of its own",
  async () => {
    await using built = await project();
    await using server = await developed(built.root);
    const script =
      '<script type="module" src="/_fresh/live_reload.js"></script>';
    assertStringIncludes(await textOf(fetch(server.url)), script);
    const source = await textOf(fetch(`${server.url}/_fresh/live_reload.js`));
    assert(source.length > 0);
    const { headers, body } = await fetch(`${server.url}/_fresh/alive`);
    assertEquals(headers.get("content-type"), "text/event-stream");
    await body?.cancel();
  },
);

async function developed(root: string) {
  const { promise, resolve } = Promise.withResolvers<Deno.NetAddr>();
  const end = new AbortController();
  const served = new Builder({ root }).listen(
    () => import(`${root}/main.ts`),
    { port: 0, hostname: "127.0.0.1", signal: end.signal, onListen: resolve },
  );
  return {
    url: `http://127.0.0.1:${(await promise).port}`,
    async [Symbol.asyncDispose]() {
      end.abort();
      await served;
    },
  };
}

fresh("only the dev server reloads pages", async () => {
  await using built = await project();
  const app = new App().use(staticFiles()).fsRoutes();
  (await new Builder(built).build({ snapshot: "memory" }))(app);
  assert(!(await textOf(siteOf(app).get("/"))).includes("<script"));
});

ours("the process that wrote a build to disk cannot serve it", async () => {
  await using built = await project();
  const apply = await new Builder(built).build();
  assertThrows(() => apply(new App()), Error, "server.js");
});

ours("options that would be ignored are refused by name", async () => {
  await using built = await project();
  for (
    const [name, value] of [
      ["ignore", [/x/]],
      ["target", "es2022"],
      ["staticDir", ["one", "two"]],
    ] as const
  ) {
    const options = { root: built.root, [name]: value };
    assertThrows(() => new Builder(options), Error, name);
  }
});

ours("a build leaves nothing of the one before", async () => {
  await using built = await project();
  await new Builder(built).build();
  await Deno.writeTextFile(`${built.root}/_fresh/old.js`, "");
  await new Builder(built).build();
  const files = [...Deno.readDirSync(`${built.root}/_fresh`)]
    .map(({ name }) => name).sort();
  assertEquals(files, ["server.js", "snapshot.json"]);
});
