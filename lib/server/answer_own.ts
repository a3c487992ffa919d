import type { RequestInfo } from "../request_info.ts";
import type { Core } from "./core.ts";
import { UnboundedCache } from "./middleware/answer_caches.ts";
import { POLICIES } from "./middleware/policies.ts";

/**
 * Answers the site itself, without log, window and visitor, by what is inside of `<main>`.
 * A page that a visitor has had already is taken as it is, if it shows no live value.
 */
export async function answerOwn(
  info: RequestInfo,
  { caches }: Core,
  routes: (info: RequestInfo) => Response | Promise<Response>,
): Promise<Response> {
  const cache = caches.get(POLICIES.form);
  const kept = cache instanceof UnboundedCache
    ? cache.lasting(info.path + info.search)
    : undefined;
  if (kept) return new Response((await kept.plain()).body);
  return await routes({ ...info, onlyMain: true });
}
