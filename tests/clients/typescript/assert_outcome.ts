import { assert, assertEquals } from "@std/assert";
import { ACTING, type Behaviour } from "../support/behaviours.ts";
import type { Outcome } from "./drive.ts";

/** Holds an outcome to a row: of an error only what stands in the row. */
export function assertOutcome(
  { expected }: Behaviour,
  { value, response, error, before }: Outcome,
): void {
  if (!expected.error) {
    assert(!error, JSON.stringify(error));
    assertEquals(value, expected.value);
    for (const [name, member] of Object.entries(expected.response ?? {})) {
      assertEquals(Object(response)[name] ?? null, member, name);
    }
    return;
  }
  assert(error, `no error but ${JSON.stringify(value)}`);
  const names = Object.keys(expected.error);
  const found = Object.fromEntries(names.map((name) => [name, error[name]]));
  assertEquals(found, { ...expected.error });
  assertEquals([error.printed ?? []].flat().filter(acts), []);
  if (error.type === "ApiConnectionError") assert(error.hasCause, "no cause");
  if (expected.before) assertEquals(before, expected.before);
}

function acts(line: unknown): boolean {
  return ACTING.test(String(line));
}
