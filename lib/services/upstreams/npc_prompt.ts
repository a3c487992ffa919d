import { firstOf, MAX_NAME } from "../../base/text/code_points.ts";
import { fill } from "../../base/words/fill.ts";
import type { Action } from "../../answers/types.ts";
import type { ChoicePrompt, NpcPrompt } from "../types.ts";
import { stripControls } from "./bubble.ts";
import prompts from "./prompts.json" with { type: "json" };

/** Response formats, the strictest first. Not every endpoint supports the first two. */
export const FORMATS = ["json_schema", "json_object", "none"] as const;
type Format = typeof FORMATS[number];

/** Maximum length of an answer. */
export const ANSWER_TOKENS = 200;

/** A task for a model, and its material. */
export interface Task {
  instructions: string;
  /** JSON: the words of a visitor stay in one value, apart from the instructions. */
  message: string;
  temperature: number;
  /** JSON Schema of the members of the answer. */
  properties: Record<string, unknown>;
}

/** Body of POST /chat/completions. */
export function completionRequest(model: string, task: Task, format: Format) {
  return JSON.stringify({
    model,
    messages: [
      { role: "system", content: task.instructions },
      { role: "user", content: task.message },
    ],
    n: 1,
    temperature: task.temperature,
    ...FORMAT_MEMBERS[format](task),
  });
}

const FORMAT_MEMBERS = {
  json_schema: ({ properties }: Task) => ({
    max_completion_tokens: ANSWER_TOKENS,
    response_format: {
      type: "json_schema",
      json_schema: {
        name: "reply",
        strict: true,
        schema: {
          type: "object",
          properties,
          required: Object.keys(properties),
          additionalProperties: false,
        },
      },
    },
  }),
  json_object: () => ({
    max_completion_tokens: ANSWER_TOKENS,
    response_format: { type: "json_object" },
  }),
  // Such an old endpoint knows the limit by its old name.
  none: () => ({ max_tokens: ANSWER_TOKENS }),
};

/** Spelling of an action in prompt and answer. */
export function nameOf({ type, target }: Action): string {
  return `${type} ${target}`;
}

/** Answers a visitor in the words of an NPC. */
export function speaking(prompt: NpcPrompt): Task {
  const { persona, facts, actions, message, page } = prompt;
  const names = actions.map((action) => JSON.stringify(nameOf(action)));
  const none = { type: "null" };
  const some = { type: "string", enum: actions.map(nameOf) };
  return {
    instructions: fill(prompts.speak.join("\n"), {
      persona,
      facts,
      actions: [...names, "null"].join(" or "),
    }),
    message: JSON.stringify({
      message: stripControls(message),
      page: page && stripControls(firstOf(page, MAX_NAME)),
    }),
    temperature: 0.7,
    properties: {
      messages: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        maxItems: 3,
      },
      action: actions.length > 0 ? { anyOf: [some, none] } : none,
    },
  };
}

/** Chooses passages that answer a question. The model writes nothing but numbers. */
export function choosing({ passages, question, previous }: ChoicePrompt): Task {
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
