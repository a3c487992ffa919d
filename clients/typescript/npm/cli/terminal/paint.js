const STYLES = { bold: "1", dim: "2" };
export function paint(text, style, colours) {
    return sgr(text, STYLES[style], colours);
}
export function sgr(text, code, colours) {
    const isPlain = colours === "none" || text === "";
    return isPlain ? text : `\u001b[${code}m${text}\u001b[0m`;
}
