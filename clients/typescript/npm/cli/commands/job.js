import { BATCH_RESULT } from "./batch_result.js";
export const job = {
    name: "job",
    operands: ["<id>"],
    options: [],
    summary: "Result of a batch that was made a job",
    examples: ["foyer job EGcM"],
    answer: { list: ["result", "results"], ...BATCH_RESULT },
    run: ({ foyer, operands: [id = ""] }) => foyer.getJob(id),
};
