import type { NpcId } from "../../content/npc_ids.ts";
import { CHAT, type Exchange, type Outcome } from "./exchange.ts";
import { Shared, useShared } from "./shared.ts";

export interface Conversation {
  /** Who is spoken to. */
  to: NpcId;
  exchanges: Exchange[];
  /** Until when the site asks to wait, in milliseconds since 1970; 0 where it does not. */
  until: number;
  choose(to: NpcId): void;
  /** Whether it was answered; one thing is said at a time. */
  say(message: string, to?: NpcId): Promise<boolean>;
  /** Whether something was said to them. */
  hasMet(who: NpcId): boolean;
}

interface Talk {
  to?: NpcId;
  exchanges?: Exchange[];
}

const shared = new Shared<Talk>({});

/** What is said in the room, the same in each of its islands; `first` came with the page. */
export function useConversation(
  host: NpcId,
  first: Exchange | undefined,
): Conversation {
  const { to = first?.to ?? host } = useShared(shared);
  // As they are now: whoever walked meanwhile may have said something.
  const all = () => shared.value.exchanges ?? (first ? [first] : []);
  const exchanges = all();
  const last = exchanges.at(-1)?.outcome;
  const until = last?.state === "refused" ? last.until : 0;

  function choose(to: NpcId) {
    shared.set({ ...shared.value, to });
  }

  async function say(message: string, who = to): Promise<boolean> {
    const at = all().length;
    if (all().at(-1)?.outcome.state === "asking") return false;
    const become = (outcome: Outcome) => {
      const exchange = { to: who, message, outcome };
      shared.set({
        ...shared.value,
        exchanges: all().toSpliced(at, 1, exchange),
      });
    };
    choose(who);
    become({ state: "asking" });
    const outcome = await answerTo(who, message);
    become(outcome);
    return outcome.state === "answered";
  }

  const hasMet = (who: NpcId) => all().some(({ to }) => to === who);
  return { to, exchanges, until, choose, say, hasMet };
}

async function answerTo(npcId: NpcId, message: string): Promise<Outcome> {
  const body = { npcId, message };
  try {
    // Who only looks needs no client.
    const { callSite } = await import("../browser/call_site.ts");
    const { status, text, code, milliseconds, until } = await callSite({
      path: CHAT,
      body,
    });
    const call = { body, status, answer: text, milliseconds };
    const answer = JSON.parse(text);
    if (code === undefined) {
      const { messages, action } = answer;
      return {
        state: "answered",
        messages: messages.map(({ text }: { text: string }) => text),
        action,
        call,
      };
    }
    const { error } = answer;
    return { state: "refused", code: `${code}`, message: error, until, call };
  } catch {
    return { state: "unreachable" };
  }
}
