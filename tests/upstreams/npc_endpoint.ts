import { assert } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import type { Network } from "../../lib/upstreams/network.ts";
import {
  type NpcModel,
  npcModel,
  type NpcPrompt,
  type TokenLedger,
} from "../../lib/upstreams/npc_model.ts";
import {
  type StandIn,
  standIn,
  type StandInHandler,
} from "../support/stand_in.ts";
import { testNetwork } from "./helpers.ts";

export const PROMPT: NpcPrompt = {
  persona: "You are Tevfik, the barista.",
  facts: "There are 3 visitors.",
  actions: [
    { type: "emote", target: "wave" },
    { type: "open_page", target: "/about" },
  ],
  message: "Who is here?",
  context: { page: "/room", secret: "not for you" },
  contextKeys: ["page"],
};

/** A ledger in memory. */
export class Ledger implements TokenLedger {
  readonly days = new Map<string, number>();

  spent(day: string): Promise<number> {
    return Promise.resolve(this.days.get(day) ?? 0);
  }

  add(day: string, tokens: number): Promise<void> {
    this.days.set(day, (this.days.get(day) ?? 0) + tokens);
    return Promise.resolve();
  }
}

export interface Setting {
  env?: Record<string, string>;
  network?: Partial<Network>;
  ledger?: TokenLedger;
}

export function modelAt(url: string, setting: Setting = {}): NpcModel {
  const config = readConfig({
    NPC_PROVIDER: "openai",
    NPC_URL: `${url}/v1`,
    NPC_MODEL: "small-model",
    NPC_API_KEY: "k3y",
    ...setting.env,
  });
  const model = npcModel(config, {
    network: testNetwork(setting.network),
    ledger: setting.ledger ?? new Ledger(),
    siteOrigin: "https://sam.example",
  });
  assert(model);
  return model;
}

/** What an endpoint answers when the model wrote this. */
export function completion(
  written: unknown,
  changes: Record<string, unknown> = {},
) {
  const content = typeof written === "string"
    ? written
    : JSON.stringify(written);
  return Response.json({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content, refusal: null },
      ...changes,
    }],
    usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
  });
}

export const HELLO = { messages: ["Three of them."], action: "emote wave" };
export const ANSWER = {
  messages: [{ text: "Three of them." }],
  action: { type: "emote", target: "wave" },
};

/** The answer to a prompt where the endpoint does this. */
export async function answer(handler: StandInHandler, setting?: Setting) {
  await using server = standIn(handler);
  return await modelAt(server.url, setting).answer(PROMPT);
}

export function bodyOf(server: StandIn, index: number) {
  return JSON.parse(server.arrived[index]?.body ?? "");
}

/** An endpoint that answers when the test releases it. */
export function slow(written: unknown): StandInHandler {
  return async (_, { released }) => {
    await released;
    return completion(written);
  };
}
