import { operations } from "../../../lib/api/operations/mod.ts";
import { exampleOf } from "../../support/examples.ts";
import type { TestSite } from "../../support/test_app.ts";

/** The operations that take a body, with one that each of them accepts. */
export const POSTS = operations.filter(({ request }) => request?.body)
  .map((operation) =>
    [operation.path, Object(exampleOf(operation).body)] as const
  );

/** Posts bytes, which bring no Content-Type of their own. */
export function send(
  site: TestSite,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.fetch(path, { method: "POST", headers, body });
}

export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** The value with a member that nobody knows, as JSON of so many bytes. */
export function padded(value: object, size: number): Uint8Array<ArrayBuffer> {
  const { length } = bytesOf({ ...value, pad: "" });
  return bytesOf({ ...value, pad: "x".repeat(size - length) });
}
