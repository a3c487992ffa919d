import { type OperationError, toErrorBody } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  /** The ErrorResponse. */
  json: string;
}

const MEDIA_TYPE = "application/json";

/** The response that a program gets instead of the error page; nothing on a quiet site. */
export function ErrorJson({ json }: Props) {
  const { words, isQuiet } = useSite();
  if (isQuiet) return null;
  return (
    <Block
      id={ANCHORS.toProgram}
      title={words.error.toProgram}
      machine={<code class="m">{MEDIA_TYPE}</code>}
    >
      <div class="con">
        <pre tabindex={0}><code>{json}</code></pre>
      </div>
    </Block>
  );
}

export function jsonOf(error: OperationError): string {
  return JSON.stringify(toErrorBody(error), null, 2);
}
