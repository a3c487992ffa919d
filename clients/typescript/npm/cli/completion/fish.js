import { COMMON, optionsNamed } from "../options.js";
import { placesOf, spellings, TAKING_VALUE, } from "./places.js";
export function fish(commands) {
    return [
        "# Completion of foyer in fish: foyer completion fish | source",
        AT,
        "complete -c foyer -f",
        ...placesOf(commands).flatMap(wordRules),
        ...commands.flatMap(({ name, options }) => optionsNamed(options).map((option) => optionRule(option, name))),
        ...optionsNamed([...COMMON, "version"]).map((each) => optionRule(each)),
        "",
    ].join("\n");
}
const AT = `function __foyer_at -a how path
    set -l tokens (commandline -opc)
    set -l place
    set -l skips 0
    for token in $tokens[2..-1]
        if test $skips = 1
            set skips 0
            continue
        end
        switch $token
            case ${TAKING_VALUE.flatMap(spellings).join(" ")}
                set skips 1
            case '-*'
            case '*'
                set -a place $token
        end
    end
    set -l found (string join ' ' -- $place)
    test $how = only; and test "$found" = "$path"; and return
    test $how = from; and string match -q -- "$path *" "$found "
end`;
function wordRules({ path, goesOn, words }) {
    const where = place(path, goesOn ? "from" : "only");
    const named = words.filter(({ text }) => !text.startsWith("-"));
    return named.map(({ text, about }) => `complete -c foyer${where} -a ${text}${described(about)}`);
}
function optionRule(option, path) {
    const { name, short, value, choices, isFile, help } = option;
    const where = path === undefined ? "" : place(path, "from");
    const letter = short ? ` -s ${short}` : "";
    const takes = isFile ? " -r -F" : value ? " -x" : "";
    const values = choices ? ` -a ${quoted(choices.join(" "))}` : "";
    return `complete -c foyer${where} -l ${name}${letter}${takes}${values}` +
        described(help);
}
function place(path, how) {
    return ` -n ${quoted(`__foyer_at ${how} "${path}"`)}`;
}
function described(about) {
    return about ? ` -d ${quoted(about)}` : "";
}
function quoted(text) {
    return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
