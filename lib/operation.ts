import type { z } from "zod";
import type { Deps } from "./deps.ts";
import type { ErrorCode } from "./errors.ts";

/** How an operation ends, in days as YYYY-MM-DD, each from midnight UTC on. */
export interface Deprecation {
  /** The day from which it is discouraged; it may be to come. */
  since: string;
  /** The day from which it may be gone. */
  sunset?: string;
  /** The path of what does its work from then on. */
  successor?: string;
}

/** What an operation answers when all went well. */
export interface OperationReply<Body> {
  status: number;
  body: Body;
  headers?: Record<string, string>;
  /** Until when it may be given again, in milliseconds since 1970; needed where the operation `lasts` "a while". */
  goodUntil?: number;
}

export function ok<Body>(
  body: Body,
  headers?: Record<string, string>,
  goodUntil?: number,
): OperationReply<Body> {
  return { status: 200, body, headers, goodUntil };
}

/** One success of an operation, as OpenAPI shows it. */
export interface ResponseDoc {
  description: string;
  schema: z.ZodType;
  /** `application/json` unless given. */
  mediaType?: string;
  examples: Record<string, unknown>;
  /** Beside those that every response has; `required` unless it says not. */
  headers?: Record<
    string,
    { description: string; schema: z.ZodType; required?: boolean }
  >;
  /** What to call next with this answer. */
  links?: Record<string, LinkDoc>;
}

/** An OpenAPI Link Object. */
export interface LinkDoc {
  operationId: string;
  /** Where in the answer each parameter is found. */
  parameters: Record<string, `$response.body#/${string}`>;
  description: string;
}

/** A request that is answered, as it travels: OpenAPI shows it, tests send it. */
export interface RequestExample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Who asks, for what is limited by client. */
export interface Caller {
  /** The address that stands for the client. */
  client: string;
  /** The Origin that a browser names; null for a program. */
  origin: string | null;
  /** Aborts when the client has gone; undefined where nobody can go. */
  signal?: AbortSignal;
}

/** For how long an answer of the site stays the same. */
export type Lasting = "for ever" | "a while";

type Shape = Record<string, z.ZodType>;
type Fields<S extends Shape> = z.output<z.ZodObject<S>>;

/** Everything that is known of an operation: routing, validation and documents read it. */
export interface Operation<
  Params extends Shape,
  Query extends Shape,
  Headers extends Shape,
  Body extends z.ZodType,
  Answer,
> {
  id: string;
  method: "GET" | "POST";
  /** With `{name}` for a path parameter. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** Where it is to end: headers, OpenAPI and the page say so. */
  deprecated?: Deprecation;
  request?: {
    params?: z.ZodObject<Params>;
    query?: z.ZodObject<Query>;
    headers?: z.ZodObject<Headers>;
    body?: Body;
    /** By name; together they get every success. */
    examples: Record<string, RequestExample>;
  };
  responses: Record<number, ResponseDoc>;
  /** The codes that it may answer, beside those that every operation may. */
  errors: ErrorCode[];
  /** The status of a code here, where it is not the usual one. */
  statusOf?: Partial<Record<ErrorCode, number>>;
  /** The Cache-Control of its successes; only what may be cached has an ETag. */
  cacheControl: string;
  /**
   * Whether an answer can be given again to whoever asks the same: for ever where it
   * follows from the request and the content alone, a while where its reply says
   * until when; not where left out.
   */
  lasts?(deps: Deps): Lasting | undefined;
  /** The code of a problem with the input where it is not the usual one. */
  codeOf?(issue: z.core.$ZodIssue): ErrorCode;
  run(
    input: {
      params: Fields<Params>;
      query: Fields<Query>;
      headers: Fields<Headers>;
      body: z.output<Body>;
      /** Whether only the headers are wanted. */
      isHead: boolean;
      caller: Caller;
    },
    deps: Deps,
  ): OperationReply<Answer> | Promise<OperationReply<Answer>>;
}

/** Infers what `run` receives from the schemas beside it. */
export function defineOperation<
  Params extends Shape,
  Query extends Shape,
  Headers extends Shape,
  Body extends z.ZodType,
  Answer,
>(
  operation: Operation<Params, Query, Headers, Body, Answer>,
): Operation<Params, Query, Headers, Body, Answer> {
  return operation;
}

// A list of operations of different shapes has no more precise type: `run`
// takes what its own schemas give, and only `readInput` calls the two together.
// deno-lint-ignore no-explicit-any
export type AnyOperation = Operation<any, any, any, any, unknown>;
