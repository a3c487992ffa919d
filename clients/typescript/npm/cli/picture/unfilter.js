import { unreadable } from "./inflate.js";
export function unfilter(lines, { length, step }) {
    let above = new Uint8Array(length);
    for (let start = 0; start < lines.length; start += length + 1) {
        const predict = PREDICTORS[lines[start] ?? 0];
        if (!predict)
            throw unreadable("it has an unknown filter");
        const line = lines.subarray(start + 1, start + 1 + length);
        for (let i = 0; i < length; i++) {
            const left = line[i - step] ?? 0;
            const up = above[i] ?? 0;
            const upLeft = above[i - step] ?? 0;
            line[i] = (line[i] ?? 0) + predict(left, up, upLeft);
        }
        above = line;
    }
}
const PREDICTORS = [
    () => 0,
    (left) => left,
    (_, up) => up,
    (left, up) => (left + up) >> 1,
    paeth,
];
function paeth(left, up, upLeft) {
    const guess = left + up - upLeft;
    const byLeft = Math.abs(guess - left);
    const byUp = Math.abs(guess - up);
    const byUpLeft = Math.abs(guess - upLeft);
    if (byLeft <= byUp && byLeft <= byUpLeft)
        return left;
    return byUp <= byUpLeft ? up : upLeft;
}
