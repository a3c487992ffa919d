import type { Network } from "../network.ts";
import type { NpcAnswer } from "../npc_answer.ts";
import type { NpcPrompt } from "../npc_prompt.ts";
import type { TokenLedger } from "../token_budget.ts";

/** A language model that speaks for the people in the room. */
export interface NpcModel {
  /** Known without asking the model. */
  readonly status: "ok" | "degraded";
  /** Throws an UpstreamError where the built-in dialogue has to answer. */
  answer(prompt: NpcPrompt, asker: Asker): Promise<NpcAnswer>;
}

/** Who is answered. */
export interface Asker {
  /** The address that stands for the client, whose calls are counted. */
  client: string;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** Where a model is, and what it may cost. */
export interface NpcEndpoint {
  url: string;
  model: string;
  /** Empty where none is needed. */
  key: string;
  dailyTokens: number;
}

export interface NpcModelOptions {
  network: Network;
  ledger: TokenLedger;
  /** The origin whose addresses an NPC may name. */
  siteOrigin: string;
}

export interface NpcModelClass {
  /** For the documentation: what it asks. */
  asked: string;
  new (endpoint: NpcEndpoint, options: NpcModelOptions): NpcModel;
}
