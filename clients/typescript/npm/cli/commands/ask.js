import { blocks, tableLines } from "../table/lines.js";
import { namesOf } from "../table/shape.js";
import { cellOf, itemsOf, memberOf } from "../table/value.js";
import { wrap } from "../terminal/wrap.js";
const COLUMNS = ["score", "name", "url"];
export const ask = {
    name: "ask",
    operands: ["<question>"],
    options: ["prev"],
    summary: "What the pages of the site say to a question",
    examples: [
        'foyer ask "How can I contact you?" --table',
        'foyer ask "And by telephone?" --prev "How can I contact you?"',
        'foyer ask "What did she build?" --fields name,url',
    ],
    answer: {
        list: ["results"],
        fields: namesOf({
            "@type": true,
            url: true,
            name: true,
            site: true,
            score: true,
            description: true,
            schema_object: true,
        }),
        view,
    },
    run: ({ foyer, operands: [query = ""], settings: { prev } }) => foyer.ask({ query, prev }),
};
function view(answer) {
    const results = itemsOf(answer, ["results"]);
    const first = memberOf(results[0], "description") ?? memberOf(answer, "hint");
    const cells = results.map((result) => COLUMNS.map((name) => cellOf(memberOf(result, name))));
    return {
        onScreen: (screen) => blocks(wrap(cellOf(first), screen.columns), results.length > 0 ? tableLines({ names: COLUMNS, cells }, screen) : []),
        inPipe: cells,
    };
}
