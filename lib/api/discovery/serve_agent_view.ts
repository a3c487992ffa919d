import type { Context } from "fresh";
import { AGENT_VIEW } from "../../endpoint.ts";
import type { State } from "../../state.ts";
import { agentView } from "./agent_view.ts";

/** A middleware, because the agent view has a query instead of a path. */
export async function serveAgentView(context: Context<State>) {
  const isAsked = context.state.request.endpoint.path === AGENT_VIEW;
  if (!isAsked) return await context.next();
  const { serveDocument } = await import("./serve_document.ts");
  return await serveDocument(agentView)(context);
}
