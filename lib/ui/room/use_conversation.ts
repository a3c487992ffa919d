import type { NpcId } from "../../content/content.ts";
import type { Outcome as Answer } from "../browser/call_site.ts";
import { type Call, CHAT, type Exchange, type Outcome } from "./exchange.ts";
import { Shared, useShared } from "./shared.ts";

export type Conversation = ReturnType<typeof useConversation>;

const shared = new Shared<{ to?: NpcId; exchanges?: Exchange[] }>({});

/** The conversation, shared by the islands of the room. The server rendered `first`. */
export function useConversation(
  host: NpcId,
  first: Exchange | undefined,
  language: string | undefined,
) {
  const { to = first?.to ?? host } = useShared(shared);
  // A callback may run after a later message, so it reads the present exchanges.
  const all = () => shared.value.exchanges ?? (first ? [first] : []);
  const exchanges = all();
  const last = exchanges.at(-1)?.outcome;
  // End of `Retry-After` in milliseconds since 1970.
  const until = last?.state === "refused" ? last.until : 0;

  function choose(to: NpcId) {
    shared.set({ ...shared.value, to });
  }

  /** Resolves to true if it was answered. While a message is in flight, others are dropped. */
  async function send(message: string, who = to): Promise<boolean> {
    const at = all().length;
    const before = all().at(-1);
    if (before?.outcome.state === "asking") return false;
    const become = (outcome: Outcome) => {
      const exchange = { to: who, message, outcome };
      shared.set({
        ...shared.value,
        exchanges: all().toSpliced(at, 1, exchange),
      });
    };
    choose(who);
    become({ state: "asking" });
    // The question before: this one may lean on it.
    const prev = before?.message;
    const context = prev || language ? { prev, language } : undefined;
    const outcome = await answerTo({ npcId: who, message, context });
    become(outcome);
    return outcome.state === "answered";
  }

  const hasMet = (who: NpcId) => all().some(({ to }) => to === who);
  return { to, exchanges, until, choose, send, hasMet };
}

async function answerTo(body: Call["body"]): Promise<Outcome> {
  try {
    // Most visitors never talk.
    const { callSite } = await import("../browser/call_site.ts");
    return outcomeOf(body, await callSite({ path: CHAT, body }));
  } catch {
    return { state: "unreachable" };
  }
}

/** Throws if the answer is not JSON. */
function outcomeOf(body: Call["body"], answer: Answer): Outcome {
  const { status, text, code, milliseconds, until } = answer;
  const call = { body, status, answer: text, milliseconds };
  const { messages, action, error } = JSON.parse(text);
  if (code !== undefined) {
    return { state: "refused", code: `${code}`, message: error, until, call };
  }
  return { state: "answered", messages, action, call };
}
