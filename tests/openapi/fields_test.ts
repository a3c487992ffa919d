import { assert, assertEquals } from "@std/assert";
import { operations } from "../../lib/api/operations/mod.ts";
import { fieldsOf } from "../../lib/api/openapi/fields.ts";
import { exampleOf } from "../support/examples.ts";
import { testSite } from "../support/test_app.ts";

using site = testSite();
const document = await site.json("/openapi.json");

for (const operation of operations) {
  const { id, method, path } = operation;

  Deno.test(`the fields of ${id} are those of its OpenAPI document`, () => {
    const { parameters = [], requestBody } =
      document.paths[path][method.toLowerCase()];
    const body = requestBody?.content["application/json"].schema;
    assertEquals(fieldsOf(operation).map(flat), [
      ...parameters.map(parameterIn),
      ...membersIn(body),
    ]);
  });

  Deno.test(`each field of ${id} is told of, and what is required is in the example`, () => {
    const given = JSON.stringify(exampleOf(operation));
    for (const { name, description, isRequired } of fieldsOf(operation)) {
      assert(description, name);
      const last = name.split(".").at(-1);
      assert(!isRequired || given.includes(`"${last}":`), name);
    }
  });
}

/** A field in the order of the facts below. */
function flat(field: ReturnType<typeof fieldsOf>[number]) {
  const { name, place, isRequired, description, type, otherwise } = field;
  const { kind, values, least, most } = {
    values: undefined,
    least: undefined,
    most: undefined,
    ...type,
  };
  const facts = [kind, values, least, most, otherwise];
  return [name, place, isRequired, description, ...facts];
}

// deno-lint-ignore no-explicit-any -- what the document says
type Json = any;

function parameterIn({ name, in: place, required, description, schema }: Json) {
  return [name, place, required, description, ...factsIn(schema)];
}

function membersIn(written: Json = {}, prefix = ""): unknown[] {
  const schema = written.$ref
    ? document.components.schemas[written.$ref.split("/").at(-1)]
    : written;
  return Object.entries<Json>(schema.properties ?? {}).flatMap((
    [name, member],
  ) => {
    const isRequired = schema.required.includes(name);
    const path = prefix + name;
    return [
      [path, "body", isRequired, member.description, ...factsIn(member)],
      ...member.items ? membersIn(member.items, `${path}[].`) : [],
    ];
  });
}

function factsIn(schema: Json) {
  const { type, enum: values, default: otherwise } = schema;
  return [
    values ? "choice" : type,
    values,
    schema.minimum ?? schema.minItems,
    values ? undefined : schema.maximum ?? schema.maxItems ?? schema.maxLength,
    otherwise === undefined ? undefined : String(otherwise),
  ];
}
