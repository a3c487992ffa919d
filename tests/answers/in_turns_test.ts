import { assert, assertEquals } from "@std/assert";
import { Answers } from "../../lib/answers/engine.ts";
import type { Facts } from "../../lib/answers/facts/facts.ts";
import { buildIndex } from "../../lib/answers/search/search_index.ts";
import { atOnce, withYields } from "../../lib/base/time/turns.ts";
import { answers, pages } from "../golden/sample_site.ts";
import { eventLoop } from "../support/event_loop.ts";

const MANY = 20_000;

/** The facts of somebody who has had many jobs, each told of in a sentence. */
function manyFacts({ jobs, sentences, ...facts }: Facts): Facts {
  const [job] = jobs;
  const [sentence] = sentences;
  assert(job && sentence);
  const each = Array.from({ length: MANY }, (_, at) => ({
    title: `Role ${at}`,
    path: `/about#role-${at}`,
    text: `What was done in post ${at} was good for ${at} people.`,
  }));
  return {
    ...facts,
    jobs: [...jobs, ...each.map((own) => ({ ...job, ...own }))],
    sentences: [
      ...sentences,
      ...each.map(({ path, text }) => ({
        ...sentence,
        path,
        text,
        passage: text,
        context: path,
      })),
    ],
  };
}

/** Counts the turns of other tasks while the work runs. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const others = async () => {
    for (; !isDone; turns++) await eventLoop();
  };
  const counting = others();
  await work();
  isDone = true;
  const during = turns;
  await counting;
  return during;
}

Deno.test("others have their turn while the facts of many jobs are read", async () => {
  const facts = manyFacts(answers.facts);
  assert(await turnsDuring(() => Answers.of(facts, pages)) > 3);
});

Deno.test("others have their turn while many sections are made searchable", async () => {
  const many = Array.from({ length: 20 }, () => pages).flat();
  assert(await turnsDuring(() => buildIndex(many)) > 3);
});

Deno.test("work in steps comes to the same at once and with rests", async () => {
  function* work(): Generator<void, number> {
    yield;
    yield;
    return 7;
  }
  assertEquals([atOnce(work()), await withYields(work())], [7, 7]);
});
