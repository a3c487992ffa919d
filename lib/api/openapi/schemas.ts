import * as z from "zod";

export type Json = { [name: string]: unknown };

/** JSON Schemas of one document. Schemas with an id go to its components. */
export class Schemas {
  readonly definitions: Json = {};

  /** `input`: as a client sends it. `output`: as the server sends it, without additional properties. */
  of(schema: z.ZodType, io: "input" | "output"): Json {
    const options = { io, override: forGenerators };
    const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, options);
    const definitions = pointToComponents($defs);
    for (const [id, { id: _, ...definition }] of Object.entries(definitions)) {
      this.definitions[id] = definition;
    }
    return pointToComponents({ rest }).rest ?? {};
  }
}

/**
 * Leaves out what a format says already, and constants that are true or false. The
 * Python clients of openapi-generator fail with either.
 */
function forGenerators(
  { jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema },
): void {
  if (jsonSchema.format?.startsWith("date")) delete jsonSchema.pattern;
  if (typeof jsonSchema.const === "boolean") delete jsonSchema.const;
}

function pointToComponents(schemas: Json): Record<string, Json> {
  return JSON.parse(
    JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
}

/** A Media Type Object; without examples if there are none. */
export function mediaTypeOf(
  schema: Json,
  examples: [name: string, value: unknown][],
): Json {
  const named = examples.map(([name, value]) => [name, { value }]);
  return named.length > 0
    ? { schema, examples: Object.fromEntries(named) }
    : { schema };
}

/** Removes undefined members and empty lists. */
export function prune(object: Json): Json {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) =>
      value !== undefined && !(Array.isArray(value) && value.length === 0)
    ),
  );
}
