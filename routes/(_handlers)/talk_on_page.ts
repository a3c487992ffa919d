import { OperationError, toErrorBody } from "../../lib/errors.ts";
import { readInput } from "../../lib/api/rest/input.ts";
import { toOperationError } from "../../lib/api/rest/operation_errors.ts";
import { answering } from "./answering.ts";
import type { NpcId } from "../../lib/content/content.ts";
import { NPC_IDS } from "../../lib/content/mod.ts";
import type { Deps } from "../../lib/deps.ts";
import { npcChat } from "../../lib/api/operations/npc_chat.ts";
import { isUpTo, MAX_QUERY } from "../../lib/base/text/code_points.ts";
import type { RequestInfo } from "../../lib/request_info.ts";
import type { Call, Exchange, Outcome } from "../../lib/ui/room/exchange.ts";

/** Answers messages that name no person. */
export const HOST: NpcId = "concierge";

/** Sends a message from the query of the page through the API's own operation. */
export const talkHere = answering(
  async (message, deps, request): Promise<Exchange> => {
    const prev = previousIn(request);
    const context = prev ? { context: { prev } } : {};
    const body = { npcId: recipientOf(request), message, ...context };
    const outcome = await outcomeOf(body, request, deps);
    return { to: body.npcId, message, outcome };
  },
  (request) => ({ to: recipientOf(request), prev: previousIn(request) }),
);

function refused(error: OperationError, body: Call["body"]): Outcome {
  const { code, message, hint, status } = error;
  const call = { body, status, answer: JSON.stringify(toErrorBody(error)) };
  return {
    state: "refused",
    code,
    message: hint ? `${message}. ${hint}` : message,
    until: 0,
    call,
  };
}

function recipientOf({ search }: RequestInfo): NpcId {
  const named = new URLSearchParams(search).get("to") || HOST;
  const id = NPC_IDS.find((each) => each === named);
  if (id) return id;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "to": expected ${NPC_IDS.join(", ")}`,
  );
}

/** The question before, which this one may lean on; empty for the first one. */
function previousIn({ search }: RequestInfo): string {
  const prev = new URLSearchParams(search).get("prev")?.trim() ?? "";
  if (isUpTo(MAX_QUERY, prev)) return prev;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "prev": expected text of at most ${MAX_QUERY} characters`,
  );
}

async function outcomeOf(
  body: Call["body"],
  { client, request: { headers } }: RequestInfo,
  deps: Deps,
): Promise<Outcome> {
  const request = new Request(deps.baseUrl + npcChat.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": headers.get("sec-fetch-site") ?? "none",
    },
    body: JSON.stringify(body),
  });
  try {
    const raw = { params: {}, search: "", client, request };
    const input = await readInput(npcChat, raw, deps);
    const { status, body: reply } = await npcChat.run(input, deps);
    const call = { body, status, answer: JSON.stringify(reply) };
    const { messages, action } = reply;
    return { state: "answered", messages, action, call };
  } catch (error) {
    return refused(toOperationError(error, npcChat, deps), body);
  }
}
