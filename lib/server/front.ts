import type { LiveValues } from "@foyer/services";
import type { BuiltAnswers } from "./build/built_answers.ts";
import type { Core } from "./core.ts";
import { answerOptions } from "./middleware/answer_options.ts";
import { cache } from "./middleware/cache.ts";
import { catchErrors } from "./middleware/catch_errors.ts";
import { checkHost } from "./middleware/check_host.ts";
import { checkMethod } from "./middleware/check_method.ts";
import { checkTarget } from "./middleware/check_target.ts";
import { commonHeaders } from "./middleware/common_headers.ts";
import { countVisitors } from "./middleware/count_visitors.ts";
import { limitRate } from "./middleware/limit_rate.ts";
import { logRequests } from "./middleware/log_requests.ts";
import { compose, type Handle } from "./middleware/middleware.ts";
import { nameSpans } from "./middleware/name_spans.ts";
import { noteCallers } from "./middleware/note_callers.ts";
import { requestReader } from "./middleware/read_request.ts";

type Serve = (
  request: Request,
  info?: Deno.ServeHandlerInfo,
) => Promise<Response>;

/**
 * Requests pass this list from top to bottom, and responses from bottom to top. What
 * the caches hold is answered here, and all else by `next`.
 */
export function front(
  { world, windows, inFlight, presence, callers, caches }: Core,
  live: Pick<LiveValues, "versionAt">,
  next: Handle,
): Handle {
  const { config, tracing } = world;
  return compose(
    [
      ...(tracing ? [nameSpans(tracing)] : []),
      logRequests(world),
      commonHeaders({ windows }),
      catchErrors(world),
      checkHost,
      checkTarget,
      answerOptions,
      limitRate({ windows, inFlight, isEnforced: config.RATE_LIMIT > 0 }),
      checkMethod,
      ...(presence ? [countVisitors(presence)] : []),
      noteCallers(callers),
      cache(caches, live),
    ],
    next,
  );
}

/**
 * Gives answers of the build until the site is loaded, with the same state and the
 * same middlewares. Other requests wait for the site.
 */
export function firstAnswers(
  core: Core,
  built: BuiltAnswers,
  site: () => Promise<Serve>,
): Serve {
  const { config, now } = core.world;
  const readRequest = requestReader({
    findEndpoint: (path, search) => built.find(path, search),
    proxies: config.TRUST_PROXY,
    now,
  });
  const bySite: Handle = async ({ request, connection }) =>
    (await site())(request, connection);
  const answer = front(core, NOTHING_LIVE, bySite);
  return async (request, connection) => {
    const info = readRequest(request, connection);
    return await (built.has(info) ? answer(info) : bySite(info));
  };
}

/** The build keeps no answer that shows live values. */
const NOTHING_LIVE = { versionAt: () => 0 };
