import { z } from "zod";
import { type ErrorCode, STATUS } from "../api/errors.ts";
import type { AnyOperation } from "../api/operation.ts";

interface Parameter {
  name: string;
  /** Where in the request it stands. */
  place: "path" | "query" | "header" | "body";
  /** Markdown. */
  meaning: string;
}

export function parametersOf({ request = {} }: AnyOperation): Parameter[] {
  const { params, query, headers, body } = request;
  const places = [
    ["path", params],
    ["query", query],
    ["header", headers],
    ["body", body],
  ] as const;
  return places.flatMap(([place, schema]) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).map(([name, field]) => ({
        name,
        place,
        meaning: z.globalRegistry.get(field)?.description ?? "",
      }))
      : []
  );
}

/** What it declares, and what every operation may answer. */
export function errorsOf(
  { errors, statusOf, request }: AnyOperation,
): { status: number; code: ErrorCode }[] {
  const own = errors.map((code) => ({
    status: statusOf?.[code] ?? STATUS[code],
    code,
  }));
  const tooLarge = { status: 413, code: "invalid_body" } as const;
  const all = [
    ...own,
    ...(request?.body ? [tooLarge] : []),
    { status: 429, code: "rate_limited" } as const,
    { status: 500, code: "internal_error" } as const,
  ];
  return all.sort((one, other) => one.status - other.status);
}
