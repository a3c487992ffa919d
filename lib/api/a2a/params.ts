import * as z from "zod";
import { isObject } from "../../base/http/json_body.ts";
import { textUpTo } from "../rest/text_up_to.ts";
import { MAX_NAME } from "../../base/text/code_points.ts";
import { rpcError } from "./rpc.ts";
import type { TaskState } from "./sdk.ts";

const MAX_PAGE = 100;
/** Characters; real numbers and timestamps have at most half of that. */
const MAX_LITERAL = 64;

const STATES = [
  "TASK_STATE_UNSPECIFIED",
  "TASK_STATE_SUBMITTED",
  "TASK_STATE_WORKING",
  "TASK_STATE_COMPLETED",
  "TASK_STATE_FAILED",
  "TASK_STATE_CANCELED",
  "TASK_STATE_INPUT_REQUIRED",
  "TASK_STATE_REJECTED",
  "TASK_STATE_AUTH_REQUIRED",
] as const satisfies (keyof typeof TaskState)[];

const historyLength = integer(0, 2 ** 31 - 1);
const tenant = textUpTo(MAX_NAME).nullish();
const task = z.object({ tenant, id: textUpTo(MAX_NAME, z.string().min(1)) });

/** Parameters that the SDK does not validate (A2A 1.0, 3.3.2). */
const SCHEMAS = new Map<string, z.ZodObject>([
  ["GetTask", task.extend({ historyLength })],
  ["CancelTask", task],
  ["SubscribeToTask", task],
  [
    "ListTasks",
    z.object({
      tenant,
      contextId: textUpTo(MAX_NAME).nullish(),
      status: z.enum(STATES, "expected the name of a TaskState").nullish(),
      pageSize: integer(1, MAX_PAGE),
      pageToken: z.literal("", "expected none: there is one page").nullish(),
      historyLength,
      statusTimestampAfter: z.iso.datetime("expected a time in UTC with a Z")
        .max(MAX_LITERAL).nullish(),
      includeArtifacts: z.boolean().nullish(),
    }),
  ],
  [
    "SendMessage",
    z.object({
      tenant,
      configuration: z.preprocess(
        withCamelCase,
        z.object({ historyLength }).nullish(),
      ),
    }),
  ],
]);

export function problemWithParams(method: string, params: unknown) {
  const { error } = SCHEMAS.get(method)?.safeParse(withCamelCase(params)) ?? {};
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const { path, message } = issue;
  const what = path.length > 0 ? `"${path.join(".")}"` : "the parameters";
  return rpcError("INVALID_PARAMS", `Cannot read ${what}: ${message}`);
}

/**
 * ProtoJSON also accepts the names of the .proto file, such as `page_size`.
 * As in the SDK, the spelling that has a value is used.
 */
function withCamelCase(params: unknown): unknown {
  if (!isObject(params)) return params;
  const renamed: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(params)) {
    const camelCase = name.replace(
      /_[a-z]/g,
      ([, letter = ""]) => letter.toUpperCase(),
    );
    renamed[camelCase] ??= value;
  }
  return renamed;
}

/** An int32. ProtoJSON also accepts it in quotes. */
function integer(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  const written = z.string(expected).max(MAX_LITERAL, expected)
    .regex(/^-?\d+$/, expected).transform(Number);
  return z.union([z.number(), written], expected)
    .pipe(z.int(expected).min(min, expected).max(max, expected)).nullish();
}
