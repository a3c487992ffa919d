import * as z from "zod";
import { MAX_BODY_IN_WORDS } from "../rest/body_limits.ts";
import type { AnyOperation, RequestExample } from "../../operation.ts";
import { mediaTypeOf, type Schemas } from "./schemas.ts";

export function parametersOf({ request }: AnyOperation, schemas: Schemas) {
  const places = [
    ["path", "params"],
    ["query", "query"],
    ["header", "headers"],
  ] as const;
  return places.flatMap(([place, part]) =>
    Object.entries<z.ZodType>(request?.[part]?.shape ?? {}).map(
      ([name, field]) => {
        const examples = Object.values<RequestExample>(request?.examples ?? {})
          .map((example) => example[part]?.[name]);
        return parameter(place, name, field, examples, schemas);
      },
    )
  );
}

function parameter(
  place: "path" | "query" | "header",
  name: string,
  field: z.ZodType,
  examples: (string | undefined)[],
  schemas: Schemas,
) {
  // The parsed type: "5" on the wire is the integer 5.
  const { description, ...schema } = schemas.of(field, "output");
  // A value over the maximum counts as absent, so clients need not know the maximum.
  if (field instanceof z.ZodCatch) delete schema.maxLength;
  const [written] = examples.filter((example) => example !== undefined);
  const example = written && field.parse(written);
  return {
    name: place === "header" ? HEADER_NAMES[name] ?? name : name,
    in: place,
    required: place === "path" || !field.safeParse(undefined).success,
    description,
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

// Usual spelling; the schemas have lower-case names.
const HEADER_NAMES: Record<string, string> = {
  "idempotency-key": "Idempotency-Key",
  "prefer": "Prefer",
};

export function requestBodyOf({ request }: AnyOperation, schemas: Schemas) {
  if (!request?.body) return undefined;
  const schema = schemas.of(request.body, "input");
  const examples = Object.entries<RequestExample>(request.examples)
    .map(([name, { body }]): [string, unknown] => [name, body]);
  return {
    required: true,
    description: `JSON of at most ${MAX_BODY_IN_WORDS}`,
    content: { "application/json": mediaTypeOf(schema, examples) },
  };
}
