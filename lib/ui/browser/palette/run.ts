import { Foyer } from "../../../../clients/typescript/foyer.ts";
import { askSite } from "../ask_site.ts";
import { fetchTwin } from "../twin.ts";
import { type Line, partsOf } from "./line.ts";

/** What a command has said, and where one may go on from there. */
export interface Said {
  /** Empty where nothing was found. */
  text: string;
  onward: Line[];
}

type Run = (told: string, signal: AbortSignal) => Promise<Said>;

/**
 * Runs the line's operation. Throws what the client throws, and the reason of
 * `signal`; undefined where the line is no operation.
 */
export function run(
  { machine }: Line,
  signal: AbortSignal,
): Promise<Said> | undefined {
  const { verb, told } = partsOf(machine);
  return RUNS.get(verb)?.(told, signal);
}

// A refusal is shown, with the time that it asks for.
const foyer = () => new Foyer({ baseUrl: location.origin, maxRetries: 0 });

const RUNS = new Map<string, Run>([
  ["stats", async (_, signal) => said(await foyer().getStats({ signal }))],
  ["contrib", async (_, signal) => {
    const { days, ...rest } = await foyer().getContributions({ signal });
    return said({ ...rest, days: `[${days.length}]` });
  }],
  ["work", work],
  ["ask", ask],
  ["npc", npc],
  ["cat", async (told) => {
    const { text } = await fetchTwin(`/${told.replace(/^\/+/, "")}`);
    return { text, onward: [] };
  }],
]);

async function work(slug: string, signal: AbortSignal): Promise<Said> {
  const { roles } = await foyer().listWork({ limit: 20 }, { signal });
  if (slug) {
    const fitting = roles.filter((role) => role.slug.includes(slug));
    return fitting.length > 0 ? said(fitting) : { text: "", onward: [] };
  }
  const onward = roles.map(({ role, company, slug }) => ({
    group: "run" as const,
    title: `${role}, ${company}`,
    machine: `work ${slug}`,
  }));
  return { text: said({ roles: `[${roles.length}]` }).text, onward };
}

async function ask(question: string, signal: AbortSignal): Promise<Said> {
  const passages = await askSite(question, signal);
  const [best] = passages;
  const onward = passages.map(({ name, path }) => ({
    group: "go" as const,
    title: name,
    machine: path,
  }));
  return { text: best?.description ?? "", onward };
}

async function npc(told: string, signal: AbortSignal): Promise<Said> {
  const { verb: npcId, told: message } = partsOf(told);
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
  return { text: said(rest).text, onward };
}

/** In one line where that is short. */
function said(value: unknown): Said {
  const lines = JSON.stringify(value, null, 2);
  const line = lines.replace(/\n\s*/g, " ");
  return { text: line.length <= 80 ? line : lines, onward: [] };
}
