export function widthOf(text, most = Infinity) {
    if (isPlain(text))
        return text.length;
    let width = 0;
    for (const each of graphemes(text)) {
        width += widthOfOne(each);
        if (width > most)
            break;
    }
    return width;
}
export function cut(text, columns) {
    if (isPlain(text)) {
        return text.length <= columns ? text : `${text.slice(0, columns - 1)}…`;
    }
    let [whole, fitting, width] = ["", "", 0];
    for (const each of graphemes(text)) {
        width += widthOfOne(each);
        if (width > columns)
            return `${fitting}…`;
        whole += each;
        if (width < columns)
            fitting = whole;
    }
    return whole;
}
export function pieces(text, columns) {
    if (isPlain(text) && text.length <= columns)
        return text ? [text] : [];
    const all = [];
    let [piece, width] = ["", 0];
    for (const each of graphemes(text)) {
        const more = widthOfOne(each);
        if (piece !== "" && width + more > columns) {
            all.push(piece);
            [piece, width] = ["", 0];
        }
        piece += each;
        width += more;
    }
    return piece === "" ? all : [...all, piece];
}
export function fill(text, columns, toTheRight = false) {
    const shown = cut(text, columns);
    const space = " ".repeat(Math.max(0, columns - widthOf(shown)));
    return toTheRight ? space + shown : shown + space;
}
const LONGEST = 32;
let segmenter;
function* graphemes(text) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
    for (const { segment } of segmenter.segment(text)) {
        yield segment.length > LONGEST ? "\ufffd" : segment;
    }
}
function isPlain(text) {
    return /^[ -~]*$/.test(text);
}
function widthOfOne(grapheme) {
    if (EMPTY.test(grapheme))
        return 0;
    return WIDE.test(grapheme) ? 2 : 1;
}
const EMPTY = /^[\p{M}\p{Cf}]+$/u;
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]|\ufe0f/u;
