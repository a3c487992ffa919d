import { z } from "zod";
import type { AnyOperation } from "../../../../lib/operation.ts";
import { operations } from "../../../../lib/api/operations/mod.ts";
import { exampleOf } from "../../../support/examples.ts";
import { bodiesWith, get, type Input, post } from "../input.ts";

/** Every parameter, header and member of the body of every operation. */
export const ofOperations: Input[] = operations.flatMap((operation) => [
  ...inPaths(operation),
  ...inQueries(operation),
  ...inHeaders(operation),
  ...inBodies(operation),
]);

function inPaths({ id, path, request }: AnyOperation): Input[] {
  return Object.keys(request?.params?.shape ?? {}).map((name) => ({
    name: `${id} {${name}}`,
    request: (text) =>
      get(path.replace(`{${name}}`, encodeURIComponent(text) || "x")),
  }));
}

function inQueries(operation: AnyOperation): Input[] {
  const { id, method, path, request } = operation;
  if (method !== "GET") return [];
  const names = [...Object.keys(request?.query?.shape ?? {}), "nobodyKnows"];
  const { query = {}, params = {} } = exampleOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
  return names.map((name) => ({
    name: `${id} ?${name}`,
    request: (text) =>
      get(`${filled}?${new URLSearchParams({ ...query, [name]: text })}`),
  }));
}

function inHeaders(operation: AnyOperation): Input[] {
  const { id, path, request } = operation;
  const { body } = exampleOf(operation);
  return Object.keys(request?.headers?.shape ?? {}).map((name) => ({
    name: `${id} ${name}:`,
    isHeader: true,
    request: (text) => post(path, JSON.stringify(body), { [name]: text }),
  }));
}

function inBodies(operation: AnyOperation): Input[] {
  const { id, path, request } = operation;
  if (!request?.body) return [];
  const schema = z.toJSONSchema(request.body, { io: "input" });
  const { $defs = {} } = schema;
  const whole = JSON.parse(
    JSON.stringify(schema),
    (_, value) => value?.$ref ? $defs[value.$ref.split("/").at(-1)] : value,
  );
  return [
    { name: `${id} body`, request: (text) => post(path, text) },
    ...bodiesWith(whole, exampleOf(operation).body).map(([where, make]) => ({
      name: `${id} ${where}`,
      request: (text: string) => post(path, JSON.stringify(make(text))),
    })),
  ];
}
