import { assert } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import { tokenLedger } from "../../lib/services/kv/token_ledger.ts";
import type { Network } from "../../lib/services/upstreams/network.ts";
import { npcModel } from "../../lib/services/upstreams/npc/openai.ts";
import type { NpcModel, NpcPrompt } from "../../lib/services/types.ts";
import type {
  Account,
  TokenLedger,
} from "../../lib/services/upstreams/token_budget.ts";
import { FakeClock } from "../support/clock.ts";
import {
  endless,
  type StandIn,
  standIn,
  type StandInHandler,
} from "../support/stand_in.ts";
import { testNetwork } from "./helpers.ts";

export const PROMPT: NpcPrompt = {
  persona: "You are Finch, the barista.",
  facts: "There are 3 visitors.",
  actions: [
    { type: "emote", target: "wave" },
    { type: "open_page", target: "/about" },
  ],
  message: "Who is here?",
  page: "/room",
};

export const DAY = "2026-11-20";
export const ASKER = { client: "192.0.2.1" };

/** The real ledger in memory, and what is written down in it. */
export class Ledger implements TokenLedger {
  readonly #store: Store;
  readonly #ledger: TokenLedger;

  constructor(
    { now }: Pick<FakeClock, "now"> = new FakeClock(`${DAY}T12:00Z`),
  ) {
    const hashOf = (client: string) => Promise.resolve(`hash of ${client}`);
    this.#store = memoryStore(now);
    this.#ledger = tokenLedger({ store: this.#store, now, hashOf });
  }

  open(client: string): Promise<Account> {
    return this.#ledger.open(client);
  }

  /** The tokens of everybody on a day. */
  async spent(day = DAY): Promise<number> {
    return Number((await this.#store.get(["npc_tokens", day])).value ?? 0);
  }

  /** The tokens of each call of a client on a day. */
  async calls({ client } = ASKER, day = DAY): Promise<number[]> {
    const { value } = await this.#store.get([
      "npc_calls",
      day,
      `hash of ${client}`,
    ]);
    return Array.isArray(value) ? value.map(({ tokens }) => tokens) : [];
  }
}

/** Environment of a site with a model. */
export const ENV = {
  NPC_PROVIDER: "openai",
  NPC_URL: "https://model.example/v1",
  NPC_MODEL: "small-model",
  NPC_API_KEY: "k3y",
};

/** The options of a site whose model answers like this, and what that was sent. */
export function model(answer: () => Response | Promise<Response>) {
  const sent: string[] = [];
  const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
    sent.push(String(init?.body));
    return await answer();
  };
  return { sent, options: { env: ENV, fetch } };
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

/** Response of an endpoint whose model wrote this text. */
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
  action: { type: "emote" as const, target: "wave" },
};

/** The answer to a prompt where the endpoint does this. */
export async function answer(handler: StandInHandler, setting?: Setting) {
  await using server = standIn(handler);
  return await modelAt(server.url, setting).answer(PROMPT, ASKER);
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

type Failure = () => Response | Promise<Response>;

/** Answers of an endpoint that are none, also where the model wrote this. */
export function failures(written: unknown): Record<string, Failure> {
  return {
    "half an answer": () => completion(written, { finish_reason: "length" }),
    "a refusal": () =>
      completion(written, { message: { content: "", refusal: "No" } }),
    "no choices": () => Response.json({ choices: [] }),
    "HTML": () =>
      new Response("<html>", { headers: { "content-type": "text/html" } }),
    "a 401": () => Response.json({ error: "k3y" }, { status: 401 }),
    "a 404": () => Response.json({ error: "no model" }, { status: 404 }),
    "a redirect": () => Response.redirect("http://169.254.169.254/"),
    "an endless answer": () =>
      new Response(endless(), {
        headers: { "content-type": "application/json" },
      }),
  };
}
