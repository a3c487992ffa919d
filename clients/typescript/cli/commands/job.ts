import type { Command } from "../command.ts";
import { BATCH_RESULT } from "./batch_result.ts";

export const job: Command = {
  name: "job",
  operands: ["<id>"],
  options: [],
  summary: "Result of a batch job",
  examples: ["foyer job EGcM"],
  answer: { list: ["result", "results"], ...BATCH_RESULT },
  run: ({ foyer, operands: [id = ""] }) => foyer.getJob(id),
};
