import { NPM_PACKAGE, WHEEL } from "../packages/mod.ts";

export interface Snippet {
  language: string;
  code: string;
}

/** The first example of an operation with each client that has the operation. */
export function snippetsOf(operation: string, baseUrl: string): Snippet[] {
  const call = CALLS.get(operation);
  if (!call) return [];
  const { typescript, python, command } = call;
  return [
    {
      language: "TypeScript",
      code: `// ${NPM_PACKAGE.install} ${baseUrl}${NPM_PACKAGE.path}
import { Foyer } from "@foyer/client";

const foyer = new Foyer();
${typescript}`,
    },
    {
      language: "Python",
      code: `# ${WHEEL.install} ${baseUrl}${WHEEL.path}
from foyer import Foyer

with Foyer() as foyer:
    ${python.replaceAll("\n", "\n    ")}`,
    },
    ...command
      ? [{
        language: "CLI",
        code: `npx ${baseUrl}${NPM_PACKAGE.path} ${command}`,
      }]
      : [],
  ];
}

interface ByClient {
  typescript: string;
  python: string;
  /** Arguments of the command `foyer`, if one line is enough. */
  command?: string;
}

const CALLS = new Map<string, ByClient>([
  ["listWork", {
    typescript: "console.log(await foyer.listWork({ limit: 2 }));",
    python: "print(foyer.list_work(limit=2))",
    command: "work --limit 2",
  }],
  ["getStats", {
    typescript: "console.log(await foyer.getStats());",
    python: "print(foyer.get_stats())",
    command: "stats",
  }],
  ["getCodehostContributions", {
    typescript: `const { total, days } = await foyer.getContributions();
console.log(total, days.at(-1));`,
    python: `calendar = foyer.get_contributions()
print(calendar["total"], calendar["days"][-1])`,
    command: "contributions",
  }],
  ["npcChatHealth", {
    typescript: "console.log(await foyer.chatHealth());",
    python: "print(foyer.chat_health())",
    command: "npc health",
  }],
  ["npcChat", {
    typescript: `const { messages } = await foyer.chat({
  npcId: "librarian",
  message: "Hello",
});
console.log(messages.map(({ text }) => text).join("\\n"));`,
    python: `reply = foyer.chat(npc_id="librarian", message="Hello")
print(*[message["text"] for message in reply["messages"]], sep="\\n")`,
    command: 'npc chat librarian "Hello"',
  }],
  ["runBatch", {
    typescript: `const { results } = await foyer.runBatch([
  { id: "a", operationId: "getStats" },
  { operationId: "npcChatHealth" },
]);
console.log(results);`,
    python: `batch = foyer.run_batch([
    {"id": "a", "operationId": "getStats"},
    "npcChatHealth",
])
print(batch["results"])`,
    command: "batch getStats npcChatHealth",
  }],
  ["getJob", {
    typescript: `const { id } = await foyer.submitBatch([
  { operationId: "getStats" },
]);
console.log(await foyer.getJob(id));`,
    python: `accepted = foyer.submit_batch(["getStats"])
print(foyer.get_job(accepted["id"]))`,
  }],
]);
