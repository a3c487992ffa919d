/** A place where a stranger may put text. */
export interface Input {
  name: string;
  /** The request with a text in that place. */
  request(text: string): Request;
  /** In a header, which holds one byte a character and no line break. */
  isHeader?: boolean;
}

const ORIGIN = "http://localhost:8000";
const HOST = { host: "localhost:8000" };

export function get(path: string, headers: Record<string, string> = {}) {
  return new Request(ORIGIN + path, { headers: { ...HOST, ...headers } });
}

export function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
) {
  const type = { "content-type": "application/json" };
  return new Request(ORIGIN + path, {
    method: "POST",
    body,
    headers: { ...HOST, ...type, ...headers },
  });
}

type Json = Record<string, unknown>;

/**
 * A JSON object with a text at each place where its schema has a value, as the
 * name of a member that nobody knows, and as one of many.
 */
export function bodiesWith(
  schema: Json,
  example: unknown,
): [where: string, make: (text: string) => unknown][] {
  const own = isObject(example) ? example : {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  const members = Object.entries(properties).flatMap(([name, each]) =>
    inside(isObject(each) ? each : {}, own[name]).map((
      [where, make],
    ): [string, (text: string) => unknown] => [
      `.${name}${where}`,
      (text) => ({ ...own, [name]: make(text) }),
    ])
  );
  return [
    ...members,
    ["{name}", (text) => ({ ...own, [text]: 1 })],
    ["{names}", (text) => ({ ...own, ...manyNames(text) })],
  ];
}

function inside(
  schema: Json,
  example: unknown,
): [where: string, make: (text: string) => unknown][] {
  const whole: [string, (text: string) => unknown][] = [
    ["", (text) => text],
    ["[]", (text) => [...text]],
    ["{name}", (text) => ({ [text]: text })],
    ["{names}", manyNames],
    ["{deep}", (text) => nested(text)],
  ];
  const { items } = schema;
  const choices = [schema.anyOf, schema.oneOf].flat().filter(isObject);
  const [first] = Array.isArray(example) ? example : [];
  return [
    ...whole,
    ...(isObject(items)
      ? bodiesWith(items, first).map((
        [where, make],
      ): [string, (text: string) => unknown] => [
        `[0]${where}`,
        (text) => [make(text)],
      ])
      : []),
    ...[schema, ...choices].filter(({ properties }) => isObject(properties))
      .flatMap((each) => bodiesWith(each, example)),
  ];
}

/** As many short names as there are texts of ten characters. */
function manyNames(text: string): Json {
  const count = Math.ceil(text.length / 10);
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${text[0]}${at}`, 1]),
  );
}

/** One level for each ten characters. */
function nested(text: string): unknown {
  let value: unknown = 1;
  for (let at = 0; at < text.length; at += 10) value = { x: value };
  return value;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
