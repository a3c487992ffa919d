import { assert, assertEquals } from "@std/assert";
import type { TestInit, TestSite } from "../../support/test_app.ts";

export const VERSION = { "a2a-version": "1.0" };

export function post(body: BodyInit, headers: HeadersInit = VERSION): TestInit {
  const all = new Headers(headers);
  if (!all.has("content-type")) all.set("content-type", "application/json");
  return { method: "POST", body, headers: all };
}

export function call(method: string, params?: unknown, headers?: HeadersInit) {
  return post(
    JSON.stringify({ jsonrpc: "2.0", id: 7, method, params }),
    headers,
  );
}

export function message(parts: unknown, rest: Record<string, unknown> = {}) {
  const message = { messageId: "u-1", role: "ROLE_USER", parts, ...rest };
  return call("SendMessage", { message });
}

export const EMAIL = message([{ text: "What is the email address?" }]);

export function bodyOf(site: TestSite, init: TestInit, status = 200) {
  return bodyAt("/a2a", { site, init, status });
}

interface Sent {
  site: TestSite;
  init: TestInit;
  status?: number;
}

/** As `bodyOf`, for an address with a query. */
export async function bodyAt(
  target: string,
  { site, init, status = 200 }: Sent,
) {
  const response = await site.fetch(target, init);
  assertEquals(response.status, status);
  assertEquals(response.headers.get("content-type"), "application/json");
  assertEquals(response.headers.get("cache-control"), "no-store");
  return await response.json();
}

export function headersOf(init: TestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}

export interface Refusal {
  error: { code: number; message: string; data: Record<string, unknown>[] };
}

export function assertError(
  { error }: Refusal,
  code: number,
  reason?: string,
): void {
  assertEquals(error.code, code);
  assert(error.message);
  const [info] = error.data;
  assertEquals(info?.["@type"], "type.googleapis.com/google.rpc.ErrorInfo");
  assertEquals(info?.domain, "a2a-protocol.org");
  assert(reason === undefined || info?.reason === reason);
}
