import { echo } from "../../base/http/echo.ts";
import {
  type EngineDeps,
  findItems,
  invitation,
  nothingSaid,
  openingQuestions,
} from "./engine.ts";
import type { Fields } from "./fields.ts";
import type { Item } from "./item.ts";
import { isUpTo } from "../../base/text/code_points.ts";

/** An answer of NLWeb 0.55; what is wrong with a question is one too. */
export type AskReply = AskAnswer | Elicitation | Failure;

interface AskAnswer {
  _meta: Meta<"answer">;
  query_id: string;
  /** Best first. */
  results: Item[];
  /** What was looked for and what can be asked, where nothing was found. */
  hint?: string;
}

interface Elicitation {
  _meta: Meta<"elicitation">;
  query_id: string;
  elicitation: { text: string; questions: Question[] };
}

interface Question {
  id: string;
  text: string;
  type: "text";
  /** Examples: anything else may be asked too. */
  options: string[];
}

interface Failure {
  _meta: Meta<"failure">;
  query_id: string;
  error: { code: string; message: string };
}

interface Meta<Type extends string> {
  response_type: Type;
  version: typeof VERSION;
}

const VERSION = "0.55";
const MODES = ["list"];

export async function replyTo(
  { query, prev, mode, query_id }: Fields,
  deps: EngineDeps,
): Promise<AskReply> {
  const id = idOf(query_id);
  if (mode && !isSupported(mode)) return failure(mode, id);
  if (!query) return await elicitation(id, deps);
  const { results, sought } = await findItems(query, deps, prev);
  return {
    _meta: { response_type: "answer", version: VERSION },
    query_id: id,
    results,
    ...(results.length === 0 ? { hint: nothingSaid({ sought }, deps) } : {}),
  };
}

const MAX_ID = 128;

/** The client's own, unless it is one that no client needs. */
function idOf(given: string | undefined): string {
  const isGood = given !== undefined && isUpTo(MAX_ID, given);
  return isGood ? given : crypto.randomUUID();
}

/** One mode, or several separated by commas, which must all be known. */
function isSupported(mode: string): boolean {
  return mode.split(",").map((each) => each.trim().toLowerCase())
    .every((each) => MODES.includes(each));
}

function failure(mode: string, query_id: string): Failure {
  const message = `Cannot answer in the mode "${echo(mode)}": expected ${
    MODES.join(", ")
  }`;
  return {
    _meta: { response_type: "failure", version: VERSION },
    query_id,
    error: { code: "UNSUPPORTED_MODE", message },
  };
}

async function elicitation(
  query_id: string,
  deps: EngineDeps,
): Promise<Elicitation> {
  return {
    _meta: { response_type: "elicitation", version: VERSION },
    query_id,
    elicitation: {
      text: invitation(deps),
      questions: [{
        id: "query",
        text: deps.content.words.ask.whatElse,
        type: "text",
        options: await openingQuestions(deps),
      }],
    },
  };
}
