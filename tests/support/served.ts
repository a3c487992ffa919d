import type { TestSite } from "./test_app.ts";

/** The site at a port of this machine, for a browser; it goes by its own address. */
export function served(site: Pick<TestSite, "fetch">) {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => {
      // The site knows itself by the address that the test gives it.
      const { pathname, search } = new URL(request.url);
      const { method, headers, body } = request;
      return site.fetch(pathname + search, { method, headers, body });
    },
  );
  return {
    base: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
