import { curlOf } from "../../console/call.ts";
import { toolCall } from "../../console/tool_call.ts";
import type { AnyOperation } from "../../api/operation.ts";
import { type Snippet, snippetsOf } from "../../openapi/snippets.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import type { RecordedAnswer } from "../developers/record_answer.ts";
import { useSite } from "../site_context.ts";
import { Console } from "../developers/Console.tsx";

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
    </Block>
  );
}

/** The same of the tool that an agent has. */
function byTool(baseUrl: string): Snippet {
  const call = toolCall("/mcp", "get_work_history", {});
  return { language: "MCP", code: curlOf(baseUrl, call).join("") };
}
