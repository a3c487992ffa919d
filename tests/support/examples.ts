import { assert } from "@std/assert";
import type { AnyOperation, RequestExample } from "../../lib/operation.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import type { TestInit, TestSite } from "./test_app.ts";

/** The examples of an operation, by name; one without input needs none. */
export function examplesOf(
  { request }: AnyOperation,
): [name: string, example: RequestExample][] {
  return Object.entries(request?.examples ?? { plain: {} });
}

/** The first of them. */
export function exampleOf(operation: AnyOperation): RequestExample {
  const [[, example] = []] = examplesOf(operation);
  assert(example, `${operation.id} has no example of a request`);
  return example;
}

/** A function that sends the example, as often as it is called. */
export async function senderOf(
  site: TestSite,
  operation: AnyOperation,
  example: RequestExample = exampleOf(operation),
): Promise<(init?: TestInit) => Promise<Response>> {
  const params = { ...example.params, ...await linkedTo(operation, site) };
  const path = addressOf(operation, { ...example, params });
  const { method } = operation;
  const body = example.body === undefined ? null : JSON.stringify(example.body);
  return ({ headers, ...init } = {}) =>
    site.fetch(path, {
      method,
      body,
      headers: { ...example.headers, ...Object(headers) },
      ...init,
    });
}

function addressOf(
  { path }: AnyOperation,
  { params = {}, query = {} }: RequestExample,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Parameters that only the response of another operation gives, such as an id. */
async function linkedTo({ id }: AnyOperation, site: TestSite) {
  const given: Record<string, string> = {};
  for (const giver of operations) {
    for (const [status, { links = {} }] of Object.entries(giver.responses)) {
      const link = Object.values(links).find((each) => each.operationId === id);
      if (!link) continue;
      const body = await answerOf(giver, Number(status), site);
      for (const [name, place] of Object.entries(link.parameters)) {
        given[name] = String(body[place.replace("$response.body#/", "")]);
      }
    }
  }
  return given;
}

async function answerOf(
  operation: AnyOperation,
  status: number,
  site: TestSite,
) {
  for (const [, example] of examplesOf(operation)) {
    const response = await (await senderOf(site, operation, example))();
    const body = await response.json();
    if (response.status === status) return body;
  }
  throw new Error(`No example of ${operation.id} is answered by ${status}`);
}
