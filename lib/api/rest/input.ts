import * as z from "zod";
import { readJsonBody } from "../../base/http/json_body.ts";
import { limitsFromNow, type Timing, unreadableBody } from "./body_limits.ts";
import { type ErrorCode, OperationError } from "../../errors.ts";
import type { AnyOperation, Caller } from "../../operation.ts";

interface RawInput {
  params: Record<string, string>;
  search: string;
  client: string;
  request: Request;
}

/** The input of `run`: each part parsed by its schema. Throws an OperationError. */
export async function readInput(
  operation: AnyOperation,
  { params, search, client, request }: RawInput,
  timing: Timing,
) {
  const schemas = { ...NOTHING, ...operation.request };
  const check = <Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    fallback: ErrorCode = "invalid_parameter",
  ) => parse(operation, schema, value, fallback);
  return {
    params: check(schemas.params, params, "not_found"),
    query: check(schemas.query, readQuery(operation, schemas.query, search)),
    // Before the headers: a bad body must not use up an Idempotency-Key.
    body: schemas.body &&
      check(schemas.body, await readBody(request, timing), "invalid_body"),
    headers: check(schemas.headers, readHeaders(schemas.headers, request)),
    isHead: request.method === "HEAD",
    caller: callerOf(request, client),
  };
}

export function callerOf(request: Request, client: string): Caller {
  const { headers } = request;
  // An image or a link of another site has no Origin.
  const isForeign = headers.get("sec-fetch-site") === "cross-site";
  return {
    client,
    origin: headers.get("origin") ?? (isForeign ? "null" : null),
    // Lazy, because reading a signal costs as much as a small answer.
    get signal() {
      return request.signal;
    },
  };
}

const NOTHING = {
  params: z.object({}),
  query: z.object({}),
  headers: z.object({}),
  body: undefined,
};

/** Ignores unknown parameters. Refuses a known one that is empty or given twice. */
function readQuery(
  operation: AnyOperation,
  schema: z.ZodObject,
  search: string,
): Record<string, string> {
  const values = new URLSearchParams(search);
  const known: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const [value, ...more] = values.getAll(name);
    if (value === undefined) continue;
    if (value !== "" && more.length === 0) {
      known[name] = value;
      continue;
    }
    const message = value === "" ? "expected a value" : "expected one value";
    throw problem(
      operation,
      { code: "custom", path: [name], message, input: value },
      "invalid_parameter",
    );
  }
  return known;
}

function readHeaders(schema: z.ZodObject, { headers }: Request) {
  const known = Object.keys(schema.shape).filter((name) => headers.has(name));
  return Object.fromEntries(known.map((name) => [name, headers.get(name)]));
}

async function readBody(request: Request, timing: Timing) {
  const body = await readJsonBody(request, limitsFromNow(timing));
  if (body.state === "read") return body.value;
  throw unreadableBody(body);
}

function parse<Schema extends z.ZodType>(
  operation: AnyOperation,
  schema: Schema,
  value: unknown,
  fallback: ErrorCode,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw result.error;
  throw problem(operation, issue, fallback);
}

function problem(
  { codeOf }: AnyOperation,
  issue: z.core.$ZodIssue,
  fallback: ErrorCode,
): OperationError {
  const name = issue.path.join(".");
  const where = name ? `"${name}"` : "the request";
  return new OperationError(
    codeOf?.(issue) ?? fallback,
    `Cannot read ${where}: ${issue.message}`,
  );
}
