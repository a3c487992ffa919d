import { Foyer } from "../foyer.ts";
import { VERSION } from "../version.ts";
import { parseArgs } from "./args.ts";
import { help } from "./help.ts";
import { readAddress, type Settings } from "./options.ts";
import { failureOf, json } from "./output.ts";
import { selectCommand } from "./select.ts";
import type { System } from "./system.ts";

/** Runs a command line; resolves to the exit code. */
export async function run(
  argv: readonly string[],
  system: System,
): Promise<number> {
  try {
    system.writeOut(await outputOf(argv, system));
    return 0;
  } catch (error) {
    const { exitCode, body } = failureOf(error);
    system.writeError(json(body));
    return exitCode;
  }
}

async function outputOf(
  argv: readonly string[],
  system: System,
): Promise<string> {
  const args = parseArgs(argv);
  const { settings, words } = args;
  if (settings.help) return help(words);
  if (settings.version && words.length === 0) return `${VERSION}\n`;
  const { command, operands } = selectCommand(args);
  const foyer = clientOf(settings, system);
  const result = await command.run({ foyer, operands, settings, system });
  if (command.isText) return String(result);
  return json(result, settings.pretty ?? system.isTerminal);
}

function clientOf(settings: Settings, system: System): Foyer {
  const { maxRetries, timeout } = settings;
  const baseUrl = settings.baseUrl ??
    (system.baseUrl
      ? readAddress("FOYER_BASE_URL", system.baseUrl)
      : undefined);
  return new Foyer({ baseUrl, maxRetries, timeout }, system.timing);
}
