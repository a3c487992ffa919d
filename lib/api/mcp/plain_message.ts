import * as z from "zod";
import { isObject } from "../../base/http/json_body.ts";

type Members = Record<string, unknown>;

const NULLABLE = ["_meta", "cursor", "arguments"];

/**
 * The message as the schemas describe it. Clients send null for what they leave
 * out, and members of their own beside the arguments of a tool.
 */
export function plainMessage(
  { params, ...message }: Members,
  inputs: ReadonlyMap<string, z.ZodObject>,
): Members {
  if (params === null || params === undefined) return message;
  if (!isObject(params)) return { ...message, params };
  const plain = Object.fromEntries(
    Object.entries(params).filter(([name, value]) =>
      value !== null || !NULLABLE.includes(name)
    ),
  );
  const input = inputs.get(`${message.method} ${plain.name}`);
  const given = plain.arguments;
  if (input && isObject(given)) plain.arguments = argumentsFor(input, given);
  return { ...message, params: plain };
}

/** Known arguments, without optional ones that are empty. */
function argumentsFor({ shape }: z.ZodObject, given: Members): Members {
  const known = Object.entries(shape).filter(([name, field]) => {
    if (!Object.hasOwn(given, name)) return false;
    const isEmpty = given[name] === null || given[name] === "";
    return !isEmpty || !z.safeParse(field, undefined).success;
  });
  return Object.fromEntries(
    known.map(([name, field]) => [name, asNumber(given[name], field)]),
  );
}

/** Some clients send a number as text. */
function asNumber(value: unknown, field: z.core.$ZodType): unknown {
  if (typeof value !== "string" || !/^-?\d+(?:\.\d+)?$/.test(value)) {
    return value;
  }
  const [issue] = z.safeParse(field, value).error?.issues ?? [];
  const isAsked = issue?.code === "invalid_type" && issue.expected === "number";
  return isAsked ? Number(value) : value;
}
