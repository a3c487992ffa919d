import { assertEquals } from "@std/assert";
import { notFound } from "../../lib/errors.ts";
import { catchErrors } from "../../lib/server/middleware/catch_errors.ts";
import type { Handle } from "../../lib/server/middleware/middleware.ts";
import { infoOf } from "./support.ts";

const secret = new Error("secret inside");
const failing: Record<string, Handle> = {
  "is thrown": () => {
    throw secret;
  },
  "rejects": () => Promise.reject(secret),
};

for (const [how, handle] of Object.entries(failing)) {
  Deno.test(`catchErrors() reports an error that ${how}, and tells nothing of it`, async () => {
    const errors: unknown[] = [];
    const reportError = (error: unknown) => errors.push(error);
    const answer = catchErrors({ reportError })(handle);
    const response = await answer(infoOf());
    assertEquals(response.status, 500);
    assertEquals(response.headers.get("cache-control"), "no-store");
    const text = await response.text();
    assertEquals(JSON.parse(text).code, "internal_error");
    assertEquals(text.includes("secret"), false);
    assertEquals(errors, [secret]);
  });
}

Deno.test("catchErrors() answers an OperationError as it says, and reports nothing", async () => {
  const errors: unknown[] = [];
  const answer = catchErrors({ reportError: (error) => errors.push(error) })(
    () => {
      throw notFound("/x");
    },
  );
  const response = await answer(infoOf());
  assertEquals(response.status, 404);
  assertEquals((await response.json()).code, "not_found");
  assertEquals(errors, []);
});
