import { z } from "zod";
import type { AnyOperation } from "../api/operation.ts";
import type { Json, Schemas } from "./schemas.ts";

/** Path, query and header parameters, from the schemas that read them. */
export function parametersOf(
  { request = {} }: AnyOperation,
  schemas: Schemas,
): Json[] {
  const places = [
    ["path", request.params],
    ["query", request.query],
    ["header", request.headers],
  ] as const;
  return places.flatMap(([place, fields]) =>
    Object.entries<z.ZodType>(fields?.shape ?? {}).map(([name, field]) =>
      parameter(place, name, field, schemas)
    )
  );
}

function parameter(
  place: string,
  name: string,
  field: z.ZodType,
  schemas: Schemas,
): Json {
  // What is read, not what travels: "5" on the wire is the integer 5.
  const { description, examples, ...schema } = schemas.of(field, "output");
  const [example] = Array.isArray(examples) ? examples : [];
  return {
    name: place === "header" ? HEADER_NAMES[name] ?? name : name,
    in: place,
    required: place === "path" || !field.safeParse(undefined).success,
    description,
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

// Names are matched in any case; these are how people write them.
const HEADER_NAMES: Record<string, string> = {
  "idempotency-key": "Idempotency-Key",
  "prefer": "Prefer",
};

export function requestBodyOf(
  { request }: AnyOperation,
  schemas: Schemas,
): Json | undefined {
  if (!request?.body) return undefined;
  const schema = schemas.of(request.body, "input");
  const examples = z.globalRegistry.get(request.body)?.examples;
  const [value] = Array.isArray(examples) ? examples : [];
  return {
    required: true,
    description: "JSON of at most 1 MiB",
    content: {
      "application/json": { schema, examples: { typical: { value } } },
    },
  };
}
