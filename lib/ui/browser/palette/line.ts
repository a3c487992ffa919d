import { isForProgrammers } from "../../../content/page_meta.ts";
import type { Words } from "../../../base/words/words.ts";

/** A line of the palette: an operation, a page, or a command of the browser. */
export interface Line {
  group: Group;
  title: string;
  /** A verb with its argument, or a path. */
  machine: string;
  /** Language of the title, if the site has another one. */
  language?: string;
  isUnfinished?: boolean;
}

export const GROUPS = ["run", "go", "do"] as const;
export type Group = typeof GROUPS[number];

export const VERBS = [
  { name: "stats", group: "run", argument: "none" },
  { name: "work", group: "run", argument: "optional" },
  { name: "contrib", group: "run", argument: "none" },
  { name: "ask", group: "run", argument: "required" },
  { name: "npc", group: "run", argument: "optional" },
  { name: "cat", group: "run", argument: "required" },
  { name: "hire", group: "do", argument: "none" },
  { name: "copy", group: "do", argument: "none" },
  { name: "theme", group: "do", argument: "none" },
  { name: "agent", group: "do", argument: "none" },
  { name: "keys", group: "do", argument: "none" },
] as const;

/** Lines of the verbs. `copy` needs an address to copy. */
export function commandLines(
  { verbs }: Words["palette"],
  email: string | undefined,
): Line[] {
  return VERBS.filter(({ name }) => name !== "copy" || email).map(
    ({ name, group, argument }) => ({
      group,
      title: verbs[name],
      machine: name,
      isUnfinished: argument === "required",
    }),
  );
}

/** Leaves out calls, and pages for programmers. */
export const isForVisitors = ({ group, machine }: Line) =>
  group !== "run" && !isForProgrammers(machine);

export function partsOf(text: string): { verb: string; argument: string } {
  const [, verb = "", argument = ""] = /^(\S*)\s*([^]*)$/.exec(text.trim()) ??
    [];
  return { verb: verb.toLowerCase(), argument };
}

/** Matching lines, in the order of the groups. If none match, the text is a path or a question. */
export function linesFor(typed: string, lines: Line[]): Line[] {
  const { verb, argument } = partsOf(typed);
  const takes = VERBS.find(({ name }) => name === verb)?.argument;
  const command = lines.find(({ machine }) => machine === verb);
  if (command && argument && takes !== "none") {
    return [completed(command, typed.trim())];
  }
  const found = matching(typed, lines);
  if (found.length > 0) return found;
  // Browsers take a path that begins with two slashes of either kind as another site.
  if (/^\/(?![/\\])/.test(verb)) {
    return [{ group: "go", title: verb, machine: verb }];
  }
  return lines.filter(({ machine }) => machine === "ask")
    .map((ask) => completed(ask, `ask ${typed.trim()}`));
}

function completed({ group, title }: Line, machine: string): Line {
  return { group, title, machine };
}

function matching(typed: string, lines: Line[]): Line[] {
  const tokens = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = lines.filter(({ title, machine }) => {
    const text = `${title} ${machine}`.toLowerCase();
    return tokens.every((token) => text.includes(token));
  });
  return GROUPS.flatMap((group) =>
    fitting.filter((line) => line.group === group).slice(0, MAX_OF_GROUP)
  );
}

const MAX_OF_GROUP = 8;
