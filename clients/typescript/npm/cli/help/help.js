import { nearMiss } from "../near_miss.js";
import { COMMON, optionsNamed, optionsOf } from "../options.js";
import { findCommand, groupOf } from "../select.js";
import { wrap } from "../terminal/wrap.js";
import { UsageError } from "../usage_error.js";
import { findTopic, TOPICS } from "./topics.js";
export function helpOn(words, commands) {
    const [first] = words;
    const command = findCommand(words, commands);
    if (command)
        return commandHelp(command);
    if (first === undefined)
        return generalHelp(commands);
    const group = groupOf(first, commands);
    if (group.length > 0 && words.length === 1)
        return generalHelp(group);
    const topic = findTopic(words);
    if (topic)
        return topicHelp(topic, commands);
    throw unknown(words.join(" "), commands);
}
function unknown(word, commands) {
    const topics = TOPICS.map(({ name }) => name);
    const meant = nearMiss(word, [
        ...commands.map(({ name }) => name),
        ...topics,
    ]);
    return new UsageError(`No help on "${word}"`, meant
        ? `Did you mean foyer help ${meant}?`
        : `A command, or one of: ${topics.join(", ")}`);
}
function generalHelp(commands) {
    return page(["Asks the API of a Foyer site and prints its JSON."], ["Usage: foyer <command> [options]"], section("Commands:", commands.map((each) => [usage(each), each.summary])), section("Options, before or after the command:", [
        ...optionRows(optionsNamed([...COMMON, "version"])),
    ]), [
        "Examples:",
        ...commands.slice(0, 4).map(({ examples }) => `  ${examples[0]}`),
    ], section("Topics, by foyer help <topic>:", TOPICS.map(({ name, summary }) => [name, summary])));
}
function commandHelp(command) {
    const { choices, examples, operands } = command;
    return page([`${command.summary}.`], [`Usage: foyer ${usage(command)} [options]`], ["Examples:", ...examples.map((example) => `  ${example}`)], choices ? [`${bare(operands.at(-1))}: ${choices.join(", ")}`] : [], section("Options:", optionRows(optionsOf(command))), command.answer ? fieldLines(command) : []);
}
const WIDTH = 80;
function fieldLines({ answer }) {
    const { fields } = typeof answer === "function" ? answer({}) : answer ?? {};
    return fields ? wrap(`Fields: ${fields.join(", ")}`, WIDTH) : [];
}
function topicHelp({ summary, blocks }, commands) {
    return page([`${summary}.`], ...blocks(commands).map(blockLines));
}
function blockLines(block) {
    return typeof block === "string" ? block.split("\n") : columns(block);
}
export function usage({ name, operands }) {
    return [name, ...operands].join(" ");
}
function bare(operand = "") {
    return operand.replace(/[<>[\]…]/g, "");
}
export function optionRows(options) {
    return options.map(({ name, short, value, choices, help }) => {
        const flag = `${short ? `-${short}, ` : ""}--${name}`;
        const allowed = choices ? `: ${choices.join(", ")}` : "";
        return [value ? `${flag} ${value}` : flag, help + allowed];
    });
}
function section(title, rows) {
    return [title, ...columns(rows)];
}
function columns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
function page(...parts) {
    const some = parts.filter((part) => part.length > 0);
    return some.map((part) => `${part.join("\n")}\n`).join("\n");
}
