import { z } from "zod";
import type { AnyOperation } from "../api/operation.ts";

interface Parameter {
  name: string;
  /** Where in the request it stands. */
  place: "path" | "query" | "header" | "body";
  /** Markdown. */
  meaning: string;
}

export function parametersOf({ request }: AnyOperation): Parameter[] {
  const places = [
    ["path", request?.params],
    ["query", request?.query],
    ["header", request?.headers],
    ["body", request?.body],
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
