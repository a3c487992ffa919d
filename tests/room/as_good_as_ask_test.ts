import { assert } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { testSite } from "../support/test_app.ts";
import { postJson } from "../ask/support/requests.ts";

/** A bubble has 140 characters, a passage of /ask has 400. */
const LEAST = 0.8;

for (const name of ["potter", "midwife"]) {
  Deno.test(`the first bubble to the ${name} holds what the first passage of /ask does`, async () => {
    const content = await loadContent(`tests/fixtures/people/${name}`);
    using site = testSite({ content, env: { RATE_LIMIT: "0" } });
    const bodyOf = async (path: string, body: unknown) =>
      await site.json(path, postJson(body));
    const sets = await readQuestions(`tests/golden/questions/${name}`);
    const counts = { asked: 0, told: 0 };
    for (const { q, prev, says, none } of [...sets.values()].flat()) {
      if (!says || none === true) continue;
      const { results } = await bodyOf("/ask", { query: q, prev });
      const isRight = (text = "") => new RegExp(says, "i").test(text);
      if (!isRight(results[0]?.description)) continue;
      const context = prev ? { prev } : undefined;
      const call = { npcId: "concierge", message: q, context };
      const { messages } = await bodyOf("/api/v1/npc-chat", call);
      counts.asked++;
      if (isRight(messages[0].text)) counts.told++;
    }
    assert(counts.told >= counts.asked * LEAST, JSON.stringify(counts));
  });
}
