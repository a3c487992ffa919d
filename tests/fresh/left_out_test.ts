import { assertThrows } from "@std/assert";
import { App, cors, csp, csrf, ipFilter } from "fresh";
import { ours } from "./whose.ts";

ours("what is left out can be imported, and refuses by its name", () => {
  assertThrows(() => cors(), Error, "cors()");
  assertThrows(() => csp({ useNonce: true }), Error, "csp()");
  assertThrows(() => csrf(), Error, "csrf()");
  assertThrows(() => ipFilter({ denyList: [] }), Error, "ipFilter()");
  assertThrows(() => new App({ basePath: "/base" }), Error, "basePath");
  assertThrows(() => new App({ trustProxy: true }), Error, "trustProxy");
});
