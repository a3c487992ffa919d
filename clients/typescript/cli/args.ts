import { nearMiss } from "./near_miss.ts";
import type { Option, Settings } from "./option.ts";
import { OPTIONS } from "./options.ts";
import { UsageError } from "./usage_error.ts";

/** A command line, taken apart. */
export interface Args {
  /** The command and what it is about, in order. */
  words: string[];
  settings: Settings;
  /** Names of the options that were given. */
  given: string[];
}

/** Reads options before, between and after the words; throws UsageError. */
export function parseArgs(argv: readonly string[]): Args {
  const args: Args = { words: [], settings: {}, given: [] };
  const left = [...argv];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === "--") {
      args.words.push(...left.splice(0));
    } else if (arg.startsWith("-") && arg !== "-") {
      const { option, value } = takeOption(arg, left);
      args.given.push(option.name);
      Object.assign(args.settings, option.read(value));
    } else {
      args.words.push(arg);
    }
  }
  return args;
}

/** Reads an option with its value, which is after `=` or the next word. */
function takeOption(
  arg: string,
  left: string[],
): { option: Option; value: string } {
  const [flag = "", ...after] = arg.split("=");
  const option = findOption(flag);
  const inline = after.length > 0 ? after.join("=") : undefined;
  if (!option.value) {
    if (inline === undefined) return { option, value: "" };
    throw new UsageError(
      `Invalid option "${arg}": ${flag} takes no value`,
      `Write ${flag} alone`,
    );
  }
  const isNext = inline === undefined && left[0]?.startsWith("--") === false;
  const value = isNext ? left.shift() : inline;
  if (value !== undefined) return { option, value };
  throw new UsageError(
    `Invalid option ${flag}: expected a value after it`,
    `Write ${flag} ${option.value}, or ${flag}=${option.value} for a value that begins with --`,
  );
}

function findOption(flag: string): Option {
  const found = OPTIONS.find(({ name, short }) =>
    `--${name}` === flag || short && `-${short}` === flag
  );
  if (found) return found;
  const near = nearMiss(flag, OPTIONS.map(({ name }) => `--${name}`));
  throw new UsageError(
    `Unknown option "${flag}"`,
    near
      ? `Did you mean ${near}?`
      : "Use an option that foyer --help lists, or put -- before a word that begins with -",
  );
}
