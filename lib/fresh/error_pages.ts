import { STATUS_TEXT } from "@std/http/status";
import type { Frame, Load } from "./component.ts";
import { type Context, internalsOf } from "./context.ts";
import { finish, page, type Route } from "./route.ts";
import { HttpError, MethodNotAllowed, statusOf } from "./error.ts";
import type { Pattern } from "./pattern.ts";

export interface ErrorPage<State> {
  /** null: a not-found page, which takes every 404. */
  scope: Pattern | null;
  frame: Frame<State>;
  load: Load<Route<State>>;
}

/** Turns a thrown value into a response, by the nearest error page. */
export async function respondToError<State>(
  pages: ErrorPage<State>[],
  ctx: Context<State>,
  error: unknown,
): Promise<Response> {
  const { path } = internalsOf(ctx);
  for (const errorPage of pages) {
    if (error instanceof Response) return error;
    const isFor = errorPage.scope?.covers(path) ?? statusOf(error) === 404;
    if (!isFor) continue;
    try {
      return allowing(error, await answer(ctx, errorPage, error));
    } catch (next) {
      error = next;
    }
  }
  if (error instanceof Response) return error;
  ctx.error = error;
  return allowing(error, plainAnswer(error));
}

/** An HttpError shows its message or phrase; any other error stays on the server. */
export function plainAnswer(error: unknown): Response {
  const status = statusOf(error);
  if (status >= 500) report(error);
  const phrases: Record<number, string> = STATUS_TEXT;
  const text = error instanceof HttpError
    ? error.message || phrases[status]
    : "Internal server error";
  return new Response(text ?? `Error ${status}`, { status });
}

async function answer<State>(
  ctx: Context<State>,
  { frame, load }: ErrorPage<State>,
  error: unknown,
): Promise<Response> {
  ctx.error = error;
  const route = await load();
  internalsOf(ctx).frame = frame;
  const handler = typeof route.handler === "function"
    ? route.handler
    : route.handler?.GET;
  if (!handler && statusOf(error) >= 500) report(error);
  const result = handler ? await handler(ctx) : page();
  return await finish(ctx, route, result);
}

function allowing(error: unknown, response: Response): Response {
  if (!(error instanceof MethodNotAllowed)) return response;
  // A copy, because the headers of a redirect or a fetch are immutable.
  const copy = new Response(response.body, response);
  copy.headers.set("allow", error.allow);
  return copy;
}

function report(error: unknown): void {
  // deno-lint-ignore no-console -- the error is reported nowhere else
  console.error(error);
}
