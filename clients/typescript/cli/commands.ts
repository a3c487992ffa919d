import type { Foyer } from "../foyer.ts";
import type { BatchOperationId } from "../types.ts";
import type { Command } from "./command.ts";
import { completion, SHELLS } from "./completion.ts";
import type { Settings } from "./options.ts";
import { UsageError } from "./usage_error.ts";

// A record, so that an operation which is missing here is a type error.
const BATCHABLE: Record<BatchOperationId, true> = {
  getStats: true,
  getCodehostContributions: true,
  npcChatHealth: true,
};

export const COMMANDS: readonly Command[] = [
  {
    name: "work",
    operands: [],
    options: ["limit", "cursor", "all"],
    summary: "Roles of the career, newest first",
    examples: ["foyer work --limit 2", "foyer work --all"],
    run: ({ foyer, settings }) =>
      settings.all ? allRoles(foyer, settings) : foyer.listWork(settings),
  },
  {
    name: "stats",
    operands: [],
    options: [],
    summary: "How many people are on the site now",
    examples: ["foyer stats"],
    run: ({ foyer }) => foyer.getStats(),
  },
  {
    name: "contributions",
    operands: [],
    options: [],
    summary: "Contributions to code over 52 weeks",
    examples: ["foyer contributions --no-pretty"],
    run: ({ foyer }) => foyer.getContributions(),
  },
  {
    name: "npc chat",
    operands: ["<npcId>", "<message>"],
    options: [],
    summary:
      "Talk to a person in the room; - reads the message from standard input",
    examples: [
      'foyer npc chat archivist "Where did you work before?"',
      'echo "Where is the contact page?" | foyer npc chat concierge -',
    ],
    run: async ({ foyer, operands: [npcId = "", message = ""], system }) => {
      if (message !== "-") return await foyer.chat({ npcId, message });
      const text = await system.readIn();
      return await foyer.chat({ npcId, message: text.replace(/\r?\n$/, "") });
    },
  },
  {
    name: "npc health",
    operands: [],
    options: [],
    summary: "Whether the people in the room answer, and who they are",
    examples: ["foyer npc health"],
    run: ({ foyer }) => foyer.chatHealth(),
  },
  {
    name: "batch",
    operands: ["<operationId>…"],
    options: ["async"],
    summary: "Several reads in one request",
    examples: [
      "foyer batch getStats npcChatHealth",
      "foyer batch --async getCodehostContributions",
    ],
    choices: Object.keys(BATCHABLE),
    run({ foyer, operands, settings }) {
      const requests = operands.map((operationId) => ({ operationId }));
      return settings.async
        ? foyer.submitBatch(requests)
        : foyer.runBatch(requests);
    },
  },
  {
    name: "job",
    operands: ["<id>"],
    options: [],
    summary: "Result of a batch that was made a job",
    examples: ["foyer job EGcM"],
    run: ({ foyer, operands: [id = ""] }) => foyer.getJob(id),
  },
  {
    name: "completion",
    operands: ["<shell>"],
    options: [],
    summary: "Script that completes commands in bash, zsh or fish",
    examples: ['eval "$(foyer completion bash)"'],
    choices: SHELLS,
    isText: true,
    run: ({ operands: [shell = ""] }) => completion(shell, COMMANDS),
  },
];

/** One document, and only when the last page has come. */
async function allRoles(foyer: Foyer, { limit, cursor }: Settings) {
  if (cursor !== undefined) {
    throw new UsageError(
      "--all begins at the first page: it takes no --cursor",
    );
  }
  const roles = [];
  for await (const role of foyer.roles({ limit })) roles.push(role);
  return { roles, next_cursor: null };
}
