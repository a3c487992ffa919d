import { run } from "../../../clients/typescript/cli/run.ts";
import type { System } from "../../../clients/typescript/cli/system.ts";

export interface CliOutcome {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** The command line in this process, with streams that are kept. */
export async function runCli(
  argv: string[],
  system: Partial<System> = {},
): Promise<CliOutcome> {
  let stdout = "";
  let stderr = "";
  const exitCode = await run(argv, {
    baseUrl: undefined,
    isTerminal: false,
    writeOut: (text) => void (stdout += text),
    writeError: (text) => void (stderr += text),
    readIn: () => Promise.resolve(""),
    ...system,
  });
  return { exitCode, stdout, stderr };
}
