import type { Context } from "fresh";
import type { OperationError } from "../../errors.ts";
import { jsonOf } from "../not_found/ErrorJson.tsx";
import { RefusedQuestion } from "./RefusedQuestion.tsx";
import { fillPage, slot } from "../page_template.ts";
import type { State } from "../../state.ts";

interface Refused {
  refusal: OperationError;
  question: string;
  /** Other parameters of the question. */
  kept: Record<string, string>;
}

/** Answers a question beyond the rate window with a page that keeps it. Every page has one rendering of this, whatever is asked. */
export async function refuseOnPage(
  context: Context<State>,
  { refusal, question, kept }: Refused,
): Promise<Response> {
  const { site, request: { path, endpoint: { asks, page } } } = context.state;
  const names = Object.keys(kept);
  const { message, hint } = refusal;
  const html = await fillPage({
    site,
    key: `${path} ${refusal.code}`,
    render: () =>
      context.render(
        <RefusedQuestion
          title={page?.title ?? ""}
          action={path}
          parameter={asks ?? ""}
          question={slot("question")}
          kept={Object.fromEntries(names.map((name) => [name, slot(name)]))}
          code={refusal.code}
          message={slot("message")}
          json={slot("json")}
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
