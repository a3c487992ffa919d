import { namesOf } from "../table/shape.js";
export const stats = {
    name: "stats",
    operands: [],
    options: [],
    summary: "How many people are on the site now",
    examples: ["foyer stats", "foyer stats --table --fields active_visitors"],
    answer: { fields: namesOf({ active_visitors: true, as_of: true }) },
    run: ({ foyer }) => foyer.getStats(),
};
