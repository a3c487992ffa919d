import { Foyer } from "../foyer.js";
import { realTiming } from "../timing.js";
import { VERSION } from "../version.js";
import { parseArgs } from "./args.js";
import { Exit } from "./command.js";
import { COMMANDS } from "./commands/mod.js";
import { helpOn } from "./help/help.js";
import { failureOf, json } from "./output.js";
import { readAddress } from "./read_value.js";
import { selectCommand } from "./select.js";
import { checkFields, narrow } from "./table/fields.js";
import { viewOf } from "./table/shape.js";
import { printed } from "./table/view.js";
import { screenOf } from "./terminal/screen.js";
import { StatusLine } from "./terminal/status_line.js";
import { visibleTiming } from "./terminal/visible_timing.js";
export async function run(argv, system) {
    if (argv.length === 0) {
        system.writeError(helpOn([], COMMANDS));
        return 2;
    }
    try {
        const output = await outputOf(argv, system);
        if (output instanceof Exit)
            return output.exitCode;
        system.writeOut(output);
        return 0;
    }
    catch (error) {
        const { exitCode, body } = failureOf(error);
        system.writeError(json(body));
        return exitCode;
    }
}
async function outputOf(argv, system) {
    const args = parseArgs(argv);
    const { settings, words } = args;
    if (settings.help)
        return helpOn(words, COMMANDS);
    if (settings.version && words.length === 0)
        return `${VERSION}\n`;
    const { command, operands } = selectCommand(args, COMMANDS);
    const shape = shapeOf(command, settings);
    checkFields(settings.fields, shape?.fields);
    const result = await command.run(contextOf(operands, settings, system));
    return shape ? shown(result, shape, settings, system) : said(result);
}
function contextOf(operands, settings, system) {
    const insists = settings.maxRetries !== undefined;
    const status = new StatusLine(system);
    const timing = visibleTiming(system.timing ?? realTiming, status, insists);
    return {
        get foyer() {
            return clientOf(settings, system, timing);
        },
        operands,
        settings,
        system,
        timing,
        commands: COMMANDS,
    };
}
function shapeOf({ answer }, settings) {
    return typeof answer === "function" ? answer(settings) : answer;
}
function said(result) {
    const isWhole = result instanceof Uint8Array || result instanceof Exit;
    return isWhole ? result : String(result);
}
function shown(answer, shape, { fields, table, pretty }, system) {
    const result = fields ? narrow(answer, shape, fields) : answer;
    if (!table)
        return json(result, pretty ?? system.isTerminal);
    return printed(viewOf(result, shape, fields), screenOf(system));
}
function clientOf(settings, system, timing) {
    const { maxRetries, timeout } = settings;
    const { FOYER_BASE_URL } = system.env;
    const baseUrl = settings.baseUrl ??
        (FOYER_BASE_URL
            ? readAddress("FOYER_BASE_URL", FOYER_BASE_URL)
            : undefined);
    return new Foyer({ baseUrl, maxRetries, timeout }, timing);
}
