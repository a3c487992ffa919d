import { echo } from "../../base/http/echo.ts";
import {
  emptyResultText,
  type EngineDeps,
  findItems,
  invitation,
  type Item,
  openingQuestions,
} from "./engine.ts";
import type { Fields } from "./fields.ts";
import { isUpTo } from "../../base/text/code_points.ts";

/** A response of NLWeb 0.55. */
export type AskReply = AskAnswer | Elicitation | Failure;

interface AskAnswer {
  _meta: Meta<"answer">;
  query_id: string;
  /** Best first. */
  results: Item[];
  hint?: string;
}

interface Elicitation {
  _meta: Meta<"elicitation">;
  query_id: string;
  elicitation: {
    text: string;
    /** `options` are examples. */
    questions: { id: string; text: string; type: "text"; options: string[] }[];
  };
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
    ...(results.length === 0
      ? { hint: emptyResultText({ sought }, deps) }
      : {}),
  };
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
