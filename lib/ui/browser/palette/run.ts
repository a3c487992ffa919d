import { Foyer } from "../../../../clients/typescript/foyer.ts";
import { askSite } from "../ask_site.ts";
import { fetchTwin } from "../twin.ts";
import { type Line, partsOf } from "./line.ts";

export interface Result {
  /** Empty if nothing was found. */
  text: string;
  /** True for passages that only come near. */
  isNear?: boolean;
  onward: Line[];
}

type Run = (argument: string, signal: AbortSignal) => Promise<Result>;

/**
 * Runs the operation of a line; undefined if the line is no operation. Throws as the
 * client does, and the reason of `signal`.
 */
export function run({ machine }: Line, signal: AbortSignal) {
  const { verb, argument } = partsOf(machine);
  return RUNS.get(verb)?.(argument, signal);
}

// No retries: the palette shows a refusal with its `Retry-After`.
const foyer = () => new Foyer({ baseUrl: location.origin, maxRetries: 0 });

const RUNS = new Map<string, Run>([
  ["stats", async (_, signal) => json(await foyer().getStats({ signal }))],
  ["contrib", async (_, signal) => {
    const { days, ...rest } = await foyer().getContributions({ signal });
    return json({ ...rest, days: `[${days.length}]` });
  }],
  ["work", work],
  ["ask", ask],
  ["npc", npc],
  ["cat", async (path) => {
    const { text } = await fetchTwin(`/${path.replace(/^\/+/, "")}`);
    return { text, onward: [] };
  }],
]);

async function work(slug: string, signal: AbortSignal): Promise<Result> {
  const { roles } = await foyer().listWork({ limit: 20 }, { signal });
  if (slug) {
    const fitting = roles.filter((role) => role.slug.includes(slug));
    return fitting.length > 0 ? json(fitting) : { text: "", onward: [] };
  }
  const onward = roles.map(({ role, company, slug }) => ({
    group: "run" as const,
    title: `${role}, ${company}`,
    machine: `work ${slug}`,
  }));
  return json({ roles: `[${roles.length}]` }, onward);
}

async function ask(question: string, signal: AbortSignal): Promise<Result> {
  const passages = await askSite({ query: question }, signal);
  const onward = passages.map(({ name, path }) => ({
    group: "go" as const,
    title: name,
    machine: path,
  }));
  const [best] = passages;
  if (!best?.nearest) return { text: best?.description ?? "", onward };
  const texts = passages.map(({ name, description, match = description }) =>
    `${name}\n${match}`
  );
  return { text: texts.join("\n\n"), isNear: true, onward };
}

async function npc(argument: string, signal: AbortSignal): Promise<Result> {
  const { verb: npcId, argument: message } = partsOf(argument);
  if (npcId) {
    const { messages } = await foyer().chat({ npcId, message }, { signal });
    return { text: messages.map(({ text }) => text).join("\n"), onward: [] };
  }
  const { npcs, ...rest } = await foyer().chatHealth({ signal });
  const onward = npcs.map(({ id, name, role }) => ({
    group: "run" as const,
    title: `${name}, ${role}`,
    machine: `npc ${id}`,
    isUnfinished: true,
  }));
  return json(rest, onward);
}

/** Short JSON is one line. */
function json(value: unknown, onward: Line[] = []): Result {
  const lines = JSON.stringify(value, null, 2);
  const line = lines.replace(/\n\s*/g, " ");
  return { text: line.length <= 80 ? line : lines, onward };
}
