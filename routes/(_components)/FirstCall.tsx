import { curlOf } from "../../lib/console/call.ts";
import { toolCall } from "../../lib/console/tool_call.ts";
import { listWork } from "../../lib/operations/list_work.ts";
import { type Snippet, snippetsOf } from "../../lib/openapi/snippets.ts";
import { ANCHORS } from "../../lib/pages/anchors.ts";
import { Block } from "../../lib/pages/Block.tsx";
import { Machine } from "../../lib/pages/Machine.tsx";
import type { RecordedAnswer } from "../../lib/pages/record_answer.ts";
import { useSite } from "../../lib/pages/site_context.ts";
import { Console } from "../developers/(_components)/Console.tsx";

interface Props {
  answer: RecordedAnswer | undefined;
}

const OPENAPI = "/openapi.json";
const NAME = `GET ${OPENAPI}`;

/** The work history as a program asks for it, and what it is told. */
export function FirstCall({ answer }: Props) {
  const { baseUrl, words } = useSite();
  const [typescript, python] = snippetsOf(listWork.id, baseUrl);
  return (
    <Block
      id={ANCHORS.call}
      title={words.home.call}
      machine={<Machine href={OPENAPI}>{NAME}</Machine>}
      wide
    >
      <Console
        operation={listWork}
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
