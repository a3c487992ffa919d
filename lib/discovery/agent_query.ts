/** The one document that has no path of its own. */
export const AGENT_VIEW = "/?mode=agent";

/** Whether the home page is asked for as programs want it. */
export function asksForAgentView(path: string, search: string): boolean {
  // Most requests have no query, and need no parsing to be told apart.
  return path === "/" && search !== "" &&
    new URLSearchParams(search).get("mode") === "agent";
}
