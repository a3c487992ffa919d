import { readBaseUrl, withoutCredentials } from "../options.ts";
import { UsageError } from "./usage_error.ts";

/** An address from an option or the environment. */
export function readAddress(origin: string, value: string): string {
  try {
    return readBaseUrl(value);
  } catch {
    const shown = withoutCredentials(value);
    throw unreadable(origin, shown, "an http or https address");
  }
}

export function wholeNumber(name: string, value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw unreadable(`--${name}`, value, "a whole number");
}

export function seconds(name: string, value: string): number {
  if (/^\d{1,15}(\.\d+)?$/.test(value) && Number(value) > 0) {
    return Number(value);
  }
  throw unreadable(`--${name}`, value, "seconds, more than 0");
}

export function oneOf<T extends string>(
  name: string,
  choices: readonly T[],
  value: string,
): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw unreadable(`--${name}`, value, `one of ${choices.join(", ")}`);
}

/** Names between commas, each once. */
export function names(name: string, value: string): string[] {
  const all = value.split(",").map((each) => each.trim());
  if (all.every((each) => each !== "")) return [...new Set(all)];
  throw unreadable(`--${name}`, value, "names, separated by commas");
}

/** Text that a header can carry. */
export function headerText(name: string, value: string): string {
  if (/^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  throw unreadable(`--${name}`, value, "visible ASCII characters");
}

export function file(name: string, value: string): string {
  if (value !== "" && value !== "-") return value;
  throw unreadable(`--${name}`, value, "a file; a pipe needs none");
}

function unreadable(origin: string, value: string, expected: string) {
  return new UsageError(
    `Invalid ${origin} "${value}": expected ${expected}`,
  );
}
