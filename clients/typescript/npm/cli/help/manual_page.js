import { VERSION } from "../../version.js";
import { COMMON, optionsNamed } from "../options.js";
import { optionRows, usage } from "./help.js";
import { roff } from "./roff.js";
import { TOPICS } from "./topics.js";
export function manualPage(commands) {
    const topics = TOPICS.filter(({ name }) => name !== "examples");
    return [
        `.TH FOYER 1 "" "foyer ${VERSION}" "User Commands"`,
        ".SH NAME",
        roff("foyer") + " \\- " + roff("ask the API of a Foyer site"),
        ".SH SYNOPSIS",
        ".B foyer",
        ".I command",
        "[options]",
        ".SH DESCRIPTION",
        roff("Asks the API of a Foyer site and prints its JSON."),
        ".SH COMMANDS",
        ...commands.flatMap(commandLines),
        ".SH OPTIONS",
        roff("Every command takes these, before or after its name."),
        ...terms(optionRows(optionsNamed([...COMMON, "version"]))),
        ...topics.flatMap(({ name, blocks }) => [
            `.SH ${roff(SECTIONS.get(name) ?? name.toUpperCase())}`,
            ...blocks(commands).flatMap(blockLines).slice(1),
        ]),
        "",
    ].join("\n");
}
const SECTIONS = new Map([["exit-codes", "EXIT STATUS"]]);
function commandLines(command) {
    const { summary, options, examples } = command;
    return [
        `.SS ${roff(`foyer ${usage(command)}`)}`,
        roff(`${summary}.`),
        ...terms(optionRows(optionsNamed(options))),
        ".PP",
        ".RS 4",
        ".EX",
        ...examples.map(roff),
        ".EE",
        ".RE",
    ];
}
function blockLines(block) {
    return typeof block === "string"
        ? [".PP", ...block.split("\n").map(roff)]
        : [".PP", ...terms(block)];
}
function terms(rows) {
    return rows.flatMap(([term, meaning]) => [
        ".TP",
        `.B ${roff(term)}`,
        roff(meaning),
    ]);
}
