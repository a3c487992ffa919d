/** Collects what is reported to the console, until the test ends. */
export function reports(): Disposable & { errors: unknown[] } {
  const { console } = globalThis;
  const errors: unknown[] = [];
  const { error, warn } = console;
  console.error = console.warn = (report) => errors.push(report);
  return {
    errors,
    [Symbol.dispose]: () => Object.assign(console, { error, warn }),
  };
}
