import { assertThrows } from "@std/assert";
import { App, cors, csp, csrf, ipFilter, trailingSlashes } from "fresh";
import { assetSrcSet, Partial } from "fresh/runtime";
import { ours } from "./whose.ts";

ours("what is left out can be imported, and refuses by its name", () => {
  assertThrows(() => cors(), Error, "cors()");
  assertThrows(() => csp({ useNonce: true }), Error, "csp()");
  assertThrows(() => csrf(), Error, "csrf()");
  assertThrows(() => ipFilter({ denyList: [] }), Error, "ipFilter()");
  assertThrows(() => trailingSlashes("never"), Error, "trailingSlashes()");
  assertThrows(() => assetSrcSet("/a.png 2x"), Error, "assetSrcSet()");
  assertThrows(() => Partial({ name: "x" }), Error, "<Partial>");
  assertThrows(() => new App({ basePath: "/base" }), Error, "basePath");
  assertThrows(() => new App({ trustProxy: true }), Error, "trustProxy");
});

ours("a method that is left out refuses by its name", async () => {
  const app = new App();
  for (
    const name of [
      "appWrapper",
      "layout",
      "listen",
      "mountApp",
      "notFound",
      "onError",
      "route",
    ]
  ) {
    assertThrows(() => Reflect.get(app, name)(), Error, `app.${name}()`);
  }
  let stream: unknown;
  app.get("/", (ctx) => {
    stream = Reflect.get(ctx, "stream");
    return new Response();
  });
  await app.handler()(new Request("http://site.test/"));
  assertThrows(
    () => Reflect.apply(Object(stream), null, []),
    Error,
    "ctx.stream()",
  );
});
