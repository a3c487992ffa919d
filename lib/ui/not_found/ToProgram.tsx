import { type OperationError, toErrorBody } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  /** The ErrorResponse. */
  json: string;
}

const MEDIA_TYPE = "application/json";

/** What a program gets in place of the page that tells of an error. */
export function ToProgram({ json }: Props) {
  const { toProgram } = useWords().error;
  return (
    <Block
      id={ANCHORS.toProgram}
      title={toProgram}
      machine={<code class="m">{MEDIA_TYPE}</code>}
    >
      <div class="con">
        <pre tabindex={0}><code>{json}</code></pre>
      </div>
    </Block>
  );
}

/** The ErrorResponse as people read it. */
export function jsonOf(error: OperationError): string {
  return JSON.stringify(toErrorBody(error), null, 2);
}
