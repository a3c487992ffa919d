import { z } from "zod";
import { isWithin } from "../rest/json_bounds.ts";
import { MAX_TEXT } from "../../base/text/code_points.ts";

const BOUNDS = { levels: 16, values: 1_000, characters: MAX_TEXT };

/** What a visitor sees, as far as the client tells: any JSON object that is small. */
export const ChatContext = z.looseObject({}, "expected an object")
  .refine(
    (context) => isWithin(context, BOUNDS),
    `expected at most ${BOUNDS.levels} levels, ${BOUNDS.values} values and ${BOUNDS.characters} characters`,
  ).meta({ additionalProperties: true, maxProperties: BOUNDS.values });
