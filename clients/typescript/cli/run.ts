import { Foyer } from "../foyer.ts";
import { realTiming, type Timing } from "../timing.ts";
import { VERSION } from "../version.ts";
import { parseArgs } from "./args.ts";
import { type Command, type CommandContext, Exit } from "./command.ts";
import { COMMANDS } from "./commands/mod.ts";
import { candidatesAfter } from "./completion/candidates.ts";
import { helpOn } from "./help/help.ts";
import type { Settings } from "./option.ts";
import { failureOf, json } from "./output.ts";
import { readAddress } from "./read_value.ts";
import { selectCommand } from "./select.ts";
import type { System } from "./system.ts";
import { checkFields, narrow } from "./table/fields.ts";
import { type Shape, viewOf } from "./table/shape.ts";
import { printed } from "./table/view.ts";
import { screenOf } from "./terminal/screen.ts";
import { StatusLine } from "./terminal/status_line.ts";
import { visibleTiming } from "./terminal/visible_timing.ts";

/** Runs a command line; resolves to the exit code. */
export async function run(
  argv: readonly string[],
  system: System,
): Promise<number> {
  if (argv.length === 0) {
    system.writeError(helpOn([], COMMANDS));
    return 2;
  }
  try {
    const output = await outputOf(argv, system);
    if (output instanceof Exit) return output.exitCode;
    system.writeOut(output);
    return 0;
  } catch (error) {
    const { exitCode, body } = failureOf(error);
    system.writeError(json(body));
    return exitCode;
  }
}

type Output = string | Uint8Array | Exit;

async function outputOf(
  argv: readonly string[],
  system: System,
): Promise<Output> {
  const args = parseArgs(argv);
  const { settings, words } = args;
  if (settings.help) return helpOn(words, COMMANDS);
  const [first, ...rest] = words;
  // Only the scripts of shells call this. It is in no list of commands.
  if (first === "complete") return candidatesAfter(rest, COMMANDS);
  if (settings.version && words.length === 0) return `${VERSION}\n`;
  const { command, operands } = selectCommand(args, COMMANDS);
  const shape = shapeOf(command, settings);
  checkFields(settings.fields, shape?.fields);
  const result = await command.run(contextOf(operands, settings, system));
  return shape ? shown(result, shape, settings, system) : plainOutput(result);
}

function contextOf(
  operands: readonly string[],
  settings: Settings,
  system: System,
): CommandContext {
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

function shapeOf({ answer }: Command, settings: Settings): Shape | undefined {
  return typeof answer === "function" ? answer(settings) : answer;
}

/** Output of a command that prints no JSON. */
function plainOutput(result: unknown): Output {
  const isWhole = result instanceof Uint8Array || result instanceof Exit;
  return isWhole ? result : String(result);
}

function shown(
  answer: unknown,
  shape: Shape,
  { fields, table, pretty }: Settings,
  system: System,
): string {
  const result = fields ? narrow(answer, shape, fields) : answer;
  if (!table) return json(result, pretty ?? system.isTerminal);
  return printed(viewOf(result, shape, fields), screenOf(system));
}

function clientOf(settings: Settings, system: System, timing: Timing): Foyer {
  const { maxRetries, timeout } = settings;
  const { FOYER_BASE_URL } = system.env;
  const baseUrl = settings.baseUrl ??
    (FOYER_BASE_URL
      ? readAddress("FOYER_BASE_URL", FOYER_BASE_URL)
      : undefined);
  return new Foyer({ baseUrl, maxRetries, timeout }, timing);
}
