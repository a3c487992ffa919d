import * as z from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { MAX_NAME, MAX_QUERY } from "../../base/text/code_points.ts";

export interface Fields {
  query?: string;
  prev?: string;
  mode?: string;
  query_id?: string;
  language?: string;
  isStreaming: boolean;
}

// A follow-up that the client has rewritten to be complete.
const REWRITTEN = "decontextualized_query";

const MAX_PREVIOUS = 20;

// Generated clients send null for an absent value.
const question = textUpTo(MAX_QUERY).nullish();
const name = textUpTo(MAX_NAME).nullish();
/** One question or several; only the last is used. */
const PREVIOUS = z.union(
  [question, z.array(textUpTo(MAX_QUERY)).max(MAX_PREVIOUS)],
  `expected text of at most ${MAX_QUERY} characters, or a list of at most ${MAX_PREVIOUS} such texts`,
);
const flag = z.boolean("expected true or false").nullish();

/** `query` is text in the older dialect and an object in NLWeb 0.54 and 0.55. */
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
  // The older dialect also allows 0 and "false".
  streaming: z.union(
    [flag, textUpTo(MAX_NAME), z.number()],
    "expected true or false",
  ),
  prefer: z.object({ streaming: flag, mode: name }, "expected an object")
    .nullish(),
});

type FieldsRead =
  | { state: "read"; fields: Fields }
  | { state: "invalid"; problem: string };

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
  "language",
  "streaming",
];

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
    query: nonBlank(own?.[REWRITTEN]) ?? nonBlank(result.data[REWRITTEN]) ??
      nonBlank(own?.text) ?? nonBlank(q),
    prev: lastOf(context?.prev) ?? lastOf(prev),
    mode: nonBlank(prefer?.mode) ?? nonBlank(mode),
    query_id: nonBlank(query_id),
    language: languageIn(body),
    isStreaming: prefer?.streaming === true || isYes(streaming),
  };
  return { state: "read", fields };
}

/** A site in one language ignores it, whatever it is. */
function languageIn({ language }: Record<string, unknown>) {
  if (language === undefined || language === null) return;
  return typeof language === "string" ? nonBlank(language) : "?";
}

function nonBlank(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}

function lastOf(texts: string | string[] | null | undefined) {
  return nonBlank(Array.isArray(texts) ? texts.at(-1) : texts);
}

function isYes(value: string | number | boolean | null | undefined): boolean {
  return /^(true|1)$/i.test(String(value));
}
