import type { Option } from "./option.ts";
import { OPTIONS } from "./options.ts";

/** Options of commands that print JSON. */
const OF_JSON = ["table", "fields", "pretty", "no-pretty"];

/** Options of every command. Those for JSON have no effect without it. */
export const COMMON: readonly string[] = [
  ...OF_JSON,
  "base-url",
  "max-retries",
  "timeout",
  "help",
];

/** In the order of help. */
export function optionsNamed(names: readonly string[]): Option[] {
  return OPTIONS.filter(({ name }) => names.includes(name));
}

/** Options of a command, common ones included. */
export function optionsOf(
  { options, answer }: { options: readonly string[]; answer?: unknown },
): Option[] {
  const common = COMMON.filter((name) => answer || !OF_JSON.includes(name));
  return optionsNamed([...options, ...common]);
}
