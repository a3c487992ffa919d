import { operations } from "../../lib/api/mod.ts";
import type { BuiltIndex } from "../../lib/server/build/built_answers.ts";
import { appInMemory, type Choice } from "../site_in_memory.ts";

/** Answers to the examples of operations that are the same with each choice. */
export async function lastingRecordings(
  choices: Choice[],
): Promise<BuiltIndex["recorded"]> {
  const [first, ...others] = await Promise.all(choices.map(recordingsOf));
  const recorded: BuiltIndex["recorded"] = {};
  for (const [id, made] of first ?? []) {
    const text = JSON.stringify(made);
    const isLasting = others.every((other) =>
      JSON.stringify(other.get(id)) === text
    );
    if (made && isLasting) recorded[id] = made;
  }
  return recorded;
}

async function recordingsOf(choice: Choice) {
  const app = await appInMemory(choice);
  return await app.recordedAnswers(operations);
}
