/** Stands for a name of Fresh that is missing here: it says so when it is called. */
export function leftOut(name: string): (...given: unknown[]) => never {
  return () => {
    throw new Error(
      `The stand-in for Fresh has no ${name}: run on Fresh itself (deno.jsr.json)`,
    );
  };
}

/** Methods that the types do not have either. */
export function leaveOut(of: object, owner: string, names: string[]): void {
  for (const name of names) {
    const value = leftOut(`${owner}.${name}()`);
    Object.defineProperty(of, name, { value, writable: true });
  }
}
