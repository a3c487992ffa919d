import { DEFAULT_BASE_URL } from "./default_base_url.ts";

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, also while it waits; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time limit of each try, in seconds: 30 unless given. */
  timeout?: number | undefined;
  /** Retries of a call; 2 by default. */
  maxRetries?: number | undefined;
  /** Longest wait before another try, in seconds: 60 unless given. */
  maxRetryDelay?: number | undefined;
}

/** Options of a {@linkcode Foyer}. */
export interface FoyerOptions extends Omit<CallOptions, "signal"> {
  /**
   * Address of the site, with or without a path; unless given, that of the site
   * which the package is from, or port 8000 of this machine.
   */
  baseUrl?: string | URL | undefined;
  /** In the place of the platform's `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** A value that no call can be made with. */
export class ArgumentError extends TypeError {
  constructor(name: string, value: unknown, expected: string) {
    super(`Invalid ${name} "${value}": expected ${expected}`);
  }
}

/** Limits that hold for a call. */
export interface Limits {
  timeout: number;
  maxRetries: number;
  maxRetryDelay: number;
}

const DEFAULTS: Limits = { timeout: 30, maxRetries: 2, maxRetryDelay: 60 };

/** Limits of a call. Throws a TypeError if one is invalid. */
export function readLimits(
  options: CallOptions,
  otherwise: Limits = DEFAULTS,
): Limits {
  const timeout = options.timeout ?? otherwise.timeout;
  const maxRetries = options.maxRetries ?? otherwise.maxRetries;
  const maxRetryDelay = options.maxRetryDelay ?? otherwise.maxRetryDelay;
  const isCount = Number.isInteger(maxRetries) || maxRetries === Infinity;
  check("timeout", timeout, timeout > 0, "more than 0 seconds");
  check(
    "maxRetries",
    maxRetries,
    isCount && maxRetries >= 0,
    "a whole number from 0",
  );
  check(
    "maxRetryDelay",
    maxRetryDelay,
    maxRetryDelay >= 0,
    "0 seconds or more",
  );
  return { timeout, maxRetries, maxRetryDelay };
}

/** The address without a slash at its end; throws a TypeError. */
export function readBaseUrl(value: string | URL = DEFAULT_BASE_URL): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isUsable = url !== null && /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "";
  const expected = "an http or https address without credentials or a query";
  check("baseUrl", withoutCredentials(value), isUsable, expected);
  let { href } = new URL(value);
  while (href.endsWith("/")) href = href.slice(0, -1);
  return href;
}

/** An invalid address without credentials, for an error message. */
export function withoutCredentials(value: string | URL): string {
  return String(value).replace(/^([^/?#]*\/\/)[^/?#]*@/, "$1…@");
}

function check(
  name: string,
  value: unknown,
  isRight: boolean,
  expected: string,
): void {
  if (isRight) return;
  throw new ArgumentError(name, value, expected);
}
