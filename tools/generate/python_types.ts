import { OPEN, type Schema } from "./schema.ts";

const HEAD =
  `"""The bodies of the API, by the names that its OpenAPI document gives them.

They describe what travels: at run time each is a plain \`dict\`. Timestamps are
RFC 3339 in UTC, dates are \`\`YYYY-MM-DD\`\`. A text that more values may come for
is any \`str\`. Made by \`deno task generate\`: do not edit.
"""

from typing import Any, Literal, TypedDict

# \`NotRequired\` came with Python 3.11: until 3.10 leaves, a body with optional
# members has a base that holds the required ones.`;

/** The types of the Python client, from the OpenAPI document. */
export function renderPythonTypes(openapi: string): string {
  const schemas: Record<string, Schema> =
    JSON.parse(openapi).components.schemas;
  const operationIds = schemas.BatchItem?.properties?.operationId ?? {};
  const events = schemas.TrackEvent?.properties?.event ?? {};
  const parts = [
    HEAD,
    `OperationId = ${literal(operationIds.enum ?? [])}`,
    `EventName = ${literal(events.enum ?? [])}`,
    ...inOrder(schemas).map((name) => typed(name, schemas[name] ?? {})),
  ];
  return `${
    parts.join("\n\n\n").replace(/\n\n\n(?=\w+ = Literal)/g, "\n\n")
  }\n`;
}

/** Names of the schemas, each behind those that it refers to. */
function inOrder(schemas: Record<string, Schema>): string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    const text = JSON.stringify(schemas[name]);
    for (const [, other = ""] of text.matchAll(/schemas\/(\w+)"/g)) add(other);
    ordered.add(name);
  };
  Object.keys(schemas).forEach(add);
  return [...ordered];
}

function typed(name: string, schema: Schema): string {
  const { description = "", properties = {}, required = [] } = schema;
  const members = Object.entries(properties);
  const optional = members.filter(([name]) => !required.includes(name));
  const needed = members.filter(([name]) => required.includes(name));
  if (members.some(([name]) => name === "from")) {
    return `# Not a class: \`from\` cannot be the name of an attribute.
${name} = TypedDict(
    "${name}",
    {
${lines(members, "        ", (name) => `"${name}"`, ",")}
    },
)
${name}.__doc__ = "${description}."`;
  }
  if (optional.length === 0) {
    return classOf(name, "TypedDict", description, needed);
  }
  const base = classOf(`_${name}`, "TypedDict", "", needed);
  const own = classOf(name, `_${name}, total=False`, description, optional);
  return `${base}\n\n\n${own}`;
}

function classOf(
  name: string,
  bases: string,
  description: string,
  members: [string, Schema][],
): string {
  const head = `class ${name}(${bases}):`;
  const doc = description && `    """${description}."""\n\n`;
  return `${head}\n${doc}${lines(members, "    ", (name) => name, "")}`;
}

function lines(
  members: [string, Schema][],
  indent: string,
  key: (name: string) => string,
  end: string,
): string {
  return members.flatMap(([name, schema]) => [
    ...schema.description ? [`${indent}# ${schema.description}`] : [],
    `${indent}${key(name)}: ${typeOf(schema, name)}${end}`,
  ]).join("\n");
}

function typeOf(schema: Schema, name = ""): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each)).join(" | ");
  // The one list that is closed: a batch runs nothing else.
  if (name === "operationId") return "OperationId";
  if (name === "event") return "EventName";
  if (schema.enum) return name in OPEN ? "str" : literal(schema.enum);
  if (schema.const === true) return "Literal[True]";
  if (typeof schema.const === "string") return literal([schema.const]);
  const types = [schema.type ?? "object"].flat();
  return types.map((type) => typeOfOne(type, schema)).join(" | ");
}

function typeOfOne(type: string, { items = {} }: Schema): string {
  switch (type) {
    case "array":
      return `list[${typeOf(items)}]`;
    case "object":
      return "dict[str, Any]";
    default:
      return SCALARS[type] ?? "Any";
  }
}

const SCALARS: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

function literal(values: string[]): string {
  return `Literal[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}
