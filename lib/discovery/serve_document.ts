import { type Context, HttpError } from "fresh";
import { keep } from "../http/kept.ts";
import { Representation } from "../http/representation.ts";
import { targetOf } from "../http/target.ts";
import type { State } from "../state.ts";
import { asksForAgentView } from "./agent_query.ts";
import { agentView } from "./agent_view.ts";
import type { Document } from "./document.ts";
import { documentsOf } from "./mod.ts";
import { sourcesOf } from "./sources.ts";

/** The handler of a document: rendered at its first request, then kept. */
export function serveDocument(document: Document) {
  return async (
    { req: request, state }: Context<State>,
  ): Promise<Response> => {
    const text = await document.render(sourcesOf(state));
    const representation = new Representation(text, {
      "content-type": document.mediaType,
      "cache-control": "public, max-age=300",
      "cdn-cache-control": "no-store",
      "vary": "accept-encoding",
      ...document.headers,
    });
    const response = representation.respond(request);
    return document.isTimed ? response : keep(response, representation);
  };
}

/** The handler of documents whose paths the content makes, such as skills. */
export function serveListed(context: Context<State>): Promise<Response> {
  const { path } = targetOf(context.req.url);
  const document = documentsOf(context.state.site.content)
    .find((each) => each.path === path);
  if (!document) throw new HttpError(404);
  return serveDocument(document)(context);
}

/** Answers for the one document that a query names, not a path. */
export function serveAgentView(
  context: Context<State>,
): Response | Promise<Response> {
  const { path, search } = targetOf(context.req.url);
  return asksForAgentView(path, search)
    ? serveDocument(agentView)(context)
    : context.next();
}
