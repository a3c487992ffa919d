import type { Context } from "fresh";
import { once } from "../base/time/once.ts";
import { MINUTE } from "../base/time/days.ts";
import type { RequestInfo } from "../request_info.ts";
import type { LiveValues } from "@foyer/services";
import type { State } from "../state.ts";

interface Sources
  extends Pick<State, "deps" | "nearestPath" | "site" | "twins"> {
  infos: ReadonlyMap<Request, RequestInfo>;
  live: LiveValues;
}

/** Puts the values that routes use on `ctx.state`. */
export function provideState(
  { infos, live, ...shared }: Sources,
): (context: Context<State>) => Promise<Response> {
  const { now } = shared.deps;
  const recorder = once(async () => {
    const { answerRecorder } = await import("./recorded_answers.ts");
    return answerRecorder(shared.deps);
  });
  return (context) => {
    const request = infos.get(context.req);
    if (!request) throw new TypeError("A request came around the middleware");
    const state: State = {
      ...shared,
      request,
      live: () => live.shownIn(request),
      minute() {
        request.goodUntil = now() - now() % MINUTE + MINUTE;
        return request.goodUntil - MINUTE;
      },
      recordedAnswers: async (operations) => (await recorder())(operations),
    };
    Object.assign(context.state, state);
    return context.next();
  };
}
