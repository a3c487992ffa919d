import * as z from "zod";
import type { AnyOperation } from "../../operation.ts";
import { parametersOf, requestBodyOf } from "./request.ts";
import { type Json, Schemas } from "./schemas.ts";

export type FieldType =
  | { kind: "choice"; values: string[] }
  | { kind: "integer"; least?: number; most?: number }
  | { kind: "string"; most?: number }
  | { kind: "array"; least?: number; most?: number }
  | { kind: "boolean" | "object" };

/** A parameter or a body member of an operation, or an argument of a tool. */
export interface Field {
  /** A member of a list's objects has the list as its prefix: `requests[].id`. */
  name: string;
  place: "path" | "query" | "header" | "body" | "argument";
  isRequired: boolean;
  type: FieldType;
  /** Default of the server. */
  otherwise?: string;
  /** Markdown. */
  description: string;
}

/** Parameters first, then the members of the body. */
export function fieldsOf(operation: AnyOperation): Field[] {
  const schemas = new Schemas();
  const parameters = parametersOf(operation, schemas)
    .map(({ name, in: place, required, description, schema }) =>
      fieldOf(name, place, Schema.parse({ ...schema, description }), required)
    );
  const body = requestBodyOf(operation, schemas);
  if (!body) return parameters;
  const schema = Schema.parse(body.content["application/json"].schema);
  return [...parameters, ...membersOf("body", "", schema, schemas)];
}

export function argumentsOf(schema: Json): Field[] {
  return membersOf("argument", "", Schema.parse(schema), new Schemas());
}

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.enum(["string", "integer", "boolean", "array", "object"])
    .default("object"),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  description: z.string().default(""),
});
type Schema = z.output<typeof Schema>;

/** Members of an object. A list of objects is followed by the members of these. */
function membersOf(
  place: Field["place"],
  prefix: string,
  schema: Schema,
  schemas: Schemas,
): Field[] {
  const { properties, required } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, value]) => {
    const member = Schema.parse(value);
    const isRequired = required.includes(name) && member.default === undefined;
    const field = fieldOf(prefix + name, place, member, isRequired);
    if (member.type !== "array") return [field];
    const items = Schema.parse(member.items);
    return [field, ...membersOf(place, `${field.name}[].`, items, schemas)];
  });
}

function resolved(schema: Schema, { definitions }: Schemas): Schema {
  const [, id] = /\/([^/]+)$/.exec(schema.$ref ?? "") ?? [];
  return id === undefined ? schema : Schema.parse(definitions[id]);
}

function fieldOf(
  name: string,
  place: Field["place"],
  schema: Schema,
  isRequired: boolean,
): Field {
  const { description, default: otherwise } = schema;
  const field = { name, place, isRequired, type: typeOf(schema), description };
  if (otherwise === undefined) return field;
  return { ...field, otherwise: String(otherwise) };
}

function typeOf(schema: Schema): FieldType {
  if (schema.enum) return { kind: "choice", values: schema.enum };
  switch (schema.type) {
    case "integer":
      return { kind: "integer", least: schema.minimum, most: schema.maximum };
    case "string":
      return { kind: "string", most: schema.maxLength };
    case "array":
      return { kind: "array", least: schema.minItems, most: schema.maxItems };
    default:
      return { kind: schema.type };
  }
}
