import type { Context } from "fresh";
import type { OperationError } from "../../lib/errors.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { MAX_QUERY } from "../../lib/base/text/code_points.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { Block } from "../../lib/ui/Block.tsx";
import { ErrorJson, jsonOf } from "../../lib/ui/not_found/ErrorJson.tsx";
import { fillPage, slot } from "../../lib/ui/page_template.ts";
import { useEnglish, useSite } from "../../lib/ui/site_context.ts";
import type { State } from "../../lib/state.ts";

interface Refused {
  refusal: OperationError;
  question: string;
  /** Other parameters of the question. */
  kept: Record<string, string>;
}

/** Answers a question beyond the rate window. The page is rendered once, whatever the question. */
export async function refuseOnPage(
  context: Context<State>,
  { refusal, question, kept }: Refused,
): Promise<Response> {
  const { site, request: { path, endpoint: { asks, page } } } = context.state;
  const { code, message, hint } = refusal;
  const html = await fillPage({
    site,
    key: `${path} ${code}`,
    render: () =>
      context.render(
        <RefusedQuestion
          title={page?.title ?? ""}
          action={path}
          parameter={asks ?? ""}
          kept={Object.keys(kept)}
          code={code}
        />,
      ),
    texts: {
      ...kept,
      question,
      message: hint ? `${message}. ${hint}` : message,
      json: jsonOf(refusal),
    },
  });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "vary": "accept",
    },
  });
}

interface Props {
  title: string;
  /** The page that answers, and the parameter of the question. */
  action: string;
  parameter: string;
  /** Names of the other parameters. */
  kept: string[];
  code: OperationError["code"];
}

/** Keeps the question, and shows when to ask again. */
function RefusedQuestion({ title, action, parameter, kept, code }: Props) {
  const { words, isQuiet } = useSite();
  const { label, button, retry } = words.ask.box;
  return (
    <Article
      page={{ title }}
      facts={
        <p class="wait" {...useEnglish()}>
          {!isQuiet && <code>{code}</code>} {slot("message")}
        </p>
      }
      anchors={[ANCHORS.ask, ANCHORS.toProgram]}
    >
      <Block id={ANCHORS.ask} title={label}>
        <form class="flow" action={action}>
          {kept.map((name) => (
            <input key={name} type="hidden" name={name} value={slot(name)} />
          ))}
          <textarea
            name={parameter}
            aria-label={label}
            maxlength={MAX_QUERY}
            required
          >
            {slot("question")}
          </textarea>
          <p class="s soft">{retry}</p>
          <button type="submit" class="btn">{button}</button>
        </form>
      </Block>
      <ErrorJson json={slot("json")} />
    </Article>
  );
}
