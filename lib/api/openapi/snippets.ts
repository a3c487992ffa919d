import { NPM_PACKAGE, WHEEL } from "../packages/mod.ts";
import snippets from "./snippets.json" with { type: "json" };

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
${typescript.join("\n")}`,
    },
    {
      language: "Python",
      code: `# ${WHEEL.install} ${baseUrl}${WHEEL.path}
from foyer import Foyer

with Foyer() as foyer:
    ${python.join("\n    ")}`,
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
  /** Lines of code. */
  typescript: string[];
  python: string[];
  /** Arguments of the command `foyer`, if one line is enough. */
  command?: string;
}

const CALLS = new Map<string, ByClient>(Object.entries(snippets));
