import type { Stats } from "../../types.ts";
import type { Command } from "../command.ts";
import { namesOf } from "../table/shape.ts";

export const stats: Command = {
  name: "stats",
  operands: [],
  options: [],
  summary: "Number of visitors now",
  examples: ["foyer stats", "foyer stats --table --fields active_visitors"],
  answer: { fields: namesOf<Stats>({ active_visitors: true, as_of: true }) },
  run: ({ foyer }) => foyer.getStats(),
};
