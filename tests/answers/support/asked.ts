import { once } from "../../../lib/base/time/once.ts";
import { readConfig } from "../../../lib/config.ts";
import { type Asked, askSite } from "../../../tools/evaluate/ask_site.ts";
import { readQuestions } from "../../../tools/evaluate/question_set.ts";
import { PEOPLE, TRUTH } from "./rounds.ts";

/**
 * Everybody's questions with the answers of their site, by the name in `PEOPLE`.
 * They are asked once for all files that look at them.
 */
export const ASKED: Record<string, () => Promise<readonly Asked[]>> = Object
  .fromEntries(
    Object.entries(PEOPLE).map((person) => [
      person[0],
      once(() => askAll(...person)),
    ]),
  );

async function askAll(
  name: string,
  folder: string,
): Promise<readonly Asked[]> {
  const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
  const sets = await readQuestions(`tests/golden/questions/${name}`);
  const asked: Asked[] = [];
  for (const question of [...sets.values()].flat()) {
    asked.push(frozen(await ask(question)));
  }
  return Object.freeze(asked);
}

function frozen(asked: Asked): Asked {
  for (const each of asked.given) Object.freeze(each);
  Object.freeze(asked.given);
  return Object.freeze(asked);
}
