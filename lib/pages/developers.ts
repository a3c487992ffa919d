import { z } from "zod";
import type { AnyOperation } from "../api/operation.ts";
import { type ErrorCode, STATUS } from "../api/errors.ts";
import type { Page } from "./page.ts";
import type { PageSources } from "./mod.ts";
import { table, wordsOf } from "./opening.ts";

/** The reference of the operations, from the registry, and the policy. */
export function developersPage({ content, operations }: PageSources): Page {
  const { title, description, updated, body } = wordsOf(content, "developers");
  const parts = [
    body,
    "## Operations",
    ...operations.map(reference),
    "## Deprecation and sunset",
    "The stable surface is everything under `/api/v1/`. A breaking change comes under a new prefix, never in place. A deprecated endpoint says so with a `Deprecation` header (RFC 9745) and, once a date is set, a `Sunset` header (RFC 8594), at least six months before it goes. Nothing is deprecated at present.",
  ];
  return {
    path: "/developers",
    title,
    description,
    updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}

function reference(operation: AnyOperation): string {
  const { id, method, path, summary, description, responses } = operation;
  const parts = [
    `### ${id}`,
    `\`${method} ${path}\`: ${summary}.`,
    description,
  ];
  const parameters = parametersOf(operation);
  if (parameters.length > 0) {
    parts.push(table(["Parameter", "In", "Meaning"], parameters));
  }
  const answers = Object.entries(responses).map(([status, response]) => [
    status,
    response.description,
  ]);
  const errors = errorsOf(operation).map((
    [status, code],
  ) => [String(status), `\`${code}\``]);
  parts.push(table(["Status", "Meaning"], [...answers, ...errors]));
  return parts.join("\n\n");
}

/** What it declares, and what every operation may answer. */
function errorsOf(
  { errors, statusOf, request }: AnyOperation,
): [status: number, code: ErrorCode][] {
  const own = errors.map((code): [number, ErrorCode] => [
    statusOf?.[code] ?? STATUS[code],
    code,
  ]);
  const tooLarge: [number, ErrorCode][] = request?.body
    ? [[413, "invalid_body"]]
    : [];
  const all: [number, ErrorCode][] = [
    ...own,
    ...tooLarge,
    [429, "rate_limited"],
    [500, "internal_error"],
  ];
  return all.sort(([a], [b]) => a - b);
}

function parametersOf({ request = {} }: AnyOperation): string[][] {
  const places = [["path", request.params], ["query", request.query], [
    "header",
    request.headers,
  ], ["body", request.body]] as const;
  return places.flatMap(([place, schema]) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).map(([name, field]) => [
        `\`${name}\``,
        place,
        z.globalRegistry.get(field)?.description ?? "",
      ])
      : []
  );
}
