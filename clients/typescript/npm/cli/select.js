import { nearMiss } from "./near_miss.js";
import { COMMON, optionsOf } from "./options.js";
import { UsageError } from "./usage_error.js";
export function selectCommand(args, commands) {
    const command = findCommand(args.words, commands);
    if (!command)
        throw notFound(args.words, commands);
    const operands = args.words.slice(command.name.split(" ").length);
    checkOptions(command, args.given);
    checkOperands(command, operands);
    return { command, operands };
}
export function findCommand(words, commands) {
    return commands.find(({ name }) => {
        const parts = name.split(" ");
        return parts.every((part, i) => words[i] === part);
    });
}
export function groupOf(word, commands) {
    return commands.filter(({ name }) => name.startsWith(`${word} `));
}
function notFound([first, second], commands) {
    const names = commands.map(({ name }) => name);
    if (first === undefined)
        return new UsageError("No command", hintOf(names));
    const group = groupOf(first, commands).map(({ name }) => name);
    if (group.length > 0 && second === undefined) {
        return new UsageError(`Missing a command after "${first}"`, hintOf(group));
    }
    const word = group.length > 0 ? `${first} ${second}` : first;
    const meant = nearMiss(word, names) ??
        nearMiss(word, names.map((name) => name.replace(/ .*/, "")));
    return new UsageError(`Unknown command "${word}"`, meant ? `Did you mean foyer ${meant}?` : hintOf(names));
}
function hintOf(names) {
    return `One of: ${names.join(", ")}`;
}
function checkOptions(command, given) {
    const own = optionsOf(command).map(({ name }) => name);
    const tolerated = COMMON.filter((name) => name !== "fields");
    const wrong = given.find((name) => ![...own, ...tolerated].includes(name));
    if (wrong === undefined)
        return;
    throw new UsageError(`"${command.name}" takes no --${wrong}`, `See foyer ${command.name} --help`);
}
function checkOperands({ name, operands }, found) {
    const usage = `Usage: ${["foyer", name, ...operands].join(" ")}`;
    const missing = operands[found.length];
    if (missing && !missing.startsWith("[")) {
        throw new UsageError(`Missing ${missing.replace("…", "")}`, usage);
    }
    const extra = found[operands.length];
    if (extra === undefined || operands.at(-1)?.includes("…"))
        return;
    throw new UsageError(`"${extra}" is one word too many`, usage);
}
