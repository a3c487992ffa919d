import * as z from "zod";
import { ConfigError } from "../../lib/config.ts";
import { DAY, HOUR, MINUTE } from "../../lib/base/time/days.ts";

/** Value of each option; empty for a flag. */
export type Options = ReadonlyMap<string, string>;

/** Throws a ConfigError that names what is not allowed, and what is. */
export function readOptions(
  args: string[],
  allowed: Record<string, string>,
): Options {
  const options = new Map<string, string>();
  const rest = args.values();
  for (const arg of rest) {
    const [, name = "", given] = /^(--[a-z]+)(?:=(.*))?$/s.exec(arg) ?? [];
    const expected = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (expected === undefined) throw new ConfigError(unknown(arg, allowed));
    if (options.has(name)) {
      throw new ConfigError(`${name} is given twice; remove one`);
    }
    const value = expected ? given ?? rest.next().value ?? "" : given ?? "";
    if (expected === "" ? given !== undefined : value === "") {
      throw new ConfigError(
        expected === ""
          ? `${name} takes no value; remove it`
          : `${name} has no value; write ${name}=${expected}`,
      );
    }
    options.set(name, value);
  }
  return options;
}

/** The moment that `--since` names: a date, a time, or so long ago. */
export function readSince(options: Options, now: number): number {
  const text = options.get("--since");
  if (text === undefined) return -Infinity;
  const [, count, unit = ""] = /^(\d{1,5})([dhm])$/.exec(text) ?? [];
  if (count) return now - Number(count) * (SPANS[unit] ?? 0);
  if (Time.safeParse(text).success) return Date.parse(text);
  throw new ConfigError(
    `--since ${
      JSON.stringify(text)
    } is not a time; use a date such as 2026-11-20, a time such as 2026-11-20T12:00:00Z, or a span such as 7d, 12h or 30m`,
  );
}

/** Value of `--limit`. */
export function readLimit(options: Options): number {
  const text = options.get("--limit");
  if (text === undefined) return Infinity;
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new ConfigError(
    `--limit ${
      JSON.stringify(text)
    } is not a valid limit; use a number from 1 to ${MAX_LIMIT}`,
  );
}

/** They are held until the last one is read. */
const MAX_LIMIT = 10_000;
const SPANS: Record<string, number> = { d: DAY, h: HOUR, m: MINUTE };
/** Date.parse() takes 30 February, and makes it 2 March. */
const Time = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

function unknown(arg: string, allowed: Record<string, string>): string {
  const names = Object.keys(allowed);
  const expected = names.length > 0 ? names.join(", ") : "no option";
  return `Unknown argument ${
    JSON.stringify(arg)
  }: expected ${expected}; correct or remove it`;
}
