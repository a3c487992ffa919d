import { type EngineDeps, findItems, nothingSaid } from "../ask/engine.ts";
import type { Item } from "../ask/item.ts";

/** An answer in words, and as data. */
export interface AgentReply {
  text: string;
  results: Item[];
}

// What follows the third is in the data.
const QUOTED = 3;

export async function agentReply(
  question: string,
  deps: EngineDeps,
): Promise<AgentReply> {
  const { results, sought } = await findItems(question, deps);
  const quoted = results.slice(0, QUOTED).map(({ name, description, url }) => {
    // A passage often begins with what it is called.
    const isNamed = description.startsWith(name);
    return `${isNamed ? "" : `${name}: `}${description}\n${url}`;
  });
  const text = quoted.join("\n\n") || nothingSaid({ sought }, deps);
  return { text, results };
}
