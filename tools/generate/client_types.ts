import { OPEN, type Schema } from "./schema.ts";

// A plain `string` would swallow the values beside it, and with them the
// completion in editors.
const OTHER = `/** Any other text: a new value must not break a client. */
export type Other = string & Record<never, never>;`;

/** The types of the TypeScript client, from the OpenAPI document. */
export async function renderClientTypes(openapi: string): Promise<string> {
  const schemas: Record<string, Schema> = JSON.parse(openapi).components
    .schemas;
  const parts = [
    "// Made from the OpenAPI document by `deno task generate`. Do not edit.",
    OTHER,
    ...namedEnums(schemas),
    ...Object.entries(schemas).map(([name, schema]) =>
      `${comment(schema)}export interface ${name} ${objectOf(schema)}`
    ),
  ];
  return await format(parts.join("\n\n"));
}

/** One exported union for each name in OPEN. */
function namedEnums(schemas: Record<string, Schema>): string[] {
  const found = new Map<string, Set<string>>();
  for (const schema of Object.values(schemas)) {
    for (const [property, part] of Object.entries(schema.properties ?? {})) {
      const name = OPEN[property];
      if (!name || !part.enum) continue;
      const values = found.get(name) ?? new Set();
      found.set(name, new Set([...values, ...part.enum]));
    }
  }
  return [...found].map(([name, values]) =>
    `/** Values that this version knows; there may be others. */\n` +
    `export type ${name} = ${union([...values])};`
  );
}

function objectOf(schema: Schema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, part]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${comment(part)}${name}${mark}: ${typeOf(part, name)};`;
  });
  const isOpen = typeof additionalProperties === "object" ||
    additionalProperties === true;
  if (isOpen) members.push("[name: string]: unknown;");
  return `{\n${members.join("\n")}\n}`;
}

function typeOf(schema: Schema, property = ""): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) {
    const name = OPEN[property];
    return name ? `${name} | Other` : union(schema.enum);
  }
  if (schema.anyOf) return schema.anyOf.map((part) => typeOf(part)).join(" | ");
  const types = [schema.type ?? "unknown"].flat();
  return types.map((type) => typeOfOne(type, schema)).join(" | ");
}

function typeOfOne(type: string, schema: Schema): string {
  switch (type) {
    case "integer":
      return "number";
    case "array":
      return `${typeOf(schema.items ?? {})}[]`;
    case "object":
      return objectOf(schema);
    default:
      return type;
  }
}

function union(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}

/** The description, with what a type cannot say. */
function comment(schema: Schema): string {
  const { description, ...rest } = schema;
  const bounds = boundsOf(rest);
  const text = description && bounds
    ? `${description} (${bounds})`
    : description || bounds;
  return text ? `/** ${text.replaceAll("*/", "*\\/")} */\n` : "";
}

function boundsOf(schema: Schema): string {
  const { format, minItems, maxItems, maxLength, minimum, maximum } = schema;
  if (format === "date-time") return "RFC 3339 in UTC, with a Z";
  if (format === "date") return "YYYY-MM-DD";
  if (maxLength) return `at most ${maxLength} characters`;
  if (maxItems) {
    return minItems === maxItems
      ? `${maxItems} items`
      : `${minItems ?? 0} to ${maxItems} items`;
  }
  if (minimum === undefined) return "";
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isBounded ? `${minimum} to ${maximum}` : "";
}

/** As `deno fmt` writes it. */
export async function format(text: string): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--ext=ts", "-"],
    stdin: "piped",
    stdout: "piped",
  });
  const child = command.spawn();
  const input = new Blob([text]).stream();
  const [{ success, stdout }] = await Promise.all([
    child.output(),
    input.pipeTo(child.stdin),
  ]);
  if (!success) throw new Error("Cannot format the types of the client");
  return new TextDecoder().decode(stdout);
}
