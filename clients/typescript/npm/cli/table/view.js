import { printable } from "../terminal/printable.js";
import { blocks, pairLines, tableLines } from "./lines.js";
export function listView(rows, beside) {
    return {
        onScreen: (screen) => blocks(tableLines(rows, screen), pairLines(beside, screen)),
        inPipe: rows.cells,
    };
}
export function pairsView(pairs) {
    return { onScreen: (screen) => pairLines(pairs, screen), inPipe: pairs };
}
export function printed(view, screen) {
    const lines = screen
        ? view.onScreen(screen)
        : view.inPipe.map((cells) => cells.map(printable).join("\t"));
    return lines.map((line) => `${line}\n`).join("");
}
