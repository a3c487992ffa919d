import { readBaseUrl } from "../options.ts";
import { UsageError } from "./usage_error.ts";

/** An option; one with a `value` takes what follows it. */
export interface Option {
  name: string;
  value?: string;
  help: string;
}

/** What the options of a command line say. */
export interface Settings {
  limit?: number;
  cursor?: string;
  all?: boolean;
  async?: boolean;
  baseUrl?: string;
  pretty?: boolean;
  maxRetries?: number;
  timeout?: number;
  help?: boolean;
  version?: boolean;
}

export const OPTIONS: readonly Option[] = [
  { name: "limit", value: "N", help: "Roles on a page, 1 to 20" },
  { name: "cursor", value: "C", help: "The next_cursor of the page before" },
  { name: "all", help: "Roles of all pages, as one document" },
  { name: "async", help: "Make the batch a job" },
  { name: "base-url", value: "URL", help: "Address of the site" },
  { name: "pretty", help: "Indent the JSON, as on a terminal" },
  { name: "no-pretty", help: "Print the JSON on one line" },
  { name: "max-retries", value: "N", help: "Further tries, 2 by default" },
  { name: "timeout", value: "S", help: "Seconds for each try, 30 by default" },
  { name: "help", help: "Say how to use it" },
  { name: "version", help: "Print the version" },
];

/** Options that every command takes. */
export const COMMON: readonly string[] = [
  "base-url",
  "pretty",
  "no-pretty",
  "max-retries",
  "timeout",
  "help",
];

/** In the order of help. */
export function optionsNamed(names: readonly string[]): Option[] {
  return OPTIONS.filter(({ name }) => names.includes(name));
}

/** What one option adds to the settings. */
export function readOption(name: string, value: string): Settings {
  switch (name) {
    case "limit":
      return { limit: wholeNumber(name, value) };
    case "max-retries":
      return { maxRetries: wholeNumber(name, value) };
    case "timeout":
      return { timeout: seconds(name, value) };
    case "cursor":
      return { cursor: value };
    case "base-url":
      return { baseUrl: readAddress("--base-url", value) };
    case "no-pretty":
      return { pretty: false };
    default:
      return { [name]: true };
  }
}

/** An address from an option or the environment. */
export function readAddress(origin: string, value: string): string {
  try {
    return readBaseUrl(value);
  } catch {
    throw new UsageError(
      `Cannot read ${origin} "${value}": expected an http or https address`,
    );
  }
}

function wholeNumber(name: string, value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new UsageError(
    `Cannot read --${name} "${value}": expected a whole number`,
  );
}

function seconds(name: string, value: string): number {
  if (/^\d{1,15}(\.\d+)?$/.test(value) && Number(value) > 0) {
    return Number(value);
  }
  throw new UsageError(
    `Cannot read --${name} "${value}": expected seconds, more than 0`,
  );
}
