import type { AnyOperation, Lasting } from "../../operation.ts";
import type { Endpoint } from "../../endpoint.ts";
import { POLICIES } from "../middleware/policies.ts";
import { readable } from "./readable.ts";
import type { EndpointSources } from "../endpoint_sources.ts";

/** One endpoint for each path of the API, with all its methods. */
export function operationEndpoints(
  { operations, headers, lasting }: EndpointSources,
): Endpoint[] {
  const groups = Map.groupBy(operations, ({ path }) => path);
  return Array.from(groups, ([path, group]) => {
    const read = group.find(({ method }) => method === "GET");
    return readable("operation", path, {
      headers: headers.api(),
      headersOf: endingOf(group, headers),
      limit: "enforced",
      windowOf: windowsOf(group),
      allow: methodsOf(group),
      cache: policyFor(read && lasting(read)),
    });
  });
}

function policyFor(lasting: Lasting | undefined): Endpoint["cache"] {
  if (lasting === "for ever") return POLICIES.query;
  return lasting && POLICIES.expiring;
}

/** A wrong method counts for the GET of the path, or for its first operation. */
function windowsOf(group: AnyOperation[]): Endpoint["windowOf"] {
  const names = new Map(group.map(({ method, id }) => [String(method), id]));
  const first = names.get("GET") ?? group[0]?.id ?? "unknown";
  return (method) => names.get(method) ?? first;
}

/** A path may have two operations, one of them deprecated. */
function endingOf(
  group: AnyOperation[],
  headers: EndpointSources["headers"],
): Endpoint["headersOf"] {
  const ending = group.filter(({ deprecated }) => deprecated);
  if (ending.length === 0) return;
  return new Map(ending.flatMap((operation) => {
    const methods = operation.method === "GET" ? ["GET", "HEAD"] : ["POST"];
    return methods.map((method) => [method, headers.api(operation)]);
  }));
}

function methodsOf(group: AnyOperation[]): string[] {
  const methods = new Set<string>(group.map(({ method }) => method));
  return [
    ...(methods.has("GET") ? ["GET", "HEAD"] : []),
    ...(methods.has("POST") ? ["POST"] : []),
    "OPTIONS",
  ];
}
