import { z } from "zod";

/** A JSON Schema, as far as it is read here. */
type JsonSchema = Record<string, unknown>;

/** Parts of a schema that accept input of any size. */
export function unboundedIn(schema: z.ZodType, name: string): string[] {
  const { $defs, ...json } = z.toJSONSchema(schema, { io: "input" });
  return [
    ...problemsOf(json, name),
    ...Object.entries(objectOf($defs))
      .flatMap(([id, each]) => problemsOf(objectOf(each), id)),
  ];
}

function problemsOf(schema: JsonSchema, where: string): string[] {
  const { items, properties, additionalProperties } = schema;
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flat()
    .filter((each) => each !== undefined);
  const own = problemOf(schema);
  return [
    ...(own ? [`${where}: ${own}`] : []),
    ...choices.flatMap((each) => problemsOf(objectOf(each), where)),
    ...Object.entries(objectOf(properties)).flatMap(([name, each]) =>
      problemsOf(objectOf(each), `${where}.${name}`)
    ),
    ...[items, additionalProperties].filter((each) => typeof each === "object")
      .flatMap((each) => problemsOf(objectOf(each), `${where}[]`)),
  ];
}

/** Keyword that limits the size of each type. */
const BOUNDS = {
  string: "maxLength",
  array: "maxItems",
  object: "maxProperties",
} as const;

function problemOf(schema: JsonSchema): string | undefined {
  const { type, additionalProperties: others = false } = schema;
  const isListed = ["enum", "const", "$ref", "anyOf", "oneOf", "allOf"]
    .some((name) => name in schema);
  if (isListed) return;
  if (type === undefined) return "anything at all";
  const bound = Object.entries(BOUNDS).filter(([each]) =>
    // Additional properties are ignored, except in a schema that refuses them.
    [type].flat().includes(each) && !(each === "object" && others === false)
  ).map(([, bound]) => bound).find((bound) =>
    typeof schema[bound] !== "number"
  );
  return bound && `no ${bound}`;
}

function objectOf(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
