import { OperationError, toErrorBody } from "../api/errors.ts";
import { readInput } from "../api/input.ts";
import { toOperationError } from "../api/settle.ts";
import { answering } from "./answering.ts";
import type { Asked } from "../browser/asked.ts";
import { NPC_IDS, type NpcId } from "../content/npc_ids.ts";
import type { Deps } from "../deps.ts";
import { npcChat } from "../operations/npc_chat.ts";
import type { Exchange, Outcome } from "../room/exchange.ts";

/** Who answers where nobody is named: who welcomes. */
export const HOST: NpcId = "concierge";

/** What is said in the query of the page is said by the call of programs. */
export const talkHere = answering(
  async (message, deps, { search, client }): Promise<Exchange> => {
    const body = { npcId: spokenTo(search), message };
    const outcome = await outcomeOf(body, client, deps);
    return { to: body.npcId, message, outcome };
  },
);

/** What came with the page; a refusal is one of the call as well. */
export function exchangeOf(
  asked: Asked<Exchange> | undefined,
  search: string,
): Exchange | undefined {
  if (!asked) return;
  if ("found" in asked) return asked.found;
  const { question: message, refusal } = asked;
  const to = spokenTo(search);
  const answer = JSON.stringify({ code: refusal.code, error: refusal.message });
  const call = { body: { npcId: to, message }, status: TOO_MANY, answer };
  const outcome = { state: "refused", until: 0, ...refusal, call } as const;
  return { to, message, outcome };
}

const TOO_MANY = 429;

/** Throws where nobody is called so. */
function spokenTo(search: string): NpcId {
  const named = new URLSearchParams(search).get("to") || HOST;
  const id = NPC_IDS.find((each) => each === named);
  if (id) return id;
  throw new OperationError(
    "invalid_parameter",
    `Cannot read "to": expected ${NPC_IDS.join(", ")}`,
  );
}

async function outcomeOf(
  body: { npcId: NpcId; message: string },
  client: string,
  deps: Deps,
): Promise<Outcome> {
  const request = new Request(deps.baseUrl + npcChat.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  try {
    const raw = { params: {}, search: "", client, request };
    const input = await readInput(npcChat, raw, deps);
    const { status, body: reply } = await npcChat.run(input, deps);
    const call = { body, status, answer: JSON.stringify(reply) };
    const messages = reply.messages.map(({ text }) => text);
    return { state: "answered", messages, action: reply.action, call };
  } catch (error) {
    const known = toOperationError(error, npcChat, deps);
    const { code, message, status } = known;
    const call = { body, status, answer: JSON.stringify(toErrorBody(known)) };
    return { state: "refused", code, message, until: 0, call };
  }
}
