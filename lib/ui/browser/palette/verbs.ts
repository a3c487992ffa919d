/** A command by its first word. */
interface Verb {
  name: string;
  group: "run" | "do";
  /** Whether words follow. */
  isTold: "never" | "sometimes" | "always";
}

export const VERBS = [
  { name: "stats", group: "run", isTold: "never" },
  { name: "work", group: "run", isTold: "sometimes" },
  { name: "contrib", group: "run", isTold: "never" },
  { name: "ask", group: "run", isTold: "always" },
  { name: "npc", group: "run", isTold: "sometimes" },
  { name: "cat", group: "run", isTold: "always" },
  { name: "hire", group: "do", isTold: "never" },
  { name: "copy", group: "do", isTold: "never" },
  { name: "theme", group: "do", isTold: "never" },
  { name: "agent", group: "do", isTold: "never" },
  { name: "keys", group: "do", isTold: "never" },
] as const satisfies Verb[];
