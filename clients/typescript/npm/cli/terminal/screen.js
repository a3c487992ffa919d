export function screenOf(system) {
    if (!system.isTerminal)
        return undefined;
    return { columns: columnsOf(system), colours: coloursOf(system.env) };
}
export function columnsOf({ columns = 0 }) {
    return columns > 0 ? columns : 80;
}
export function coloursOf(env) {
    const { NO_COLOR, CLICOLOR, COLORTERM = "", TERM = "" } = env;
    if (NO_COLOR || CLICOLOR === "0" || TERM === "dumb")
        return "none";
    const isDirect = COLORTERM === "truecolor" || COLORTERM === "24bit" ||
        TERM.endsWith("-direct");
    return isDirect ? "true" : "256";
}
