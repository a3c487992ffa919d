import { scaled } from "./scaled.js";
const RESET = "\u001b[0m";
export function draw(picture, { columns, colours }) {
    const { width, height, bytes } = scaled(picture, columns);
    const at = (x, y) => {
        const start = 4 * (y * width + x);
        const [red = 0, green = 0, blue = 0, opacity = 0] = y < height
            ? bytes.subarray(start, start + 4)
            : [];
        return opacity < 128 ? null : [red, green, blue];
    };
    let text = "";
    for (let y = 0; y < height; y += 2) {
        const cells = Array.from({ length: width }, (_, x) => [at(x, y), at(x, y + 1)]);
        text += colours === "none" ? shades(cells) : halfBlocks(cells, colours);
    }
    return text;
}
function halfBlocks(cells, colours) {
    let line = "";
    let last = "";
    for (const [upper, lower] of cells) {
        const style = RESET +
            (upper
                ? colourCode(38, upper, colours) +
                    (lower ? colourCode(48, lower, colours) : "")
                : lower
                    ? colourCode(38, lower, colours)
                    : "");
        line += style === last ? "" : style;
        line += upper ? "▀" : lower ? "▄" : " ";
        last = style;
    }
    return `${line}${RESET}\n`;
}
function colourCode(what, colour, colours) {
    const parameters = colours === "true" ? [2, ...colour] : [5, cubeOf(colour)];
    return `\u001b[${[what, ...parameters].join(";")}m`;
}
function cubeOf(colour) {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => value < 48
        ? 0
        : value < 115
            ? 1
            : Math.min(5, Math.round((value - 55) / 40)));
    return 16 + 36 * red + 6 * green + blue;
}
const SHADES = ["░", "▒", "▓", "█"];
function shades(cells) {
    const line = cells.map((cell) => {
        const some = cell.filter((colour) => colour !== null);
        if (some.length === 0)
            return " ";
        const light = some.flat().reduce((sum, value) => sum + value, 0) /
            (3 * some.length);
        return SHADES[3 - Math.min(3, Math.floor(light / 64))];
    });
    return `${line.join("").trimEnd()}\n`;
}
