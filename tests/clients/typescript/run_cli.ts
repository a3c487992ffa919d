import { run } from "../../../clients/typescript/cli/run.ts";
import type { System } from "../../../clients/typescript/cli/system.ts";

export interface CliOutcome {
  exitCode: number;
  stdout: string;
  /** Standard output, where it is no text. */
  bytes: Uint8Array;
  stderr: string;
  /** Written files by name. */
  files: Map<string, Uint8Array>;
  /** Prompts that the program showed, in sequence. */
  asked: { prompt: string; draft: string }[];
}

/** System of a command line run. Missing members have defaults. */
export interface Surroundings extends Partial<System> {
  /** The value of FOYER_BASE_URL. */
  baseUrl?: string;
  /** Lines of standard input. */
  lines?: string[];
}

/** The command line in this process, with streams that are kept. */
export async function runCli(
  argv: string[],
  { baseUrl, lines = [], env, ...system }: Surroundings = {},
): Promise<CliOutcome> {
  const outcome: CliOutcome = {
    exitCode: 0,
    stdout: "",
    bytes: new Uint8Array(),
    stderr: "",
    files: new Map(),
    asked: [],
  };
  const left = [...lines];
  outcome.exitCode = await run(argv, {
    env: { ...baseUrl && { FOYER_BASE_URL: baseUrl }, ...env },
    isTerminal: false,
    isErrorTerminal: false,
    isInputTerminal: false,
    writeOut(output) {
      if (typeof output === "string") outcome.stdout += output;
      else outcome.bytes = output;
    },
    writeError: (text) => void (outcome.stderr += text),
    readIn: () => Promise.resolve(""),
    openLines: () => ({
      next(prompt, draft = "") {
        outcome.asked.push({ prompt, draft });
        return Promise.resolve(left.shift());
      },
      close() {},
    }),
    writeFile(path, bytes) {
      outcome.files.set(path, bytes);
      return Promise.resolve();
    },
    interrupted: new AbortController().signal,
    ...system,
  });
  return outcome;
}

/** A person's terminal of so many columns. */
export function terminal(columns = 80): Surroundings {
  return { isTerminal: true, isErrorTerminal: true, columns };
}

/** Removes the colours of a terminal. */
export function uncoloured(text: string): string {
  // deno-lint-ignore no-control-regex -- ESC begins the sequences
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}
