import { App, type Middleware, staticFiles } from "fresh";
import { Builder } from "fresh/dev";

const root = `${import.meta.dirname}/fixtures/islands`;

/** The fixture of islands behind a server, under a policy that allows little. */
export async function serve() {
  const apply = await new Builder({ root }).build({ snapshot: "memory" });
  const app = new App().use(strict, staticFiles()).fsRoutes();
  apply(app);
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    app.handler(),
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

const strict: Middleware<unknown> = async (ctx) => {
  const response = await ctx.next();
  const policy = "default-src 'none'; script-src 'self'; img-src data:; " +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  response.headers.set("content-security-policy", policy);
  return response;
};
