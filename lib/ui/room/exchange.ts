import type { NpcId } from "../../content/content.ts";
import type { Action, NpcMessage } from "../../answers/types.ts";
import type { Refusal } from "../browser/failure.ts";
import { TALK } from "./ids.ts";

export const CHAT = "/api/v1/npc-chat";

/** A call of `POST /api/v1/npc-chat` and its answer. */
export interface Call {
  body: {
    npcId: NpcId;
    message: string;
    context?: { prev?: string; language?: string };
  };
  status: number;
  /** JSON. */
  answer: string;
  /** Undefined if the server made the call for the page. */
  milliseconds?: number;
}

export interface Exchange {
  to: NpcId;
  message: string;
  outcome: Outcome;
}

export type Outcome =
  | { state: "asking"; call?: undefined }
  | {
    state: "answered";
    messages: NpcMessage[];
    action: Action | null;
    call: Call;
  }
  | Refusal & { call: Call }
  | { state: "unreachable"; call?: undefined };

/** A page on which the person answers `hello`, for visitors without script. */
export function greetingPath({ id }: { id: NpcId }, hello: string): string {
  return `/room?${new URLSearchParams({ to: id, ask: hello })}#${TALK}`;
}
