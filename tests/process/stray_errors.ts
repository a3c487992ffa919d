// deno-lint-ignore-file no-console -- a program of the tests, which reads this
import { survive } from "../../runtime/survive.ts";

survive((error) => console.log(error instanceof Error ? error.message : error));

Promise.reject(new Error("nobody awaits"));
setTimeout(() => {
  throw new Error("nobody catches");
}, 0);
setTimeout(() => console.log("still here"), 10);
