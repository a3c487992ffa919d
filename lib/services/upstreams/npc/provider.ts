import type { NpcModel } from "../../types.ts";
import type { Network } from "../network.ts";
import type { TokenLedger } from "../token_budget.ts";

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
