import * as z from "zod";
import { fill } from "../../base/words/fill.ts";
import type { ChoicePrompt } from "../types.ts";
import { stripControls } from "./bubble.ts";
import type { Task } from "./npc_prompt.ts";
import prompts from "./prompts.json" with { type: "json" };

/** Chooses passages that answer a question. The model writes nothing but numbers. */
export function choosing(
  { passages, question, previous }: ChoicePrompt,
): Task {
  return {
    instructions: fill(prompts.choose.join("\n"), { passages }),
    message: JSON.stringify({
      before: previous && stripControls(previous),
      question: stripControls(question),
    }),
    temperature: 0,
    // Some endpoints refuse a schema with the length of a list.
    properties: { passages: { type: "array", items: { type: "integer" } } },
  };
}

/** All numbers that the model wrote; null if it wrote something else. */
export function readChoice(written: unknown): number[] | null {
  return Written.safeParse(written).data?.passages ?? null;
}

// No passage has the number 0.
const Written = z.object({ passages: z.array(z.int().catch(0)) });
