import { paint } from "../terminal/paint.js";
import { printable } from "../terminal/printable.js";
import { fill, widthOf } from "../terminal/width.js";
import { wrap } from "../terminal/wrap.js";
const GAP = "  ";
export function tableLines({ names, cells }, screen) {
    if (cells.length === 0)
        return ["(none)"];
    const rows = cells.map((row) => row.map(printable));
    const widths = fit(naturalWidths([names, ...rows], screen.columns), screen);
    const areNumbers = names.map((_, i) => rows.every((row) => isNumber(row[i])));
    const lineOf = (row) => row.map((cell, i) => fill(cell, widths[i] ?? 1, areNumbers[i]))
        .join(GAP).trimEnd();
    const head = paint(lineOf(names), "bold", screen.colours);
    return [head, ...rows.map(lineOf)];
}
export function pairLines(pairs, { columns, colours }) {
    const names = pairs.map(([name]) => printable(name));
    const [widest = 0] = naturalWidths(names.map((name) => [name]), columns);
    const width = Math.min(widest, Math.ceil(columns / 2));
    const room = Math.max(1, columns - width - GAP.length);
    return pairs.flatMap(([, value], i) => wrap(value, room).map((line, j) => {
        const name = fill(j === 0 ? names[i] ?? "" : "", width);
        return `${paint(name, "dim", colours)}${GAP}${line}`.trimEnd();
    }));
}
export function blocks(...all) {
    const some = all.filter((lines) => lines.length > 0);
    return some.flatMap((lines, i) => i === 0 ? lines : ["", ...lines]);
}
function naturalWidths(rows, columns) {
    const widths = [];
    for (const row of rows) {
        for (const [i, cell] of row.entries()) {
            widths[i] = Math.max(widths[i] ?? 1, widthOf(cell, columns));
        }
    }
    return widths;
}
function fit(widths, { columns }) {
    const fitted = [...widths];
    const byWidth = [...widths.entries()].sort(([, a], [, b]) => a - b);
    let room = columns - GAP.length * (widths.length - 1);
    for (const [rank, [i, width]] of byWidth.entries()) {
        const share = Math.max(1, Math.floor(room / (widths.length - rank)));
        fitted[i] = Math.min(width, share);
        room -= Math.min(width, share);
    }
    return fitted;
}
function isNumber(cell = "") {
    return /^-?\d+(\.\d+)?$/.test(cell);
}
