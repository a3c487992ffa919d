type Run = (t: Deno.TestContext) => void | Promise<void>;

/** Fresh 2.3 does the same, observed or documented: an app may rely on it. */
export function fresh(name: string, run: Run, options = {}): void {
  Deno.test({ ...options, name: `Fresh: ${name}`, fn: run });
}

/** Different here on purpose, or told by nobody: see lib/fresh/README.md. */
export function ours(name: string, run: Run, options = {}): void {
  Deno.test({ ...options, name: `ours: ${name}`, fn: run });
}
