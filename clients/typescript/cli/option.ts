import type { AvatarRequest } from "../requests.ts";
import { oneOf, wholeNumber } from "./read_value.ts";

/** Values of the options of a command line. */
export interface Settings extends Partial<Omit<AvatarRequest, "figure">> {
  limit?: number;
  cursor?: string;
  all?: boolean;
  async?: boolean;
  wait?: boolean;
  prev?: string;
  page?: string;
  command?: string;
  ref?: string;
  referrer?: string;
  deepLinked?: boolean;
  idempotencyKey?: string;
  theme?: "light" | "dark";
  output?: string;
  table?: boolean;
  fields?: string[];
  pretty?: boolean;
  baseUrl?: string;
  maxRetries?: number;
  timeout?: number;
  help?: boolean;
  version?: boolean;
}

/** An option. One with a `value` takes the next word. */
export interface Option {
  name: string;
  /** One letter. */
  short?: string;
  value?: string;
  /** Allowed values. */
  choices?: readonly string[];
  /** True if the value is a file name. */
  isFile?: boolean;
  help: string;
  /** Returns settings for a value; throws UsageError. */
  read(value: string): Settings;
}

export function flag(name: string, help: string, settings: Settings): Option {
  return { name, help, read: () => settings };
}

export function text(
  name: string,
  value: string,
  help: string,
  read: (value: string) => Settings,
): Option {
  return { name, value, help, read };
}

export function number(
  name: string,
  value: string,
  help: string,
  read: (value: number) => Settings,
): Option {
  return { name, value, help, read: (text) => read(wholeNumber(name, text)) };
}

export function choice<T extends string>(
  name: string,
  value: string,
  choices: readonly T[],
  help: string,
  read: (value: T) => Settings,
): Option {
  const found = (text: string) => read(oneOf(name, choices, text));
  return { name, value, choices, help, read: found };
}
