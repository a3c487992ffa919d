import type { NpcModel } from "../../types.ts";
import type { Network } from "../network.ts";
import type { TokenLedger } from "../token_budget.ts";

export interface NpcEndpoint {
  url: string;
  model: string;
  /** Empty if none is needed. */
  key: string;
  dailyTokens: number;
}

export interface NpcModelOptions {
  network: Network;
  ledger: TokenLedger;
  /** An NPC may name addresses of this origin. */
  siteOrigin: string;
}

export interface NpcModelClass {
  /** For the documentation. */
  asked: string;
  new (endpoint: NpcEndpoint, options: NpcModelOptions): NpcModel;
}
