import { ConfigError } from "../../lib/config.ts";
import { sources } from "../../tests/support/sources.ts";

// The lanes of the tests. In-process files share a few modules, browsers want
// a processor each, and programs mostly wait, so many run side by side.

export const LANES = ["core", "browser", "process", "release"] as const;
export type Lane = typeof LANES[number];

export type TestFiles = Record<Lane, string[]>;

export function isLane(name: string): name is Lane {
  return LANES.some((lane) => lane === name);
}

/** Throws a ConfigError for what is neither a lane, an option nor a file. */
export async function refuseUnknown(args: string[]): Promise<void> {
  for (const arg of args) {
    if (isLane(arg) || arg.startsWith("-")) continue;
    await Deno.stat(arg).catch(() => {
      throw new ConfigError(
        `Cannot test ${JSON.stringify(arg)}: expected one of ${
          LANES.join(", ")
        }, or a test file; correct the name`,
      );
    });
  }
}

const BROWSER = "tests/support/browser.ts";
const STARTS_PROGRAM = /\bnew (?:Deno\.Command|Worker)\(/;
const IMPORT =
  /^(?:import|export)\b[^;"]*?"(\.[^"]+)"|^\} from "(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm;

/** Every test file below `folder`, by what it and its imports within the tests start. */
export async function readLanes(folder = "tests"): Promise<TestFiles> {
  const texts = new Map<string, string>();
  for await (const path of sources(folder)) {
    texts.set(path, await Deno.readTextFile(path));
  }
  const files: TestFiles = {
    core: [],
    browser: [],
    process: [],
    release: [],
  };
  for (const path of [...texts.keys()].toSorted()) {
    if (/_test\.tsx?$/.test(path)) files[laneOf(path, texts)].push(path);
  }
  return files;
}

export function laneOf(path: string, texts: Map<string, string>): Lane {
  // What tests the machine of an owner more than a change.
  if (path.startsWith("tests/release/")) return "release";
  const reached = reachedFrom(path, texts);
  const isProgram = [...reached].some((each) =>
    STARTS_PROGRAM.test(texts.get(each) ?? "")
  );
  // A file that starts both waits for its programs most of the time.
  if (isProgram) return "process";
  return reached.has(BROWSER) ? "browser" : "core";
}

/** A file and all that it imports, as far as `texts` has it. */
function reachedFrom(path: string, texts: Map<string, string>): Set<string> {
  const reached = new Set([path]);
  for (const each of reached) {
    for (const target of importsOf(each, texts.get(each) ?? "")) {
      if (texts.has(target)) reached.add(target);
    }
  }
  return reached;
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, ...groups]) => {
    const specifier = groups.find((group) => group !== undefined) ?? "";
    return new URL(specifier, `file:///${path}`).pathname.slice(1);
  });
}
