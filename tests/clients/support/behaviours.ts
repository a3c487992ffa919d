import { assert, assertEquals } from "@std/assert";
import table from "./behaviours.json" with { type: "json" };
import {
  type Answer,
  type Arrived,
  REFUSING_URL,
  StandIn,
} from "./stand_in.ts";

/** One row of behaviours.json, whose `about` says what its members mean. */
export interface Behaviour {
  name: string;
  options?: { maxRetries?: number; maxRetryDelay?: number; timeout?: number };
  basePath?: string;
  now?: string;
  random?: number;
  refused?: boolean;
  abort?: "before" | "request" | "wait";
  take?: number;
  answers: Answer[];
  call: { operation: string; arguments?: Arguments };
  expected: {
    value?: unknown;
    response?: Record<string, unknown>;
    error?: ExpectedError;
    before?: unknown[];
  };
  requests: number;
  waits?: number[];
  sent?: {
    method: string;
    target: string;
    headers?: Record<string, string | null>;
    body?: unknown;
  }[];
  same?: string;
}

export interface Arguments {
  limit?: number;
  cursor?: string;
  npcId?: string;
  message?: string;
  context?: Record<string, unknown>;
  requests?: { operationId: string; id?: string }[];
  id?: string;
  event?: "hire_opened" | "command_run";
  command?: string;
  ref?: string;
  referrer?: string;
  deepLinked?: boolean;
  idempotencyKey?: string;
  query?: string;
  prev?: string;
  figure?: string;
  direction?: number;
  head_direction?: number;
  size?: "n" | "l";
  gesture?: "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb";
  frame?: number;
  action?: string;
  theme?: "light" | "dark";
}

export interface ExpectedError {
  type: "ApiError" | "ApiConnectionError" | "abort";
  bodyLength?: number;
  [member: string]: unknown;
}

/** Ways in which a call can end without a result. */
export const FAILURES: ExpectedError["type"][] = [
  "ApiError",
  "ApiConnectionError",
  "abort",
];

/** Characters that act on a terminal or end a line of a log. */
export const ACTING = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

// The JSON module's own type is the union of all its rows.
const text = JSON.stringify(table.behaviours);
export const behaviours: Behaviour[] = JSON.parse(text);

/** A stand-in with the answers of a row, and the base address to reach it at. */
export function stage(row: Behaviour): { standIn: StandIn; baseUrl: string } {
  const standIn = new StandIn(row.answers);
  const address = row.refused ? REFUSING_URL : standIn.url;
  return { standIn, baseUrl: address + (row.basePath ?? "") };
}

/** Throws where what arrived is not what the row says. */
export function assertSent(row: Behaviour, arrived: Arrived[]): void {
  assertEquals(arrived.length, row.requests);
  if (row.sent) assertEquals(sentAs(row, arrived), row.sent);
  const { same } = row;
  if (same === undefined) return;
  const [first, ...others] = arrived.map(({ headers }) => headers[same]);
  assert(first, `no ${same}`);
  for (const other of others) assertEquals(other, first);
}

/** The received request, reduced to the members that the row names. */
function sentAs(
  row: Behaviour,
  arrived: Arrived[],
): Behaviour["sent"] {
  return arrived.map(({ method, target, headers, body }, i) => {
    const wanted = row.sent?.[i] ?? { method, target };
    const names = Object.keys(wanted.headers ?? {});
    return {
      method,
      target,
      ...wanted.headers && {
        headers: Object.fromEntries(
          names.map((name) => [name, headers[name] ?? null]),
        ),
      },
      ..."body" in wanted && { body: JSON.parse(body) },
    };
  });
}
