import type { NpcId } from "../../content/npc_ids.ts";
import type { Action } from "../../answers/types.ts";

export const CHAT = "/api/v1/npc-chat";

/** A call of `POST /api/v1/npc-chat` and its answer, as they travelled. */
export interface Call {
  body: { npcId: NpcId; message: string };
  status: number;
  /** JSON. */
  answer: string;
  /** Unknown where the page itself asked. */
  milliseconds?: number;
}

/** What was said to somebody, and what came of it. */
export interface Exchange {
  to: NpcId;
  message: string;
  outcome: Outcome;
}

export type Outcome =
  | { state: "asking" }
  | { state: "answered"; messages: string[]; action: Action | null; call: Call }
  /** In the API's own words; `until` is in milliseconds since 1970. */
  | {
    state: "refused";
    code: string;
    message: string;
    until: number;
    call: Call;
  }
  | { state: "unreachable" };
