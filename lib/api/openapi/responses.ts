import * as z from "zod";
import { MAX_BODY_IN_WORDS } from "../rest/body_limits.ts";
import { declaredErrors } from "../rest/operation_errors.ts";
import { type ErrorCode, STATUS } from "../../errors.ts";
import type { AnyOperation, ResponseDoc } from "../../operation.ts";
import { deprecationHeaderDocs, headerRefs, RETRY_AFTER } from "./headers.ts";
import descriptions from "./descriptions.json" with { type: "json" };
import { type Json, mediaTypeOf, prune, type Schemas } from "./schemas.ts";

const ErrorResponse = z.object({
  code: z.enum(Object.keys(STATUS).filter(isCode))
    .describe("What went wrong, for programs"),
  error: z.string().describe("What went wrong, for people"),
  hint: z.string().optional().describe("What to do about it"),
}).meta({
  id: "ErrorResponse",
  description: "The body of every 4xx and 5xx response",
});

export function responsesOf(operation: AnyOperation, schemas: Schemas): Json {
  const { cacheControl, deprecated, responses } = operation;
  const common = Object.keys(
    deprecationHeaderDocs(deprecated ? [deprecated] : []),
  );
  const isCacheable = cacheControl !== "no-store";
  const headers = isCacheable ? ["ETag", ...common] : common;
  return Object.fromEntries([
    ...Object.entries(responses).map(([status, response]) => [
      status,
      success(response, headers, schemas),
    ]),
    ...errorsOf(operation, common, schemas),
  ]);
}

function success(response: ResponseDoc, headers: string[], schemas: Schemas) {
  const { description, mediaType = "application/json", links } = response;
  const own = Object.entries(response.headers ?? {}).map(([name, header]) => [
    name,
    {
      description: header.description,
      required: header.required ?? true,
      schema: schemas.of(header.schema, "output"),
    },
  ]);
  const schema = schemas.of(response.schema, "output");
  return prune({
    description,
    headers: { ...headerRefs(...headers), ...Object.fromEntries(own) },
    content: {
      [mediaType]: mediaTypeOf(schema, Object.entries(response.examples)),
    },
    links,
  });
}

function errorsOf(
  operation: AnyOperation,
  headers: string[],
  schemas: Schemas,
): [string, Json][] {
  return [...declaredErrors(operation)].map(([status, codes]) => [
    String(status),
    {
      description: status === 413
        ? `The body is over ${MAX_BODY_IN_WORDS}`
        : inWords(codes),
      headers: headersOf(status, headers),
      content: {
        "application/json": mediaTypeOf(
          schemas.of(ErrorResponse, "output"),
          codes.map((code) => [code, { code, error: MESSAGES[code] }]),
        ),
      },
    },
  ]);
}

function headersOf(status: number, headers: string[]): Json {
  if (status === 429) return headerRefs("Retry-After", ...headers);
  return status === 500
    ? { ...headerRefs(...headers), "Retry-After": RETRY_SOON }
    : headerRefs(...headers);
}

/** Optional: a temporary error has the header, a fault has none. */
const RETRY_SOON = { ...RETRY_AFTER, required: false };

function inWords(codes: ErrorCode[]): string {
  return `Code ${codes.map((code) => `\`${code}\``).join(" or ")}`;
}

const MESSAGES: Record<ErrorCode, string> = descriptions.messages;

function isCode(text: string): text is ErrorCode {
  return text in STATUS;
}
