// Types of the @std modules that we import. The npm package that carries them
// ships none, and without types Deno would check their use as `any`.

declare module "@std/assert" {
  export function assert(value: unknown, message?: string): asserts value;
  export function assertEquals<T>(
    actual: T,
    expected: T,
    message?: string,
  ): void;
  export function assertNotEquals<T>(
    actual: T,
    expected: T,
    message?: string,
  ): void;
  export function assertStrictEquals<T>(
    actual: unknown,
    expected: T,
    message?: string,
  ): asserts actual is T;
  export function assertMatch(
    actual: string,
    expected: RegExp,
    message?: string,
  ): void;
  export function assertNotMatch(
    actual: string,
    expected: RegExp,
    message?: string,
  ): void;
  export function assertExists<T>(
    actual: T,
    message?: string,
  ): asserts actual is NonNullable<T>;
  export function assertStringIncludes(
    actual: string,
    expected: string,
    message?: string,
  ): void;
  export function assertArrayIncludes<T>(
    actual: ArrayLike<T>,
    expected: ArrayLike<T>,
    message?: string,
  ): void;
  export function assertObjectMatch(
    actual: Record<PropertyKey, unknown>,
    expected: Record<PropertyKey, unknown>,
    message?: string,
  ): void;
  export function assertThrows<E extends Error = Error>(
    fn: () => unknown,
    errorClass?: new (...args: never[]) => E,
    messageIncludes?: string,
  ): E;
  export function assertRejects(
    fn: () => PromiseLike<unknown>,
    errorClass?: new (...args: never[]) => Error,
    messageIncludes?: string,
  ): Promise<Error>;
}

declare module "@std/csv" {
  /** Rows of cells; a row may have any number. Throws a SyntaxError. */
  export function parse(text: string): string[][];
}

declare module "@std/http/negotiation" {
  export function acceptsEncodings(
    request: Pick<Request, "headers">,
    ...encodings: string[]
  ): string | undefined;
}

declare module "@std/http/status" {
  export const STATUS_TEXT: Record<number, string>;
}

declare module "@std/media-types" {
  /** The Content-Type for an extension (with charset where usual). */
  export function contentType(extension: string): string | undefined;
}

declare module "@std/text/levenshtein-distance" {
  /** How many letters one has to add, leave out or replace. */
  export function levenshteinDistance(one: string, other: string): number;
}

declare module "@std/toml" {
  /** Throws a SyntaxError on malformed TOML. */
  export function parse(text: string): Record<string, unknown>;
}

declare module "@std/path/glob-to-regexp" {
  export function globToRegExp(glob: string): RegExp;
}
