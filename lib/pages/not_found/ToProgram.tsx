import { type OperationError, toErrorBody } from "../../api/errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  error: OperationError;
}

const MEDIA_TYPE = "application/json";

/** What a program gets in place of the page that tells of an error. */
export function ToProgram({ error }: Props) {
  const { toProgram } = useWords().error;
  const body = JSON.stringify(toErrorBody(error), null, 2);
  return (
    <Block
      id={ANCHORS.toProgram}
      title={toProgram}
      machine={<code class="m">{MEDIA_TYPE}</code>}
    >
      <div class="con">
        <pre tabindex={0}><code>{body}</code></pre>
      </div>
    </Block>
  );
}
