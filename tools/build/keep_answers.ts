import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import { digestOf } from "../../lib/base/http/digest.ts";
import type { Representation } from "../../lib/base/http/representation.ts";
import { DAY } from "../../lib/base/time/days.ts";
import { baseUrlOf, type Config } from "../../lib/config.ts";
import type { Endpoint } from "../../lib/endpoint.ts";
import {
  type BuiltAnswer,
  decodeAnswer,
  encodeAnswer,
} from "../../lib/server/answer_file.ts";
import { UnboundedCache } from "../../lib/server/middleware/answer_caches.ts";
import { inMarkdown } from "../../lib/server/middleware/policies.ts";
import {
  ANSWERS,
  builtKeysOf,
  OF_A_PLACE,
  type StoredIndex,
} from "../../runtime/built_index.ts";
import { appInMemory, type Choice } from "../site_in_memory.ts";
import { lastingRecordings } from "./lasting_recordings.ts";

/** Bounds the files of a site with thousands of entries. The newest come first. */
const MAX_OF_ENTRIES = 200;

/** Pages may count years. */
const LATER = 500 * DAY;

/** Unlike the address that stands for any: shorter, and with a port. */
const ANOTHER_ADDRESS = "https://a.b.invalid:8443";

/** Answers of a build, each in a file that is named by its bytes: a server of an earlier build never gives one for another. */
export interface MadeAnswers {
  index: StoredIndex;
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Makes the answers that follow from content, code and settings alone, for starts to
 * come. Found out by making them again: at another time, with other settings of a
 * place, and at other addresses.
 */
export async function makeAnswers(
  choice: Omit<Choice, "baseUrl" | "now">,
): Promise<MadeAnswers> {
  const { config, content: { profile: { name } } } = choice;
  const baseUrl = baseUrlOf(config, config.PORT);
  const here = { ...choice, baseUrl };
  const later = { ...here, now: () => Date.now() + LATER };
  const inAnotherPlace = { ...here, config: elsewhere(config) };
  const answers = await lastingAnswers(here, isAny);
  const then = await lastingNames(later);
  const moved = await lastingNames(inAnotherPlace);
  const portable = await portableAnswers(choice);
  const { keep, files } = namedFiles();
  const index: StoredIndex = {
    keys: await builtKeysOf(config),
    baseUrl,
    name,
    recorded: await lastingRecordings([
      here,
      later,
      inAnotherPlace,
      { ...choice, baseUrl: ANOTHER_ADDRESS },
    ]),
    most: {},
    others: {},
    anywhere: {},
  };
  for (const [key, made] of answers) {
    const { endpoint, representation } = made;
    const isPicture = isDrawn(endpoint);
    const name = await nameOf(await plainOf(made));
    if (!isPicture && name !== then.get(key)) continue;
    const file = await keep({ endpoint, ...await representation.parts() });
    const isEverywhere = isPicture || name === moved.get(key);
    index[isEverywhere ? "most" : "others"][key] = file;
    const answer = isEverywhere && portable.get(key);
    if (answer) index.anywhere[key] = await keep(answer);
  }
  return { index, files };
}

function namedFiles() {
  const files: MadeAnswers["files"] = new Map();
  async function keep(answer: BuiltAnswer): Promise<string> {
    const bytes = await bytesOf(answer);
    const name = digestOf(bytes);
    files.set(name, bytes);
    return name;
  }
  return { keep, files };
}

export async function keepAnswers({ index, files }: MadeAnswers) {
  await Deno.mkdir(ANSWERS, { recursive: true });
  for (const [name, bytes] of files) {
    await Deno.writeFile(`${ANSWERS}/${name}`, bytes);
  }
  // Last, because a server may start at any moment.
  await Deno.writeTextFile(`${ANSWERS}/index.json`, JSON.stringify(index));
}

/** Other values of the settings that differ between a build and a start. */
function elsewhere(config: Config): Config {
  const { DENO_DEPLOY, KV_PATH, LOG_FORMAT, TRUST_PROXY } = config;
  const memory = ":memory:";
  const others: Record<typeof OF_A_PLACE[number], string | number | undefined> =
    {
      DENO_DEPLOY: DENO_DEPLOY === undefined ? "1" : undefined,
      KV_PATH: KV_PATH === memory ? "kv" : memory,
      LOG_FORMAT: LOG_FORMAT === "off" ? "json" : "off",
      TRUST_PROXY: TRUST_PROXY === 0 ? 1 : 0,
    };
  return Object.assign({ ...config }, others);
}

interface Made {
  endpoint: Endpoint;
  representation: Representation;
}

/** Answers at the address that stands for any, if another address in its place makes them right. */
async function portableAnswers(
  choice: Omit<Choice, "baseUrl" | "now">,
): Promise<Map<string, BuiltAnswer>> {
  const another = await lastingNames({ ...choice, baseUrl: ANOTHER_ADDRESS });
  const any = await lastingAnswers({ ...choice, baseUrl: ANY_ADDRESS });
  const portable = new Map<string, BuiltAnswer>();
  for (const [key, made] of any) {
    const answer = await plainOf(made);
    const named = decodeAnswer(await bytesOf(answer), ANOTHER_ADDRESS);
    const isRight = await nameOf({ ...named, known: {} }) === another.get(key);
    if (isRight) portable.set(key, answer);
  }
  return portable;
}

async function plainOf({ endpoint, representation }: Made) {
  return { endpoint, ...await representation.plain() };
}

async function nameOf(answer: BuiltAnswer): Promise<string> {
  return digestOf(await bytesOf(answer));
}

async function bytesOf(answer: BuiltAnswer): Promise<Uint8Array<ArrayBuffer>> {
  return await new Blob(encodeAnswer(answer)).bytes();
}

/** Names alone, so that no more than two sites are in memory. */
async function lastingNames(choice: Choice): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [key, made] of await lastingAnswers(choice)) {
    names.set(key, await nameOf(await plainOf(made)));
  }
  return names;
}

const isOfEntry = ({ page }: Endpoint) => page?.kind === "entry";
const isAny = () => true;
/** Follows from content and address alone, and takes long to draw. */
const isDrawn = ({ kind, path }: Endpoint) =>
  kind === "asset" || path === "/resume.pdf";
const isPage = (endpoint: Endpoint) => !isDrawn(endpoint);

async function lastingAnswers(
  choice: Choice,
  isWanted: (endpoint: Endpoint) => boolean = isPage,
): Promise<Map<string, Made>> {
  const app = await appInMemory(choice);
  const answers = new Map<string, Made>();
  const handle = app.handler();
  const { host } = new URL(choice.baseUrl);
  const { true: ofEntries = [], false: others = [] } = Object.groupBy(
    app.endpoints(),
    (endpoint) => `${isOfEntry(endpoint)}`,
  );
  for (const endpoint of [...others, ...ofEntries.slice(0, MAX_OF_ENTRIES)]) {
    const cache = endpoint.cache && app.core.caches.get(endpoint.cache);
    if (!isWanted(endpoint) || !(cache instanceof UnboundedCache)) continue;
    const { path } = endpoint;
    for (const accept of ["text/html", "text/markdown"]) {
      const headers = { host, accept };
      await handle(new Request(choice.baseUrl + path, { headers }));
    }
    for (const key of [path, inMarkdown(path)]) {
      const representation = cache.lasting(key);
      if (representation?.digest === undefined) continue;
      answers.set(key, { endpoint, representation });
    }
  }
  return answers;
}
