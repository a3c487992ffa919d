import { z } from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { MAX_NAME, MAX_QUERY } from "../../base/text/code_points.ts";

/** What a request may say, whatever form it came in. */
export interface Fields {
  query?: string;
  /** The question before it. */
  prev?: string;
  mode?: string;
  query_id?: string;
  isStreaming: boolean;
}

// A follow-up that the client has made to stand alone.
const REWRITTEN = "decontextualized_query";

/** Nobody means more than the last. */
const MOST_PREVIOUS = 20;

// Clients made from a schema send null for what they leave out.
const question = textUpTo(MAX_QUERY).nullish();
const name = textUpTo(MAX_NAME).nullish();
/** One question, or several of which the last counts. */
const PREVIOUS = z.union(
  [question, z.array(textUpTo(MAX_QUERY)).max(MOST_PREVIOUS)],
  `expected text of at most ${MAX_QUERY} characters, or a list of at most ${MOST_PREVIOUS} such texts`,
);
const flag = z.boolean("expected true or false").nullish();

/** The older dialect has `query` as text, NLWeb 0.54 and 0.55 as an object. */
export const AskBody = z.object({
  query: z.union(
    [question, z.object({ text: question, [REWRITTEN]: question })],
    `expected text of at most ${MAX_QUERY} characters, or an object with such a text`,
  ),
  q: question,
  [REWRITTEN]: question,
  prev: PREVIOUS,
  context: z.object({ prev: PREVIOUS }, "expected an object").nullish(),
  mode: name,
  query_id: name,
  // The older dialect has 0 and "false" too.
  streaming: z.union(
    [flag, textUpTo(MAX_NAME), z.number()],
    "expected true or false",
  ),
  prefer: z.object({ streaming: flag, mode: name }, "expected an object")
    .nullish(),
});

/** The fields, or the first thing that is wrong with them. */
type FieldsRead =
  | { state: "read"; fields: Fields }
  | { state: "invalid"; problem: string };

/** The fields of a query string, and of a form. */
export function fieldsOfForm(form: URLSearchParams): FieldsRead {
  return fieldsOfJson(Object.fromEntries(
    FORM_FIELDS.map((name) => [name, form.get(name)]),
  ));
}

const FORM_FIELDS = [
  "query",
  "q",
  "prev",
  REWRITTEN,
  "mode",
  "query_id",
  "streaming",
];

/** The fields of a JSON body. */
export function fieldsOfJson(body: Record<string, unknown>): FieldsRead {
  const result = AskBody.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = issue?.path.join(".");
    return { state: "invalid", problem: `"${where}": ${issue?.message}` };
  }
  const { query, q, prev, context, mode, query_id, streaming, prefer } =
    result.data;
  const own = typeof query === "object" ? query : { text: query };
  const fields = {
    query: said(own?.[REWRITTEN]) ?? said(result.data[REWRITTEN]) ??
      said(own?.text) ?? said(q),
    prev: lastOf(context?.prev) ?? lastOf(prev),
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

function lastOf(
  texts: string | string[] | null | undefined,
): string | undefined {
  return said(Array.isArray(texts) ? texts.at(-1) : texts);
}

function isYes(value: string | number | boolean | null | undefined): boolean {
  return /^(true|1)$/i.test(String(value));
}
