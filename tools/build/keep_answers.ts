import { DAY } from "../../lib/base/time/days.ts";
import { baseUrlOf } from "../../lib/config.ts";
import {
  type BuiltAnswer,
  encodeAnswer,
} from "../../lib/server/answer_file.ts";
import type { BuiltIndex } from "../../lib/server/built_answers.ts";
import { POLICIES, UnboundedCache } from "../../lib/server/middleware/cache.ts";
import { ANSWERS, builtKeyOf } from "../../runtime/built_index.ts";
import { appInMemory, type Choice } from "../site_in_memory.ts";

/** Bounds the files of a site with thousands of entries. The first pages are the most read. */
const MAX_ANSWERS = 1_000;
/** Years are counted on pages: an answer that differs then is not lasting. */
const LATER = 500 * DAY;

/** Makes the answers that follow from content, code and settings alone, for a start to come. */
export async function keepAnswers(
  choice: Omit<Choice, "baseUrl" | "now">,
): Promise<void> {
  const { config, content } = choice;
  const baseUrl = baseUrlOf(config, config.PORT);
  const key = await builtKeyOf(config, baseUrl);
  const now = await answersOf({ ...choice, baseUrl });
  const then = () => Date.now() + LATER;
  const later = await answersOf({ ...choice, baseUrl, now: then });
  const files: BuiltIndex["files"] = {};
  await Deno.remove(ANSWERS, { recursive: true }).catch(() => {});
  await Deno.mkdir(ANSWERS, { recursive: true });
  for (const [path, answer] of now) {
    if (answer.known.digest !== later.get(path)?.known.digest) continue;
    const file = Object.keys(files).length;
    const bytes = await new Blob(encodeAnswer(answer)).bytes();
    await Deno.writeFile(`${ANSWERS}/${file}`, bytes);
    files[path] = file;
  }
  // Last, because a server may start at any moment.
  const index: BuiltIndex = { key, name: content.profile.name, files };
  await Deno.writeTextFile(`${ANSWERS}/index.json`, JSON.stringify(index));
}

async function answersOf(choice: Choice): Promise<Map<string, BuiltAnswer>> {
  const app = await appInMemory(choice);
  const handle = app.handler();
  const answers = new Map<string, BuiltAnswer>();
  for (const endpoint of app.endpoints()) {
    const { path, cache } = endpoint;
    if (answers.size >= MAX_ANSWERS) break;
    if (cache !== POLICIES.path && cache !== POLICIES.form) continue;
    const policy = app.core.caches.get(cache);
    const accepts = cache === POLICIES.form
      ? ["text/html", "text/markdown"]
      : ["*/*"];
    for (const accept of accepts) {
      const { host } = new URL(choice.baseUrl);
      await handle(
        new Request(choice.baseUrl + path, { headers: { host, accept } }),
      );
    }
    if (!(policy instanceof UnboundedCache)) continue;
    const made = policy.lasting().filter(([key]) => !answers.has(key));
    for (const [key, representation] of made) {
      answers.set(key, { endpoint, ...await representation.parts() });
    }
  }
  return answers;
}
