import { curlOf } from "../../lib/api/calls/call.ts";
import { toolCall } from "../../lib/api/calls/tool_call.ts";
import type { AnyOperation } from "../../lib/operation.ts";
import { type Snippet, snippetsOf } from "../../lib/api/openapi/snippets.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Block } from "../../lib/ui/Block.tsx";
import { Machine } from "../../lib/ui/Machine.tsx";
import type { RecordedAnswer } from "../../lib/api/calls/types.ts";
import { useSite } from "../../lib/ui/site_context.ts";
import { Console } from "./Console.tsx";

interface Props {
  /** It lists the work. */
  operation: AnyOperation;
  answer: RecordedAnswer | undefined;
}

const OPENAPI = "/openapi.json";
const NAME = `GET ${OPENAPI}`;

/** The work history as a program asks for it, and what it is told. */
export function ApiCall({ operation, answer }: Props) {
  const { baseUrl, words } = useSite();
  const [typescript, python] = snippetsOf(operation.id, baseUrl);
  return (
    <Block
      id={ANCHORS.call}
      title={words.home.call}
      machine={<Machine href={OPENAPI}>{NAME}</Machine>}
      wide
    >
      <Console
        operation={operation}
        answer={answer}
        snippets={[typescript, python, byTool(baseUrl)].filter((each) =>
          each !== undefined
        )}
      />
      <p class="s soft scripted" data-markdown-ignore>{words.callers.invite}</p>
    </Block>
  );
}

/** The same of the tool that an agent has. */
function byTool(baseUrl: string): Snippet {
  const call = toolCall("/mcp", "get_work_history", {});
  return { language: "MCP", code: curlOf(baseUrl, call).join("") };
}
