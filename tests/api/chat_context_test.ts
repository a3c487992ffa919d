import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { post } from "./support/requests.ts";

/** Contexts of so many values, all of which count. */
const SHAPES: Record<string, (values: number) => unknown> = {
  "an object": (values) => Object.fromEntries(Array(values).fill(0).entries()),
  "a list in an object": (values) => ({ x: Array(values - 1).fill(0) }),
  "lists in a list": (values) => ({ x: Array(values - 1).fill([]) }),
};

for (const [name, contextOf] of Object.entries(SHAPES)) {
  Deno.test(`a context that is ${name} has 1,000 values at most`, async () => {
    using site = testSite();
    const statusOf = async (values: number) => {
      const context = contextOf(values);
      const body = { npcId: "barista", message: "Hello", context };
      const response = await post(site, "/api/v1/npc-chat", body);
      await response.body?.cancel();
      return response.status;
    };
    assertEquals([await statusOf(1_000), await statusOf(1_001)], [200, 400]);
  });
}
