import { z } from "zod";
import { MAX_TEXT } from "../text/code_points.ts";

const MAX_DEPTH = 16;
const MAX_VALUES = 1_000;

/** What a visitor sees, as far as the client tells: any JSON object that is small. */
export const ChatContext = z.looseObject({}, "expected an object")
  .refine(
    isSmall,
    `expected at most ${MAX_DEPTH} levels, ${MAX_VALUES} values and ${MAX_TEXT} characters`,
  ).meta({ additionalProperties: true, maxProperties: MAX_VALUES });

/** Level by level, without recursion: a body may be nested deeper than the stack. */
function isSmall(context: Record<string, unknown>): boolean {
  let level: unknown[] = [context];
  let values = 0;
  let characters = 0;
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") characters += [...value].length;
      if (typeof value !== "object" || value === null) continue;
      for (const [name, member] of Object.entries(value)) {
        characters += [...name].length;
        below.push(member);
      }
    }
    values += below.length;
    const isLarge = depth > MAX_DEPTH || values > MAX_VALUES ||
      characters > MAX_TEXT;
    if (isLarge) return false;
    level = below;
  }
  return true;
}
