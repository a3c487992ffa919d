/** Reads a variable. Returns undefined for a text that is not allowed. */
type Reader<T> = (text: string) => T | undefined;

interface Setting<T> {
  read: Reader<T>;
  /** Value of an absent variable. */
  absent: T;
}

type Settings = Record<string, Setting<unknown>>;

export type Values<S extends Settings> = {
  [Name in keyof S]: S[Name]["absent"];
};

export function setting<T>(read: Reader<T>, absent: NoInfer<T>): Setting<T> {
  return { read, absent };
}

export function optional<T>(read: Reader<T>): Setting<T | undefined> {
  return { read, absent: undefined };
}

/** Reads all settings. An empty variable is absent. Throws the fault of the first wrong one. */
export function readSettings<S extends Settings>(
  settings: S,
  env: Partial<Record<string, string>>,
  faultOf: (name: string) => Error,
): Values<S> {
  const values = Object.entries(settings).map(([name, { read, absent }]) => {
    const text = env[name];
    const value = text ? read(text) : absent;
    if (text && value === undefined) throw faultOf(name);
    return [name, value];
  });
  return Object.fromEntries(values);
}

export function anyText(text: string): string {
  return text;
}

export function matching(pattern: RegExp): Reader<string> {
  return (text) => pattern.test(text) ? text : undefined;
}

export function oneOf<T extends string>(...allowed: T[]): Reader<T> {
  return (text) => allowed.find((one) => one === text);
}

/** Digits only: not 1e1, 0x5 and +5. */
export function integer(min: number, max: number): Reader<number> {
  return (text) => {
    const number = Number(text);
    const isPlain = Number.isInteger(number) && String(number) === text;
    return isPlain && min <= number && number <= max ? number : undefined;
  };
}

/** Items are joined by commas. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (text) => {
    const items = text.split(",").map((item) => read(item.trim()));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}
