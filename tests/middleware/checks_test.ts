import { assertEquals, assertThrows } from "@std/assert";
import { OperationError } from "../../lib/errors.ts";
import { checkHost } from "../../lib/server/middleware/check_host.ts";
import { checkMethod } from "../../lib/server/middleware/check_method.ts";
import { checkTarget } from "../../lib/server/middleware/check_target.ts";
import type { Middleware } from "../../lib/server/middleware/middleware.ts";
import type { RequestInfo } from "../../lib/request_info.ts";
import { endpoint, infoOf, last } from "./support.ts";

/** The code that the middleware refuses with; undefined where it lets pass. */
async function refusal(middleware: Middleware, info: RequestInfo) {
  const { asked, handle } = last();
  try {
    await middleware(handle)(info);
    assertEquals(asked, [info]);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    assertEquals(asked, []);
    return error.code;
  }
}

const HOSTS = [
  ["localhost:8000", undefined],
  ["[::1]:8000", undefined],
  ["evil/path?", "invalid_parameter"],
  ["a b", "invalid_parameter"],
  ["host:123456", "invalid_parameter"],
] as const;

for (const [host, code] of HOSTS) {
  Deno.test(`checkHost() ${code ? "refuses" : "lets pass"} "${host}"`, async () => {
    const info = infoOf({ headers: { host } });
    assertEquals(await refusal(checkHost, info), code);
  });
}

const TARGETS = [
  ["/about", "", undefined],
  ["/a%20b", "?q=a%20b", undefined],
  ["/about#", "", "invalid_parameter"],
  ["/about", "?x#y", "invalid_parameter"],
  ["/é", "", "invalid_parameter"],
  ["/a\x7f", "", "invalid_parameter"],
] as const;

for (const [path, search, code] of TARGETS) {
  Deno.test(`checkTarget() ${code ? "refuses" : "lets pass"} ${JSON.stringify(path + search)}`, async () => {
    assertEquals(
      await refusal(checkTarget, infoOf({}, { path, search })),
      code,
    );
  });
}

Deno.test("checkMethod() refuses what the endpoint does not take, and names what it does", async () => {
  const post = infoOf({ method: "POST" });
  assertEquals(await refusal(checkMethod, post), "method_not_allowed");
  const error = assertThrows(
    () => checkMethod(last().handle)(post),
    OperationError,
  );
  assertEquals(error.headers, { allow: "GET, HEAD, OPTIONS" });
  assertEquals(await refusal(checkMethod, infoOf()), undefined);
});

Deno.test("checkMethod() leaves a path where nothing is to what answers 404", async () => {
  const own = { endpoint: endpoint({ kind: "unknown", allow: [] }) };
  assertEquals(
    await refusal(checkMethod, infoOf({ method: "POST" }, own)),
    undefined,
  );
});
