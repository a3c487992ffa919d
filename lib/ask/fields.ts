import { z } from "zod";

/** What a request may say, whatever form it came in. */
export interface Fields {
  query?: string;
  mode?: string;
  query_id?: string;
  isStreaming: boolean;
}

// A follow-up that the client has made to stand alone.
const REWRITTEN = "decontextualized_query";

/** The fields of a query string, and of a form. */
export function fieldsOfForm(form: URLSearchParams): Fields {
  return {
    query: said(form.get(REWRITTEN)) ?? said(form.get("query")) ??
      said(form.get("q")),
    mode: said(form.get("mode")),
    query_id: said(form.get("query_id")),
    isStreaming: isYes(form.get("streaming")),
  };
}

// Clients made from a schema send null for what they leave out.
const text = z.string("expected text").nullish();
const flag = z.boolean("expected true or false").nullish();

/** The older dialect has `query` as text, NLWeb 0.54 and 0.55 as an object. */
const Body = z.object({
  query: z.union(
    [text, z.object({ text, [REWRITTEN]: text })],
    "expected text, or an object with a text",
  ),
  q: text,
  [REWRITTEN]: text,
  mode: text,
  query_id: text,
  // The older dialect has 0 and "false" too.
  streaming: z.union([flag, z.string(), z.number()], "expected true or false"),
  prefer: z.object({ streaming: flag, mode: text }, "expected an object")
    .nullish(),
});

/** The fields of a JSON body, or the first thing that is wrong with it. */
export function fieldsOfJson(
  body: Record<string, unknown>,
): { state: "read"; fields: Fields } | { state: "invalid"; problem: string } {
  const result = Body.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = issue?.path.join(".");
    return { state: "invalid", problem: `"${where}": ${issue?.message}` };
  }
  const { query, q, mode, query_id, streaming, prefer } = result.data;
  const own = typeof query === "object" ? query : { text: query };
  const fields = {
    query: said(own?.[REWRITTEN]) ?? said(result.data[REWRITTEN]) ??
      said(own?.text) ?? said(q),
    mode: said(prefer?.mode) ?? said(mode),
    query_id: said(query_id),
    isStreaming: prefer?.streaming === true || isYes(streaming),
  };
  return { state: "read", fields };
}

/** Blank is the same as left out. */
function said(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}

function isYes(value: string | number | boolean | null | undefined): boolean {
  return /^(true|1)$/i.test(String(value));
}
