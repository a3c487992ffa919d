import { ANY_ADDRESS } from "../../lib/base/http/any_address.ts";
import { digestOf } from "../../lib/base/http/digest.ts";
import { Representation } from "../../lib/base/http/representation.ts";
import { DAY } from "../../lib/base/time/days.ts";
import { baseUrlOf, type Config } from "../../lib/config.ts";
import type { Bound, Endpoint } from "../../lib/endpoint.ts";
import {
  type BuiltAnswer,
  decodeAnswer,
  encodeAnswer,
} from "../../lib/server/build/answer_file.ts";
import { OF_A_PLACE } from "../../lib/server/build/keys.ts";
import {
  ANSWERS,
  type StoredAnswers,
} from "../../lib/server/build/manifest.ts";
import { UnboundedCache } from "../../lib/server/middleware/answer_caches.ts";
import { inMarkdown } from "../../lib/server/middleware/policies.ts";
import { settingsOn } from "../../lib/server/twins/page_settings.ts";
import { type Choice, runInMemory, type Running } from "../site_in_memory.ts";
import type { Source } from "./keep_pages.ts";
import { lastingRecordings } from "./lasting_recordings.ts";
import { DRAWN } from "./page_keys.ts";

/** Bounds the files of a site with thousands of entries. The newest come first. */
const MAX_OF_ENTRIES = 200;

/** Answers to examples of operations may count years. */
const LATER = 500 * DAY;

/** Unlike the address that stands for any: shorter, and with a port. */
const ANOTHER_ADDRESS = "https://a.b.invalid:8443";

/** Takes an answer in a file that is named by its bytes: a server of an earlier build never gives one for another. */
type Write = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
) => void | Promise<void>;

type Elsewhere = Omit<Choice, "baseUrl" | "now">;

interface AnswerSource extends Source {
  /** The build before. Its answers with the same key are taken again. */
  before?: StoredAnswers;
}

/**
 * Makes the answers that follow from content, code and settings alone, for starts to
 * come. They have an address that stands for any, but for those that are bound to one.
 */
export async function makeAnswers(
  { choice, keys, site, before }: AnswerSource,
  write: Write,
): Promise<StoredAnswers> {
  const { config, content: { profile: { name } } } = choice;
  const baseUrl = baseUrlOf(config, config.PORT);
  const atAny = { ...choice, baseUrl: ANY_ADDRESS };
  const index: StoredAnswers = {
    baseUrl,
    name,
    recorded: await lastingRecordings([atAny, otherwise(choice)]),
    made: {},
    files: { "": {}, "address": {}, "place": {}, "address and place": {} },
  };
  const same = before?.baseUrl === baseUrl ? before : undefined;
  const keep = async (site: Running, at: string, isWanted: Wants) => {
    for (const endpoint of lastingEndpoints(site, isWanted)) {
      const bound = boundOf(endpoint, choice);
      const files = index.files[bound];
      const path = pathOf(endpoint);
      const key = keys.get(path);
      if (key) index.made[path] = key;
      const known = key && same?.made[path] === key ? same.files[bound] : {};
      for (const each of keysOf(endpoint)) {
        if (known[each]) files[each] = known[each];
      }
      if (endpoint.path in files) continue;
      for await (const made of answersAt(site, at, endpoint)) {
        const bytes = await bytesOf(await compressed(made.answer, baseUrl));
        const name = digestOf(bytes);
        await write(name, bytes);
        files[made.key] = name;
      }
    }
  };
  await keep(site, ANY_ADDRESS, (endpoint) => !isOfAddress(endpoint));
  await keep(await runInMemory({ ...choice, baseUrl }), baseUrl, isOfAddress);
  return index;
}

/** Path by which the keys know an endpoint. */
function pathOf({ kind, path, page, prefix = "" }: Endpoint): string {
  if (kind === "asset") return DRAWN;
  return page ? prefix + page.path : path;
}

/** Another time, place and address: a recording that stays the same holds everywhere. */
function otherwise(choice: Elsewhere): Choice {
  return {
    ...choice,
    config: elsewhere(choice.config),
    baseUrl: ANOTHER_ADDRESS,
    now: () => Date.now() + LATER,
  };
}

type Wants = (endpoint: Endpoint) => boolean;

const isOfAddress: Wants = ({ boundTo }) =>
  boundTo?.startsWith("address") ?? false;

/** A page is bound to a place if it shows a setting of it. */
function boundOf(
  { boundTo, page }: Endpoint,
  { config }: Elsewhere,
): Bound | "" {
  if (boundTo || !page) return boundTo ?? "";
  const [here, there] = [config, elsewhere(config)].map((config) =>
    settingsOn(page.path, { config, traced: null })
  );
  return here === there ? "" : "place";
}

/** Adds what a start at the address of the build would make of the bytes. */
async function compressed(
  answer: BuiltAnswer,
  baseUrl: string,
): Promise<BuiltAnswer> {
  const file = await bytesOf(answer);
  const { body, headers } = decodeAnswer(file, { baseUrl, isHome: false });
  const { known } = await new Representation(body, headers, []).parts();
  return { ...answer, known };
}

/** Writes each answer when it is made, so that no second copy of all is in memory. */
export async function keepAnswers(
  source: AnswerSource,
): Promise<StoredAnswers> {
  await Deno.mkdir(ANSWERS, { recursive: true });
  return await makeAnswers(
    source,
    (name, bytes) => Deno.writeFile(`${ANSWERS}/${name}`, bytes),
  );
}

/** Removes files that none of these builds names: a server that runs may still read them. */
export async function removeOldAnswers(
  ...builds: (StoredAnswers | undefined)[]
): Promise<void> {
  const kept = new Set(
    builds.flatMap((each) => Object.values(each?.files ?? {}))
      .flatMap((files) => Object.values(files)),
  );
  for await (const { name } of Deno.readDir(ANSWERS)) {
    if (!kept.has(name)) await Deno.remove(`${ANSWERS}/${name}`);
  }
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

async function bytesOf(answer: BuiltAnswer): Promise<Uint8Array<ArrayBuffer>> {
  return await new Blob(encodeAnswer(answer)).bytes();
}

const isOfEntry: Wants = ({ page }) => page?.kind === "entry";

/** Endpoints whose answers may last; of entries the newest. */
function lastingEndpoints({ app }: Running, isWanted: Wants): Endpoint[] {
  const { true: ofEntries = [], false: others = [] } = Object.groupBy(
    app.endpoints(),
    (endpoint) => `${isOfEntry(endpoint)}`,
  );
  return [...others, ...ofEntries.slice(0, MAX_OF_ENTRIES)]
    .filter((each) => isWanted(each) && cacheOf(app, each));
}

function cacheOf({ core }: Running["app"], { cache }: Endpoint) {
  const found = cache && core.caches.get(cache);
  return found instanceof UnboundedCache ? found : undefined;
}

const keysOf = ({ path }: Endpoint) => [path, inMarkdown(path)];

/** Answers of an endpoint that show no live value and have no end. */
async function* answersAt(
  { app, handle }: Running,
  baseUrl: string,
  endpoint: Endpoint,
) {
  const { host } = new URL(baseUrl);
  for (const accept of ["text/html", "text/markdown"]) {
    const headers = { host, accept };
    await handle(new Request(baseUrl + endpoint.path, { headers }));
  }
  for (const key of keysOf(endpoint)) {
    const representation = cacheOf(app, endpoint)?.lasting(key);
    if (representation?.digest === undefined) continue;
    yield { key, answer: { endpoint, ...await representation.plain() } };
  }
}
