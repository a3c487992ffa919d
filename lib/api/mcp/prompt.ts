import type { z } from "zod";
import type { State } from "../../state.ts";
import type { PageResource } from "./resources.ts";

/** A part of what a prompt says: words, or a page that they refer to. */
export type PromptPart =
  | { type: "text"; text: string }
  | { type: "resource"; resource: PageResource };

/** Words that a person can start from, with the evidence beside them. */
export interface Prompt<Arguments extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** All of them text, as the protocol has it; each has a description. */
  arguments: Arguments;
  /** Arguments that it takes. */
  examples: [z.input<Arguments>, ...z.input<Arguments>[]];
  parts(input: z.output<Arguments>, state: State): Promise<PromptPart[]>;
}

/** Infers what `parts` receives from the schema beside it. */
export function definePrompt<Arguments extends z.ZodObject>(
  prompt: Prompt<Arguments>,
): Prompt<Arguments> {
  return prompt;
}

// As AnyTool: a list of prompts of different shapes has no more precise type.
// deno-lint-ignore no-explicit-any
export type AnyPrompt = Prompt<any>;
