import { type TestOptions, testSite } from "../../support/test_app.ts";

/** The site on a port of loopback; its own addresses stay those of the tests. */
export function onRealPort(options: TestOptions = {}) {
  const site = testSite({ ...options, env: { RATE_LIMIT: "0" } });
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => site.send(request),
  );
  return {
    url: `http://localhost:${server.addr.port}`,
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      site[Symbol.dispose]();
    },
  };
}
