import { type AnswerStore, answerStores, tongueOf } from "@foyer/answers";
import { once } from "../../lib/base/time/once.ts";
import { atOnce } from "../../lib/base/time/turns.ts";
import { readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";

/**
 * Returns what a start opens of a build of the content. It is read once for all sites
 * of the process, which cannot change it.
 */
export function builtOnce(content: Content): () => Promise<AnswerStore> {
  return once(async () => {
    const { readForStart } = await import("../../tools/build/keep_pages.ts");
    const { pages, facts } = await readForStart({
      config: readConfig({}),
      content,
    });
    const store = (await answerStores()).inMemory();
    const tongue = await tongueOf(content.profile.language);
    atOnce(store.write({ content, pages, facts }, tongue));
    return store;
  });
}
