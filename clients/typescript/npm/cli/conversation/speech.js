import { cellOf, itemsOf, memberOf } from "../table/value.js";
import { paint } from "../terminal/paint.js";
import { printable } from "../terminal/printable.js";
import { cut } from "../terminal/width.js";
import { wrap } from "../terminal/wrap.js";
const LONGEST_NAME = 24;
export function shortName(name) {
    return cut(printable(name), LONGEST_NAME);
}
export function speechLines(reply, name, screen) {
    const speaker = shortName(name);
    const said = itemsOf(reply, ["messages"]).flatMap((message, i) => {
        const text = cellOf(memberOf(message, "text"));
        const lines = wrap(i === 0 ? `${speaker}: ${text}` : text, screen.columns);
        return lines.map((line, j) => i === 0 && j === 0 && line.startsWith(speaker)
            ? paint(speaker, "bold", screen.colours) + line.slice(speaker.length)
            : line);
    });
    return [...said, ...actionLines(reply, screen)];
}
function actionLines(reply, { columns, colours }) {
    const [type, target] = ["type", "target"].map((name) => cellOf(memberOf(reply, "action", name)).replaceAll("_", " "));
    if (!type)
        return [];
    const line = cut(printable(`(${type} ${target})`), columns);
    return [paint(line, "dim", colours)];
}
