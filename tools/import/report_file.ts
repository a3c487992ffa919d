// deno-lint-ignore-file no-console -- its output is what it is for
import { ConfigError } from "../../lib/config.ts";
import { inOneLine } from "./in_one_line.ts";
import { type Note, notesOn } from "./notes.ts";
import { report } from "./report.ts";
import type { Run } from "./program.ts";

/** Tells a former report from other files. */
const TITLE = "Report of deno task import";

/** Throws a ConfigError for a file that a report cannot replace, before the work. */
export async function refuseOther(path: string): Promise<void> {
  if (await canHold(path)) return;
  throw new ConfigError(
    `--report does not take ${
      inOneLine(path)
    }: expected a new file in this folder, or a former report`,
  );
}

async function canHold(path: string): Promise<boolean> {
  try {
    if (!(await Deno.stat(path)).isFile) return false;
    await Deno.writeTextFile(path, "", { append: true });
    return (await Deno.readTextFile(path)).startsWith(TITLE);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) return false;
  }
  try {
    await Deno.writeTextFile(path, "", { createNew: true });
    await Deno.remove(path);
    return true;
  } catch {
    return false;
  }
}

interface Result {
  notes: Note[];
  places?: ReadonlyMap<string, string>;
  /** Lines above the report, and below it. */
  before?: string[];
  after: string[];
}

/** Prints what an import has done. The file of `--report` gets every note. */
export async function tell(
  { notes: own, places, before = [], after }: Result,
  { source: { skipped }, options: { all = false, report: file } }: Run,
): Promise<void> {
  const notes = [...own, ...notesOn(skipped)];
  const lines = [...before, ...report(notes, { all, places })];
  if (file !== undefined) {
    const whole = [TITLE, ...report(notes, { all: true, places }), ""];
    await Deno.writeTextFile(file, whole.join("\n"));
    lines.push("", `All of it, line by line: ${inOneLine(file)}`);
  }
  console.log([...lines, "", ...after].join("\n"));
}
