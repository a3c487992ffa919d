export function roff(text) {
    const escaped = text.replace(SPECIAL, escapeOf);
    return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}
const SPECIAL = /[\\\-'`^~"]|[^ -~]/gu;
const NAMES = new Map([
    ["\\", "\\e"],
    ["-", "\\-"],
    ["'", "\\(aq"],
    ["`", "\\(ga"],
    ["^", "\\(ha"],
    ["~", "\\(ti"],
    ['"', "\\(dq"],
]);
function escapeOf(character) {
    const named = NAMES.get(character);
    if (named)
        return named;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `\\[u${code.padStart(4, "0")}]`;
}
