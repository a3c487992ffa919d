import { assertEquals } from "@std/assert";
import { realTiming } from "../../../clients/typescript/timing.ts";

Deno.test("client: a wait that is aborted ends at once with the reason, and leaves no timer", async () => {
  const controller = new AbortController();
  // Only where the abort does not end it does anybody wait for this second.
  const wait = realTiming.sleep(1_000, controller.signal);
  controller.abort("enough");
  assertEquals(await wait.catch((reason) => reason), "enough");
});
