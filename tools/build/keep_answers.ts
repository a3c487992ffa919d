import { DAY } from "../../lib/base/time/days.ts";
import { baseUrlOf, type Config } from "../../lib/config.ts";
import type { Endpoint } from "../../lib/endpoint.ts";
import type { Representation } from "../../lib/base/http/representation.ts";
import { encodeAnswer } from "../../lib/server/answer_file.ts";
import {
  inMarkdown,
  UnboundedCache,
} from "../../lib/server/middleware/cache.ts";
import {
  ANSWERS,
  builtKeysOf,
  type StoredIndex,
} from "../../runtime/built_index.ts";
import { appInMemory, type Choice } from "../site_in_memory.ts";

/** Bounds the files of a site with thousands of entries, whose first pages are the most read. */
const MAX_ENDPOINTS = 500;

/** Pages may count years. */
const LATER = 500 * DAY;

/** Answers of a build, each in a file of its number. */
export interface MadeAnswers {
  index: StoredIndex;
  files: Uint8Array<ArrayBuffer>[];
}

/**
 * Makes the answers that follow from content, code and settings alone, for starts to
 * come. Found out by making them again: at another time, and in another place.
 */
export async function makeAnswers(
  choice: Omit<Choice, "baseUrl" | "now">,
): Promise<MadeAnswers> {
  const { config, content: { profile: { name } } } = choice;
  const baseUrl = baseUrlOf(config, config.PORT);
  const here = { ...choice, baseUrl };
  const later = () => Date.now() + LATER;
  const answers = await lastingAnswers(here);
  const then = await lastingAnswers({ ...here, now: later });
  const moved = await lastingAnswers({ ...here, config: elsewhere(config) });
  const keys = await builtKeysOf(config, baseUrl);
  const index: StoredIndex = { keys, name, most: {}, others: {} };
  const files = [];
  for (const [key, { endpoint, representation }] of answers) {
    const isSame = (others: Answers) =>
      others.get(key)?.representation.digest === representation.digest;
    if (!isSame(then)) continue;
    index[isSame(moved) ? "most" : "others"][key] = files.length;
    const answer = { endpoint, ...await representation.parts() };
    files.push(await new Blob(encodeAnswer(answer)).bytes());
  }
  return { index, files };
}

export async function keepAnswers({ index, files }: MadeAnswers) {
  await Deno.remove(ANSWERS, { recursive: true }).catch(() => {});
  await Deno.mkdir(ANSWERS, { recursive: true });
  for (const [at, file] of files.entries()) {
    await Deno.writeFile(`${ANSWERS}/${at}`, file);
  }
  // Last, because a server may start at any moment.
  await Deno.writeTextFile(`${ANSWERS}/index.json`, JSON.stringify(index));
}

/** Other values of the settings that differ between a build and a start. */
function elsewhere(config: Config): Config {
  const { DENO_DEPLOY, KV_PATH, LOG_FORMAT, TRUST_PROXY } = config;
  const memory = ":memory:";
  return {
    ...config,
    DENO_DEPLOY: DENO_DEPLOY === undefined ? "1" : undefined,
    KV_PATH: KV_PATH === memory ? "kv" : memory,
    LOG_FORMAT: LOG_FORMAT === "off" ? "json" : "off",
    TRUST_PROXY: TRUST_PROXY === 0 ? 1 : 0,
  };
}

type Answers = Map<
  string,
  { endpoint: Endpoint; representation: Representation }
>;

async function lastingAnswers(choice: Choice): Promise<Answers> {
  const app = await appInMemory(choice);
  const answers: Answers = new Map();
  const handle = app.handler();
  const { host } = new URL(choice.baseUrl);
  for (const endpoint of app.endpoints().slice(0, MAX_ENDPOINTS)) {
    const cache = endpoint.cache && app.core.caches.get(endpoint.cache);
    if (!(cache instanceof UnboundedCache)) continue;
    const { path } = endpoint;
    for (const accept of ["text/html", "text/markdown"]) {
      const headers = { host, accept };
      await handle(new Request(choice.baseUrl + path, { headers }));
    }
    for (const key of [path, inMarkdown(path)]) {
      const representation = cache.lasting(key);
      if (representation) answers.set(key, { endpoint, representation });
    }
  }
  return answers;
}
