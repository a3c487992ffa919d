import { printable } from "./printable.js";
import { pieces, widthOf } from "./width.js";
const LONGEST = 4_000;
export function wrap(text, columns) {
    const lines = [];
    let line = "";
    for (const word of wordsOf(text).flatMap((each) => pieces(each, columns))) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (widthOf(longer) <= columns) {
            line = longer;
        }
        else {
            if (line !== "")
                lines.push(line);
            line = word;
        }
    }
    return [...lines, line];
}
function wordsOf(text) {
    const shown = printable(text.slice(0, LONGEST));
    return (text.length > LONGEST ? `${shown}…` : shown).split(" ");
}
