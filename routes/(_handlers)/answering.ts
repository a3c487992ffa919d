import { type Context, page } from "fresh";
import { OperationError } from "../../lib/errors.ts";
import type { Asked } from "../../lib/ui/browser/passage.ts";
import type { Deps } from "../../lib/deps.ts";
import type { RequestInfo } from "../../lib/request_info.ts";
import type { State } from "../../lib/state.ts";
import { isUpTo, MAX_QUERY } from "../../lib/base/text/code_points.ts";
import { refuseOnPage } from "./refuse_on_page.tsx";

/** Makes the handler of a page that answers a question in its query (`PageMeta.asks`). */
export function answering<Found>(
  find: (question: string, deps: Deps, request: RequestInfo) => Promise<Found>,
  /** Returns other parameters of the question. Throws if one is wrong. */
  keptOf: (request: RequestInfo) => Record<string, string> = () => ({}),
) {
  return async (context: Context<State>) => {
    const { request, deps } = context.state;
    const question = questionOf(request);
    if (question === undefined) {
      return page<Asked<Found> | undefined>(undefined);
    }
    if (!isUpTo(MAX_QUERY, question)) throw tooLong(request);
    const { refusal } = request;
    if (refusal) {
      const kept = keptOf(request);
      return await refuseOnPage(context, { refusal, question, kept });
    }
    const found = await find(question, deps, request);
    return page<Asked<Found> | undefined>({ question, found });
  };
}

function questionOf(
  { search, endpoint: { asks } }: RequestInfo,
): string | undefined {
  if (asks === undefined) return;
  return new URLSearchParams(search).get(asks)?.trim();
}

function tooLong({ endpoint: { asks } }: RequestInfo): OperationError {
  return new OperationError(
    "invalid_parameter",
    `Cannot read "${asks}": expected text of at most ${MAX_QUERY} characters`,
  );
}
