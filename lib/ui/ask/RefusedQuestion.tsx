import type { OperationError } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { MAX_QUERY } from "../../base/text/code_points.ts";
import { Article } from "../Article.tsx";
import { Block } from "../Block.tsx";
import { ErrorJson } from "../not_found/ErrorJson.tsx";
import { useEnglish, useWords } from "../site_context.ts";

interface Props {
  title: string;
  /** The page that answers, and the parameter that it reads. */
  action: string;
  parameter: string;
  question: string;
  /** Other parameters of the same question. */
  kept: Record<string, string>;
  code: OperationError["code"];
  /** The error in words, and as the JSON that a program gets. */
  message: string;
  json: string;
}

/** Keeps a question that came beyond the rate window, and shows when to ask again. */
export function RefusedQuestion(props: Props) {
  const { title, action, parameter, question, kept, code } = props;
  const { label, button, retry } = useWords().ask.box;
  return (
    <Article
      page={{ title }}
      facts={
        <p class="wait" {...useEnglish()}>
          <code>{code}</code> {props.message}
        </p>
      }
      anchors={[ANCHORS.ask, ANCHORS.toProgram]}
    >
      <Block id={ANCHORS.ask} title={label}>
        <form class="flow" action={action}>
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <textarea
            name={parameter}
            aria-label={label}
            maxlength={MAX_QUERY}
            required
          >
            {question}
          </textarea>
          <p class="s soft">{retry}</p>
          <button type="submit" class="btn">{button}</button>
        </form>
      </Block>
      <ErrorJson json={props.json} />
    </Article>
  );
}
