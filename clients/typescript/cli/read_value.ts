import { readBaseUrl, withoutCredentials } from "../options.ts";
import { UsageError } from "./usage_error.ts";

/** An address from an option or the environment. */
export function readAddress(origin: string, value: string): string {
  try {
    return readBaseUrl(value);
  } catch {
    const shown = withoutCredentials(value);
    throw unreadable(
      origin,
      shown,
      "an http or https address",
      "Write one such as https://me.example, without a query",
    );
  }
}

export function wholeNumber(name: string, value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw unreadable(
    `--${name}`,
    value,
    "a whole number",
    `Write digits only, such as --${name} 2`,
  );
}

export function seconds(name: string, value: string): number {
  if (/^\d{1,15}(\.\d+)?$/.test(value) && Number(value) > 0) {
    return Number(value);
  }
  throw unreadable(
    `--${name}`,
    value,
    "seconds, more than 0",
    `Write a number, such as --${name} 30`,
  );
}

export function oneOf<T extends string>(
  name: string,
  choices: readonly T[],
  value: string,
): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw unreadable(
    `--${name}`,
    value,
    `one of ${choices.join(", ")}`,
    `Write one of them, such as --${name} ${choices[0]}`,
  );
}

/** Names between commas, each once. */
export function names(name: string, value: string): string[] {
  const all = value.split(",").map((each) => each.trim());
  if (all.every((each) => each !== "")) return [...new Set(all)];
  throw unreadable(
    `--${name}`,
    value,
    "names, separated by commas",
    "The help of the command lists its fields",
  );
}

/** Text that a header can carry. */
export function headerText(name: string, value: string): string {
  if (/^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  throw unreadable(
    `--${name}`,
    value,
    "visible ASCII characters",
    `Write letters, digits and hyphens, such as --${name} visit-17`,
  );
}

export function file(name: string, value: string): string {
  if (value !== "" && value !== "-") return value;
  throw unreadable(
    `--${name}`,
    value,
    "a file",
    `Write a path such as --${name} avatar.png, or leave out --${name} in a pipe`,
  );
}

function unreadable(
  origin: string,
  value: string,
  expected: string,
  hint: string,
) {
  return new UsageError(
    `Invalid ${origin} "${value}": expected ${expected}`,
    hint,
  );
}
