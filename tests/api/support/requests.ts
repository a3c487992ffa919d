import { assert, assertEquals } from "@std/assert";
import { listEvents } from "../../../tools/ops/events.ts";
import type { TrackedEvent } from "../../../lib/services/types.ts";
import type { TestSite } from "../../support/test_app.ts";

export interface PostInit {
  headers?: Record<string, string>;
  from?: string;
}

/** Posts a value as JSON; text goes as it stands. */
export function post(
  site: TestSite,
  path: string,
  body: unknown,
  { headers, from }: PostInit = {},
): Promise<Response> {
  return site.fetch(path, {
    method: "POST",
    from,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The response is an ErrorResponse of this status and code, and nothing more. */
export async function assertError(
  response: Response,
  status: number,
  code: string,
): Promise<void> {
  const { error, hint, ...rest } = await response.json();
  assertEquals([response.status, rest], [status, { code }]);
  assertEquals(typeof error, "string");
  assert(hint === undefined || typeof hint === "string");
  assertEquals(response.headers.get("content-type"), "application/json");
  assertEquals(response.headers.get("cache-control"), "no-store");
}

/** The body of a response with this status. */
export async function bodyOf(response: Response, status = 200) {
  const body = await response.json();
  assertEquals(response.status, status, JSON.stringify(body));
  return body;
}

/** Tracked events in the order of time. */
export function eventsOf({ store }: TestSite): Promise<TrackedEvent[]> {
  return Array.fromAsync(listEvents(store));
}

/** Long text in the name of a test, shortened. */
export function short(text: string): string {
  return text.length <= 50 ? text : `${text.slice(0, 50)}… (${text.length})`;
}
