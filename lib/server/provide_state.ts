import type { Context } from "fresh";
import { MINUTE } from "../base/time/days.ts";
import type { RequestInfo } from "../request_info.ts";
import type { LiveValues } from "@foyer/services";
import type { State } from "../state.ts";
import { type FindEdition, innerPath } from "./editions.ts";

interface Sources
  extends Pick<State, "editions" | "nearestPath" | "recordedAnswers"> {
  infos: ReadonlyMap<Request, RequestInfo>;
  live: LiveValues;
  editionOf: FindEdition;
  now(): number;
}

/** Puts the values that routes use on `ctx.state`. */
export function provideState(
  { infos, live, editionOf, now, ...shared }: Sources,
): (context: Context<State>) => Promise<Response> {
  return (context) => {
    const request = infos.get(context.req);
    if (!request) throw new TypeError("A request came around the middleware");
    const state: State = {
      ...shared,
      ...editionOf(request.endpoint),
      request,
      path: innerPath(request),
      live: () => live.shownIn(request),
      minute() {
        request.goodUntil = now() - now() % MINUTE + MINUTE;
        return request.goodUntil - MINUTE;
      },
    };
    Object.assign(context.state, state);
    return context.next();
  };
}
