import { assert } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { testSite } from "../support/test_app.ts";
import { postJson } from "../ask/support/requests.ts";

/** Passages that the room quotes. */
const QUOTED = 2;
/** A quotation has 160 characters, a passage of /ask has 600. */
const LEAST = 0.58;

interface Passage {
  description: string;
}

for (const name of ["potter", "midwife"]) {
  Deno.test(`a reply in the room of the ${name} holds what the first passages of /ask do`, async () => {
    const content = await loadContent(`tests/fixtures/people/${name}`);
    using site = testSite({ content, env: { RATE_LIMIT: "0" } });
    const bodyOf = async (path: string, body: unknown) =>
      await site.json(path, postJson(body));
    const sets = await readQuestions(`tests/golden/questions/${name}`);
    const counts = { asked: 0, told: 0 };
    for (const { q, prev, says, none } of [...sets.values()].flat()) {
      if (!says || none === true) continue;
      const { results } = await bodyOf("/ask", { query: q, prev });
      const shown: Passage[] = results.slice(0, QUOTED);
      const isRight = (text: string) => new RegExp(says, "i").test(text);
      if (!shown.some(({ description }) => isRight(description))) continue;
      const context = prev ? { prev } : undefined;
      const call = { npcId: "concierge", message: q, context };
      const { messages } = await bodyOf("/api/v1/npc-chat", call);
      counts.asked++;
      const texts = messages.map(({ text }: { text: string }) => text);
      if (isRight(texts.join(" "))) counts.told++;
    }
    assert(counts.asked > 0);
    assert(counts.told >= counts.asked * LEAST, JSON.stringify(counts));
  });
}
