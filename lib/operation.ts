import type { z } from "zod";
import type { Deps } from "./deps.ts";
import type { ErrorCode } from "./errors.ts";

/** End of an operation. Days are YYYY-MM-DD, from midnight UTC. */
export interface Deprecation {
  /** May be in the future. */
  since: string;
  /** First day on which it may be gone. */
  sunset?: string;
  /** Path of the replacement. */
  successor?: string;
}

export interface OperationReply<Body> {
  status: number;
  body: Body;
  headers?: Record<string, string>;
  /** End of the answer in milliseconds since 1970. Required if the operation `lasts` "a while". */
  goodUntil?: number;
}

export function ok<Body>(
  body: Body,
  headers?: Record<string, string>,
  goodUntil?: number,
): OperationReply<Body> {
  return { status: 200, body, headers, goodUntil };
}

/** A successful response in OpenAPI. */
export interface ResponseDoc {
  description: string;
  schema: z.ZodType;
  /** Default: `application/json`. */
  mediaType?: string;
  examples: Record<string, unknown>;
  /** Besides common headers. Default: `required`. */
  headers?: Record<
    string,
    { description: string; schema: z.ZodType; required?: boolean }
  >;
  /** Operations to call next. */
  links?: Record<string, LinkDoc>;
}

/** An OpenAPI Link Object. */
export interface LinkDoc {
  operationId: string;
  /** Place of each parameter in the response. */
  parameters: Record<string, `$response.body#/${string}`>;
  description: string;
}

/** A valid request, for OpenAPI and tests. */
export interface RequestExample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The client, for limits by client. */
export interface Caller {
  /** Address that stands for the client. */
  client: string;
  /** Origin header of a browser; null for a program. */
  origin: string | null;
  /** Aborts when the client disconnects. */
  signal?: AbortSignal;
}

/** Lifetime of a cached answer. */
export type Lasting = "for ever" | "a while";

type Shape = Record<string, z.ZodType>;
type Fields<S extends Shape> = z.output<z.ZodObject<S>>;

/** Definition of an operation, for routing, validation and documents. */
export interface Operation<
  Params extends Shape,
  Query extends Shape,
  Headers extends Shape,
  Body extends z.ZodType,
  Answer,
> {
  id: string;
  method: "GET" | "POST";
  /** Path parameters are `{name}`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  deprecated?: Deprecation;
  request?: {
    params?: z.ZodObject<Params>;
    query?: z.ZodObject<Query>;
    headers?: z.ZodObject<Headers>;
    body?: Body;
    /** Keys are names. Together the examples produce every success. */
    examples: Record<string, RequestExample>;
  };
  responses: Record<number, ResponseDoc>;
  /** Codes besides those of every operation. */
  errors: ErrorCode[];
  /** Overrides STATUS. */
  statusOf?: Partial<Record<ErrorCode, number>>;
  /** Cache-Control of a success. Only a cacheable one has an ETag. */
  cacheControl: string;
  /**
   * Returns "for ever" if the answer follows from request and content alone, "a
   * while" if the reply sets its end, or undefined.
   */
  lasts?(deps: Deps): Lasting | undefined;
  /** Replaces the code for an invalid input. */
  codeOf?(issue: z.core.$ZodIssue): ErrorCode;
  run(
    input: {
      params: Fields<Params>;
      query: Fields<Query>;
      headers: Fields<Headers>;
      body: z.output<Body>;
      /** True for HEAD. */
      isHead: boolean;
      caller: Caller;
    },
    deps: Deps,
  ): OperationReply<Answer> | Promise<OperationReply<Answer>>;
}

/** Infers the input of `run` from the schemas. */
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

// A mixed list has no more precise type. `run` takes the input of its own
// schemas, and only `readInput` combines them.
// deno-lint-ignore no-explicit-any -- see above
export type AnyOperation = Operation<any, any, any, any, unknown>;
