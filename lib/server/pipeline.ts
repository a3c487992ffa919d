import type { TwinReader } from "../state.ts";
import type {
  InFlightRequests,
  LiveValues,
  RateWindows,
} from "@foyer/services";
import { answerHead } from "./middleware/answer_head.ts";
import { answerOptions } from "./middleware/answer_options.ts";
import { cache } from "./middleware/cache.ts";
import { catchErrors } from "./middleware/catch_errors.ts";
import { checkHost } from "./middleware/check_host.ts";
import { checkMethod } from "./middleware/check_method.ts";
import { checkTarget } from "./middleware/check_target.ts";
import { commonHeaders } from "./middleware/common_headers.ts";
import { countVisitors } from "./middleware/count_visitors.ts";
import { limitConcurrency } from "./middleware/limit_concurrency.ts";
import { limitRate } from "./middleware/limit_rate.ts";
import { logRequests } from "./middleware/log_requests.ts";
import { compose, type Handle } from "./middleware/middleware.ts";
import { nameSpans } from "./middleware/name_spans.ts";
import { noteCallers } from "./middleware/note_callers.ts";
import { pageForms } from "./middleware/page_forms.ts";
import { redirect } from "./middleware/redirect.ts";
import { secureHtml } from "./middleware/secure_html.ts";
import { PAGE_SCRIPT, pageStyle } from "../ui/mod.ts";
import type { Services, World } from "./world.ts";

interface Parts {
  deps: World & Services;
  windows: RateWindows;
  inFlight: InFlightRequests;
  live: LiveValues;
  twins: TwinReader;
}

/** Requests pass this list from top to bottom, and responses from bottom to top. */
export function pipeline(
  { deps, windows, inFlight, live, twins }: Parts,
  routes: Handle,
): Handle {
  const { callers, config, baseUrl, presence, tracing } = deps;
  return compose(
    [
      ...(tracing ? [nameSpans(tracing)] : []),
      logRequests(deps),
      commonHeaders({ windows }),
      catchErrors(deps),
      checkHost,
      checkTarget,
      answerOptions,
      limitRate({ windows, inFlight, isEnforced: config.RATE_LIMIT > 0 }),
      checkMethod,
      ...(presence ? [countVisitors(presence)] : []),
      noteCallers(callers),
      cache(live),
      limitConcurrency(inFlight, deps),
      redirect,
      answerHead,
      pageForms({ baseUrl, twins }),
      secureHtml({ script: PAGE_SCRIPT, style: pageStyle(deps) }),
    ],
    routes,
  );
}
