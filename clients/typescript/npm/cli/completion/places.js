import { COMMON, OPTIONS, optionsNamed, optionsOf } from "../options.js";
export function placesOf(commands) {
    const firsts = new Map();
    for (const { name, summary } of commands) {
        const [first = "", second] = name.split(" ");
        const place = { path: first, goesOn: false, words: [] };
        const group = firsts.get(first) ?? place;
        if (second)
            group.words.push({ text: second, about: summary });
        firsts.set(first, group);
    }
    const begin = [...firsts.keys()].map((text) => ({
        text,
        about: commands.find(({ name }) => name === text)?.summary ?? "",
    }));
    const options = optionsNamed([...COMMON, "version"]);
    return [
        { path: "", goesOn: false, words: [...begin, ...flagsOf(options)] },
        ...[...firsts.values()].filter(({ words }) => words.length > 0),
        ...commands.map(placeOf),
    ];
}
function placeOf(command) {
    const choices = command.choices ?? [];
    const words = choices.map((text) => ({ text, about: "" }));
    const flags = flagsOf(optionsOf(command));
    return { path: command.name, goesOn: true, words: [...words, ...flags] };
}
function flagsOf(options) {
    return options.map(({ name, help }) => ({ text: `--${name}`, about: help }));
}
export const TAKING_VALUE = OPTIONS.filter(({ value }) => value);
export function spellings({ name, short }) {
    return [`--${name}`, ...short ? [`-${short}`] : []];
}
