import { echo } from "../../base/http/echo.ts";
import { findItems, invitation, openingQuestions } from "./engine.ts";
import { chosenByModel } from "../ask_model.ts";
import type { Deps } from "../../deps.ts";
import type { Fields } from "./fields.ts";
import type { Caller } from "../../operation.ts";
import { isUpTo } from "../../base/text/code_points.ts";

/** A response of NLWeb. */
export type AskReply = Awaited<ReturnType<typeof replyTo>>;

const VERSION = "0.55";
const MODES = ["list"];

export async function replyTo(
  { query, prev, mode, query_id }: Fields,
  deps: Deps,
  caller: Caller,
) {
  const id = idOf(query_id);
  if (mode && !isSupported(mode)) return failure(mode, id, deps);
  if (!query) return await elicitation(id, deps);
  const asked = { question: query, previous: prev };
  const choose = () => chosenByModel(asked, caller, deps);
  const found = await findItems(query, deps, prev, choose);
  return { _meta: metaOf("answer", deps), query_id: id, ...found };
}

/** Names the language if the site has two. */
function metaOf(
  response_type: "answer" | "elicitation" | "failure",
  { editions, content: { profile } }: Deps,
) {
  const language = editions.length > 1 ? profile.language : undefined;
  return { response_type, version: VERSION, language };
}

const MAX_ID = 128;

/** The client's id, unless it is too long. */
function idOf(given: string | undefined): string {
  const isGood = given !== undefined && isUpTo(MAX_ID, given);
  return isGood ? given : crypto.randomUUID();
}

function isSupported(mode: string): boolean {
  return mode.split(",").map((each) => each.trim().toLowerCase())
    .every((each) => MODES.includes(each));
}

function failure(mode: string, query_id: string, deps: Deps) {
  const message = `Cannot answer in the mode "${echo(mode)}": expected ${
    MODES.join(", ")
  }`;
  const error = { code: "UNSUPPORTED_MODE", message };
  return { _meta: metaOf("failure", deps), query_id, error };
}

async function elicitation(query_id: string, deps: Deps) {
  const question = {
    id: "query",
    text: deps.content.words.ask.whatElse,
    type: "text",
    // Examples: the client may ask anything else.
    options: await openingQuestions(deps),
  };
  return {
    _meta: metaOf("elicitation", deps),
    query_id,
    elicitation: { text: invitation(deps), questions: [question] },
  };
}
