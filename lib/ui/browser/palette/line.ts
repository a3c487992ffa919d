import { VERBS } from "./verbs.ts";

/** One line of the palette: something to run, a place to go, or a thing to do here. */
export interface Line {
  group: Group;
  /** In a person's words. */
  title: string;
  /** In the machine's: a verb with what it is told, or a path. */
  machine: string;
  /** It has to be told something first. */
  isUnfinished?: boolean;
}

export const GROUPS = ["run", "go", "do"] as const;
export type Group = typeof GROUPS[number];

/** What somebody types, taken apart. */
export function partsOf(text: string): { verb: string; told: string } {
  const [, verb = "", told = ""] = /^(\S*)\s*([^]*)$/.exec(text.trim()) ?? [];
  return { verb: verb.toLowerCase(), told };
}

/** What fits what is typed, in the order of the groups; else it is a path or a question. */
export function linesFor(typed: string, lines: Line[]): Line[] {
  const { verb, told } = partsOf(typed);
  const takes = VERBS.find(({ name }) => name === verb)?.isTold;
  const command = lines.find(({ machine }) => machine === verb);
  if (command && told && takes !== "never") {
    return [telling(command, typed.trim())];
  }
  const found = matching(typed, lines);
  if (found.length > 0) return found;
  // What begins with two slashes, to a browser of either kind, is another site.
  if (/^\/(?![/\\])/.test(verb)) {
    return [{ group: "go", title: verb, machine: verb }];
  }
  return lines.filter(({ machine }) => machine === "ask")
    .map((ask) => telling(ask, `ask ${typed.trim()}`));
}

function telling({ group, title }: Line, machine: string): Line {
  return { group, title, machine };
}

/** The lines that have every word, each group for itself. */
function matching(typed: string, lines: Line[]): Line[] {
  const tokens = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = lines.filter(({ title, machine }) => {
    const text = `${title} ${machine}`.toLowerCase();
    return tokens.every((token) => text.includes(token));
  });
  return GROUPS.flatMap((group) =>
    fitting.filter((line) => line.group === group).slice(0, MOST)
  );
}

/** Of each group: more would be a page to read. */
const MOST = 8;
